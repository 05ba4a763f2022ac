"""A newcomer's walk, timed: from `scripts/play` to the end of the first deal of Kaiser, in Chromium.

    scripts/setup dev
    .venv/bin/python bench/newcomer.py [--fresh]

`--fresh` walks in a new clone of what is committed, so that the set-up is part of the walk (packages come out of uv's
cache where they are there). Nothing is chosen or changed on the way: the pace is the table's own, and nobody thinks.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    from playwright.sync_api import Page, sync_playwright
except ImportError:
    sys.exit("bench/newcomer.py needs Playwright: run scripts/setup dev first.")
from screenshots import FLAGS, GAMES, moves, reached

ROOT = Path(__file__).resolve().parent.parent


class Watch:
    """Tells how many seconds each step took."""

    def __init__(self) -> None:
        self.began = self.last = time.monotonic()

    def step(self, name: str) -> None:
        """The step that has just been done."""
        now = time.monotonic()
        print(f"{now - self.last:8.1f} s  {name}", flush=True)
        self.last = now

    def total(self) -> None:
        """All steps together."""
        print(f"{self.last - self.began:8.1f} s  in all")


@contextmanager
def room(root: Path, folder: str) -> Iterator[str]:
    """The room as `scripts/play` opens it, over a database of its own; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [root / "scripts/play", "--no-browser", "--port", str(port), "--database", f"sqlite:///{folder}/room.db"]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | {"BROWSER": "true"})
    try:
        yield reached(f"http://127.0.0.1:{port}", 1200)
    finally:
        running.terminate()
        running.wait(20)


def walk(page: Page, address: str, watch: Watch) -> None:
    """From the start page to the reckoning of a deal of Kaiser."""
    page.goto(address)
    page.locator(".games").wait_for()
    watch.step("the start page is there")
    page.locator(".games li button.main").nth(GAMES.index("kaiser")).click()
    page.locator(".hand [data-card]").first.wait_for()
    watch.step("Play now: the cards are on the table")
    decisions, bidding = 0, True
    for about in moves(page):
        decisions += 1
        if bidding and about == "card":
            bidding = False
            watch.step(f"the auction ({decisions - 1} decisions)")
    page.locator(".result .steps").wait_for()
    watch.step(f"the tricks, to the reckoning ({decisions} decisions in all)")


def main() -> None:
    """Walks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fresh", action="store_true", help="in a new clone")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        watch, root = Watch(), ROOT
        if asked.fresh:
            root = Path(folder, "vorhand")
            subprocess.run(["git", "clone", "--quiet", ROOT, root], check=True)
            watch.step("git clone")
            subprocess.run([root / "scripts/setup"], check=True)
            watch.step("set-up, which scripts/play does the first time")
        with room(root, folder) as address:
            watch.step("scripts/play: the room is open")
            walk(browser.new_page(viewport={"width": 1280, "height": 800}, locale="en"), address, watch)
        watch.total()
        browser.close()


if __name__ == "__main__":
    main()
