"""The example of a bot plays as it is, against a server as it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from servers import Server

BOT = Path(__file__).parents[2] / "examples/bot.py"


@pytest.mark.parametrize(
    ("game", "settings", "count"), [("schnapsen", (), 1), ("letzter-stich", ("players=3", "target=2"), 2)]
)
def test_the_bot_plays_a_match(server: Server, game: str, settings: tuple[str, ...], count: int) -> None:
    """It takes its seat, plays a whole match against an AI, tells who won, and comes back to a match that is over."""
    host = server.somebody("Host")
    token = host.http.post("/api/bots", json={"name": "Bot"}).json()["token"]
    table = host.make(game, "open", *["random"] * count, settings=settings)
    for _ in range(2):
        found = subprocess.run(
            [sys.executable, str(BOT), server.url, token, table, "0"], capture_output=True, text=True, timeout=60
        )
        assert found.returncode == 0, found.stderr
        assert found.stdout.startswith("totals [")
    state = host.http.get(f"/api/tables/{table}").json()
    assert state["deals"] > 1
    assert str(state["totals"]) in found.stdout


def test_the_bot_stays_within_the_limits(server: Server) -> None:
    """At a table without any pause it plays on, match after match of it, and is never thrown out."""
    host = server.somebody("Host")
    token = host.http.post("/api/bots", json={"name": "Bot"}).json()["token"]
    table = host.make("letzter-stich", "open", "random", settings=("players=2", "target=5"))
    command = [sys.executable, str(BOT), server.url, token, table, "0"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.parametrize("wrong", [[], ["http://127.0.0.1:1", "x", "y"], ["URL", "bad", "y"]])
def test_the_bot_says_what_is_wrong(server: Server, wrong: list[str]) -> None:
    """Without arguments, without a server, with a token that is none: a line that says so, no traceback."""
    command = [sys.executable, str(BOT), *(server.url if each == "URL" else each for each in wrong)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert found.returncode == 1
    assert len(found.stderr.strip().splitlines()) == 1
    assert "Traceback" not in found.stderr
