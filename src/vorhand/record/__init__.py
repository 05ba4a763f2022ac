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
from vorhand.record.record import Forfeit, Move, Record, RecordError, applied
from vorhand.record.text import from_text, to_text

__all__ = [
    "Forfeit",
    "Move",
    "Record",
    "RecordError",
    "applied",
    "from_json",
    "from_text",
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
    if text.lstrip().startswith("{"):
        parts = [(n, line) for n, line in enumerate(text.splitlines(), start=1) if line.strip()]
        if len(parts) > 1 and not _whole(parts[0][1]):  # one object, laid out over lines
            parts = [(1, text)]
        return (partial(_placed, number, from_json, line) for number, line in parts)
    lines = text.splitlines()
    starts = [n for n, line in enumerate(lines) if line.startswith("vorhand")]
    if not text.strip():
        raise RecordError("it is empty: there is no record in it", message("fault-empty"))
    if not starts or any(line.strip() and not line.lstrip().startswith("#") for line in lines[: starts[0]]):
        what = "line 1: no record: it begins with a line 'vorhand 1', or is an object of JSON"
        raise RecordError(what, message("fault-none"))
    bounds = [*starts, len(lines)]
    return (partial(_placed, begin + 1, from_text, "\n".join(lines[begin:end])) for begin, end in pairwise(bounds))


def _whole(line: str) -> bool:
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return False
    return True


def _placed(line: int, read: Callable[[str], Record], text: str) -> Record:
    try:
        return read(text)
    except RecordError as error:
        number = line + error.line - 1
        raise error.at(f"line {number}", message("fault-line", n=str(number))) from error
