"""Kaiser (KA 4): the play of the tricks."""

from __future__ import annotations

from msgspec.structs import replace

from vorhand.action import Action, Announce, Bid
from vorhand.cards import Card, Cards
from vorhand.game import Message, State, TrickPlay, message
from vorhand.games.kaiser.score import KaiserResult, points_of, score
from vorhand.games.kaiser.table import SEATS, Kaiser, KaiserView, order_of, side_of, view_of
from vorhand.trick import Order


class Playing(TrickPlay, frozen=True, kw_only=True):
    """Trick after trick; `points` and `tricks` are what each side has taken."""

    options: Kaiser
    declarer: int
    bid: Bid
    contract: Announce
    points: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (0, 0)

    @property
    def order(self) -> Order:
        """The order of the cards in this deal."""
        return order_of(self.contract.contract, self.contract.flags == ("low",), self.options.low_specials)

    def legal(self) -> Cards:
        """KA 4.1: follow suit if able, else any card."""
        hand = self.hands[self.to_act]
        return self.order.follow(hand, self.trick[0]) if self.trick else hand

    def why_not(self, card: Card) -> tuple[str, Message]:
        return "KA 4.1", message("refuse-follow", suit=self.trick[0].suit)

    def after(self, seat: int, action: Action) -> State:
        fields = self.laid(action)
        trick = fields["trick"]
        if len(trick) < SEATS:
            return replace(self, **fields)
        turn = self.turned(self.order.winner(trick))  # KA 4.2
        points, tricks = list(self.points), list(self.tricks)
        points[side_of(turn[0])] += points_of(trick)
        tricks[side_of(turn[0])] += 1
        fields |= {"trick": (), "turn": turn, "points": tuple(points), "tricks": tuple(tricks)}
        full = replace(self, **fields)
        return full if any(full.hands) else full.over()  # KA 4.3

    def over(self) -> Over:
        """The end of the deal, with its result."""
        result = score(
            self.options,
            self.deal.standing,
            self.declarer,
            self.bid,
            self.contract,
            self.points,
            self.tricks,
        )
        return Over(**self.kept(), result=result)

    def view(self, seat: int) -> KaiserView:
        return view_of(
            self,
            seat,
            declarer=self.declarer,
            bid=self.bid,
            contract=self.contract,
            points=self.points,
            tricks=self.tricks,
        )


class Over(State, frozen=True, kw_only=True):
    """The deal is played."""

    options: Kaiser
    result: KaiserResult

    def view(self, seat: int) -> KaiserView:
        result = self.result
        return view_of(
            self,
            seat,
            declarer=result.declarer,
            bid=result.bid,
            contract=result.contract,
            points=result.points,
            tricks=result.tricks,
            result=result,
        )
