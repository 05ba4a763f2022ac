"""How long the review of a deal takes, at the effort of `expert` on two threads.

    .venv/bin/python bench/review_times.py [--deals 20] [--level club] [--game skat] [--first 0]

Plays deals with one level in all seats, reviews them one after another, and prints a Markdown table: seconds of a
review by the clock and of the processor, mistakes a deal. Machine and other work matter: say them beside the figures.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import fmean, median
from typing import NamedTuple

from vorhand.games import GAMES
from vorhand.players import PLAYERS, player_named
from vorhand.record import Record
from vorhand.review import review


class Took(NamedTuple):
    """Of one review: seconds by the clock, seconds of the processor, and the mistakes it found."""

    clock: float
    processor: float
    mistakes: int


def played(game: str, level: str, number: int) -> Record:
    """A finished deal with this level in every seat; one that is thrown in is dealt again."""
    random = Random(number)
    match = GAMES[game].match(next(iter(GAMES[game].presets.values())), random)
    players = [player_named(level, 10 * number + seat) for seat in range(match.options.seats)]
    while True:
        state = match.deal(random)
        while state.to_act is not None:
            state = state.apply(players[state.to_act].decide(state.view(state.to_act)))
        if len(state.history) > 2 * match.options.seats:
            return Record.of(game, state)


def took(record: Record) -> Took:
    """The time of its review."""
    clock, processor = time.perf_counter(), time.process_time()
    found = review(record)
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    return Took(clock, processor, sum(each.mistake for each in found.actions))


def main() -> None:
    """Plays, reviews and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--level", default="club", choices=PLAYERS)
    parser.add_argument("--game", choices=GAMES, help="one game only")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    asked = parser.parse_args()
    print("| game | seconds: median | nine of ten within | most | of the processor, median | mistakes a deal |")
    print("|---|---|---|---|---|---|")
    for game in [asked.game] if asked.game else GAMES:
        found = [took(played(game, asked.level, number)) for number in range(asked.first, asked.first + asked.deals)]
        clocks = sorted(each.clock for each in found)
        most = clocks[(9 * len(clocks) - 1) // 10]
        cells = (median(clocks), most, clocks[-1], median(each.processor for each in found))
        told = " | ".join(f"{value:.1f}" for value in (*cells, fmean(each.mistakes for each in found)))
        print(f"| {game} | {told} |", flush=True)


if __name__ == "__main__":
    main()
