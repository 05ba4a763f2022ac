"""What a hand is good for (SK 12): how sure each game is, and what it counts."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final, NamedTuple

from vorhand.action import Announce
from vorhand.cards import Card, Cards, Suit
from vorhand.games.skat import Skat
from vorhand.games.skat.auction import announcements
from vorhand.games.skat.score import BASE, NULL, ORDERS, PROMISE, matadors, steps

UNTERS: Final = Cards("CJ SJ HJ DJ")
CJ, SJ = Card("CJ"), Card("SJ")
SIDES: Final = {contract: [suit.cards - UNTERS for suit in Suit if suit.word != contract] for contract in BASE}
"""The side suits of a game."""

POINT: Final = 0.6
"""What a card point laid away is worth, beside the hand it leaves."""


class Game(NamedTuple):
    """A game that a hand could play: how likely it is won, and its value."""

    contract: Announce
    chance: float
    value: int

    @property
    def expected(self) -> float:
        """What it brings on average: a lost game costs double (SK 6.5)."""
        return self.value * (3 * self.chance - 2)


def games(options: Skat, hand: Cards, *, skat: Cards | None, bid: int, forehand: bool) -> list[Game]:
    """Every game that is worth at least the bid, best first.

    With `skat` None the hand is of ten cards before the skat (Hand games); else it is the ten kept, and the
    matadors count the skat too (SK 6.2). A game that promises Schneider or more is announced only by luck.
    """
    found = []
    for contract in announcements(options, bid, hand=skat is None):
        if contract.contract == "null":
            value = NULL[contract.flags]
            chance = null_chance(hand, drawing=False) * (0.9 if "ouvert" in contract.flags else 1)
        else:
            if any(flag in PROMISE for flag in contract.flags):
                continue
            run = matadors(contract.contract, hand | (skat or Cards()))
            value = BASE[contract.contract] * steps(contract, run, schneider=False, schwarz=False)[-1][1]
            chance = trick_chance(contract.contract, hand, forehand=forehand, drawing=False)
        if value >= bid:
            found.append(Game(contract, chance, value))
    return sorted(found, key=lambda game: (-game.expected, str(game.contract)))


def intended(hand: Cards, *, forehand: bool) -> Game:
    """The game that a hand of ten would play with the skat still to come, counted without luck from it."""
    found = []
    for contract, base in BASE.items():
        run = matadors(contract, hand)
        chance = trick_chance(contract, hand, forehand=forehand, drawing=True)
        found.append(Game(Announce(contract), chance, base * (abs(run) + 1)))
    found.append(Game(Announce("null"), null_chance(hand, drawing=True), NULL[()]))
    return max(found, key=lambda game: (game.expected, game.value))


# What the parts of a hand add to the odds (as a logarithm) that a game reaches 61, in play by these maxims; fitted
# on 4,000 games of theirs. Side suits: an Ace is taken for granted, a suit without one costs.
SUIT: Final = {
    "start": -6.3, "unter": 1.7, "acorn-unter": 0.65, "leaf-unter": 0.2, "trump": 1.2, "trump-ace": 1.6,
    "trump-ten": 1.0, "forehand": 0.3, "no-ace": -1.95, "void": -0.15, "ace-ten": 0.35, "ten": 0.9,
}  # fmt: skip
GRAND: Final = {
    "start": -2.2, "unter": 2.35, "acorn-unter": 0.4, "leaf-unter": -0.55, "trump": 0.0, "trump-ace": 0.0,
    "trump-ten": 0.0, "forehand": 0.0, "no-ace": -1.65, "void": -1.15, "ace-ten": 0.5, "ten": 0.85,
}  # fmt: skip
SKAT_HELPS: Final = {"grand": 1.2} | dict.fromkeys(("clubs", "spades", "hearts", "diamonds"), 2.0)
"""What the skat and the choice of a discard add to the odds, on average over the cards it may hold."""


def trick_chance(contract: str, hand: Cards, *, forehand: bool, drawing: bool) -> float:
    """How likely a suit or Grand game is won; `drawing`: the skat will help."""
    return chance_of(odds(contract, hand, forehand) + (SKAT_HELPS[contract] if drawing else 0))


def chance_of(odds: float) -> float:
    """The chance that odds, as a logarithm, stand for."""
    return 1 / (1 + exp(-odds))


def odds(contract: str, hand: Cards, forehand: bool) -> float:
    """The odds of a suit or Grand game with these ten cards, as a logarithm."""
    total = trump_odds(contract, hand & ORDERS[contract].trumps, forehand)
    for suit in SIDES[contract]:
        total += side_odds(hand & suit, contract == "grand")
    return total


@cache
def trump_odds(contract: str, trumps: Cards, forehand: bool) -> float:
    """What a game's odds are by its trumps alone."""
    weights = GRAND if contract == "grand" else SUIT
    total = weights["start"] + weights["forehand"] * forehand
    total += weights["unter"] * len(trumps & UNTERS) + weights["trump"] * len(trumps - UNTERS)
    total += weights["acorn-unter"] * (CJ in trumps) + weights["leaf-unter"] * (SJ in trumps)
    ranks = {card.rank for card in trumps - UNTERS}
    return total + (weights["trump-ace"] * (14 in ranks) + weights["trump-ten"] * (10 in ranks))


@cache
def side_odds(cards: Cards, grand: bool) -> float:
    """What the cards of a side suit add to the odds."""
    weights, ranks = GRAND if grand else SUIT, {card.rank for card in cards}
    if not ranks:
        return weights["void"]
    if 14 in ranks:
        return weights["ace-ten"] * (10 in ranks)
    return weights["no-ace"] + weights["ten"] * (10 in ranks)


def gaps(hand: Cards) -> float:
    """How many tricks a Null hand is in danger of: in every suit the low cards must stand under every gap."""
    return sum(danger(hand & suit.cards) for suit in Suit)


@cache
def danger(cards: Cards) -> float:
    """How many tricks these cards of one suit are in danger of, in Null."""
    above = ORDERS["null"].above
    total = 0.0
    for place, card in enumerate(sorted(cards, key=lambda card: -len(above[card]))):
        lower = 7 - len(above[card])  # cards of the suit below it
        total += max(0, lower - 2 * place) * (0.5 if len(cards) == 1 else 0.25 if place else 0.5)
    return total


def null_chance(hand: Cards, *, drawing: bool) -> float:
    """How likely Null is won, by its gaps; `drawing`: the two worst cards go into the skat."""
    if drawing:
        keep = min((gaps(hand.without(card)) for card in hand), default=0.0)
        return chance_of(1.6 - 2 * keep)
    return chance_of(2.0 - 2 * gaps(hand))
