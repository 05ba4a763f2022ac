"""What a good Kaiser player does (KA 8), as rules of thumb."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from vorhand.action import Announce, Bid, Discard, Give, Pass, Play, Take
from vorhand.cards import Card, Cards, Suit
from vorhand.game import message
from vorhand.games.kaiser import (
    FIVE,
    PACK,
    SEATS,
    SPECIALS,
    THREE,
    Kaiser,
    KaiserView,
    order_of,
    partner_of,
    points_of,
    side_of,
)
from vorhand.games.kaiser.auction import KITTY as LAID_AWAY
from vorhand.games.kaiser.passing import GIVEN
from vorhand.players.player import Decision
from vorhand.trick import Order


def advise(view: KaiserView) -> Decision:
    """The action that the maxims recommend, and the maxim that settled it."""
    if view.phase == "passing":
        return give(view)
    if view.phase == "auction":
        return bid(view)
    if view.phase == "naming":
        return name(view)
    if view.phase == "discarding":
        return discard(view)
    return follow(sight(view)) if view.trick else lead(sight(view))


# What a hand is worth

START: Final = 0.8
"""The points beside those of the hand: the partner's, less some for safety."""
NO_TRUMP_START: Final = {"made": 2.6, "both": 1.6, "off": 1.6}
"""At no-trump they are more; a bonus without a risk is worth a bold bid (KA 5.4)."""
KITTY: Final = 2.0
"""What four cards to choose from are worth (KA 7.5)."""
TRUMP: Final = 0.9
TRUMP_TOPS: Final = {0: 0.8, 1: 0.6, 2: 0.2}
"""What a trump is worth, and what more by the number of cards above it."""
TOPS: Final = {0: 0.8, 1: 0.2}
NO_TRUMP_TOPS: Final = {0: 1.3, 1: 0.7, 2: 0.1}
FIVE_HELD: Final = 1.0
"""5H in hand is worth a level."""


class Plan(NamedTuple):
    """A contract, and the points that may be bid in it."""

    points: float
    contract: Announce


def order_in(contract: Announce, options: Kaiser) -> Order:
    """The order of the cards in a contract."""
    return order_of(contract.contract, "low" in contract.flags, options.low_specials)


def place(card: Card, order: Order) -> int:
    """How many cards of its suit stand above a card."""
    return len(order.above[card] & order.suit[card])


def worth(hand: Cards, contract: Announce, options: Kaiser) -> float:
    """The points that may be bid with this hand in a contract.

    >>> round(worth(Cards("CA CK CT C9 C8 SA HA DA"), Announce("clubs"), Kaiser()), 1)
    9.1
    """
    order = order_in(contract, options)
    no_trump = not order.trumps
    tops = NO_TRUMP_TOPS if no_trump else TOPS
    points = NO_TRUMP_START[options.no_trump_double] if no_trump else START
    for card in hand:
        if card in order.trumps:
            points += TRUMP + TRUMP_TOPS.get(place(card, order), 0)
        else:
            points += tops.get(place(card, order), 0)
    return points + FIVE_HELD * (FIVE in hand) + KITTY * options.kitty


def best_plan(hand: Cards, options: Kaiser, no_trump: bool = False) -> Plan:
    """The contract that is worth most, among those of a plain or of a no-trump bid."""
    names = ["no-trump"] if no_trump else [suit.word for suit in reversed(Suit)]
    flags: list[tuple[str, ...]] = [(), ("low",)] if options.low else [()]
    contracts = [Announce(name, flag) for name in names for flag in flags]
    plans = [Plan(worth(hand, contract, options), contract) for contract in contracts]
    return max(plans, key=lambda plan: plan.points)


# Before the play


def give(view: KaiserView) -> Decision:
    """Pass from the shortest suits beside the best one, to be void there; never 5H gladly."""
    return Decision(Give(Cards(to_give(view)[:GIVEN])), message("hint-ka-give"))


def to_give(view: KaiserView) -> list[Card]:
    """The cards of the hand, first those that are passed most gladly (KA 7.3)."""
    order = order_in(best_plan(view.hand, view.options).contract, view.options)

    def keep(card: Card) -> tuple[int, ...]:
        return (card in order.trumps, card == FIVE, len(view.hand & order.suit[card]), place(card, order))

    return sorted(view.hand, key=keep)


