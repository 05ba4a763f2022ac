"""Was it luck: the worth of the cards among players of a level, and what is left of the result."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace
from reviews import played
from typer.testing import CliRunner

from vorhand.cli.app import app
from vorhand.game import result_of
from vorhand.games import GAMES
from vorhand.record import Record, to_text
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
    assert told["players"] == json.loads(json.dumps([{**each} for each in map(plain, wanted)]))
    texts = {CliRunner().invoke(app, [*words, "--lang", lang]).stdout for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all("luck-" not in text for text in texts)
    assert CliRunner().invoke(app, ["luck", str(half)]).exit_code == 2
    assert CliRunner().invoke(app, ["luck", str(file), "--player", "nobody"]).exit_code == 2


def plain(each: object) -> dict[str, object]:
    """A struct as JSON has it."""
    import msgspec

    found: dict[str, object] = msgspec.to_builtins(each)
    return found
