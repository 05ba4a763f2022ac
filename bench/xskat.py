"""Skat against an old program's recorded games: the same deals, one level in all seats.

    .venv/bin/python bench/xskat.py [--deals 100] [--level expert] [--score seeger-fabian] [--data FILE]

Prints a Markdown table: the share of deals played, and by contract how many games and how many of them won, beside
what the recorded declarers did. Every record is a game, so of their deals 100 % count as played; the program itself
says 99.3 % of all it deals.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any

from vorhand.cards import Card, Cards
from vorhand.game import Deal, State, result_of
from vorhand.games import GAMES
from vorhand.games.skat import Skat
from vorhand.games.skat.score import SkatResult
from vorhand.players import PLAYERS, player_named

RECORDS = Path(__file__).resolve().parents[2] / "shared" / "data" / "xskat" / "games.jsonl"
KINDS = ("suit", "suit Hand", "Grand", "Grand Hand", "Null")


def dealt(record: dict[str, Any]) -> Deal:
    """The deal: the declarer's ten are those before the exchange, and forehand is who plays first."""
    hands = [Cards(" ".join(hand)) for hand in record["hands_at_play"]]
    skat, discard = Cards(" ".join(record["skat_dealt"])), Cards(" ".join(record["discard"]))
    hands[record["dec"]] = (hands[record["dec"]] | discard) - skat
    forehand = record["plays"][0][0]
    return Deal(dealer=(forehand + 2) % 3, hands=tuple(hands), rest=tuple(map(Card, record["skat_dealt"])))


def kind(contract: str, hand: bool) -> str:
    """What a game counts as: all suits alike, every Null alike."""
    if contract in ("null", "N"):
        return "Null"
    return ("Grand" if contract in ("grand", "G") else "suit") + (" Hand" if hand else "")


def played(deal: Deal, options: Skat, level: str, seed: int) -> SkatResult | None:
    """The game that three players of a level play; None where they throw the deal in."""
    players = [player_named(level, 3 * seed + seat) for seat in range(3)]
    state: State = GAMES["skat"].start(options, deal)
    while state.to_act is not None:
        state = state.apply(players[state.to_act].decide(state.view(state.to_act)))
    result = result_of(state)
    return result if isinstance(result, SkatResult) else None


def share(outcomes: Iterable[bool]) -> str:
    """How many games, and how many of them won."""
    won = list(outcomes)
    return f"{len(won)}: {sum(won) / len(won):.1%}" if won else "0"


def main() -> None:
    """Plays the deals and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100, help="how many, from the first on")
    parser.add_argument("--level", choices=PLAYERS, default="expert")
    parser.add_argument("--score", choices=["plain", "seeger-fabian"], default="seeger-fabian")
    parser.add_argument("--data", type=Path, default=RECORDS, help="the recorded games, a JSON object a line")
    asked = parser.parse_args()
    records = [json.loads(line) for line in asked.data.read_text("utf-8").splitlines()][: asked.deals]
    options = Skat(steps="isko", score=asked.score)
    ours: dict[str, list[bool]] = defaultdict(list)
    theirs: dict[str, list[bool]] = defaultdict(list)
    for number, record in enumerate(records):
        theirs[kind(record["game"], "H" in record["flags"])].append(record["won"])
        if result := played(dealt(record), options, asked.level, number):
            ours[kind(result.contract.contract, "hand" in result.contract.flags)].append(result.won)
    games = sum(map(len, ours.values()))
    print(f"| {len(records)} deals | `{asked.level}` | recorded |", "|---|---|---|", sep="\n")
    print(f"| played | {games / len(records):.1%} | 100.0% |")
    for name in KINDS:
        print(f"| {name}, won | {share(ours[name])} | {share(theirs[name])} |")
    print(f"| all games, won | {share(chain(*ours.values()))} | {share(chain(*theirs.values()))} |")


if __name__ == "__main__":
    main()
