"""What the finished deals say: means and shares with 95 % intervals, in which a deal with all its plays is one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import ceil, sqrt
from statistics import NormalDist
from typing import Final

from msgspec import Struct

from vorhand.arena.contest import Contest, Finished, Play

Z: Final = NormalDist().inv_cdf(0.975)
SMALL: Final = (12.7062, 4.3027, 3.1824, 2.7764)
"""The quantile of Student's t for 1 to 4 degrees of freedom."""

BOUNDS: Final = tuple(step * 10**power / 100 for power in range(7) for step in (1, 2, 5))
"""The upper bounds of the classes of times, in ms: 0.01, 0.02, 0.05 .. 50,000; one class more is open."""


class Estimate(Struct, frozen=True):
    """A mean or a share with its 95 % interval; none where a single deal tells nothing of the spread."""

    value: float
    low: float | None = None
    high: float | None = None


class Contract(Struct, frozen=True):
    """How often a player declared a contract, and won it."""

    contract: str
    played: int
    won: int


class Figures(Struct, frozen=True, kw_only=True):
    """What one player did: points a deal (a match), the share won, what it declared, what it forfeited.

    `hands` counts the seats it sat at in plays that count; `won` is None where a deal has no winner (Skat);
    `declared` is the share of all its deals in which it was the declarer.
    """

    player: str
    hands: int
    mean: Estimate | None
    won: Estimate | None
    declared: float | None
    contracts: tuple[Contract, ...]
    forfeits: int


class Difference(Struct, frozen=True):
    """The points of a player less those of another (both by index) at the same tables with the same cards."""

    player: int
    other: int
    points: Estimate | None


class Timing(Struct, frozen=True):
    """The times of a player's decisions in ms; `counts` by the classes that end at `BOUNDS`."""

    player: str
    decisions: int
    mean: float = 0.0
    median: float = 0.0
    p95: float = 0.0
    max: float = 0.0
    counts: tuple[int, ...] = (0,) * (len(BOUNDS) + 1)


# Intervals


def quantile(freedom: int) -> float:
    """The 97.5 % point of Student's t.

    >>> [round(quantile(freedom), 3) for freedom in (1, 4, 5, 10, 30, 1000)]
    [12.706, 2.776, 2.57, 2.228, 2.042, 1.962]
    """
    if freedom <= len(SMALL):
        return SMALL[freedom - 1]
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))


def spread(values: Sequence[Fraction]) -> tuple[Fraction, Fraction]:
    """The mean of the clusters and its squared standard error."""
    count, total = len(values), sum(values, Fraction())
    squares = sum((value * value for value in values), Fraction())
    return total / count, (squares - total * total / count) / (count * (count - 1)) if count > 1 else Fraction()


def mean_of(values: Sequence[Fraction]) -> Estimate | None:
    """The mean of one value a deal, with Student's interval.

    >>> estimate = mean_of([Fraction(value) for value in (1, 2, 3, 4, 5)])
    >>> estimate.value, round(estimate.low, 3), round(estimate.high, 3)
    (3.0, 1.037, 4.963)
    """
    if not values:
        return None
    mean, square = spread(values)
    if len(values) == 1:
        return Estimate(float(mean))
    reach = quantile(len(values) - 1) * sqrt(square)
    return Estimate(float(mean), float(mean) - reach, float(mean) + reach)


def share_of(values: Sequence[Fraction], plays: int) -> Estimate | None:
    """The mean of one share a deal, each of so many plays, with Wilson's interval.

    Its sample size is the one at which independent plays would spread as the deals do, less what Student's t takes
    off for few deals. Where nothing spreads, it is the number of deals for a share of 0 or 1, else of plays.

    >>> estimate = share_of([Fraction(won) for won in (1, 1, 1, 1, 1, 1, 1, 1, 0, 0)], 1)
    >>> estimate.value, round(estimate.low, 3), round(estimate.high, 3)
    (0.8, 0.427, 0.955)
    """
    if not values:
        return None
    mean, square = spread(values)
    share, size = float(mean), float(len(values))
    if square:
        size = float(mean * (1 - mean) / square) * (Z / quantile(len(values) - 1)) ** 2
    elif 0 < share < 1:
        size *= plays
    return Estimate(share, *wilson(share, size))


