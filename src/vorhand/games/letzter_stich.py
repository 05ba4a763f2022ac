"""Letzter Stich (LS): every trick but the last is worth nothing."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Annotated, Literal

from msgspec.structs import replace

from vorhand.action import Action
from vorhand.cards import PACK_32, Card, Cards, Suit, pack
from vorhand.game import (
    Deal,
    Game,
    Match,
    Message,
    Result,
    State,
    TrickPlay,
    View,
    check_cards,
    message,
    shuffled,
)
from vorhand.options import Options, SetupError, rule
from vorhand.trick import Order, order, seats_from


class LetzterStich(Options, frozen=True):
    """The options of the table; any of them may be combined unless `check` says no."""

    players: Annotated[int, rule("LS 1.1", 2, 6)] = 4
    ranking: Annotated[Literal["natural", "ace-ten"], rule("LS 1.2")] = "natural"
    value: Annotated[Literal[1, 10, 20, 50], rule("LS 4.1")] = 1
    target: Annotated[int, rule("LS 4.2", 1, 10_000)] = 10
    stake: Annotated[bool, rule("LS 4.3")] = False
    stake_deals: Annotated[int, rule("LS 4.3", 0, 1_000)] = 0
    trump: Annotated[Literal["off", "void", "any"], rule("LS 6.1")] = "off"
    low_card_bonus: Annotated[bool, rule("LS 6.2")] = False
    penultimate: Annotated[bool, rule("LS 6.3")] = False
    penalty: Annotated[bool, rule("LS 6.4")] = False
    progressive: Annotated[bool, rule("LS 6.5")] = False

    @property
    def seats(self) -> int:
        return self.players

    @property
    def session(self) -> int:
        """LS 4.3: how many deals a session with stakes lasts, by default twice the number of players."""
        return self.stake_deals or 2 * self.players

    def check(self) -> None:
        super().check()
        if self.penultimate and self.stake:  # LS 6.3: there is one pot
            raise SetupError("options penultimate and stake exclude each other: there is one pot (LS 6.3)")


# LS 1 Players and pack


def pack_for(players: int) -> Cards:
    """LS 1.3: the pack of 32, without the Eights for three players."""
    return pack("AKQJT97") if players == 3 else PACK_32


HAND_SIZE = {2: 8, 3: 8, 4: 7, 5: 6, 6: 5}  # LS 1.4, by players
LARGEST_HAND = {2: 16, 3: 9, 4: 8, 5: 6, 6: 5}  # LS 6.5


def hand_size(options: LetzterStich, played: int) -> int:
    """LS 1.4; LS 6.5 progressive: 5, 6 .. max .. 6, 5, 6 .. after so many deals."""
    if not options.progressive:
        return HAND_SIZE[options.players]
    climb = LARGEST_HAND[options.players] - 5
    return 5 + climb - abs(climb - played % (2 * climb)) if climb else 5


@lru_cache
def order_of(ranking: str, trump: Suit | None) -> Order:
    """LS 1.2, LS 6.1: the order of the cards; a trump beats any other card."""
    ranks = "AKQJT987" if ranking == "natural" else "ATKQJ987"
    ranked = {suit: [suit.letter + rank for rank in ranks] for suit in Suit}
    trumps = ranked.pop(trump) if trump is not None else []
    return order(ranked.values(), trumps)


# LS 2 Deal


def tie_break(options: LetzterStich) -> LetzterStich:
    """LS 5.2: `ranking` and `trump` stay, every other option is off."""
    return LetzterStich(players=options.players, ranking=options.ranking, trump=options.trump)


def deal_out(options: LetzterStich, cards: list[Card], dealer: int, seats: tuple[int, ...], size: int) -> Deal:
    """LS 2.1: one card at a time, clockwise from the dealer's left, to these seats; the rest is the dead pile.

    LS 6.1: with trumps the last card dealt, the dealer's, is turned up.
    """
    dealt = size * len(seats)
    turn = [seat for seat in seats_from(dealer + 1, options.players) if seat in seats]
    hands = [Cards()] * options.players
    for place, seat in enumerate(turn):
        hands[seat] = Cards(cards[place : dealt : len(turn)])
    return Deal(
        dealer=dealer,
        hands=tuple(hands),
        rest=tuple(cards[dealt:]),
        turn_up=cards[dealt - 1] if options.trump != "off" else None,
    )


def start(options: LetzterStich, deal: Deal) -> State:
    """The first trick, led by forehand (LS 2.2); only seats with cards take part (LS 5.2)."""
    options.check()
    dealt = sum(map(bool, deal.hands))
    check_cards(deal, options.players, pack_for(dealt))
    turn = tuple(seat for seat in seats_from(deal.dealer + 1, options.players) if deal.hands[seat])
    if deal.dealer not in turn or dealt < 2:
        raise SetupError("the dealer and another seat need cards (LS 2.1)")
    if dealt < options.players and options != tie_break(options):
        raise SetupError("a tie-break deal, with some seats only, keeps ranking and trump alone (LS 5.2)")
    least, most = (5, LARGEST_HAND[dealt]) if options.progressive else (HAND_SIZE[dealt],) * 2
    counts = [len(deal.hands[seat]) for seat in turn]
    if len(set(counts)) > 1 or not least <= counts[0] <= most:
        address, wanted = ("LS 6.5", f"{least} to {most}") if options.progressive else ("LS 1.4", most)
        raise SetupError(f"the hands hold {counts} cards; each of {dealt} holds {wanted} ({address})")
    if (deal.turn_up is None) != (options.trump == "off"):
        raise SetupError("a turn-up belongs to a game with trumps, and to no other (LS 6.1)")
    if deal.turn_up is not None and deal.turn_up not in deal.hands[deal.dealer]:
        raise SetupError(f"the turn-up {deal.turn_up} is not in the dealer's hand (LS 6.1)")
    return Playing(options=options, deal=deal, hands=deal.hands, turn=turn)


# LS 3 Play


class Playing(TrickPlay, frozen=True, kw_only=True):
    """Trick after trick; `winners` are the seats that took them."""

    options: LetzterStich
    winners: tuple[int, ...] = ()

    @property
    def order(self) -> Order:
        """The order of the cards in this deal."""
        turn_up = self.deal.turn_up
        return order_of(self.options.ranking, turn_up.suit if turn_up is not None else None)

    def legal(self) -> Cards:
        """LS 3.1: follow suit if able; LS 6.1 `any`: or play a trump."""
        hand = self.hands[self.to_act]
        if not self.trick:
            return hand
        follow = self.order.follow(hand, self.trick[0])
        return follow | hand & self.order.trumps if self.options.trump == "any" else follow

    def why_not(self, card: Card) -> tuple[str, Message]:
        led, trumps = self.trick[0], self.order.trumps
        if self.options.trump == "any" and led not in trumps:
            return "LS 6.1", message("refuse-ls-follow-or-trump", suit=led.suit)
        address = "LS 6.1" if card in trumps or led in trumps else "LS 3.1"
        return address, message("refuse-follow", suit=led.suit)

    def after(self, seat: int, action: Action) -> State:
        fields = self.laid(action)
        trick, hands = fields["trick"], fields["hands"]
        if len(trick) < len(self.turn):
            return replace(self, **fields)
        turn = self.turned(self.order.winner(trick))  # LS 3.2
        winners = (*self.winners, turn[0])
        if any(hands):
            return replace(self, **fields | {"trick": (), "turn": turn, "winners": winners})
        card = trick[self.turn.index(turn[0])]
        return Over(
            **replace(self, **fields).kept(),
            winners=winners,
            result=score(self.options, tuple(sorted(turn)), winners, card),
        )

    def view(self, seat: int) -> LetzterStichView:
        return LetzterStichView(**self.seen(seat), winners=self.winners)


class Over(State, frozen=True, kw_only=True):
    """The deal is played (LS 3.3: all cards are)."""

    options: LetzterStich
    winners: tuple[int, ...]
    result: LetzterStichResult

    def view(self, seat: int) -> LetzterStichView:
        return LetzterStichView(**self.seen(seat), winners=self.winners, result=self.result)


class LetzterStichView(View, frozen=True, kw_only=True):
    """What a seat sees: beside the common fields, who won the tricks so far."""

    options: LetzterStich
    game: str = "letzter-stich"
    winners: tuple[int, ...] = ()


# LS 4 Score


class LetzterStichResult(Result, frozen=True, kw_only=True):
    """The points of a deal, the chips of a deal with stakes, and how they came about."""

    last: int
    """The seat that won the last trick."""
    card: Card
    penultimate: int | None = None
    """LS 6.3: the seat that won the trick before it, where that counts."""
    value: int
    doubled: bool
    penalty: bool
    chips: tuple[int, ...]

    def reckoning(self) -> tuple[Message, ...]:
        kind = "penalty" if self.penalty else "points"
        steps = [message("ls-last", seat=self.last, card=self.card)]
        if self.doubled:
            steps.append(message("ls-bonus", card=self.card))
        steps.append(message(f"ls-last-{kind}", seat=self.last, n=self.value * (1 + self.doubled)))
        if self.penultimate is not None:
            steps.append(message(f"ls-penultimate-{kind}", seat=self.penultimate, n=self.value))
        if any(self.chips):
            steps.append(message("ls-pot", seat=self.last, n=max(self.chips)))
        return tuple(steps)


def score(options: LetzterStich, seats: tuple[int, ...], winners: tuple[int, ...], card: Card) -> LetzterStichResult:
    """What these winners of tricks score; `card` won the last one.

    LS 4.1 the last trick scores the deal value; LS 6.2 doubled for a 7, 8 or 9; LS 6.3 the last but one scores
    it too; LS 6.4 it goes to all who did not win, as a penalty; LS 4.3 the winner takes everybody's chip.
    """
    doubled = options.low_card_bonus and card.rank <= 9
    scoring = [(winners[-1], options.value * (1 + doubled))]
    if options.penultimate:
        scoring.append((winners[-2], options.value))
    scores = [0] * options.players
    for winner, value in scoring:
        for seat in seats:
            if (seat == winner) != options.penalty:
                scores[seat] += value
    chips = [0] * options.players
    if options.stake:
        for seat in seats:
            chips[seat] = len(seats) - 1 if seat == winners[-1] else -1
    return LetzterStichResult(
        scores=tuple(scores),
        last=winners[-1],
        card=card,
        penultimate=winners[-2] if options.penultimate else None,
        value=options.value,
        doubled=doubled,
        penalty=options.penalty,
        chips=tuple(chips),
    )


# LS 4.2, LS 5 Match


class LetzterStichMatch(Match, frozen=True, kw_only=True):
    """Deals until somebody reaches the target, or for the length of a session with stakes.

    `chips` is the ledger beside the points, `tied` the seats that play a tie-break deal next.
    """

    options: LetzterStich
    chips: tuple[int, ...]
    tied: tuple[int, ...] = ()

    def deal(self, random: Random) -> State:
        """LS 5.2: a tie-break deal goes to the tied seats only, and keeps `ranking` and `trump` alone."""
        options, seats = self.options, tuple(range(self.options.players))
        size = hand_size(options, self.played)
        if self.tied:
            options, seats, size = tie_break(options), self.tied, HAND_SIZE[len(self.tied)]
        cards = shuffled(pack_for(len(seats)), random)
        deal = deal_out(options, cards, self.dealer, seats, size)
        return start(options, replace(deal, standing=self.totals))

    def after(self, state: State) -> LetzterStichMatch:
        assert isinstance(state, Over)
        if self.tied:  # LS 5.2: one deal decides
            return replace(self, played=self.played + 1, tied=(), winners=(state.result.last,))
        totals = self.written(state.result.scores)
        chips = tuple(total + score for total, score in zip(self.chips, state.result.chips, strict=True))
        match = replace(self, played=self.played + 1, totals=totals, chips=chips)
        best = match.best()
        if len(best) == 1:
            return replace(match, winners=best)
        everyone = seats_from(self.dealer + 1, self.options.players)
        dealer = next(seat for seat in everyone if seat in best) if best else everyone[0]
        return replace(match, tied=best, dealer=dealer)

    def best(self) -> tuple[int, ...]:
        """The seats that stand best once the match has reached its end (LS 4.2, LS 4.3, LS 5.1, LS 6.4), else none."""
        if self.options.stake:
            ledger, ended = self.chips, self.played >= self.options.session
        else:
            ledger, ended = self.totals, max(self.totals) >= self.options.target
        if not ended:
            return ()
        mark = min(ledger) if self.options.penalty and not self.options.stake else max(ledger)
        return tuple(seat for seat, total in enumerate(ledger) if total == mark)


def new_match(options: LetzterStich, random: Random) -> LetzterStichMatch:
    """LS 2.1: the first dealer by cut."""
    options.check()
    nothing = (0,) * options.players
    return LetzterStichMatch(options=options, dealer=random.randrange(options.players), totals=nothing, chips=nothing)


GAME = Game(
    name="letzter-stich",
    options=LetzterStich,
    presets={"seed": LetzterStich()},
    start=start,
    match=new_match,
    record_preset="seed",
)
