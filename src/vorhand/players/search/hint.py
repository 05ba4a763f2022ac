"""A hint: what to do, the next best, and why; from the view alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from vorhand.action import Action
from vorhand.game import Message, View
from vorhand.players.heuristic import advise
from vorhand.players.search.candidate import Candidate
from vorhand.players.search.effort import Effort
from vorhand.players.search.searcher import LEVELS, chosen, compared, weigh

SHOWN: Final = 3
"""The action that is recommended, and the two next best."""


class Hint(NamedTuple):
    """The `action`, the best candidates with it at their head, and the reasons: the chances, then the maxim.

    Without candidates nothing was searched, and the maxim alone speaks.
    """

    action: Action
    candidates: tuple[Candidate, ...]
    reasons: tuple[Message, ...]


def hint(view: View, effort: Effort = LEVELS["expert"], seed: int = 0) -> Hint:
    """What the search recommends; the maxims where there is nothing to search."""
    maxim = advise(view)
    found = weigh(view, effort, seed)
    if found is None:
        return Hint(maxim.action, (), (maxim.reason,))
    action = chosen(found, maxim).action
    ranked = sorted(found.candidates, key=lambda each: (each.action != action, -each.worth))
    reasons = [compared(ranked[0], ranked[1], found)]
    if maxim.action == action:
        reasons.append(maxim.reason)
    return Hint(action, tuple(ranked[:SHOWN]), tuple(reasons))
