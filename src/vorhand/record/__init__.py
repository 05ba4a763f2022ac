"""Records: the file of a deal, as JSON and as a text that a person can read and type.

A record holds the game, its options, the dealt cards and the actions, so the state is always its replay.
Nothing in a record is ever executed. Both forms are described in docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

import msgspec

from vorhand.game import message
from vorhand.record.json import from_json, to_json
from vorhand.record.record import Forfeit, Move, Record, RecordError, applied, proving_at_most
from vorhand.record.text import from_text, to_text

__all__ = [
    "Forfeit",
    "Move",
    "Record",
    "RecordError",
    "applied",
    "from_json",
    "from_text",
    "opening",
    "proving_at_most",
    "read_records",
    "record_parts",
    "to_json",
    "to_text",
]


def read_records(text: str) -> list[Record]:
    """Every record of a file in either form: JSON (one, or one a line) or texts one after another.

    Raises `RecordError` naming the line of the fault.
    """
    return [read() for read in record_parts(text)]


def record_parts(text: str) -> Iterator[Callable[[], Record]]:
    """The records of a file, each still to be read, so that a faulty one does not keep the others back."""
    if not text.strip():
        raise RecordError("it is empty: there is no record in it", message("fault-empty"))
    form = opening(text, "{", "vorhand")
    if not form:
        what = "line 1: no record: it begins with a line 'vorhand 1', or is an object of JSON"
        raise RecordError(what, message("fault-none"))
    lines = text.splitlines()
    if form == "{":
        parts = [(n, line) for n, line in enumerate(lines, start=1) if line.strip()]
        if len(parts) > 1 and (_whole(text) or not any(_whole(line) for _, line in parts)):  # one, laid out over lines
            parts = [(1, text)]
        return (partial(_placed, number, from_json, line) for number, line in parts)
    starts = [n for n, line in enumerate(lines) if line.lstrip().startswith("vorhand")]
    before = [n for n, line in enumerate(lines[: starts[0]]) if line.strip() and not line.lstrip().startswith("#")]
    bounds = [*before[:1], *starts, len(lines)]
    return (partial(_placed, begin + 1, from_text, "\n".join(lines[begin:end])) for begin, end in pairwise(bounds))


def opening(text: str, *openings: str) -> str:
    """Which of these openings of a record a line of the text has first, so that a bad first line does not hide a form.

    >>> opening("Monday\\n vorhand 1\\n{", "{", "vorhand"), opening("Monday", "{", "vorhand")
    ('vorhand', '')
    """
    found = (start for line in text.splitlines() for start in openings if line.lstrip().startswith(start))
    return next(found, "")


def _whole(text: str) -> bool:
    """Whether a text is one object of JSON."""
    try:
        return text.lstrip().startswith("{") and isinstance(msgspec.json.decode(text), dict)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return False


def _placed(line: int, read: Callable[[str], Record], text: str) -> Record:
    try:
        return read(text)
    except RecordError as error:
        number = line + error.line - 1
        raise error.at(f"line {number}", message("fault-line", n=str(number))) from error
