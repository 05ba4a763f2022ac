"""Skat (SK 5, SK 9.2): the play, claims and concessions, Kontra."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from vorhand.action import Action, Agree, Announce, Claim, Concede, Kontra, Pass, Re
from vorhand.cards import Card, Cards
from vorhand.claims import takes_all
from vorhand.game import Event, Message, Result, State, TrickPlay, message
from vorhand.games.skat.score import card_points, promised, reckon, reckon_ramsch
from vorhand.games.skat.table import Over, Skat, SkatView
from vorhand.trick import Order

# SK 5 Play


class Playing(TrickPlay, frozen=True, kw_only=True):
    """Trick after trick; without a declarer it is Ramsch (SK 9.1).

    `aside` are the two cards laid away, `points` and `tricks` what each seat has taken, `kontra` 0, 1 (Kontra)
    or 2 (Re), `conceded` the seats that have given up.
    """

    options: Skat
    ranking: Order
    declarer: int | None = None
    bid: int = 0
    contract: Announce | None = None
    aside: Cards = Cards()
    points: tuple[int, ...] = (0, 0, 0)
    tricks: tuple[int, ...] = (0, 0, 0)
    kontra: int = 0
    conceded: tuple[int, ...] = ()

    @property
    def null(self) -> bool:
        """Whether the contract is Null."""
        return self.contract is not None and self.contract.contract == "null"

    def legal(self) -> Cards:
        """SK 5.2: follow the effective suit if able, else anything."""
        hand = self.hands[self.to_act]
        return self.ranking.follow(hand, self.trick[0]) if self.trick else hand

    def actions(self) -> tuple[Action, ...]:
        """SK 9.2: a defender may double before his first card."""
        seat, cards = self.to_act, super().actions()
        may = self.options.kontra and not self.kontra and self.declarer not in (None, seat)
        may = may and seat not in self.conceded
        return (*cards, Kontra()) if may and len(self.hands[seat]) == 10 else cards

    def why_not(self, card: Card) -> tuple[str, Message]:
        led = self.trick[0]
        if led in self.ranking.trumps:
            return "SK 5.3", message("refuse-sk-follow-trump", card=led)
        return "SK 5.2", message("refuse-follow", suit=led.suit)

    def after(self, seat: int, action: Action) -> State:
        if isinstance(action, Claim | Concede | Agree):
            return self.said(seat, action)
        if isinstance(action, Kontra):
            return Answering(**self.kept(Event(seat, action)), play=self)
        fields = self.laid(action)
        if seat != self.declarer:  # SK 5.5 [ruling]: a defender who plays on has not consented
            fields["conceded"] = tuple(other for other in self.conceded if other != self.declarer)
        trick = fields["trick"]
        if len(trick) < 3:
            return replace(self, **fields)
        turn = self.turned(self.ranking.winner(trick))
        fields |= {"trick": (), "turn": turn, **self.credited(turn[0], card_points(trick), 1)}
        after = replace(self, **fields)
        return after.reckoned() if after.ended(turn[0]) else after

    def credited(self, seat: int, points: int, tricks: int) -> dict[str, Any]:
        """The fields that hold what every seat has taken, with these points and tricks for one of them."""
        return {
            "points": tuple(have + points * (other == seat) for other, have in enumerate(self.points)),
            "tricks": tuple(have + tricks * (other == seat) for other, have in enumerate(self.tricks)),
        }

    def ended(self, winner: int) -> bool:
        """Whether the deal is over after a trick of this winner.

        SK 5.4: Null ends with the declarer's first trick; SK 5.6: suit and Grand games that promised all tricks
        end with the defenders' first.
        """
        if not any(self.hands):
            return True
        if self.contract is None:
            return False
        if self.null:
            return winner == self.declarer
        return promised(self.contract) >= 2 and winner != self.declarer

    # SK 5.5 Claims and concessions

    def may_say(self, seat: int) -> tuple[Action, ...]:
        """SK 5.5: anyone may claim (in Null the declarer), declarer and defenders may concede."""
        if self.declarer is None:
            return (Claim(),)
        said: list[Action] = []
        if not self.null or seat == self.declarer:
            said.append(Claim())
        if seat not in self.conceded:
            said.append(Concede())
        if seat != self.declarer and self.declarer in self.conceded:
            said.append(Agree())
        return tuple(said)

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that win and lose together with this one."""
        if self.declarer is None or seat == self.declarer:
            return (seat,)
        return tuple(other for other in range(3) if other != self.declarer)

    def holds(self, seat: int, action: Action) -> bool:
        """SK 5.5: a claim is all remaining tricks, in Null none for the declarer, against any defence."""
        if not isinstance(action, Claim):
            return True
        side = self.side(seat)
        takers = tuple(other for other in range(3) if other != seat) if self.null else side
        return takes_all(self.ranking, self.hands, self.turn, self.trick, side, takers)

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        if seat is not None and isinstance(action, Claim | Concede | Agree):
            if action in self.may_say(seat):
                return "SK 5.5", message("refuse-sk-claim")
            return "SK 5.5", message("refuse-sk-concede")
        if isinstance(action, Kontra | Re):
            return "SK 9.2", message("refuse-now")
        return super().refusal(seat, action)

    def said(self, seat: int, action: Action) -> State:
        """SK 5.5: what a true claim, a concession or the consent to one does."""
        after = replace(self, history=(*self.history, Event(seat, action)))
        if isinstance(action, Claim):
            if self.null:
                return after.reckoned()
            return after.given(seat)
        if isinstance(action, Agree):
            return after.reckoned(conceded=True)
        after = replace(after, conceded=tuple(sorted((*self.conceded, seat))))
        if seat == self.declarer:
            return after.reckoned(conceded=True) if len(self.hands[seat]) >= 9 else after
        assert self.declarer is not None
        if all(other in after.conceded for other in range(3) if other != self.declarer):
            return after.reckoned() if self.null else after.given(self.declarer)
        return after

    def given(self, seat: int) -> State:
        """The end of a deal whose remaining cards and tricks all go to this seat."""
        cards = Cards(self.trick)
        for hand in self.hands:
            cards |= hand
        tricks = 10 - sum(self.tricks)
        return replace(self, **self.credited(seat, card_points(cards), tricks)).reckoned(last=seat)

    # SK 6 Reckoning

    def reckoned(self, conceded: bool = False, last: int | None = None) -> State:
        """The end of the deal; its result by SK 6, in Ramsch by SK 9.1."""
        result: Result
        if self.contract is None or self.declarer is None:
            skat = card_points(self.deal.rest)  # SK 9.1: it goes to the last trick
            taker = self.turn[0] if last is None else last
            result = reckon_ramsch(self.credited(taker, skat, 0)["points"], self.tricks)
        else:
            tricks = self.tricks[self.declarer]
            result = reckon(
                self.contract,
                self.declarer,
                self.bid,
                self.deal.hands[self.declarer] | Cards(self.deal.rest),
                self.points[self.declarer] + card_points(self.aside),  # SK 4.1
                tricks,
                conceded=conceded,
                broken=not self.null and promised(self.contract) >= 2 and tricks < sum(self.tricks),
                kontra=self.kontra,
                seeger_fabian=self.options.score == "seeger-fabian",
            )
        return Over(**self.kept(), result=result, play=self)

    def view(self, seat: int) -> SkatView:
        took = seat == self.declarer and "hand" not in (self.contract.flags if self.contract else ())
        open_hand = self.contract is not None and "ouvert" in self.contract.flags
        return SkatView(
            **self.seen(seat),
            bid=self.bid,
            declarer=self.declarer,
            contract=self.contract,
            ramsch=self.contract is None,
            skat=Cards(self.deal.rest) if took else None,
            discard=self.aside if took else None,
            ouvert=self.hands[self.declarer] if open_hand and self.declarer is not None else None,  # SK 4.4
            points=self.points,
            tricks=self.tricks,
            kontra=self.kontra,
            conceded=self.conceded,
        )


class Answering(State, frozen=True, kw_only=True):
    """SK 9.2: the declarer answers Kontra with Re or passes, at once; then the `play` goes on."""

    options: Skat
    play: Playing

    @property
    def to_act(self) -> int:
        assert self.play.declarer is not None
        return self.play.declarer

    def actions(self) -> tuple[Action, ...]:
        return (Re(), Pass())

    def after(self, seat: int, action: Action) -> State:
        kontra = 2 if isinstance(action, Re) else 1
        return replace(self.play, kontra=kontra, history=(*self.history, Event(seat, action)))

    def view(self, seat: int) -> SkatView:
        return replace(self.play.view(seat), **self.seen(seat), kontra=1)
