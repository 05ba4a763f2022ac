"""The kernel takes as many nodes for the stored deals as is written down, never more: no time is gated."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from vorhand import kernel
from vorhand.bench import KINDS, counted, rates, stored, tables, threshold

WRITTEN = json.loads((Path(__file__).parent / "data" / "kernel-nodes.json").read_text("utf-8"))
CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"


@pytest.mark.parametrize("kind", KINDS)
def test_nodes_are_as_written_down(kind: str) -> None:
    """To the node; bench/nodes.py writes new ones, and CHANGELOG.md says why."""
    assert counted(kind, WRITTEN["deals"]) == WRITTEN["nodes"][kind]


def test_the_changelog_names_the_nodes() -> None:
    """Whoever changes the numbers states the new total."""
    total = sum(sum(each.values()) for each in WRITTEN["nodes"].values())
    assert f"{total:,} nodes" in CHANGELOG.read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_a_hundred_deals_of_every_kind_are_stored(kind: str) -> None:
    """All different, dealt to disjoint hands of one size."""
    deals = stored(kind)
    assert len(set(deals)) == len(deals) == 100
    for deal in deals:
        assert len(set(map(len, deal.hands))) == 1
        assert len({card for hand in deal.hands for card in hand}) == sum(map(len, deal.hands))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not kind.startswith("schnapsen")])
def test_the_thresholds_of_the_stored_deals_are_decided_both_ways(kind: str) -> None:
    """Else the cheap question would be no question."""
    answers = [kernel.at_least(tables(kind, deal), deal.position, threshold(kind, deal)) for deal in stored(kind)]
    assert set(answers) == {True, False}


def test_native_random_deals_are_a_hundred_times_as_many_as_those_of_the_rules() -> None:
    """In one run on one machine; the ratio is about 190, and a loaded machine slows both."""
    found = {rate.what: rate.per_second for rate in rates(("random-deals",))}
    assert found["random-deals"] >= 100 * found["random-deals-python"]


@pytest.mark.parametrize("name", ["newcomer", "screenshots"])
def test_what_needs_a_browser_says_how_to_come_by_it(name: str) -> None:
    """Without Playwright these scripts end with one line that names the set-up, not with a traceback."""
    without = f"import runpy, sys; sys.modules['playwright'] = None; runpy.run_path('bench/{name}.py')"
    done = subprocess.run([sys.executable, "-c", without], cwd=CHANGELOG.parent, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"bench/{name}.py needs Playwright: run scripts/setup dev first.\n"
