"""Writes down how many nodes the kernel takes for the stored deals; the tests hold it to that.

    .venv/bin/python bench/nodes.py

A change of these numbers is a change of the kernel: CHANGELOG.md names the new total.
"""

from __future__ import annotations

import json
from pathlib import Path

from vorhand.bench import KINDS, counted

NODES = Path(__file__).resolve().parent.parent / "tests" / "data" / "kernel-nodes.json"
DEALS = 25

if __name__ == "__main__":
    found = {kind: counted(kind, DEALS) for kind in KINDS}
    NODES.write_text(json.dumps({"deals": DEALS, "nodes": found}, indent=1) + "\n", encoding="utf-8")
    print(f"{sum(sum(each.values()) for each in found.values()):,} nodes, in {NODES.name}")
