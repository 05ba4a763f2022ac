"""What cannot be is named."""

from __future__ import annotations

from array import array
from typing import Any

import pytest
from endings import EVERY, GOOD, SCHNAPSEN, SMALL
from msgspec.structs import replace

import _vorhand_kernel as extension
from vorhand import kernel, oracle
from vorhand.cards import Card, Cards
from vorhand.options import SetupError
from vorhand.trick import order


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"hands": (Cards("CA HK SA"), Cards("CA HA SK"), Cards("CT HT ST"))}, "CA is there twice"),
        ({"hands": (Cards("CA HK SA"), Cards("CK HA"), Cards("CT HT ST"))}, "seat 1 holds 2 cards, not 3"),
        ({"hands": GOOD.hands[:2]}, "2 hands for 3 seats"),
        ({"hands": (*GOOD.hands, Cards())}, "4 hands for 3 seats"),
        ({"hands": (Cards("CA HK D2"), *GOOD.hands[1:])}, "D2 has no effective suit"),
        ({"hands": (Cards(0b111), *GOOD.hands[1:])}, "seat 0 has a number that is no card"),
        ({"hands": (Cards(-1), *GOOD.hands[1:])}, "seat 0 has a number that is no card"),
        ({"hands": (Cards(1 << 70), *GOOD.hands[1:])}, "seat 0 has a number that is no card"),
        ({"leader": 3}, "the leader is seat 3"),
        ({"leader": -1}, "the leader is seat -1"),
        ({"trick": tuple(map(Card, ["HT", "ST", "CT"]))}, "the trick has 3 cards, it is full"),
        ({"trick": (Card("CA"),)}, "CA is there twice"),
        ({"trick": (Card("D2"), Card("D2"))}, "D2 is there twice"),
        ({"trick": (Card("D2"),)}, "D2 has no effective suit"),
        ({"trick": (-5,)}, "the trick has a number that is no card"),
    ],
)
def test_positions_that_cannot_be_are_named(change: dict[str, Any], words: str) -> None:
    """Every question refuses the position with the same words, with the extension and without."""
    position = replace(GOOD, **change)
    for ask in (
        lambda: kernel.value(SMALL, position),
        lambda: kernel.card_values(SMALL, position),
        lambda: kernel.at_least(SMALL, position, 1),
        lambda: kernel.worlds(SMALL, [position]),
        lambda: kernel.playouts(SMALL, position, 1, 1),
        lambda: kernel.max_n(SMALL, position),
        lambda: oracle.check(SMALL, position),
    ):
        with pytest.raises(SetupError, match=words):
            ask()


LONG = order([EVERY[:13]])
CIRCLE = order([["CA", "CK", "CQ"]])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": 1}, "1 seats, 2 to 6 can be"),
        ({"seats": 7}, "7 seats, 2 to 6 can be"),
        ({"order": order([["CA", "CK"], ["CK", "CQ"]])}, "CK is in two effective suits"),
        ({"order": order([["CA", "HA"], ["CK"], ["CQ", "HA"]])}, "HA is in two effective suits"),
        ({"order": LONG}, "more than 12 cards"),
        ({"order": order([])}, "0 effective suits"),
        ({"order": order([["CA"], ["CK"], ["CQ"], ["CJ"], ["CT"], ["C9"]])}, "6 effective suits"),
        ({"order": replace(SMALL.order, trumps=Cards("CA SA"))}, "the trumps CA SA are not an effective suit"),
        ({"order": replace(SMALL.order, trumps=Cards("CA CT CK"))}, "is not just the trumps"),
        ({"order": replace(CIRCLE, above=(Cards(),) * 64)}, "equally strong"),
        (
            {
                "order": replace(
                    CIRCLE,
                    above=tuple(
                        CIRCLE.suit[card].without(Card(card)) if CIRCLE.suit[card] else Cards() for card in range(64)
                    ),
                )
            },
            "in a circle",
        ),
        ({"takers": (0, 0)}, "the takers"),
        ({"takers": (3,)}, "the takers"),
        ({"maxers": (-1,)}, "the maxers"),
        ({"points": ((Card("CA"), 1), (Card("CA"), 2))}, "the points name a card twice"),
        ({"points": ((Card("CA"), 101),)}, "card points go from -100 to 100"),
        ({"points": ((Card("CA"), 2**40),)}, "card points go from -100 to 100"),
        ({"worth": (1,) * 17}, "worth is given for 17 tricks"),
        ({"worth": (-201,)}, "worth -200 to 200"),
        ({"bonus": 201}, "worth -200 to 200"),
        ({"bonus_cards": Cards(1)}, "the bonus cards"),
    ],
)
def test_tables_that_contradict_themselves_are_named(change: dict[str, Any], words: str) -> None:
    """Tables that the kernel cannot take are refused by every question, with the extension and without."""
    tables = replace(SMALL, **change)
    for ask in (
        lambda: kernel.value(tables, GOOD),
        lambda: kernel.worlds(tables, [GOOD]),
        lambda: kernel.random_deals(tables, 3, 0, 1, 1),
        lambda: oracle.check(tables, GOOD),
    ):
        with pytest.raises(SetupError, match=words):
            ask()


