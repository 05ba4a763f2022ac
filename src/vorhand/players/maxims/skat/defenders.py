"""What good defenders do against a suit game or Grand (SK 12)."""

from __future__ import annotations

from vorhand.cards import Card
from vorhand.players.maxims.skat.sight import Sight, play
from vorhand.players.player import Decision


def lead(table: Sight) -> Decision:
    """Keep the declarer in the middle: a short suit where he plays last, a long one where he plays next."""
    hand = table.view.hand
    plain = [card for card in table.legal if not table.is_trump(card)]
    if not plain:
        return play(table.cheapest(table.legal), "lead-trump")
    sure = [card for card in plain if table.is_high(card) and table.holds_up(card, [table.declarer])]
    if sure:
        return play(table.richest(sure), "cash")

    def length(card: Card) -> int:
        return len(hand & table.suit(card))

    if table.declarer == table.others[0]:
        return play(table.cheapest([card for card in plain if length(card) == max(map(length, plain))]), "lead-long")
    return play(table.cheapest([card for card in plain if length(card) == min(map(length, plain))]), "lead-short")


def follow(table: Sight) -> Decision:
    """Throw points on the partner's trick, take the declarer's, else play low."""
    beating = table.beating
    losing = [card for card in table.legal if card not in beating] or list(table.legal)
    waiting = [table.declarer] if table.declarer in table.behind else []
    if table.winner == table.partner and table.holds_up(table.best, waiting):
        return play(smear(table), "smear")
    safe = [card for card in beating if table.holds_up(card, waiting)]
    if safe:
        return play(table.richest(safe), "win")
    return play(table.cheapest(losing), "low")


def smear(table: Sight) -> Card:
    """The card with most points that is no trump the side will miss."""
    return table.richest(table.legal)
