"""The socket of a client at a table: bounded in what it may send and in what waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from typing import Annotated, Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from vorhand.room import wire
from vorhand.room.conduct import Refusal
from vorhand.room.identity import check_origin, person_of
from vorhand.room.live import Live
from vorhand.room.node import Node
from vorhand.room.store import Person

SECONDS: Final = 20.0
"""In so many seconds a socket may send as many messages as the settings say."""

OUTBOX: Final = 200
"""So many messages wait for a slow reader; then it is let go, and may come back and catch up."""

FAULTS: Final = 10
"""So many messages that are none; then the socket is closed."""

EACH: Final = 10
"""A person has at most so many sockets."""

POLICY, TOO_MUCH, AWAY = 1008, 1013, 1012
"""Close codes: broken rules, too much at once, the server goes."""


class Client:
    """One socket and its outbox."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person, messages: int) -> None:
        self.socket, self.person, self.messages = socket, person, messages
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        self.slow = False
        self.times: deque[float] = deque(maxlen=messages)

    def tell(self, text: bytes) -> None:
        """Puts a message in the outbox; a reader who lets it overflow is let go."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            if not self.slow:
                self.slow = True
                asyncio.get_running_loop().create_task(self.end(TOO_MUCH, "slow reader"))

    def go(self) -> None:
        """Lets the client go: the table is not here any more."""
        self.tell(wire.encode(wire.Bye(seconds=0.2)))
        asyncio.get_running_loop().create_task(self.end(AWAY, "the table has moved"))

    async def send(self) -> None:
        """Empties the outbox as fast as the reader reads."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self.outbox.get()) is not None:
                await self.socket.send_data(text.decode(), mode="text")

    async def end(self, code: int, reason: str) -> None:
        """Closes the socket."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.close(code=code, reason=reason), 2.0)

    def flooding(self) -> bool:
        """Whether the messages come too fast."""
        now = time.monotonic()
        full = len(self.times) == self.messages and now - self.times[0] < SECONDS
        self.times.append(now)
        return full

    async def receive(self, node: Node, id: str) -> None:
        """Takes requests until the client goes or breaks the rules."""
        faults = 0
        while True:
            text = await self.socket.receive_data(mode="text")
            if self.flooding():
                return await self.end(POLICY, f"at most {self.messages} messages in {SECONDS:g} s")
            try:
                request = wire.decode(text)
            except ValueError as error:
                faults += 1
                if faults >= FAULTS:
                    return await self.end(POLICY, "too many messages that are none")
                self.tell(wire.encode(wire.Malformed(error=str(error)[:300])))
                continue
            live = await node.table(id)  # which may have changed hands
            self.tell(wire.encode(await live.request(self.person, request)))


@websocket("/api/tables/{id:str}/socket", guards=[check_origin])
async def table_socket(
    socket: WebSocket[Any, Any, Any], id: str, since: Annotated[int, Parameter(ge=0, le=1 << 40)] = 0
) -> None:
    """A client at a table: first a snapshot or what was missed since entry `since`, then whatever happens."""
    node: Node = socket.app.state.node
    counts: Counter[str] = socket.app.state.sockets
    person = await asyncio.to_thread(person_of, socket)
    await socket.accept()
    if person is None:
        return await socket.close(code=POLICY, reason="no session")
    if counts[person.id] >= EACH:
        return await socket.close(code=TOO_MUCH, reason=f"at most {EACH} sockets a person")
    client = Client(socket, person, node.settings.messages)
    try:
        live = await node.table(id)
        if live.table.seat_of(person.id) is None and not may_watch(live):
            return await socket.close(code=POLICY, reason="room-private")
    except Refusal as refused:
        await socket.send_data(wire.encode(wire.Malformed(error=refused.reason.key)).decode(), mode="text")
        return await socket.close(code=POLICY, reason=refused.reason.key)
    counts[person.id] += 1
    node.sockets += 1
    sender = asyncio.create_task(client.send())
    socket.app.state.clients.add(client)
    try:
        live.join(client, since)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, Refusal):
            await client.receive(node, id)
    finally:
        node.sockets -= 1
        counts[person.id] -= 1
        if not counts[person.id]:
            del counts[person.id]
        socket.app.state.clients.discard(client)
        node.tables.get(id, live).leave(client)
        sender.cancel()
    return None


def may_watch(live: Live) -> bool:
    """Whether those without a seat may be here: to watch, or to sit down."""
    return live.table.setup.watched or any(seat.open for seat in live.table.seats)
