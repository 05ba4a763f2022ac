"""Skat: the game that brings most, before play; then the chance of the contract (SK 3 to SK 6)."""

from __future__ import annotations

from vorhand.games.skat import SkatView
from vorhand.players.search.candidate import Asked, Found
from vorhand.players.search.effort import Effort
from vorhand.players.search.skat import auction, play


def search(view: SkatView, effort: Effort, seed: int, also: Asked = ()) -> Found | None:
    """The phases that are searched: those before play only with some effort."""
    if view.phase == "playing":
        return play.search(view, effort, seed)
    return auction.search(view, effort, seed, also) if effort.auctions else None
