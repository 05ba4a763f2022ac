"""The store: nothing is acknowledged before it is on disk, and many tables share one commit.

One thread writes. It takes everything that waits, checks for each table that this node still owns it, inserts the
entries and commits once (SQLite: WAL, ``synchronous=FULL``; PostgreSQL by its address).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import compress
from pathlib import Path
from typing import Any, Final, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from vorhand.game import Message, message
from vorhand.room import log, schema
from vorhand.room.table import BrokenLog, Table, replayed

MOST: Final = 400
"""So many commits are made in one."""

LATELY: Final = 15 * 60 * 1000

TRIES: Final = 3
"""A locked database is tried so often."""


class StoreError(Exception):
    """What could not be stored; nothing has changed."""


class Unusable(StoreError):
    """A database, or what nodes share, that cannot be used at all: the reason is for whoever starts the server."""

    def __init__(self, reason: Message) -> None:
        super().__init__(f"{reason.key}: {' '.join(str(arg) for _, arg in reason.args)}")
        self.reason = reason


class Fenced(StoreError):
    """The table belongs to another node, or its log has gone on without us."""


class FinishedDeal(NamedTuple):
    """A deal that is kept as a record; `seats` are the persons and where they sat."""

    number: int
    game: str
    practice: bool
    record: str
    seats: tuple[tuple[str, int], ...]


class Commit(NamedTuple):
    """What is written of a table at once: entries from number `first` on, each with its hash."""

    table: str
    epoch: int
    first: int
    entries: Sequence[tuple[bytes, bytes]]
    fold: int = 0
    """The entries before this one are dropped: it stands for all of them."""
    deal: FinishedDeal | None = None
    proof: str = ""
    """What shows that the deals so far that had none were fair; until then they are kept from everybody."""
    state: str = ""


class Person(NamedTuple):
    """Somebody with a cookie, or a bot with a token."""

    id: str
    name: str
    scope: str
    owner: str


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def chained(before: bytes, body: bytes) -> bytes:
    """The hash of an entry."""
    return sha256(before + body).digest()


def connect(address: str) -> Engine:
    """The engine for an address such as ``sqlite:///room.db``, or for a plain path; raises `Unusable`."""
    try:
        url = make_url(address) if "://" in address else URL.create("sqlite", database=address)
    except (ArgumentError, ValueError):
        raise Unusable(message("error-database-address", name=address)) from None
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    elif url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        raise Unusable(message("error-database-address", name=str(url)))
    elif not Path(str(url.database)).parent.is_dir():
        try:
            Path(str(url.database)).parent.mkdir(parents=True)
        except OSError as error:
            raise unusable(url, error) from error
    try:
        engine = create_engine(url, pool_pre_ping=url.get_backend_name() == "postgresql")
    except ImportError:
        raise Unusable(message("error-nodes", name="PostgreSQL")) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _pragmas)
        event.listen(engine, "begin", _begin)
        engine.dialect.use_insertmanyvalues_wo_returning = True  # one step of SQLite a commit, not one a row
    return engine


def unusable(url: URL, error: BaseException) -> Unusable:
    """What stands against a database, in the words of the system."""
    reason = error.strerror if isinstance(error, OSError) else first_line(error)
    return Unusable(message("error-database", name=shown(url), reason=reason))


def shown(url: URL) -> str:
    """A database as it is named to people; its password is not told."""
    return str(url.database) if url.get_backend_name() == "sqlite" else str(url.set(drivername="postgresql"))


