"""Kaiser: the score of the deal over the worlds, in the auction, at the naming and in play (KA 5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean
from typing import Final

from vorhand import kernel
from vorhand.action import Action, Announce, Bid, Play
from vorhand.cards import Cards
from vorhand.game import State
from vorhand.games.kaiser.play import Playing
from vorhand.games.kaiser.score import score
from vorhand.games.kaiser.table import SEATS, Kaiser, KaiserView, order_of, side_of
from vorhand.kernel import Position
from vorhand.players.maxims.kaiser import advise, spare
from vorhand.players.search.candidate import Candidate, Found
from vorhand.players.search.effort import Effort
from vorhand.players.worlds import World, state_of, worlds
from vorhand.players.worlds.kaiser import order
from vorhand.solve import kaiser_tables, question
from vorhand.trick import Order

PLAY: Final = 500
"""How many worlds the play is thought over in with all effort near the end; the share of it counts twice, since
some dozen worlds more are hardly to be told from some dozen."""
AUCTION: Final = 24
"""How many worlds an auction is thought over in."""
BIDS: Final = 6
"""So many bids are tried, from the lowest: more than is needed is seldom bid."""


def search(view: KaiserView, effort: Effort, seed: int, also: Action | None = None) -> Found | None:
    """The phases that are searched: the auction and the naming only with some effort."""
    if view.phase == "playing":
        return play(view, effort, seed)
    if effort.auctions and view.phase == "auction":
        return auction(view, effort, seed, also)
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
    likely = [each for solved in points for each in real(view, solved, bid)]
    return Candidate(action, fmean(sheet[each] for each in likely), fmean(each >= bid.value for each in likely))


def real(view: KaiserView, points: int, bid: Bid) -> list[int]:
    """KA 5.2: what becomes of these points when nobody sees all cards, each as often as any other."""
    most = 11 if view.options.kitty else 12
    return [min(max(points - less, -2), most) for less in SHORT[bid.no_trump]]


SHORT: Final = {False: (-1, 0, 0, 0, 1, 1, 2, 3, 5, 7), True: (-3, 0, 0, 0, 0, 1, 2, 3, 7, 8)}
"""By how much a declarer falls short of what he would take if all saw all cards, in a suit and at no-trump: the
tenths of what `bench/kaiser_short.py` finds."""


def auction(view: KaiserView, effort: Effort, seed: int, also: Action | None = None) -> Found:
    """KA 3: each bid in worlds where the others bid, name and discard by the maxims from then on (KA 8)."""
    drawn = worlds(view, max(2, round(effort.share * AUCTION)), seed)
    bids = sorted((action for action in view.actions if isinstance(action, Bid)), key=view.actions.index)
    actions = [action for action in view.actions if not isinstance(action, Bid)]
    actions += [bid for place, bid in enumerate(bids) if place < BIDS or bid == also]
    brought: list[list[float]] = [[] for _ in actions]
    mine: list[list[float]] = [[] for _ in actions]
    for world in drawn:
        start, solved = state_of(view, world), {}
        for number, action in enumerate(actions):
            state = settled(start.apply(action))
            place = state.declarer, state.contract
            if place not in solved:
                asked = question(state)
                assert asked is not None
                solved[place] = asked.base + kernel.value(asked.tables, asked.position).low
            sheet = written(view, state.declarer, state.bid, state.contract)
            points = real(view, solved[place], state.bid)
            brought[number].append(fmean(sheet[each] for each in points))
            ours = side_of(state.declarer) == side_of(view.seat)
            mine[number].append(fmean((each >= state.bid.value) == ours for each in points))
    found = zip(actions, map(fmean, brought), map(fmean, mine), strict=True)
    return Found(tuple(Candidate(*each) for each in found), len(drawn), "contract")


def settled(state: State) -> Playing:
    """The first lead, when all that comes before it is done by the maxims."""
    while not isinstance(state, Playing):
        assert state.to_act is not None
        view = state.view(state.to_act)
        assert isinstance(view, KaiserView)
        state = state.apply(advise(view).action)
    return state
