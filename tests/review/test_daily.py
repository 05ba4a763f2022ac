"""Positions to practise: those of the package can be played, and are found again by the same seed."""

from __future__ import annotations

import pytest

from vorhand.action import parse_action
from vorhand.cards import Card
from vorhand.game import Message
from vorhand.games import GAMES
from vorhand.players.search import Candidate
from vorhand.review.daily import ALIKE, LEAD, MISSED, clear, find, of_day, positions
from vorhand.words import LANGUAGES, Words

games = pytest.mark.parametrize("game", GAMES)


@games
def test_the_positions_can_be_practised(game: str) -> None:
    """A few dozen a game, each a deal in play whose right actions can be done and lead by as much as is said."""
    found = positions(game)
    assert len(found) >= 24
    assert len({str(each.record["deal"]) for each in found}) == len(found)
    for each in found:
        state = each.state()
        assert state.to_act is not None
        view = state.view(state.to_act)
        assert {action for action, _, _ in each.candidates} <= {str(action) for action in view.actions}
        chances = {action: chance for action, _, chance in each.candidates}
        best = min(chances[action] for action in each.right)
        rest = [chance for action, chance in chances.items() if action not in each.right]
        assert best - max(rest) >= LEAD - ALIKE - 0.001
        assert each.missed >= MISSED
        for lang in LANGUAGES:
            assert Words(lang)(Message(f"daily-{each.goal}")) != f"daily-{each.goal}"


def test_one_a_day() -> None:
    """A day has one position, the next day another, and all come round."""
    count = len(positions("skat"))
    assert {of_day("skat", day) for day in range(20_000, 20_000 + count)} == set(range(count))
    assert of_day("skat", 20_000) == of_day("skat", 20_000 + count)


@pytest.mark.parametrize("game", ["letzter-stich", "schnapsen"])
def test_the_same_seed_finds_the_same(game: str) -> None:
    """The first position of the package is that of its deal, found anew."""
    wanted = positions(game)[0]
    for seed in range(1_000_000, 1_000_020):
        found = max(find(game, seed), key=lambda each: each.missed, default=None)
        if found is not None:
            assert found == wanted
            return
    raise AssertionError("nothing was found")


def test_what_is_clear() -> None:
    """Few are best and all others clearly worse, by the chance and by the worth; else nothing is."""
    cards = ("CA", "CK", "CQ", "CJ")

    def of(*chances: float, worths: tuple[float, ...] = ()) -> tuple[str, ...]:
        told = zip(cards, worths or chances, chances, strict=False)
        return tuple(
            str(action) for action in clear(tuple(Candidate(parse_action(f"play {Card(c)}"), w, x) for c, w, x in told))
        )

    assert of(0.8, 0.5, 0.4) == ("play CA",)
    assert of(0.4, 0.8, 0.79) == ("play CK", "play CQ")
    assert of(0.8, 0.7, 0.4) == ()
    assert of(0.8, 0.8, 0.8, 0.4) == ()
    assert of(0.8, 0.8) == ()
    assert of(0.8, 0.4, worths=(1.0, 2.0)) == ()
