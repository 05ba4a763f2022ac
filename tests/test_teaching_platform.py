"""The bench against the bots of another package: run where that package's environment is there, never installing it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
TIMES = {"player_ms", "bot_ms"}

pytestmark = pytest.mark.skipif(
    not (ROOT / "build" / "teaching_platform" / "ready").is_file(),
    reason="the teaching platform is not installed; bench/teaching_platform/play.py does that",
)


def report(bot: str, workers: int = 1) -> dict[str, Any]:
    """What play.py prints of four deals of the player `random` against this bot, without the times."""
    command: list[str | Path] = [
        sys.executable,
        ROOT / "bench" / "teaching_platform" / "play.py",
        "--player",
        "random",
        "--bot",
        bot,
    ]
    more = ["--deals", "4", "--seed", "1", "--workers", str(workers), "--json"]
    done = subprocess.run([*command, *more], check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return {name: value for name, value in found.items() if name not in TIMES}


@pytest.mark.parametrize("bot", ["rand", "bully", "rdeep"])
def test_both_engines_agree(bot: str) -> None:
    """Every decision of four deals was compared, and nothing differed."""
    found = report(bot)
    assert found["apart"] == []
    assert found["deals"] == 4
    assert found["decisions"] >= 4 * 4


def test_a_seed_gives_the_same_deals_whichever_worker_plays_them() -> None:
    """Two workers and one report the same."""
    assert report("rdeep") == report("rdeep", workers=2)
