"""A room that runs in a process of its own, and clients that reach it over the loopback."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from rooms import take
from websockets.sync.client import ClientConnection, connect

STARTS = 60.0

ENDED = (0, -signal.SIGTERM)
"""How a server ends that was told to: by itself, or by the same signal once all is done."""

PLAIN = "from vorhand.cli import main; main()"

UNLIMITED = """
from litestar.middleware.rate_limit import RateLimitMiddleware
async def free(self, request): return False
RateLimitMiddleware.should_check_request = free
from vorhand.room.socket import Door
Door.admits = lambda self, address, now: True
"""
"""Visitors may make as much as they like, as all have one address."""

FREE = f"""{UNLIMITED}
import socket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
made = WebSocketsSansIOProtocol.connection_made
def small(self, transport):
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    made(self, transport)
WebSocketsSansIOProtocol.connection_made = small
{PLAIN}
"""
"""A server without limits of making, for whose visitors the kernel keeps little."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """The process, and how it is reached."""

    def __init__(self, folder: Path, code: str = PLAIN) -> None:
        self.port, self.folder = free_port(), folder
        self.people: list[Somebody] = []
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-c", code, "serve", "--port", str(self.port), "--thinkers", "1"]
        self.command += ["--database", f"sqlite:///{folder / 'room.db'}"]
        self.errors, self.output = (folder / "errors.txt").open("ab"), (folder / "output.txt").open("ab")
        self.start()

    def start(self) -> None:
        """Starts the process, once more after it was stopped, and waits until it serves."""
        self.process = subprocess.Popen(
            self.command,
            stdout=self.output,
            stderr=self.errors,
            env=os.environ | {"LANG": "C.UTF-8"},
        )
        end = time.monotonic() + STARTS
        while True:
            try:
                assert self.get("/health").status_code == 200
                break
            except httpx.HTTPError:
                if self.process.poll() is not None or time.monotonic() > end:
                    self.stop()
                    self.errors.close()
                    raise AssertionError((self.folder / "errors.txt").read_text()) from None
                time.sleep(0.05)

    def get(self, path: str, **how: Any) -> httpx.Response:
        """The answer to somebody unknown."""
        return httpx.get(self.url + path, **how)

    def somebody(self, name: str = "Lena") -> Somebody:
        """A new person."""
        return Somebody(self, name)

    def children(self) -> list[int]:
        """The processes that it has started."""
        file = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(each) for each in file.read_text().split()]

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        for person in self.people:
            person.http.close()
        self.stop()
        self.errors.close()
        self.output.close()

    def stop(self) -> int:
        """Ends the process; its return code, below zero where a signal ended it."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(15)
        finally:
            self.process.kill()
            self.process.wait()


class Somebody:
    """A person with a cookie, or a bot with a token."""

    def __init__(self, server: Server, name: str = "", token: str = "", key: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=15)
        server.people.append(self)
        if token:
            self.http.headers["authorization"] = f"Bearer {token}"
        elif key:
            self.http.cookies["vorhand"] = key
        else:
            self.http.post("/api/session", json={"name": name}).raise_for_status()

    def make(self, game: str, *seats: str, settings: tuple[str, ...] = (), **manners: Any) -> str:
        """A new table."""
        made = {"game": game, "settings": settings, "tempo": "instant", "stand_in": "random"} | manners
        found = self.http.post("/api/tables", json={"setup": made, "seats": seats})
        assert found.status_code == 201, found.text
        return str(found.json()["id"])

    @contextmanager
    def at(self, table: str, since: int = 0) -> Iterator[Table]:
        """A socket at a table."""
        with self.socket(table, since) as found:
            yield Table(found)

    def socket(self, table: str, since: int = 0, **how: Any) -> ClientConnection:
        """The bare socket."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        if token := self.http.headers.get("authorization"):
            headers["Authorization"] = token
        address = self.server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?since={since}"
        return connect(
            address,
            additional_headers=headers | how.pop("headers", {}),
            **{"compression": None, "max_queue": None} | how,
        )


class Table:
    """What a client knows of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.count = socket, 0
        self.waiting: deque[dict[str, Any]] = deque()
        self.state: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []

    def hear(self, timeout: float = 15.0) -> dict[str, Any]:
        """The next message."""
        if not self.waiting:
            self.waiting.extend(json.loads(self.socket.recv(timeout)))
        told = self.waiting.popleft()
        self.said.append(told)
        if told["t"] == "snapshot":
            self.state = told
        elif told["t"] == "step":
            take(self.state, told)
        return told

    def hear_out(self) -> None:
        """Everything that there is now."""
        try:
            while True:
                self.hear(0.2)
        except TimeoutError:
            pass

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (told := self.hear())["t"] not in kinds:
            pass
        return told

    def ask(self, kind: str, cid: str = "", **what: Any) -> dict[str, Any]:
        """The answer to a request."""
        self.count += 1
        name = cid or f"{id(self)}-{self.count}"
        self.socket.send(json.dumps({"t": kind, "cid": name, **what}))
        while (told := self.until("done", "refused"))["cid"] != name:
            pass
        return told

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        found: dict[str, Any] = self.state["view"]
        return found

    @property
    def watchers(self) -> int:
        """How many watch, as was told last."""
        return int(next(told["watchers"] for told in reversed(self.said) if told["t"] == "present"))

    def play_until(self, what: Callable[[], list[int]]) -> list[int]:
        """Plays until there is something, which it returns."""
        while not (found := what()):
            if self.state["view"] and self.view["actions"]:
                self.ask("act", v=self.state["v"], action=self.view["actions"][0])
            else:
                self.hear()
        return found

    def play(self) -> None:
        """Plays the deal to its end, as the only person."""
        while self.view["to_act"] is not None:
            if self.view["actions"]:
                self.ask("act", v=self.state["v"], action=self.view["actions"][0])
            else:
                self.hear()


def finished(person: Somebody, job: dict[str, Any]) -> dict[str, Any]:
    """The job once it is done."""
    seen = [job["done"]]
    for _ in range(1200):
        if job["state"] not in ("queued", "working"):
            assert seen == sorted(seen)
            return job
        time.sleep(0.05)
        job = person.http.get(f"/api/reviews/{job['id']}").json()
        seen.append(job["done"])
    raise AssertionError(job)
