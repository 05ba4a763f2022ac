"""What the kernel is asked, and a plain minimax that answers it: no table, no pruning, no symmetry.

The minimax is the kernel's judge in the tests and its stand-in where the extension is missing. It is slow: each
card left multiplies its time.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import lru_cache
from math import inf, isnan
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from vorhand.cards import Card, Cards, pack
from vorhand.options import SetupError
from vorhand.trick import Order


class Tables(Struct, frozen=True, kw_only=True):
    """A contract as tables.

    A trick is worth the `points` of its cards (card number to points, 0 where missing) plus ``worth[n]`` where n
    tricks follow it (0 beyond the end), the last one `bonus` more where a card of `bonus_cards` wins it. That
    goes to the seats `takers`; `maxers` play for it, the other seats against it. With `ruff_freely` a trump may
    be played although suit could be followed (LS 6.1).
    """

    seats: int
    order: Order
    points: tuple[tuple[Card, int], ...] = ()
    worth: tuple[int, ...] = ()
    bonus_cards: Cards = Cards()
    bonus: int = 0
    takers: tuple[int, ...]
    maxers: tuple[int, ...]
    ruff_freely: bool = False


class Position(Struct, frozen=True, kw_only=True):
    """The cards of one moment: `hands` by seat, and the `trick` on the table in order from `leader`."""

    hands: tuple[Cards, ...]
    leader: int
    trick: tuple[Card, ...] = ()

    @property
    def seat(self) -> int:
        """The seat to play."""
        if not self.hands:
            raise SetupError("position: there are no hands, 2 to 6 can be")
        return (self.leader + len(self.trick)) % len(self.hands)


class Bounds(NamedTuple):
    """What the takers still get, the trick on the table included: at least `low`, at most `high`."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the two agree."""
        return self.low == self.high


def legal(tables: Tables, position: Position) -> Cards:
    """The cards that the seat to play may play."""
    hand = position.hands[position.seat]
    if not position.trick:
        return hand
    led = position.trick[0]
    suit = hand & tables.order.suit[led]
    if suit and tables.ruff_freely:
        return suit | hand & tables.order.trumps
    return suit or hand


def play(tables: Tables, position: Position, card: Card) -> tuple[int, Position]:
    """What the takers get from a full trick (0 otherwise), and the position after a card."""
    seat = position.seat
    hands = tuple(hand.without(card) if other == seat else hand for other, hand in enumerate(position.hands))
    trick = (*position.trick, card)
    if len(trick) < tables.seats:
        return 0, Position(hands=hands, leader=position.leader, trick=trick)
    best = tables.order.winner(trick)
    winner = (position.leader + best) % tables.seats
    gained = trick_worth(tables, trick, trick[best], len(hands[0])) if winner in tables.takers else 0
    return gained, Position(hands=hands, leader=winner)


def trick_worth(tables: Tables, trick: tuple[Card, ...], best: Card, left: int) -> int:
    """What a full trick is worth when so many tricks follow it."""
    points = dict(tables.points)
    worth = sum(points.get(card, 0) for card in trick) + (tables.worth[left] if left < len(tables.worth) else 0)
    return worth + (tables.bonus if left == 0 and best in tables.bonus_cards else 0)


class Spent(Exception):
    """A limit came first."""


class Limit:
    """Counts the positions tried, and ends the search after so many of them or so many seconds."""

    def __init__(self, nodes: int | None = None, seconds: float | None = None) -> None:
        self.most, self.nodes = inf if nodes is None else nodes, 0
        self.until = inf if seconds is None else time.monotonic() + seconds

    def step(self) -> None:
        """One position more; raises `Spent` where it is too much."""
        if self.nodes >= self.most or (self.until < inf and time.monotonic() >= self.until):
            raise Spent
        self.nodes += 1


def value(tables: Tables, position: Position, limit: Limit | None = None) -> Bounds:
    """The exact value, by trying everything; raises `Spent` after a limit."""
    if not any(position.hands):
        return Bounds(0, 0)
    if limit:
        limit.step()
    values = []
    for card in legal(tables, position):
        gained, after = play(tables, position, card)
        values.append(gained + value(tables, after, limit).low)
    best = max(values) if position.seat in tables.maxers else min(values)
    return Bounds(best, best)


def card_values(tables: Tables, position: Position, limit: Limit | None = None) -> dict[Card, Bounds]:
    """The exact value after each legal card; after a limit what is left may all go either way."""
    found = {}
    for card in legal(tables, position):
        gained, after = play(tables, position, card)
        try:
            low, high = value(tables, after, limit)
        except Spent:
            low, high = outermost(tables, after)
        found[card] = Bounds(gained + low, gained + high)
    return found


