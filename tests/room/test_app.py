"""The server in a process of its own: what it tells to whom, and what it does not survive to be asked."""

from __future__ import annotations

import json
import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from copy import deepcopy
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from servers import ENDED, PLAIN, Server, Somebody, Table
from websockets.exceptions import ConnectionClosed, InvalidStatus

from vorhand.record import from_text
from vorhand.room.socket import Door


@pytest.fixture(scope="module")
def lena(server: Server) -> Somebody:
    """A person."""
    return server.somebody("Lena")


@pytest.fixture(scope="module")
def otto(server: Server) -> Somebody:
    """Another person."""
    return server.somebody("Otto")


def closed(table: Table) -> tuple[int, str]:
    """How the socket was closed."""
    try:
        while True:
            table.hear()
    except ConnectionClosed as error:
        assert error.rcvd is not None
        return error.rcvd.code, error.rcvd.reason


def test_the_cookie(server: Server) -> None:
    """It is for HTTP only, same-site and has 128 bits; who has one keeps it and the name."""
    found = httpx.post(f"{server.url}/api/session", json={"name": "  Ｌena "})
    cookie = found.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(found.cookies["vorhand"]) == 22
    assert found.json()["name"] == "Lena"
    again = httpx.post(
        f"{server.url}/api/session", json={"name": "B"}, headers={"cookie": f"vorhand={found.cookies['vorhand']}"}
    )
    assert again.json() == found.json()
    assert "set-cookie" not in again.headers


def test_a_guessed_key_is_nobody(server: Server, lena: Somebody) -> None:
    """A key that is not held, cut, empty or odd is nobody: 401, and at a table 1008."""
    key = lena.http.cookies["vorhand"]
    table = lena.make("schnapsen", "me", "open")
    for guess in (key[:-1], key + "a", key.swapcase(), "x" * 22, "\xff", "%00"):
        headers = {"cookie": f"vorhand={guess}".encode("latin-1")}
        assert server.get("/api/me", headers=headers).status_code == 401
        headers = {"authorization": f"Bearer {guess}".encode("latin-1")}
        assert server.get("/api/export", headers=headers).status_code == 401
    stranger = Somebody(server, token="x" * 22)
    with stranger.at(table) as at:
        assert closed(at) == (1008, "no session")


def test_a_guessed_link_is_no_table(server: Server, lena: Somebody) -> None:
    """Links have 128 bits; any other text is no table, whatever it is."""
    table = lena.make("schnapsen", "me", "open")
    assert len(table) == 22
    for guess in (table[:-1], table.swapcase(), "x", "..", "\0", "a" * 33, "' or 1=1", "😀"):
        assert server.get(f"/api/tables/{quote(guess)}").status_code in (400, 404)
        if guess != "..":
            with lena.at(quote(guess)) as at:
                assert closed(at)[0] == 1008


def test_another_site_is_refused(server: Server, lena: Somebody) -> None:
    """An Origin that is not the host's is refused, on the socket before it opens; the host's own is not."""
    table = lena.make("schnapsen", "me", "open")
    for origin in ("http://evil.example", "null", "http://[", f"{server.url}.evil.example", "", "http://127.0.0.1:1"):
        assert lena.http.get("/api/me", headers={"origin": origin}).status_code == 403
        with pytest.raises(InvalidStatus) as found, lena.socket(table, headers={"Origin": origin}):
            pass
        assert found.value.response.status_code == 403
    assert lena.http.get("/api/me", headers={"origin": server.url}).status_code == 200
    with lena.socket(table, headers={"Origin": server.url}) as at:
        assert json.loads(at.recv(5))[0]["t"] == "snapshot"


@pytest.mark.parametrize("path", ["/health", "/api/me", "/api/tables/none", "/nowhere", "/schema/openapi.json"])
def test_headers(server: Server, path: str) -> None:
    """Every answer, refusals too, has a strict policy of content and is not sniffed."""
    headers = server.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_schemas_are_served(server: Server) -> None:
    """The types of the wire and the HTTP side describe themselves."""
    from vorhand.room.export import schema

    assert server.get("/api/wire").json() == schema()
    assert "/api/tables" in server.get("/schema/openapi.json").json()["paths"]


