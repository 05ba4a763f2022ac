"""A node: the tables that are open here, and everything that serves them.

A table is written to by the node that owns it (`vorhand.room.leases`). Where several nodes share a database, a node
serves the tables of others too (`vorhand.room.mirror`), and takes them over when their owner is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Final, get_args

import httpx
import structlog
from msgspec import Struct

from vorhand.options import SetupError
from vorhand.room import log
from vorhand.room.conduct import refusal
from vorhand.room.fair import new_secret
from vorhand.room.leases import TERM, Leases
from vorhand.room.live import PRIVATE, Live
from vorhand.room.mirror import HEADER, Mirror
from vorhand.room.news import Item, News
from vorhand.room.store import Person, Store, StoreError
from vorhand.room.table import BrokenLog, after, opened
from vorhand.room.thinkers import Thinkers

logger: Final = structlog.get_logger("vorhand.room")

LEVELS: Final = get_args(log.Level)

UNUSED: Final = 300.0
"""A table that nobody has used for so many seconds is put away; it comes back when somebody asks for it."""

SWEEP: Final = 30.0
LOOK: Final = 1.0
"""So often a node looks into the database for what Redis did not tell."""


class Settings(Struct, frozen=True, kw_only=True):
    """How a node is run."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8400
    thinkers: int = 2
    messages: int = 100
    """So many messages may a socket send in 20 seconds."""
    handshakes: int = 300
    """So many sockets may one address ask for in a minute."""
    redis: str = ""
    url: str = ""
    """Where other nodes reach this one; empty where it is the only one."""
    secret: str = ""
    """What nodes show each other."""
    origins: tuple[str, ...] = ()
    """Other addresses under which browsers reach the server."""