def _pragmas(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=2000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    reads = connection.get_execution_options().get("reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Brings the database to the form that this version knows; raises `Unusable`."""
    config = Config()
    config.set_main_option("script_location", "vorhand.room:migrations")
    try:
        with engine.begin() as connection:
            there = inspect(connection).get_table_names()
            if there and "alembic_version" not in there:
                raise Unusable(message("error-database-foreign", name=shown(engine.url), table=there[0]))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except (SQLAlchemyError, OSError) as error:
        raise unusable(engine.url, error) from error
    except CommandError as error:  # it names a migration that this version does not have
        raise Unusable(message("error-database-newer", name=shown(engine.url))) from error


@contextlib.contextmanager
def held(address: str) -> Iterator[None]:
    """Keeps a file of SQLite for this process alone, until it ends in whatever way; raises `Unusable`."""
    url = connect(address).url
    if url.get_backend_name() != "sqlite":
        yield
        return
    try:
        lock = sqlite3.connect(f"{url.database}.lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise Unusable(message("error-database-taken", name=shown(url))) from error
        raise unusable(url, error) from error
    with contextlib.closing(lock):
        yield


def first_line(error: BaseException) -> str:
    """What an error says first, without the statement and its cards."""
    cause = getattr(error, "orig", None) or error
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__


class Store:
    """Everything that is kept; reads are made in the caller's thread, commits of tables in the store's own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: queue.SimpleQueue[tuple[Commit, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.stored = self.commits = 0
        """How many entries and transactions this process has written."""

    # Writing

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Starts the writer."""
        self.thread = threading.Thread(target=self._write, args=(loop,), name="store", daemon=True)
        self.thread.start()

    async def stop(self) -> None:
        """Writes what waits, then ends."""
        if self.thread is not None:
            self.waiting.put(None)
            await asyncio.to_thread(self.thread.join)
        self.engine.dispose()

    async def commit(self, commit: Commit) -> None:
        """Returns once the entries are on disk; raises `StoreError` where nothing was written."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put((commit, future))
        await asyncio.shield(future)

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        more = True
        while more:
            batch = []
            item = self.waiting.get()
            while item is not None:
                batch.append(item)
                if len(batch) == MOST:
                    break
                try:
                    item = self.waiting.get_nowait()
                except queue.Empty:
                    break
            more = item is not None
            if batch:
                fates = self._written([commit for commit, _ in batch])
                futures = [future for _, future in batch]
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(_resolve, futures, fates)

    def _written(self, commits: list[Commit]) -> list[StoreError | None]:
        """What became of each commit, after one transaction; one by one where the whole is refused."""
        for attempt in range(1, TRIES + 1):
            try:
                with self.engine.begin() as connection:
                    fates = _insert(connection, commits)
                self.commits += 1
                self.stored += sum(len(commit.entries) for commit in commits)
                return fates
            except IntegrityError:
                if len(commits) == 1:
                    return [Fenced("the log has gone on")]
                return [fate for commit in commits for fate in self._written([commit])]
            except Exception as error:  # whatever it is, the writer goes on
                if attempt == TRIES or "locked" not in str(error):
                    return [StoreError(first_line(error))] * len(commits)
        raise AssertionError

    # Tables

    def make(self, id: str, game: str, listed: bool, entries: Sequence[log.Entry]) -> bytes:
        """A new table and its first entries; returns the hash of the last; raises `StoreError`."""
        digest, at, rows = b"", now(), []
        for v, entry in enumerate(entries, start=1):
            body = log.written(entry)
            digest = chained(digest, body)
            rows.append({"table_id": id, "v": v, "at": at, "body": body, "hash": digest})
        row = {"id": id, "game": game, "listed": listed, "state": "open", "created": at}
        with self.writing() as connection:
            connection.execute(insert(schema.tables), row)
            connection.execute(insert(schema.entries), rows)
        return digest

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction of its own; errors of the database are `StoreError`."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(first_line(error)) from error

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads; errors of the database are `StoreError`."""
        try:
            with self.engine.connect().execution_options(reads=True) as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(first_line(error)) from error

    def load(self, id: str) -> tuple[Table, bytes] | None:
        """A table from its log, and the hash of its last entry; None where there is none.

        Raises `BrokenLog` where the log is not what was written, or makes no table.
        """
        with self.reading() as connection:
            if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == id)).first() is None:
                return None
            found = connection.execute(
                select(schema.entries.c.v, schema.entries.c.body, schema.entries.c.hash)
                .where(schema.entries.c.table_id == id)
                .order_by(schema.entries.c.v)
            ).all()
        return checked([tuple(each) for each in found])

    def after(self, id: str, v: int) -> list[tuple[int, bytes, bytes]]:
        """The entries of a table behind entry `v`."""
        with self.reading() as connection:
            found = connection.execute(
                select(schema.entries.c.v, schema.entries.c.body, schema.entries.c.hash)
                .where(schema.entries.c.table_id == id, schema.entries.c.v > v)
                .order_by(schema.entries.c.v)
            ).all()
        return [tuple(each) for each in found]

    def has(self, id: str) -> bool:
        """Whether there is a table of this name."""
        with self.reading() as connection:
            return connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == id)).first() is not None

    def lately(self) -> list[str]:
        """The open tables at which something has happened in the last quarter of an hour."""
        entries, tables = schema.entries.c, schema.tables.c
        query = (
            select(entries.table_id)
            .join(schema.tables, tables.id == entries.table_id)
            .where(tables.state == "open")
            .group_by(entries.table_id)
            .having(func.max(entries.at) > now() - LATELY)
        )
        with self.reading() as connection:
            return list(connection.execute(query).scalars())

    def set_state(self, id: str, state: str) -> None:
        """Marks a table as open, closed or set aside."""
        with self.writing() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(state=state))

    def tables(self, state: str = "open", listed: bool | None = None) -> list[Any]:
        """The rows of the tables in this state, the newest first."""
        query = select(schema.tables).where(schema.tables.c.state == state)
        if listed is not None:
            query = query.where(schema.tables.c.listed == listed)
        with self.reading() as connection:
            return list(connection.execute(query.order_by(schema.tables.c.created.desc()).limit(10_000)).all())

    def ping(self) -> None:
        """Raises `StoreError` where the database does not answer."""
        with self.reading() as connection:
            connection.execute(select(1))

    # People

    def person(self, key: bytes) -> Person | None:
        """Whoever holds this cookie or token."""
        people = schema.people.c
        query = select(people.id, people.name, people.scope, people.owner).where(
            people.key == sha256(key).digest(), ~people.revoked
        )
        with self.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Person(*row)

    def enrol(self, person: Person, key: bytes) -> None:
        """A new person or bot."""
        row = {**person._asdict(), "key": sha256(key).digest(), "created": now()}
        with self.writing() as connection:
            connection.execute(insert(schema.people), row)

    def rename(self, person: str, name: str) -> None:
        """Another name for a person."""
        with self.writing() as connection:
            connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))

    def bots(self, owner: str) -> list[Any]:
        """The bots of a person that are not revoked."""
        people = schema.people.c
        query = select(people.id, people.name, people.scope, people.created).where(
            people.owner == owner, ~people.revoked
        )
        with self.reading() as connection:
            return list(connection.execute(query.order_by(people.created)).all())

    def revoke(self, owner: str, bot: str) -> bool:
        """Ends a bot's token; False where the person has no such bot."""
        people = schema.people
        query = update(people).where(people.c.id == bot, people.c.owner == owner).values(revoked=True)
        with self.writing() as connection:
            return bool(connection.execute(query).rowcount)

    def revoked(self, bots: set[str]) -> set[str]:
        """Those of these bots whose token has ended."""
        if not bots:
            return set()
        people = schema.people.c
        with self.reading() as connection:
            return set(connection.execute(select(people.id).where(people.id.in_(bots), people.revoked)).scalars())

    # Deals

    def deals(
        self,
        person: str,
        limit: int = 100_000,
        table: str | None = None,
        number: int | None = None,
        game: str | None = None,
        *,
        counted: bool = False,
    ) -> list[Any]:
        """The deals that a person has played, the newest first; without those whose cards go round again (SK 7).

        With `counted` those alone that were no practice.
        """
        deals, played = schema.deals.c, schema.played.c
        query = (
            select(schema.deals, played.seat)
            .join(schema.played, (played.table_id == deals.table_id) & (played.number == deals.number))
            .where(played.person == person, deals.proof != "")
        )
        if table is not None:
            query = query.where(deals.table_id == table)
        if number is not None:
            query = query.where(deals.number == number)
        if game is not None:
            query = query.where(deals.game == game)
        if counted:
            query = query.where(~deals.practice)
        with self.reading() as connection:
            return list(connection.execute(query.order_by(deals.at.desc(), deals.number.desc()).limit(limit)).all())


