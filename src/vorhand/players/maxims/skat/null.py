"""What a good player does in Null, as declarer and against him (SK 12)."""

from __future__ import annotations

from vorhand.cards import Card, Cards
from vorhand.players.maxims.skat.sight import Sight, play
from vorhand.players.player import Decision


def lead(table: Sight) -> Decision:
    """Declarer: a low card of a suit without a gap; defenders: where he has to go over it."""
    if table.view.seat == table.declarer:
        return play(max(table.legal, key=lambda card: (covered(table, card), table.depth(card))), "null-lead")
    return play(max(table.legal, key=lambda card: hunts(table, card)), "null-hunt")


def covered(table: Sight, card: Card) -> int:
    """How many unseen cards will be played over this one: none counts as dangerous."""
    above = table.order.above[card] & table.unseen
    return len(above) - len((table.suit(card) & table.unseen) - above) * 2


def hunts(table: Sight, card: Card) -> tuple[int, int]:
    """How likely the declarer has to go over this card: few of his cards below it, a low card."""
    his = table.may[table.declarer] & table.suit(card)
    above = table.order.above[card] & his
    below = his - above
    return bool(above) * (8 - len(below)), table.depth(card)


def follow(table: Sight) -> Decision:
    """Declarer: the highest card that ducks; defenders: low while he must play, else the high ones away."""
    beating = table.beating
    losing = [card for card in table.legal if card not in beating]
    if table.view.seat == table.declarer:
        if not losing:
            return play(min(beating, key=lambda card: -table.depth(card)), "null-forced")
        if losing[0] in table.suit(table.view.trick[0]):
            return play(min(losing, key=table.depth), "null-duck")
        return play(max(losing, key=lambda card: danger(table, card)), "null-throw-off")
    if table.declarer in table.behind:
        return play(max(table.legal, key=table.depth), "null-under")
    return play(min(table.legal, key=table.depth), "null-away")


def danger(table: Sight, card: Card) -> tuple[int, int]:
    """How easily this card will have to win: unseen cards below it, and no low card of the suit beside it."""
    below = (table.suit(card) & table.unseen) - table.order.above[card]
    lower = (table.suit(card) & table.view.hand) - table.order.above[card] - Cards([card])
    return len(below) - 2 * len(lower), -table.depth(card)
