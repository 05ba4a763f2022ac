"""The command line: ``vorhand play``, ``simulate``, ``replay``, ``options``, ``rules`` ..."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Runs the command that the words after ``vorhand`` name."""
    from vorhand.cli.app import app

    app()
