"""What a seat may do: one small frozen class an action, with one text form.

The same words stand in records, on the command line, in tests and in the keys of translations.

>>> parse_action("discard C7 H8")
Discard('discard C7 H8')
>>> str(Announce("hearts", ("hand",)))
'announce hearts hand'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from msgspec import Struct

from vorhand.cards import Card, Cards, NotationError


class Action(Struct, frozen=True, repr_omit_defaults=True):
    """One decision of one seat; `str` writes it, `parse_action` reads it."""

    form: ClassVar[str]
    """How the action is written, with its parameters in capitals."""

    def __str__(self) -> str:
        return self.form

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The action from the words behind its verb; raises `ValueError` where they do not fit."""
        () = words
        return cls()

    def hidden(self) -> Action:
        """The action as it looks to those who may not see its cards."""
        return self


class Pass(Action, frozen=True):
    """Declines to bid, to raise or to double."""

    form = "pass"


class Hold(Action, frozen=True):
    """Accepts the value that was bid (SK 3.1)."""

    form = "hold"


class Take(Action, frozen=True):
    """Takes the standing bid as the dealer (KA 3.4) or picks up the skat (SK 4.1)."""

    form = "take"


class Exchange(Action, frozen=True):
    """Swaps the trump Bube for the turn-up (SN 5.1)."""

    form = "exchange"


class Close(Action, frozen=True):
    """Closes the stock (SN 5.5)."""

    form = "close"


class Claim(Action, frozen=True):
    """Claims all remaining tricks (SK 5.5)."""

    form = "claim"


class Concede(Action, frozen=True):
    """Gives the deal up (SK 5.5)."""

    form = "concede"


class Agree(Action, frozen=True):
    """A defender consents to the declarer's concession (SK 5.5)."""

    form = "agree"


class Kontra(Action, frozen=True):
    """Doubles the declarer's game (SK 9.2)."""

    form = "kontra"


class Re(Action, frozen=True):
    """Doubles once more (SK 9.2)."""

    form = "re"


class Bid(Action, frozen=True):
    """Bids a number: a game value (SK 3.2), or points plain or at no-trump (KA 3.2)."""

    value: int
    no_trump: bool = False
    form = "bid NUMBER"

    def __str__(self) -> str:
        return f"bid {self.value}{'nt' if self.no_trump else ''}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        (word,) = words
        number = word.removesuffix("nt")
        if not (number.isascii() and number.isdigit() and len(number) <= 3 and str(int(number)) == number):
            raise ValueError
        return cls(int(number), number != word)


class Play(Action, frozen=True):
    """Plays one card to the trick."""

    card: Card
    form = "play CARD"

    def __str__(self) -> str:
        return f"play {self.card}"

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        (word,) = words
        return cls(Card(word))


class Marry(Play, frozen=True):
    """Leads a König or a Dame and declares the marriage (SN 5.2)."""

    form = "marry CARD"

    def __str__(self) -> str:
        return f"marry {self.card}"


class Discard(Action, frozen=True):
    """Lays cards away before play (SK 4.1, KA 7.5); without cards, as the others see it."""

    cards: Cards = Cards()
    form = "discard CARD CARD .."

    def __str__(self) -> str:
        return " ".join([self.form.split()[0], *map(str, self.cards)])

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        return cls(Cards(" ".join(words)))

    def hidden(self) -> Action:
        return type(self)()


class Give(Discard, frozen=True):
    """Passes cards face down to the partner (KA 7.3); without cards, as the others see it."""

    form = "give CARD CARD"


CONTRACTS: Final = ("clubs", "spades", "hearts", "diamonds", "grand", "null", "no-trump")
FLAGS: Final = ("hand", "schneider", "schwarz", "ouvert", "low")


class Announce(Action, frozen=True):
    """Names the contract: a suit, ``grand``, ``null`` or ``no-trump``, and what goes with it (SK 4.2, KA 3.6)."""

    contract: str
    flags: tuple[str, ...] = ()
    form = "announce CONTRACT FLAG .."

    def __str__(self) -> str:
        return " ".join(["announce", self.contract, *self.flags])

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        contract, *flags = words
        if contract not in CONTRACTS or flags != [flag for flag in FLAGS if flag in flags]:
            raise NotationError(
                f"{' '.join(words)[:60]!r}: write announce, one of {' '.join(CONTRACTS)}, "
                f"then flags in the order {' '.join(FLAGS)}"
            )
        return cls(contract, tuple(flags))


ACTIONS: Final[dict[str, type[Action]]] = {
    kind.form.split()[0]: kind
    for kind in (
        *(Play, Marry, Bid, Hold, Pass, Take, Give, Discard, Announce),
        *(Exchange, Close, Kontra, Re, Claim, Concede, Agree),
    )
}


def parse_action(text: str) -> Action:
    """The action that a text writes; raises `NotationError`."""
    verb, *words = text.split() or [""]
    if verb not in ACTIONS:
        raise NotationError(f"{text.strip()[:60]!r} is no action: it begins with one of {' '.join(ACTIONS)}")
    kind = ACTIONS[verb]
    try:
        return kind.read(words)
    except NotationError as error:
        raise NotationError(f"{text.strip()[:60]!r}: {error}") from None
    except ValueError:
        raise NotationError(f"{text.strip()[:60]!r}: write {kind.form}") from None


_PLAYS: Final = tuple(Play(Card(n)) if 2 <= n & 15 <= 14 else None for n in range(64))


def plays(cards: Cards) -> tuple[Action, ...]:
    """A `Play` for every card of the set, in its order."""
    return tuple([_PLAYS[card] for card in cards])  # type: ignore[misc]
