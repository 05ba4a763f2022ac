"""The records that commands are given: one of many, from standard input, beside bad ones; each fault is one line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from reviews import firsts, played
from typer.testing import CliRunner, Result

from vorhand.cli.app import app
from vorhand.record import Record, to_text
from vorhand.words import LANGUAGES

COMMANDS = {
    "replay": [],
    "review": [],
    "solve": [],
    "luck": ["--player", "random", "--times", "2"],
}
GOOD = to_text(Record.of("schnapsen", played("schnapsen", "random", 3)))
BAD = GOOD.replace("game schnapsen", "game whist")
ILLEGAL = GOOD.replace("\n\n", "\n\nDA ", 1)
UNREADABLE = GOOD.replace("\n\n", "\n\nplay XX, ", 1)
SERVER = (Path(__file__).parent / "data" / "iss.sgf").read_text("utf-8").splitlines()[0]
FIRST = firsts(GOOD, SERVER)
WRONG = GOOD.replace("result scores", "result scores 9 9\n#")


def run(*args: str | Path, typed: str = "") -> Result:
    """The command in this process."""
    return CliRunner().invoke(app, list(map(str, args)), input=typed)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A good record, a bad one, a good one again."""
    path = tmp_path / "deals.vorhand"
    path.write_text(f"{GOOD}\n{BAD}\n{GOOD}", "utf-8")
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bad_record_keeps_no_other_back(command: str, file: Path) -> None:
    """It is told by its number and its line, the others are shown, and the command ends with 2."""
    done = run(command, file, "--json", "--lang", "en", *COMMANDS[command])
    line = GOOD.count("\n") + 3
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"vorhand: {file}, record 2: line {line}: game: game 'whist' is not one of ")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    if command == "luck":
        assert [each["deals"] for each in lines[0]["games"][0]["players"]] == [2, 2]
    else:
        assert [each["place"] for each in lines] == ["record 1", "record 3"]


@pytest.mark.parametrize("first", FIRST, ids=range(len(FIRST)))
def test_a_bad_first_record_keeps_no_other_back(first: tuple[str, str]) -> None:
    """Whatever is wrong with its beginning, in every form; it is told by its number."""
    bad, good = first
    done = run("replay", "-", "--json", "--lang", "en", typed=f"{bad}\n{good}\n{good}\n")
    assert (done.exit_code, len(done.stdout.splitlines())) == (2, 2)
    assert done.stderr.startswith("vorhand: standard input, record 1: line 1: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_without_records_keeps_no_other_back(command: str, tmp_path: Path) -> None:
    """One that is missing, empty or no record is a line on standard error; the command ends with 2."""
    empty, noise, good = (tmp_path / name for name in ("empty", "noise", "good"))
    for path, text in ((empty, ""), (noise, "no record"), (good, GOOD)):
        path.write_text(text, "utf-8")
    done = run(command, tmp_path / "missing", empty, noise, good, "--json", "--lang", "en", *COMMANDS[command])
    assert done.exit_code == 2
    assert done.stderr.splitlines() == [
        f"vorhand: {tmp_path / 'missing'}: No such file or directory",
        f"vorhand: {empty}: it is empty: there is no record in it",
        f"vorhand: {noise}: line 1: no record: it begins with a line 'vorhand 1', or is an object of JSON",
    ]
    (line,) = done.stdout.splitlines()
    assert json.loads(line)
    alone = run(command, good, "--json", *COMMANDS[command])
    assert (alone.exit_code, alone.stdout) == (0, done.stdout)
    none = run(command, empty, noise, "--lang", "en", *COMMANDS[command])
    assert (none.exit_code, none.stdout, none.stderr.count("\n")) == (2, "", 2)


def test_the_number_counts_the_records_of_files_that_have_some(file: Path, tmp_path: Path) -> None:
    """Those of a file that is missing are not known; there are three in the other."""
    missing = tmp_path / "missing"
    done = run("replay", missing, file, "--json", "--record", "3")
    assert (done.exit_code, json.loads(done.stdout)["place"]) == (2, "record 3")
    assert done.stderr.startswith(f"vorhand: {missing}: ")
    beyond = run("replay", missing, file, "--record", "4", "--lang", "en")
    assert (beyond.exit_code, beyond.stdout) == (2, "")
    assert beyond.stderr.splitlines()[1:] == ["vorhand: There is no record 4. There are: 1 to 3"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (UNREADABLE, "line 12: action 1: 'play XX': 'XX' is not a card: "),
        (ILLEGAL, "line 12: action 1, 'play DA', is illegal: G 4 (You do not hold ♦A.)"),
        (
            SERVER.replace("2 p 0 s", "0 s 2 p"),
            "line 1: MV: pair 13 of who and what, '0 s': action 12, '0: take', is illegal: G 2 (It is not your turn.)",
        ),
        (SERVER.replace("0 S7", "9 S7"), "line 1: MV: pair 17 of who and what, '9 S7', at action 16: who is w, "),
    ],
)
def test_in_english_a_fault_is_said_once(text: str, said: str) -> None:
    """Exactly, and in words why an action is refused; in another language exactly and then all of it in words."""
    once = run("replay", "-", "--lang", "en", typed=text).stderr
    assert said in once
    assert (once.count(" line "), once.count("ction 1")) == (1, 1)
    twice = run("replay", "-", "--lang", "de", typed=text).stderr
    assert re.search(r": line 1\d?: .* \(In Zeile 1\d? .* Aktion 1\d? .*\)$", twice)


@pytest.mark.parametrize("command", ["replay", "review", "solve"])
def test_only_the_record_that_is_asked_for_need_be_readable(command: str, file: Path) -> None:
    """The third is shown as if it stood alone; the second is refused."""
    done = run(command, file, "--json", "--record", "3")
    assert (done.exit_code, done.stderr) == (0, "")
    assert json.loads(done.stdout)["place"] == "record 3"
    bad = run(command, file, "--record", "2", "--lang", "en")
    assert (bad.exit_code, bad.stdout, bad.stderr.count("\n")) == (2, "", 1)
    assert ", record 2: line " in bad.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_a_dash_is_standard_input(command: str) -> None:
    """What comes through a pipe is read as a file is; its faults name it in the language asked for."""
    done = run(command, "-", "--lang", "en", *COMMANDS[command], typed=GOOD)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Schnapsen" in done.stdout
    told = {run(command, "-", "--lang", lang, *COMMANDS[command]).stderr for lang in LANGUAGES}
    assert len(told) > 2
    assert any("standard input: it is empty: there is no record in it" in text for text in told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", ["abc", "1.5", "", "--", "²", "0", "4", "-1", "9" * 40])
def test_the_number_of_a_record_is_one_of_those_there_are(number: str, lang: str, file: Path) -> None:
    """Whatever else is asked for is refused in one line, in every language, with the last number that there is."""
    done = run("replay", file, "--lang", lang, f"--record={number or ' '}")
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "3" in done.stderr
    assert "error-" not in done.stderr
    if (number, lang) == ("abc", "en"):
        assert done.stderr == "vorhand: “abc” is no record: a number from 1 to 3 is wanted.\n"


@pytest.mark.parametrize("command", ["review", "luck"])
def test_a_record_that_contradicts_the_rules_is_named(command: str) -> None:
    """It is reviewed as the rules have it; what it says otherwise is told, and the command ends with 1."""
    done = run(command, "-", "--lang", "en", *COMMANDS[command], typed=WRONG)
    assert done.exit_code == 1
    assert (
        "standard input, record 1: The record disagrees with the rules: scores: the record says [9, 9]" in done.stderr
    )
    assert "Schnapsen" in done.stdout
