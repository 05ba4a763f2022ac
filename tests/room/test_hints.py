"""Hints at a table: to the asker alone, from his view alone, where the table allows them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from rooms import PEOPLE, Fake, ask, opened, settled
from servers import PLAIN, Server
from tables import GAMES, Book, person, setup

from vorhand.game import Message
from vorhand.players.worlds import state_of, worlds
from vorhand.record import Record, to_json
from vorhand.room import conduct, wire
from vorhand.room.export import typescript
from vorhand.room.log import Seat
from vorhand.room.thinker import Question, think
from vorhand.room.thinkers import Thinkers
from vorhand.words import LANGUAGES, Words

ALONE = [Seat(person=person(0), name="P0"), Seat(level="club"), Seat(level="club"), Seat(level="club")]


def question(record: Record, seat: int) -> Question:
    """A person at this seat asks what to do, of a player that thinks for a moment."""
    return Question(record=to_json(record), seat=seat, level="club", seed=0, hint=True)


def test_a_hint_is_told_to_the_asker_alone(tmp_path: Path) -> None:
    """The answer names a legal action at the head of three at most, and why; nobody else hears, nothing is stored."""

    async def main() -> None:
        node = await opened(tmp_path)
        id = await node.make(PEOPLE[0], setup("letzter-stich", tempo="instant", watched=True), ["me"] + ["random"] * 3)
        live = await node.table(id)
        mine, other = Fake(PEOPLE[0]), Fake(PEOPLE[1])
        live.join(mine, 0)
        live.join(other, 0)
        await ask(live, 0, "go")
        await settled(live)
        before, heard = live.table, (len(mine.said), len(other.said))
        assert before.state is not None
        found = await ask(live, 0, "hint", v=before.v)
        again = await ask(live, 0, "hint", v=before.v)
        assert isinstance(found, wire.Hinted)
        assert found.action in map(str, before.state.actions())
        actions = len(before.state.actions())
        assert len(found.candidates) == (min(3, actions) if actions > 1 else 0)
        assert [each.action for each in found.candidates][:1] == [found.action][: actions - 1]
        assert replace(again, cid=found.cid) == found
        assert (len(mine.said), len(other.said)) == heard
        assert live.table == before
        await node.stop()

    asyncio.run(main())


def test_hints_are_refused_where_the_table_gives_none() -> None:
    """By default they are for one person among AIs; a table may allow them to all, or to nobody."""
    seats = len(ALONE)
    alone, two = ALONE, [*ALONE[:1], Seat(person=person(1), name="P1"), *ALONE[2:]]
    wanted = {(1, None): True, (2, None): False, (1, False): False, (2, True): True, (1, True): True, (2, False): False}
    for (people, hints), allowed in wanted.items():
        book = Book(setup("letzter-stich", hints=hints), (alone if people == 1 else two)[:seats])
        assert book.table.hinted is allowed
    assert not Book(setup("letzter-stich"), [*ALONE[:3], Seat()]).table.hinted


def test_who_may_have_a_hint() -> None:
    """Not a watcher, not out of turn, not between deals, not of a position that has passed."""
    book = Book(setup("letzter-stich", hints=True))

    def refusal(number: int, v: int) -> str:
        with pytest.raises(conduct.Refusal) as found:
            conduct.advised(book.table, person(number), wire.Hint(cid="a", v=v))
        return found.value.reason.key

    assert refusal(0, 99) == "room-no-deal"
    book.deal()
    state = book.table.state
    assert state is not None
    assert state.to_act is not None
    assert refusal(9, 99) == "room-no-seat"
    assert refusal((state.to_act + 1) % 4, 99) == "refuse-turn"
    assert refusal(state.to_act, book.table.moved - 1) == "room-stale"
    assert conduct.advised(book.table, person(state.to_act), wire.Hint(cid="a", v=book.table.v)) == state.to_act


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_gets_the_same_hint(game: str) -> None:
    """In every other deal that the seat could believe in, the process answers byte for byte the same."""
    random, book = Random(game), Book(setup(game))
    book.deal()
    for number in range(6):
        state = book.table.state
        if state is None or state.to_act is None:
            break
        view = state.view(state.to_act)
        told = msgspec.json.encode(think(question(Record.of(game, state), state.to_act)))
        assert b'"error"' not in told
        for world in worlds(view, 2, number):
            other = state_of(view, world)
            assert msgspec.json.encode(think(question(Record.of(game, other), state.to_act))) == told
        for _ in range(3):
            if book.table.playing:
                book.act(random)


def test_a_lost_process_is_asked_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """One error is made good; after two the hint is refused."""
    book = Book(setup("schnapsen"), [Seat(person=person(0), name="P0"), Seat(level="club")])
    book.deal()
    answers: list[Any] = []

    async def asked(self: Thinkers, asked: Question) -> Any:
        return answers.pop(0)

    monkeypatch.setattr(Thinkers, "_asked", asked)
    state = book.table.state
    assert state is not None
    assert state.to_act is not None
    good, bad = think(question(book.table.record(), state.to_act)), think(Question("{", 0, "club", 0, True))
    for given in ([good], [bad, good], [bad, bad]):
        answers[:] = given
        found = asyncio.run(Thinkers(0).hint(question(book.table.record(), state.to_act)))
        assert found == given[-1]
        assert answers == []


SLOW = f"""
import asyncio
from vorhand.room.thinkers import Thinkers
Thinkers.hint = lambda self, question: asyncio.sleep(600)
{PLAIN}"""


def test_whoever_waits_for_a_hint_may_play_on(tmp_path: Path) -> None:
    """A card is played while a hint is thought about; the hint is still to come then."""
    with Server(tmp_path, SLOW) as server:
        lena = server.somebody()
        with lena.at(lena.make("letzter-stich", "me", "random", "random", "random")) as table:
            table.ask("go")
            table.play_until(lambda: table.state["view"]["actions"] if table.state["view"] else [])
            table.socket.send(json.dumps({"t": "hint", "cid": "slow", "v": table.state["v"]}))
            assert table.ask("act", v=table.state["v"], action=table.view["actions"][0])["t"] == "done"
            assert [told for told in table.said if told.get("cid") == "slow"] == []


def test_the_reasons_are_in_words_on_the_wire() -> None:
    """A reason's key is in every catalogue."""
    book = Book(setup("skat"))
    book.deal()
    state = book.table.state
    assert state is not None
    assert state.to_act is not None
    thought = think(question(book.table.record(), state.to_act))
    assert thought.reasons
    for reason in thought.reasons:
        for lang in LANGUAGES:
            assert Words(lang)(Message(reason.key)) != reason.key


def test_the_types_for_the_browser_are_those_of_the_wire() -> None:
    """web/src/wire.ts is what the export writes."""
    path = Path(__file__).parents[2] / "web" / "src" / "wire.ts"
    assert path.read_text("utf-8") == typescript()
