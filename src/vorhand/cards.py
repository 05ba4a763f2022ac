"""Cards and sets of cards.

A card is the number ``16 * suit + rank``; a set of cards is one number with a bit for every card, four lanes
of sixteen. Both print as the field writes them: suit, then rank.

>>> Card("CJ"), Cards("H8 CJ HA")
(Card('CJ'), Cards('CJ HA H8'))
>>> Cards("CJ HA H8") - Cards("HA")
Cards('CJ H8')
>>> Card("HA").suit, Card("HA").rank
(<Suit.HEARTS: 1>, 14)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final


class NotationError(ValueError):
    """A text that does not parse: says what, where and what would be right."""


class Suit(IntEnum):
    """The four suits, in the order of their value in Skat (SK 1.2, low to high)."""

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """``D``, ``H``, ``S`` or ``C``."""
        return "DHSC"[self]

    @property
    def word(self) -> str:
        """The name in records and actions: ``diamonds``, ``hearts``, ``spades`` or ``clubs``."""
        return self.name.lower()

    @property
    def cards(self) -> Cards:
        """Every card of the suit, as a lane of sixteen bits."""
        return Cards(0xFFFF << 16 * self)


RANKS: Final = {letter: rank for rank, letter in enumerate("23456789TJQKA", start=2)}
_LETTERS: Final = {rank: letter for letter, rank in RANKS.items()}


class Card(int):
    """One card: ``16 * suit + rank``, rank 2..14; written suit and rank (``Card("CJ")``)."""

    __slots__ = ()

    def __new__(cls, card: str | int) -> Card:
        if isinstance(card, str):
            name = card.strip()
            if len(name) != 2 or name[0] not in "CSHD" or name[1] not in RANKS:
                raise NotationError(
                    f"{card[:60]!r} is not a card: write a suit C S H D and a rank A K Q J T 9 .. 2, as in CJ"
                )
            card = 16 * "DHSC".index(name[0]) + RANKS[name[1]]
        elif not 0 <= card < 64 or card & 15 not in _LETTERS:
            raise NotationError(f"{card} is not the number of a card: 16 * suit + rank, rank 2 to 14")
        return super().__new__(cls, card)

    @property
    def suit(self) -> Suit:
        """The printed suit (the effective suit is the matter of an `Order`)."""
        return Suit(self >> 4)

    @property
    def rank(self) -> int:
        """2 to 14 (Ace); the rank as printed, not the strength in a game."""
        return self & 15

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


_NAMES: Final = tuple("DHSC"[number >> 4] + _LETTERS.get(number & 15, "") for number in range(64))
_CARDS: Final = tuple(Card(number) if number & 15 in _LETTERS else None for number in range(64))


class Cards(int):
    """A set of cards as one number: bit ``c`` stands for the card with the number ``c``.

    ``& | -`` are the operations of sets; iteration goes by suit C S H D and from the Ace down.
    """

    __slots__ = ()

    def __new__(cls, cards: str | int | Iterable[Card] = 0) -> Cards:
        if isinstance(cards, int):
            return super().__new__(cls, cards)
        if isinstance(cards, str):
            cards = [Card(name) for name in cards.split()]
        mask = 0
        for card in cards:
            if mask >> card & 1:
                raise NotationError(f"the card {card} is there twice")
            mask |= 1 << card
        return super().__new__(cls, mask)

    def __iter__(self) -> Iterator[Card]:
        rest = int(self)
        while rest:
            top = rest.bit_length() - 1
            card = _CARDS[top]
            assert card is not None
            yield card
            rest ^= 1 << top

    def __contains__(self, card: int) -> bool:
        return self >> card & 1 == 1

    def __len__(self) -> int:
        return self.bit_count()

    def __bool__(self) -> bool:
        return self != 0

    def __and__(self, other: int) -> Cards:
        return int.__new__(Cards, int.__and__(self, other))

    def __or__(self, other: int) -> Cards:
        return int.__new__(Cards, int.__or__(self, other))

    def __sub__(self, other: int) -> Cards:
        return int.__new__(Cards, int.__and__(self, ~other))

    def without(self, card: Card) -> Cards:
        """The set without this card, which must be in it."""
        return int.__new__(Cards, int.__xor__(self, 1 << card))

    def __str__(self) -> str:
        return " ".join([_NAMES[card] for card in self])

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"


def pack(ranks: str, suits: str = "CSHD") -> Cards:
    """The cards of these ranks in these suits.

    >>> len(pack("AKQJT987")), pack("AK", suits="CS")
    (32, Cards('CA CK SA SK'))
    """
    return Cards([Card(suit + rank) for suit in suits for rank in ranks])


PACK_32: Final = pack("AKQJT987")
