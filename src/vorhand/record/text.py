"""Records as a text that a person can read and type: a head of lines, then the actions, a trick a line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from vorhand.action import Play
from vorhand.game import message
from vorhand.record.record import VERSION, Forfeit, Record, RecordError, build, faulty, settings_of, unknown_version


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


def from_text(text: str) -> Record:
    """The record that a text writes; raises `RecordError`. Lines that begin with ``#`` are remarks."""
    lines = [line.strip() for line in text.strip().splitlines() if not line.lstrip().startswith("#")]
    head = lines[: lines.index("")] if "" in lines else lines
    version = head[0].removeprefix("vorhand ") if head else ""
    if version not in (*head[:1], str(VERSION), ""):
        raise unknown_version(version[:60])
    entries: dict[str, list[str]] = {}
    for line in head:
        name, _, value = line.partition(" ")
        if name not in _ENTRIES + _LATER:
            known = " ".join(_ENTRIES + _LATER)
            what = message("fault-unknown", name=line[:60], known=known)
            raise RecordError(f"{line[:60]!r}: a line begins with one of {known}", what)
        if name in entries and name not in ("hand", "result"):
            raise RecordError(f"the line {name!r} is there twice", message("fault-twice", name=name))
        entries.setdefault(name, []).append(value.strip())

    def one(name: str, otherwise: str | None = None) -> str:
        if name not in entries and otherwise is None:
            raise RecordError(f"the line {name!r} is missing", message("fault-missing", name=name))
        return entries.get(name, [otherwise or ""])[0]

    result: dict[str, Any] = {}
    for line in entries.get("result", []):
        name, *values = line.split() or [""]
        if name in result:
            what = message("fault-twice", name=f"result {name[:60]}")
            raise RecordError(f"the line 'result {name[:60]}' is there twice", what)
        numbers = [_number("result", value) for value in values]
        if not numbers:
            raise RecordError(f"result: {name[:60]!r} has no number", faulty("result"))
        result[name] = numbers[0] if len(numbers) == 1 else numbers
    forfeit = None
    if words := one("forfeit", "").split():
        if len(words) != 2 or words[1] not in ("timeout", "left"):
            text = f"forfeit: {' '.join(words)!r}: write a seat, then timeout or left"
            raise RecordError(text, faulty("forfeit"))
        forfeit = Forfeit(_number("forfeit", words[0]), "timeout" if words[1] == "timeout" else "left")
    return build(
        version=_number("vorhand", one("vorhand")),
        game=one("game"),
        preset=one("preset", "") or None,
        settings=one("set", "").split(),
        dealer=_number("dealer", one("dealer")),
        hands=entries.get("hand", []),
        rest=one("rest", ""),
        turn_up=one("turn-up", "") or None,
        standing=[_number("standing", word) for word in one("standing", "").split()],
        actions=_actions(lines[len(head) :]),
        players=[name.strip() for name in one("players", "").split("|")] if "players" in entries else [],
        result=result,
        forfeit=forfeit,
    )


def _number(place: str, word: str) -> int:
    if not re.fullmatch("-?[0-9]{1,9}", word):
        raise RecordError(f"{place}: {word[:60]!r} is not a number", faulty(place))
    return int(word)


def _actions(lines: Sequence[str]) -> Iterator[str]:
    """The actions of the lines below the head, one text each; bare cards are played."""
    for line in lines:
        for piece in filter(None, map(str.strip, line.split(","))):
            words = piece.split()
            if all(len(word) == 2 and word[0] in "CSHD" for word in words):
                yield from (f"play {word}" for word in words)
            else:
                yield piece
