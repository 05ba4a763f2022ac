"""A process that plays, and whoever waits for it: a player that hangs or dies takes nothing else with it.

Both share a pipe for plays and a few bytes of memory in which the worker notes whose decision it awaits, and
since when; so no player can keep the news of its hanging to itself.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, Pipe
from typing import Final

from vorhand.arena.contest import ArenaError, Contest, Forfeit, Play, Times, forfeited
from vorhand.arena.playing import play_out
from vorhand.game import message

SEAT: Final = struct.Struct("=q")
SINCE: Final = struct.Struct("=d")
"""The note: the seat whose decision is awaited, and the moment since when, 0 for nobody's; written last."""

DEATHS: Final = 3
"""So many workers may die over one play; then it is the player's fault whose decision was awaited."""

MAIN: Final = "from vorhand.arena.worker import main; main()"
"""What the process runs."""

PATIENCE: Final = 0.05
"""How often the note is read, in seconds."""


class Stopped(Exception):
    """Nobody waits for the play any more."""


class Worker:
    """Plays in a process of its own, which is replaced when it is killed."""

    def __init__(self, stopped: Callable[[], bool] = lambda: False) -> None:
        self.stopped = stopped
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts the process."""
        self.pipe, theirs = Pipe()
        with tempfile.TemporaryFile() as file:
            file.write(bytes(mmap.PAGESIZE))
            file.flush()
            self.note = mmap.mmap(file.fileno(), mmap.PAGESIZE)
            fds = theirs.fileno(), file.fileno()
            command = [sys.executable, "-P", "-c", MAIN, *map(str, (*fds, os.getpid()))]
            path = os.pathsep.join(sys.path)
            self.process = subprocess.Popen(
                command,
                pass_fds=fds,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                env=os.environ | {"PYTHONPATH": path},
            )
        theirs.close()

    def stop(self) -> None:
        """Ends the process, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.pipe.close()
            self.note.close()
            self.process = None

    def play(self, contest: Contest, deal: int, play: int) -> tuple[Play, Times]:
        """What one play leaves, played again where the worker was killed; raises `Stopped`."""
        for death in range(1, DEATHS + 1):
            if self.process is None:
                self.start()
            try:
                self.pipe.send((contest, deal, play))
                while not self.pipe.poll(PATIENCE):
                    if self.stopped():
                        raise Stopped
                    if (hanging := self.hanging(contest.limit)) is not None:
                        self.stop()
                        return broken_off(contest, play, hanging, "hung", f"{contest.limit:g} s")
                answer = self.pipe.recv()
            except (EOFError, OSError):
                seat, since = self.awaited()
                self.stop()
                if death == DEATHS and since:
                    return broken_off(contest, play, seat, "died", "")
            else:
                if isinstance(answer, BaseException):
                    raise answer
                return answer  # type: ignore[no-any-return]
        raise ArenaError(message("error-arena-worker", n=DEATHS))

    def awaited(self) -> tuple[int, float]:
        """The seat whose decision is awaited, and since when (0: nobody's is)."""
        return SEAT.unpack_from(self.note)[0], SINCE.unpack_from(self.note, SEAT.size)[0]

    def hanging(self, limit: float) -> int | None:
        """The seat whose decision takes longer than the limit."""
        seat, since = self.awaited()
        if not since or time.monotonic() - since <= limit:
            return None
        return seat if (seat, since) == self.awaited() else None


def broken_off(contest: Contest, play: int, seat: int, why: str, what: str) -> tuple[Play, Times]:
    """A play whose worker was lost over the decision of this seat."""
    forfeit = Forfeit(contest.seatings[play][seat], seat, why, what)  # type: ignore[arg-type]
    nothing = (0,) * contest.options.seats
    return forfeited(contest, nothing, 1, forfeit), ((),) * len(contest.players)


def work(pipe: Connection, note: mmap.mmap) -> None:
    """Plays what comes through the pipe until it is closed."""

    def thinking(seat: int | None) -> None:
        SINCE.pack_into(note, SEAT.size, 0.0)
        if seat is not None:
            SEAT.pack_into(note, 0, seat)
            SINCE.pack_into(note, SEAT.size, time.monotonic())

    with contextlib.suppress(EOFError, OSError):
        while True:
            contest, deal, play = pipe.recv()
            try:
                answer: object = play_out(contest, deal, play, thinking)
            except Exception as error:  # a fault of ours: whoever asked will hear of it
                answer = RuntimeError(f"deal {deal}, play {play}: {type(error).__name__}: {error}")
            pipe.send(answer)


def end_with(parent: int) -> None:
    """Ends this process once its parent is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def main() -> None:
    """The process: the numbers of the pipe and of the note's file, and who started it."""
    pipe, file, parent = map(int, sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    work(Connection(pipe), mmap.mmap(file, mmap.PAGESIZE))
