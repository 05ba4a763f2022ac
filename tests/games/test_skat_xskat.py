"""Skat against the games of another program: no card illegal, the same outcome (SK 3 to SK 6).

A line of a file is a game: who is declarer (`dec`), what he plays (`game`, `flags`) and at which bid, the skat, the
discard, the hands before the first lead, every card with its seat, and what came of it. The hands before the exchange
and an auction that leads to this declarer are told from that.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from skat_deals import SKAT, auction
from strategies import play_out

from vorhand.cards import Card, Cards
from vorhand.game import Deal, State
from vorhand.games.skat.score import SkatResult
from vorhand.games.skat.table import Over, Skat

OURS = Path(__file__).parents[1] / "data" / "skat-games.jsonl"
THEIRS = Path(__file__).parents[3] / "shared" / "data" / "xskat" / "games.jsonl"
CONTRACTS = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds", "G": "grand", "N": "null"}
FLAGS = {"": "", "H": "hand", "O": "ouvert", "HO": "hand ouvert"}


def games_of(file: Path) -> list[dict[str, Any]]:
    """The games of a file."""
    return [json.loads(line) for line in file.read_text().splitlines()]


def dealt(game: dict[str, Any]) -> Deal:
    """The deal: the declarer's ten are those before the exchange, and forehand is who plays first."""
    hands = [Cards(" ".join(hand)) for hand in game["hands_at_play"]]
    skat, discard = (Cards(" ".join(game[name])) for name in ("skat_dealt", "discard"))
    hands[game["dec"]] = (hands[game["dec"]] | discard) - skat
    forehand = game["plays"][0][0]
    return Deal(dealer=(forehand + 2) % 3, hands=tuple(hands), rest=tuple(map(Card, game["skat_dealt"])))


def announced(game: dict[str, Any]) -> State:
    """The state before the first lead."""
    place = (game["dec"] - game["plays"][0][0]) % 3
    contract = f"announce {CONTRACTS[game['game']]} {FLAGS[game['flags']]}"
    exchange = "" if "H" in game["flags"] else f"take, discard {' '.join(game['discard'])}, "
    return play_out(SKAT.start(Skat(), dealt(game)), f"{auction(place, game['bid'])}, {exchange}{contract}")


def replayed(game: dict[str, Any]) -> SkatResult:
    """The result of the same cards, every one of which has to be legal, and in its seat's turn."""
    state = announced(game)
    assert [set(map(str, hand)) for hand in state.hands] == list(map(set, game["hands_at_play"]))
    for number, (seat, card) in enumerate(game["plays"]):
        if state.to_act is None:  # they play a lost Null on
            assert (game["game"], game["won"], number % 3) == ("N", False, 0)
            break
        assert state.to_act == seat
        state = play_out(state, card)
    assert isinstance(state, Over)
    assert isinstance(state.result, SkatResult)
    return state.result


def agrees(game: dict[str, Any]) -> bool:
    """Whether points (in Null none), won and matadors are the same."""
    done = replayed(game)
    points = None if game["game"] == "N" else done.points
    return (done.won, points, done.matadors) == (game["won"], game["points"], game["matadors"])


@pytest.mark.parametrize("number", range(len(games_of(OURS))))
def test_sk_6_a_game_of_our_own_ends_as_written(number: int) -> None:
    """Games of our own players, with an outcome reckoned apart from the engine, in the same form."""
    assert agrees(games_of(OURS)[number])


def test_sk_6_our_own_games_are_of_every_kind() -> None:
    """Suit, Grand and Null, with the skat and Hand, won and lost, with and without matadors, of every place."""
    games = games_of(OURS)
    assert {game["game"] for game in games} == set(CONTRACTS)
    assert {game["won"] for game in games} == {True, False}
    assert {"", "H"} <= {game["flags"] for game in games}
    assert {game["matadors"] > 0 for game in games if game["game"] != "N"} == {True, False}
    assert {(game["dec"] - game["plays"][0][0]) % 3 for game in games} == {0, 1, 2}


def test_sk_6_a_wrong_outcome_is_found() -> None:
    """With other card points, another winner or another matador count a game no longer agrees."""
    game = next(game for game in games_of(OURS) if game["game"] != "N")
    assert not agrees(game | {"points": game["points"] + 1})
    assert not agrees(game | {"won": not game["won"]})
    assert not agrees(game | {"matadors": -game["matadors"]})


@pytest.mark.skipif(not THEIRS.exists(), reason="the games of the other program lie beside the repository")
def test_sk_6_450_games_of_another_program_end_as_written() -> None:
    """Every card is legal, and card points, won and matadors are theirs, in all 450 games."""
    games = games_of(THEIRS)
    assert len(games) == 450
    assert Counter(map(agrees, games)) == {True: 450}
