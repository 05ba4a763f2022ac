"""The bench of the room's server, in small."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

LOAD = Path(__file__).resolve().parents[2] / "bench" / "load.py"


def loaded(*words: str) -> Any:
    """What the bench finds."""
    run = subprocess.run([sys.executable, LOAD, *words, "--json"], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_killing_the_server_loses_no_acknowledged_action() -> None:
    """After kill -9 under load the store holds exactly the actions that clients were told are stored."""
    found = loaded("kill", "--tables", "3", "--kills", "2", "--seconds", "0.6")
    assert found["acknowledged actions"] > 50
    assert found["asked again"] > 0
    assert (found["lost"], found["twice"], found["tables as told"]) == (0, 0, "3 of 3")
    assert found["troubles"] == {}


def test_the_bench_counts_what_it_says() -> None:
    """Tables at full speed are acknowledged at some rate, none of their actions refused."""
    found = loaded("flat", "--tables", "2", "--seconds", "1", "--game", "letzter-stich")
    assert found["actions a second"] > 20
    assert 0 < found["p50 ms"] <= found["p99 ms"] <= found["worst ms"]
    assert found["messages an action"] >= 4
    assert found["troubles"] == {}
