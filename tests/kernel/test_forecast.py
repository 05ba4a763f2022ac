"""Forecasts: playouts in which every seat sees its own hand only."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from vorhand import kernel
from vorhand.action import Play
from vorhand.cards import Card, Cards
from vorhand.game import State
from vorhand.games import GAMES
from vorhand.games.letzter_stich import LetzterStich, LetzterStichView, pack_for
from vorhand.options import SetupError
from vorhand.players.search import Effort
from vorhand.players.search.letzter_stich import search
from vorhand.players.worlds.letzter_stich import order
from vorhand.players.worlds.world import plays
from vorhand.solve import letzter_stich_tables

TABLES = [
    LetzterStich(),
    LetzterStich(players=2, trump="any"),
    LetzterStich(players=3, trump="void", penultimate=True, low_card_bonus=True, value=10),
    LetzterStich(players=6, ranking="ace-ten", penalty=True),
]


def view_of(state: State) -> LetzterStichView:
    """What the seat to act sees."""
    assert state.to_act is not None
    view = state.view(state.to_act)
    assert isinstance(view, LetzterStichView)
    return view


def forecast(state: State, threads: int = 1) -> dict[Card, float]:
    """The forecast in the world as it is."""
    view, seats = view_of(state), len(state.deal.hands)
    done = plays(view)
    return kernel.forecast(
        letzter_stich_tables(view.options, order(view), seats),
        [state.deal.hands],
        pack_for(seats),
        done[0][0] if done else (view.dealer + 1) % seats,
        [card for _, card in done],
        count=400,
        seed=1,
        weighs=True,
        learns=True,
        threads=threads,
    )


@pytest.mark.parametrize("options", TABLES)
def test_every_legal_card_has_a_forecast(options: LetzterStich) -> None:
    """Within what a deal can bring, the same on two threads; with a card left each it is what comes of it."""
    random = Random(str(options))
    state = GAMES["letzter-stich"].match(options, random).deal(random)
    while state.to_act is not None:
        found = forecast(state)
        assert {Play(card) for card in found} == set(state.actions())
        assert found == forecast(state, threads=2)
        most = options.value * (1 + options.low_card_bonus + options.penultimate)
        assert all(0 <= gain <= most for gain in found.values())
        seat, left = state.to_act, len(state.hands[state.to_act])
        state = state.apply(random.choice(state.actions()))
    final = state.view(seat)
    assert isinstance(final, LetzterStichView)
    assert left == 1
    assert (found[min(found)] > 0) == (final.winners[-1] == seat)


def test_what_is_not_seen_does_not_matter() -> None:
    """Where the next seat alone decides, what it plays depends on its own hand, not on who holds the rest."""
    tables = letzter_stich_tables(LetzterStich(players=3), order(view_of(start(3))), 3)
    pack, mine, next_hand = pack_for(3), Cards("CA C7"), Cards("CK S7")
    worlds = [(mine, next_hand, Cards("HA DA")), (mine, next_hand, Cards("HK DK"))]
    one, two = (kernel.forecast(tables, [world], pack, 0, (), count=400, seed=1) for world in worlds)
    assert one == two


def start(players: int) -> State:
    """A deal at a table of so many."""
    options = replace(LetzterStich(), players=players)
    return GAMES["letzter-stich"].match(options, Random(1)).deal(Random(1))


def test_what_was_played_tells_of_the_hands() -> None:
    """A world that the maxims do not explain counts for less: who holds a Seven throws it, not a King."""
    tables = letzter_stich_tables(LetzterStich(players=2), order(view_of(start(2))), 2)
    mine = Cards("CA HQ SA")
    likely, unlikely = (mine, Cards("C8 HK SK")), (mine, Cards("C8 C7 S7"))
    asked: dict[str, Any] = {
        "pack": pack_for(2),
        "leader": 0,
        "plays": [Card("CA"), Card("C8")],
        "count": 4000,
        "seed": 1,
    }
    alone = [kernel.forecast(tables, [world], **asked)[Card("SA")] for world in (likely, unlikely)]
    even = kernel.forecast(tables, [likely, unlikely], **asked)[Card("SA")]
    weighed = kernel.forecast(tables, [likely, unlikely], weighs=True, **asked)[Card("SA")]
    assert abs(weighed - alone[0]) < abs(even - alone[0])


def test_the_last_but_one_trick_is_taken_for_its_lead() -> None:
    """With two Aces and nobody else void the last trick is certain, and both levels of sight find it."""
    hands = (Cards("CA HA"), Cards("CK HK"), Cards("CQ HQ"))
    tables = letzter_stich_tables(LetzterStich(players=3), order(view_of(start(3))), 3)
    found = kernel.forecast(tables, [hands], pack_for(3), 0, (), count=100, seed=1, learns=True)
    assert found == {Card("CA"): 1.0, Card("HA"): 1.0}


@pytest.mark.parametrize("sight", [1, 2])
def test_all_levels_of_sight_are_searched(sight: int) -> None:
    """Every card gets a chance, and the same on any number of threads."""
    view = view_of(start(4))
    found = search(view, Effort(0.02, sight=sight), 1)
    assert found is not None
    assert {candidate.action for candidate in found.candidates} == set(view.actions)
    assert found == search(view, Effort(0.02, sight=sight, threads=2), 1)


def test_stories_that_cannot_be_are_refused() -> None:
    """With the reason."""
    tables = letzter_stich_tables(LetzterStich(players=2), order(view_of(start(2))), 2)
    pack, hands = pack_for(2), (Cards("CA HA"), Cards("CK HK"))
    wrong: list[Any] = [
        ([hands], pack, 5, (), "leader"),
        ([hands], Cards("CA HA CK"), 0, (), "not in the pack"),
        ([(Cards("CA"), Cards("CK HK"))], pack, 0, (), "one size"),
        ([hands], pack, 0, [Card("CK")], "cannot be"),
        ([hands, (Cards("CQ HA"), Cards("CK HK"))], pack, 0, (), "one hand to play from"),
        ([(Cards("CA"),)], pack, 0, (), "hands are not so many"),
    ]
    for worlds, cards, leader, played, words in wrong:
        with pytest.raises(SetupError, match=words):
            kernel.forecast(tables, worlds, cards, leader, played, count=10, seed=1)
    assert kernel.forecast(tables, [], pack, 0, (), count=10, seed=1) == {}
