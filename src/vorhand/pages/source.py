"""A rule page as it is written: Markdown with cards, section names and rule addresses.

``[[HA]]`` is a card and ``[[H]]`` a suit; ``{#play}`` ends the heading of a section; ``{LS 3.2}`` ends the
paragraph or item that states the rule with this address. Raw HTML is text.

>>> in_words("Lead [[HA]], then [[S]].", Words("de"))
'Lead ♥A, then ♠.'
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from vorhand.cards import Card, Suit
from vorhand.words import LANGUAGES, SYMBOLS, Words

PAGES: Final = {"LS": "letzter-stich", "KA": "kaiser", "SN": "schnapsen", "SK": "skat", "G": "common"}
"""The page that states the rules whose address begins so; `common` holds what all games share."""

CARD: Final = re.compile(r"\[\[([CSHD][AKQJT2-9]?)\]\]")
TRAILER: Final = re.compile(r"\s*\{(#[a-z-]+|[A-Z]+ [0-9.]+)\}$")
SUITS: Final = {suit.letter: suit for suit in Suit}


def source(page: str, language: str) -> str:
    """The text of a page; `LookupError` where there is no such page or language."""
    if page not in PAGES.values() or language not in LANGUAGES:
        raise LookupError(f"no page {page!r} in {language!r}; there are {' '.join(PAGES.values())}")
    return (files("vorhand") / "pages" / language / f"{page}.md").read_text("utf-8")


def face(name: str, words: Words) -> str:
    """A card or a suit in short."""
    if len(name) == 2:
        return words.card(Card(name))
    return SYMBOLS[SUITS[name]] if words.symbols else name


def in_words(text: str, words: Words) -> str:
    """A text with its cards and suits in short."""
    return CARD.sub(lambda found: face(found[1], words), text)


def card_rule(state: StateInline, silent: bool) -> bool:
    """Reads a card or a suit."""
    found = CARD.match(state.src, state.pos)
    if found is None:
        return False
    if not silent:
        state.push("card", "", 0).content = found[1]
    state.pos = found.end()
    return True


def trailer_rule(state: StateCore) -> None:
    """Takes names and addresses off the ends of headings, paragraphs and items, and gives these their ids."""
    for place, token in enumerate(state.tokens):
        last = token.children[-1] if token.children else None
        if last is None or last.type != "text" or (found := TRAILER.search(last.content)) is None:
            continue
        last.content, name = last.content[: found.start()], found[1]
        before = state.tokens[place - 2] if place > 1 else None
        opening = before if before is not None and before.type == "list_item_open" else state.tokens[place - 1]
        opening.attrSet("id", anchor(name.lstrip("#")))
        if not name.startswith("#"):
            assert token.children is not None
            token.children.append(Token("address", "", 0, content=name))


@lru_cache
def parser() -> MarkdownIt:
    """The reader of our Markdown."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.inline.ruler.before("link", "card", card_rule)
    reader.core.ruler.push("trailer", trailer_rule)
    return reader


@lru_cache
def tokens(page: str, language: str) -> tuple[Token, ...]:
    """A page as it was read."""
    return tuple(parser().parse(source(page, language)))


def anchor(address: str) -> str:
    """The id of a rule on its page: ``LS 3.2`` is at ``LS-3.2``."""
    return address.replace(" ", "-")


def plain(token: Token, words: Words) -> str:
    """What a paragraph, an item or a heading says, without any marks."""
    text = ""
    for child in token.children or ():
        if child.type == "card":
            text += face(child.content, words)
        elif child.type == "softbreak":
            text += " "
        elif child.type != "address":
            text += child.content
    return text
