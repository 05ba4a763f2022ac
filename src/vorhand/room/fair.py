"""Fair dealing: cards that the server has fixed before the players add their part, and anybody can check after.

The server draws 32 secret bytes and publishes their SHA-256, the commitment. Then every seat may add a nonce. The
stream HMAC-SHA256(secret, seed | counter), where the seed is the SHA-256 of the nonces and the counter has four bytes,
gives 32-bit numbers (big endian); a number below `n` is the rest by `n`, numbers from the last incomplete row on being
drawn again; Fisher and Yates exchange from the last card down. After the deal the secret is published.

>>> shuffle = Shuffle(bytes(32), ())
>>> cards = list(range(6))
>>> shuffle.shuffle(cards)
>>> cards, shuffle.randrange(4)
([0, 3, 2, 5, 4, 1], 0)
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import MutableSequence, Sequence
from functools import lru_cache, reduce
from hashlib import sha256
from operator import or_
from random import Random
from typing import Any, Final, NoReturn

import msgspec
from msgspec import Struct

from vorhand.cards import Cards
from vorhand.game import Match
from vorhand.games import game_named
from vorhand.options import Options
from vorhand.record import Record

SECRET: Final = 32
"""So many bytes has a secret."""

NONCE: Final = 64
"""A nonce is a text of at most so many characters."""

_ROW: Final = 1 << 32


def new_secret() -> bytes:
    """A secret from the system's generator."""
    return secrets.token_bytes(SECRET)


def commitment(secret: bytes) -> str:
    """What is published before the nonces: the SHA-256 of the secret, in hexadecimal."""
    return sha256(secret).hexdigest()


def seed_of(nonces: Sequence[str]) -> bytes:
    """The part of the players: the SHA-256 of the nonces by seat, each behind its length in four bytes."""
    return sha256(b"".join(len(text.encode()).to_bytes(4, "big") + text.encode() for text in nonces)).digest()


class Shuffle(Random):
    """The generator of a deal; shuffles and draws numbers as the head of this module says, and nothing else."""

    def __new__(cls, secret: bytes, nonces: Sequence[str]) -> Shuffle:
        return super().__new__(cls)

    def __init__(self, secret: bytes, nonces: Sequence[str]) -> None:
        self._secret, self._seed, self._count = secret, seed_of(nonces), 0
        self._numbers: list[int] = []
        super().__init__(0)

    def seed(self, *_: Any, **__: Any) -> None:
        """The seed is the secret and the nonces, nothing else."""

    def _number(self) -> int:
        if not self._numbers:
            block = hmac.digest(self._secret, self._seed + self._count.to_bytes(4, "big"), "sha256")
            self._count += 1
            self._numbers = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -1, -4)]
        return self._numbers.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        while (number := self._number()) >= _ROW - _ROW % n:
            pass
        return number % n

    def shuffle(self, x: MutableSequence[Any]) -> None:
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        if stop is not None or step != 1:
            raise TypeError("only numbers from 0 are drawn")
        return self.below(start)

    def random(self) -> NoReturn:
        raise TypeError("nothing but shuffles and whole numbers is drawn")

    def getrandbits(self, k: int) -> NoReturn:
        self.random()


class _Unshuffled(Random):
    """Leaves the pack as it is; whoever deals first is seat 0."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        pass

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return 0


class Plan(Struct, frozen=True):
    """How the next pack is going to be dealt, told before anybody can know its cards.

    For every place in the shuffled pack the seat that gets the card, or -1, -2, .. for the first, the second place of
    what is not dealt. Where `cut`, the first dealer comes from the secret and the nonces, "dealer" behind them, and
    the seats are those for a dealer at seat 0.
    """

    seats: tuple[int, ...]
    cut: bool


@lru_cache(1024)
def plan_of(game: str, options: Options, match: Match | None) -> Plan:
    """The plan of a match's next deal."""
    still = _Unshuffled(0)
    cut = match is None or match.over
    deal = (game_named(game).match(options, still) if match is None or cut else match).deal(still).deal
    places = {card: seat for seat, hand in enumerate(deal.hands) for card in hand}
    places |= {card: -1 - place for place, card in enumerate(deal.rest)}
    return Plan(tuple(places[card] for card in reduce(or_, deal.hands, Cards(deal.rest))), cut)


class Proof(Struct, frozen=True, kw_only=True):
    """What is published after a deal.

    The `secret` in hexadecimal and the `nonces` by seat give the `order` of the cards, shuffled from their order by
    suits C S H D and from the Ace down; `match` is how the match stood, as JSON knows it, which says who dealt.
    """

    commitment: str
    secret: str
    nonces: tuple[str, ...]
    order: tuple[str, ...]
    match: Any = None


def match_as_text(match: Match | None) -> Any:
    """A match as JSON knows it, its cards as texts."""
    return msgspec.to_builtins(match, enc_hook=str)


def match_of(game: str, options: Options, written: Any) -> Match:
    """The match of a game that was so written; raises `ValueError`."""
    kind = type(game_named(game).match(options, Random(0)))
    return msgspec.convert(written, kind, dec_hook=_cards)


def _cards(kind: type[Any], text: Any) -> Any:
    if not isinstance(text, str):
        raise ValueError("cards are written as text")
    return kind(text)


class Unfair(ValueError):
    """A deal that is not what its proof says; the text says where they differ."""


@lru_cache(256)
def cards_of(secret: str, nonces: tuple[str, ...], cards: Cards) -> tuple[str, ...]:
    """The order in which a pack is dealt."""
    pack = list(cards)
    Shuffle(bytes.fromhex(secret), nonces).shuffle(pack)
    return tuple(map(str, pack))


def verify(record: Record, proof: Proof) -> None:
    """Raises `Unfair` unless the cards of the record are those that the proof deals."""
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError:
        raise Unfair("the secret is not in hexadecimal") from None
    if commitment(secret) != proof.commitment:
        raise Unfair("the secret is not the one that was committed to")
    pack = reduce(or_, record.deal.hands, Cards(record.deal.rest))
    if cards_of(proof.secret, proof.nonces, pack) != proof.order:
        raise Unfair("the order of the cards does not follow from the secret and the nonces")
    try:
        match = match_of(record.game, record.options, proof.match)
        deal, played = match.deal(Shuffle(secret, proof.nonces)).deal, record.deal
    except (ValueError, LookupError, AttributeError) as error:  # it comes from outside
        raise Unfair(f"the match of the proof is none: {error}") from None
    if getattr(record.options, "duplicate", False):  # SK 7: the same cards go round the seats
        same = sorted(deal.hands) == sorted(played.hands) and deal.rest == played.rest
    else:
        same = deal == played
    if not same:
        raise Unfair("the cards were not dealt in this order")
