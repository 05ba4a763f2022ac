"""The players `easy`, `club`, `strong` and `expert`: worlds, solved, averaged; maxims settle ties."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any, Final

from msgspec.json import encode

from vorhand.action import Action
from vorhand.game import Message, View, message, plain
from vorhand.players.heuristic import advise
from vorhand.players.player import Decision
from vorhand.players.search import kaiser, letzter_stich, schnapsen, skat
from vorhand.players.search.candidate import Asked, Candidate, Found, Goal, whole
from vorhand.players.search.effort import Effort

SEARCHES: Final[dict[str, Callable[[Any, Effort, int, Asked], Found | None]]] = {
    "letzter-stich": letzter_stich.search,
    "kaiser": kaiser.search,
    "schnapsen": schnapsen.search,
    "skat": skat.search,
}
LEVELS: Final[dict[str, Effort]] = {
    "easy": Effort(0.0, hunch=0.4),
    "club": Effort(0.1, sight=1),
    "strong": Effort(0.35, weighs=True),
    "expert": Effort(1.0, weighs=True, auctions=True, sight=2, threads=2),
}
"""The levels: one guess at the cards now and then; a few worlds; more, weighed by what was said; all that a second
allows, the auction too, in Schnapsen by what each side has seen."""


class Searcher:
    """A player that tries every action in many worlds; the same view and seed, the same decision."""

    def __init__(self, effort: Effort, seed: int = 0) -> None:
        self.effort, self.seed = effort, seed

    def decide(self, view: View) -> Action:
        """One of `view.actions`."""
        return self.explain(view).action

    def explain(self, view: View) -> Decision:
        """The action, and why."""
        return explain(view, self.effort, self.seed)


def explain(view: View, effort: Effort, seed: int = 0) -> Decision:
    """The best action by search, or the maxims' where there is nothing to search; ties go to the maxims."""
    maxim = advise(view)
    if effort.hunch < 1 and Random(seed_of(view, seed)).random() >= effort.hunch:
        return maxim
    found = weigh(view, effort, seed)
    return maxim if found is None else chosen(found, maxim)


def weigh(view: View, effort: Effort, seed: int = 0, also: Asked = ()) -> Found | None:
    """What the search finds of two candidates or more, and of the actions `also` where it tries some only; None where
    there is no choice, or none that it values."""
    if len(view.actions) < 2:
        return None
    found = SEARCHES[view.game](view, effort, seed_of(view, seed), also)
    return None if found is None or len(found.candidates) < 2 else found


def chosen(found: Found, maxim: Decision) -> Decision:
    """The candidate that is worth most; among equals the maxims' choice, and their reason."""
    ranked = sorted(found.candidates, key=lambda candidate: -candidate.worth)
    equal = [candidate for candidate in ranked if candidate.worth >= ranked[0].worth - 1e-9]
    if any(candidate.action == maxim.action for candidate in equal):
        return maxim
    return Decision(ranked[0].action, compared(ranked[0], ranked[1], found))


SCALE: Final[dict[Goal, float]] = {"game": 1, "score": 1, "deal": 1, "match": 100 / schnapsen.MATCH}
"""By goals whose worth is told: what it is multiplied by; of a match the chance in per cent is told."""


def compared(best: Candidate, other: Candidate, found: Found) -> Message:
    """How the best candidate compares with another, over the worlds."""
    told = {"action": best.action, "other": other.action, "chance": percent(best), "rest": percent(other)}
    if found.goal in SCALE:  # the worth decides, and is told first
        worths = [SCALE[found.goal] * each.worth for each in (best, other)]
        value, less = map(whole, worths) if best.worths else (round(worth, 1) + 0.0 for worth in worths)
        told |= {"value": value, "less": less}
    return message(f"hint-search-{found.goal}", **told)


def percent(candidate: Candidate) -> int:
    """The chance of a candidate in per cent."""
    return round(100 * candidate.chance)


def seed_of(view: View, seed: int) -> int:
    """A number from the view and the player's seed: the same view is thought about alike.

    Throughout an auction the same hand is, so that its steps agree, and what was found of a world serves again.
    """
    history, actions = ((), ()) if view.phase == "auction" else (view.history, view.actions)
    told = encode([seed, plain(history), str(view.hand), view.seat, plain(actions)])
    return int.from_bytes(blake2b(told, digest_size=7).digest(), "big")
