"""Cards on pages: which pack shows a game or a tradition, cards in a line of text, fans, and faces by address."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from msgspec import Struct

from vorhand.cards import PACK_32, RANKS, Card, Cards, pack
from vorhand.games import kaiser
from vorhand.pages import Tradition
from vorhand.words import Words

PACKS: Final = {
    "prussian": "german",
    "schnapsen": "austrian",
    "french": "french",
    "four-colour": "french",
    "prairie": "french",
}
"""The packs that a table may be shown with, and the style of their words."""

FOLDERS: Final = {"skat": "prussian", "schnapsen": "french-german", "kaiser": "prairie"}
"""The pictures that show a game, in the suits that its rules speak of; the French ones where none stand here."""

FANS: Final = {
    "skat": "HK CJ SJ CA DQ",
    "schnapsen": "SK SQ HA CJ DT",
    "kaiser": "S3 DQ CK HA H5",
    "letzter-stich": "D9 SQ HK CJ SA",
}
"""The cards that stand for a game."""

WRITTEN: Final = re.compile(r'<span class="(card|suit)" data-\1="(\w)\w?"([^>]*)>[♣♠♥♦]([^<]*)</span>')
"""A card or a suit as the rule pages have it."""


def folder_of(game: str) -> str:
    """The pictures that show a game."""
    return FOLDERS.get(game, "french")


def inline(html: str, folder: str) -> str:
    """The cards of a text as little cards of the height of its letters: the picture of the suit, and the rank."""

    def drawn(found: re.Match[str]) -> str:
        kind, suit, spoken, rank = found.groups()
        picture = f'<img src="/cards/{folder}/{suit}.svg" alt="" width="100" height="100">'
        return f'<span class="{kind}"{spoken}>{picture}{rank}</span>'

    return WRITTEN.sub(drawn, html)


def fan(folder: str, cards: str) -> str:
    """Some cards as a hand holds them: an ornament, which says nothing."""
    faces = "".join(f'<img src="/cards/{folder}/{card}.svg" alt="" width="200" height="310">' for card in cards.split())
    return f'<div class="spread" aria-hidden="true">{faces}</div>'


class Shown(Struct, frozen=True):
    """How a tradition is shown: its pictures, its fan, its cards, the order of the ranks."""

    folder: str
    fan: str
    cards: Cards = PACK_32
    order: str = "AKQJT987"

    def suits(self) -> list[list[Card]]:
        """The cards by suits, from high to low."""
        of = {suit: [card for card in self.cards if str(card)[0] == suit] for suit in "CSHD"}
        ranks = [RANKS[rank] for rank in self.order]
        return [sorted(cards, key=lambda card: ranks.index(card.rank)) for cards in of.values()]


SHOWN: Final = {
    "prussian": Shown("prussian", "DA SQ HK CJ SA", order="ATKQJ987"),
    "french-skat": Shown("french-german", "DK SJ HQ CA SK"),
    "schnapsen": Shown("schnapsen", FANS["schnapsen"], pack("ATKQJ"), "ATKQJ"),
    "prairie-kaiser": Shown("prairie", FANS["kaiser"], kaiser.PACK, "AKQJT98753"),
    "letzter-stich": Shown("four-colour-german", "D7 SA HT CJ S9"),
}
"""The traditions of the gallery as they are shown; German packs have German letters in their corners."""


def words_with(tradition: Tradition, words: Words) -> Words:
    """What the cards of a pack are called: Schnapsen's double German pack has a Dame of Acorns."""
    return Words(words.lang, tradition.style)


def face(card: Card, tradition: Tradition, words: Words) -> str:
    """A card's picture, with its name."""
    source = f"/cards/{SHOWN[tradition.id].folder}/{card}.svg"
    name = escape(words_with(tradition, words).name(card))
    return f'<img class="card-face" src="{source}" alt="{name}" width="200" height="310" loading="lazy">'
