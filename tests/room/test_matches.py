"""Matches between deals, as the log keeps them."""

from random import Random
from typing import Any

import msgspec
import pytest

from vorhand.game import Match, plain
from vorhand.games import GAMES
from vorhand.room.fair import match_of


def one_deal_later(name: str, **changes: Any) -> Match:
    """A match after a deal of first actions."""
    game = GAMES[name]
    options = msgspec.structs.replace(next(iter(game.presets.values())), **changes)
    match = game.match(options, Random(1))
    state = match.deal(Random(2))
    while state.to_act is not None:
        state = state.apply(state.actions()[0])
    return match.after(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_read_back_as_it_was(name: str) -> None:
    """A match of every game, with the cards that it holds, survives being written as JSON."""
    match = one_deal_later(name)
    written = msgspec.json.decode(msgspec.json.encode(plain(match)))
    assert match_of(name, match.options, written) == match


def test_a_card_that_is_none_is_refused() -> None:
    """A match whose last deal has a wrong card is not read."""
    match = one_deal_later("skat")
    written = plain(match)
    written["last"]["hands"][0] = "XX"
    with pytest.raises(msgspec.ValidationError):
        match_of("skat", match.options, written)