@pytest.mark.parametrize("game", ["letzter-stich", "kaiser", "schnapsen", "skat"])
def test_a_deal_of_every_game(server: Server, game: str) -> None:
    """A person plays a deal against AIs, and has its record and its proof after."""
    from msgspec import convert

    from vorhand.room.fair import Proof, verify

    person = server.somebody(game)
    count = {"schnapsen": 2, "skat": 3}.get(game, 4)
    with person.at(person.make(game, "me", *["random"] * (count - 1))) as at:
        at.until("snapshot")
        commitment = at.state["table"]["commitment"]
        at.ask("go", nonce="mine")
        at.hear_out()
        at.play()
        at.hear_out()
        over = at.state["table"]["over"]
        assert over["proof"]["commitment"] == commitment
        (played,) = person.http.get("/api/records").json()
        assert played["record"] == over["record"]
        verify(from_text(played["record"]), convert(played["proof"], Proof))
        assert person.http.get("/api/export").text == played["record"]


def test_records_are_their_players_own(lena: Somebody, otto: Somebody) -> None:
    """Nobody else sees a deal; a table that is not listed is in no list."""
    table = lena.make("letzter-stich", "me", "random", settings=("players=2",))
    with lena.at(table) as at:
        at.until("snapshot")
        at.ask("go")
        at.play()
        at.hear_out()
    assert lena.http.get("/api/records").json()
    assert otto.http.get("/api/records").json() == []
    assert otto.http.get("/api/export").text == ""
    assert table not in [each["id"] for each in otto.http.get("/api/tables").json()]
    listed = lena.make("schnapsen", "me", "open", listed=True)
    assert listed in [each["id"] for each in otto.http.get("/api/tables").json()]


def test_a_private_table_that_is_full(lena: Somebody, otto: Somebody) -> None:
    """Who has no seat is not let in, though he has the link; he sees who sits there and no more."""
    table = lena.make("schnapsen", "me", "random")
    with otto.at(table) as at:
        assert closed(at) == (1008, "room-private")
    assert "hand" not in otto.http.get(f"/api/tables/{table}").text


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "truncated"),
        ("{", "truncated"),
        ("[]", "object"),
        ("null", "object"),
        ('{"t": "act"}', "cid"),
        ('{"t": "nothing", "cid": "a"}', "Invalid value"),
        ('{"t": "ping", "cid": ""}', "length"),
        ('{"t": "ping", "cid": "a", "more": 1}', "unknown"),
        ('{"t": "ping", "cid": 7}', "Expected"),
        ('{"t": "act", "cid": "a", "v": -1, "action": "pass"}', "Expected"),
        ('{"t": "act", "cid": "a", "v": 1e400, "action": "pass"}', ""),
        ('{"t": "act", "cid": "a", "v": 1, "action": "' + "x" * 81 + '"}', "length"),
        ('{"t": "ping", "cid": "\\ud800"}', ""),
        ('{"t": "sit", "cid": "a", "seat": 6}', "Expected"),
        ("[" * 4000 + "]" * 4000, "deep"),
        ('{"t": "ping", "cid": ' + "[" * 7 + "]" * 7 + "}", "deep"),
        (b"\x00\x01", ""),
    ],
    ids=range(17),
)
def test_malformed_messages(lena: Somebody, text: Any, error: str) -> None:
    """What is no message is answered by what is wrong with it; the next message is taken."""
    with lena.at(lena.make("schnapsen", "me", "random")) as at:
        at.socket.send(text)
        assert error in at.until("malformed")["error"]
        assert at.ask("ping")["t"] == "done"


def test_too_many_malformed_messages(lena: Somebody) -> None:
    """The tenth closes the socket."""
    with lena.at(lena.make("schnapsen", "me", "random")) as at:
        for _ in range(10):
            at.socket.send("{")
        assert closed(at)[0] == 1008
        assert sum(told["t"] == "malformed" for told in at.said) == 9


def test_an_oversized_message(lena: Somebody) -> None:
    """More than 8 KiB in a frame, or in several, closes the socket; just 8 KiB are read."""
    with lena.at(lena.make("schnapsen", "me", "random")) as at:
        at.socket.send("x" * 8192)
        at.until("malformed")
        at.socket.send("x" * 8193)
        assert closed(at)[0] == 1009
    with lena.at(lena.make("schnapsen", "me", "random")) as at:
        with suppress(ConnectionClosed):
            at.socket.send(["x" * 5000, "x" * 5000])
        assert closed(at)[0] == 1009


def test_a_flood(lena: Somebody) -> None:
    """The message after a hundred in 20 seconds closes the socket; the hundred are answered."""
    with lena.at(lena.make("schnapsen", "me", "random")) as at:
        for number in range(101):
            at.socket.send(json.dumps({"t": "ping", "cid": f"p{number}"}))
        assert closed(at)[0] == 1008
        assert sum(told["t"] == "done" for told in at.said) == 100


