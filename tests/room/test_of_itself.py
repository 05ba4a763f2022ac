"""What happens at a table of itself: AIs, clocks, absent persons; and what clients are told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rooms import PEOPLE, Fake, act, ask, dealt, run, settled, table
from sqlalchemy import update

from vorhand.room import live as living
from vorhand.room import log, schema, wire
from vorhand.room.conduct import Refusal
from vorhand.room.live import PAST, Live
from vorhand.room.node import Node
from vorhand.room.store import StoreError
from vorhand.room.thinker import Question
from vorhand.room.thinkers import Decided, ThinkerError


async def until(what: Callable[[], bool]) -> None:
    """Returns once it is so."""
    async with asyncio.timeout(10):
        while not what():
            await asyncio.sleep(0.005)


CASES: list[tuple[str, tuple[str, ...], str]] = [
    ("kaiser", ("passing=on",), "passing"),
    ("skat", (), "auction"),
    ("schnapsen", (), "play"),
    ("letzter-stich", ("players=2",), "play"),
]


@pytest.mark.parametrize(("game", "settings", "phase"), CASES)
@pytest.mark.parametrize("vanishing", [0, 1])
def test_a_person_who_vanishes_is_stood_in_for(
    game: str, settings: tuple[str, ...], phase: str, vanishing: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an exchange, an auction, after a close: an AI plays on for whoever goes, until he comes back."""
    monkeypatch.setattr(living, "GRACE", 0.05)

    async def main(node: Node) -> None:
        count = {"kaiser": 4, "skat": 3}.get(game, 2)
        live = await table(node, game, "me", "p1", *["random"] * (count - 2), settings=settings)
        stays, goes = Fake(PEOPLE[1 - vanishing]), Fake(PEOPLE[vanishing])
        live.join(stays, 0)
        live.join(goes, 0)
        await dealt(live, 0, 1)
        await settled(live)
        assert live.table.state is not None
        if game == "schnapsen":
            close = [str(action) for action in live.table.state.actions()].index("close")
            assert isinstance(await act(live, close), wire.Done)
        else:
            assert phase in live.table.state.view(-1).phase
        live.leave(goes)
        seat = live.seat_of(goes)
        await until(lambda: live.table.seats[seat].away)
        assert not live.graces
        while live.table.playing:
            await settled(live)
            if live.table.playing:
                await act(live)
        assert any(f"seat {seat}: random for P{vanishing}" in each for each in live.table.remarks)
        live.join(goes, goes.state["v"])
        await until(lambda: not live.table.seats[seat].away)
        assert goes.state == stays.state | {"you": seat, "view": goes.state["view"]}

    run(tmp_path, main)


def test_nobody_is_stood_in_for_while_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that all have left waits; the first to come back waits no longer than the grace for the others."""
    monkeypatch.setattr(living, "GRACE", 0.05)

    async def main(node: Node) -> None:
        live = await table(node, "schnapsen", "me", "p1")
        clients = [Fake(PEOPLE[0]), Fake(PEOPLE[1])]
        for client in clients:
            live.join(client, 0)
        await dealt(live, 0, 1)
        for client in clients:
            live.leave(client)
        await asyncio.sleep(0.15)
        assert live.table.people == (0, 1)
        assert live.idle
        live.join(clients[0], 0)
        await until(lambda: live.table.people == (0,))

    run(tmp_path, main)


def test_after_a_restart_absent_persons_are_stood_in_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does not come back after a restart is played for, as soon as another is there to wait."""
    monkeypatch.setattr(living, "GRACE", 0.05)

    async def begin(node: Node) -> str:
        live = await table(node, "schnapsen", "me", "p1")
        await dealt(live, 0, 1)
        return live.id

    async def resume(node: Node) -> None:
        live = await node.table(made)
        assert live.table.playing
        live.join(Fake(PEOPLE[1]), 0)
        await until(lambda: live.table.people == (1,))

    made = run(tmp_path, begin)
    run(tmp_path, resume)


