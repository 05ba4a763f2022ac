"""The reference kinds of the kernel: stored deals, how many nodes they take, and how long.

The deals are made by bench/make_deals.py. Node counts are the same on every machine; times are not.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from importlib.resources import files
from statistics import mean, median
from typing import Final, NamedTuple

from msgspec import Struct

from vorhand import kernel
from vorhand.cards import Cards, Suit
from vorhand.games.kaiser.table import order_of as kaiser_order
from vorhand.games.kaiser.table import side_of
from vorhand.games.letzter_stich import LetzterStich
from vorhand.games.letzter_stich import order_of as letzter_stich_order
from vorhand.games.skat.score import ORDERS
from vorhand.kernel import Position, SchnapsenPosition, Tables
from vorhand.solve import SKAT_POINTS, kaiser_tables, letzter_stich_tables, skat_tables


class StoredDeal(NamedTuple):
    """A deal at its first lead; for Schnapsen `declarer` and `aside` are the card points of the two seats."""

    contract: str
    leader: int
    declarer: int
    aside: int
    hands: tuple[Cards, ...]

    @property
    def position(self) -> Position:
        """Its cards."""
        return Position(hands=self.hands, leader=self.leader)


def stored(kind: str) -> list[StoredDeal]:
    """The deals of a kind."""
    text = (files("vorhand") / "bench" / "deals" / f"{kind}.txt").read_text("utf-8")
    found = []
    for line in text.splitlines():
        head, *hands = line.split("|")
        contract, *numbers = head.split()
        leader, declarer, aside = map(int, numbers)
        found.append(StoredDeal(contract, leader, declarer, aside, tuple(map(Cards, hands))))
    return found


def tables(kind: str, deal: StoredDeal) -> Tables:
    """The tables of a stored deal of a kind, but for Schnapsen."""
    if kind.startswith("skat"):
        return skat_tables(ORDERS[deal.contract], deal.declarer, null=deal.contract == "null")
    if kind.startswith("kaiser"):
        return kaiser_tables(kaiser_order(deal.contract, False, "lowest"), side_of(deal.declarer))
    return letzter_stich_tables(LetzterStich(), letzter_stich_order("natural", None), 4, (deal.declarer,))


def schnapsen_position(deal: StoredDeal) -> SchnapsenPosition:
    """A stored ending of Schnapsen: strict play, each with a trick who has card points."""
    points = (deal.declarer, deal.aside)
    return SchnapsenPosition(
        hands=(deal.hands[0], deal.hands[1]),
        trump=Suit[deal.contract.upper()],
        leader=deal.leader,
        points=points,
        tricks=(int(points[0] > 0), int(points[1] > 0)),
    )


def threshold(kind: str, deal: StoredDeal) -> int:
    """The cheap question of a kind: 61 card points; one trick in Null; the last trick; six points in Kaiser."""
    if kind in BINARY:
        return 1
    return 61 - deal.aside if kind.startswith("skat") else 6


KINDS: Final = (
    "skat-suit-plausible",
    "skat-suit-random",
    "skat-grand-plausible",
    "skat-null-plausible",
    "kaiser-trump",
    "kaiser-no-trump",
    "letzter-stich",
    "schnapsen-strict",
)
BINARY: Final = ("skat-null-plausible", "letzter-stich")
"""Kinds that are won or lost: the threshold is the whole question."""
QUESTIONS: Final = ("exact", "threshold", "cards")


class Row(Struct, frozen=True, kw_only=True):
    """What a question took on the deals of a kind: mean nodes, and milliseconds."""

    kind: str
    question: str
    deals: int
    nodes: float
    median_ms: float
    mean_ms: float


def nodes_of(kind: str, question: str, deal: StoredDeal) -> int:
    """Solves a deal; the number of nodes it took."""
    if kind == "schnapsen-strict":
        return kernel.schnapsen(schnapsen_position(deal), every_action=question == "cards").nodes
    if question == "max-n":
        return kernel.max_n(tables(kind, deal), deal.position).nodes
    target = threshold(kind, deal) if question == "threshold" or kind in BINARY else None
    return kernel.search(tables(kind, deal), deal.position, target=target, every_card=question == "cards").nodes


def questions(kind: str) -> Sequence[str]:
    """What is asked about a kind."""
    if kind == "schnapsen-strict":
        return ("exact", "cards")
    if kind == "letzter-stich":
        return ("threshold", "cards", "max-n")
    return ("threshold", "cards") if kind in BINARY else QUESTIONS


def measure(kind: str, question: str, deals: Sequence[StoredDeal]) -> Row:
    """One row: every deal once."""
    nodes, times = [], []
    for deal in deals:
        begin = time.perf_counter()
        nodes.append(nodes_of(kind, question, deal))
        times.append(1000 * (time.perf_counter() - begin))
    return Row(
        kind=kind,
        question=question,
        deals=len(deals),
        nodes=mean(nodes),
        median_ms=median(times),
        mean_ms=mean(times),
    )


def rows() -> Iterator[Row]:
    """Every kind and question."""
    for kind in KINDS:
        deals = stored(kind)
        for question in questions(kind):
            yield measure(kind, question, deals)


class Rate(Struct, frozen=True, kw_only=True):
    """How many things a second: worlds with every root move decided, or random deals."""

    what: str
    threads: int
    per_second: float


def world_positions(left: int, count: int) -> list[tuple[Tables, list[Position], int]]:
    """For some plausible suit deals: worlds in which the hand to play has `left` cards, the others' are mixed."""
    found = []
    for number, deal in enumerate(stored("skat-suit-plausible")[:10]):
        asked = tables("skat-suit-plausible", deal)
        hands = [Cards(list(hand)[10 - left :]) for hand in deal.hands]
        seat = deal.leader
        unseen = Cards(0)
        for other, hand in enumerate(hands):
            if other != seat:
                unseen |= hand
        sizes = [0 if other == seat else left for other in range(3)]
        _, places = kernel.sample(unseen, sizes, [Cards()] * 3, count, number)
        worlds = [
            Position(
                hands=tuple(hands[seat] if other == seat else world[other] for other in range(3)),
                leader=seat,
            )
            for world in places
        ]
        total = sum(points for card, points in SKAT_POINTS if any(card in hand for hand in hands))
        found.append((asked, worlds, (total + 1) // 2))
    return found


RATES: Final = ("worlds-10", "worlds-8", "worlds-6", "worlds-5", "random-deals")
WORLDS: Final = {"worlds-10": 50, "worlds-8": 400, "worlds-6": 2000, "worlds-5": 4000}
"""How many worlds of each deal, so that every row takes some seconds."""


def rates(wanted: Sequence[str] = RATES) -> Iterator[Rate]:
    """Worlds a second for so many cards left on one and two threads; random deals, native and through the rules."""
    for what in wanted:
        if what == "random-deals":
            yield from deal_rates()
            continue
        asked = world_positions(int(what.removeprefix("worlds-")), WORLDS[what])
        for threads in (1, 2):
            begin = time.perf_counter()
            for of, worlds, target in asked:
                kernel.worlds(of, worlds, target=target, threads=threads)
            rate = len(asked) * WORLDS[what] / (time.perf_counter() - begin)
            yield Rate(what=what, threads=threads, per_second=rate)


def deal_rates() -> Iterator[Rate]:
    """Random deals of Skat a second."""
    deal = stored("skat-suit-plausible")[0]
    asked = tables("skat-suit-plausible", deal)
    begin = time.perf_counter()
    kernel.random_deals(asked, 10, 0, 200_000, 1)
    yield Rate(what="random-deals", threads=1, per_second=200_000 / (time.perf_counter() - begin))
    yield Rate(what="random-deals-python", threads=1, per_second=python_rate(200))


def python_rate(deals: int) -> float:
    """Random deals of Skat a second through the Python rules."""
    from random import Random

    from vorhand.games import game_named

    skat, random = game_named("skat"), Random(1)
    begin = time.perf_counter()
    for _ in range(deals):
        state = skat.match(skat.presets["isko"], random).deal(random)
        while state.to_act is not None:
            state = state.apply(random.choice(state.actions()))
    return deals / (time.perf_counter() - begin)


def counted(kind: str, deals: int) -> dict[str, int]:
    """The nodes of the first deals of a kind, by question: what the tests gate."""
    sample = stored(kind)[:deals]
    return {question: sum(nodes_of(kind, question, deal) for deal in sample) for question in questions(kind)}
