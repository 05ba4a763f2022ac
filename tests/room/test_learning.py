"""Reviews, best lines and practice over HTTP: for whom, how many, and that none is worked out twice."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest
from reviews import firsts, played
from servers import PLAIN, Server, Somebody, finished
from tables import Book, person, setup
from websockets.exceptions import ConnectionClosed

from vorhand import kernel
from vorhand.action import Claim
from vorhand.formats import read_any
from vorhand.games import GAMES
from vorhand.players.search import Goal
from vorhand.record import Record, from_json, from_text, to_json, to_text
from vorhand.review import NoLine, best_line, opened
from vorhand.room import log, reviews, wire
from vorhand.room.aside import aside, importing
from vorhand.room.conduct import Refusal
from vorhand.room.log import Seat
from vorhand.room.records import PROOFS, TOLD, WHOLE, NewImport, import_of, import_records
from vorhand.room.reviewer import Task
from vorhand.room.reviews import EACH, NETWORK, Job, Reviews
from vorhand.room.shelf import bare, key_of, luck_key
from vorhand.room.sight import Sights, public, step
from vorhand.room.store import Store, connect, migrate
from vorhand.room.table import BrokenLog, replayed
from vorhand.room.told import AsItLooked
from vorhand.room.wire import Reason
from vorhand.room.worker import Worker

games = pytest.mark.parametrize("game", GAMES)
HERE = "192.0.2.1"


def record(game: str, seed: int = 1) -> Record:
    """A deal that random players have played."""
    return Record.of(game, played(game, "random", seed))


# The jobs


def test_a_deal_is_reviewed_once(server: Server) -> None:
    """Whoever asks for a deal gets its review, by both measures; asked for again, by anybody, it is there at once."""
    deal = record("letzter-stich")
    lena, otto = server.somebody("Lena"), server.somebody("Otto")
    asked = lena.http.post("/api/reviews", json={"record": to_text(deal)})
    assert asked.status_code == 201, asked.text
    job = finished(lena, asked.json())
    assert job["state"] == "done"
    assert job["done"] == job["total"] == len(deal.moves) == len(job["review"]["actions"])
    assert any(each["open"] for each in job["review"]["actions"])
    assert any(each["looked"] for each in job["review"]["actions"])
    named = msgspec.structs.replace(deal, players=tuple("abcd"))
    again = otto.http.post("/api/reviews", json={"record": to_json(named)}).json()
    assert again == job


def test_a_review_is_for_those_who_asked(server: Server) -> None:
    """Nobody else sees how it stands, nor ends it; without a session there is none, and what is no record is said."""
    lena, otto = server.somebody("Lena"), server.somebody("Otto")
    deal = to_text(record("letzter-stich", 2))
    job = lena.http.post("/api/reviews", json={"record": deal}).json()
    for method in ("GET", "DELETE"):
        refused = otto.http.request(method, f"/api/reviews/{job['id']}")
        assert (refused.status_code, refused.json()["detail"]) == (404, "room-no-review")
    assert lena.http.get("/api/reviews/00").status_code == 404
    assert lena.http.get("/api/reviews/0").status_code == 404
    for path, body in (("reviews", {}), ("lines", {"at": 0}), ("practice", {"at": 0, "seat": 0})):
        post = f"/api/{path}"
        strange = server.get(post)
        assert strange.status_code in (404, 405)
        assert Somebody(server, token="x" * 22).http.post(post, json={"record": deal} | body).status_code == 401
        assert lena.http.post(post, json={"record": "vorhand 9"} | body).status_code == 400
        assert lena.http.post(post, json={"record": "x" * 15_001} | body).status_code == 400
    finished(lena, job)


def test_a_record_that_cannot_be_read(server: Server) -> None:
    """Wherever it is brought its fault is told exactly, and by its kinds, to be said in any language."""
    lena = server.somebody("Lena")
    text = to_text(record("kaiser")).replace("\n\n", "\n\nplay C2, ", 1)
    number = text.splitlines().index("") + 2
    for path, body in (
        ("import", {"text": text}),
        ("replay", {"record": text}),
        ("reviews", {"record": text}),
        ("lines", {"record": text, "at": 0}),
        ("practice", {"record": text, "at": 0, "seat": 0}),
    ):
        answer = lena.http.post(f"/api/{path}", json=body)
        told = answer.json()
        assert answer.status_code == told["status_code"] == 400
        assert told["detail"].startswith(f"line {number}: action 1, ")
        line, fault, refusal = told["reasons"]
        assert line == {"key": "fault-line", "args": {"n": str(number)}}
        assert fault["key"] == "fault-illegal"
        assert (fault["args"]["n"], fault["args"]["action"]) == (1, "play C2")
        assert refusal["key"].startswith("refuse-")
    for half in ('"vorhand 1\\ngame \\ud800"', '"{\\"vorhand\\":1,\\"game\\":\\"\\\\ud800x\\"}"'):
        answer = lena.http.post("/api/import", content=f'{{"text":{half}}}')
        assert answer.status_code == answer.json()["status_code"] == 400
    again = lena.http.post("/api/lines", json={"record": to_text(record("skat")), "at": 0}).json()
    assert again == {"status_code": 409, "detail": "room-no-line", "reasons": [{"key": "room-no-line", "args": {}}]}


def test_one_bad_record_keeps_no_other_back(server: Server) -> None:
    """What can be read of a text is told in our form, and beside it what cannot, each by its number among all."""
    lena = server.somebody("Lena")
    good, other = to_text(record("kaiser")), to_text(record("schnapsen"))
    bad = good.replace("\n\n", "\n\nplay C2, ", 1)
    told = lena.http.post("/api/import", json={"text": "\n".join([bad, good, "vorhand 9\n", other])}).json()
    assert [(each["number"], each["place"], each["record"]) for each in told["records"]] == [
        (2, "record 2", good),
        (4, "record 4", other),
    ]
    assert (told["beyond"], [each["number"] for each in told["unread"]]) == (0, [1, 3])
    for each, text, line in zip(told["unread"], (bad, "vorhand 9"), (0, 2 * good.count("\n") + 2), strict=True):
        alone = lena.http.post("/api/import", json={"text": "#\n" * line + text}).json()
        assert each == {"number": each["number"], "detail": alone["detail"], "reasons": alone["reasons"]}


def test_a_bad_first_record_keeps_no_other_back(server: Server) -> None:
    """Whatever is wrong with its beginning, in every form."""
    lena = server.somebody("Lena")
    lines = (Path(__file__).parents[1] / "data" / "iss.sgf").read_text("utf-8").splitlines()
    for bad, good in firsts(to_text(record("kaiser")), lines[0]):
        told = lena.http.post("/api/import", json={"text": f"{bad}\n{good}\n{good}\n"}).json()
        assert [each["number"] for each in told["unread"]] == [1], bad
        assert [each["number"] for each in told["records"]] == [2, 3]


def test_a_file_of_records_keeps_no_claim_waiting() -> None:
    """While the thread in which claims are proved is busy a text is read, and the other way round."""
    text = to_text(record("kaiser"))

    async def main() -> None:
        for thread in (aside, importing):
            begun, may_end = threading.Event(), threading.Event()

            def blocks(begun: threading.Event = begun, may_end: threading.Event = may_end) -> bool:
                begun.set()
                return may_end.wait(20)

            busy = asyncio.create_task(thread(blocks))
            assert await asyncio.to_thread(begun.wait, 10)
            try:
                async with asyncio.timeout(5):
                    if thread is importing:
                        assert await aside(lambda: "proved") == "proved"
                    else:
                        found = await import_records.fn(NewImport(text))
                        assert [each.record for each in found.records] == [text]
            finally:
                may_end.set()
                await busy

    asyncio.run(main())


@pytest.mark.parametrize("true", [True, False])
@pytest.mark.parametrize("form", ["text", "json", "server"])
def test_so_many_claims_of_a_text_are_proved(form: str, true: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then records with another are told as unread, in every form; those without are read."""
    lines = (Path(__file__).parents[1] / "data" / "iss.sgf").read_text("utf-8").splitlines()
    deals = [read_any(line)[0].record for line in lines]
    claimed = next(n for n, deal in enumerate(deals) if Claim() in [move.action for move in deal.moves])
    plain = next(n for n, deal in enumerate(deals) if Claim() not in [move.action for move in deal.moves])
    claim, other = (
        {"text": to_text(deals[n]), "json": to_json(deals[n]), "server": lines[n]}[form] for n in (claimed, plain)
    )
    proofs = 0

    def takes_all(*what: Any) -> bool:
        nonlocal proofs
        proofs += 1
        return true

    monkeypatch.setattr("vorhand.games.skat.play.takes_all", takes_all)
    found = import_of("\n".join([*[claim] * (PROOFS + 1), other]))
    assert proofs == PROOFS
    *read, last = [each.number for each in found.records]
    assert last == PROOFS + 2
    assert read == list(range(1, len(read) + 1))
    assert (len(read) > 0) is true
    assert len(read) + len(found.unread) + found.beyond == PROOFS + 1
    keys = [each.reasons[-1].key for each in found.unread]
    assert ("ui-fault-much" in keys) is true


