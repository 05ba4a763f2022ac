"""A review as the wire has it: the two measures of every action in two objects; words as keys, in no language.

It is kept in this form too, and a client says it in the language of whoever reads it.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from vorhand.players.search import Goal
from vorhand.review import Review, plain_review
from vorhand.room.aids import words
from vorhand.room.wire import Reason


class OpenCards(Struct, frozen=True, kw_only=True):
    """With open cards (`vorhand.review.Open`): what best play brings the `side`, and what the action cost."""

    unit: str
    side: list[int]
    value: int
    after: int
    cost: int
    points: int | None
    best: list[str]
    lost: bool


class AsItLooked(Struct, frozen=True, kw_only=True):
    """As it looked then (`vorhand.review.Looked`): the action and the best other one, over worlds."""

    chance: float
    worth: float
    other: str
    other_chance: float
    other_worth: float
    worlds: int
    goal: Goal
    by: Literal["chance", "worth"]
    suspected: bool
    mistake: bool


class Measured(Struct, frozen=True, kw_only=True):
    """An action by both measures; `number` actions came before it."""

    number: int
    seat: int
    phase: str
    action: str
    open: OpenCards | None
    looked: AsItLooked | None
    reasons: list[Reason]
    mistake: bool
    turning: bool


class Sum(Struct, frozen=True, kw_only=True):
    """What a seat's actions add up to (`vorhand.review.Total`)."""

    seat: int
    valued: int
    cost: int
    points: int
    turning: int
    looked: int
    mistakes: int


class ReviewedDeal(Struct, frozen=True, kw_only=True):
    """The review of a deal."""

    game: str
    actions: list[Measured]
    totals: list[Sum]


def told(review: Review) -> ReviewedDeal:
    """The review for the wire."""
    plain = plain_review(review)
    actions = plain["actions"]
    assert isinstance(actions, list)
    for fields, each in zip(actions, review.actions, strict=True):
        fields["reasons"] = [words(reason) for reason in each.reasons]
    return msgspec.convert(plain, ReviewedDeal)
