"""What actions cost with open cards, by level and game: on deals that a level plays in all seats.

    .venv/bin/python bench/review_levels.py [--deals 20] [--levels random,club,expert] [--game skat]

Prints a Markdown table: the mean cost of a choice in play in card points (points in Kaiser and Letzter Stich, game
points in Schnapsen; Null is left out there) and in game points, each with its standard error over deals. The same
numbers deal the same cards to every level; what they then play differs, in the auction too.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from vorhand.games import GAMES
from vorhand.players import PLAYERS, player_named
from vorhand.review import Open, opened


class Mean(NamedTuple):
    """A mean cost a choice, and its standard error over deals."""

    value: float
    error: float


def played(game: str, level: str, number: int) -> Iterator[Open]:
    """What each choice of a deal cost, with this level in every seat."""
    options = next(iter(GAMES[game].presets.values()))
    players = [player_named(level, 10 * number + seat) for seat in range(options.seats)]
    state = GAMES[game].match(options, Random(number)).deal(Random(7919 + number))
    while state.to_act is not None:
        action = players[state.to_act].decide(state.view(state.to_act))
        found = opened(state, action)
        if found is not None:
            yield found
        state = state.apply(action)


def mean(deals: list[list[float]]) -> Mean:
    """The mean over all choices of all deals: a ratio, its error from the deals' residuals."""
    held = [costs for costs in deals if costs]
    size = fmean(map(len, held))
    value = sum(map(sum, held)) / sum(map(len, held))
    residuals = [(sum(costs) - value * len(costs)) / size for costs in held]
    return Mean(value, stdev(residuals) / len(held) ** 0.5)


def costs(game: str, level: str, deals: int, first: int = 0) -> tuple[Mean, Mean, int]:
    """The mean cost of a choice in the solver's unit and in game points, and how many choices there were."""
    found = [list(played(game, level, number)) for number in range(first, first + deals)]
    own = mean([[each.cost for each in deal if each.unit != "null"] for deal in found])
    sheet = mean([[each.points for each in deal if each.points is not None] for deal in found])
    return own, sheet, sum(map(len, found))


def main() -> None:
    """Plays the deals and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--levels", default="random,club,expert", help=f"some of {' '.join(PLAYERS)}")
    parser.add_argument("--game", choices=GAMES, help="one game only")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    asked = parser.parse_args()
    print("| game | level | choices | cost a choice | in game points |", "|---|---|---|---|---|", sep="\n")
    for game in [asked.game] if asked.game else GAMES:
        for level in asked.levels.split(","):
            own, sheet, choices = costs(game, level, asked.deals, asked.first)
            cells = " | ".join(f"{value:.3f} ± {error:.3f}" for value, error in (own, sheet))
            print(f"| {game} | `{level}` | {choices} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