def test_so_many_bad_records_are_told_one_by_one(server: Server) -> None:
    """The others are counted, so that the answer does not grow; where nothing else is in the text it is a refusal."""
    lena = server.somebody("Lena")
    lines = "x\n" * 40_000
    answer = lena.http.post("/api/import", json={"text": f"{to_json(record('kaiser'))}\n{lines}"})
    told = answer.json()
    assert ([each["number"] for each in told["records"]], told["beyond"]) == ([1], 40_000 - TOLD)
    assert [each["number"] for each in told["unread"]] == list(range(2, TOLD + 2))
    assert len(answer.content) < WHOLE
    refused = lena.http.post("/api/import", json={"text": f"{{}}\n{lines}"})
    assert (refused.status_code, refused.json()["reasons"][0]["args"]) == (400, {"n": "1"})


def test_a_review_can_be_cancelled(server: Server) -> None:
    """It ends where nobody wants it any more, and not before; the next in the queue is reviewed."""
    lena, otto = server.somebody("Lena"), server.somebody("Otto")
    long, short = to_text(record("kaiser", 3)), to_text(record("letzter-stich", 3))
    job = lena.http.post("/api/reviews", json={"record": long}).json()
    other = otto.http.post("/api/reviews", json={"record": long}).json()
    assert other["id"] == job["id"]
    waits = lena.http.post("/api/reviews", json={"record": short}).json()
    assert (waits["state"], waits["ahead"]) == ("queued", 1)
    assert lena.http.delete(f"/api/reviews/{job['id']}").status_code == 204
    assert lena.http.get(f"/api/reviews/{job['id']}").status_code == 404
    assert otto.http.get(f"/api/reviews/{job['id']}").json()["state"] in ("queued", "working")
    assert otto.http.delete(f"/api/reviews/{job['id']}").status_code == 204
    assert finished(lena, waits)["state"] == "done"
    again = otto.http.post("/api/reviews", json={"record": long}).json()
    assert again["state"] in ("queued", "working")
    otto.http.delete(f"/api/reviews/{job['id']}")


