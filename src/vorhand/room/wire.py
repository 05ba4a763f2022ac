"""What goes over the wire: typed messages, told apart by ``t``; actions in their text form, words as message keys.

People send a `Request`, the table answers with `Done` or `Refused` and tells everyone what he may know of what has
happened: first a `Snapshot`, then a `Step` for everything that is entered in the log. A text of the server is a list
of messages: what waits for a client goes together. ``python -m vorhand.room.export`` writes the types for other
languages.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from vorhand.room.fair import NONCE
from vorhand.room.log import Level

LARGEST: Final = 8192
"""A message has at most so many bytes."""

DEEPEST: Final = 6
"""Brackets within brackets in a message, at most."""

Cid = Annotated[str, Meta(min_length=1, max_length=40)]
Seen = Annotated[int, Meta(ge=0, le=1 << 40)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """What a person asks of the table; `cid` is the client's own name for it, new for each."""

    cid: Cid


class Act(Request, frozen=True, kw_only=True):
    """Do this with the cards; `v` is the last entry that the client has seen."""

    v: Seen
    action: Annotated[str, Meta(max_length=80)]


class Type(Request, frozen=True, kw_only=True):
    """Do what this text says, as on the command line: ``hk``, ``18``, ``announce hearts hand``."""

    v: Seen
    text: Annotated[str, Meta(max_length=80)]
    lang: Annotated[str, Meta(max_length=2)] = "en"
    style: Annotated[str, Meta(max_length=10)] = "french"


class Sit(Request, frozen=True, kw_only=True):
    """Sit down on an open seat."""

    seat: SeatNumber


class Stand(Request, frozen=True, kw_only=True):
    """Give the seat up."""


class Fill(Request, frozen=True, kw_only=True):
    """Let an AI take an open seat (the host's right)."""

    seat: SeatNumber
    level: Level


class Go(Request, frozen=True, kw_only=True):
    """Deal: the person is ready and adds a nonce to the cards."""

    nonce: Annotated[str, Meta(max_length=NONCE)] = ""


class Undo(Request, frozen=True, kw_only=True):
    """Take the own last action back; only alone against AIs, the deal is practice then."""


class Back(Request, frozen=True, kw_only=True):
    """Play oneself again, where an AI has stepped in."""


class Hint(Request, frozen=True, kw_only=True):
    """What should I do? Told to the asker alone, where the table allows hints; `v` is the last entry seen."""

    v: Seen


class Close(Request, frozen=True, kw_only=True):
    """Close the table (the host's right)."""


class Ping(Request, frozen=True, kw_only=True):
    """Are you there?"""


AnyRequest = Act | Type | Sit | Stand | Fill | Go | Undo | Back | Hint | Close | Ping


class Reason(Struct, frozen=True):
    """A message of the catalogues."""

    key: str
    args: dict[str, Any]


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag=str.lower):
    """What the table tells."""


class Done(Answer, frozen=True, kw_only=True):
    """The request is fulfilled and stored, as entry `v`."""

    cid: str
    v: int


class Refused(Answer, frozen=True, kw_only=True):
    """The request is refused: the address of the rule, and why; `stale` where the table has moved on meanwhile."""

    cid: str
    v: int
    reason: Reason
    rule: str = ""
    stale: bool = False


class Advised(Struct, frozen=True):
    """An action, what it is worth on average, and the chance that it goes the seat's way."""

    action: str
    worth: float
    chance: float


class Hinted(Answer, frozen=True, kw_only=True):
    """A hint, for the asker alone: the recommended action at the head of the best ones, and why.

    Without a search there are no candidates, and the `reason` is the maxim; else the `reason` compares the first two,
    and the `maxim` is told where it says the same.
    """

    cid: str
    v: int
    action: str
    candidates: list[Advised]
    reason: Reason
    maxim: Reason | None = None


class Malformed(Answer, frozen=True, kw_only=True):
    """A message that is none, and what is wrong with it; the table takes no more from this socket after some."""

    error: str
    cid: str = ""
    """Its name, where that could be read."""


class Snapshot(Answer, frozen=True, kw_only=True):
    """Everything the receiver may know: the `table`, the `view` of his seat or of a watcher, and who he is."""

    v: int
    you: int
    """The own seat, -1 for those who watch."""
    table: dict[str, Any]
    view: dict[str, Any] | None
    aids: dict[str, Any] | None = None
    """What helps to show the view, for clients that ask for it (`vorhand.room.aids`)."""
    waited: int = 0
    """Where a clock runs: so many milliseconds whoever is to act has had already."""


class Step(Answer, frozen=True, kw_only=True):
    """Entry `v`: the fields that it changed, for the receiver, in the `table` and in the `view`.

    A `fresh` view is a whole one, of another deal or after something was taken back; else `said` are the new actions
    of its history, each a seat and a text.
    """

    v: int
    table: dict[str, Any] = {}
    view: dict[str, Any] = {}
    said: list[Any] = []
    fresh: bool = False
    aids: dict[str, Any] | None = None
    """All aids, where the view has changed."""


class Present(Answer, frozen=True, kw_only=True):
    """Whose seats have a client on the line, and how many watch."""

    seats: list[int]
    watchers: int


class Bye(Answer, frozen=True, kw_only=True):
    """The server stops, or the table is not here any more; come back in so many seconds."""

    seconds: float


AnyAnswer = Done | Refused | Hinted | Malformed | Snapshot | Step | Present | Bye

encode: Final = msgspec.json.Encoder().encode


def together(told: Sequence[bytes]) -> str:
    """The text that holds these messages: a list of them.

    >>> together([encode(Done(cid="a", v=1)), encode(Bye(seconds=2.0))])
    '[{"t":"done","cid":"a","v":1},{"t":"bye","seconds":2.0}]'
    """
    return f"[{b','.join(told).decode()}]"


class _Named(Struct):
    cid: Cid


_NAMED: Final = msgspec.json.Decoder(_Named)
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKET: Final = re.compile(r"[][{}]")
_DECODER: Final[msgspec.json.Decoder[AnyRequest]] = msgspec.json.Decoder(AnyRequest)


def decode(text: str) -> AnyRequest:
    """The request that a text writes; raises `ValueError` saying what is wrong."""
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise ValueError(f"a message has at most {LARGEST} bytes")
    if depth(text) > DEEPEST:
        raise ValueError(f"brackets are nested at most {DEEPEST} deep")
    try:
        return _DECODER.decode(text)
    except UnicodeEncodeError:
        raise ValueError("the text is not valid Unicode") from None
    except RecursionError:
        raise ValueError(f"brackets are nested at most {DEEPEST} deep") from None


def name_in(text: str) -> str:
    """The name of what is no request, where it has one.

    >>> name_in('{"t": "dance", "cid": "a7"}'), name_in("[1]")
    ('a7', '')
    """
    try:
        return _NAMED.decode(text).cid if len(text) <= LARGEST and depth(text) <= DEEPEST else ""
    except ValueError:
        return ""


def depth(text: str) -> int:
    """How deep brackets are nested, without those in strings.

    >>> depth('{"a": [["]]]"]]}'), depth("[[]")
    (3, 2)
    """
    deepest = now = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        now += 1 if bracket in "[{" else -1
        deepest = max(deepest, now)
    return deepest
