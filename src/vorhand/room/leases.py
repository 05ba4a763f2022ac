"""Who may write to a table: a lease that has to be renewed, and an epoch that fences off whoever lost it.

All times are the database's, so that no node's clock counts.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Dialect, delete, func, insert, literal_column, or_, select, update

from vorhand.room import schema
from vorhand.room.store import Store

TERM: Final = 6000
"""A lease lasts so many milliseconds unless it is renewed."""


class Owner(NamedTuple):
    """The node that owns a table, where others reach it, and whether its lease still runs."""

    node: str
    url: str
    valid: bool


def clock(dialect: Dialect) -> ColumnElement[Any]:
    """The database's time in milliseconds since 1970."""
    if dialect.name == "postgresql":
        return literal_column("(extract(epoch from clock_timestamp()) * 1000)::bigint")
    return literal_column("cast((julianday('now') - 2440587.5) * 86400000 as integer)")


class Leases:
    """The leases of one node."""

    def __init__(self, store: Store, node: str, url: str) -> None:
        self.store, self.node, self.url = store, node, url
        self.now = clock(store.engine.dialect)

    def announce(self) -> None:
        """Enters the node among the nodes."""
        with self.store.writing() as connection:
            connection.execute(delete(schema.nodes).where(schema.nodes.c.id == self.node))
            connection.execute(insert(schema.nodes).values(id=self.node, url=self.url, seen=self.now))

    def acquire(self, table: str, alone: bool = False) -> int | None:
        """The epoch in which this node owns the table; None while another does, unless this node is `alone`."""
        return self.acquire_all([table], alone).get(table)

    def acquire_all(self, tables: list[str], alone: bool = False) -> dict[str, int]:
        """The epochs of those of these tables that this node owns now, after one transaction."""
        table = schema.tables.c
        free = or_(table.owner.in_(["", self.node]), table.lease < self.now)
        query = update(schema.tables).where(table.id.in_(tables))
        if not alone:
            query = query.where(free)
        values = {"owner": self.node, "epoch": table.epoch + 1, "lease": self.now + TERM}
        with self.store.writing() as connection:
            found = connection.execute(query.values(values).returning(table.id, table.epoch))
            return {id: epoch for id, epoch in found}  # noqa: C416 - rows are no pairs to the type checker

    def renew(self) -> set[str]:
        """Renews every lease of this node; the tables it still owns."""
        tables = schema.tables.c
        query = update(schema.tables).where(tables.owner == self.node).values(lease=self.now + TERM)
        with self.store.writing() as connection:
            connection.execute(update(schema.nodes).where(schema.nodes.c.id == self.node).values(seen=self.now))
            return set(connection.execute(query.returning(tables.id)).scalars())

    def release(self, table: str | None = None) -> None:
        """Gives one table back, or all: another node may take them at once."""
        query = update(schema.tables).where(schema.tables.c.owner == self.node)
        if table is not None:
            query = query.where(schema.tables.c.id == table)
        with self.store.writing() as connection:
            connection.execute(query.values(owner="", lease=0))
            if table is None:
                connection.execute(delete(schema.nodes).where(schema.nodes.c.id == self.node))

    def owner(self, table: str) -> Owner | None:
        """Who owns a table; None where nobody does or it does not exist."""
        tables, nodes = schema.tables.c, schema.nodes.c
        query = (
            select(tables.owner, func.coalesce(nodes.url, ""), tables.lease >= self.now)
            .select_from(schema.tables.outerjoin(schema.nodes, nodes.id == tables.owner))
            .where(tables.id == table)
        )
        with self.store.reading() as connection:
            row = connection.execute(query).one_or_none()
        return Owner(row[0], row[1], bool(row[2])) if row is not None and row[0] else None

    def heads(self, tables: list[str]) -> dict[str, int]:
        """The last entry of each of these tables."""
        entries = schema.entries.c
        query = select(entries.table_id, func.max(entries.v)).where(entries.table_id.in_(tables))
        with self.store.reading() as connection:
            rows = connection.execute(query.group_by(entries.table_id))
            return {id: v for id, v in rows}  # noqa: C416 - rows are no pairs to the type checker
