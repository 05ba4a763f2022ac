"""Schnapsen: the opponent's hand and the order of the stock (SN 9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from math import factorial
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from vorhand import kernel
from vorhand.action import Close, Exchange, Marry, Play
from vorhand.cards import Card, Cards
from vorhand.game import Deal, Event
from vorhand.games.schnapsen import SchnapsenView
from vorhand.games.schnapsen.table import BUBEN, COUPLES, ORDERS
from vorhand.players.worlds.world import Place, World, dealt, every

HAND: Final = 5
EVER: Final = 99


def worlds(view: SchnapsenView, count: int, seed: int) -> list[World]:
    """The hidden cards in his hand and the rest in the stock in any order, the turn-up last.

    SN 4.1: what he did not follow, head or trump with he does not hold; SN 5.2: a König or a Dame that he led
    without a marriage was without its partner, which he can only have drawn since.
    """
    other, random = 1 - view.seat, Random(seed)
    known, turn_up = view.shown[other], (view.turn_up,) if view.turn_up is not None else ()
    past = story(view)
    late = {card: trick for card, trick in past.silent.items() if card in view.unseen}
    never = Cards([card for card, trick in late.items() if trick >= len(view.drawn)])
    size, down = view.sizes[other] - len(known), view.stock - len(turn_up)
    barred = [lacking(view, other) | never, Cards()]
    ways, _ = kernel.sample(view.unseen, [size, down], barred, 0, seed)
    late = {card: trick for card, trick in late.items() if card not in never}
    laid: list[tuple[Cards, Sequence[Card]]] = []
    if ways * factorial(down) <= count and not late:
        for hand, rest in every(view.unseen, [Place(size, barred[0]), Place(down)]):
            laid += [(hand, order) for order in permutations(rest)]
    while len(laid) < count and (late or ways * factorial(down) > count):
        wanted = count - len(laid)
        for hand, rest in kernel.sample(view.unseen, [size, down], barred, wanted, random.randrange(2**63))[1]:
            if not late or random.random() < past.chance(Cards([card for card in late if card in hand])):
                laid.append((hand, random.sample(list(rest), down)))
    hands = [view.hand, view.hand]
    found = []
    for hand, order in laid:
        hands[other] = known | hand
        found.append(World(tuple(hands), (*order, *turn_up)))
    return found


def lacking(view: SchnapsenView, of: int) -> Cards:
    """SN 4.1: what a seat has shown not to hold since the stock was closed, when it followed."""
    order, found, closed = ORDERS[view.indicator.suit], Cards(), False
    led: Card | None = None
    for seat, action in view.history:
        closed |= isinstance(action, Close)
        if not isinstance(action, Play | Marry):
            continue
        if led is None:
            led = action.card
            continue
        if closed and seat == of:
            if action.card not in order.suit[led]:
                found |= order.suit[led] | (0 if action.card in order.trumps else order.trumps)
            elif action.card not in order.above[led]:
                found |= order.suit[led] & order.above[led]
        led = None
    return found


# When the opponent got his cards


class Story(NamedTuple):
    """Of the opponent: the `slots` in which he got cards (0 dealt, n drawn after the n-th trick), and for his cards

    that have been seen the last slot in which he can have got them; `silent`: the trick before which he can not
    have had a card.
    """

    slots: tuple[int, ...]
    seen: dict[Card, int]
    silent: dict[Card, int]

    def spans(self, hidden: Cards) -> dict[Card, tuple[int, int]]:
        """The first and the last slot for each of his cards, the hidden ones too."""
        latest = self.seen | dict.fromkeys(hidden, EVER)
        return {card: (self.silent.get(card, -1) + 1, last) for card, last in latest.items()}

    def chance(self, late: Cards) -> float:
        """Of all orders in which he may have got his cards, the share in which these late ones came late enough."""
        spans = self.spans(late)
        free = [(0 if card in late else first, last) for card, (first, last) in spans.items()]
        free += [(0, EVER)] * (len(self.slots) - len(spans))
        bound = list(spans.values()) + [(0, EVER)] * (len(self.slots) - len(spans))
        return orders(tuple(sorted(bound)), self.slots) / orders(tuple(sorted(free)), self.slots)

    def drawn(self, hidden: Cards) -> list[Card]:
        """A card for each slot: of those that can have come then the one that was needed first."""
        spans, found = self.spans(hidden), []
        for slot in self.slots:
            card = min((card for card, (first, _) in spans.items() if first <= slot), key=lambda card: spans[card][1])
            found.append(card)
            del spans[card]
        return found


@lru_cache(maxsize=1024)
def orders(spans: tuple[tuple[int, int], ...], slots: tuple[int, ...]) -> int:
    """In how many ways cards that came between these slots can have come in these."""
    if not slots:
        return 1
    return sum(
        orders(spans[:place] + spans[place + 1 :], slots[1:])
        for place, (first, last) in enumerate(spans)
        if first <= slots[0] <= last
    )


def story(view: SchnapsenView) -> Story:
    """What the history tells of the opponent's cards."""
    other, auto = 1 - view.seat, view.options.declare == "auto"
    seen: dict[Card, int] = {}
    silent: dict[Card, int] = {}
    cards, swapped = 0, Cards()
    for seat, action in view.history:
        trick = cards // 2
        if isinstance(action, Play | Marry):
            leads, cards = cards % 2 == 0, cards + 1
        if seat != other:
            continue
        match action:
            case Exchange():
                bube = BUBEN[view.indicator.suit]
                seen[bube], swapped = trick, Cards([view.indicator])
            case Marry(card=card):
                for either in COUPLES[card.suit]:
                    seen.setdefault(either, trick)
            case Play(card=card):
                seen.setdefault(card, trick)
                couple = COUPLES[card.suit]
                if leads and auto and card in couple and not (view.options.king_led and card.rank != 13):
                    partner = next(iter(couple.without(card)))
                    if partner not in seen:
                        silent[partner] = trick
    for card in view.shown[other]:
        seen.setdefault(card, len(view.drawn))
    last = last_drawn(view, other)
    for card in swapped or last:
        seen.pop(card, None)
    draws = len(view.drawn) - len(last)
    return Story((0,) * HAND + tuple(range(1, draws + 1)), seen, silent)


