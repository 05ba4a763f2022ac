"""What a person's stored deals say: how many, what came out of them, and the mistakes in those that are reviewed.

Practice is left out, and so are deals in which an AI decided for the person. A deal is won where the seat wrote more
than the others did on average, and drawn where it wrote as much (`vorhand.review.edges`).
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from vorhand.arena.figures import Estimate, mean_of, share_of
from vorhand.arena.playing import game_of
from vorhand.game import result_of
from vorhand.record import Record, from_text
from vorhand.review import edges
from vorhand.room.reviewer import ME
from vorhand.room.shelf import Shelf, bare, key_of
from vorhand.room.told import ReviewedDeal

MOST: Final = 500
"""So many of the last deals are looked at."""

LUCK: Final = 20
"""So many of the last deals of a game are played again to see what their cards were worth."""

BLOCKS: Final = 12
"""Into so many parts, at most, are deals divided to show how things went over time."""

BLOCK: Final = 5
"""And each has so many deals, at least."""

HEAD: Final = ("when", "game", "table", "deal", "contract", "declared", "edge", "before play", "in play")


class Facts(Struct, frozen=True):
    """What a deal came to, whoever asks: its review's key, the edge of each seat, the declarer and the contract."""

    key: bytes
    edges: tuple[Fraction, ...]
    declarer: int | None
    contract: str


class Mine(Struct, frozen=True, kw_only=True):
    """A deal of a person; the mistakes, before play and in it, where it is reviewed."""

    at: int
    game: str
    table: str
    number: int
    contract: str
    declared: bool
    edge: Fraction
    before: int | None
    play: int | None


class Mistakes(Struct, frozen=True):
    """Mistakes a deal that is reviewed, before play, in it and both together, with Student's intervals."""

    before: Estimate
    play: Estimate
    all: Estimate


class Figures(Struct, frozen=True, kw_only=True):
    """Some deals together: the share won of those `decided`, the mean edge a deal, mistakes a `reviewed` deal.

    `contract` is empty for all of a game, and `declared` says whose contract it was.
    """

    game: str
    contract: str = ""
    declared: bool = False
    since: int
    until: int
    deals: int
    decided: int
    won: Estimate | None
    edge: Estimate | None
    reviewed: int
    mistakes: Mistakes | None


class Statistics(Struct, frozen=True, kw_only=True):
    """All figures: game by game, contract by contract, and each game over time."""

    games: list[Figures]
    contracts: list[Figures]
    times: list[Figures]


@lru_cache(4096)
def facts(text: str) -> Facts | None:
    """What a recorded deal came to; None for one that was broken off."""
    record = from_text(text)
    state = record.replay()
    if state.to_act is not None:
        return None
    result = result_of(state)
    declared = game_of(result)
    declarer, contract = (declared[0].seat, declared[0].contract) if declared else (None, "")
    return Facts(key_of(bare(record)), edges(result), declarer, contract)


def counts(row: Any) -> bool:
    """Whether a person played a deal himself to its end: it was no practice, and no AI decided for him."""
    remarks = [line for line in row.record.splitlines() if line.startswith("# action ")]
    return not row.practice and not any(f", seat {row.seat}: " in line for line in remarks)


def mine(rows: Sequence[Any], shelf: Shelf) -> list[Mine]:
    """The deals of a person's rows in the store, the oldest first."""
    found = [(row, facts(row.record)) for row in reversed(rows) if counts(row)]
    deals = [(row, each) for row, each in found if each is not None]
    reviews = dict(shelf.reviews([each.key for _, each in deals]))
    return [dealt(row, each, reviews.get(each.key)) for row, each in deals]


def dealt(row: Any, each: Facts, review: ReviewedDeal | None) -> Mine:
    """One deal, as the person who sat there had it."""
    wrong = [] if review is None else [x for x in review.actions if x.seat == row.seat and x.mistake]
    play = sum(x.phase == "playing" for x in wrong)
    return Mine(
        at=row.at,
        game=row.game,
        table=row.table_id,
        number=row.number,
        contract=each.contract,
        declared=each.declarer == row.seat,
        edge=each.edges[row.seat],
        before=None if review is None else len(wrong) - play,
        play=None if review is None else play,
    )


