"""``vorhand solve`` and ``vorhand bench``: values of recorded positions, and one line for whatever is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from vorhand.cli.app import app
from vorhand.game import State, plain
from vorhand.games import GAMES
from vorhand.players import player_named
from vorhand.record import Record, to_text
from vorhand.solve import solve
from vorhand.words import LANGUAGES

GAMES_AND_UNITS = [
    ("skat", {"card-points", "tricks"}),
    ("kaiser", {"points"}),
    ("letzter-stich", {"points"}),
    ("schnapsen", {"game-points"}),
]


def run(*args: str | Path) -> Result:
    """The command in this process."""
    return CliRunner().invoke(app, list(map(str, args)))


def played(game: str, seed: int) -> State:
    """A whole deal among heuristic players."""
    random, player = Random(seed), player_named("heuristic")
    state = GAMES[game].match(next(iter(GAMES[game].presets.values())), random).deal(random)
    while state.to_act is not None:
        state = state.apply(player.decide(state.view(state.to_act)))
    return state


@pytest.fixture
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The file of a deal."""
    file = tmp_path / "deal.vorhand"
    file.write_text(to_text(Record.of(request.param, played(request.param, 3))), "utf-8")
    return file


@pytest.mark.parametrize(
    ("game", "record", "units"), [(game, game, units) for game, units in GAMES_AND_UNITS], indirect=["record"]
)
def test_every_position_near_the_end_has_its_values(game: str, record: Path, units: set[str]) -> None:
    """As JSON: exactly what `solve` finds, for each action of the position."""
    states = list(Record.of(game, played(game, 3)).states())
    for number in range(len(states) - 6, len(states)):
        wanted = solve(states[number])
        result = run("solve", record, "--at", str(number), "--json", "--lang", "en")
        if wanted is None:
            assert result.exit_code == 2
            assert "no position in play" in result.stderr
            continue
        found = json.loads(result.stdout)
        assert found["unit"] in units
        assert found["actions"] == {plain(action): value.low for action, value in wanted.actions.items()}
        assert found["value"] == wanted.value.low
        assert found["to_act"] == states[number].to_act


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("record", [game for game, _ in GAMES_AND_UNITS], indirect=True)
def test_the_table_marks_the_best_in_every_language(record: Path, lang: str) -> None:
    """Without a number the last position in play; at least one action is the best."""
    result = run("solve", record, "--lang", lang)
    assert result.exit_code == 0, result.stderr
    assert "◂" in result.stdout


@pytest.mark.parametrize("record", ["skat"], indirect=True)
def test_what_cannot_be_solved_is_said_in_one_line(record: Path, tmp_path: Path) -> None:
    """A position that is not there, one before play, a file that is none, a bench that is none."""
    for args, words in (
        (["solve", record, "--at", "999"], "no position 999"),
        (["solve", record, "--at", "-1"], "no position -1"),
        (["solve", record, "--at", "0"], "no position in play"),
        (["solve", tmp_path / "none"], "none"),
        (["solve"], "file"),
        (["bench", "soup"], "kernel"),
        (["bench"], "kernel"),
    ):
        result = run(*args, "--lang", "en")
        assert result.exit_code == 2, args
        assert words in result.stderr.lower() or words in result.stderr, (args, result.stderr)
        assert "Traceback" not in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1, result.stderr
