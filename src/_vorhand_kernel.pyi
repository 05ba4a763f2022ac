"""What the extension offers; `vorhand.kernel` is its only importer. Sets of cards are numbers with a bit a card."""

from array import array
from collections.abc import Sequence
from typing import Any, TypeAlias

_Position: TypeAlias = tuple[Sequence[int], int, Sequence[int]]
"""The hands by seat, the leader, the trick so far."""
_Answer: TypeAlias = tuple[int, int, list[tuple[int, int, int]], int]
"""Least and most, the same for every card (card, least, most), the nodes."""

class KernelSetupError(ValueError): ...

class Tables:
    seats: int
    suits: list[int]
    trump: int
    ruff_freely: bool
    strength: list[int]
    points: list[int]
    worth: list[int]
    bonus_cards: int
    bonus: int
    takers: int
    maxers: int
    def __init__(self) -> None: ...

def value(tables: Tables, position: _Position, nodes: int | None, seconds: float | None, /) -> _Answer: ...
def at_least(
    tables: Tables, position: _Position, target: int, nodes: int | None, seconds: float | None, /
) -> _Answer: ...
def reached(tables: Tables, position: _Position, levels: Sequence[int], /) -> int: ...
def card_values(
    tables: Tables, position: _Position, target: int | None, nodes: int | None, seconds: float | None, /
) -> _Answer: ...
def worlds(
    tables: Tables,
    hands: array[int] | memoryview,
    leader: int,
    trick: Sequence[int],
    targets: Sequence[int],
    levels: Sequence[int],
    threads: int,
    nodes: int | None,
    seconds: float | None,
    /,
) -> tuple[list[int], memoryview, int]: ...
def max_n_worlds(
    tables: Tables,
    hands: array[int] | memoryview,
    leader: int,
    trick: Sequence[int],
    threads: int,
    nodes: int | None,
    /,
) -> tuple[list[int], memoryview, int]: ...
def forecast(
    tables: Tables,
    hands: array[int] | memoryview,
    pack: int,
    leader: int,
    plays: Sequence[int],
    count: int,
    weighs: bool,
    learns: bool,
    seed: int,
    threads: int,
    /,
) -> tuple[list[int], list[float]]: ...
def playouts(tables: Tables, position: _Position, count: int, seed: int, /) -> memoryview: ...
def random_deals(tables: Tables, hand_size: int, leader: int, count: int, seed: int, /) -> memoryview: ...
def sample(
    unseen: int, sizes: Sequence[int], barred: Sequence[int], count: int, seed: int, /
) -> tuple[float, memoryview]: ...
def max_n(tables: Tables, position: _Position, nodes: int | None, /) -> tuple[list[int] | None, int]: ...

_Options: TypeAlias = tuple[int, bool, bool, bool, bool]
"""The least stock to exchange from, closing, silent leads, marriages pending, the König leads."""
_Found: TypeAlias = tuple[int, int, list[tuple[int, int, int, int]], int]
"""Least and most, every deed (kind, card, least, most), the nodes."""

def schnapsen(options: _Options, position: tuple[Any, ...], every_deed: bool, nodes: int | None, /) -> _Found: ...
def schnapsen_worlds(
    options: _Options, positions: Sequence[tuple[Any, ...]], threads: int, nodes: int | None, /
) -> list[_Found]: ...
