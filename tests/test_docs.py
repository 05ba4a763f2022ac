"""What the documents say is true: their examples run, and they name everything that there is."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from typer.main import get_command

from vorhand.action import ACTIONS, CONTRACTS, FLAGS
from vorhand.cli.app import app
from vorhand.record import from_json, from_text
from vorhand.room import app as room
from vorhand.room import fair, http, identity, learning, live, node, records, reviews, socket, thinkers, wire
from vorhand.room.node import Settings

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT.parent / "shared" / "rules"
CODE = {"LS": "letzter_stich", "KA": "kaiser", "SN": "schnapsen", "SK": "skat"}


def test_readme_examples_run() -> None:
    """The examples of the README give what they say."""
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md", "docs/server.md", "docs/security.md"])
def test_commands_exist(page: str) -> None:
    """Every command that a page shows is one, and knows the options that are used."""
    text = (ROOT / page).read_text().replace("\\\n", " ")
    lines = re.findall(r"^    (?:ExecStart=\S*/)?((?:vorhand|scripts/play) .*)$", text, re.MULTILINE)
    assert lines
    commands = get_command(app)
    for line in lines:
        words = shlex.split(line, comments=True)
        if words[0] == "scripts/play":
            words = ["vorhand", "serve"] if words[1:] == ["--no-browser"] else ["vorhand", "play", *words[1:]]
        command = commands.get_command(None, words[1])  # type: ignore[attr-defined]
        assert command is not None, line
        known = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= known, line


@pytest.mark.parametrize(("page", "name"), [("docs/server.md", "serve")])
def test_options_are_told(page: str, name: str) -> None:
    """Every option of a command stands in the table of its page."""
    text = (ROOT / page).read_text()
    command = get_command(app).get_command(None, name)  # type: ignore[attr-defined]
    for parameter in command.params:
        assert all(re.search(rf"^\|.*`{option}`", text, re.MULTILINE) for option in parameter.opts), parameter


def test_notation_names_every_action() -> None:
    """docs/notation.md shows every action, contract and flag."""
    text = (ROOT / "docs" / "notation.md").read_text()
    for verb in ACTIONS:
        assert re.search(rf"`{verb}\b", text), verb
    for word in (*CONTRACTS, *FLAGS):
        assert re.search(rf"\b{word}\b", text), word


def test_notation_examples_are_records() -> None:
    """The records shown in docs/notation.md can be read, and both forms say the same."""
    text = (ROOT / "docs" / "notation.md").read_text()
    blocks = re.findall(r"(?:^    .*\n|^\n(?=    ))+", text, re.MULTILINE)
    written = next(block for block in blocks if block.lstrip().startswith("vorhand 1"))
    record = from_text(re.sub(r"^    ", "", written, flags=re.MULTILINE))
    assert record.check() == ()
    assert from_json(next(block for block in blocks if block.lstrip().startswith("{"))) == record


def test_links_lead_somewhere() -> None:
    """Every link between the documents leads to a file."""
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            assert target.startswith("http") or (page.parent / target).exists(), f"{page.name}: {target}"


def addresses() -> list[str]:
    """Every rule address of the rulebooks, where they are at hand."""
    if not RULES.is_dir():
        return []
    found = {
        address
        for page in RULES.glob("*.md")
        for address in re.findall(r"^- ((?:LS|KA|SN|SK) \d+\.\d+)", page.read_text(), re.MULTILINE)
    }
    return sorted(found, key=lambda address: (address[:2], *map(int, address[3:].split("."))))


@pytest.mark.skipif(not RULES.is_dir(), reason="the rulebooks are not at hand")
@pytest.mark.parametrize("address", addresses())
def test_every_rule_has_code_and_test(address: str) -> None:
    """Each rule's address stands in the code of its game and in the name or text of a test."""
    game = CODE[address[:2]]
    where = re.compile(rf"{address}(?!\d)")
    code = [*(ROOT / "src/vorhand/games").glob(f"{game}*"), *(ROOT / "src/vorhand/games").glob(f"{game}/*.py")]
    code += [*(ROOT / "src/vorhand/formats").glob("*.py"), *(ROOT / "src/vorhand").glob("*.py")]
    assert any(where.search(path.read_text()) for path in code if path.is_file()), "not in the code"
    name = re.compile(address.lower().replace(" ", "_").replace(".", "_") + r"(?!\d)")
    tests = [path.read_text() for path in (ROOT / "tests").rglob("*.py")]
    assert any(where.search(text) or name.search(text) for text in tests), "in no test"


