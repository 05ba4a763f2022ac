"""The kernel against the rules of the games: a recursion through them, and whole deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from strategies import any_action, first_state, is_legal

from vorhand import kernel, oracle
from vorhand.action import Announce, Close, Play
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
from vorhand.games.skat.score import RamschResult, SkatResult
from vorhand.games.skat.table import Over as SkatOver
from vorhand.options import fields
from vorhand.solve import Question, question, solve


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
