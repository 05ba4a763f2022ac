"""The kernel: exact values of open positions, thresholds, many worlds at once, playouts, sampling.

It takes tables, not rules: what follows and beats what (the same `Order` that the rules use), what cards and
tricks are worth, and who plays for it. This module is the only importer of the extension; where that is missing,
`vorhand.oracle` answers the same questions slowly, and one warning says so.

>>> from vorhand.trick import order
>>> suits = order([["CA", "CK"], ["HA", "HK"]])
>>> tables = Tables(seats=2, order=suits, worth=(1, 1), takers=(0,), maxers=(0,))
>>> position = Position(hands=(Cards("CA HK"), Cards("CK HA")), leader=0)
>>> value(tables, position)
Bounds(low=1, high=1)
>>> sorted((str(card), bounds.low) for card, bounds in card_values(tables, position).items())
[('CA', 1), ('HK', 1)]
"""

from __future__ import annotations

import warnings
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import isfinite
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar, cast

from msgspec import Struct

from vorhand import oracle
from vorhand.action import Action, Close, Exchange, Marry, Play
from vorhand.cards import Card, Cards, Suit
from vorhand.options import SetupError
from vorhand.oracle import Bounds, Position, Tables, suits_of

try:
    import _vorhand_kernel as _kernel
except ImportError as error:
    built = False
    """Whether the extension is there."""
    warnings.warn(
        f"the kernel is not built: positions are solved slowly, in Python ({error})", RuntimeWarning, stacklevel=2
    )
else:
    built = True

__all__ = [
    "UNKNOWN",
    "Answer",
    "Bounds",
    "Gains",
    "Position",
    "Prospect",
    "SchnapsenAnswer",
    "SchnapsenPosition",
    "Tables",
    "Worlds",
    "at_least",
    "built",
    "card_values",
    "forecast",
    "max_n",
    "max_n_worlds",
    "playouts",
    "random_deals",
    "reached",
    "sample",
    "schnapsen",
    "schnapsen_hidden",
    "schnapsen_worlds",
    "search",
    "value",
    "worlds",
]


class Answer(NamedTuple):
    """What a search found: the `value`, the `cards` where they were asked for, and the `nodes` it took.

    A node is a position before a lead that the bounds of its cards do not settle; without the extension, any position.
    """

    value: Bounds
    cards: dict[Card, Bounds]
    nodes: int


def search(
    tables: Tables,
    position: Position,
    *,
    target: int | None = None,
    every_card: bool = False,
    nodes: int | None = None,
    seconds: float | None = None,
) -> Answer:
    """What the takers still get under best play of both sides, the trick on the table included.

    With a `target` only whether they reach it: one of the bounds tells. A limit of `nodes` or `seconds` leaves the
    bounds proved so far. Raises `SetupError` for tables or a position that cannot be.
    """
    oracle.check(tables, position)
    _check_limits(nodes, seconds)
    target = None if target is None else _within(target)
    if not built:  # a target makes it no faster
        return _plain_search(tables, position, every_card, oracle.Limit(nodes, seconds))
    raw, at = _tables(tables), _position(position)
    if every_card:
        found = _call(_kernel.card_values, raw, at, target, nodes, seconds)
    elif target is None:
        found = _call(_kernel.value, raw, at, nodes, seconds)
    else:
        found = _call(_kernel.at_least, raw, at, target, nodes, seconds)
    low, high, values, spent = found
    return Answer(Bounds(low, high), {Card(card): Bounds(least, most) for card, least, most in values}, spent)


FAR: Final = 1_000_000
"""Beyond anything that tables can be worth."""


def _within(target: int, name: str = "target") -> int:
    """A target that the extension can take; what is beyond all values stays beyond them."""
    oracle.numbers(name, (target,))
    return max(-FAR, min(FAR, int(target)))


def _levels(levels: Sequence[int]) -> tuple[int, ...]:
    """Levels that the extension can take; raises `SetupError` unless they ascend."""
    found = tuple(_within(level, "levels") for level in levels)
    if list(found) != sorted(found):
        raise SetupError(f"levels: they do not ascend: {', '.join(map(str, found))}")
    return found


