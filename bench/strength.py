"""How strong the levels are: plays them against each other and writes docs/strength.md.

    .venv/bin/python bench/strength.py [--only schnapsen] [--share 0.1]

Every row is a `vorhand arena` of its own, kept in build/strength and not played again; `--share` plays so much of
the deals. The last rows play with open cards, against all rules, to show how much there is to be had.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from vorhand import kernel
from vorhand.action import Play
from vorhand.cards import Card
from vorhand.game import State, result_of
from vorhand.games import GAMES
from vorhand.games.letzter_stich import Playing as LetzterStichPlay
from vorhand.players import Player, player_named
from vorhand.solve import letzter_stich_tables, solve

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "strength.md"
MARK = "<!-- below this line bench/strength.py writes -->"
LIST = ("--set", "score=seeger-fabian")


class Row(NamedTuple):
    """A row of the table: who plays whom, over how many deals (or matches)."""

    game: str
    first: str
    second: str
    deals: int
    more: tuple[str, ...] = ()

    @property
    def command(self) -> list[str]:
        """The arena that plays it."""
        return ["arena", self.game, self.first, self.second, "--deals", str(self.deals), "--seed", "7", *self.more]


ROWS = [
    Row("schnapsen", "easy", "random", 100),
    Row("schnapsen", "club", "easy", 300),
    Row("schnapsen", "strong", "club", 300),
    Row("schnapsen", "expert", "strong", 600),
    Row("schnapsen", "expert", "heuristic", 60, ("--match",)),
    Row("letzter-stich", "easy", "random", 100),
    Row("letzter-stich", "club", "easy", 400),
    Row("letzter-stich", "strong", "club", 400),
    Row("letzter-stich", "expert", "strong", 200),
    Row("letzter-stich", "expert", "heuristic", 200),
    Row("kaiser", "easy", "random", 60),
    Row("kaiser", "club", "easy", 800),
    Row("kaiser", "strong", "club", 800),
    Row("kaiser", "expert", "strong", 300),
    Row("kaiser", "expert", "heuristic", 30, ("--match",)),
    Row("skat", "easy", "random", 40, LIST),
    Row("skat", "club", "easy", 200, LIST),
    Row("skat", "strong", "club", 150, LIST),
    Row("skat", "expert", "strong", 60, LIST),
    Row("skat", "expert", "heuristic", 60, LIST),
]
OPEN = {"schnapsen": 100, "letzter-stich": 50, "kaiser": 50, "skat": 15}
"""Deals in which one plays with open cards against experts."""


def kept(name: str) -> Path:
    """The file that keeps a result."""
    KEPT.mkdir(parents=True, exist_ok=True)
    return KEPT / f"{name}.json"


def played(row: Row, share: float) -> dict[str, Any]:
    """The result of a row, played or kept."""
    row = row._replace(deals=max(4, round(row.deals * share)))
    file = kept("-".join([row.game, row.first, row.second, str(row.deals), *(word.strip("-") for word in row.more)]))
    if not file.exists():
        command = [sys.executable, "-m", "vorhand.cli", *row.command, "--workers", "2", "--json"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        file.write_text(done.stdout, "utf-8")
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def line(row: Row, found: dict[str, Any]) -> str:
    """A row of the table."""
    first, second = found["figures"][:2]
    difference = found["differences"][0]["points"]
    won = first["won"]
    share = "" if won is None else f"{won['value']:.1%} ({won['low']:.1%} to {won['high']:.1%})"
    times = found["times"]["players"][0]
    forfeits = first["forfeits"] + second["forfeits"]
    cells = [
        f"`{row.first}` against `{row.second}`",
        f"{found['deals']} {'matches' if '--match' in row.more else 'deals'}",
        f"{difference['value']:+.2f} ({difference['low']:+.2f} to {difference['high']:+.2f})",
        share,
        f"{times['median']:.1f} / {times['p95']:.0f}",
        str(forfeits),
    ]
    return f"| {' | '.join(cells)} |"


# With open cards


def decided(state: State, player: Player, sees: bool) -> State:
    """The state after a decision, with open cards where the seat sees them and play has begun."""
    assert state.to_act is not None
    if sees and isinstance(state, LetzterStichPlay):
        return state.apply(Play(last_trick(state)))
    if sees and (solution := solve(state)) is not None:
        best = max if solution.maximises else min
        return state.apply(best(solution.actions, key=lambda action: solution.actions[action].low))
    return state.apply(player.decide(state.view(state.to_act)))


def last_trick(state: LetzterStichPlay) -> Card:
    """The card after which the player gets most if each plays for himself."""
    seats = tuple(sorted(state.turn))
    hands, leader = tuple(state.hands[seat] for seat in seats), seats.index(state.turn[0])
    position = kernel.Position(hands=hands, leader=leader, trick=state.trick)
    tables = letzter_stich_tables(state.options, state.order, len(seats))
    found = kernel.max_n_worlds(tables, [position])
    return max(zip(found.rows()[0], found.cards, strict=True), key=lambda pair: pair[0])[1]


def differences(game: str, deals: int) -> Iterator[float]:
    """By deal: what who sees all cards scores above the experts, from every seat in turn (in Kaiser from a side)."""
    of = GAMES[game]
    options = of.options(score="seeger-fabian") if game == "skat" else next(iter(of.presets.values()))
    for number in range(deals):
        start = of.match(options, Random(number)).deal(Random(number))
        found = []
        for turn in range(2 if game == "kaiser" else options.seats):
            seers = {turn, turn + 2} if game == "kaiser" else {turn}
            players = [player_named("expert", number) for _ in range(options.seats)]
            state = start
            while state.to_act is not None:
                state = decided(state, players[state.to_act], state.to_act in seers)
            scores = result_of(state).scores
            mine = fmean(score for seat, score in enumerate(scores) if seat in seers)
            found.append(mine - fmean(score for seat, score in enumerate(scores) if seat not in seers))
        yield fmean(found)


def open_cards(game: str, share: float) -> str:
    """The row of one who sees all cards."""
    deals = max(4, round(OPEN[game] * share))
    file = kept(f"{game}-open-{deals}")
    if not file.exists():
        file.write_text(json.dumps(list(differences(game, deals))), "utf-8")
    found = json.loads(file.read_text("utf-8"))
    mean, error = fmean(found), 1.96 * stdev(found) / len(found) ** 0.5
    spread = f"{mean:+.2f} ({mean - error:+.2f} to {mean + error:+.2f})"
    return f"| open cards against `expert` | {deals} deals | {spread} | | | |"


def histogram(results: list[dict[str, Any]]) -> list[str]:
    """Decision times by level: the share of decisions below each bound."""
    bounds = [1, 5, 20, 50, 100, 200, 500, 1000, 2000]
    counts: dict[str, list[int]] = {}
    for found in results:
        edges = found["times"]["bounds"]
        for player in found["times"]["players"]:
            row = counts.setdefault(player["player"], [0] * (len(edges) + 1))
            for place, count in enumerate(player["counts"]):
                row[place] += count
    lines = [f"| ms below | {' | '.join(map(str, bounds))} |", f"|{'---|' * (len(bounds) + 1)}"]
    for level in ("heuristic", "easy", "club", "strong", "expert"):
        if level in counts:
            row, total = counts[level], sum(counts[level])
            below = [sum(count for edge, count in zip(edges, row, strict=False) if edge <= bound) for bound in bounds]
            lines.append(f"| `{level}` | {' | '.join(f'{each / total:.1%}' for each in below)} |")
    return lines


def main() -> None:
    """Plays what is missing and writes the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(GAMES), help="one game")
    parser.add_argument("--share", type=float, default=1.0, help="so much of the deals")
    asked = parser.parse_args()
    lines = []
    for game in [asked.only] if asked.only else list(OPEN):
        lines += ["", f"## {game}", "", "| | | difference a deal (95 %) | won (95 %) | ms, median / 95 % | forfeits |"]
        lines.append("|---|---|---|---|---|---|")
        results = []
        for row in (row for row in ROWS if row.game == game):
            results.append(played(row, asked.share))
            lines.append(line(row, results[-1]))
            print(lines[-1], flush=True)
        lines.append(open_cards(game, asked.share))
        print(lines[-1], flush=True)
        lines += ["", *histogram(results)]
    if not asked.only:
        head = PAGE.read_text("utf-8").split(MARK)[0]
        PAGE.write_text(head + MARK + "\n" + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
