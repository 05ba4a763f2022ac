"""Records of every form that is known: our own, and other people's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from vorhand.formats.iss import IssGame, iss_parts
from vorhand.game import State, message
from vorhand.record import Record, RecordError, opening, record_parts

__all__ = ["Reading", "decoded", "file_text", "open_records", "parts_of", "read_any"]


class Reading(NamedTuple):
    """A record out of a file: where it stood, and where what it says differs from the rules."""

    place: str
    record: Record
    state: State
    """The end of its replay."""
    faults: tuple[str, ...]


def read_any(text: str) -> list[Reading]:
    """Every record in a text of any known form; raises `RecordError` naming the place."""
    return [read() for read in parts_of(text)]


def parts_of(text: str) -> Iterator[Callable[[], Reading]]:
    """The records in a text of any known form, each still to be read: that raises `RecordError` naming the place."""
    if opening(text, "(;", "{", "vorhand") == "(;":
        return (partial(_of_server, read) for read in iss_parts(text))
    return (partial(_of_ours, number, read) for number, read in enumerate(record_parts(text), start=1))


def _of_server(read: Callable[[], IssGame]) -> Reading:
    game = read()
    return Reading(game.place, game.record, game.record.replay(), game.check())


def _of_ours(number: int, read: Callable[[], Record]) -> Reading:
    record = read()
    return Reading(f"record {number}", record, record.replay(), record.check())


def open_records(path: Path) -> list[Reading]:
    """Every record in a file; raises `RecordError` naming file and place."""
    text = file_text(path)
    try:
        return read_any(text)
    except RecordError as error:
        raise error.at(str(path)) from error


def file_text(path: Path) -> str:
    """The text of a file; raises `RecordError` naming the file where it cannot be read."""
    try:
        return decoded(path.read_bytes(), str(path))
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}", message("fault-file")) from None


def decoded(content: bytes, name: str) -> str:
    """The text of bytes; raises `RecordError` with this name where they are none."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(f"{name}: no text: byte {error.start} is not UTF-8", message("fault-bytes")) from None
