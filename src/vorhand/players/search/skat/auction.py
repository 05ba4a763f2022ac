"""Skat before play: how far to bid, Hand or not, what to lay away and what to announce (SK 3, SK 4).

Every game is tried in worlds with open cards, and counts what its ends bring at the table's scoring (`stakes`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from typing import Final, TypeVar

from vorhand.action import Action, Announce, Bid, Discard, Hold, Pass, Take
from vorhand.cards import Cards
from vorhand.games.skat import SkatView
from vorhand.games.skat.auction import announcements
from vorhand.kernel import Position
from vorhand.players.maxims.skat.worth import intended
from vorhand.players.search.candidate import Asked, Candidate, Found
from vorhand.players.search.effort import Effort
from vorhand.players.search.skat.hands import CONTRACTS, Plan, hoped, plans, plans_with, promising
from vorhand.players.search.skat.likelihood import explaining, spoken
from vorhand.players.search.skat.stakes import Stake, Tried, average, level_of, stake
from vorhand.players.worlds import World

Answer = TypeVar("Answer")

WORLDS: Final = 16
"""How many worlds of an auction take a second on two threads."""
DRAWN: Final = 0.2
"""A game that the maxims give less chance than that is not thought about, with the skat to come ..."""
READY: Final = 0.5
"""... and without it."""
WIDE, NARROW = 4, 3
"""How many discards are tried in a few worlds, and how many discards, and games, in all."""


def search(view: SkatView, effort: Effort, seed: int, also: Asked = ()) -> Found | None:
    """What the seat may do before play, and `also` these; None where the maxims see no game, or no choice."""
    table = Table(view, effort, seed, also)
    match view.phase:
        case "auction":
            return table.bidding()
        case "pickup":
            return table.picking_up()
        case "discarding":
            return table.discarding()
        case "announcing":
            return table.announcing()
    return None


class Table:
    """A view with the worlds that it is thought over in."""

    def __init__(self, view: SkatView, effort: Effort, seed: int, also: Asked = ()) -> None:
        self.view, self.effort, self.seed, self.threads = view, effort, seed, effort.threads
        self.also, self.alone = also, len(also) > 1
        self.leader = (view.dealer + 1) % 3  # SK 5.1

    @cached_property
    def drawn(self) -> list[World]:
        """The worlds."""
        return explaining(self.view, self.effort, max(2, round(self.effort.share * WORLDS)), self.seed)

    def found(self, stakes: dict[Action, Stake]) -> Found:
        """The candidates; where several are asked about, these alone."""
        kept = {action: made for action, made in stakes.items() if not self.alone or action in self.also}
        return Found(tuple(Candidate(action, *made) for action, made in kept.items()), len(self.drawn), "game")

    def in_worlds(self, answer: Callable[[World], Answer], drawn: Sequence[World]) -> list[Answer]:
        """The answer in every one of these worlds."""
        if self.threads == 1:
            return list(map(answer, drawn))
        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(answer, drawn))

    def promising(self, *, drawing: bool, least: float | None = None) -> list[str]:
        """The contracts that are thought about."""
        view = self.view
        least = (DRAWN if drawing else READY) if least is None else least
        return promising(view.options, view.hand, view.seat == self.leader, drawing=drawing, least=least)

    def tried(self, world: World, seat: int, contract: str, ten: Cards) -> Tried:
        """A game of a seat with these ten cards; the rest of its hand and the skat are laid away."""
        twelve = world.hands[seat] | Cards(world.rest)
        hands = tuple(ten if other == seat else hand for other, hand in enumerate(world.hands))
        level = level_of(contract, seat, Position(hands=hands, leader=self.leader), twelve - ten)
        return Tried(twelve, level)

    def played(self, world: World, seat: int, bid: int, plan: Plan) -> Stake:
        """What a plan brings a seat."""
        twelve = world.hands[seat] | Cards(world.rest)
        at = self.tried(world, seat, plan.game.contract.contract, twelve - plan.away)
        return stake(self.view.options, plan.game.contract, bid, at)

    # SK 3 Auction

    def bidding(self) -> Found | None:
        """The next step of the auction against a pass."""
        names, view = self.promising(drawing=True), self.view
        if not names and any(action != Pass() for action in self.also):
            names = self.promising(drawing=True, least=0)
        if not names:
            return None
        step = Hold() if Hold() in view.actions else min_bid(view.actions)
        stakes: dict[Action, Stake] = {
            step: self.at_bid(step, names),
            Pass(): average(self.in_worlds(self.without, self.drawn)),
        }
        for bid in self.also:
            if bid not in stakes:
                stakes[bid] = self.at_bid(bid, names)
        return self.found(stakes)

    def at_bid(self, step: Action, names: Sequence[str]) -> Stake:
        """What the best game brings for him who gets it with this bid."""
        bid = step.value if isinstance(step, Bid) else self.view.bid
        ready = self.games(self.promising(drawing=False), bid, hand=True)
        return max([self.with_skat(bid, names), *ready.values()])

    def with_skat(self, bid: int, names: Sequence[str]) -> Stake:
        """What the hand and the skat bring: in a game chosen beforehand, or in the one that looks best then."""
        rows = self.in_worlds(lambda world: self.each(world, bid, names), self.drawn)
        *columns, looks = zip(*rows, strict=True)
        return max(average(column) for column in [*columns, looks])

    def each(self, world: World, bid: int, names: Sequence[str]) -> list[Stake]:
        """What each game brings with the skat of this world, and last the one that looks best."""
        seat = self.view.seat
        found = [self.plan(world, seat, bid, contracts) for contracts in (*([name] for name in names), CONTRACTS)]
        made = {plan: self.played(world, seat, bid, plan) for plan in dict.fromkeys(found)}
        return [made[plan] for plan in found]

    def plan(self, world: World, seat: int, bid: int, names: Iterable[str]) -> Plan:
        """What looks best for a seat with the skat of this world."""
        twelve = world.hands[seat] | Cards(world.rest)
        return plans(self.view.options, twelve, names, bid, seat == self.leader)[0]

    def without(self, world: World) -> Stake:
        """What a pass brings: half of what the declarer loses; nothing where the deal is thrown in (SK 3.3).

        The declarer is he who would bid furthest of those still in the auction, or else who has said the last value.
        """
        view = self.view
        seats = {}
        for seat in range(3):
            said, passed = spoken(view, seat)
            if seat != view.seat and passed is None:
                game = intended(world.hands[seat], forehand=seat == self.leader)
                most = max(said, game.value if hoped(view.options, game) > 0 else 0)
                if most >= max(view.bid, 18):
                    seats[most] = seat
        if not seats:
            return Stake(0.0, 0.0)
        seat = seats[max(seats)]
        bid = max(view.bid, 18)
        made = self.played(world, seat, bid, self.plan(world, seat, bid, CONTRACTS))
        return Stake(-made.worth / 2, 1 - made.chance)

    # SK 4 Skat and announcement

    def games(self, names: Iterable[str], bid: int, *, hand: bool) -> dict[Action, Stake]:
        """SK 4.1, SK 4.2: what these games of the ten cards bring, with all that can be announced beside them."""
        view = self.view
        found: dict[Action, Stake] = {}
        for name in names:
            at = self.in_worlds(partial(self.tried, seat=view.seat, contract=name, ten=view.hand), self.drawn)
            for contract in announcements(view.options, bid, hand):
                if contract.contract == name:
                    found[contract] = average(stake(view.options, contract, bid, each) for each in at)
        return found

    def picking_up(self) -> Found | None:
        """Hand, or the skat and what can be made of it."""
        view = self.view
        names = [] if self.alone else self.promising(drawing=False)
        names += self.announced(names)
        ready = self.games(names, view.bid, hand=True)
        if not ready:
            return None
        return self.found({Take(): self.with_skat(view.bid, self.promising(drawing=True)), **ready})

    def discarding(self) -> Found | None:
        """The discards that look best, all tried in a few worlds, the best of them in more, and at least two."""
        view, few = self.view, max(1, len(self.drawn) // 4)
        every = plans(view.options, view.hand, CONTRACTS, view.bid, view.seat == self.leader)
        games = {plan.game.contract: plan for plan in reversed(every)}  # the best of each
        others = sorted(games.values(), key=lambda plan: -plan.looks)[:NARROW]
        asked = self.asked(every)
        found = list(dict.fromkeys(asked if self.alone else [*every[:WIDE], *others, *asked]))
        first = {plan: self.tries(plan, self.drawn[:few]) for plan in found}
        ranked = sorted(found, key=lambda plan: -average(first[plan]).worth)
        another = next((plan for plan in ranked if plan.away != ranked[0].away), None)
        if another is None:
            return None
        narrow = dict.fromkeys([*ranked[:NARROW], another, *asked])  # the best may be one discard for several games
        stakes: dict[Action, Stake] = {}
        for plan in narrow:
            made = average(first[plan] + self.tries(plan, self.drawn[few:]))
            action = Discard(plan.away)
            stakes[action] = max(stakes.get(action, made), made)
        return self.found(stakes)

    def asked(self, every: Sequence[Plan]) -> list[Plan]:
        """The best games of the discards that are asked about, whatever they lay away."""
        view, forehand, found = self.view, self.view.seat == self.leader, []
        for action in self.also:
            assert isinstance(action, Discard)
            known = [plan for plan in every if plan.away == action.cards]
            found += (known or plans_with(view.options, view.hand, action.cards, view.bid, forehand))[:2]
        return found

    def tries(self, plan: Plan, drawn: Sequence[World]) -> list[Stake]:
        """What a plan brings the seat in each of these worlds."""
        return self.in_worlds(lambda world: self.played(world, self.view.seat, self.view.bid, plan), drawn)

    def announcing(self) -> Found:
        """The games that look best with these twelve cards, as they are with this discard."""
        view = self.view
        assert view.discard is not None
        found = plans(view.options, view.hand | view.discard, CONTRACTS, view.bid, view.seat == self.leader)
        names = list(dict.fromkeys(plan.game.contract.contract for plan in found))[: 0 if self.alone else NARROW]
        return self.found(self.games([*names, *self.announced(names)], view.bid, hand=False))

    def announced(self, names: Sequence[str]) -> list[str]:
        """The contracts that are asked about and not among these."""
        asked = (action.contract for action in self.also if isinstance(action, Announce))
        return [name for name in dict.fromkeys(asked) if name not in names]


def min_bid(actions: Sequence[Action]) -> Bid:
    """The lowest bid."""
    return min((action for action in actions if isinstance(action, Bid)), key=lambda bid: bid.value)
