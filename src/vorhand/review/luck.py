"""Was it luck: what the same cards bring players of a level, beside what they brought.

A deal is played again and again from its first moment, with the level in every seat, each seeing its own cards alone.
What a seat writes above the others on average is what its cards were worth among such players; the rest of its result
is how it was played, there and by the others, and chance. Nothing is computed with open cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from hashlib import blake2b
from math import sqrt
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from vorhand.arena.figures import Estimate, quantile, spread
from vorhand.game import result_of
from vorhand.players import player_named
from vorhand.record import Record, to_json
from vorhand.review.edge import edges

LEVEL: Final = "strong"
TIMES: Final = 8
"""So often a deal is played again, unless something else is asked for."""


class Luck(Struct, frozen=True, kw_only=True):
    """Of one player over some deals: what he wrote above the others, what his cards were worth, and the difference.

    The intervals are of the means: so many more plays of the same deals would narrow them.
    """

    player: str
    deals: int
    real: float
    expected: Estimate
    beyond: Estimate


def played_again(record: Record, number: int, level: str = LEVEL) -> tuple[Fraction, ...]:
    """The edges of the seats when the deal is played once more by this level; the same for the same number."""
    deal = replace(record, moves=(), players=(), result={}, forfeit=None)
    seed = int.from_bytes(blake2b(f"{number} {to_json(deal)}".encode(), digest_size=6).digest(), "big")
    state = deal.replay()
    players = [player_named(level, seed + seat) for seat in range(record.options.seats)]
    while (seat := state.to_act) is not None:
        state = state.apply(players[seat].decide(state.view(seat)))
    return edges(result_of(state))


def numbered(name: str, seat: int) -> str:
    """What is called a seat whose name does not tell it from the others."""
    return f"{name} {seat}".strip()


def luck(
    records: Sequence[Record],
    again: Sequence[Sequence[tuple[Fraction, ...]]],
    called: Callable[[str, int], str] = numbered,
) -> list[Luck]:
    """What finished deals come to, player by player; `again` are the plays of each deal, two at least."""
    seats = [
        (name, number, seat) for number, each in enumerate(records) for seat, name in enumerate(names(each, called))
    ]
    found = []
    for player in dict.fromkeys(name for name, _, _ in seats):
        mine = [(number, seat) for name, number, seat in seats if name == player]
        real = sum((edges(result_of(records[number].replay()))[seat] for number, seat in mine), Fraction())
        means = [spread([play[seat] for play in again[number]]) for number, seat in mine]
        mean = sum((each for each, _ in means), Fraction())
        reach = reached(
            [(square, len(again[number]) - 1) for (_, square), (number, _) in zip(means, mine, strict=True)]
        )
        found.append(
            Luck(
                player=player,
                deals=len(mine),
                real=float(real),
                expected=estimate(float(mean), reach),
                beyond=estimate(float(real - mean), reach),
            )
        )
    return found


def reached(parts: Sequence[tuple[Fraction, int]]) -> float | None:
    """How far the interval of a sum reaches, from the square of the error of each part and how free it is.

    By Welch and Satterthwaite, as deals differ in their spread; None where no play differed from another: then it is
    not known how far they might.
    """
    square = sum((part for part, _ in parts), Fraction())
    if not square:
        return None
    freedom = square**2 / sum((part**2 / free for part, free in parts), Fraction())
    return quantile(max(1, int(freedom))) * sqrt(square)


def estimate(value: float, reach: float | None) -> Estimate:
    """A value and its interval."""
    return Estimate(value, None, None) if reach is None else Estimate(value, value - reach, value + reach)


def names(record: Record, called: Callable[[str, int], str] = numbered) -> Iterable[str]:
    """Who sat where, each by a name of his own; with the seat where the name does not tell."""
    given = record.players or ("",) * record.options.seats
    for seat, name in enumerate(given):
        yield name if name and given.count(name) == 1 else called(name, seat)


def finished(record: Record) -> bool:
    """Whether a deal was played to its end."""
    return record.replay().to_act is None
