"""Records over HTTP: the deals that somebody has played, and any other that is brought along."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct

from vorhand.formats import Reading, parts_of
from vorhand.record import RecordError, proving_at_most, to_text
from vorhand.room.aside import aside, importing
from vorhand.room.film import Film, film_of, reason
from vorhand.room.http import REPLAYING, RecordText, TableId, Unreadable, node_of, record_of
from vorhand.room.identity import somebody
from vorhand.room.wire import Reason

WHOLE: Final = 100_000
"""So many characters has a file of records that is read at once."""

TOLD: Final = 100
"""So many of its records that cannot be read are told of one by one."""

PROOFS: Final = 100
"""So many proofs of claims are made for it; a record of ours that is read needs three."""


class NewReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, ours or a Skat server's; of several the first is taken."""

    record: RecordText


class NewImport(Struct, frozen=True, forbid_unknown_fields=True):
    """A text with any number of records, ours or a Skat server's."""

    text: Annotated[str, Meta(max_length=WHOLE)]


class Played(Struct, frozen=True):
    """A finished deal; `proof` shows that it was fair."""

    table: str
    number: int
    at: int
    game: str
    seat: int
    practice: bool
    record: str
    proof: Any


class Imported(Struct, frozen=True):
    """A record in a text: its number there, from 1, what the text calls it, and it in our form."""

    number: int
    place: str
    game: str
    players: tuple[str, ...]
    actions: int
    record: str


class Unread(Struct, frozen=True):
    """A record in a text that cannot be read: its number there, and its fault as in a refusal."""

    number: int
    detail: str
    reasons: list[Reason]


class Import(Struct, frozen=True):
    """What a text held: the records, those that cannot be read, and how many of these are beyond what is told."""

    records: list[Imported]
    unread: list[Unread]
    beyond: int


@get("/api/records")
async def records(
    request: Request[Any, Any, Any], limit: Annotated[int, Parameter(ge=1, le=1000)] = 100
) -> list[Played]:
    """The deals that somebody has played, the newest first."""
    person = await asyncio.to_thread(somebody, request)
    rows = await asyncio.to_thread(node_of(request).store.deals, person.id, limit)
    return [played(row) for row in rows]


@get("/api/records/{id:str}/{number:int}", raises=[NotFoundException])
async def record(id: TableId, number: FromPath[int], request: Request[Any, Any, Any]) -> Played:
    """One deal that somebody has played."""
    person = await asyncio.to_thread(somebody, request)
    node = node_of(request)
    rows = await asyncio.to_thread(node.store.deals, person.id, 1, id, number)
    if rows and not node.dealt_again(id, number):
        return played(rows[0])
    raise NotFoundException("you have played no such deal")


@post("/api/replay", middleware=REPLAYING)
async def replay(data: JSONBody[NewReplay]) -> Film:
    """A record moment by moment, for a client that knows no rules."""
    found = await record_of(data.record)
    return await aside(lambda: film_of(found))


@post("/api/import", middleware=REPLAYING)
async def import_records(data: JSONBody[NewImport]) -> Import:
    """Every record of a text, each replayed and put into our form; 400 where none can be read."""
    try:
        return await importing(lambda: import_of(data.text))
    except RecordError as error:
        raise Unreadable(error) from error


@get("/api/export", media_type=MediaType.TEXT)
async def export(request: Request[Any, Any, Any]) -> Response[str]:
    """Everything that somebody has played, as one text of records."""
    person = await asyncio.to_thread(somebody, request)
    rows = await asyncio.to_thread(node_of(request).store.deals, person.id)
    return Response(
        "\n".join(row.record for row in rows),
        media_type=MediaType.TEXT,
        headers={"content-disposition": 'attachment; filename="vorhand.txt"'},
    )


def played(row: Any) -> Played:
    """A row of the store as the wire has it."""
    proof = msgspec.json.decode(row.proof)
    return Played(row.table_id, row.number, row.at, row.game, row.seat, row.practice, row.record, proof)


@proving_at_most(PROOFS)
def import_of(text: str) -> Import:
    """What a text holds; a record that cannot be read keeps no other back. Raises `RecordError` where all are such."""
    records: list[Imported] = []
    faults: list[tuple[int, RecordError]] = []
    beyond = 0
    for number, read in enumerate(parts_of(text), start=1):
        try:
            records.append(imported(number, read()))
        except RecordError as error:
            if len(faults) < TOLD:
                faults.append((number, error))
            else:
                beyond += 1
    if not records:
        raise faults[0][1]
    return Import(records, [unread(number, error) for number, error in faults], beyond)


def imported(number: int, reading: Reading) -> Imported:
    """A record that was read as the wire has it."""
    found = reading.record
    return Imported(number, reading.place, found.game, found.players, len(found.moves), to_text(found))


def unread(number: int, error: RecordError) -> Unread:
    """A record that cannot be read as the wire has it."""
    return Unread(number, str(error), [reason(each) for each in error.reasons])


routes: Final = [records, record, replay, import_records, export]
