"""Skat: the other hands, and the skat or what the declarer has discarded (SK 2, SK 4.1)."""

from __future__ import annotations

from vorhand.action import Discard, Take
from vorhand.cards import PACK_32, Cards
from vorhand.game import Deal, Event
from vorhand.games.skat import SkatView
from vorhand.games.skat.score import ORDERS
from vorhand.players.worlds.world import Place, World, dealt, first, lay_out, played_by, voids
from vorhand.trick import Order

SKAT = 2


def order(view: SkatView) -> Order:
    """The order of the cards in the contract; without a contract, in Ramsch, that of Grand (SK 9.1)."""
    return ORDERS[view.contract.contract if view.contract else "ramsch"]


def worlds(view: SkatView, count: int, seed: int) -> list[World]:
    """SK 5.2: who has not followed suit is void; the declarer knows his discard; SK 4.4: an open hand is seen."""
    played = played_by(view)
    own = (view.discard or Cards()) if view.seat == view.declarer else Cards()
    unseen = PACK_32 - view.hand - own
    for cards in played:
        unseen -= cards
    barred = voids(view, order(view), 3) if view.phase in ("playing", "answering") else [Cards()] * 3
    known = [Cards()] * 3
    known[view.seat] = view.hand
    if view.ouvert is not None and view.declarer is not None:
        known[view.declarer] = view.ouvert
        unseen -= view.ouvert
    others = [seat for seat in range(3) if seat != view.seat]
    places = [Place(view.sizes[seat] - len(known[seat]), barred[seat]) for seat in others]
    places.append(Place(len(unseen) - sum(place.size for place in places)))
    found = []
    for *laid, rest in lay_out(unseen, places, count, seed):
        hands = list(known)
        for seat, cards in zip(others, laid, strict=True):
            hands[seat] |= cards
        found.append(World(tuple(hands), tuple(own or rest)))
    return found


def past(view: SkatView, world: World) -> tuple[Deal, tuple[Event, ...]]:
    """The deal and the actions that led to this world; where the skat was taken unseen, it was what was laid away."""
    hands = [hand | cards for hand, cards in zip(world.hands, played_by(view), strict=True)]
    rest, discard = Cards(world.rest), Cards()
    if any(isinstance(event.action, Take) for event in view.history):
        taker = next(event.seat for event in view.history if isinstance(event.action, Take))
        held, discard = hands[taker] | rest, rest
        rest = view.skat or first(discard or held, SKAT)
        hands[taker] = held - rest
    history = [
        Event(seat, Discard(discard)) if isinstance(action, Discard) else Event(seat, action)
        for seat, action in view.history
    ]
    return dealt(view, hands, tuple(rest)), tuple(history)
