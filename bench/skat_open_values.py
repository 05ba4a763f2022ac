"""What becomes in play of a Skat game that reaches so many points with open cards: the tables of `stakes.py`.

    .venv/bin/python bench/skat_open_values.py [--deals 900] [--share 0.22] [--null]

In every deal a seat whose hand looks fit for it plays a game, all three of them by search; counted is how it ends, by
the level that it reaches with open cards before the first lead. With `--null` the games are Null, half of them Ouvert.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from vorhand.action import Action, Announce, Bid, Discard, Pass, Take
from vorhand.cards import Cards
from vorhand.game import State, result_of
from vorhand.games import GAMES
from vorhand.games.skat import Skat
from vorhand.games.skat.score import BASE, SkatResult
from vorhand.kernel import Position
from vorhand.players.search import Effort, Searcher
from vorhand.players.search.skat.hands import plans
from vorhand.players.search.skat.stakes import level_of

AUCTIONS: tuple[tuple[Action, ...], ...] = (
    (Pass(), Pass(), Bid(18)),
    (Bid(18), Pass(), Pass()),
    (Pass(), Bid(18), Pass()),
)
"""By place, forehand first: the shortest auction that makes it declarer."""


def announced(random: Random, null: bool) -> State | None:
    """A deal before the first lead, if the seat that was drawn has a game that is worth a try."""
    options = Skat(steps="isko", score="seeger-fabian")
    state: State = GAMES["skat"].match(options, random).deal(random)
    place = random.randrange(3)
    seat = (state.deal.dealer + 1 + place) % 3
    held = state.hands[seat] | Cards(state.deal.rest)
    found = plans(options, held, ["null"] if null else BASE, 18, place == 0)
    plan = next(plan for plan in found if "ouvert" not in plan.game.contract.flags)
    if not 0.15 < plan.game.chance < 0.99:
        return None
    contract = Announce("null", ("ouvert",)) if null and random.random() < 0.5 else plan.game.contract
    for action in (*AUCTIONS[place], Take(), Discard(plan.away), contract):
        state = state.apply(action)
    return state


def main() -> None:
    """Plays the deals and prints how often each level ends how."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=900)
    parser.add_argument("--share", type=float, default=0.22, help="how much the players think")
    parser.add_argument("--null", action="store_true", help="Null games")
    asked = parser.parse_args()
    counts: Counter[tuple[int, str]] = Counter()
    for number in range(asked.deals):
        state = announced(Random(number), asked.null)
        if state is None:
            continue
        declarer, contract, aside = state.declarer, state.contract, state.aside  # type: ignore[attr-defined]
        leader = (state.deal.dealer + 1) % 3
        level = level_of(contract.contract, declarer, Position(hands=state.hands, leader=leader), aside)
        players = [Searcher(Effort(asked.share), seat) for seat in range(3)]
        while state.to_act is not None:
            state = state.apply(players[state.to_act].decide(state.view(state.to_act)))
        counts[level, ended(result_of(state))] += 1
    levels = sorted({level for level, _ in counts})
    ends = sorted({end for _, end in counts})
    print("level", *ends, sep="\t")
    for level in levels:
        print(level, *(counts[level, end] for end in ends), sep="\t")


def ended(result: object) -> str:
    """How a game ended: in Null won or lost, else also at which step."""
    assert isinstance(result, SkatResult)
    if result.contract.contract == "null":
        return f"{' '.join(result.contract.flags) or 'null'} {'won' if result.won else 'lost'}"
    step = next(place for place, most in enumerate((30, 60, 89, 120)) if result.points <= most)
    return "12345"[step + (result.tricks == 10)]


if __name__ == "__main__":
    main()
