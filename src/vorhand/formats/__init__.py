"""Records of every form that is known: our own, and other people's."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from vorhand.formats.iss import read_iss
from vorhand.game import State, message
from vorhand.record import Record, RecordError, read_records

__all__ = ["Reading", "open_records", "read_any"]


class Reading(NamedTuple):
    """A record out of a file: where it stood, and where what it says differs from the rules."""

    place: str
    record: Record
    state: State
    """The end of its replay."""
    faults: tuple[str, ...]


def read_any(text: str) -> list[Reading]:
    """Every record in a text of any known form; raises `RecordError` naming the place."""
    if text.lstrip().startswith("(;"):
        return [Reading(game.place, game.record, game.record.replay(), game.check()) for game in read_iss(text)]
    return [
        Reading(f"record {number}", record, record.replay(), record.check())
        for number, record in enumerate(read_records(text), start=1)
    ]


def open_records(path: Path) -> list[Reading]:
    """Every record in a file; raises `RecordError` naming file and place."""
    try:
        return read_any(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}", message("fault-file")) from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: no text: byte {error.start} is not UTF-8", message("fault-bytes")) from None
    except RecordError as error:
        raise error.at(str(path)) from error