def _check_limits(nodes: int | None, seconds: float | None = None, threads: int = 1) -> None:
    """Raises `SetupError` where limits or the number of threads cannot be."""
    oracle.numbers("nodes", () if nodes is None else (nodes,), 0, 2**64 - 1)
    oracle.check_seconds(seconds)
    oracle.numbers("threads", (threads,), 1, 256)


def _check_random(count: int, seed: int, *sizes: int) -> None:
    """Raises `SetupError` where there cannot be so many, or a number is too large."""
    oracle.numbers("count", (count,), 0, 10_000_000)
    oracle.numbers("seed", (seed,), 0, 2**64 - 1)
    oracle.numbers("sizes and leader", sizes, -(2**31), 2**31 - 1)


def _plain_search(tables: Tables, position: Position, every_card: bool, limit: oracle.Limit) -> Answer:
    """The search without the extension."""
    if not any(position.hands):
        return Answer(Bounds(0, 0), {}, 0)
    cards = oracle.card_values(tables, position, limit)
    pick = max if position.seat in tables.maxers else min
    best = Bounds(pick(low for low, _ in cards.values()), pick(high for _, high in cards.values()))
    return Answer(best, cards if every_card else {}, limit.nodes)


def value(tables: Tables, position: Position, *, nodes: int | None = None, seconds: float | None = None) -> Bounds:
    """What the takers still get: exact, or after a limit the bounds proved so far (`search`)."""
    return search(tables, position, nodes=nodes, seconds=seconds).value


def at_least(
    tables: Tables, position: Position, target: int, *, nodes: int | None = None, seconds: float | None = None
) -> bool | None:
    """Whether the takers get at least `target`: far cheaper than the value; None where a limit came first."""
    low, high = search(tables, position, target=target, nodes=nodes, seconds=seconds).value
    return True if low >= target else False if high < target else None


def reached(tables: Tables, position: Position, levels: Sequence[int]) -> int:
    """How many of these levels, which ascend, the takers reach: cheaper than asking for each. Raises `SetupError`."""
    oracle.check(tables, position)
    levels = _levels(levels)
    if not built:
        return _decided(_plain_search(tables, position, False, oracle.Limit()).value, 0, levels)
    found: int = _call(_kernel.reached, _tables(tables), _position(position), levels)
    return found


def card_values(
    tables: Tables,
    position: Position,
    *,
    target: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
) -> dict[Card, Bounds]:
    """The value after each card that the seat to play may play, from the top of each suit (`search`)."""
    return search(tables, position, target=target, every_card=True, nodes=nodes, seconds=seconds).cards


UNKNOWN: Final = -32768
"""In `Worlds.values`: not found within the limit."""


class Worlds(NamedTuple):
    """Many worlds solved: `values[world, column]` belongs to ``cards[column]`` of the seat to play."""

    cards: tuple[Card, ...]
    values: memoryview
    """Of int16, shape (worlds, cards): the value, or with a target how many levels of it are reached; `UNKNOWN`."""
    nodes: int

    def rows(self) -> list[list[int]]:
        """The values as lists, a world each."""
        return cast("list[list[int]]", self.values.tolist())


def worlds(
    tables: Tables,
    positions: Sequence[Position],
    *,
    target: int | Sequence[int] | None = None,
    levels: Sequence[int] = (0,),
    threads: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
) -> Worlds:
    """Every card of the seat to play in every world: the exact value, or how much of a `target` it reaches.

    The target is one for all worlds or one for each; `levels` ascend and count from it, and the answer is how many
    of them are reached: with one level 1 or 0. All worlds must agree in the seat to play, its hand and the
    trick. Runs on `threads` threads with the lock released. A limit of `nodes` for each world (the same answer on
    any number of threads), or of `seconds` for all, leaves `UNKNOWN` where it came first. Raises `SetupError`.
    """
    _check_limits(nodes, seconds, threads)
    if not positions:
        return Worlds((), memoryview(array("h")), 0)
    targets = [] if target is None else [_within(aim) for aim in (target if isinstance(target, Iterable) else [target])]
    _check_worlds(tables, positions)
    levels = _levels(levels)
    if len(targets) > 1 and len(targets) != len(positions):
        raise SetupError(f"targets: there are {len(targets)} for {len(positions)} worlds")
    if not built:
        return _plain_worlds(tables, positions, targets, levels, nodes, oracle.Limit(None, seconds))
    return _in_worlds(_kernel.worlds, tables, positions, targets, levels, threads, nodes, seconds)


