"""Perft: how many sequences of legal actions a dealt hand admits, counted against plain files.

The files are ``perft/<game>.txt``; each tells at its head how to add a line or count one anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from strategies import first_state, play_out

from vorhand.cards import Card, Cards
from vorhand.game import Deal, Game, State
from vorhand.games import GAMES, game_named
from vorhand.options import read_options

FILES = Path(__file__).parent / "perft"


def nodes(state: State, depth: int) -> int:
    """How many sequences of so many actions there are; a deal that ends before is none."""
    actions = state.actions()
    if depth == 1:
        return len(actions)
    return sum(nodes(state.apply(action), depth - 1) for action in actions)


def written_out(deal: Deal) -> list[str]:
    """The fields of a line that tell a deal."""
    return [
        str(deal.dealer),
        " / ".join(map(str, deal.hands)),
        " ".join(map(str, deal.rest)) or "-",
        str(deal.turn_up or "-"),
    ]


def read_line(game: Game, line: str) -> tuple[State, int, str]:
    """The state to count from, the depth, and the line as it should be up to the count."""
    settings, *dealt, opening, depth, _ = (field.strip() for field in line.split("|"))
    options = read_options(game.options, game.presets, settings.split())
    if len(dealt) == 1:
        first = first_state(game, options, int(dealt[0].removeprefix("seed")))
    else:
        dealer, hands, rest, turn_up = dealt
        first = game.start(
            options,
            Deal(
                dealer=int(dealer),
                hands=tuple(Cards(hand) for hand in hands.split("/")),
                rest=tuple(Card(card) for card in rest.split() if card != "-"),
                turn_up=None if turn_up == "-" else Card(turn_up),
            ),
        )
    state = play_out(first, opening.removeprefix("-"))
    return state, int(depth), " | ".join([settings, *written_out(first.deal), opening, depth, ""])


def lines() -> Iterator[Any]:
    """Every line of every file, with the name of its game."""
    for file in sorted(FILES.glob("*.txt")):
        for number, line in enumerate(file.read_text().splitlines(), start=1):
            if line.strip() and not line.startswith("#"):
                yield pytest.param(file.stem, line, id=f"{file.name}:{number}")


@pytest.mark.parametrize(("name", "line"), list(lines()))
def test_perft(name: str, line: str) -> None:
    """The number of nodes is the one in the file."""
    state, depth, told = read_line(game_named(name), line)
    counted = f"{told}{nodes(state, depth)}"
    assert line == counted, f"the line should be\n{counted}"


def test_every_game_has_its_file() -> None:
    """There is one file of counts a game."""
    assert {file.stem for file in FILES.glob("*.txt")} == set(GAMES)
