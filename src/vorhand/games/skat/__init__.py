"""Skat (SK): the winner of the auction plays alone against two."""

from vorhand.games.skat.match import GAME, SkatMatch, start
from vorhand.games.skat.table import Skat, SkatView

__all__ = ["GAME", "Skat", "SkatMatch", "SkatView", "start"]
