"""The second measure: how an action looked, over worlds that the seat could believe in; from its view alone."""

from __future__ import annotations

from math import sqrt
from typing import Final, Literal, NamedTuple

from vorhand.action import Action
from vorhand.game import View
from vorhand.players.search import LEVELS, Candidate, Effort, Found, weigh
from vorhand.review.measures import Looked

EXPERT: Final = LEVELS["expert"]

LEAD: Final = 0.08
"""By so much another chance must be better, at least, for a mistake in play ..."""
POINTS: Final = {"game": 8.0, "score": 3.0}
"""... and by so many game points of Skat, or of Kaiser, before it."""
SIGMAS: Final = 2.5
"""And by so many standard errors of a difference of two independent shares."""


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
    """Whether fresh worlds say so too, where the other action has not been picked out, and all worlds together."""
    asked = (first.mine.action, first.other.action)
    again = paired(weigh(view, effort, 1, asked), *asked)
    if again is None or not leads(again, by):
        return False
    if by == "worth":
        return True
    worlds = first.found.worlds + again.found.worlds
    shares = [
        sum(min(max(each.chance, 0.0), 1.0) * pair.found.worlds for each, pair in both) / worlds
        for both in (((first.mine, first), (again.mine, again)), ((first.other, first), (again.other, again)))
    ]
    error = sqrt(sum(share * (1 - share) for share in shares) / worlds)
    return shares[1] - shares[0] >= SIGMAS * error
