"""What people may do at a table, and what they may not."""

from __future__ import annotations

from functools import reduce
from random import Random

import pytest
from tables import Book, person, setup

from vorhand.game import Event, IllegalAction
from vorhand.room import log, wire
from vorhand.room.conduct import Refusal, asked, sat
from vorhand.room.log import Seat
from vorhand.room.table import after

OPEN = [Seat(person=person(0), name="P0"), Seat(), Seat(level="club"), Seat()]


def refused(book: Book, number: int, request: wire.AnyRequest) -> Refusal | IllegalAction:
    """The refusal that a request gets, of the table or of the rules."""
    with pytest.raises((Refusal, IllegalAction)) as found:
        reduce(after, asked(book.table, person(number), f"P{number}", request), book.table)
    assert isinstance(found.value, Refusal | IllegalAction)
    return found.value


def key(book: Book, number: int, request: wire.AnyRequest) -> str:
    """The key of its reason."""
    return refused(book, number, request).reason.key


def test_only_free_seats_are_taken_and_one_each() -> None:
    """A seat that is taken, an AI's or none is refused, and so is a second seat."""
    book = Book(setup("kaiser"), OPEN)
    assert [key(book, 1, wire.Sit(cid="a", seat=seat)) for seat in (0, 2, 4, 5)] == ["room-seat-taken"] * 4
    book.ask(1, wire.Sit(cid="a", seat=1))
    assert book.table.seats[1] == Seat(person=person(1), name="P1")
    assert key(book, 1, wire.Sit(cid="b", seat=3)) == "room-sits-already"
    assert key(book, 2, wire.Sit(cid="c", seat=1)) == "room-seat-taken"


def test_the_host_alone_fills_and_closes() -> None:
    """Others are refused, seated or not; a closed table takes nothing more."""
    book = Book(setup("kaiser"), OPEN)
    for number in (1, 2):
        assert key(book, number, wire.Fill(cid="a", seat=1, level="club")) == "room-host"
        assert key(book, number, wire.Close(cid="a")) == "room-host"
    assert key(book, 0, wire.Fill(cid="a", seat=2, level="club")) == "room-seat-taken"
    book.ask(0, wire.Close(cid="b"))
    for request in (wire.Close(cid="c"), wire.Sit(cid="c", seat=1), wire.Go(cid="c")):
        assert key(book, 0, request) == "room-closed"
    book.ask(0, wire.Ping(cid="c"))


def test_those_without_a_seat_do_nothing() -> None:
    """Acting, dealing, undoing and standing up need a seat."""
    book = Book(setup("kaiser"))
    book.deal()
    for request in (wire.Act(cid="a", v=99, action="pass"), wire.Go(cid="a"), wire.Undo(cid="a"), wire.Stand(cid="a")):
        assert key(book, 7, request) == "room-no-seat"


def test_a_foreign_seat_is_not_played() -> None:
    """Whoever is not to act is refused by the rules (G 2), and the table is as it was."""
    book = Book(setup("kaiser"))
    book.deal()
    state, before = book.table.state, book.table
    assert state is not None
    assert state.to_act is not None
    action = str(state.actions()[0])
    for number in set(range(4)) - {state.to_act}:
        refusal = refused(book, number, wire.Act(cid="a", v=book.table.v, action=action))
        assert isinstance(refusal, IllegalAction)
        assert refusal.rule == "G 2"
    assert book.table is before


def test_a_stale_action_is_not_tried() -> None:
    """An action chosen before the cards changed is stale, legal or not; who comes or goes changes no cards."""
    book = Book(setup("letzter-stich"))
    book.deal()
    v = book.table.v
    book.put(log.Away(seat=3))
    random = Random(1)
    before = book.act(random).v
    state = book.table.state
    assert state is not None
    assert state.to_act is not None
    action = str(state.actions()[0])
    refusal = refused(book, state.to_act, wire.Act(cid="a", v=v, action=action))
    assert isinstance(refusal, Refusal)
    assert refusal.stale
    book.put(log.Back(seat=3))
    book.ask(state.to_act, wire.Act(cid="a", v=before, action=action))


@pytest.mark.parametrize(
    "text", ["", " ", "play", "play ZZ", "bid 99999999999", "drop table", "\x00", "🂡", "play SA " * 9]
)
def test_no_action_is_refused(text: str) -> None:
    """What is no action is refused with the text, cut to 40 characters."""
    book = Book(setup("skat"))
    book.deal()
    refusal = refused(book, 0, wire.Act(cid="a", v=book.table.v, action=text))
    assert refusal.reason.key in ("room-no-action", "refuse-turn", "refuse-now")
    assert all(len(str(arg)) <= 40 for _, arg in refusal.reason.args)


