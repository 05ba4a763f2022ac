"""What was worked out of deals and is kept: the key is the hash of the deals and of the way in which that was done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import insert, select

from vorhand.record import Record, to_json
from vorhand.review import VERSION, Luck
from vorhand.room import schema
from vorhand.room.store import Store, StoreError, now
from vorhand.room.told import ReviewedDeal

AT_ONCE: Final = 500
"""So many keys are looked up in one statement."""

Kept = ReviewedDeal | Luck

_REVIEW: Final = msgspec.json.Decoder(ReviewedDeal)
_LUCK: Final = msgspec.json.Decoder(Luck)


def bare(record: Record) -> Record:
    """The deal alone: without names, what was written down, or seats that need not be named."""
    return Record.of(record.game, record.replay())


def key_of(deal: Record) -> bytes:
    """The key of a bare deal's review."""
    return sha256(f"{VERSION} {to_json(msgspec.structs.replace(deal, result={}))}".encode()).digest()


def luck_key(deals: Sequence[str], level: str, times: int) -> bytes:
    """The key of what the cards of these deals were worth among players of a level."""
    return sha256("\n".join((f"luck {VERSION} {level} {times}", *deals)).encode()).digest()


class Shelf:
    """What is kept in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def review(self, key: bytes) -> ReviewedDeal | None:
        """The review of this key, where there is one."""
        return dict(self.reviews([key])).get(key)

    def luck(self, key: bytes) -> Luck | None:
        """What is kept of a player's luck."""
        query = select(schema.reviews.c.body).where(schema.reviews.c.key == key)
        with self.store.reading() as connection:
            body = connection.execute(query).scalar()
        return None if body is None else _LUCK.decode(body)

    def reviews(self, keys: Sequence[bytes]) -> Iterator[tuple[bytes, ReviewedDeal]]:
        """Those reviews of these keys that there are."""
        table = schema.reviews.c
        for start in range(0, len(keys), AT_ONCE):
            some = keys[start : start + AT_ONCE]
            with self.store.reading() as connection:
                rows = connection.execute(select(table.key, table.body).where(table.key.in_(some))).all()
            for row in rows:
                yield bytes(row.key), _REVIEW.decode(row.body)

    def keep(self, key: bytes, found: Kept) -> None:
        """Keeps what was found, unless another node has done so meanwhile; raises `StoreError`."""
        row: dict[str, Any] = {"key": key, "at": now(), "body": msgspec.json.encode(found).decode()}
        with suppress(StoreError), self.store.writing() as connection:
            connection.execute(insert(schema.reviews), row)
        with self.store.reading() as connection:
            if connection.execute(select(schema.reviews.c.at).where(schema.reviews.c.key == key)).first() is None:
                raise StoreError("it is not kept")

    def going_round(self, person: str) -> list[str]:
        """The records of a person's deals that are kept from everybody, as their cards go round again (SK 7)."""
        deals, played = schema.deals.c, schema.played.c
        query = (
            select(deals.record)
            .join(schema.played, (played.table_id == deals.table_id) & (played.number == deals.number))
            .where(played.person == person, deals.proof == "")
        )
        with self.store.reading() as connection:
            return list(connection.execute(query).scalars())
