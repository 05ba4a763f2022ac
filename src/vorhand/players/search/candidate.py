"""What a search finds of an action."""

from __future__ import annotations

from typing import NamedTuple

from vorhand.action import Action


class Candidate(NamedTuple):
    """An action, what it is `worth` on average (more is better for the seat to act), and its `chance`.

    The chance is the share of worlds in which the seat's side gets what it plays for: makes or breaks the contract,
    wins the deal, takes the last trick.
    """

    action: Action
    worth: float
    chance: float


class Found(NamedTuple):
    """The candidates, how many worlds they were tried in, and what their `chance` is of.

    The `goal` is ``contract``, ``deal``, ``game`` (worth in points of the list), ``last-trick`` or ``points``.
    """

    candidates: tuple[Candidate, ...]
    worlds: int
    goal: str
