"""Schnapsen (SN 3, SN 4, SN 5, SN 9): the play, the leader's extra actions, and what a seat sees."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from vorhand.action import Action, Close, Exchange, Marry, Play, plays
from vorhand.cards import Card, Cards, Suit
from vorhand.game import NOBODY, Event, Message, State, TrickPlay, View, message
from vorhand.games.schnapsen.score import Closing, SchnapsenResult, Tally, added, score, standing_of
from vorhand.games.schnapsen.table import BUBEN, COUPLES, GOAL, KINGS, MARRIAGES, ORDERS, PACK, Schnapsen

EXTRAS: Final = {Exchange: "SN 5.1", Marry: "SN 5.2", Close: "SN 5.5"}


class Playing(TrickPlay, frozen=True, kw_only=True):
    """Trick after trick; `stock` is what is left of it in drawing order, the turn-up last.

    `shown` are the cards that both have seen other than in a trick, `drawn[seat]` what the seat has drawn.
    """

    options: Schnapsen
    trump: Suit
    stock: tuple[Card, ...]
    shown: Cards
    drawn: tuple[tuple[Card, ...], ...] = ((), ())
    tally: Tally = Tally()

    @property
    def open(self) -> bool:
        """Whether there is a stock to draw from, neither exhausted nor closed."""
        return bool(self.stock) and self.tally.closing is None

    def actions(self) -> tuple[Action, ...]:
        """SN 5: the leader may exchange, close, and lead with or without a marriage."""
        if self.trick:
            return plays(self.legal())
        hand, declaring = self.hands[self.turn[0]], self.declaring()
        extras: list[Action] = [] if self.why_no_exchange() else [Exchange()]
        extras += [] if self.why_no_close() else [Close()]
        extras += [MARRIAGES[card] for card in declaring]
        silent = hand if self.options.declare == "optional" else hand - declaring  # SN 5.2
        return (*extras, *plays(silent))

    def after(self, seat: int, action: Action) -> State:
        if isinstance(action, Exchange):
            return self.exchanged(seat)
        if isinstance(action, Close):
            return self.closed(seat)
        state = replace(self, **self.laid(action))
        if isinstance(action, Marry):
            state = state.married(seat, action.card)
            if state.tally.points[seat] >= GOAL:  # SN 5.4
                return state.over(seat)
        return state if len(state.trick) < 2 else state.scored()

    # SN 3 Play while the stock is open

    def scored(self) -> State:
        """SN 3.1: the higher card of the suit led wins, unless it is trumped; SN 6.1: 66 is recognised."""
        turn = self.turned(ORDERS[self.trump].winner(self.trick))
        state = replace(self, turn=turn, trick=(), tally=self.tally.won(turn[0], self.trick))
        if state.tally.points[turn[0]] >= GOAL or not any(state.hands):
            return state.over(turn[0])
        return state.refilled() if self.open else state  # SN 4.2

    def refilled(self) -> State:
        """SN 3.2: the winner draws first, then the loser, who takes the turn-up at the last draw."""
        hands, drawn = list(self.hands), list(self.drawn)
        for seat, card in zip(self.turn, self.stock, strict=False):
            hands[seat] |= 1 << card
            drawn[seat] += (card,)
        return replace(self, hands=tuple(hands), drawn=tuple(drawn), stock=self.stock[2:])

    # SN 4 Strict play

    def legal(self) -> Cards:
        """SN 4.1: follow suit and head the trick, else follow suit, else trump, else any card; SN 3.1: any card."""
        hand = self.hands[self.to_act]
        if self.open or not self.trick:
            return hand
        led, ranking = self.trick[0], ORDERS[self.trump]
        follow = hand & ranking.suit[led]
        return follow & ranking.above[led] or follow or hand & ranking.trumps or hand

    def why_not(self, card: Card) -> tuple[str, Message]:
        led = self.trick[0]
        if card.suit == led.suit:
            return "SN 4.1", message("refuse-sn-head", card=led)
        if self.hands[self.to_act] & led.suit.cards:
            return "SN 4.1", message("refuse-follow", suit=led.suit)
        return "SN 4.1", message("refuse-sn-trump", suit=self.trump)

    # SN 5 The leader's extra actions

    def why_no_exchange(self) -> tuple[str, Message] | None:
        """SN 5.1: only with the trump Bube, while the stock is open and large enough."""
        least = self.options.exchange_min_stock
        if self.tally.closing:
            return "SN 5.1", message("refuse-sn-closed")
        if len(self.stock) < least:
            return "SN 5.1", message("refuse-sn-stock", n=least)
        if BUBEN[self.trump] not in self.hands[self.turn[0]]:
            return "SN 5.1", message("refuse-not-held", card=BUBEN[self.trump])
        return None

    def exchanged(self, seat: int) -> State:
        """SN 5.1: the Bube lies where the turn-up lay; both know where either of the two is."""
        bube = BUBEN[self.trump]
        hands = list(self.hands)
        hands[seat] = hands[seat].without(bube) | 1 << self.stock[-1]
        return replace(
            self,
            hands=tuple(hands),
            stock=(*self.stock[:-1], bube),
            shown=self.shown | 1 << bube,
            history=(*self.history, Event(seat, Exchange())),
        )

    def declaring(self) -> Cards:
        """SN 5.2: the cards whose lead declares a marriage; SN 8.1 `king_led`: the König only."""
        hand, declaring = self.hands[self.turn[0]], Cards()
        for couple in COUPLES.values():
            if hand & couple == couple:
                declaring |= couple
        return declaring & KINGS if self.options.king_led else declaring

    def married(self, seat: int, card: Card) -> Playing:
        """SN 5.2: 20, in trumps 40; SN 5.3: pending without a trick, SN 8.1 `marriage_pending`: in any case."""
        bonus = 40 if card.suit == self.trump else 20
        tally = self.tally
        if self.options.marriage_pending or not tally.tricks(seat):
            tally = replace(tally, pending=added(tally.pending, seat, bonus))
        else:
            tally = replace(tally, points=added(tally.points, seat, bonus))
        return replace(self, tally=tally, shown=self.shown | COUPLES[card.suit].without(card))

    def why_no_close(self) -> tuple[str, Message] | None:
        """SN 5.5: only while the stock is open."""
        if not self.options.closing:
            return "SN 8.1", message("refuse-sn-no-closing")
        if self.tally.closing:
            return "SN 5.5", message("refuse-sn-closed")
        if not self.stock:
            return "SN 5.5", message("refuse-sn-exhausted")
        return None

    def closed(self, seat: int) -> State:
        """SN 5.5: nobody draws any more; the record counts no pending marriage (SN 5.3)."""
        closing = Closing(seat, self.tally.points[1 - seat], self.tally.tricks(1 - seat))
        return replace(
            self,
            tally=replace(self.tally, closing=closing),
            history=(*self.history, Event(seat, Close())),
        )

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        general = super().refusal(seat, action)
        if seat != self.to_act or general[1].key != "refuse-now":
            return general
        if self.trick and type(action) in EXTRAS:
            return EXTRAS[type(action)], message("refuse-sn-lead")
        match action:
            case Exchange():
                return self.why_no_exchange() or general
            case Close():
                return self.why_no_close() or general
            case Marry(card=card) if COUPLES[card.suit] - self.hands[self.to_act] or card not in MARRIAGES:
                return "SN 5.2", message("refuse-sn-marriage", card=card)
            case Marry():
                return "SN 8.1", message("refuse-sn-king")
            case Play(card=card):
                return "SN 5.2", message("refuse-sn-declare", card=card)
        return general

    def over(self, last: int) -> Over:
        """SN 6.1: `last` has reached 66, or the cards have run out and it won the last trick."""
        return Over(
            **self.kept(),
            trick=self.trick,
            stock=self.stock,
            shown=self.shown,
            drawn=self.drawn,
            result=score(self.options, self.deal, self.tally, last),
        )

    def view(self, seat: int) -> SchnapsenView:
        return SchnapsenView(**self.seen(seat) | laid_open(self, self.tally, seat))


class Over(State, frozen=True, kw_only=True):
    """The deal is over; a card that a marriage led (SN 5.4) lies in the trick and is not played to."""

    options: Schnapsen
    trick: tuple[Card, ...]
    stock: tuple[Card, ...]
    shown: Cards
    drawn: tuple[tuple[Card, ...], ...]
    result: SchnapsenResult

    def view(self, seat: int) -> SchnapsenView:
        leader = self.history[-1].seat if self.trick else None
        table = laid_open(self, self.result.tally, seat) | {"leader": leader, "trick": self.trick}
        return SchnapsenView(**self.seen(seat) | table, result=self.result)


# SN 9 What a view knows


class SchnapsenView(View, frozen=True, kw_only=True):
    """What a seat sees (SN 9), beside the common fields; `turn_up` is the card that lies under the stock now.

    `indicator` was turned up at the deal, so that its suit is trumps. `stock` counts its cards with the turn-up.
    `shown[seat]` are the cards in that hand which both have seen, `unseen` those that the opponent holds or that
    lie face down, `opponent` his hand where it follows by elimination. `drawn` are the cards this seat drew.
    """

    options: Schnapsen
    game: str = "schnapsen"
    indicator: Card
    stock: int
    shown: tuple[Cards, ...]
    unseen: Cards
    opponent: Cards | None
    drawn: tuple[Card, ...]
    points: tuple[int, int]
    pending: tuple[int, int]
    tricks: tuple[int, int]
    winners: tuple[int, ...]
    closing: Closing | None


def known(state: Playing | Over, shown: tuple[Cards, ...], unseen: Cards, seat: int) -> Cards | None:
    """SN 9: the hand of a seat where it follows by elimination."""
    hidden = len(state.hands[seat]) - len(shown[seat])
    return shown[seat] | (unseen if hidden else 0) if hidden in (0, len(unseen)) else None


def laid_open(state: Playing | Over, tally: Tally, seat: int) -> dict[str, Any]:
    """SN 9: the fields of a view that this game adds or changes."""
    hand, drawn = (state.hands[seat], state.drawn[seat]) if seat != NOBODY else (Cards(), ())
    played = Cards([event.action.card for event in state.history if isinstance(event.action, Play)])
    shown = tuple([hand & state.shown for hand in state.hands])
    unseen = PACK - hand - played - state.shown
    return {
        "standing": standing_of(state.options, state.deal),
        "turn_up": state.stock[-1] if state.stock else None,
        "indicator": state.deal.rest[-1],
        "stock": len(state.stock),
        "shown": shown,
        "unseen": unseen,
        "opponent": known(state, shown, unseen, 1 - seat) if seat != NOBODY else None,
        "drawn": drawn,
        "points": tally.points,
        "pending": tally.pending,
        "tricks": (tally.tricks(0), tally.tricks(1)),
        "winners": tally.winners,
        "closing": tally.closing,
    }
