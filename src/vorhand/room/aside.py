"""What may take a while is done in one thread for all of it, what nobody waits for but the asker in others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

_THREAD: Final = ThreadPoolExecutor(1, "aside")
_EXPLAINING: Final = ThreadPoolExecutor(1, "explaining")
_IMPORTING: Final = ThreadPoolExecutor(1, "importing")


async def aside(work: Callable[[], T]) -> T:
    """What a work brings, done when those before it are done."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work)


async def explaining(work: Callable[[], T]) -> T:
    """The same behind all proofs and records: what explains a decision keeps none waiting."""
    return await asyncio.get_running_loop().run_in_executor(_EXPLAINING, work)


async def importing(work: Callable[[], T]) -> T:
    """The same beside them: a file of records, with all its claims, keeps no claim at a table waiting."""
    return await asyncio.get_running_loop().run_in_executor(_IMPORTING, work)
