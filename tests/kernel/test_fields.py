"""A changed field or option is never silently ignored."""

from __future__ import annotations

from random import Random
from typing import Any

from endings import SCHNAPSEN, SMALL
from msgspec.structs import replace

from vorhand import kernel, oracle
from vorhand.cards import Card, Cards, Suit
from vorhand.kernel import Position, SchnapsenPosition, Tables
from vorhand.trick import order

CHANGES: dict[str, Any] = {
    "order": order([["CK", "CT", "CA"], ["HK", "HT", "HA"]], ["SK", "ST", "SA"]),
    "points": ((Card("CA"), 11), (Card("CT"), 10), (Card("HA"), 11), (Card("HT"), 10), (Card("SK"), 5)),
    "worth": (3, 2),
    "bonus_cards": Cards("CK"),
    "bonus": 8,
    "takers": (1,),
    "maxers": (1,),
    "ruff_freely": True,
}


def test_every_field_of_the_tables_changes_some_value() -> None:
    """Each field changed on its own changes the value of some of a hundred small positions, as the judge says."""
    assert set(CHANGES) == set(Tables.__struct_fields__) - {"seats"}  # seats is checked against the hands
    random = Random("fields")
    cards = list(Cards("CA CT CK HA HT HK SA ST SK"))
    positions = []
    for _ in range(100):
        random.shuffle(cards)
        hands = tuple(Cards(cards[3 * seat : 3 * seat + 3]) for seat in range(3))
        positions.append(Position(hands=hands, leader=random.randrange(3)))
    before = [kernel.value(SMALL, position) for position in positions]
    for name, changed in CHANGES.items():
        tables = replace(SMALL, **{name: changed})
        after = [kernel.value(tables, position) for position in positions]
        assert after != before, name
        assert after[:8] == [oracle.value(tables, position) for position in positions[:8]], name
    played = [kernel.playouts(SMALL, position, 20, 1).tolist() for position in positions]
    for name in set(CHANGES) - {"maxers"}:
        tables = replace(SMALL, **{name: CHANGES[name]})
        assert played != [kernel.playouts(tables, position, 20, 1).tolist() for position in positions], name


def test_no_trumps_are_not_trumps() -> None:
    """The same suits without trumps give other values."""
    plain = order([["CA", "CT", "CK"], ["HA", "HT", "HK"], ["SA", "ST", "SK"]])
    position = Position(hands=(Cards("CA HA"), Cards("SA SK"), Cards("CK HK")), leader=0)
    assert kernel.value(SMALL, position) != kernel.value(replace(SMALL, order=plain), position)


def test_every_option_of_schnapsen_changes_the_actions_or_their_values() -> None:
    """Each option, and each field of a moment, matters in some position."""
    closed = replace(SCHNAPSEN, closer=1, closing_points=40, closing_tricks=1)
    changes: list[tuple[SchnapsenPosition, dict[str, Any]]] = [
        (SCHNAPSEN, {"exchange_min_stock": 10}),
        (SCHNAPSEN, {"closing": False}),
        (SCHNAPSEN, {"silent": True}),
        (SCHNAPSEN, {"king_led": True}),
        (replace(SCHNAPSEN, points=(46, 11)), {"marriage_pending": True}),
        (SCHNAPSEN, {"trump": Suit.SPADES, "stock": tuple(map(Card, ["DA", "CA", "HA", "SQ"]))}),
        (SCHNAPSEN, {"leader": 1}),
        (SCHNAPSEN, {"points": (60, 11)}),
        (SCHNAPSEN, {"pending": (40, 0)}),
        (replace(SCHNAPSEN, points=(60, 0)), {"tricks": (1, 0)}),
        (closed, {"closer": 0}),
        (replace(closed, closer=0, points=(60, 11)), {"closing_points": 20}),
        (replace(closed, closing_points=0), {"closing_tricks": 0}),
    ]
    for position, change in changes:
        assert kernel.schnapsen(position)[:2] != kernel.schnapsen(replace(position, **change))[:2], change