def test_the_examples_for_bots_run() -> None:
    """The players shown in docs/bots.md play."""
    failed, tried = doctest.testfile(str(ROOT / "docs" / "bots.md"), module_relative=False)
    assert tried > 6
    assert failed == 0


def test_the_messages_for_bots_are_messages() -> None:
    """What docs/bots.md shows of a socket is understood by the wire, and every request and answer is in it."""
    text = (ROOT / "docs" / "bots.md").read_text()
    answers = msgspec.json.Decoder(list[wire.AnyAnswer])
    heard = set()
    for way, said in re.findall(r"^    ([<>]) ([{\[].*\n(?:       .*\n)*)", text, re.MULTILINE):
        messages = [wire.decode(said)] if way == ">" else answers.decode(said)
        told = [json.loads(said)] if way == ">" else json.loads(said)
        for message, fields in zip(messages, told, strict=True):
            whole = {"t": type(message).__name__.lower(), **json.loads(msgspec.json.encode(message))}
            assert fields == {name: value for name, value in whole.items() if name in fields}
            heard.add(type(message))
    assert len(heard) > 6
    for kind in (*get_args(wire.AnyRequest), *get_args(wire.AnyAnswer)):
        assert kind in heard or f"`{kind.__name__.lower()}`" in text, kind


def test_the_limits_are_those_of_the_room() -> None:
    """The table of limits in docs/security.md has the numbers of the code."""
    rows = re.findall(r"^\| (.*?) \| (.*?) \| .*\|$", (ROOT / "docs" / "security.md").read_text(), re.MULTILINE)
    found = {what: [int(number) for number in re.findall(r"\d+", limit)] for what, limit in rows}
    made, replayed = (limits[0].kwargs["config"].rate_limit[1] for limits in (http.MAKING, http.REPLAYING))
    settings = Settings(database="")
    assert found["sessions, tables and bots that an address makes"] == [made]
    assert found["records replayed for an address, statistics made"] == [replayed]
    assert found["sockets that an address asks for"] == [settings.handshakes]
    assert found["sockets of a person or bot at once"] == [socket.EACH]
    assert found["messages of a socket"] == [settings.messages, int(socket.SECONDS)]
    assert found["a message"] == [wire.LARGEST, wire.DEEPEST]
    assert found["messages that are none"] == [socket.FAULTS]
    assert found["messages that wait for a slow reader"] == [socket.OUTBOX]
    assert found["the body of a request"] == [room.LARGEST // 1024]
    assert found["a record to be replayed"] == [http.LONGEST]
    assert found["a file of records to be read"] == [records.WHOLE]
    assert found["records of a file that cannot be read"] == [records.TOLD]
    assert found["proofs of claims for a file of records"] == [records.PROOFS]
    assert found["reviews of a person that are not done"] == [reviews.EACH]
    assert found["reviews of a network that are not done"] == [reviews.NETWORK]
    assert found["reviews that wait, of all people"] == [reviews.MOST]
    assert found["an action that is reviewed, a deal that is played again"] == [int(reviews.PATIENCE)]
    longest = [int(reviews.PATIENCE), int(reviews.ACTION), int(reviews.PLAY)]
    assert found["the whole of a review, of a game's luck"] == longest
    assert found["looks at how a review stands, for an address"] == [learning.LOOKING[0].kwargs["config"].rate_limit[1]]
    assert found["a name"] == [identity.LONGEST]
    assert found["a nonce"] == [fair.NONCE]
    assert found["an AI's decision"] == [int(thinkers.PATIENCE)]
    assert found["a person without a client whom others wait for"] == [int(live.GRACE)]
    assert found["a table that nobody uses"] == [int(node.UNUSED)]
