"""Messages as HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vorhand.pages import marked
from vorhand.words import Words


def say_in(words: Words) -> Callable[..., str]:
    """Says a message by its key, with what is German marked in the other languages."""

    def say(key: str, **args: str | int) -> str:
        return marked(words.text(key, args), words.lang)

    return say


def listed(items: Iterable[str], name: str) -> str:
    """A list of this class."""
    return f'<ul class="{name}">' + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def button(address: str, label: str, kind: str = "button") -> str:
    """A link that looks like a button."""
    return f'<a class="{kind}" href="{address}"><span>{label}</span></a>'
