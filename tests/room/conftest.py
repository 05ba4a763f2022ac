"""The room's tests draw the same secrets every time."""

from __future__ import annotations

from itertools import count

import pytest

from vorhand.room import conduct


@pytest.fixture(autouse=True)
def _secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(1)
    monkeypatch.setattr(conduct, "new_secret", lambda: next(numbers).to_bytes(32, "big"))