def max_n_worlds(
    tables: Tables, positions: Sequence[Position], *, threads: int = 1, nodes: int | None = None
) -> Worlds:
    """What the seat to play gets after each of its cards in every world, each playing for himself (`max_n`)."""
    _check_limits(nodes, None, threads)
    if not positions:
        return Worlds((), memoryview(array("h")), 0)
    _check_worlds(tables, positions)
    _require()
    return _in_worlds(_kernel.max_n_worlds, tables, positions, threads, nodes)


def _in_worlds(function: Callable[..., Any], tables: Tables, positions: Sequence[Position], *asked: Any) -> Worlds:
    """What the extension answers about the worlds; a complaint names the world."""
    try:
        cards, values, spent = _call(function, _tables(tables), *_worlds(positions), *asked)
    except (SetupError, TypeError, OverflowError):
        _name_world(tables, positions)
        raise
    return Worlds(tuple(map(Card, cards)), values, spent)


def _check_worlds(tables: Tables, positions: Sequence[Position]) -> None:
    """Raises `SetupError` unless the worlds have the same leader and trick, and the first is a position."""
    oracle.check(tables, positions[0])
    leader, trick = positions[0].leader, positions[0].trick
    for number, world in enumerate(positions):
        oracle.check_kind(f"world {number}", world, Position)
        if world.leader != leader or world.trick != trick or len(world.hands) != tables.seats:
            raise SetupError(f"world {number}: its player, hand or trick is not that of the first")


def _name_world(tables: Tables, positions: Sequence[Position]) -> None:
    """Raises `SetupError` with the number of the first world that cannot be."""
    for number, world in enumerate(positions):
        try:
            oracle.check(tables, world)
        except SetupError as error:
            raise SetupError(f"world {number}: {error}") from None


def _worlds(positions: Sequence[Position]) -> tuple[array[int], int, Sequence[int]]:
    """The worlds as the extension takes them: every hand, the leader, the trick."""
    return array("Q", [hand for world in positions for hand in world.hands]), positions[0].leader, positions[0].trick


def _plain_worlds(
    tables: Tables,
    positions: Sequence[Position],
    targets: list[int],
    levels: tuple[int, ...],
    nodes: int | None,
    clock: oracle.Limit,
) -> Worlds:
    """The worlds without the extension: a limit of nodes for each, one of seconds for all."""
    _name_world(tables, positions)
    cards = tuple(oracle.legal(tables, positions[0]))
    found, spent = array("h"), 0
    for number, position in enumerate(positions):
        if position.hands[position.seat] != positions[0].hands[position.seat]:
            raise SetupError(f"world {number}: its player, hand or trick is not that of the first")
        limit = oracle.Limit(nodes)
        limit.until = clock.until
        values = oracle.card_values(tables, position, limit)
        target = targets[number if len(targets) > 1 else 0] if targets else None
        found.extend(_decided(values[card], target, levels) for card in cards)
        spent += limit.nodes
    return Worlds(cards, memoryview(found).cast("B").cast("h", (len(positions), len(cards))), spent)


def _decided(bounds: Bounds, target: int | None, levels: tuple[int, ...]) -> int:
    """The value, or how many levels from the target it reaches, or that neither is known."""
    if target is None:
        return bounds.low if bounds.exact else UNKNOWN
    least, most = (sum(bound >= target + level for level in levels) for bound in bounds)
    return least if least == most else UNKNOWN


class Gains(NamedTuple):
    """What every seat gets, None where the limit came first, and the nodes it took."""

    seats: tuple[int, ...] | None
    nodes: int


def max_n(tables: Tables, position: Position, *, nodes: int | None = None) -> Gains:
    """What every seat gets when each plays for himself with open cards (`takers` and `maxers` do not matter).

    Tie rule: of cards that give a player equally much, he plays the one after which the best placed of the
    others gets least, and of these the weakest of the first suit (as `oracle.suits_of` lists them).
    """
    oracle.check(tables, position)
    _check_limits(nodes)
    if not built:
        limit = oracle.Limit(nodes)
        try:
            return Gains(oracle.max_n(tables, position, limit), limit.nodes)
        except oracle.Spent:
            return Gains(None, limit.nodes)
    seats, spent = _call(_kernel.max_n, _tables(tables), _position(position), nodes)
    return Gains(None if seats is None else tuple(seats), spent)


