"""Reviews that are asked for, and luck: one at a time is worked out, in a process of its own; the others wait.

A deal that several people ask for is reviewed once, and never again once its review is kept.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Literal

import msgspec
import structlog
from msgspec import Struct

from vorhand.game import Message, message
from vorhand.record import Record, to_json
from vorhand.review import Luck
from vorhand.room.conduct import refusal
from vorhand.room.film import reason
from vorhand.room.reviewer import LEVEL, TIMES, Progress, Task
from vorhand.room.shelf import Kept, Shelf, bare, key_of, luck_key
from vorhand.room.store import StoreError
from vorhand.room.told import ReviewedDeal
from vorhand.room.wire import Reason
from vorhand.room.worker import Worker

if TYPE_CHECKING:
    from vorhand.room.store import Store

logger: Final = structlog.get_logger("vorhand.room")

EACH: Final = 3
"""So many reviews of a person may be unfinished at once."""

NETWORK: Final = 12
"""So many of those who come from one network: a household or a class has one address, and sessions cost nothing."""

MOST: Final = 50
"""So many of all people."""

KEPT: Final = 1000
"""So many jobs are remembered."""

PATIENCE: Final = 60.0
"""An action, or a play, may take so many seconds."""

ACTION: Final = 15.0
"""All of them together so many for each action: fifty times what one took (docs/review.md), as others wait behind."""

PLAY: Final = 5.0
"""And for each play of a deal that is played again: twenty-five times the longest that one took."""


class Job(Struct, kw_only=True):
    """A review that was asked for, and by whom."""

    key: bytes
    task: Task
    total: int
    people: dict[str, str]
    """Who asked, and from which network."""
    done: int = 0
    state: Literal["queued", "working", "done", "failed", "cancelled"] = "queued"
    fault: Message | None = None
    """Why it has failed."""

    @property
    def longest(self) -> float:
        """So many seconds may it take, from the time that work on it begins."""
        return PATIENCE + self.total * (PLAY if self.task.again else ACTION)

    @property
    def unfinished(self) -> bool:
        """Whether something is still to come."""
        return self.state in ("queued", "working")


class ReviewJob(Struct, frozen=True, kw_only=True):
    """How a review stands: `ahead` others come first; so many of the `total` actions, or plays, are `done`.

    `fault` says why it has failed.
    """

    id: str
    state: Literal["queued", "working", "done", "failed", "cancelled"]
    ahead: int
    done: int
    total: int
    review: ReviewedDeal | None = None
    luck: Luck | None = None
    fault: Reason | None = None


class Reviews:
    """The jobs, the process that works, and what is kept."""

    def __init__(self, store: Store) -> None:
        self.shelf = Shelf(store)
        self.jobs: OrderedDict[bytes, Job] = OrderedDict()
        self.worker = Worker("vorhand.room.reviewer")
        self.working: asyncio.Task[None] | None = None

    async def ask(self, person: str, network: str, record: Record) -> ReviewJob:
        """The job that reviews this deal, or has; raises `Refusal` where there are too many."""
        deal = bare(record)
        return await self.begin(person, network, key_of(deal), Task(record=to_json(deal)), len(deal.moves))

    async def ask_luck(self, person: str, network: str, records: list[Record]) -> ReviewJob:
        """The job that plays deals again, or has, in which the person is called `ME`; raises `Refusal`."""
        again = tuple(to_json(record) for record in records)
        task = Task(again=again)
        return await self.begin(person, network, luck_key(again, LEVEL, TIMES), task, len(again) * TIMES)

    async def begin(self, person: str, network: str, key: bytes, task: Task, total: int) -> ReviewJob:
        """The job that does this task, or has."""
        found = await asyncio.to_thread(self.kept, key, task)
        job = self.jobs.get(key)
        if job is None or not job.unfinished:
            if found is None:
                self.admit(person, network)
            others = {} if job is None or job.state in ("failed", "cancelled") else job.people
            people = others | {person: network}
            state: Literal["done", "queued"] = "queued" if found is None else "done"
            job = Job(key=key, task=task, total=total, people=people, state=state)
            self.jobs[key] = job
            self.jobs.move_to_end(key)
            self.forget()
        elif person not in job.people:
            self.admit(person, network)
            job.people[person] = network
        if job.unfinished and (self.working is None or self.working.done()):
            self.working = asyncio.get_running_loop().create_task(self.work())
        return self.told(job, found)

    def kept(self, key: bytes, task: Task) -> Kept | None:
        """What is kept of a task."""
        return self.shelf.luck(key) if task.again else self.shelf.review(key)

    def admit(self, person: str, network: str) -> None:
        """Raises `Refusal` where the person, its network, or all together have asked for as many as may be."""
        waiting = [job for job in self.jobs.values() if job.unfinished]
        if sum(person in job.people for job in waiting) >= EACH:
            raise refusal("room-reviews-each", n=EACH)
        if sum(network in job.people.values() for job in waiting) >= NETWORK:
            raise refusal("room-reviews-network")
        if len(waiting) >= MOST:
            raise refusal("room-reviews-all")

    def forget(self) -> None:
        """Lets the oldest jobs go that are finished."""
        for key, job in list(self.jobs.items())[: max(len(self.jobs) - KEPT, 0)]:
            if not job.unfinished:
                del self.jobs[key]

    def find(self, person: str, id: str) -> Job:
        """The job that this person has asked for; raises `Refusal`."""
        try:
            job = self.jobs.get(bytes.fromhex(id))
        except ValueError:
            job = None
        if job is None or person not in job.people:
            raise refusal("room-no-review")
        return job

    async def show(self, person: str, id: str) -> ReviewJob:
        """How a person's job stands, with the review once it is there; raises `Refusal`."""
        job = self.find(person, id)
        found = await asyncio.to_thread(self.kept, job.key, job.task) if job.state == "done" else None
        return self.told(job, found)

    def told(self, job: Job, found: Kept | None) -> ReviewJob:
        """How a job stands."""
        waiting = [each.key for each in self.jobs.values() if each.unfinished]
        return ReviewJob(
            id=job.key.hex(),
            state=job.state,
            ahead=waiting.index(job.key) if job.unfinished else 0,
            done=job.total if job.state == "done" else job.done,
            total=job.total,
            review=found if isinstance(found, ReviewedDeal) else None,
            luck=found if isinstance(found, Luck) else None,
            fault=None if job.fault is None else reason(job.fault),
        )

    async def cancel(self, person: str, id: str) -> None:
        """A person does not want the review any more; work on it ends where nobody does. Raises `Refusal`."""
        job = self.find(person, id)
        if not job.unfinished:
            return
        job.people.pop(person)
        if not job.people:
            worked, job.state = job.state == "working", "cancelled"
            if worked:
                await self.worker.stop()

    async def work(self) -> None:
        """Reviews one deal after another as long as some wait."""
        while (job := next((job for job in self.jobs.values() if job.state == "queued"), None)) is not None:
            job.state = "working"
            try:
                async with asyncio.timeout(job.longest):
                    await self.review(job)
            except (TimeoutError, OSError, EOFError, ValueError, StoreError) as error:
                await self.worker.stop()
                if job.state == "working":
                    job.state = "failed"
                    late = isinstance(error, TimeoutError)
                    job.fault = message("room-review-late") if late else message("ui-review-failed")
                    logger.warning("review failed", error=type(error).__name__)

    async def review(self, job: Job) -> None:
        """Has a task done, and keeps what came of it."""
        await self.worker.put(msgspec.json.encode(job.task))
        if job.state == "cancelled":  # while the process was starting
            raise EOFError("it was cancelled")
        while True:
            heard = msgspec.json.decode(await self.worker.line(PATIENCE), type=Progress)
            if heard.error:
                raise ValueError(heard.error)
            job.done = heard.done
            if (found := heard.review or heard.luck) is not None:
                await asyncio.to_thread(self.shelf.keep, job.key, found)
                if job.state == "working":
                    job.state = "done"
                return

    async def stop(self) -> None:
        """Ends everything."""
        if self.working is not None:
            self.working.cancel()
            await asyncio.gather(self.working, return_exceptions=True)
        await self.worker.stop()
