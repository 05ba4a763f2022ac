"""The HTTP side of the room: sessions, tables, bots; and what the whole application is made of."""

from __future__ import annotations

import asyncio
import traceback
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
    WebSocketDisconnect,
)
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import Message, Scope
from msgspec import Meta, Struct

from vorhand import __version__
from vorhand.game import Game
from vorhand.games import GAMES
from vorhand.options import SetupError, choices, fields, source
from vorhand.pages import GERMAN_WORDS
from vorhand.room import daily, learning, log, records, wire
from vorhand.room.aids import words
from vorhand.room.conduct import Refusal, refusal
from vorhand.room.export import schema
from vorhand.room.http import MAKING, Made, TableId, Unreadable, node_of
from vorhand.room.identity import COOKIE, check_origin, name_of, new_person, person_of, somebody
from vorhand.room.live import Live
from vorhand.room.metrics import metrics
from vorhand.room.mirror import ACCEPTED, HEADER, Forwarded, Mirror, Presence
from vorhand.room.node import Node, Settings
from vorhand.room.policy import HEADERS, YEAR
from vorhand.room.reviews import Reviews
from vorhand.room.sight import public
from vorhand.room.site import page_missing, read_client, reads_pages, routes
from vorhand.room.socket import POLICY as POLICY_BROKEN
from vorhand.room.socket import Door, table_socket
from vorhand.room.store import Store, StoreError, connect, migrate
from vorhand.room.untrue import Given
from vorhand.words import LANGUAGES, catalogues

logger: Final = structlog.get_logger("vorhand.room")

LARGEST: Final = 128 * 1024
"""So many bytes has the body of a request at most."""

Name = Annotated[str, Meta(min_length=1, max_length=100)]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that somebody wants to go by."""

    name: Name


class Me(Struct, frozen=True):
    """Who is asking."""

    id: str
    name: str
    scope: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; a seat is ``me``, ``open`` or the level of an AI."""

    setup: log.Setup
    seats: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(min_length=2, max_length=6)]


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot to be made; one of scope ``play`` can take a seat and play, one of scope ``all`` can make tables too."""

    name: Name
    scope: Annotated[str, Meta(pattern="^(all|play)$")] = "play"


class Bot(Struct, frozen=True, omit_defaults=True):
    """A bot; its token is told once."""

    id: str
    name: str
    scope: str
    token: str = ""


class Listed(Struct, frozen=True):
    """A table in the list."""

    id: str
    game: str
    settings: tuple[str, ...]
    open: int
    people: int


# Sessions


@post("/api/session", middleware=MAKING)
async def new_session(data: JSONBody[NewName], request: Request[Any, Any, Any]) -> Response[Me]:
    """A cookie for somebody new, or the session that there is."""
    person = await asyncio.to_thread(person_of, request)
    name = checked_name(data.name)
    if person is not None:
        return Response(Me(person.id, person.name, person.scope))
    person, key = new_person(name)
    await asyncio.to_thread(node_of(request).store.enrol, person, key)
    cookie = Cookie(
        key=COOKIE,
        value=key.decode(),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=YEAR,
    )
    return Response(Me(person.id, person.name, person.scope), cookies=[cookie])


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> Me:
    """Who is asking."""
    person = await asyncio.to_thread(somebody, request)
    return Me(person.id, person.name, person.scope)


@patch("/api/me", middleware=MAKING)
async def rename(data: JSONBody[NewName], request: Request[Any, Any, Any]) -> Me:
    """Another name; at tables where the person sits already, the old one stays."""
    person = await asyncio.to_thread(somebody, request)
    name = checked_name(data.name)
    await asyncio.to_thread(node_of(request).store.rename, person.id, name)
    return Me(person.id, name, person.scope)


def checked_name(text: str) -> str:
    """The name in its plain form; raises 400."""
    try:
        return name_of(text)
    except ValueError as error:
        raise ClientException(str(error)) from error


# Tables


@get("/api/games", sync_to_thread=False)
def games() -> dict[str, Any]:
    """The games with their presets and options."""
    return {name: described(game) for name, game in GAMES.items()}


def described(game: Game) -> dict[str, Any]:
    """A game as the client sets it up."""
    return {
        "presets": {name: msgspec.to_builtins(options) for name, options in game.presets.items()},
        "options": {
            name: {"choices": choices(kind), "rule": source(kind), **range_of(kind)}
            for name, kind in fields(game.options).items()
        },
    }


def range_of(kind: Any) -> dict[str, Any]:
    """The values of an option: on or off, a number in a range, or one of some words."""
    bare, meta = kind.__origin__, kind.__metadata__[0]
    if bare is bool:
        return {"kind": "switch"}
    if bare is int:
        return {"kind": "number", "low": meta.ge, "high": meta.le}
    return {"kind": "choice", "values": list(bare.__args__)}


@post("/api/tables", middleware=MAKING)
async def make_table(data: JSONBody[NewTable], request: Request[Any, Any, Any]) -> Made:
    """A new table."""
    person = await asyncio.to_thread(somebody, request)
    if person.scope != "all":
        raise PermissionDeniedException("this token may play, not make tables")
    try:
        return Made(await node_of(request).make(person, data.setup, data.seats))
    except SetupError as error:
        raise ClientException(str(error)) from error


@get("/api/tables")
async def list_tables(request: Request[Any, Any, Any]) -> list[Listed]:
    """The tables that want to be found."""
    node = node_of(request)
    rows = await asyncio.to_thread(node.store.tables, "open", True)
    found = []
    for row in rows[:100]:
        try:
            table = (await node.table(row.id)).table
        except Refusal:  # set aside, or not to be had now: the others are
            continue
        people = sum(bool(seat.person) for seat in table.seats)
        if people:
            places = sum(seat.open for seat in table.seats)
            found.append(Listed(row.id, row.game, table.setup.settings, places, people))
    return found


@get("/api/tables/{id:str}", raises=[NotFoundException])
async def show_table(id: TableId, request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What those who have the link may know of a table before they sit down."""
    live = await node_of(request).table(id)
    shown = ("game", "settings", "seats", "pace", "seconds", "watched", "tempo", "deals", "closed", "played", "totals")
    return {name: value for name, value in public(live.table).items() if name in shown}


