"""Kaiser (KA 3, KA 7.5): the auction, the naming of the trump suit, and the kitty."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from vorhand.action import Action, Announce, Bid, Discard, Pass, Take
from vorhand.cards import Cards, Suit
from vorhand.game import Event, Message, State, message
from vorhand.games.kaiser.play import Playing
from vorhand.games.kaiser.table import SEATS, SPECIALS, Kaiser, KaiserView, lays, view_of
from vorhand.trick import seats_from

# KA 3 Auction


@lru_cache
def bids(options: Kaiser) -> tuple[Bid, ...]:
    """KA 3.2: every bid, each higher than the one before.

    KA 7.4: from `min_bid`; KA 7.1: at no-trump from `no_trump_min`, and above every plain bid where so agreed.
    """
    plain = [Bid(value) for value in range(options.min_bid, options.max_bid + 1)]
    no_trump = [Bid(bid.value, no_trump=True) for bid in plain if bid.value >= options.no_trump_min]
    if options.no_trump_over_all:
        return (*plain, *no_trump)
    return tuple(sorted(plain + no_trump, key=lambda bid: (bid.value, bid.no_trump)))


@lru_cache
def bids_over(options: Kaiser, bid: Bid | None) -> tuple[Bid, ...]:
    """KA 3.2: the bids that are higher than the standing one."""
    every = bids(options)
    return every if bid is None else every[every.index(bid) + 1 :]


class Auction(State, frozen=True, kw_only=True):
    """KA 3.1: the seats in `turn` have one turn each, the dealer last; `declarer` made the standing `bid`."""

    options: Kaiser
    turn: tuple[int, ...]
    declarer: int | None = None
    bid: Bid | None = None

    @property
    def to_act(self) -> int:
        return self.turn[0]

    def actions(self) -> tuple[Action, ...]:
        higher = bids_over(self.options, self.bid)
        if self.to_act != self.deal.dealer:
            return (*higher, Pass())
        if self.bid is None:  # KA 3.5: three passes, the dealer must bid
            return higher
        return (*higher, Take(), Pass())  # KA 3.4: the dealer's privilege, from either side

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        if seat == self.to_act:
            if isinstance(action, Bid):
                return self.why_not(action)
            if isinstance(action, Pass | Take) and seat == self.deal.dealer:
                return "KA 3.5", message("refuse-ka-forced")
            if isinstance(action, Take):
                return "KA 3.4", message("refuse-ka-take")
        return super().refusal(seat, action)

    def why_not(self, bid: Bid) -> tuple[str, Message]:
        """The rule that forbids a bid."""
        options, standing = self.options, self.bid
        if bid.value < options.min_bid:
            return "KA 7.4", message("refuse-ka-min-bid", bid=options.min_bid)
        if bid.value > options.max_bid:
            return "KA 7.5" if options.kitty else "KA 3.2", message("refuse-ka-max-bid", bid=options.max_bid)
        if standing is None or (bid.no_trump and bid.value < options.no_trump_min):
            return "KA 7.1", message("refuse-ka-no-trump-min", bid=options.no_trump_min)
        if not standing.no_trump:
            return "KA 3.2", message("refuse-ka-higher", bid=standing.value)
        if options.no_trump_over_all and not bid.no_trump:
            return "KA 7.1", message("refuse-ka-over-all")
        return "KA 3.2", message("refuse-ka-higher-no-trump", bid=standing.value)

    def after(self, seat: int, action: Action) -> State:
        bid = action if isinstance(action, Bid) else self.bid
        declarer = self.declarer if isinstance(action, Pass) else seat
        history = (*self.history, Event(seat, action))
        if len(self.turn) > 1:
            return replace(self, turn=self.turn[1:], declarer=declarer, bid=bid, history=history)
        assert declarer is not None
        assert bid is not None
        naming = Naming(**self.kept(Event(seat, action)), declarer=declarer, bid=bid)
        choices = naming.actions()
        return naming if len(choices) > 1 else naming.named(choices[0])

    def view(self, seat: int) -> KaiserView:
        return view_of(self, seat, declarer=self.declarer, bid=self.bid)


# KA 3.6 The trump suit


@lru_cache
def announcements(no_trump: bool, low: bool) -> tuple[Announce, ...]:
    """KA 3.3: a plain bid names a suit, a no-trump bid none; KA 7.2: either may be low where so agreed."""
    contracts = ["no-trump"] if no_trump else [suit.word for suit in reversed(Suit)]
    flags: list[tuple[str, ...]] = [(), ("low",)] if low else [()]
    return tuple([Announce(contract, flag) for contract in contracts for flag in flags])


class Naming(State, frozen=True, kw_only=True):
    """KA 3.6: the declarer names the contract; left out where there is nothing to decide."""

    options: Kaiser
    declarer: int
    bid: Bid

    @property
    def to_act(self) -> int:
        return self.declarer

    def actions(self) -> tuple[Announce, ...]:
        return announcements(self.bid.no_trump, self.options.low)

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        if seat == self.to_act and isinstance(action, Announce):
            if "low" in action.flags and not self.options.low:
                return "KA 7.2", message("refuse-ka-low")
            return "KA 3.3", message("refuse-ka-suit" if self.bid.no_trump else "refuse-ka-no-trump")
        return super().refusal(seat, action)

    def after(self, seat: int, action: Action) -> State:
        assert isinstance(action, Announce)
        return replace(self, history=(*self.history, Event(seat, action))).named(action)

    def named(self, contract: Announce) -> State:
        """KA 3.6: the declarer leads; KA 7.5: before that he takes the kitty."""
        hands = list(self.hands)
        hands[self.declarer] |= Cards(self.deal.rest)
        discarding = Discarding(
            **self.kept() | {"hands": tuple(hands)},
            declarer=self.declarer,
            bid=self.bid,
            contract=contract,
        )
        return discarding if self.options.kitty else discarding.led()

    def view(self, seat: int) -> KaiserView:
        return view_of(self, seat, declarer=self.declarer, bid=self.bid)


# KA 7.5 The kitty

KITTY: Final = 4


class Discarding(State, frozen=True, kw_only=True):
    """KA 7.5: the declarer has taken the kitty and discards four cards, never 5H or 3S."""

    options: Kaiser
    declarer: int
    bid: Bid
    contract: Announce

    @property
    def to_act(self) -> int:
        return self.declarer

    def actions(self) -> tuple[Action, ...]:
        return lays(Discard, self.hands[self.declarer] - SPECIALS, KITTY)

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        if seat == self.to_act and type(action) is Discard:
            for card in action.cards - self.hands[seat]:
                return "G 4", message("refuse-not-held", card=card)
            for card in action.cards & SPECIALS:
                return "KA 7.5", message("refuse-ka-discard-special", card=card)
            return "KA 7.5", message("refuse-ka-discard", n=KITTY)
        return super().refusal(seat, action)

    def after(self, seat: int, action: Action) -> State:
        assert isinstance(action, Discard)
        hands = list(self.hands)
        hands[seat] -= action.cards
        return replace(self, hands=tuple(hands), history=(*self.history, Event(seat, action))).led()

    def led(self) -> Playing:
        """KA 3.6: the first trick, which the declarer leads."""
        return Playing(
            **self.kept(),
            turn=seats_from(self.declarer, SEATS),
            declarer=self.declarer,
            bid=self.bid,
            contract=self.contract,
        )

    def view(self, seat: int) -> KaiserView:
        return view_of(self, seat, declarer=self.declarer, bid=self.bid, contract=self.contract)
