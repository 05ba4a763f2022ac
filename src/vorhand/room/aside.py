"""What may take a while is done in one thread for all of it: everything else goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

_THREAD: Final = ThreadPoolExecutor(1, "aside")


async def aside(work: Callable[[], T]) -> T:
    """What a work brings, done when those before it are done."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work)
