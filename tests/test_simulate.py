"""Simulations: reproducible, complete, and true to the invariants of the rulebooks."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from vorhand.game import State
from vorhand.games import GAMES
from vorhand.games.kaiser.table import Kaiser
from vorhand.games.letzter_stich import LetzterStich
from vorhand.games.schnapsen.play import Over as SchnapsenOver
from vorhand.games.skat.score import SkatResult
from vorhand.games.skat.table import Over as SkatOver
from vorhand.options import Options
from vorhand.players import player_named
from vorhand.simulate import Tally, invariant, played, simulate

PRESETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets]


def tally_of(game: str, options: Options, deals: int, seed: int = 1, player: str = "random") -> Tally:
    """The tally of a simulation with one kind of player."""
    return simulate(GAMES[game], options, [player] * options.seats, deals, seed)


def law(game: str, options: Options) -> set[int]:
    """The values that the invariant of a game may have in its presets."""
    if isinstance(options, Kaiser):
        return {9 if options.kitty else 10}
    return {"letzter-stich": {1}, "schnapsen": {120}, "skat": {120}}[game]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_simulation_adds_up(game: str, preset: str) -> None:
    """Every deal has an outcome and keeps the invariant; a decided match has a winner."""
    options = GAMES[game].presets[preset]
    tally = tally_of(game, options, 60)
    assert (tally.game, tally.deals, len(tally.points)) == (game, 60, options.seats)
    assert sum(tally.outcomes.values()) == 60
    assert set(tally.sums) == law(game, options)
    assert sum(tally.sums.values()) == 60
    assert tally.matches <= sum(tally.wins) <= tally.matches * options.seats


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_simulation(game: str) -> None:
    """The same seed gives the same tally, another one another."""
    options = next(iter(GAMES[game].presets.values()))
    assert tally_of(game, options, 25, seed=4) == tally_of(game, options, 25, seed=4)
    assert tally_of(game, options, 25, seed=4).points != tally_of(game, options, 25, seed=5).points


@pytest.mark.parametrize("game", GAMES)
def test_progress_is_told_deal_by_deal(game: str) -> None:
    """The simulation calls back once a deal."""
    told: list[int] = []
    options = next(iter(GAMES[game].presets.values()))
    simulate(GAMES[game], options, ["random"] * options.seats, 7, 1, lambda: told.append(1))
    assert len(told) == 7


@pytest.mark.parametrize(
    ("options", "sums"),
    [
        (LetzterStich(low_card_bonus=True), {1, 2}),
        (LetzterStich(penultimate=True, value=10), {20}),
        (LetzterStich(penalty=True, players=5), {4}),
        (LetzterStich(penalty=True, penultimate=True, low_card_bonus=True), {6, 9}),
    ],
)
def test_ls_8_points_of_a_deal(options: LetzterStich, sums: set[int]) -> None:
    """V; 2V with bonus or penultimate; 3V with both; each times n-1 under penalty."""
    options = replace(options, target=10_000)  # no tie-break deals, which have other options
    assert set(tally_of("letzter-stich", options, 80).sums) == sums


def test_ka_9_kitty_sums_to_nine() -> None:
    """With a kitty the points of both sides are nine."""
    assert tally_of("kaiser", Kaiser(kitty=True, passing=True, low=True), 30).sums == {9: 30}


def finished(game: str, seed: int) -> State:
    """The end of one deal between random players."""
    random, options = Random(seed), next(iter(GAMES[game].presets.values()))
    players = [player_named("random", seed + seat) for seat in range(options.seats)]
    return played(GAMES[game].match(options, random), players, random)


def test_sk_11_the_invariant_sees_points_that_are_wrong() -> None:
    """A result with a card point too many breaks the sum of 120."""
    overs = (finished("skat", seed) for seed in range(20))
    over = next(over for over in overs if isinstance(over, SkatOver) and isinstance(over.result, SkatResult))
    assert isinstance(over.result, SkatResult)
    assert invariant(over) == 120
    assert invariant(replace(over, result=replace(over.result, points=over.result.points + 1))) == 121


def test_sn_10_the_invariant_sees_points_that_are_wrong() -> None:
    """A result with a card point too many breaks the sum of 120."""
    over = finished("schnapsen", 1)
    assert isinstance(over, SchnapsenOver)
    assert invariant(over) == 120
    tally = over.result.tally
    wrong = replace(tally, points=(tally.points[0] + 1, tally.points[1]))
    assert invariant(replace(over, result=replace(over.result, tally=wrong))) == 121


@pytest.mark.slow
@pytest.mark.parametrize("player", ["random", "heuristic"])
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_two_thousand_deals_keep_the_law(game: str, preset: str, player: str) -> None:
    """Two thousand deals of every preset end, each with the sum that the rules fix."""
    options = GAMES[game].presets[preset]
    assert set(tally_of(game, options, 2000, player=player).sums) == law(game, options)
