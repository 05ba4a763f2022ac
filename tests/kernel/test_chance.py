"""Worlds drawn, played out and solved: against counting, and alike on any number of threads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb, factorial, prod
from random import Random
from typing import Any

import pytest
from endings import EVERY, ending
from msgspec.structs import replace

from vorhand import kernel, oracle
from vorhand.cards import PACK_32, Card, Cards, Suit
from vorhand.games.skat.score import ORDERS
from vorhand.kernel import Position, Tables
from vorhand.options import SetupError
from vorhand.solve import SKAT_POINTS


def layouts(unseen: list[Card], sizes: Sequence[int], barred: Sequence[Cards]) -> list[tuple[Cards, ...]]:
    """Every way to lay the cards out, by trying."""
    if not sizes:
        return [()]
    found = []
    for chosen in combinations(unseen, sizes[0]):
        cards = Cards(list(chosen))
        if not cards & barred[0]:
            rest = [card for card in unseen if card not in cards]
            found += [(cards, *others) for others in layouts(rest, sizes[1:], barred[1:])]
    return found


def chi_square(seen: Mapping[Any, int], expected: Mapping[Any, float]) -> tuple[float, int]:
    """Pearson's sum over the outcomes, and the degrees of freedom."""
    assert set(seen) <= set(expected)
    return sum((seen.get(key, 0) - mean) ** 2 / mean for key, mean in expected.items()), len(expected) - 1


def agrees(seen: Mapping[Any, int], expected: Mapping[Any, float]) -> bool:
    """Whether the sum lies within some five standard deviations of what chance gives."""
    found, free = chi_square(seen, expected)
    limit: float = free + 5 * (2 * free) ** 0.5 + 4
    return found < limit


@pytest.mark.parametrize("seed", range(3))
def test_worlds_are_drawn_uniformly(seed: int) -> None:
    """Over every layout that the voids admit, and only those, the frequencies are those of chance."""
    random = Random(f"uniform {seed}")
    unseen = Cards("CA CK CQ HA HK SA SK DA")
    sizes = [(3, 3, 2), (4, 2, 2), (2, 2, 2, 2)][seed]
    barred = [[Cards("CA CK CQ"), Cards(), Cards("HA")], [Cards("SA SK"), Cards("DA"), Cards()], [Cards()] * 3][seed]
    barred = [*barred, *[random.choice([Cards("HA HK"), Cards("CA")])] * (len(sizes) - 3)]
    every = layouts(list(unseen), sizes, barred)
    count = 60 * len(every)
    ways, drawn = kernel.sample(unseen, sizes, barred, count, seed)
    assert ways == len(every)
    assert agrees(Counter(drawn), dict.fromkeys(every, 60.0))


def test_a_skewed_sample_would_be_noticed() -> None:
    """The test of chance fails for a sample that draws one layout in twenty twice as often."""
    expected = dict.fromkeys(range(40), 60.0)
    skewed = {key: 60 if key % 20 else 120 for key in expected}
    assert not agrees(skewed, expected)


def test_ways_are_counted_exactly() -> None:
    """The number of ways is exact: in small cases by trying, in a whole deal by the binomials."""
    random = Random("ways")
    for _ in range(60):
        unseen = random.sample(EVERY, random.randint(3, 8))
        places = random.randint(1, 4)
        cuts = sorted(random.randint(0, len(unseen)) for _ in range(places - 1))
        sizes = [high - low for low, high in zip([0, *cuts], [*cuts, len(unseen)], strict=True)]
        barred = [Cards([card for card in unseen if random.random() < 0.25]) for _ in range(places)]
        wanted = len(layouts(unseen, sizes, barred))
        if not wanted:
            with pytest.raises(SetupError, match="no way"):
                kernel.sample(Cards(unseen), sizes, barred, 1, 1)
            continue
        ways, drawn = kernel.sample(Cards(unseen), sizes, barred, 20, random.randrange(2**64))
        assert ways == wanted
        for world in drawn:
            assert [len(cards) for cards in world] == sizes
            assert sum(world) == Cards(unseen)
            assert not any(cards & bar for cards, bar in zip(world, barred, strict=True))
    assert kernel.sample(PACK_32, [10, 10, 10, 2], [Cards()] * 4, 0, 0)[0] == pytest.approx(
        factorial(32) / prod(map(factorial, (10, 10, 10, 2))), rel=1e-12
    )
    void = Suit.CLUBS.cards & PACK_32
    assert kernel.sample(PACK_32, [16, 16], [void, Cards()], 0, 0)[0] == comb(24, 16)


def test_a_sample_is_its_seed() -> None:
    """The same seed gives the same worlds, another seed others."""
    ask = (PACK_32, [10, 10, 10, 2], [Cards()] * 4, 5)
    assert kernel.sample(*ask, 1) == kernel.sample(*ask, 1)
    assert kernel.sample(*ask, 1)[1] != kernel.sample(*ask, 2)[1]


def outcomes(tables: Tables, position: Position) -> dict[int, float]:
    """What the takers get in random play, with its probability, by trying everything."""
    if not any(position.hands):
        return {0: 1.0}
    legal = oracle.legal(tables, position)
    weights: dict[int, float] = {}
    for card in legal:
        gained, after = oracle.play(tables, position, card)
        for rest, chance in outcomes(tables, after).items():
            weights[gained + rest] = weights.get(gained + rest, 0.0) + chance / len(legal)
    return weights


