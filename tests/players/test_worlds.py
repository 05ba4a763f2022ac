"""Worlds: every one replays its whole history legally and gives the same view again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from vorhand.game import State
from vorhand.games import GAMES
from vorhand.players import player_named
from vorhand.players.worlds import state_of, worlds

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "letzter-stich": [
        {},
        {"players": 2},
        {"players": 3, "trump": "any"},
        {"players": 5, "trump": "void"},
        {"players": 6, "penalty": True},
        {"progressive": True, "penultimate": True},
    ],
    "kaiser": [{}, {"passing": True}, {"kitty": True}, {"kitty": True, "passing": True, "low": True}],
    "schnapsen": [
        {},
        {"declare": "optional"},
        {"marriage_pending": True, "king_led": True},
        {"exchange_min_stock": 4},
    ],
    "skat": [{}, {"steps": "isko", "deals": 36}, {"pass_out": "ramsch", "kontra": True}],
}


def deals(game: str, change: dict[str, Any], count: int) -> list[State]:
    """Every state of some deals, played by random and by heuristic players in turn."""
    options = replace(next(iter(GAMES[game].presets.values())), **change)
    found, random = [], Random(f"{game} {change}")
    for number in range(count):
        players = [player_named(random.choice(["random", "heuristic"]), number) for _ in range(options.seats)]
        state = GAMES[game].match(options, random).deal(random)
        while state.to_act is not None:
            found.append(state)
            state = state.apply(players[state.to_act].decide(state.view(state.to_act)))
    return found


@pytest.mark.parametrize(("game", "change"), [(game, change) for game, all_ in OPTIONS.items() for change in all_])
def test_every_world_replays_and_gives_the_same_view(game: str, change: dict[str, Any]) -> None:
    """For every seat to act, in every phase: the world's state has that very view, and its hands are the world's."""
    for number, state in enumerate(deals(game, change, 12)):
        seat = state.to_act
        assert seat is not None
        view = state.view(seat)
        for world in worlds(view, 3, number):
            again = state_of(view, world)
            assert again.view(seat) == view
            assert again.hands == world.hands


@pytest.mark.parametrize("game", OPTIONS)
def test_worlds_tell_nothing_but_the_view(game: str) -> None:
    """Two states with the same view have the same worlds, and another seed gives others."""
    for number, state in enumerate(deals(game, OPTIONS[game][0], 2)):
        seat = state.to_act
        assert seat is not None
        view = state.view(seat)
        drawn = worlds(view, 5, number)
        assert len(drawn) <= 5 or game == "schnapsen"
        other = state_of(view, drawn[-1])
        assert worlds(other.view(seat), 5, number) == drawn


@pytest.mark.parametrize("game", OPTIONS)
def test_where_few_worlds_are_left_each_is_there_once(game: str) -> None:
    """Near the end of a deal every world is enumerated, the true one among them."""
    enumerated = 0
    for state in deals(game, OPTIONS[game][0], 6):
        seat = state.to_act
        assert seat is not None
        found = worlds(state.view(seat), 400, 1)
        if len(found) < 400:
            enumerated += 1
            assert len(set(found)) == len(found)
            assert state.hands in [world.hands for world in found]
    assert enumerated > 10
