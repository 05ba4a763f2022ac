"""The kernel against plain judges: the minimax of `vorhand.oracle`, the rules themselves, and counting."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb, factorial, prod
from random import Random
from typing import Any

import pytest
from endings import EVERY, ending
from msgspec.structs import replace
from strategies import any_action, first_state, is_legal

import _vorhand_kernel as extension
from vorhand import kernel, oracle
from vorhand.action import Announce, Close, Play
from vorhand.cards import PACK_32, Card, Cards, Suit
from vorhand.game import Game, State
from vorhand.games import GAMES
from vorhand.games.kaiser.play import Over as KaiserOver
from vorhand.games.kaiser.play import Playing as KaiserPlay
from vorhand.games.kaiser.table import side_of
from vorhand.games.letzter_stich import LetzterStich
from vorhand.games.letzter_stich import Over as LetzterStichOver
from vorhand.games.letzter_stich import Playing as LetzterStichPlay
from vorhand.games.schnapsen.play import Over as SchnapsenOver
from vorhand.games.schnapsen.play import Playing as SchnapsenPlay
from vorhand.games.skat.play import Playing as SkatPlay
from vorhand.games.skat.score import ORDERS, RamschResult, SkatResult
from vorhand.games.skat.table import Over as SkatOver
from vorhand.kernel import Bounds, Position, SchnapsenPosition, Tables
from vorhand.options import SetupError, fields
from vorhand.solve import SKAT_POINTS, Question, question, solve
from vorhand.trick import order

# The plain minimax on random endings


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


# States of the games, against a recursion through the rules


def best_of(state: State, maximises: Callable[[int], bool], worth: Callable[[State], int]) -> int:
    """Minimax through `State.apply`, over cards only; `worth` tells what an end is worth."""
    seat = state.to_act
    if seat is None:
        return worth(state)
    values = [best_of(state.apply(action), maximises, worth) for action in state.actions() if isinstance(action, Play)]
    return max(values) if maximises(seat) else min(values)


def check_state(state: State, side: Sequence[int], high: bool, worth: Callable[[State], int]) -> None:
    """The value of a state and of each card is that of the recursion; `side` wants it high, or low."""
    solution = solve(state)
    assert solution is not None

    def maximises(seat: int) -> bool:
        return (seat in side) == high

    seat = state.to_act
    assert seat is not None
    assert solution.maximises == maximises(seat)
    for action, value in solution.actions.items():
        wanted = best_of(state.apply(action), maximises, worth)
        assert value == (wanted, wanted), (state, action)
    assert set(solution.actions) == {action for action in state.actions() if isinstance(action, Play)}
    values = [value.low for value in solution.actions.values()]
    assert solution.value.low == solution.value.high == (max if solution.maximises else min)(values)


def half_played(game: Game, options: Any, random: Random, left: int) -> State | None:
    """A state in play of a random deal with at most so many cards left, on or between tricks; None if it ended."""
    state = first_state(game, options, random.randrange(2**32))
    left -= random.randrange(3)
    while state.to_act is not None:
        if isinstance(state, SkatPlay | KaiserPlay | LetzterStichPlay) and sum(map(len, state.hands)) <= left:
            return state
        playing = [action for action in state.actions() if isinstance(action, Play)]
        state = state.apply(random.choice(playing) if playing else any_action(state, random))
    return None


def random_options(game: Game, random: Random, **wanted: Any) -> Any:
    """A preset with some options changed at random, those `wanted` as they are given."""
    options = replace(random.choice(list(game.presets.values())), **wanted)
    for name, kind in fields(game.options).items():
        if name not in wanted and random.random() < 0.8:
            bare = kind.__origin__
            among = (False, True) if bare is bool else getattr(bare, "__args__", ())
            changed = replace(options, **{name: random.choice(among)}) if among else options
            options = changed if is_legal(changed) else options
    return options


@pytest.mark.parametrize("players", range(2, 7))
def test_letzter_stich_agrees_with_the_rules_under_every_variant(players: int) -> None:
    """What a player can force against all others is what the recursion through the rules says, penalties too."""
    game, random = GAMES["letzter-stich"], Random(players)
    seen: Counter[str] = Counter()
    left = {2: 8, 3: 8, 4: 8, 5: 6, 6: 6}[players]
    for _ in range(50):
        options = random_options(game, random, players=players)
        assert isinstance(options, LetzterStich)
        state = half_played(game, options, random, left)
        if state is None:
            continue
        me, penalty = state.to_act, options.penalty
        assert me is not None

        def worth(over: State, me: int = me) -> int:
            assert isinstance(over, LetzterStichOver)
            return over.result.scores[me]

        check_state(state, (me,), not penalty, worth)
        flags = ("low_card_bonus", "penultimate", "penalty", "progressive")
        seen.update([options.trump, options.ranking, *(name for name in flags if getattr(options, name))])
    variants = ("void", "any", "off", "natural", "ace-ten", "low_card_bonus", "penultimate", "penalty", "progressive")
    assert min(seen[name] for name in variants) >= 4, seen


def test_kaiser_agrees_with_the_rules_in_every_contract() -> None:
    """The points of the declarer's side are what the recursion says: trump, no-trump, low, invert, kitty, passing."""
    game, random = GAMES["kaiser"], Random("kaiser")
    seen: Counter[str] = Counter()
    for number in range(60):
        options = random_options(game, random, low=number % 2 == 0, kitty=number % 3 == 0, no_trump_min=8, min_bid=6)
        state = half_played(game, options, random, 8)
        assert isinstance(state, KaiserPlay)
        side = side_of(state.declarer)

        def worth(over: State, side: int = side) -> int:
            assert isinstance(over, KaiserOver)
            return over.result.points[side]

        check_state(state, (side, side + 2), True, worth)
        trump = "no-trump" if state.contract.contract == "no-trump" else "trump"
        seen.update([trump, *state.contract.flags, "kitty" if options.kitty else "no kitty"])
        seen.update([options.low_specials] if state.contract.flags else [])
    wanted = ("trump", "no-trump", "low", "kitty", "no kitty", "lowest", "invert")
    assert min(seen[name] for name in wanted) >= 4, seen


