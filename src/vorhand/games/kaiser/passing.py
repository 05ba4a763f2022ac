"""Kaiser (KA 7.3): the passing of cards between partners, before the auction."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vorhand.action import Action, Give
from vorhand.cards import Cards
from vorhand.game import Event, Message, State, message
from vorhand.games.kaiser.auction import Auction
from vorhand.games.kaiser.table import SEATS, Kaiser, KaiserView, laid_by, lays, partner_of
from vorhand.trick import seats_from

GIVEN: Final = 2


class Passing(State, frozen=True, kw_only=True):
    """KA 7.3: the seats in `turn` choose two cards each; the exchange comes when all four have chosen."""

    options: Kaiser
    turn: tuple[int, ...]

    @property
    def to_act(self) -> int:
        return self.turn[0]

    def actions(self) -> tuple[Action, ...]:
        return lays(Give, self.hands[self.to_act], GIVEN)

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        if seat == self.to_act and isinstance(action, Give):
            for card in action.cards - self.hands[seat]:
                return "G 4", message("refuse-not-held", card=card)
            return "KA 7.3", message("refuse-ka-give", n=GIVEN)
        return super().refusal(seat, action)

    def after(self, seat: int, action: Action) -> State:
        chosen = replace(self, turn=self.turn[1:], history=(*self.history, Event(seat, action)))
        return chosen if chosen.turn else chosen.exchanged()

    def exchanged(self) -> Auction:
        """The auction, with two cards gone from every hand to the partner's."""
        given = [laid_by(seat, Give, self.history) or Cards() for seat in range(SEATS)]
        hands = [(hand - given[seat]) | given[partner_of(seat)] for seat, hand in enumerate(self.hands)]
        return Auction(**self.kept() | {"hands": tuple(hands)}, turn=seats_from(self.deal.dealer + 1, SEATS))

    def view(self, seat: int) -> KaiserView:
        return KaiserView(**self.seen(seat))
