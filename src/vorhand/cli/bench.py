"""``vorhand bench kernel``: nodes and times of the kernel on stored deals."""

from __future__ import annotations

import platform
from statistics import median

import msgspec

from vorhand.bench import Rate, Row, rates, rows
from vorhand.cli.screen import console_for
from vorhand.cli.setting import refuse, words_for
from vorhand.cli.simulate import table
from vorhand.game import message
from vorhand.words import Words


def bench(what: str, repeat: int, json: bool, lang: str) -> None:
    """Measures so often; the median of the times is shown, with the range of the means."""
    words = words_for(lang, "")
    if what != "kernel":
        refuse(words, message("error-bench", name=what[:60], known="kernel"))
    runs = [list(rows()) for _ in range(repeat)]
    speeds = [list(rates()) for _ in range(repeat)]
    if json:
        found = {"python": platform.python_version(), "machine": platform.machine(), "rows": runs, "rates": speeds}
        print(msgspec.json.encode(found).decode())
    else:
        show(words, runs, speeds)


def show(words: Words, runs: list[list[Row]], speeds: list[list[Rate]]) -> None:
    """Two tables: kinds and questions, and rates."""
    console = console_for()
    console.print(f"Python {platform.python_version()}, {platform.machine()}, × {len(runs)}")
    by_kind = table(words, "kind", "question", "nodes", "median", "mean-ms")
    for same in zip(*runs, strict=True):
        means = sorted(row.mean_ms for row in same)
        spread = f"{median(means):.3f}" + (f" ({means[0]:.3f} – {means[-1]:.3f})" if len(means) > 1 else "")
        row = same[0]
        middle = median([each.median_ms for each in same])
        by_kind.add_row(row.kind, row.question, f"{row.nodes:.0f}", f"{middle:.3f}", spread)
    console.print(by_kind)
    by_rate = table(words, "what", "threads", "per-second")
    for each in zip(*speeds, strict=True):
        rate = median([rate.per_second for rate in each])
        by_rate.add_row(each[0].what, str(each[0].threads), f"{rate:,.0f}")
    console.print(by_rate)