@pytest.mark.parametrize("seed", range(3))
def test_playouts_have_the_distribution_of_random_legal_play(seed: int) -> None:
    """The frequencies of what the takers get are those of legal cards drawn uniformly."""
    random = Random(f"playouts {seed}")
    wide = 0
    for number in range(30):
        tables, position = ending(random, random.choice([2, 3]), 3)
        chances = outcomes(tables, position)
        count = 4000
        seen = Counter(kernel.playouts(tables, position, count, number).tolist())
        assert set(seen) <= set(chances), (tables, position)
        often = {key: chance * count for key, chance in chances.items() if chance * count >= 5}
        assert agrees({key: seen[key] for key in often}, often), (tables, position)
        wide += len(often) > 2
    assert wide > 3


def test_playouts_and_random_deals_are_their_seed() -> None:
    """The same seed gives the same numbers, here and on every machine; another seed others."""
    tables = Tables(seats=3, order=ORDERS["hearts"], points=SKAT_POINTS, takers=(0,), maxers=(0,))
    hands = tuple(Cards(list(PACK_32)[10 * seat : 10 * seat + 10]) for seat in range(3))
    position = Position(hands=hands, leader=1)
    for again, other in ((3, 3), (3, 4)):
        one, two = (kernel.playouts(tables, position, 50, seed).tolist() for seed in (again, other))
        assert (one == two) == (again == other)
        one, two = (kernel.random_deals(tables, 10, 1, 50, seed).tolist() for seed in (again, other))
        assert (one == two) == (again == other)
    assert kernel.playouts(tables, position, 6, 2024).tolist() == PLAYOUTS_2024
    assert kernel.random_deals(tables, 10, 1, 6, 2024).tolist() == DEALS_2024


PLAYOUTS_2024 = [33, 14, 28, 31, 22, 41]
DEALS_2024 = [30, 35, 34, 10, 15, 68]


@pytest.mark.parametrize("contract", ["clubs", "grand", "null"])
def test_random_deals_have_the_distribution_of_the_rules(contract: str) -> None:
    """Random Skat deals played natively and through the rules of play: forehand's points have the same spread."""
    random, ranking = Random(contract), ORDERS[contract]
    tables = Tables(seats=3, order=ranking, points=SKAT_POINTS, takers=(0,), maxers=(0,))
    count = 3000
    mine: list[int] = []
    for _ in range(count):
        cards = random.sample(list(PACK_32), 30)
        position = Position(hands=tuple(Cards(cards[10 * seat : 10 * seat + 10]) for seat in range(3)), leader=0)
        total = 0
        while any(position.hands):
            gained, position = oracle.play(tables, position, random.choice(list(oracle.legal(tables, position))))
            total += gained
        mine.append(total)
    theirs = kernel.random_deals(tables, 10, 0, 100_000, 7).tolist()
    steps = range(0, 121, 10)
    often = {step: count * sum(step <= value < step + 10 for value in theirs) / len(theirs) for step in steps}
    often = {step: mean for step, mean in often.items() if mean >= 10}
    assert len(often) >= 7
    assert agrees({step: sum(step <= value < step + 10 for value in mine) for step in often}, often)


def test_worlds_equal_single_solves_and_threads_do_not_matter() -> None:
    """Every row is what a single question answers, with one thread and with two, exact and with a target."""
    random = Random("worlds")
    for _ in range(40):
        tables, first = ending(random)
        seat = first.seat
        others = [card for other, hand in enumerate(first.hands) if other != seat for card in hand]
        positions = [first]
        for _ in range(9):
            random.shuffle(others)
            deck, hands = list(others), []
            for other, hand in enumerate(first.hands):
                hands.append(hand if other == seat else Cards([deck.pop() for _ in hand]))
            positions.append(replace(first, hands=tuple(hands)))
        target = random.randint(-2, 12)
        one, two = (kernel.worlds(tables, positions, threads=threads) for threads in (1, 2))
        aims: list[Any] = [
            kernel.worlds(tables, positions, target=target, threads=threads).rows() for threads in (1, 2)
        ]
        assert one.cards == two.cards
        assert one.values.shape == (10, len(one.cards))
        assert one.rows() == two.rows()
        assert aims[0] == aims[1]
        rows: Any = one.rows()
        for position, row, reached in zip(positions, rows, aims[0], strict=True):
            wanted = oracle.card_values(tables, position)
            assert dict(zip(one.cards, row, strict=True)) == {card: low for card, (low, _) in wanted.items()}
            assert reached == [value >= target for value in row]


def test_worlds_must_agree() -> None:
    """Worlds with another hand, trick or leader are refused, and so is a number of threads that cannot be."""
    tables, position = ending(Random(1), 3, 2, mid_trick=False)
    swapped = replace(position, hands=(position.hands[1], position.hands[0], position.hands[2]))
    for other in (swapped, replace(position, leader=(position.leader + 1) % 3)):
        with pytest.raises(SetupError, match="world 1"):
            kernel.worlds(tables, [position, other])
    for threads in (0, -1, 100_000):
        with pytest.raises(SetupError, match="threads"):
            kernel.worlds(tables, [position], threads=threads)
    assert kernel.worlds(tables, []).cards == ()
