"""Plays on this machine: a thread for each worker, which waits for it."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from queue import SimpleQueue
from threading import Event, Lock, Thread

from vorhand.arena.contest import Contest, Play, Times
from vorhand.arena.worker import Stopped, Worker

Task = tuple[int, int]
"""A deal and one of its plays, by number."""

Played = Generator[tuple[Task, tuple[Play, Times]], None, None]
"""Plays as they end, whatever their order."""


def played_here(contest: Contest, tasks: Iterable[Task], workers: int) -> Played:
    """Every play as soon as it is over, by so many workers."""
    waiting, lock, stopped = iter(tasks), Lock(), Event()
    done: SimpleQueue[tuple[Task, tuple[Play, Times]] | BaseException | None] = SimpleQueue()

    def serve() -> None:
        worker = Worker(stopped.is_set)
        try:
            while not stopped.is_set():
                with lock:
                    task = next(waiting, None)
                if task is None:
                    break
                done.put((task, worker.play(contest, *task)))
        except Stopped:
            pass
        except BaseException as error:
            done.put(error)
        finally:
            worker.stop()
            done.put(None)

    threads = [Thread(target=serve, daemon=True) for _ in range(workers)]
    for thread in threads:
        thread.start()
    try:
        left = workers
        while left:
            found = done.get()
            if found is None:
                left -= 1
            elif isinstance(found, BaseException):
                raise found
            else:
                yield found
    finally:
        stopped.set()
        for thread in threads:
            thread.join()
