"""Our players of Schnapsen against the bots of the package `schnapsen`, on the same cards from both seats.

    .venv/bin/python bench/teaching_platform/play.py --player heuristic --bot rdeep --deals 1000 --seed 1 [--json]

The package is installed once into an environment of its own; see README.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import venv
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from math import ceil, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from vorhand.action import parse_action
from vorhand.game import Deal, State, plain
from vorhand.games import GAMES
from vorhand.games.schnapsen.play import Over, Playing
from vorhand.players import Player, player_named
from vorhand.record import Record, to_text

REQUIREMENT: Final = "schnapsen==0.0.5"
HERE: Final = Path(__file__).resolve().parent
PLACE: Final = HERE.parent.parent / "build" / "teaching_platform"
PYTHON: Final = PLACE / "bin" / "python"
READY: Final = PLACE / "ready"
BOTS: Final = ("rand", "bully", "rdeep")
GAME: Final = GAMES["schnapsen"]
RULES: Final = GAME.presets["vu"]  # SN 8.1
WIDTH: Final = 1.96
"""Standard errors on either side of the mean that hold it 95 times in 100."""


# The other process


def ready() -> bool:
    """Whether the platform's environment is there."""
    return READY.is_file() and READY.read_text("utf-8").strip() == REQUIREMENT


