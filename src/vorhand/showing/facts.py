"""What is always in sight besides the cards: contract, trump, stock, points; and how the hand is sorted. By game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from vorhand.cards import Card, Cards
from vorhand.game import Message, View, message
from vorhand.games.kaiser.table import KaiserView
from vorhand.games.kaiser.table import order_of as kaiser_ranking
from vorhand.games.letzter_stich import LetzterStichView
from vorhand.games.letzter_stich import order_of as letzter_stich_ranking
from vorhand.games.schnapsen.play import SchnapsenView
from vorhand.games.schnapsen.table import ORDERS as SCHNAPSEN_ORDERS
from vorhand.games.skat.score import ORDERS as SKAT_ORDERS
from vorhand.games.skat.score import SkatResult
from vorhand.games.skat.table import SkatView
from vorhand.trick import Order


def facts(view: View) -> tuple[Message, ...]:
    """One short line each, the dealer first."""
    return (message("fact-dealer", seat=view.dealer), *FACTS[view.game](view))


def order_of(view: View) -> Order:
    """How the cards rank at this moment; before there is a contract, as they are usually sorted."""
    return ORDERS[view.game](view)


def sorted_cards(order: Order, cards: Cards) -> list[Card]:
    """The cards suit by suit and from the top, trumps first."""
    return sorted(
        cards,
        key=lambda card: (card not in order.trumps, -order.suit[card].bit_length(), len(order.above[card])),
    )


def letzter_stich_facts(view: LetzterStichView) -> Iterator[Message]:
    """LS 4.1, LS 6.1."""
    yield message("fact-last-trick", n=view.options.value)
    if view.turn_up is not None:
        yield message("fact-trump", suit=view.turn_up.suit)


def letzter_stich_order(view: LetzterStichView) -> Order:
    trump = view.turn_up.suit if view.turn_up is not None else None
    return letzter_stich_ranking(view.options.ranking, trump)


def kaiser_facts(view: KaiserView) -> Iterator[Message]:
    """KA 3 to KA 5, KA 7."""
    if view.bid is not None and view.declarer is not None:
        key = "fact-bid-no-trump" if view.bid.no_trump else "fact-bid"
        yield message(key, seat=view.declarer, bid=view.bid.value)
    if view.contract is not None:
        yield message("fact-contract", contract=view.contract)
        own = max(view.seat, 0) % 2  # of those who only watch, none
        for side in (own, 1 - own):
            yield message("fact-side-points", side=(side, side + 2), points=view.points[side])
    if view.given and view.received:
        yield message("fact-given", cards=view.given)
        yield message("fact-received", cards=view.received)
    if view.discard:
        yield message("fact-discarded", cards=view.discard)


def kaiser_order(view: KaiserView) -> Order:
    if view.contract is None:
        return kaiser_ranking("no-trump", False, "lowest")
    return kaiser_ranking(view.contract.contract, "low" in view.contract.flags, view.options.low_specials)


def schnapsen_facts(view: SchnapsenView) -> Iterator[Message]:
    """SN 2 to SN 5."""
    yield message("fact-trump", suit=view.indicator.suit)
    if view.turn_up is not None:
        yield message("fact-turn-up", card=view.turn_up)
        yield message("fact-stock", n=view.stock)
    else:
        yield message("fact-exhausted")
    if view.closing is not None:
        yield message("fact-closed", seat=view.closing.seat)
    own = max(view.seat, 0)
    for seat in (own, 1 - own):
        points, pending = view.points[seat], view.pending[seat]
        if pending:
            yield message("fact-points-pending", seat=seat, points=points, pending=pending)
        else:
            yield message("fact-points", seat=seat, points=points)


def schnapsen_order(view: SchnapsenView) -> Order:
    return SCHNAPSEN_ORDERS[view.indicator.suit]


def skat_facts(view: SkatView) -> Iterator[Message]:
    """SK 3 to SK 5, SK 9."""
    if view.contract is not None and view.declarer is not None:
        yield message("fact-game", seat=view.declarer, contract=view.contract)
    elif view.declarer is not None:
        yield message("fact-declarer", seat=view.declarer)
    if view.bid:
        yield message("fact-bid-value", bid=view.bid)
    if view.ramsch and view.phase == "playing":
        yield message("fact-ramsch")
    if view.kontra:
        yield message("fact-kontra" if view.kontra == 1 else "fact-re")
    if view.skat:
        yield message("fact-skat", cards=view.skat)
    if view.discard:
        yield message("fact-discarded", cards=view.discard)
    if view.ouvert:
        yield message("fact-ouvert", cards=view.ouvert)


def skat_order(view: SkatView) -> Order:
    contract = view.result.contract if isinstance(view.result, SkatResult) else view.contract
    return SKAT_ORDERS[contract.contract if contract is not None else "grand"]


FACTS: Final[dict[str, Callable[[Any], Iterator[Message]]]] = {
    "letzter-stich": letzter_stich_facts,
    "kaiser": kaiser_facts,
    "schnapsen": schnapsen_facts,
    "skat": skat_facts,
}

ORDERS: Final[dict[str, Callable[[Any], Order]]] = {
    "letzter-stich": letzter_stich_order,
    "kaiser": kaiser_order,
    "schnapsen": schnapsen_order,
    "skat": skat_order,
}
