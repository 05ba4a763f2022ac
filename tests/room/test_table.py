"""A table is what its log says, folded or not; a log that is not what was written makes none."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tables import GAMES_SET, Book, person, setup

from vorhand.record import from_text
from vorhand.room import log, wire
from vorhand.room.live import finished
from vorhand.room.log import Seat
from vorhand.room.store import chained, checked
from vorhand.room.table import REMEMBERED, BrokenLog, replayed


@pytest.mark.parametrize(("game", "settings"), GAMES_SET)
def test_the_table_is_the_replay_of_its_log(game: str, settings: tuple[str, ...]) -> None:
    """After every entry of five deals, folded ones among them, the stored log gives the very table."""
    book, random = Book(setup(game, *settings)), Random(3)
    for number in range(5):
        book.deal("nonce" * (number % 2))
        assert isinstance(book.entries[0], log.Folded) == (number > 0)
        while book.table.playing:
            book.act(random)
            if random.random() < 0.1:
                seat = random.randrange(len(book.table.seats))
                book.put((log.Back if book.table.seats[seat].away else log.Away)(seat=seat))
            if random.random() < 0.2:
                assert checked(book.stored) == (book.table, book.live.last)
        assert checked(book.stored) == (book.table, book.live.last)
        for seat in range(len(book.table.seats)):
            if book.table.seats[seat].away:
                book.put(log.Back(seat=seat))


def test_a_spoilt_log_is_broken() -> None:
    """A row that is missing, doubled, exchanged or changed by one bit makes no table."""
    book, random = Book(setup("skat")), Random(4)
    book.deal()
    book.finish(random)
    rows = book.stored
    for at in range(len(rows)):
        v, body, digest = rows[at]
        byte = random.randrange(len(body))
        bad = body[:byte] + bytes([body[byte] ^ 1 << random.randrange(8)]) + body[byte + 1 :]
        spoilt = [
            rows[:at] + rows[at + 1 :] if at < len(rows) - 1 else [],
            [*rows[: at + 1], *rows[at:]],
            [*rows[:at], (v, bad, digest), *rows[at + 1 :]],
            [*rows[:at], (v, body, bytes(32)), *rows[at + 1 :]],
            [*rows[:at], (v, b"\xff{", digest), *rows[at + 1 :]],
        ]
        for each in spoilt:
            with pytest.raises(BrokenLog):
                checked(each)


def test_a_log_that_makes_no_table_is_broken() -> None:
    """Entries that cannot follow each other are broken, though each was written as it stands."""
    book = Book(setup("letzter-stich"))
    book.deal()
    head, *rest = book.entries
    acted = log.Acted(seat=0, action="play SA")
    for entries in (
        [],
        rest,
        [head, acted],
        [head, log.Dealt()],
        [head, log.Undone(kept=0)],
        [head, *rest, acted, acted],
        [head, *rest, log.Acted(seat=0, action="what")],
        [head, head],
        [head, log.Away(seat=9)],
        [replace(head, setup=setup("kaiser", "nothing=on"))],
    ):
        with pytest.raises(BrokenLog):
            replayed(1, entries)
        rows, last = [], b""
        for v, entry in enumerate(entries, start=1):
            last = chained(last, log.written(entry))
            rows.append((v, log.written(entry), last))
        with pytest.raises(BrokenLog):
            checked(rows)


def test_requests_are_remembered_through_a_fold() -> None:
    """The last 64 requests are known, whatever they asked, in the folded log too."""
    book = Book(setup("schnapsen"))
    book.ask(0, wire.Go(cid="go"))
    v = book.table.v
    assert book.table.requests == {(person(0), "go"): v}
    book.ask(1, wire.Go(cid="go"))
    book.finish(Random(5))
    book.deal()
    assert isinstance(book.entries[0], log.Folded)
    table, _ = checked(book.stored)
    assert table.requests == {(person(0), "go"): v, (person(1), "go"): v + 1}
    for number in range(REMEMBERED + 5):
        book.put(log.Back(seat=0, who=person(0), cid=f"{number}"))
    assert [cid for _, cid in book.table.requests] == [f"{number}" for number in range(5, REMEMBERED + 5)]


def test_the_record_says_who_decided_in_place_of_whom() -> None:
    """A lower level, and an AI for a person, stand as remarks above the record, which is read as before."""
    book = Book(setup("schnapsen"), [Seat(person=person(0), name="# a, b"), Seat(level="club")])
    book.put(log.Ready(seat=0))
    while book.table.playing:
        state = book.table.state
        assert state is not None
        assert state.to_act is not None
        by = "easy" if state.to_act else "strong"
        book.put(log.Acted(seat=state.to_act, action=str(state.actions()[0]), by=by))
    text = finished(book.table).record
    first, second, *_ = text.splitlines()
    assert {first.partition(", ")[2], second.partition(", ")[2]} <= {
        "seat 0: strong for # a, b",
        "seat 1: easy for club",
    }
    assert from_text(text).replay() == book.table.state


def test_a_seat_given_up_in_a_deal_is_played_on() -> None:
    """In the middle of a deal an AI takes the seat for good; between deals it is free again."""
    book = Book(setup("kaiser"))
    book.put(log.Left(seat=3))
    assert book.table.seats[3].open
    book.put(log.Sat(seat=3, person=person(3), name="P3"))
    book.deal()
    book.put(log.Left(seat=3))
    assert book.table.seats[3] == Seat(level="strong")


@pytest.mark.parametrize("again", [False, True])
def test_the_cards_of_a_duplicate_deal_stay_secret(again: bool) -> None:
    """SK 7: neither record nor proof is told before the cards have gone round, or the table is closed."""
    from vorhand.room.sight import public

    book, random = Book(setup("skat", "duplicate=on", "deals=36")), Random(6)
    for _ in range(2):
        book.deal()
        book.finish(random)
        over = public(book.table)["over"]
        assert over["record"] == ""
        assert over["proof"] is None
    if again:
        book.deal()
        book.finish(random)
    else:
        book.put(log.Closed())
    over = public(book.table)["over"]
    assert over["record"]
    assert over["proof"]["commitment"] == book.table.committed
