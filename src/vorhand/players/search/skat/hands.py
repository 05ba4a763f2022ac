"""What the maxims think of a hand of Skat: the games worth a try, and what to lay away for them (SK 12)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from vorhand.action import Announce
from vorhand.cards import Cards
from vorhand.games.skat import Skat
from vorhand.games.skat.score import BASE, NULL, ORDERS, card_points, matadors
from vorhand.players.maxims.skat.worth import POINT, Game, gaps, null_chance, trick_chance

CONTRACTS: Final = (*BASE, "null")


def hoped(options: Skat, game: Game) -> float:
    """SK 6.5, SK 6.7: what a game brings above the average of the others, by the maxims' chance."""
    won, lost = (50, 90) if options.score == "seeger-fabian" else (0, 0)
    return game.chance * (game.value + won) - (1 - game.chance) * (2 * game.value + lost)


def promising(options: Skat, hand: Cards, forehand: bool, *, drawing: bool, least: float) -> list[str]:
    """The contracts that a hand of ten has at least this chance in, two at most; `drawing`: the skat will help."""
    found = []
    for name in CONTRACTS:
        if name == "null":
            game = Game(Announce(name), null_chance(hand, drawing=drawing), NULL[()])
        else:
            chance = trick_chance(name, hand, forehand=forehand, drawing=drawing)
            game = Game(Announce(name), chance, BASE[name] * (abs(matadors(name, hand)) + 1))
        if game.chance >= least:
            found.append(game)
    return [game.contract.contract for game in sorted(found, key=lambda game: -hoped(options, game))[:2]]


class Plan(NamedTuple):
    """A game, the two cards to lay away for it, and what that looks worth."""

    game: Game
    away: Cards
    looks: float


def plans(options: Skat, twelve: Cards, names: Iterable[str], bid: int, forehand: bool) -> list[Plan]:
    """What can be made of twelve cards, best first; where every game is overbid (SK 6.6), the dearest."""
    found: list[Plan] = []
    for name in names:
        found += null_plans(options, twelve) if name == "null" else trick_plans(options, twelve, name, forehand)
    every = (plan for name in BASE for plan in trick_plans(options, twelve, name, forehand))
    return best_first(found, bid) or dearest_first(every)


def plans_with(options: Skat, twelve: Cards, away: Cards, bid: int, forehand: bool) -> list[Plan]:
    """What can be made of twelve cards when these two are laid away, in the same order."""
    tricks = [trick_plan(options, twelve, away, name, forehand) for name in BASE]
    null = [null_plan(options, twelve - away, away, flags, sure) for flags, sure in NULLS]
    return best_first([*tricks, *null], bid) or dearest_first(tricks)


def best_first(found: Iterable[Plan], bid: int) -> list[Plan]:
    """The games that reach the bid."""
    return sorted((plan for plan in found if plan.game.value >= bid), key=lambda plan: -plan.looks)


def dearest_first(found: Iterable[Plan]) -> list[Plan]:
    """Games that are overbid: the less is lost, the dearer they are."""
    return sorted(found, key=lambda plan: (-plan.game.value, -plan.looks))


@lru_cache(maxsize=1024)
def trick_plans(options: Skat, twelve: Cards, name: str, forehand: bool) -> tuple[Plan, ...]:
    """A suit game or Grand: no trump and no Ace is laid away where there is enough else."""
    spare = [card for card in twelve - ORDERS[name].trumps if card.rank != 14]
    every = map(Cards, combinations(spare if len(spare) >= 2 else twelve, 2))
    return tuple(trick_plan(options, twelve, away, name, forehand) for away in every)


def trick_plan(options: Skat, twelve: Cards, away: Cards, name: str, forehand: bool) -> Plan:
    """A suit game or Grand without these two cards."""
    value = BASE[name] * (abs(matadors(name, twelve)) + 1)
    game = Game(Announce(name), trick_chance(name, twelve - away, forehand=forehand, drawing=False), value)
    return Plan(game, away, hoped(options, game) + POINT * card_points(away))


NULLS: Final[tuple[tuple[tuple[str, ...], float], ...]] = (((), 1.0), (("ouvert",), 0.9))
"""Null and Null Ouvert, and how much of the chance is left."""


@lru_cache(maxsize=1024)
def null_plans(options: Skat, twelve: Cards) -> tuple[Plan, ...]:
    """Null and Null Ouvert without one of the cards that leave most gaps, and the worst beside it."""
    found: list[Plan] = []
    for card in sorted(twelve, key=lambda card: gaps(twelve.without(card)))[:3]:
        rest = twelve.without(card)
        ten = rest.without(min(rest, key=lambda other: gaps(rest.without(other))))
        found += [null_plan(options, ten, twelve - ten, flags, sure) for flags, sure in NULLS]
    return tuple(found)


def null_plan(options: Skat, ten: Cards, away: Cards, flags: tuple[str, ...], sure: float) -> Plan:
    """Null with these ten cards."""
    game = Game(Announce("null", flags), sure * null_chance(ten, drawing=False), NULL[flags])
    return Plan(game, away, hoped(options, game))
