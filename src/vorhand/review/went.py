"""What became of the trick that a card was played to: a fact of the deal, beside both measures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.action import Play
from vorhand.cards import Card
from vorhand.game import Event, Message, State, TrickPlay, message
from vorhand.games.kaiser.play import Playing as KaiserPlay
from vorhand.games.kaiser.score import points_of as kaiser_points
from vorhand.games.schnapsen.play import Playing as SchnapsenPlay
from vorhand.games.schnapsen.table import card_points as schnapsen_points
from vorhand.games.skat.play import Playing as SkatPlay
from vorhand.games.skat.score import card_points as skat_points
from vorhand.showing.facts import order_of

MUCH: Final = {SkatPlay: 10, SchnapsenPlay: 10, KaiserPlay: 4}
"""A trick that brings the other side so many points is told of."""


def went(state: State, history: Sequence[Event]) -> Message | None:
    """Who of the other side took the trick to which the next card of a state was played, where it counted much.

    `history` is that of the whole deal.
    """
    if not isinstance(state, SkatPlay | SchnapsenPlay | KaiserPlay) or getattr(state, "null", False):
        return None
    trick = full(state, history)
    if trick is None:
        return None
    winner = state.turn[order_of(state.view(state.to_act)).winner(trick)]
    count = worth(state, trick)
    if winner in side(state) or count < MUCH[type(state)]:
        return None
    return message("review-trick", seat=winner, n=count)


def full(state: TrickPlay, history: Sequence[Event]) -> tuple[Card, ...] | None:
    """The trick of a state as it was played to the end; None where it was not."""
    later = [event.action.card for event in history[len(state.history) :] if isinstance(event.action, Play)]
    trick = (*state.trick, *later[: len(state.turn) - len(state.trick)])
    return trick if len(trick) == len(state.turn) else None


def side(state: SkatPlay | SchnapsenPlay | KaiserPlay) -> tuple[int, ...]:
    """The seats that win and lose together with the one to act."""
    seat = state.to_act
    if isinstance(state, SkatPlay):
        return state.side(seat)
    return (seat, (seat + 2) % 4) if isinstance(state, KaiserPlay) else (seat,)


def worth(state: SkatPlay | SchnapsenPlay | KaiserPlay, trick: tuple[Card, ...]) -> int:
    """What a full trick counts, in the card points of Skat and Schnapsen or the points of Kaiser."""
    if isinstance(state, KaiserPlay):
        return kaiser_points(trick)
    return skat_points(trick) if isinstance(state, SkatPlay) else schnapsen_points(trick)
