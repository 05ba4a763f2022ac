"""Hints for the people at a table: thought about once for each position, told to the asker alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vorhand.game import message
from vorhand.record import to_json
from vorhand.room import conduct, wire
from vorhand.room.conduct import Refusal, refused
from vorhand.room.table import Table
from vorhand.room.thinker import Question, Thought

if TYPE_CHECKING:
    from vorhand.room.thinkers import Thinkers

LEVEL = "expert"
"""Who gives the advice."""


class Advice:
    """The hint for the position of a table after entry `moved`, as it comes; the table goes on meanwhile."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.moved = 0
        self.coming: asyncio.Task[Thought] | None = None

    async def answer(self, table: Table, person: str, request: wire.Hint) -> wire.Answer:
        """The hint, or why there is none; it depends on nothing but the view of the seat."""
        try:
            seat = conduct.advised(table, person, request)
        except Refusal as error:
            return refused(request.cid, table.v, error.reason, error.rule, error.stale)
        if self.coming is None or self.moved != table.moved:
            record = to_json(replace(table.record(), players=()))
            question = Question(record=record, seat=seat, level=LEVEL, seed=0, hint=True)
            self.moved, self.coming = table.moved, asyncio.get_running_loop().create_task(self.thinkers.hint(question))
        coming = self.coming
        await asyncio.wait([coming])
        thought = Thought() if coming.cancelled() else coming.result()
        if not thought.action:
            self.coming = None
            return refused(request.cid, table.v, message("room-no-hint"))
        reason, *maxim = thought.reasons
        return wire.Hinted(
            cid=request.cid,
            v=table.v,
            action=thought.action,
            candidates=thought.candidates,
            reason=reason,
            maxim=maxim[0] if maxim else None,
        )