def named(rows: Sequence[Any], game: str) -> list[Record]:
    """The last deals of a game that count, with the person called `ME` and nobody else by a name."""
    found = []
    for row in [row for row in rows if row.game == game and counts(row) and facts(row.record)][:LUCK]:
        deal = bare(from_text(row.record))
        names = tuple(ME if seat == row.seat else "" for seat in range(deal.options.seats))
        found.append(replace(deal, players=names))
    return found


def figures(deals: Sequence[Mine], contract: str = "", *, declared: bool = False) -> Figures:
    """What these deals of one game, one at least, say together."""
    edges = [deal.edge for deal in deals]
    decided = [Fraction(edge > 0) for edge in edges if edge]
    reviewed = [(deal.before, deal.play) for deal in deals if deal.before is not None and deal.play is not None]
    return Figures(
        game=deals[0].game,
        contract=contract,
        declared=declared,
        since=deals[0].at,
        until=deals[-1].at,
        deals=len(deals),
        decided=len(decided),
        won=share_of(decided, 1),
        edge=mean(edges),
        reviewed=len(reviewed),
        mistakes=mistakes(reviewed),
    )


def mistakes(reviewed: Sequence[tuple[int, int]]) -> Mistakes | None:
    """The mistakes a deal, from those before play and in it; None where no deal is reviewed.

    >>> mistakes([(0, 2), (1, 4)]).all.value, mistakes([(0, 2)]).all, mistakes([])
    (3.5, Estimate(value=2.0, low=None, high=None), None)
    """
    if not reviewed:
        return None
    return Mistakes(
        before=count_of([before for before, _ in reviewed]),
        play=count_of([play for _, play in reviewed]),
        all=count_of([before + play for before, play in reviewed]),
    )


def count_of(values: Sequence[int]) -> Estimate:
    """The mean of counts, its interval as far as it is not below nothing.

    >>> [round(bound, 2) for bound in (count_of([0, 1, 0, 1]).low, count_of([0, 1, 0, 1]).high)], count_of([2, 2])
    ([0.0, 1.42], Estimate(value=2.0, low=None, high=None))
    """
    found = mean([Fraction(value) for value in values])
    return found if found.low is None else replace(found, low=max(found.low, 0.0))


def mean(values: Sequence[Fraction]) -> Estimate:
    """The mean of some values with Student's interval; none where all are alike.

    >>> mean([Fraction(2)] * 3)
    Estimate(value=2.0, low=None, high=None)
    """
    found = mean_of(values)
    assert found is not None
    return found if len(set(values)) > 1 else Estimate(found.value)


def statistics(deals: Sequence[Mine]) -> Statistics:
    """The statistics of a person's deals."""
    games = {deal.game: [each for each in deals if each.game == deal.game] for deal in deals}
    return Statistics(
        games=[figures(some) for some in games.values()],
        contracts=[each for some in games.values() for each in by_contract(some)],
        times=[figures(block) for some in games.values() for block in blocks(some)],
    )


def by_contract(deals: Sequence[Mine]) -> Iterator[Figures]:
    """The deals with a contract, by it and by whose it was; the most frequent first."""
    kinds = {(deal.contract, deal.declared) for deal in deals if deal.contract}
    found = [
        figures([deal for deal in deals if (deal.contract, deal.declared) == kind], kind[0], declared=kind[1])
        for kind in sorted(kinds)
    ]
    yield from sorted(found, key=lambda each: (not each.declared, -each.deals))


def blocks(deals: Sequence[Mine]) -> Iterator[Sequence[Mine]]:
    """The deals in parts of the same size, give or take one."""
    parts = min(BLOCKS, max(len(deals) // BLOCK, 1))
    bounds = [round(part * len(deals) / parts) for part in range(parts + 1)]
    for start, end in pairwise(bounds):
        yield deals[start:end]


def as_csv(deals: Iterable[Mine]) -> str:
    """The deals as a table for other programs, a line each."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(HEAD)
    for deal in deals:
        when = datetime.fromtimestamp(deal.at / 1000, UTC).isoformat(timespec="seconds")
        edge = round(float(deal.edge), 3)
        whose = "yes" if deal.declared else "no"
        writer.writerow(
            [when, deal.game, deal.table, deal.number, deal.contract, whose, edge, *blank(deal.before, deal.play)]
        )
    return text.getvalue()


def blank(*values: int | None) -> list[str]:
    """Numbers as texts, nothing for those that are not known."""
    return ["" if value is None else str(value) for value in values]
