"""What a receiver is told depends on nothing that he cannot see, byte for byte."""

from __future__ import annotations

from functools import reduce
from operator import or_
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from rooms import take
from tables import GAMES_SET, Book, person, setup

from vorhand.action import Action, Claim
from vorhand.cards import Cards
from vorhand.game import NOBODY, IllegalAction, State
from vorhand.games import GAMES
from vorhand.players.worlds import state_of, worlds
from vorhand.room import conduct, log, wire
from vorhand.room.aids import words
from vorhand.room.sight import sight, snapshot, step
from vorhand.room.table import Table, after


def others(state: State, seat: int, number: int) -> list[State]:
    """Other states that give this seat the same view."""
    view = state.view(seat)
    if seat != NOBODY:
        return [state_of(view, world) for world in worlds(view, 3, number)]
    found = []
    for other in range(len(state.hands)):  # a watcher knows less than any seat does
        found += [state_of(state.view(other), world) for world in worlds(state.view(other), 2, number)]
    return [each for each in found if each.view(NOBODY) == view]


def told(before: Table, now: Table, seat: int) -> list[bytes]:
    """Every byte that this seat is told: everything anew, the step, and the refusal of every action there is."""
    texts = [wire.encode(snapshot(sight(now, seat))), wire.encode(step(sight(before, seat), sight(now, seat)))]
    if seat == NOBODY:
        return texts
    assert now.state is not None
    for action in tried(now.state, seat):
        try:
            after(now, conduct.acted(now, seat, wire.Act(cid="a", v=now.v, action=action), 0))
            texts.append(b"accepted")
        except (conduct.Refusal, IllegalAction) as refused:
            texts.append(repr((action, words(refused.reason), refused.rule)).encode())
    return texts


def tried(state: State, seat: int) -> list[str]:
    """Every card and every word; not a claim, which asks how the cards lie (SK 5.5)."""
    pack = reduce(or_, state.deal.hands, Cards(state.deal.rest))
    said: tuple[Action, ...] = (*(state.actions() if state.to_act == seat else ()), *state.may_say(seat))
    words = [str(action) for action in said if not isinstance(action, Claim)]
    return [*(f"play {card}" for card in pack), *words, "pass", "hold", "bid 18", "close", "exchange", "marry HK"]


@pytest.mark.parametrize(("game", "settings"), GAMES_SET)
def test_hidden_cards_change_no_byte(game: str, settings: tuple[str, ...]) -> None:
    """For every seat and for a watcher, in every phase: other cards out of sight, the same snapshot, step, refusals."""
    random, compared = Random(f"{game} {settings}"), dict.fromkeys(range(NOBODY, 6), 0)
    for number in range(3):
        book = Book(setup(game, *settings, watched=True))
        book.deal(f"{number}")
        while book.table.playing:
            before = book.table
            now = book.act(random)
            assert now.state is not None
            if not now.playing or random.random() < 0.5:
                continue
            seat = random.choice([NOBODY, *range(len(now.seats))])
            real = told(before, now, seat)
            for state in others(now.state, seat, number):
                earlier = replay_to(state, len(before.state.history)) if before.state is not None else None
                assert told(replace(before, state=earlier), replace(now, state=state), seat) == real
                compared[seat] += state.hands != now.state.hands
    assert all(compared[seat] for seat in [NOBODY, *range(len(book.table.seats))])


def replay_to(state: State, count: int) -> State:
    """The same deal after so many actions."""
    found = GAMES[state.view(NOBODY).game].start(state.options, state.deal)
    for event in state.history[:count]:
        found = found.apply(event.action, event.seat)
    return found


@pytest.mark.parametrize(("game", "settings"), GAMES_SET)
def test_steps_add_up_to_the_snapshot(game: str, settings: tuple[str, ...]) -> None:
    """A client that takes every step, or only some, has what a new snapshot tells, for every seat."""
    book, random = Book(setup(game, *settings, watched=True)), Random(5)
    seats = [NOBODY, *range(len(book.table.seats))]
    last = dict.fromkeys(seats, book.table)
    clients = {seat: everything(book.table, seat) for seat in seats}
    for _ in range(3):
        book.deal()
        while book.table.playing:
            book.act(random)
            for seat in seats:
                if random.random() < 0.6 or not book.table.playing:
                    text = wire.encode(step(sight(last[seat], seat), sight(book.table, seat)))
                    take(clients[seat], msgspec.json.decode(text))
                    last[seat] = book.table
                    assert clients[seat] == everything(book.table, seat)


def everything(table: Table, seat: int) -> dict[str, Any]:
    """A snapshot as a client has it."""
    told: dict[str, Any] = msgspec.json.decode(wire.encode(snapshot(sight(table, seat))))
    return told


def test_persons_and_secrets_are_told_to_nobody() -> None:
    """No id of a person, no secret to come and no nonce is in what is told."""
    book = Book(setup("kaiser", watched=True))
    book.put(log.Promised(secret=bytes(range(32)).hex()))
    book.put(log.Ready(seat=0, nonce="my nonce"))
    for _ in range(2):
        for seat in (NOBODY, 0, 1):
            text = wire.encode(snapshot(sight(book.table, seat)))
            for secret in (bytes(range(32)).hex(), "my nonce", person(0), person(1)):
                assert secret.encode() not in text
        for seat in (1, 2, 3):
            book.put(log.Ready(seat=seat))
        assert book.table.playing


def test_a_closed_table_shows_all() -> None:
    """Once a deal is broken off, its record with all cards and its proof are told to everybody alike."""
    book = Book(setup("schnapsen"))
    book.deal()
    book.put(log.Closed())
    seen = [snapshot(sight(book.table, seat)).table for seat in (NOBODY, 0, 1)]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0]["over"]["proof"]["secret"] == bytes(32).hex()
