"""The options of a table: a frozen class a game, every field with its source, range and default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct


class SetupError(ValueError):
    """Options or a deal that cannot be; says what, where and what would be right."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of a game: every field an option, its source in the annotation, its default the seed's."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    def check(self) -> None:
        """Raises `SetupError` where a value is out of its range or two options exclude each other."""
        for name, kind in fields(type(self)).items():
            try:
                msgspec.convert(getattr(self, name), kind)
            except msgspec.ValidationError:
                raise SetupError(
                    f"option {name}: {getattr(self, name)!r} is not {choices(kind)} ({source(kind)})"
                ) from None


@lru_cache
def fields(options: type[Options]) -> dict[str, Any]:
    """The annotation of every option, by its name."""
    hints = get_type_hints(options, include_extras=True)
    return {name: hints[name] for name in options.__struct_fields__}


def rule(address: str, low: int | None = None, high: int | None = None) -> msgspec.Meta:
    """The source of an option, and the range of a number, for its annotation."""
    return msgspec.Meta(extra={"rule": address}, ge=low, le=high)


def source(kind: Any) -> str:
    """The rule address in the annotation of an option."""
    return str(kind.__metadata__[0].extra["rule"])


def choices(kind: Any) -> str:
    """The values that an annotation admits, in words."""
    bare, meta = kind.__origin__, kind.__metadata__[0]
    if bare is bool:
        return "on or off"
    if bare is int:
        return f"a number from {meta.ge} to {meta.le}"
    return "one of " + " ".join(map(str, get_args(bare)))


def read_options(kind: type[Options], presets: Mapping[str, Options], settings: Iterable[str]) -> Options:
    """The options from texts like ``trump=any``; ``preset=NAME`` comes first, wherever it stands.

    Raises `SetupError` for an unknown option or value, naming those that exist.
    """
    values = dict(setting.partition("=")[::2] for setting in settings)
    preset = values.pop("preset", next(iter(presets)))
    if preset not in presets:
        raise SetupError(f"preset {preset!r} is not one of {' '.join(presets)}")
    known = fields(kind)
    changes = {}
    for name, text in values.items():
        if name not in known:
            raise SetupError(f"option {name!r} is not one of preset {' '.join(known)}")
        changes[name] = read_value(name, known[name], text)
    options = msgspec.structs.replace(presets[preset], **changes)
    options.check()
    return options


def read_value(name: str, kind: Any, text: str) -> Any:
    """The value of one option from its text."""
    bare = kind.__origin__
    if bare is bool and text in ("on", "off"):
        return text == "on"
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise SetupError(f"option {name}: {text!r} is not {choices(kind)} ({source(kind)})") from None
