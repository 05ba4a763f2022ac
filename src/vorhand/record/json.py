"""Records as JSON: one object, on one line."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from vorhand.game import message, plain
from vorhand.record.record import VERSION, Forfeit, Record, RecordError, build, settings_of, unknown_version

_Number = Annotated[int, Meta(gt=-(10**9), lt=10**9)]
_Numbers = Annotated[list[_Number], Meta(min_length=2)]


class _Deal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    dealer: _Number
    hands: list[str]
    rest: str = ""
    turn_up: str | None = None
    standing: list[_Number] = field(default_factory=list)


class _Json(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    vorhand: _Number
    game: str
    preset: str | None = None
    options: dict[str, bool | _Number | str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    deal: _Deal
    actions: list[str] = field(default_factory=list)
    result: dict[str, bool | _Number | _Numbers] = field(default_factory=dict)
    forfeit: Forfeit | None = None


class _Version(Struct):
    vorhand: _Number


def to_json(record: Record) -> str:
    """The record as one line of JSON."""
    preset, options = record.preset()
    deal = record.deal
    data = _Json(
        vorhand=VERSION,
        game=record.game,
        preset=preset,
        options=options,
        players=list(record.players),
        deal=_Deal(
            dealer=deal.dealer,
            hands=[str(hand) for hand in deal.hands],
            rest=" ".join(map(str, deal.rest)),
            turn_up=None if deal.turn_up is None else str(deal.turn_up),
            standing=list(deal.standing),
        ),
        actions=[str(move) for move in record.moves],
        result=plain(record.result),
        forfeit=record.forfeit,
    )
    return msgspec.json.encode(data).decode()


def from_json(text: str | bytes) -> Record:
    """The record that a JSON object writes; raises `RecordError`."""
    try:
        data = msgspec.json.decode(text, type=_Json)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        version = _version(text)
        if version is not None and version != VERSION:
            raise unknown_version(version) from None
        raise RecordError(f"no record in JSON: {error}", message("fault-json")) from None
    return build(
        version=data.vorhand,
        game=data.game,
        preset=data.preset,
        settings=settings_of(data.options),
        dealer=data.deal.dealer,
        hands=data.deal.hands,
        rest=data.deal.rest,
        turn_up=data.deal.turn_up,
        standing=data.deal.standing,
        actions=data.actions,
        players=data.players,
        result=data.result,
        forfeit=data.forfeit,
    )


def _version(text: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(text, type=_Version).vorhand
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return None
