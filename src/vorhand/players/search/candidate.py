"""What a search finds of an action."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from vorhand.action import Action

Goal = Literal["contract", "score", "deal", "match", "game", "last-trick", "share", "points"]
"""What a seat plays for: see `Found`."""
GOALS: Final[tuple[Goal, ...]] = get_args(Goal)


Asked = tuple[Action, ...]
"""Actions that a search before play is to try, also where it would leave them out: one beside others, more alone."""


class Candidate(NamedTuple):
    """An action, what it is `worth` on average (more is better for the seat to act), and its `chance`.

    The chance is the share of worlds in which the seat's side gets what it plays for: makes or breaks the contract,
    wins the deal, takes the last trick.
    """

    action: Action
    worth: float
    chance: float
    worths: tuple[float, ...] = ()
    """Before play: what it is worth in each of the worlds, which are the same for all candidates."""


def whole(worth: float) -> int:
    """A worth over few worlds, in whole points; halves go away from zero, as browsers round them.

    >>> [whole(worth) for worth in (12.5, -12.5, 0.4, -0.4)]
    [13, -13, 0, 0]
    """
    return int(abs(worth) + 0.5) * (1 if worth > 0 else -1)


class Found(NamedTuple):
    """The candidates, how many worlds they were tried in, and what their `chance` is of.

    The `goal` is ``contract`` (of Skat), ``score`` (the contract of Kaiser, worth in points of the own side above the
    other), ``deal`` (worth in game points), ``match`` (worth in what it
    adds to the chance to win the match), ``game`` (worth in points of the list), ``last-trick``, ``share`` (of the
    most that can be won) or ``points``.
    """

    candidates: tuple[Candidate, ...]
    worlds: int
    goal: Goal
