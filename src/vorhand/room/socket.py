"""The socket of a client at a table: bounded in what it may send and in what waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Coroutine
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from vorhand.room import wire
from vorhand.room.conduct import Refusal
from vorhand.room.identity import check_origin, network_of, person_of
from vorhand.room.live import Live
from vorhand.room.node import Node
from vorhand.room.store import Person
from vorhand.room.untrue import Given

SECONDS: Final = 20.0
"""So many messages are taken in so many seconds."""

OUTBOX: Final = 200
"""So many messages wait for a slow reader; then it is let go, and may come back and catch up."""

FAULTS: Final = 10
"""So many messages that are none; then the socket is closed."""

EACH: Final = 10
"""A person has at most so many sockets."""

LINGER: Final = 2.0
"""So many seconds has a reader to take what waits for him once his socket is closed."""

POLICY, TOO_MUCH, AWAY = 1008, 1013, 1012
"""Close codes: broken rules, too much at once, the server goes."""


class Client:
    """One socket and its outbox."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person, messages: int, aids: bool) -> None:
        self.socket, self.person, self.messages, self.aids = socket, person, messages, aids
        self.outbox: list[bytes] = []
        self.filled = asyncio.Event()
        self.sender = asyncio.create_task(self.send())
        self.closing: tuple[int, str] | None = None
        """The code and the reason with which the socket is about to be closed."""
        self.asking = False
        """Whether a request is at the table now: it is not broken off."""
        self.times: deque[float] = deque(maxlen=messages)
        self.coming: set[asyncio.Task[None]] = set()
        """Answers that are being thought about, while the person may play on: hints, and why a claim fails."""

    def tell(self, text: bytes) -> None:
        """Puts a message in the outbox; a reader who lets it overflow is let go."""
        if self.closing is None:
            self.outbox.append(text)
            self.filled.set()
            if len(self.outbox) > OUTBOX:
                self.end(TOO_MUCH, "slow reader")

    def end(self, code: int, reason: str) -> None:
        """Closes the socket behind what waits for it, where the reader takes that in time."""
        if self.closing is None:
            self.closing = code, reason
            self.filled.set()
            asyncio.get_running_loop().call_later(LINGER, self.sender.cancel)

    def go(self) -> None:
        """Lets the client go: the table is not here any more."""
        self.tell(wire.encode(wire.Bye(seconds=0.2)))
        self.end(AWAY, "the table has moved")

    async def send(self) -> None:
        """Empties the outbox as fast as the reader reads: what waits together goes as one text."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while self.outbox or self.closing is None:
                await self.filled.wait()
                self.filled.clear()
                told, self.outbox = self.outbox, []
                if told:
                    await self.socket.send_data(wire.together(told), mode="text")

    def flooding(self) -> bool:
        """Whether the messages come too fast."""
        now = time.monotonic()
        full = len(self.times) == self.messages and now - self.times[0] < SECONDS
        self.times.append(now)
        return full

    async def receive(self, node: Node, id: str) -> None:
        """Takes requests until the client goes or breaks the rules."""
        faults = 0
        while self.closing is None:
            text = await self.socket.receive_data(mode="text")
            if self.flooding():
                return self.end(POLICY, f"at most {self.messages} messages in {SECONDS:g} s")
            try:
                request = wire.decode(text)
            except ValueError as error:
                faults += 1
                if faults >= FAULTS:
                    return self.end(POLICY, "too many messages that are none")
                self.tell(wire.encode(wire.Malformed(error=str(error)[:300], cid=wire.name_in(text))))
                continue
            if isinstance(request, wire.Hint):
                self.beside(self.advise(node, id, request))
                continue
            self.asking = True
            await self.answer(node, id, request)
            self.asking = False
        return None

    async def answer(self, node: Node, id: str, request: wire.AnyRequest) -> None:
        """Tells the answer of the table, which may have changed hands; one that is still to come is not waited for."""
        live = await node.table(id)
        answer = await live.answered(self.person, request)
        if not isinstance(answer, Given):
            self.tell(wire.encode(answer))
        elif answer.open:
            self.beside(self.explain(answer))
        else:
            await self.explain(answer)

    async def explain(self, answer: Given) -> None:
        """Tells why a claim was refused, once that is found out."""
        self.tell(wire.encode(await answer.whole()))

    def beside(self, answer: Coroutine[None, None, None]) -> None:
        """Answers while further messages are taken, for as long as the socket is there."""
        coming = asyncio.create_task(answer)
        self.coming.add(coming)
        coming.add_done_callback(self.coming.discard)

    async def advise(self, node: Node, id: str, request: wire.Hint) -> None:
        """Tells a hint as soon as it is there; of a table that is gone meanwhile there is none."""
        with contextlib.suppress(Refusal):
            await self.answer(node, id, request)

    async def serve(self, node: Node, id: str) -> None:
        """Reads and writes until one of both ends, then closes."""
        receiver = asyncio.create_task(self.receive(node, id))
        await asyncio.wait({receiver, self.sender}, return_when=asyncio.FIRST_COMPLETED)
        if self.closing is not None:
            await asyncio.wait({self.sender})
            code, reason = self.closing
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(code=code, reason=reason), LINGER)
        for coming in self.coming:
            coming.cancel()
        if not self.asking:
            receiver.cancel()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
            await receiver


class Door:
    """Counts how many sockets each address has asked for in this minute."""

    def __init__(self, most: int) -> None:
        self.most, self.minute = most, 0
        self.counts: Counter[str] = Counter()

    def admits(self, address: str, now: float) -> bool:
        """Whether an address may have one more, `now` in seconds."""
        if self.minute != (minute := int(now // 60)):
            self.minute, self.counts = minute, Counter()
        self.counts[address] += 1
        return self.counts[address] <= self.most


def check_door(connection: ASGIConnection[Any, Any, Any, Any], *_: object) -> None:
    """Refuses an address that asks for too many sockets, before anything is looked up for it."""
    door: Door = connection.app.state.door
    if not door.admits(network_of(connection), time.monotonic()):
        raise TooManyRequestsException(f"at most {door.most} sockets a minute")


@websocket("/api/tables/{id:str}/socket", guards=[check_origin, check_door])
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    since: FromQuery[str] = "0",
    aids: FromQuery[bool] = False,
) -> None:
    """A client at a table: first a snapshot or what was missed since entry `since`, then whatever happens.

    With `aids` it is told with every view what a client that knows no rules needs to show it.
    """
    node: Node = socket.app.state.node
    counts: Counter[str] = socket.app.state.sockets
    person = await asyncio.to_thread(person_of, socket)
    await socket.accept()
    if person is None:
        return await socket.close(code=POLICY, reason="no session")
    if counts[person.id] >= EACH:
        return await socket.close(code=TOO_MUCH, reason=f"at most {EACH} sockets a person")
    counts[person.id] += 1
    try:
        if not (since.isascii() and since.isdigit() and len(since) < 15):
            return await socket.close(code=POLICY, reason="since is the number of an entry")
        live = await node.table(id)
        if live.table.seat_of(person.id) is None and not live.table.watchable:
            return await socket.close(code=POLICY, reason="room-private")
        await at_table(socket, person, live, int(since), aids)
    except Refusal as refused:
        told = wire.encode(wire.Malformed(error=refused.reason.key))
        await socket.send_data(wire.together([told]), mode="text")
        return await socket.close(code=POLICY, reason=refused.reason.key)
    finally:
        counts[person.id] -= 1
        if not counts[person.id]:
            del counts[person.id]
    return None


async def at_table(socket: WebSocket[Any, Any, Any], person: Person, live: Live, since: int, aids: bool) -> None:
    """Serves a client as long as it stays."""
    node: Node = socket.app.state.node
    clients: set[Client] = socket.app.state.clients
    client = Client(socket, person, node.settings.messages, aids)
    node.sockets += 1
    clients.add(client)
    try:
        live.join(client, since)
        await client.serve(node, live.id)
    finally:
        node.sockets -= 1
        clients.discard(client)
        node.tables.get(live.id, live).leave(client)
        client.sender.cancel()
