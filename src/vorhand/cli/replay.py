"""``vorhand replay``: recorded deals, trick by trick, with the reckoning."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import typer

from vorhand.cli.report import report
from vorhand.cli.screen import Screen, console_for, prints_symbols
from vorhand.cli.setting import Refused, refuse, words_for
from vorhand.formats import Reading, open_records
from vorhand.game import Message, Result, message, plain
from vorhand.record import RecordError, to_json
from vorhand.words import STYLE_OF, Words


def replay_files(files: list[str], json: bool, lang: str, style: str) -> None:
    """Every deal of every file, then how many agree with the rules; all are read before the first is shown.

    Ends with 1 where a record disagrees.
    """
    words = words_for(lang, style)
    if not files:
        refuse(words, message("error-files"))
    readings = [reading for name in files for reading in read(words, Path(name))]
    for reading in readings:
        if json:
            print(msgspec.json.encode(as_json(words, reading)).decode())
        else:
            show(words_for(lang, style or STYLE_OF.get(reading.record.game, "")), reading)
    if not json:
        screen = Screen(words, console_for(words))
        screen.print()
        screen.say(*summary(words, readings))
    if any(reading.faults for reading in readings):
        raise typer.Exit(1)


def summary(words: Words, readings: list[Reading]) -> Iterator[Message]:
    """How many records there are, and how many of each kind; those that stand out by name."""
    kinds: dict[str, list[str]] = {}
    for reading in readings:
        kinds.setdefault(kind(reading), []).append(place_of(words, reading))
    yield message("replay-count", n=len(readings))
    for key in ("agree", "unwritten", "unfinished-count", "passed", "penalty"):
        if key in kinds:
            yield message(f"replay-{key}", n=len(kinds[key]))
    for key in ("exception", "differ"):
        if key in kinds:
            yield message(f"replay-{key}", n=len(kinds[key]), places=", ".join(kinds[key]))


def kind(reading: Reading) -> str:
    """What became of the deal on record, as far as the rules tell."""
    record = reading.record
    if reading.faults:
        return "differ"
    if record.forfeit is not None:
        return "exception" if record.result.get("value") else "penalty"
    result = getattr(reading.state, "result", None)
    if result is None:
        return "unfinished-count"
    if not any(result.scores):
        return "passed"
    return "agree" if record.result else "unwritten"


def place_of(words: Words, reading: Reading) -> str:
    """Where a record stood: its number in words, or what its file calls it."""
    kind, _, number = reading.place.partition(" ")
    return words(message("record-number", n=number)) if kind == "record" else reading.place


def read(words: Words, path: Path) -> list[Reading]:
    """The records of a file; a fault is said in one line, exactly and then in the reader's language."""
    try:
        return open_records(path)
    except RecordError as error:
        raise Refused(f"{error} ({' '.join(map(words, error.reasons))})") from None


def as_json(words: Words, reading: Reading) -> dict[str, object]:
    """The record with the result of the rules, the reckoning in words, and where the record disagrees."""
    result = getattr(reading.state, "result", None)
    lines = [words(step) for step in result.reckoning()] if isinstance(result, Result) else []
    return {
        "place": reading.place,
        "record": msgspec.Raw(to_json(reading.record).encode()),
        "result": plain(result),
        "reckoning": lines,
        "faults": reading.faults,
    }


def show(words: Words, reading: Reading) -> None:
    """One deal on paper."""
    record = reading.record
    words = Words(words.lang, words.style, record.players, prints_symbols())
    screen = Screen(words, console_for(words))
    screen.print()
    screen.rule(f"{words(message(f'game-{record.game}'))} · {place_of(words, reading)}")
    report(screen, reading.state)
    if record.forfeit is not None:
        screen.say(message("replay-forfeit", seat=record.forfeit.seat))
        if value := record.result.get("value"):
            screen.say(message("replay-value", value=value))
    for fault in reading.faults:
        screen.say(message("replay-differs", reason=fault))
