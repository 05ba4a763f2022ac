"""Kaiser (KA 1): the options of the table, the partners, the pack, and what a seat sees."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Annotated, Any, Final, Literal

from msgspec.structs import replace

from vorhand.action import Action, Announce, Bid, Discard, Give
from vorhand.cards import PACK_32, Card, Cards, Suit
from vorhand.game import NOBODY, Event, State, View
from vorhand.options import Options, rule
from vorhand.trick import Order, order


class Kaiser(Options, frozen=True):
    """The options of the table; any of them may be combined."""

    made_score: Annotated[Literal["points", "bid"], rule("KA 5.3")] = "points"
    no_trump_double: Annotated[Literal["made", "off", "both"], rule("KA 5.4")] = "made"
    opponents_cap: Annotated[Literal[0, 45, 47], rule("KA 5.5")] = 0
    must_bid_to_win: Annotated[bool, rule("KA 6.2")] = False
    no_trump_over_all: Annotated[bool, rule("KA 7.1")] = False
    no_trump_min: Annotated[Literal[6, 8], rule("KA 7.1")] = 6
    low: Annotated[bool, rule("KA 7.2")] = False
    low_specials: Annotated[Literal["lowest", "invert"], rule("KA 7.2")] = "lowest"
    passing: Annotated[bool, rule("KA 7.3")] = False
    min_bid: Annotated[Literal[6, 7, 8], rule("KA 7.4")] = 6
    kitty: Annotated[bool, rule("KA 7.5")] = False

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def max_bid(self) -> int:
        """KA 3.2: twelve; KA 7.5: eleven with a kitty, since seven tricks cannot bring more."""
        return 11 if self.kitty else 12

    @property
    def hand_size(self) -> int:
        """KA 2.1: eight cards each; KA 7.5: seven with a kitty."""
        return 7 if self.kitty else 8


# The partners: two fixed partnerships, seats 0 and 2 against 1 and 3

SEATS: Final = 4
SIDES: Final = ((0, 2), (1, 3))


def side_of(seat: int) -> int:
    """The partnership of a seat, as an index of `SIDES`."""
    return seat % 2


def partner_of(seat: int) -> int:
    """The seat opposite."""
    return (seat + 2) % SEATS


# KA 1 Pack

FIVE: Final = Card("H5")
THREE: Final = Card("S3")
SPECIALS: Final = Cards([FIVE, THREE])
PACK: Final = (PACK_32 - Cards("H7 S7")) | SPECIALS
"""KA 1.1: 32 cards, with the 5 of Hearts and the 3 of Spades in the place of their Sevens."""


@lru_cache
def order_of(trump: str, low: bool, low_specials: str) -> Order:
    """The order of the cards; `trump` is a suit or ``no-trump`` (KA 4.2).

    KA 1.2: A K Q J T 9 8 7, with 5 and 3 in the place of the 7; KA 7.2: low turns it round, but the two
    stay the lowest of their suits, or come to the top as well where `low_specials` is ``invert``.
    """
    ranked = {}
    for suit in Suit:
        cards = list((PACK & suit.cards) - SPECIALS)
        special = list(SPECIALS & suit.cards)
        if low:
            cards.reverse()
        ranked[suit.word] = special + cards if low and low_specials == "invert" else cards + special
    trumps = ranked.pop(trump, [])
    return order(ranked.values(), trumps)


# Cards laid away unseen: passed (KA 7.3) or discarded (KA 7.5)


@lru_cache(maxsize=64)
def lays(kind: type[Discard], cards: Cards, count: int) -> tuple[Action, ...]:
    """The action of this kind with every choice of so many of the cards."""
    bits = [1 << card for card in cards]
    return tuple([kind(Cards(sum(chosen))) for chosen in combinations(bits, count)])


def laid_by(seat: int, kind: type[Discard], history: tuple[Event, ...]) -> Cards | None:
    """The cards that a seat has given or discarded."""
    for event in history:
        if event.seat == seat and type(event.action) is kind:
            return event.action.cards
    return None


# What a seat sees


class KaiserView(View, frozen=True, kw_only=True):
    """What a seat sees: beside the common fields the auction, the contract and what each side has taken.

    `given` and `received` are the cards that the seat has passed and got (KA 7.3); `kitty` and `discard` are
    known to the declarer alone (KA 7.5); `points` and `tricks` are by side.
    """

    options: Kaiser
    game: str = "kaiser"
    given: Cards | None = None
    received: Cards | None = None
    bid: Bid | None = None
    declarer: int | None = None
    contract: Announce | None = None
    kitty: Cards | None = None
    discard: Cards | None = None
    points: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (0, 0)


def view_of(state: State, seat: int, **public: Any) -> KaiserView:
    """The view of a seat once cards are passed: what is public, and the seat's own."""
    view = KaiserView(**state.seen(seat), **public)
    if seat == NOBODY:
        return view
    given = laid_by(seat, Give, state.history)
    received = laid_by(partner_of(seat), Give, state.history)
    view = replace(view, given=given, received=received)
    if state.deal.rest and view.contract and view.declarer == seat:
        view = replace(view, kitty=Cards(state.deal.rest), discard=laid_by(seat, Discard, state.history))
    return view
