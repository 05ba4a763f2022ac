"""Figures for Prometheus, none of which tells a card."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, generate_latest


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """How many tables and sockets there are, what waits to be stored, and how many answers of AIs were lost."""
    node = request.app.state.node
    registry = CollectorRegistry()
    figures = {
        "tables": ("tables that are open here", len(node.tables)),
        "sockets": ("clients at tables", node.sockets),
        "commits_waiting": ("commits that wait for the disk", node.store.waiting.qsize()),
        "entries_total": ("entries stored by this process", node.store.stored),
        "commits_total": ("transactions made by this process", node.store.commits),
        "thoughts_lost_total": ("answers of AIs that were none", node.thinkers.lost),
    }
    for name, (what, value) in figures.items():
        if name.endswith("_total"):
            Counter(f"vorhand_{name}", what, registry=registry).inc(value)
        else:
            Gauge(f"vorhand_{name}", what, registry=registry).set(value)
    return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})
