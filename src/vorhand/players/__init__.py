"""Players: whoever decides for a seat, from a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from vorhand.players.heuristic import Heuristic
from vorhand.players.own import own
from vorhand.players.player import Decision, Player
from vorhand.players.search import LEVELS, Searcher
from vorhand.players.uniform import Uniform

PLAYERS: Final[dict[str, Callable[[int], Player]]] = {
    "random": Uniform,
    "heuristic": Heuristic,
    **{name: partial(Searcher, effort) for name, effort in LEVELS.items()},
}
"""How to make a player of this name from a seed."""

__all__ = ["PLAYERS", "Decision", "Player", "factory_named", "player_named"]


def player_named(name: str, seed: int = 0) -> Player:
    """A new player of this name; raises `ValueError` naming those that exist."""
    return factory_named(name)(seed)


def factory_named(name: str) -> Callable[[int], Player]:
    """How to make the player of this name, one of `PLAYERS` or ``package.module:factory``; raises `ValueError`."""
    if ":" in name:
        return own(name)
    if name not in PLAYERS:
        raise ValueError(f"player {name!r} is not one of {' '.join(PLAYERS)} or a package.module:factory")
    return PLAYERS[name]
