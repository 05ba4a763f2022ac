"""Why an action was a mistake, and where the deal turned: sentences to come, each about one of the two measures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vorhand.action import Action
from vorhand.game import Message, View, message
from vorhand.players.heuristic import advise
from vorhand.players.search import whole
from vorhand.review.measures import Looked, Open

ALIKE: Final = 0.01
"""Chances that differ by less look alike."""


def why(view: View, action: Action, looked: Looked | None, opened: Open | None) -> Iterator[Message]:
    """The sentences about an action: what looked better and the maxim behind it; then whether the deal turned."""
    mistaken = looked is not None and looked.mistake
    if looked is not None and mistaken:
        yield compared(action, looked)
        maxim = advise(view)
        if maxim.action == looked.other:
            yield maxim.reason
    elif looked is not None and looked.suspected:
        yield message("review-unsure", other=looked.other)
    if opened is not None and opened.lost:
        yield message("review-turning", other=opened.best[0])
        if looked is not None and looked.other_chance - looked.chance < ALIKE:
            yield message("review-unseen", seat=view.seat)


def compared(action: Action, looked: Looked) -> Message:
    """How the action and the better one looked."""
    told = {"action": action, "other": looked.other}
    if looked.by == "worth":
        return message("review-worth", **told, value=whole(looked.worth), rest=whole(looked.other_worth))
    shares = {"chance": round(100 * looked.chance), "rest": round(100 * looked.other_chance)}
    return message(f"review-{looked.goal}", **told, **shares)
