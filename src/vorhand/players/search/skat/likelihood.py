"""How well a world explains what was said in the auction (SK 3, SK 12)."""

from __future__ import annotations

from random import Random
from typing import Final

from vorhand.action import Bid, Hold, Pass, Play
from vorhand.cards import Cards
from vorhand.games.skat import SkatView
from vorhand.games.skat.score import BASE
from vorhand.players.maxims.skat.worth import intended, null_chance, trick_chance
from vorhand.players.search.effort import Effort
from vorhand.players.worlds import World, worlds


def explaining(view: SkatView, effort: Effort, count: int, seed: int) -> list[World]:
    """So many worlds; where they are weighed, those that explain the auction are kept more often."""
    if not effort.weighs:
        return worlds(view, count, seed)
    found = worlds(view, 4 * count, seed)
    if len(found) <= count:
        return found
    weights = [likelihood(view, world) for world in found]
    if not any(weights):
        return found[:count]
    return Random(seed).choices(found, weights, k=count)


DOUBT: Final = 0.12
"""What a hand counts that does not explain what its seat has said."""


def likelihood(view: SkatView, world: World) -> float:
    """SK 12: nobody bids far beyond his hand; who has passed early has little; the declarer has the game he plays."""
    played = [Cards()] * 3
    for seat, action in view.history:
        if isinstance(action, Play):
            played[seat] |= 1 << action.card
    weight = 1.0
    for seat in range(3):
        if seat == view.seat:
            continue
        hand = world.hands[seat] | played[seat]
        if seat == view.declarer:
            weight *= declares(view, hand, seat)
        else:
            said, passed = spoken(view, seat)
            game = intended(hand, forehand=seat == (view.dealer + 1) % 3)
            most = game.value if game.expected > 0 else 0
            if said > most or (passed is not None and most >= passed):
                weight *= DOUBT
    return weight


def declares(view: SkatView, hand: Cards, seat: int) -> float:
    """How likely somebody declares this contract with such a hand."""
    assert view.contract is not None
    if view.contract.contract == "null":
        return null_chance(hand, drawing=False) + 0.02
    forehand = seat == (view.dealer + 1) % 3
    chances = {name: trick_chance(name, hand, forehand=forehand, drawing=False) for name in BASE}
    mine = chances[view.contract.contract]
    return mine * (1.0 if mine >= max(chances.values()) - 0.05 else 0.4) + 0.01


def spoken(view: SkatView, seat: int) -> tuple[int, int | None]:
    """SK 3: the highest value that a seat has bid or held, and the one at which it passed."""
    said, standing = 0, 0
    for actor, action in view.history:
        if isinstance(action, Bid):
            standing = action.value
            if actor == seat:
                said = standing
        elif isinstance(action, Hold) and actor == seat:
            said = standing
        elif isinstance(action, Pass) and actor == seat:
            return said, max(standing, 18) if said < standing else standing + 1
        elif not isinstance(action, Bid | Hold | Pass):
            break
    return said, None