class Node:
    """The tables of this process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.alone = not settings.url
        self.id = "alone" if self.alone else secrets.token_hex(8)
        self.leases = Leases(store, self.id, settings.url)
        self.thinkers = Thinkers(settings.thinkers)
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.news = News(settings.redis, self.heard, self.look) if settings.redis else None
        self.http = httpx.AsyncClient(headers={HEADER: settings.secret}, trust_env=False)
        self.sockets = 0
        self.stopping = False

    async def start(self) -> None:
        """Opens the store's writer, and joins the other nodes where there are some."""
        self.store.start(asyncio.get_running_loop())
        self.tasks.append(asyncio.create_task(self.sweep()))
        if not self.alone:
            await asyncio.to_thread(self.leases.announce)
            self.tasks += [asyncio.create_task(self.renew()), asyncio.create_task(self.looking())]
            if self.news is not None:
                self.news.start()
        lately = await asyncio.to_thread(self.store.lately)
        epochs = await asyncio.to_thread(self.leases.acquire_all, lately, self.alone)
        for id in lately:
            with contextlib.suppress(Exception):  # set aside and logged where it is broken
                await self.table(id, epochs.get(id))

    async def stop(self) -> None:
        """What was begun is finished and stored; then nothing more."""
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        for live in list(self.tables.values()):
            await live.stop()
        if self.news is not None:
            await self.news.stop()
        if not self.alone:
            with contextlib.suppress(StoreError):
                await asyncio.to_thread(self.leases.release)
        await self.http.aclose()
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
                    if not self.alone and not isinstance(live, Mirror):
                        with contextlib.suppress(StoreError):
                            await asyncio.to_thread(self.leases.release, id)

    # Tables

    async def make(
        self, person: Person, setup: log.Setup, seats: list[str], begin: str = "", *, shown: bool = False
    ) -> str:
        """A new table; `seats` are ``me``, ``open`` or the level of an AI, `begin` as in `log.Opened`; raises `Refusal`
        or `SetupError`."""
        chairs = tuple(seat_of(word, person) for word in seats)
        head = log.Opened(setup=setup, host=person.id, seats=chairs, begin=begin, shown=shown)
        table = opened(head)
        if len(seats) != table.options.seats:
            raise SetupError(f"{len(seats)} seats are named, the table has {table.options.seats}")
        people = sum(bool(seat.person) for seat in head.seats)
        if people > 1:
            raise SetupError("you can have one seat")
        if setup.listed and not people:
            raise SetupError("at a table in the list one seat is me")
        id = secrets.token_urlsafe(16)
        promise = log.Promised(secret=new_secret().hex())
        last = await asyncio.to_thread(self.store.make, id, setup.game, setup.listed, [head, promise])
        epoch = await asyncio.to_thread(self.leases.acquire, id)
        assert epoch is not None
        self.opened(Live(id, after(table, promise), last, epoch, self.store, self.thinkers))
        return id

    def opened(self, live: Live) -> Live:
        """A table that is open here from now on."""
        live.news, live.lost = self.tell, self.lose
        self.tables[live.id] = live
        return live

    async def table(self, id: str, epoch: int | None = None) -> Live:
        """The table of this name, from the store where it is not open; raises `Refusal`.

        `epoch` is that of its lease, where this node has it already.
        """
        if self.stopping:
            raise refusal("room-stopping")
        if (live := self.tables.get(id)) is not None:
            return live
        async with self.loading.setdefault(id, asyncio.Lock()):
            try:
                return self.tables.get(id) or await self.load(id, epoch)
            except BrokenLog as error:
                logger.error("table set aside", table=id, error=str(error))
                with contextlib.suppress(StoreError):
                    await asyncio.to_thread(self.store.set_state, id, "aside")
                raise refusal("room-aside") from error
            except StoreError as error:
                raise refusal("room-store") from error
            finally:
                self.loading.pop(id, None)

    async def load(self, id: str, epoch: int | None = None) -> Live:
        """A table from the store: its own where the lease can be had, else the mirror of another node's."""
        if epoch is None:
            if not await asyncio.to_thread(self.store.has, id):
                raise refusal("room-no-table")
            epoch = await asyncio.to_thread(self.leases.acquire, id, self.alone)
        owner = None if epoch is not None else await asyncio.to_thread(self.leases.owner, id)
        found = await asyncio.to_thread(self.store.load, id)
        if found is None:
            raise refusal("room-no-table")
        table, last = found
        if epoch is not None:
            live = self.opened(Live(id, table, last, epoch, self.store, self.thinkers))
            live.arrange()
            return live
        if owner is None:
            raise refusal("room-moving")
        mirror = Mirror(id, table, last, 0, self.store, self.thinkers)
        mirror.watch(owner, self.http, self.id)
        self.tables[id] = mirror
        return mirror

    def dealt_again(self, id: str, number: int) -> bool:
        """SK 7: whether the cards of a finished deal are still to go round the table."""
        live = self.tables.get(id)
        if live is None or live.table.match is None or not live.table.again or live.table.closed:
            return False
        return number > live.table.deals - live.table.match.played % 3 - live.table.playing

    # Several nodes

    def tell(self, live: Live) -> None:
        """Tells the other nodes that a table has changed, and who is there."""
        if self.news is not None and not isinstance(live, Mirror):
            seats = sorted(live.here())
            self.news.tell(Item(node=self.id, table=live.id, v=live.table.v, seats=seats, watchers=live.watchers))

    async def heard(self, item: Item) -> None:
        """Another node's table has changed."""
        mirror = self.tables.get(item.table)
        if not isinstance(mirror, Mirror) or item.node == self.id:
            return
        if item.v > mirror.table.v:
            await self.follow(mirror)
        if item.seats is not None and mirror.present != (item.seats, item.watchers):
            mirror.present = item.seats, item.watchers
            mirror.tell_present()

    async def looking(self) -> None:
        """Looks into the database again and again."""
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(StoreError):
                await self.look()

    async def look(self) -> None:
        """Follows every mirror whose log has grown; takes over those whose owner is gone."""
        mirrors = {id: live for id, live in self.tables.items() if isinstance(live, Mirror)}
        if not mirrors:
            return
        heads = await asyncio.to_thread(self.leases.heads, list(mirrors))
        for id, mirror in mirrors.items():
            if heads.get(id, 0) > mirror.table.v:
                await self.follow(mirror)
            owner = await asyncio.to_thread(self.leases.owner, id)
            if owner is None or not owner.valid or owner.node == self.id:
                await self.take_over(mirror)
            elif owner.node != mirror.owner.node:
                mirror.watch(owner, self.http, self.id)
                await mirror.report()

    async def follow(self, mirror: Mirror) -> bool:
        """Whether a mirror is up to date now; one whose log is broken is given up."""
        try:
            await mirror.follow()
        except StoreError:  # the next look sees to it
            return False
        except BrokenLog as error:
            logger.error("mirror given up", table=mirror.id, error=str(error))
            self.put_away(mirror)
            return False
        return self.tables.get(mirror.id) is mirror

    async def take_over(self, mirror: Mirror) -> None:
        """Owns a table whose owner is gone; its clients stay where they are."""
        async with self.loading.setdefault(mirror.id, asyncio.Lock()):
            epoch = await asyncio.to_thread(self.leases.acquire, mirror.id)
            if epoch is not None and await self.follow(mirror):
                live = self.opened(Live(mirror.id, mirror.table, mirror.last, epoch, self.store, self.thinkers))
                live.past, live.clients = mirror.past, mirror.clients
                await mirror.stop()
                live.tell_present()
                live.expect()
                live.arrange()
                logger.info("table taken over", table=live.id, epoch=epoch)
            elif epoch is not None:  # what could not be read may be another node's luck
                await asyncio.to_thread(self.leases.release, mirror.id)
        self.loading.pop(mirror.id, None)

    async def renew(self) -> None:
        """Keeps the leases of this node; a table that is lost is put away, its clients come back."""
        while True:
            await asyncio.sleep(TERM / 3000)
            before = {id: live.epoch for id, live in self.tables.items()}
            try:
                own = await asyncio.to_thread(self.leases.renew)
                await self.turn_out()
            except StoreError as error:
                logger.error("leases not renewed", error=str(error))
                continue
            for id, live in list(self.tables.items()):
                if isinstance(live, Mirror):
                    live.later(live.report)
                elif live.epoch and live.epoch == before.get(id) and id not in own:
                    self.lose(live)
                else:
                    live.forget(2 * TERM / 1000)

    async def turn_out(self) -> None:
        """Closes the sockets of bots that were revoked at another node."""
        clients = [client for live in self.tables.values() for client in live.clients if client.person.owner]
        gone = await asyncio.to_thread(self.store.revoked, {client.person.id for client in clients})
        for client in clients:
            if client.person.id in gone:
                client.end(PRIVATE, "revoked")

    def lose(self, live: Live) -> None:
        """A table belongs to another node: it is put away here."""
        logger.warning("table lost", table=live.id, epoch=live.epoch)
        self.put_away(live)

    def put_away(self, live: Live) -> None:
        """Closes a table here without a word to the log; clients are told to come back."""
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        live.stopped = True
        for client in tuple(live.clients):
            client.go()


def seat_of(word: str, person: Person) -> log.Seat:
    """A seat from the word that asks for it; raises `SetupError`."""
    if word == "me":
        return log.Seat(person=person.id, name=person.name)
    if word == "open":
        return log.Seat()
    if word in LEVELS:
        return log.Seat(level=word)
    raise SetupError(f"seat {word[:20]!r} is not one of me open {' '.join(LEVELS)}")
