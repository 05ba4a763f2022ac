"""What a seat got out of a deal above the others: one number for all games, by which deals can be compared."""

from __future__ import annotations

from fractions import Fraction

from vorhand.arena.playing import written
from vorhand.game import Result
from vorhand.games.letzter_stich import LetzterStichResult


def edges(result: Result) -> tuple[Fraction, ...]:
    """By seat, what it wrote less the mean of what the others did; LS 6.4: penalties count against it.

    >>> from vorhand.games.skat.score import PassedResult
    >>> edges(PassedResult(scores=(0, 0, 0)))
    (Fraction(0, 1), Fraction(0, 1), Fraction(0, 1))
    """
    scores, others = written(result), len(result.scores) - 1
    sign = -1 if isinstance(result, LetzterStichResult) and result.penalty and not any(result.chips) else 1
    total = sum(scores)
    return tuple(sign * (score - Fraction(total - score, others)) for score in scores)
