"""Tables that live over a real store: whatever is asked, the table is the replay of what is stored."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import strategies  # noqa: F401  (its profile)
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from rooms import PEOPLE, Fake, opened, settled
from tables import SETTINGS, setup

from vorhand.room import log, wire
from vorhand.room.live import Live
from vorhand.room.sight import sight, snapshot
from vorhand.room.store import Commit, StoreError
from vorhand.room.table import options_of

people = st.integers(0, 4)
seats = st.integers(0, 5)


class Room(RuleBasedStateMachine):
    """Some persons at a table with AIs, over a database in a folder of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp(prefix="vorhand-"))
        self.asked: list[tuple[int, wire.AnyRequest, wire.Answer]] = []
        self.clients: list[Fake] = []
        self.past: list[int] = [0]

    def run(self, what: Coroutine[None, None, Any]) -> Any:
        """Does something, and what comes of it of itself."""

        async def main() -> Any:
            found = await what
            await settled(self.live)
            return found

        return self.loop.run_until_complete(main())

    @property
    def live(self) -> Live:
        """The table."""
        return self.node.tables[self.id]

    @initialize(
        game=st.sampled_from(sorted(SETTINGS)),
        number=st.integers(0, 3),
        words=st.lists(st.sampled_from(["open", "random"]), min_size=5, max_size=5),
        free=st.integers(0, 3),
        pace=st.sampled_from(["none", "move", "deal"]),
        watched=st.booleans(),
    )
    def make(self, game: str, number: int, words: list[str], free: int, pace: str, watched: bool) -> None:
        """A table of any game, its host on the first seat, most of the others taken."""
        chosen = SETTINGS[game][number % len(SETTINGS[game])]
        made = setup(game, *chosen, tempo="instant", stand_in="random", pace=pace, watched=watched)
        self.node = self.loop.run_until_complete(opened(self.folder))
        count = options_of(made).seats
        self.id = self.loop.run_until_complete(self.node.make(PEOPLE[0], made, ["me", *words[: count - 1]]))
        if free:
            for seat in range(1, count):
                self.answer(seat, wire.Sit(cid=self.cid(), seat=seat))

    def answer(self, number: int, request: wire.AnyRequest) -> wire.Answer:
        """Asks, and remembers the first answer."""
        found: wire.Answer = self.run(self.live.request(PEOPLE[number], request))
        self.asked.append((number, request, found))
        return found

    def cid(self) -> str:
        """A name that no request has had."""
        return f"r{len(self.asked)}"

    @rule(pick=st.integers(0, 1 << 20), other=people, wrong=st.sampled_from([0, 0, 0, 0, 0, 0, 0, 1, 2, 3]))
    def act(self, pick: int, other: int, wrong: int) -> None:
        """Whoever is to act does something; now and then another does, or without looking, or something impossible."""
        table = self.live.table
        state, v, number, action = table.state, table.v, other, "pass"
        if state is not None and state.to_act is not None:
            actions = state.actions()
            action = str(actions[pick % len(actions)])
            sitting = [n for n, person in enumerate(PEOPLE) if table.seat_of(person.id) == state.to_act]
            number = sitting[0] if sitting else other
        number = other if wrong == 1 else number
        v = table.moved - 1 if wrong == 2 else v
        action = "play XX" if wrong == 3 else action
        found = self.answer(number, wire.Act(cid=self.cid(), v=v, action=action))
        assert wrong not in (2, 3) or isinstance(found, wire.Refused)

    @rule(count=st.integers(1, 12), pick=st.integers(0, 1 << 20))
    def play(self, count: int, pick: int) -> None:
        """The persons go on for a while, with the next deal where one is over."""
        for number in range(count):
            if self.live.table.playing:
                self.act(pick + number, 0, 0)
            elif number == 0:
                self.go()

    @rule(count=st.integers(12, 40), pick=st.integers(0, 1 << 20))
    def play_long(self, count: int, pick: int) -> None:
        """The persons go on for a longer while."""
        self.play(count, pick)

    @rule()
    def go(self) -> None:
        """Everybody who has a seat is ready."""
        for number in range(5):
            if self.live.table.seat_of(PEOPLE[number].id) is not None:
                self.answer(number, wire.Go(cid=self.cid(), nonce=f"n{number}"))

    @rule(number=people, seat=seats)
    def sit(self, number: int, seat: int) -> None:
        """Somebody sits down somewhere."""
        self.answer(number, wire.Sit(cid=self.cid(), seat=seat))

    @rule()
    def fill(self) -> None:
        """The host fills all free seats."""
        for seat, at in enumerate(self.live.table.seats):
            if at.open:
                self.answer(0, wire.Fill(cid=self.cid(), seat=seat, level="random"))

    @rule(number=people, kind=st.sampled_from([wire.Stand, wire.Ping]))
    def other(self, number: int, kind: Any) -> None:
        """Somebody asks for something else."""
        self.answer(number, kind(cid=self.cid()))

    @rule()
    def undo(self) -> None:
        """The host takes back."""
        self.answer(0, wire.Undo(cid=self.cid()))

    @rule(number=people, luck=st.integers(0, 9))
    def close(self, number: int, luck: int) -> None:
        """Somebody tries to close the table; now and then it is the host."""
        self.answer(number if luck == 0 else max(1, number), wire.Close(cid=self.cid()))

    @precondition(lambda self: self.asked)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """A request comes again, three times at once: it gets the first answer and changes nothing."""
        number, request, first = self.asked[-1 - data.draw(st.integers(0, min(len(self.asked), 10) - 1))]
        before = self.live.table

        async def thrice() -> list[wire.Answer]:
            return list(await asyncio.gather(*(self.live.request(PEOPLE[number], request) for _ in range(3))))

        found = self.run(thrice())
        if isinstance(first, wire.Done) and not isinstance(request, wire.Ping):
            assert found == [first] * 3
            assert self.live.table == before
        else:
            assert found[1:] == found[:1] * 2

    @rule(number=people, back=st.integers(0, 40))
    def join(self, number: int, back: int) -> None:
        """A client comes, new or from some time ago."""
        client = Fake(PEOPLE[number])

        async def come() -> None:
            self.live.join(client, 0)

        self.run(come())
        self.clients.append(client)

    @precondition(lambda self: self.clients)
    @rule(stays=st.booleans(), data=st.data())
    def vanish(self, stays: bool, data: st.DataObject) -> None:
        """A client goes, and its person comes back with what it last saw, or is stood in for."""
        client = self.clients.pop(data.draw(st.integers(0, len(self.clients) - 1)))

        async def gone() -> None:
            self.live.leave(client)
            if not stays:
                for seat, handle in tuple(self.live.graces.items()):
                    handle.cancel()
                    await self.live.stand_in(seat)

        self.run(gone())
        if stays and client.ended is None:
            self.go()

            async def come() -> None:
                self.live.join(client, client.state["v"])

            self.run(come())
            self.clients.append(client)

    @rule()
    def fail(self) -> None:
        """What cannot be stored is refused and changes nothing; asked once more, it is done."""
        before, kept = self.live.table, self.node.store

        async def refuse(commit: Commit) -> None:
            raise StoreError("no room")

        request = wire.Go(cid=self.cid())
        kept.commit = refuse  # type: ignore[method-assign]
        first = self.run(self.live.request(PEOPLE[0], request))
        assert isinstance(first, wire.Refused)
        assert self.live.table is before
        del kept.commit  # its own again
        self.answer(0, request)

    @rule()
    def restart(self) -> None:
        """The node stops, another starts, and the table is as it was."""
        before = self.live.table

        async def again() -> None:
            await self.node.stop()
            self.node = await opened(self.folder)
            await self.node.table(self.id)

        self.loop.run_until_complete(again())
        assert self.live.table == before or before.playing
        self.run(asyncio.sleep(0))
        self.clients.clear()

    @invariant()
    def stored(self) -> None:
        """The stored log gives the very table; no request is in it twice."""
        if not hasattr(self, "id"):
            return
        assert self.node.store.load(self.id) == (self.live.table, self.live.last)
        rows = self.node.store.after(self.id, 0)
        names = [(entry.who, entry.cid) for _, body, _ in rows if (entry := log.read(body)).cid]
        assert len(names) == len(set(names))

    @invariant()
    def told(self) -> None:
        """Every client has what a new one would be told, and no client is where it may not be."""
        for client in tuple(self.clients):
            if client.ended is not None:
                assert not self.live.table.watchable
                assert self.live.seat_of(client) == -1
                self.live.leave(client)
                self.clients.remove(client)
                continue
            new = msgspec.json.decode(wire.encode(snapshot(sight(self.live.table, self.live.seat_of(client)))))
            assert {**client.state, "waited": 0} == {**new, "waited": 0}  # that runs on

    def teardown(self) -> None:
        """Everything is put away."""
        if hasattr(self, "id"):
            self.loop.run_until_complete(self.node.stop())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
        shutil.rmtree(self.folder)


TestRoom = Room.TestCase
TestRoom.settings = settings(settings.get_profile("vorhand"), max_examples=12, stateful_step_count=40)
