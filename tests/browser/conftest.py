"""One browser a module and one server a run; whoever visits leaves with nothing gone wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from servers import ENDED, PLAIN, UNLIMITED, Server
from visitor import Visit, Visitor

from vorhand.room.site import read_client

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-proxy-server"),
]

SAME = f"""
from vorhand.room import fair
fair.new_secret = lambda: bytes(32)
{UNLIMITED}{PLAIN}
"""
"""A server whose part in the cards is the same at every table."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has nothing to complain about at the end."""
    with Server(tmp_path_factory.mktemp("browser"), SAME) as found:
        yield found
        assert found.stop() in ENDED
        assert (found.folder / "errors.txt").read_text() == ""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser; started for a module, as its event loop is in the way of others' tests."""
    if not CHROMIUM.exists():
        pytest.skip("Chromium is not installed (on Debian: apt-get install chromium)")
    if not read_client().built:
        pytest.skip("the browser client has not been built")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors, and sees them out."""
    visitors: list[Visitor] = []

    def come(**how: object) -> Visitor:
        visitors.append(Visitor(chromium, server, **how))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
