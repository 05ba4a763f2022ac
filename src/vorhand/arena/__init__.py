"""The arena: players against each other over the same cards, seats exchanged, on any number of processes.

Deal k is shuffled from the seed and k alone, and its players are made afresh from the seed, k, the play and the
seat: so all figures but the times are the same for any number of workers, on any backend, and after a resumption.

What is compared (`Contest`): two players in Schnapsen and Kaiser play every deal twice, seats or sides exchanged;
two in Skat and Letzter Stich once for each seat, one A among B's; one for each seat go round the table. The mean of
a player's seats in all plays of a deal is one observation; a difference is that of two such means.

A player that raises, plays illegally, takes longer than the limit or ends its process forfeits the play. In
Schnapsen the other wins it with 3 game points (in a match: more, and the match). In the other games a deal of
which a play was forfeited counts for nobody, with all its plays; the forfeit is told.

>>> from vorhand.games import GAMES
>>> options = GAMES["schnapsen"].presets["seed"]
>>> contest = Contest(game="schnapsen", options=options, players=("heuristic", "heuristic"), seed=1)
>>> report(contest, arena(contest, deals=3)).differences[0].points
Estimate(value=0.0, low=0.0, high=0.0)
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Final

from vorhand.arena.cluster import played_by_ray
from vorhand.arena.contest import ArenaError, Contest, Declared, Finished, Forfeit, Play, Times
from vorhand.arena.figures import BOUNDS, Estimate, Report, report, timings
from vorhand.arena.journal import Journal, seed_in
from vorhand.arena.local import played_here

__all__ = [
    "BACKENDS",
    "BOUNDS",
    "ArenaError",
    "Contest",
    "Declared",
    "Estimate",
    "Finished",
    "Forfeit",
    "Journal",
    "Play",
    "Report",
    "arena",
    "report",
    "seed_in",
    "timings",
]

BACKENDS: Final = {"local": played_here, "ray": played_by_ray}
"""Where plays are played."""


def arena(
    contest: Contest,
    deals: int,
    workers: int = 1,
    backend: str = "local",
    journal: Journal | None = None,
    progress: Callable[[], object] = lambda: None,
) -> list[Finished]:
    """The first so many deals of a contest, those played that the journal does not hold; in their order."""
    contest.check()
    journal = journal or Journal(contest, None)
    plays = range(len(contest.seatings))
    tasks = ((deal, play) for deal in range(deals) for play in plays if deal not in journal.finished)
    for deal in range(deals):
        if deal in journal.finished:
            progress()
    parts: dict[int, dict[int, tuple[Play, Times]]] = {}
    with closing(BACKENDS[backend](contest, tasks, workers)) as played:
        for (deal, play), found in played:
            part = parts.setdefault(deal, {})
            part[play] = found
            if len(part) == len(plays):
                journal.add(finished(deal, parts.pop(deal)))
                progress()
    return [journal.finished[deal] for deal in range(deals)]


def finished(deal: int, plays: dict[int, tuple[Play, Times]]) -> Finished:
    """The plays of a deal put together in their order."""
    found = [plays[play] for play in sorted(plays)]
    times = zip(*[times for _, times in found], strict=True)
    return Finished(
        deal=deal,
        plays=tuple(play for play, _ in found),
        times=tuple(tuple(time for part in mine for time in part) for mine in times),
    )
