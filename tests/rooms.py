"""Nodes without a server: real tables and a real store, AIs that answer at once, clients that keep what they hear."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import msgspec
from tables import setup

from vorhand.room import wire
from vorhand.room.live import Live
from vorhand.room.node import Node, Settings
from vorhand.room.store import Person, Store, connect, migrate
from vorhand.room.thinker import Question, Thought, think
from vorhand.room.thinkers import Decided, Thinkers

PEOPLE = [Person(f"person-{number}", f"P{number}", "all", "") for number in range(6)]


class Instant(Thinkers):
    """AIs in this process."""

    def __init__(self) -> None:
        super().__init__(0)

    async def decide(self, question: Question) -> Decided:
        """What the player of this level does."""
        return Decided(think(question).action, question.level)

    async def hint(self, question: Question) -> Thought:
        """What the search recommends, with little effort."""
        return think(msgspec.structs.replace(question, level="club"))


class Fake:
    """A client that follows the table from what it is told."""

    aids = False

    def __init__(self, person: Person) -> None:
        self.person = person
        self.said: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.ended: tuple[int, str] | None = None

    def tell(self, text: bytes) -> None:
        """Takes a message."""
        told = msgspec.json.decode(text)
        self.said.append(told)
        if told["t"] == "snapshot":
            self.state = told
        elif told["t"] == "step":
            take(self.state, told)

    def end(self, code: int, reason: str) -> None:
        """Notes the end."""
        self.ended = code, reason

    def go(self) -> None:
        """Notes that the table has moved."""
        self.end(1012, "moved")


def take(client: dict[str, Any], told: dict[str, Any]) -> None:
    """What a client does with a step."""
    client["v"] = told["v"]
    client["table"] |= told.get("table", {})
    if told.get("fresh"):
        client["view"] = told["view"]
    elif client["view"] is not None:
        client["view"] |= told.get("view", {})
        client["view"]["history"] += told.get("said", [])


async def opened(folder: Path) -> Node:
    """A node over the database in a folder."""
    engine = connect(f"sqlite:///{folder / 'room.db'}")
    migrate(engine)
    node = Node(Settings(database="", thinkers=0), Store(engine))
    node.thinkers = Instant()
    await node.start()
    return node


async def settled(live: Live) -> None:
    """Returns when nothing happens any more of itself."""
    while (live.thinking is not None and not live.thinking.done()) or live.tasks:
        await asyncio.sleep(0.001)
    async with live.lock:
        pass


async def ask(live: Live, number: int, kind: str, **what: Any) -> Any:
    """The answer to a person's request."""
    global _number
    _number += 1
    text = msgspec.json.encode({"t": kind, "cid": f"c{_number}", **what}).decode()
    return await live.request(PEOPLE[number], cast(Any, wire.decode(text)))


_number = 0


def run(folder: Path, what: Callable[[Node], Awaitable[Any]]) -> Any:
    """What comes of something done at a node."""

    async def main() -> Any:
        node = await opened(folder)
        try:
            return await what(node)
        finally:
            await node.stop()

    return asyncio.run(main())


async def table(node: Node, game: str, *words: str, settings: tuple[str, ...] = (), **manners: Any) -> Live:
    """A table; ``me`` is person 0, ``p1`` sits down as person 1."""
    manners = {"tempo": "instant", "stand_in": "random"} | manners
    id = await node.make(PEOPLE[0], setup(game, *settings, **manners), ["open" if w[0] == "p" else w for w in words])
    live = node.tables[id]
    for seat, word in enumerate(words):
        if word[0] == "p":
            await ask(live, int(word[1]), "sit", seat=seat)
    return live


async def dealt(live: Live, *numbers: int) -> None:
    """These persons are ready, and the cards are dealt."""
    for number in numbers:
        assert isinstance(await ask(live, number, "go"), wire.Done)
    assert live.table.playing


async def act(live: Live, pick: int = 0) -> Any:
    """Whoever is to act does the first thing there is."""
    state = live.table.state
    assert state is not None
    assert state.to_act is not None
    number = next(n for n, person in enumerate(PEOPLE) if live.table.seat_of(person.id) == state.to_act)
    return await ask(live, number, "act", v=live.table.v, action=str(state.actions()[pick]))