@pytest.mark.parametrize("pace", ["move", "deal"])
def test_a_clock_runs_out(pace: str, tmp_path: Path) -> None:
    """An AI plays for a person whose time is up, though his client is there, until he acts himself."""

    async def main(node: Node) -> None:
        live = await table(node, "letzter-stich", "me", "p1", settings=("players=2",), pace=pace, seconds=0)
        live.join(Fake(PEOPLE[0]), 0)
        await dealt(live, 0, 1)
        await until(lambda: not live.table.playing)
        assert not live.table.people
        assert live.table.seats[0].player == "random"

    run(tmp_path, main)


@pytest.mark.parametrize("pace", ["move", "deal"])
def test_a_clock_is_not_set_back(pace: str, tmp_path: Path) -> None:
    """Whatever else is entered meanwhile, who is to act has the rest of his time, not all of it."""

    async def main(node: Node) -> None:
        live = await table(node, "letzter-stich", "me", "p1", settings=("players=2",), pace=pace, seconds=60)
        await dealt(live, 0, 1)
        assert live.table.state is not None
        assert live.table.state.to_act is not None
        live.since -= 20
        await live.enter([log.Away(seat=1 - live.table.state.to_act)])
        assert live.timer is not None
        assert 35 < live.timer.when() - asyncio.get_running_loop().time() < 41

    run(tmp_path, main)


def test_who_decides_in_time_is_not_late(tmp_path: Path) -> None:
    """A clock that runs out while the decision is being stored does nothing."""

    async def main(node: Node) -> None:
        live = await table(node, "letzter-stich", "me", "p1", settings=("players=2",), pace="move", seconds=60)
        await dealt(live, 0, 1)
        assert live.timer is not None
        assert live.table.state is not None
        seat, moved = live.table.state.to_act, live.table.moved
        assert seat is not None
        await asyncio.gather(act(live), live.late(seat, moved))
        assert live.table.people == (0, 1)
        assert live.table.moved > moved
        await live.late(live.table.state.to_act or 0, live.table.moved)
        assert len(live.table.people) == 1

    run(tmp_path, main)


def test_what_an_ai_says_that_is_no_action(tmp_path: Path) -> None:
    """An illegal or unreadable decision, or none, becomes the first legal action, and the record says so."""

    async def main(node: Node) -> None:
        odd: list[str | ThinkerError] = ["play XX", "", "bid 999", "pass", ThinkerError("none")] * 40

        async def decide(question: Question) -> Decided:
            found = odd.pop()
            if isinstance(found, ThinkerError):
                raise found
            return Decided(found, question.level)

        node.thinkers.decide = decide  # type: ignore[method-assign]
        live = await table(node, "letzter-stich", "me", "heuristic", settings=("players=2",))
        await dealt(live, 0)
        while live.table.playing:
            await settled(live)
            if live.table.playing:
                await act(live)
        assert live.table.state is not None
        decisions = sum(event.seat == 1 for event in live.table.state.history)
        assert len(live.table.remarks) == decisions > 4
        assert all("random for heuristic" in each for each in live.table.remarks)
        assert node.thinkers.lost >= 3

    run(tmp_path, main)


