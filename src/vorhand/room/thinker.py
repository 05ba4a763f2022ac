"""A process that decides for AIs: a line of JSON asks, a line answers.

It is given the record of the deal and the seat, makes the view itself and hands nothing else to the player. Errors
are answered too; whoever waits too long kills the process.
"""

from __future__ import annotations

import os
import sys
import threading
import time

import msgspec
from msgspec import Struct

from vorhand.players import player_named
from vorhand.record import from_json


class Question(Struct, frozen=True):
    """What a seat does in this deal, decided by the AI of this level."""

    record: str
    seat: int
    level: str
    seed: int


class Thought(Struct, frozen=True, omit_defaults=True):
    """The action, or what went wrong."""

    action: str = ""
    error: str = ""


def think(question: Question) -> Thought:
    """The answer to a question."""
    try:
        view = from_json(question.record).replay().view(question.seat)
        return Thought(action=str(player_named(question.level, question.seed).decide(view)))
    except Exception as error:  # a player's fault is an answer: the table takes a lower level
        return Thought(error=f"{type(error).__name__}: {error}"[:400])


def end_with(parent: int) -> None:
    """Ends this process once its parent is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def main() -> None:
    """Answers until the input ends."""
    threading.Thread(target=end_with, args=(int(sys.argv[1]),), daemon=True).start()
    questions = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(questions.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
