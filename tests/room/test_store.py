"""The store: what is acknowledged is on disk, and what is not has changed nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, event, text, update
from tables import Book, person, setup

from vorhand.room import log, schema, store
from vorhand.room.identity import new_person
from vorhand.room.store import Commit, Fenced, FinishedDeal, Store, StoreError, connect, migrate
from vorhand.room.table import BrokenLog


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """A new database."""
    engine = connect(f"sqlite:///{tmp_path / 'room.db'}")
    migrate(engine)
    yield engine
    engine.dispose()


def run(engine: Engine, what: Callable[[Store], Awaitable[Any]]) -> Any:
    """What comes of something done with a store that writes."""

    async def main() -> Any:
        kept = Store(engine)
        kept.start(asyncio.get_running_loop())
        try:
            return await what(kept)
        finally:
            await kept.stop()

    return asyncio.run(main())


def made(kept: Store, id: str, book: Book) -> Commit:
    """A table in the store, and the commit of what has happened there since its first two entries."""
    kept.make(id, "kaiser", False, book.entries[:2])
    return Commit(id, 0, 3, book.rows[2:])


def book_of(seed: int = 0) -> Book:
    """A table with a deal in play."""
    book = Book(setup("kaiser"))
    book.deal(f"{seed}")
    return book


def test_many_tables_share_one_commit(engine: Engine) -> None:
    """A hundred tables that commit at once are written in far fewer transactions, each whole."""
    books = {f"t{number}": book_of(number) for number in range(100)}

    async def main(kept: Store) -> None:
        commits = [made(kept, id, book) for id, book in books.items()]
        await asyncio.gather(*map(kept.commit, commits))
        assert kept.commits < 20
        assert kept.stored == sum(len(commit.entries) for commit in commits)
        for id, book in books.items():
            found = kept.load(id)
            assert found == (book.table, book.live.last)

    run(engine, main)


def test_what_waits_is_written_before_the_end(engine: Engine) -> None:
    """Commits handed over before the store stops are on disk after, though nobody waited."""
    book = book_of()

    async def main(kept: Store) -> None:
        commit = made(kept, "t", book)
        task = asyncio.create_task(kept.commit(commit))
        await asyncio.sleep(0)
        task.cancel()

    run(engine, main)
    found = Store(engine).load("t")
    assert found is not None
    assert found[0] == book.table


def test_a_stranger_is_fenced_off_alone(engine: Engine) -> None:
    """A commit of another epoch, of no table or of a number that is taken is refused; the others go in."""
    books = {f"t{number}": book_of(number) for number in range(5)}

    async def main(kept: Store) -> list[Any]:
        commits = [made(kept, id, book) for id, book in books.items()]
        with engine.begin() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == "t1").values(epoch=2))
        commits[2] = commits[2]._replace(table="nowhere")
        commits[3] = commits[3]._replace(first=2)
        fates = await asyncio.gather(*map(kept.commit, commits), return_exceptions=True)
        for number in (1, 2, 3):
            found = kept.load(f"t{number}")
            assert found is not None
            assert found[0].v == 2
        for number in (0, 4):
            found = kept.load(f"t{number}")
            assert found is not None
            assert found[0] == books[f"t{number}"].table
        return list(fates)

    fates = run(engine, main)
    assert [type(fate) for fate in fates] == [type(None), Fenced, Fenced, Fenced, type(None)]


def test_a_full_disk_changes_nothing(engine: Engine) -> None:
    """Where the disk is full the commit is refused and the log as it was; with room again it goes in."""
    book = book_of()
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA max_page_count=60"))

    async def main(kept: Store) -> None:
        commit = made(kept, "t", book)
        engine.dispose()  # connections from now on have no room
        huge = [(b"x" * 400_000, bytes(32))]
        with pytest.raises(StoreError, match="full"):
            await kept.commit(commit._replace(entries=huge))
        found = kept.load("t")
        assert found is not None
        assert found[0].v == 2
        await kept.commit(commit)
        found = kept.load("t")
        assert found is not None
        assert found[0] == book.table

    run(engine, main)


def test_a_locked_database(engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that goes away in time is waited for; one that stays refuses the commit, and nothing has changed."""
    monkeypatch.setattr(store, "TRIES", 2)
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout=100"))
    book = book_of()
    other = sqlite3.connect(tmp_path / "room.db", isolation_level=None, check_same_thread=False)

    async def main(kept: Store) -> None:
        commit = made(kept, "t", book)
        engine.dispose()
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await kept.commit(commit)
        waiting = asyncio.create_task(kept.commit(commit))
        await asyncio.sleep(0.05)
        other.execute("ROLLBACK")
        await waiting
        found = kept.load("t")
        assert found is not None
        assert found[0] == book.table

    run(engine, main)
    other.close()


