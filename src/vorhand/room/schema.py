"""The tables of the database; changed by the migrations beside this file."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", String(8), nullable=False, index=True),  # open, closed, aside
    Column("created", BigInteger, nullable=False),  # times are milliseconds since 1970
    Column("owner", String(32), nullable=False, server_default=""),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("lease", BigInteger, nullable=False, server_default="0"),
)
"""One row a table: who may write to it, and until when."""

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("v", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
)
"""The logs: each entry's hash is the SHA-256 of the hash before and the body."""

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("owner", String(32), nullable=False, server_default=""),  # of a bot, the person who made it
    Column("key", LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the cookie or the token
    Column("scope", String(8), nullable=False),  # all, play
    Column("created", BigInteger, nullable=False),
    Column("revoked", Boolean, nullable=False, server_default=false()),
)
"""Persons by their cookie, bots by their token."""

deals: Final = Table(
    "deals",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("game", String(20), nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("record", Text, nullable=False),
    Column("proof", Text, nullable=False),
)
"""Finished deals, and those that were broken off."""

played: Final = Table(
    "played",
    metadata,
    Column("person", String(32), primary_key=True, index=True),
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
)
"""Who played which deal at which seat."""

reviews: Final = Table(
    "reviews",
    metadata,
    Column("key", LargeBinary(32), primary_key=True),  # SHA-256 of the way of reviewing and the deal
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""Reviews of deals, in no language."""

nodes: Final = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("url", String(200), nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""The servers that share this database, and where they reach each other."""