def forecast(
    tables: Tables,
    worlds: Sequence[tuple[Cards, ...]],
    pack: Cards,
    leader: int,
    plays: Sequence[Card],
    *,
    count: int,
    seed: int,
    weighs: bool = False,
    learns: bool = False,
    threads: int = 1,
) -> dict[Card, float]:
    """What the seat to play gets on average after each of its cards, over `count` playouts by the maxims (LS 7).

    Each of the `worlds` is the hands as they were dealt, from the `pack`; `plays` are the cards played since, the
    first by `leader`. In a playout every seat sees its own hand and what has been played, and nothing else. With
    `weighs` a world counts by how well the maxims explain what the others have played; with `learns` the seat chooses
    its later cards by what came of them in earlier playouts. The same answer on any number of threads.
    """
    oracle.check_tables(tables)
    oracle.numbers("worlds", {hand for hands in worlds for hand in hands}, 0, oracle.ALL)
    oracle.numbers("pack", (pack,), 0, oracle.ALL)
    oracle.numbers("plays", plays, 0, 63)
    _check_random(count, seed, leader)
    _check_limits(None, None, threads)
    _require()
    laid = array("Q", [hand for world in worlds for hand in world])
    asked = count, weighs, learns, seed, threads
    cards, gains = _call(_kernel.forecast, _tables(tables), laid, int(pack), leader, list(plays), *asked)
    return dict(zip(map(Card, cards), gains, strict=True))


def playouts(tables: Tables, position: Position, count: int, seed: int) -> memoryview:
    """What the takers get in so many random playouts: int16, shape (count,).

    Every legal card is as likely as any other; the same seed gives the same numbers everywhere.
    """
    oracle.check(tables, position)
    _check_random(count, seed)
    _require()
    return _call(_kernel.playouts, _tables(tables), _position(position), count, seed)


def random_deals(tables: Tables, hand_size: int, leader: int, count: int, seed: int) -> memoryview:
    """What the takers get in so many random deals of the whole pack, played at random: int16, shape (count,)."""
    oracle.check_tables(tables)
    _check_random(count, seed, hand_size, leader)
    _require()
    return _call(_kernel.random_deals, _tables(tables), hand_size, leader, count, seed)


def sample(
    unseen: Cards, sizes: Sequence[int], barred: Sequence[Cards], count: int, seed: int
) -> tuple[float, list[tuple[Cards, ...]]]:
    """Worlds drawn uniformly: how the `unseen` cards may lie in places that want `sizes` more cards each.

    `barred[place]` are the cards that a place cannot hold (suits it is void in). Returns the number of ways (a float:
    there may be very many), and `count` worlds: what each place gets. Raises `SetupError` where there is no way.
    """
    oracle.numbers("unseen", (unseen,))
    if unseen & ~oracle.ALL:
        raise SetupError("unseen: there is a number that is no card")
    oracle.numbers("barred", barred)
    oracle.numbers("sizes", sizes)
    _check_random(count, seed, *sizes)
    _require()
    ruled_out = [int(cards) & oracle.ALL for cards in barred]
    ways, places = _call(_kernel.sample, int(unseen), list(sizes), ruled_out, count, seed)
    rows: Any = places.tolist()
    return ways, [tuple(map(Cards, row)) for row in rows]


class SchnapsenPosition(Struct, frozen=True, kw_only=True):
    """A moment of Schnapsen with all cards known (SN 3 to SN 6).

    `stock` is what is left in drawing order, the turn-up last; `led` the card on the table. `points`, `pending`
    marriages and `tricks` are by seat; `closer` closed when the other had `closing_points` and `closing_tricks`.
    The rest are options: the least stock to exchange from, whether one may close, lead a pair silently, whether
    every marriage waits for the next trick, and whether only the König declares one.
    """

    hands: tuple[Cards, Cards]
    stock: tuple[Card, ...] = ()
    trump: Suit
    leader: int
    led: Card | None = None
    points: tuple[int, int] = (0, 0)
    pending: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (0, 0)
    closer: int | None = None
    closing_points: int = 0
    closing_tricks: int = 0
    exchange_min_stock: int = 2
    closing: bool = True
    silent: bool = False
    marriage_pending: bool = False
    king_led: bool = False


