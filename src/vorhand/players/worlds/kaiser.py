"""Kaiser: the other hands, and the kitty or what the declarer has discarded (KA 7.3, KA 7.5)."""

from __future__ import annotations

from vorhand.action import Discard, Give
from vorhand.cards import Cards
from vorhand.game import Deal, Event
from vorhand.games.kaiser.auction import KITTY
from vorhand.games.kaiser.passing import GIVEN
from vorhand.games.kaiser.table import PACK, SEATS, SPECIALS, KaiserView, order_of, partner_of
from vorhand.players.worlds.world import Place, World, dealt, first, lay_out, played_by, voids
from vorhand.trick import Order


def order(view: KaiserView) -> Order:
    """The order of the cards in the contract."""
    assert view.contract is not None
    return order_of(view.contract.contract, "low" in view.contract.flags, view.options.low_specials)


def discarded(view: KaiserView) -> bool:
    """Whether the cards that nobody plays are the declarer's discard, and no longer the kitty."""
    return any(type(event.action) is Discard for event in view.history)


def worlds(view: KaiserView, count: int, seed: int) -> list[World]:
    """KA 4.1: who has not followed suit is void; KA 7.3: what was given is the partner's, or was discarded by him.

    KA 7.5: no special card is among the discards.
    """
    played = played_by(view)
    own = view.discard or Cards()
    unseen = PACK - view.hand - own
    for cards in played:
        unseen -= cards
    barred = voids(view, order(view), SEATS) if view.phase == "playing" else [Cards()] * SEATS
    partner = partner_of(view.seat)
    given = (view.given or Cards()) if view.phase != "passing" else Cards()
    others = [seat for seat in range(SEATS) if seat != view.seat]
    places = [Place(view.sizes[seat], barred[seat] | (given if seat != partner else 0)) for seat in others]
    pile = SPECIALS if discarded(view) else Cards()
    if view.declarer != partner or not discarded(view):
        pile |= given
    places.append(Place(len(unseen) - sum(view.sizes[seat] for seat in others), pile))
    found = []
    for *laid, rest in lay_out(unseen, places, count, seed):
        hands = [view.hand] * SEATS
        for seat, cards in zip(others, laid, strict=True):
            hands[seat] = cards
        found.append(World(tuple(hands), tuple(own or rest)))
    return found


def past(view: KaiserView, world: World) -> tuple[Deal, tuple[Event, ...]]:
    """The deal and the actions that led to this world; unseen choices as they may have been."""
    hands = [hand | cards for hand, cards in zip(world.hands, played_by(view), strict=True)]
    given = (view.given or Cards()) if view.phase != "passing" else Cards()
    rest, declarer = Cards(world.rest), view.declarer
    laid: dict[tuple[type, int], Cards] = {}
    if (
        view.options.kitty
        and declarer is not None
        and (discarded(view) or len(hands[declarer]) > view.options.hand_size)
    ):
        held = hands[declarer] | rest
        spare = held - (given if declarer == partner_of(view.seat) else 0)
        kitty = view.kitty or first(rest & spare, KITTY) | first(spare - rest, KITTY - len(rest & spare))
        laid[Discard, declarer] = rest
        hands[declarer], rest = held - kitty, kitty
    if view.phase != "passing" and view.options.passing:
        hands, gifts = before_passing(view, hands)
        laid |= {(Give, seat): cards for seat, cards in enumerate(gifts)}
    elif view.options.passing:
        laid |= {(Give, seat): view.given or first(hand, GIVEN) for seat, hand in enumerate(hands)}
        laid |= {(Give, seat): first(hand, GIVEN) for seat, hand in enumerate(hands) if seat != view.seat}
    history = [
        Event(seat, type(action)(laid[type(action), seat])) if isinstance(action, Discard) else Event(seat, action)
        for seat, action in view.history
    ]
    return dealt(view, hands, tuple(rest)), tuple(history)


def before_passing(view: KaiserView, hands: list[Cards]) -> tuple[list[Cards], list[Cards]]:
    """KA 7.3: the hands before the exchange, and what each seat gave: of opponents the first cards they hold."""
    gifts = [first(hands[partner_of(seat)], GIVEN) for seat in range(SEATS)]
    gifts[view.seat], gifts[partner_of(view.seat)] = view.given or Cards(), view.received or Cards()
    before = [(hand - gifts[partner_of(seat)]) | gifts[seat] for seat, hand in enumerate(hands)]
    return before, gifts