def skat_states(contract: str, random: Random, count: int) -> Iterator[SkatPlay]:
    """Half-played deals of a contract, or of Ramsch."""
    game = GAMES["skat"]
    while count:
        state = first_state(game, replace(game.presets["table"], pass_out="ramsch"), random.randrange(2**32))
        while not isinstance(state, SkatPlay):
            actions = state.actions()
            ours = [action for action in actions if isinstance(action, Announce) and action.contract == contract]
            if contract == "ramsch":
                state = state.apply(actions[-1])  # pass
            else:
                low = [action for action in actions if str(action) in ("bid 18", "pass", "take")]
                state = state.apply(random.choice(ours or low or list(actions)))
        left = random.choice([7, 8, 9])
        now: State = state
        while isinstance(now, SkatPlay) and sum(map(len, now.hands)) > left:
            now = now.apply(random.choice(now.actions()))
        name = "ramsch" if state.contract is None else state.contract.contract
        if isinstance(now, SkatPlay) and name == contract:
            count -= 1
            yield now


@pytest.mark.parametrize("contract", ["clubs", "hearts", "grand"])
def test_skat_agrees_with_the_rules(contract: str) -> None:
    """The declarer's card points, the skat included, are what the recursion through the rules says."""

    def worth(over: State) -> int:
        assert isinstance(over, SkatOver)
        assert isinstance(over.result, SkatResult)
        return over.result.points

    for state in skat_states(contract, Random(contract), 12):
        assert state.declarer is not None
        check_state(state, (state.declarer,), True, worth)


