"""News between nodes, through Redis: that a table has a new entry, or who is there. Never a card.

A node that hears nothing looks into the database instead; so Redis may be away, and nothing is lost but a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct

from vorhand.game import message
from vorhand.room.store import Unusable

logger: Final = structlog.get_logger("vorhand.room")

CHANNEL: Final = "vorhand"
AGAIN: Final = 1.0
"""After so many seconds Redis is tried again."""

WAITING: Final = 10_000
"""So much news waits for Redis; then the oldest is dropped, and the others look into the database."""


class Item(Struct, frozen=True, omit_defaults=True):
    """The last entry of a table, and which seats have a client on the line."""

    node: str
    table: str
    v: int
    seats: list[int] | None = None
    watchers: int = 0


class News:
    """What this node tells the others, and hears from them; `heard` is called with each item, `up` when it is back.

    Raises `Unusable` where there is no client for Redis, or the address is none.
    """

    def __init__(self, url: str, heard: Callable[[Item], Awaitable[None]], up: Callable[[], Awaitable[None]]) -> None:
        try:
            from redis.asyncio.connection import parse_url

            parse_url(url)
        except ImportError:
            raise Unusable(message("error-nodes", name="Redis")) from None
        except ValueError:
            raise Unusable(message("error-redis", name=url)) from None
        self.url, self.heard, self.up = url, heard, up
        self.waiting: asyncio.Queue[Item] = asyncio.Queue(WAITING)
        self.connected = False
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Starts telling and hearing."""
        self.tasks = [asyncio.create_task(self.kept(self.telling)), asyncio.create_task(self.kept(self.hearing))]

    async def stop(self) -> None:
        """Stops both."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def tell(self, item: Item) -> None:
        """Tells the other nodes as soon as Redis can."""
        if self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(item)

    async def kept(self, work: Callable[[Any], Awaitable[None]]) -> None:
        """Does a work for good, with a new connection after every fault."""
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        while True:
            redis = Redis.from_url(self.url, socket_timeout=5, socket_connect_timeout=2, health_check_interval=5)
            try:
                await work(redis)
            except (RedisError, OSError, TimeoutError) as error:
                if self.connected:
                    logger.warning("redis is away", error=str(error))
                self.connected = False
            finally:
                await redis.aclose()
            await asyncio.sleep(AGAIN)

    async def telling(self, redis: Any) -> None:
        """Publishes what waits."""
        while True:
            item = await self.waiting.get()
            await redis.publish(CHANNEL, msgspec.json.encode(item))

    async def hearing(self, redis: Any) -> None:
        """Hears what others publish."""
        items = msgspec.json.Decoder(Item)
        async with redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            self.connected = True
            await self.understood(self.up())
            while True:
                message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=5)
                if message is not None:
                    await self.understood(self.taken(items.decode, message["data"]))

    async def taken(self, read: Callable[[bytes], Item], data: bytes) -> None:
        """Reads an item and passes it on."""
        await self.heard(read(data))

    async def understood(self, work: Awaitable[None]) -> None:
        """Does what news ask for; what goes wrong with it is no fault of the line, and the database knows it too."""
        try:
            await work
        except Exception as error:
            logger.error("news went wrong", error=type(error).__name__)
