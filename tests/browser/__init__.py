"""The card room in a real browser."""
