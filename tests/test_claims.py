"""The proof of a claim, against a search that knows no shortcut (SK 5.5)."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from itertools import count
from random import Random

import pytest

from vorhand.cards import PACK_32, Card, Cards
from vorhand.claims import ducks, lost_trick, sure, takes_all, unlike
from vorhand.games.skat.score import ORDERS
from vorhand.trick import Order, order, seats_from


def plain_search(
    ranking: Order,
    hands: Sequence[Cards],
    turn: tuple[int, ...],
    trick: tuple[Card, ...],
    side: Collection[int],
    takers: Collection[int],
) -> bool:
    """Whether every remaining trick can be made to go to `takers`: every card of every line is tried."""
    if len(trick) == len(turn):
        best = 0
        for index, card in enumerate(trick):
            best = index if card in ranking.above[trick[best]] else best
        if turn[best] not in takers:
            return False
        return plain_search(ranking, hands, turn[best:] + turn[:best], (), side, takers)
    seat = turn[len(trick)]
    if not hands[seat]:
        return True
    following = [card for card in hands[seat] if trick and card in ranking.suit[trick[0]]]
    lines = (
        plain_search(
            ranking,
            [hand - Cards([card]) if other == seat else hand for other, hand in enumerate(hands)],
            turn,
            (*trick, card),
            side,
            takers,
        )
        for card in following or hands[seat]
    )
    return any(lines) if seat in side else all(lines)


def an_ending(
    random: Random, ranking: Order, size: int, cards: list[Card]
) -> tuple[tuple[Cards, ...], tuple[int, ...], tuple[Card, ...]]:
    """Hands of this many cards, the seats in turn, and up to two cards on the table, legally played."""
    drawn = random.sample(cards, 3 * size)
    hands = [Cards(drawn[size * seat : size * (seat + 1)]) for seat in range(3)]
    turn = seats_from(random.randrange(3), 3)
    trick: list[Card] = []
    for seat in turn[: random.choice([0, 0, 1, 2])]:
        legal = (hands[seat] & ranking.suit[trick[0]] if trick else hands[seat]) or hands[seat]
        trick.append(random.choice(list(legal)))
        hands[seat] = hands[seat].without(trick[-1])
    return tuple(hands), turn, tuple(trick)


@pytest.mark.parametrize("contract", ["grand", "hearts", "null", "ramsch"])
def test_sk_5_5_the_proof_agrees_with_the_plain_search(contract: str) -> None:
    """On random endings of up to four cards, dealt from few suits or all, proof and plain search say the same."""
    random, ranking = Random(contract), ORDERS[contract]
    seen = {True: 0, False: 0}
    for number in range(900):
        size = random.choice([1, 2, 2, 3, 3, 3] if number % 8 else [4])
        suits = random.choice(["CSHD", "SH", "HD", "CSH"])
        cards = [card for card in PACK_32 if str(card)[0] in suits or str(card)[1] == "J"]
        hands, turn, trick = an_ending(random, ranking, size, cards)
        side = random.choice([(0,), (0,), (1, 2)])
        others = tuple(seat for seat in range(3) if seat not in side)
        takers = others if contract == "null" and side == (0,) and number % 3 else side
        wanted = plain_search(ranking, hands, turn, trick, side, takers)
        assert takes_all(ranking, hands, turn, trick, side, takers) == wanted, (hands, turn, trick, side)
        seen[wanted] += 1
    assert min(seen.values()) > 40, seen


@pytest.mark.parametrize("contract", ["grand", "hearts", "null"])
def test_sk_5_5_hands_strong_enough_are_proved_and_weak_ones_are_not(contract: str) -> None:
    """On endings in which the claimant has been given the best cards, proof and plain search say the same too."""
    random, ranking = Random(f"strong {contract}"), ORDERS[contract]
    seen = {True: 0, False: 0}
    for _ in range(500):
        size = random.choice([2, 3, 3])
        drawn = random.sample(list(PACK_32), 3 * size)
        key = (lambda card: card & 15) if contract == "null" else (lambda card: len(ranking.above[card]))
        drawn.sort(key=lambda card: key(card) + random.random() * 8)
        hands = tuple(Cards(drawn[size * seat : size * (seat + 1)]) for seat in range(3))
        turn = seats_from(random.randrange(3), 3)
        takers = (1, 2) if contract == "null" else (0,)
        wanted = plain_search(ranking, hands, turn, (), (0,), takers)
        assert takes_all(ranking, hands, turn, (), (0,), takers) == wanted, (hands, turn)
        seen[wanted] += 1
    assert min(seen.values()) > 40, seen


def test_sk_5_5_sure_is_never_wrong_and_seldom_silent() -> None:
    """Where ``sure`` says yes the plain search says yes; it sees most of the claims that hold on lead."""
    random = Random(3)
    held = surely = 0
    for _ in range(1500):
        ranking = ORDERS[random.choice(["grand", "hearts", "clubs"])]
        size = random.choice([2, 3, 3, 4])
        drawn = random.sample(list(PACK_32), 3 * size)
        drawn.sort(key=lambda card: len(ranking.above[card]) + random.random() * 3)
        hands = tuple(Cards(drawn[size * seat : size * (seat + 1)]) for seat in range(3))
        turn = (0, 1, 2)
        said = sure(ranking, hands, 0)
        if size == 4 and not said:
            continue
        wanted = plain_search(ranking, hands, turn, (), (0,), (0,))
        assert wanted or not said, hands
        held, surely = held + wanted, surely + said
    assert surely > 0.7 * held > 100


def test_sk_5_5_ducks_is_never_wrong_and_seldom_silent() -> None:
    """Where ``ducks`` says yes the plain search of a Null says yes; it sees most of the claims that hold."""
    random, ranking = Random(4), ORDERS["null"]
    held = surely = 0
    for _ in range(1500):
        size = random.choice([2, 3, 3, 4])
        drawn = sorted(random.sample(list(PACK_32), 3 * size), key=lambda card: (card & 15) + random.random() * 5)
        hands = [Cards(drawn[:size])]
        rest = drawn[size:]
        random.shuffle(rest)
        hands += [Cards(rest[:size]), Cards(rest[size:])]
        said = ducks(ranking, hands, 0)
        if size == 4 and not said:
            continue
        wanted = plain_search(ranking, hands, (1, 2, 0), (), (0,), (1, 2))
        assert wanted or not said, hands
        held, surely = held + wanted, surely + said
    assert surely > 0.7 * held > 100


def test_ducks_says_no_where_there_are_trumps() -> None:
    """The shortcut of Null does not look at trumps, and so claims nothing where there are some."""
    hands = (Cards("C7"), Cards("C8"), Cards("C9"))
    assert ducks(ORDERS["null"], hands, 0)
    assert not ducks(ORDERS["grand"], hands, 0)


def test_unlike_keeps_one_of_every_run_of_cards() -> None:
    """Neighbours in a suit are alike, also over a card that has been played, but not over another's card."""
    ranking = order([["CA", "CK", "CQ", "CT", "C9"], ["SA", "S7"]])
    hands = (Cards("CA CK CT SA"), Cards("CQ"), Cards("S7"))
    assert [str(card) for card in unlike(ranking, hands[0], hands, 0, ())] == ["CA", "CT", "SA"]
    hands = (hands[0], Cards("C9"), hands[2])
    assert [str(card) for card in unlike(ranking, hands[0], hands, 0, ())] == ["CA", "SA"]
    assert [str(card) for card in unlike(ranking, hands[0], hands, 0, (Card("CQ"),))] == ["CA", "CT", "SA"]


