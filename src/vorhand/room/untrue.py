"""A refused claim is told once it is found out how it could fail; the table and all others go on meanwhile (SK 5.5)."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from vorhand.game import IllegalAction, Message
from vorhand.room import wire
from vorhand.room.aside import explaining
from vorhand.room.conduct import Refusal, explained
from vorhand.room.film import reason


class Untrue(Refusal):
    """A claim that does not hold; `why` is still being found out."""

    def __init__(self, error: IllegalAction) -> None:
        super().__init__(error.reason, error.rule)
        self.why = asyncio.get_running_loop().create_task(explaining(partial(explained, error)))


class Given(NamedTuple):
    """The answer to a request that was refused, the same however often it is given."""

    answer: wire.Refused
    why: asyncio.Task[Message] | None

    async def whole(self) -> wire.Refused:
        """The answer, with its reason once that is found; as it stands where the table stops first."""
        if self.why is None:
            return self.answer
        await asyncio.wait([self.why])  # whoever gives up waiting ends it for nobody else
        return self.answer if self.why.cancelled() else replace(self.answer, reason=reason(self.why.result()))
