"""The maxims of Letzter Stich (LS 7): throw the weak cards, keep the strong ones, and take the lead when it tells."""

from __future__ import annotations

from typing import NamedTuple

from vorhand.action import Play
from vorhand.cards import Card, Cards
from vorhand.game import message
from vorhand.games.letzter_stich import LetzterStichView, order_of, pack_for
from vorhand.players.player import Decision
from vorhand.trick import Order

CONTROL = 4
"""With so many cards left or fewer, whoever takes the trick is on the way to choose the last suit."""


class Table(NamedTuple):
    """What counts in a view: the seat's cards, those it may play, the order, and the cards still out."""

    view: LetzterStichView
    hand: Cards
    legal: Cards
    order: Order
    out: Cards

    def rivals(self, card: Card) -> int:
        """LS 7: how many cards that are still out beat this one; when the Aces are gone the Kings are high."""
        return len(self.order.above[card] & self.out)

    def length(self, card: Card) -> int:
        """How many cards of its suit the seat holds."""
        return len(self.hand & self.order.suit[card])

    def weakest(self, cards: Cards) -> Card:
        """The card with most rivals, of the shorter suit, then the lower."""
        return max(cards, key=lambda card: (self.rivals(card), -self.length(card), -card))


def table_of(view: LetzterStichView) -> Table:
    """What counts in this view."""
    played = Cards([event.action.card for event in view.history if isinstance(event.action, Play)])
    seats = {event.seat for event in view.history} | {seat for seat, size in enumerate(view.sizes) if size}
    return Table(
        view=view,
        hand=view.hand,
        legal=Cards([action.card for action in view.actions if isinstance(action, Play)]),
        order=order_of(view.options.ranking, view.turn_up.suit if view.turn_up is not None else None),
        out=pack_for(len(seats)) - view.hand - played,
    )


def advise(view: LetzterStichView) -> Decision:
    """What a good player would do, and the maxim that settled it."""
    card, maxim = choose(table_of(view))
    return Decision(Play(card), message(maxim, card=card))


def choose(table: Table) -> tuple[Card, str]:
    """The card, and the maxim."""
    if len(table.legal) == 1:
        return next(iter(table.legal)), "hint-ls-only"
    return follow(table) if table.view.trick else lead(table)


def lead(table: Table) -> tuple[Card, str]:
    """LS 7: go through with high cards once at most one is not; else lead where you are low."""
    high = Cards([card for card in table.hand if not table.rivals(card)])
    spare = 0 if table.order.trumps else 1
    if high and len(high) >= len(table.hand) - spare:
        return max(high, key=table.length), "hint-ls-cash"
    return table.weakest(table.hand), "hint-ls-draw"


def follow(table: Table) -> tuple[Card, str]:
    """LS 7: near the end take the trick, with no trump that will be wanted; else part with the weakest card."""
    trick = table.view.trick
    best = trick[table.order.winner(trick)]
    winning = table.legal & table.order.above[best]
    if winning and len(table.hand) <= CONTROL:
        taking = table.weakest(winning)
        if taking not in table.order.trumps or not table.hand - table.order.trumps:
            return taking, "hint-ls-control"
    losing = table.legal - winning
    card = table.weakest(losing or winning)
    follows = card in table.order.suit[trick[0]]
    return card, "hint-ls-keep" if follows or not losing else "hint-ls-empty"