def bid(view: KaiserView) -> Decision:
    """Bid what the hand is worth, no more, and leave the partner's bid alone."""
    plans = {no_trump: best_plan(view.hand, view.options, no_trump=no_trump) for no_trump in (False, True)}
    offers = [action for action in view.actions if isinstance(action, Bid)]
    sound = [offer for offer in offers if offer.value <= plans[offer.no_trump].points]
    if Pass() not in view.actions and not sound:
        lowest = [offer for offer in offers if offer.value == offers[0].value]
        return Decision(max(lowest, key=lambda offer: plans[offer.no_trump].points), message("hint-ka-forced"))
    if view.declarer == partner_of(view.seat):
        return Decision(Pass(), message("hint-ka-partner-bid"))
    if Take() in view.actions and view.bid and view.bid.value <= plans[view.bid.no_trump].points:
        return Decision(Take(), message("hint-ka-take"))
    if not sound:
        return Decision(Pass(), message("hint-ka-pass"))
    chosen = next((offer for offer in sound if offer.no_trump), sound[0])
    plan = plans[chosen.no_trump]
    key = "hint-ka-bid-five" if FIVE in view.hand else "hint-ka-bid"
    return Decision(chosen, message(key, contract=plan.contract, points=int(plan.points)))


def name(view: KaiserView) -> Decision:
    """Name the longest strong suit, the way round that suits the hand."""
    assert view.bid is not None
    contract = best_plan(view.hand, view.options, no_trump=view.bid.no_trump).contract
    key = "hint-ka-name-low" if contract.flags else "hint-ka-name"
    return Decision(contract, message(key, contract=contract))


def discard(view: KaiserView) -> Decision:
    """Discard the low cards of the shortest side suits; keep trumps and what is on top."""
    assert view.contract is not None
    away = spare(view.hand, order_in(view.contract, view.options))
    return Decision(Discard(away), message("hint-ka-discard"))


def spare(hand: Cards, order: Order) -> Cards:
    """The four cards of these eleven that are missed least."""
    return Cards(by_need(hand, order)[:LAID_AWAY])


def by_need(hand: Cards, order: Order) -> list[Card]:
    """The cards that may be laid away (KA 7.5), first those that are missed least."""

    def keep(card: Card) -> tuple[int, ...]:
        above = place(card, order)
        return (card in order.trumps, above == 0, len(hand & order.suit[card]), -above)

    return sorted(hand - SPECIALS, key=keep)


# What can be seen


class Sight(NamedTuple):
    """A view with what follows from it: the order, and the cards that each seat may hold."""

    view: KaiserView
    order: Order
    may: tuple[Cards, ...]

    @property
    def legal(self) -> list[Card]:
        """The cards that may be played."""
        return [action.card for action in self.view.actions if isinstance(action, Play)]

    @property
    def declaring(self) -> bool:
        """Whether the seat is of the bidding side."""
        return self.view.declarer in (self.view.seat, partner_of(self.view.seat))

    @property
    def theirs(self) -> Cards:
        """What the opponents may hold."""
        seat = self.view.seat
        return self.may[(seat + 1) % SEATS] | self.may[(seat + 3) % SEATS]

    @property
    def behind(self) -> Cards:
        """What the opponents who play to this trick after the seat may hold."""
        return self.may[(self.view.seat + 1) % SEATS] if len(self.view.trick) < 3 else Cards()

    def strength(self, card: Card) -> int:
        """How high a card stands in its suit: 0 at the top, less below."""
        return -place(card, self.order)

    def cheapest(self, cards: Iterable[Card]) -> Card:
        """The card that is missed least: a low one, a trump only at need, 3S and 5H last of all."""
        trumps = self.order.trumps
        return min(cards, key=lambda card: (card == FIVE, card == THREE, card in trumps, self.strength(card), card))

    def safe(self, card: Card) -> bool:
        """Whether no opponent behind can beat a card, if those who can follow suit do."""
        behind, led = self.behind, self.order.suit[self.view.trick[0]]
        return not self.order.above[card] & (behind & led or behind)


