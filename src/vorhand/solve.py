"""Solved states of the four games: what every action is worth with open cards and best play of both sides.

A state is translated into the kernel's tables, from the same orders that the rules use, and the answer back into
the units of the game.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from vorhand import kernel, oracle
from vorhand.action import Action, Play
from vorhand.cards import PACK_32, Cards
from vorhand.game import State
from vorhand.games.kaiser.play import Playing as KaiserPlay
from vorhand.games.kaiser.table import FIVE, SIDES, THREE, side_of
from vorhand.games.letzter_stich import LetzterStich
from vorhand.games.letzter_stich import Playing as LetzterStichPlay
from vorhand.games.schnapsen import Schnapsen
from vorhand.games.schnapsen.play import Over as SchnapsenOver
from vorhand.games.schnapsen.play import Playing as SchnapsenPlay
from vorhand.games.schnapsen.score import Closing
from vorhand.games.skat.play import Playing as SkatPlay
from vorhand.games.skat.score import POINTS, card_points
from vorhand.kernel import Bounds, Position, SchnapsenPosition, Tables
from vorhand.trick import Order


class Solution(Struct, frozen=True, kw_only=True):
    """The value of a state, and of each action of the seat to act, in `unit` of the seats `side`.

    `maximises` says whether the seat to act wants it high; `alone` that the value is what the side gets if all others
    play against it, which nobody has agreed (Ramsch, Letzter Stich). `unit` is ``card-points``, ``null`` (1 where the
    declarer takes a trick, so loses, else 0), ``points``, ``penalties`` or ``game-points``.
    """

    unit: str
    side: tuple[int, ...]
    maximises: bool
    value: Bounds
    actions: dict[Action, Bounds]
    alone: bool = False


class Question(Struct, frozen=True, kw_only=True):
    """A state as the kernel takes it: its value is `base` plus what the takers still get.

    With a `target` only whether they reach it counts: in Null, whose unit is ``tricks``, the first.
    """

    unit: str
    side: tuple[int, ...]
    tables: Tables
    position: Position
    base: int
    target: int | None = None
    alone: bool = False


def solve(state: State, *, nodes: int | None = None, seconds: float | None = None) -> Solution | None:
    """The solution of a state in play; None in the other phases (auction, announcement, discard) and at the end.

    Skat: the declarer's card points, skat included; in Null, which ends with his first trick, 1 where he takes one
    and 0 where he takes none; in Ramsch the card points of the player to act if both others play against him, the
    skat for the last trick included. Kaiser: the points of the declarer's side. Letzter Stich: what the player to act
    gets (points, or penalties) if all others play against him. Schnapsen: the game points of seat 0, with the order
    of the stock known; there only a limit of `nodes` counts, `seconds` do not. A limit leaves bounds.
    """
    given: object = state
    if not isinstance(given, State):
        what = type(given).__name__
        raise TypeError(f"a State is wanted, not {what}: a view cannot be solved, it does not know the cards")
    if isinstance(state, SchnapsenPlay):
        return _schnapsen(state, nodes)
    asked = question(state)
    if asked is None:
        return None
    found = kernel.card_values(asked.tables, asked.position, target=asked.target, nodes=nodes, seconds=seconds)
    if asked.target is None:
        values = {card: Bounds(asked.base + low, asked.base + high) for card, (low, high) in found.items()}
    else:
        values = {card: Bounds(*(int(bound >= asked.target) for bound in bounds)) for card, bounds in found.items()}
    maximises = asked.position.seat in asked.tables.maxers
    return Solution(
        unit=asked.unit if asked.target is None else "null",
        side=asked.side,
        maximises=maximises,
        value=best(list(values.values()), maximises),
        actions={Play(card): value for card, value in values.items()},
        alone=asked.alone,
    )


def in_play(state: State) -> bool:
    """Whether a state is one that `solve` solves."""
    return isinstance(state, SchnapsenPlay | SkatPlay | KaiserPlay | LetzterStichPlay)


def best(values: list[Bounds], maximises: bool) -> Bounds:
    """The bounds of a choice among actions of these bounds."""
    pick = max if maximises else min
    return Bounds(pick(low for low, _ in values), pick(high for _, high in values))


def question(state: State) -> Question | None:
    """What the kernel is asked about a state in play of Skat, Kaiser or Letzter Stich."""
    match state:
        case SkatPlay():
            return _skat(state)
        case KaiserPlay():
            return _kaiser(state)
        case LetzterStichPlay():
            return _letzter_stich(state)
    return None


def _position(state: SkatPlay | KaiserPlay | LetzterStichPlay, seats: tuple[int, ...]) -> Position:
    """The cards of a state, by the seats that play."""
    return Position(
        hands=tuple(state.hands[seat] for seat in seats), leader=seats.index(state.turn[0]), trick=state.trick
    )


SKAT_POINTS: Final = tuple((card, POINTS[card.rank]) for card in PACK_32 if POINTS[card.rank])


def skat_tables(ranking: Order, declarer: int, null: bool = False) -> Tables:
    """SK 5, SK 6.1: the declarer's card points; SK 5.4: in Null his tricks, which the defenders want."""
    alone, others = (declarer,), tuple(seat for seat in range(3) if seat != declarer)
    if null:
        return Tables(seats=3, order=ranking, worth=(1,) * 10, takers=alone, maxers=others)
    return Tables(seats=3, order=ranking, points=SKAT_POINTS, takers=alone, maxers=alone)