def test_an_ai_whose_decision_is_not_stored_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the store fails the table stands still and others are answered; then it goes on."""
    monkeypatch.setattr(living, "PAUSE", 0.01)

    async def main(node: Node) -> None:
        live = await table(node, "letzter-stich", "me", *["random"] * 3)
        commit = node.store.commit
        refused: list[Any] = []

        async def refuse(commit_: Any) -> None:
            if live.table.playing and len(refused) < 10:
                refused.append(commit_)
                raise StoreError("no room")
            await commit(commit_)

        monkeypatch.setattr(node.store, "commit", refuse)
        await dealt(live, 0)
        await until(lambda: len(refused) > 3 or not live.thinking)
        if live.thinking:
            assert isinstance(await ask(live, 0, "ping"), wire.Done)
        await settled(live)
        while live.table.playing:
            await act(live)
            await settled(live)
        assert refused

    run(tmp_path, main)


def test_two_tabs_on_one_seat(tmp_path: Path) -> None:
    """Both see the same; both may act, and of two actions at once the second is stale; one may go without a grace."""

    async def main(node: Node) -> None:
        live = await table(node, "letzter-stich", "me", "p1", settings=("players=2",))
        tabs = [Fake(PEOPLE[0]), Fake(PEOPLE[0])]
        for tab in tabs:
            live.join(tab, 0)
        assert tabs[1].said[-1] == {"t": "present", "seats": [0], "watchers": 0}
        await dealt(live, 0, 1)
        if live.table.state is not None and live.table.state.to_act != 0:
            await act(live)
        assert live.table.state is not None
        action, v = str(live.table.state.actions()[0]), live.table.v
        both = await asyncio.gather(*(ask(live, 0, "act", v=v, action=action) for _ in tabs))
        assert isinstance(both[0], wire.Done)
        assert isinstance(both[1], wire.Refused)
        assert both[1].stale
        assert tabs[0].state == tabs[1].state
        live.leave(tabs[0])
        assert 0 not in live.graces

    run(tmp_path, main)


def test_a_client_catches_up(tmp_path: Path) -> None:
    """One that missed some entries is told a step, too many a snapshot, none nothing."""

    async def main(node: Node) -> None:
        live = await table(node, "kaiser", "me", "p1", "p2", "p3")
        await dealt(live, 0, 1, 2, 3)
        seen, old = Fake(PEOPLE[0]), Fake(PEOPLE[0])
        for client in (seen, old):
            live.join(client, 0)
            live.leave(client)
        for _ in range(5):
            await act(live)
        for client, since, kinds in (
            (seen, seen.state["v"], ["step", "present"]),
            (seen, live.table.v, ["present"]),
            (seen, live.table.v + 1, ["snapshot", "present"]),
        ):
            client.said.clear()
            live.join(client, since)
            assert [told["t"] for told in client.said] == kinds
            live.leave(client)
        for number in range(PAST):
            await ask(live, number % 2, "stand")
            await ask(live, 4, "sit", seat=0)
            if not live.table.playing:
                break
            await act_or_undo(live)
        fresh = Fake(PEOPLE[1])
        live.join(fresh, 0)
        old.said.clear()
        live.past.pop(old.state["v"], None)
        live.join(old, old.state["v"])
        assert [told["t"] for told in old.said] == ["snapshot", "present"]

    run(tmp_path, main)


async def act_or_undo(live: Live) -> None:
    """The table moves on."""
    await settled(live)
    if live.table.playing:
        await act(live)


def test_a_private_table_that_is_full_has_no_watchers(tmp_path: Path) -> None:
    """Who has no seat goes once the last is taken, and hears no more; where watching is allowed he stays."""

    async def main(node: Node) -> None:
        for watched in (False, True):
            live = await table(node, "schnapsen", "me", "open", watched=watched)
            watcher, second = Fake(PEOPLE[4]), Fake(PEOPLE[1])
            live.join(watcher, 0)
            live.join(second, 0)
            count = len(watcher.said)
            await ask(live, 1, "sit", seat=1)
            assert (watcher.ended is None) == watched
            assert (len(watcher.said) == count) == (not watched)
            assert second.state["you"] == 1

    run(tmp_path, main)


def test_a_repeated_request_is_done_once_after_a_restart_too(tmp_path: Path) -> None:
    """Undo, sit, deal and act that come again, in the same process or the next, get their first answer."""

    async def begin(node: Node) -> None:
        live = await table(node, "letzter-stich", "me", "random", settings=("players=2",))
        for request in (wire.Go(cid="go"), None, None, wire.Undo(cid="undo")):
            if request is None:
                await settled(live)
                await act(live)
                await settled(live)
            else:
                answers[request] = await live.request(PEOPLE[0], request)
        ids.append(live.id)
        await again(live)

    async def again(live: Live) -> None:
        before = live.table
        for request, first in answers.items():
            assert isinstance(first, wire.Done)
            assert await live.request(PEOPLE[0], request) == first
        assert live.table is before

    async def resume(node: Node) -> None:
        await again(await node.table(ids[0]))

    answers: dict[wire.AnyRequest, wire.Answer] = {}
    ids: list[str] = []
    run(tmp_path, begin)
    run(tmp_path, resume)


def test_a_damaged_table_is_set_aside(tmp_path: Path) -> None:
    """Its log is left as it is, whoever asks is told, and the other tables go on."""
    from sqlalchemy import text

    async def begin(node: Node) -> list[str]:
        made = [(await table(node, "schnapsen", "me", "random", listed=True)).id for _ in range(2)]
        with node.store.engine.begin() as connection:
            damage = text("update entries set body = x'00' where table_id = :id and v = 2")
            connection.execute(damage, {"id": made[0]})
        return made

    async def resume(node: Node) -> None:
        with pytest.raises(Refusal, match="room-aside"):
            await node.table(bad)
        assert [row.id for row in node.store.tables("aside")] == [bad]
        assert [row.id for row in node.store.tables("open", True)] == [good]
        assert len(node.store.after(bad, 0)) == 2
        await dealt(await node.table(good), 0)

    bad, good = run(tmp_path, begin)
    run(tmp_path, resume)


def test_cards_that_go_round_stay_secret_after_a_restart(tmp_path: Path) -> None:
    """SK 7: a player's records do not show them before the third table, or the close."""

    async def begin(node: Node) -> str:
        live = await table(node, "skat", "me", "random", "random", settings=("duplicate=on", "deals=36"))
        await dealt(live, 0)
        while live.table.playing:
            await settled(live)
            if live.table.playing:
                await act(live)
        assert node.store.deals(PEOPLE[0].id) == []
        return live.id

    async def resume(node: Node) -> None:
        assert node.store.deals(PEOPLE[0].id) == []
        live = await node.table(made)
        assert isinstance(await ask(live, 0, "close"), wire.Done)
        assert [row.number for row in node.store.deals(PEOPLE[0].id)] == [1]

    made = run(tmp_path, begin)
    run(tmp_path, resume)


