"""What a seat can see at the card table of Skat, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from vorhand.action import Play
from vorhand.cards import PACK_32, Card, Cards
from vorhand.game import message
from vorhand.games.skat import SkatView
from vorhand.games.skat.score import ORDERS, POINTS, card_points
from vorhand.players.player import Decision
from vorhand.trick import Order


class Sight(NamedTuple):
    """A view with what follows from it: the order, the cards that may be played, and those each seat may hold."""

    view: SkatView
    order: Order
    legal: tuple[Card, ...]
    may: tuple[Cards, ...]

    @property
    def declarer(self) -> int:
        """The seat that plays alone."""
        assert self.view.declarer is not None
        return self.view.declarer

    @property
    def partner(self) -> int:
        """The other defender."""
        return 3 - self.view.seat - self.declarer

    @property
    def others(self) -> tuple[int, int]:
        """The other two seats, clockwise."""
        return (self.view.seat + 1) % 3, (self.view.seat + 2) % 3

    @property
    def behind(self) -> tuple[int, ...]:
        """The seats that play to this trick after the seat."""
        return self.others[: 2 - len(self.view.trick)]

    @property
    def unseen(self) -> Cards:
        """The cards that the other seats may hold."""
        left, right = self.others
        return self.may[left] | self.may[right]

    @property
    def winner(self) -> int:
        """The seat that wins the trick as it lies."""
        assert self.view.leader is not None
        return (self.view.leader + self.order.winner(self.view.trick)) % 3

    @property
    def best(self) -> Card:
        """The card that wins the trick as it lies."""
        return self.view.trick[self.order.winner(self.view.trick)]

    @property
    def beating(self) -> list[Card]:
        """The legal cards that would win the trick as it lies."""
        above = self.order.above[self.best]
        return [card for card in self.legal if card in above]

    def suit(self, card: Card) -> Cards:
        """The effective suit of a card."""
        return self.order.suit[card]

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return card in self.order.trumps

    def depth(self, card: Card) -> int:
        """How many cards beat this one in its suit: 0 at the top."""
        return len(self.order.above[card] & self.order.suit[card])

    def is_high(self, card: Card) -> bool:
        """Whether no unseen card of the suit is above this one."""
        return not self.order.above[card] & self.order.suit[card] & self.unseen

    def can_beat(self, seat: int, card: Card) -> bool:
        """Whether a seat may beat a card that wins this trick, as far as it is expected to follow suit.

        A seat that has not shown itself void follows while three or more cards of the suit are unseen.
        """
        suit = self.order.suit[self.view.trick[0] if self.view.trick else card]
        beats = self.order.above[card] & self.may[seat]
        follows = suit & self.may[seat] and len(suit & self.unseen) >= 3
        return bool(beats & suit if follows else beats)

    def holds_up(self, card: Card, seats: Iterable[int]) -> bool:
        """Whether none of these seats is expected to beat this card."""
        return not any(self.can_beat(seat, card) for seat in seats)

    def cheapest(self, cards: Iterable[Card]) -> Card:
        """The card that is missed least: no trump, few card points, no Ten laid bare, low."""
        hand = self.view.hand

        def cost(card: Card) -> tuple[float, int]:
            suit = hand & self.order.suit[card]
            bares = len(suit) == 2 and card.rank != 10 and any(other.rank == 10 for other in suit)
            return POINTS[card.rank] + 8 * self.is_trump(card) + 5 * bares + len(suit) / 8, -self.depth(card)

        return min(cards, key=cost)

    def richest(self, cards: Iterable[Card]) -> Card:
        """The card with most card points; of equals the lowest."""
        return max(cards, key=lambda card: (POINTS[card.rank], self.depth(card)))

    @property
    def on_table(self) -> int:
        """The card points of the trick as it lies."""
        return card_points(self.view.trick)


def sight(view: SkatView) -> Sight:
    """What a view shows: a seat that has not followed suit is void in it."""
    order = ORDERS[view.contract.contract if view.contract is not None else "ramsch"]
    plays = [(event.seat, event.action.card) for event in view.history if isinstance(event.action, Play)]
    unseen = PACK_32 - (view.hand | Cards([card for _, card in plays]) | (view.discard or Cards()))
    may = [unseen - (view.ouvert or Cards())] * 3
    may[view.seat] = view.hand
    if view.ouvert is not None and view.declarer is not None:
        may[view.declarer] = view.ouvert
    for place, (seat, card) in enumerate(plays):
        suit = order.suit[plays[place - place % 3][1]]
        if card not in suit:
            may[seat] -= suit
    legal = tuple([action.card for action in view.actions if isinstance(action, Play)])
    return Sight(view, order, legal, tuple(may))


def play(card: Card, why: str) -> Decision:
    """To play a card, and the maxim that settled it."""
    return Decision(Play(card), message(f"hint-sk-{why}", card=card))
