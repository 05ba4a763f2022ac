"""Options: ranges and sources, reading from texts, and what a wrong one is told."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import asdict, replace
from strategies import option_sets

from vorhand.game import Game
from vorhand.games import GAMES, game_named
from vorhand.games.letzter_stich import LetzterStich
from vorhand.options import Options, SetupError, choices, fields, read_options, source

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
LS = GAMES["letzter-stich"]


def read(*settings: str, game: Game = LS) -> Options:
    """The options of a game from texts."""
    return read_options(game.options, game.presets, settings)


def text(value: Any) -> str:
    """A value as it is written in a setting."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


@games
def test_every_option_names_its_source_its_values_and_a_default(game: Game) -> None:
    """The annotation of an option tells a rule of its own game and what may be chosen."""
    letters = {"letzter-stich": "LS", "kaiser": "KA", "schnapsen": "SN", "skat": "SK"}[game.name]
    for name, kind in fields(game.options).items():
        assert source(kind).startswith(f"{letters} "), name
        assert choices(kind), name
        assert name in asdict(game.options())


@games
def test_presets_are_legal_and_the_first_is_the_default(game: Game) -> None:
    """Every preset passes its own check; without a preset the first is meant; records know theirs."""
    for name, preset in game.presets.items():
        preset.check()
        assert read(f"preset={name}", game=game) == preset
    assert read(game=game) == next(iter(game.presets.values()))
    assert game.record_preset in game.presets


@games
def test_any_option_set_is_read_back_from_its_settings(game: Game) -> None:
    """Written as name=value, in any order, options are the same again."""

    @given(option_sets(game), st.randoms())
    def check(options: Options, random: Any) -> None:
        settings = [f"{name}={text(value)}" for name, value in asdict(options).items()]
        random.shuffle(settings)
        assert read(*settings, game=game) == options
        options.check()

    check()


def test_a_preset_comes_first_wherever_it_stands() -> None:
    """What is set beside a preset changes it."""
    assert read("players=3", "preset=seed", "trump=any") == LetzterStich(players=3, trump="any")


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("preset=table", "preset 'table' is not one of seed"),
        ("colour=red", "option 'colour' is not one of preset players ranking"),
        ("=3", "option '' is not one of"),
        ("players=7", "option players: '7' is not a number from 2 to 6 (LS 1.1)"),
        ("players=", "option players: '' is not a number from 2 to 6"),
        ("players=four", "option players: 'four' is not a number"),
        ("value=5", "option value: '5' is not one of 1 10 20 50 (LS 4.1)"),
        ("trump=always", "option trump: 'always' is not one of off void any (LS 6.1)"),
        ("trump", "option trump: '' is not one of off void any"),
        ("stake=maybe", "option stake: 'maybe' is not on or off (LS 4.3)"),
        ("target=0", "option target: '0' is not a number from 1 to 10000 (LS 4.2)"),
    ],
)
def test_a_wrong_setting_is_told_what_would_be_right(setting: str, said: str) -> None:
    """The refusal names the option, what was given, what may be and the rule."""
    with pytest.raises(SetupError) as caught:
        read(setting)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"players": 1}, "option players: 1 is not a number from 2 to 6 (LS 1.1)"),
        ({"players": "4"}, "option players: '4' is not a number"),
        ({"value": 2}, "option value: 2 is not one of 1 10 20 50"),
        ({"stake": 1}, "option stake: 1 is not on or off"),
        ({"ranking": "reverse"}, "option ranking: 'reverse' is not one of natural ace-ten (LS 1.2)"),
        ({"stake_deals": -1}, "option stake_deals: -1 is not a number from 0 to 1000 (LS 4.3)"),
    ],
)
def test_check_refuses_what_is_out_of_range(changes: dict[str, Any], said: str) -> None:
    """Options made in code are held to the same ranges as those that are read."""
    with pytest.raises(SetupError) as caught:
        replace(LetzterStich(), **changes).check()
    assert said in str(caught.value)


def test_an_unknown_game_is_told_those_that_exist() -> None:
    """The refusal lists the games by name."""
    assert game_named("skat") is GAMES["skat"]
    with pytest.raises(ValueError, match="game 'poker' is not one of letzter-stich"):
        game_named("poker")
