"""Schnapsen (SN): two players, sixty-six card points, a match from seven game points down."""

from vorhand.games.schnapsen.match import GAME, SchnapsenMatch, start
from vorhand.games.schnapsen.play import SchnapsenView
from vorhand.games.schnapsen.table import Schnapsen

__all__ = ["GAME", "Schnapsen", "SchnapsenMatch", "SchnapsenView", "start"]
