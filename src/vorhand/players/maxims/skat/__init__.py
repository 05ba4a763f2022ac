"""Skat (SK 12): what a good player does, one file a part of the game."""

from __future__ import annotations

from vorhand.action import Kontra, Pass, Play, Re
from vorhand.game import message
from vorhand.games.skat import SkatView
from vorhand.games.skat.score import ORDERS
from vorhand.players.maxims.skat import auction, declarer, defenders, null, ramsch
from vorhand.players.maxims.skat.sight import sight
from vorhand.players.maxims.skat.worth import null_chance, odds
from vorhand.players.player import Decision


def advise(view: SkatView) -> Decision:
    """The action that the maxims recommend, and the maxim that settled it."""
    match view.phase:
        case "auction":
            return auction.bid(view)
        case "pickup":
            return auction.pick_up(view)
        case "discarding":
            return auction.discard(view)
        case "announcing":
            return auction.announce(view)
        case "answering":
            return answer(view)
    return double(view) or card(view)


def card(view: SkatView) -> Decision:
    """The card to play; a forced one needs no reason."""
    cards = [action for action in view.actions if isinstance(action, Play)]
    if len(cards) == 1:
        return Decision(cards[0], message("hint-sk-only", card=cards[0].card))
    table = sight(view)
    leads = not view.trick
    if view.contract is None:
        return ramsch.lead(table) if leads else ramsch.follow(table)
    if view.contract.contract == "null":
        return null.lead(table) if leads else null.follow(table)
    if view.seat == view.declarer:
        return declarer.lead(table) if leads else declarer.follow(table)
    return defenders.lead(table) if leads else defenders.follow(table)


def double(view: SkatView) -> Decision | None:
    """SK 9.2: Kontra with so many high trumps and Aces that the declarer has hardly enough of them."""
    if Kontra() not in view.actions or view.contract is None or view.contract.contract == "null":
        return None
    trumps = view.hand & ORDERS[view.contract.contract].trumps
    aces = sum(card.rank == 14 for card in view.hand - trumps)
    if len(trumps) >= (3 if view.contract.contract == "grand" else 5) and aces >= 1:
        return Decision(Kontra(), message("hint-sk-kontra"))
    return None


def answer(view: SkatView) -> Decision:
    """SK 9.2: Re with a hand that needs no luck."""
    assert view.contract is not None
    contract = view.contract.contract
    if contract == "null":
        sure = null_chance(view.hand, drawing=False) > 0.85
    else:
        sure = odds(contract, view.hand, auction.forehand(view)) > 2.5
    if sure:
        return Decision(Re(), message("hint-sk-re"))
    return Decision(Pass(), message("hint-sk-no-re"))
