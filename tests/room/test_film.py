"""Records as films, and the aids at the end of a deal, for every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from random import Random

import pytest

from vorhand.action import Marry, Play
from vorhand.cards import Cards
from vorhand.game import NOBODY, State, result_of
from vorhand.games import GAMES
from vorhand.games.kaiser.score import KaiserResult
from vorhand.games.letzter_stich import LetzterStichResult
from vorhand.games.schnapsen.score import SchnapsenResult
from vorhand.record import Record, RecordError, to_json, to_text
from vorhand.room.aids import aids
from vorhand.room.film import film_of, read_record


def over(game: str, seed: int) -> State:
    """A deal that random players have played out."""
    random = Random(seed)
    state = GAMES[game].match(next(iter(GAMES[game].presets.values())), random).deal(random)
    while state.to_act is not None:
        state = state.apply(random.choice(state.actions()))
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_every_moment_of_a_deal_is_a_frame(game: str, seed: int) -> None:
    """A film has a frame for each action and one before the first, and ends with the reckoning."""
    state = over(game, seed)
    film = film_of(Record.of(game, state))
    assert len(film.frames) == len(state.history) + 1
    assert film.frames[-1].action == (state.history[-1].seat, str(state.history[-1].action))
    assert len(film.reckoning) == len(list(result_of(state).reckoning()))
    assert film.differs == ()


@pytest.mark.parametrize("write", [to_text, to_json])
def test_what_stands_behind_the_first_record_is_not_read(write: Callable[[Record], str]) -> None:
    """A bad record behind it does not keep it back; a bad one before it does."""
    record = Record.of("kaiser", over("kaiser", 1))
    good = write(record)
    bad = good.replace("kaiser", "whist")
    assert read_record(f"{good}\n{bad}") == record
    with pytest.raises(RecordError, match="whist"):
        read_record(f"{bad}\n{good}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_the_last_trick_of_a_deal_can_be_looked_at(game: str, seed: int) -> None:
    """When all is over everybody is told what counted, and the last full trick with who of its players took it."""
    state = over(game, seed)
    plays = [
        str(event.action).split()[-1] for event in state.history if str(event.action).startswith(("play", "marry"))
    ]
    for seat in (*range(len(state.hands)), NOBODY):
        told = aids(state.view(seat))
        assert told["facts"]
        assert [card for _, card in told["last"]] == plays[len(plays) - len(told["last"]) :]
        assert told["taker"] in [each for each, _ in told["last"]] or not plays


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_every_full_trick_has_a_taker(game: str, seed: int) -> None:
    """The card that fills a trick says who takes it: the next to lead, and as many tricks as the result counts."""
    state = over(game, seed)
    film = film_of(Record.of(game, state))
    taken = []
    for frame in film.frames:
        full = frame.action is not None and frame.action[1].startswith(("play", "marry")) and not frame.trick
        assert (frame.taker is not None) == full
        if frame.taker is not None:
            taken.append(frame.taker)
            assert frame.to_act in (frame.taker, None)
            assert frame.leader in (frame.taker, None)
    result = result_of(state)
    if isinstance(result, LetzterStichResult):
        assert taken[-1] == result.last
    if isinstance(result, KaiserResult):
        assert result.tricks == tuple(sum(seat % 2 == side for seat in taken) for side in (0, 1))
    if isinstance(result, SchnapsenResult):
        assert [result.tally.tricks(seat) for seat in (0, 1)] == [taken.count(seat) for seat in (0, 1)]


def test_nobody_takes_the_trick_in_which_a_deal_ends() -> None:
    """SN 5.4: a marriage that brings 66 ends the deal; its card lies in a trick that nobody takes."""
    endings = (over("schnapsen", seed) for seed in range(100))
    state = next(each for each in endings if type(each.history[-1].action) is Marry)
    film = film_of(Record.of("schnapsen", state))
    assert film.frames[-1].trick == [(state.history[-1].seat, str(state.history[-1].action).split()[-1])]
    assert film.frames[-1].taker is None
    plays = sum(isinstance(event.action, Play) for event in state.history)
    assert sum(frame.taker is not None for frame in film.frames) == plays // 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_every_card_is_in_one_place(game: str, seed: int) -> None:
    """In every frame a card is in a hand, was played, or lies in the rest; the stock is as long as the facts say."""
    state = over(game, seed)
    film = film_of(Record.of(game, state))
    pack = sorted(str(card) for card in reduce(or_, state.deal.hands, Cards(state.deal.rest)))
    played: list[str] = []
    for frame in film.frames:
        text = frame.action[1] if frame.action else ""
        played += text.split()[1:] if text.startswith(("play", "marry")) else []
        held = [card for hand in frame.hands for card in hand.split()]
        assert sorted([*held, *played, *frame.rest]) == pack
        stock = [fact.args["n"] for fact in frame.facts if fact.key == "fact-stock"]
        assert stock in ([], [len(frame.rest)])
    assert film.frames[0].rest == [str(card) for card in state.deal.rest]