@pytest.mark.parametrize(
    ("contract", "hands", "turn", "side", "takers", "holds"),
    [
        (
            "null",
            ["C9 C8 C7 S8 S7 H9 H8 H7 D8 D7", "CK CT SA SQ ST S9 HA HK HJ DJ", "CA CQ SK HQ HT DA DK DQ DT D9"],
            (1, 2, 0),
            (0,),
            (1, 2),
            True,
        ),
        (
            "null",
            ["C9 C8 S8 S7 H8 H7 DJ DT D9 D7", "CJ CT SA SJ S9 HJ H9 DA DK D8", "CA CK CQ C7 ST HA HK HQ HT DQ"],
            (1, 2, 0),
            (0,),
            (1, 2),
            True,
        ),
        (
            "hearts",
            ["CA CK CT C7 SQ ST S7 DK DQ D9", "CQ C9 C8 SJ S9 S8 HJ H7 DA DJ", "CJ SA SK HA HK HQ HT H9 H8 DT"],
            (0, 1, 2),
            (1, 2),
            (1, 2),
            False,
        ),
    ],
)
def test_sk_5_5_whole_hands_are_decided_at_once(
    contract: str, hands: list[str], turn: tuple[int, ...], side: tuple[int, ...], takers: tuple[int, ...], holds: bool
) -> None:
    """A claim with ten cards in every hand takes no longer than a player waits for a card."""
    started = time.process_time()
    assert takes_all(ORDERS[contract], [Cards(hand) for hand in hands], turn, (), side, takers) is holds
    assert time.process_time() - started < 2


@pytest.mark.parametrize("contract", ["grand", "hearts", "null"])
def test_sk_5_5_a_claim_that_does_not_hold_loses_a_trick(contract: str) -> None:
    """The trick is one that the opponents take, of cards that are there; where the claim holds there is none."""
    random, ranking = Random(f"lost {contract}"), ORDERS[contract]
    seen = {True: 0, False: 0}
    for _ in range(300):
        hands, turn, trick = an_ending(random, ranking, random.choice([1, 2, 3]), list(PACK_32))
        side = random.choice([(0,), (1, 2)])
        takers = tuple(seat for seat in range(3) if seat not in side) if contract == "null" and side == (0,) else side
        found = lost_trick(ranking, hands, turn, trick, side, takers, count())
        holds = takes_all(ranking, hands, turn, trick, side, takers)
        assert (found is None) == holds
        seen[holds] += 1
        if found is not None:
            cards, winner = found
            assert winner not in takers
            assert len(set(cards)) == 3
            assert set(cards) <= {card for hand in hands for card in hand} | set(trick)
            assert cards[ranking.winner(cards)] in hands[winner] | Cards(trick)
    assert min(seen.values()) > 20, seen
