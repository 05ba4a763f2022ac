"""``vorhand review``: on paper in four languages, as JSON, of a Skat server's games too."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from reviews import played
from typer.testing import CliRunner, Result

from vorhand.cli.app import app
from vorhand.record import Record, to_text
from vorhand.words import LANGUAGES

REAL = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "iss" / "real_games.sgf"


def run(*args: str | Path) -> Result:
    """The command in this process."""
    return CliRunner().invoke(app, list(map(str, args)))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with two deals of Schnapsen."""
    path = tmp_path_factory.mktemp("review") / "deals.vorhand"
    deals = [to_text(Record.of("schnapsen", played("schnapsen", "random", seed))) for seed in (3, 5)]
    path.write_text("\n".join(deals), "utf-8")
    return path


def test_the_review_says_the_same_in_every_language(file: Path) -> None:
    """As many rows in each, in other words; nothing is left untranslated."""
    texts = {lang: run("review", file, "--record", "1", "--lang", lang) for lang in LANGUAGES}
    assert {found.exit_code for found in texts.values()} == {0}
    assert all("review-" not in found.stdout for found in texts.values())
    assert len({found.stdout for found in texts.values()}) == len(LANGUAGES)
    marks = {"en": "mistake", "de": "Fehler", "es": "error", "pt": "erro"}
    marked = [re.findall(rf"^ *\d+ .* {marks[lang]},?$", found.stdout, re.MULTILINE) for lang, found in texts.items()]
    assert len(marked[0]) > 0
    assert {len(rows) for rows in marked} == {len(marked[0])}


def test_json_has_every_action_of_every_record(file: Path) -> None:
    """A line a record; the text of a reason is in the language asked for; on paper numbers begin with 1."""
    lines = [json.loads(line) for line in run("review", file, "--json", "--lang", "es").stdout.splitlines()]
    assert [line["place"] for line in lines] == ["record 1", "record 2"]
    for line in lines:
        assert [each["number"] for each in line["actions"]] == list(range(len(line["actions"])))
        assert all(len(each["text"]) == len(each["reasons"]) for each in line["actions"])
    text = run("review", file, "--record", "1", "--lang", "en").stdout
    shown = [int(found) for found in re.findall(r"^ *(\d+)  Seat", text, re.MULTILINE)]
    measured = [each["number"] for each in lines[0]["actions"] if each["open"] or each["looked"]]
    assert shown == [number + 1 for number in measured]
    told = [text for line in lines for each in line["actions"] for text in each["text"]]
    assert any("de cada 100 repartos" in text for text in told)


def test_sentences_go_on_below_where_they_began(file: Path) -> None:
    """A long sentence about an action wraps within 80 columns, indented as far as its first line is."""
    text = run("review", file, "--lang", "es").stdout
    assert max(map(len, text.splitlines())) <= 80
    wrapped = re.findall(r"^(  \d+\. Asiento \d: )\S.*\n( +)\S", text, re.MULTILINE)
    assert [len(indent) for head, indent in wrapped if indent.strip() == "" and len(indent) > 2] != []
    assert all(len(head) == len(indent) for head, indent in wrapped if len(indent) > 2)


def test_what_is_wrong_is_said_in_one_line(file: Path) -> None:
    """A record that is not there, no file, a file that is none."""
    assert "There is no record 3. There are: 1 to 2" in run("review", file, "--record", "3", "--lang", "en").stderr
    assert run("review", "--lang", "en").exit_code == 2
    assert run("review", "nowhere", "--lang", "en").exit_code == 2


@pytest.mark.skipif(not REAL.exists(), reason="the real games are not there")
def test_a_real_game_is_reviewed() -> None:
    """The first of a Skat server's: every choice in play costs something or nothing, the discard is looked at."""
    found = json.loads(run("review", REAL, "--record", "1", "--json", "--lang", "en").stdout)
    phases = {each["phase"] for each in found["actions"] if each["looked"]}
    assert {"auction", "discarding", "announcing", "playing"} <= phases
    assert sum(total["valued"] for total in found["totals"]) > 15
