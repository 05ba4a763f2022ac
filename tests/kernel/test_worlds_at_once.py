"""Many worlds in one call: a target each, each for himself, and Schnapsen."""

from __future__ import annotations

from random import Random

import pytest
from endings import ending
from msgspec.structs import replace

from vorhand import kernel, oracle
from vorhand.games import GAMES
from vorhand.games.schnapsen import SchnapsenView
from vorhand.kernel import Position, Tables
from vorhand.options import SetupError
from vorhand.players.search.schnapsen import position
from vorhand.players.worlds import worlds


def mixed(random: Random) -> tuple[Tables, list[Position]]:
    """An ending before a lead, and others with the same hand to play from."""
    tables, first = ending(random, 3, 2, mid_trick=False)
    one, two = (seat for seat in range(3) if seat != first.leader)
    swapped = list(first.hands)
    swapped[one], swapped[two] = swapped[two], swapped[one]
    return tables, [first, replace(first, hands=tuple(swapped)), first]


def test_every_world_has_a_target_of_its_own() -> None:
    """A row says what reaches its own target; a number of targets that does not fit is refused."""
    random = Random("targets")
    for _ in range(60):
        tables, at = mixed(random)
        targets = [random.randint(-3, 12) for _ in at]
        exact, reached = kernel.worlds(tables, at), kernel.worlds(tables, at, target=targets, threads=2)
        assert reached.cards == exact.cards
        for values, row, target in zip(exact.rows(), reached.rows(), targets, strict=True):
            assert row == [value >= target for value in values]
    with pytest.raises(SetupError, match="2 for 3 worlds"):
        kernel.worlds(tables, at, target=[1, 2])


def test_levels_are_counted_from_each_target() -> None:
    """A row says how many levels are reached, a position by itself too, with the extension and without."""
    random = Random("levels")
    for _ in range(60):
        tables, at = mixed(random)
        targets = [random.randint(-3, 6) for _ in at]
        levels = sorted(random.randint(-4, 8) for _ in range(random.randrange(6)))
        exact = kernel.worlds(tables, at)
        for built in (kernel.built, False):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(kernel, "built", built)
                counted = kernel.worlds(tables, at, target=targets, levels=levels)
                alone = kernel.reached(tables, at[0], levels)
            for values, row, target in zip(exact.rows(), counted.rows(), targets, strict=True):
                wanted = [sum(value >= target + level for level in levels) for value in values]
                assert dict(zip(counted.cards, row, strict=True)) == dict(zip(exact.cards, wanted, strict=True))
            assert alone == sum(kernel.value(tables, at[0]).low >= level for level in levels)
    for unsorted in (
        lambda: kernel.worlds(tables, at, target=0, levels=(2, 1)),
        lambda: kernel.reached(tables, at[0], (2, 1)),
    ):
        with pytest.raises(SetupError, match="they do not ascend: 2, 1"):
            unsorted()


def test_max_n_in_many_worlds_is_max_n_after_each_card() -> None:
    """What the player himself gets; after a limit of nodes nothing is said."""
    random = Random("max-n worlds")
    for _ in range(60):
        tables, at = mixed(random)
        found = kernel.max_n_worlds(tables, at, threads=2)
        for world, row in zip(at, found.rows(), strict=True):
            for card, value in zip(found.cards, row, strict=True):
                gained, after = oracle.play(replace(tables, takers=(0, 1, 2)), world, card)
                gains = kernel.max_n(tables, after).seats
                assert gained == 0
                assert gains is not None
                assert value == gains[world.seat]
    assert kernel.max_n_worlds(tables, []).cards == ()
    assert {value for row in kernel.max_n_worlds(tables, at, nodes=0).rows() for value in row} <= {
        kernel.UNKNOWN,
        *(value for row in found.rows() for value in row),
    }


def test_schnapsen_in_many_worlds_is_schnapsen_in_each() -> None:
    """On one thread and on two."""
    random = Random(3)
    state = GAMES["schnapsen"].match(GAMES["schnapsen"].presets["seed"], random).deal(random)
    for _ in range(8):
        state = state.apply(state.actions()[-1])
    assert state.to_act is not None
    view = state.view(state.to_act)
    assert isinstance(view, SchnapsenView)
    at = [position(view, world) for world in worlds(view, 20, 1)]
    one, two = kernel.schnapsen_worlds(at), kernel.schnapsen_worlds(at, threads=2)
    assert one == two == [kernel.schnapsen(each) for each in at]
    assert kernel.schnapsen_worlds([]) == []
    with pytest.raises(SetupError, match="options"):
        kernel.schnapsen_worlds([at[0], replace(at[0], silent=True)])
