"""``vorhand luck``: what the cards of recorded deals were worth among players of a level, beside the result."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from multiprocessing import get_context
from typing import Any, Final

import msgspec
from rich.table import Table

from vorhand.arena.figures import Estimate
from vorhand.cli.records import Records, place_of, records_of, tell_disagreements
from vorhand.cli.screen import Screen, capital, console_for, on_terminal
from vorhand.cli.setting import known, refuse, words_for
from vorhand.cli.simulate import advancing, table
from vorhand.formats import Reading
from vorhand.game import message, plain
from vorhand.record import Record
from vorhand.review import Luck, luck, played_again
from vorhand.review.luck import TIMES, finished
from vorhand.review.measures import rounded
from vorhand.words import Words

PLACES: Final = 3
"""Numbers are written into JSON with so many places."""


def luck_files(files: list[str], level: str, times: int, json: bool, lang: str) -> None:
    """Every finished deal of the files is played again so often; then the sums, game by game and player by player."""
    words = on_terminal(words_for(lang, ""))
    known(words, [level])
    if times < 2:
        refuse(words, message("error-times", n=times))
    records = records_of(words, files, "")
    tell_disagreements(words, records)
    deals = [reading.record for _, reading in records.found if finished(reading.record)]
    if not deals:
        refuse(words, message("error-no-finished"))
    plays = played(words, deals, level, times)
    found = {game: sums(words, game, deals, plays) for game in dict.fromkeys(deal.game for deal in deals)}
    if json:
        print(msgspec.json.encode(as_json(records, level, times, found)).decode())
    else:
        show(words, records, level, times, found)
    records.end()


def played(words: Words, deals: Sequence[Record], level: str, times: int) -> list[list[tuple[Fraction, ...]]]:
    """The edges of every deal played again so often, on all cores, with a bar on a terminal."""
    tasks = [(deal, number, level) for deal in deals for number in range(times)]
    with advancing(words, len(tasks)) as advance, ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        plays = []
        for play in pool.map(played_again, *zip(*tasks, strict=True)):
            plays.append(play)
            advance()
    return [plays[at : at + times] for at in range(0, len(plays), times)]


def sums(words: Words, game: str, deals: Sequence[Record], plays: Sequence[Any]) -> list[Luck]:
    """What the deals of one game come to."""
    mine = [(deal, again) for deal, again in zip(deals, plays, strict=True) if deal.game == game]
    return luck([deal for deal, _ in mine], [again for _, again in mine], seat_in(words))


def seat_in(words: Words) -> Callable[[str, int], str]:
    """Names seats as everywhere: by their number where there is no name, with it where a name is there twice."""
    return lambda name, seat: f"{name} ({words.seat(seat)})" if name else capital(words.seat(seat))


def left_out(records: Records) -> Iterable[tuple[str, Reading, str]]:
    """The deals that were not played to their end, each with its file and why: broken off, or unfinished."""
    for name, reading in records.found:
        if not finished(reading.record):
            yield name, reading, "unfinished" if reading.record.forfeit is None else "broken-off"


def as_json(records: Records, level: str, times: int, found: dict[str, list[Luck]]) -> dict[str, Any]:
    """The sums of every game, and what was left out."""
    return {
        "level": level,
        "times": times,
        "games": [
            {"game": game, "players": [rounded(plain(each), PLACES) for each in luck]} for game, luck in found.items()
        ],
        "left_out": [{"file": name, "place": one.place, "why": why} for name, one, why in left_out(records)],
    }


def show(words: Words, records: Records, level: str, times: int, found: dict[str, list[Luck]]) -> None:
    """A table a game, then what was left out and why."""
    screen = Screen(words, console_for())
    screen.say(message("luck-note", level=level, n=times))
    if times < TIMES:
        screen.say(message("luck-few", n=times))
    for game, sums in found.items():
        screen.print()
        screen.rule(words(message(f"game-{game}")))
        screen.console.print(tabled(words, sums))
    places: dict[str, list[str]] = {}
    for _, reading, why in left_out(records):
        places.setdefault(why, []).append(place_of(words, reading))
    screen.print()
    for why, those in places.items():
        screen.say(message(f"luck-{why}", n=len(those), places=", ".join(those)))


def tabled(words: Words, sums: Sequence[Luck]) -> Table:
    """A row a player; no interval is broken over two lines."""
    rows = table(words, "player", "deals")
    for key in ("luck-real", "luck-expected", "luck-beyond"):
        rows.add_column(words(message(key)), justify="right", no_wrap=True)
    for each in sums:
        result = written(each.real, each.real)
        rows.add_row(each.player, str(each.deals), result, spread(each.expected), spread(each.beyond))
    return rows


def spread(estimate: Estimate) -> str:
    """A figure with its interval, or alone where no play differed from another."""
    value, low, high = estimate.value, estimate.low, estimate.high
    if low is None or high is None:
        return written(value, value)
    largest = max(abs(low), abs(high))
    return f"{written(value, largest)} [{written(low, largest)}, {written(high, largest)}]"


def written(value: float, largest: float) -> str:
    """A number with its sign; its tenths where the largest beside it has two digits at most."""
    return f"{value:+.1f}" if abs(largest) < 100 else f"{value:+.0f}"