def test_null_agrees_with_the_rules() -> None:
    """The declarer is held to a trick in Null exactly where the recursion through the rules says that he loses."""
    seen: Counter[bool] = Counter()

    def worth(over: State) -> int:
        assert isinstance(over, SkatOver)
        assert isinstance(over.result, SkatResult)
        return 0 if over.result.won else 1

    for state in skat_states("null", Random("null"), 40):
        solution = solve(state)
        assert solution is not None
        assert solution.unit == "null"
        for action, value in solution.actions.items():
            lost = best_of(state.apply(action), lambda seat, at=state: seat != at.declarer, worth)  # type: ignore[misc]
            assert value.exact
            assert (value.low > 0) == bool(lost), (state, action)
            seen[bool(lost)] += 1
    assert min(seen.values()) > 10, seen


def test_ramsch_agrees_with_the_rules() -> None:
    """In Ramsch a player's card points, the skat for the last trick included, if both others play against him."""
    for state in skat_states("ramsch", Random("ramsch"), 12):
        me = state.to_act

        def worth(over: State, me: int = me) -> int:
            assert isinstance(over, SkatOver)
            assert isinstance(over.result, RamschResult)
            return over.result.points[me]

        check_state(state, (me,), False, worth)


def schnapsen_value(state: State, known: dict[Any, int]) -> int:
    """Game points of seat 0, by trying everything through the rules."""
    if isinstance(state, SchnapsenOver):
        return state.result.scores[0] - state.result.scores[1]
    assert isinstance(state, SchnapsenPlay)
    key = (state.hands, state.turn, state.trick, state.stock, state.tally)
    if key not in known:
        values = [schnapsen_value(state.apply(action), known) for action in state.actions()]
        known[key] = max(values) if state.to_act == 0 else min(values)
    return known[key]


@pytest.mark.parametrize("seed", range(4))
def test_schnapsen_agrees_with_the_rules(seed: int) -> None:
    """Every action of every kind is worth what the recursion through the rules says, under any options."""
    game, random = GAMES["schnapsen"], Random(f"schnapsen {seed}")
    seen: Counter[str] = Counter()
    for number in range(30):
        options = replace(
            random.choice(list(game.presets.values())),
            declare=random.choice(["auto", "optional"]),
            king_led=random.random() < 0.3,
            marriage_pending=random.random() < 0.3,
            closing=random.random() < 0.7,
            exchange_min_stock=random.choice([2, 4]),
        )
        state = first_state(game, options, random.randrange(2**32))
        stock, left = random.choice([0, 0, 2, 2]), random.choice([6, 8, 9, 10])
        while isinstance(state, SchnapsenPlay):
            small = len(state.stock) <= stock and state.tally.closing is None
            if (
                (small or state.tally.closing)
                and sum(map(len, state.hands)) <= left
                and (number % 2 or not state.trick)
            ):
                break
            actions = [action for action in state.actions() if not isinstance(action, Close) or random.random() < 0.2]
            state = state.apply(random.choice(actions))
        if not isinstance(state, SchnapsenPlay):
            continue
        known: dict[Any, int] = {}
        solution = solve(state)
        assert solution is not None
        assert set(solution.actions) == set(state.actions())
        for action, value in solution.actions.items():
            wanted = schnapsen_value(state.apply(action), known)
            assert value == (wanted, wanted), (state, action)
            seen[type(action).__name__] += 1
        seen["closed"] += state.tally.closing is not None
        seen["open"] += bool(state.stock) and state.tally.closing is None
    assert min(seen[name] for name in ("Play", "closed", "open")) >= 2, seen


# Whole deals, in the rules and in the tables


