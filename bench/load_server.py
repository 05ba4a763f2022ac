"""The server side of `bench/load.py`: a process over a new SQLite file, and tables stored before it starts."""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from load_bots import HOST, Place
from sqlalchemy import insert

from vorhand.room import log, schema, wire
from vorhand.room.node import Node, Settings
from vorhand.room.store import Person, Store, connect, migrate, now

SEATS = 3
SETUPS = {
    "skat": log.Setup(game="skat"),
    "letzter-stich": log.Setup(game="letzter-stich", settings=("players=3",)),
}
SERVER = (
    "import sys; from vorhand.room.serve import serve; from vorhand.room.node import Settings; "
    "lifted = Settings(database=sys.argv[1], port=int(sys.argv[2]), messages=10**6, handshakes=10**6); "
    "serve(lifted, started=lambda: print(flush=True))"
)
"""Bots send faster than persons may, all from one address: these limits are lifted."""


class Server:
    """The server's process over one database."""

    def __init__(self, folder: str) -> None:
        self.database = f"sqlite:///{folder}/room.db"
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Returns once it serves, after so many seconds."""
        began = time.perf_counter()
        command = [sys.executable, "-c", SERVER, self.database, str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise SystemExit("the server did not start")
        return time.perf_counter() - began

    def kill(self) -> None:
        """The end without any warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    @property
    def memory(self) -> int:
        """Bytes in memory."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * next(int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS"))

    @property
    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def prepared(server: Server, tables: int, game: str) -> list[Place]:
    """So many tables with three persons each, ready for their first deal."""
    engine = connect(server.database)
    migrate(engine)
    node = Node(Settings(database=server.database), Store(engine))
    await node.start()
    tokens = [secrets.token_urlsafe(16) for _ in range(SEATS * tables)]
    people = [Person(secrets.token_hex(8), f"Bot {number}", "all", "") for number in range(len(tokens))]
    rows = [
        person._asdict() | {"key": sha256(token.encode()).digest(), "created": now()}
        for person, token in zip(people, tokens, strict=True)
    ]
    with node.store.writing() as connection:
        connection.execute(insert(schema.people), rows)
    places = []
    for number in range(tables):
        host, *guests = people[SEATS * number :][:SEATS]
        id = await node.make(host, SETUPS[game], ["me", *["open"] * len(guests)])
        live = await node.table(id)
        for seat, guest in enumerate(guests, start=1):
            answer = await live.request(guest, wire.Sit(cid=f"sit-{seat}", seat=seat))
            assert isinstance(answer, wire.Done), answer
        places += [Place(id, seat, tokens[SEATS * number + seat]) for seat in range(SEATS)]
    await node.stop()
    return places


@contextlib.contextmanager
def served() -> Iterator[Server]:
    """A server of our own, with an empty database."""
    with tempfile.TemporaryDirectory(prefix="vorhand-load-") as folder:
        server = Server(folder)
        try:
            yield server
        finally:
            if server.process is not None:
                server.kill()