def raw_tables(**changes: Any) -> extension.Tables:
    """The small tables as the extension takes them, with some fields changed."""
    raw = extension.Tables()
    suits = [int(Cards("CA CT CK")), int(Cards("HA HT HK")), int(Cards("SA ST SK"))]
    strength = [card & 15 for card in range(64)]
    fields = {"seats": 3, "suits": suits, "trump": 2, "strength": strength, "takers": 1, "maxers": 1}
    for name, value in (fields | changes).items():
        setattr(raw, name, value)
    return raw


RAW_GOOD = ([int(hand) for hand in GOOD.hands], 0, list[int]())


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (([RAW_GOOD[0][0], RAW_GOOD[0][0], RAW_GOOD[0][2]], 0, []), "is there twice"),
        (([RAW_GOOD[0][0], 0, RAW_GOOD[0][2]], 0, []), "seat 1 holds 0 cards, not 3"),
        (([*RAW_GOOD[0], 1 << 20], 0, []), "a seat beyond the table holds cards"),
        (([*RAW_GOOD[0], 0, 0, 0, 0], 0, []), "more than six hands"),
        (([1, *RAW_GOOD[0][1:]], 0, []), "a card of seat 0 has no effective suit"),
        ((RAW_GOOD[0], 3, []), "the leader is no seat"),
        ((RAW_GOOD[0], -1, []), "the leader is no seat"),
        ((RAW_GOOD[0], 0, [1, 2, 3]), "the trick is full"),
        ((RAW_GOOD[0], 0, [Card("CA")]), "CA is there twice"),
        ((RAW_GOOD[0], 0, [64]), "a card of the trick has no effective suit"),
        ((RAW_GOOD[0], 0, [-1]), "a card of the trick has no effective suit"),
    ],
)
def test_the_extension_itself_names_positions_that_cannot_be(position: Any, words: str) -> None:
    """Without the checks in Python the extension refuses too, in every question."""
    raw = raw_tables()
    for ask in (
        lambda: extension.value(raw, position, None, None),
        lambda: extension.at_least(raw, position, 1, None, None),
        lambda: extension.reached(raw, position, [1]),
        lambda: extension.card_values(raw, position, None, None, None),
        lambda: extension.playouts(raw, position, 1, 1),
        lambda: extension.max_n(raw, position, None),
    ):
        with pytest.raises(extension.KernelSetupError, match=words):
            ask()
    if len(position[0]) == raw.seats:
        worlds = array("Q", position[0])
        with pytest.raises(extension.KernelSetupError, match=words):
            extension.worlds(raw, worlds, position[1], position[2], [], [0], 2, None, None)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": 0}, "2 to 6 seats"),
        ({"seats": 2_000_000_000}, "2 to 6 seats"),
        ({"suits": []}, "1 to 5 effective suits"),
        ({"suits": [1, 2, 4, 8, 16, 32]}, "1 to 5 effective suits"),
        ({"suits": [int(Cards("CA CK")), int(Cards("CK CQ"))], "trump": -1}, "CK is in two effective suits"),
        ({"suits": [0x1FFF], "trump": -1}, "more than 12 cards"),
        ({"trump": 3}, "no such trump suit"),
        ({"trump": -2}, "no such trump suit"),
        ({"strength": [0] * 64}, "equally strong"),
        ({"takers": 8}, "takers and maxers"),
        ({"maxers": 2**31}, "takers and maxers"),
        ({"points": [101] * 64}, "card points"),
        ({"worth": [201] * 16}, "a trick is worth"),
        ({"bonus": -201}, "the bonus"),
    ],
)
def test_the_extension_itself_names_tables_that_contradict_themselves(change: dict[str, Any], words: str) -> None:
    """The same for tables, where the suits are masks and the strengths numbers."""
    raw = raw_tables(**change)
    with pytest.raises(extension.KernelSetupError, match=words):
        extension.value(raw, RAW_GOOD, None, None)
    with pytest.raises(extension.KernelSetupError, match=words):
        extension.random_deals(raw, 3, 0, 0, 1)