def in_a_store(folder: Path, what: Any) -> Any:
    """What comes of something done with the reviews over a new database."""
    engine = connect(f"sqlite:///{folder / 'room.db'}")
    migrate(engine)

    async def main() -> Any:
        found = Reviews(Store(engine))
        try:
            return await what(found)
        finally:
            await found.stop()
            engine.dispose()

    return asyncio.run(main())


def test_so_many_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person has few unfinished reviews, all together not too many; one that is done makes room."""

    async def main(found: Reviews) -> None:
        jobs = [await found.ask("a", HERE, record("schnapsen", seed)) for seed in range(EACH)]
        with pytest.raises(Refusal) as error:
            await found.ask("a", HERE, record("schnapsen", 100))
        assert error.value.reason.key == "room-reviews-each"
        assert (await found.ask("a", HERE, record("schnapsen", 1))).id == jobs[1].id
        await found.cancel("a", jobs[2].id)
        assert (await found.ask("a", HERE, record("schnapsen", 100))).state == "queued"
        monkeypatch.setattr(reviews, "MOST", EACH)
        with pytest.raises(Refusal) as error:
            await found.ask("b", HERE, record("schnapsen", 101))
        assert error.value.reason.key == "room-reviews-all"

    in_a_store(tmp_path, main)


def test_sessions_of_a_network(tmp_path: Path) -> None:
    """However many they are, those who come from one network have so many unfinished reviews together."""

    async def main(found: Reviews) -> None:
        found.working = asyncio.create_task(asyncio.sleep(600))  # nothing is done
        deals = [record("schnapsen", seed) for seed in range(NETWORK + 1)]
        jobs = [await found.ask(f"p{number}", HERE, deals[number]) for number in range(NETWORK)]
        with pytest.raises(Refusal) as error:
            await found.ask("another", HERE, deals[NETWORK])
        assert error.value.reason.key == "room-reviews-network"
        with pytest.raises(Refusal):
            await found.ask("another", HERE, deals[0])  # nor does it join them
        assert (await found.ask("p0", HERE, deals[0])).id == jobs[0].id
        assert (await found.ask("another", "192.0.2.2", deals[NETWORK])).state == "queued"
        await found.cancel("p1", jobs[1].id)
        assert (await found.ask("p1", HERE, deals[NETWORK])).state == "queued"

    in_a_store(tmp_path, main)


def test_a_network_over_http(tmp_path: Path) -> None:
    """The first half of an address of IPv6 is one network: whoever has it has more addresses than can be counted."""
    few = "from vorhand.room import reviews; reviews.NETWORK = 1; "
    with Server(tmp_path, few + PLAIN) as server:
        answers = []
        for number, address in enumerate(("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")):
            asking = server.somebody()
            asking.http.headers["x-forwarded-for"] = address
            deal = to_text(record("skat", number))
            answers.append(asking.http.post("/api/reviews", json={"record": deal}))
        assert [answer.status_code for answer in answers] == [201, 429, 201]
        assert answers[1].json()["detail"] == "room-reviews-network"


def test_a_process_that_is_lost_fails_one_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The review is marked as failed, the next one is made by another process; asked for again it is made."""

    async def main(found: Reviews) -> None:
        first, second = record("letzter-stich", 4), record("letzter-stich", 5)
        job = await found.ask("a", HERE, first)
        while found.worker.running is None:
            await asyncio.sleep(0.01)
        found.worker.running.kill()
        other = await found.ask("b", HERE, second)
        assert found.working is not None
        await found.working
        failed = await found.show("a", job.id)
        assert (failed.state, failed.fault) == ("failed", Reason("ui-review-failed", {}))
        assert (await found.show("b", other.id)).review is not None
        monkeypatch.setattr(reviews, "KEPT", 1)
        await found.ask("a", HERE, first)
        await found.working
        done = await found.show("a", job.id)
        assert done.state == "done"
        assert done.review is not None
        with pytest.raises(Refusal):
            await found.show("b", other.id)  # forgotten, though it is kept
        assert (await found.ask("b", HERE, second)).state == "done"

    in_a_store(tmp_path, main)


