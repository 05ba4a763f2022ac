"""The first measure: what an action cost with open cards, against best play of all."""

from __future__ import annotations

from typing import NamedTuple

from vorhand import kernel
from vorhand.action import Action
from vorhand.cards import Cards
from vorhand.game import State
from vorhand.games.kaiser.play import Playing as KaiserPlay
from vorhand.games.kaiser.score import score as kaiser_score
from vorhand.games.kaiser.table import SEATS, side_of
from vorhand.games.letzter_stich import Playing as LetzterStichPlay
from vorhand.games.schnapsen.play import Playing as SchnapsenPlay
from vorhand.games.skat.play import Playing as SkatPlay
from vorhand.games.skat.score import reckon
from vorhand.review.measures import Open
from vorhand.solve import solve

NODES: int | None = None if kernel.built else 20_000
"""Without the kernel the search ends here, and what it leaves open is not valued."""


class Sheet(NamedTuple):
    """What a value brings the solution's side: game points above the others, and whether it gets its way.

    None where the value alone does not say so.
    """

    points: int | None
    won: bool | None


def opened(state: State, action: Action) -> Open | None:
    """What the action of the seat to act cost; None outside play, and where it is forced."""
    if len(state.actions()) < 2:
        return None
    solution = solve(state, nodes=NODES)
    if solution is None or action not in solution.actions:
        return None
    values = {each: bounds.low for each, bounds in solution.actions.items() if bounds.exact}
    if len(values) < len(solution.actions):
        return None
    value, after = solution.value.low, values[action]
    best, mine = sheet(state, value), sheet(state, after)
    own = 1 if solution.maximises != (solution.unit == "null") else -1  # SK 5.4: what is high is lost
    points = None if best.points is None or mine.points is None else own * (best.points - mine.points)
    return Open(
        unit=solution.unit,
        side=solution.side,
        value=value,
        after=after,
        cost=abs(value - after),
        points=points,
        best=tuple(each for each, worth in values.items() if worth == value),
        lost=best.won is not None and best.won != mine.won,
    )


def sheet(state: State, value: int) -> Sheet:
    """What a value of `solve` stands for at the end of the deal."""
    match state:
        case SkatPlay():
            return skat(state, value)
        case KaiserPlay():
            return kaiser(state, value)
        case LetzterStichPlay():
            return Sheet(value, value > 0)
        case SchnapsenPlay():
            return Sheet(value, value > 0)
    return Sheet(None, None)


def skat(state: SkatPlay, value: int) -> Sheet:
    """SK 6: the declarer's score above a defender's; all card points, or none, count as Schwarz unless it is off."""
    if state.declarer is None or state.contract is None:
        return Sheet(None, None)
    own = state.tricks[state.declarer]
    others = sum(state.tricks) - own
    if state.null:
        points, tricks = 0, value
    else:
        points = value
        tricks = 10 if value == 120 and not others else 0 if value == 0 and not own else 5
    declarer = state.declarer
    result = reckon(
        state.contract,
        declarer,
        state.bid,
        state.deal.hands[declarer] | Cards(state.deal.rest),
        points,
        tricks,
        kontra=state.kontra,
        seeger_fabian=state.options.score == "seeger-fabian",
    )
    return Sheet(result.scores[declarer] - result.scores[(declarer + 1) % 3], result.won)


def kaiser(state: KaiserPlay, value: int) -> Sheet:
    """KA 5: what the declarer's side writes less what the other does."""
    side = side_of(state.declarer)
    total = 9 if state.options.kitty else 10
    both = (value, total - value) if side == 0 else (total - value, value)
    result = kaiser_score(
        state.options, state.deal.standing, state.declarer, state.bid, state.contract, both, state.tricks
    )
    other = (state.declarer + 1) % SEATS
    return Sheet(result.scores[state.declarer] - result.scores[other], result.made)
