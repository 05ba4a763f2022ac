"""What happens at a table, as it is stored: one small frozen class a kind of entry, told apart by ``e``.

The log is the table: whoever reads it from the start has the table (`vorhand.room.table`). It holds all cards and is
shown to nobody.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

Pace = Literal["none", "move", "deal"]
Tempo = Literal["instant", "quick", "calm"]
Level = Literal["random", "heuristic", "easy", "club", "strong", "expert"]


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is made: the game, its options as texts like ``players=3``, and the manners of the table."""

    game: Literal["letzter-stich", "kaiser", "schnapsen", "skat"]
    settings: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=30)] = ()
    pace: Pace = "none"
    """What the clock counts: nothing, every decision, or all decisions of a deal together."""
    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    listed: bool = False
    """Whether the table is in the list of tables; else only those who have its link find it."""
    watched: bool = False
    """Whether those without a seat may watch."""
    tempo: Tempo = "quick"
    """How long AIs seem to think."""
    stand_in: Level = "strong"
    """Who plays for an absent person."""
    hints: bool | None = None
    """Whether a person may ask what to do; None: where one plays alone against AIs."""


class Seat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits there: a person, an AI of a level, or nobody yet; an AI plays for a person who is `away`."""

    person: str = ""
    name: str = ""
    level: str = ""
    away: bool = False

    @property
    def player(self) -> str:
        """The AI that plays here now, or nothing."""
        return self.level if self.away or not self.person else ""

    @property
    def open(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.person and not self.level


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="e", tag=str.lower):
    """One thing that happened.

    `who` is the person whose request this fulfils, `cid` the name that the person's client gave the request.
    """

    who: str = ""
    cid: str = ""


class Opened(Entry, frozen=True, kw_only=True):
    """The table is made.

    With a record to `begin` from, every deal at the table has its cards and goes on behind its actions: practice for
    one person, who sees all cards where they are `shown`.
    """

    setup: Setup
    host: str
    seats: tuple[Seat, ...]
    begin: str = ""
    shown: bool = False


class Sat(Entry, frozen=True, kw_only=True):
    """A person takes a seat."""

    seat: int
    person: str
    name: str


class Filled(Entry, frozen=True, kw_only=True):
    """An AI of this level takes an open seat."""

    seat: int
    level: str


class Left(Entry, frozen=True, kw_only=True):
    """A person gives the seat up; in the middle of a deal an AI plays on."""

    seat: int


class Away(Entry, frozen=True, kw_only=True):
    """An AI stands in for a person."""

    seat: int
    why: Literal["gone", "clock"] = "gone"


class Back(Entry, frozen=True, kw_only=True):
    """The person plays again."""

    seat: int


class Promised(Entry, frozen=True, kw_only=True):
    """The secret of the next deal is drawn; its commitment is published, the secret is not."""

    secret: str


class Ready(Entry, frozen=True, kw_only=True):
    """A person is ready for the next deal and adds a nonce to its cards."""

    seat: int
    nonce: str = ""


class Dealt(Entry, frozen=True, kw_only=True):
    """The cards are dealt: they follow from the secret and the nonces."""


class Acted(Entry, frozen=True, kw_only=True):
    """A seat does something, in the text form of actions.

    `by` is the AI that decided, where one did; `spent` what the decision took of the clock, in milliseconds.
    """

    seat: int
    action: str
    by: str = ""
    spent: int = 0


class Undone(Entry, frozen=True, kw_only=True):
    """Everything after so many actions is taken back; the deal is practice from then on."""

    kept: int


class Closed(Entry, frozen=True, kw_only=True):
    """The table is closed; a deal in play is broken off."""


class Folded(Entry, frozen=True, kw_only=True):
    """Everything before is in here: the finished deals are kept as records, their entries are not.

    `chain` is the hash of the entry before, in hexadecimal.
    """

    setup: Setup
    host: str
    seats: tuple[Seat, ...]
    match: Any
    before: Any
    deals: int
    sheet: tuple[tuple[int, ...], ...] = ()
    secret: str
    origin: tuple[str, tuple[str, ...]]
    ready: dict[str, str]
    requests: tuple[tuple[str, str, int], ...]
    chain: str


AnyEntry = Opened | Sat | Filled | Left | Away | Back | Promised | Ready | Dealt | Acted | Undone | Closed | Folded

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")
_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def written(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return _ENCODER.encode(entry)


def read(body: bytes) -> AnyEntry:
    """The entry from its stored form; raises `msgspec.DecodeError`."""
    return _DECODER.decode(body)
