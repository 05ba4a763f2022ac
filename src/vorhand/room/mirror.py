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

if TYPE_CHECKING:
    from vorhand.room.leases import Owner

HEADER: Final = "x-vorhand-node"
"""Carries the secret that nodes share."""

TIMEOUT: Final = 5.0


class Forwarded(Struct, frozen=True, kw_only=True):
    """A request of a person at another node."""

    person: Person
    request: wire.AnyRequest


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

    async def request(self, person: Person, request: wire.AnyRequest) -> wire.Answer:
        if isinstance(request, wire.Hint):  # it enters nothing: the thinkers here can tell
            return await super().request(person, request)
        body = msgspec.json.encode(Forwarded(person=person, request=request))
        try:
            answer: wire.Answer = _ANSWER.decode(await self.post("request", body))
        except (httpx.HTTPError, msgspec.MsgspecError):
            return refused(request.cid, self.table.v, message("room-moving"))
        with contextlib.suppress(StoreError, BrokenLog):  # the next look sees to it
            await self.follow()
        return answer

    async def post(self, what: str, body: bytes) -> bytes:
        """Asks the owner; raises `httpx.HTTPError`."""
        answer = await self.http.post(f"{self.owner.url}/node/{self.id}/{what}", content=body, timeout=TIMEOUT)
        answer.raise_for_status()
        return answer.content

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
