"""How far declarers of Kaiser fall short of what they take if all see all cards: tenths in `search.kaiser.auction`.

.venv/bin/python bench/kaiser_short.py --deals 150
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random

from vorhand import kernel
from vorhand.game import result_of
from vorhand.games import GAMES
from vorhand.games.kaiser.play import Playing
from vorhand.games.kaiser.score import KaiserResult
from vorhand.players.search import Effort, Searcher
from vorhand.solve import question


def shortfalls(deals: int) -> dict[bool, list[int]]:
    """The solved points less those taken, in a suit and at no-trump, by players that search the play alone."""
    kaiser, found = GAMES["kaiser"], {False: list[int](), True: list[int]()}
    for number in range(deals):
        state = kaiser.match(kaiser.presets["seed"], Random(number)).deal(Random(5000 + number))
        players = [Searcher(Effort(0.1), 4 * number + seat) for seat in range(4)]
        solved = None
        while state.to_act is not None:
            if solved is None and isinstance(state, Playing):
                asked = question(state)
                assert asked is not None
                solved = kernel.value(asked.tables, asked.position).low
            state = state.apply(players[state.to_act].decide(state.view(state.to_act)))
        result = result_of(state)
        assert isinstance(result, KaiserResult)
        assert solved is not None
        found[result.bid.no_trump].append(solved - result.points[result.declarer % 2])
    return found


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=150)
    for no_trump, short in shortfalls(parser.parse_args().deals).items():
        tenths = [sorted(short)[(2 * tenth + 1) * len(short) // 20] for tenth in range(10)]
        print("no trump" if no_trump else "suit", len(short), tenths)
