"""Worlds: how the cards may lie, for all that a view tells.

A world agrees with everything the seat has seen: `worlds` draws some without bias, `state_of` replays the deal of one
legally up to a state that gives the seat the same view again.
"""

from __future__ import annotations

from typing import Any, Final

from vorhand.game import State, View
from vorhand.games import GAMES
from vorhand.players.worlds import kaiser, letzter_stich, schnapsen, skat
from vorhand.players.worlds.world import World

__all__ = ["World", "state_of", "worlds"]

_GAMES: Final[dict[str, Any]] = {
    "letzter-stich": letzter_stich,
    "kaiser": kaiser,
    "schnapsen": schnapsen,
    "skat": skat,
}


def worlds(view: View, count: int, seed: int) -> list[World]:
    """So many worlds, each as likely as any other; every one of them, once each, where there are no more."""
    found: list[World] = _GAMES[view.game].worlds(view, count, seed)
    return found


def state_of(view: View, world: World) -> State:
    """The state of a world; what was laid away unseen is filled in so that it could have been."""
    deal, history = _GAMES[view.game].past(view, world)
    state = GAMES[view.game].start(view.options, deal)
    for event in history:
        state = state.apply(event.action, event.seat)
    return state
