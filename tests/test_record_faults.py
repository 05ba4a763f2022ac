"""Faults of records by their kind: said in every language, beside the exact text."""

from __future__ import annotations

import ast
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from reviews import played

import vorhand
from vorhand.action import Bid, Discard, Hold
from vorhand.formats import open_records, read_any
from vorhand.formats.iss import read_game
from vorhand.game import Message, message
from vorhand.games import GAMES
from vorhand.record import Record, RecordError, from_text, to_json, to_text
from vorhand.room.film import film_of
from vorhand.words import LANGUAGES, Words

GOOD = to_text(Record.of("skat", played("skat", "random", 1)))
JSON = to_json(from_text(GOOD))
LINES = (Path(__file__).parent / "data" / "iss.sgf").read_text().splitlines()
SERVER = LINES[0]
MOVES = "MV[w " + SERVER.partition("MV[w ")[2].partition(" ")[0]


def entry(name: str) -> Message:
    """An entry that is not as it must be."""
    return message("fault-entry", name=name)


FAULTS = [
    ("{", message("fault-json")),
    (JSON.replace(":1,", ":9,", 1), message("fault-version", name="9", known=1)),
    (JSON.replace('"skat"', '"whist"'), message("error-game", name="whist", known=" ".join(GAMES))),
    (GOOD.replace("skat", "whist"), message("error-game", name="whist", known=" ".join(GAMES))),
    (GOOD.replace("preset ", "preset x"), message("fault-options")),
    (GOOD.replace("dealer", "dealer x"), entry("dealer")),
    (GOOD.replace("game", "secret 1\ngame"), message("fault-unknown", name="secret 1")),
    (GOOD.replace("game skat\n", ""), message("fault-missing", name="game")),
    (GOOD.replace("game skat", "game skat\ngame skat"), message("fault-twice", name="game")),
    (GOOD.replace("\nhand ", "\nhand XX ", 1), message("fault-hand", seat=0)),
    (GOOD.replace("\nhand ", "\nhand\nhand ", 1), message("fault-deal")),
    (GOOD.replace("\n\n", "\n\nbid, ", 1), message("fault-action", n=1)),
    (GOOD.replace("\n\n", "\nplayers a\n\n", 1), entry("players")),
    (GOOD.replace("\n\n", "\nforfeit 7 left\n\n", 1), entry("forfeit")),
    (GOOD.replace("rest ", "rest XX "), entry("rest")),
    (GOOD.replace("result ", "result x=y "), entry("result")),
    (GOOD.replace("result scores", "result"), message("fault-name", name=GOOD.partition("scores ")[2].split()[0])),
    ("(;GM[Chess];)", message("fault-other", name="Chess")),
    ("(;PC[Chess];)", message("fault-server")),
    (SERVER[:-20], message("fault-cut")),
    (SERVER.replace("MV[", "MW["), message("fault-missing", name="MV")),
    (SERVER.replace(" ;)", "R[passed] ;)"), message("fault-twice", name="R")),
    (SERVER.replace("R[", "R[x"), entry("R")),
    (SERVER.replace("MV[w ", "MV[x "), entry("MV")),
    (SERVER.replace("MV[w ", "MV[w ??."), message("fault-hidden")),
    (SERVER.replace("MV[w ", "MV[w CJ."), message("fault-deal")),
    (SERVER.replace(MOVES, f"{MOVES} 9 p"), message("fault-pair", n=1, text="9 p")),
    (SERVER.replace(SERVER.partition(MOVES)[2].partition("]")[0], ""), message("fault-short")),
    (SERVER.replace(" ;)", "x ;)"), message("fault-tag", text="x")),
]


@pytest.mark.parametrize(("text", "kind"), FAULTS, ids=range(len(FAULTS)))
def test_a_fault_is_known_by_its_kind(text: str, kind: Message) -> None:
    """With what names the place, behind the line of the fault; in each language it is another text."""
    with pytest.raises(RecordError) as caught:
        read_any(text)
    line, fault = caught.value.reasons
    assert line == message("fault-line", n=str(caught.value).split()[1].rstrip(":"))
    assert fault.key == kind.key
    assert set(kind.args) <= set(fault.args)
    assert len({Words(lang, strict=True)(fault) for lang in LANGUAGES}) == len(LANGUAGES)


def test_faults_are_plain_sentences() -> None:
    """They name the seat and the action; the number of a line is written as editors show it."""
    far = "#\n" * 1233 + GOOD.replace("\nhand ", "\nhand XX ", 1)
    wanted = {
        "en": ("line 1239.", "The hand of seat 0 is not a list of cards.", "Action 3 cannot be read."),
        "de": ("Zeile 1239 ", "Das Blatt von Platz 0 ist keine Liste von Karten.", "Aktion 3 lässt sich nicht lesen."),
        "es": ("línea 1239.", "La mano del asiento 0 no es una lista de cartas.", "No se puede leer la acción 3."),
        "pt": ("linha 1239.", "A mão do lugar 0 não é uma lista de cartas.", "Não é possível ler a ação 3."),
    }
    with pytest.raises(RecordError) as caught:
        read_any(far)
    line, hand = caught.value.reasons
    for lang, (place, *said) in wanted.items():
        words = Words(lang, strict=True)
        assert place in words(line)
        assert [words(hand), words(message("fault-action", n=3))] == said


