"""The review of a deal: every action by both measures, from its record."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from vorhand.game import Event, State
from vorhand.players.search import Effort
from vorhand.record import Record
from vorhand.review.looked import EXPERT, looked
from vorhand.review.measures import Review, Reviewed
from vorhand.review.open_cards import opened
from vorhand.review.went import went
from vorhand.review.why import why


def review(record: Record, effort: Effort = EXPERT, progress: Callable[[], object] = lambda: None) -> Review:
    """Every action of a deal; `progress` is called after each. Raises `RecordError` at an illegal action."""
    states = list(record.states())
    history = states[-1].history
    actions = []
    for state, event in zip(states, history, strict=False):
        actions.append(reviewed(state, event, history, effort))
        progress()
    return Review(game=record.game, seats=record.options.seats, actions=tuple(actions))


def reviewed(state: State, event: Event, history: tuple[Event, ...], effort: Effort = EXPERT) -> Reviewed:
    """One action of the deal with this history; what is said out of turn is not measured."""
    seat, action = event
    view = state.view(seat)
    found = Reviewed(number=len(state.history), seat=seat, phase=view.phase, action=action)
    if seat != state.to_act or action not in view.actions:
        return found
    then, now = looked(view, action, effort), opened(state, action)
    reasons = tuple(why(view, action, then, now))
    if then is not None and then.mistake and (fact := went(state, history)) is not None:
        reasons = (fact, *reasons)
    return replace(found, open=now, looked=then, reasons=reasons)
