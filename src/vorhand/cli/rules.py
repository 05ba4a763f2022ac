"""``vorhand rules``: the rule page of a game to read in a terminal, or one rule of it."""

from __future__ import annotations

from rich.markdown import Markdown

from vorhand.cli.screen import Screen, console_for, indented, on_terminal
from vorhand.cli.setting import Setting, refuse
from vorhand.game import message
from vorhand.pages import in_terminal, rule


def show_rules(setting: Setting, address: str) -> None:
    """The whole page, or the rule with this address (``LS 3.2``, also written ``ls-3.2``)."""
    words = on_terminal(setting.words)
    console = console_for()
    screen = Screen(words, console)
    if not address:
        with console.capture() as page:
            console.print(Markdown(in_terminal(setting.game.name, words)))
        for line in screen.plain(page.get()).splitlines():
            print(line.rstrip())
        return
    wanted = address.upper().replace("-", " ", 1)
    try:
        text = rule(wanted, words.lang, words.style, words.symbols)
    except LookupError:
        refuse(words, message("error-rule", name=address[:60], known="LS 3.2, KA 5.3, SN 4.1, SK 6.2"))
    screen.print(wanted, style="bold")
    for line in indented(text, console.width):
        screen.print(line)
