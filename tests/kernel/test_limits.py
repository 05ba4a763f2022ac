"""Limits leave bounds that contain the value; targets of any size are answered."""

from __future__ import annotations

from random import Random
from typing import Any

from endings import GOOD, SCHNAPSEN, SMALL, ending

from vorhand import kernel, oracle
from vorhand.cards import PACK_32, Card, Cards
from vorhand.games.skat.score import ORDERS
from vorhand.kernel import Position, Tables
from vorhand.solve import SKAT_POINTS


def test_limits_leave_bounds_that_contain_the_value() -> None:
    """With any limit of nodes the bounds contain the value, and with enough they meet."""
    random = Random("limits")
    unsettled = unknown = 0
    for _ in range(60):
        tables, position = ending(random)
        exact = kernel.value(tables, position).low
        cards = kernel.card_values(tables, position)
        enough = kernel.search(tables, position, every_card=True).nodes
        for nodes in (0, 1, 2, 3, 5, 10, 30, enough):
            low, high = kernel.value(tables, position, nodes=nodes)
            assert low <= exact <= high
            unsettled += low < high
            for card, (least, most) in kernel.card_values(tables, position, nodes=nodes).items():
                assert least <= cards[card].low <= most
            target = exact + random.choice([-1, 0, 1])
            assert kernel.at_least(tables, position, target, nodes=nodes) in (exact >= target, None)
            limited = kernel.worlds(tables, [position] * 3, nodes=nodes, threads=2)
            wanted = [cards[card].low for card in limited.cards]
            for row in limited.rows():
                assert all(value in (it, kernel.UNKNOWN) for value, it in zip(row, wanted, strict=True))
                assert row == limited.rows()[0]
                assert nodes < enough or kernel.UNKNOWN not in row
                unknown += row.count(kernel.UNKNOWN)
        assert all(bounds.exact for bounds in kernel.card_values(tables, position, nodes=enough).values())
    assert unsettled > 50
    assert unknown > 50


def test_limits_in_schnapsen_leave_bounds_that_contain_the_value() -> None:
    """With any limit of nodes every action and the position keep bounds that contain their values."""
    exact = kernel.schnapsen(SCHNAPSEN)
    assert exact.value.exact
    assert all(bounds.exact for bounds in exact.actions.values())
    unsettled = 0
    for nodes in (0, 1, 2, 5, 10, exact.nodes):
        for every in (False, True):
            found = kernel.schnapsen(SCHNAPSEN, every_action=every, nodes=nodes)
            assert found.value.low <= exact.value.low <= found.value.high
            unsettled += not found.value.exact
            for action, (low, high) in found.actions.items():
                assert low <= exact.actions[action].low <= high
    assert unsettled >= 2
    assert found == exact


def test_every_card_against_a_target_says_whether_it_reaches_it() -> None:
    """With a target each card's bounds lie on one side of it, the side of its exact value."""
    random = Random("targets")
    for _ in range(60):
        tables, position = ending(random)
        cards = kernel.card_values(tables, position)
        target = random.choice(list(cards.values())).low + random.choice([-1, 0, 1])
        for card, (low, high) in kernel.card_values(tables, position, target=target).items():
            exact = cards[card].low
            assert low <= exact <= high
            assert low >= target if exact >= target else high < target


def test_a_limit_of_seconds_stops_a_long_search() -> None:
    """No time at all ends a search of ten tricks after its first few thousand nodes."""
    tables = Tables(seats=3, order=ORDERS["grand"], points=SKAT_POINTS, takers=(0,), maxers=(0,))
    cards = list(PACK_32)
    Random(5).shuffle(cards)
    position = Position(hands=tuple(Cards(cards[10 * seat : 10 * seat + 10]) for seat in range(3)), leader=0)
    found = kernel.search(tables, position, seconds=0)
    assert found.nodes <= 4096
    assert not found.value.exact
    exact = kernel.value(tables, position)
    assert found.value.low <= exact.low == exact.high <= found.value.high
    late = kernel.worlds(tables, [position] * 50, seconds=0)
    assert {value for row in late.rows() for value in row} == {kernel.UNKNOWN}


def test_extreme_targets_are_answered() -> None:
    """The largest and the smallest number as a target neither overflow nor mislead."""
    _, position = oracle.play(SMALL, GOOD, Card("CA"))
    for position_ in (GOOD, position):
        assert kernel.at_least(SMALL, position_, -(2**31)) is True
        assert kernel.at_least(SMALL, position_, 2**31 - 1) is False
        for target, reached in ((-(2**31), 1), (2**31 - 1, 0)):
            found = kernel.worlds(SMALL, [position_], target=target)
            rows: Any = found.rows()
            assert rows == [[reached] * len(found.cards)]