# Bots


@post("/api/bots", middleware=MAKING)
async def new_bot(data: JSONBody[NewBot], request: Request[Any, Any, Any]) -> Bot:
    """A bot's token, told this once."""
    owner = await asyncio.to_thread(somebody, request)
    if owner.owner:
        raise PermissionDeniedException("a bot makes no bots")
    bot, key = new_person(checked_name(data.name), data.scope, owner.id)
    await asyncio.to_thread(node_of(request).store.enrol, bot, key)
    return Bot(bot.id, bot.name, bot.scope, key.decode())


@get("/api/bots")
async def bots(request: Request[Any, Any, Any]) -> list[Bot]:
    """The bots of a person."""
    owner = await asyncio.to_thread(somebody, request)
    rows = await asyncio.to_thread(node_of(request).store.bots, owner.id)
    return [Bot(row.id, row.name, row.scope) for row in rows]


@delete("/api/bots/{id:str}", middleware=MAKING, raises=[NotFoundException])
async def revoke_bot(id: TableId, request: Request[Any, Any, Any]) -> None:
    """Ends a bot's token."""
    owner = await asyncio.to_thread(somebody, request)
    if not await asyncio.to_thread(node_of(request).store.revoke, owner.id, id):
        raise NotFoundException("you have no such bot")
    for client in request.app.state.clients:
        if client.person.id == id:
            client.end(POLICY_BROKEN, "revoked")


# The server


