"""Vorhand: rules, records and players for classic trick games."""

from vorhand.cards import Card, Cards, Suit

__all__ = ["Card", "Cards", "Suit"]
__version__ = "0.1.0"
