"""``vorhand simulate``: many deals, added up."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from vorhand.action import CONTRACTS
from vorhand.cli.screen import capital, console_for
from vorhand.cli.setting import Setting, names_of
from vorhand.game import message, plain
from vorhand.simulate import Tally, simulate
from vorhand.words import Words


def simulate_deals(setting: Setting, players: str, deals: int, seed: int | None, json: bool) -> None:
    """Plays the deals, with a bar on a terminal, and prints what came out."""
    game, options, words = setting.game, setting.options, setting.words
    names = names_of(words, players, options.seats)
    with advancing(words, deals) as advance:
        seed = secrets.randbits(32) if seed is None else seed
        tally = simulate(game, options, names, deals, seed, advance)
    if json:
        print(msgspec.json.encode(as_json(tally)).decode())
    else:
        show(words, tally)


@contextmanager
def advancing(words: Words, total: int) -> Iterator[Callable[[], None]]:
    """A bar of so many deals, on a terminal only, and what moves it on by one."""
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console_for(stderr=True),
        transient=True,
    )
    bar.disable = not bar.console.is_terminal
    with bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)


def as_json(tally: Tally) -> dict[str, object]:
    """The tally with outcomes as ``{"hearts": {"won": 3}}``."""
    fields = plain(tally)
    fields["outcomes"] = {}
    for (what, how), count in tally.outcomes.items():
        fields["outcomes"].setdefault(what, {})[how] = count
    assert isinstance(fields, dict)
    return fields


def show(words: Words, tally: Tally) -> None:
    """Two small tables, by seat and by outcome, and the invariant."""
    console = console_for()
    title = words(message(f"game-{tally.game}"))
    console.print(words(message("simulate-title", game=title, deals=tally.deals, seed=str(tally.seed))))
    seats = table(words, "seat", "player", "points", "mean", "matches")
    for seat, name in enumerate(tally.players):
        points = tally.points[seat]
        seats.add_row(str(seat), name, str(points), f"{points / tally.deals:+.3f}", str(tally.wins[seat]))
    console.print(seats)
    ends = table(words, "outcome", "deals", "share")
    for (what, how), count in tally.outcomes.items():
        ends.add_row(outcome(words, what, how), str(count), f"{count / tally.deals:.1%}")
    console.print(ends)
    if tally.unfinished:
        console.print(words(message("simulate-unfinished")))
    sums = ", ".join(f"{value} × {count}" for value, count in tally.sums.items())
    console.print(f"{words(message(f'sum-{tally.game}'))}: {sums}")


def table(words: Words, *columns: str) -> Table:
    """An empty table with these columns, the numbers at the right."""
    found = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for column in columns:
        words_of = column in ("player", "outcome", "action", "kind", "question", "what", "difference", "contract")
        found.add_column(words(message(f"simulate-{column}")), justify="left" if words_of else "right")
    return found


def outcome(words: Words, what: str, how: str) -> str:
    """How a deal ended, in words."""
    played = words.contract(what) if what in CONTRACTS else words(message(f"outcome-{what}"))
    return capital(played if what == how else f"{played}: {words(message(f'outcome-{how}'))}")
