"""Runs a node: uvicorn with the limits that the room needs, and a goodbye to every client when it stops."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import structlog
import uvicorn

from vorhand.game import message
from vorhand.room import wire
from vorhand.room.app import make_app
from vorhand.room.node import Settings
from vorhand.room.socket import AWAY
from vorhand.room.store import Unusable, held

TURN: Final = 0.001
"""The store's thread waits for the interpreter at every row: the default turn of 5 ms would hold up each commit."""

COLLECT: Final = (50_000, 20, 20)
"""So rarely is garbage looked for: with 500 tables, looking through everything takes 50 to 200 ms."""

BACK: Final = 2.0
"""After so many seconds clients try to come back."""


class Server(uvicorn.Server):
    """Says goodbye before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, app: Any, started: Callable[[], object]) -> None:
        super().__init__(config)
        self.app, self.told = app, started

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.setswitchinterval(TURN)
            gc.collect()
            gc.freeze()  # what is there by now stays until the end
            gc.set_threshold(*COLLECT)
            self.told()

    async def shutdown(self, sockets: Any = None) -> None:
        self.app.state.node.stopping = True
        text = wire.encode(wire.Bye(seconds=BACK))
        clients = list(getattr(self.app.state, "clients", ()))
        for client in clients:
            client.tell(text)
            client.end(AWAY, "the server stops")
        if clients:
            await asyncio.wait({client.sender for client in clients}, timeout=3.0)
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """The socket at which the node listens; raises `Unusable`."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        number = error.errno or 0  # the resolver's are below 0
        reason = os.strerror(number) if number > 0 else str(error.strerror).partition(" (")[0]
        raise Unusable(message("error-port", name=f"{host}:{port}", reason=reason)) from error


def serve(settings: Settings, started: Callable[[], object] = lambda: None) -> None:
    """Serves until it is told to stop; raises `Unusable` where it cannot begin."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    with listening(settings.host, settings.port) as listener:
        run(settings, listener, started)


def run(settings: Settings, listener: socket.socket, started: Callable[[], object]) -> None:
    """Serves at this socket."""
    alone = contextlib.nullcontext() if settings.url else held(settings.database)
    with alone, contextlib.suppress(KeyboardInterrupt):  # uvicorn hands the signal on, once everything is done
        app = make_app(settings)
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            loop="uvloop",
            ws_max_size=wire.LARGEST,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
            backlog=2048,
            access_log=False,
            log_level="warning",
            server_header=False,
        )
        Server(config, app, started).run([listener])
