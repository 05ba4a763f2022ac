"""What is found of an action: two measures, never mixed, and what follows of them."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from vorhand.action import Action
from vorhand.game import Message, plain
from vorhand.players.search import Goal

VERSION: Final = 3
"""Goes up whenever the review of a deal may come out otherwise, so that one which is kept is made anew."""


class Open(Struct, frozen=True, kw_only=True):
    """With open cards: what the action cost against best play of all, seen from the seat.

    `value` is what best play brings the seats of `side` and `after` what it brings them behind the action, in `unit`
    (see `vorhand.solve`); `cost` their difference, never negative. `points` is the cost on the score sheet, in game
    points of the seat's side above the others; None where the sheet does not follow from it (Ramsch). `best` are the
    actions that cost nothing.
    """

    unit: str
    side: tuple[int, ...]
    value: int
    after: int
    cost: int
    points: int | None
    best: tuple[Action, ...]
    lost: bool
    """Whether the deal changed sides: the seat's side could still have got what it plays for, and now it cannot."""


class Looked(Struct, frozen=True, kw_only=True):
    """As it looked: what the action and the best other one bring over worlds that the seat could believe in.

    Follows from the seat's view and the action alone. `goal` says what the chances are of (see `Found`), `by` which
    of the two numbers decides: ``chance`` in play; ``worth``, in game points, before it.
    """

    chance: float
    worth: float
    other: Action
    other_chance: float
    other_worth: float
    worlds: int
    goal: Goal
    by: Literal["chance", "worth"]
    suspected: bool
    """Whether the other action is better by more than is left to taste in these worlds."""
    mistake: bool
    """Whether it is in fresh worlds too, and by more than the draw of the worlds explains."""


class Reviewed(Struct, frozen=True, kw_only=True):
    """An action of a deal, its `number` being how many came before it.

    A measure is None where there was nothing to choose, or where it does not reach: open cards outside play, the looks
    where the search values nothing.
    """

    number: int
    seat: int
    phase: str
    action: Action
    open: Open | None = None
    looked: Looked | None = None
    reasons: tuple[Message, ...] = ()

    @property
    def mistake(self) -> bool:
        """Whether another action looked clearly better; open cards never make a mistake."""
        return self.looked is not None and self.looked.mistake

    @property
    def turning(self) -> bool:
        """Whether the deal changed sides here, with open cards."""
        return self.open is not None and self.open.lost


class Total(Struct, frozen=True, kw_only=True):
    """A seat's deal: so many of its actions are valued with open cards, and what these cost; and its mistakes."""

    seat: int
    valued: int
    cost: int
    points: int
    turning: int
    looked: int
    mistakes: int


class Review(Struct, frozen=True, kw_only=True):
    """A deal, action by action."""

    game: str
    seats: int
    actions: tuple[Reviewed, ...]

    def totals(self) -> tuple[Total, ...]:
        """What each seat's actions add up to."""
        return tuple(total(seat, [each for each in self.actions if each.seat == seat]) for seat in range(self.seats))


def total(seat: int, actions: list[Reviewed]) -> Total:
    """What these actions of a seat add up to."""
    opened = [each.open for each in actions if each.open is not None]
    return Total(
        seat=seat,
        valued=len(opened),
        cost=sum(each.cost for each in opened),
        points=sum(each.points or 0 for each in opened),
        turning=sum(each.lost for each in opened),
        looked=sum(each.looked is not None for each in actions),
        mistakes=sum(each.mistake for each in actions),
    )


PLACES: Final = 4
"""Chances and worths are written with so many places."""


def plain_review(review: Review) -> dict[str, object]:
    """The review as JSON knows it; a reason by its key and arguments."""
    return {
        "game": review.game,
        "actions": [
            rounded(plain(each)) | {"mistake": each.mistake, "turning": each.turning} for each in review.actions
        ],
        "totals": plain(review.totals()),
    }


def rounded(value: Any, places: int = PLACES) -> Any:
    """A value with the fractions in it to some places.

    >>> rounded({"share": 0.12345, "of": {"n": 3}}, 3)
    {'share': 0.123, 'of': {'n': 3}}
    """
    if isinstance(value, dict):
        return {name: rounded(part, places) for name, part in value.items()}
    return round(value, places) if isinstance(value, float) else value


def to_json(review: Review) -> str:
    """The review as one line of JSON."""
    return msgspec.json.encode(plain_review(review)).decode()
