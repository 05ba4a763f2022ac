"""``vorhand serve`` and `scripts/play`: how they begin, what they refuse, and how they end."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from servers import free_port
from sqlalchemy import text
from typer.testing import CliRunner

from vorhand.cli.app import app
from vorhand.cli.serve import address_of, default_database
from vorhand.room.node import Settings
from vorhand.room.store import connect, migrate
from vorhand.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
COMMAND = [sys.executable, "-m", "vorhand.cli", "serve"]
PATIENCE = 60.0


def refusal(*args: str, lang: str = "en") -> str:
    """The one line with which a command is refused."""
    result = CliRunner().invoke(app, [*args, "--lang", lang])
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("vorhand: ")
    return result.stderr.removeprefix("vorhand: ").strip()


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Where a database may be made."""
    return str(tmp_path / "room.db")


@contextmanager
def taken() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


# What cannot be served


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_is_taken(file: str, lang: str) -> None:
    """It is said which, in every language, and the database is not made; a listener that is no room is not opened."""
    with taken() as port:
        for more in ([], ["--open"]) if lang == "en" else ([],):
            said = refusal("serve", "--port", str(port), "--database", file, *more, lang=lang)
            assert f"127.0.0.1:{port}" in said
            assert "in use" in said
    assert not Path(file).exists()


def test_a_host_that_is_none(file: str) -> None:
    """A name that nobody has, and an address that is not this machine's."""
    assert "no.such.host.invalid:8400" in refusal("serve", "--host", "no.such.host.invalid", "--database", file)
    assert "192.0.2.1:8400" in refusal("serve", "--host", "192.0.2.1", "--database", file)


