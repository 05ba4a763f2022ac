"""What went wrong once, each as the kind of thing that it was."""

from __future__ import annotations

import asyncio
import threading
import traceback
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from rooms import PEOPLE, Fake, act, ask, dealt, run, settled, table
from structlog.testing import capture_logs
from tables import Book, setup

from vorhand import claims
from vorhand.cards import Cards
from vorhand.game import IllegalAction, Message, message
from vorhand.games.skat.score import ORDERS
from vorhand.options import SetupError
from vorhand.room import app as room
from vorhand.room import conduct, log, wire
from vorhand.room.aside import aside
from vorhand.room.identity import name_of
from vorhand.room.leases import Owner
from vorhand.room.live import Live
from vorhand.room.mirror import ACCEPTED, Forwarded, Mirror
from vorhand.room.news import News
from vorhand.room.node import Node
from vorhand.room.socket import at_table
from vorhand.room.store import StoreError
from vorhand.room.table import BrokenLog
from vorhand.room.untrue import Given


@pytest.mark.parametrize("text", ["claim", " claim", "claim\n", "  claim  "])
def test_sk_5_5_a_claim_is_proved_aside_and_once(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However it is written; what is not true is not tried again before the cards change."""
    proofs: list[str] = []
    plain = claims.takes_all

    def takes_all(*what: Any) -> bool:
        proofs.append(threading.current_thread().name)
        return plain(*what)

    monkeypatch.setattr("vorhand.games.skat.play.takes_all", takes_all)
    monkeypatch.setattr("vorhand.room.node.new_secret", lambda: bytes(32))  # the same cards every time

    async def main(node: Node) -> None:
        live = await table(node, "skat", "me", "p1", "p2")
        await dealt(live, 0, 1, 2)
        await ended(live)
        for number in range(3):
            answers = [await ask(live, number, "act", v=live.table.v, action=text) for _ in range(3)]
            assert [answer.rule for answer in answers] == ["SK 5.5"] * 3
        assert len(proofs) == 3
        assert {name.rpartition("_")[0] for name in proofs} == {"aside"}
        await act(live)
        await ask(live, 0, "act", v=live.table.v, action=text)
        assert len(proofs) == 4

    run(tmp_path, main)


@pytest.mark.parametrize("stops", [False, True])
def test_sk_5_5_the_table_goes_on_while_a_claim_is_explained(
    stops: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others act and records are read meanwhile; all who ask get the same answer, which knows nothing of what came.

    A table that stops waits for nothing: the claim is refused as the rule says it.
    """
    begun, may_end, times = threading.Event(), threading.Event(), 0

    def slowly(error: IllegalAction) -> Message:
        nonlocal times
        times += 1
        begun.set()
        may_end.wait(20)
        return conduct.explained(error)

    monkeypatch.setattr("vorhand.room.untrue.explained", slowly)
    monkeypatch.setattr("vorhand.room.node.new_secret", lambda: bytes(32))

    async def main(node: Node) -> None:
        live = await table(node, "skat", "me", "p1", "p2")
        await dealt(live, 0, 1, 2)
        await ended(live)
        v = live.table.v
        claim = wire.Act(cid="claim", v=v, action="claim")
        first, again, leaves = (asyncio.create_task(live.request(PEOPLE[0], claim)) for _ in range(3))
        assert await asyncio.to_thread(begun.wait, 20)
        async with asyncio.timeout(10):
            other = asyncio.create_task(ask(live, 0, "act", v=v, action="claim"))
            assert await aside(lambda: "read") == "read"
            assert isinstance(await act(live), wire.Done)
            leaves.cancel()
            await asyncio.wait([leaves])
            if stops:
                await live.stop()
        assert (first.done(), again.done(), other.done()) == (stops,) * 3
        may_end.set()
        answer = await first
        assert isinstance(answer, wire.Refused)
        assert (answer.v, answer.rule) == (v, "SK 5.5")
        assert (answer.reason.key == "refuse-sk-claim-lost") is not stops
        assert answer == await again == await live.request(PEOPLE[0], claim)
        assert answer.reason == (await other).reason
        assert times == 1
        assert live.table.v > v

    try:
        run(tmp_path, main)
    finally:
        may_end.set()


def test_sk_5_5_a_claim_that_cannot_be_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused as the rule says it, and the operator is told; asked again and again, nothing gathers."""

    def fails(_: IllegalAction) -> Message:
        raise ZeroDivisionError("CJ")

    monkeypatch.setattr("vorhand.room.untrue.explained", fails)
    monkeypatch.setattr("vorhand.room.node.new_secret", lambda: bytes(32))
    depths: list[int] = []
    plain = Live.handle

    async def handle(live: Live, *what: Any) -> None:
        try:
            await plain(live, *what)
        except conduct.Refusal as error:
            depths.append(len(traceback.extract_tb(error.__traceback__)))
            raise

    async def main(node: Node) -> None:
        live = await table(node, "skat", "me", "p1", "p2")
        await dealt(live, 0, 1, 2)
        await ended(live)
        monkeypatch.setattr(Live, "handle", handle)
        with capture_logs() as logs:
            answers = [await ask(live, 0, "act", v=live.table.v, action="claim") for _ in range(5)]
        assert {(answer.rule, answer.reason.key) for answer in answers} == {("SK 5.5", "refuse-sk-claim")}
        (fault,) = logs
        assert (fault["event"], fault["error"]) == ("claim not explained", "ZeroDivisionError")
        assert fault["at"].startswith("fails, line ")
        assert "CJ" not in str(fault)
        assert len(set(depths[1:])) == 1

    run(tmp_path, main)


class Line:
    """A socket without a network: what comes in, and what was said."""

    def __init__(self) -> None:
        self.coming: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def receive_data(self, mode: str) -> str:
        """The next message; None hangs up."""
        if (told := await self.coming.get()) is None:
            raise WebSocketDisconnect(detail="")
        return msgspec.json.encode(told).decode()

    async def send_data(self, text: bytes, mode: str) -> None:
        """Keeps what is said."""
        for told in msgspec.json.decode(text):
            self.said.put_nowait(told)

    async def ask(self, kind: str, cid: str, **what: Any) -> None:
        """Sends a request."""
        await self.coming.put({"t": kind, "cid": cid, **what})

    async def answer(self) -> dict[str, Any]:
        """The next answer to a request."""
        while "cid" not in (told := await self.said.get()):
            pass
        return told


async def from_another(node: Node, live: Live, claim: dict[str, Any], whole: bool = False) -> Any:
    """What another node gets that passes this claim on."""

    async def body() -> bytes:
        asked = Forwarded(person=PEOPLE[0], request=wire.Act(cid="claim", **claim), whole=whole)
        return msgspec.json.encode(asked)

    request = SimpleNamespace(body=body, app=SimpleNamespace(state=SimpleNamespace(node=node)))
    return await room.forwarded.fn(live.id, request)


def test_sk_5_5_who_claimed_plays_on_while_it_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """His own requests are answered meanwhile; a socket that goes waits for nothing, and is counted no more."""
    may_end = threading.Event()

    def slowly(error: IllegalAction) -> Message:
        may_end.wait(20)
        return conduct.explained(error)

    monkeypatch.setattr("vorhand.room.untrue.explained", slowly)
    monkeypatch.setattr("vorhand.room.node.new_secret", lambda: bytes(32))

    async def main(node: Node) -> None:
        live = await table(node, "skat", "me", "p1", "p2")
        await dealt(live, 0, 1, 2)
        await ended(live)
        state = SimpleNamespace(node=node, clients=set())
        lines = [Line(), Line()]
        for line in lines:
            line.app = SimpleNamespace(state=state)  # type: ignore[attr-defined]
        stays, goes = (asyncio.create_task(at_table(cast(Any, line), PEOPLE[0], live, 0, False)) for line in lines)
        claim = {"v": live.table.v, "action": "claim"}
        async with asyncio.timeout(10):
            for line in lines:
                await line.ask("act", "claim", **claim)
                await line.ask("ping", "ping")
                assert (await line.answer())["cid"] == "ping"
            await lines[1].coming.put(None)
            await goes
            assert node.sockets == len(state.clients) == 1
            await lines[0].ask("act", "claim", **claim)
            await lines[0].ask("ping", "again")
            assert (await lines[0].answer())["cid"] == "again"
            assert (await from_another(node, live, claim)).status_code == ACCEPTED
            may_end.set()
            assert b"claim-lost" in (await from_another(node, live, claim, whole=True)).content
            assert (await from_another(node, live, claim)).status_code is None
            first, same = await lines[0].answer(), await lines[0].answer()
            assert first == same
            assert (first["cid"], first["reason"]["key"]) == ("claim", "refuse-sk-claim-lost")
            await lines[0].ask("act", "claim", **claim)
            assert await lines[0].answer() == first
            await lines[0].coming.put(None)
            await stays

    try:
        run(tmp_path, main)
    finally:
        may_end.set()


def test_sk_5_5_a_claim_at_another_node_is_explained_by_the_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refusal comes first, its reason later; where the owner does not tell that, it stays as it is."""
    bare = conduct.refused("claim", 3, message("refuse-sk-claim"), "SK 5.5")
    told = conduct.refused("claim", 3, message("refuse-sk-claim-lost", cards="CJ CA CT", seat=1), "SK 5.5")
    gone = False

    def owner(asked: httpx.Request) -> httpx.Response:
        whole = msgspec.json.decode(asked.content, type=Forwarded).whole
        if whole and gone:
            raise httpx.ConnectError("it is gone")
        return httpx.Response(200 if whole else ACCEPTED, content=wire.encode(told if whole else bare))

    async def main(node: Node) -> None:
        nonlocal gone
        live = await table(node, "schnapsen", "me", "p1")
        mirror = Mirror(live.id, live.table, live.last, 0, node.store, node.thinkers)
        async with httpx.AsyncClient(transport=httpx.MockTransport(owner)) as http:
            mirror.watch(Owner("other", "http://other", True), http, "here")
            claim = wire.Act(cid="claim", v=3, action="claim")
            answer = await mirror.answered(PEOPLE[0], claim)
            assert isinstance(answer, Given)
            assert answer.answer == bare
            assert await answer.whole() == await mirror.request(PEOPLE[0], claim) == told
            gone = True
            assert await mirror.request(PEOPLE[0], claim) == bare
            await mirror.stop()

    run(tmp_path, main)


async def ended(live: Live) -> None:
    """The auction is over: the first bidder plays Null from the hand, which nobody can claim to win or lose."""
    state = live.table.state
    while state is not None and type(state).__name__ != "Playing":
        await act(live, -1 if "announce" in str(state.actions()[-1]) else 0)
        state = live.table.state


def test_sk_5_5_a_proof_that_takes_too_long_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A claim that cannot be proved in so many positions has to be played."""
    hands = [Cards(text) for text in ("CA CT D7 D8", "CK CQ H7 H8", "C9 C8 S7 S8")]
    order = ORDERS["grand"]
    found = claims.takes_all(order, hands, (0, 1, 2), (), (1, 2), (0, 1, 2))
    assert found
    monkeypatch.setattr(claims, "MOST", 1)
    assert not claims.takes_all(order, hands, (0, 1, 2), (), (1, 2), (0, 1, 2))


def test_a_closed_table_is_closed_once(tmp_path: Path) -> None:
    """Whoever comes to a table that was closed in mid-deal, absent before or not, is told so, and may stay."""

    async def main(node: Node) -> None:
        live = await table(node, "schnapsen", "me", "p1")
        host, guest = Fake(PEOPLE[0]), Fake(PEOPLE[1])
        live.join(host, 0)
        await dealt(live, 0, 1)
        await live.enter([log.Away(seat=1)])
        await ask(live, 0, "close")
        v = live.table.v
        live.join(guest, 0)
        await settled(live)
        assert (live.table.v, host.ended, guest.ended) == (v, None, None)
        assert live.table.closed
        assert await ask(live, 1, "ping") is not None

    run(tmp_path, main)


def test_nothing_is_entered_behind_the_end() -> None:
    """A log that goes on after a table was closed is broken."""
    book = Book(setup("schnapsen"))
    book.put(log.Closed())
    with pytest.raises(BrokenLog):
        book.put(log.Back(seat=0))


def test_the_time_for_a_deal_is_used_up(tmp_path: Path) -> None:
    """Who was too late once in a deal has no time left in it; what others say meanwhile costs nobody time."""

    async def main(node: Node) -> None:
        live = await table(node, "letzter-stich", "me", "p1", settings=("players=2",), pace="deal", seconds=5)
        await dealt(live, 0, 1)
        assert live.table.state is not None
        seat = live.table.state.to_act
        assert seat is not None
        await live.enter([log.Away(seat=seat, why="clock")])
        assert live.table.spent[seat] == 5000
        assert live.table.spent[1 - seat] == 0

    run(tmp_path, main)


@pytest.mark.parametrize(
    "text", ['{"a":"]]]]]]","y":' + "[" * 9 + "]" * 9 + "}", "[" * 4000, '{"y":["]",["]",["]",["]",[[[[1]]]]]]]]}']
)
def test_brackets_in_strings_hide_no_depth(text: str) -> None:
    """A message that is nested too deep is refused with the reason, whatever its strings hold."""
    with pytest.raises(ValueError, match="nested at most"):
        wire.decode(text)


def test_brackets_in_strings_are_no_depth() -> None:
    """What somebody types may hold brackets."""
    assert wire.decode('{"t":"type","cid":"a","v":1,"text":"[[[[[[[[\\"{{{{"}') is not None


@pytest.mark.parametrize("text", ["ㅤ", "ᅠᅟ", "⠀⠀", "a" + "\u20dd" * 5, "a" + "\ufe0f" * 5, "a" + "\u0e4e" * 20])
def test_names_that_cannot_be_seen(text: str) -> None:
    """Blank letters and towers of marks are no names."""
    with pytest.raises(ValueError, match=r"a (name|letter)"):
        name_of(text)


def test_a_table_in_the_list_has_somebody(tmp_path: Path) -> None:
    """Tables without a person cannot crowd the list."""

    async def main(node: Node) -> None:
        with pytest.raises(SetupError, match="me"):
            await node.make(PEOPLE[0], setup("schnapsen", listed=True), ["club", "club"])
        assert await node.make(PEOPLE[0], setup("schnapsen", listed=True), ["me", "open"])

    run(tmp_path, main)


def test_silent_nodes_are_forgotten(tmp_path: Path) -> None:
    """A person whose node tells nothing any more is not here, and gets some time to come."""

    async def main(node: Node) -> None:
        live = await table(node, "schnapsen", "me", "p1")
        live.join(Fake(PEOPLE[0]), 0)
        live.joined_elsewhere("other", frozenset([PEOPLE[1].id]), 2)
        live.forget(60)
        assert live.here() == {0, 1}
        live.forget(-1)
        assert live.here() == {0}
        assert live.watchers == 0
        assert 1 in live.graces

    run(tmp_path, main)


def test_a_takeover_that_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose log cannot be read when its owner is gone is given back, and taken over once it can."""

    async def main(node: Node) -> None:
        live = await table(node, "schnapsen", "me", "p1")
        await live.stop()
        mirror = Mirror(live.id, live.table, live.last, 0, node.store, node.thinkers)
        owner = node.leases.owner(live.id)
        assert owner is not None
        mirror.watch(owner, node.http, "other")
        node.tables[live.id] = mirror
        after = node.store.after

        def fails(*_: object) -> Any:
            raise StoreError("database is locked")

        monkeypatch.setattr(node.store, "after", fails)
        await node.take_over(mirror)
        assert node.tables[live.id] is mirror
        assert node.leases.owner(live.id) is None
        monkeypatch.setattr(node.store, "after", after)
        await node.look()
        found = node.tables[live.id]
        assert not isinstance(found, Mirror)
        assert found.table == live.table
        assert not node.loading

    run(tmp_path, main)


def test_news_that_go_wrong_end_nothing() -> None:
    """What cannot be understood, or fails where it is taken, is told to the operator only."""

    async def fails(_: Any) -> None:
        raise StoreError("database is locked")

    async def main() -> None:
        news = News("redis://127.0.0.1:1", fails, lambda: fails(None))
        await news.understood(news.taken(lambda _: 1 / 0, b""))  # type: ignore[arg-type, return-value]
        await news.understood(news.up())

    asyncio.run(main())


@pytest.mark.parametrize(
    ("text", "cid"),
    [('{"t":"dance","cid":"a7"}', "a7"), ('{"cid":7}', ""), ("[" * 9000, ""), ('{"cid":"x","y":[[[[[[[[]]]]]]]]}', "")],
)
def test_what_is_no_request_keeps_its_name(text: str, cid: str) -> None:
    """A client that waits for an answer by its name gets it, where the name can be read within the limits."""
    assert wire.name_in(text) == cid