def ramsch_tables(ranking: Order, seat: int, skat: int = 0) -> Tables:
    """SK 9.1: the card points of a seat, which the others want it to have; those of the skat go to the last trick."""
    others = tuple(other for other in range(3) if other != seat)
    return Tables(seats=3, order=ranking, points=SKAT_POINTS, worth=(skat,), takers=(seat,), maxers=others)


def _skat(state: SkatPlay) -> Question:
    """The declarer's card points or, in Null, tricks; in Ramsch the card points of the player to act."""
    position, seat = _position(state, (0, 1, 2)), state.to_act if state.declarer is None else state.declarer
    base, alone = state.points[seat], state.declarer is None
    if state.null:
        tables = skat_tables(state.ranking, seat, null=True)
        return Question(unit="tricks", side=(seat,), tables=tables, position=position, base=0, target=1)
    if alone:
        tables = ramsch_tables(state.ranking, seat, card_points(state.deal.rest))
    else:
        tables = skat_tables(state.ranking, seat)
        base += card_points(state.aside)
    return Question(unit="card-points", side=(seat,), tables=tables, position=position, base=base, alone=alone)


def kaiser_tables(order: Order, side: int) -> Tables:
    """KA 5.1: the points of a side."""
    both = SIDES[side]
    points = ((FIVE, 5), (THREE, -3))
    return Tables(seats=4, order=order, points=points, worth=(1,) * 8, takers=both, maxers=both)


def _kaiser(state: KaiserPlay) -> Question:
    """KA 5.1: the points of the declarer's side."""
    side = side_of(state.declarer)
    return Question(
        unit="points",
        side=SIDES[side],
        tables=kaiser_tables(state.order, side),
        position=_position(state, (0, 1, 2, 3)),
        base=state.points[side],
    )


def letzter_stich_tables(options: LetzterStich, order: Order, seats: int, side: tuple[int, ...] = ()) -> Tables:
    """LS 4.1, LS 6.2, LS 6.3: the last trick and, where agreed, the one before it; for this side."""
    return Tables(
        seats=seats,
        order=order,
        worth=(options.value, options.value) if options.penultimate else (options.value,),
        bonus_cards=Cards(card for card in PACK_32 if card.rank <= 9) if options.low_card_bonus else Cards(),
        bonus=options.value if options.low_card_bonus else 0,
        takers=side,
        maxers=side,
        ruff_freely=options.trump == "any",
    )


def _letzter_stich(state: LetzterStichPlay) -> Question:
    """One against all: what the player can force; LS 6.4: as penalties, which are what the others win."""
    seats = tuple(sorted(state.turn))
    me = (seats.index(state.to_act),)
    others = tuple(seat for seat in range(len(seats)) if seat not in me)
    penalty = state.options.penalty
    side = others if penalty else me
    tables = letzter_stich_tables(state.options, state.order, len(seats), side)
    base = 0
    left = len(state.hands[state.turn[0]]) + bool(state.trick)
    if state.options.penultimate and left == 1 and (state.winners[-1] == state.to_act) != penalty:
        base = state.options.value
    unit = "penalties" if penalty else "points"
    return Question(
        unit=unit,
        side=(state.to_act,),
        tables=tables,
        position=_position(state, seats),
        base=base,
        alone=len(seats) > 2,
    )


MOST: Final = 3
"""SN 6: so many game points a deal of Schnapsen brings at most."""


def schnapsen_position(options: Schnapsen, closing: Closing | None, **cards: Any) -> SchnapsenPosition:
    """SN 5, SN 8: the cards and what has been taken (the other fields of a position), under these options."""
    return SchnapsenPosition(
        **cards,
        closer=closing.seat if closing else None,
        closing_points=closing.points if closing else 0,
        closing_tricks=closing.tricks if closing else 0,
        exchange_min_stock=options.exchange_min_stock,
        closing=options.closing,
        silent=options.declare == "optional",
        marriage_pending=options.marriage_pending,
        king_led=options.king_led,
    )


def _schnapsen(state: SchnapsenPlay, nodes: int | None) -> Solution:
    """SN 6: the game points of seat 0, negative where seat 1 scores."""
    tally = state.tally
    position = schnapsen_position(
        state.options,
        tally.closing,
        hands=(state.hands[0], state.hands[1]),
        stock=state.stock,
        trump=state.trump,
        leader=state.turn[0],
        led=state.trick[0] if state.trick else None,
        points=tally.points,
        pending=tally.pending,
        tricks=(tally.tricks(0), tally.tricks(1)),
    )
    if kernel.built:
        found = kernel.schnapsen(position, nodes=nodes).actions
    else:
        found = _plain_schnapsen(state, oracle.Limit(nodes))
    maximises = state.to_act == 0
    return Solution(
        unit="game-points",
        side=(0,),
        maximises=maximises,
        value=best(list(found.values()), maximises),
        actions=found,
    )


def _plain_schnapsen(state: SchnapsenPlay, limit: oracle.Limit) -> dict[Action, Bounds]:
    """The same by trying everything, where the kernel is not built: slow."""

    def value(state: State) -> int:
        if isinstance(state, SchnapsenOver):
            return state.result.scores[0] - state.result.scores[1]
        limit.step()
        values = [value(state.apply(action)) for action in state.actions()]
        return max(values) if state.to_act == 0 else min(values)

    def bounds(state: State) -> Bounds:
        try:
            return Bounds(*[value(state)] * 2)
        except oracle.Spent:
            return Bounds(-MOST, MOST)

    return {action: bounds(state.apply(action)) for action in state.actions()}
