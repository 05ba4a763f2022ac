"""``vorhand replay``: recorded deals, trick by trick, with the reckoning."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from vorhand.cli.records import place_of, records_of
from vorhand.cli.report import report
from vorhand.cli.screen import Screen, console_for, on_terminal
from vorhand.cli.setting import style_of, words_for
from vorhand.formats import Reading
from vorhand.game import Message, Result, message, plain
from vorhand.record import to_json
from vorhand.words import Words


def replay_files(files: list[str], record: str, json: bool, lang: str, style: str) -> None:
    """Every deal of every file, or one of them, then how many agree with the rules; all are read before any is shown.

    Ends with 1 where a record disagrees, with 2 where one cannot be read.
    """
    words = words_for(lang, style)
    records = records_of(words, files, record)
    readings = [reading for _, reading in records.found]
    for reading in readings:
        if json:
            print(msgspec.json.encode(as_json(words, reading)).decode())
        else:
            show(words_for(lang, style or style_of(reading.record.game)), reading)
    if not json:
        screen = Screen(words, console_for())
        screen.print()
        screen.say(*summary(words, readings))
    records.end()


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
    words = on_terminal(words, record.players)
    screen = Screen(words, console_for())
    screen.print()
    screen.rule(f"{words(message(f'game-{record.game}'))} · {place_of(words, reading)}")
    report(screen, reading.state)
    if record.forfeit is not None:
        screen.say(message("replay-forfeit", seat=record.forfeit.seat))
        if value := record.result.get("value"):
            screen.say(message("replay-value", value=value))
    for fault in reading.faults:
        screen.say(message("replay-differs", reason=fault))
