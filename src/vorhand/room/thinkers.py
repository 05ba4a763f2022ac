"""Who decides for the AIs: processes beside the server, each with one question at a time.

A process that does not answer in time, or dies, is replaced; the question is asked once more, then of lower levels.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Final, NamedTuple

import msgspec

from vorhand.room.thinker import Question, Thought

LOWER: Final = {"expert": "club", "strong": "club", "club": "easy", "easy": "heuristic", "heuristic": "random"}
"""Who is asked where a level fails twice."""

PATIENCE: Final = 15.0
"""A decision may take so many seconds, waiting for the processor included."""

LONGEST: Final = 1 << 20


class Decided(NamedTuple):
    """The action and the level that found it."""

    action: str
    level: str


class ThinkerError(Exception):
    """No level had an answer."""


class Process:
    """One process, started when it is needed and replaced when it is lost."""

    def __init__(self) -> None:
        self.running: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Thought:
        """The answer; a lost process is an error in it."""
        try:
            if self.running is None or self.running.returncode is not None:
                self.running = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-P", "-m", "vorhand.room.thinker", str(os.getpid())),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST,
                    start_new_session=True,  # Ctrl-C at a terminal is for the server alone, which ends them
                    env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                )
            assert self.running.stdin is not None
            assert self.running.stdout is not None
            self.running.stdin.write(msgspec.json.encode(question) + b"\n")
            line = await asyncio.wait_for(self.running.stdout.readline(), PATIENCE)
            if not line:
                raise EOFError("it ended")
            return msgspec.json.decode(line, type=Thought)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            await self.stop()
            return Thought(error=f"the process was lost: {type(error).__name__} {error}")
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that to another question
            raise

    async def stop(self) -> None:
        """Ends the process, whatever it does."""
        running, self.running = self.running, None
        if running is not None and running.returncode is None:
            running.kill()
            await running.wait()


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
