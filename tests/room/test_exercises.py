"""The position of the day: before a try nothing is told that the seat does not see; after it the solution."""

from __future__ import annotations

import re

import httpx
import pytest
from servers import Server

from vorhand.game import plain
from vorhand.games import GAMES
from vorhand.record import from_text
from vorhand.review.daily import positions
from vorhand.room.aids import aids
from vorhand.room.daily import why
from vorhand.words import LANGUAGES, Words

games = pytest.mark.parametrize("game", GAMES)


@games
def test_the_exercise_is_the_view_of_its_seat(server: Server, game: str) -> None:
    """It is the same for everybody, needs no session, and holds the view and its aids, nothing else."""
    told = server.get(f"/api/daily/{game}").json()
    position = positions(game)[told["number"]]
    state = position.state()
    view = state.view(state.to_act or 0)
    assert told["view"] == httpx.Response(200, json=plain(view)).json()
    assert told["aids"] == httpx.Response(200, json=aids(view)).json()
    assert told.keys() == {"game", "number", "count", "view", "aids"}
    assert server.get(f"/api/daily/{game}").json() == told
    other = (told["number"] + 1) % told["count"]
    assert server.get(f"/api/daily/{game}?number={other}").json()["number"] == other


@games
def test_a_try_is_answered(server: Server, game: str) -> None:
    """Right or not, with every chance, a reason, and the record of the deal so far."""
    position = positions(game)[0]
    path = f"{server.url}/api/daily/{game}/0"
    for action, _, _ in position.candidates:
        told = httpx.post(path, json={"action": action}).json()
        assert told["right"] == (action in position.right)
        assert told["best"] == list(position.right)
        assert [each["action"] for each in told["candidates"]] == [action for action, _, _ in position.candidates]
        first = told["reasons"][0]
        assert first["key"] == f"daily-{position.goal}"
        assert first["args"]["rest"] > first["args"]["chance"]
        assert action in (first["args"]["action"], first["args"]["other"])
        assert from_text(told["record"]).replay() == position.state()
        assert told["at"] == len(position.record["actions"])


@games
def test_the_answer_speaks_to_the_person(game: str) -> None:
    """In every language it says "you" or "your" to whoever tried, as hints do, and speaks of no seat."""
    you = {
        "en": r"\b(you|your|yours)\b",
        "de": r"\b(du|dir|deine)\b",
        "es": r"\b(tu|tuya|ganas|quedas)\b",
        "pt": r"\b(você|seu|sua)\b",
    }
    assert you.keys() == set(LANGUAGES)
    for position in positions(game):
        state = position.state()
        told = why(position, state.view(state.to_act or 0), position.right[0])[0]
        for lang, wanted in you.items():
            said = Words(lang)(told)
            assert re.search(wanted, said)
            assert not re.search(r"\b(seat|eigene|propio|próprio)\b", said)


def test_what_is_none(server: Server) -> None:
    """Another game, a number that is none, an action that is none or cannot be done."""
    for path in ("whist", "skat?number=9999"):
        assert server.get(f"/api/daily/{path}").status_code == 404
    post = f"{server.url}/api/daily/skat"
    assert httpx.post(f"{post}/9999", json={"action": "pass"}).status_code == 404
    for action in ("pass", "nonsense", ""):
        assert httpx.post(f"{post}/0", json={"action": action}).status_code == 400
