"""The migrations and the schema are two descriptions of one database."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Engine, text

from vorhand.room.schema import metadata
from vorhand.room.store import StoreError, connect, migrate


def form(engine: Engine) -> list[tuple[str, str]]:
    """Every table and index as the database was told it, without the one of the migrations."""
    with engine.connect() as connection:
        rows = connection.execute(text("select name, sql from sqlite_master where sql is not null")).all()
    return sorted((row.name, " ".join(row.sql.split())) for row in rows if row.name != "alembic_version")


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    """After all migrations the tables are to the letter those of the schema; once more changes nothing."""
    migrated, made = (connect(f"sqlite:///{tmp_path / name}") for name in ("migrated.db", "made.db"))
    migrate(migrated)
    metadata.create_all(made)
    assert form(migrated) == form(made)
    migrate(migrated)
    assert form(migrated) == form(made)
    migrated.dispose()
    made.dispose()


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    """A database that a later version has changed is not opened."""
    engine = connect(f"sqlite:///{tmp_path / 'room.db'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(StoreError, match="newer"):
        migrate(engine)
    engine.dispose()


@pytest.mark.parametrize("address", ["", "nonsense://x", "mysql://x/y", "sqlite:////proc/nowhere/room.db"])
def test_no_database(address: str) -> None:
    """What is no address, or cannot be opened, is said in one sentence."""
    with pytest.raises(StoreError):
        migrate(connect(address))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """A file of something else is not opened and not changed."""
    file = tmp_path / "room.db"
    file.write_bytes(b"something else " * 100)
    engine = connect(f"sqlite:///{file}")
    with pytest.raises(StoreError):
        migrate(engine)
    engine.dispose()
    assert file.read_bytes() == b"something else " * 100
