"""Skat: the options of the table, what a seat sees, and the end of a deal."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec.structs import replace

from vorhand.action import Announce
from vorhand.cards import Cards
from vorhand.game import Result, State, View
from vorhand.options import Options, SetupError, rule


class Skat(Options, frozen=True):
    """The options of the table; `steps` is what the presets `table` and `isko` differ in."""

    steps: Annotated[Literal["table", "isko"], rule("SK 4.2")] = "table"
    pass_out: Annotated[Literal["throw-in", "ramsch"], rule("SK 3.3")] = "throw-in"
    score: Annotated[Literal["plain", "seeger-fabian"], rule("SK 6.7")] = "plain"
    kontra: Annotated[bool, rule("SK 9.2")] = False
    deals: Annotated[int, rule("SK 7.1", 1, 360)] = 1
    duplicate: Annotated[bool, rule("SK 7.1")] = False

    @property
    def seats(self) -> int:
        return 3

    def check(self) -> None:
        super().check()
        if self.deals != 1 and self.deals % 3:
            raise SetupError(f"option deals: {self.deals} is neither 1 nor a multiple of 3 (SK 7.1)")
        if self.duplicate and self.deals == 1:
            raise SetupError("option duplicate: the same cards go round three seats; deals is 1 (SK 7.1)")


class SkatView(View, frozen=True, kw_only=True):
    """What a seat sees: beside the common fields the auction, the contract and what has been taken.

    `bid` is the last value said; `skat` and `discard` are known to the declarer alone; `ouvert` is the
    declarer's hand while it lies open; `points` and `tricks` are those taken in tricks, by seat.
    """

    options: Skat
    game: str = "skat"
    bid: int = 0
    declarer: int | None = None
    contract: Announce | None = None
    ramsch: bool = False
    skat: Cards | None = None
    discard: Cards | None = None
    ouvert: Cards | None = None
    points: tuple[int, ...] = (0, 0, 0)
    tricks: tuple[int, ...] = (0, 0, 0)
    kontra: int = 0
    conceded: tuple[int, ...] = ()


class Over(State, frozen=True, kw_only=True):
    """The deal is over; `play` is how it stood at the end, where it was played."""

    options: Skat
    result: Result
    play: State | None = None

    def view(self, seat: int) -> SkatView:
        if self.play is None:
            return SkatView(**self.seen(seat), result=self.result)
        view = self.play.view(seat)
        assert isinstance(view, SkatView)
        return replace(view, **self.seen(seat), result=self.result)
