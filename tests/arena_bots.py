"""Players for the tests of the arena, named ``arena_bots:Good`` and so on."""

from __future__ import annotations

import os
import time

from vorhand.action import Action, Bid
from vorhand.game import View
from vorhand.players.heuristic import Heuristic

COUNTED = 3
"""The bad players play well for so many decisions."""


class Good(Heuristic):
    """Plays like `heuristic`."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.decided = 0

    def decide(self, view: View) -> Action:
        self.decided += 1
        return super().decide(view) if self.decided < COUNTED else self.fail(view)

    def fail(self, view: View) -> Action:
        """What happens at the third decision."""
        return super().decide(view)


class Raising(Good):
    """Raises."""

    def fail(self, view: View) -> Action:
        raise LookupError("lost\nmy way")


class Illegal(Good):
    """Bids 18 in Schnapsen."""

    def fail(self, view: View) -> Action:
        return Bid(18)


class Nothing(Good):
    """Answers no action at all."""

    def fail(self, view: View) -> Action:
        return None  # type: ignore[return-value]


class Hanging(Good):
    """Thinks for a minute."""

    def fail(self, view: View) -> Action:
        time.sleep(60)
        return super().fail(view)


class Dying(Good):
    """Ends its process."""

    def fail(self, view: View) -> Action:
        os._exit(3)


def unborn(seed: int) -> Good:
    """Cannot be made."""
    raise RuntimeError("no")
