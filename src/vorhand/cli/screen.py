"""What a player sees in a terminal: title, facts, the trick laid out, the hand with the numbers of its cards."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import ClassVar, Final

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

from vorhand.action import Action, Bid, Discard, Play
from vorhand.cards import Card
from vorhand.game import Event, Message, View, message
from vorhand.showing.facts import facts, order_of, sorted_cards
from vorhand.showing.menu import Menu, menu_of
from vorhand.showing.tricks import last_trick, on_table
from vorhand.trick import seats_from
from vorhand.words import GERMAN_SUITED, Words

WIDTH: Final = 80
RECENT: Final = 10
"""So many of the last words of an auction are shown."""

_FRAMES: Final = str.maketrans("╭╮╰╯│─╌╎╔╗╚╝║═▸·–—›…•−×’“”„«»", '++++|-.:####H=>.--> *-x\'"""""')
"""For a terminal that knows no frames and no quotation marks."""


class Cardwise(RegexHighlighter):
    """Colours cards by the symbols of their suits, and dims frames."""

    base_style = "vorhand."
    highlights: ClassVar = [
        r"(?P<clubs>♣[\w.]*)",
        r"(?P<spades>♠[\w.]*)",
        r"(?P<hearts>♥[\w.]*)",
        r"(?P<diamonds>♦[\w.]*)",
        r"(?P<frame>[╭╮╰╯│─╌╎]+)",
    ]


_COLOURS: Final = {"clubs": "green", "spades": "bold", "hearts": "red", "diamonds": "cyan"}


def console_for(*, stderr: bool = False) -> Console:
    """A console of at most 80 columns that knows the colours of the suits."""
    styles = {f"vorhand.{suit}": colour for suit, colour in _COLOURS.items()} | {"vorhand.frame": "dim"}
    console = Console(
        theme=Theme(styles), highlighter=Cardwise(), markup=False, emoji=False, soft_wrap=False, stderr=stderr
    )
    console.width = min(console.width, WIDTH)
    return console


def on_terminal(words: Words, seats: tuple[str, ...] = ()) -> Words:
    """The words for these players; the signs of suits are French, so a pack with German suits goes by letters."""
    return replace(words, seats=seats, symbols=prints_symbols() and words.style not in GERMAN_SUITED)