def checked(rows: Sequence[tuple[int, bytes, bytes]]) -> tuple[Table, bytes]:
    """The table that these rows make, and the last hash; raises `BrokenLog` at the first row that is not as written."""
    if not rows:
        raise BrokenLog("the log is empty")
    entries, last = read(rows)
    return replayed(rows[0][0], [entry for _, entry in entries]), last


def read(rows: Sequence[tuple[int, bytes, bytes]], last: bytes = b"") -> tuple[list[tuple[int, log.AnyEntry]], bytes]:
    """The entries of these rows with their numbers, behind one of this hash, and the last hash; raises `BrokenLog`."""
    entries: list[tuple[int, log.AnyEntry]] = []
    for number, (v, body, digest) in enumerate(rows, start=rows[0][0]):
        try:
            entry = log.read(body)
        except ValueError as error:
            raise BrokenLog(f"entry {v} cannot be read: {type(error).__name__}") from error
        if isinstance(entry, log.Folded) and not entries:
            last = bytes.fromhex(entry.chain)
        if v != number or chained(last, body) != digest:
            raise BrokenLog(f"entry {v} is not what was written")
        entries.append((v, entry))
        last = digest
    return entries, last


def _insert(connection: Connection, commits: Sequence[Commit]) -> list[StoreError | None]:
    tables = schema.tables.c
    owned = select(tables.id, tables.epoch).where(tables.id.in_({commit.table for commit in commits}))
    if connection.dialect.name == "postgresql":
        owned = owned.order_by(tables.id).with_for_update(read=True)
    epochs = {row.id: row.epoch for row in connection.execute(owned)}
    owns = [epochs.get(commit.table) == commit.epoch for commit in commits]
    good = list(compress(commits, owns))
    at = now()
    rows = [
        {"table_id": commit.table, "v": v, "at": at, "body": body, "hash": digest}
        for commit in good
        for v, (body, digest) in enumerate(commit.entries, start=commit.first)
    ]
    if rows:
        connection.execute(insert(schema.entries), rows)
    for commit in good:
        if commit.fold:
            entries = schema.entries
            connection.execute(delete(entries).where(entries.c.table_id == commit.table, entries.c.v < commit.fold))
        if commit.deal is not None:
            _keep(connection, commit.table, commit.deal, at)
        if commit.proof:
            unproven = (schema.deals.c.table_id == commit.table) & (schema.deals.c.proof == "")
            connection.execute(update(schema.deals).where(unproven).values(proof=commit.proof))
        if commit.state:
            connection.execute(update(schema.tables).where(tables.id == commit.table).values(state=commit.state))
    return [None if own else Fenced("the table belongs to another node") for own in owns]


def _keep(connection: Connection, table: str, deal: FinishedDeal, at: int) -> None:
    row = {name: getattr(deal, name) for name in ("number", "game", "practice", "record")}
    connection.execute(insert(schema.deals), row | {"table_id": table, "at": at, "proof": ""})
    if deal.seats:
        connection.execute(
            insert(schema.played),
            [{"person": person, "table_id": table, "number": deal.number, "seat": at} for person, at in deal.seats],
        )


def _resolve(futures: Sequence[asyncio.Future[None]], fates: Sequence[StoreError | None]) -> None:
    for future, fate in zip(futures, fates, strict=True):
        if future.cancelled():
            continue
        if fate is None:
            future.set_result(None)
        else:
            future.set_exception(fate)
