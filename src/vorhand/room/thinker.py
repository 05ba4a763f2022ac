"""A process that decides for AIs: a line of JSON asks, a line answers.

It is given the record of the deal and the seat, makes the view itself and hands nothing else to the player. Errors
are answered too; whoever waits too long kills the process.
"""

from __future__ import annotations

import sys
import threading

import msgspec
from msgspec import Struct

from vorhand.arena.worker import end_with
from vorhand.game import View
from vorhand.players import player_named
from vorhand.players.search import LEVELS, hint
from vorhand.record import from_json
from vorhand.room.aids import words
from vorhand.room.wire import Advised, Reason


class Question(Struct, frozen=True):
    """What a seat does in this deal, decided by the AI of this level; or a `hint` for the person there."""

    record: str
    seat: int
    level: str
    seed: int
    hint: bool = False


class Thought(Struct, frozen=True, omit_defaults=True):
    """The action, or what went wrong; of a hint also the best candidates and the reasons, as the wire has them."""

    action: str = ""
    error: str = ""
    candidates: list[Advised] = []
    reasons: list[Reason] = []


def think(question: Question) -> Thought:
    """The answer to a question."""
    try:
        view = from_json(question.record).replay().view(question.seat)
        if question.hint:
            return hinted(view, question)
        return Thought(action=str(player_named(question.level, question.seed).decide(view)))
    except Exception as error:  # a player's fault is an answer: the table takes a lower level
        return Thought(error=f"{type(error).__name__}: {error}"[:400])


def hinted(view: View, question: Question) -> Thought:
    """What the search of this level recommends, from the view alone."""
    found = hint(view, LEVELS[question.level], question.seed)
    return Thought(
        action=str(found.action),
        candidates=[Advised(str(each.action), each.worth, each.chance) for each in found.candidates],
        reasons=[msgspec.convert(words(reason), Reason) for reason in found.reasons],
    )


def main() -> None:
    """Answers until the input ends."""
    threading.Thread(target=end_with, args=(int(sys.argv[1]),), daemon=True).start()
    questions = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(questions.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
