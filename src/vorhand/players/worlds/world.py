"""One way the cards may lie, and what all games need to find one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from vorhand import kernel
from vorhand.action import Marry, Play
from vorhand.cards import Card, Cards
from vorhand.game import Deal, View
from vorhand.trick import Order


class World(NamedTuple):
    """The `hands` as they are now, by seat, and the `rest`: cards nobody plays from, in their order."""

    hands: tuple[Cards, ...]
    rest: tuple[Card, ...] = ()


class Place(NamedTuple):
    """Where unseen cards may lie: it wants `size` more, and cannot hold `barred`."""

    size: int
    barred: Cards = Cards()


def plays(view: View) -> list[tuple[int, Card]]:
    """The cards played, with their seats, in order."""
    return [(event.seat, event.action.card) for event in view.history if isinstance(event.action, Play | Marry)]


def played_by(view: View) -> list[Cards]:
    """The cards that each seat has played."""
    found = [Cards()] * len(view.sizes)
    for seat, card in plays(view):
        found[seat] |= 1 << card
    return found


def voids(view: View, order: Order, seats: int) -> list[Cards]:
    """The effective suits that each seat has shown it is void in, as sets of cards."""
    found = [Cards()] * len(view.sizes)
    cards = plays(view)
    for number, (seat, card) in enumerate(cards):
        led = order.suit[cards[number - number % seats][1]]
        if card not in led:
            found[seat] |= led
    return found


def lay_out(unseen: Cards, places: Sequence[Place], count: int, seed: int) -> list[tuple[Cards, ...]]:
    """Ways to lay the unseen cards out: drawn uniformly, or all of them where there are no more than `count`."""
    sizes, barred = [place.size for place in places], [place.barred for place in places]
    ways, drawn = kernel.sample(unseen, sizes, barred, count, seed)
    return list(every(unseen, places)) if ways <= count else drawn


def every(unseen: Cards, places: Sequence[Place]) -> Iterator[tuple[Cards, ...]]:
    """Every way to lay the unseen cards out.

    >>> [str(first) for first, second in every(Cards("CA CK CQ"), [Place(2, Cards("CA")), Place(1)])]
    ['CK CQ']
    """
    if not places:
        yield ()
        return
    first, *others = places
    for chosen in combinations(unseen - first.barred, first.size):
        mine = Cards(chosen)
        for rest in every(unseen - mine, others):
            yield (mine, *rest)


def dealt(view: View, hands: Sequence[Cards], rest: Sequence[Card]) -> Deal:
    """A deal with what the view tells of it."""
    return Deal(dealer=view.dealer, hands=tuple(hands), rest=tuple(rest), turn_up=view.turn_up, standing=view.standing)


def first(cards: Cards, count: int) -> Cards:
    """So many of the cards, from the top of the suits."""
    return Cards(list(cards)[:count])
