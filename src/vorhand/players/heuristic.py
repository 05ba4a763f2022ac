"""The player `heuristic`: the maxims of the rulebooks' last sections, the same for the same view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vorhand.action import Action
from vorhand.game import View
from vorhand.players.maxims import kaiser, letzter_stich, schnapsen, skat
from vorhand.players.player import Decision

MAXIMS: Final[dict[str, Callable[[Any], Decision]]] = {
    "letzter-stich": letzter_stich.advise,
    "kaiser": kaiser.advise,
    "schnapsen": schnapsen.advise,
    "skat": skat.advise,
}
"""What a good player does, by game: the advice for a view."""


def advise(view: View) -> Decision:
    """The action that the maxims recommend, and the maxim that settled it."""
    return MAXIMS[view.game](view)


class Heuristic:
    """Follows the maxims; needs no seed."""

    def __init__(self, seed: int = 0) -> None:
        del seed

    def decide(self, view: View) -> Action:
        """One of `view.actions`."""
        return advise(view).action
