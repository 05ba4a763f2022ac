"""A table as a value: what its log says, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from vorhand.action import parse_action
from vorhand.cards import Cards
from vorhand.game import IllegalAction, Match, State, result_of
from vorhand.games import game_named
from vorhand.options import Options, SetupError, read_options
from vorhand.record import Record, from_json
from vorhand.room import log
from vorhand.room.fair import Plan, Proof, Shuffle, cards_of, commitment, match_as_text, match_of, plan_of
from vorhand.room.log import Entry, Seat, Setup

REMEMBERED: Final = 64
"""So many of the last requests are known again when they are repeated."""


class BrokenLog(ValueError):
    """A log that makes no table."""


class Table(Struct, frozen=True, kw_only=True):
    """One moment of a table.

    `v` counts the entries of its log, `moved` is the entry after which the cards have not changed; `deals` counts the
    deals of all its matches; `ready` are the nonces of those who wait for the next deal, by seat; `spent` is what each
    seat has used of a deal's clock, in milliseconds.
    """

    v: int
    moved: int
    setup: Setup
    options: Options
    host: str
    seats: tuple[Seat, ...]
    match: Match | None = None
    before: Match | None = None
    """As it stood before the deal."""
    state: State | None = None
    deals: int = 0
    sheet: tuple[tuple[int, ...], ...] = ()
    """The scores of the deals of this match."""
    secret: str = ""
    """Of the next deal; empty until it is promised."""
    origin: tuple[str, tuple[str, ...]] = ("", ())
    """The secret and the nonces that the cards of this deal, or of the last, come from."""
    ready: tuple[tuple[int, str], ...] = ()
    practice: bool = False
    spent: tuple[int, ...] = ()
    closed: bool = False
    remarks: tuple[str, ...] = ()
    """Who decided in place of whom in this deal."""
    requests: dict[tuple[str, str], int] = {}
    """The last requests that were fulfilled, by person and name of the request: the entry of each."""
    begin: Record | None = None
    """What every deal here begins with: its cards, and the actions so far. It counts for no match."""
    shown: bool = False
    """Whether the one person here sees all cards."""

    @property
    def playing(self) -> bool:
        """Whether a deal is in play."""
        return self.state is not None and self.state.to_act is not None

    @property
    def commitment(self) -> str:
        """What is published beforehand of the next deal's secret."""
        return published(self.secret)

    @property
    def plan(self) -> Plan | None:
        """How the next deal's pack is going to be dealt; None where its cards are known."""
        if not self.secret or self.begin is not None or self.again:
            return None
        return plan_of(self.setup.game, self.options, self.match)

    @property
    def committed(self) -> str:
        """What was published of the secret of this deal, or of the last."""
        return published(self.origin[0])

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that persons play themselves now."""
        return tuple(seat for seat, at in enumerate(self.seats) if at.person and not at.away)

    @property
    def seating(self) -> dict[str, int]:
        """The seats of the persons."""
        return {at.person: seat for seat, at in enumerate(self.seats) if at.person}

    @property
    def watchable(self) -> bool:
        """Whether those without a seat may be here: to watch, or to sit down."""
        return self.begin is None and (self.setup.watched or any(at.open for at in self.seats))

    @property
    def hinted(self) -> bool:
        """Whether hints are given: as the table was made, or else where one person plays alone."""
        alone = sum(bool(at.person) for at in self.seats) == 1 and not any(at.open for at in self.seats)
        return alone if self.setup.hints is None else self.setup.hints

    def seat_of(self, person: str) -> int | None:
        """The seat of a person."""
        return next((seat for seat, at in enumerate(self.seats) if at.person == person), None)

    def record(self) -> Record:
        """The deal in play, or the one that has been."""
        assert self.state is not None
        names = tuple(seat.name or seat.level for seat in self.seats)
        return Record.of(self.setup.game, self.state, names)

    def proof(self) -> Proof | None:
        """What shows that the last deal was fair; kept back while its cards may be dealt again (SK 7).

        None for practice whose cards come from a record.
        """
        if self.state is None or self.begin is not None or ((self.playing or self.again) and not self.closed):
            return None
        secret, nonces = self.origin
        deal = self.state.deal
        return Proof(
            commitment=published(secret),
            secret=secret,
            nonces=nonces,
            order=cards_of(secret, nonces, reduce(or_, deal.hands, Cards(deal.rest))),
            match=match_as_text(self.before),
        )

    @property
    def again(self) -> bool:
        """Whether the next deal has the cards of the last."""
        match = self.match
        return (
            match is not None and not match.over and getattr(self.options, "duplicate", False) and match.played % 3 != 0
        )


@lru_cache(4096)
def published(secret: str) -> str:
    """The commitment to a secret, where there is one."""
    return commitment(bytes.fromhex(secret)) if secret else ""


def options_of(setup: Setup) -> Options:
    """The options of a table; raises `SetupError`."""
    game = game_named(setup.game)
    if len({setting.partition("=")[0] for setting in setup.settings}) < len(setup.settings):
        raise SetupError("an option is there twice")
    return read_options(game.options, game.presets, setup.settings)


def opened(entry: log.Opened) -> Table:
    """The table that is made; raises `SetupError`."""
    options = options_of(entry.setup)
    begin = begun(entry, options) if entry.begin else None
    return Table(
        v=1,
        moved=1,
        setup=entry.setup,
        options=options,
        host=entry.host,
        seats=entry.seats,
        begin=begin,
        shown=entry.shown and begin is not None,
    )


def begun(entry: log.Opened, options: Options) -> Record:
    """The record that a table begins with; raises `SetupError`, and `RecordError` where it is none."""
    record = from_json(entry.begin)
    if record.game != entry.setup.game or record.options != options:
        raise SetupError("the record is of another game or has other options")
    if record.replay().to_act is None:
        raise SetupError("the deal is over there: nothing is left to be played")
    if entry.setup.watched or entry.setup.listed or [bool(at.person) for at in entry.seats].count(True) != 1:
        raise SetupError("a deal is gone on with by one person alone")
    return record


def unfolded(entry: log.Folded, v: int) -> Table:
    """The table as it was folded."""
    options = options_of(entry.setup)
    return Table(
        v=v,
        moved=v,
        setup=entry.setup,
        options=options,
        host=entry.host,
        seats=entry.seats,
        match=match_of(entry.setup.game, options, entry.match),
        before=match_of(entry.setup.game, options, entry.before),
        deals=entry.deals,
        sheet=entry.sheet,
        secret=entry.secret,
        origin=entry.origin,
        ready=tuple((int(seat), nonce) for seat, nonce in entry.ready.items()),
        requests={(person, cid): v for person, cid, v in entry.requests},
    )


def folded(table: Table, chain: str) -> log.Folded:
    """What stands for all entries before; only between deals."""
    return log.Folded(
        setup=table.setup,
        host=table.host,
        seats=table.seats,
        match=match_as_text(table.match),
        before=match_as_text(table.before),
        deals=table.deals,
        sheet=table.sheet,
        secret=table.secret,
        origin=table.origin,
        ready={str(seat): nonce for seat, nonce in table.ready},
        requests=tuple((person, cid, v) for (person, cid), v in table.requests.items()),
        chain=chain,
    )


def after(table: Table, entry: Entry) -> Table:
    """The table after an entry of its log; raises `IllegalAction` and other `ValueError` where it cannot be."""
    table = _after(table, entry)
    if not entry.cid:
        return table
    requests = {**table.requests, (entry.who, entry.cid): table.v}
    if len(requests) > REMEMBERED:
        del requests[next(iter(requests))]
    return replace(table, requests=requests)


def _after(table: Table, entry: Entry) -> Table:
    v = table.v + 1
    if table.closed:
        raise BrokenLog(f"entry {v} is behind the end of the table")
    match entry:
        case log.Sat():
            return _seated(table, v, entry.seat, Seat(person=entry.person, name=entry.name))
        case log.Filled():
            return _seated(table, v, entry.seat, Seat(level=entry.level))
        case log.Left():
            level = table.setup.stand_in if table.playing else ""
            ready = tuple(each for each in table.ready if each[0] != entry.seat)
            return replace(_seated(table, v, entry.seat, Seat(level=level)), ready=ready)
        case log.Away():
            at = replace(table.seats[entry.seat], away=True, level=table.setup.stand_in)
            now = _seated(table, v, entry.seat, at)
            if entry.why != "clock" or table.setup.pace != "deal":
                return now
            whole = 1000 * table.setup.seconds  # his time for this deal is used up
            return replace(now, spent=(*now.spent[: entry.seat], whole, *now.spent[entry.seat + 1 :]))
        case log.Back():
            return _seated(table, v, entry.seat, replace(table.seats[entry.seat], away=False, level=""))
        case log.Promised():
            return replace(table, v=v, secret=entry.secret, ready=())
        case log.Ready():
            others = tuple(each for each in table.ready if each[0] != entry.seat)
            return replace(table, v=v, ready=(*others, (entry.seat, entry.nonce)))
        case log.Dealt():
            return _dealt(table, v)
        case log.Acted():
            return _acted(table, v, entry)
        case log.Undone():
            record = table.record()
            state = replace(record, moves=record.moves[: entry.kept], result={}).replay()
            return replace(table, v=v, moved=v, state=state, practice=True)
        case log.Closed():
            return replace(table, v=v, closed=True)
    raise BrokenLog(f"entry {v} is a {type(entry).__name__}")


def _seated(table: Table, v: int, seat: int, at: Seat) -> Table:
    return replace(table, v=v, seats=(*table.seats[:seat], at, *table.seats[seat + 1 :]))


def _dealt(table: Table, v: int) -> Table:
    """G 1: a new deal of the match, or of the next match."""
    if not table.secret or table.playing:
        raise BrokenLog(f"entry {v} deals without a promise, or into a deal")
    given = dict(table.ready)
    nonces = tuple(given.get(seat, "") for seat in range(len(table.seats)))
    origin = table.secret, nonces
    if table.begin is not None:
        return _begun(table, v, table.begin.replay(), origin)
    secret = bytes.fromhex(origin[0])
    match, sheet = table.match, table.sheet
    if match is None or match.over:  # who deals first comes from a stream of its own
        sheet = ()
        match = game_named(table.setup.game).match(table.options, Shuffle(secret, (*nonces, "dealer")))
    before, origin = (table.before, table.origin) if table.again else (match, origin)
    state = match.deal(Shuffle(secret, nonces))
    return replace(_begun(table, v, state, origin), match=match, before=before, sheet=sheet, practice=False)


def _begun(table: Table, v: int, state: State, origin: tuple[str, tuple[str, ...]]) -> Table:
    return replace(
        table,
        v=v,
        moved=v,
        state=state,
        deals=table.deals + 1,
        secret="",
        origin=origin,
        ready=(),
        practice=True,
        remarks=(),
        spent=(0,) * len(table.seats),
    )


def _acted(table: Table, v: int, entry: log.Acted) -> Table:
    assert table.state is not None
    state = table.state.apply(parse_action(entry.action), entry.seat)
    spent = table.spent
    if entry.spent:
        spent = tuple(each + entry.spent * (seat == entry.seat) for seat, each in enumerate(spent))
    match, sheet = table.match, table.sheet
    if state.to_act is None and match is not None:
        match, sheet = match.after(state), (*sheet, result_of(state).scores)
    at, remarks = table.seats[entry.seat], table.remarks
    if entry.by and (at.person or entry.by != at.level):
        wanted = at.name or at.level
        remarks = (*remarks, f"action {len(state.history)}, seat {entry.seat}: {entry.by} for {wanted}")
    return replace(table, v=v, moved=v, state=state, match=match, sheet=sheet, spent=spent, remarks=remarks)


def replayed(first: int, entries: list[log.AnyEntry]) -> Table:
    """The table that a log makes, its first entry having this number; raises `BrokenLog`."""
    try:
        head, *rest = entries
        match head:
            case log.Opened():
                table = opened(head)
            case log.Folded():
                table = unfolded(head, first)
            case _:
                raise BrokenLog(f"the log begins with a {type(head).__name__}")
        return reduce(after, rest, table)
    except (ValueError, LookupError, AssertionError, msgspec.MsgspecError) as error:
        raise broken(error) from error


def followed(table: Table, rows: Sequence[tuple[int, log.AnyEntry]]) -> Table:
    """The table after these entries with their numbers, one of which may stand for all before; raises `BrokenLog`."""
    try:
        for v, entry in rows:
            table = unfolded(entry, v) if isinstance(entry, log.Folded) else after(table, entry)
    except (ValueError, LookupError, AssertionError, msgspec.MsgspecError) as error:
        raise broken(error) from error
    return table


def broken(error: Exception) -> BrokenLog:
    """What is told of a log that goes wrong; the error's own text tells cards."""
    if isinstance(error, BrokenLog):
        return error
    rule = f" ({error.rule})" if isinstance(error, IllegalAction) else ""
    return BrokenLog(f"the entries make no table: {type(error).__name__}{rule}")
