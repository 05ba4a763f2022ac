"""What a game of Skat brings, told from its value with open cards (SK 6)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from statistics import fmean
from typing import Final, NamedTuple

from vorhand import kernel
from vorhand.action import Announce
from vorhand.cards import Cards
from vorhand.games.skat import Skat
from vorhand.games.skat.score import ORDERS, card_points, reckon
from vorhand.kernel import Position, Tables
from vorhand.solve import skat_tables

LEVELS: Final = (36, 51, 66, 90, 120)
"""The card points that tell one level from the next; the last level is all ten tricks."""
ENDS: Final = ((20, 2), (50, 4), (75, 6), (100, 8), (120, 10))
"""How a game may end: card points and tricks of the declarer that stand for Schneider, lost, won, and so on."""
BECOMES: Final = (
    (0.05, 0.85, 0.1, 0.0, 0.0),
    (0.0, 0.6, 0.4, 0.0, 0.0),
    (0.01, 0.22, 0.74, 0.03, 0.0),
    (0.0, 0.02, 0.67, 0.31, 0.0),
    (0.0, 0.0, 0.06, 0.88, 0.06),
    (0.0, 0.0, 0.0, 0.8, 0.2),
    (0.0, 0.0, 0.0, 0.05, 0.95),
)
"""By the level that it reaches with open cards, how often a game ends so."""
NULL_MADE: Final = {(True, False): 0.97, (False, False): 0.43, (True, True): 0.95, (False, True): 0.11}
"""How often Null is won: by whether it is with open cards, and whether it is Ouvert."""


class Tried(NamedTuple):
    """A game in one world: the declarer's twelve cards (SK 6.2), and the level it reaches with open cards.

    In Null the level is 1 where the declarer takes no trick, else 0.
    """

    cards: Cards
    level: int


class Stake(NamedTuple):
    """What a game brings the declarer above the average of the others, and how likely it is won.

    Where it is an average, `worths` are what it brings in each world.
    """

    worth: float
    chance: float
    worths: tuple[float, ...] = ()


@lru_cache(maxsize=4096)
def level_of(contract: str, declarer: int, position: Position, aside: Cards) -> int:
    """The highest level that the declarer reaches with open cards, as a place in `BECOMES`."""
    tables = skat_tables(ORDERS[contract], declarer, null=contract == "null")
    if contract == "null":
        return int(not kernel.at_least(tables, position, 1))
    base = card_points(aside)
    level = kernel.reached(tables, position, [points - base for points in LEVELS])
    return level + (level == len(LEVELS) and bool(kernel.at_least(every_trick(contract, declarer), position, 10)))


def every_trick(contract: str, declarer: int) -> Tables:
    """SK 6.3: the declarer's tricks, which he wants."""
    return Tables(seats=3, order=ORDERS[contract], worth=(1,) * 10, takers=(declarer,), maxers=(declarer,))


def stake(options: Skat, contract: Announce, bid: int, tried: Tried) -> Stake:
    """SK 6.5 to SK 6.7: what the game brings at this bid, on average over its ends."""
    fabian = options.score == "seeger-fabian"
    if contract.contract == "null":
        made = NULL_MADE[bool(tried.level), "ouvert" in contract.flags]
        ends = [(made, 0, 0), (1 - made, 0, 1)]
    else:
        ends = [(share, *end) for share, end in zip(BECOMES[tried.level], ENDS, strict=True)]
    worth = chance = 0.0
    for share, points, tricks in ends:
        if share:
            found = reckon(contract, 0, bid, tried.cards, points, tricks, seeger_fabian=fabian)
            worth += share * (found.scores[0] - found.scores[1])  # both others score alike
            chance += share * found.won
    return Stake(worth, chance)


def average(stakes: Iterable[Stake]) -> Stake:
    """What is brought on average."""
    worths, chances = zip(*((each.worth, each.chance) for each in stakes), strict=True)
    return Stake(fmean(worths), fmean(chances), worths)
