"""How a contract ranks cards: what follows what, what beats what, who wins.

One `Order` serves all four games. It is two tables with an entry a card: the cards that follow it when it is
led, and the cards that beat it while it is winning.

>>> hearts = order(trumps=["CJ", "SJ", "HA", "H7"], suits=[["CA", "CK"], ["SA", "S7"]])
>>> hearts.follow(Cards("SJ SA CK"), Card("H7"))  # the Unter of Leaves is a trump
Cards('SJ')
>>> hearts.winner([Card("CA"), Card("CK"), Card("H7")])
2
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from vorhand.cards import Card, Cards


class Order(Struct, frozen=True):
    """The ranking of the cards in one contract.

    `suit[c]` holds the cards of the effective suit of card number ``c`` (all trumps are one suit);
    `above[c]` holds the cards that beat ``c`` while it wins the trick; `trumps` all trumps.
    """

    suit: tuple[Cards, ...]
    above: tuple[Cards, ...]
    trumps: Cards

    def __repr__(self) -> str:
        suits = ", ".join(str(suit) for suit in dict.fromkeys(self.suit) if suit and suit != self.trumps)
        return f"Order(trumps={str(self.trumps)!r}, suits={suits!r})"

    def follow(self, hand: Cards, led: Card) -> Cards:
        """The cards of `hand` that follow suit, or the whole hand where it is void."""
        return hand & self.suit[led] or hand

    def winner(self, trick: Sequence[Card]) -> int:
        """The index in `trick` (in the order of play) of the card that wins it."""
        best = 0
        for index in range(1, len(trick)):
            if self.above[trick[best]] >> trick[index] & 1:
                best = index
        return best


def order(suits: Iterable[Iterable[str | Card]], trumps: Iterable[str | Card] = ()) -> Order:
    """The order in which these suits, each listed from the top, rank; every trump beats every other card."""
    trump_list = [Card(card) for card in trumps]
    suit = [Cards()] * 64
    above = [Cards()] * 64
    for cards, trumping in [(trump_list, Cards()), *((suit_, Cards(trump_list)) for suit_ in suits)]:
        ranked = [Card(card) for card in cards]
        for place, card in enumerate(ranked):
            suit[card] = Cards(ranked)
            above[card] = Cards(ranked[:place]) | trumping
    return Order(tuple(suit), tuple(above), Cards(trump_list))


def seats_from(first: int, seats: int) -> tuple[int, ...]:
    """All seats clockwise from `first`.

    >>> seats_from(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))
