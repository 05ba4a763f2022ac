"""The table of games, by name."""

from __future__ import annotations

from typing import Final

from vorhand.game import Game
from vorhand.games import kaiser, letzter_stich, schnapsen, skat

GAMES: Final[dict[str, Game]] = {
    game.name: game for game in (letzter_stich.GAME, kaiser.GAME, schnapsen.GAME, skat.GAME)
}


def game_named(name: str) -> Game:
    """The game of this name; raises `ValueError` naming those that exist."""
    if name not in GAMES:
        raise ValueError(f"game {name!r} is not one of {' '.join(GAMES)}")
    return GAMES[name]
