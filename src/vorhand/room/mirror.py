"""A table that another node owns: read here from its log, written there.

Clients are told the same as at the owner. Their requests go to the owner over HTTP, and the answer comes back.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
from msgspec import Struct

from vorhand.game import NOBODY, message
from vorhand.room import wire
from vorhand.room.aside import aside
from vorhand.room.conduct import refused
from vorhand.room.live import Client, Live
from vorhand.room.store import Person, StoreError, read
from vorhand.room.table import BrokenLog, followed
from vorhand.room.untrue import Given

if TYPE_CHECKING:
    from vorhand.room.leases import Owner

HEADER: Final = "x-vorhand-node"
"""Carries the secret that nodes share."""

TIMEOUT: Final = 5.0
"""The owner has so many seconds for an answer."""

EXPLAINED: Final = 60.0
"""And for the reason of a refused claim, behind those of all its tables."""

ACCEPTED: Final = 202
"""The status of an answer whose reason is still to come."""


class Forwarded(Struct, frozen=True, kw_only=True):
    """A request of a person at another node; a `whole` answer is waited for."""

    person: Person
    request: wire.AnyRequest
    whole: bool = False


class Presence(Struct, frozen=True, kw_only=True):
    """Whose persons have a client at another node."""

    node: str
    people: list[str]
    watchers: int


_ANSWER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(wire.AnyAnswer)


class Mirror(Live):
    """A table of another node, as far as clients here are concerned."""

    def watch(self, owner: Owner, http: httpx.AsyncClient, node: str) -> None:
        """Names the owner and how to reach it."""
        self.owner, self.http, self.node = owner, http, node
        self.present: tuple[list[int], int] = [], 0

    def arrange(self) -> None:
        """Nothing happens of itself here: the owner sees to it."""

    async def answered(self, person: Person, request: wire.AnyRequest) -> wire.Answer | Given:
        if isinstance(request, wire.Hint):  # it enters nothing: the thinkers here can tell
            return await super().answered(person, request)
        body = msgspec.json.encode(Forwarded(person=person, request=request))
        try:
            heard = await self.post("request", body)
            answer: wire.Answer = _ANSWER.decode(heard.content)
        except (httpx.HTTPError, msgspec.MsgspecError):
            return refused(request.cid, self.table.v, message("room-moving"))
        with contextlib.suppress(StoreError, BrokenLog):  # the next look sees to it
            await self.follow()
        if heard.status_code != ACCEPTED or not isinstance(answer, wire.Refused):
            return answer
        found = asyncio.get_running_loop().create_task(self.found_out(person, request, answer.reason))
        self.kept(found)
        return Given(answer, found)

    async def found_out(self, person: Person, request: wire.AnyRequest, reason: wire.Reason) -> wire.Reason:
        """How a refused claim could fail, as the owner finds out; the `reason` that is known where it does not tell."""
        body = msgspec.json.encode(Forwarded(person=person, request=request, whole=True))
        with contextlib.suppress(httpx.HTTPError, msgspec.MsgspecError):
            answer = _ANSWER.decode((await self.post("request", body, EXPLAINED)).content)
            return answer.reason if isinstance(answer, wire.Refused) else reason
        return reason

    async def post(self, what: str, body: bytes, seconds: float = TIMEOUT) -> httpx.Response:
        """Asks the owner; raises `httpx.HTTPError`."""
        answer = await self.http.post(f"{self.owner.url}/node/{self.id}/{what}", content=body, timeout=seconds)
        answer.raise_for_status()
        return answer

    async def follow(self) -> None:
        """Reads what the log has gained, and tells it; a fold is taken as it stands."""
        async with self.lock:
            if self.stopped:
                return
            rows = await asyncio.to_thread(self.store.after, self.id, self.table.v)
            if rows:
                entries, last = read(rows, self.last)
                table = self.table
                self.move_to(await aside(lambda: followed(table, entries)))
                self.last = last
                if self.table.moved != table.moved:
                    self.since = time.monotonic()

    # Who is here

    def join(self, client: Client, since: int) -> None:
        super().join(client, since)
        self.later(self.report)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.later(self.report)

    async def report(self) -> None:
        """Tells the owner who is here."""
        people = sorted({client.person.id for client in self.clients if self.seat_of(client) != NOBODY})
        watchers = sum(self.seat_of(client) == NOBODY for client in self.clients)
        body = msgspec.json.encode(Presence(node=self.node, people=people, watchers=watchers))
        try:
            await self.post("present", body)
        except (httpx.HTTPError, StoreError):
            return

    def tell_present(self) -> None:
        seats, watchers = self.present
        text = wire.encode(wire.Present(seats=sorted({*seats, *self.here()}), watchers=watchers))
        for client in tuple(self.clients):
            client.tell(text)
