"""Looks for positions to practise, and writes those of the package anew.

    .venv/bin/python bench/daily.py [--count 30] [--game skat] [--seed 1]

Deals are played by a middling level, from numbers that follow the seed, so that the same seed finds the same ones; one
position is taken of a deal. `vorhand.review.daily` says what is looked for.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from pathlib import Path

import msgspec

from vorhand.games import GAMES
from vorhand.review.daily import Position, find

FOLDER = Path(__file__).parents[1] / "src" / "vorhand" / "review" / "positions"


def first(game: str, seed: int) -> Position | None:
    """The position of a deal that most miss."""
    return max(find(game, seed), key=lambda position: position.missed, default=None)


def found(game: str, wanted: int, seed: int) -> Iterator[Position]:
    """So many positions, one a deal, in the order of the deals."""
    left = wanted
    batch = 2 * (os.cpu_count() or 1)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for start in count(1_000_000 * seed, batch):
            for position in pool.map(first, [game] * batch, range(start, start + batch)):
                if position is not None and left:
                    left -= 1
                    print(f"{game}: {wanted - left} of {wanted}, deal {start}", file=sys.stderr)
                    yield position
            if not left:
                return


def main() -> None:
    """Writes the positions of each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for game in wanted.game or GAMES:
        lines = [msgspec.json.encode(each).decode() for each in found(game, wanted.count, wanted.seed)]
        (FOLDER / f"{game}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