def test_sockets_of_a_person(server: Server) -> None:
    """Ten may be open, opened at once or not; the eleventh is refused, and one that closes makes room."""
    person = server.somebody("Many")
    table = person.make("schnapsen", "me", "random")
    refused = []
    with ExitStack() as stack:
        with ThreadPoolExecutor(14) as pool:
            tables = list(pool.map(lambda _: stack.enter_context(person.at(table)), range(14)))
        for each in tables:
            try:
                each.hear()
            except ConnectionClosed as error:
                assert error.rcvd is not None
                refused.append(error.rcvd.code)
    assert refused == [1013] * 4
    with person.at(table) as at:
        at.until("snapshot")


def test_a_slow_reader(server: Server, lena: Somebody) -> None:
    """One who does not read is let go, and the others are answered as before."""
    person = server.somebody("Slow")
    table = lena.make("kaiser", "me", "open", "open", "open", watched=True)
    others = [server.somebody(f"N{number}") for number in range(12)]
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    with lena.at(table) as at, person.socket(table, max_queue=1, sock=raw, close_timeout=0.1):
        at.until("snapshot")
        for _ in range(4):  # as long as there is room for what nobody reads
            for other in others:
                with other.at(table) as there:
                    for _ in range(40):
                        there.ask("sit", seat=1)
                        there.ask("stand")
            at.hear_out()
            if not at.watchers:
                break
        while at.watchers:
            at.hear()
        assert at.ask("ping")["t"] == "done"


def test_a_bot(server: Server, lena: Somebody) -> None:
    """Its token is told once, plays but makes nothing, and ends its socket when it is revoked."""
    made = lena.http.post("/api/bots", json={"name": "Bot"}).json()
    assert made["token"] not in lena.http.get("/api/bots").text
    bot = Somebody(server, token=made["token"])
    assert bot.http.get("/api/me").json() == {"id": made["id"], "name": "Bot", "scope": "play"}
    assert bot.http.post("/api/bots", json={"name": "B"}).status_code == 403
    setup = {"setup": {"game": "schnapsen"}, "seats": ["me", "random"]}
    assert bot.http.post("/api/tables", json=setup).status_code == 403
    assert server.somebody("Eve").http.delete(f"/api/bots/{made['id']}").status_code == 404
    with bot.at(lena.make("schnapsen", "me", "open")) as at:
        at.until("snapshot")
        assert at.ask("sit", seat=1)["t"] == "done"
        assert lena.http.delete(f"/api/bots/{made['id']}").status_code == 204
        assert closed(at) == (1008, "revoked")
    assert bot.http.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"setup": {"game": "skat"}, "seats": ["me", "random"]}, "seats"),
        ({"setup": {"game": "skat"}, "seats": ["me", "me", "me"]}, "one seat"),
        ({"setup": {"game": "skat"}, "seats": ["me", "god", "me"]}, "god"),
        ({"setup": {"game": "skat", "settings": ["deals=0"]}, "seats": ["me", "random", "random"]}, "deals"),
        ({"setup": {"game": "skat", "settings": ["deals=3", "deals=6"]}, "seats": ["me", "random", "random"]}, "twice"),
        ({"setup": {"game": "poker"}, "seats": ["me", "random"]}, ""),
        ({"setup": {"game": "skat", "cheat": 1}, "seats": ["me", "random", "random"]}, ""),
        ({}, ""),
        ([], ""),
    ],
    ids=range(9),
)
def test_tables_that_cannot_be(lena: Somebody, body: Any, word: str) -> None:
    """They are refused with what is wrong."""
    found = lena.http.post("/api/tables", json=body)
    assert found.status_code == 400
    assert word in found.text


def test_names_that_cannot_be(lena: Somebody) -> None:
    """A name that is none is refused, by what is wrong; another is taken in its plain form."""
    for name in ("", "---", "x" * 25, "x" * 5000, "\u202e"):
        assert lena.http.patch("/api/me", json={"name": name}).status_code == 400
    assert lena.http.patch("/api/me", json={"name": "a\u200b|b"}).json()["name"] == "ab"


def test_too_large_a_body(lena: Somebody) -> None:
    """More than 16 KiB are not read."""
    assert lena.http.post("/api/tables", content=b"[" * 20_000).status_code in (400, 413)
    assert lena.http.post("/api/tables", content=b"[" * 15_000).status_code == 400


