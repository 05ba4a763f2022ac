"""The room under load, on this machine only: how fast, how durable, how large.

    .venv/bin/python bench/load.py paced|flat|kill|restart|reconnect|memory|all [--tables N --seconds S]

The server is a process of its own over a new SQLite file; tables of three persons are stored before it starts, by the
same calls that serve everybody else. Bots play any legal action from the view that they are told. Whatever the other
processes of the machine do is in the figures: see the load that is printed with them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import uvloop
from load_bots import Run
from load_server import SETUPS, prepared, served
from sqlalchemy import select

from vorhand.record import from_text
from vorhand.room import schema
from vorhand.room.store import Store, connect


class Asked(NamedTuple):
    """How many tables play for how long; 0 where every command has its own."""

    tables: int = 0
    seconds: float = 0.0
    game: str = "skat"
    kills: int = 50


async def played(tables: int, seconds: float, game: str, think: float) -> dict[str, Any]:
    """All tables play for a while; the first tenth is not counted."""
    with served() as server:
        places = await prepared(server, tables, game)
        server.start()
        run = Run(server.port, places, think)
        await run.connect()
        await asyncio.sleep(seconds / 10)
        began, cpu, own, heard = time.perf_counter(), server.cpu, time.process_time(), run.heard
        await asyncio.sleep(seconds)
        ended = time.perf_counter()
        used, mine, heard = server.cpu - cpu, time.process_time() - own, run.heard - heard
        took = sorted(1000 * wait for sent, wait in run.acks if began <= sent and sent + wait <= ended)
        memory = server.memory
        run.end()
        return {
            "actions a second": round(len(took) / seconds),
            "p50 ms": round(took[len(took) // 2], 1),
            "p99 ms": round(took[len(took) * 99 // 100], 1),
            "worst ms": round(took[-1], 1),
            "server's CPU, us an action": round(1e6 * used / len(took)),
            "clients' CPU, us an action": round(1e6 * mine / len(took)),
            "messages an action": round(heard / len(took), 1),
            "server MB": round(memory / 1e6),
            "troubles": dict(run.troubles),
        }


async def paced(asked: Asked) -> dict[str, Any]:
    """500 tables, each with an action in three quarters of a second."""
    return await played(asked.tables or 500, asked.seconds or 30, asked.game, think=0.72)


async def flat(asked: Asked) -> dict[str, Any]:
    """200 tables as fast as they can."""
    return await played(asked.tables or 200, asked.seconds or 15, asked.game, think=0.0)


async def kill(asked: Asked) -> dict[str, Any]:
    """The server is killed again and again while all play; then the log is held against what clients were told."""
    with served() as server:
        places = await prepared(server, asked.tables or 30, asked.game)
        server.start()
        run = Run(server.port, places, stubborn=True)
        await run.connect()
        for _ in range(asked.kills):
            await asyncio.sleep(random.uniform(0.3, 1.0) * (asked.seconds or 1.5))
            server.kill()
            await asyncio.to_thread(server.start)
            await asyncio.wait_for(run.all_settled.wait(), 60)
            run.all_settled.clear()
        await run.drain()
        run.end()
        server.kill()
        lost, twice, right = compared(server.database, run)
        return {
            "kills": asked.kills,
            "acknowledged actions": sum(map(len, run.told.values())),
            "asked again": run.repeats,
            "lost": lost,
            "twice": twice,
            "tables as told": f"{right} of {len(run.told)}",
            "troubles": dict(run.troubles),
        }


def compared(database: str, run: Run) -> tuple[int, int, int]:
    """Acknowledged actions that are not stored, stored ones that nobody asked for, and tables that are as told.

    What is stored of a table are the records of its finished deals and the actions in its log.
    """
    store = Store(connect(database))
    lost = twice = right = 0
    with store.reading() as connection:
        deals = schema.deals.c
        for id, acks in run.told.items():
            stored: list[str] = []
            for text in connection.execute(
                select(deals.record).where(deals.table_id == id).order_by(deals.number)
            ).scalars():
                stored += [str(move.action) for move in from_text(text).moves]
            loaded = store.load(id)
            assert loaded is not None
            table = loaded[0]
            if table.playing and table.state is not None:
                stored += [str(event.action) for event in table.state.history]
            told = [action for _, _, action in sorted(acks)]
            lost += (Counter(told) - Counter(stored)).total()
            twice += (Counter(stored) - Counter(told)).total()
            right += stored == told
    store.engine.dispose()
    return lost, twice, right


async def restart(asked: Asked) -> dict[str, Any]:
    """All tables are in the middle of a deal; the server is killed and started, and somebody comes to each table."""
    with served() as server:
        places = await prepared(server, asked.tables or 500, asked.game)
        server.start()
        run = Run(server.port, places, think=0.3)
        await run.connect()
        await asyncio.sleep(asked.seconds or 8)
        run.draining = True
        await run.drain()
        run.end()
        server.kill()
        began = time.perf_counter()
        start = server.start()
        first = server.cpu
        again = Run(server.port, [place for place in places if not place.seat])
        again.draining = True
        await again.connect()
        took = time.perf_counter() - began
        again.end()
        return {
            "tables": len(again.bots),
            "started after s": round(start, 2),
            "all reachable after s": round(took, 2),
            "server's CPU s until started": round(first, 2),
            "server's CPU s in all": round(server.cpu, 2),
        }


async def reconnect(asked: Asked) -> dict[str, Any]:
    """Everybody's line breaks in the middle of a deal, and all come back at once."""
    with served() as server:
        places = await prepared(server, asked.tables or 500, asked.game)
        server.start()
        run = Run(server.port, places, think=0.3)
        first = await run.connect()
        await asyncio.sleep(asked.seconds or 5)
        await run.drain()
        run.end()
        await asyncio.sleep(1)
        cpu = server.cpu
        again = Run(server.port, places)
        again.draining = True
        took = await again.connect()
        again.end()
        return {
            "sockets": len(places),
            "first time s": round(first, 2),
            "again s": round(took, 2),
            "server's CPU s, again": round(server.cpu - cpu, 2),
            "troubles": dict(again.troubles),
        }


