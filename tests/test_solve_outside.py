"""Solved positions made by others, where the folder with them is there: every row is equal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

import pytest

from vorhand import kernel
from vorhand.action import Action, Close, Exchange, Marry, Play
from vorhand.cards import Card, Cards, Suit
from vorhand.games.skat.score import ORDERS, card_points
from vorhand.kernel import Position, SchnapsenPosition, Tables
from vorhand.solve import SKAT_POINTS

DATA = Path(__file__).resolve().parent.parent.parent / "shared" / "data"
SKAT = DATA / "skat-open"
SCHNAPSEN = DATA / "schnapsen"

needs_data = pytest.mark.skipif(not DATA.is_dir(), reason=f"no {DATA}")

# Skat: card bits, three hands, the skat, who leads, the contract, the declarer's points

BITS = [Card(suit + rank) for suit in "DHSC" for rank in "789QKTA"] + [Card(f"{suit}J") for suit in "DHSC"]
CONTRACTS = ("grand", "clubs", "spades", "hearts", "diamonds")


def skat_row(line: str, with_skat: bool) -> tuple[int, int]:
    """What the kernel says of a row, and what the row says."""
    *masks, leader, contract, wanted = map(int, line.split(","))
    hands = [Cards([card for bit, card in enumerate(BITS) if mask >> bit & 1]) for mask in masks]
    tables = Tables(seats=3, order=ORDERS[CONTRACTS[contract]], points=SKAT_POINTS, takers=(0,), maxers=(0,))
    low, high = kernel.value(tables, Position(hands=tuple(hands[:3]), leader=leader))
    assert low == high
    return low + (card_points(hands[3]) if with_skat else 0), wanted


SKAT_FILES = {
    "one_cards": 300,
    "two_cards": 300,
    "three_cards": 300,
    "four_cards": 300,
    "five_cards": 300,
    "six_cards": 300,
    "seven_cards": 300,
    "eight_cards": 75,
    "nine_cards": 75,
    "ten_cards": 75,
    "full_game": 75,
}


@needs_data
@pytest.mark.parametrize("name", SKAT_FILES)
def test_open_skat_positions_have_the_value_that_others_found(name: str) -> None:
    """Every row: the declarer's points, with the skat in full games; a row changed by one would differ."""
    lines = (SKAT / f"{name}.txt").read_text().split()
    assert len(lines) == SKAT_FILES[name]
    for line in lines:
        found, wanted = skat_row(line, name == "full_game")
        assert found == wanted, line
    *rest, score = lines[-1].split(",")
    found, wanted = skat_row(",".join([*rest, str(int(score) + 1)]), name == "full_game")
    assert found != wanted


# Schnapsen: `me` is seat 0


class Published(NamedTuple):
    """A position as it is published: what is known, and what is not."""

    fields: dict[str, str]

    def cards(self, name: str) -> list[Card]:
        return [Card(card[1] + card[0]) for card in self.fields.get(name, "").split(",") if card]

    def pair(self, name: str) -> tuple[int, int]:
        first, second = map(int, self.fields.get(name, "0,0").split(","))
        return first, second

    def worlds(self) -> list[SchnapsenPosition]:
        """Every way in which the unseen cards may lie: some face down in the stock, the rest with the opponent."""
        unseen, down = self.cards("unseen"), int(self.fields.get("fd", "0"))
        found = []
        for hidden in permutations(unseen, down):
            hand = Cards([card for card in unseen if card not in hidden])
            found.append(self.world(hand, hidden))
        return found

    def world(self, hidden_hand: Cards, hidden_stock: Sequence[Card]) -> SchnapsenPosition:
        mine, theirs = Cards(self.cards("me")), Cards(self.cards("opp")) | hidden_hand
        talon = [*hidden_stock, *self.cards("talon")]
        led = self.cards("lead")
        theirs -= Cards(led)
        points = self.pair("pts")
        closer = {"me": 0, "opp": 1}.get(self.fields.get("closed", ""))
        tricks = (int(points[0] > 0), int(points[1] > 0))
        # What the record at closing is worth; where it is not given, the other has taken nothing since.
        other = 0 if closer is None else 1 - closer
        record = {"1": (33, 1), "2": (0, 1), "3": (0, 0)}.get(
            self.fields.get("rec", ""), (points[other], tricks[other])
        )
        return SchnapsenPosition(
            hands=(mine, theirs),
            stock=tuple(talon),
            trump=Suit("DHSC".index(self.fields["trump"])),
            leader=0 if self.fields["leader"] == "me" else 1,
            led=led[0] if led else None,
            points=points,
            tricks=tricks,
            closer=closer,
            closing_points=record[0],
            closing_tricks=record[1],
        )


def moves(position: Published) -> dict[Action, float]:
    """The mean value of every move over all worlds."""
    worlds = position.worlds()
    total: dict[Action, float] = {}
    for world in worlds:
        for action, value in kernel.schnapsen(world).actions.items():
            assert value.exact
            total[action] = total.get(action, 0) + value.low / len(worlds)
    return total


def card_of(action: Action) -> str:
    """A move as it is published: a card, CLOSE or EXCHANGE."""
    match action:
        case Play(card=card) | Marry(card=card):
            return str(card)[::-1]
        case Close():
            return "CLOSE"
        case Exchange():
            return "EXCHANGE"
    raise AssertionError(action)


def agrees(values: dict[str, float], claim: str) -> bool:
    """Whether the values are what a row claims: the best moves, the value of one, or the best value."""
    what, _, number = claim.partition("=")
    wanted, best = float(number), max(values.values())
    if what == "max":
        return abs(best - wanted) < 1e-9
    kind, _, names = what.partition(":")
    if kind == "has":
        return abs(values[names] - wanted) < 1e-9
    assert kind == "best"
    optimal = {name for name, value in values.items() if abs(value - best) < 1e-9}
    return optimal == set(names.split(",")) and abs(best - wanted) < 1e-9


def published() -> dict[str, Published]:
    """The positions by their names."""
    lines = (SCHNAPSEN / "positions.txt").read_text().splitlines()
    rows = [dict(word.split("=", 1) for word in line.split()) for line in lines if line]
    return {row["id"]: Published(row) for row in rows}


@needs_data
def test_published_schnapsen_positions_have_their_moves_and_values() -> None:
    """Every row; the same row with another number or another best move does not hold."""
    positions = published()
    rows = [line.split("\t") for line in (SCHNAPSEN / "expected.tsv").read_text().splitlines() if line]
    assert len(rows) == 14
    for name, _, claim in rows:
        values = {card_of(action): value for action, value in moves(positions[name]).items()}
        assert agrees(values, claim), (name, claim, values)
        head, number = claim.split("=")
        assert not agrees(values, f"{head}={float(number) + 0.2}"), name
        if head.startswith("best:"):
            other = next(move for move in values if move not in head[5:].split(","))
            assert not agrees(values, f"best:{other}={number}"), name