def outermost(tables: Tables, position: Position) -> Bounds:
    """Bounds of what is left: all that is worth less than nothing and nothing else, and the contrary."""
    left = Cards(position.trick)
    for hand in position.hands:
        left |= hand
    tricks = max(map(len, position.hands))
    worths = [points for card, points in tables.points if card in left]
    worths += [*tables.worth[:tricks], tables.bonus if tricks else 0]
    return Bounds(sum(worth for worth in worths if worth < 0), sum(worth for worth in worths if worth > 0))


def max_n(tables: Tables, position: Position, limit: Limit | None = None) -> tuple[int, ...]:
    """What every seat gets when each plays for himself; the tie rule is that of `kernel.max_n`; `Spent` as above."""
    seats, seat = tables.seats, position.seat
    if not any(position.hands):
        return (0,) * seats
    if limit:
        limit.step()
    best: tuple[int, ...] | None = None
    tables = replace(tables, takers=tuple(range(seats)))
    suits, suit, above = suits_of(tables.order), tables.order.suit, tables.order.above
    cards = legal(tables, position)
    for card in sorted(cards, key=lambda card: (suits.index(suit[card]), -len(above[card] & suit[card]))):
        gained, after = play(tables, position, card)
        gains = list(max_n(tables, after, limit))
        gains[after.leader] += gained
        if best is None or _better(gains, best, seat):
            best = tuple(gains)
    assert best is not None
    return best


def _better(gains: list[int], best: tuple[int, ...], seat: int) -> bool:
    others = [other for other in range(len(gains)) if other != seat]
    if gains[seat] != best[seat]:
        return gains[seat] > best[seat]
    return max(gains[other] for other in others) < max(best[other] for other in others)


def suits_of(order: Order) -> tuple[Cards, ...]:
    """The effective suits of an order, in the order of their lowest card numbers."""
    return tuple(dict.fromkeys(suit for suit in order.suit if suit))


# What can be

ALL: Final = pack("AKQJT98765432")
MOST_CARD, MOST_TRICK, MOST_TRICKS = 100, 200, 16
"""The limits of the kernel: what a card and a trick may be worth at most (or at least, negative), the tricks."""


def numbers(what: str, values: Any, least: float = -inf, most: float = inf) -> None:
    """Raises `SetupError` unless `values` are whole numbers (cards and sets of cards are) from `least` to `most`."""
    if isinstance(values, str | bytes) or not isinstance(values, Iterable):
        raise SetupError(f"{what}: {shown(values)} is no sequence")
    for number in values:
        if not isinstance(number, int):
            wanted = "Card(..), Cards(..) or Suit" if isinstance(number, str) else "a whole number"
            raise SetupError(f"{what}: {wanted} is wanted, not {shown(number)}")
        if not least <= number <= most:
            raise SetupError(f"{what}: {least} to {most} are wanted, not {int(number)}")


def shown(value: Any) -> str:
    """What somebody gave, in short."""
    return repr(value)[:60] if isinstance(value, str | int | float | None) else type(value).__name__


def check_kind(what: str, value: Any, kind: type) -> None:
    """Raises `SetupError` unless the value is of this kind."""
    if not isinstance(value, kind):
        raise SetupError(f"{what}: {kind.__name__} is wanted, not {shown(value)}")


def check_seconds(seconds: float | None) -> None:
    """Raises `SetupError` unless this is a limit of time."""
    if seconds is not None and (not isinstance(seconds, int | float) or isnan(seconds) or seconds < 0):
        raise SetupError(f"seconds: 0 or more are wanted, not {shown(seconds)}")