def test_what_is_quoted_can_be_written() -> None:
    """Half a character, which JSON refuses, is told as a question mark; the rest as it stands."""
    for text, name in (
        (GOOD.replace("game", "secret \ud800ü\ngame"), "secret ?ü"),
        ("vorhand \udfff", "?"),
        (SERVER.replace(" ;)", "\ud800 ;)"), "?"),
    ):
        with pytest.raises(RecordError) as caught:
            read_any(text)
        assert msgspec.json.encode(str(caught.value))
        fault = caught.value.reasons[-1]
        assert fault.args[0][1] == name
        assert msgspec.json.encode(dict(fault.args))


@pytest.mark.parametrize(("text", "kind"), [("hello", "fault-none"), ("", "fault-empty")])
def test_what_is_no_record_at_all(text: str, kind: str) -> None:
    """It has no line."""
    with pytest.raises(RecordError) as caught:
        read_any(text)
    assert caught.value.reasons == (message(kind),)


def test_an_illegal_action_is_named_and_refused() -> None:
    """By its number and rule, in our forms and a Skat server's, with the refusal as at a table behind it."""
    text = "# one\n" + GOOD.replace("\n\n", "\n\nhold, ", 1)
    with pytest.raises(RecordError) as caught:
        read_any(text)
    error = caught.value
    assert error.illegal is not None
    line, fault, refusal = error.reasons
    assert (line, refusal) == (message("fault-line", n=str(text.splitlines().index("") + 2)), error.illegal.reason)
    assert fault == message("fault-illegal", n=1, action=Hold(), rule=error.illegal.rule)
    with pytest.raises(RecordError) as caught:
        read_game(SERVER.replace(MOVES, f"{MOVES} 0 18"))
    fault, refusal = caught.value.reasons
    assert fault == message("fault-illegal", n=1, action=Bid(18), rule="G 2")
    assert refusal.key == "refuse-turn"
    for lang in LANGUAGES:
        assert "G 2" in Words(lang, strict=True)(fault)


def told_number(text: str) -> object:
    """The number that the fault of a text names an action by."""
    with pytest.raises(RecordError) as caught:
        read_any(text)
    fault = caught.value.reasons[1]
    number = dict(fault.args)["n"]
    assert f"action {number}, " in str(caught.value) or f"at action {number}: " in str(caught.value)
    return number


def shown_at(record: Record) -> dict[str, int]:
    """The cards that are played, each with the moment of the replay behind it."""
    frames = enumerate(film_of(record).frames)
    plays = ((number, *frame.action) for number, frame in frames if frame.action is not None)
    return {f"{seat} {text.removeprefix('play ')}": n for n, seat, text in plays if text.startswith("play ")}


@pytest.mark.parametrize("write", [to_text, to_json])
def test_a_fault_has_the_number_of_the_replay(write: Callable[[Record], str]) -> None:
    """A card in the place of another, but played before, is told by the moment at which that one is played."""
    record = from_text(GOOD)
    shown = list(shown_at(record).values())
    assert len(shown) == 30
    for before, number in pairwise(shown):
        moves = (*record.moves[: number - 1], record.moves[before - 1], *record.moves[number:])
        assert told_number(write(replace(record, moves=moves))) == number


@pytest.mark.parametrize("line", [LINES[0], LINES[1], LINES[6]], ids=["discard in a word", "Hand", "in two words"])
def test_a_fault_of_the_server_has_the_number_of_the_replay(line: str) -> None:
    """The server's own words, and two actions in one word, do not count as one; the exact text names the pair too."""
    (reading,) = read_any(line)
    shown = shown_at(reading.record)
    assert len(shown) > 20
    for before, pair in pairwise(shown):
        assert told_number(line.replace(f" {pair} ", f" {pair[0]} {before[2:]} ", 1)) == shown[pair]
        assert told_number(line.replace(f" {pair} ", f" {pair[0]} XX ", 1)) == shown[pair]


def test_each_action_of_a_word_has_its_own_number() -> None:
    """A discard is told by its number, the announcement in the same word of the server or before it by the next."""
    (reading,) = read_any(LINES[0])
    discard = next(n for n, move in enumerate(reading.record.moves, start=1) if isinstance(move.action, Discard))
    assert told_number(LINES[0].replace("0 NO.SA.HA", "0 NO.SA.CT")) == discard
    assert told_number(LINES[0].replace("0 NO.SA.HA", "0 GH.SA.HA")) == discard + 1
    assert told_number(LINES[0].replace("0 NO.SA.HA", "0 NO.SA.XX")) == discard
    assert told_number(LINES[0].replace("0 NO.SA.HA", "0 NS.SA.HA")) == discard + 1
    assert told_number(LINES[0].replace("0 NO.SA.HA", "0 NO.SA.HA.C7")) == discard + 1
    assert told_number(LINES[0].replace("0 NO.SA.HA", "0 NS 0 SA.HA")) == discard + 1
    assert told_number(LINES[0].replace("0 NO.SA.HA", "0 NO 0 SA.CT")) == discard


def test_of_a_long_word_the_beginning_is_quoted() -> None:
    """So that the reason behind it is still told."""
    with pytest.raises(RecordError, match=r"'0 X{58}', at action 14: no move: a bid"):
        read_any(LINES[0].replace("0 NO.SA.HA", "0 " + "X" * 1000))


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    """One that is not there, or is no text."""
    path = tmp_path / "noise"
    for content, key in ((None, "fault-file"), (b"\xff", "fault-bytes")):
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(RecordError) as caught:
            open_records(path)
        assert caught.value.reasons == (message(key),)


def test_no_fault_is_without_its_kind() -> None:
    """Wherever the package finds one it says more than the exact text."""
    made = [
        node
        for path in Path(vorhand.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "RecordError"
    ]
    assert len(made) > 20
    assert [ast.unparse(node) for node in made if len(node.args) < 2] == []
