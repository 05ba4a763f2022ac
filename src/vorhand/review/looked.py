"""The second measure: how an action looked, over worlds that the seat could believe in; from its view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from vorhand.action import Action
from vorhand.game import View
from vorhand.players.search import LEVELS, Candidate, Effort, Found, Goal, weigh
from vorhand.review.measures import Looked

EXPERT: Final = LEVELS["expert"]

LEAD: Final = 0.08
"""By so much another chance must be better, at least, for a mistake in play ..."""
POINTS: Final[dict[Goal, float]] = {"game": 8.0, "score": 3.0}
"""... and by so many game points of Skat, or of Kaiser, before it."""
SIGMAS: Final = 2.5
"""And by so many standard errors: in play of a difference of two independent shares, before it of a mean."""
DRAWS: Final = (1, 2)
"""Before play a suspicion is tried in as many fresh worlds as a choice is, then in twice as many others."""
FEWEST: Final = 10
"""In fewer worlds nothing is sure before play."""


class Pair(NamedTuple):
    """An action and the best other one, over the same worlds."""

    mine: Candidate
    other: Candidate
    found: Found


def looked(view: View, action: Action, effort: Effort = EXPERT) -> Looked | None:
    """How an action looked; None where there was no choice, or none that the search values."""
    if action not in view.actions:
        return None
    pair = paired(weigh(view, effort, 0, (action,)), action)
    if pair is None:
        return None
    mine, other, found = pair
    by: Literal["chance", "worth"] = "chance" if view.leader is not None and view.phase == "playing" else "worth"
    return Looked(
        chance=mine.chance,
        worth=mine.worth,
        other=other.action,
        other_chance=other.chance,
        other_worth=other.worth,
        worlds=found.worlds,
        goal=found.goal,
        by=by,
        suspected=(suspected := leads(pair, by)),
        mistake=suspected and confirmed(view, pair, by, effort),
    )


def paired(found: Found | None, action: Action, other: Action | None = None) -> Pair | None:
    """The candidate of this action and the best other, or this other; None where one of the two was not tried."""
    if found is None:
        return None
    mine = next((each for each in found.candidates if each.action == action), None)
    others = [each for each in found.candidates if each.action != action and other in (None, each.action)]
    if mine is None or not others:
        return None
    return Pair(mine, max(others, key=lambda each: each.worth), found)


def leads(pair: Pair, by: str) -> bool:
    """Whether the other action is better by more than is left to taste."""
    mine, other, found = pair
    if by == "worth":
        return other.worth - mine.worth >= POINTS[found.goal]
    return other.worth > mine.worth and other.chance - mine.chance >= LEAD


def confirmed(view: View, first: Pair, by: str, effort: Effort) -> bool:
    """Whether fresh worlds say so too, where the other action has not been picked out, and in play all together."""
    asked = (first.mine.action, first.other.action)
    if by == "worth":
        return surely(drawn(view, asked, effort), first.found.goal)
    again = paired(weigh(view, effort, 1, asked), *asked)
    if again is None or not leads(again, by):
        return False
    worlds = first.found.worlds + again.found.worlds
    shares = [
        sum(min(max(each.chance, 0.0), 1.0) * pair.found.worlds for each, pair in both) / worlds
        for both in (((first.mine, first), (again.mine, again)), ((first.other, first), (again.other, again)))
    ]
    error = sqrt(sum(share * (1 - share) for share in shares) / worlds)
    return shares[1] - shares[0] >= SIGMAS * error


def drawn(view: View, asked: tuple[Action, Action], effort: Effort) -> Iterator[list[float]]:
    """By how much the second of two actions is ahead of the first in each world, a draw of fresh worlds each time."""
    for number, size in enumerate(DRAWS, start=1):
        pair = paired(weigh(view, replace(effort, share=size * effort.share), number, asked), *asked)
        if pair is not None:
            assert pair.mine.worths  # before play each world is known
            yield [other - mine for mine, other in zip(pair.mine.worths, pair.other.worths, strict=True)]


def surely(draws: Iterable[list[float]], goal: Goal) -> bool:
    """Whether one action is ahead of another by as much as counts for this goal, over the worlds of these draws.

    No more are drawn once their mean is less than that.

    >>> surely([[9.0, 12.0] * 3, [8.0, 14.0] * 3], "game"), surely([[40.0, -20.0] * 3, [35.0, -6.0] * 3], "game")
    (True, False)
    """
    ahead: list[float] = []
    for each in draws:
        ahead += each
        if fmean(ahead) < POINTS[goal]:
            return False
    return len(ahead) >= FEWEST and fmean(ahead) >= SIGMAS * stdev(ahead) / sqrt(len(ahead))