class SchnapsenAnswer(NamedTuple):
    """What each action of the seat to act is worth, what the position is, and the nodes it took.

    In game points of seat 0, negative where seat 1 scores them.
    """

    actions: dict[Action, Bounds]
    value: Bounds
    nodes: int


def schnapsen(position: SchnapsenPosition, *, every_action: bool = True, nodes: int | None = None) -> SchnapsenAnswer:
    """The exact game points with all cards known, the order of the stock included; after a limit of nodes, bounds.

    There is no limit of seconds here. Without `every_action` the position alone. Raises `SetupError`;
    `RuntimeError` where the kernel is not built.
    """
    if nodes is not None:
        _check_limits(nodes)
    if not built:
        _check_schnapsen("position", position)
        _require()
    try:
        found = _kernel.schnapsen(_schnapsen_options(position), _schnapsen(position), every_action, nodes)
    except _REFUSALS as error:
        raise _named(error, {"position": position}) from None
    return _schnapsen_answer(found)


def schnapsen_worlds(
    positions: Sequence[SchnapsenPosition], *, threads: int = 1, nodes: int | None = None
) -> list[SchnapsenAnswer]:
    """Every world on its own (`schnapsen`), on so many threads; a limit of `nodes` is for each."""
    _check_limits(nodes, None, threads)
    found = _ask_worlds("schnapsen_worlds", positions, threads, nodes)
    return list(map(_schnapsen_answer, found))


class Prospect(NamedTuple):
    """What an action brings: its mean `worth`, the `chance` to win the deal, in so many `tries`."""

    worth: float
    chance: float
    tries: int


def schnapsen_hidden(
    positions: Sequence[SchnapsenPosition],
    *,
    gains: Sequence[float] = (-3, -2, -1, 0, 1, 2, 3),
    known: Cards | None = None,
    barred: Cards | None = None,
    tries: int,
    threads: int = 1,
    seed: int = 0,
) -> dict[Action, Prospect]:
    """What every action of the seat to act is worth where each side chooses by what it sees itself.

    The `positions` are worlds that are the same to that seat, each as likely as any other. Both sides learn to play in
    two trees, from so many `tries` in each (information-set Monte Carlo tree search). `gains` are what -3 to 3 game
    points are worth to the seat; of its hand the other knows that the `known` cards are there and no `barred` ones.
    The same seed gives the same numbers on any number of threads. Raises `SetupError`, and `RuntimeError` where the
    kernel is not built.
    """
    _check_limits(None, None, threads)
    oracle.numbers("tries", (tries,), 1, 10_000_000)
    oracle.numbers("seed", (seed,), 0, 2**64 - 1)
    of_hand = int(known or 0), int(barred or 0)
    oracle.numbers("known and barred", of_hand, 0, oracle.ALL)
    if len(gains) != 7 or not all(isinstance(gain, float | int) and isfinite(gain) for gain in gains):
        raise SetupError("gains: seven finite numbers are wanted, for -3 to 3 game points")
    sides = list(map(float, gains)), *of_hand
    found = _ask_worlds("schnapsen_hidden", positions, *sides, tries, threads, seed)
    return {_DEEDS[deed](card): Prospect(worth, chance, tried) for deed, card, worth, chance, tried in found}


def _ask_worlds(question: str, positions: Sequence[SchnapsenPosition], *more: Any) -> Any:
    """What the extension answers to a question about worlds of the same options."""
    if not built:
        for number, each in enumerate(positions):
            _check_schnapsen(f"world {number}", each)
        _require()
    try:
        raw = list(map(_schnapsen, positions))
        if len({_schnapsen_options(position) for position in positions}) > 1:
            raise SetupError("positions: their options are not the same")
        options = _schnapsen_options(positions[0]) if positions else (2, True, False, False, False)
        return getattr(_kernel, question)(options, raw, *more)
    except _REFUSALS as error:
        raise _named(error, {f"world {number}": each for number, each in enumerate(positions)}) from None


_REFUSALS: Final = (ValueError, TypeError, OverflowError, AttributeError)


def _named(error: Exception, positions: dict[str, SchnapsenPosition]) -> Exception:
    """What is wrong with the positions, looked for only once the extension has refused them: it takes as long."""
    for place, position in positions.items():
        _check_schnapsen(place, position)
    return SetupError(str(error)) if isinstance(error, ValueError) else error


