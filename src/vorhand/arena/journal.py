"""The file of a run: a line that says whose it is, then a line for each finished deal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from vorhand import __version__
from vorhand.arena.contest import ArenaError, Contest, Finished
from vorhand.game import message


def header_of(contest: Contest) -> dict[str, Any]:
    """The first line: the contest, and the version that played it."""
    return {"arena": contest.header(), "version": __version__}


def seed_in(path: Path) -> int | None:
    """The seed of the run that the file holds, where it holds one."""
    try:
        return int(msgspec.json.decode(path.read_bytes().split(b"\n")[0])["arena"]["seed"])
    except (OSError, ValueError, LookupError, TypeError):
        return None


class Journal:
    """Finished deals by number, kept in a file where there is one.

    A last line that was not written to its end is cut off; any other fault of the file raises `ArenaError`.
    """

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.finished: dict[int, Finished] = {}
        self.path = path
        if path is not None:
            try:
                self.open(contest, path)
            except OSError as error:
                raise ArenaError(message("error-file", name=str(path), reason=str(error.strerror))) from error

    def open(self, contest: Contest, path: Path) -> None:
        """Reads what is there, and begins the file where nothing is."""
        first = msgspec.json.encode(header_of(contest))
        with path.open("a+b") as file:
            file.seek(0)
            head, *lines = file.read().split(b"\n")
            if not lines and first.startswith(head):
                file.truncate(0)
                file.write(first + b"\n")
                return
            self.compare(path, head, first)
            for number, line in enumerate(lines[:-1], start=2):
                self.take(contest, path, number, line)
            file.truncate(len(head) + 1 + sum(len(line) + 1 for line in lines[:-1]))

    def compare(self, path: Path, head: bytes, wanted: bytes) -> None:
        """Refuses the file of another run, naming what differs."""
        try:
            there, here = msgspec.json.decode(head), msgspec.json.decode(wanted)
            there, here = there["arena"] | {"version": there["version"]}, here["arena"] | {"version": here["version"]}
        except (ValueError, LookupError, TypeError):
            raise ArenaError(message("error-arena-file", name=str(path))) from None
        for field, value in here.items():
            if there.get(field) != value:
                raise ArenaError(message("error-arena-other", name=str(path), what=field))

    def take(self, contest: Contest, path: Path, number: int, line: bytes) -> None:
        """Takes the deal of a line."""
        try:
            deal = msgspec.json.decode(line, type=Finished)
            fits = len(deal.plays) == len(contest.seatings) and len(deal.times) == len(contest.players)
            fits = fits and all(len(play.scores) == contest.options.seats for play in deal.plays)
        except msgspec.MsgspecError:
            fits = False
        if not fits:
            raise ArenaError(message("error-arena-line", name=str(path), n=number))
        self.finished.setdefault(deal.deal, deal)

    def add(self, deal: Finished) -> None:
        """Keeps a deal, in the file too."""
        self.finished[deal.deal] = deal
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(deal) + b"\n")
