"""Schnapsen (SN 6): what both have so far, the end of the deal and its game points."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from vorhand.cards import Card
from vorhand.game import Deal, Message, Result, message
from vorhand.games.schnapsen.table import GOAL, MATCH_POINTS, Schnapsen, card_points


class Closing(Struct, frozen=True):
    """SN 5.5: who closed, and the record at closing: the opponent's card points and tricks at that moment."""

    seat: int
    points: int
    tricks: int


class Tally(Struct, frozen=True):
    """What each seat has so far: card points and pending marriages; the winner of every trick; the close."""

    points: tuple[int, int] = (0, 0)
    pending: tuple[int, int] = (0, 0)
    winners: tuple[int, ...] = ()
    closing: Closing | None = None

    def tricks(self, seat: int) -> int:
        """How many tricks the seat has won."""
        return self.winners.count(seat)

    def won(self, seat: int, trick: tuple[Card, ...]) -> Tally:
        """After a trick of this seat; SN 5.3: what is pending is credited with its cards."""
        return replace(
            self,
            points=added(self.points, seat, self.pending[seat] + card_points(trick)),
            pending=added(self.pending, seat, -self.pending[seat]),
            winners=(*self.winners, seat),
        )


def added(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    """The pair with this value added for one seat."""
    return (pair[0] + value, pair[1]) if seat == 0 else (pair[0], pair[1] + value)


# SN 6 End of the deal


def worth(points: int, tricks: int) -> int:
    """SN 6.2, 6.3: the game points that a loser with these card points and tricks gives.

    >>> worth(33, 2), worth(32, 2), worth(0, 0)
    (1, 2, 3)
    """
    if tricks == 0:
        return 3
    return 1 if points >= 33 else 2


def game_points(tally: Tally, last: int) -> tuple[int, int]:
    """The seat that wins the deal and its game points; `last` won the last trick or declared the last marriage."""
    loser, closing, reached = 1 - last, tally.closing, tally.points[last] >= GOAL
    if closing is None and reached:  # SN 6.2
        return last, worth(tally.points[loser], tally.tricks(loser))
    if closing is None:  # SN 6.5
        return last, 1
    if reached and last == closing.seat:  # SN 6.3
        return last, worth(closing.points, closing.tricks)
    return 1 - closing.seat, 2 if closing.tricks else 3  # SN 6.4


def score(options: Schnapsen, deal: Deal, tally: Tally, last: int) -> SchnapsenResult:
    """What the deal is worth; SN 7.1: it comes off the winner's match score, which is not shown below 0."""
    winner, value = game_points(tally, last)
    standing = list(standing_of(options, deal))
    if options.match:
        standing[winner] = max(0, standing[winner] - value)
    return SchnapsenResult(
        scores=added((0, 0), winner, value),
        winner=winner,
        tally=tally,
        standing=tuple(standing),
        double=options.bummerl and sorted(standing) == [0, MATCH_POINTS],
    )


class SchnapsenResult(Result, frozen=True, kw_only=True):
    """The game points of a deal and how they came about; `standing` is the match score after it.

    `double` says whether the loser of the match loses a double game (SN 7.1).
    """

    winner: int
    tally: Tally
    standing: tuple[int, ...]
    double: bool

    def reckoning(self) -> tuple[Message, ...]:
        tally, winner, loser = self.tally, self.winner, 1 - self.winner
        steps = [
            message("sn-card-points", seat=seat, points=tally.points[seat], n=tally.tricks(seat))
            for seat in (winner, loser)
        ]
        steps += [message("sn-lost", seat=seat, n=tally.pending[seat]) for seat in (0, 1) if tally.pending[seat]]
        if tally.closing:
            record = tally.closing
            steps.append(message("sn-closed", seat=record.seat))
            steps.append(message("sn-record", seat=1 - record.seat, points=record.points, n=record.tricks))
        steps += [self.reason(), message("sn-game-points", seat=winner, n=self.scores[winner])]
        steps += [message("sn-standing", seat=seat, n=points) for seat, points in enumerate(self.standing)]
        if 0 in self.standing:
            steps.append(message("sn-match", seat=winner))
        if self.double:
            steps.append(message("sn-double", seat=loser))
        return tuple(steps)

    def reason(self) -> Message:
        """Which rule of SN 6 gave the game points."""
        value, closing = self.scores[self.winner], self.tally.closing
        if closing and closing.seat != self.winner:
            return message(f"sn-failed-{value}", seat=closing.seat)
        if closing:
            return message(f"sn-made-{value}", seat=closing.seat)
        if self.tally.points[self.winner] >= GOAL:
            return message(f"sn-worth-{value}", seat=1 - self.winner)
        return message("sn-last-trick", seat=self.winner)


def standing_of(options: Schnapsen, deal: Deal) -> tuple[int, ...]:
    """SN 7.1: the match score before the deal, seven each where it does not say; SN 8.1: or there is no match."""
    return (deal.standing or (MATCH_POINTS, MATCH_POINTS)) if options.match else ()
