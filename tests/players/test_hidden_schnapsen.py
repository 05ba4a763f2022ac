"""Schnapsen by what is seen: right where averaging over open cards provably errs; bad questions are refused."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from vorhand import kernel
from vorhand.action import Action, Close
from vorhand.game import State, result_of
from vorhand.games import GAMES
from vorhand.games.schnapsen import SchnapsenView
from vorhand.games.schnapsen.table import PACK
from vorhand.options import SetupError
from vorhand.players import player_named
from vorhand.players.search.schnapsen import position, solved
from vorhand.players.worlds import state_of, worlds
from vorhand.solve import solve

ALL = 3000
"""More than there are worlds."""
ERRS = (509, 9)
"""A deal, and how many of its actions lead to a choice at which averaging errs: it closes, each world as if seen."""


def start(number: int) -> State:
    """A deal, not of a match."""
    options = replace(GAMES["schnapsen"].presets["seed"], match=False)
    return GAMES["schnapsen"].match(options, Random(number)).deal(Random(number))


def seen_by_the_seat_to_act(state: State) -> SchnapsenView:
    """Its view."""
    assert state.to_act is not None
    view = state.view(state.to_act)
    assert isinstance(view, SchnapsenView)
    return view


def both(view: SchnapsenView) -> tuple[dict[Action, float], dict[Action, float]]:
    """What every action is worth on average over all worlds with open cards, and by what the seat sees."""
    drawn = worlds(view, ALL, 1)
    averages = {each.action: each.worth for each in solved(view, drawn, 1).candidates}
    positions = [position(view, world) for world in drawn]
    found = kernel.schnapsen_hidden(positions, known=view.hand, tries=20_000, seed=1)
    return averages, {action: prospect.worth for action, prospect in found.items()}


def best(worth: dict[Action, float]) -> Action:
    """The action that is worth most."""
    return max(worth, key=worth.__getitem__)


def exact(state: State, sign: int) -> dict[Action, int]:
    """What every action is worth with open cards."""
    solution = solve(state)
    assert solution is not None
    return {action: sign * bounds.low for action, bounds in solution.actions.items()}


def at_most(view: SchnapsenView, action: Action) -> float:
    """No less than an action is worth against one who sees all: the seat's next choice is the same in all worlds that

    look alike to it; from there on it sees all too.
    """
    sign = 1 if view.seat == 0 else -1
    alike: dict[object, list[dict[Action, int]]] = defaultdict(list)
    drawn = worlds(view, ALL, 1)
    for world in drawn:
        state = state_of(view, world).apply(action)
        while state.to_act not in (None, view.seat):
            values = exact(state, sign)
            state = state.apply(min(values, key=values.__getitem__))
        if state.to_act is None:
            scores = result_of(state).scores
            alike[len(alike)].append({action: sign * (scores[0] - scores[1])})
        else:
            alike[state.history, state.hands[view.seat]].append(exact(state, sign))
    return sum(max(sum(row[each] for row in rows) for each in rows[0]) for rows in alike.values()) / len(drawn)


def test_it_sees_through_the_fusion_of_strategies() -> None:
    """Averaging takes what looks best where every world is seen; that is provably worth less than what is chosen.

    The other is taken to know the seat's cards, so that it sees all, as it does when averaging.
    """
    number, count = ERRS
    state = start(number)
    for _ in range(count):
        state = state.apply(player_named("heuristic").decide(seen_by_the_seat_to_act(state)))
    view = seen_by_the_seat_to_act(state)
    fused, seen = both(view)
    assert fused[best(fused)] == max(fused.values()) > fused[best(seen)]
    assert best(fused) == Close()
    assert at_most(view, Close()) < seen[best(seen)] - 0.1


def test_the_tries_go_to_what_looks_best() -> None:
    """Every choice has some; of many choices the best two have twice as many as the least; threads change nothing."""
    view = seen_by_the_seat_to_act(start(3))
    positions = [position(view, world) for world in worlds(view, 200, 1)]
    found = kernel.schnapsen_hidden(positions, known=view.hand, tries=4000, seed=1)
    assert found == kernel.schnapsen_hidden(positions, known=view.hand, tries=4000, seed=1, threads=2)
    assert len(found) > 4
    ranked = sorted(found.values(), key=lambda each: -each.worth)
    least = min(each.tries for each in ranked)
    assert least >= 2 * 4000 // 4 // len(ranked)
    assert min(each.tries for each in ranked[:2]) >= 2 * least
    few = kernel.schnapsen_hidden(positions, known=view.hand, tries=1, seed=1)
    assert 2 <= sum(each.tries for each in few.values()) <= 4  # a doubt plays once more


@pytest.mark.parametrize(
    ("refused", "change", "more"),
    [
        ("not the same to the seat", {"points": (5, 0)}, {}),
        ("seven finite numbers", {}, {"gains": (1, 2)}),
        ("the trump suit", {"trump": 40}, {}),
        ("what is known of the hand", {}, {"known": PACK}),
        ("tries", {}, {"tries": 0}),
    ],
)
def test_what_cannot_be_asked_is_refused(refused: str, change: dict[str, Any], more: dict[str, Any]) -> None:
    """Worlds that look different to the seat, too few gains, no such trumps, a hand that is not so, no tries."""
    view = seen_by_the_seat_to_act(start(3))
    one, two = (position(view, world) for world in worlds(view, 2, 1))
    assert set(kernel.schnapsen_hidden([one, two], tries=50, known=view.hand)) == set(view.actions)
    with pytest.raises(SetupError, match=refused):
        kernel.schnapsen_hidden([one, replace(two, **change)], **{"tries": 10, **more})
