"""Schnapsen (SN 1): the options of the table, the pack and the order of the cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal

from vorhand.action import Marry
from vorhand.cards import Card, Suit, pack
from vorhand.options import Options, rule
from vorhand.trick import order


class Schnapsen(Options, frozen=True):
    """The options of the table; any of them may be combined."""

    exchange_min_stock: Annotated[Literal[2, 4], rule("SN 5.1")] = 2
    declare: Annotated[Literal["auto", "optional"], rule("SN 5.2")] = "auto"
    bummerl: Annotated[bool, rule("SN 7.1")] = False
    closing: Annotated[bool, rule("SN 8.1")] = True
    match: Annotated[bool, rule("SN 8.1")] = True
    marriage_pending: Annotated[bool, rule("SN 8.1")] = False
    king_led: Annotated[bool, rule("SN 8.1")] = False
    dealing: Annotated[Literal["packets", "single"], rule("SN 8.1")] = "packets"
    memory: Annotated[Literal["all", "last"], rule("SN 8.2")] = "all"

    @property
    def seats(self) -> int:
        return 2


VU: Final = Schnapsen(  # SN 8.1
    closing=False, match=False, marriage_pending=True, king_led=True, declare="optional", dealing="single"
)


GOAL: Final = 66  # SN 6.1, card points
MATCH_POINTS: Final = 7  # SN 7.1, game points


# SN 1 Pack

RANKS: Final = "ATKQJ"  # SN 1.1, high to low
CARD_POINTS: Final = {14: 11, 10: 10, 13: 4, 12: 3, 11: 2}  # SN 1.1, by rank
PACK: Final = pack(RANKS)
SUITS: Final = {suit: [suit.letter + rank for rank in RANKS] for suit in Suit}
BUBEN: Final = {suit: Card(suit.letter + "J") for suit in Suit}
COUPLES: Final = {suit: pack("KQ", suit.letter) for suit in Suit}
KINGS: Final = pack("K")
MARRIAGES: Final = {card: Marry(card) for card in pack("KQ")}
ORDERS: Final = {trump: order([SUITS[suit] for suit in Suit if suit != trump], trumps=SUITS[trump]) for trump in Suit}


def card_points(cards: Iterable[Card]) -> int:
    """SN 1.1: what the cards count.

    >>> card_points(PACK), card_points(pack("ATQ", "H"))
    (120, 24)
    """
    return sum([CARD_POINTS[card & 15] for card in cards])
