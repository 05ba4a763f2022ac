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
    """How the others are taken to play in Letzter Stich: 0 as if they saw all cards; 1 by the maxims, each seeing his
    own hand; 2 so, where what they have played tells of their hands, and the seat itself as well as it can."""
    threads: int = 1

    def worlds(self, most: int, cards: int) -> int:
        """The number of worlds when so many cards are left: `most` near the end, fewer before.

        >>> [Effort(1.0).worlds(400, cards) for cards in (28, 16, 4)]
        [100, 306, 400]
        """
        return max(1, round(self.share * most * min(1.0, (14 / max(cards, 1)) ** 2)))
