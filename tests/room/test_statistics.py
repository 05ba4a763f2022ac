"""What a person's deals say together: counted once more by hand, from records of every game."""

from __future__ import annotations

import csv
import io
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from reviews import played
from servers import Server, finished
from sqlalchemy import insert

from vorhand.arena.figures import Estimate
from vorhand.game import result_of
from vorhand.games import GAMES
from vorhand.players.search import Effort
from vorhand.record import Record, to_text
from vorhand.review import edges, review
from vorhand.room import http, schema
from vorhand.room.reviewer import TIMES
from vorhand.room.shelf import Shelf, bare, key_of
from vorhand.room.statistics import BLOCK, BLOCKS, HEAD, MOST, as_csv, blocks, facts, mine, named, statistics
from vorhand.room.store import Store, connect, migrate
from vorhand.room.told import told

OFTEN = http.REPLAYING[0].kwargs["config"].rate_limit[1]
QUICK = Effort(0.05, weighs=True)


class Row(NamedTuple):
    """A deal of a person, as the store has it."""

    record: str
    seat: int
    table_id: str = "table"
    number: int = 1
    at: int = 0
    game: str = "skat"
    practice: bool = False


def rows(game: str, count: int, seat: int = 0) -> list[Row]:
    """So many deals of a game, the newest first as the store tells them."""
    found = [to_text(Record.of(game, played(game, "random", seed))) for seed in range(count)]
    return [Row(text, seat, "t", n, 1000 * n, game) for n, text in reversed(list(enumerate(found)))]


@pytest.fixture
def shelf(tmp_path: Path) -> Any:
    """A new store's reviews."""
    engine = connect(f"sqlite:///{tmp_path / 'room.db'}")
    migrate(engine)
    yield Shelf(Store(engine))
    engine.dispose()


@pytest.mark.parametrize("game", GAMES)
def test_edges(game: str) -> None:
    """Together they are nothing, and who wrote most has the greatest; partners have the same."""
    for seed in range(5):
        result = result_of(played(game, "random", seed))
        found = edges(result)
        assert sum(found) == 0
        best = max(result.scores)
        assert {found[seat] for seat, score in enumerate(result.scores) if score == best} == {max(found)}
        if game == "kaiser":
            assert found[:2] == found[2:]


def test_a_penalty_counts_against_its_seat() -> None:
    """LS 6.4: who took the last trick and so no penalty is above the others."""
    from vorhand.games.letzter_stich import LetzterStichResult

    plain = result_of(played("letzter-stich", "random", 1))
    assert isinstance(plain, LetzterStichResult)
    others = tuple(int(seat != plain.last) for seat in range(4))
    penal = replace(plain, scores=others, penalty=True)
    assert edges(penal)[plain.last] == 1 == max(edges(penal))


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_those_of_the_deals(shelf: Shelf, game: str) -> None:
    """Deals, wins and edges add up to those of the records; contracts are those that were declared."""
    made = rows(game, 9)
    deals = mine(made, shelf)
    assert [deal.number for deal in deals] == list(range(9))
    found = statistics(deals)
    (all_,) = found.games
    by_hand = [edges(result_of(played(game, "random", seed)))[0] for seed in range(9)]
    assert [deal.edge for deal in deals] == by_hand
    assert (all_.deals, all_.decided) == (9, sum(edge != 0 for edge in by_hand))
    assert all_.edge is not None
    assert all_.edge.value == pytest.approx(float(sum(by_hand, Fraction()) / 9))
    if all_.decided:
        assert all_.won is not None
        assert all_.won.value == pytest.approx(sum(edge > 0 for edge in by_hand) / all_.decided)
    assert bool(found.contracts) == (game in ("skat", "kaiser"))
    assert sum(each.deals for each in found.times) == 9
    assert (all_.reviewed, all_.mistakes) == (0, None)


def test_mistakes_are_counted_where_deals_are_reviewed(shelf: Shelf) -> None:
    """Those of the person's seat alone, apart before play and in it."""
    made = rows("schnapsen", 3)
    record = Record.of("schnapsen", played("schnapsen", "random", 1))
    found = told(review(record, QUICK))
    shelf.keep(key_of(bare(record)), found)
    shelf.keep(key_of(bare(record)), found)  # another node was first
    for seat in (0, 1):
        deals = mine([row._replace(seat=seat) for row in made], shelf)
        wrong = sum(each.mistake for each in found.actions if each.seat == seat)
        assert [(deal.before, deal.play) for deal in deals] == [(None, None), (0, wrong), (None, None)]
        (figures,) = statistics(deals).games
        assert figures.mistakes is not None
        assert (figures.reviewed, figures.mistakes.play.value) == (1, wrong)


def test_mistakes_a_deal_have_an_interval(shelf: Shelf) -> None:
    """Student's: for 0, 2, 2 and 4 mistakes 2 give or take 3.18 times the standard error, but not below nothing."""
    (deal,) = mine(rows("schnapsen", 1), shelf)
    wrong = [(0, 0), (0, 2), (1, 1), (1, 3)]
    deals = [replace(deal, before=before, play=play) for before, play in wrong] + [deal]
    (found,) = statistics(deals).games
    assert found.mistakes is not None
    assert found.reviewed == 4
    assert not {"before", "play"} & set(found.__struct_fields__)  # they stand in the mistakes alone
    each = found.mistakes
    assert (each.before.value, each.play.value, each.all.value) == (0.5, 1.5, 2)
    error = sqrt(8 / 3 / 4)
    assert each.all.high == pytest.approx(2 + 3.1824 * error)
    assert each.all.low == 0 > 2 - 3.1824 * error
    assert each.play.high == pytest.approx(1.5 + 3.1824 * sqrt(5 / 3 / 4))
    (alike,) = statistics([replace(deal, before=1, play=1)] * 3).games
    assert alike.mistakes is not None
    assert alike.mistakes.all == Estimate(2.0)


