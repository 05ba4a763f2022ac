"""The words of the card room: messages, names of cards and of actions, in four languages.

They are Fluent catalogues under ``locale/``. The name of an argument says how it is rendered: ``card``, ``suit``,
``seat`` .. (`Words.render`); any other is a number or a word as it stands.

>>> from vorhand.action import parse_action
>>> from vorhand.game import message
>>> words = Words("en", "german")
>>> words(message("refuse-not-held", card=Card("CJ")))
'You do not hold ♣U.'
>>> words.name(Card("CJ")), words.action(parse_action("announce hearts hand"))
('Unter of Acorns', 'announce Hearts, Hand')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct
from msgspec.structs import asdict

from vorhand.action import Action, Announce, Bid, Discard
from vorhand.cards import Card, Cards, Suit
from vorhand.game import Message

LANGUAGES: Final = ("en", "de", "es", "pt")
STYLES: Final = ("french", "german", "schnapsen", "austrian")
"""The faces of a pack: French, German-suited, and Schnapsen's German ranks with French suits or with German ones."""
GERMAN_SUITED: Final = ("german", "austrian")
STYLE_OF: Final = {"skat": "german", "schnapsen": "schnapsen"}
"""The pack a game is shown with unless another is asked for; the French one where none stands here."""

SYMBOLS: Final = {Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦"}
_SUITS: Final = {suit.word: suit for suit in Suit}


class MissingWords(LookupError):
    """A key that a catalogue lacks, or a variable that a message lacks."""


def catalogues(lang: str) -> dict[str, str]:
    """The text of every catalogue of a language, by the name of its file."""
    folder = files("vorhand") / "locale" / lang
    found = sorted((path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name)
    return {path.name: path.read_text("utf-8") for path in found}


@lru_cache
def bundle(lang: str) -> FluentBundle:
    """The messages of a language."""
    messages = FluentBundle([lang], use_isolating=False)
    for text in catalogues(lang).values():
        messages.add_resource(FluentResource(text))
    return messages


class Words(Struct, frozen=True):
    """Says messages in a language and for a style of pack.

    `seats` are the players' names, by seat; a seat without one goes by its number. A missing key falls back to
    English, unless `strict`, which raises `MissingWords` for it and for a missing variable.
    """

    lang: str = "en"
    style: str = "french"
    seats: tuple[str, ...] = ()
    symbols: bool = True
    """Whether suits are shown by their symbols or, where these cannot be printed, by their letters."""
    strict: bool = False

    def __post_init__(self) -> None:
        if self.lang not in LANGUAGES:
            raise ValueError(f"language {self.lang!r} is not one of {' '.join(LANGUAGES)}")
        if self.style not in STYLES:
            raise ValueError(f"style {self.style!r} is not one of {' '.join(STYLES)}")

    def __call__(self, message: Message) -> str:
        """The message with its arguments rendered."""
        return self.text(message.key, {name: self.render(name, value) for name, value in message.args})

    def text(self, key: str, args: Mapping[str, str | float]) -> str:
        """The message of this key with arguments that are rendered already."""
        for lang in (self.lang,) if self.strict else (self.lang, "en"):
            found = bundle(lang)
            if found.has_message(key) and (pattern := found.get_message(key).value) is not None:
                text, errors = found.format_pattern(pattern, dict(args))
                if errors and self.strict:
                    raise MissingWords(f"{lang}: {key}: {errors[0]}")
                return str(text)
        if self.strict:
            raise MissingWords(f"{self.lang}: no message {key!r}")
        return key

    def render(self, name: str, value: Any) -> str | float:
        """An argument as its name demands; numbers are written as the language does."""
        if name in RENDER:
            return RENDER[name](self, value)
        return value if isinstance(value, int | float) and not isinstance(value, bool) else str(value)

    def suit(self, suit: Suit) -> str:
        """The suit's name in this style."""
        return self.text(f"suit-{'german' if self.style in GERMAN_SUITED else 'french'}-{suit.word}", {})

    @property
    def ranks(self) -> str:
        """What stands in the keys of the ranks."""
        return "schnapsen" if self.style == "austrian" else self.style

    def card(self, card: Card) -> str:
        """The card in short: the suit's symbol and the mark in the card's corner."""
        mark = str(card.rank) if card.rank <= 10 else self.text(f"mark-{self.ranks}-{card.rank}", {})
        return (SYMBOLS[card.suit] if self.symbols else card.suit.letter) + mark

    def name(self, card: Card) -> str:
        """The card's full name."""
        key = f"rank-{card.rank}" if card.rank < 10 else f"rank-{self.ranks}-{card.rank}"
        return self.text("card-name", {"rank": self.text(key, {}), "suit": self.suit(card.suit)})

    def cards(self, cards: Cards | tuple[Card, ...]) -> str:
        """Cards in short, in their order."""
        return " ".join(map(self.card, cards))

    def seat(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.seats[seat] if seat < len(self.seats) else self.text("seat-number", {"n": seat})

    def together(self, seats: tuple[int, ...]) -> str:
        """Several seats: a partnership, or those who tie."""
        return self.text("and", {}).join(map(self.seat, seats))

    def contract(self, contract: str | Announce) -> str:
        """The name of a contract: a suit's in this style, or Grand, Null, no-trump; and what was announced with it."""
        if isinstance(contract, Announce):
            between = " " if contract.contract == "null" else ", "  # Null Hand Ouvert is one name
            return between.join([self.contract(contract.contract), *map(self.flag, contract.flags)])
        if contract in _SUITS:
            return self.suit(_SUITS[contract])
        return self.text(f"contract-{contract}", {})

    def flag(self, flag: str) -> str:
        """What is announced beside the contract: Hand, Schneider .."""
        return self.text(f"flag-{flag}", {})

    def action(self, action: Action) -> str:
        """An action in words."""
        verb = str(action).split()[0]
        if isinstance(action, Announce):
            return self.text("action-announce", {"contract": self.contract(action)})
        if isinstance(action, Bid) and action.no_trump:
            return self.text("action-bid-no-trump", {"value": action.value})
        if isinstance(action, Discard) and not action.cards:
            return self.text(f"action-{verb}-hidden", {})
        fields = {name: self.render(name, value) for name, value in asdict(action).items() if name in SAID}
        return self.text(f"action-{verb}", fields)


SAID: Final = ("card", "cards", "value")
"""The fields of actions that their words show."""

RENDER: Final[dict[str, Callable[[Words, Any], str]]] = {
    "card": Words.card,
    "cards": Words.cards,
    "suit": Words.suit,
    "seat": Words.seat,
    "seats": Words.together,
    "side": Words.together,
    "contract": Words.contract,
    "action": Words.action,
    "other": Words.action,
}
"""How an argument of this name is rendered."""
