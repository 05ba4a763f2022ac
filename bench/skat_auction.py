"""What searching before play brings in Skat: one who does among two who bid, discard and announce by the maxims.

    .venv/bin/python bench/skat_auction.py [--deals 100] [--share 0.75]

Every deal is held three times, the searcher at every seat. No card is played: a game counts what its level with open
cards becomes on average (`search/skat/stakes.py`), from the cards as they truly lie, in a Seeger-Fabian list. So the
luck of the play is left out, which the arena would have to average away.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean, stdev

from vorhand.cards import Cards
from vorhand.games import GAMES
from vorhand.games.skat import Skat
from vorhand.games.skat.play import Playing
from vorhand.kernel import Position
from vorhand.players import player_named
from vorhand.players.search import Effort, Searcher
from vorhand.players.search.skat.stakes import Stake, Tried, level_of, stake

LIST = Skat(steps="isko", score="seeger-fabian")


def held(number: int, searcher: int, share: float) -> tuple[bool | None, Stake]:
    """Whether the searcher became declarer (None: nobody did), and what the game brings the declarer."""
    effort = Effort(share, weighs=True, auctions=True)
    seeds = [10 * number + seat for seat in range(3)]
    players = [
        Searcher(effort, seed) if seat == searcher else player_named("heuristic", seed)
        for seat, seed in enumerate(seeds)
    ]
    state = GAMES["skat"].match(LIST, Random(number)).deal(Random(7919 + number))
    while state.to_act is not None and not isinstance(state, Playing):
        state = state.apply(players[state.to_act].decide(state.view(state.to_act)))
    if not isinstance(state, Playing) or state.declarer is None or state.contract is None:
        return None, Stake(0.0, 0.0)
    at = Position(hands=state.hands, leader=(state.deal.dealer + 1) % 3)
    level = level_of(state.contract.contract, state.declarer, at, state.aside)
    twelve = state.deal.hands[state.declarer] | Cards(state.deal.rest)
    return state.declarer == searcher, stake(LIST, state.contract, state.bid, Tried(twelve, level))


def main() -> None:
    """Holds the deals and prints the difference a deal, and how often each kind plays and wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--share", type=float, default=0.75, help="how much the searcher thinks")
    parser.add_argument("--first", type=int, default=500, help="the number of the first deal")
    asked = parser.parse_args()
    differences: list[float] = []
    chances: dict[bool, list[float]] = {True: [], False: []}
    for number in range(asked.first, asked.first + asked.deals):
        found = []
        for seat in range(3):
            mine, made = held(number, seat, asked.share)
            found.append(made.worth if mine else -made.worth / 2)
            if mine is not None:
                chances[mine].append(made.chance)
        differences.append(fmean(found))
        if len(differences) % 10 == 0:
            error = 1.96 * stdev(differences) / len(differences) ** 0.5
            print(f"{len(differences)} deals: {fmean(differences):+.2f} ± {error:.2f} list points a deal", flush=True)
    for mine, seats in ((True, 1), (False, 2)):
        share, won = len(chances[mine]) / (3 * seats * asked.deals), fmean(chances[mine] or [0.0])
        print(f"{'searcher' if mine else 'maxims'}: declarer in {share:.1%} of deals a seat, wins {won:.1%}")


if __name__ == "__main__":
    main()
