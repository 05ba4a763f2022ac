"""``vorhand verify``: what is fair, what was altered, and what is no file of deals."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from servers import Server
from typer.testing import CliRunner, Result

from vorhand.cli.app import app
from vorhand.words import LANGUAGES


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A finished deal as /api/records gives it."""
    folder = tmp_path_factory.mktemp("played")
    with Server(folder) as server:
        person = server.somebody()
        with person.at(person.make("letzter-stich", "me", "random", settings=("players=2",))) as at:
            at.until("snapshot")
            at.ask("go", nonce="mine")
            at.play()
            at.hear_out()
        return person.http.get("/api/records").json()


def verified(path: Path, content: Any, lang: str = "en") -> Result:
    """What `vorhand verify` says about this."""
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return CliRunner().invoke(app, ["verify", str(path), "--lang", lang])


def test_a_fair_deal(tmp_path: Path, played: Any) -> None:
    """What the server exports is fair, and a deal without a proof yet is said to have none."""
    later = {**played[0], "proof": None}
    result = verified(tmp_path / "records.json", [*played, later])
    assert (result.exit_code, result.stderr) == (0, "")
    assert re.fullmatch(r"Deal 1 is fair: .*\nDeal 2 has no proof yet\.\n", result.stdout)


@pytest.mark.parametrize("what", ["secret", "nonces", "order", "record"])
def test_an_altered_deal(tmp_path: Path, played: Any, what: str) -> None:
    """Another secret, nonce, order or card is told, in every language, and the command ends with 1."""
    deal = json.loads(json.dumps(played[0]))
    proof = deal["proof"]
    if what == "secret":
        proof["secret"] = "00" * 32
    elif what == "nonces":
        proof["nonces"][0] = "yours"
    elif what == "order":
        proof["order"].reverse()
    else:
        head = [
            line for line in deal["record"].splitlines() if re.match("vorhand|game|preset|set|dealer|hand|rest", line)
        ]
        hands = [number for number, line in enumerate(head) if line.startswith("hand")]
        head[hands[0]], head[hands[1]] = head[hands[1]], head[hands[0]]
        deal["record"] = "\n".join(head)
    said = set()
    for lang in LANGUAGES:
        result = verified(tmp_path / "records.json", [deal], lang)
        assert (result.exit_code, result.stderr) == (1, "")
        said.add(result.stdout)
    assert len(said) == len(LANGUAGES)


def test_a_file_of_something_else(tmp_path: Path, played: Any) -> None:
    """A file that is none, or no list of deals, is refused in one line that names it."""
    path, record = tmp_path / "records.json", played[0]["record"]
    wrong = [{"record": "vorhand 9", "proof": None}], [{"record": record, "proof": {"secret": 1}}]
    missing = CliRunner().invoke(app, ["verify", str(tmp_path / "nothing")])
    for result in (missing, *(verified(path, content) for content in ("", "{", "{}", "[1]", "[{}]", record, *wrong))):
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.count("\n") == 1
        assert str(tmp_path) in result.stderr
