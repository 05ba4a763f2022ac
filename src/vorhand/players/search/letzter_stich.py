"""Letzter Stich: who takes the last trick, by playouts or when each plays for himself with open cards (LS 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vorhand import kernel
from vorhand.action import Play
from vorhand.cards import Card
from vorhand.games.letzter_stich import LetzterStichView, pack_for
from vorhand.kernel import UNKNOWN, Position
from vorhand.players.search.candidate import Asked, Candidate, Found
from vorhand.players.search.effort import Effort
from vorhand.players.worlds import worlds
from vorhand.players.worlds.letzter_stich import order, turn
from vorhand.players.worlds.world import played_by, plays
from vorhand.solve import letzter_stich_tables

NODES: Final = 40_000
"""A world that takes more is left out."""
PLAYOUTS: Final = 40_000
"""So many playouts take a tenth of a second on two threads."""
EACH: Final = 20
"""How many of them fall to a world."""


def search(view: LetzterStichView, effort: Effort, seed: int, also: Asked = ()) -> Found | None:
    """What each card wins on average over the worlds; penalties are what the others win (LS 6.4); all are tried."""
    del also
    return forecast(view, effort, seed) if effort.sight else open_cards(view, effort, seed)


def forecast(view: LetzterStichView, effort: Effort, seed: int) -> Found:
    """Each card in playouts by the maxims, where every seat sees its own hand only."""
    seats = tuple(sorted(turn(view)))
    assert view.leader is not None
    played, so_far = played_by(view), plays(view)
    count = max(EACH, round(effort.share**2 * PLAYOUTS))
    drawn = worlds(view, count // EACH, seed)
    gains = kernel.forecast(
        letzter_stich_tables(view.options, order(view), len(seats)),
        [tuple(world.hands[seat] | played[seat] for seat in seats) for world in drawn],
        pack_for(len(seats)),
        seats.index(so_far[0][0] if so_far else view.leader),
        [card for _, card in so_far],
        count=count,
        seed=seed,
        weighs=effort.sight > 1,
        learns=effort.sight > 1,
        threads=effort.threads,
    )
    return found(view, gains, len(drawn))


def open_cards(view: LetzterStichView, effort: Effort, seed: int) -> Found | None:
    """Each card by max^n, in which all see all cards."""
    seats = tuple(sorted(turn(view)))
    assert view.leader is not None
    cards = view.sizes[view.seat] * len(seats)
    drawn = worlds(view, effort.worlds(most=200, cards=cards), seed)
    positions = [
        Position(hands=tuple(world.hands[seat] for seat in seats), leader=seats.index(view.leader), trick=view.trick)
        for world in drawn
    ]
    solved = kernel.max_n_worlds(
        letzter_stich_tables(view.options, order(view), len(seats)), positions, threads=effort.threads, nodes=NODES
    )
    rows = [row for row in solved.rows() if UNKNOWN not in row]
    if not rows:
        return None
    means = (sum(column) / len(rows) for column in zip(*rows, strict=True))
    return found(view, dict(zip(solved.cards, means, strict=True)), len(rows))


def found(view: LetzterStichView, gains: Mapping[Card, float], number: int) -> Found:
    """The candidates, from what their cards gain on average: a chance only where all or nothing is won.

    LS 6.2, LS 6.3: else it is the share of the most that can be won.
    """
    options = view.options
    more = options.low_card_bonus + options.penultimate
    most = options.value * (1 + more)
    candidates = (Candidate(Play(card), gain, gain / most) for card, gain in gains.items())
    return Found(tuple(candidates), number, "share" if more else "last-trick")
