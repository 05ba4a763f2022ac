"""``python -m vorhand.cli``: the command where no script is installed."""

from vorhand.cli import main

main()
