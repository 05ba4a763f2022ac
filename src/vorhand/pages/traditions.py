"""The gallery of card traditions: packs of one kind and the games that are played with them."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class Tradition(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack with its country; `games` are names of our games, `style` is the pack that shows it."""

    id: str
    title: str
    country: str
    place: str
    """The ISO code of the country."""
    cards: int
    style: str
    what: str
    history: str
    games: tuple[str, ...]


@lru_cache
def traditions(language: str) -> tuple[Tradition, ...]:
    """Every tradition, in the order of the gallery."""
    path = files("vorhand") / "pages" / language / "traditions.toml"
    return msgspec.convert(tuple(tomllib.loads(path.read_text("utf-8"))["tradition"]), tuple[Tradition, ...])
