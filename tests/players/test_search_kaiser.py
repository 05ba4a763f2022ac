"""Kaiser before play: what is passed and laid away is searched (KA 7.3, KA 7.5)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from vorhand.action import Discard, Give
from vorhand.games import GAMES
from vorhand.games.kaiser.table import SPECIALS, KaiserView
from vorhand.players.heuristic import advise
from vorhand.players.search import LEVELS, Effort, weigh
from vorhand.players.search.kaiser import laying
from vorhand.players.worlds import worlds

SOME = Effort(0.5, auctions=True)
phases = pytest.mark.parametrize("phase", ["passing", "discarding"])


def laid(phase: str, deals: int) -> Iterator[KaiserView]:
    """Views in which cards are passed or laid away, in deals with both."""
    options = replace(GAMES["kaiser"].presets["seed"], kitty=True, passing=True)
    for number in range(deals):
        state = GAMES["kaiser"].match(options, Random(number)).deal(Random(number))
        while state.to_act is not None:
            view = state.view(state.to_act)
            assert isinstance(view, KaiserView)
            if view.phase == phase:
                yield view
            if view.phase == "playing":
                break
            state = state.apply(advise(view).action)


@phases
def test_ka_7_3_ka_7_5_the_choices_are_legal_and_the_asked_one_is_among_them(phase: str) -> None:
    """No special card is laid away; whatever is asked about is tried; two threads find the same."""
    random = Random(phase)
    for view in laid(phase, 2):
        also = random.choice(view.actions)
        found = weigh(view, SOME, 1, (also,))
        assert found is not None
        actions = [each.action for each in found.candidates]
        assert also in actions
        assert set(actions) <= set(view.actions)
        assert found == weigh(view, replace(SOME, threads=2), 1, (also,))
        tried = list(laying.choices(view))
        assert tried[0] == advise(view).action
        assert set(tried) <= set(view.actions)
        assert all(isinstance(each, Give) or not each.cards & SPECIALS for each in tried if isinstance(each, Discard))


@phases
def test_ka_7_3_ka_7_5_worths_stand_in_the_order_of_the_worlds(phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a choice is worth in a world is what it is worth where that world is the only one."""
    view = next(laid(phase, 2))
    asked = view.actions[:2]
    drawn = worlds(view, 12, 1)
    monkeypatch.setattr(laying, "worlds", lambda *_: drawn)
    found = weigh(view, SOME, 1, asked)
    assert found is not None
    assert len({worth for each in found.candidates for worth in each.worths}) > 2
    for place, world in enumerate(drawn):
        monkeypatch.setattr(laying, "worlds", lambda *_, world=world: [world] * 4)
        alone = weigh(view, SOME, 1, asked)
        assert alone is not None
        for each in found.candidates:
            assert each.worths[place] == next(one.worth for one in alone.candidates if one.action == each.action)


@phases
def test_ka_7_3_ka_7_5_the_search_lays_better_than_the_maxims(phase: str) -> None:
    """In worlds that it has not seen, on average over some deals."""
    gains = []
    for view in laid(phase, 8 if phase == "discarding" else 3):
        found, maxim = weigh(view, LEVELS["expert"], 1), advise(view).action
        assert found is not None
        chosen = max(found.candidates, key=lambda each: each.worth).action
        starts = [laying.start_of(view, world) for world in worlds(view, 60, 2)]
        gains.append(fmean(laying.ended(view, at, chosen).worth - laying.ended(view, at, maxim).worth for at in starts))
    assert fmean(gains) > 0


def test_ka_7_3_what_others_pass_is_theirs_to_choose() -> None:
    """In a world every other seat passes by the maxims from its own hand, also one that has chosen before the seat."""
    for view in laid("passing", 2):
        world = worlds(view, 1, 3)[0]
        state = laying.start_of(view, world)
        assert state.to_act == view.seat
        assert state.hands == world.hands
        before = GAMES["kaiser"].start(view.options, state.deal)
        for seat, action in state.history:
            assert action == advise(before.view(seat)).action
            before = before.apply(action)
        assert state.view(view.seat) == view
