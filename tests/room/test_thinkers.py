"""Processes that decide for AIs: lost ones are replaced, and somebody always has an answer."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from tables import Book, setup

from vorhand.action import parse_action
from vorhand.record import to_json
from vorhand.room import thinkers
from vorhand.room.log import Level
from vorhand.room.thinker import Question, Thought, think
from vorhand.room.thinkers import LOWER, Decided, Process, ThinkerError, Thinkers


def question(level: str = "heuristic", seed: int = 1) -> Question:
    """What the first seat does in a new deal."""
    book = Book(setup("letzter-stich"))
    book.deal()
    state = book.table.state
    assert state is not None
    assert state.to_act is not None
    return Question(record=to_json(book.table.record()), seat=state.to_act, level=level, seed=seed)


def run(what: Callable[[Thinkers], Awaitable[Any]], count: int = 1) -> Any:
    """What comes of something done with some processes."""

    async def main() -> Any:
        found = Thinkers(count)
        try:
            return await what(found)
        finally:
            await found.stop()

    return asyncio.run(main())


def test_the_process_answers_as_the_player_would() -> None:
    """The same question has the same legal answer here and in the process, one after another."""
    asked = [question(seed=seed) for seed in range(5)]

    async def main(found: Thinkers) -> None:
        for each in asked:
            assert await found.decide(each) == Decided(think(each).action, "heuristic")
            assert parse_action(think(each).action)
        assert found.lost == 0

    run(main)


def test_a_killed_process_is_replaced() -> None:
    """The question whose process dies is asked again of another, and answered by the same level."""

    async def main(found: Thinkers) -> None:
        first = await found.decide(question())
        running = found.all[0].running
        assert running is not None
        os.kill(running.pid, signal.SIGSTOP)  # it will not answer
        task = asyncio.create_task(found.decide(question()))
        await asyncio.sleep(0.1)
        os.kill(running.pid, signal.SIGKILL)
        assert await task == first
        assert found.lost == 1
        assert found.all[0].running is not None
        assert found.all[0].running.pid != running.pid

    run(main)


def test_a_dead_process_is_not_asked() -> None:
    """A process that died meanwhile costs no answer."""

    async def main(found: Thinkers) -> None:
        await found.decide(question())
        running = found.all[0].running
        assert running is not None
        running.kill()
        await running.wait()
        await found.decide(question())
        assert found.lost == 0

    run(main)


def test_a_hung_process_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that does not answer in time is killed."""

    async def main(found: Thinkers) -> None:
        first = await found.decide(question())
        running = found.all[0].running
        assert running is not None
        os.kill(running.pid, signal.SIGSTOP)
        monkeypatch.setattr(thinkers, "PATIENCE", 0.2)
        task = asyncio.create_task(found.decide(question()))
        await asyncio.sleep(0.1)
        monkeypatch.setattr(thinkers, "PATIENCE", 15.0)
        assert await task == first
        assert running.returncode == -signal.SIGKILL

    run(main)


@pytest.mark.parametrize("level", msgspec.json.schema(Level)["enum"])
def test_a_level_that_fails_twice_is_replaced_by_a_lower(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each level is asked twice, then the next lower ones, down to random; then there is no answer."""
    asked: list[str] = []

    async def ask(self: Process, question: Question) -> Thought:
        asked.append(question.level)
        return Thought(action="play SA") if len(asked) == wanted else Thought(error="no")

    monkeypatch.setattr(Process, "ask", ask)
    chain = [level, level]
    while chain[-1] in LOWER:
        chain.append(LOWER[chain[-1]])
    assert chain[-1] == "random"
    for number, lower in enumerate(chain, start=1):
        wanted = number
        asked.clear()
        assert run(lambda found: found.decide(question(level))) == Decided("play SA", lower)
    wanted = 0
    asked.clear()
    with pytest.raises(ThinkerError):
        run(lambda found: found.decide(question(level)))
    assert asked == chain


def test_what_goes_wrong_is_an_answer() -> None:
    """A question that is none is answered with an error, and the process goes on."""

    async def main(found: Thinkers) -> None:
        process = found.all[0]
        for bad in (question("nobody"), msgspec.structs.replace(question(), seat=7), Question("{", 0, "random", 1)):
            assert (await process.ask(bad)).error
        running = process.running
        assert (await process.ask(question())).action
        assert process.running is running

    run(main)


def test_an_answer_nobody_waits_for_is_not_given_to_another() -> None:
    """After a question is given up, the next one gets its own answer."""

    async def main(found: Thinkers) -> None:
        await found.decide(question())
        running = found.all[0].running
        assert running is not None
        os.kill(running.pid, signal.SIGSTOP)
        task = asyncio.create_task(found.decide(question("random", 1)))
        await asyncio.sleep(0.1)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        for seed in (2, 3):
            assert (await found.decide(question("random", seed))).action == think(question("random", seed)).action

    run(main)
