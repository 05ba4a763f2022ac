"""What a good Schnapsen player does (SN 11), as rules of thumb."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from vorhand.action import Close, Exchange, Marry, Play
from vorhand.cards import Card, Cards, Suit
from vorhand.game import message
from vorhand.games.schnapsen import SchnapsenView
from vorhand.games.schnapsen.table import CARD_POINTS, COUPLES, GOAL, ORDERS
from vorhand.players.player import Decision
from vorhand.trick import Order

HIGH: Final = 10
"""A card with so many card points is worth a trump."""
LOW: Final = 4
"""A card with no more card points may be let go."""


def advise(view: SchnapsenView) -> Decision:
    """The action that the maxims recommend, and the maxim that settled it."""
    if len(view.actions) == 1:
        return Decision(view.actions[0], message("hint-sn-only"))
    return follow(sight(view)) if view.trick else lead(sight(view))


# What can be seen


class Sight(NamedTuple):
    """A view with what follows from it: the order, and the cards that the opponent may hold."""

    view: SchnapsenView
    order: Order
    may: Cards

    @property
    def strict(self) -> bool:
        """Whether strict play has begun (SN 4)."""
        return self.view.closing is not None or not self.view.stock

    @property
    def legal(self) -> Cards:
        """The cards that may be played."""
        return Cards({action.card for action in self.view.actions if isinstance(action, Play)})

    @property
    def marriages(self) -> Cards:
        """The cards whose lead declares a marriage."""
        return Cards(action.card for action in self.view.actions if isinstance(action, Marry))

    def lacks(self, seat: int) -> int:
        """The card points that a seat lacks to 66, once a trick has credited what is pending (SN 5.3)."""
        return GOAL - self.view.points[seat] - self.view.pending[seat]

    def bonus(self, card: Card) -> int:
        """SN 5.2: what a marriage counts."""
        return 40 if card in self.order.trumps else 20

    def beating(self, card: Card) -> Cards:
        """The cards by which the opponent may beat a lead; no trump where he must follow suit."""
        suit, above = self.order.suit[card], self.may & self.order.above[card]
        follows = self.strict and self.view.opponent is not None and self.may & suit
        return above & suit if follows else above

    def cost(self, card: Card) -> int:
        """What it costs to part with a card: its points, a marriage that it makes or may make, a trump."""
        cost = 2 * points(card) + (14 if card in self.order.trumps else 0)
        if card not in COUPLES[card.suit]:
            return cost
        partner = COUPLES[card.suit].without(card)
        return cost + (15 if partner & self.view.hand else 3 if partner & self.view.unseen else 0)

    def cheapest(self, cards: Iterable[Card]) -> Card:
        """The card that is missed least."""
        return min(cards, key=lambda card: (self.cost(card), card))


def sight(view: SchnapsenView) -> Sight:
    """What a view shows."""
    may = view.unseen | view.shown[1 - view.seat] if view.opponent is None else view.opponent
    return Sight(view, ORDERS[view.indicator.suit], may)


def points(card: Card) -> int:
    """SN 1.1: the card points of one card."""
    return CARD_POINTS[card.rank]


def dearest(cards: Iterable[Card]) -> Card:
    """The card that brings most."""
    return max(cards, key=lambda card: (points(card), card))


# Leading


def lead(table: Sight) -> Decision:
    """Exchange, win, close, declare; then draw trumps and take what is sure, or lead what costs least."""
    view, lacks = table.view, table.lacks(table.view.seat)
    if Exchange() in view.actions:
        return Decision(Exchange(), message("hint-sn-exchange", card=view.turn_up))
    marriage = max(table.marriages, key=lambda card: (table.bonus(card), -card.rank), default=None)
    if marriage is not None and view.tricks[view.seat] and table.bonus(marriage) >= lacks:
        return led(table, marriage, "marriage-wins")
    unbeaten = [card for card in table.legal if not table.beating(card)]
    if unbeaten and points(dearest(unbeaten)) + min(map(points, table.may)) >= lacks:
        return led(table, dearest(unbeaten), "finish")
    if Close() in view.actions and in_hand(table) >= lacks:
        return Decision(Close(), message("hint-sn-close", n=lacks))
    if marriage is not None:
        return led(table, marriage, "marriage")
    if not table.strict:
        return led(table, table.cheapest(table.legal), "cheap")
    if table.may & table.order.trumps and (trumps := [card for card in unbeaten if card in table.order.trumps]):
        return led(table, dearest(trumps), "draw")
    if unbeaten:
        return led(table, dearest(unbeaten), "sure")
    return led(table, table.cheapest(table.legal), "low")


def led(table: Sight, card: Card, key: str) -> Decision:
    """The lead of a card, with its marriage if it has one, for a reason."""
    action = Marry(card) if card in table.marriages else Play(card)
    return Decision(action, message(f"hint-sn-{key}", card=card))


def in_hand(table: Sight) -> int:
    """The card points that the hand brings in strict play, led from the top, whatever the opponent holds.

    Trumps first; other suits count only once he can have no trump left, marriages once there is a trick.
    """
    trumps = table.order.trumps
    gain, left = top_run(table, trumps)
    if not left:
        gain += sum(top_run(table, suit.cards)[0] for suit in Suit if not suit.cards & trumps)
    if gain or table.view.tricks[table.view.seat]:
        gain += sum({card.suit: table.bonus(card) for card in table.marriages}.values())
    return gain


def top_run(table: Sight, suit: Cards) -> tuple[int, Cards]:
    """The card points that a suit brings while its top is in the hand, and what he may then still hold of it.

    He gives his lowest; about three card points a trick come from him.
    """
    gain, theirs, above = 0, table.may & suit, table.order.above
    for card in sorted(table.view.hand & suit, key=lambda card: len(above[card])):
        if theirs & above[card]:
            break
        gain += points(card) + 3
        if theirs:
            theirs = theirs.without(max(theirs, key=lambda card: len(above[card])))
    return gain, theirs


# Following


def follow(table: Sight) -> Decision:
    """Win a trick that is worth it, else give what costs least."""
    view, card = table.view, table.view.trick[0]
    winning = table.legal & table.order.above[card]
    losing = table.legal - winning
    if not winning:
        return laid(table.cheapest(losing), "throw")
    if points(card) + points(dearest(winning)) >= table.lacks(view.seat):
        return laid(dearest(winning), "finish")
    if not losing:
        return laid(table.cheapest(winning), "win")
    give = table.cheapest(losing)
    if points(card) + points(give) >= table.lacks(1 - view.seat):
        return laid(table.cheapest(winning), "deny")
    if view.stock == 2 and view.turn_up and points(view.turn_up) >= HIGH and points(card) <= LOW:
        return laid(give, "last-open")
    if plain := winning - table.order.trumps:
        return laid(dearest(plain), "take")
    if points(card) >= HIGH:
        return laid(table.cheapest(winning), "trump")
    return laid(give, "throw")


def laid(card: Card, key: str) -> Decision:
    """The play of a card for a reason."""
    return Decision(Play(card), message(f"hint-sn-{key}", card=card))
