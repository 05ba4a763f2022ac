"""What cannot be asked of the kernel is a `SetupError` that says what and where; limits hold without it too."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from math import nan
from random import Random
from typing import Any

import pytest
from endings import ending
from msgspec.structs import replace

from vorhand import kernel, oracle
from vorhand.cards import PACK_32, Card, Cards, Suit
from vorhand.games.skat.score import ORDERS
from vorhand.kernel import Position, SchnapsenPosition, Tables
from vorhand.options import SetupError
from vorhand.solve import Question, skat_tables
from vorhand.trick import order

TABLES = Tables(seats=2, order=order([["CA", "CK"], ["HA", "HK"]]), worth=(1, 1), takers=(0,), maxers=(0,))
GOOD = Position(hands=(Cards("CA HK"), Cards("CK HA")), leader=0)
SCHNAPSEN = SchnapsenPosition(hands=(Cards("HJ CK"), Cards("CA HA")), trump=Suit.HEARTS, leader=0)
HUGE = 10**30


def grand(seed: int = 5) -> tuple[Tables, Position]:
    """A whole deal at its first lead."""
    cards = list(PACK_32)
    Random(seed).shuffle(cards)
    hands = tuple(Cards(cards[10 * seat : 10 * seat + 10]) for seat in range(3))
    return skat_tables(ORDERS["grand"], 0), Position(hands=hands, leader=0)


def named(**changes: Any) -> Tables:
    return replace(TABLES, **changes)


def placed(**changes: Any) -> Position:
    return replace(GOOD, **changes)


def moment(**changes: Any) -> SchnapsenPosition:
    return replace(SCHNAPSEN, **changes)


def asked(thing: Any) -> Any:
    """A thing whose type is wrong on purpose."""
    return thing


WRONG: list[tuple[Callable[[], Any], str]] = [
    (lambda: kernel.value(TABLES, GOOD, nodes=-1), "nodes: 0 to 18446744073709551615 are wanted, not -1"),
    (lambda: kernel.value(TABLES, GOOD, nodes=HUGE), "nodes: 0 to"),
    (lambda: kernel.value(TABLES, GOOD, nodes=asked(1.5)), "nodes: a whole number is wanted, not 1.5"),
    (lambda: kernel.value(TABLES, GOOD, seconds=-1), "seconds: 0 or more are wanted, not -1"),
    (lambda: kernel.value(TABLES, GOOD, seconds=nan), "seconds: 0 or more are wanted, not nan"),
    (lambda: kernel.value(TABLES, GOOD, seconds=asked("2")), "seconds: 0 or more are wanted, not '2'"),
    (lambda: kernel.at_least(TABLES, GOOD, asked("1")), "target: "),
    (lambda: kernel.at_least(TABLES, GOOD, asked(1.5)), "target: a whole number is wanted"),
    (lambda: kernel.worlds(TABLES, [GOOD], threads=-1), "threads: 1 to 256 are wanted"),
    (lambda: kernel.worlds(TABLES, [GOOD], threads=HUGE), "threads: 1 to 256 are wanted"),
    (lambda: kernel.worlds(TABLES, [GOOD], nodes=-1), "nodes: 0 to"),
    (lambda: kernel.worlds(TABLES, [GOOD], seconds=nan), "seconds: "),
    (lambda: kernel.worlds(TABLES, [GOOD], target=[1, 2]), "there are 2 for 1 worlds"),
    (lambda: kernel.worlds(TABLES, [GOOD], target=asked("1")), "target: "),
    (lambda: kernel.worlds(TABLES, [GOOD], target=1, levels=asked(["1"])), "levels: "),
    (lambda: kernel.reached(TABLES, GOOD, asked([1.5])), "levels: a whole number is wanted"),
    (lambda: kernel.reached(TABLES, asked(TABLES), [1]), "position: Position is wanted"),
    (lambda: kernel.worlds(TABLES, [GOOD, asked(TABLES)]), "world 1: Position is wanted, not Tables"),
    (lambda: kernel.max_n(TABLES, GOOD, nodes=-1), "nodes: 0 to"),
    (lambda: kernel.max_n_worlds(TABLES, [GOOD], threads=0), "threads: 1 to 256"),
    (lambda: kernel.forecast(TABLES, [GOOD.hands], Cards(), 0, (), count=-1, seed=1), "count: 0 to 10000000"),
    (lambda: kernel.forecast(TABLES, [(Cards(-1),) * 3], Cards(), 0, (), count=1, seed=1), "worlds: 0 to"),
    (lambda: kernel.forecast(TABLES, [GOOD.hands], Cards(), HUGE, (), count=1, seed=1), "sizes and leader: "),
    (lambda: kernel.forecast(TABLES, [GOOD.hands], Cards(), 0, asked(["CA"]), count=1, seed=1), "plays: .*not 'CA'"),
    (lambda: kernel.playouts(TABLES, GOOD, -1, 1), "count: 0 to 10000000 are wanted, not -1"),
    (lambda: kernel.playouts(TABLES, GOOD, HUGE, 1), "count: 0 to 10000000 are wanted"),
    (lambda: kernel.playouts(TABLES, GOOD, 1, -1), "seed: 0 to 18446744073709551615 are wanted, not -1"),
    (lambda: kernel.playouts(TABLES, GOOD, 1, HUGE), "seed: 0 to"),
    (lambda: kernel.random_deals(TABLES, HUGE, 0, 1, 1), "sizes and leader: "),
    (lambda: kernel.random_deals(TABLES, 2, HUGE, 1, 1), "sizes and leader: "),
    (lambda: kernel.sample(Cards(-1), [1], [Cards()], 1, 1), "unseen: there is a number that is no card"),
    (lambda: kernel.sample(Cards(1), [1], [Cards()], 1, 1), "unseen: there is a number that is no card"),
    (lambda: kernel.sample(asked("CA"), [1], [Cards()], 1, 1), "unseen: .* is wanted, not 'CA'"),
    (lambda: kernel.sample(Cards("CA"), [HUGE], [Cards()], 1, 1), "sizes and leader: "),
    (lambda: kernel.sample(Cards("CA"), asked(1), [Cards()], 1, 1), "sizes: 1 is no sequence"),
    (lambda: kernel.sample(Cards("CA"), [1], asked(["CA"]), 1, 1), "barred: .*wanted, not 'CA'"),
    (lambda: kernel.sample(Cards("CA"), [1], [Cards()], 1, -1), "seed: "),
    (lambda: kernel.value(TABLES, placed(hands=())), "position: 0 hands for 2 seats"),
    (lambda: placed(hands=()).seat, "position: there are no hands"),
    (
        lambda: kernel.value(TABLES, placed(hands=("CA HK", "CK HA"))),
        r"position: the hands: Card\(..\), Cards\(..\) or Suit is wanted, not 'CA HK'",
    ),
    (lambda: kernel.value(TABLES, placed(hands="CA")), "position: the hands: 'CA' is no sequence"),
    (lambda: kernel.value(TABLES, placed(hands=None)), "position: the hands: None is no sequence"),
    (lambda: kernel.value(TABLES, placed(hands=(Cards(1), Cards("CK")))), "seat 0 has a number that is no card"),
    (lambda: kernel.value(TABLES, placed(leader="0")), "position: the leader: .* not '0'"),
    (lambda: kernel.value(TABLES, placed(leader=None)), "position: the leader: a whole number is wanted, not None"),
    (lambda: kernel.value(TABLES, placed(trick=("CA",))), "position: the trick: .* not 'CA'"),
    (lambda: kernel.value(TABLES, placed(trick=5)), "position: the trick: 5 is no sequence"),
    (lambda: kernel.value(TABLES, asked(SCHNAPSEN)), "position: Position is wanted, not SchnapsenPosition"),
    (
        lambda: kernel.value(TABLES, asked(Question(unit="", side=(0,), tables=TABLES, position=GOOD, base=0))),
        "position: Position is wanted, not Question",
    ),
    (lambda: kernel.value(asked(GOOD), asked(TABLES)), "tables: Tables is wanted, not Position"),
    (lambda: kernel.value(named(points=(("CA", 11),)), GOOD), "tables: points: .* not 'CA'"),
    (lambda: kernel.value(named(points=((Card("CA"), 11, 1),)), GOOD), "points are pairs"),
    (lambda: kernel.value(named(points={Card("CA"): 11}), GOOD), "tables: tuples are wanted"),
    (lambda: kernel.value(named(points=(5,)), GOOD), "tables: points: 5 is no sequence"),
    (lambda: kernel.value(named(worth=1), GOOD), "tables: worth: 1 is no sequence"),
    (lambda: kernel.value(named(worth=[1]), GOOD), "tables: tuples are wanted"),
    (lambda: kernel.value(named(worth=(0.5,)), GOOD), "tables: worth: a whole number is wanted, not 0.5"),
    (lambda: kernel.value(named(takers=("0",)), GOOD), "tables: takers: "),
    (lambda: kernel.value(named(seats=2.5), GOOD), "tables: seats and bonus: "),
    (lambda: kernel.value(named(bonus_cards="CA"), GOOD), "tables: seats and bonus: .* not 'CA'"),
    (lambda: kernel.value(named(order="grand"), GOOD), "tables: the order: Order is wanted, not 'grand'"),
    (lambda: kernel.schnapsen(moment(trump="H")), "position: trump: .*Suit is wanted, not 'H'"),
    (lambda: kernel.schnapsen(moment(hands=("HJ", "HA"))), "position: hands: .* not 'HJ'"),
    (lambda: kernel.schnapsen(moment(hands=(Cards("HJ"),))), "position: hands: two are wanted, not 1"),
    (lambda: kernel.schnapsen(moment(stock=("HJ",))), "position: stock: .* not 'HJ'"),
    (lambda: kernel.schnapsen(moment(points=(0, HUGE))), "position: points: "),
    (lambda: kernel.schnapsen(moment(points=7)), "position: points: 7 is no sequence"),
    (lambda: kernel.schnapsen(moment(closing_points=-1)), "closing_points: 0 to 120 are wanted, not -1"),
    (lambda: kernel.schnapsen(moment(closing_tricks=HUGE)), "closing_tricks: 0 to 10 are wanted"),
    (lambda: kernel.schnapsen(moment(leader="0")), "position: leader: "),
    (lambda: kernel.schnapsen(SCHNAPSEN, nodes=-1), "nodes: 0 to"),
    (lambda: kernel.schnapsen(asked(GOOD)), "position: SchnapsenPosition is wanted, not Position"),
    (lambda: kernel.schnapsen_worlds([SCHNAPSEN, moment(led="HJ")]), "world 1: led: .* not 'HJ'"),
    (lambda: kernel.schnapsen_worlds([SCHNAPSEN], threads=-1), "threads: 1 to 256"),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
@pytest.mark.parametrize("built", [True, False])
def test_what_cannot_be_asked_is_named(number: int, built: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every wrong number, kind or text is a `SetupError` with its place, with the extension and without."""
    ask, words = WRONG[number]
    monkeypatch.setattr(kernel, "built", built)
    with pytest.raises(SetupError, match=words):
        ask()


