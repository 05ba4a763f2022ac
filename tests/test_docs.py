"""What the documents say is true: their examples run, and they name everything that there is."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from vorhand.action import ACTIONS, CONTRACTS, FLAGS
from vorhand.cli.app import app
from vorhand.record import from_json, from_text

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT.parent / "shared" / "rules"
CODE = {"LS": "letzter_stich", "KA": "kaiser", "SN": "schnapsen", "SK": "skat"}


def test_readme_examples_run() -> None:
    """The examples of the README give what they say."""
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_readme_commands_exist() -> None:
    """Every command in the README is one, and knows the options that are used."""
    lines = re.findall(r"^    (?:vorhand|scripts/play) .*$", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert len(lines) > 6
    commands = get_command(app)
    for line in lines:
        words = shlex.split(line, comments=True)
        name = "play" if words[0] == "scripts/play" else words[1]
        command = commands.get_command(None, name)  # type: ignore[attr-defined]
        assert command is not None, line
        known = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= known, line


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
