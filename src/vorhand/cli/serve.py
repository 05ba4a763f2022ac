"""``vorhand serve``: the room; ``vorhand verify``: whether a deal was fair."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

import httpx
import msgspec

from vorhand.cli.setting import refuse
from vorhand.game import message
from vorhand.record import RecordError, from_text
from vorhand.room.fair import Proof, Unfair, verify
from vorhand.room.node import Settings
from vorhand.room.serve import serve as run
from vorhand.room.store import Unusable
from vorhand.words import Words

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where this machine reaches a server that listens to all."""


def data_folder() -> Path:
    """Where this user's data is kept."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "vorhand"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "vorhand"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "vorhand"


def default_database() -> str:
    """The database in the user's data folder."""
    return str(data_folder() / "room.db")


def address_of(settings: Settings) -> str:
    """Where a browser on this machine reaches the server."""
    host = EVERYWHERE.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def serve(words: Words, settings: Settings, browser: bool = False) -> None:
    """Serves until it is told to stop; with a `browser` at the room, be it served by this process or already."""
    check(words, settings)
    address = address_of(settings)

    def started() -> None:
        print(words(message("serve-started", address=address)), flush=True)
        if browser:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run(settings, started)
    except Unusable as error:
        if not (browser and error.reason.key == "error-port" and is_room(address)):
            refuse(words, error.reason)
        print(words(message("serve-already", address=address)))
        webbrowser.open(address)


def check(words: Words, settings: Settings) -> None:
    """Refuses addresses that are none, and nodes that do not know each other."""
    for address in filter(None, (settings.url, *settings.origins)):
        try:
            parts = urlsplit(address)
            whole = parts.scheme in ("http", "https") and parts.hostname and not parts.path
            parts.port  # noqa: B018 - raises where it is none
        except ValueError:
            whole = False
        if not whole:
            refuse(words, message("error-address", name=address))
    if settings.url and not settings.secret:
        refuse(words, message("error-secret"))
    if settings.redis and not settings.url:
        refuse(words, message("error-redis-alone"))


def is_room(address: str) -> bool:
    """Whether a room answers there."""
    try:
        found = httpx.get(f"{address}/health", timeout=2, trust_env=False).json()
    except (httpx.HTTPError, ValueError):
        return False
    return isinstance(found, dict) and {"status", "version", "tables"} <= found.keys()


def verify_file(words: Words, path: Path) -> bool:
    """Whether every deal of an exported file of JSON is what its proof says."""
    try:
        played = msgspec.json.decode(path.read_bytes(), type=list[dict[str, object]])
        deals = [(from_text(str(deal["record"])), msgspec.convert(deal["proof"], Proof | None)) for deal in played]
    except OSError as error:
        refuse(words, message("error-file", name=str(path), reason=error.strerror or ""))
    except (msgspec.MsgspecError, KeyError, RecordError) as error:
        refuse(words, message("error-verify", name=str(path), reason=str(error)))
    if not deals:
        refuse(words, message("verify-nothing", name=str(path)))
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