def test_unused_tables_are_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that nobody uses leaves the memory, one with a client stays; it comes back as it was."""
    from vorhand.room import node as nodes

    monkeypatch.setattr(nodes, "SWEEP", 0.01)

    async def main(node: Node) -> None:
        away, used = await table(node, "schnapsen", "me", "p1"), await table(node, "schnapsen", "me", "p1")
        await dealt(away, 0, 1)
        client = Fake(PEOPLE[0])
        used.join(client, 0)
        monkeypatch.setattr(nodes, "UNUSED", 0.0)
        await until(lambda: set(node.tables) == {used.id})
        found = await node.table(away.id)
        assert found is not away
        assert found.table == away.table
        assert isinstance(await ask(away, 0, "stand"), wire.Refused)

    run(tmp_path, main)


# A table that another owns


def test_a_single_node_reads_a_table_again_that_it_has_lost(tmp_path: Path) -> None:
    """The request is refused and nothing has changed, clients are told to come back, and the same request is done."""

    async def what(node: Node) -> None:
        live = await table(node, "letzter-stich", "me", "p1", settings=("players=2",))
        client = Fake(PEOPLE[0])
        live.join(client, 0)
        with node.store.writing() as connection:
            connection.execute(update(schema.tables).values(epoch=schema.tables.c.epoch + 1))
        refused = await ask(live, 0, "stand")
        assert (refused.reason.key, client.ended) == ("room-store", (1012, "moved"))
        again = await node.table(live.id)
        assert again is not live
        assert again.table == live.table
        assert isinstance(await ask(again, 0, "stand"), wire.Done)

    run(tmp_path, what)
