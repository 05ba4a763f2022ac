"""Was it luck: the worth of the cards among players of a level, and what is left of the result."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from reviews import played
from typer.testing import CliRunner

from vorhand.action import Pass
from vorhand.arena.figures import Estimate
from vorhand.cli.app import app
from vorhand.cli.luck import spread
from vorhand.game import State, result_of
from vorhand.games import GAMES
from vorhand.players import player_named
from vorhand.record import Forfeit, Record, to_text
from vorhand.review import edges, luck, played_again
from vorhand.words import LANGUAGES


def records(game: str, count: int = 3) -> list[Record]:
    """Finished deals."""
    return [Record.of(game, played(game, "random", seed)) for seed in range(count)]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_again_with_the_same_cards(game: str) -> None:
    """The same number gives the same play, whoever sat there and whatever happened; together the edges are nothing."""
    record = records(game)[1]
    again = [played_again(record, number, "heuristic") for number in range(3)]
    named = replace(record, moves=record.moves[:3], players=(), result={})
    assert again == [played_again(named, number, "heuristic") for number in range(3)]
    assert all(sum(play) == 0 for play in again)
    assert len({played_again(record, number, "random") for number in range(20)}) > 1


def test_the_rest_is_what_the_cards_do_not_explain() -> None:
    """Worth and rest add up to the result; without any spread there is no interval; more plays narrow it."""
    deals = records("schnapsen", 2)
    real = [edges(result_of(deal.replay())) for deal in deals]
    half = [[(Fraction(1), Fraction(-1)), (Fraction(0), Fraction(0))]] * 2
    for each, seat in zip(luck(deals, half), (0, 1), strict=True):
        assert each.player == str(seat)
        assert each.deals == 2
        assert each.real == float(sum(edge[seat] for edge in real))
        assert each.expected.value == (1.0, -1.0)[seat]
        assert each.expected.value + each.beyond.value == pytest.approx(each.real)
        assert each.expected.low is not None
        assert each.expected.high is not None
        assert each.expected.low < each.expected.value < each.expected.high
    more = luck(deals, [[*plays] * 8 for plays in half])[0].expected
    assert more.low is not None
    few = luck(deals, half)[0].expected
    assert few.low is not None
    assert few.low < more.low < 1
    sure = luck(deals, [[play] * 2 for play, _ in half])[0].expected
    assert (sure.value, sure.low, sure.high) == (2.0, None, None)


def test_one_wide_deal_among_narrow_ones_is_as_free_as_itself() -> None:
    """The interval is of the degrees of freedom that the wide deal has, not of all plays together."""
    deals = records("schnapsen", 1) * 10
    narrow = [(Fraction(n % 2, 100), Fraction(-(n % 2), 100)) for n in range(8)]
    wide = [(Fraction(3 * (n % 2)), Fraction(-3 * (n % 2))) for n in range(8)]
    alone = luck(deals[:1], [wide])[0].expected
    among = luck(deals, [wide, *[narrow] * 9])[0].expected
    assert alone.low is not None
    assert among.low is not None
    assert among.value - among.low >= alone.value - alone.low


def test_players_are_followed_by_their_names() -> None:
    """Somebody who changes his seat is one player; two of one name at a table are two."""
    one, two = records("schnapsen", 2)
    moved = [replace(one, players=("Ann", "Bob")), replace(two, players=("Bob", "Ann"))]
    none = [[(Fraction(0), Fraction(0))] * 2] * 2
    real = [edges(result_of(deal.replay())) for deal in moved]
    ann, bob = luck(moved, none)
    assert (ann.player, ann.real) == ("Ann", float(real[0][0] + real[1][1]))
    assert (bob.player, bob.deals) == ("Bob", 2)
    assert [each.player for each in luck([replace(one, players=("club", "club"))], none[:1])] == ["club 0", "club 1"]


def test_the_command(tmp_path: Path) -> None:
    """It says the same as the function, in four languages; an unfinished deal and an unknown player are refused."""
    file, half = tmp_path / "deals", tmp_path / "half"
    deals = records("letzter-stich", 2)
    file.write_text("\n".join(map(to_text, deals)))
    half.write_text(to_text(replace(deals[0], moves=deals[0].moves[:4], result={})))
    words = ["luck", str(file), "--player", "random", "--times", "3"]
    told = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    wanted = luck(deals, [[played_again(deal, number, "random") for number in range(3)] for deal in deals])
    (game,) = told["games"]
    assert (game["game"], told["left_out"]) == ("letzter-stich", [])
    for found, each in zip(game["players"], map(plain, wanted), strict=True):
        assert found["player"] == f"Seat {each['player']}"
        for name in ("expected", "beyond"):
            assert found[name] == pytest.approx(each[name], abs=0.0005)
            assert all(value == round(value, 3) for value in found[name].values())
    texts = {CliRunner().invoke(app, [*words, "--lang", lang]).stdout for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all("luck-" not in text for text in texts)
    assert CliRunner().invoke(app, ["luck", str(half)]).exit_code == 2
    assert CliRunner().invoke(app, ["luck", str(file), "--player", "nobody"]).exit_code == 2


def test_deals_whose_plays_agree_have_no_interval(tmp_path: Path) -> None:
    """Where nothing differs from play to play the value stands alone: in a deal of Skat that everybody passes."""
    assert spread(Estimate(2.0, None, None)) == "+2.0"
    assert spread(Estimate(2.0, 1.25, 2.75)) == "+2.0 [+1.2, +2.8]"
    assert spread(Estimate(-1234.5, -2345.5, -123.5)) == "-1234 [-2346, -124]"
    state = next(
        state
        for seed in range(1000)
        for state in [GAMES["skat"].match(GAMES["skat"].presets["isko"], Random(seed)).deal(Random(seed))]
        if nobody_bids(state)
    )
    for _ in range(3):
        state = state.apply(Pass())
    file = tmp_path / "passed"
    file.write_text(to_text(Record.of("skat", state)))
    words = ["luck", str(file), "--player", "heuristic", "--times", "2", "--lang", "en"]
    done = CliRunner().invoke(app, words)
    assert (done.exit_code, done.stderr) == (0, "")
    assert re.search(r"^Seat 0 +1 +\+0\.0 +\+0\.0 +\+0\.0 *$", done.stdout, re.MULTILINE)
    (game,) = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)["games"]
    assert game["players"][0]["expected"] == {"value": 0.0, "low": None, "high": None}


def nobody_bids(state: State) -> bool:
    """Whether the maxims pass from every seat."""
    player = player_named("heuristic")
    while state.to_act is not None:
        action = player.decide(state.view(state.to_act))
        if action != Pass():
            return False
        state = state.apply(action)
    return True


def test_each_game_has_its_table_and_what_is_left_out_is_named(tmp_path: Path) -> None:
    """Games are not added up; unfinished and broken-off deals, and a written result against the rules, are told."""
    one, two = records("schnapsen", 2)
    other = records("letzter-stich", 1)[0]
    cut = replace(one, moves=one.moves[:4], result={})
    broken = replace(cut, forfeit=Forfeit(1, "left"))
    wrong = replace(two, players=("club", "club"), result={"scores": [9, 9]})
    file = tmp_path / "deals"
    file.write_text("\n".join(map(to_text, [one, other, cut, broken, wrong])))
    words = ["luck", str(file), "--player", "random", "--times", "2"]
    done = CliRunner().invoke(app, [*words, "--lang", "en"])
    assert done.exit_code == 1
    assert re.findall("^── ([^─]+) ─", done.stdout, re.MULTILINE) == ["Schnapsen", "Letzter Stich"]
    assert re.findall(r"^(\S.*?) +\d+ +[+-]", done.stdout, re.MULTILINE) == [
        *("Seat 0", "Seat 1", "club (seat 0)", "club (seat 1)"),
        *(f"Seat {seat}" for seat in range(other.options.seats)),
    ]
    assert "Left out, as not finished: 1 (record 3)" in done.stdout
    assert "Left out, as broken off: 1 (record 4)" in done.stdout
    assert "Played again only 2 times: the intervals are wide." in done.stdout
    assert "deals, record 5: The record disagrees with the rules: scores: the record says [9, 9]" in done.stderr
    left = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)["left_out"]
    assert [(each["place"], each["why"]) for each in left] == [("record 3", "unfinished"), ("record 4", "broken-off")]
    once = CliRunner().invoke(app, ["luck", str(file), "--times", "1", "--lang", "en"])
    assert (once.exit_code, "at least twice, not 1" in once.stderr) == (2, True)


def test_no_interval_is_broken_over_two_lines(tmp_path: Path) -> None:
    """However long the names, and however wide the intervals, in every language."""
    deal = replace(records("skat", 1)[0], players=("A name that is long enough to be folded", "B", "C"))
    file = tmp_path / "deal"
    file.write_text(to_text(deal))
    for lang in LANGUAGES:
        text = CliRunner().invoke(app, ["luck", str(file), "--player", "random", "--times", "2", "--lang", lang]).stdout
        assert max(map(len, text.splitlines())) <= 80
        assert len(re.findall(r"\[[+-][\d.]+, [+-][\d.]+\]", text)) == 6


def plain(each: object) -> dict[str, Any]:
    """A struct as JSON has it."""
    import msgspec

    found: dict[str, Any] = msgspec.to_builtins(each)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_level_that_always_plays_alike_gives_no_interval(game: str, tmp_path: Path) -> None:
    """In no game does that end the command: the values stand there alone."""
    file = tmp_path / "deal"
    file.write_text(to_text(records(game, 1)[0]))
    done = CliRunner().invoke(app, ["luck", str(file), "--player", "heuristic", "--times", "2", "--lang", "en"])
    assert (done.exit_code, done.stderr) == (0, "")
    assert "[" not in done.stdout
    assert "Seat 0" in done.stdout
