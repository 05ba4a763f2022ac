"""Players: whoever decides for a seat, from a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vorhand.players.heuristic import Heuristic
from vorhand.players.player import Decision, Player
from vorhand.players.uniform import Uniform

PLAYERS: Final[dict[str, Callable[[int], Player]]] = {"random": Uniform, "heuristic": Heuristic}
"""How to make a player of this name from a seed."""

__all__ = ["PLAYERS", "Decision", "Player", "player_named"]


def player_named(name: str, seed: int = 0) -> Player:
    """A new player of this name; raises `ValueError` naming those that exist."""
    if name not in PLAYERS:
        raise ValueError(f"player {name!r} is not one of {' '.join(PLAYERS)}")
    return PLAYERS[name](seed)