def test_what_takes_too_long_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it tells of progress, it fails and says why; the next review is made by another process."""

    async def main(found: Reviews) -> None:
        endless, ask = record("letzter-stich", 4), found.worker.line

        async def line(patience: float) -> bytes:
            if (await found.show("a", job.id)).state == "working":
                await asyncio.sleep(0.01)
                return b'{"done": 1}'
            return await ask(patience)

        monkeypatch.setattr(found.worker, "line", line)
        monkeypatch.setattr(reviews, "PATIENCE", 0.0)
        monkeypatch.setattr(reviews, "ACTION", 2.0 / len(endless.moves))
        job = await found.ask("a", HERE, endless)
        assert job.fault is None
        assert found.working is not None
        await asyncio.wait_for(found.working, 20)
        failed = await found.show("a", job.id)
        assert (failed.state, failed.fault) == ("failed", Reason("room-review-late", {}))
        monkeypatch.setattr(reviews, "PATIENCE", 60.0)
        other = await found.ask("b", HERE, record("letzter-stich", 5))
        await found.working
        assert (await found.show("b", other.id)).review is not None

    in_a_store(tmp_path, main)


def test_how_long_a_review_may_take() -> None:
    """As long as its actions may together, and luck as long as its plays; neither less than one of them alone."""

    def longest(task: Task, total: int) -> float:
        return Job(key=b"", task=task, total=total, people={}).longest

    assert [longest(Task(record="{}"), actions) for actions in (1, 40)] == [75, 660]
    assert [longest(Task(again=("{}",)), plays) for plays in (1, 20 * 8)] == [65, 860]


def test_what_is_cancelled_while_its_process_starts_is_not_worked_on(tmp_path: Path) -> None:
    """The process ends, and the next review is made."""

    async def main(found: Reviews) -> None:
        first, start = record("skat", 4), found.worker.put

        async def put(line: bytes) -> None:
            if found.worker.running is None and not found.shelf.review(key_of(bare(first))):
                with suppress(Refusal):  # once
                    await found.cancel("a", key_of(bare(first)).hex())
            await start(line)

        found.worker.put = put  # type: ignore[method-assign]
        await found.ask("a", HERE, first)
        other = await found.ask("b", HERE, record("letzter-stich", 5))
        assert found.working is not None
        await found.working
        assert (await found.show("b", other.id)).review is not None
        assert found.shelf.review(key_of(bare(first))) is None

    in_a_store(tmp_path, main)


def test_the_key_is_the_deal() -> None:
    """Names and what was written down do not change it, an action less does."""
    deal = record("skat")
    other = msgspec.structs.replace(deal, players=("a", "b", "c"), result={})
    assert key_of(bare(deal)) == key_of(bare(other))
    less = msgspec.structs.replace(deal, moves=deal.moves[:-1], result={})
    assert key_of(bare(less)) != key_of(bare(deal))


def test_the_key_is_the_way_of_reviewing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What another version makes is kept apart, whether the kernel is built or not: without it nothing is made."""
    deal = bare(record("skat"))
    keys = set()
    for version in (1, 2):
        monkeypatch.setattr("vorhand.room.shelf.VERSION", version)
        for built in (True, False):
            monkeypatch.setattr(kernel, "built", built)
            keys |= {key_of(deal), luck_key([to_json(deal)], "club", 8)}
    assert len(keys) == 4