def test_limits_and_a_goodbye(tmp_path: Path) -> None:
    """The sixty-first thing of a kind that one address makes in a minute is refused, others are not.

    A server that stops tells every client and closes with 1012; the table is there again as it was.
    """
    with Server(tmp_path) as server:
        person = server.somebody()
        table = person.make("skat", "me", "random", "random")
        codes = [person.http.post("/api/bots", json={"name": "B"}).status_code for _ in range(61)]
        assert codes == [201] * 60 + [429]
        assert len(person.http.get("/api/bots").json()) == 60
        assert person.http.post("/api/tables", json={}).status_code == 400
        with person.at(table) as at:
            at.until("snapshot")
            at.ask("go")
            thinkers = at.play_until(server.children)
            server.process.send_signal(signal.SIGTERM)
            assert closed(at)[0] == 1012
            assert at.said[-1] == {"t": "bye", "seconds": 2.0}
        assert server.stop() in ENDED
    assert gone(thinkers)
    with Server(tmp_path) as again:
        person = Somebody(again, key=person.http.cookies["vorhand"])
        with person.at(table, at.state["v"]) as back:
            back.state = deepcopy(at.state)  # nothing is told again that was seen; an AI may act at any moment
            back.hear_out()
            assert back.state["view"]["hand"] == at.state["view"]["hand"]
            assert back.state["view"]["history"][: len(at.view["history"])] == at.view["history"]


def test_sockets_of_an_address(tmp_path: Path) -> None:
    """The socket after those that an address may ask for in a minute is refused before it is opened."""
    few = "from vorhand.room import socket; made = socket.Door.__init__; "
    few += "socket.Door.__init__ = lambda self, most: made(self, 5); "
    few += "now = socket.Door.admits; socket.Door.admits = lambda self, address, _: now(self, address, 60.0); "
    with Server(tmp_path, few + PLAIN) as server:
        person = server.somebody()
        table = person.make("schnapsen", "me", "random")
        for _ in range(5):
            with person.at(table) as at:
                at.until("snapshot")
        with pytest.raises(InvalidStatus) as found, person.at(table):
            pass
        assert found.value.response.status_code == 403
        assert person.http.get("/api/me").status_code == 200


def test_the_door() -> None:
    """Each address is counted for itself, anew every minute."""
    door = Door(2)
    assert [door.admits("a", second) for second in (0, 1, 2)] == [True, True, False]
    assert door.admits("b", 3)
    assert [door.admits("a", second) for second in (60, 61, 119)] == [True, True, False]


def test_an_unknown_address_of_the_api_is_json(server: Server) -> None:
    """A browser too gets JSON from /api, and a page from elsewhere."""
    for path in ("/api/nothing", "/api/tables/none", "/api/tables/none/more/and/more"):
        for accept in ("*/*", "text/html,application/xhtml+xml"):
            found = server.get(path, headers={"accept": accept})
            assert found.status_code == 404
            assert found.json()["status_code"] == 404
    assert server.get("/nothing", headers={"accept": "text/html"}).headers["content-type"].startswith("text/html")


def gone(processes: list[int]) -> bool:
    """Whether these processes, of which there were some, end within five seconds."""
    end = time.monotonic() + 5
    while (left := [each for each in processes if Path(f"/proc/{each}").exists()]) and time.monotonic() < end:
        time.sleep(0.05)
    return bool(processes) and not left


KILL = f"""
import os, signal
from vorhand.room.store import Store
commit = Store.commit
async def deadly(self, given):
    await commit(self, given)
    if any(b'"cid":"deadly"' in body for body, _ in given.entries):
        os.kill(os.getpid(), signal.SIGKILL)
Store.commit = deadly
{PLAIN}
"""


def test_a_server_killed_between_commit_and_acknowledgement(tmp_path: Path) -> None:
    """What was committed is there after, and the client that asks again gets the answer; nothing is done twice."""
    with Server(tmp_path, KILL) as server:
        person = server.somebody()
        table = person.make("letzter-stich", "me", "random", settings=("players=2",))
        with person.at(table) as at:
            at.until("snapshot")
            at.ask("go")
            thinkers = at.play_until(server.children)
            while not (at.state["view"] and at.view["actions"]):
                at.hear()
            v, action = at.state["v"], at.view["actions"][0]
            with pytest.raises(ConnectionClosed):
                at.ask("act", cid="deadly", v=v, action=action)
        assert server.stop() == -signal.SIGKILL
    assert gone(thinkers)
    with Server(tmp_path) as again:
        person = Somebody(again, key=person.http.cookies["vorhand"])
        with person.at(table, v) as back:
            for _ in range(2):
                assert back.ask("act", cid="deadly", v=v, action=action) == {"t": "done", "cid": "deadly", "v": v + 1}
            assert back.view["history"].count([0, action]) == 1
