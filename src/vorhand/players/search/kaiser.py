"""Kaiser: the score of the deal over the worlds, in the auction, at the naming and in play (KA 5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean
from typing import Final

from vorhand import kernel
from vorhand.action import Action, Announce, Bid, Pass, Play, Take
from vorhand.cards import Cards
from vorhand.games.kaiser.auction import announcements
from vorhand.games.kaiser.score import score
from vorhand.games.kaiser.table import SEATS, Kaiser, KaiserView, order_of, partner_of, side_of
from vorhand.kernel import Position
from vorhand.players.maxims.kaiser import spare
from vorhand.players.search.candidate import Candidate, Found
from vorhand.players.search.effort import Effort
from vorhand.players.worlds import World, worlds
from vorhand.players.worlds.kaiser import order
from vorhand.solve import kaiser_tables
from vorhand.trick import Order

PLAY: Final = 160
"""How many worlds of eight tricks take a second on two threads, with every card."""
AUCTION: Final = 50
"""How many worlds an auction is thought over in, in every contract."""


def search(view: KaiserView, effort: Effort, seed: int) -> Found | None:
    """The phases that are searched: the auction and the naming only with some effort."""
    if view.phase == "playing":
        return play(view, effort, seed)
    if effort.auctions and view.phase == "auction":
        return auction(view, effort, seed)
    if effort.auctions and view.phase == "naming":
        return naming(view, effort, seed)
    return None


# Play


def play(view: KaiserView, effort: Effort, seed: int) -> Found:
    """What each card brings: the score of the own side less that of the other."""
    assert view.declarer is not None
    assert view.leader is not None
    assert view.bid is not None
    assert view.contract is not None
    bidders = side_of(view.declarer)
    drawn = worlds(view, effort.worlds(PLAY, 4 * view.sizes[view.seat]), seed)
    positions = [Position(hands=world.hands, leader=view.leader, trick=view.trick) for world in drawn]
    found = kernel.worlds(kaiser_tables(order(view), bidders), positions, threads=effort.threads)
    sheet = written(view, view.declarer, view.bid, view.contract)
    base, own = view.points[bidders], side_of(view.seat) == bidders
    candidates = []
    for card, column in zip(found.cards, zip(*found.rows(), strict=True), strict=True):
        made = fmean(base + value >= view.bid.value for value in column)
        worth = fmean(sheet[base + value] for value in column)
        candidates.append(Candidate(Play(card), worth, made if own else 1 - made))
    return Found(tuple(candidates), len(drawn), "contract")


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


# Auction


def points_in(view: KaiserView, contract: Announce, drawn: Sequence[World], effort: Effort) -> list[int]:
    """The points of the seat's side in every world if it declares this contract."""
    ranking = order_of(contract.contract, "low" in contract.flags, view.options.low_specials)
    positions = [Position(hands=after_kitty(view, world, ranking), leader=view.seat) for world in drawn]
    tables = kaiser_tables(ranking, side_of(view.seat))
    if view.options.kitty:  # other hands in other worlds
        return [kernel.value(tables, position).low for position in positions]
    return [max(row) for row in kernel.worlds(tables, positions, threads=effort.threads).rows()]


def after_kitty(view: KaiserView, world: World, ranking: Order) -> tuple[Cards, ...]:
    """KA 7.5: the hands after the seat has taken the kitty and laid four cards away."""
    if not view.options.kitty:
        return world.hands
    held = view.hand | Cards(world.rest)
    kept = held - spare(held, ranking)
    return tuple(kept if seat == view.seat else hand for seat, hand in enumerate(world.hands))


def naming(view: KaiserView, effort: Effort, seed: int) -> Found:
    """What each contract brings at the bid that stands."""
    assert view.bid is not None
    drawn = worlds(view, max(2, round(effort.share * AUCTION)), seed)
    candidates = []
    for action in view.actions:
        assert isinstance(action, Announce)
        candidates.append(candidate(view, action, view.bid, action, points_in(view, action, drawn, effort)))
    return Found(tuple(candidates), len(drawn), "contract")


def candidate(view: KaiserView, action: Action, bid: Bid, contract: Announce, points: Sequence[int]) -> Candidate:
    """What it brings to declare this contract at this bid with so many points in every world."""
    sheet = written(view, view.seat, bid, contract)
    real = [each - less for each in points for less in SHORT]
    return Candidate(action, fmean(sheet[max(each, -3)] for each in real), fmean(each >= bid.value for each in real))


SHORT: Final = (1, 2, 2, 3, 4)
"""By so many points a declarer falls short of what he would take if all saw all cards, each as often."""
LEFT: Final = {"partner": 1.0, "nobody": 0.0, "others": -2.5}
"""What it is worth to pass, by who holds the bid: a rough count of what the others then make of it."""
HOLDS: Final = {6: 0.35, 7: 0.55, 8: 0.75, 9: 0.9, 10: 0.95}
"""How often a bid stands against one who still has a turn."""


def auction(view: KaiserView, effort: Effort, seed: int) -> Found:
    """KA 3: what each bid brings if it stands, in the contract that suits it best; a pass leaves it to the others."""
    drawn = worlds(view, max(2, round(effort.share * AUCTION)), seed)
    known = {
        no_trump: [
            (contract, points_in(view, contract, drawn, effort))
            for contract in announcements(no_trump, view.options.low)
        ]
        for no_trump in {bid.no_trump for bid in view.actions if isinstance(bid, Bid)}
        | ({view.bid.no_trump} if view.bid and Take() in view.actions else set())
    }
    holder = "nobody" if view.declarer is None else "others"
    if view.declarer == partner_of(view.seat):
        holder = "partner"
    left = LEFT[holder]
    waiting = (view.dealer - view.seat) % SEATS  # who still has a turn
    candidates = []
    for action in view.actions:
        if isinstance(action, Pass):
            candidates.append(Candidate(action, left, 0.0))
            continue
        bid = action if isinstance(action, Bid) else view.bid
        assert bid is not None
        best = max(
            (candidate(view, action, bid, contract, points) for contract, points in known[bid.no_trump]),
            key=lambda each: each.worth,
        )
        stands = HOLDS.get(min(bid.value + bid.no_trump, 10), 1.0) ** waiting
        candidates.append(Candidate(action, stands * best.worth + (1 - stands) * left, best.chance))
    return Found(tuple(candidates), len(drawn), "contract")
