"""What a good player does in Ramsch (SK 9.1): take as few card points as can be."""

from __future__ import annotations

from vorhand.games.skat.score import POINTS
from vorhand.players.maxims.skat.sight import Sight, play
from vorhand.players.player import Decision


def lead(table: Sight) -> Decision:
    """Lead low, from a suit in which others must go over."""
    return play(
        max(
            table.legal,
            key=lambda card: (len(table.order.above[card] & table.unseen & table.suit(card)) > 0, table.depth(card)),
        ),
        "ramsch-lead",
    )


def follow(table: Sight) -> Decision:
    """Duck with the highest card that does, throw high points off; who must take takes with the highest."""
    beating = table.beating
    losing = [card for card in table.legal if card not in beating]
    if losing:
        return play(max(losing, key=lambda card: (POINTS[card.rank], -table.depth(card))), "ramsch-duck")
    if table.behind:
        return play(max(beating, key=table.depth), "ramsch-under")
    return play(table.richest(beating), "ramsch-take")
