"""Whether a side can take every remaining trick, whatever the others do (the proof of a claim, SK 5.5)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Final

from vorhand.cards import Card, Cards
from vorhand.trick import Order

MOST: Final = 30_000
"""A proof looks at so many positions between tricks."""


def takes_all(
    order: Order,
    hands: Sequence[Cards],
    turn: tuple[int, ...],
    trick: tuple[Card, ...],
    side: Collection[int],
    takers: Collection[int],
) -> bool:
    """Whether `side`, seeing all cards, can make every remaining trick go to `takers` against any defence.

    `turn` are the seats in the order of the current trick and `trick` its cards so far. An exact search that
    stops at the first lost trick. What is not proved in `MOST` positions counts as not proved at all: it has to be
    played.
    """
    try:
        return holds(order, hands, turn, trick, side, takers, iter(range(MOST)))
    except TooLong:
        return False


def holds(
    order: Order,
    hands: Sequence[Cards],
    turn: tuple[int, ...],
    trick: tuple[Card, ...],
    side: Collection[int],
    takers: Collection[int],
    positions: Iterator[int],
) -> bool:
    """The same, with one of `positions` for each that is looked at; raises `TooLong` where they run out."""
    proved: dict[tuple[tuple[Cards, ...], tuple[int, ...]], bool] = {}

    def search(hands: tuple[Cards, ...], turn: tuple[int, ...], trick: tuple[Card, ...]) -> bool:
        if len(trick) == len(turn):
            winner = order.winner(trick)
            if turn[winner] not in takers:
                return False
            return search(hands, turn[winner:] + turn[:winner], ())
        if trick:
            return choose(hands, turn, trick)
        if not hands[turn[0]]:
            return True
        if next(positions, None) is None:
            raise TooLong
        position = (hands, turn)
        if position not in proved:
            proved[position] = not hopeless(order, hands, turn[0], side, takers) and (
                evident(hands, turn[0]) or choose(hands, turn, trick)
            )
        return proved[position]

    def evident(hands: tuple[Cards, ...], leader: int) -> bool:
        if leader in side:
            return leader in takers and sure(order, hands, leader)
        ducker = next(iter(side))
        return len(side) == 1 and ducker not in takers and ducks(order, hands, ducker)

    def choose(hands: tuple[Cards, ...], turn: tuple[int, ...], trick: tuple[Card, ...]) -> bool:
        seat = turn[len(trick)]
        legal = order.follow(hands[seat], trick[0]) if trick else hands[seat]
        outcomes = (
            search((*hands[:seat], hands[seat].without(card), *hands[seat + 1 :]), turn, (*trick, card))
            for card in unlike(order, legal, hands, seat, trick)
        )
        return any(outcomes) if seat in side else all(outcomes)

    return search(tuple(hands), turn, trick)


class TooLong(Exception):
    """A proof that looks at too many positions."""


def lost_trick(
    order: Order,
    hands: Sequence[Cards],
    turn: tuple[int, ...],
    trick: tuple[Card, ...],
    side: Collection[int],
    takers: Collection[int],
    positions: Iterator[int],
) -> tuple[tuple[Card, ...], int] | None:
    """A trick that the side cannot keep from its opponents, and who takes it; None where the claim holds.

    The side keeps the trick as long as it can, though it loses one anyhow; the others play what breaks the claim.
    Raises `TooLong` where that takes more than these positions.
    """
    if holds(order, hands, turn, trick, side, takers, positions):
        return None
    now = list(hands)
    while True:
        if len(trick) == len(turn):
            winner = order.winner(trick)
            if turn[winner] not in takers:
                return trick, turn[winner]
            turn, trick = turn[winner:] + turn[:winner], ()
        seat = turn[len(trick)]
        legal = order.follow(now[seat], trick[0]) if trick else now[seat]
        tried = [(card, [*now[:seat], now[seat].without(card), *now[seat + 1 :]]) for card in legal]
        if seat in side:
            tried.sort(key=lambda each: turn[order.winner((*trick, each[0]))] not in takers)
        card, now = next(
            (card, after)
            for card, after in tried
            if seat in side or not holds(order, after, turn, (*trick, card), side, takers, positions)
        )
        trick = (*trick, card)


def unlike(order: Order, legal: Cards, hands: Sequence[Cards], seat: int, trick: tuple[Card, ...]) -> Iterator[Card]:
    """One of every group of legal cards that win and lose alike: same suit, no other live card between them."""
    others = held_by_others(hands, seat) | Cards(trick)
    groups = set()
    for card in legal:
        group = (order.suit[card], order.above[card] & others)
        if group not in groups:
            groups.add(group)
            yield card


def held_by_others(hands: Sequence[Cards], seat: int) -> Cards:
    """The cards in the hands of all other seats."""
    found = Cards()
    for other, hand in enumerate(hands):
        if other != seat:
            found |= hand
    return found


def hopeless(order: Order, hands: Sequence[Cards], leader: int, side: Collection[int], takers: Collection[int]) -> bool:
    """Whether others are sure of a trick: with the highest trump, or by leading what no taker can beat or ruff."""
    mine = reduce(or_, (hands[taker] for taker in takers))
    theirs = reduce(or_, hands) - mine
    if any(not order.above[card] & mine for card in theirs & order.trumps):
        return True
    return (
        leader not in side
        and leader not in takers
        and any(
            not order.above[card] & mine & order.suit[card]
            and all(hands[taker] & order.suit[card] or not hands[taker] & order.trumps for taker in takers)
            for card in hands[leader]
        )
    )


def sure(order: Order, hands: Sequence[Cards], seat: int) -> bool:
    """Whether a seat on lead takes everything by leading from the top: enough to be sure, not needed to be.

    In each of its suits its cards above all others must be as many as it has, or as any other hand has; and so
    in trumps first, while others hold any.
    """
    others = [hand for other, hand in enumerate(hands) if other != seat]
    theirs = held_by_others(hands, seat)

    def solid(suit: Cards) -> bool:
        mine = hands[seat] & suit
        top = sum(not order.above[card] & theirs & suit for card in mine)
        longest = max(len(hand & suit) for hand in others)
        return top >= (min(longest, len(mine)) if not theirs & order.trumps or suit != order.trumps else longest)

    if theirs & order.trumps and not solid(order.trumps):
        return False
    return all(solid(order.suit[card]) for card in hands[seat])


def ducks(order: Order, hands: Sequence[Cards], seat: int) -> bool:
    """Whether a seat, not on lead and without trumps, can stay below in every trick: enough to be sure.

    In each of its suits, below every card of the others it has as many cards as they have up to that card, or
    all of its own; then it plays the highest that stays below, and throws off its highest.
    """
    theirs = held_by_others(hands, seat)

    def low(suit: Cards) -> bool:
        mine, live = hands[seat] & suit, theirs & suit
        return all(len(mine - order.above[card]) >= min(len(live - order.above[card]), len(mine)) for card in live)

    return not order.trumps and all(low(order.suit[card]) for card in hands[seat])
