"""Schnapsen (SN 2, SN 7): dealing, and a match from seven down."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from vorhand.cards import Card, Cards
from vorhand.game import Deal, Game, Match, State, check_cards, shuffled
from vorhand.games.schnapsen.play import Over, Playing
from vorhand.games.schnapsen.table import MATCH_POINTS, PACK, VU, Schnapsen
from vorhand.options import SetupError

# SN 2 Deal


def deal_out(options: Schnapsen, cards: list[Card], dealer: int) -> Deal:
    """SN 2.1: three cards each, the non-dealer first, the turn-up, two more each; SN 8.1 `single`: one by one.

    The rest is the stock in the order in which it is drawn, the turn-up last.
    """
    if options.dealing == "single":
        forehand, rearhand, stock = cards[0:10:2], cards[1:10:2], cards[10:]
    else:
        forehand, rearhand = cards[0:3] + cards[7:9], cards[3:6] + cards[9:11]
        stock = cards[11:] + cards[6:7]
    hands = Cards(forehand), Cards(rearhand)
    return Deal(
        dealer=dealer,
        hands=hands if dealer == 1 else hands[::-1],
        rest=tuple(stock),
        turn_up=stock[-1],
    )


def start(options: Schnapsen, deal: Deal) -> State:
    """The first trick, led by the non-dealer (SN 2.2)."""
    options.check()
    check_cards(deal, 2, PACK)
    if any(len(hand) != 5 for hand in deal.hands):
        sizes = " and ".join(str(len(hand)) for hand in deal.hands)
        raise SetupError(f"the hands have {sizes} cards, five each are wanted, and a stock of ten (SN 2.1)")
    if deal.turn_up != deal.rest[-1]:
        raise SetupError(f"the turn-up {deal.turn_up} is not the last card of the stock, {deal.rest[-1]} (SN 2.1)")
    if deal.standing and not options.match:
        raise SetupError("a match score belongs to a match, and option match is off (SN 8.1)")
    if any(not 1 <= points <= MATCH_POINTS for points in deal.standing):
        raise SetupError(f"the match score {deal.standing} is not from {MATCH_POINTS} down to 1 each (SN 7.1)")
    return Playing(
        options=options,
        trump=deal.rest[-1].suit,
        deal=deal,
        hands=deal.hands,
        turn=(1 - deal.dealer, deal.dealer),
        stock=deal.rest,
        shown=Cards([deal.rest[-1]]),
    )


# SN 7 Match


class SchnapsenMatch(Match, frozen=True, kw_only=True):
    """Deals until a match score of seven is played down to 0; SN 8.1, without `match`: one deal."""

    options: Schnapsen

    def deal(self, random: Random) -> State:
        deal = deal_out(self.options, shuffled(PACK, random), self.dealer)
        return start(self.options, replace(deal, standing=self.totals if self.options.match else ()))

    def after(self, state: State) -> SchnapsenMatch:
        """SN 2.1: the deal alternates, whoever won."""
        assert isinstance(state, Over)
        result = state.result
        ended = 0 in result.standing or not self.options.match
        return replace(
            self,
            dealer=1 - self.dealer,
            totals=result.standing or result.scores,
            played=self.played + 1,
            winners=(result.winner,) if ended else None,
        )


def new_match(options: Schnapsen, random: Random) -> SchnapsenMatch:
    """SN 2.1: the first dealer by cut; SN 7.1: seven each, SN 8.1: or nothing written yet."""
    options.check()
    points = MATCH_POINTS if options.match else 0
    return SchnapsenMatch(options=options, dealer=random.randrange(2), totals=(points, points))


GAME = Game(
    name="schnapsen",
    options=Schnapsen,
    presets={"seed": Schnapsen(), "vu": VU},
    start=start,
    match=new_match,
    record_preset="seed",
)
