"""``vorhand rules``: pages and single rules in a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vorhand.cli.app import app
from vorhand.games import GAMES
from vorhand.pages import in_terminal, rule
from vorhand.pages.source import PAGES
from vorhand.words import LANGUAGES, Words

ADDRESSES = (Path(__file__).parent / "data" / "rule-addresses.txt").read_text().splitlines()
SHEETS = [(game, lang) for game in GAMES for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), SHEETS)
def test_a_page_can_be_read_in_a_terminal(game: str, lang: str) -> None:
    """The command prints the whole page, with faces and addresses, within 80 columns."""
    result = CliRunner().invoke(app, ["rules", game, "--lang", lang])
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert not re.search(r"\[\[|\{#?[A-Za-z]", result.stdout)
    for address in ADDRESSES:
        assert (f"({address})" in re.sub(r"\s+", " ", result.stdout)) == (PAGES[address.split()[0]] == game)


@pytest.mark.parametrize("written", [["LS 3.2"], ["ls-3.2"], ["ls", "3.2"]])
def test_one_rule_can_be_read_in_a_terminal(written: list[str]) -> None:
    """With an address the command prints that rule, however it is written."""
    result = CliRunner().invoke(app, ["rules", "letzter-stich", *written, "--lang", "en"])
    assert result.exit_code == 0
    assert " ".join(result.stdout.split()) == "LS 3.2 " + rule("LS 3.2", "en")


def test_an_unknown_rule_is_refused_in_one_line() -> None:
    """An address that does not exist ends the command with 2."""
    result = CliRunner().invoke(app, ["rules", "skat", "SK 99.1", "--lang", "en"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("vorhand: There is no rule “SK 99.1”")


def test_a_terminal_without_suits_gets_letters() -> None:
    """Where symbols cannot be printed the notation stands for the cards."""
    assert "lead HK" in in_terminal("schnapsen", Words("en", "schnapsen", symbols=False))
