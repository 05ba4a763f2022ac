"""What a client that knows no rules needs to show a view: the hand sorted, what is in sight, what may be done.

All of it follows from the view.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vorhand.action import Announce
from vorhand.cards import Card, Cards, Suit
from vorhand.game import NOBODY, Message, View, plain
from vorhand.games.skat.score import BASE, NULL, matadors, steps
from vorhand.games.skat.table import SkatView
from vorhand.showing.facts import facts, order_of, sorted_cards
from vorhand.showing.menu import menu_of
from vorhand.showing.tricks import last_trick, taker
from vorhand.trick import Order


def words(message: Message) -> dict[str, Any]:
    """A message as the wire has it; suits by their letter."""
    args = {name: arg.letter if isinstance(arg, Suit) else plain(arg) for name, arg in message.args}
    return {"key": message.key, "args": args}


def aids(view: View) -> dict[str, Any]:
    """The aids of a view, by name.

    `sorted` is the hand, trumps first, and `trumps` those in it; `groups` are its cards by effective suit; `facts` are
    messages; `last` is the trick before, each seat with its card, and `taker` who won it; `menu` the legal actions as
    they are offered; `worth` the games of Skat by what they count with this hand; `best` the place in the trick of the
    card that wins it.
    """
    order = order_of(view)
    hand = sorted_cards(order, view.hand)
    last = last_trick(view)
    laid = [] if last is None else [[event.seat, str(card)] for event, card in zip(last.plays, last.cards, strict=True)]
    return {
        "sorted": [str(card) for card in hand],
        "groups": [[str(card) for card in hand if order.suit[card] == suit] for suit in suits_in(hand, order)],
        "trumps": str(view.hand & order.trumps),
        "facts": [words(fact) for fact in facts(view)],
        "last": laid,
        "taker": None if last is None else taker(view, last),
        "menu": [str(action) for action in menu_of(view).actions],
        "best": order.winner(view.trick) if view.trick else None,
        "worth": list(worths(view)) if isinstance(view, SkatView) else [],
    }


def suits_in(hand: list[Card], order: Order) -> list[Cards]:
    """The effective suits of a sorted hand, in its order, each once."""
    return list(dict.fromkeys(order.suit[card] for card in hand))


def worths(view: SkatView) -> Iterator[dict[str, Any]]:
    """SK 6: what the games count with the cards that are seen, with the skat played Hand, and their matadors."""
    if view.contract is not None or view.phase == "over" or view.seat == NOBODY:
        return
    cards = view.hand | (view.discard or Cards())
    for contract, base in BASE.items():
        run = matadors(contract, cards)
        plainly = steps(Announce(contract), run, False, False)[-1][1]
        by_hand = steps(Announce(contract, ("hand",)), run, False, False)[-1][1]
        yield {"contract": contract, "matadors": run, "value": base * plainly, "hand": base * by_hand}
    yield {"contract": "null", "matadors": 0, "value": NULL[()], "hand": NULL[("hand",)]}
