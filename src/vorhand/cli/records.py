"""The records that a command is given: of files or of standard input, all of them or one; each fault is one line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import typer

from vorhand.cli.setting import refuse, warn
from vorhand.formats import Reading, decoded, file_text, parts_of
from vorhand.game import message
from vorhand.record import RecordError
from vorhand.words import Words

STANDARD_INPUT: Final = "-"


class Records(NamedTuple):
    """The records that could be read, each with its file, and whether there were others."""

    found: list[tuple[str, Reading]]
    complete: bool

    def end(self) -> None:
        """Ends the command with 2 where something could not be read, with 1 where a record disagrees with the rules."""
        if not self.complete:
            raise typer.Exit(2)
        if any(reading.faults for _, reading in self.found):
            raise typer.Exit(1)


def records_of(words: Words, files: list[str], record: str) -> Records:
    """Every record of every file, or the one of this number; what cannot be read is told, and keeps nothing else back.

    The number counts the records of all files in which there are some. Ends the command where nothing can be read.
    """
    if not files:
        refuse(words, message("error-files"))
    parts: list[tuple[str, int, Callable[[], Reading]]] = []
    found: list[tuple[str, Reading]] = []
    complete = True
    for name in files:
        try:
            parts += [(name, number, read) for number, read in enumerate(parts_in(words, name), start=1)]
        except RecordError as error:
            warn(why(words, error))
            complete = False
    if record and parts:
        parts = [parts[number_of(words, record, len(parts)) - 1]]
    for name, number, read in parts:
        try:
            found.append((name, read()))
        except RecordError as error:
            reason = why(words, error)
            warn(words(message("error-unread", name=called(words, name), n=number, reason=reason)))
            complete = False
    if not found:
        raise typer.Exit(2)
    return Records(found, complete)


def parts_in(words: Words, name: str) -> list[Callable[[], Reading]]:
    """The records of a file, each still to be read; raises `RecordError` naming the file where there are none."""
    text = decoded(sys.stdin.buffer.read(), called(words, name)) if name == STANDARD_INPUT else file_text(Path(name))
    try:
        return list(parts_of(text))
    except RecordError as error:
        raise error.at(called(words, name)) from error


def why(words: Words, error: RecordError) -> str:
    """A fault exactly, then what words add to its English: why an action is refused, in another language all of it."""
    added = error.reasons if words.lang != "en" else error.reasons[-1:] if error.illegal else ()
    said = " ".join(map(words, added))
    return f"{error} ({said})" if said else str(error)


def called(words: Words, name: str) -> str:
    """The name of a file, or the words for standard input."""
    return words(message("standard-input")) if name == STANDARD_INPUT else name


def number_of(words: Words, text: str, last: int) -> int:
    """The number that was asked for, from 1 to the last."""
    if not (text.removeprefix("-").isascii() and text.removeprefix("-").isdigit()):
        refuse(words, message("error-record-number", name=text[:60], last=last))
    if len(text) > 9 or not 1 <= int(text) <= last:
        refuse(words, message("error-record", n=text[:60], last=last))
    return int(text)


def place_of(words: Words, reading: Reading) -> str:
    """Where a record stood: its number in words, or what its file calls it."""
    kind, _, number = reading.place.partition(" ")
    return words(message("record-number", n=number)) if kind == "record" else reading.place


def tell_disagreements(words: Words, records: Records) -> None:
    """Says of each record that contradicts the rules where it does, on standard error."""
    for name, reading in records.found:
        for fault in reading.faults:
            where = f"{called(words, name)}, {place_of(words, reading)}"
            reason = words(message("replay-differs", reason=fault))
            warn(words(message("error-file", name=where, reason=reason)))