def test_the_writer_survives_any_error(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error that nobody has thought of is answered, and the next commit goes in."""
    book = book_of()
    insert, errors = store._insert, [RuntimeError("odd"), OSError("disk gone")]

    def odd(*args: Any) -> Any:
        if errors:
            raise errors.pop()
        return insert(*args)

    monkeypatch.setattr(store, "_insert", odd)

    async def main(kept: Store) -> None:
        commit = made(kept, "t", book)
        for _ in range(2):
            with pytest.raises(StoreError):
                await kept.commit(commit)
        await kept.commit(commit)

    run(engine, main)


@pytest.mark.parametrize("column", ["body", "hash"])
def test_a_corrupt_row_breaks_its_table_alone(engine: Engine, column: str) -> None:
    """A changed byte makes one table broken; the others load."""
    books = {f"t{number}": book_of(number) for number in range(3)}

    async def main(kept: Store) -> None:
        for id, book in books.items():
            await kept.commit(made(kept, id, book))
        with engine.begin() as connection:
            connection.execute(text(f"update entries set {column} = x'7b7d' where table_id = 't1' and v = 4"))
        with pytest.raises(BrokenLog, match="entry 4"):
            kept.load("t1")
        for id in ("t0", "t2"):
            found = kept.load(id)
            assert found is not None
            assert found[0] == books[id].table
        assert kept.load("t3") is None

    run(engine, main)


def test_a_fold_drops_what_is_before(engine: Engine) -> None:
    """After a fold the log begins with it and gives the same table; the finished deal is kept."""
    book = book_of()

    async def main(kept: Store) -> None:
        commit = made(kept, "t", book)
        book.finish(Random(1))
        before = len(book.rows)
        deal = FinishedDeal(1, "kaiser", False, "record", ((person(0), 0),))
        await kept.commit(commit._replace(entries=book.rows[2:], deal=deal, proof="proof"))
        book.deal()
        assert book.first > before
        await kept.commit(Commit("t", 0, before + 1, [(b"{}", b"")] * (book.first - before - 1)))
        await kept.commit(Commit("t", 0, book.first, book.rows, fold=book.first))
        assert kept.load("t") == (book.table, book.live.last)
        assert next(row[0] for row in kept.after("t", 0)) == book.first
        assert [(row.record, row.proof, row.seat) for row in kept.deals(person(0))] == [("record", "proof", 0)]
        assert kept.deals(person(1)) == []

    run(engine, main)


def test_unproven_deals_are_kept_back(engine: Engine) -> None:
    """SK 7: deals without a proof are told to nobody; the proof that comes with a later one is that of all."""

    async def main(kept: Store) -> None:
        book = book_of()
        await kept.commit(made(kept, "t", book))
        v = book.table.v
        for number in (1, 2, 3):
            deal = FinishedDeal(number, "skat", False, f"r{number}", ((person(0), 0),))
            body = log.written(log.Back(seat=0))
            proof = "proof" if number == 3 else ""
            assert kept.deals(person(0)) == []
            await kept.commit(Commit("t", 0, v + number, [(body, bytes(32))], deal=deal, proof=proof))
        rows = kept.deals(person(0))
        assert [(row.number, row.proof) for row in rows] == [(number, "proof") for number in (3, 2, 1)]

    run(engine, main)


def test_keys_are_stored_hashed_and_can_be_revoked(engine: Engine, tmp_path: Path) -> None:
    """A key finds its holder, no other text does; the file does not hold it; a revoked one finds nobody."""
    kept = Store(engine)
    owner, key = new_person("Lena")
    bot, token = new_person("Bot", "play", owner.id)
    for each, secret in ((owner, key), (bot, token)):
        kept.enrol(each, secret)
        assert kept.person(secret) == each
    for guess in (b"", b"x", key[:-1], key + b" ", key.swapcase(), bot.id.encode()):
        assert kept.person(guess) is None
    content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert key not in content
    assert token not in content
    assert owner.id.encode() in content
    assert not kept.revoke(bot.id, bot.id)
    assert not kept.revoke(owner.id, owner.id)
    assert kept.revoke(owner.id, bot.id)
    assert kept.person(token) is None
    assert kept.bots(owner.id) == []


def test_a_clock_that_jumps_back(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries go in and come back in their order, whatever the time of day is."""
    times = iter([5_000_000_000_000] * 3 + [1_000_000] * 100)
    monkeypatch.setattr(store, "now", lambda: next(times))
    book = book_of()

    async def main(kept: Store) -> None:
        commit = made(kept, "t", book)
        for number, row in enumerate(commit.entries):
            await kept.commit(commit._replace(first=commit.first + number, entries=[row]))
        assert kept.load("t") == (book.table, book.live.last)

    run(engine, main)
