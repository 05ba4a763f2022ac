"""Orders: what follows, what beats, who wins."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import card_sets

from vorhand.cards import PACK_32, Card, Cards, Suit, pack
from vorhand.trick import Order, order, seats_from

PLAIN = order([[suit.letter + rank for rank in "AKQJT987"] for suit in Suit])
HEARTS = order(
    [[suit + rank for rank in "ATKQ987"] for suit in "CSD"],
    trumps=["CJ", "SJ", "HJ", "DJ", *("H" + rank for rank in "ATKQ987")],
)

orders = st.sampled_from([PLAIN, HEARTS])
in_pack = st.sampled_from(list(PACK_32))
tricks = st.lists(in_pack, min_size=1, max_size=6, unique=True)


@pytest.mark.parametrize(
    ("ranking", "trick", "wins"),
    [
        (PLAIN, "C7 CA CK", "CA"),
        (PLAIN, "C7 SA HA DA", "C7"),
        (PLAIN, "CT CJ C9", "CJ"),
        (HEARTS, "CA CT H7", "H7"),
        (HEARTS, "HA DJ SA", "DJ"),
        (HEARTS, "DJ HJ CJ SJ", "CJ"),
        (HEARTS, "CK CT CQ", "CT"),
        (HEARTS, "S9 C9 D9", "S9"),
    ],
)
def test_the_highest_card_that_counts_wins(ranking: Order, trick: str, wins: str) -> None:
    """The highest trump wins, else the highest card of the suit led."""
    names = trick.split()
    assert ranking.winner([Card(name) for name in names]) == names.index(wins)


@pytest.mark.parametrize(
    ("ranking", "hand", "led", "follow"),
    [
        (PLAIN, "CA SA HA", "C7", "CA"),
        (PLAIN, "SA HA", "C7", "SA HA"),
        (HEARTS, "CJ CA C7", "CK", "CA C7"),
        (HEARTS, "CJ C7", "H8", "CJ"),
        (HEARTS, "CJ S7", "CA", "CJ S7"),
        (HEARTS, "HA H7 DJ DA", "DT", "DA"),
    ],
)
def test_a_hand_follows_the_effective_suit_or_is_free(ranking: Order, hand: str, led: str, follow: str) -> None:
    """Who has a card of the suit led plays one, who has none plays anything; trumps are one suit."""
    assert ranking.follow(Cards(hand), Card(led)) == Cards(follow)


@given(orders, tricks)
def test_nothing_in_the_trick_beats_its_winner(ranking: Order, trick: list[Card]) -> None:
    """No other card of a trick beats the winner, which is a trump or of the suit led."""
    winner = trick[ranking.winner(trick)]
    assert not ranking.above[winner] & Cards(trick)
    assert winner in ranking.suit[trick[0]] | ranking.trumps


@given(orders, tricks)
def test_only_the_lead_decides_about_the_order_of_play(ranking: Order, trick: list[Card]) -> None:
    """With the same card led the others may fall in any order: the same card wins."""
    lead, *rest = trick[:5]
    played = [[lead, *others] for others in permutations(rest)]
    assert len({cards[ranking.winner(cards)] for cards in played}) == 1


@given(orders, in_pack, in_pack)
def test_beating_is_strict(ranking: Order, one: Card, other: Card) -> None:
    """Of two different cards of one suit just one beats the other, and no card beats itself."""
    beats = [(other in ranking.above[one]), (one in ranking.above[other])]
    if one == other:
        assert beats == [False, False]
    elif other in ranking.suit[one]:
        assert sorted(beats) == [False, True]


@given(orders, card_sets.map(lambda cards: cards & PACK_32), in_pack)
def test_following_never_leaves_a_hand_without_a_card(ranking: Order, hand: Cards, led: Card) -> None:
    """What follows is a part of the hand, and empty only if the hand is."""
    follow = ranking.follow(hand, led)
    assert follow - hand == Cards()
    assert bool(follow) == bool(hand)


@given(orders, in_pack)
def test_suits_part_the_pack(ranking: Order, card: Card) -> None:
    """Every card belongs to its own effective suit, and all cards of a suit agree about it."""
    assert card in ranking.suit[card]
    assert {ranking.suit[other] for other in ranking.suit[card]} == {ranking.suit[card]}
    assert (card in ranking.trumps) == (ranking.suit[card] == ranking.trumps)


def test_an_order_without_trumps_has_none() -> None:
    """Without trumps a card is beaten by higher cards of its own suit only."""
    assert PLAIN.trumps == Cards()
    assert PLAIN.above[Card("HT")] == pack("AKQJ", suits="H")


@given(st.integers(0, 20), st.integers(2, 6))
def test_seats_go_clockwise_round_the_table(first: int, seats: int) -> None:
    """Every seat comes once, each the next after the last."""
    turn = seats_from(first, seats)
    assert sorted(turn) == list(range(seats))
    assert turn[0] == first % seats
    assert all(after == (before + 1) % seats for before, after in pairwise(turn))
