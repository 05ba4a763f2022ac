"""From the words of a command to a game, its options, its players and the language; whatever is wrong is said in
one line that lists what exists."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Any, Final, NoReturn, get_args

import typer
from msgspec import Struct

from vorhand.game import Game, Message, message
from vorhand.games import GAMES
from vorhand.options import Options, SetupError, fields, read_options, read_value
from vorhand.players import PLAYERS, factory_named
from vorhand.words import GERMAN_SUITED, LANGUAGES, STYLE_OF, STYLES, Words


def environment_language() -> str:
    """The language of the environment, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


_WORDS: Final = Words(environment_language())


def said(key: str) -> str:
    """A sentence about the commands themselves, in the language of the environment."""
    return _WORDS(message(key))


def one_line(text: str) -> str:
    """The text without line breaks or anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in " ".join(text.split()))


class Refused(typer.BadParameter):
    """Words of a command that cannot be followed; its text is the whole line."""

    def format_message(self) -> str:
        return one_line(self.message)


def refuse(words: Words, reason: Message) -> NoReturn:
    """Ends the command with this reason."""
    raise Refused(words(reason))


def warn(reason: str) -> None:
    """Says on standard error, in one line, what the command goes on in spite of."""
    print("vorhand:", one_line(reason), file=sys.stderr)


class Setting(Struct, frozen=True):
    """What a command is about."""

    game: Game
    options: Options
    words: Words


def words_for(lang: str, style: str) -> Words:
    """The words of the language asked for, or of the environment's."""
    if lang and lang not in LANGUAGES:
        refuse(_WORDS, message("error-lang", name=lang[:60], known=" ".join(LANGUAGES)))
    words = Words(lang or _WORDS.lang)
    if style and style not in STYLES:
        refuse(words, message("error-style", name=style[:60], known=" ".join(STYLES)))
    return Words(words.lang, style or words.style)


def style_of(game: str) -> str:
    """The pack that a game is shown with in a terminal: its own, or the French one in place of German suits.

    There are signs for the French suits alone, and signs and words are of one pack.
    """
    own = STYLE_OF.get(game, "")
    return "" if own in GERMAN_SUITED else own


def shown(name: str, settings: list[str], lang: str, style: str) -> Setting:
    """The game, its options and the words to show them in."""
    words = words_for(lang, style or style_of(name))
    if name not in GAMES:
        refuse(words, message("error-game", name=name[:60], known=" ".join(GAMES)))
    game = GAMES[name]
    return Setting(game, options_of(words, game, settings), words)


def options_of(words: Words, game: Game, settings: list[str]) -> Options:
    """The options from ``name=value`` texts, each checked."""
    known = fields(game.options)
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            refuse(words, message("error-setting", name=setting[:60]))
        if name == "preset":
            if value not in game.presets:
                refuse(words, message("error-preset", name=value[:60], known=" ".join(game.presets)))
        elif name not in known:
            refuse(words, message("error-option", name=name[:60], known=" ".join(["preset", *known])))
        else:
            try:
                read_value(name, known[name], value)
            except SetupError:
                admitted = words(values(known[name]))
                refuse(words, message("error-value", option=name, name=value[:60], known=admitted))
    try:
        return read_options(game.options, game.presets, settings)
    except SetupError as error:
        raise Refused(str(error)) from None


def values(kind: Any) -> Message:
    """The values that an option admits, from its annotation."""
    bare, meta = kind.__origin__, kind.__metadata__[0]
    if bare is bool:
        return message("values-switch")
    if bare is int:
        return message("values-range", low=meta.ge, high=meta.le)
    return message("values-list", known=" ".join(map(str, get_args(bare))))


def names_of(words: Words, names: str, seats: int) -> list[str]:
    """The names of so many players: one name for all, or one for each."""
    chosen = [name.strip() for name in names.split(",")]
    known(words, chosen)
    if len(chosen) not in (1, seats):
        refuse(words, message("error-players", n=len(chosen), wanted=seats))
    return chosen if len(chosen) == seats else chosen * seats


def known(words: Words, names: Iterable[str]) -> None:
    """Ends the command where a player of these names does not exist or cannot be loaded."""
    for name in names:
        if name not in PLAYERS and ":" not in name:
            refuse(words, message("error-player", name=name[:60], known=" ".join(PLAYERS)))
        try:
            factory_named(name)
        except ValueError as error:
            refuse(words, message("error-own-player", name=name[:60], reason=str(error.__cause__ or error)[:200]))
