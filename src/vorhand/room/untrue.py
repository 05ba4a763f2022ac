"""A refused claim is told once it is found out how it could fail; the table and all others go on meanwhile (SK 5.5)."""

from __future__ import annotations

import asyncio
import traceback
from functools import partial
from typing import Final, NamedTuple

import structlog
from msgspec.structs import replace

from vorhand.game import IllegalAction, Message
from vorhand.room import wire
from vorhand.room.aside import explaining
from vorhand.room.conduct import Refusal, explained
from vorhand.room.film import reason

logger: Final = structlog.get_logger("vorhand.room")


class Why(NamedTuple):
    """What is known of a claim that does not hold, and what is still being found out."""

    reason: Message
    rule: str
    found: asyncio.Task[wire.Reason]


class Untrue(Refusal):
    """A claim that does not hold: another one each time, as what is raised again grows."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.reason, why.rule)
        self.found = why.found


async def found_out(error: IllegalAction) -> wire.Reason:
    """How a claim could fail; where that goes wrong the refusal of the rules, and the operator is told."""
    try:
        return reason(await explaining(partial(explained, error)))
    except Exception as fault:  # whatever it is, the claimant is answered
        last = traceback.extract_tb(fault.__traceback__)[-1]
        logger.error("claim not explained", error=type(fault).__name__, at=f"{last.name}, line {last.lineno}")
        return reason(error.reason)


class Given(NamedTuple):
    """The answer to a claim that was refused, the same however often it is given."""

    answer: wire.Refused
    found: asyncio.Task[wire.Reason]

    @property
    def open(self) -> bool:
        """Whether its reason is still to come."""
        return not self.found.done()

    async def whole(self) -> wire.Refused:
        """The answer, with its reason once that is found; as it stands where the table stops first."""
        await asyncio.wait([self.found])  # whoever gives up waiting ends it for nobody else
        return self.answer if self.found.cancelled() else replace(self.answer, reason=self.found.result())