def _check_schnapsen(place: str, now: SchnapsenPosition) -> None:
    """Raises `SetupError` where a field is of another kind or far out of range; the extension checks the rest."""
    oracle.check_kind(place, now, SchnapsenPosition)
    for name in ("hands", "points", "pending", "tricks"):
        pair = getattr(now, name)
        oracle.numbers(f"{place}: {name}", pair, *((0, oracle.ALL) if name == "hands" else (-FAR, FAR)))
        if len(pair) != 2:
            raise SetupError(f"{place}: {name}: two are wanted, not {len(pair)}")
    oracle.numbers(f"{place}: stock", now.stock, 0, 63)
    _check_closing(place, now)
    for name in ("trump", "leader", "led", "closer", "exchange_min_stock"):
        value = getattr(now, name)
        if value is not None or name not in ("led", "closer"):
            oracle.numbers(f"{place}: {name}", (value,), -FAR, FAR)


def _check_closing(place: str, now: SchnapsenPosition) -> None:
    """Raises `SetupError` where the record at closing cannot be: the extension takes it as it is."""
    oracle.numbers(f"{place}: closing_points", (now.closing_points,), 0, 120)
    oracle.numbers(f"{place}: closing_tricks", (now.closing_tricks,), 0, 10)


def _schnapsen_options(now: SchnapsenPosition) -> tuple[int, bool, bool, bool, bool]:
    switches = bool(now.closing), bool(now.silent), bool(now.marriage_pending), bool(now.king_led)
    return now.exchange_min_stock, *switches


def _schnapsen(now: SchnapsenPosition) -> tuple[Any, ...]:
    """The position as the extension takes it."""
    if now.closing_points or now.closing_tricks:
        _check_closing("position", now)
    led = -1 if now.led is None else now.led
    closer = -1 if now.closer is None else now.closer
    so_far = (now.points, now.pending, now.tricks, closer, now.closing_points, now.closing_tricks)
    return (now.hands, now.stock, now.trump, now.leader, led, *so_far)


def _schnapsen_answer(found: tuple[int, int, list[tuple[int, int, int, int]], int]) -> SchnapsenAnswer:
    low, high, deeds, spent = found
    actions = {_DEEDS[deed](card): Bounds(least, most) for deed, card, least, most in deeds}
    return SchnapsenAnswer(actions, Bounds(low, high), spent)


_DEEDS: Final[tuple[Callable[[int], Action], ...]] = (
    lambda card: Play(Card(card)),
    lambda card: Marry(Card(card)),
    lambda _: Exchange(),
    lambda _: Close(),
)


_Args = ParamSpec("_Args")
_Found = TypeVar("_Found")


def _call(function: Callable[_Args, _Found], *args: _Args.args, **kwargs: _Args.kwargs) -> _Found:
    """What the extension answers; its complaints become `SetupError`."""
    try:
        return function(*args, **kwargs)
    except ValueError as error:
        raise SetupError(str(error)) from None


def _require() -> None:
    if not built:
        raise RuntimeError("this needs the kernel, which is not built")


def _position(position: Position) -> tuple[list[int], int, list[int]]:
    return [int(hand) for hand in position.hands], position.leader, [int(card) for card in position.trick]


@lru_cache(maxsize=4096)
def _tables(tables: Tables) -> _kernel.Tables:
    """The tables as the extension takes them."""
    raw = _kernel.Tables()
    suits = suits_of(tables.order)
    raw.seats = tables.seats
    raw.suits = [int(suit) for suit in suits]
    raw.trump = suits.index(tables.order.trumps) if tables.order.trumps else -1
    raw.strength = [-len(tables.order.above[card] & tables.order.suit[card]) for card in range(64)]
    points: dict[int, int] = dict(tables.points)
    raw.points = [points.get(card, 0) for card in range(64)]
    raw.worth = [*tables.worth, *[0] * (oracle.MOST_TRICKS - len(tables.worth))]
    raw.bonus_cards, raw.bonus = int(tables.bonus_cards), tables.bonus
    raw.takers = sum(1 << seat for seat in tables.takers)
    raw.maxers = sum(1 << seat for seat in tables.maxers)
    raw.ruff_freely = bool(tables.ruff_freely)
    return raw
