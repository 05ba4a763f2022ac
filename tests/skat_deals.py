"""Deals of Skat for tests: dealt from the cards that matter, bid for a declarer, played to a wanted end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace
from strategies import play_out

from vorhand.action import Play
from vorhand.cards import PACK_32, Card, Cards
from vorhand.game import Deal, State, result_of
from vorhand.games import GAMES
from vorhand.games.skat.score import SkatResult
from vorhand.trick import seats_from

SKAT = GAMES["skat"]


def deal_of(forehand: str = "", middlehand: str = "", rearhand: str = "", skat: str = "", dealer: int = 2) -> Deal:
    """The deal with these cards in these places; the others fill the places in the order of the pack."""
    named = [Cards(cards) for cards in (forehand, middlehand, rearhand, skat)]
    others = list(PACK_32 - Cards([card for cards in named for card in cards]))
    full = []
    for cards, size in zip(named, (10, 10, 10, 2), strict=True):
        need = size - len(cards)
        full.append(cards | Cards(others[:need]))
        others = others[need:]
    hands = [Cards()] * 3
    for place, seat in enumerate(seats_from(dealer + 1, 3)):
        hands[seat] = full[place]
    return Deal(dealer=dealer, hands=tuple(hands), rest=tuple(full[3]))


def dealt(
    forehand: str = "",
    middlehand: str = "",
    rearhand: str = "",
    *,
    skat: str = "",
    dealer: int = 2,
    preset: str = "table",
    **options: Any,
) -> State:
    """The first question of the auction over `deal_of` these hands, forehand's first."""
    rules = replace(SKAT.presets[preset], **options)
    return SKAT.start(rules, deal_of(forehand, middlehand, rearhand, skat, dealer))


def auction(place: int, bid: int) -> str:
    """The shortest auction that makes forehand (0), middlehand (1) or rearhand (2) declarer at this bid."""
    if place == 0:
        return "pass, pass, bid 18" if bid == 18 else f"bid {bid}, hold, pass, pass"
    return f"bid {bid}, pass, pass" if place == 1 else f"pass, bid {bid}, pass"


def playing(state: State, place: int, bid: int, *said: str) -> State:
    """The state after the auction for this place and what the declarer then does."""
    return play_out(state, ", ".join([auction(place, bid), *said]))


def ending(state: State, wanted: Callable[[SkatResult], bool]) -> SkatResult:
    """The first result of this kind, of play at random with a fixed generator."""
    random = Random(7)
    for _ in range(3000):
        now = state
        while now.to_act is not None:
            now = now.apply(random.choice([action for action in now.actions() if isinstance(action, Play)]))
        result = result_of(now)
        assert isinstance(result, SkatResult)
        if wanted(result):
            return result
    raise AssertionError("no play of three thousand ends like this")


def card_points(cards: Any) -> int:
    """The card points of these cards, counted from their names (SK 1.1)."""
    return sum({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(str(Card(card))[1], 0) for card in cards)