def test_a_goal_is_one_of_the_search() -> None:
    """A review of the wire names no other, so that a client can have words for each."""
    assert get_type_hints(AsItLooked)["goal"] == Goal


def test_a_worker_that_was_stopped_has_no_line() -> None:
    """It says so at once, rather than wait."""
    with pytest.raises(EOFError):
        asyncio.run(Worker("vorhand.room.reviewer").line(5))


# The best line


@games
def test_the_best_line_costs_nothing(game: str) -> None:
    """From any position in play no action of the line costs anything, and what was before stays as it was."""
    deal = record(game)
    starts = [at for at, state in enumerate(deal.states()) if state.view(0).phase == "playing"]
    for at in starts[:: max(len(starts) // 4, 1)]:
        line = best_line(deal, at)
        assert line.moves[:at] == deal.moves[:at]
        states = list(line.states())
        assert states[-1].to_act is None
        for state, event in zip(states[at:], states[-1].history[at:], strict=False):
            found = opened(state, event.action)
            assert found is None or found.cost == 0
    if game in ("skat", "kaiser"):
        with pytest.raises(NoLine):
            best_line(deal, 0)


def test_the_best_line_over_http(server: Server) -> None:
    """It is a record like any other; where there is none, or no such position, that is said."""
    lena = server.somebody("Lena")
    deal = record("skat")
    start = next(at for at, state in enumerate(deal.states()) if state.view(0).phase == "playing")
    found = lena.http.post("/api/lines", json={"record": to_text(deal), "at": start})
    assert from_text(found.json()["record"]) == best_line(deal, start)
    none = lena.http.post("/api/lines", json={"record": to_text(deal), "at": 0})
    assert (none.status_code, none.json()["detail"]) == (409, "room-no-line")
    assert lena.http.post("/api/lines", json={"record": to_text(deal), "at": 999}).status_code == 400


# Practice


@games
def test_playing_on_from_a_position(server: Server, game: str) -> None:
    """The table has the cards and the actions so far, is practice for one, and its deal is kept as that."""
    lena = server.somebody("Lena")
    deal = record(game, 6)
    at = len(deal.moves) // 2
    state = list(deal.states())[at]
    asked = {"record": to_text(deal), "at": at, "seat": state.to_act, "level": "random"}
    table = lena.http.post("/api/practice", json=asked).json()["id"]
    with lena.at(table) as seat:
        seat.until("snapshot")
        seat.ask("go")
        seat.hear_out()
        assert seat.state["table"]["practice"] is True
        assert seat.state["table"]["begun"] == at
        assert seat.state["table"]["shown"] == []
        own = state.view(state.to_act or 0)
        assert seat.view["hand"] == str(own.hand)
        assert len(seat.view["history"]) == at
        seat.play()
        seat.hear_out()
        assert seat.state["table"]["over"]["proof"] is None
        assert seat.state["table"]["played"] == 0
        assert seat.ask("go")["t"] == "done"  # the same cards again
        seat.hear_out()
        assert len(seat.view["history"]) == at
    (kept,) = lena.http.get("/api/records").json()
    assert (kept["practice"], kept["proof"]) == (True, None)
    assert from_text(kept["record"]).deal == deal.deal
    assert from_text(kept["record"]).moves[:at] == deal.moves[:at]


def test_practice_is_refused_where_it_cannot_be(server: Server) -> None:
    """A deal that is over, a seat that is none, a position that never was, a token that may only play."""
    lena = server.somebody("Lena")
    deal = record("schnapsen", 7)
    for wrong in ({"at": len(deal.moves)}, {"seat": 2}, {"at": 900}, {"level": "god"}, {"more": 1}):
        asked = {"record": to_text(deal), "at": 0, "seat": 0} | wrong
        assert lena.http.post("/api/practice", json=asked).status_code == 400
    bot = lena.http.post("/api/bots", json={"name": "Bot"}).json()["token"]
    asked = {"record": to_text(deal), "at": 0, "seat": 0}
    assert Somebody(server, token=bot).http.post("/api/practice", json=asked).status_code == 403


def practice(game: str, shown: bool) -> tuple[log.Opened, Record]:
    """The head of a table's log that goes on from the middle of a deal."""
    deal = record(game, 8)
    begin = msgspec.structs.replace(deal, moves=deal.moves[: len(deal.moves) // 2], result={})
    count = deal.options.seats
    seats = (Seat(person=person(0), name="P0"), *[Seat(level="random")] * (count - 1))
    return log.Opened(setup=setup(game), host=person(0), seats=seats, begin=to_json(begin), shown=shown), begin


@games
def test_cards_are_shown_where_that_was_asked_for(game: str) -> None:
    """At no other table are all hands told before a deal is over."""
    for wanted in (True, False):
        head, begin = practice(game, wanted)
        entries: list[log.AnyEntry] = [log.Promised(secret=bytes(32).hex()), log.Ready(seat=0), log.Dealt()]
        table = replayed(1, [head, *entries])
        assert public(table)["shown"] == ([str(hand) for hand in begin.replay().hands] if wanted else [])
        assert table.practice
        assert table.proof() is None
    book = Book(setup(game))
    book.deal()
    assert public(book.table)["shown"] == []
    assert public(book.table)["begun"] is None


def test_a_log_that_begins_with_what_is_no_deal() -> None:
    """Another game, other options, a deal that is over, nonsense, a second person or a table in the list: broken."""
    head, begin = practice("skat", True)
    replace = msgspec.structs.replace
    over = replace(begin, moves=record("skat", 8).moves)
    wrong = [
        replace(head, begin=practice("kaiser", True)[0].begin),
        replace(head, setup=setup("skat", "kontra=on")),
        replace(head, begin=to_json(over)),
        replace(head, begin="{}"),
        replace(head, seats=(*head.seats[:2], Seat(person="b", name="B"))),
        replace(head, setup=setup("skat", watched=True)),
        replace(head, setup=setup("skat", listed=True)),
    ]
    assert replayed(1, [head]).begin == from_json(head.begin)
    for each in wrong:
        with pytest.raises(BrokenLog):
            replayed(1, [each])


def test_nobody_else_comes_to_practice(server: Server) -> None:
    """A stranger with the link neither watches nor sits down, not even once the seat is free."""
    lena, otto = server.somebody("Lena"), server.somebody("Otto")
    asked = {"record": to_text(record("schnapsen", 9)), "at": 3, "seat": 0, "open": True, "level": "random"}
    table = lena.http.post("/api/practice", json=asked).json()["id"]
    with lena.at(table) as seat:
        seat.until("snapshot")
        seat.ask("go")
        seat.hear_out()
        assert [len(hand.split()) for hand in seat.state["table"]["shown"]] == seat.view["sizes"]
        seat.play()
        with pytest.raises(ConnectionClosed, match="room-private"):
            seat.ask("stand")
    for stranger in (otto, lena):
        with stranger.at(table) as other, pytest.raises(ConnectionClosed, match="room-private"):
            other.until("snapshot")


def test_cards_that_go_round_again(server: Server) -> None:
    """SK 7: until a duplicate deal has been played by all, nobody who played it learns from it."""
    lena = server.somebody("Lena")
    table = lena.make("skat", "me", "random", "random", settings=("duplicate=on", "deals=36"))
    with lena.at(table) as seat:
        seat.until("snapshot")
        for number in range(3):
            seat.ask("go")
            seat.hear_out()
            seat.play()
            seat.hear_out()
            with closing(sqlite3.connect(server.folder / "room.db")) as database:
                query = "select record from deals where table_id = ? and number = ?"
                (text,) = database.execute(query, (table, number + 1)).fetchone()
            for path, more in (("reviews", {}), ("lines", {"at": 14}), ("practice", {"at": 9, "seat": 0})):
                asked = lena.http.post(f"/api/{path}", json={"record": text} | more)
                if number < 2:
                    assert (asked.status_code, asked.json()["detail"]) == (409, "room-goes-round")
                else:
                    assert asked.json().get("detail") != "room-goes-round"
    job = lena.http.post("/api/reviews", json={"record": text}).json()
    lena.http.delete(f"/api/reviews/{job['id']}")


def test_practice_takes_back_no_more_than_was_played() -> None:
    """Undo stops at the position from which practice began."""
    head, begin = practice("letzter-stich", False)
    seat = begin.replay().to_act
    assert seat is not None
    seats = tuple(Seat(person=person(0), name="P0") if at == seat else Seat(level="random") for at in range(4))
    book = Book(setup("letzter-stich"))
    head = msgspec.structs.replace(head, seats=seats)
    entries: list[log.AnyEntry] = [head, log.Promised(secret=bytes(32).hex()), log.Ready(seat=seat), log.Dealt()]
    book.live.table = replayed(1, entries)
    with pytest.raises(Refusal):
        book.ask(0, wire.Undo(cid="a"))
    state = book.table.state
    assert state is not None
    book.ask(0, wire.Act(cid="b", v=book.table.v, action=str(Random(1).choice(state.actions()))))
    book.ask(0, wire.Undo(cid="c"))
    assert book.table.state is not None
    assert len(book.table.state.history) == len(begin.moves)


def test_shown_cards_are_told_as_they_go() -> None:
    """With every card that is played the hands that are shown lose it, and each step tells so."""
    head, _begin = practice("letzter-stich", True)
    book = Book(setup("letzter-stich"))
    book.live.table = replayed(1, [head, log.Promised(secret=bytes(32).hex()), log.Ready(seat=0), log.Dealt()])
    sights = Sights(book.table)
    for _ in range(3):
        book.act(Random(1))
        after = Sights(book.table, sights)
        state = book.table.state
        assert state is not None
        assert after.shown["shown"] == [str(hand) for hand in state.hands] != sights.shown["shown"]
        assert "shown" in step(sights[0], after[0]).table
        sights = after
