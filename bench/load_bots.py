"""The client side of `bench/load.py`: sockets without a library, as lean as can be, and bots that play at random."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

HOST = "127.0.0.1"


class Place(NamedTuple):
    """A seat at a table, and the token of its person."""

    table: str
    seat: int
    token: str


class Board(Struct):
    """What a bot looks at of the table's fields."""

    over: Raw | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    ready: list[int] | UnsetType = UNSET


class Hand(Struct):
    """And of the view's."""

    actions: list[str] | UnsetType = UNSET


class Said(Struct):
    """A message of the server."""

    t: str
    v: int = 0
    cid: str = ""
    table: Board = msgspec.field(default_factory=Board)
    view: Hand | None = None
    fresh: bool = False
    reason: Any = None
    error: str = ""


read = msgspec.json.Decoder(list[Said]).decode


class Socket(asyncio.Protocol):
    """A WebSocket over TCP: the handshake, texts both ways, pongs. Masked with zeros, which changes nothing."""

    def __init__(self, bot: Bot, since: int) -> None:
        self.bot, self.since = bot, since
        self.buffer = b""
        self.open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        table, _, token = self.bot.place
        head = (
            f"GET /api/tables/{table}/socket?since={self.since} HTTP/1.1",
            f"Host: {HOST}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Authorization: Bearer {token}",
        )
        transport.write(("\r\n".join(head) + "\r\n\r\n").encode())

    def send(self, text: bytes, kind: int = 0x81) -> None:
        """Sends a short text."""
        size = len(text)
        length = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(length + bytes(4) + text)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.bot.run.troubles[head.partition(b"\r\n")[0].decode()] += 1
                self.transport.abort()
                return
            self.open, self.buffer = True, rest
        for kind, text in self.frames():
            if kind == 1:
                self.bot.hear(text)
            elif kind == 9:
                self.send(text, 0x8A)
            elif kind == 8:
                self.bot.run.troubles[f"closed: {text[2:].decode()}"] += 1
                self.transport.close()

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """The messages that are complete, and their kinds."""
        data, at = self.buffer, 0
        while len(data) >= at + 2:
            kind, size, start = data[at] & 15, data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start or len(data) < start + size:
                break
            at = start + size
            yield kind, data[start:at]
        self.buffer = data[at:]

    def connection_lost(self, _: Exception | None) -> None:
        self.bot.gone(self)


