"""``vorhand options``: the options of a game, one by one."""

from __future__ import annotations

import textwrap
from typing import Any

from vorhand.cli.screen import console_for
from vorhand.cli.setting import Setting, values
from vorhand.game import message
from vorhand.options import fields, source


def show_options(setting: Setting) -> None:
    """Every option with its values, its default, its rule and what it does."""
    game, words = setting.game, setting.words
    console = console_for()
    console.print(words(message(f"game-{game.name}")), style="bold")
    for line in textwrap.wrap(words(message(f"game-{game.name}-goal")), console.width):
        console.print(line)
    console.print(words(message("options-presets", known=" ".join(game.presets))))
    default = next(iter(game.presets.values()))
    for name, kind in fields(game.options).items():
        given = words(message("options-default", value=written(getattr(default, name))))
        console.print()
        console.print(f"{name}   {words(values(kind))}   ({given}; {source(kind)})", style="bold")
        sentence = words(message(f"option-{game.name}-{name}"))
        for line in textwrap.wrap(sentence, console.width - 2):
            console.print(f"  {line}")


def written(value: Any) -> str:
    """A value as it is typed."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
