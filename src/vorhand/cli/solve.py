"""``vorhand solve``: what every action of a recorded position is worth with open cards."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import typer

from vorhand import kernel
from vorhand.action import Action, Play
from vorhand.cli.records import called, place_of, records_of
from vorhand.cli.screen import Screen, console_for, on_terminal, prints_symbols
from vorhand.cli.setting import refuse, style_of, words_for
from vorhand.cli.simulate import table
from vorhand.formats import Reading
from vorhand.game import Message, State, message, plain
from vorhand.kernel import Bounds
from vorhand.solve import Solution, in_play, solve
from vorhand.words import Words

PLAIN_NODES: Final = 100_000
"""So far the search goes where the kernel is not built: some seconds."""


def solve_files(files: list[str], at: int | None, record: str, json: bool, lang: str, style: str) -> None:
    """A position of every record of every file, or of one of them: after `at` actions, or at the first card."""
    words = words_for(lang, style)
    records = records_of(words, files, record)
    solved = 0
    for name, reading in records.found:
        states = list(reading.record.states())
        number = chosen(states, at)
        if isinstance(number, Message) and len(records.found) == 1:
            refuse(words, number)
        solution = None if isinstance(number, Message) else solved_at(states[number])
        solved += solution is not None
        if json:
            where = {"file": name, "place": reading.place}
            found = as_json(number, states, solution) if solution else {"fault": words(as_message(number))}
            print(msgspec.json.encode(where | found).decode())
        else:
            title = Path(called(words, name)).name if len(files) > 1 else ""
            own = words_for(lang, style or style_of(reading.record.game))
            show(own, reading, title, states, number, solution)
    if not records.complete or not solved:
        raise typer.Exit(1 if records.complete else 2)


def solved_at(state: State) -> Solution | None:
    """The solution, without the kernel as far as some seconds go."""
    return solve(state, nodes=None if kernel.built else PLAIN_NODES)


def chosen(states: list[State], at: int | None) -> int | Message:
    """The number of the position asked for, by default that of the first card; or why there is none."""
    numbers = [number for number, state in enumerate(states) if in_play(state)]
    if at is not None and not 0 <= at < len(states):
        return message("error-at", n=at, last=len(states) - 1)
    if not numbers:
        return message("error-never-play")
    if at is None:
        return numbers[0]
    return at if at in numbers else message("error-no-play", n=at, first=numbers[0], last=numbers[-1])


def as_message(number: int | Message) -> Message:
    """The reason why there is no number."""
    assert isinstance(number, Message)
    return number


def as_json(number: int | Message, states: list[State], solution: Solution) -> dict[str, object]:
    """The solution as one object."""
    assert isinstance(number, int)
    return {
        "at": number,
        "to_act": states[number].to_act,
        "unit": solution.unit,
        "side": solution.side,
        "alone": solution.alone,
        "maximises": solution.maximises,
        "value": value_of(solution.value),
        "actions": {plain(action): value_of(value) for action, value in solution.actions.items()},
    }


def value_of(bounds: Bounds) -> int | list[int]:
    """The value where it is exact, else its bounds."""
    return bounds.low if bounds.exact else list(bounds)


def show(
    words: Words, reading: Reading, name: str, states: list[State], number: int | Message, solution: Solution | None
) -> None:
    """The table of actions, the best marked; or why there is none."""
    words = on_terminal(words, reading.record.players)
    screen = Screen(words, console_for())
    screen.print()
    titles = [words(message(f"game-{reading.record.game}")), name, place_of(words, reading)]
    screen.rule(" · ".join(title for title in titles if title))
    if solution is None or isinstance(number, Message):
        screen.say(as_message(number))
        return
    unit = words(message(f"unit-{solution.unit}", of=named(words, "of", solution.side)))
    if solution.alone:
        unit += ", " + words(message("solve-alone", against=named(words, "against", solution.side)))
    seat = states[number].to_act
    screen.say(
        message("solve-position", n=number, seat=seat),
        message("solve-unit", reason=unit),
        message("solve-high" if solution.maximises else "solve-low", seat=seat),
    )
    screen.print()
    screen.console.print(tabled(words, solution))


def named(words: Words, how: str, seats: tuple[int, ...]) -> str:
    """Whose it is (`how` is ``of``) or whom it is ``against``: players by their names, seats by their numbers."""
    return words.text("and", {}).join(
        words(message(f"{how}-player", name=words.seats[seat]))
        if seat < len(words.seats)
        else words(message(f"{how}-seat", n=seat))
        for seat in seats
    )


def tabled(words: Words, solution: Solution) -> object:
    """A row an action, the best first: in words, as it is written, its value, and whether none is better."""
    rows = table(words, "action")
    rows.add_column(words(message("solve-notation")), style="dim")
    rows.add_column(words(message("simulate-value")), justify="right")
    rows.add_column()
    ordered = sorted(solution.actions.items(), key=lambda item: item[1], reverse=solution.maximises)
    for action, bounds in ordered:
        value = str(bounds.low) if bounds.exact else f"{bounds.low} .. {bounds.high}"
        best = ("◂" if prints_symbols() else "<") if bounds == solution.value else ""
        rows.add_row(words.action(action), written(action), value, best)
    return rows


def written(action: Action) -> str:
    """An action as one types it: a card alone is played."""
    return str(action.card) if type(action) is Play else str(action)
