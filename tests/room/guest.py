"""A person at a table, over HTTP and a real socket: asks, and keeps what is told."""

from __future__ import annotations

import json
import urllib.request
from collections import deque
from contextlib import ExitStack
from itertools import count
from typing import Any

from websockets.sync.client import ClientConnection, connect

_NUMBERS = count(1)
_OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def call(address: str, path: str, data: Any = None, key: str = "", method: str | None = None) -> tuple[Any, Any]:
    """The answer of the HTTP API and its headers; `key` is a cookie or a bot's token."""
    headers = {"content-type": "application/json"}
    if key.startswith("vorhand="):
        headers["cookie"] = key
    elif key:
        headers["authorization"] = f"Bearer {key}"
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(address + path, data=body, headers=headers, method=method)
    with _OPENER.open(request, timeout=10) as answer:
        return json.loads(answer.read() or b"null"), answer.headers


class Guest:
    """Somebody with a session, and a socket at one table."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        _, headers = call(address, "/api/session", {"name": name})
        self.key = headers["set-cookie"].split(";")[0]
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.seen, self.you = 0, -1
        self.present: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.texts: list[str] = []
        self.waiting: deque[dict[str, Any]] = deque()
        self.socket: ClientConnection | None = None
        self.open = ExitStack()

    def make(self, game: str, seats: list[str], **setup: Any) -> str:
        """A new table."""
        setup = {"game": game, "tempo": "instant", **setup}
        made, _ = call(self.address, "/api/tables", {"setup": setup, "seats": seats}, self.key)
        return str(made["id"])

    def join(self, id: str, address: str = "", since: int = 0) -> None:
        """Opens the socket and takes the snapshot."""
        where = (address or self.address).replace("http", "ws", 1)
        url = f"{where}/api/tables/{id}/socket?since={since}"
        self.leave()
        self.socket = self.open.enter_context(connect(url, additional_headers={"Cookie": self.key}, proxy=None))

    def hear(self, timeout: float = 10.0) -> dict[str, Any]:
        """The next message, taken in."""
        assert self.socket is not None
        if not self.waiting:
            text = self.socket.recv(timeout)
            self.texts.append(str(text))
            self.waiting.extend(json.loads(text))
        said = self.waiting.popleft()
        match said["t"]:
            case "snapshot":
                self.table, self.view, self.you, self.seen = said["table"], said["view"] or {}, said["you"], said["v"]
            case "step":
                self.table |= said.get("table", {})
                self.view = said.get("view", {}) if said.get("fresh") else self.view | said.get("view", {})
                self.seen = said["v"]
            case "present":
                self.present = said
            case "done" | "refused":
                self.answers[said["cid"]] = said
        return said

    def ask(self, kind: str, cid: str = "", **what: Any) -> dict[str, Any]:
        """Sends a request and hears until it is answered."""
        assert self.socket is not None
        cid = cid or f"c{next(_NUMBERS)}"
        self.answers.pop(cid, None)
        self.socket.send(json.dumps({"t": kind, "cid": cid, **what}))
        while cid not in self.answers:
            self.hear()
        return self.answers[cid]

    def hear_until(self, v: int) -> None:
        """Hears until entry `v` has come."""
        while self.seen < v:
            self.hear()

    @property
    def to_act(self) -> bool:
        """Whether it is the guest's turn."""
        return bool(self.view.get("actions")) and not self.table["over"]

    def leave(self) -> None:
        """Closes the socket."""
        self.open.close()
