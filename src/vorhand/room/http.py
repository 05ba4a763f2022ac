"""What the routes of the HTTP side share: the node that serves, names, limits, and records that are brought along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Request
from litestar.exceptions import ClientException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import Parameter
from msgspec import Meta, Struct

from vorhand.record import Record, RecordError
from vorhand.room.aside import aside
from vorhand.room.film import read_record, reason
from vorhand.room.identity import network_of

if TYPE_CHECKING:
    from vorhand.room.node import Node


def asking(request: Request[Any, Any, Any]) -> str:
    """Who asks for what, as limits count it."""
    return f"{request.route_handler} {network_of(request)}"


MAKING: Final = [RateLimitConfig(("minute", 60), identifier_for_request=asking).middleware]
"""So often may one address make sessions, tables and bots."""

REPLAYING: Final = [RateLimitConfig(("minute", 120), identifier_for_request=asking).middleware]
"""And have records read, and counted."""

LONGEST: Final = 15_000
"""So many characters has a record."""

TableId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
RecordText = Annotated[str, Meta(max_length=LONGEST)]


class Unreadable(ClientException):
    """A record that cannot be read (400): the exact fault as its detail, and the reasons for people."""

    def __init__(self, error: RecordError) -> None:
        super().__init__(str(error))
        self.reasons = [reason(each) for each in error.reasons]


class Made(Struct, frozen=True):
    """The name of the table, which is its link too."""

    id: str


def node_of(request: Request[Any, Any, Any]) -> Node:
    """The node that serves a request."""
    node: Node = request.app.state.node
    return node


async def record_of(text: str) -> Record:
    """The first record of a text, ours or a Skat server's; raises 400."""
    try:
        return await aside(lambda: read_record(text))
    except RecordError as error:
        raise Unreadable(error) from error
