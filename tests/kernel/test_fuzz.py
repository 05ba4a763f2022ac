"""Rubbish at the extension for some seconds: it answers or complains, in every call."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FUZZ = Path(__file__).parent.parent.parent / "bench" / "fuzz_kernel.py"


def test_rubbish_gets_an_answer_or_a_complaint() -> None:
    """Every call is answered sometimes and refused sometimes; `scripts/fuzz-kernel` does it for a minute."""
    run = subprocess.run([sys.executable, FUZZ, "6", "7"], capture_output=True, text=True, timeout=90)
    assert run.returncode == 0, run.stdout + run.stderr
