"""What people may do at a table, and what follows: requests become entries of the log, or are refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count
from typing import Any

import msgspec
from msgspec.structs import replace

from vorhand.action import Agree, Claim, parse_action
from vorhand.cards import NotationError
from vorhand.game import IllegalAction, Message, message
from vorhand.review import breakable
from vorhand.room import log, wire
from vorhand.room.aids import words
from vorhand.room.fair import new_secret
from vorhand.room.identity import LONGEST
from vorhand.room.log import Entry
from vorhand.room.table import Table
from vorhand.showing.understood import understood as meant
from vorhand.words import Words


class Refusal(Exception):
    """A request that the table refuses: the reason, the address of the rule, and whether the client was behind."""

    def __init__(self, reason: Message, rule: str = "", stale: bool = False) -> None:
        super().__init__(reason.key)
        self.reason, self.rule, self.stale = reason, rule, stale


def refusal(key: str, **args: Any) -> Refusal:
    """The refusal with these words."""
    return Refusal(message(key, **args))


def refused(cid: str, v: int, reason: Message, rule: str = "", stale: bool = False) -> wire.Refused:
    """A refusal as the wire has it."""
    return wire.Refused(cid=cid, v=v, reason=msgspec.convert(words(reason), wire.Reason), rule=rule, stale=stale)


def asked(table: Table, person: str, name: str, request: wire.AnyRequest, spent: int = 0) -> list[Entry]:
    """The entries that fulfil a request, the last of them under its name; raises `Refusal`."""
    entries = _asked(table, person, name, request, spent)
    return [*entries[:-1], *(replace(entry, who=person, cid=request.cid) for entry in entries[-1:])]


def _asked(table: Table, person: str, name: str, request: wire.AnyRequest, spent: int) -> list[Entry]:
    if isinstance(request, wire.Ping | wire.Hint):  # they enter nothing
        return []
    if table.closed:
        raise refusal("room-closed")
    seat = table.seat_of(person)
    match request:
        case wire.Act():
            return [*back(table, seat), acted(table, mine(seat), request, spent)]
        case wire.Type():
            return _asked(table, person, name, understood(table, mine(seat), request), spent)
        case wire.Sit():
            return [sat(table, person, name, request.seat)]
        case wire.Stand():
            return [log.Left(seat=mine(seat))]
        case wire.Fill():
            hosted(table, person)
            if not (0 <= request.seat < len(table.seats)) or not table.seats[request.seat].open:
                raise refusal("room-seat-taken", n=request.seat)
            return [log.Filled(seat=request.seat, level=request.level)]
        case wire.Go():
            return [*back(table, seat), ready(table, mine(seat), request.nonce)]
        case wire.Undo():
            return [undone(table, mine(seat))]
        case wire.Back():
            return back(table, mine(seat))
        case wire.Close():
            hosted(table, person)
            return [log.Closed()]


def understood(table: Table, seat: int, request: wire.Type) -> wire.Act:
    """What a typed text means at this table; raises `Refusal`."""
    if table.state is None:
        raise refusal("room-no-deal")
    try:
        words = Words(request.lang, request.style)
        action = meant(request.text, table.state.view(seat), words)
    except ValueError:
        raise refusal("screen-not-understood", text=request.text[:40]) from None
    return wire.Act(cid=request.cid, v=request.v, action=str(action))


def mine(seat: int | None) -> int:
    """The seat; raises `Refusal` for those who have none."""
    if seat is None:
        raise refusal("room-no-seat")
    return seat


def hosted(table: Table, person: str) -> None:
    """Raises `Refusal` for those who did not make the table."""
    if person != table.host:
        raise refusal("room-host")


def advised(table: Table, person: str, request: wire.Hint) -> int:
    """The seat that may have a hint now; raises `Refusal`."""
    if table.closed:
        raise refusal("room-closed")
    seat = mine(table.seat_of(person))
    if not table.hinted:
        raise refusal("room-no-hints")
    if not table.playing or table.state is None:
        raise refusal("room-no-deal")
    if request.v < table.moved:
        raise Refusal(message("room-stale"), stale=True)
    if table.state.to_act != seat:
        raise Refusal(message("refuse-turn"), "G 2")
    return seat


def back(table: Table, seat: int | None) -> list[Entry]:
    """Whoever acts plays himself again."""
    return [log.Back(seat=seat)] if seat is not None and table.seats[seat].away else []


def sat(table: Table, person: str, name: str, seat: int) -> Entry:
    """A person takes an open seat, one at a table."""
    if table.seat_of(person) is not None:
        raise refusal("room-sits-already")
    if table.begin is not None and person != table.host:
        raise refusal("room-private")
    if not 0 <= seat < len(table.seats) or not table.seats[seat].open:
        raise refusal("room-seat-taken", n=seat)
    return log.Sat(seat=seat, person=person, name=distinct(name, [at.name for at in table.seats]))


def distinct(name: str, taken: Sequence[str]) -> str:
    """The name, numbered where somebody else at the table goes by it.

    >>> distinct("Guest", ["Guest", "", "Guest 2"]), distinct("Ana", ["Guest"])
    ('Guest 3', 'Ana')
    """
    numbered = (f"{name[: LONGEST - 2]} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if each not in taken)


def acted(table: Table, seat: int, request: wire.Act, spent: int) -> Entry:
    """An action of the game; whether it is legal turns out when it is entered."""
    if table.state is None:
        raise refusal("room-no-deal")
    if request.v < table.moved:
        raise Refusal(message("room-stale"), stale=True)
    try:
        action = parse_action(request.action)
    except NotationError:
        raise refusal("room-no-action", text=request.action[:40]) from None
    return log.Acted(seat=seat, action=str(action), spent=spent)


def explained(error: IllegalAction) -> Message:
    """Why it is refused; SK 5.5: of a claim, how it could fail for all that the seat sees."""
    if isinstance(error.action, Claim) and error.seat is not None:
        return breakable(error.state.view(error.seat)) or error.reason
    return error.reason


def ready(table: Table, seat: int, nonce: str) -> Entry:
    """A person is ready for the next deal."""
    if table.playing:
        raise refusal("room-deal-in-play")
    if any(at.open for at in table.seats):
        raise refusal("room-open-seat")
    return log.Ready(seat=seat, nonce=nonce)


def undone(table: Table, seat: int) -> Entry:
    """The person's last decision is taken back, where nobody else is at the table."""
    if not table.playing or sum(bool(at.person) for at in table.seats) > 1:
        raise refusal("room-no-undo")
    assert table.state is not None
    began = len(table.begin.moves) if table.begin is not None else 0
    own = [number for number, event in enumerate(table.state.history) if event.seat == seat and number >= began]
    if not own:
        raise refusal("room-no-undo")
    return log.Undone(kept=own[-1])


# What follows of itself


def follows(table: Table) -> Entry | None:
    """What comes next of itself: a new promise once a deal is over, the deal once all are ready."""
    if table.closed or table.playing:
        return None
    if not table.secret:
        return log.Promised(secret=new_secret().hex())
    return log.Dealt() if all_ready(table) else None


def all_ready(table: Table) -> bool:
    """Whether nobody has to be waited for, and no seat is free."""
    free = any(at.open for at in table.seats)
    return bool(table.ready) and not free and set(table.people) <= {seat for seat, _ in table.ready}


def awaited(table: Table) -> int | None:
    """The seat that decides next: an AI that consents to a concession (SK 5.5), else whose turn it is."""
    state = table.state
    if state is None or not table.playing or table.closed:
        return None
    consenting = (seat for seat, at in enumerate(table.seats) if at.player and Agree() in state.may_say(seat))
    return next(consenting, state.to_act)