def install() -> None:
    """Makes the platform's environment, where it is not there yet."""
    if ready():
        return
    print(f"installing {REQUIREMENT} into an environment of its own ...", file=sys.stderr)
    venv.create(PLACE, clear=True, with_pip=True)
    subprocess.run(
        [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", REQUIREMENT],
        check=True,
        stdout=sys.stderr,
    )
    READY.write_text(REQUIREMENT + "\n", "utf-8")


class Platform:
    """The process in which the platform's bots play."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a line; raises `RuntimeError` where there is none."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the platform's process has ended")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer


@contextmanager
def platform() -> Iterator[Platform]:
    """The platform's process, ended on leaving."""
    with subprocess.Popen(
        [PYTHON, HERE / "bot.py"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"},
    ) as process:
        yield Platform(process)  # leaving closes its input, which ends it


# A deal


@dataclass
class Played:
    """What one deal gave our player: its game points less the bot's, and what was found on the way."""

    pair: int
    seat: int
    difference: int = 0
    compared: int = 0
    apart: list[str] = field(default_factory=list)
    """Where the engines do not agree, each with the position."""
    player_seconds: list[float] = field(default_factory=list)
    bot_seconds: list[float] = field(default_factory=list)


def position(state: State) -> str:
    """The deal so far, as a record."""
    return to_text(Record.of("schnapsen", state))


def play(deal: Deal, seat: int, player: Player, other: Platform, played: Played) -> Over:
    """A deal with our player in this seat and the bot in the other; the bot is told its view and nothing else."""
    state = GAME.start(RULES, deal)
    while state.to_act is not None:
        view = state.view(state.to_act)
        if state.to_act == seat:
            start = time.perf_counter()
            action = player.decide(view)
            played.player_seconds.append(time.perf_counter() - start)
        else:
            try:
                answer = other.ask({"decide": plain(view)})
            except RuntimeError as error:
                raise RuntimeError(f"{error}\n{position(state)}") from None
            played.bot_seconds.append(answer["seconds"])
            if answer["legal"] != sorted(map(str, view.actions)):
                played.apart.append(f"the bot may {answer['legal']}\n{position(state)}")
            action = parse_action(answer["action"])
        state = state.apply(action)
    assert isinstance(state, Over)
    return state


def ours(record: Record) -> Iterator[tuple[Playing, dict[str, Any]]]:
    """Every decision of a deal, as our rules see it, in the words of bot.py."""
    for state in record.states():
        if isinstance(state, Playing):
            seat, leads = state.to_act, not state.trick
            yield (
                state,
                {
                    "seat": seat,
                    "leads": leads,
                    "hand": sorted(map(str, state.hands[seat])),
                    "legal": sorted(map(str, state.actions())),
                    "stock": len(state.stock),
                    "turn_up": str(state.stock[-1]) if state.stock else None,
                    "points": list(state.tally.points),
                    "pending": list(state.tally.pending),
                },
            )


def compare(over: Over, other: Platform, played: Played) -> None:
    """The finished deal once more in the platform's engine: what it makes of every decision and of the end."""
    deal, record = over.deal, Record.of("schnapsen", over)
    question = {
        "dealer": deal.dealer,
        "hands": [list(map(str, hand)) for hand in deal.hands],
        "stock": list(map(str, deal.rest)),
        "actions": [str(action) for _, action in over.history],
    }
    try:
        answer = other.ask({"replay": question})
    except RuntimeError as error:
        played.apart.append(f"{error}\n{position(over)}")
        return
    theirs = answer.pop("decisions")
    for (state, mine), found in zip(ours(record), theirs, strict=False):
        if not mine["leads"]:  # that engine writes a marriage down with the card that follows it
            mine.pop("pending")
            found.pop("pending")
        played.compared += 1
        if mine != found:
            played.apart.append(f"ours {mine}\ntheirs {found}\n{position(state)}")
            return
    result = over.result
    end = {
        "winner": result.winner,
        "game_points": result.scores[result.winner],
        "points": list(result.tally.points),
        "left": 0,
    }
    if answer != end or len(theirs) != len(over.history):
        played.apart.append(f"ours {end}\ntheirs {answer}\n{position(over)}")


def play_pairs(player_name: str, bot: str, seed: int, pairs: Sequence[int]) -> list[Played]:
    """Both deals of every pair: the cards and the seeds of a pair are the same whichever worker plays it."""
    found = []
    with platform() as other:
        for pair in pairs:
            random = Random(f"{seed}/{pair}")
            match = GAME.match(RULES, random)
            deal = match.deal(random).deal
            for seat in range(2):
                played = Played(pair, seat)
                player = player_named(player_name, random.getrandbits(32))
                other.ask({"new": bot, "seed": random.getrandbits(32)})
                over = play(deal, seat, player, other, played)
                compare(over, other, played)
                played.difference = over.result.scores[seat] - over.result.scores[1 - seat]
                found.append(played)
    return found


# The report


@dataclass
class Interval:
    """A mean with the ends of its 95 % interval; the ends are None where one pair alone says nothing of them."""

    mean: float
    low: float | None = None
    high: float | None = None

    @classmethod
    def of(cls, values: Sequence[float]) -> Interval:
        """From one value a pair, which are independent."""
        mean = fmean(values)
        if len(values) < 2:
            return cls(mean)
        half = WIDTH * stdev(values) / sqrt(len(values))
        return cls(mean, mean - half, mean + half)

    def text(self, form: str) -> str:
        """The mean, and the ends in brackets."""
        ends = "" if self.low is None else f" ({self.low:{form}} to {self.high:{form}})"
        return f"{self.mean:{form}}{ends}"


def times(seconds: Sequence[float]) -> dict[str, float]:
    """Mean and 95th percentile, in milliseconds."""
    ordered = sorted(seconds)
    return {"mean": 1000 * fmean(ordered), "p95": 1000 * ordered[ceil(0.95 * len(ordered)) - 1]}


@dataclass
class Report:
    """What the deals gave, from our player's side; the intervals are clustered by pair."""

    player: str
    bot: str
    seed: int
    deals: int
    won: int
    share: Interval
    difference: Interval
    player_ms: dict[str, float]
    bot_ms: dict[str, float]
    decisions: int
    apart: list[str]

    @classmethod
    def of(cls, player: str, bot: str, seed: int, deals: list[Played]) -> Report:
        """From the deals, both of a pair side by side."""
        pairs = list(zip(deals[::2], deals[1::2], strict=True))
        return cls(
            player=player,
            bot=bot,
            seed=seed,
            deals=len(deals),
            won=sum(deal.difference > 0 for deal in deals),
            share=Interval.of([((a.difference > 0) + (b.difference > 0)) / 2 for a, b in pairs]),
            difference=Interval.of([(a.difference + b.difference) / 2 for a, b in pairs]),
            player_ms=times([each for deal in deals for each in deal.player_seconds]),
            bot_ms=times([each for deal in deals for each in deal.bot_seconds]),
            decisions=sum(deal.compared for deal in deals),
            apart=[each for deal in deals for each in deal.apart],
        )

    def text(self) -> str:
        """For people."""
        return "\n".join(
            [
                f"{self.player} against {self.bot}, seed {self.seed}",
                f"deals won         {self.won} of {self.deals} = 2 x {self.deals // 2}: {self.share.text('.1%')}",
                f"game points/deal  {self.difference.text('+.3f')}",
                f"ms a decision     {self.player} {self.player_ms['mean']:.2f}, p95 {self.player_ms['p95']:.2f}; "
                f"{self.bot} {self.bot_ms['mean']:.2f}, p95 {self.bot_ms['p95']:.2f}",
                f"same rules        {self.decisions} decisions in {self.deals} deals, {len(self.apart)} differences",
                *self.apart,
            ]
        )


def measure(player: str, bot: str, deals: int, seed: int, workers: int = 1) -> Report:
    """So many deals, half of them with the cards of the other half; the same for the same seed."""
    pairs = range(deals // 2)
    if workers == 1:
        return Report.of(player, bot, seed, play_pairs(player, bot, seed, pairs))
    with ProcessPoolExecutor(workers) as pool:
        shares = [pool.submit(play_pairs, player, bot, seed, pairs[k::workers]) for k in range(workers)]
        found = [played for share in shares for played in share.result()]
    return Report.of(player, bot, seed, sorted(found, key=lambda played: (played.pair, played.seat)))


def main() -> int:
    """Prints the report; 1 if the engines do not agree."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--player", default="heuristic")
    parser.add_argument("--bot", default="rdeep", choices=BOTS)
    parser.add_argument("--deals", type=int, default=1000, help="an even number: every deal is played from both seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.deals < 2 or asked.deals % 2:
        parser.error("--deals must be an even number from 2 on")
    if asked.workers < 1:
        parser.error("--workers must be 1 or more")
    try:
        player_named(asked.player)
    except ValueError as error:
        parser.error(str(error))
    install()
    report = measure(asked.player, asked.bot, asked.deals, asked.seed, asked.workers)
    print(json.dumps(asdict(report), indent=2) if asked.json else report.text())
    return 1 if report.apart else 0


if __name__ == "__main__":
    sys.exit(main())
