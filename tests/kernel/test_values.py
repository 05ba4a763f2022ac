"""The kernel against the minimax of `vorhand.oracle`, on random endings."""

from __future__ import annotations

from random import Random

import pytest
from endings import SMALL, ending

from vorhand import kernel, oracle
from vorhand.cards import Card, Cards
from vorhand.kernel import Bounds, Position, Tables
from vorhand.trick import order


def check_ending(tables: Tables, position: Position, random: Random) -> None:
    """Value, every card's value, and thresholds on both sides of the value."""
    case = (tables, position)
    wanted = oracle.card_values(tables, position)
    pick = max if position.seat in tables.maxers else min
    exact = pick(low for low, _ in wanted.values())
    assert kernel.value(tables, position) == (exact, exact), case
    found = kernel.search(tables, position, every_card=True)
    assert found.cards == wanted, case
    assert found.value == (exact, exact), case
    for target in (exact - 1, exact, exact + 1, exact + random.randint(-40, 40)):
        assert kernel.at_least(tables, position, target) is (exact >= target), (*case, target)


@pytest.mark.parametrize("seed", range(16))
def test_endings_of_any_kind_agree_with_the_plain_minimax(seed: int) -> None:
    """On 125 random endings a seed the kernel and the plain minimax say the same of every card and threshold."""
    random = Random(seed)
    for _ in range(125):
        check_ending(*ending(random), random)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 184))
def test_many_endings_of_any_kind_agree_with_the_plain_minimax(seed: int) -> None:
    """The same on 250 endings a seed, 21,000 together."""
    random = Random(seed)
    for _ in range(250):
        check_ending(*ending(random), random)


@pytest.mark.parametrize("seed", range(4))
def test_longer_endings_agree_with_the_plain_minimax(seed: int) -> None:
    """The same where the table of positions is used over several tricks: five tricks of two, four of three."""
    random = Random(f"long {seed}")
    for _ in range(5):
        check_ending(*ending(random, 2, 5), random)
        tables, position = ending(random, 3, 4, mid_trick=False)
        _, position = oracle.play(tables, position, random.choice(list(position.hands[position.leader])))
        check_ending(tables, position, random)


@pytest.mark.parametrize("seed", range(4))
def test_max_n_agrees_with_the_plain_one(seed: int) -> None:
    """On random endings max^n with its tie rule gives the same vector."""
    random = Random(f"max^n {seed}")
    for _ in range(80):
        tables, position = ending(random)
        assert kernel.max_n(tables, position).seats == oracle.max_n(tables, position), (tables, position)


def test_max_n_plays_the_weakest_of_equal_cards_and_gives_up_at_its_limit() -> None:
    """The tie rule counts strength, not the printed rank, and a limit answers None."""
    ace_ten = order([["CA", "CT", "CK"], ["HA", "HT", "HK"], ["SA", "SK", "SQ"]])
    hands = (Cards("CT CK"), Cards("HA HT"), Cards("SA SK"))
    tables = Tables(seats=3, order=ace_ten, points=((Card("CK"), 1),), worth=(1, 1), takers=(), maxers=())
    position = Position(hands=hands, leader=0)
    assert kernel.max_n(tables, position).seats == oracle.max_n(tables, position) == (3, 0, 0)
    assert kernel.max_n(tables, position, nodes=1).seats is None


def test_the_stated_tie_rule_of_max_n_decides_who_gets_the_trick() -> None:
    """Of cards that give a player nothing he plays the one that gives the best placed of the others least."""
    suits = order([["CA", "CK", "CQ", "CJ"], ["HA", "HK"]])
    hands = (Cards("CQ CJ"), Cards("CA HA"), Cards("CK HK"))
    tables = Tables(seats=3, order=suits, worth=(1, 1), takers=(), maxers=())
    gains = kernel.max_n(tables, Position(hands=hands, leader=0)).seats
    assert gains == oracle.max_n(tables, Position(hands=hands, leader=0))
    assert gains is not None
    assert sum(gains) == 2


def test_an_ended_position_is_worth_nothing() -> None:
    """Where no card is left every question answers with nothing."""
    empty = Position(hands=(Cards(),) * 3, leader=1)
    assert kernel.value(SMALL, empty) == Bounds(0, 0)
    assert kernel.card_values(SMALL, empty) == {}
    assert kernel.at_least(SMALL, empty, 1) is False
    assert kernel.max_n(SMALL, empty).seats == (0, 0, 0)
    assert kernel.playouts(SMALL, empty, 3, 1).tolist() == [0, 0, 0]
