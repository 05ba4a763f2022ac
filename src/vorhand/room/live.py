"""A table that is open on this node: the only writer of its log.

Requests are handled one after another: validated, committed, then acknowledged and told. What comes of itself (an AI's
decision, a clock, an absent person) goes the same way.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from hashlib import sha256
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from vorhand.action import Claim
from vorhand.cards import NotationError
from vorhand.game import NOBODY, IllegalAction, message
from vorhand.record import to_json, to_text
from vorhand.room import conduct, log, wire
from vorhand.room.advice import Advice
from vorhand.room.aside import aside
from vorhand.room.conduct import Refusal, refused
from vorhand.room.log import Entry
from vorhand.room.sight import Sights, changes, sight, snapshot, step
from vorhand.room.store import Commit, Fenced, FinishedDeal, StoreError, chained
from vorhand.room.table import Table, after, folded, unfolded
from vorhand.room.thinker import Question
from vorhand.room.thinkers import ThinkerError
from vorhand.room.untrue import Given, Untrue, Why, found_out

if TYPE_CHECKING:
    from vorhand.room.store import Person, Store
    from vorhand.room.thinkers import Thinkers

PAST: Final = 32
"""A client that missed so many entries is told what it missed; one that missed more gets everything anew."""

TEMPO: Final = {"instant": (0.0, 0.0), "quick": (0.4, 0.8), "calm": (1.0, 1.8)}
"""An AI seems to think for so many seconds, at least and at most, whatever it has to decide."""

BUDGET: Final = {"easy": 0.05, "club": 0.2, "strong": 0.5, "expert": 1.2}
"""And for no less than its level may take."""

GRACE: Final = 20.0
"""After so many seconds without a client an AI plays for a person whom others wait for."""

PAUSE: Final = 1.0
"""After so many seconds an AI tries again to enter what could not be stored."""

PRIVATE: Final = 1008
"""The close code for those who may not be here any more."""

ANSWERS: Final = 256
"""So many refusals are remembered, to be given again."""

_random: Final = SystemRandom()


class Client(Protocol):
    """Whoever is told: a socket with a bounded outbox."""

    person: Person
    aids: bool
    """Whether it wants to be told what helps to show a view."""

    def tell(self, text: bytes) -> None:
        """Puts a message in the outbox."""
        ...

    def go(self) -> None:
        """Lets the client go; it may come back at once."""
        ...

    def end(self, code: int, reason: str) -> None:
        """Closes the socket behind what waits for it."""
        ...


class Live:
    """A table, the clients at it, and what is going to happen of itself."""

    def __init__(self, id: str, table: Table, last: bytes, epoch: int, store: Store, thinkers: Thinkers) -> None:
        self.id, self.table, self.last, self.epoch = id, table, last, epoch
        self.store, self.thinkers = store, thinkers
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.sights = Sights(table)
        """What is known of the table now."""
        self.past: OrderedDict[int, Table] = OrderedDict({table.v: table})
        self.refusals: OrderedDict[tuple[str, str], wire.Refused | Given] = OrderedDict()
        self.untrue: dict[tuple[int, int], Why] = {}
        """The claims that were refused, by seat and entry: they are not tried again before the cards change."""
        self.since = time.monotonic()
        """When the decision that is awaited began."""
        self.thinking: asyncio.Task[None] | None = None
        self.advice = Advice(thinkers)
        self.timer: asyncio.TimerHandle | None = None
        self.graces: dict[int, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopped = False
        self.used = time.monotonic()
        self.elsewhere: dict[str, tuple[frozenset[str], int, float]] = {}
        """The persons with a client at other nodes, how many watch there, and when that was told, by node."""
        self.news: Callable[[Live], None] = lambda _: None
        """Called after every commit, and when somebody comes or goes."""
        self.lost: Callable[[Live], None] = lambda _: None
        """Called when the table turns out to belong to another node."""

    # Clients

    def join(self, client: Client, since: int) -> None:
        """A client comes: it is told everything, or what it has missed."""
        self.clients.add(client)
        self.used = time.monotonic()
        seat = self.seat_of(client)
        before = self.past.get(since)
        if before is None or before.seat_of(client.person.id) != self.table.seat_of(client.person.id):
            told = snapshot(self.sights[seat], client.aids)
            client.tell(wire.encode(msgspec.structs.replace(told, waited=self.waited)))
        elif since != self.table.v:
            client.tell(wire.encode(step(sight(before, seat), self.sights[seat], aided=client.aids)))
        self.tell_present()
        self.expect()
        if seat != NOBODY:
            self.welcome(seat)

    @property
    def waited(self) -> int:
        """How long the decision is awaited on the clock, in milliseconds."""
        timed = self.table.setup.pace != "none" and self.table.playing
        return round(1000 * (time.monotonic() - self.since)) if timed else 0

    def joined_elsewhere(self, node: str, people: frozenset[str], watchers: int) -> None:
        """Another node says who has a client there."""
        self.elsewhere[node] = people, watchers, time.monotonic()
        self.tell_present()
        self.expect()
        for seat, at in enumerate(self.table.seats):
            if at.person in people:
                self.welcome(seat)

    def forget(self, seconds: float) -> None:
        """Nodes that have told nothing for so long are gone, and their clients with them."""
        last = time.monotonic() - seconds
        if any(told < last for _, _, told in self.elsewhere.values()):
            self.elsewhere = {node: each for node, each in self.elsewhere.items() if each[2] >= last}
            self.tell_present()
            self.expect()

    def welcome(self, seat: int) -> None:
        """A person who has come is not waited for any more, and plays himself again."""
        if (grace := self.graces.pop(seat, None)) is not None:
            grace.cancel()
        if self.table.seats[seat].away and not self.table.closed:
            self.later(self.of_itself, [log.Back(seat=seat)])

    def leave(self, client: Client) -> None:
        """A client goes; after a while an AI plays for its person."""
        self.clients.discard(client)
        self.used = time.monotonic()
        self.tell_present()
        self.expect()

    def expect(self) -> None:
        """Gives every person who is not here some time to come, as long as somebody waits."""
        here = self.here()
        if not here or self.stopped:
            return
        for seat in set(self.table.people) - here - self.graces.keys():
            self.graces[seat] = asyncio.get_running_loop().call_later(GRACE, self.later, self.stand_in, seat)

    def seat_of(self, client: Client) -> int:
        """The seat of a client's person, or `NOBODY`."""
        seat = self.table.seat_of(client.person.id)
        return NOBODY if seat is None else seat

    def here(self) -> set[int]:
        """The seats whose persons have a client."""
        away = [people for people, _, _ in self.elsewhere.values()]
        return {self.seat_of(client) for client in self.clients} - {NOBODY} | {
            seat for seat, at in enumerate(self.table.seats) if any(at.person in people for people in away)
        }

    @property
    def watchers(self) -> int:
        """How many watch, here and elsewhere."""
        watching = sum(self.seat_of(client) == NOBODY for client in self.clients)
        return watching + sum(watchers for _, watchers, _ in self.elsewhere.values())

    def tell_present(self) -> None:
        """Tells all who is here."""
        text = wire.encode(wire.Present(seats=sorted(self.here()), watchers=self.watchers))
        for client in tuple(self.clients):
            client.tell(text)
        self.news(self)

    # Requests

    async def request(self, person: Person, request: wire.AnyRequest) -> wire.Answer:
        """The answer to a request, given once it is stored; a repeated request gets the first answer again."""
        answer = await self.answered(person, request)
        return await answer.whole() if isinstance(answer, Given) else answer

    async def answered(self, person: Person, request: wire.AnyRequest) -> wire.Answer | Given:
        """The answer, behind those to all requests before; the reason of a refused claim may still be to come.

        Hints are behind nothing.
        """
        if isinstance(request, wire.Hint):
            return await self.advice.answer(self.table, person.id, request)
        async with self.lock:
            self.used = time.monotonic()
            key = (person.id, request.cid)
            if known := self.table.requests.get(key):
                return wire.Done(cid=request.cid, v=known)
            if key in self.refusals:
                return self.refusals[key]
            try:
                if self.stopped:
                    raise StoreError("the table is put away")
                await self.handle(person, request)
            except (Refusal, IllegalAction) as error:
                stale = isinstance(error, Refusal) and error.stale
                answer = refused(request.cid, self.table.v, error.reason, error.rule, stale)
                self.refusals[key] = Given(answer, error.found) if isinstance(error, Untrue) else answer
                if len(self.refusals) > ANSWERS:
                    self.refusals.popitem(last=False)
                return self.refusals[key]
            except StoreError:
                return refused(request.cid, self.table.v, message("room-store"))
            return wire.Done(cid=request.cid, v=self.table.requests.get(key, self.table.v))

    async def handle(self, person: Person, request: wire.AnyRequest) -> None:
        """Fulfils a request; raises `Refusal`, `IllegalAction` or `StoreError`, and then nothing has changed."""
        spent = self.waited if self.table.seat_of(person.id) == conduct.awaited(self.table) else 0
        entries = conduct.asked(self.table, person.id, person.name, request, spent)
        claim = next((each.seat for each in entries if isinstance(each, log.Acted) and each.action == Claim.form), None)
        if claim is None:
            return await self.enter(entries)
        key = claim, self.table.moved
        if key in self.untrue:
            raise Untrue(self.untrue[key])
        try:
            return await self.enter(entries, proof=True)
        except IllegalAction as error:
            why = Why(error.reason, error.rule, asyncio.get_running_loop().create_task(found_out(error)))
            self.kept(why.found)
            self.untrue = {key: why, **{old: each for old, each in self.untrue.items() if old[1] == key[1]}}
            raise Untrue(why) from error

    # The log

    async def of_itself(self, entries: Sequence[Entry]) -> None:
        """Something that nobody asked for, unless it has become impossible meanwhile."""
        async with self.lock:
            with contextlib.suppress(ValueError, AssertionError, LookupError, StoreError):
                await self.enter(entries)

    async def enter(self, entries: Sequence[Entry], proof: bool = False) -> None:
        """Commits entries and what follows of them, then tells everyone; raises `StoreError`.

        Where they need a `proof`, which may take a while, they are tried beside everything else.
        """
        if not entries:
            return
        before = self.table
        table, chain, bodies, fold = await aside(lambda: self.written(entries)) if proof else self.written(entries)
        ended = before.playing and not before.closed and (not table.playing or table.closed)
        commit = Commit(
            table=self.id,
            epoch=self.epoch,
            first=before.v + 1,
            entries=bodies,
            fold=fold,
            deal=finished(table) if ended else None,
            proof=proven(table) if before.proof() is None else "",
            state="closed" if table.closed else "",
        )
        try:
            await self.store.commit(commit)
        except Fenced:
            self.lost(self)
            raise
        self.last = chain
        if table.moved != before.moved and not beside(before, table, entries[-1]):
            self.since = time.monotonic()
        self.move_to(table)
        self.news(self)
        self.arrange()

    def written(self, entries: Sequence[Entry]) -> tuple[Table, bytes, list[tuple[bytes, bytes]], int]:
        """The table after these entries and what follows of them, the last hash, the bodies, and where it folds."""
        table, chain, fold = self.table, self.last, 0
        bodies: list[tuple[bytes, bytes]] = []

        def put(entry: Entry) -> None:
            nonlocal chain
            body = log.written(entry)
            chain = chained(chain, body)
            bodies.append((body, chain))

        for entry in entries:
            put(entry)
            table = after(table, entry)
        while (more := conduct.follows(table)) is not None:
            if isinstance(more, log.Dealt) and table.match is not None:
                fold = table.v + 1
                summary = folded(table, chain.hex())
                put(summary)
                table = unfolded(summary, fold)
            put(more)
            table = after(table, more)
        return table, chain, bodies, fold

    def move_to(self, table: Table) -> None:
        """This is the table now: every client is told what has changed, for its seat."""
        before, self.table = self.table, table
        self.past[table.v] = table
        if len(self.past) > PAST:
            self.past.popitem(last=False)
        then, self.sights = self.sights, Sights(self.table, self.sights)
        changed = changes(then.shown, self.sights.shown)
        was, now = before.seating, self.table.seating
        texts: dict[tuple[int, int, bool], bytes] = {}
        for client in tuple(self.clients):
            person = client.person.id
            seats = was.get(person, NOBODY), now.get(person, NOBODY), client.aids
            if seats[1] == NOBODY and not self.table.watchable:
                client.end(PRIVATE, "room-private")
                continue
            if seats not in texts:
                seen = self.sights[seats[1]]
                same = seats[0] == seats[1]
                texts[seats] = wire.encode(
                    step(then[seats[0]], seen, changed, client.aids) if same else snapshot(seen, client.aids)
                )
            client.tell(texts[seats])

    # What happens of itself

    def later(self, what: Callable[..., Coroutine[None, None, None]], *args: Any) -> None:
        """Does something beside everything else."""
        self.kept(asyncio.get_running_loop().create_task(what(*args)))

    def kept(self, task: asyncio.Task[Any]) -> None:
        """Keeps a task until it is done, or the table stops."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def arrange(self) -> None:
        """Sets the AI thinking or the clock running, whatever the table waits for."""
        table = self.table
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        seat = conduct.awaited(table)
        if self.stopped or seat is None:
            return
        if table.seats[seat].player:
            if self.thinking is None or self.thinking.done():
                self.thinking = asyncio.get_running_loop().create_task(self.think())
        elif table.setup.pace != "none":
            used = table.spent[seat] / 1000 if table.setup.pace == "deal" else 0.0
            left = table.setup.seconds - used - self.waited / 1000
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(left, 0), self.later, self.late, seat, table.moved)

    async def late(self, seat: int, moved: int) -> None:
        """An AI plays for a person whose time is up, unless he has decided meanwhile."""
        async with self.lock:
            if self.table.moved == moved and seat in self.table.people and not self.stopped:
                with contextlib.suppress(StoreError):
                    await self.enter([log.Away(seat=seat, why="clock")])

    async def think(self) -> None:
        """Decides for AIs as long as it is their turn."""
        while not self.stopped and (due := self.due()) is not None:
            seat, moved = due
            began = time.monotonic()
            action, level = await self.decided(seat)
            low, high = TEMPO[self.table.setup.tempo]
            wanted = max(_random.uniform(low, high), BUDGET.get(self.table.seats[seat].player, 0.0))
            await asyncio.sleep(max(0.0, began + wanted - time.monotonic()))
            try:
                async with self.lock:
                    if not self.stopped and self.due() == (seat, moved):
                        await self.decide(seat, action, level)
            except StoreError:
                await asyncio.sleep(PAUSE)

    async def decide(self, seat: int, action: str, level: str) -> None:
        """Enters an AI's decision; where it is none, the first action there is."""
        try:
            await self.enter([log.Acted(seat=seat, action=action, by=level)])
        except (IllegalAction, NotationError):
            self.thinkers.lost += 1
            assert self.table.state is not None
            fallback = str(self.table.state.actions()[0])
            await self.enter([log.Acted(seat=seat, action=fallback, by="random")])

    def due(self) -> tuple[int, int] | None:
        """The seat whose AI has to decide, and since which entry."""
        seat = conduct.awaited(self.table)
        return None if seat is None or not self.table.seats[seat].player else (seat, self.table.moved)

    async def decided(self, seat: int) -> tuple[str, str]:
        """What the AI of a seat does, and its level."""
        table = self.table
        assert table.state is not None
        level = table.seats[seat].player
        if seat != table.state.to_act:
            return "agree", level
        seed = int.from_bytes(sha256(f"{table.origin[0]} {len(table.state.history)}".encode()).digest()[:6], "big")
        record = to_json(msgspec.structs.replace(table.record(), players=()))
        try:
            found = await self.thinkers.decide(Question(record=record, seat=seat, level=level, seed=seed))
        except ThinkerError:
            return str(table.state.actions()[0]), "random"
        return found.action, found.level

    async def stand_in(self, seat: int) -> None:
        """An AI plays for a person who has not come back, where others wait."""
        async with self.lock:
            self.graces.pop(seat, None)
            at = self.table.seats[seat]
            if at.person and not at.away and seat not in self.here() and self.here() and not self.table.closed:
                with contextlib.suppress(StoreError):
                    await self.enter([log.Away(seat=seat)])

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen."""
        thinking = self.thinking is not None and not self.thinking.done()
        return not self.clients and not thinking and not self.graces and self.timer is None

    async def stop(self) -> None:
        """Nothing happens of itself any more; what was begun is finished."""
        self.stopped = True
        async with self.lock:  # whoever has it is in the middle of a commit
            for handle in (self.timer, *self.graces.values()):
                if handle is not None:
                    handle.cancel()
            tasks: list[asyncio.Task[Any]] = [
                task for task in (self.thinking, self.advice.coming, *self.tasks) if task is not None
            ]
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def beside(before: Table, now: Table, entry: Entry) -> bool:
    """Whether something was said out of turn: who is to act has no more time than before."""
    turn = conduct.awaited(before)
    return isinstance(entry, log.Acted) and entry.seat != turn == conduct.awaited(now)


def proven(table: Table) -> str:
    """What shows that the last deals were fair, once it may be told."""
    if table.begin is not None:
        return "" if table.playing else "null"  # its cards were never dealt
    proof = table.proof()
    return "" if proof is None else msgspec.json.encode(proof).decode()


def finished(table: Table) -> FinishedDeal:
    """A deal that has ended, to be kept."""
    remarks = "".join(f"# {remark}\n" for remark in table.remarks)
    return FinishedDeal(
        number=table.deals,
        game=table.setup.game,
        practice=table.practice,
        record=remarks + to_text(table.record()),
        seats=tuple((at.person, seat) for seat, at in enumerate(table.seats) if at.person),
    )
