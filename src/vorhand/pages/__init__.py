"""What a reader reads: the rules of every game and the traditions of cards, in every language.

>>> rule("LS 3.2", "en")
'The highest card of the suit led wins the trick, and its player leads to the next. A card of another suit never wins.'
>>> rules("kaiser", "pt").title, anchor("KA 5.3")
('Kaiser', 'KA-5.3')
"""

from vorhand.pages.render import GERMAN_WORDS, Page, Section, anchor, in_terminal, marked, rule, rules
from vorhand.pages.traditions import Tradition, traditions

__all__ = [
    "GERMAN_WORDS",
    "Page",
    "Section",
    "Tradition",
    "anchor",
    "in_terminal",
    "marked",
    "rule",
    "rules",
    "traditions",
]
