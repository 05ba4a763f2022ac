"""Positions to practise: one action is clearly best as it looks, and a lower level commonly misses it.

They are found in deals that such a level plays (`find`), are kept in ``positions/`` (``bench/daily.py`` makes it), and
come round one a day for each game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from vorhand.action import Action
from vorhand.game import State, View
from vorhand.games import GAMES
from vorhand.players import player_named
from vorhand.players.heuristic import advise
from vorhand.players.search import LEVELS, Candidate, Effort, weigh
from vorhand.record import Record, from_json, to_json
from vorhand.review.looked import EXPERT

PLAYED_BY: Final = "club"
"""Whose deals the positions come from."""
LEAD: Final = 0.15
"""By so much is the chance of the best greater than that of all others, in fresh worlds too."""
ALIKE: Final = 0.02
"""Actions whose chances differ by no more are equally good."""
BEST: Final = 2
"""So many may be equally good, at most."""
TRIED: Final = ("heuristic", "easy", "easy", "easy", "easy", "club", "club", "club")
"""Who is asked whether the best is found."""
MISSED: Final = 0.5
"""So great a share of them must miss it."""
QUICK: Final = Effort(0.15, weighs=True, sight=2)
"""By this effort positions are looked through first."""


class Position(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position of a deal: the record so far, the right actions, what each is worth, and how many missed it."""

    record: Any
    """In the form of JSON."""
    right: tuple[str, ...]
    candidates: tuple[tuple[str, float, float], ...]
    """Every action, best first: its worth, and its chance."""
    worlds: int
    goal: str
    missed: float

    def state(self) -> State:
        """The position."""
        return from_json(msgspec.json.encode(self.record)).replay()


def find(game: str, seed: int) -> Iterator[Position]:
    """The positions of one deal that are fit to be practised; the same for the same seed."""
    options = next(iter(GAMES[game].presets.values()))
    state = GAMES[game].match(options, Random(seed)).deal(Random(seed))
    players = [player_named(PLAYED_BY, seed + seat) for seat in range(options.seats)]
    while (seat := state.to_act) is not None:
        view = state.view(seat)
        if (found := fit(view, state)) is not None:
            yield found
        state = state.apply(players[seat].decide(view))


def fit(view: View, state: State) -> Position | None:
    """The position, where it is clear and not easy."""
    if view.phase != "playing" or len(view.actions) < 3:
        return None
    first = weigh(view, QUICK)
    if first is None or clear(first.candidates) == ():
        return None
    found = [weigh(view, EXPERT, seed) for seed in (0, 1)]
    best = [clear(each.candidates) for each in found if each is not None]
    if len(best) < 2 or best[0] == () or set(best[0]) != set(best[1]):
        return None
    missed = [asked not in best[0] for asked in answers(view)]
    assert found[0] is not None
    if sum(missed) < MISSED * len(missed):
        return None
    ranked = sorted(found[0].candidates, key=lambda each: (-each.chance, -each.worth))
    return Position(
        record=msgspec.json.decode(to_json(Record.of(view.game, state))),
        right=tuple(str(action) for action in best[0]),
        candidates=tuple((str(each.action), round(each.worth, 3), round(each.chance, 3)) for each in ranked),
        worlds=found[0].worlds,
        goal=found[0].goal,
        missed=sum(missed) / len(missed),
    )


def clear(candidates: tuple[Candidate, ...]) -> tuple[Action, ...]:
    """The best actions, where they are few and all others clearly worse in chance, and worse in worth; else none."""
    top = max(candidates, key=lambda each: (each.chance, each.worth))
    best = [each for each in candidates if each.chance >= top.chance - ALIKE]
    others = [each for each in candidates if each not in best]
    if not others or len(best) > BEST:
        return ()
    if any(each.chance > top.chance - LEAD or each.worth >= top.worth for each in others):
        return ()
    return tuple(each.action for each in best)


def answers(view: View) -> Iterator[Action]:
    """What those who are tried would do."""
    for seed, level in enumerate(TRIED):
        yield advise(view).action if level not in LEVELS else player_named(level, seed).decide(view)


@cache
def positions(game: str) -> tuple[Position, ...]:
    """The positions of a game that the package has, in the order in which they come round."""
    file = resources.files("vorhand.review") / "positions" / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[Position, ...])


def of_day(game: str, day: int) -> int:
    """The number of the position that comes on a day, counted from whenever."""
    return day % len(positions(game))
