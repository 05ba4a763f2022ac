"""The room's tests draw the same secrets every time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from servers import ENDED, FREE, Server

from vorhand.room import conduct, node


@pytest.fixture(autouse=True)
def _secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(1)
    for module in (conduct, node):
        monkeypatch.setattr(module, "new_secret", lambda: next(numbers).to_bytes(32, "big"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests that do it no harm; it has nothing to complain about at the end."""
    with Server(tmp_path_factory.mktemp("room"), FREE) as found:
        yield found
        assert found.stop() in ENDED
        assert (found.folder / "errors.txt").read_text() == ""
