"""A process that reviews deals: a line of JSON asks, a line answers after each action, the last has the review."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress

import msgspec
from msgspec import Struct

from vorhand.arena.worker import end_with
from vorhand.record import from_json
from vorhand.review import review
from vorhand.room.told import ReviewedDeal, told

NICE = 10
"""It gives way to those who play."""


class Task(Struct, frozen=True):
    """A deal to be reviewed, its record in JSON."""

    record: str


class Progress(Struct, frozen=True, omit_defaults=True):
    """So many actions are `done`; at the end the review, or what went wrong."""

    done: int = 0
    review: ReviewedDeal | None = None
    error: str = ""


def tell(progress: Progress) -> None:
    """Writes a line."""
    sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
    sys.stdout.buffer.flush()


def work(task: Task) -> None:
    """Reviews a deal."""
    done = 0

    def advance() -> None:
        nonlocal done
        done += 1
        tell(Progress(done=done))

    try:
        found = review(from_json(task.record), progress=advance)
        tell(Progress(done, told(found)))
    except Exception as error:  # whatever it is, the next deal is reviewed
        tell(Progress(error=f"{type(error).__name__}: {error}"[:400]))


def main() -> None:
    """Answers until the input ends."""
    threading.Thread(target=end_with, args=(int(sys.argv[1]),), daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    for line in sys.stdin.buffer:
        work(msgspec.json.decode(line, type=Task))


if __name__ == "__main__":
    main()
