"""One file of maxims a game."""