def check(tables: Tables, position: Position) -> None:
    """Raises `SetupError` unless every hand has the cards it must have, each card once and in a suit."""
    check_tables(tables)
    check_kind("position", position, Position)
    numbers("position: the hands", position.hands)
    numbers("position: the leader", (position.leader,))
    numbers("position: the trick", position.trick)
    if len(position.hands) != tables.seats:
        raise SetupError(f"position: {len(position.hands)} hands for {tables.seats} seats")
    if not 0 <= position.leader < tables.seats:
        raise SetupError(f"position: the leader is seat {position.leader}, the seats are 0 to {tables.seats - 1}")
    if len(position.trick) >= tables.seats:
        raise SetupError(f"position: the trick has {len(position.trick)} cards, it is full with {tables.seats}")
    seen = Cards()
    places = [("the trick", 1 << card if 0 <= card < 64 else 1) for card in position.trick]
    places += [(f"seat {seat}", int(hand)) for seat, hand in enumerate(position.hands)]
    for place, cards in places:
        if cards & ~ALL:
            raise SetupError(f"position: {place} has a number that is no card")
        if cards & seen:
            raise SetupError(f"position: {seen & cards} is there twice, with {place} too")
        seen |= cards
    for card in seen:
        if not tables.order.suit[card]:
            raise SetupError(f"position: {card} has no effective suit")
    tricks = len(position.hands[position.leader]) + bool(position.trick)
    if tricks > MOST_TRICKS:
        raise SetupError(f"position: {tricks} tricks are left, at most {MOST_TRICKS} can be")
    for step in range(tables.seats):
        seat = (position.leader + step) % tables.seats
        wanted = tricks - (step < len(position.trick))
        if len(position.hands[seat]) != wanted:
            raise SetupError(f"position: seat {seat} holds {len(position.hands[seat])} cards, not {wanted}")


def check_tables(tables: Tables) -> None:
    """Raises `SetupError` where tables contradict themselves or pass the limits of the kernel."""
    check_kind("tables", tables, Tables)
    try:
        _check_tables(tables)
    except TypeError as error:  # a list, which cannot be kept
        raise SetupError(f"tables: tuples are wanted: {error}") from None


@lru_cache(maxsize=4096)
def _check_tables(tables: Tables) -> None:
    fail = "tables: {}".format
    check_kind("tables: the order", tables.order, Order)
    numbers("tables: seats and bonus", (tables.seats, tables.bonus, tables.bonus_cards))
    for name in ("worth", "takers", "maxers"):
        numbers(f"tables: {name}", getattr(tables, name))
    for pair in tables.points:
        numbers("tables: points", pair)
        if len(pair) != 2:
            raise SetupError(fail(f"points are pairs of a card and a number, not {len(pair)} numbers"))
    if not 2 <= tables.seats <= 6:
        raise SetupError(fail(f"{tables.seats} seats, 2 to 6 can be"))
    _check_order(tables.order)
    for name, seats in (("takers", tables.takers), ("maxers", tables.maxers)):
        if len(set(seats)) < len(seats) or not all(0 <= seat < tables.seats for seat in seats):
            raise SetupError(fail(f"the {name} {seats} are not seats of the table, each once"))
    points = dict(tables.points)
    if len(points) < len(tables.points) or not all(0 <= card < 64 and card in ALL for card in points):
        raise SetupError(fail("the points name a card twice, or a number that is no card"))
    if not all(-MOST_CARD <= value <= MOST_CARD for value in points.values()):
        raise SetupError(fail(f"card points go from {-MOST_CARD} to {MOST_CARD}"))
    if len(tables.worth) > MOST_TRICKS:
        raise SetupError(fail(f"worth is given for {len(tables.worth)} tricks, at most {MOST_TRICKS} can be"))
    if not all(-MOST_TRICK <= value <= MOST_TRICK for value in (*tables.worth, tables.bonus)):
        raise SetupError(fail(f"a trick and the bonus are worth {-MOST_TRICK} to {MOST_TRICK}"))
    if tables.bonus_cards & ~ALL:
        raise SetupError(fail("the bonus cards have a number that is no card"))


def _check_order(order: Order) -> None:
    """What the kernel takes for granted: up to five suits of up to twelve cards, and trumps above all others."""
    suits = suits_of(order)
    if not 1 <= len(suits) <= 5:
        raise SetupError(f"tables: {len(suits)} effective suits, 1 to 5 can be")
    if order.trumps and order.trumps not in suits:
        raise SetupError(f"tables: the trumps {order.trumps} are not an effective suit")
    seen = Cards()
    for suit in suits:
        if suit & ~ALL:
            raise SetupError("tables: an effective suit has a number that is no card")
        if suit & seen:
            raise SetupError(f"tables: {suit & seen} is in two effective suits")
        if len(suit) > 12:
            raise SetupError(f"tables: the effective suit {suit} has more than 12 cards")
        seen |= suit
        ranked = sorted(suit, key=lambda card: len(order.above[card] & suit))
        beaten_by = Cards() if suit == order.trumps else order.trumps
        for place, card in enumerate(ranked):
            if order.suit[card] != suit:
                raise SetupError(f"tables: {card} is in two effective suits, or in none")
            if order.above[card] & suit != Cards(ranked[:place]):
                raise SetupError(f"tables: {card} and {ranked[place - 1]} are equally strong, or in a circle")
            if order.above[card] - suit != beaten_by:
                raise SetupError(f"tables: what beats {card} from other suits is not just the trumps")
