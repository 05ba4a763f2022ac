"""``vorhand serve``: the room; ``vorhand verify``: whether a deal was fair."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from vorhand.cli.setting import refuse
from vorhand.game import message
from vorhand.record import RecordError, from_text
from vorhand.room.fair import Proof, Unfair, verify
from vorhand.room.node import Settings
from vorhand.room.serve import serve as run
from vorhand.room.store import StoreError
from vorhand.words import Words


def data_folder() -> Path:
    """Where this user's data is kept."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "vorhand"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "vorhand"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "vorhand"


def default_database() -> str:
    """The address of the database in the user's data folder."""
    return f"sqlite:///{data_folder() / 'room.db'}"


def serve(words: Words, settings: Settings) -> None:
    """Serves until it is told to stop."""
    address = f"http://{settings.host}:{settings.port}"
    try:
        run(settings, started=lambda: print(words(message("serve-started", address=address)), flush=True))
    except StoreError as error:
        refuse(words, message("error-database", reason=str(error)))


def verify_file(words: Words, path: Path) -> bool:
    """Whether every deal of an exported file of JSON is what its proof says."""
    try:
        played = msgspec.json.decode(path.read_bytes(), type=list[dict[str, object]])
        deals = [(from_text(str(deal["record"])), msgspec.convert(deal["proof"], Proof | None)) for deal in played]
    except OSError as error:
        refuse(words, message("error-file", name=str(path), reason=error.strerror or ""))
    except (msgspec.MsgspecError, KeyError, RecordError) as error:
        refuse(words, message("error-verify", name=str(path), reason=str(error)))
    fair = True
    for number, (record, proof) in enumerate(deals, start=1):
        if proof is None:
            print(words(message("verify-none", n=number)))
            continue
        try:
            verify(record, proof)
            print(words(message("verify-fair", n=number)))
        except Unfair as error:
            fair = False
            print(words(message("verify-unfair", n=number, reason=str(error))))
    return fair
