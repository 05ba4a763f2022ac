"""``vorhand replay``: recorded deals, trick by trick, with the reckoning."""

from __future__ import annotations

from pathlib import Path

import msgspec

from vorhand.cli.report import report
from vorhand.cli.screen import Screen, console_for, prints_symbols
from vorhand.cli.setting import STYLE_OF, Refused, refuse, words_for
from vorhand.formats import Reading, open_records
from vorhand.game import Result, message, plain
from vorhand.record import RecordError, to_json
from vorhand.words import Words


def replay_files(files: list[str], json: bool, lang: str, style: str) -> None:
    """Every deal of every file; all are read before the first is shown."""
    words = words_for(lang, style)
    if not files:
        refuse(words, message("error-files"))
    for reading in [reading for name in files for reading in read(words, Path(name))]:
        if json:
            print(msgspec.json.encode(as_json(words, reading)).decode())
        else:
            show(words_for(lang, style or STYLE_OF.get(reading.record.game, "")), reading)


def read(words: Words, path: Path) -> list[Reading]:
    """The records of a file; its faults are said in one line, why an action is illegal in the reader's language."""
    try:
        return open_records(path)
    except RecordError as error:
        reason = f"{error} ({words(error.illegal.reason)})" if error.illegal is not None else str(error)
        raise Refused(reason) from None


def as_json(words: Words, reading: Reading) -> dict[str, object]:
    """The record with the result of the rules, the reckoning in words, and where the record disagrees."""
    result = getattr(reading.record.replay(), "result", None)
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
    screen.rule(f"{words(message(f'game-{record.game}'))} · {reading.place}")
    report(screen, record.replay())
    if record.forfeit is not None:
        screen.say(message("replay-forfeit", seat=record.forfeit.seat))
    for fault in reading.faults:
        screen.say(message("replay-differs", reason=fault))