def check_deal(state: State, random: Random) -> int:
    """Plays a deal to its end: at every card the tables allow the same cards and give the same winner and gain."""
    cards = 0
    asked: Question | None = None
    total = 0
    while state.to_act is not None:
        now = question(state)
        if now is None:
            state = state.apply(any_action(state, random))
            continue
        assert isinstance(state, SkatPlay | KaiserPlay | LetzterStichPlay)
        legal = oracle.legal(now.tables, now.position)
        assert legal == state.legal(), state
        assert set(kernel.card_values(now.tables, now.position, nodes=0)) == set(legal)
        if asked is None:
            asked, total = now, now.base
        card = random.choice(list(legal))
        gained, after = oracle.play(asked.tables, now.position, card)
        total += gained
        state = state.apply(Play(card))
        cards += 1
        if isinstance(state, SkatPlay | KaiserPlay | LetzterStichPlay):
            seats = tuple(sorted(state.turn)) if isinstance(state, LetzterStichPlay) else range(len(state.hands))
            assert after.leader == tuple(seats).index(state.turn[0]), state
            assert after.trick == state.trick
    if asked is not None:
        check_score(state, asked, total)
    return cards


def check_score(state: State, asked: Question, total: int) -> None:
    """What the takers have by the tables is what the rules write for them."""
    match state:
        case KaiserOver(result=result):
            assert total == result.points[side_of(asked.side[0])]
        case LetzterStichOver(result=letzter):
            assert total == letzter.scores[asked.side[0]]
        case SkatOver(result=SkatResult() as skat):
            if asked.unit == "tricks":
                assert total == skat.tricks
            else:
                assert total == skat.points
        case SkatOver(result=RamschResult() as ramsch):
            assert total == ramsch.points[asked.side[0]]


@pytest.mark.parametrize("name", ["letzter-stich", "kaiser", "skat"])
def test_random_deals_go_alike_in_the_rules_and_in_the_tables(name: str) -> None:
    """Equal legal sets, winners and scores in random deals under random options."""
    game, random = GAMES[name], Random(f"deals {name}")
    cards = 0
    for _ in range(60):
        wanted = {"players": random.randint(2, 6)} if name == "letzter-stich" else {}
        state = first_state(game, random_options(game, random, **wanted), random.randrange(2**32))
        cards += check_deal(state, random)
    assert cards > 600


# Sampling


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


# Playouts


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


# Many worlds


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


# Limits


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


# A changed option is never silently ignored

SMALL = Tables(
    seats=3,
    order=order([["CA", "CT", "CK"], ["HA", "HT", "HK"]], ["SA", "ST", "SK"]),
    points=((Card("CA"), 11), (Card("CT"), 10), (Card("HA"), 11), (Card("HT"), 10), (Card("SK"), 4)),
    worth=(3, 1),
    bonus_cards=Cards("CA SA HK ST HA"),
    bonus=7,
    takers=(0,),
    maxers=(0,),
)
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


SCHNAPSEN = SchnapsenPosition(
    hands=(Cards("HJ CK CQ SA DK"), Cards("HT CT ST DT SK")),
    stock=tuple(map(Card, ["DA", "CA", "SQ", "HA"])),
    trump=Suit.HEARTS,
    leader=0,
    points=(20, 11),
    tricks=(1, 1),
)


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


# What cannot be

GOOD = Position(hands=(Cards("CA HK SA"), Cards("CK HA SK"), Cards("CT HT ST")), leader=0)


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
        lambda: extension.card_values(raw, position, None, None, None),
        lambda: extension.playouts(raw, position, 1, 1),
        lambda: extension.max_n(raw, position, None),
    ):
        with pytest.raises(extension.KernelSetupError, match=words):
            ask()
    if len(position[0]) == raw.seats:
        worlds = array("Q", position[0])
        with pytest.raises(extension.KernelSetupError, match=words):
            extension.worlds(raw, worlds, position[1], position[2], [], 2, None, None)


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


# Without the extension

