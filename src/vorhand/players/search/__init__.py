"""Search: every action is tried in many worlds that the view allows, and solved there with open cards."""

from vorhand.players.search.candidate import GOALS, Candidate, Found, Goal, whole
from vorhand.players.search.effort import Effort
from vorhand.players.search.hint import Hint, hint
from vorhand.players.search.searcher import LEVELS, Searcher, explain, weigh

__all__ = [
    "GOALS",
    "LEVELS",
    "Candidate",
    "Effort",
    "Found",
    "Goal",
    "Hint",
    "Searcher",
    "explain",
    "hint",
    "weigh",
    "whole",
]
