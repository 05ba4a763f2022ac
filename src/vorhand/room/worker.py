"""A process of ours beside the server: a line of JSON goes in, lines come out; a lost one is started anew."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Final

LONGEST: Final = 1 << 20
"""So many bytes has a line at most."""


class Worker:
    """One process that runs a module, started when it is needed and replaced when it is lost."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.running: asyncio.subprocess.Process | None = None

    async def put(self, line: bytes) -> None:
        """Writes a line to the process."""
        if self.running is None or self.running.returncode is not None:
            self.running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", self.module, str(os.getpid())),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
                start_new_session=True,  # Ctrl-C at a terminal is for the server alone, which ends them
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        assert self.running.stdin is not None
        self.running.stdin.write(line + b"\n")

    async def line(self, patience: float) -> bytes:
        """The next line within so many seconds; raises `TimeoutError`, or `EOFError` where the process has ended."""
        if self.running is None:
            raise EOFError("it was stopped")
        assert self.running.stdout is not None
        line = await asyncio.wait_for(self.running.stdout.readline(), patience)
        if not line:
            raise EOFError("it ended")
        return line

    async def stop(self) -> None:
        """Ends the process, whatever it does."""
        running, self.running = self.running, None
        if running is not None and running.returncode is None:
            running.kill()
            await running.wait()