@pytest.mark.parametrize("built", [True, False])
def test_the_world_that_cannot_be_is_named_by_its_number(built: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later world with a card twice, too few, text or a number that is none: its own number stands before it."""
    monkeypatch.setattr(kernel, "built", built)
    for hand, words in (
        (Cards("CA HA"), "world 2: position: CA is there twice"),
        (Cards("CK"), "world 2: position: seat 1 holds 1 cards"),
        (Cards(1), "world 2: position: seat 1 has a number"),
        (Cards(-1), "world 2: position: seat 1 has a number"),
        ("CK HA", "world 2: position: the hands: "),
    ):
        bad = replace(GOOD, hands=(GOOD.hands[0], asked(hand)))
        with pytest.raises(SetupError, match=words):
            kernel.worlds(TABLES, [GOOD, GOOD, bad])
        if built:
            with pytest.raises(SetupError, match=words):
                kernel.max_n_worlds(TABLES, [GOOD, GOOD, bad])


def test_a_target_beyond_all_numbers_is_reached_or_not() -> None:
    """A target larger than the extension's numbers is just never reached, one below always."""
    assert kernel.at_least(TABLES, GOOD, HUGE) is False
    assert kernel.at_least(TABLES, GOOD, -HUGE) is True
    assert kernel.worlds(TABLES, [GOOD] * 2, target=[HUGE, -HUGE]).rows() == [[0, 0], [1, 1]]
    assert all(high < HUGE for _, high in kernel.card_values(TABLES, GOOD, target=HUGE).values())


def test_without_end_is_a_limit_of_seconds() -> None:
    """Infinitely many seconds are no limit."""
    assert kernel.value(TABLES, GOOD, seconds=float("inf")) == kernel.value(TABLES, GOOD)


# Limits without the extension


def test_without_the_extension_a_whole_deal_ends_at_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes and seconds leave bounds that contain the value, in every question; nothing hangs."""
    tables, position = grand()
    exact = kernel.card_values(tables, position)
    best = kernel.value(tables, position).low
    monkeypatch.setattr(kernel, "built", False)
    begin = time.monotonic()
    for limit in ({"nodes": 0}, {"nodes": 500}, {"seconds": 0.05}):
        found = kernel.search(tables, position, every_card=True, **limit)
        assert found.value.low <= best <= found.value.high
        assert set(found.cards) == set(exact)
        assert all(low <= exact[card].low <= high for card, (low, high) in found.cards.items())
        assert found.nodes <= limit.get("nodes", 10**9)
        assert kernel.at_least(tables, position, best, **limit) is None
        rows = kernel.worlds(tables, [position] * 3, **limit).rows()
        assert {value for row in rows for value in row} == {kernel.UNKNOWN}
    assert kernel.max_n(tables, position, nodes=500) == (None, 500)
    assert time.monotonic() - begin < 5


def test_without_the_extension_limits_leave_bounds_that_contain_the_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """On endings of any kind every limit of nodes leaves true bounds; with enough nodes they are exact."""
    random, unsettled = Random("plain limits"), 0
    monkeypatch.setattr(kernel, "built", False)
    for _ in range(40):
        tables, position = ending(random)
        exact = oracle.card_values(tables, position)
        for nodes in (0, 1, 3, 10, 50):
            for card, (low, high) in kernel.card_values(tables, position, nodes=nodes).items():
                assert low <= exact[card].low <= high
                unsettled += low < high
            target = next(iter(exact.values())).low
            row = kernel.worlds(tables, [position], target=target, nodes=nodes)
            for card, value in zip(row.cards, row.rows()[0], strict=True):
                assert value in (kernel.UNKNOWN, exact[card].low >= target)
        assert kernel.card_values(tables, position, nodes=10**6) == exact
    assert unsettled > 50


def test_the_warning_says_why_the_extension_is_missing() -> None:
    """Where it cannot be imported the reason of the import stands in the warning."""
    code = "import sys; sys.modules['_vorhand_kernel'] = None; import vorhand.kernel"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert "the kernel is not built: positions are solved slowly, in Python (" in run.stderr
    assert "import of _vorhand_kernel halted" in run.stderr


def test_tables_and_positions_are_short_in_print() -> None:
    """A position prints its cards and tables their suits, not the tables by number; both fit on a few lines."""
    tables, position = grand()
    assert "Order(trumps='CJ SJ HJ DJ', suits='" in repr(tables)
    assert len(repr(tables)) < 800
    assert len(repr(position)) < 200