@get("/words/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False, raises=[NotFoundException])
def words_of(lang: FromPath[str]) -> str:
    """The catalogue of a language, in Fluent; with the words in it that are German wherever they stand."""
    if lang not in LANGUAGES:
        raise NotFoundException(f"language {lang[:10]!r} is not one of {' '.join(LANGUAGES)}")
    return "\n".join([*catalogues(lang).values(), f"german-words = {GERMAN_WORDS}"])


@get("/api/wire", sync_to_thread=False)
def wire_schema() -> dict[str, Any]:
    """The JSON Schema of the messages at a table's socket."""
    return schema()


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Whether the node serves and its database answers."""
    node = node_of(request)
    try:
        await asyncio.to_thread(node.store.ping)
    except StoreError:
        return Response({"status": "no database"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    status = "stopping" if node.stopping else "ok"
    return Response({"status": status, "version": __version__, "tables": len(node.tables), "sockets": node.sockets})


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[dict[str, Any]]:
    """A refusal as HTTP has it."""
    status = {"room-no-table": 404, "room-aside": 410, "room-store": 503, "room-stopping": 503}
    status |= {"room-no-review": 404}
    status |= dict.fromkeys(("room-reviews-each", "room-reviews-network", "room-reviews-all"), 429)
    code = status.get(error.reason.key, 409)
    said = {"status_code": code, "detail": error.reason.key, "reasons": [words(error.reason)]}
    return Response(said, status_code=code)


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What is wrong with a request, in JSON whatever the answer would have been; a reader of pages gets one for 404."""
    api = request.url.path.startswith("/api/")
    if error.status_code == HTTP_404_NOT_FOUND and reads_pages(request) and not api:
        return page_missing(request)
    said = {"status_code": error.status_code, "detail": error.detail}
    if error.extra:
        said["extra"] = error.extra
    if isinstance(error, Unreadable):
        said["reasons"] = error.reasons
    return Response(said, status_code=error.status_code, headers=error.headers, media_type=MediaType.JSON)


def unstored(_: Request[Any, Any, Any], error: StoreError) -> Response[dict[str, Any]]:
    """What could not be stored as HTTP has it; the reason is for the operator."""
    return Response({"status_code": 503, "detail": "room-store"}, status_code=503)


# Between nodes


def check_node(connection: ASGIConnection[Any, Any, Any, Any], *_: object) -> None:
    """Lets only nodes in that know the secret."""
    secret = connection.app.state.node.settings.secret
    if not secret or not compare_digest(connection.headers.get(HEADER, "").encode(), secret.encode()):
        raise PermissionDeniedException("this address is for nodes")


@post("/node/{id:str}/request", guards=[check_node], include_in_schema=False)
async def forwarded(id: TableId, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A request that came to another node."""
    asked = msgspec.json.decode(await request.body(), type=Forwarded)
    live = await own(request, id)
    answer = await live.answered(asked.person, asked.request)
    if not isinstance(answer, Given):
        return Response(wire.encode(answer))
    if answer.open and not asked.whole:
        return Response(wire.encode(answer.answer), status_code=ACCEPTED)
    return Response(wire.encode(await answer.whole()))


@post("/node/{id:str}/present", guards=[check_node], include_in_schema=False)
async def present(id: TableId, request: Request[Any, Any, Any]) -> None:
    """Who has a client at another node."""
    told = msgspec.json.decode(await request.body(), type=Presence)
    (await own(request, id)).joined_elsewhere(told.node, frozenset(told.people), told.watchers)


async def own(request: Request[Any, Any, Any], id: str) -> Live:
    """A table that this node owns; raises 409 where it does not."""
    live = await node_of(request).table(id)
    if isinstance(live, Mirror):
        raise refusal("room-moving")
    return live


async def secured(message: Message, _: Scope) -> None:
    """Puts the headers on every answer, refusals and what is not found too."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(HEADERS)


async def told(error: Exception, scope: Scope) -> None:
    """Tells the operator what nobody has thought of: its kind and its place, never its text."""
    if isinstance(error, HTTPException | Refusal | StoreError | RecursionError | WebSocketDisconnect):
        return
    last = traceback.extract_tb(error.__traceback__)[-1]
    logger.error("failed", path=scope["path"], error=type(error).__name__, at=f"{last.name}, line {last.lineno}")


def nested(_: Request[Any, Any, Any], error: RecursionError) -> Response[dict[str, Any]]:
    """A body that is nested too deep to be read."""
    return Response({"status_code": 400, "detail": "the body is nested too deep"}, status_code=400)


def make_app(settings: Settings) -> Litestar:
    """The application over this database; raises `Unusable` where it cannot be made."""
    engine = connect(settings.database)
    migrate(engine)
    node = Node(settings, Store(engine))

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.node = node
        app.state.client = read_client()
        app.state.sockets = Counter()
        app.state.clients = set()
        app.state.door = Door(settings.handshakes)
        app.state.reviews = reviews = Reviews(node.store)
        await node.start()
        yield
        await reviews.stop()
        await node.stop()

    return Litestar(
        [
            *(new_session, me, rename, games, make_table, list_tables, show_table),
            *(new_bot, bots, revoke_bot, words_of, wire_schema, health, metrics, table_socket, forwarded, present),
            *records.routes,
            *learning.routes,
            *daily.routes,
            *routes,
        ],
        lifespan=[life],
        guards=[check_origin],
        exception_handlers={HTTPException: failed, Refusal: refused, StoreError: unstored, RecursionError: nested},
        before_send=[secured],
        after_exception=[told],
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Vorhand", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
