"""Cards and sets of cards: what they are written as, and what they refuse."""

from __future__ import annotations

import pytest
from hypothesis import given
from strategies import card_sets, cards

from vorhand.cards import PACK_32, Card, Cards, NotationError, Suit, pack


@given(cards)
def test_a_card_is_sixteen_times_suit_plus_rank(card: Card) -> None:
    """Number, suit and rank, and text tell the same card."""
    assert card == 16 * card.suit + card.rank
    assert Card(str(card)) == Card(int(card)) == card
    assert str(card) == card.suit.letter + "..23456789TJQKA"[card.rank]


def test_suits_have_a_letter_and_a_word() -> None:
    """D, H, S and C from low to high, as in Skat."""
    assert [(suit.letter, suit.word) for suit in Suit] == [
        *(("D", "diamonds"), ("H", "hearts")),
        *(("S", "spades"), ("C", "clubs")),
    ]


@pytest.mark.parametrize("text", ["", "C", "C1", "C10", "JC", "cj", "Cj", "XJ", "C J", "♣J", "CJ HA"])
def test_a_text_that_is_no_card_is_named(text: str) -> None:
    """The refusal quotes the text and says how a card is written."""
    with pytest.raises(NotationError, match="suit C S H D and a rank") as caught:
        Card(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("number", [-1, 0, 1, 15, 16, 17, 31, 63, 64, 1000])
def test_a_number_that_is_no_card_is_named(number: int) -> None:
    """Numbers between the suits and outside of them stand for nothing."""
    with pytest.raises(NotationError, match=f"^{number} is not the number of a card"):
        Card(number)


@given(card_sets, card_sets)
def test_sets_of_cards_are_sets(one: Cards, other: Cards) -> None:
    """Union, intersection, difference, size and membership are those of Python's sets."""
    a, b = set(one), set(other)
    assert (set(one | other), set(one & other), set(one - other)) == (a | b, a & b, a - b)
    assert all(type(cards) is Cards for cards in (one | other, one & other, one - other))
    assert (len(one), bool(one)) == (len(a), bool(a))
    assert all((card in one) == (card in a) for card in one | other)


@given(card_sets)
def test_a_set_is_written_by_suit_from_the_top(some: Cards) -> None:
    """The text goes C S H D, in each suit from the Ace down, and is read back."""
    names = str(some).split()
    assert names == sorted(names, key=lambda name: ("CSHD".index(name[0]), "AKQJT98765432".index(name[1])))
    assert Cards(str(some)) == Cards(int(some)) == Cards(list(some)) == some


@given(card_sets)
def test_without_takes_one_card_out(some: Cards) -> None:
    """The set without one of its cards has all the others."""
    for card in some:
        assert set(some.without(card)) == set(some) - {card}
        assert type(some.without(card)) is Cards


def test_a_card_that_is_there_twice_is_named() -> None:
    """A set holds every card once."""
    with pytest.raises(NotationError, match="CJ is there twice"):
        Cards("CJ HA CJ")


def test_a_set_with_something_else_in_it_is_refused() -> None:
    """The refusal names the part that is no card."""
    with pytest.raises(NotationError, match="'H1' is not a card"):
        Cards("CJ H1 HA")


def test_the_lane_of_a_suit_holds_its_cards() -> None:
    """A pack falls into its four suits."""
    assert [len(PACK_32 & suit.cards) for suit in Suit] == [8, 8, 8, 8]
    assert all(card.suit is suit for suit in Suit for card in PACK_32 & suit.cards)


def test_a_pack_is_ranks_times_suits() -> None:
    """The pack of 32 runs from the Seven up; other packs are made by naming them."""
    assert {str(card) for card in PACK_32} == {suit + rank for suit in "CSHD" for rank in "AKQJT987"}
    assert pack("AK", suits="SD") == Cards("SA SK DA DK")
