"""Kaiser: the score of the deal over the worlds, before play and in it (KA 5)."""

from __future__ import annotations

from vorhand.games.kaiser.table import KaiserView
from vorhand.players.search.candidate import Asked, Found
from vorhand.players.search.effort import Effort
from vorhand.players.search.kaiser import auction, laying, play


def search(view: KaiserView, effort: Effort, seed: int, also: Asked = ()) -> Found | None:
    """The phases that are searched: those before play only with some effort."""
    if view.phase == "playing":
        return play.search(view, effort, seed)
    if not effort.auctions:
        return None
    match view.phase:
        case "auction":
            return auction.bidding(view, effort, seed, also)
        case "naming":
            return auction.naming(view, effort, seed, also)
    return laying.search(view, effort, seed, also)
