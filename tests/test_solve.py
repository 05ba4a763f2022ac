"""Solved states: the skat in Ramsch, won or lost in Null, what cannot be solved; the example of the handbook."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from strategies import first_state

from vorhand import kernel
from vorhand.action import Announce, Play
from vorhand.game import State
from vorhand.games import GAMES
from vorhand.games.schnapsen.play import Playing as SchnapsenPlay
from vorhand.games.skat.play import Playing
from vorhand.games.skat.score import ORDERS, RamschResult, SkatResult, card_points
from vorhand.games.skat.table import Over
from vorhand.kernel import Bounds
from vorhand.solve import question, ramsch_tables, solve

ROOT = Path(__file__).resolve().parent.parent


def states(contract: str, left: int, count: int) -> Iterator[Playing]:
    """States of random deals of Ramsch or a contract, each with so many cards left."""
    game, random = GAMES["skat"], Random(f"{contract} {left}")
    while count:
        state = first_state(game, replace(game.presets["table"], pass_out="ramsch"), random.randrange(2**32))
        while not isinstance(state, Playing):
            actions = state.actions()
            ours = [action for action in actions if isinstance(action, Announce) and action.contract == contract]
            low = [action for action in actions if str(action) in ("bid 18", "pass", "take")]
            state = state.apply(actions[-1] if contract == "ramsch" else random.choice(ours or low or list(actions)))
        now: State = state
        while isinstance(now, Playing) and sum(map(len, now.hands)) > left:
            now = now.apply(random.choice([action for action in now.actions() if isinstance(action, Play)]))
        if isinstance(now, Playing) and (now.contract.contract if now.contract else "ramsch") == contract:
            count -= 1
            yield now


def best_of(state: State, seat: int, worth: Callable[[Any], int]) -> int:
    """What the seat gets by the rules alone if it wants it low and all others high."""
    if isinstance(state, Over):
        return worth(state.result)
    values = [best_of(state.apply(action), seat, worth) for action in state.actions() if isinstance(action, Play)]
    return min(values) if state.to_act == seat else max(values)


@pytest.mark.parametrize("left", [2, 3, 6, 8])
def test_ramsch_counts_the_skat_for_the_last_trick(left: int) -> None:
    """SK 9.1: a player's card points are those of the result, the skat for the taker of the last trick included."""
    taken = 0
    for state in states("ramsch", left, 15):
        me, solution = state.to_act, solve(state)
        assert solution is not None
        assert (solution.unit, solution.side, solution.maximises, solution.alone) == ("card-points", (me,), False, True)

        def worth(result: RamschResult, me: int = me) -> int:
            return result.points[me]

        for action, value in solution.actions.items():
            wanted = best_of(state.apply(action), me, worth)
            assert value == (wanted, wanted), (state, action)
        taken += solution.value.low > state.points[me]
    assert taken > 0


def test_the_last_card_of_ramsch_is_worth_what_the_result_says() -> None:
    """SK 9.1: with one card left the value is the result's points, with the skat in one deal and without in another."""
    skats = Counter[bool]()
    for state in states("ramsch", 1, 40):
        me, solution = state.to_act, solve(state)
        assert solution is not None
        over = state.apply(next(iter(solution.actions)))
        assert isinstance(over, Over)
        assert isinstance(over.result, RamschResult)
        assert solution.value == (over.result.points[me],) * 2
        last = [*state.trick, next(iter(state.hands[me]))]
        won = state.turn[ORDERS["ramsch"].winner(last)] == me
        skats[won and card_points(state.deal.rest) > 0] += 1
    assert min(skats[True], skats[False]) >= 3, skats


def test_ramsch_tables_leave_the_skat_out_where_it_is_not_given() -> None:
    """Others may ask without a skat: the last trick is then worth its cards."""
    assert ramsch_tables(ORDERS["ramsch"], 0).worth == (0,)
    assert ramsch_tables(ORDERS["ramsch"], 0, 14).worth == (14,)


@pytest.mark.parametrize("left", [6, 7, 8])
def test_null_is_won_or_lost(left: int) -> None:
    """SK 5.4: 1 where the declarer takes a trick, which ends the deal, else 0; as the rules have it."""
    seen = Counter[int]()

    def worth(result: SkatResult) -> int:
        return 0 if result.won else 1

    for state in states("null", left, 20):
        solution = solve(state)
        assert solution is not None
        assert state.declarer is not None
        assert (solution.unit, solution.side) == ("null", (state.declarer,))
        assert solution.maximises == (state.to_act != state.declarer)
        for action, value in solution.actions.items():
            wanted = best_of(state.apply(action), state.declarer, worth)
            assert value == (wanted, wanted), (state, action)
            seen[wanted] += 1
    assert min(seen[0], seen[1]) >= 3, seen


def test_a_limit_in_null_leaves_both_ends_open() -> None:
    """With no nodes at all a card is worth 0, 1 or neither yet, never more than one trick."""
    found = Counter[Bounds]()
    for state in states("null", 30, 10):
        solution = solve(state, nodes=0)
        assert solution is not None
        found.update(solution.actions.values())
    assert set(found) <= {Bounds(0, 0), Bounds(1, 1), Bounds(0, 1)}


def test_what_is_no_state_cannot_be_solved() -> None:
    """A view does not know the cards; a question is asked of the kernel; None is nothing."""
    state = next(states("clubs", 9, 1))
    for other in (state.view(0), question(state), None, "state"):
        with pytest.raises(TypeError, match="a State is wanted, not"):
            solve(other)  # type: ignore[arg-type]


def test_a_limit_of_seconds_does_not_touch_schnapsen() -> None:
    """There only nodes are a limit; none of either kind is an error."""
    state = first_state(GAMES["schnapsen"], next(iter(GAMES["schnapsen"].presets.values())), 1)
    assert isinstance(state, SchnapsenPlay)
    assert solve(state, seconds=0) == solve(state)


def test_without_the_kernel_schnapsen_ends_at_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole deal with a limit of nodes leaves bounds at once."""
    state = first_state(GAMES["schnapsen"], next(iter(GAMES["schnapsen"].presets.values())), 1)
    exact = solve(state)
    monkeypatch.setattr(kernel, "built", False)
    found = solve(state, nodes=100)
    assert exact is not None
    assert found is not None
    for action, (low, high) in found.actions.items():
        assert low <= exact.actions[action].low <= high


def test_kernel_examples_run() -> None:
    """The example of docs/kernel.md gives what it says."""
    failed, tried = doctest.testfile(str(ROOT / "docs" / "kernel.md"), module_relative=False)
    assert tried > 5
    assert failed == 0
