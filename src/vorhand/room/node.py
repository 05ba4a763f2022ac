"""A node: the tables that are open here, and everything that serves them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Final, get_args

import structlog
from msgspec import Struct

from vorhand.options import SetupError
from vorhand.room import log
from vorhand.room.conduct import refusal
from vorhand.room.fair import new_secret
from vorhand.room.live import Live
from vorhand.room.store import Person, Store, StoreError, now
from vorhand.room.table import BrokenLog, opened
from vorhand.room.thinkers import Thinkers

logger: Final = structlog.get_logger("vorhand.room")

LEVELS: Final = get_args(log.Level)

UNUSED: Final = 300.0
"""A table that nobody has used for so many seconds is put away; it comes back when somebody asks for it."""

SWEEP: Final = 30.0


class Settings(Struct, frozen=True, kw_only=True):
    """How a node is run."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8400
    thinkers: int = 2
    redis: str = ""
    url: str = ""
    """Where other nodes reach this one, where there are others."""
    secret: str = ""
    """What nodes show each other."""
    origins: tuple[str, ...] = ()
    """Other addresses under which browsers reach the server."""


class Node:
    """The tables of this process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.id = "solo"
        self.thinkers = Thinkers(settings.thinkers)
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.sockets = 0
        self.stopping = False

    async def start(self) -> None:
        """Opens the store's writer and brings back the tables at which something goes on of itself."""
        self.store.start(asyncio.get_running_loop())
        self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        """What was begun is finished and stored; then nothing more."""
        self.stopping = True
        if self.sweeper is not None:
            self.sweeper.cancel()
        for live in list(self.tables.values()):
            await live.stop()
        await self.thinkers.stop()
        await self.store.stop()

    async def sweep(self) -> None:
        """Puts away what nobody uses."""
        while True:
            await asyncio.sleep(SWEEP)
            for id, live in list(self.tables.items()):
                if live.idle and time.monotonic() - live.used > UNUSED:
                    del self.tables[id]
                    await live.stop()

    async def make(self, person: Person, setup: log.Setup, seats: list[str]) -> str:
        """A new table; `seats` are ``me``, ``open`` or the level of an AI. Raises `Refusal` or `SetupError`."""
        head = log.Opened(setup=setup, host=person.id, seats=tuple(seat_of(word, person) for word in seats))
        table = opened(head)
        if len(seats) != table.options.seats:
            raise SetupError(f"{len(seats)} seats are named, the table has {table.options.seats}")
        if sum(bool(seat.person) for seat in head.seats) > 1:
            raise SetupError("you can have one seat")
        id = secrets.token_urlsafe(16)
        last = await asyncio.to_thread(self.store.make, id, setup.game, setup.listed, self.id, now(), head)
        live = Live(id, table, last, 1, self.store, self.thinkers)
        self.tables[id] = live
        async with live.lock:
            await live.enter([log.Promised(secret=new_secret().hex())])
        return id

    def dealt_again(self, id: str, number: int) -> bool:
        """SK 7: whether the cards of a finished deal are still to go round the table."""
        live = self.tables.get(id)
        if live is None or live.table.match is None or not live.table.again or live.table.closed:
            return False
        return number > live.table.deals - live.table.match.played % 3 - live.table.playing

    async def table(self, id: str) -> Live:
        """The table of this name, from the store where it is not open; raises `Refusal`."""
        if self.stopping:
            raise refusal("room-stopping")
        if (live := self.tables.get(id)) is not None:
            return live
        async with self.loading.setdefault(id, asyncio.Lock()):
            try:
                if (live := self.tables.get(id)) is not None:
                    return live
                found = await asyncio.to_thread(self.store.load, id)
                if found is None:
                    raise refusal("room-no-table")
                live = Live(id, *found, self.store, self.thinkers)
                self.tables[id] = live
                live.arrange()
                return live
            except BrokenLog as error:
                logger.error("table set aside", table=id, error=str(error))
                with contextlib.suppress(StoreError):
                    await asyncio.to_thread(self.store.set_state, id, "aside")
                raise refusal("room-aside") from error
            except StoreError as error:
                raise refusal("room-store") from error
            finally:
                self.loading.pop(id, None)


def seat_of(word: str, person: Person) -> log.Seat:
    """A seat from the word that asks for it; raises `SetupError`."""
    if word == "me":
        return log.Seat(person=person.id, name=person.name)
    if word == "open":
        return log.Seat()
    if word in LEVELS:
        return log.Seat(level=word)
    raise SetupError(f"seat {word[:20]!r} is not one of me open {' '.join(LEVELS)}")
