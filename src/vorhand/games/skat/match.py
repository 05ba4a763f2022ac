"""Skat (SK 2, SK 7): dealing, and lists of deals."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from vorhand.cards import PACK_32, Card, Cards
from vorhand.game import Deal, Game, Match, State, check_cards, shuffled
from vorhand.games.skat.auction import Auction
from vorhand.games.skat.table import Over, Skat
from vorhand.options import SetupError
from vorhand.trick import seats_from

# SK 2 Deal


def deal_out(cards: list[Card], dealer: int) -> Deal:
    """SK 2.1: packets of three, the skat, four, three; forehand, at the dealer's left, first."""
    hands = [Cards()] * 3
    for place, seat in enumerate(seats_from(dealer + 1, 3)):
        packets = (cards[3 * place :][:3], cards[11 + 4 * place :][:4], cards[23 + 3 * place :][:3])
        hands[seat] = Cards(card for packet in packets for card in packet)
    return Deal(dealer=dealer, hands=tuple(hands), rest=tuple(cards[9:11]))


def start(options: Skat, deal: Deal) -> State:
    """The first question of the auction: middlehand bids to forehand (SK 3.1)."""
    options.check()
    check_cards(deal, 3, PACK_32)
    if len(deal.rest) != 2:
        raise SetupError(f"the skat has {len(deal.rest)} cards, not two; the hands have ten each (SK 2.1)")
    for seat, hand in enumerate(deal.hands):
        if len(hand) != 10:
            raise SetupError(f"the hand of seat {seat} has {len(hand)} cards, not ten (SK 2.1)")
    if deal.turn_up is not None:
        raise SetupError("no card is turned up in Skat (SK 2.1)")
    forehand, middlehand, _ = seats_from(deal.dealer + 1, 3)
    return Auction(options=options, deal=deal, hands=deal.hands, caller=middlehand, holder=forehand)


# SK 7 Length


class SkatMatch(Match, frozen=True, kw_only=True):
    """SK 7.1: one deal or a list of them; `last` is the deal before, for duplicate lists."""

    options: Skat
    last: Deal | None = None

    def deal(self, random: Random) -> State:
        """A new deal; in a duplicate list every deal goes round the three seats, dealer and cards together."""
        if self.options.duplicate and self.last is not None and self.played % 3:
            hands = self.last.hands
            deal = replace(self.last, dealer=self.dealer, hands=(hands[2], hands[0], hands[1]))
        else:
            deal = deal_out(shuffled(PACK_32, random), self.dealer)
        return start(self.options, replace(deal, standing=self.totals))

    @property
    def length(self) -> int:
        """SK 7.1: one deal, or the length of the list."""
        return self.options.deals

    def after(self, state: State) -> SkatMatch:
        assert isinstance(state, Over)
        totals = self.written(state.result.scores)
        played = self.played + 1
        best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return replace(
            self,
            totals=totals,
            played=played,
            dealer=(self.dealer + 1) % 3,  # SK 3.3, SK 6.7: a passed deal counts and passes the deal on
            last=state.deal,
            winners=best if played == self.options.deals else None,
        )


def new_match(options: Skat, random: Random) -> SkatMatch:
    """SK 2.1: the first dealer at random."""
    options.check()
    return SkatMatch(options=options, dealer=random.randrange(3), totals=(0, 0, 0))


GAME = Game(
    name="skat",
    options=Skat,
    presets={"table": Skat(), "isko": Skat(steps="isko", deals=36)},
    start=start,
    match=new_match,
    record_preset="isko",
)
