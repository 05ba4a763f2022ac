"""What the server writes for its operator: whatever goes wrong, one line of JSON, and no card."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from servers import Server, Somebody
from sqlalchemy import Engine, insert, update
from websockets.exceptions import ConnectionClosed

from vorhand.action import Play
from vorhand.record import from_text
from vorhand.room import log, schema
from vorhand.room.store import Store, chained, connect

CARD = re.compile(r"\b[CSHD][AKQJT987]\b")


def test_no_line_has_a_card(tmp_path: Path) -> None:
    """Deals are played, a table is lost and one is found broken by an illegal play: it is told, without any card."""
    engine = connect(str(tmp_path / "room.db"))
    with Server(tmp_path) as server:
        person = server.somebody()
        with person.at(lost := person.make("skat", "me", "random", "random")) as at:
            at.until("snapshot")
            at.ask("go")
            at.play()
            at.hear_out()
            record = at.state["table"]["over"]["record"]
            at.ask("go")
            at.play_until(lambda: [len(at.view["history"])] if at.view["history"] else [])
            fence_off(engine, lost)
            with pytest.raises(ConnectionClosed):  # whoever's turn it is
                at.play_until(list)
        broken = person.make("schnapsen", "me", "random")
        with person.at(broken) as at:
            at.until("snapshot")
            at.ask("go")
            at.hear_out()
    spoil(Store(engine), broken)
    with Server(tmp_path) as server:
        person = Somebody(server, key=person.http.cookies["vorhand"])
        assert person.http.get(f"/api/tables/{broken}").status_code == 410
    engine.dispose()
    lines = (tmp_path / "output.txt").read_text().splitlines()
    told = {json.loads(line)["event"] for line in lines if line.startswith("{")}
    assert {"table lost", "table set aside"} <= told
    assert (tmp_path / "errors.txt").read_text() == ""
    assert len(CARD.findall(record)) > 30
    assert from_text(record).check() == ()
    assert [line for line in lines if CARD.search(line)] == []


def fence_off(engine: Engine, table: str) -> None:
    """Lets another server own a table."""
    tables = schema.tables.c
    with engine.begin() as connection:
        connection.execute(update(schema.tables).where(tables.id == table).values(epoch=tables.epoch + 1))


def spoil(store: Store, id: str) -> None:
    """Adds a card to the log of a table that its seat does not have, with the right hash."""
    found = store.load(id)
    assert found is not None
    table, last = found
    assert table.state is not None
    assert table.state.to_act is not None
    card = next(iter(table.state.hands[1 - table.state.to_act]))
    body = log.written(log.Acted(seat=table.state.to_act, action=str(Play(card))))
    row = {"table_id": id, "v": table.v + 1, "at": 0, "body": body, "hash": chained(last, body)}
    with store.engine.begin() as connection:
        connection.execute(insert(schema.entries), row)
