"""Rule pages as HTML for the table, as text for the terminal, and rule by rule for refusals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any, Final

from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from msgspec import Struct

from vorhand.cards import Card
from vorhand.pages.source import PAGES, SUITS, anchor, face, in_words, parser, plain, source, tokens
from vorhand.words import STYLE_OF, Words

__all__ = ["GERMAN_WORDS", "Page", "Section", "anchor", "in_terminal", "marked", "rule", "rules"]

GERMAN_WORDS: Final = (
    "Letzter Stich|Trumpf|Schnapsen|Doppelkopf|Ober|Obers|Unter|Unters|König|Daus|Ass|Asse|Bube|Buben|Dame|Hand|"
    "Ouvert|Schneider|Schwarz|Vorhand|Mittelhand|Hinterhand|Ramsch|Jungfrau|Durchmarsch|Kontra|Re|Bummerl|"
    "Schieben|schmieren|Zudrehen|Preußisches Doppelbild|Doppeldeutsche|Doppelfranzösische|Turnierbild"
)
"""German words on pages in other languages: a screen reader says them the German way."""

GERMAN: Final = re.compile(rf"\b({GERMAN_WORDS})\b")


def marked(text: str, language: str) -> str:
    """Plain text as HTML, with its German words marked where the language is another."""
    safe = escape(text, quote=False)
    return safe if language == "de" else GERMAN.sub(r'<span lang="de">\1</span>', safe)


class Section(Struct, frozen=True):
    """A part of a page; `id` is the same in every language."""

    id: str
    heading: str
    html: str


class Page(Struct, frozen=True):
    """The rules of a game: its name, what it is, and the sections."""

    title: str
    lead: str
    sections: tuple[Section, ...]


class Html(RendererHTML):
    """Writes cards as spans, addresses as links to themselves, and marks what is German."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def text(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """Text, with the German words of other languages marked."""
        return marked(tokens[idx].content, self.words.lang)

    def card(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """A card or a suit, in short and by its full name."""
        name = tokens[idx].content
        kind, full = ("card", self.words.name(Card(name))) if name[1:] else ("suit", self.words.suit(SUITS[name]))
        label = escape(full)
        return f'<span class="{kind}" data-{kind}="{name}" role="img" aria-label="{label}">{self.short(name)}</span>'

    def short(self, name: str) -> str:
        """What a card shows where no picture is drawn."""
        return escape(face(name, self.words))

    def address(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """The address of a rule, as a link to it."""
        address = tokens[idx].content
        return f' <a class="address" href="#{anchor(address)}">{address}</a>'


def words_of(page: str, language: str, style: str, symbols: bool = True) -> Words:
    """The words of a page: of the pack that its game is played with, unless another is asked for."""
    return Words(language, style or STYLE_OF.get(page, "french"), symbols=symbols)


@lru_cache
def rules(game: str, language: str, style: str = "") -> Page:
    """The rule page of a game, or what all games share (`common`)."""
    read, words = tokens(game, language), words_of(game, language, style)
    starts = [place for place, token in enumerate(read) if token.type == "heading_open" and token.tag == "h2"]
    html, options = Html(words), parser().options
    parts = []
    for start, end in zip(starts, [*starts[1:], len(read)], strict=True):
        body = html.render(list(read[start + 3 : end]), options, {})
        parts.append(Section(str(read[start].attrs["id"]), plain(read[start + 1], words), body))
    lead = html.render(list(read[3 : starts[0]]), options, {})
    return Page(plain(read[1], words), lead, tuple(parts))


@lru_cache
def texts(page: str, language: str, style: str, symbols: bool) -> dict[str, str]:
    """What a page says of each rule, by its address."""
    words, found = words_of(page, language, style, symbols), {}
    for token in tokens(page, language):
        if token.children and token.children[-1].type == "address":
            found[token.children[-1].content] = plain(token, words)
    return found


def rule(address: str, language: str, style: str = "", symbols: bool = True) -> str:
    """The text of one rule (``LS 3.2``) without any marks; `LookupError` where there is no such rule."""
    page = PAGES.get(address.partition(" ")[0])
    if page is None or address not in texts(page, language, style, symbols):
        raise LookupError(f"no rule {address!r}")
    return texts(page, language, style, symbols)[address]


def in_terminal(page: str, words: Words) -> str:
    """A page as Markdown that a terminal can show: cards in short, addresses in brackets."""
    text = re.sub(r" \{#[a-z-]+\}$", "", source(page, words.lang), flags=re.MULTILINE)
    text = re.sub(r"\{([A-Z]+ [0-9.]+)\}$", r"*(\1)*", text, flags=re.MULTILINE)
    return in_words(text, words)
