"""Learning from a deal over HTTP: its review, the best line from a position, and playing on from there.

Each takes the deal's record, so only who has it can ask. The server hands a record to none but those who played the
deal (`vorhand.room.records`), and one whose cards go round again to nobody; such a deal is refused here too (SK 7).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from vorhand.game import Deal
from vorhand.options import SetupError
from vorhand.record import Record, from_text, to_json, to_text
from vorhand.record.record import settings_of
from vorhand.review import NoLine, best_line
from vorhand.room.aside import aside
from vorhand.room.conduct import refusal
from vorhand.room.http import MAKING, REPLAYING, Made, RecordText, asking, node_of, record_of
from vorhand.room.identity import network_of, somebody
from vorhand.room.log import Level, Setup
from vorhand.room.reviews import ReviewJob, Reviews
from vorhand.room.statistics import MOST, Mine, Statistics, as_csv, mine, named, statistics
from vorhand.room.store import Person

LOOKING: Final = [RateLimitConfig(("minute", 300), identifier_for_request=asking).middleware]
"""So often may one address look how a review stands."""

JobId = Annotated[str, Parameter(max_length=64, pattern="^[0-9a-f]+$")]
Place = Annotated[int, Meta(ge=0, le=1000)]


class NewReview(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be reviewed."""

    record: RecordText


class NewLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A position: a record, and how many of its actions have been."""

    record: RecordText
    at: Place


class Line(Struct, frozen=True):
    """The record that goes on from the position with best play of all, cards open."""

    record: str
    at: int


class NewPractice(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position to be played on from, at this seat against AIs of this level, perhaps with `open` cards."""

    record: RecordText
    at: Place
    seat: Annotated[int, Meta(ge=0, le=5)]
    level: Level = "strong"
    open: bool = False


class NewLuck(Struct, frozen=True, forbid_unknown_fields=True):
    """The game whose last deals are meant."""

    game: Annotated[str, Meta(max_length=20)]


@post("/api/reviews", middleware=REPLAYING, raises=[TooManyRequestsException])
async def new_review(data: JSONBody[NewReview], request: Request[Any, Any, Any]) -> ReviewJob:
    """The review of a deal, or the job that makes it; asked for again it is the same one."""
    person, record = await brought(request, data.record)
    return await reviews_of(request).ask(person.id, network_of(request), record)


@get("/api/reviews/{id:str}", middleware=LOOKING, raises=[NotFoundException])
async def show_review(id: JobId, request: Request[Any, Any, Any]) -> ReviewJob:
    """How a review stands that was asked for."""
    person = await asyncio.to_thread(somebody, request)
    return await reviews_of(request).show(person.id, id)


@delete("/api/reviews/{id:str}", raises=[NotFoundException])
async def cancel_review(id: JobId, request: Request[Any, Any, Any]) -> None:
    """The review is not wanted any more."""
    person = await asyncio.to_thread(somebody, request)
    await reviews_of(request).cancel(person.id, id)


@post("/api/lines", middleware=MAKING)
async def new_line(data: JSONBody[NewLine], request: Request[Any, Any, Any]) -> Line:
    """How the deal would go on from a position in play with open cards and best play of all."""
    _, record = await brought(request, data.record)
    at = within(record, data.at)
    try:
        found = await aside(lambda: best_line(record, at))
    except NoLine as error:
        raise refusal("room-no-line") from error
    return Line(to_text(found), at)


@post("/api/practice", middleware=MAKING)
async def new_practice(data: JSONBody[NewPractice], request: Request[Any, Any, Any]) -> Made:
    """A table at which one person plays on from a position, against AIs; it is practice."""
    person, record = await brought(request, data.record)
    if person.scope != "all":
        raise PermissionDeniedException("this token may play, not make tables")
    begin = replace(record, moves=record.moves[: within(record, data.at)], players=(), result={}, forfeit=None)
    seats: list[str] = [data.level] * record.options.seats
    if data.seat >= len(seats):
        raise ClientException(f"seat {data.seat} is not one of 0 to {len(seats) - 1}")
    seats[data.seat] = "me"
    try:
        return Made(await node_of(request).make(person, setup_of(begin), seats, to_json(begin), shown=data.open))
    except SetupError as error:
        raise ClientException(str(error)) from error


@get("/api/statistics", middleware=REPLAYING)
async def show_statistics(request: Request[Any, Any, Any]) -> Statistics:
    """What the last deals of a person say."""
    return statistics(await deals_of(request))


@get("/api/statistics.csv", media_type="text/csv", middleware=REPLAYING)
async def statistics_csv(request: Request[Any, Any, Any]) -> Response[str]:
    """The last deals of a person as a table, a line each."""
    return Response(
        as_csv(await deals_of(request)),
        media_type="text/csv",
        headers={"content-disposition": 'attachment; filename="vorhand.csv"'},
    )


@post("/api/luck", middleware=REPLAYING, raises=[NotFoundException, TooManyRequestsException])
async def new_luck(data: JSONBody[NewLuck], request: Request[Any, Any, Any]) -> ReviewJob:
    """What the cards of a person's last deals of a game were worth, or the job that finds it out."""
    person = await asyncio.to_thread(somebody, request)
    store = node_of(request).store
    rows = await asyncio.to_thread(lambda: store.deals(person.id, MOST, game=data.game, counted=True))
    records = await aside(lambda: named(rows, data.game))
    if not records:
        raise NotFoundException("you have played no such deals")
    return await reviews_of(request).ask_luck(person.id, network_of(request), records)


async def deals_of(request: Request[Any, Any, Any]) -> list[Mine]:
    """The last deals of whoever asks."""
    person = await asyncio.to_thread(somebody, request)
    store = node_of(request).store
    rows = await asyncio.to_thread(lambda: store.deals(person.id, MOST, counted=True))
    shelf = reviews_of(request).shelf
    return await aside(lambda: mine(rows, shelf))


def setup_of(record: Record) -> Setup:
    """A table with the options of a record."""
    preset, options = record.preset()
    return Setup(game=record.game, settings=(f"preset={preset}", *settings_of(options)))  # type: ignore[arg-type]


def within(record: Record, at: int) -> int:
    """How many actions have been; raises 400 where the record has fewer."""
    if at > len(record.moves):
        raise ClientException(f"the record has {len(record.moves)} actions, not {at}")
    return at


async def brought(request: Request[Any, Any, Any], text: str) -> tuple[Person, Record]:
    """Who asks, and about which deal; raises `Refusal` for one whose cards still go round the table."""
    person = await asyncio.to_thread(somebody, request)
    record = await record_of(text)
    others = await asyncio.to_thread(reviews_of(request).shelf.going_round, person.id)
    known = await aside(lambda: is_one_of(record, others))
    if known:
        raise refusal("room-goes-round")
    return person, record


def is_one_of(record: Record, texts: Sequence[str]) -> bool:
    """Whether a record deals the cards of one of these."""
    return any(cards_of(from_text(text).deal) == cards_of(record.deal) for text in texts)


def cards_of(deal: Deal) -> tuple[frozenset[int], frozenset[int]]:
    """How the cards lie, whoever has them."""
    return frozenset(map(int, deal.hands)), frozenset(map(int, deal.rest))


def reviews_of(request: Request[Any, Any, Any]) -> Reviews:
    """The reviews of the node that serves a request."""
    reviews: Reviews = request.app.state.reviews
    return reviews


routes: Final = [
    *(new_review, show_review, cancel_review, new_line, new_practice),
    *(show_statistics, statistics_csv, new_luck),
]