ASK = """
import json, sys, warnings
if sys.argv[1] == "hidden":
    sys.modules["_vorhand_kernel"] = None
from random import Random
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    from vorhand import kernel, solve
from endings import ending
random, found = Random(4), []
for _ in range(40):
    tables, position = ending(random)
    cards = {str(card): value for card, value in kernel.card_values(tables, position).items()}
    world = kernel.worlds(tables, [position, position])
    columns = {str(card): row for card, row in zip(world.cards, zip(*world.rows()))}
    target = kernel.worlds(tables, [position], target=3)
    reached = {str(card): value for card, value in zip(target.cards, target.rows()[0])}
    gains = kernel.max_n(tables, position).seats
    answers = [kernel.value(tables, position), gains, kernel.at_least(tables, position, 3)]
    found.append([answers, sorted(cards.items()), sorted(columns.items()), sorted(reached.items())])
print(json.dumps([kernel.built, [str(warning.message) for warning in said], found]))
"""


def answers(how: str) -> Any:
    """What a fresh process says, with the extension or with it hidden."""
    path = [entry for entry in sys.path if entry]
    code = f"import sys; sys.path[:0] = {path!r}\n{ASK}"
    run = subprocess.run([sys.executable, "-c", code, how], capture_output=True, text=True, check=True, timeout=60)
    return json.loads(run.stdout)


def test_without_the_extension_the_answers_are_the_same_and_one_warning_says_so() -> None:
    """A process that cannot import the extension answers alike from plain Python, and warns once."""
    (built, silence, fast), (missing, said, slow) = answers("there"), answers("hidden")
    assert built is True
    assert missing is False
    assert silence == []
    (warning,) = said
    assert warning.startswith("the kernel is not built: positions are solved slowly, in Python (")
    assert fast == slow


def test_without_the_extension_what_needs_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playouts, deals and samples are the extension's alone; positions that cannot be are still named."""
    monkeypatch.setattr(kernel, "built", False)
    for ask in (
        lambda: kernel.playouts(SMALL, GOOD, 1, 1),
        lambda: kernel.random_deals(SMALL, 3, 0, 1, 1),
        lambda: kernel.sample(Cards("CA"), [1], [Cards()], 1, 1),
        lambda: kernel.schnapsen(SCHNAPSEN),
    ):
        with pytest.raises(RuntimeError, match="the kernel, which is not built"):
            ask()
    with pytest.raises(SetupError, match="world 1"):
        kernel.worlds(SMALL, [GOOD, replace(GOOD, leader=1)])
    with pytest.raises(SetupError, match="seat 1 holds 0 cards"):
        kernel.value(SMALL, replace(GOOD, hands=(GOOD.hands[0], Cards(), GOOD.hands[2])))


def test_without_the_extension_schnapsen_is_solved_through_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short ending of Schnapsen has the same solution."""
    game, random = GAMES["schnapsen"], Random("plain")
    compared = 0
    while compared < 10:
        state = first_state(game, game.presets["seed"], random.randrange(2**32))
        while isinstance(state, SchnapsenPlay) and (state.stock or sum(map(len, state.hands)) > 6):
            cards = [action for action in state.actions() if not isinstance(action, Close)]
            state = state.apply(random.choice(cards))
        if isinstance(state, SchnapsenPlay):
            fast = solve(state)
            with monkeypatch.context() as patch:
                patch.setattr(kernel, "built", False)
                assert solve(state) == fast
            compared += 1


def test_an_ended_position_is_worth_nothing() -> None:
    """Where no card is left every question answers with nothing."""
    empty = Position(hands=(Cards(),) * 3, leader=1)
    assert kernel.value(SMALL, empty) == Bounds(0, 0)
    assert kernel.card_values(SMALL, empty) == {}
    assert kernel.at_least(SMALL, empty, 1) is False
    assert kernel.max_n(SMALL, empty).seats == (0, 0, 0)
    assert kernel.playouts(SMALL, empty, 3, 1).tolist() == [0, 0, 0]


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
