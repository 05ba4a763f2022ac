"""Plays on a Ray cluster (the extra ``vorhand[ray]``): tasks of a few plays, tried again where a worker is lost."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from importlib import import_module
from itertools import islice
from typing import Any, Final

from vorhand.arena.contest import ArenaError, Contest, Play, Times
from vorhand.arena.local import Played, Task
from vorhand.arena.playing import shortened
from vorhand.arena.worker import Worker
from vorhand.game import message

BATCH: Final = 16
"""How many plays make a task."""

RETRIES: Final = 10
"""How often a task is tried again."""

_WORKER: Final = Worker()
"""In a Ray worker: the process that plays, so that a hanging player can be killed there as anywhere."""


def ray_itself() -> Any:
    """The module; raises `ArenaError` where it is not installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise ArenaError(message("error-arena-ray", name="pip install 'vorhand[ray]'")) from None


def played_by_ray(contest: Contest, tasks: Iterable[Task], workers: int) -> Played:
    """Every play as soon as it is over, with so many tasks at a time, on the cluster that runs or on a new one.

    What Ray prints meanwhile of workers that were lost goes to the standard error.
    """
    ray = ray_itself()
    with redirect_stdout(sys.stderr):
        ours = not ray.is_initialized()
        if ours:
            connect(ray, workers)
        try:
            yield from played_with(ray, contest, iter(tasks), workers)
        except ray.exceptions.RayError as error:
            raise ArenaError(message("error-arena-lost", reason=shortened(str(error)))) from error
        finally:
            if ours:
                ray.shutdown()


def played_with(ray: Any, contest: Contest, waiting: Iterator[Task], workers: int) -> Played:
    """The plays of tasks that are started one after another, as others end."""
    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(batch)
    here = [*sys.path, os.getcwd()]
    running: list[Any] = []
    while True:
        while len(running) < workers and (some := list(islice(waiting, BATCH))):
            running.append(remote.remote(contest, some, here))
        if not running:
            return
        (ready,), running = ray.wait(running)
        yield from ray.get(ready)


def connect(ray: Any, workers: int) -> None:
    """Joins the running cluster, or starts one on this machine."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        ray.init(address="auto", **quiet)
    except ConnectionError:
        ray.init(num_cpus=workers, include_dashboard=False, **quiet)


def batch(contest: Contest, tasks: list[Task], path: list[str]) -> list[tuple[Task, tuple[Play, Times]]]:
    """The task: these plays one after another."""
    sys.path += [place for place in path if place not in sys.path]
    return [(task, _WORKER.play(contest, *task)) for task in tasks]
