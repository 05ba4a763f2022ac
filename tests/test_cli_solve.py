"""``vorhand solve`` and ``vorhand bench``: values of recorded positions, and one line for whatever is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from vorhand import kernel
from vorhand.action import Marry, Pass, Play
from vorhand.cli.app import app
from vorhand.cli.solve import named
from vorhand.game import State, TrickPlay, message, plain
from vorhand.games import GAMES
from vorhand.players import player_named
from vorhand.record import Record, to_text
from vorhand.solve import solve
from vorhand.words import LANGUAGES, Words

GAMES_AND_UNITS = [
    ("skat", {"card-points", "null"}),
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


def passed_out() -> State:
    """A deal of Skat that nobody wanted."""
    state = GAMES["skat"].match(GAMES["skat"].presets["isko"], Random(1)).deal(Random(1))
    while state.to_act is not None:
        state = state.apply(Pass())
    return state


def first_card(states: list[State]) -> int:
    """The number of the first position in play."""
    return next(number for number, state in enumerate(states) if solve(state))


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
            assert f"Position {number} is not in play" in result.stderr
            continue
        found = json.loads(result.stdout)
        assert found["unit"] in units
        assert found["actions"] == {plain(action): value.low for action, value in wanted.actions.items()}
        assert found["value"] == wanted.value.low
        assert found["to_act"] == states[number].to_act


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("record", [game for game, _ in GAMES_AND_UNITS], indirect=True)
def test_the_table_marks_the_best_in_every_language(record: Path, lang: str) -> None:
    """Without a number the first card; at least one action is the best, and the marks stand below each other."""
    result = run("solve", record, "--lang", lang)
    assert result.exit_code == 0, result.stderr
    assert "record 1" not in result.stdout or lang == "en"
    marked = [line.rstrip() for line in result.stdout.splitlines() if "◂" in line]
    assert marked
    assert len({line.index("◂") for line in marked}) == 1
    assert len({len(line) for line in marked}) == 1


@pytest.mark.parametrize("record", [game for game, _ in GAMES_AND_UNITS], indirect=True)
def test_the_table_says_who_wants_what_and_how_a_card_is_written(record: Path, request: pytest.FixtureRequest) -> None:
    """The seat to act wants it high or low; every card stands in notation too; at the first card."""
    game = request.node.callspec.params["record"]
    states = list(Record.of(game, played(game, 3)).states())
    number = first_card(states)
    wanted = solve(states[number])
    assert wanted is not None
    text = run("solve", record, "--lang", "en").stdout
    assert f"After {number} actions, to act: seat {states[number].to_act}" in text
    assert f"Seat {states[number].to_act} wants it {'high' if wanted.maximises else 'low'}" in text
    for action in wanted.actions:
        assert (str(action.card) if type(action) is Play else str(action)) in text.split("Notation")[1]
    everybody = "if all others play against seat" in " ".join(text.split())
    assert everybody == wanted.alone == (game == "letzter-stich")


def test_seats_and_names_stand_in_the_case_that_the_language_wants() -> None:
    """Spanish and Portuguese need the article before a seat, and none before a name."""
    for lang, seat, against in (
        ("en", "of seat 0", "against seat 0"),
        ("de", "von Platz 0", "gegen Platz 0"),
        ("es", "del asiento 0", "contra el asiento 0"),
        ("pt", "do lugar 0", "contra o lugar 0"),
    ):
        words = Words(lang)
        assert named(words, "of", (0,)) == seat
        assert named(words, "against", (0,)) == against
    assert named(Words("es", seats=("Ana", "Eva", "Pía", "Sol")), "of", (0, 2)) == "de Ana y de Pía"
    null = Words("en")(message("unit-null", of="of seat 1"))
    assert null == "Null of seat 1: 1 if lost (a trick is taken), 0 if won"


def test_every_record_of_every_file_is_solved_or_one(tmp_path: Path) -> None:
    """JSON has a line a record, in order; what cannot be solved among others is said in its line."""
    mixed, other = tmp_path / "mixed.vorhand", tmp_path / "other.vorhand"
    texts = [to_text(Record.of("skat", state)) for state in (played("skat", 3), passed_out(), played("skat", 4))]
    mixed.write_text("\n".join(texts), "utf-8")
    other.write_text(to_text(Record.of("kaiser", played("kaiser", 3))), "utf-8")
    result = run("solve", mixed, other, "--json", "--lang", "en")
    assert result.exit_code == 0
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(Path(line["file"]).name, line["place"]) for line in lines] == [
        *[("mixed.vorhand", f"record {number}") for number in (1, 2, 3)],
        ("other.vorhand", "record 1"),
    ]
    assert ["fault" in line for line in lines] == [False, True, False, False]
    third = run("solve", mixed, other, "--json", "--lang", "en", "--record", "3")
    assert [json.loads(line) for line in third.stdout.splitlines()] == [lines[2]]
    text = run("solve", mixed, other, "--lang", "de").stdout
    assert [text.count(f"Skat · mixed.vorhand · Aufzeichnung {number}") for number in (1, 2, 3)] == [1, 1, 1]
    assert "Es wurde keine Karte gespielt" in text
    assert run("solve", mixed, other, "--at", "999", "--lang", "en").exit_code == 1


@pytest.mark.parametrize("record", [game for game, _ in GAMES_AND_UNITS], indirect=True)
def test_the_numbers_beside_the_tricks_of_a_replay_are_those_of_positions(
    record: Path, request: pytest.FixtureRequest
) -> None:
    """Each is the number, from 1, of the first card of that trick: one more than of the position before it."""
    game = request.node.callspec.params["record"]
    states = list(Record.of(game, played(game, 3)).states())
    lines = run("replay", record, "--lang", "en").stdout.splitlines()
    begin = next(place for place, line in enumerate(lines) if line.startswith("       No."))
    end = lines.index("", begin)
    numbers = [int(line.split()[1]) - 1 for line in lines[begin + 1 : end] if line[2:4].strip().isdigit()]
    assert len(numbers) >= 5
    assert numbers[0] == first_card(states) or game == "schnapsen"
    for number in numbers:
        state, after = states[number], states[number + 1]
        assert isinstance(state, TrickPlay)
        assert state.trick == ()
        assert isinstance(after.history[-1].action, Play | Marry)


@pytest.mark.parametrize("record", ["skat", "schnapsen"], indirect=True)
def test_without_the_kernel_a_whole_deal_is_solved_as_far_as_it_goes(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first card without the extension: bounds after some seconds, never a hang."""
    monkeypatch.setattr(kernel, "built", False)
    monkeypatch.setattr("vorhand.cli.solve.PLAIN_NODES", 1000)
    result = run("solve", record, "--lang", "en")
    assert result.exit_code == 0, result.stderr
    assert " .. " in result.stdout


@pytest.mark.parametrize("record", ["skat"], indirect=True)
def test_what_cannot_be_solved_is_said_in_one_line(record: Path, tmp_path: Path) -> None:
    """A position or record that is not there, one before play, a deal passed out, a file or bench that is none."""
    passed = tmp_path / "passed.vorhand"
    passed.write_text(to_text(Record.of("skat", passed_out())), "utf-8")
    for args, words in (
        (["solve", record, "--at", "999"], "no position 999"),
        (["solve", record, "--at", "-1"], "no position -1"),
        (
            ["solve", record, "--at", "0"],
            "Position 0 is not in play: only there can values be computed. Play begins at 6",
        ),
        (["solve", record, "--record", "2"], "no record 2. There are: 1 to 1"),
        (["solve", record, "--record", "0"], "no record 0"),
        (["solve", passed, "--lang", "en"], "No card was played"),
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
