"""What each idea of the kernel's search brings: builds it once without each, and solves the stored deals.

    .venv/bin/python bench/ablation.py [--deals 25]

Prints the table of docs/kernel.md: mean nodes, and nodes and time as multiples of those with every idea. A deal is
given up after a limit of nodes, and the mean is then a lower bound (≥).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "ablation"
IDEAS = {
    "": "everything",
    "table": "table of bounds at trick boundaries",
    "ordering": "order of the cards tried",
    "few-legal": "of that: lead where the others have few legal cards",
    "owner-keys": "keys by owner and value, not by card",
    "near-values": "values that differ by one share a key",
    "neighbours": "neighbours bound each other by their values",
    "cards-left": "bounds from what the cards left are worth",
    "ducking": "a lone taker who can duck every lead is not searched",
    "halving": "halving the bounds (steps of one instead)",
}
KINDS = (
    ("skat-suit-plausible", "exact"),
    ("skat-suit-plausible", "threshold"),
    ("skat-null-plausible", "threshold"),
    ("kaiser-trump", "exact"),
)
LIMIT = 10_000_000


def build(without: str) -> Path:
    """The extension without an idea."""
    place = BUILD / (without or "everything")
    configure = ["cmake", "-S", ROOT / "kernel", "-B", place, "-G", "Ninja", f"-DVORHAND_WITHOUT={without}"]
    for command in ([*configure, f"-DPython_EXECUTABLE={sys.executable}"], ["cmake", "--build", place]):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
    return next(place.glob("_vorhand_kernel.*"))


def measure(extension: Path, deals: int) -> list[tuple[float, float, bool]]:
    """Mean nodes and milliseconds by kind, and whether a deal was given up. Runs in a process of its own."""
    spec = spec_from_file_location("_vorhand_kernel", extension)
    assert spec
    assert spec.loader
    sys.modules["_vorhand_kernel"] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    from vorhand import kernel
    from vorhand.bench import stored, tables, threshold

    found = []
    for kind, question in KINDS:
        nodes, begin, given_up = 0, perf_counter(), False
        for deal in stored(kind)[:deals]:
            target = threshold(kind, deal) if question == "threshold" else None
            answer = kernel.search(tables(kind, deal), deal.position, target=target, nodes=LIMIT)
            nodes += answer.nodes
            given_up |= answer.nodes > LIMIT
        found.append((nodes / deals, 1000 * (perf_counter() - begin) / deals, given_up))
    return found


def row(name: str, found: list[Any], all_in: list[Any]) -> str:
    """A line of the table."""
    cells = []
    for (nodes, spent, given_up), (base, base_spent, _) in zip(found, all_in, strict=True):
        times = "" if found is all_in else f" ({nodes / base:.2f} ×, time {spent / base_spent:.2f} ×)"
        cells.append(f"{'≥ ' if given_up else ''}{nodes:,.0f}{times}")
    return f"| {name} | {' | '.join(cells)} |"


def main() -> None:
    """The table, or as a child the figures of one extension."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=25, help="deals of each kind, at most 100")
    parser.add_argument("--measure", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(asked.measure, asked.deals)))
        return
    print(f"| without | {' | '.join(f'{kind}, {question}' for kind, question in KINDS)} |")
    print(f"|{'---|' * (len(KINDS) + 1)}")
    all_in = None
    for idea, name in IDEAS.items():
        command = [sys.executable, __file__, "--deals", str(asked.deals), "--measure", str(build(idea))]
        found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        all_in = all_in or found
        print(row(name if idea else "nothing: everything is in", found, all_in), flush=True)


if __name__ == "__main__":
    main()
