"""What is contested: who sits where in the plays of a deal, and what a play leaves behind.

A *deal* is dealt once and *played* several times, with the players at other seats; it is the cluster of all
figures. In a contest of matches a whole match, with all its shuffles, takes the place of the deal.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from vorhand.game import Message, message, plain
from vorhand.options import Options


class ArenaError(ValueError):
    """What an arena cannot do; carries the `reason`, a message for whoever asked."""

    def __init__(self, reason: Message) -> None:
        super().__init__(" ".join([reason.key, *(str(value) for _, value in reason.args)]))
        self.reason = reason


class Contest(Struct, frozen=True, kw_only=True):
    """Players by name in a game; `limit` is how many seconds a decision may take.

    Two names in Schnapsen and Kaiser: A against B, seats (sides) exchanged. Two in Skat and Letzter Stich: one A
    among B's, once at every seat. One name for each seat: all go round the table together.
    """

    game: str
    options: Options
    players: tuple[str, ...]
    seed: int
    match: bool = False
    limit: float = 60.0

    def check(self) -> None:
        """Raises `ArenaError` unless there are two players or one for each seat."""
        if len(self.players) not in (2, self.options.seats):
            raise ArenaError(message("error-arena-players", n=len(self.players), wanted=self.options.seats))

    @property
    def kind(self) -> Literal["exchange", "among", "round"]:
        """How the seats are changed from play to play."""
        if len(self.players) > 2:
            return "round"
        return "exchange" if self.game == "kaiser" or self.options.seats == 2 else "among"

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """For each play of a deal the player at every seat, as an index of `players`."""
        seats = range(self.options.seats)
        match self.kind:
            case "exchange":
                return tuple(tuple((seat + play) % 2 for seat in seats) for play in (0, 1))
            case "among":
                return tuple(tuple(int(seat != play) for seat in seats) for play in seats)
        return tuple(tuple((seat + play) % len(seats) for seat in seats) for play in seats)

    def header(self) -> dict[str, Any]:
        """What two runs share whose deals may be put together."""
        fields: dict[str, Any] = plain(self)
        del fields["limit"]
        return fields


class Declared(Struct, frozen=True):
    """A game with a declarer, in Skat and Kaiser: who, what, and whether it was won."""

    seat: int
    contract: str
    won: bool


class Forfeit(Struct, frozen=True):
    """Why a play was broken off: the `player` (an index) at a seat raised, played illegally, hung or died."""

    player: int
    seat: int
    why: Literal["raised", "illegal", "hung", "died"]
    what: str


class Play(Struct, frozen=True, kw_only=True):
    """What one play left: points written by seat, the winning seats, how many deals, the games declared in them."""

    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    deals: int = 1
    declared: tuple[Declared, ...] = ()
    forfeit: Forfeit | None = None


Times = tuple[tuple[int, ...], ...]
"""How many microseconds each decision took, by player."""


class Finished(Struct, frozen=True, kw_only=True):
    """All plays of a deal, in the order of `Contest.seatings`."""

    deal: int
    plays: tuple[Play, ...]
    times: Times


def forfeited(contest: Contest, scores: tuple[int, ...], deals: int, forfeit: Forfeit) -> Play:
    """A play broken off. In Schnapsen the other wins, with 3 game points more; elsewhere its deal will not count."""
    if contest.game != "schnapsen":
        return Play(scores=scores, deals=deals, forfeit=forfeit)
    other = 1 - forfeit.seat
    won = tuple(score + 3 * (seat == other) for seat, score in enumerate(scores))
    return Play(scores=won, winners=(other,), deals=deals, forfeit=forfeit)
