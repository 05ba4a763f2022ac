"""Records as a text that a person can read and type: a head of lines, then the actions, a trick a line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from vorhand.action import Play
from vorhand.game import message
from vorhand.record.record import (
    VERSION,
    Forfeit,
    Record,
    RecordError,
    build,
    check_name,
    faulty,
    settings_of,
    unknown_version,
)


def to_text(record: Record) -> str:
    """The record as a text: a line an entry, then the actions, a trick a line."""
    preset, options = record.preset()
    deal = record.deal
    settings = settings_of(options)
    lines = [f"vorhand {VERSION}", f"game {record.game}", f"preset {preset}"]
    lines += [f"set {' '.join(settings)}"] if settings else []
    lines += [f"players {' | '.join(record.players)}"] if record.players else []
    lines += [f"dealer {deal.dealer}"]
    lines += [f"standing {' '.join(map(str, deal.standing))}"] if deal.standing else []
    lines += [f"hand {hand}".rstrip() for hand in deal.hands]
    lines += [f"rest {' '.join(map(str, deal.rest))}"] if deal.rest else []
    lines += [f"turn-up {deal.turn_up}"] if deal.turn_up is not None else []
    for name, value in record.result.items():
        written = value if isinstance(value, list | tuple) else [value]
        lines.append(f"result {name} {' '.join(str(int(number)) for number in written)}")
    lines += [f"forfeit {record.forfeit}"] if record.forfeit is not None else []
    return "\n".join([*lines, "", *_action_lines(record), ""])


def _action_lines(record: Record) -> Iterator[str]:
    """The actions, a trick a line; cards played stand without their verb."""
    size = sum(1 for hand in record.deal.hands if hand)
    line: list[str] = []
    cards, bare = 0, False
    for move in record.moves:
        card = type(move.action) is Play and move.seat is None
        if line and (cards == size or (card and not cards)):
            yield ", ".join(line)
            line, bare = [], False
        if cards == size:
            cards = 0
        if card and bare:
            line[-1] += f" {str(move).removeprefix('play ')}"
        else:
            line.append(str(move).removeprefix("play "))
        cards += isinstance(move.action, Play)
        bare = card
    if line:
        yield ", ".join(line)


_ENTRIES: Final = ("vorhand", "game", "preset", "set", "players", "dealer", "standing", "hand", "rest")
_LATER: Final = ("turn-up", "result", "forfeit")


class _Line(NamedTuple):
    """A line of a text, or the value of its entry, and its number."""

    number: int
    text: str


def from_text(text: str) -> Record:
    """The record that a text writes; raises `RecordError`, with the line. Lines that begin with ``#`` are remarks."""
    lines = [_Line(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [line for line in lines if not line.text.startswith("#")]
    lines = lines[next((place for place, line in enumerate(lines) if line.text), 0) :]
    end = next((place for place, line in enumerate(lines) if not line.text), len(lines))
    entries = _entries(lines[:end])

    def one(name: str, otherwise: str | None = None) -> str:
        if name not in entries and otherwise is None:
            raise RecordError(f"the line {name!r} is missing", message("fault-missing", name=name))
        return entries[name][0].text if name in entries else otherwise or ""

    actions: list[_Line] = []  # those read so far

    def texts() -> Iterator[str]:
        for action in _actions(lines[end:]):
            actions.append(action)
            yield action.text

    try:
        return build(
            version=_number("vorhand", one("vorhand")),
            game=one("game"),
            preset=one("preset", "") or None,
            settings=one("set", "").split(),
            dealer=_number("dealer", one("dealer")),
            hands=[hand.text for hand in entries.get("hand", [])],
            rest=one("rest", ""),
            turn_up=one("turn-up", "") or None,
            standing=[_number("standing", word) for word in one("standing", "").split()],
            actions=texts(),
            players=[name.strip() for name in one("players", "").split("|")] if "players" in entries else [],
            result=_result(entries.get("result", [])),
            forfeit=_forfeit(one("forfeit", "").split()),
        )
    except RecordError as error:
        error.line = max(error.line, _line_of(error, entries, actions))
        raise


def _entries(head: Sequence[_Line]) -> dict[str, list[_Line]]:
    """The values of the head by the names of their lines; only hands and results are there more than once."""
    version = head[0].text.removeprefix("vorhand ") if head else ""
    if version not in (*(line.text for line in head[:1]), str(VERSION), ""):
        with _at(head[0].number):
            raise unknown_version(version[:60])
    entries: dict[str, list[_Line]] = {}
    for number, line in head:
        name, _, value = line.partition(" ")
        if name not in _ENTRIES + _LATER:
            known = " ".join(_ENTRIES + _LATER)
            what = message("fault-unknown", name=line[:60], known=known)
            raise RecordError(f"{line[:60]!r}: a line begins with one of {known}", what, line=number)
        if name in entries and name not in ("hand", "result"):
            raise RecordError(f"the line {name!r} is there twice", message("fault-twice", name=name), line=number)
        entries.setdefault(name, []).append(_Line(number, value.strip()))
    return entries


def _result(lines: Sequence[_Line]) -> dict[str, Any]:
    """The numbers of the result by their names."""
    result: dict[str, Any] = {}
    for line in lines:
        name, *values = line.text.split() or [""]
        with _at(line.number):
            if name in result:
                what = message("fault-twice", name=f"result {name[:60]}")
                raise RecordError(f"the line 'result {name[:60]}' is there twice", what)
            numbers = [_number("result", value) for value in values]
            if not numbers:
                check_name(name or "none")
                raise RecordError(f"result: {name[:60]!r} has no number", faulty("result"))
            check_name(name)
        result[name] = numbers[0] if len(numbers) == 1 else numbers
    return result


def _forfeit(words: Sequence[str]) -> Forfeit | None:
    """Who broke the deal off, and how."""
    if not words:
        return None
    if len(words) != 2 or words[1] not in ("timeout", "left"):
        text = f"forfeit: {' '.join(words)!r}: write a seat, then timeout or left"
        raise RecordError(text, faulty("forfeit"), place="forfeit")
    return Forfeit(_number("forfeit", words[0]), "timeout" if words[1] == "timeout" else "left")


@contextmanager
def _at(line: int) -> Iterator[None]:
    """An error in here is one of this line."""
    try:
        yield
    except RecordError as error:
        error.line = line
        raise


def _line_of(error: RecordError, entries: Mapping[str, Sequence[_Line]], actions: Sequence[_Line]) -> int:
    """The line of the part at fault: an action, a hand, an entry, of a deal what is named; the first without one."""
    if error.place.startswith("action "):
        return actions[int(error.place.split()[1]) - 1].number
    if hand := re.search(r"hand of seat (\d)", error.place if error.place != "deal" else str(error)):
        return entries["hand"][int(hand[1])].number
    names = {"options": ("set", "preset"), "hands": ("hand",)}.get(error.place, (error.place,))
    if error.place == "deal":
        named = (name for name in ("standing", "turn-up", "dealer", "rest") if f" {name}" in str(error))
        names = (*named, "hand")
    return next((entries[name][0].number for name in names if name in entries), 1)


def _number(place: str, word: str) -> int:
    if not re.fullmatch("-?[0-9]{1,9}", word):
        raise RecordError(f"{place}: {word[:60]!r} is not a number", faulty(place), place=place)
    return int(word)


def _actions(lines: Sequence[_Line]) -> Iterator[_Line]:
    """The actions of the lines below the head, one text each; bare cards are played."""
    for number, line in lines:
        for piece in filter(None, map(str.strip, line.split(","))):
            words = piece.split()
            if all(len(word) == 2 and word[0] in "CSHD" for word in words):
                yield from (_Line(number, f"play {word}") for word in words)
            else:
                yield _Line(number, piece)
