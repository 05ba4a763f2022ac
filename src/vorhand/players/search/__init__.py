"""Search: every action is tried in many worlds that the view allows, and solved there with open cards."""

from vorhand.players.search.candidate import Candidate, Found
from vorhand.players.search.effort import Effort
from vorhand.players.search.hint import Hint, hint
from vorhand.players.search.searcher import LEVELS, Searcher, explain, weigh

__all__ = ["LEVELS", "Candidate", "Effort", "Found", "Hint", "Searcher", "explain", "hint", "weigh"]
