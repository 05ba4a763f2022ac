"""A record as a film: what lay where after every action, for a client that knows no rules."""

from __future__ import annotations

from functools import reduce
from operator import or_

import msgspec
from msgspec import Struct

from vorhand.action import Play
from vorhand.cards import Card, Cards
from vorhand.formats import parts_of
from vorhand.game import NOBODY, Message, State, result_of
from vorhand.record import Record
from vorhand.room.aids import words
from vorhand.room.wire import Reason
from vorhand.showing.facts import facts
from vorhand.showing.tricks import on_table, taken


class Frame(Struct, frozen=True, kw_only=True):
    """One moment: the `action` that led to it (a seat and a text), every hand, the trick on the table, and the `rest`.

    The rest is what nobody holds or has played: the stock, the skat, what was laid away. The `taker` is who took the
    trick that the action filled; nobody where it filled none.
    """

    action: tuple[int, str] | None
    hands: list[str]
    trick: list[tuple[int, str]]
    rest: list[str]
    taker: int | None
    leader: int | None
    to_act: int | None
    facts: list[Reason]


class Film(Struct, frozen=True, kw_only=True):
    """A record, moment by moment."""

    game: str
    players: tuple[str, ...]
    frames: list[Frame]
    reckoning: list[Reason]
    differs: tuple[str, ...]
    """Where the written result is not that of the rules."""


def film_of(record: Record) -> Film:
    """The film of a record."""
    states = list(record.states())
    last = states[-1]
    return Film(
        game=record.game,
        players=record.players,
        frames=[frame_of(state) for state in states],
        reckoning=[reason(step) for step in result_of(last).reckoning()] if last.to_act is None else [],
        differs=record.check(),
    )


def frame_of(state: State) -> Frame:
    """One moment."""
    view = state.view(NOBODY)
    last = state.history[-1] if state.history else None
    return Frame(
        action=None if last is None else (last.seat, str(last.action)),
        hands=[str(hand) for hand in state.hands],
        trick=[(event.seat, str(card)) for event, card in zip(on_table(view), view.trick, strict=True)],
        rest=[str(card) for card in rest_of(state)],
        taker=taken(view),
        leader=view.leader,
        to_act=view.to_act,
        facts=[reason(fact) for fact in facts(view)],
    )


def rest_of(state: State) -> list[Card]:
    """The cards that nobody holds or has played, as they were dealt; behind them what was laid down there since."""
    deal = state.deal
    gone = reduce(
        or_, state.hands, Cards(event.action.card for event in state.history if isinstance(event.action, Play))
    )
    dealt = [card for card in deal.rest if card not in gone]
    return [*dealt, *(reduce(or_, deal.hands, Cards()) - gone)]


def reason(message: Message) -> Reason:
    """A message for the wire."""
    return msgspec.convert(words(message), Reason)


def read_record(text: str) -> Record:
    """The first record of a text, ours or a Skat server's, whatever stands behind it; raises `RecordError`."""
    return next(parts_of(text))().record
