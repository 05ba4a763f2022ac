"""What is answered without the extension, and what is not."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from endings import GOOD, SCHNAPSEN, SMALL
from msgspec.structs import replace
from strategies import first_state

from vorhand import kernel
from vorhand.action import Close
from vorhand.cards import Cards
from vorhand.games import GAMES
from vorhand.games.schnapsen.play import Playing as SchnapsenPlay
from vorhand.options import SetupError
from vorhand.solve import solve

ASK = """
import json, sys, warnings
if sys.argv[1] == "hidden":
    sys.modules["_vorhand_kernel"] = None
from random import Random
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    from vorhand import kernel, solve
from endings import ending
random, found = Random(4), []
for _ in range(40):
    tables, position = ending(random)
    cards = {str(card): value for card, value in kernel.card_values(tables, position).items()}
    world = kernel.worlds(tables, [position, position])
    columns = {str(card): row for card, row in zip(world.cards, zip(*world.rows()))}
    target = kernel.worlds(tables, [position], target=3)
    reached = {str(card): value for card, value in zip(target.cards, target.rows()[0])}
    gains = kernel.max_n(tables, position).seats
    answers = [kernel.value(tables, position), gains, kernel.at_least(tables, position, 3)]
    found.append([answers, sorted(cards.items()), sorted(columns.items()), sorted(reached.items())])
print(json.dumps([kernel.built, [str(warning.message) for warning in said], found]))
"""


def answers(how: str) -> Any:
    """What a fresh process says, with the extension or with it hidden."""
    path = [entry for entry in sys.path if entry]
    code = f"import sys; sys.path[:0] = {path!r}\n{ASK}"
    run = subprocess.run([sys.executable, "-c", code, how], capture_output=True, text=True, check=True, timeout=60)
    return json.loads(run.stdout)


def test_without_the_extension_the_answers_are_the_same_and_one_warning_says_so() -> None:
    """A process that cannot import the extension answers alike from plain Python, and warns once."""
    (built, silence, fast), (missing, said, slow) = answers("there"), answers("hidden")
    assert built is True
    assert missing is False
    assert silence == []
    (warning,) = said
    assert warning.startswith("the kernel is not built: positions are solved slowly, in Python (")
    assert fast == slow


def test_without_the_extension_what_needs_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playouts, deals and samples are the extension's alone; positions that cannot be are still named."""
    monkeypatch.setattr(kernel, "built", False)
    for ask in (
        lambda: kernel.playouts(SMALL, GOOD, 1, 1),
        lambda: kernel.random_deals(SMALL, 3, 0, 1, 1),
        lambda: kernel.sample(Cards("CA"), [1], [Cards()], 1, 1),
        lambda: kernel.schnapsen(SCHNAPSEN),
    ):
        with pytest.raises(RuntimeError, match="the kernel, which is not built"):
            ask()
    with pytest.raises(SetupError, match="world 1"):
        kernel.worlds(SMALL, [GOOD, replace(GOOD, leader=1)])
    with pytest.raises(SetupError, match="seat 1 holds 0 cards"):
        kernel.value(SMALL, replace(GOOD, hands=(GOOD.hands[0], Cards(), GOOD.hands[2])))


def test_without_the_extension_schnapsen_is_solved_through_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short ending of Schnapsen has the same solution."""
    game, random = GAMES["schnapsen"], Random("plain")
    compared = 0
    while compared < 10:
        state = first_state(game, game.presets["seed"], random.randrange(2**32))
        while isinstance(state, SchnapsenPlay) and (state.stock or sum(map(len, state.hands)) > 6):
            cards = [action for action in state.actions() if not isinstance(action, Close)]
            state = state.apply(random.choice(cards))
        if isinstance(state, SchnapsenPlay):
            fast = solve(state)
            with monkeypatch.context() as patch:
                patch.setattr(kernel, "built", False)
                assert solve(state) == fast
            compared += 1
