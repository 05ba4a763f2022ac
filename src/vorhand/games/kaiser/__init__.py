"""Kaiser (KA): partners bid for the points of the tricks, the 5 of Hearts and the 3 of Spades."""

from vorhand.games.kaiser.match import GAME, KaiserMatch, start
from vorhand.games.kaiser.score import KaiserResult, points_of
from vorhand.games.kaiser.table import (
    FIVE,
    PACK,
    SEATS,
    SIDES,
    SPECIALS,
    THREE,
    Kaiser,
    KaiserView,
    order_of,
    partner_of,
    side_of,
)

__all__ = [
    "FIVE",
    "GAME",
    "PACK",
    "SEATS",
    "SIDES",
    "SPECIALS",
    "THREE",
    "Kaiser",
    "KaiserMatch",
    "KaiserResult",
    "KaiserView",
    "order_of",
    "partner_of",
    "points_of",
    "side_of",
    "start",
]
