"""Servers of a test's own: PostgreSQL, Redis and nodes, each in a temporary folder on a free loopback port."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from servers import free_port

PATIENCE = 30.0


def wait_for(true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Returns once it is true; fails where it does not become so."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if true():
            return
        time.sleep(0.05)
    pytest.fail(f"{what} took longer than {patience:g} s")


def listening(port: int) -> bool:
    """Whether somebody listens at a port."""
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def postgres_folder() -> Path:
    """Where PostgreSQL's programs are; skips the test where it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        pytest.skip("PostgreSQL is not installed (on Debian: apt-get install postgresql)")
    return found[-1].parent


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server; its address."""
    programs, port, data = postgres_folder(), free_port(), folder / "postgres"
    data.mkdir()
    demote: dict[str, int] = {}
    if os.getuid() == 0:  # it does not run as root
        user = pwd.getpwnam("postgres")
        demote = {"user": user.pw_uid, "group": user.pw_gid}
        shutil.chown(data, "postgres", "postgres")
        for parent in data.parents:
            if parent.owner() == "root" and parent.is_relative_to("/tmp") and parent != Path("/tmp"):
                parent.chmod(0o755)
    make: list[str | Path] = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        "vorhand",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
    ]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=data, **demote)  # type: ignore[call-overload]
    command: list[str | Path] = [
        programs / "postgres",
        "-D",
        data,
        "-p",
        str(port),
        "-c",
        f"unix_socket_directories={data}",
    ]
    command += ["-c", "listen_addresses=127.0.0.1"]
    with (data / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=data, **demote)  # type: ignore[call-overload]
        try:
            ready: list[str | Path] = [programs / "pg_isready", "-h", "127.0.0.1", "-p", str(port), "-q"]
            wait_for(lambda: subprocess.run(ready).returncode == 0, "PostgreSQL's start")
            yield f"postgresql://vorhand@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)


class Redis:
    """A Redis server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        if shutil.which("redis-server") is None:
            pytest.skip("Redis is not installed (on Debian: apt-get install redis-server)")
        self.folder, self.port = folder, free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Starts it."""
        command: list[str | Path] = [
            "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            self.folder,
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(lambda: listening(self.port), "Redis' start")

    def stop(self) -> None:
        """Ends it at once."""
        self.process.kill()
        self.process.wait()


class Server:
    """A node in a process of its own."""

    def __init__(self, folder: Path, database: str, *words: str, secret: str = "") -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "vorhand.cli", "serve", "--port", str(self.port)]
        self.command += ["--database", database, "--thinkers", "1", *words]
        self.command += ["--url", self.address] if secret else []  # one of several nodes
        self.log, self.secret = folder / f"node-{self.port}.log", secret
        self.start()

    def start(self) -> None:
        """Starts it."""
        environment = os.environ | {"VORHAND_SECRET": self.secret}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=environment)
        wait_for(lambda: self.process.poll() is not None or self.healthy(), "the node's start")
        assert self.process.poll() is None, self.log.read_text()

    def healthy(self) -> bool:
        """Whether it answers."""
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(f"{self.address}/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        """Asks it to stop, and waits."""
        self.process.terminate()
        self.process.wait(20)

    def kill(self) -> None:
        """Ends it at once."""
        self.process.kill()
        self.process.wait()