async def memory(asked: Asked) -> dict[str, Any]:
    """What a table takes that is in the middle of a deal, and that nobody is at."""
    count = asked.tables or 1000
    with served() as server:
        places = await prepared(server, count, asked.game)
        server.start()
        run = Run(server.port, places, think=0.6)
        await run.connect()
        await asyncio.sleep(asked.seconds or 10)
        await run.drain()
        run.end()
        server.kill()
        server.start()
        hosts = [place for place in places if not place.seat]
        sizes = []
        for share in (hosts[:100], hosts[100:]):  # the first tables bring in whatever every table needs
            visit = Run(server.port, share)
            visit.draining = True
            await visit.connect()
            visit.end()
            await asyncio.sleep(3)
            sizes.append(server.memory)
        return {
            "tables": count,
            "server MB": round(sizes[1] / 1e6, 1),
            "KB a table": round((sizes[1] - sizes[0]) / 1000 / (count - 100), 1),
        }


COMMANDS: dict[str, Callable[[Asked], Awaitable[dict[str, Any]]]] = {
    each.__name__: each for each in (paced, flat, kill, restart, reconnect, memory)
}


def main() -> None:
    """Runs what is asked for, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=[*COMMANDS, "all"])
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.0, help="how long they play (kill: between kills)")
    parser.add_argument("--game", choices=SETUPS, default="skat")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--kills", type=int, default=50)
    given = parser.parse_args()
    asked = Asked(given.tables, given.seconds, given.game, given.kills)
    gc.disable()  # the clients' pauses are not the server's
    for name in COMMANDS if given.command == "all" else [given.command]:
        before = os.getloadavg()[0]
        found = uvloop.run(COMMANDS[name](asked))
        found = {"command": name, "game": asked.game, "load before": round(before, 1), **found}
        if given.json:
            print(json.dumps(found), flush=True)
        else:
            print("\n".join(f"{what:28} {value}" for what, value in found.items()), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
