"""Who decides for the AIs: processes beside the server, each with one question at a time.

A process that does not answer in time, or dies, is replaced; the question is asked once more, then of lower levels.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

import msgspec

from vorhand.room.thinker import Question, Thought
from vorhand.room.worker import Worker

LOWER: Final = {"expert": "club", "strong": "club", "club": "easy", "easy": "heuristic", "heuristic": "random"}
"""Who is asked where a level fails twice."""

PATIENCE: Final = 15.0
"""A decision may take so many seconds, waiting for the processor included."""


class Decided(NamedTuple):
    """The action and the level that found it."""

    action: str
    level: str


class ThinkerError(Exception):
    """No level had an answer."""


class Process(Worker):
    """One process that thinks."""

    def __init__(self) -> None:
        super().__init__("vorhand.room.thinker")

    async def ask(self, question: Question) -> Thought:
        """The answer; a lost process is an error in it."""
        try:
            await self.put(msgspec.json.encode(question))
            return msgspec.json.decode(await self.line(PATIENCE), type=Thought)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            await self.stop()
            return Thought(error=f"the process was lost: {type(error).__name__} {error}")
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that to another question
            raise


class Thinkers:
    """So many processes; questions wait their turn."""

    def __init__(self, count: int) -> None:
        self.all = [Process() for _ in range(count)]
        self.free: asyncio.Queue[Process] = asyncio.Queue()
        for process in self.all:
            self.free.put_nowait(process)
        self.lost = 0
        """So many answers were none."""

    async def decide(self, question: Question) -> Decided:
        """What the level does, or a lower one where it fails twice; raises `ThinkerError`."""
        levels = [question.level, question.level]
        while levels[-1] in LOWER:
            levels.append(LOWER[levels[-1]])
        error = ""
        for level in levels:
            thought = await self._asked(msgspec.structs.replace(question, level=level))
            if thought.action:
                return Decided(thought.action, level)
            self.lost += 1
            error = thought.error
        raise ThinkerError(error)

    async def hint(self, question: Question) -> Thought:
        """A hint, asked for once more where it fails; an error again is the answer."""
        thought = await self._asked(question)
        if thought.action:
            return thought
        self.lost += 1
        return await self._asked(question)

    async def _asked(self, question: Question) -> Thought:
        process = await self.free.get()
        try:
            return await process.ask(question)
        finally:
            self.free.put_nowait(process)

    async def stop(self) -> None:
        """Ends all processes."""
        for process in self.all:
            await process.stop()
