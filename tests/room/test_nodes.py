"""Several nodes on one PostgreSQL database, with Redis between them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from guest import Guest
from services import Redis, Server, postgres

SECRET = "shared by the nodes of this test"


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[tuple[Server, Server, Redis]]:
    """Two nodes, and the Redis between them."""
    with postgres(tmp_path) as database:
        redis = Redis(tmp_path)
        servers: list[Server] = []
        try:
            servers += [Server(tmp_path, database, "--redis", redis.address, secret=SECRET) for _ in range(2)]
            yield servers[0], servers[1], redis
        finally:
            for server in servers:
                server.kill()
            redis.stop()


def play(guests: list[Guest], actions: int) -> int:
    """So many actions of whoever's turn it is; how many were acknowledged."""
    done = 0
    while done < actions and not guests[0].table["over"]:
        guest = next((each for each in guests if each.to_act), None)
        if guest is None:
            for each in guests:
                each.hear()
            continue
        answer = guest.ask("act", v=guest.seen, action=guest.view["actions"][0])
        assert answer["t"] == "done", answer
        done += 1
        for each in guests:
            each.hear_until(answer["v"])
    return done


def test_two_nodes(nodes: tuple[Server, Server, Redis]) -> None:
    """A table is played through two nodes, without Redis too, and goes on at the other when its node is killed."""
    first, second, redis = nodes
    ana, ben = Guest(first.address, "Ana"), Guest(second.address, "Ben")
    table = ana.make("schnapsen", ["me", "open"])
    ana.join(table)
    ben.join(table)
    assert ben.ask("sit", seat=1)["t"] == "done"
    for guest in (ana, ben):
        assert guest.ask("go", nonce="n")["t"] == "done"
    for guest in (ana, ben):
        while not guest.view:
            guest.hear()
    assert play([ana, ben], 2) == 2
    redis.stop()
    assert play([ana, ben], 2) == 2
    seen, committed = ben.seen, ben.table["committed"]
    first.kill()
    ana.join(table, second.address, since=seen)
    end = time.monotonic() + 20
    while time.monotonic() < end:
        answer = ana.ask("ping") if ana.to_act else ben.ask("ping")
        guest = ana if ana.to_act else ben
        answer = guest.ask("act", v=guest.seen, action=guest.view["actions"][0])
        if answer["t"] == "done":
            break
        time.sleep(0.2)
    else:
        pytest.fail("the table was not taken over")
    assert ben.table["committed"] == committed
    redis.start()
    for guest in (ana, ben):
        guest.hear_until(answer["v"])
    play([ana, ben], 100)
    assert ana.table["over"] is not None
    assert ana.table["over"]["record"] == ben.table["over"]["record"]