def test_what_does_not_count(shelf: Shelf) -> None:
    """Practice, and deals that were broken off."""
    made = rows("letzter-stich", 2)
    record = Record.of("letzter-stich", played("letzter-stich", "random", 1))
    half = to_text(replace(record, moves=record.moves[:5], result={}))
    assert facts(half) is None
    deals = mine([made[0]._replace(practice=True), made[1]._replace(record=half)], shelf)
    assert deals == []
    assert statistics([]) == statistics(deals)


def test_what_an_ai_decided_is_not_the_persons(shelf: Shelf) -> None:
    """A deal in which an AI stood in for the person is left out for him, and counts for the others."""
    (row,) = rows("schnapsen", 1)
    stood_in = row._replace(record=f"# action 3, seat 0: club for Lena\n{row.record}")
    assert mine([stood_in], shelf) == []
    assert named([stood_in], "schnapsen") == []
    assert len(mine([stood_in._replace(seat=1)], shelf)) == 1


def test_practice_does_not_crowd_deals_out(tmp_path: Path) -> None:
    """However much of it there is, the deals that count are looked at."""
    engine = connect(f"sqlite:///{tmp_path / 'room.db'}")
    migrate(engine)
    deals = [{"number": n, "at": n, "game": "skat", "practice": n > 5, "record": "x"} for n in range(1, MOST + 6)]
    with engine.begin() as connection:
        table = {"id": "t", "game": "skat", "listed": False, "state": "open", "created": 0}
        connection.execute(insert(schema.tables), table)
        connection.execute(insert(schema.deals), [deal | {"table_id": "t", "proof": "null"} for deal in deals])
        seats = [{"person": "p", "table_id": "t", "number": deal["number"], "seat": 0} for deal in deals]
        connection.execute(insert(schema.played), seats)
    store = Store(engine)
    assert [row.number for row in store.deals("p", MOST, counted=True)] == [5, 4, 3, 2, 1]
    assert store.deals("p", MOST, game="kaiser", counted=True) == []
    engine.dispose()


def test_time_is_cut_into_parts(shelf: Shelf) -> None:
    """At most so many, none small, all deals once, in order."""
    deals = mine(rows("letzter-stich", 2), shelf) * 20
    for count in (1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK, 40):
        parts = list(blocks(deals[:count]))
        assert len(parts) == min(max(count // BLOCK, 1), BLOCKS)
        assert [deal for part in parts for deal in part] == deals[:count]
        assert {len(part) for part in parts} <= {count // len(parts), count // len(parts) + 1}


def test_the_csv_has_a_line_a_deal(shelf: Shelf) -> None:
    """What is not known is empty."""
    lines = list(csv.reader(io.StringIO(as_csv(mine(rows("skat", 3), shelf)))))
    assert tuple(lines[0]) == HEAD
    assert len(lines) == 4
    assert lines[1][0] == "1970-01-01T00:00:00+00:00"
    assert lines[1][-2:] == ["", ""]


@pytest.mark.parametrize("path", ["/api/statistics", "/api/statistics.csv"])
def test_how_often_they_are_made(tmp_path: Path, path: str) -> None:
    """Sessions of one address have them so often in a minute together, and then not."""
    with Server(tmp_path) as limited:
        asking = [limited.somebody(), limited.somebody()]
        codes = [asking[number % 2].http.get(path).status_code for number in range(OFTEN + 1)]
    assert codes == [200] * OFTEN + [429]


def test_over_http(server: Server) -> None:
    """Everybody sees his own deals, and nobody else's."""
    lena, otto = server.somebody("Lena"), server.somebody("Otto")
    me = lena.http.get("/api/me").json()["id"]
    table = lena.make("skat", "me", "random", "random")
    engine = connect(f"sqlite:///{server.folder / 'room.db'}")
    with engine.begin() as connection:
        for number, row in enumerate(reversed(rows("skat", 4)), start=1):
            deal = {"table_id": table, "number": number, "at": number, "game": "skat", "practice": False}
            connection.execute(insert(schema.deals), deal | {"record": row.record, "proof": "null"})
            connection.execute(
                insert(schema.played), {"person": me, "table_id": table, "number": number, "seat": number % 3}
            )
    engine.dispose()
    found = lena.http.get("/api/statistics").json()
    assert [(each["game"], each["deals"]) for each in found["games"]] == [("skat", 4)]
    assert otto.http.get("/api/statistics").json() == {"games": [], "contracts": [], "times": []}
    text = lena.http.get("/api/statistics.csv")
    assert text.headers["content-type"].startswith("text/csv")
    assert len(text.text.splitlines()) == 5
    assert server.get("/api/statistics").status_code == 401
    job = finished(lena, lena.http.post("/api/luck", json={"game": "skat"}).json())
    assert (job["done"], job["total"], job["review"]) == (4 * TIMES, 4 * TIMES, None)
    luck = job["luck"]
    assert luck["deals"] == 4
    by_hand = sum(edges(result_of(played("skat", "random", seed)))[(seed + 1) % 3] for seed in range(4))
    assert luck["real"] == pytest.approx(float(by_hand))
    assert luck["expected"]["value"] + luck["beyond"]["value"] == pytest.approx(luck["real"])
    assert lena.http.post("/api/luck", json={"game": "skat"}).json() == job
    assert otto.http.get(f"/api/reviews/{job['id']}").status_code == 404
    for somebody, game in ((otto, "skat"), (lena, "kaiser"), (lena, "whist")):
        assert somebody.http.post("/api/luck", json={"game": game}).status_code == 404
