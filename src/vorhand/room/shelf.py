"""The reviews that are kept: the key is the hash of the deal and of the way in which it is reviewed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import insert, select

from vorhand.record import Record, to_json
from vorhand.review import VERSION
from vorhand.room import schema
from vorhand.room.store import Store, StoreError, now
from vorhand.room.told import ReviewedDeal

AT_ONCE: Final = 500
"""So many keys are looked up in one statement."""

_REVIEW: Final = msgspec.json.Decoder(ReviewedDeal)


def bare(record: Record) -> Record:
    """The deal alone: without names, what was written down, or seats that need not be named."""
    return Record.of(record.game, record.replay())


def key_of(deal: Record) -> bytes:
    """The key of a bare deal's review."""
    return sha256(f"{VERSION} {to_json(msgspec.structs.replace(deal, result={}))}".encode()).digest()


class Shelf:
    """The reviews in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def review(self, key: bytes) -> ReviewedDeal | None:
        """The review of this key, where there is one."""
        return dict(self.reviews([key])).get(key)

    def reviews(self, keys: Sequence[bytes]) -> Iterator[tuple[bytes, ReviewedDeal]]:
        """Those reviews of these keys that there are."""
        table = schema.reviews.c
        for start in range(0, len(keys), AT_ONCE):
            some = keys[start : start + AT_ONCE]
            with self.store.reading() as connection:
                rows = connection.execute(select(table.key, table.body).where(table.key.in_(some))).all()
            for row in rows:
                yield bytes(row.key), _REVIEW.decode(row.body)

    def keep(self, key: bytes, review: ReviewedDeal) -> None:
        """Keeps a review, unless another node has kept it meanwhile; raises `StoreError`."""
        row: dict[str, Any] = {"key": key, "at": now(), "body": msgspec.json.encode(review).decode()}
        with suppress(StoreError), self.store.writing() as connection:
            connection.execute(insert(schema.reviews), row)
        if self.review(key) is None:
            raise StoreError("the review is not kept")

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
