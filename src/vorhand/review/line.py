"""The best line: how a deal would have gone on from a position, with open cards and best play of all."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vorhand.action import Action
from vorhand.game import State
from vorhand.record import Record
from vorhand.solve import solve

NODES: Final = 20_000_000
"""The search of one position ends here; then there is no line."""


class NoLine(ValueError):
    """A position from which no line is known: not in play, or too large to be solved."""


def best_line(record: Record, at: int) -> Record:
    """The record of the deal up to action `at`, and from there as the solver plays all seats; raises `NoLine`.

    Of equally good actions the one that the solver names first is taken.
    """
    state = replace(record, moves=record.moves[:at], result={}, forfeit=None).replay()
    while state.actions():
        state = state.apply(best_action(state))
    return Record.of(record.game, state, record.players)


def best_action(state: State) -> Action:
    """What the seat to act does who sees all cards; raises `NoLine`."""
    solution = solve(state, nodes=NODES)
    if solution is None:
        raise NoLine("the position is not in play")
    best = (action for action, value in solution.actions.items() if value.exact and value == solution.value)
    if (action := next(best, None)) is None:
        raise NoLine("the position is too large")
    return action
