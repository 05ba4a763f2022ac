"""Many deals by players: what they score, how the deals end, and the sums that no deal may change.

>>> from vorhand.games import GAMES
>>> game = GAMES["letzter-stich"]
>>> tally = simulate(game, game.presets["seed"], ["random"] * 4, deals=20, seed=1)
>>> sum(tally.points), tally.sums
(20, {1: 20})
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from vorhand.action import Marry, Play
from vorhand.game import Game, Match, Result, State, result_of
from vorhand.games.kaiser.score import KaiserResult
from vorhand.games.letzter_stich import LetzterStichResult
from vorhand.games.schnapsen.play import Over as SchnapsenOver
from vorhand.games.schnapsen.score import SchnapsenResult
from vorhand.games.schnapsen.table import card_points as schnapsen_points
from vorhand.games.skat.score import ORDERS, PassedResult, RamschResult, SkatResult
from vorhand.games.skat.score import card_points as skat_points
from vorhand.options import Options
from vorhand.players import Player, player_named


class Tally(Struct, frozen=True, kw_only=True):
    """What a simulation has added up: `points` of all deals and `wins` of matches by seat.

    `outcomes` counts how the deals ended, by contract and fate; `sums` the game's invariant by its value (a
    game kept its law if there is one value where the rules allow one).
    """

    game: str
    options: Options
    players: tuple[str, ...]
    seed: int
    deals: int
    matches: int
    unfinished: bool
    """KA 6.4: whether the deals ended in the middle of a match, which counts for nobody."""
    points: tuple[int, ...]
    wins: tuple[int, ...]
    outcomes: dict[tuple[str, str], int]
    sums: dict[int, int]


def simulate(
    game: Game,
    options: Options,
    players: Sequence[str],
    deals: int,
    seed: int,
    progress: Callable[[], object] = lambda: None,
) -> Tally:
    """So many deals, match after match, by the players of these names, one a seat; the same for the same seed."""
    random = Random(seed)
    at_table = [player_named(name, seed + seat) for seat, name in enumerate(players)]
    points, wins = [0] * options.seats, [0] * options.seats
    outcomes: Counter[tuple[str, str]] = Counter()
    sums: Counter[int] = Counter()
    match, matches = game.match(options, random), 0
    for _ in range(deals):
        over = played(match, at_table, random)
        result = result_of(over)
        points = [total + score for total, score in zip(points, result.scores, strict=True)]
        outcomes[outcome(result)] += 1
        sums[invariant(over)] += 1
        match = match.after(over)
        if match.winners is not None:
            matches += 1
            for seat in match.winners:
                wins[seat] += 1
            match = game.match(options, random)
        progress()
    return Tally(
        game=game.name,
        options=options,
        players=tuple(players),
        seed=seed,
        deals=deals,
        matches=matches,
        unfinished=match.played > 0,
        points=tuple(points),
        wins=tuple(wins),
        outcomes=dict(outcomes.most_common()),
        sums=dict(sorted(sums.items())),
    )


def played(match: Match, players: Sequence[Player], random: Random) -> State:
    """The end of the next deal of a match."""
    state = match.deal(random)
    while (seat := state.to_act) is not None:
        state = state.apply(players[seat].decide(state.view(seat)))
    return state


def outcome(result: Result) -> tuple[str, str]:
    """What was played, and how it ended: a contract or a word of its own, and a word (``outcome-..``)."""
    match result:
        case KaiserResult():
            return result.contract.contract, "made" if result.made else "set"
        case SchnapsenResult():
            closing = result.tally.closing
            fate = "open" if closing is None else "closed-won" if closing.seat == result.winner else "closed-lost"
            return str(result.scores[result.winner]), fate
        case SkatResult():
            return result.contract.contract, "won" if result.won else "lost"
        case RamschResult():
            return "ramsch", "lost"
        case PassedResult():
            return "passed", "passed"
        case LetzterStichResult():
            return "plain", "doubled" if result.doubled else "plain"
    raise TypeError(f"no outcome of a {type(result).__name__}")


def invariant(over: State) -> int:
    """The sum that the rules fix for a finished deal (LS 8, KA 9, SN 10, SK 11)."""
    match result_of(over):
        case LetzterStichResult() as result:
            return sum(result.scores)
        case KaiserResult() as result:
            return sum(result.points)
        case SchnapsenResult() as result:
            assert isinstance(over, SchnapsenOver)
            return schnapsen_sum(over, result)
        case SkatResult() as result:
            return result.points + defenders_points(over, result)
        case RamschResult() as result:
            return sum(result.points)
    return skat_points(over.deal.rest) + sum(map(skat_points, over.hands))


def schnapsen_sum(over: SchnapsenOver, result: SchnapsenResult) -> int:
    """SN 10: card points in both piles, both hands, the trick on the table and the stock."""
    trump = over.deal.rest[-1].suit
    married = [event.action.card for event in over.history if isinstance(event.action, Marry)]
    credited = sum(40 if card.suit == trump else 20 for card in married) - sum(result.tally.pending)
    lying = sum(map(schnapsen_points, over.hands)) + schnapsen_points((*over.trick, *over.stock))
    return sum(result.tally.points) - credited + lying


def defenders_points(over: State, result: SkatResult) -> int:
    """SK 11: card points of the defenders' tricks, counted anew, and of what has not been played."""
    ranking, found = ORDERS[result.contract.contract], sum(map(skat_points, over.hands))
    plays = [(event.seat, event.action.card) for event in over.history if isinstance(event.action, Play)]
    for start in range(0, len(plays), 3):
        seats, cards = zip(*plays[start : start + 3], strict=True)
        if seats[ranking.winner(cards)] != result.declarer:
            found += skat_points(cards)
    return found
