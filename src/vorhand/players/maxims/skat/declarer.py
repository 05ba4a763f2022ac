"""What a good declarer does in a suit game or Grand (SK 12)."""

from __future__ import annotations

from vorhand.cards import Card
from vorhand.players.maxims.skat.sight import Sight, play
from vorhand.players.player import Decision


def lead(table: Sight) -> Decision:
    """Draw trumps, cash what is high, lead the long suit, else lead low."""
    trumps = [card for card in table.legal if table.is_trump(card)]
    plain = [card for card in table.legal if not table.is_trump(card)]
    if trumps and (card := drawing(table, trumps)) is not None:
        return play(card, "draw")
    high = [card for card in plain if table.is_high(card)]
    if sure := [card for card in high if table.holds_up(card, table.others)]:
        return play(table.richest(sure), "cash")
    if not plain:
        return play(table.cheapest(trumps), "lead-low")
    longest = max(len(table.view.hand & table.suit(card)) for card in plain)
    long = [card for card in plain if len(table.view.hand & table.suit(card)) == longest]
    if longest >= 3:
        return play(table.cheapest(long), "long")
    return play(table.cheapest(plain), "lead-low")


def drawing(table: Sight, trumps: list[Card]) -> Card | None:
    """The trump that draws theirs: while they fall two for one, or when it is high."""
    theirs = table.unseen & table.order.trumps
    if not theirs:
        return None
    high = [card for card in trumps if table.is_high(card)]
    two_for_one = all(table.may[seat] & theirs for seat in table.others)
    if high:
        return table.richest(high)
    if two_for_one and len(trumps) >= 3:
        return table.cheapest(trumps)
    return None


def follow(table: Sight) -> Decision:
    """Win what is worth it, with as many points as is safe; throw off what can be missed."""
    beating = table.beating
    losing = [card for card in table.legal if card not in beating]
    last = not table.behind
    ruffing = bool(beating) and table.is_trump(beating[0]) and not table.is_trump(table.view.trick[0])
    safe = [card for card in beating if table.holds_up(card, table.behind)]
    if ruffing:
        if table.on_table >= (4 if last else 0) or not losing:
            return play(table.richest(safe) if safe else table.cheapest(beating), "ruff")
        return play(table.cheapest(losing), "throw-off")
    if safe:
        return play(table.richest(safe), "win")
    if losing:
        return play(table.cheapest(losing), "duck")
    return play(table.cheapest(table.legal), "duck")
