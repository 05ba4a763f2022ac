"""Kaiser (KA 2, KA 6): dealing, and the match to 52."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from vorhand.cards import Card, Cards
from vorhand.game import Deal, Game, Match, Message, State, check_cards, message, shuffled
from vorhand.games.kaiser.auction import Auction
from vorhand.games.kaiser.passing import Passing
from vorhand.games.kaiser.play import Over
from vorhand.games.kaiser.table import PACK, SEATS, SIDES, Kaiser, side_of
from vorhand.options import SetupError
from vorhand.trick import seats_from

# KA 2 Deal


def deal_out(options: Kaiser, cards: list[Card], dealer: int) -> Deal:
    """KA 2.1: one card at a time, clockwise from the dealer's left; KA 7.5: the last four are the kitty."""
    dealt = SEATS * options.hand_size
    hands = [Cards()] * SEATS
    for place, seat in enumerate(seats_from(dealer + 1, SEATS)):
        hands[seat] = Cards(cards[place:dealt:SEATS])
    return Deal(dealer=dealer, hands=tuple(hands), rest=tuple(cards[dealt:]))


def start(options: Kaiser, deal: Deal) -> State:
    """The first choice of cards to pass (KA 7.3), or the first turn of the auction."""
    options.check()
    check_cards(deal, SEATS, PACK)
    for seat, hand in enumerate(deal.hands):
        if len(hand) != options.hand_size:
            address = "KA 7.5" if options.kitty else "KA 2.1"
            raise SetupError(f"the hand of seat {seat} has {len(hand)} cards, not {options.hand_size} ({address})")
    if deal.turn_up is not None:
        raise SetupError("no card is turned up in Kaiser (KA 2.1)")
    if deal.standing[:2] != deal.standing[2:]:
        raise SetupError("the standing of partners, seats 0 and 2, 1 and 3, is one and the same (KA 6.1)")
    first = Passing if options.passing else Auction
    turn = seats_from(deal.dealer + 1, SEATS)
    return first(options=options, deal=deal, hands=deal.hands, turn=turn)


# KA 6 Match

TARGET: Final = 52


class KaiserMatch(Match, frozen=True, kw_only=True):
    """Deals until a side has won; the totals of partners are equal.

    KA 6.4: as long as there are no `winners` the match is unfinished, however many deals were played.
    """

    options: Kaiser

    def deal(self, random: Random) -> State:
        deal = deal_out(self.options, shuffled(PACK, random), self.dealer)
        return start(self.options, replace(deal, standing=self.totals))

    def after(self, state: State) -> KaiserMatch:
        """KA 6.1: 52 or more win, the bidding side before the other.

        KA 6.2: where a side must bid to win, only the one that has just made its bid does.
        """
        assert isinstance(state, Over)
        result = state.result
        totals = self.written(result.scores)
        bidders = side_of(result.declarer)
        entitled = [bidders, 1 - bidders]
        if self.options.must_bid_to_win:
            entitled = [bidders] if result.made else []
        winners = [SIDES[side] for side in entitled if totals[side] >= TARGET]
        return replace(
            self,
            dealer=(self.dealer + 1) % SEATS,  # KA 2.1
            totals=totals,
            played=self.played + 1,
            winners=winners[0] if winners else None,
        )

    @property
    def label(self) -> Message | None:
        """KA 6.3: a win while the losers stand at 0 or less is a skunk."""
        if self.winners is None or self.totals[1 - self.winners[0]] > 0:
            return None
        return message("ka-skunk", side=self.winners)


def new_match(options: Kaiser, random: Random) -> KaiserMatch:
    """KA 2.1: the first dealer at random."""
    options.check()
    return KaiserMatch(options=options, dealer=random.randrange(SEATS), totals=(0,) * SEATS)


GAME = Game(
    name="kaiser",
    options=Kaiser,
    presets={  # KA 7.6
        "seed": Kaiser(),
        "pagat": Kaiser(no_trump_double="both", opponents_cap=45),
    },
    start=start,
    match=new_match,
    record_preset="seed",
)
