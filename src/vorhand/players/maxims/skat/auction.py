"""Bidding, picking up or playing Hand, discarding and announcing (SK 12)."""

from __future__ import annotations

from itertools import combinations

from vorhand.action import Bid, Discard, Hold, Pass, Take
from vorhand.cards import Cards
from vorhand.game import message
from vorhand.games.skat import SkatView
from vorhand.games.skat.score import BIDS, card_points
from vorhand.players.maxims.skat.worth import POINT, Game, games, intended
from vorhand.players.player import Decision


def forehand(view: SkatView) -> bool:
    """Whether the seat leads to the first trick."""
    return view.seat == (view.dealer + 1) % 3


def limit(view: SkatView) -> tuple[Game, int]:
    """The game that the hand intends, and how far it bids: its value, and nothing where it would lose."""
    best = intended(view.hand, forehand=forehand(view))
    ready = games(view.options, view.hand, skat=None, bid=0, forehand=forehand(view))[0]  # Hand
    if ready.expected > max(best.expected, 0) and ready.chance >= 0.8:
        best = ready
    return best, best.value if best.expected > 0 else 0


def bid(view: SkatView) -> Decision:
    """Bid and hold step by step, as far as the intended game is worth it."""
    game, most = limit(view)
    told = {"contract": game.contract.contract, "value": game.value}
    if Hold() in view.actions:
        if view.bid <= most:
            return Decision(Hold(), message("hint-sk-hold", **told))
    else:
        higher = min((value for value in BIDS if value > view.bid), default=0)
        if Bid(higher) in view.actions and higher <= most:
            return Decision(Bid(higher), message("hint-sk-bid", **told))
    if most:
        return Decision(Pass(), message("hint-sk-enough", **told))
    return Decision(Pass(), message("hint-sk-pass"))


def pick_up(view: SkatView) -> Decision:
    """Hand only where it is safe: the skat helps more often than the step is worth."""
    ready = games(view.options, view.hand, skat=None, bid=view.bid, forehand=forehand(view))
    drawn = intended(view.hand, forehand=forehand(view))
    if ready and ready[0].chance >= 0.8 and ready[0].expected > drawn.expected:
        return Decision(ready[0].contract, message("hint-sk-hand", contract=ready[0].contract.contract))
    return Decision(Take(), message("hint-sk-take"))


def discard(view: SkatView) -> Decision:
    """The two cards without which the best game is surest, saving card points; no Unter and no Ace but in Null."""
    best: tuple[float, int, int, Game, Cards] | None = None
    for two in combinations(view.hand, 2):
        away = Cards(two)
        game = announced(view, view.hand - away, away)
        if game.contract.contract != "null" and any(card.rank in (11, 14) for card in away):
            continue
        found = (game.expected + POINT * card_points(away), card_points(away), -int(away), game, away)
        if best is None or found[:3] > best[:3]:
            best = found
    assert best is not None
    game, away = best[3], best[4]
    told = message("hint-sk-discard", cards=away, contract=game.contract.contract)
    return Decision(Discard(away), told)


def announce(view: SkatView) -> Decision:
    """The game that brings most and is not overbid; where every one is, the one that loses least."""
    game = announced(view, view.hand, view.discard or Cards())
    told = message("hint-sk-announce", contract=game.contract.contract, value=game.value)
    return Decision(game.contract, told)


def announced(view: SkatView, hand: Cards, away: Cards) -> Game:
    """The best game of these ten cards; where all are overbid (SK 6.6), the dearest."""
    found = games(view.options, hand, skat=away, bid=view.bid, forehand=forehand(view))
    if found:
        return found[0]
    every = games(view.options, hand, skat=away, bid=0, forehand=forehand(view))
    playable = [game for game in every if game.contract.contract != "null"]
    return max(playable, key=lambda game: (game.chance, game.value))