def prints_symbols() -> bool:
    """Whether the output can show suits and frames."""
    try:
        "♠│▸".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Screen(Struct):
    """Prints for one player, in his words."""

    words: Words
    console: Console
    clears: bool = False
    """Whether a new position begins on an empty screen."""

    def say(self, *reasons: Message) -> None:
        """Prints sentences, each on a line of its own, or more where it is long."""
        for reason in reasons:
            for line in indented(capital(self.words(reason)), self.console.width):
                self.print(line)

    def item(self, head: str, text: str) -> None:
        """Prints a sentence after its head; further lines begin below the sentence."""
        indent = " " * (len(head) + 2)
        for line in textwrap.wrap(f"  {head}{text}", self.console.width, subsequent_indent=indent):
            self.print(line)

    def print(self, text: str = "", style: str | None = None) -> None:
        """Prints text as it stands."""
        self.console.print(self.plain(text), style=style)

    def plain(self, text: str) -> str:
        """The text in plain characters where there are no others."""
        return text if prints_symbols() else text.translate(_FRAMES)

    def rule(self, title: str) -> None:
        """A line across with a title at its left."""
        line = f"── {title} "
        self.print(line + "─" * max(0, self.console.width - len(line)), style="bold")

    def flow(self, items: Iterable[str], mark: str = " · ") -> None:
        """Short texts one after another, on a new line where the next one does not fit."""
        line = " "
        for item in items:
            if line.strip() and len(line + mark + item) > self.console.width:
                self.print(line)
                line = " "
            line += (mark if line.strip() else " ") + item
        if line.strip():
            self.print(line)

    def position(self, view: View, totals: Sequence[int], title: str) -> None:
        """The whole position before a decision."""
        if self.clears:
            self.console.clear()
        self.print()
        self.rule(title)
        self.flow(capital(self.words(fact)) for fact in facts(view))
        if totals:
            self.say(message("screen-scores", scores=self.scores(totals, view.seat)))
        self.said(view)
        self.last(view)
        self.print()
        self.trick(view)
        menu = menu_of(view)
        self.hand(view, menu)
        self.choices(view, menu)

    def scores(self, totals: Sequence[int], first: int) -> str:
        """Everybody's score, clockwise from a seat."""
        return " · ".join(f"{self.name(seat)} {totals[seat]}" for seat in seats_from(first, len(totals)))

    def name(self, seat: int) -> str:
        """A player's name as it begins a line."""
        return capital(self.words.seat(seat))

    def told(self, events: Iterable[Event]) -> list[str]:
        """Who said what, in short: a bid is its value, and what somebody says on end stands together."""
        return [
            f"{self.name(seat)}: " + ", ".join(map(self.short, (event.action for event in said)))
            for seat, said in groupby(events, key=lambda event: event.seat)
        ]

    def short(self, action: Action) -> str:
        """An action as it is said; only that which needs no verb goes without."""
        if isinstance(action, Bid):
            return self.words(message("said-bid-no-trump" if action.no_trump else "said-bid", value=action.value))
        return self.words.action(action)

    def said(self, view: View) -> None:
        """What was said: in the auction the end of it, in play since the player's own last action."""
        events = view.history
        if view.leader is not None:
            own = [place for place, event in enumerate(events) if event.seat == view.seat]
            events = events[own[-1] + 1 if own else 0 :]
        told = self.told(event for event in events if type(event.action) is not Play)
        self.flow(told if len(told) <= RECENT else ["…", *told[-RECENT:]])

    def last(self, view: View) -> bool:
        """The last full trick and who won it, if there is one."""
        full = last_trick(view)
        if view.leader is None or full is None:
            return False
        laid = "  ".join(
            f"{self.name(event.seat)} {self.words.card(card)}"
            for event, card in zip(full.plays, full.cards, strict=True)
        )
        self.say(message("screen-last-trick", trick=laid, winner=self.name(view.leader)))
        return True

    def trick(self, view: View) -> None:
        """The trick on the table, the seats clockwise and the player last; ▸ leads, the double frame wins."""
        if view.leader is None:
            return
        current = on_table(view)
        laid = {event.seat: card for event, card in zip(current, view.trick, strict=True)}
        best = current[order_of(view).winner(view.trick)].seat if current else None
        seats = len(view.sizes)
        column = min(16, (self.console.width - 4) // seats)
        rows = [""] * 4
        for seat in seats_from(view.seat + 1, seats):
            name = ("▸ " if seat == view.leader else "  ") + self.name(seat)
            cell = [name[: column - 1], *face(self.words, laid.get(seat), seat == best)]
            rows = [row + part.ljust(column) for row, part in zip(rows, cell, strict=True)]
        for row in rows:
            self.print("  " + row.rstrip())
        self.print()

    def hand(self, view: View, menu: Menu) -> None:
        """The hand, suit by suit; below each card its notation, and the number of the action that plays it."""
        order, rows, before = order_of(view), ["", "", ""], None
        for card in sorted_cards(order, view.hand):
            gap = "  " if before not in (None, order.suit[card]) else ""
            cell = [self.words.card(card), str(card), str(menu.number_of(card) or "")]
            rows = [row + gap + part.ljust(5) for row, part in zip(rows, cell, strict=True)]
            before = order.suit[card]
        for row, style in zip(rows, (None, "dim", "bold"), strict=True):
            if row.strip():
                self.print("  " + row.rstrip(), style=style)
        self.print()

    def choices(self, view: View, menu: Menu) -> None:
        """What else may be done: by its number, bids by their value, cards to lay away by their names."""
        self.columns(
            f"{number} {self.words.action(action)}"
            for number, action in menu.numbered()
            if not isinstance(action, Play | Bid | Discard)
            or menu.needs_words(action)
            or (isinstance(action, Bid) and number == 1)
        )
        if view.asides:
            self.say(message("screen-asides", actions=", ".join(map(str, view.asides))))
        if bids := [str(action).split()[1] for action in menu.actions if isinstance(action, Bid)]:
            some = bids if len(bids) <= 14 else [*bids[:12], "…", bids[-1]]
            self.say(message("screen-bids", values=" ".join(some)))
        if lays := [action for action in menu.actions if isinstance(action, Discard)]:
            verb, *example = str(lays[0]).split()
            self.say(message(f"lay-{verb}", n=len(example), example=" ".join(example)))

    def columns(self, items: Iterable[str]) -> None:
        """Short texts side by side."""
        texts = list(items)
        width = max(map(len, texts), default=0) + 3
        across = max(1, (self.console.width - 2) // width)
        for start in range(0, len(texts), across):
            self.print("  " + "".join(text.ljust(width) for text in texts[start : start + across]).rstrip())


def face(words: Words, card: Card | None, best: bool) -> list[str]:
    """A card in three lines, doubly framed if it is winning; or the place for one."""
    if card is None:
        return ["╭╌╌╌╌╌╮", "╎     ╎", "╰╌╌╌╌╌╯"]
    if best:
        return ["╔═════╗", f"║ {words.card(card):<4}║", "╚═════╝"]
    return ["╭─────╮", f"│ {words.card(card):<4}│", "╰─────╯"]


def indented(text: str, width: int) -> list[str]:
    """The text in lines of this width, all indented, those after the first a little more."""
    return textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="    ", break_long_words=False)


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]


def names(view_seat: int, seats: int, words: Words, partners: bool) -> tuple[str, ...]:
    """What the player at a seat calls everybody: by where they sit."""
    places = {2: ["opponent"], 3: ["left", "right"], 4: ["left", "partner" if partners else "across", "right"]}
    if seats not in places:
        others = [words(message("seat-number", n=(view_seat + step) % seats)) for step in range(1, seats)]
    else:
        others = [words(message(f"seat-{place}")) for place in places[seats]]
    row = [words(message("seat-you")), *others]
    return tuple(row[(seat - view_seat) % seats] for seat in range(seats))