def test_no_cards_before_all_are_ready() -> None:
    """A deal waits for every person, for a free seat to be taken, and not for those who are away."""
    book = Book(setup("kaiser"), OPEN)
    assert key(book, 0, wire.Go(cid="a")) == "room-open-seat"
    book.ask(1, wire.Sit(cid="a", seat=1))
    book.ask(3, wire.Sit(cid="a", seat=3))
    book.ask(0, wire.Go(cid="b"))
    book.ask(1, wire.Go(cid="b"))
    book.put(log.Left(seat=3))
    assert book.table.state is None
    book.ask(3, wire.Sit(cid="c", seat=3))
    assert book.table.state is None
    book.put(log.Away(seat=3))
    assert playing(book)
    assert key(book, 0, wire.Go(cid="d")) == "room-deal-in-play"


def test_whoever_acts_is_back() -> None:
    """An absent person who acts, or is ready, plays again."""
    book = Book(setup("schnapsen"))
    book.put(log.Away(seat=1))
    book.ask(1, wire.Go(cid="a"))
    assert book.table.people == (0, 1)
    book.ask(0, wire.Go(cid="a"))
    state = book.table.state
    assert state is not None
    assert state.to_act is not None
    book.put(log.Away(seat=state.to_act))
    book.ask(state.to_act, wire.Act(cid="b", v=book.table.v, action=str(state.actions()[0])))
    assert book.table.people == (0, 1)


def test_undo_takes_the_own_last_action_back_alone() -> None:
    """Alone against AIs the last decision and what followed are taken back, and the deal is practice."""
    seats = [Seat(person=person(0), name="P0"), Seat(level="random")]
    book, random = Book(setup("schnapsen"), seats), Random(8)
    assert key(book, 0, wire.Undo(cid="a")) == "room-no-undo"
    book.deal()
    while not [event for event in history(book) if event.seat == 0]:
        assert key(book, 0, wire.Undo(cid="a")) == "room-no-undo"
        book.act(random)
    own = len(history(book)) - 1
    book.act(random)
    book.ask(0, wire.Undo(cid="b"))
    assert len(history(book)) == own
    assert book.table.state is not None
    assert book.table.state.to_act == 0
    assert book.table.practice
    pair = Book(setup("schnapsen"))
    pair.deal()
    for _ in range(3):
        pair.act(random)
    assert key(pair, 0, wire.Undo(cid="a")) == "room-no-undo"


def playing(book: Book) -> bool:
    """Whether a deal is in play."""
    return book.table.playing


def history(book: Book) -> tuple[Event, ...]:
    """What has been done in the deal."""
    assert book.table.state is not None
    return book.table.state.history


def test_the_secret_is_promised_before_any_nonce() -> None:
    """The promise of a deal comes before its nonces and clears those there are; every nonce changes the cards."""
    dealt = set()
    for nonce in ("", "a", "b"):
        book = Book(setup("kaiser"))
        book.put(log.Ready(seat=0, nonce="early"))
        book.put(log.Promised(secret=bytes(32).hex()))
        assert not book.table.ready
        promise = book.table.commitment
        for seat in range(4):
            book.ask(seat, wire.Go(cid=f"{seat}", nonce=nonce if seat == 2 else ""))
        assert book.table.committed == promise
        assert book.table.state is not None
        dealt.add(book.table.state.hands)
    assert len(dealt) == 3


def test_one_plays_oneself_again() -> None:
    """Whoever let the clock run out takes over without acting; it is nothing where nobody stepped in."""
    book = Book(setup("schnapsen", pace="move"))
    book.deal()
    book.put(log.Away(seat=0, why="clock"))
    back = book.ask(0, wire.Back(cid="a"))
    assert (book.entries[-1], back.people) == (log.Back(seat=0, who=person(0), cid="a"), (0, 1))
    assert book.ask(0, wire.Back(cid="b")) == back


def test_equal_names_are_told_apart() -> None:
    """Who sits down under a name that is taken gets a number; a long name makes room for it."""
    seats = (Seat(person=person(0), name="P1"), Seat(person=person(9), name="x" * 24), Seat(), Seat())
    book = Book(setup("letzter-stich"), seats)
    book.ask(1, wire.Sit(cid="a", seat=2))
    book.put(sat(book.table, person(3), "x" * 24, 3))
    assert [seat.name for seat in book.table.seats][2:] == ["P1 2", f"{'x' * 22} 2"]