def sight(view: KaiserView) -> Sight:
    """What a view shows: who has not followed suit is void, and what was passed is the partner's.

    The unseen cards are counted from Kaiser's own pack: there is no Seven of Hearts or of Spades.
    """
    assert view.contract is not None
    order = order_in(view.contract, view.options)
    plays = [(event.seat, event.action.card) for event in view.history if isinstance(event.action, Play)]
    unseen = PACK - view.hand - Cards(card for _, card in plays) - (view.discard or Cards())
    may = [unseen] * SEATS
    for opponent in ((view.seat + 1) % SEATS, (view.seat + 3) % SEATS):
        may[opponent] -= view.given or Cards()
    for number, (seat, card) in enumerate(plays):
        led = order.suit[plays[number - number % SEATS][1]]
        if card not in led:
            may[seat] -= led
    return Sight(view, order, tuple(may))


def play(card: Card, key: str) -> Decision:
    """The play of a card for this reason."""
    return Decision(Play(card), message(f"hint-ka-{key}", card=card))


# Leading


def lead(table: Sight) -> Decision:
    """Draw trumps, take what is sure, attack the declarer's void, else lead low from length."""
    order, legal, theirs = table.order, table.legal, table.theirs
    if len(legal) == 1:
        return play(legal[0], "only")
    top = [card for card in legal if not order.above[card] & order.suit[card] & theirs]
    trumps = [card for card in legal if card in order.trumps]
    if table.declaring and theirs & order.trumps and len(trumps) > 1:  # keep a small trump
        if sure := [card for card in trumps if card in top]:
            return play(max(sure, key=table.strength), "draw")
        if len(trumps) > 2:
            return play(table.cheapest(trumps), "draw")
    if winners := [card for card in top if card != THREE and not (card in order.trumps and theirs & order.trumps)]:
        return play(FIVE if FIVE in winners else min(winners, key=table.strength), "cash")
    if not order.trumps and not table.declaring:
        assert table.view.declarer is not None
        if short := [card for card in legal if not order.suit[card] & table.may[table.view.declarer]]:
            return play(table.cheapest(short), "short")
    plain = [card for card in legal if card not in SPECIALS | order.trumps] or legal
    longest = max(len(table.view.hand & order.suit[card]) for card in plain)
    long = [card for card in plain if len(table.view.hand & order.suit[card]) == longest]
    return play(table.cheapest(long), "lead-low")


# Following


def follow(table: Sight) -> Decision:
    """5H to the partner's trick and 3S to the opponents'; a sure trick is taken cheaply."""
    order, legal, trick, leader = table.order, table.legal, table.view.trick, table.view.leader
    assert leader is not None
    if len(legal) == 1:
        return play(legal[0], "only")
    index = order.winner(trick)
    best = trick[index]
    beating = [card for card in legal if card in order.above[best]]
    losing = [card for card in legal if card not in beating]
    ours = side_of(leader + index) == side_of(table.view.seat)
    if ours and table.safe(best):
        if FIVE in losing or (FIVE in beating and table.safe(FIVE)):
            return play(FIVE, "five")
        return play(table.cheapest(losing or legal), "partner")
    if points_of(trick) < 0 and losing and FIVE not in beating:
        return play(table.cheapest(losing), "duck")
    if sure := [card for card in beating if table.safe(card)]:
        return play(FIVE if FIVE in sure else table.cheapest(sure), "set" if sets(table) else "win")
    if beating and len(trick) == 2 and not ours:
        return play(max(beating, key=lambda card: (card != FIVE, table.strength(card))), "third")
    helpless = not order.above[best] & order.suit[trick[0]] & table.may[partner_of(table.view.seat)]
    if THREE in losing and not ours and (len(trick) > 1 or helpless):
        return play(THREE, "three")
    return play(table.cheapest(losing or legal), "low")


def sets(table: Sight) -> bool:
    """Whether this trick sets the opponents' bid: a single point swings ten or more."""
    view = table.view
    assert view.bid is not None
    side = side_of(view.seat)
    spare = (9 if view.options.kitty else 10) - view.bid.value
    return not table.declaring and view.points[side] <= spare < view.points[side] + points_of(view.trick)