class Bot:
    """Plays any legal action where it is its turn, after thinking for a while; asks again for what got no answer."""

    def __init__(self, run: Run, place: Place) -> None:
        self.run, self.place = run, place
        self.socket: Socket | None = None
        self.seen = self.number = 0
        self.settled = self.playing = self.promised = self.repeated = False
        self.ready: list[int] = []
        self.actions: list[str] = []
        self.pending: tuple[str, bytes, str] | None = None
        """The request that has no answer yet: its name, its text and the action, if it is one."""
        self.sent = 0.0
        self.thinking: asyncio.TimerHandle | None = None

    async def come(self, since: int = 0) -> None:
        """Connects, again and again where nobody is there."""
        while self.run.going:
            try:
                loop = asyncio.get_running_loop()
                _, self.socket = await loop.create_connection(lambda: Socket(self, since), HOST, self.run.port)
                return
            except OSError:
                await asyncio.sleep(0.1)

    def go_away(self) -> None:
        """Hangs up."""
        if self.socket is not None:
            self.socket.transport.abort()

    def gone(self, socket: Socket) -> None:
        """The line is dead: a new one."""
        if socket is not self.socket:
            return
        self.run.settled -= self.settled
        self.socket, self.settled = None, False
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        if self.run.going and self.run.stubborn:
            self.run.later(self.come())

    def hear(self, text: bytes) -> None:
        """Takes in all that the server says at once, then moves."""
        for said in read(text):
            self.run.heard += 1
            self.take(said)
        if self.pending is None and self.thinking is None and self.wants():
            if self.run.think:
                loop = asyncio.get_running_loop()
                self.thinking = loop.call_later(random.uniform(0, 2 * self.run.think), self.thought)
            else:
                self.move()

    def take(self, said: Said) -> None:
        """A message."""
        match said.t:
            case "snapshot" | "step":
                if said.t == "snapshot":
                    self.playing = self.promised = False
                    if not self.settled:
                        self.run.settle()
                    self.settled = True
                self.see(said)
                if said.t == "snapshot" and self.pending is not None and self.socket is not None:
                    self.repeated = True
                    self.run.repeats += 1
                    self.socket.send(self.pending[1])
            case "done" | "refused":
                self.answered(said)
            case "malformed":
                self.run.troubles[said.error] += 1

    def see(self, said: Said) -> None:
        """The part of the table and of the view that counts."""
        self.seen = said.v
        table, view = said.table, said.view
        if table.commitment is not UNSET:
            self.promised = bool(table.commitment)
        if table.ready is not UNSET:
            self.ready = table.ready
        if said.t == "snapshot" or said.fresh:
            self.actions = []
            self.playing = view is not None
        if table.over is not UNSET:
            self.playing = bytes(table.over) == b"null" and (self.playing or view is not None)
        if view is not None and view.actions is not UNSET:
            self.actions = view.actions

    def answered(self, said: Said) -> None:
        """What was asked for is stored, or refused."""
        if self.pending is None or self.pending[0] != said.cid:
            self.run.troubles["an answer that nobody waits for"] += 1
            return
        _, _, action = self.pending
        self.pending = None
        if said.t == "done":
            self.run.acks.append((self.sent, time.perf_counter() - self.sent))
            if action:
                self.run.told[self.place.table].append((said.v, self.place.seat, action))
        elif not self.repeated:  # a repeated "go" may come after the deal that it brought about
            self.run.troubles[f"refused: {said.reason}"] += 1
        self.repeated = False

    def wants(self) -> bool:
        """Whether there is something to do."""
        if not self.settled or self.run.draining:
            return False
        return bool(self.actions) if self.playing else self.promised and self.place.seat not in self.ready

    def thought(self) -> None:
        """Moves, if there still is something to do."""
        self.thinking = None
        if self.pending is None and self.wants():
            self.move()

    def move(self) -> None:
        """Asks for an action, or for the next deal."""
        if self.socket is None:
            return
        self.number += 1
        cid = f"{self.place.seat}-{self.number}"
        action = random.choice(self.actions) if self.playing else ""
        what = {"t": "act", "v": self.seen, "action": action} if action else {"t": "go", "nonce": cid}
        text = msgspec.json.encode({**what, "cid": cid})
        self.pending = cid, text, action
        self.sent = time.perf_counter()
        self.socket.send(text)


class Run:
    """What all bots share: where the server is, how they play, and what they were told."""

    def __init__(self, port: int, places: list[Place], think: float = 0.0, stubborn: bool = False) -> None:
        self.port, self.think, self.stubborn = port, think, stubborn
        self.going, self.draining = True, False
        self.bots = [Bot(self, place) for place in places]
        self.heard = self.repeats = self.settled = 0
        self.acks: list[tuple[float, float]] = []
        """When each request was sent, and how long its acknowledgement took, in seconds."""
        self.told: defaultdict[str, list[tuple[int, int, str]]] = defaultdict(list)
        """By table the actions that were acknowledged: entry, seat and action."""
        self.troubles: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        self.all_settled = asyncio.Event()

    def later(self, coroutine: Any) -> None:
        """Runs something beside everything else."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def settle(self) -> None:
        """One more bot has its snapshot."""
        self.settled += 1
        if self.settled == len(self.bots):
            self.all_settled.set()

    async def connect(self, since: int = 0) -> float:
        """Connects everybody at once; returns after how many seconds the last has its snapshot."""
        self.all_settled.clear()
        began = time.perf_counter()
        await asyncio.gather(*(bot.come(since) for bot in self.bots))
        await asyncio.wait_for(self.all_settled.wait(), 120)
        return time.perf_counter() - began

    async def drain(self) -> None:
        """Lets everything that was asked for be answered."""
        self.draining = True
        for _ in range(600):
            if all(bot.pending is None for bot in self.bots):
                return
            await asyncio.sleep(0.1)
        raise TimeoutError("some requests were never answered")

    def end(self) -> None:
        """Everybody hangs up."""
        self.going = False
        for bot in self.bots:
            bot.go_away()
