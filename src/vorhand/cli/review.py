"""``vorhand review``: every action of a recorded deal by two measures, and a sentence where one is due."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from vorhand.cli.records import called, place_of, records_of, tell_disagreements
from vorhand.cli.screen import Screen, console_for, on_terminal
from vorhand.cli.setting import style_of, words_for
from vorhand.cli.simulate import advancing
from vorhand.formats import Reading
from vorhand.game import message
from vorhand.players.search import whole
from vorhand.review import Looked, Open, Review, Reviewed, plain_review, review
from vorhand.words import Words


def review_files(files: list[str], record: str, json: bool, lang: str, style: str) -> None:
    """The review of every record of every file, or of one of them, with a bar on a terminal."""
    words = words_for(lang, style)
    records = records_of(words, files, record)
    tell_disagreements(words, records)
    for name, reading in records.found:
        with advancing(words, len(reading.record.moves)) as advance:
            found = review(reading.record, progress=advance)
        own = words_for(lang, style or style_of(reading.record.game))
        shown = on_terminal(own, reading.record.players)
        if json:
            where = {"file": name, "place": reading.place}
            print(msgspec.json.encode(where | as_json(shown, found)).decode())
        else:
            show(shown, reading, Path(called(words, name)).name if len(files) > 1 else "", found)
    records.end()


def as_json(words: Words, found: Review) -> dict[str, Any]:
    """The review with its reasons in words too."""
    fields: dict[str, Any] = plain_review(found)
    for action, each in zip(fields["actions"], found.actions, strict=True):
        action["text"] = [words(reason) for reason in each.reasons]
    return fields


def show(words: Words, reading: Reading, name: str, found: Review) -> None:
    """The review on paper: a row an action, the sentences, the sums."""
    screen = Screen(words, console_for())
    screen.print()
    titles = [words(message(f"game-{found.game}")), name, place_of(words, reading)]
    screen.rule(" · ".join(title for title in titles if title))
    units = [each.open.unit for each in found.actions if each.open is not None]
    if units:
        screen.say(message("review-note", unit=words(message(f"review-unit-{units[0]}"))))
    screen.print()
    screen.console.print(tabled(screen, found))
    screen.print()
    for each in found.actions:
        if each.reasons:
            screen.item(f"{each.number + 1}. {screen.name(each.seat)}: ", " ".join(map(words, each.reasons)))
    screen.print()
    for total in found.totals():
        told = {name: getattr(total, name) for name in ("mistakes", "looked", "cost", "points", "valued")}
        screen.say(message("review-total", seat=total.seat, **told))


def tabled(screen: Screen, found: Review) -> Table:
    """A row an action that was measured, mistakes and turning points marked."""
    words = screen.words
    rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    rows.add_column(words(message("action-number")), justify="right", style="dim")
    rows.add_column(words(message("simulate-seat")))
    rows.add_column(words(message("simulate-action")))
    rows.add_column(words(message("review-open")), justify="right")
    rows.add_column(words(message("review-looked")), justify="right")
    rows.add_column(words(message("review-other")))
    rows.add_column(words(message("review-looked")), justify="right")
    rows.add_column()
    for each in found.actions:
        if each.open is not None or each.looked is not None:
            rows.add_row(*row(screen, each), style="bold" if each.mistake else None)
    return rows


def row(screen: Screen, each: Reviewed) -> tuple[str, ...]:
    """The cells of an action."""
    words, then = screen.words, each.looked
    marks = [key for key, is_so in (("review-mistake", each.mistake), ("review-turned", each.turning)) if is_so]
    return (
        str(each.number + 1),
        screen.name(each.seat),
        words.action(each.action),
        "" if each.open is None else cost(each.open),
        "" if then is None else number(then, then.chance, then.worth),
        "" if then is None else words.action(then.other),
        "" if then is None else number(then, then.other_chance, then.other_worth),
        ", ".join(words(message(key)) for key in marks),
    )


def cost(opened: Open) -> str:
    """What an action cost with open cards: in card points and, in brackets, in game points where these differ."""
    if not opened.cost:
        return "·"
    same = opened.points is None or opened.unit in ("game-points", "penalties")
    return str(opened.cost) if same else f"{opened.cost} ({opened.points})"


def number(looked: Looked, chance: float, worth: float) -> str:
    """The number that decides: a chance in per cent, or game points, whole ones, since the worlds are few."""
    return f"{chance:.0%}" if looked.by == "chance" else f"{whole(worth):+d}".replace("+0", "0")
