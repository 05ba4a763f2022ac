"""Schnapsen: the game points, or the chances of the match, over the worlds (SN 6, SN 7).

The best player searches over information sets; the others solve worlds with open cards, as it does where nothing more
is hidden from anybody.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vorhand import kernel
from vorhand.action import Action
from vorhand.games.schnapsen import SchnapsenView
from vorhand.kernel import SchnapsenPosition
from vorhand.players.search.candidate import Asked, Candidate, Found, Goal
from vorhand.players.search.effort import Effort
from vorhand.players.worlds import World, worlds
from vorhand.players.worlds.schnapsen import lacking
from vorhand.solve import schnapsen_position

AFFORDABLE: Final = {10: 64, 8: 280, 6: 860}
"""How many worlds take a second or two with so much of the stock left; with less `MOST`."""
MOST: Final = 1400
WORLDS: Final = 1000
TRIES: Final = 40_000
"""How many worlds a search over information sets is given, and how often it plays them."""


def search(view: SchnapsenView, effort: Effort, seed: int, also: Asked = ()) -> Found:
    """What each action is worth on average; all are tried."""
    del also
    if effort.sight > 1 and not settled(view):
        return played(view, effort, seed)
    most = MOST if effort.sight > 1 or view.closing else AFFORDABLE.get(view.stock, MOST)
    return solved(view, worlds(view, max(1, round(effort.share**2 * most)), seed), effort.threads)


def settled(view: SchnapsenView) -> bool:
    """Whether after this action both know all cards, so that averaging is right (SN 9)."""
    return view.closing is None and view.stock <= (2 if view.trick else 0)


def played(view: SchnapsenView, effort: Effort, seed: int) -> Found:
    """By what each side sees: nobody is taken to know the hidden cards (SN 9)."""
    drawn = worlds(view, max(1, round(effort.share * WORLDS)), seed)
    prospects = kernel.schnapsen_hidden(
        [position(view, world) for world in drawn],
        gains=[gain(view, value) for value in range(-3, 4)],
        known=view.shown[view.seat],
        barred=lacking(view, view.seat),
        tries=max(100, round(effort.share * TRIES)),
        threads=effort.threads,
        seed=seed,
    )
    candidates = [Candidate(action, found.worth, found.chance) for action, found in prospects.items() if found.tries]
    return Found(tuple(candidates), len(drawn), goal(view))


def solved(view: SchnapsenView, drawn: list[World], threads: int) -> Found:
    """With open cards, the order of the stock known in every world."""
    answers = kernel.schnapsen_worlds([position(view, world) for world in drawn], threads=threads)
    sign = 1 if view.seat == 0 else -1
    total: dict[Action, tuple[float, int]] = dict.fromkeys(view.actions, (0.0, 0))
    for answer in answers:
        for action, bounds in answer.actions.items():
            value = sign * bounds.low
            worth, won = total[action]
            total[action] = (worth + gain(view, value), won + (value > 0))
    count = len(drawn)
    candidates = tuple(Candidate(action, worth / count, won / count) for action, (worth, won) in total.items())
    return Found(candidates, count, goal(view))


def position(view: SchnapsenView, world: World) -> SchnapsenPosition:
    """A world as the kernel takes it."""
    assert view.leader is not None
    return schnapsen_position(
        view.options,
        view.closing,
        hands=(world.hands[0], world.hands[1]),
        stock=world.rest,
        trump=view.indicator.suit,
        leader=view.leader,
        led=view.trick[0] if view.trick else None,
        points=view.points,
        pending=view.pending,
        tricks=view.tricks,
    )


# SN 7 The match

DEALS: Final = ((1, 0.22), (2, 0.2), (3, 0.08))
"""How often a deal brings its winner so many game points, for each side: a rough count among good players."""


MATCH: Final = 8
"""So many game points a match is worth, when what they add to the chance to win it is told as points."""


def goal(view: SchnapsenView) -> Goal:
    """What is played for: the match, where there is one."""
    return "match" if view.standing else "deal"


def gain(view: SchnapsenView, value: int) -> float:
    """Game points for the seat; in a match what they add to the chance to win it, times `MATCH`."""
    if not view.standing:
        return value
    mine, theirs = view.standing[view.seat], view.standing[1 - view.seat]
    after = chance(mine - max(value, 0), theirs - max(-value, 0))
    return (after - chance(mine, theirs)) * MATCH


@lru_cache
def chance(mine: int, theirs: int) -> float:
    """The chance to win a match in which so many points are still to be had (SN 7.1).

    >>> chance(7, 7), chance(0, 3), round(chance(2, 5), 2)
    (0.5, 1.0, 0.8)
    """
    if mine <= 0 or theirs <= 0:
        return 1.0 if mine <= 0 else 0.0
    return sum(share * (chance(mine - points, theirs) + chance(mine, theirs - points)) for points, share in DEALS)
