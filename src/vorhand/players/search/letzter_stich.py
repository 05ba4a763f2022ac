"""Letzter Stich: who takes the last trick when each plays for himself (LS 7)."""

from __future__ import annotations

from vorhand import kernel
from vorhand.action import Play
from vorhand.games.letzter_stich import LetzterStichView
from vorhand.kernel import UNKNOWN, Position
from vorhand.players.search.candidate import Candidate, Found
from vorhand.players.search.effort import Effort
from vorhand.players.worlds import worlds
from vorhand.players.worlds.letzter_stich import order, turn
from vorhand.solve import letzter_stich_tables

NODES = 40_000
"""A world that takes more is left out."""


def search(view: LetzterStichView, effort: Effort, seed: int) -> Found | None:
    """What each card wins on average over the worlds, by max^n; penalties are what the others win (LS 6.4)."""
    seats = tuple(sorted(turn(view)))
    assert view.leader is not None
    cards = view.sizes[view.seat] * len(seats)
    drawn = worlds(view, effort.worlds(most=400, cards=cards), seed)
    positions = [
        Position(hands=tuple(world.hands[seat] for seat in seats), leader=seats.index(view.leader), trick=view.trick)
        for world in drawn
    ]
    found = kernel.max_n_worlds(
        letzter_stich_tables(view.options, order(view), len(seats)), positions, threads=effort.threads, nodes=NODES
    )
    rows = [row for row in found.rows() if UNKNOWN not in row]
    if not rows:
        return None
    most = view.options.value
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    candidates = [
        Candidate(Play(card), mean, min(1.0, mean / most)) for card, mean in zip(found.cards, means, strict=True)
    ]
    return Found(tuple(candidates), len(rows), "last-trick")
