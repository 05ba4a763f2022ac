"""Why a claim could fail: told from the view alone, so that a refusal tells no card."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from reviews import played

from vorhand.action import Bid, Claim
from vorhand.cards import Card
from vorhand.game import IllegalAction, Message, State
from vorhand.players.worlds import state_of, worlds
from vorhand.record import Record
from vorhand.review import breakable
from vorhand.room import conduct
from vorhand.words import LANGUAGES, Words


def claimed() -> Iterator[tuple[State, int]]:
    """Positions of Skat in play, and a seat that could claim there."""
    random = Random(5)
    for seed in range(6):
        for state in Record.of("skat", played("skat", "random", seed)).states():
            if state.view(0).phase == "playing" and random.random() < 0.3:
                seat = random.randrange(3)
                if Claim() in state.may_say(seat):
                    yield state, seat


def told(state: State, seat: int) -> Message:
    """How a false claim is refused."""
    with pytest.raises(IllegalAction) as error:
        state.apply(Claim(), seat)
    return conduct.explained(error.value)


def test_sk_5_5_a_refused_claim_tells_nothing_but_the_view() -> None:
    """In every other deal that looks the same to the seat and in which the claim is refused too, so is it told."""
    explained = 0
    for state, seat in claimed():
        if state.holds(seat, Claim()):
            continue
        view = state.view(seat)
        why = told(state, seat)
        explained += why.key == "refuse-sk-claim-lost"
        for world in worlds(view, 3, 7):
            other = state_of(view, world)
            assert other.view(seat) == view
            assert breakable(other.view(seat)) == breakable(view)
            if not other.holds(seat, Claim()):
                assert told(other, seat) == why
    assert explained > 5


def test_sk_5_5_the_trick_could_be_lost() -> None:
    """It goes to an opponent, and none of its cards is one that the seat has seen elsewhere."""
    for state, seat in claimed():
        why = breakable(state.view(seat))
        if why is None:
            continue
        args = dict(why.args)
        assert args["seat"] != seat or getattr(state, "null", False)
        laid = {event.action.card for event in state.history if hasattr(event.action, "card")}
        gone = laid - set(state.view(seat).trick)
        assert not gone & set(args["cards"])
        assert all(isinstance(card, Card) for card in args["cards"])
        for lang in LANGUAGES:
            assert "{" not in Words(lang, strict=True)(why)


def test_sk_5_5_what_takes_too_long_is_not_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    """All worlds together take so many positions; then the claim is refused as the rule says it."""
    for state, seat in claimed():
        if not state.holds(seat, Claim()) and told(state, seat).key == "refuse-sk-claim-lost":
            break
    monkeypatch.setattr("vorhand.review.claimed.MOST", 1)
    assert told(state, seat).key == "refuse-sk-claim"
    assert breakable(state.view(seat)) is None


def test_other_refusals_stay_as_they_are() -> None:
    """Only a claim is explained."""
    state, seat = next(claimed())
    with pytest.raises(IllegalAction) as error:
        state.apply(Bid(18), seat)
    assert conduct.explained(error.value) == error.value.reason
