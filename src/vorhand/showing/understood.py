"""What a player types: an action by its number, its text, its words, or the cards alone."""

from __future__ import annotations

from vorhand.action import Action, Bid, Discard, Play, parse_action
from vorhand.cards import RANKS, Card, Cards
from vorhand.game import View
from vorhand.showing.menu import menu_of
from vorhand.words import Words


def understood(text: str, view: View, words: Words) -> Action:
    """The action that a text names: by its number, its text, its words, or the cards alone; a bid by its value.

    Raises `NotationError` where it names none.
    """
    menu = menu_of(view)
    named = {str(number): action for number, action in menu.numbered() if number == 1 or not isinstance(action, Bid)}
    named |= {str(action).split()[1]: action for action in menu.actions if isinstance(action, Bid)}
    for action in (*menu.actions, *view.asides):
        named.setdefault(str(action).lower(), action)
        named.setdefault(words.action(action).lower(), action)
    folded = " ".join(text.lower().split())
    if folded in named:
        return named[folded]
    cards = cards_named(folded, words)
    if len(cards) == 1:
        listed = (action for action in menu.actions if isinstance(action, Play) and action.card == cards[0])
        return next(listed, Play(cards[0]))
    lays = [action for action in menu.actions if isinstance(action, Discard)]
    if cards and lays:
        return type(lays[0])(Cards(cards))
    if view.leader is None and folded.removesuffix("nt").isdecimal():
        return parse_action(f"bid {folded}")
    return parse_action(in_notation(folded))


def cards_named(text: str, words: Words) -> list[Card]:
    """The cards that a text names, and nothing else: by notation, as they are shown, or one in full."""
    spelled: dict[str, Card] = {}
    for card in (Card(suit + rank) for suit in "CSHD" for rank in RANKS):
        shown = words.card(card)
        for spelling in (str(card), shown, card.suit.letter + shown[1:], words.name(card)):
            spelled.setdefault(spelling.lower(), card)
    if text in spelled:
        return [spelled[text]]
    parts = text.split()
    return [spelled[part] for part in parts] if all(part in spelled for part in parts) else []


def in_notation(text: str) -> str:
    """The text with the cards in capitals, as actions are written.

    >>> in_notation("discard c7 h8")
    'discard C7 H8'
    """
    verb, *words = text.split() or [""]
    return " ".join([verb, *(word.upper() if len(word) == 2 and word[0] in "cshd" else word for word in words)])