def test_every_language_has_its_own_words(tmp_path: Path) -> None:
    """A refusal is another sentence in each language, with the same name in it."""
    said = {refusal("serve", "--port", str(free_port()), "--database", str(tmp_path), lang=lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(str(tmp_path) in each for each in said)


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    """A folder, a file of something else, a place where nothing can be made."""
    other = tmp_path / "other"
    other.write_bytes(b"something else " * 100)
    for path, why in (
        (tmp_path, "unable to open"),
        (other, "not a database"),
        (other / "deep" / "room.db", "Not a directory"),
    ):
        said = refusal("serve", "--port", str(free_port()), "--database", str(path))
        assert str(path) in said
        assert why in said


def test_a_database_of_a_newer_version(file: str) -> None:
    """It is left as it is."""
    engine = connect(file)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    assert "newer version" in refusal("serve", "--port", str(free_port()), "--database", file)


@pytest.mark.parametrize(
    "address", ["mysql://h/x", "sqlite://", "sqlite:///:memory:", "postgresql://h:port/x", "://", "nonsense://"]
)
def test_an_address_that_is_no_database(address: str) -> None:
    """It is said what is one."""
    assert "sqlite:///FILE" in refusal("serve", "--port", str(free_port()), "--database", address)


def test_a_database_that_does_not_answer() -> None:
    """It is named without its password."""
    address = f"postgresql://vorhand:hush@127.0.0.1:{free_port()}/vorhand"
    said = refusal("serve", "--port", str(free_port()), "--database", address)
    assert "postgresql://vorhand:***@127.0.0.1" in said
    assert "hush" not in said


@pytest.mark.parametrize(
    ("words", "secret", "said"),
    [
        (["--origin", "cards.example.org"], "", "“cards.example.org”"),
        (["--origin", "https://cards.example.org/room"], "", "without a path"),
        (["--url", "ftp://10.0.0.1"], "s", "“ftp://10.0.0.1”"),
        (["--url", "http://10.0.0.1:port"], "s", "http://10.0.0.1:port"),
        (["--url", "http://10.0.0.1:8400"], "", "VORHAND_SECRET"),
        (["--redis", "redis://127.0.0.1"], "s", "--url"),
        (["--url", "http://10.0.0.1:8400/", "--redis", "nonsense"], "s", "“nonsense”"),
    ],
)
def test_nodes_that_are_told_nonsense(
    file: str, monkeypatch: pytest.MonkeyPatch, words: list[str], secret: str, said: str
) -> None:
    """Addresses that are none, and nodes that could not talk to each other, are refused before anything is served."""
    monkeypatch.setenv("VORHAND_SECRET", secret)
    assert said in refusal("serve", "--port", str(free_port()), "--database", file, *words)


def test_packages_that_are_missing(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without psycopg or redis it is said which packages to install."""
    monkeypatch.setenv("VORHAND_SECRET", "s")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.setitem(sys.modules, "redis.asyncio.connection", None)
    port = ["--port", str(free_port())]
    said = refusal("serve", *port, "--database", "postgresql://h/x")
    assert said == "PostgreSQL needs more packages: pip install 'vorhand[nodes]'"
    nodes = ["--url", "http://10.0.0.1:8400", "--redis", "redis://127.0.0.1"]
    assert "Redis needs more packages" in refusal("serve", *port, "--database", file, *nodes)


# How it is served


class Running:
    """A command that serves, its output, and the pages that a browser would have been sent to."""

    def __init__(self, folder: Path, command: list[str | Path]) -> None:
        self.pages = folder / "pages"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >>"{self.pages}"\n')
        browser.chmod(0o755)
        environment = os.environ | {"BROWSER": str(browser), "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
            start_new_session=True,
        )

    def line(self) -> str:
        """The next line that it prints."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def opened(self) -> list[str]:
        """The pages, once there is one."""
        end = time.monotonic() + PATIENCE
        while not self.pages.exists() and time.monotonic() < end:
            time.sleep(0.02)
        return self.pages.read_text().split()

    def end(self, how: int) -> tuple[int, str, float]:
        """Ends the whole group as a terminal does: the code, the complaints, and how many seconds it took."""
        began = time.monotonic()
        os.killpg(self.process.pid, how)
        _, complaints = self.process.communicate(timeout=15)
        return self.process.returncode, complaints, time.monotonic() - began

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()


def test_a_plain_path_and_ctrl_c(tmp_path: Path) -> None:
    """A path is a database; Ctrl-C ends the server with 0, and nobody complains, thinking AIs neither."""
    port, file = free_port(), tmp_path / "deep" / "er" / "my room?.db"
    with Running(tmp_path, [*COMMAND, "--port", str(port), "--database", file]) as running:
        assert running.line() == f"Vorhand is at http://127.0.0.1:{port} (Ctrl-C stops it)."
        assert file.exists()
        thinking(f"http://127.0.0.1:{port}")
        code, complaints, seconds = running.end(signal.SIGINT)
        assert (code, complaints) == (0, "")
        assert seconds < 3


def test_sigterm_while_ais_think(tmp_path: Path) -> None:
    """The server ends within three seconds, whatever the AIs are at."""
    port = free_port()
    with Running(tmp_path, [*COMMAND, "--port", str(port), "--database", tmp_path / "room.db"]) as running:
        running.line()
        thinking(f"http://127.0.0.1:{port}")
        code, complaints, seconds = running.end(signal.SIGTERM)
        assert (code, complaints) == (-signal.SIGTERM, "")
        assert seconds < 3


def thinking(address: str) -> None:
    """Leaves an expert thinking at a table of Skat."""
    from websockets.sync.client import connect as joined

    with httpx.Client(base_url=address, timeout=15) as http:
        http.post("/api/session", json={"name": "Lena"}).raise_for_status()
        setup = {"game": "skat", "tempo": "instant"}
        table = http.post("/api/tables", json={"setup": setup, "seats": ["expert", "me", "expert"]}).json()["id"]
        headers = {"Cookie": f"vorhand={http.cookies['vorhand']}"}
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        with joined(url, additional_headers=headers) as at:
            at.send(json.dumps({"t": "go", "cid": "go"}))
            while all(told["t"] != "step" for told in json.loads(at.recv(15))):
                pass
            time.sleep(0.3)


def test_the_browser_is_opened_once_it_is_served(tmp_path: Path) -> None:
    """`--open` opens the browser at the room; where a room is served already it does that and no more."""
    port = free_port()
    command = [*COMMAND, "--port", str(port), "--open", "--host", "0.0.0.0", "--database", str(tmp_path / "room.db")]
    address = f"http://127.0.0.1:{port}"
    with Running(tmp_path, [*command]) as running:
        running.line()
        assert running.opened() == [address]
        with Running(tmp_path, [*command]) as again:
            assert again.process.wait(PATIENCE) == 0
            assert again.line() == f"Vorhand is already at {address}."
        assert running.opened() == [address] * 2
        assert running.process.poll() is None


def test_where_this_machine_reaches_it() -> None:
    """An address for everybody is this machine's own; one of IPv6 stands in brackets."""
    hosts = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]", "10.0.0.1": "10.0.0.1"}
    for host, shown in hosts.items():
        assert address_of(Settings(database="", host=host)) == f"http://{shown}:8400"


def test_the_default_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is in the user's data folder."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == str(tmp_path / "vorhand" / "room.db")


# scripts/play

STUB = """#!/bin/sh
echo "${BROWSER-asked}: $*"
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "asked: serve --open"),
        (["--no-browser"], "true: serve --open"),
        (["--no-browser", "--port", "9000"], "true: serve --open --port 9000"),
        (["schnapsen"], "asked: play schnapsen"),
        (["kaiser", "--lang", "de"], "asked: play kaiser --lang de"),
        (["--lang", "de"], "asked: play skat --lang de"),
        (["--help"], "asked: play --help"),
    ],
)
def test_sitting_down(tmp_path: Path, words: list[str], said: str) -> None:
    """`scripts/play` opens the room, in the browser unless it is told not to; with a game it plays at the terminal."""
    for name, stub in (("scripts/setup", "#!/bin/sh\n"), (".venv/bin/vorhand", STUB)):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(stub)
        path.chmod(0o755)
    play = Path(shutil.copy(ROOT / "scripts" / "play", tmp_path / "scripts"))
    environment = {name: value for name, value in os.environ.items() if name != "BROWSER"}
    found = subprocess.run([play, *words], capture_output=True, text=True, env=environment, timeout=60)
    assert (found.returncode, found.stderr, found.stdout.strip()) == (0, "", said)


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    """A file of SQLite with other tables is refused by the name of one, and nothing is made in it."""
    other = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (x)")
    said = refusal("serve", "--port", str(free_port()), "--database", str(other))
    assert "other.db" in said
    assert "recipes" in said
    with contextlib.closing(sqlite3.connect(other)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_one_server_has_the_file(tmp_path: Path) -> None:
    """A second one is refused as long as the first runs, and not after it was killed."""
    file = str(tmp_path / "room.db")
    with Running(tmp_path, [*COMMAND, "--port", str(free_port()), "--database", file]) as first:
        first.line()
        assert "room.db" in refusal("serve", "--port", str(free_port()), "--database", file)
        first.process.kill()
        first.process.wait()
    with Running(tmp_path, [*COMMAND, "--port", str(free_port()), "--database", file]) as second:
        assert "http" in second.line()


def test_nothing_to_verify_is_said(tmp_path: Path) -> None:
    """A file without deals proves nothing; a file has to be named."""
    empty = tmp_path / "records.json"
    empty.write_text("[]")
    assert "records.json" in refusal("verify", str(empty))
    assert CliRunner().invoke(app, ["verify"]).exit_code == 2
