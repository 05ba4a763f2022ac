"""The legal actions in the order in which they are offered."""

from __future__ import annotations

from msgspec import Struct

from vorhand.action import Action, Bid, Marry, Play
from vorhand.cards import Card
from vorhand.game import View
from vorhand.showing.facts import order_of, sorted_cards


class Menu(Struct, frozen=True):
    """The actions in the order of their numbers, from 1."""

    actions: tuple[Action, ...]

    def numbered(self) -> list[tuple[int, Action]]:
        """Every action with its number."""
        return list(enumerate(self.actions, start=1))

    def number_of(self, card: Card) -> int | None:
        """The number of the first action that plays this card."""
        for number, action in self.numbered():
            if isinstance(action, Play) and action.card == card:
                return number
        return None

    def needs_words(self, action: Action) -> bool:
        """Whether the number below a card does not tell enough: a marriage, or a second way to play the card."""
        if type(action) is Play:
            return self.number_of(action.card) != self.actions.index(action) + 1
        return isinstance(action, Marry)


def menu_of(view: View) -> Menu:
    """The legal actions: cards as the hand is sorted, or the lowest bid; then the rest; the higher bids last."""
    places = {card: place for place, card in enumerate(sorted_cards(order_of(view), view.hand))}
    lowest = next((action for action in view.actions if isinstance(action, Bid)), None)

    def place(action: Action) -> tuple[int, int]:
        if isinstance(action, Play):
            return 0, places[action.card]
        if isinstance(action, Bid):
            return (0 if action == lowest else 2), 0
        return 1, 0

    return Menu(tuple(sorted(view.actions, key=place)))
