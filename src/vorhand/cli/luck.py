"""``vorhand luck``: what the cards of recorded deals were worth among players of a level, beside the result."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from vorhand.arena.figures import Estimate
from vorhand.cli.screen import console_for
from vorhand.cli.setting import known, refuse, words_for
from vorhand.cli.simulate import advancing, table
from vorhand.cli.solve import records_of
from vorhand.game import message
from vorhand.review import luck, played_again
from vorhand.review.luck import finished


def luck_files(files: list[str], level: str, times: int, json: bool, lang: str) -> None:
    """Every finished deal of the files is played again so often; then the sums, player by player."""
    words = words_for(lang, "")
    known(words, [level])
    records = [reading.record for _, reading in records_of(words, files, None) if finished(reading.record)]
    if not records:
        refuse(words, message("error-no-finished"))
    tasks = [(record, number, level) for record in records for number in range(times)]
    with advancing(words, len(tasks)) as advance, ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        plays = []
        for play in pool.map(played_again, *zip(*tasks, strict=True)):
            plays.append(play)
            advance()
    again = [plays[at : at + times] for at in range(0, len(plays), times)]
    found = luck(records, again)
    if json:
        print(msgspec.json.encode({"level": level, "times": times, "players": found}).decode())
        return
    console = console_for(words)
    console.print(words(message("luck-note", level=level, n=times)))
    rows = table(words, "player", "deals")
    for key in ("luck-real", "luck-expected", "luck-beyond"):
        rows.add_column(words(message(key)), justify="right")
    for each in found:
        cells = (each.player, str(each.deals), f"{each.real:+.1f}", spread(each.expected), spread(each.beyond))
        rows.add_row(*cells)
    console.print(rows)


def spread(estimate: Estimate) -> str:
    """A figure with its interval."""
    assert estimate.low is not None
    assert estimate.high is not None
    return f"{estimate.value:+.1f} [{estimate.low:+.1f}, {estimate.high:+.1f}]"
