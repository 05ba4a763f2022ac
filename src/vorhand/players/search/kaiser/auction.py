"""Kaiser before play: the bid and the naming, by what becomes of them in worlds (KA 3, KA 5)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from vorhand import kernel
from vorhand.action import Action, Announce, Bid
from vorhand.cards import Cards
from vorhand.game import State
from vorhand.games.kaiser.play import Playing
from vorhand.games.kaiser.table import KaiserView, order_of, side_of
from vorhand.kernel import Position
from vorhand.players.maxims.kaiser import advise, spare
from vorhand.players.search.candidate import Asked, Candidate, Found
from vorhand.players.search.effort import Effort
from vorhand.players.search.kaiser.play import written
from vorhand.players.worlds import World, state_of, worlds
from vorhand.solve import kaiser_tables, question
from vorhand.trick import Order

AUCTION: Final = 24
"""How many worlds an auction is thought over in."""
BIDS: Final = 6
"""So many bids are tried, from the lowest: more than is needed is seldom bid."""


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


def naming(view: KaiserView, effort: Effort, seed: int, also: Asked = ()) -> Found:
    """What each contract brings at the bid that stands."""
    assert view.bid is not None
    drawn = worlds(view, max(2, round(effort.share * AUCTION)), seed)
    candidates = []
    for action in also if len(also) > 1 else view.actions:
        assert isinstance(action, Announce)
        points = points_in(view, action, drawn, effort)
        candidates.append(average(action, [end(view, view.seat, view.bid, action, each) for each in points]))
    return Found(tuple(candidates), len(drawn), "score")


def real(view: KaiserView, points: int, bid: Bid) -> list[int]:
    """KA 5.2: what becomes of these points when nobody sees all cards, each as often as any other."""
    most = 11 if view.options.kitty else 12
    return [min(max(points - less, -2), most) for less in SHORT[bid.no_trump]]


SHORT: Final = {False: (-1, 0, 0, 0, 1, 1, 2, 3, 5, 7), True: (-3, 0, 0, 0, 0, 1, 2, 3, 7, 8)}
"""By how much a declarer falls short of what he would take if all saw all cards, in a suit and at no-trump: the
tenths of what `bench/kaiser_short.py` finds."""


def bidding(view: KaiserView, effort: Effort, seed: int, also: Asked = ()) -> Found:
    """KA 3: each bid in worlds where the others bid, name and discard by the maxims from then on (KA 8)."""
    drawn = worlds(view, max(2, round(effort.share * AUCTION)), seed)
    bids = sorted((action for action in view.actions if isinstance(action, Bid)), key=view.actions.index)
    actions = [action for action in view.actions if not isinstance(action, Bid)]
    actions += [bid for place, bid in enumerate(bids) if place < BIDS or bid in also]
    if len(also) > 1:
        actions = list(also)
    ends: list[list[End]] = [[] for _ in actions]
    for world in drawn:
        start, points = state_of(view, world), {}
        for number, action in enumerate(actions):
            state = settled(start.apply(action))
            place = state.declarer, state.contract
            if place not in points:
                points[place] = solved(state)
            ends[number].append(end(view, state.declarer, state.bid, state.contract, points[place]))
    found = tuple(average(action, each) for action, each in zip(actions, ends, strict=True))
    return Found(found, len(drawn), "score")


class End(NamedTuple):
    """What a deal brings the seat's side, and how likely it gets its way."""

    worth: float
    chance: float


def end(view: KaiserView, declarer: int, bid: Bid, contract: Announce, points: int) -> End:
    """What becomes of a contract whose declarer takes so many points with open cards."""
    sheet = written(view, declarer, bid, contract)
    likely = real(view, points, bid)
    ours = side_of(declarer) == side_of(view.seat)
    return End(fmean(sheet[each] for each in likely), fmean((each >= bid.value) == ours for each in likely))


def average(action: Action, ends: Sequence[End]) -> Candidate:
    """The action, with what it brings on average."""
    worths, chances = zip(*ends, strict=True)
    return Candidate(action, fmean(worths), fmean(chances), worths)


def solved(state: Playing) -> int:
    """The points of the declarer's side with open cards."""
    asked = question(state)
    assert asked is not None
    return asked.base + kernel.value(asked.tables, asked.position).low


def settled(state: State) -> Playing:
    """The first lead, when all that comes before it is done by the maxims."""
    while not isinstance(state, Playing):
        assert state.to_act is not None
        view = state.view(state.to_act)
        assert isinstance(view, KaiserView)
        state = state.apply(advise(view).action)
    return state