def wilson(share: float, size: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share in a sample of this size.

    >>> [round(bound, 4) for bound in wilson(0.5, 100)]
    [0.4038, 0.5962]
    """
    square = Z * Z / size
    centre = (share + square / 2) / (1 + square)
    reach = Z / (1 + square) * sqrt(share * (1 - share) / size + square / size / 4)
    return max(0.0, centre - reach), min(1.0, centre + reach)


# Figures


def counting(contest: Contest, deals: Iterable[Finished]) -> list[Finished]:
    """The deals that count: outside Schnapsen those of which no play was forfeited, so that plays stay paired."""
    whole = contest.game == "schnapsen"
    return [deal for deal in deals if whole or not any(play.forfeit for play in deal.plays)]


def scores_of(play: Play) -> tuple[Fraction, ...]:
    """Points by seat."""
    return tuple(map(Fraction, play.scores))


def wins_of(contest: Contest, play: Play) -> tuple[Fraction, ...]:
    """By seat the share of a win: one is shared by those who tie, and belongs to both partners in Kaiser."""
    sides = 2 if contest.game == "kaiser" else 1
    return tuple(
        Fraction(sides, len(play.winners)) if seat in play.winners else Fraction() for seat in range(len(play.scores))
    )


def mean_at(values: Sequence[Fraction], seating: Sequence[int], player: int) -> Fraction:
    """The mean of the values at the seats of a player."""
    mine = [value for value, there in zip(values, seating, strict=True) if there == player]
    return sum(mine, Fraction()) / len(mine)


class Report(Struct, frozen=True, kw_only=True):
    """All figures of the first deals of a contest, but the times."""

    contest: Contest
    deals: int
    counted: int
    figures: tuple[Figures, ...]
    differences: tuple[Difference, ...]
    forfeits: tuple[tuple[int, Play], ...]
    """The number of a deal and the play of it that was forfeited."""


def report(contest: Contest, deals: Sequence[Finished]) -> Report:
    """The figures of these deals."""
    counted = counting(contest, deals)
    has_winners = contest.match or contest.game != "skat"
    players = range(len(contest.players))
    points = [[cluster(contest, deal, player, scores=True) for deal in counted] for player in players]
    wins = [[cluster(contest, deal, player, scores=False) for deal in counted] for player in players]
    plays = len(contest.seatings)
    return Report(
        contest=contest,
        deals=len(deals),
        counted=len(counted),
        figures=tuple(
            figures(
                contest,
                player,
                counted,
                mean_of(points[player]),
                share_of(wins[player], plays) if has_winners else None,
                sum(forfeit_of(play) == player for deal in deals for play in deal.plays),
            )
            for player in players
        ),
        differences=tuple(
            Difference(0, other, mean_of([a - b for a, b in zip(points[0], points[other], strict=True)]))
            for other in players[1:]
        ),
        forfeits=tuple((deal.deal, play) for deal in deals for play in deal.plays if play.forfeit),
    )


def cluster(contest: Contest, deal: Finished, player: int, *, scores: bool) -> Fraction:
    """A player's mean over the plays of a deal of its points, or of its wins."""
    plays = zip(deal.plays, contest.seatings, strict=True)
    means = [mean_at(scores_of(play) if scores else wins_of(contest, play), seating, player) for play, seating in plays]
    return sum(means, Fraction()) / len(means)


def forfeit_of(play: Play) -> int | None:
    """The player that forfeited a play."""
    return play.forfeit.player if play.forfeit else None


def figures(
    contest: Contest,
    player: int,
    deals: Sequence[Finished],
    mean: Estimate | None,
    won: Estimate | None,
    forfeits: int,
) -> Figures:
    """What one player did in the deals that count."""
    hands = dealt = 0
    games: Counter[str] = Counter()
    games_won: Counter[str] = Counter()
    for deal in deals:
        for play, seating in zip(deal.plays, contest.seatings, strict=True):
            hands += seating.count(player)
            dealt += seating.count(player) * play.deals
            mine = [game for game in play.declared if seating[game.seat] == player]
            games.update(game.contract for game in mine)
            games_won.update(game.contract for game in mine if game.won)
    return Figures(
        player=contest.players[player],
        hands=hands,
        mean=mean,
        won=won,
        declared=games.total() / dealt if dealt and contest.game in ("skat", "kaiser") else None,
        contracts=tuple(Contract(name, games[name], games_won[name]) for name in sorted(games)),
        forfeits=forfeits,
    )


# Times


def timings(contest: Contest, deals: Iterable[Finished]) -> tuple[Timing, ...]:
    """How long each player's decisions took."""
    times: list[list[int]] = [[] for _ in contest.players]
    for deal in deals:
        for mine, new in zip(times, deal.times, strict=True):
            mine += new
    return tuple(timing(name, sorted(mine)) for name, mine in zip(contest.players, times, strict=True))


def timing(player: str, times: Sequence[int]) -> Timing:
    """The times of one player from microseconds in rising order.

    >>> timing("a", [10, 20, 30, 4000]).median, timing("a", [10, 20, 30, 4000]).p95
    (0.02, 4.0)
    """
    if not times:
        return Timing(player, 0)
    count = len(times)
    below = Counter(
        next((place for place, bound in enumerate(BOUNDS) if time <= bound * 1000), len(BOUNDS)) for time in times
    )
    return Timing(
        player,
        count,
        mean=sum(times) / count / 1000,
        median=times[ceil(count / 2) - 1] / 1000,
        p95=times[ceil(count * 0.95) - 1] / 1000,
        max=times[-1] / 1000,
        counts=tuple(below[place] for place in range(len(BOUNDS) + 1)),
    )
