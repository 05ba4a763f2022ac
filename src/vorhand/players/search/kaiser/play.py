"""Kaiser in play: what each card brings the own side over the worlds (KA 5)."""

from __future__ import annotations

from functools import lru_cache
from statistics import fmean
from typing import Final

from vorhand import kernel
from vorhand.action import Announce, Bid, Play
from vorhand.games.kaiser.score import score
from vorhand.games.kaiser.table import SEATS, Kaiser, KaiserView, side_of
from vorhand.kernel import Position
from vorhand.players.search.candidate import Candidate, Found
from vorhand.players.search.effort import Effort
from vorhand.players.worlds import worlds
from vorhand.players.worlds.kaiser import order
from vorhand.solve import kaiser_tables

PLAY: Final = 500
"""How many worlds the play is thought over in with all effort near the end; the share of it counts twice, since
some dozen worlds more are hardly to be told from some dozen."""


def search(view: KaiserView, effort: Effort, seed: int) -> Found:
    """What each card brings: the score of the own side less that of the other."""
    assert view.declarer is not None
    assert view.leader is not None
    assert view.bid is not None
    assert view.contract is not None
    bidders = side_of(view.declarer)
    drawn = worlds(view, effort.worlds(round(effort.share * PLAY), 4 * view.sizes[view.seat]), seed)
    positions = [Position(hands=world.hands, leader=view.leader, trick=view.trick) for world in drawn]
    found = kernel.worlds(kaiser_tables(order(view), bidders), positions, threads=effort.threads)
    sheet = written(view, view.declarer, view.bid, view.contract)
    base, own = view.points[bidders], side_of(view.seat) == bidders
    candidates = []
    for card, column in zip(found.cards, zip(*found.rows(), strict=True), strict=True):
        made = fmean(base + value >= view.bid.value for value in column)
        worth = fmean(sheet[base + value] for value in column)
        candidates.append(Candidate(Play(card), worth, made if own else 1 - made))
    return Found(tuple(candidates), len(drawn), "score")


def written(view: KaiserView, declarer: int, bid: Bid, contract: Announce) -> dict[int, float]:
    """KA 5: by the points of the declarer's side, what the seat's side writes less what the other does."""
    seven = view.options.kitty
    mine, total = view.seat, 9 if seven else 10
    return {
        points: difference(view.options, view.standing, declarer, bid, contract, points, total)
        * (1 if side_of(mine) == side_of(declarer) else -1)
        for points in range(-3, 14)
    }


@lru_cache(maxsize=4096)
def difference(
    options: Kaiser,
    standing: tuple[int, ...],
    declarer: int,
    bid: Bid,
    contract: Announce,
    points: int,
    total: int,
) -> float:
    """What the declarer's side writes less what the other does, for these points of its own."""
    side = side_of(declarer)
    both = (points, total - points) if side == 0 else (total - points, points)
    scores = score(options, standing, declarer, bid, contract, both, (0, 0)).scores
    return scores[declarer] - scores[(declarer + 1) % SEATS]
