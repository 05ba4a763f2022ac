"""A process that reviews deals, and plays them again: a line of JSON asks, lines tell of progress, the last answers."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from typing import Final

import msgspec
from msgspec import Struct

from vorhand.arena.worker import end_with
from vorhand.record import Record, from_json
from vorhand.review import Luck, luck, played_again, review
from vorhand.room.told import ReviewedDeal, told

NICE = 10
"""It gives way to those who play."""


LEVEL: Final = "club"
"""Who plays deals again, to see what their cards were worth."""

TIMES: Final = 8
"""How often each."""

ME: Final = "me"
"""What the player is called whose luck is asked for."""


class Task(Struct, frozen=True, omit_defaults=True):
    """A deal to be reviewed, its record in JSON; or deals to be played `again`."""

    record: str = ""
    again: tuple[str, ...] = ()


class Progress(Struct, frozen=True, omit_defaults=True):
    """So many actions, or plays, are `done`; at the end what came of it, or what went wrong."""

    done: int = 0
    review: ReviewedDeal | None = None
    luck: Luck | None = None
    error: str = ""


def tell(progress: Progress) -> None:
    """Writes a line."""
    sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
    sys.stdout.buffer.flush()


def work(task: Task) -> None:
    """Does a task."""
    done = 0

    def advance() -> None:
        nonlocal done
        done += 1
        tell(Progress(done=done))

    try:
        if task.again:
            mine = lucky([from_json(text) for text in task.again], advance)
            tell(Progress(done, luck=mine))
        else:
            found = review(from_json(task.record), progress=advance)
            tell(Progress(done, told(found)))
    except Exception as error:  # whatever it is, the next deal is reviewed
        tell(Progress(error=f"{type(error).__name__}: {error}"[:400]))


def lucky(records: list[Record], advance: Callable[[], None]) -> Luck:
    """What the cards of a player were worth, called `ME` in the records."""

    def plays(record: Record) -> Iterator[tuple[Fraction, ...]]:
        for number in range(TIMES):
            yield played_again(record, number, LEVEL)
            advance()

    found = luck(records, [list(plays(record)) for record in records])
    return next(each for each in found if each.player == ME)


def main() -> None:
    """Answers until the input ends."""
    threading.Thread(target=end_with, args=(int(sys.argv[1]),), daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    for line in sys.stdin.buffer:
        work(msgspec.json.decode(line, type=Task))


if __name__ == "__main__":
    main()
