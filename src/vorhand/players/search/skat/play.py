"""Skat: the chance of the contract over the worlds, then Schneider, then card points (SK 6)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from vorhand import kernel
from vorhand.action import Play
from vorhand.cards import Card
from vorhand.games.skat import SkatView
from vorhand.games.skat.score import card_points, promised
from vorhand.kernel import Position, Worlds
from vorhand.players.search.candidate import Candidate, Found
from vorhand.players.search.effort import Effort
from vorhand.players.search.skat.likelihood import explaining
from vorhand.players.worlds import World, worlds
from vorhand.players.worlds.skat import order
from vorhand.solve import ramsch_tables, skat_tables

PLAY: Final = 160
"""How many worlds of ten tricks take a second on two threads, with every card and every level."""
FEW: Final = 480
"""With less than a third of the effort fewer worlds still, in this proportion to it: so club players differ more from
strong ones than these from experts, as more worlds bring ever less."""
NODES: Final = 12_000_000
"""By the nodes of the first third of its worlds a decision that would take more has fewer worlds, a third at least."""
BEYOND: Final = {31: 0.12, 46: 0.04, 76: 0.04, 90: 0.12}
"""What it is worth to the declarer to reach another level than 61, as a part of the game: card points are a reserve
against what the worlds do not show."""


def search(view: SkatView, effort: Effort, seed: int) -> Found | None:
    """The cards of play; Kontra and Re are left to the maxims."""
    if not any(isinstance(action, Play) for action in view.actions):
        return None
    if view.ramsch:
        return ramsch(view, effort, seed)
    return (
        null(view, effort, seed) if not view.contract or view.contract.contract == "null" else suit(view, effort, seed)
    )


def drawn(view: SkatView, effort: Effort, seed: int) -> list[World]:
    """The worlds of a decision."""
    most = min(PLAY, round(FEW * effort.share))
    return explaining(view, effort, effort.worlds(most, 3 * view.sizes[view.seat]), seed)


def positions(view: SkatView, found: Sequence[World]) -> list[Position]:
    """The worlds as the kernel takes them."""
    assert view.leader is not None
    return [Position(hands=world.hands, leader=view.leader, trick=view.trick) for world in found]


def suit(view: SkatView, effort: Effort, seed: int) -> Found:
    """Suit and Grand: 61 card points, or those that were promised; then the levels beside it."""
    assert view.declarer is not None
    assert view.contract is not None
    found = drawn(view, effort, seed)
    wanted = (61, 90, 120)[min(promised(view.contract), 2)]
    levels = sorted({wanted, *BEYOND})
    cards, rows = levels_in(view, found, levels, effort)
    sign = 1 if view.seat == view.declarer else -1
    candidates = []
    for card, column in zip(cards, zip(*rows, strict=True), strict=True):
        shares = {level: fmean(count > place for count in column) for place, level in enumerate(levels)}
        chance = worth = shares[wanted]
        for level, weight in BEYOND.items():
            worth += weight * shares[level]
        candidates.append(Candidate(Play(card), sign * worth, chance if sign > 0 else 1 - chance))
    return Found(tuple(candidates), len(rows), "contract")


def levels_in(
    view: SkatView, found: Sequence[World], levels: Sequence[int], effort: Effort
) -> tuple[tuple[Card, ...], list[list[int]]]:
    """The cards, and how many levels each reaches in a world: in a third of the worlds, and in as many as fit."""
    assert view.declarer is not None
    at, tables = positions(view, found), skat_tables(order(view), view.declarer)
    targets = [-view.points[view.declarer] - card_points(world.rest) for world in found]

    def solved(part: slice) -> Worlds:
        return kernel.worlds(tables, at[part], target=targets[part], levels=levels, threads=effort.threads)

    first = solved(slice(third := -(-len(at) // 3)))
    more = round(third * (effort.share * NODES / max(1, first.nodes) - 1))
    rows = first.rows() if more <= 0 else [*first.rows(), *solved(slice(third, third + more)).rows()]
    return first.cards, rows


def null(view: SkatView, effort: Effort, seed: int) -> Found:
    """SK 5.4: the declarer takes no trick."""
    assert view.declarer is not None
    found = drawn(view, effort, seed)
    tables = skat_tables(order(view), view.declarer, null=True)
    solved = kernel.worlds(tables, positions(view, found), target=1, threads=effort.threads)
    sign = 1 if view.seat == view.declarer else -1
    candidates = []
    for card, column in zip(solved.cards, zip(*solved.rows(), strict=True), strict=True):
        lost = fmean(column)
        candidates.append(Candidate(Play(card), -sign * lost, 1 - lost if sign > 0 else lost))
    return Found(tuple(candidates), len(found), "contract")


RAMSCH: Final = 7
"""With more cards in hand Ramsch is left to the maxims: its worlds take too long."""


def ramsch(view: SkatView, effort: Effort, seed: int) -> Found | None:
    """SK 9.1: as few card points as can be, if the others play for the opposite."""
    if len(view.hand) > RAMSCH:
        return None
    found = worlds(view, max(1, effort.worlds(PLAY, 3 * view.sizes[view.seat]) // 4), seed)
    solved = kernel.worlds(ramsch_tables(order(view), view.seat), positions(view, found), threads=effort.threads)
    candidates = []
    for card, column in zip(solved.cards, zip(*solved.rows(), strict=True), strict=True):
        points = fmean(column) + view.points[view.seat]
        candidates.append(
            Candidate(Play(card), -points, fmean(value + view.points[view.seat] <= 40 for value in column))
        )
    return Found(tuple(candidates), len(found), "points")
