"""The player `random`: any legal action is as likely as any other."""

from __future__ import annotations

from random import Random

from vorhand.action import Action
from vorhand.game import View


class Uniform:
    """Chooses uniformly over the legal actions, reproducibly from a seed."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def decide(self, view: View) -> Action:
        """One of `view.actions`."""
        return self.random.choice(view.actions)
