"""How many random deals a second the rules play through the public API, and how fast a record replays.

    .venv/bin/python bench/rules.py [--deals 2000] [--repeat 3] [--json]

One process. Where the package open_spiel is installed, its skat is played in the same way in the same run.
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from collections.abc import Callable
from random import Random
from statistics import median

from vorhand.game import Game, State
from vorhand.games import GAMES
from vorhand.record import Record, from_text, to_text


def play_out(game: Game, preset: str, deals: int, seed: int) -> list[State]:
    """Random matches until so many deals are over; their last states."""
    random = Random(seed)
    match = game.match(game.presets[preset], random)
    ended = []
    for _ in range(deals):
        state = match.deal(random)
        while state.to_act is not None:
            state = state.apply(random.choice(state.actions()))
        ended.append(state)
        match = match.after(state)
        if match.over:
            match = game.match(game.presets[preset], random)
    return ended


def open_spiel_skat(deals: int, seed: int) -> int:
    """Random deals of OpenSpiel's skat through its Python API; the number of deals that were played."""
    import pyspiel

    random = Random(seed)
    game = pyspiel.load_game("skat")
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
    return deals


def rates(run: Callable[[], object], deals: int, repeat: int) -> list[float]:
    """Deals a second, once a repetition."""
    found = []
    for _ in range(repeat):
        begin = time.perf_counter()
        run()
        found.append(deals / (time.perf_counter() - begin))
    return sorted(found)


def replay_ms(game: str, ended: list[State]) -> float:
    """The slowest replay of a record, its text read and every action checked, in milliseconds."""
    slowest = 0.0
    for state in ended:
        text = to_text(Record.of(game, state))
        begin = time.perf_counter()
        from_text(text)
        slowest = max(slowest, time.perf_counter() - begin)
    return 1000 * slowest


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2000, help="deals a repetition")
    parser.add_argument("--repeat", type=int, default=3, help="repetitions; median and range are shown")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()

    rows = []
    for name, game in GAMES.items():
        for preset in game.presets:
            found = rates(lambda g=game, p=preset: play_out(g, p, args.deals, args.seed), args.deals, args.repeat)
            slowest = replay_ms(name, play_out(game, preset, 200, args.seed))
            rows.append({"game": name, "preset": preset, "deals/s": found, "replay ms (slowest of 200)": slowest})
    try:
        found = rates(lambda: open_spiel_skat(args.deals, args.seed), args.deals, args.repeat)
        rows.append({"game": "skat", "preset": "OpenSpiel", "deals/s": found})
    except ImportError:
        pass

    if args.json:
        print(json.dumps({"python": platform.python_version(), "machine": platform.machine(), "rows": rows}))
        return
    print(f"Python {platform.python_version()}, {platform.machine()}, {args.deals} deals x {args.repeat}")
    for row in rows:
        rate = row["deals/s"]
        line = f"{row['game']:15}{row['preset']:11}{median(rate):7.0f} deals/s ({rate[0]:.0f} to {rate[-1]:.0f})"
        slowest = row.get("replay ms (slowest of 200)")
        print(line + (f"   replay at most {slowest:.1f} ms" if slowest else ""))


if __name__ == "__main__":
    main()
