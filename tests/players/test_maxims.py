"""The maxims of all games: legal, a function of the view alone, and clearly better than chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import mean, stdev

import pytest
import strategies
from hypothesis import given, settings
from msgspec.structs import replace
from strategies import Moment, deals, half_played, seeds

from vorhand.game import Game, State, View, result_of
from vorhand.games import GAMES
from vorhand.players import Player
from vorhand.players.heuristic import MAXIMS, Heuristic, advise
from vorhand.players.uniform import Uniform

games = pytest.mark.parametrize("game", [GAMES[name] for name in MAXIMS], ids=MAXIMS)


def played(state: State, players: Sequence[Player]) -> State:
    """The end of a deal that these players play, by seat."""
    while state.to_act is not None:
        state = state.apply(players[state.to_act].decide(state.view(state.to_act)))
    return state


def margins(game: Game, deals: int, seed: int) -> list[float]:
    """By how much the maxims are better than chance at each seat of so many deals.

    The same cards are played twice: by chance alone, and with the maxims at the seat and at its partner's.
    """
    options, random, found = next(iter(game.presets.values())), Random(seed), []
    for _ in range(deals):
        first = game.match(options, random).deal(random)
        ours = [{seat, (seat + 2) % 4} if game.name == "kaiser" else {seat} for seat in range(options.seats)]
        for seats in ours:
            by_chance, by_maxims = (
                result_of(played(first, [Heuristic() if seat in able else Uniform(7) for seat in range(options.seats)]))
                for able in (set[int](), seats)
            )
            found.append(mean(by_maxims.scores[seat] - by_chance.scores[seat] for seat in seats))
    return found


@games
def test_the_maxims_are_clearly_better_than_chance(game: Game) -> None:
    """With the same cards the maxims score more than chance, by more than four standard errors."""
    found = margins(game, deals=100, seed=1)
    assert mean(found) > 4 * stdev(found) / len(found) ** 0.5


@games
def test_the_maxims_choose_what_is_legal_under_any_options(game: Game) -> None:
    """In any moment of any deal the advice is one of the view's actions, for a reason in the catalogue's form."""

    @given(half_played(game))
    def check(moment: Moment) -> None:
        for state in moment.states:
            if state.to_act is None:
                continue
            view = state.view(state.to_act)
            decision = advise(view)
            assert decision.action in view.actions
            assert decision.reason.key.startswith("hint-")

    check()


@games
def test_the_maxims_play_whole_deals_under_any_options(game: Game) -> None:
    """Four who follow the maxims finish every deal, in states that chance does not come to."""

    @settings(max_examples=40)
    @given(deals(game))
    def check(first: State) -> None:
        assert result_of(played(first, [Heuristic() for _ in range(first.options.seats)]))

    check()


@games
def test_equal_views_are_advised_alike(game: Game) -> None:
    """The advice depends on nothing but the view: a copy gets the same, asked before or after others."""

    @settings(max_examples=30)
    @given(half_played(game), seeds)
    def check(moment: Moment, seed: int) -> None:
        first = moment.states[0]
        views: list[View] = [state.view(state.to_act) for state in moment.states if state.to_act is not None]
        once = [advise(view) for view in views]
        again = first
        copies = []
        for event in moment.state.history:
            if again.to_act is not None:
                copies.append(replace(again.view(again.to_act)))
            again = again.apply(event.action, event.seat)
        if again.to_act is not None:
            copies.append(replace(again.view(again.to_act)))
        assert copies == views
        order = list(range(len(views)))
        Random(seed).shuffle(order)
        assert all(advise(copies[place]) == once[place] for place in order)

    check()


@games
def test_unseen_cards_do_not_change_the_advice(game: Game) -> None:
    """The hands of the others dealt anew give the first seat to act the same view and the same advice."""

    @settings(max_examples=30)
    @given(deals(game), seeds)
    def check(first: State, seed: int) -> None:
        seat = first.to_act
        assert seat is not None
        turn_up = first.deal.turn_up
        unseen = [
            *(card for other, hand in enumerate(first.deal.hands) if other != seat for card in hand),
            *first.deal.rest,
        ]
        places = [place for place, card in enumerate(unseen) if card != turn_up]
        order = places[:]
        Random(seed).shuffle(order)
        dealt = unseen[:]
        for place, other in zip(places, order, strict=True):
            dealt[place] = unseen[other]
        hands = []
        for other, hand in enumerate(first.deal.hands):
            cards = [] if other == seat else [dealt.pop(0) for _ in hand]
            hands.append(hand if other == seat else type(hand)(cards))
        again = game.start(first.options, replace(first.deal, hands=tuple(hands), rest=tuple(dealt)))
        assert again.view(seat) == first.view(seat)
        assert advise(again.view(seat)) == advise(first.view(seat))

    check()


def test_every_game_has_its_maxims() -> None:
    """No game is without advice."""
    assert set(MAXIMS) == set(GAMES)


def test_chance_is_reproducible() -> None:
    """The player `random` does the same again from the same seed, and something else from another."""
    first = strategies.first_state(GAMES["letzter-stich"], GAMES["letzter-stich"].presets["seed"], 1)
    deals = [played(first, [Uniform(seed)] * 4).history for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
