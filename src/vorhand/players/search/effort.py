"""How much a player thinks."""

from __future__ import annotations

from msgspec import Struct


class Effort(Struct, frozen=True):
    """How many worlds a decision is tried in: a `share` of what is affordable within a second; on so many threads.

    Counted in worlds and nodes, never in seconds, so that the same view gets the same answer everywhere.
    """

    share: float
    hunch: float = 1.0
    """How often it searches at all; else it follows the maxims."""
    weighs: bool = False
    """Whether worlds count by how well they explain what the others have done."""
    auctions: bool = False
    """Whether bids and discards are searched too."""
    sight: int = 0
    """How the seats are taken to choose: 0 as if they saw all cards; 1, in Letzter Stich, by the maxims, each seeing
    his own hand; 2 by what each has seen, the seat itself as well as it can (Letzter Stich, Schnapsen)."""
    threads: int = 1

    def worlds(self, most: int, cards: int) -> int:
        """The number of worlds when so many cards are left: `most` near the end, fewer before.

        >>> [Effort(1.0).worlds(400, cards) for cards in (28, 16, 4)]
        [100, 306, 400]
        """
        return max(1, round(self.share * most * min(1.0, (14 / max(cards, 1)) ** 2)))
