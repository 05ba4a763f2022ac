"""Players of your own: a name with a colon is ``package.module:factory``, called with a seed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any


def own(name: str) -> Callable[[int], Any]:
    """The factory that ``package.module:factory`` names, looked up here and on Python's path; raises `ValueError`."""
    module, _, factory = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), factory)
    except Exception as error:
        raise ValueError(f"player {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise ValueError(f"player {name!r} cannot be loaded: it is not callable")
    return found  # type: ignore[no-any-return]