def last_drawn(view: SchnapsenView, seat: int) -> Cards:
    """SN 3.2: the turn-up, if this seat has drawn it: the Bube of trumps where anybody has exchanged."""
    if len(view.drawn) < HAND or view.winners[HAND - 1] == seat:
        return Cards()
    exchanged = any(isinstance(event.action, Exchange) for event in view.history)
    return Cards([BUBEN[view.indicator.suit] if exchanged else view.indicator])


def past(view: SchnapsenView, world: World) -> tuple[Deal, tuple[Event, ...]]:
    """The deal and the actions that led to this world."""
    other, bube = 1 - view.seat, Cards([BUBEN[view.indicator.suit]])
    mine, drawn = view.hand, view.drawn
    for seat, action in view.history:
        if seat == view.seat and isinstance(action, Play | Marry):
            mine |= 1 << action.card
    if Event(view.seat, Exchange()) in view.history:  # the Bube was there before, and is drawn again as the turn-up
        mine = (mine | bube) - Cards([view.indicator])
        drawn = drawn[: len(drawn) - len(last_drawn(view, view.seat))]
    got = [*story(view).drawn(world.hands[other] - view.shown[other]), *last_drawn(view, other)]
    draws = {view.seat: view.drawn, other: got[HAND:]}
    hands = [mine - Cards(drawn)] * 2
    hands[other] = Cards(got[:HAND])
    stock: list[Card] = []
    for trick, winner in enumerate(view.winners[: len(view.drawn)]):
        stock += [draws[winner][trick], draws[1 - winner][trick]]
    stock += world.rest
    stock[-1] = view.indicator
    return replace(dealt(view, hands, stock), turn_up=view.indicator), view.history
