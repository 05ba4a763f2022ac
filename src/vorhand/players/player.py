"""What a player is."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from vorhand.action import Action
from vorhand.game import Message, View


class Decision(NamedTuple):
    """An action and the reason for it."""

    action: Action
    reason: Message


class Player(Protocol):
    """Decides for a seat; never sees more than its view."""

    def decide(self, view: View) -> Action:
        """One of `view.actions`."""
        ...
