"""``vorhand solve``: what every action of a recorded position is worth with open cards."""

from __future__ import annotations

from pathlib import Path

import msgspec

from vorhand.cli.replay import read
from vorhand.cli.screen import Screen, console_for, prints_symbols
from vorhand.cli.setting import STYLE_OF, refuse, words_for
from vorhand.cli.simulate import table
from vorhand.formats import Reading
from vorhand.game import State, message, plain
from vorhand.kernel import Bounds
from vorhand.solve import Solution, solve
from vorhand.words import Words


def solve_file(name: str, at: int | None, json: bool, lang: str, style: str) -> None:
    """The position after so many actions of the first record of a file, by default the last one in play."""
    words = words_for(lang, style)
    if not name:
        refuse(words, message("error-files"))
    reading = read(words, Path(name))[0]
    states = list(reading.record.states())
    number, solution = chosen(words, states, at)
    if json:
        print(msgspec.json.encode(as_json(number, states[number], solution)).decode())
    else:
        show(words_for(lang, style or STYLE_OF.get(reading.record.game, "")), reading, states[number], number, solution)


def chosen(words: Words, states: list[State], at: int | None) -> tuple[int, Solution]:
    """The number of the position asked for, and its solution."""
    if at is not None and not 0 <= at < len(states):
        refuse(words, message("error-at", n=at, last=len(states) - 1))
    numbers = range(len(states) - 1, -1, -1) if at is None else [at]
    found = next(((number, solution) for number in numbers if (solution := solve(states[number]))), None)
    return found or refuse(words, message("error-no-play"))


def as_json(number: int, state: State, solution: Solution) -> dict[str, object]:
    """The solution as one object."""
    return {
        "at": number,
        "to_act": state.to_act,
        "unit": solution.unit,
        "side": solution.side,
        "maximises": solution.maximises,
        "value": value_of(solution.value),
        "actions": {plain(action): value_of(value) for action, value in solution.actions.items()},
    }


def value_of(bounds: Bounds) -> int | list[int]:
    """The value where it is exact, else its bounds."""
    return bounds.low if bounds.exact else list(bounds)


def show(words: Words, reading: Reading, state: State, number: int, solution: Solution) -> None:
    """The table of actions, the best marked."""
    words = Words(words.lang, words.style, reading.record.players, prints_symbols())
    screen = Screen(words, console_for(words))
    screen.print()
    screen.rule(f"{words(message(f'game-{reading.record.game}'))} · {reading.place}")
    unit = words(message(f"unit-{solution.unit}", seats=solution.side))
    screen.say(message("solve-position", n=number, seat=state.to_act), message("solve-unit", reason=unit))
    rows = table(words, "action", "value")
    ordered = sorted(solution.actions.items(), key=lambda item: item[1], reverse=solution.maximises)
    for action, bounds in ordered:
        mark = " ◂" if bounds == solution.value else ""
        rows.add_row(words.action(action), f"{value_of(bounds)}{mark}")
    screen.print()
    screen.console.print(rows)
