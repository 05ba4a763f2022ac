"""Kaiser (KA 5): the score of a deal."""

from __future__ import annotations

from vorhand.action import Announce, Bid
from vorhand.cards import Card
from vorhand.game import Message, Result, message
from vorhand.games.kaiser.table import FIVE, SEATS, SIDES, THREE, Kaiser, side_of


def points_of(trick: tuple[Card, ...]) -> int:
    """KA 5.1: one for the trick, five more for 5H, three less for 3S.

    >>> points_of((Card("HA"), Card("H5"), Card("S3"), Card("H8")))
    3
    """
    return 1 + 5 * (FIVE in trick) - 3 * (THREE in trick)


class KaiserResult(Result, frozen=True, kw_only=True):
    """The outcome of a deal; `points` and `tricks` by side, `scores` by seat, partners equal.

    KA 5.2: the points of the sides are 10 together, each between -2 and 12; with a kitty 9 and 11 (KA 7.5).
    """

    declarer: int
    bid: Bid
    contract: Announce
    points: tuple[int, int]
    tricks: tuple[int, int]
    made: bool
    doubled: bool
    """KA 5.4, KA 5.6: whether the bidding side's score is doubled."""
    capped: bool
    """KA 5.5: whether the other side's points are not written."""

    def reckoning(self) -> tuple[Message, ...]:
        bidders = side_of(self.declarer)
        sides = (bidders, 1 - bidders)
        steps = [message("ka-contract", seat=self.declarer, bid=self.bid.value, contract=self.contract)]
        steps += [step for side in sides for step in self.taken(side)]
        verdict = "ka-made" if self.made else "ka-set"
        points = self.points[bidders]
        steps.append(message(verdict, side=SIDES[bidders], points=points, bid=self.bid.value))
        if self.doubled:
            kaiser = self.made and self.bid.value == 12  # KA 5.6
            steps.append(message("ka-kaiser" if kaiser else "ka-doubled"))
        if self.capped:
            steps.append(message("ka-capped", side=SIDES[1 - bidders]))
        steps += [message("ka-score", side=SIDES[side], n=self.scores[side]) for side in sides]
        return tuple(steps)

    def taken(self, side: int) -> list[Message]:
        """What a side has taken: tricks, and the cards that count beside them."""
        specials = self.points[side] - self.tricks[side]  # 5, -3, both or none
        steps = [message("ka-tricks", side=SIDES[side], n=self.tricks[side])]
        if specials in (5, 5 - 3):
            steps.append(message("ka-five", side=SIDES[side], card=FIVE))
        if specials in (-3, 5 - 3):
            steps.append(message("ka-three", side=SIDES[side], card=THREE))
        return steps


def score(
    options: Kaiser,
    standing: tuple[int, ...],
    declarer: int,
    bid: Bid,
    contract: Announce,
    points: tuple[int, int],
    tricks: tuple[int, int],
) -> KaiserResult:
    """What the points and tricks of the two sides are worth; `standing` is the score before the deal."""
    bidders = side_of(declarer)
    own, other = points[bidders], points[1 - bidders]
    made = own >= bid.value  # KA 5.3
    if not made:
        own = -bid.value
    elif options.made_score == "bid":
        own = bid.value
    doubled = bid.no_trump and (
        options.no_trump_double == "both"  # KA 5.4
        or (made and options.no_trump_double == "made")
        or (made and bid.value == 12)  # KA 5.6
    )
    before = standing[1 - bidders] if standing else 0
    capped = other > 0 and 0 < options.opponents_cap <= before  # KA 5.5
    scores = [0 if capped else other] * SEATS
    for seat in SIDES[bidders]:
        scores[seat] = 2 * own if doubled else own
    return KaiserResult(
        scores=tuple(scores),
        declarer=declarer,
        bid=bid,
        contract=contract,
        points=points,
        tricks=tricks,
        made=made,
        doubled=doubled,
        capped=capped,
    )