def test_counts_and_places_that_cannot_be_are_named() -> None:
    """Numbers of playouts, deals and worlds have limits, and so have hands and places."""
    for count in (-1, 10_000_001):
        for ask in (
            lambda: kernel.playouts(SMALL, GOOD, count, 1),  # noqa: B023
            lambda: kernel.random_deals(SMALL, 3, 0, count, 1),  # noqa: B023
            lambda: kernel.sample(Cards("CA"), [1], [Cards()], count, 1),  # noqa: B023
        ):
            with pytest.raises(SetupError, match="count: 0 to 10000000"):
                ask()
    for size in (0, -1, 4, 2**31 - 1):
        with pytest.raises(SetupError, match="the pack is too small"):
            kernel.random_deals(SMALL, size, 0, 1, 1)
    with pytest.raises(SetupError, match="the leader is no seat"):
        kernel.random_deals(SMALL, 3, 3, 1, 1)
    for sizes, barred, words in (
        ([], [], "1 to 7 places"),
        ([1] * 8, [Cards()] * 8, "1 to 7 places"),
        ([1, 1], [Cards()], "of different length"),
        ([-1, 3], [Cards()] * 2, "0 to 32 cards"),
        ([1, 2], [Cards()] * 2, "the places want 3 cards, 2 are unseen"),
        ([2, 0], [Cards("CA"), Cards()], "no way"),
        ([30] * 7, [Cards()] * 7, "too many"),
    ):
        with pytest.raises(SetupError, match=words):
            kernel.sample(Cards("CA CK"), sizes, barred, 1, 1)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"hands": (Cards("HJ CK CQ SA D9"), SCHNAPSEN.hands[1])}, "not in the pack of 20"),
        ({"hands": (SCHNAPSEN.hands[0], Cards("HJ CT ST DT SK"))}, "a card is there twice"),
        ({"hands": (Cards("HJ CK CQ SA"), SCHNAPSEN.hands[1])}, "not equally large"),
        ({"hands": (Cards("HJ"), Cards("HT"))}, "the hands have five cards"),
        ({"stock": SCHNAPSEN.stock[:3]}, "odd number"),
        ({"stock": SCHNAPSEN.stock[::-1]}, "the turn-up is no trump"),
        ({"led": Card("HA")}, "a card is there twice"),
        ({"leader": 2}, "the leader is seat 0 or 1"),
        ({"closer": 2}, "the closer"),
        ({"trump": 4}, "the trump suit"),
        ({"points": (66, 0)}, "from 0 to 65"),
        ({"pending": (0, 101)}, "from 0 to 100"),
        ({"tricks": (11, 0)}, "from 0 to 10"),
        ({"exchange_min_stock": 0}, "the least stock"),
    ],
)
def test_moments_of_schnapsen_that_cannot_be_are_named(change: dict[str, Any], words: str) -> None:
    """A moment with a wrong card, size or number is refused."""
    with pytest.raises(SetupError, match=words):
        kernel.schnapsen(replace(SCHNAPSEN, **change))


def test_absurd_pending_marriages_do_not_run_over() -> None:
    """A hundred pending points and further couples are summed in full: seat 0 wins with its first trick."""
    position = replace(
        SCHNAPSEN,
        hands=(Cards("HK HQ CK CQ HA"), Cards("ST DT SK DK DA")),
        stock=(),
        points=(65, 0),
        pending=(100, 0),
        marriage_pending=True,
    )
    assert kernel.schnapsen(position).value.low > 0
