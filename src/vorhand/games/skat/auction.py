"""Skat (SK 3, SK 4): the auction, the skat and the announcement."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from msgspec.structs import replace

from vorhand.action import Action, Announce, Bid, Discard, Hold, Pass, Take
from vorhand.cards import Cards
from vorhand.game import Event, Message, State, message
from vorhand.games.skat.play import Playing
from vorhand.games.skat.score import BIDS, NULL, ORDERS, PassedResult
from vorhand.games.skat.table import Over, Skat, SkatView
from vorhand.trick import seats_from

# SK 3 Auction

_RAISES: Final = {0: tuple(map(Bid, BIDS))} | {
    bid: tuple(map(Bid, BIDS[place:])) for place, bid in enumerate(BIDS, start=1)
}


class Auction(State, frozen=True, kw_only=True):
    """SK 3.1: the caller bids, the holder answers; `asked` while a bid waits for its answer.

    `bid` is the last value said, 0 before the first. The caller is the holder himself when both challengers
    have passed and forehand may take the game at 18 (SK 3.3).
    """

    options: Skat
    caller: int
    holder: int
    bid: int = 0
    asked: bool = False

    @property
    def to_act(self) -> int:
        return self.holder if self.asked else self.caller

    def actions(self) -> tuple[Action, ...]:
        """SK 3.2: any higher game value; jumps are allowed."""
        if self.asked:
            return (Hold(), Pass())
        if self.caller == self.holder:
            return (Bid(18), Pass())
        return (*_RAISES[self.bid], Pass())

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        if seat == self.to_act and isinstance(action, Bid):
            if self.asked:
                return "SK 3.1", message("refuse-sk-answer", bid=self.bid)
            if action.value not in BIDS or action.no_trump:
                return "SK 3.2", message("refuse-sk-no-value", bid=action.value)
            if action.value <= self.bid:
                return "SK 3.1", message("refuse-sk-low", bid=self.bid)
            return "SK 3.3", message("refuse-sk-eighteen")
        if seat == self.to_act and isinstance(action, Hold):
            return "SK 3.1", message("refuse-now")
        return super().refusal(seat, action)

    def after(self, seat: int, action: Action) -> State:
        event = Event(seat, action)
        history = (*self.history, event)
        if isinstance(action, Bid):
            if self.caller == self.holder:
                return self.won(seat, 18, event)
            return replace(self, bid=action.value, asked=True, history=history)
        if isinstance(action, Hold):
            return replace(self, asked=False, history=history)
        if self.caller == self.holder:
            return self.thrown_in(event)
        survivor = self.caller if self.asked else self.holder
        if self.deal.dealer not in (self.caller, self.holder):
            return replace(self, caller=self.deal.dealer, holder=survivor, asked=False, history=history)
        if self.bid:
            return self.won(survivor, self.bid, event)
        return replace(self, caller=survivor, holder=survivor, history=history)  # SK 3.3

    def thrown_in(self, last: Event) -> State:
        """SK 3.3: everybody passed: no score, or Ramsch (SK 9.1)."""
        kept = self.kept(last)
        if self.options.pass_out == "ramsch":
            return Playing(**kept, turn=seats_from(self.deal.dealer + 1, 3), ranking=ORDERS["ramsch"])
        return Over(**kept, result=PassedResult())

    def won(self, declarer: int, bid: int, last: Event) -> State:
        """SK 4.1: the winner of the auction turns to the skat."""
        return Pickup(**self.kept(last), declarer=declarer, bid=bid)

    def view(self, seat: int) -> SkatView:
        return SkatView(**self.seen(seat), bid=self.bid)


# SK 4 Skat and announcement


def announcements(options: Skat, bid: int, hand: bool) -> tuple[Announce, ...]:
    """SK 4.2: what may be announced; SK 4.3: Null only where its own value is at least the bid."""
    flags: list[tuple[str, ...]] = [("hand",)] if hand else [()]
    if hand and options.steps == "isko":
        flags += [("hand", "schneider"), ("hand", "schwarz"), ("hand", "ouvert")]
    games = ("clubs", "spades", "hearts", "diamonds", "grand")
    return tuple(Announce(game, flag) for game in games for flag in flags) + tuple(
        Announce("null", flag) for flag, value in NULL.items() if ("hand" in flag) == hand and value >= bid
    )


class Declaring(State, frozen=True, kw_only=True):
    """What the three phases between the auction and the play share: the declarer alone acts."""

    options: Skat
    declarer: int
    bid: int

    @property
    def to_act(self) -> int:
        return self.declarer

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        if seat == self.declarer and isinstance(action, Announce):
            if action.contract == "null" and NULL.get(action.flags, self.bid) < self.bid:
                return "SK 4.3", message("refuse-sk-null", value=NULL[action.flags], bid=self.bid)
            return "SK 4.2", message("refuse-sk-announce")
        if seat == self.declarer and isinstance(action, Discard):
            return "SK 4.1", message("refuse-sk-discard")
        if seat == self.declarer and isinstance(action, Take):
            return "SK 4.1", message("refuse-now")
        return super().refusal(seat, action)

    def announced(self, contract: Announce, aside: Cards, **kept: Any) -> State:
        """SK 5.1: forehand leads, whoever is declarer."""
        return Playing(
            **kept,
            turn=seats_from(self.deal.dealer + 1, 3),
            ranking=ORDERS[contract.contract],
            declarer=self.declarer,
            bid=self.bid,
            contract=contract,
            aside=aside,
        )

    def view(self, seat: int) -> SkatView:
        return SkatView(**self.seen(seat), bid=self.bid, declarer=self.declarer)


class Pickup(Declaring, frozen=True, kw_only=True):
    """SK 4.1: take the skat, or play Hand without looking."""

    def actions(self) -> tuple[Action, ...]:
        return (Take(), *announcements(self.options, self.bid, hand=True))

    def after(self, seat: int, action: Action) -> State:
        kept = self.kept(Event(seat, action))
        skat = Cards(self.deal.rest)
        if isinstance(action, Announce):
            return self.announced(action, skat, **kept)
        hands = tuple(hand | skat if other == seat else hand for other, hand in enumerate(self.hands))
        return Discarding(**kept | {"hands": hands}, declarer=seat, bid=self.bid)


class Discarding(Declaring, frozen=True, kw_only=True):
    """SK 4.1: the declarer holds twelve cards and discards any two."""

    def actions(self) -> tuple[Action, ...]:
        return tuple([Discard(Cards(two)) for two in combinations(self.hands[self.declarer], 2)])

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        if seat == self.declarer and isinstance(action, Announce):
            return "SK 4.1", message("refuse-sk-discard")
        return super().refusal(seat, action)

    def after(self, seat: int, action: Action) -> State:
        assert isinstance(action, Discard)
        hands = tuple(hand - action.cards if other == seat else hand for other, hand in enumerate(self.hands))
        kept = self.kept(Event(seat, action)) | {"hands": hands}
        return Announcing(**kept, declarer=seat, bid=self.bid, aside=action.cards)

    def view(self, seat: int) -> SkatView:
        skat = Cards(self.deal.rest) if seat == self.declarer else None
        return SkatView(**self.seen(seat), bid=self.bid, declarer=self.declarer, skat=skat)


class Announcing(Declaring, frozen=True, kw_only=True):
    """SK 4.2: the declarer names the contract; `aside` is his discard."""

    aside: Cards

    def actions(self) -> tuple[Action, ...]:
        return announcements(self.options, self.bid, hand=False)

    def after(self, seat: int, action: Action) -> State:
        assert isinstance(action, Announce)
        return self.announced(action, self.aside, **self.kept(Event(seat, action)))

    def view(self, seat: int) -> SkatView:
        mine = seat == self.declarer
        return SkatView(
            **self.seen(seat),
            bid=self.bid,
            declarer=self.declarer,
            skat=Cards(self.deal.rest) if mine else None,
            discard=self.aside if mine else None,
        )
