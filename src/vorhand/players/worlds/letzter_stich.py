"""Letzter Stich: the other hands and the dead pile (LS 2.1)."""

from __future__ import annotations

from vorhand.cards import Card, Cards
from vorhand.game import Deal, Event
from vorhand.games.letzter_stich import LetzterStichView, order_of, pack_for
from vorhand.players.worlds.world import Place, World, dealt, lay_out, played_by, plays, voids
from vorhand.trick import Order, seats_from


def order(view: LetzterStichView) -> Order:
    """The order of the cards in this deal."""
    return order_of(view.options.ranking, view.turn_up.suit if view.turn_up is not None else None)


def turn(view: LetzterStichView) -> tuple[int, ...]:
    """The seats that play, from the leader."""
    assert view.leader is not None
    played = played_by(view)
    every = seats_from(view.leader, len(view.sizes))
    return tuple(seat for seat in every if view.sizes[seat] or played[seat])


def worlds(view: LetzterStichView, count: int, seed: int) -> list[World]:
    """LS 3.1, LS 6.1: who has not followed suit is void, unless he was free to trump; the dealer has the turn-up."""
    played, seats = played_by(view), turn(view)
    unseen = pack_for(len(seats)) - view.hand
    for cards in played:
        unseen -= cards
    known = [Cards()] * len(view.sizes)
    if view.turn_up is not None and view.turn_up in unseen:
        known[view.dealer] = Cards([view.turn_up])
    unseen -= known[view.dealer]
    barred = void(view)
    others = [seat for seat in seats if seat != view.seat]
    places = [Place(view.sizes[seat] - len(known[seat]), barred[seat]) for seat in others]
    places.append(Place(len(unseen) - sum(place.size for place in places)))
    found = []
    for *laid, pile in lay_out(unseen, places, count, seed):
        hands = list(known)
        hands[view.seat] = view.hand
        for seat, cards in zip(others, laid, strict=True):
            hands[seat] |= cards
        found.append(World(tuple(hands), tuple(pile)))
    return found


def void(view: LetzterStichView) -> list[Cards]:
    """The suits that each seat is void in."""
    ranking = order(view)
    if view.options.trump != "any":
        return voids(view, ranking, len(turn(view)))
    found = [Cards()] * len(view.sizes)
    led: Card | None = None
    for number, (seat, card) in enumerate(plays(view)):
        if number % len(turn(view)) == 0:
            led = card
        assert led is not None
        if card not in ranking.suit[led] | ranking.trumps:
            found[seat] |= ranking.suit[led]
    return found


def past(view: LetzterStichView, world: World) -> tuple[Deal, tuple[Event, ...]]:
    """The deal and the actions that led to this world."""
    hands = [hand | cards for hand, cards in zip(world.hands, played_by(view), strict=True)]
    return dealt(view, hands, world.rest), view.history
