"""``vorhand play``: one person at the table, the other seats played by players."""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from vorhand.action import Agree, Claim
from vorhand.cards import NotationError
from vorhand.cli.report import report
from vorhand.cli.screen import Screen, console_for, names, on_terminal
from vorhand.cli.setting import Setting, names_of, one_line, refuse
from vorhand.game import IllegalAction, Match, Message, State, View, message
from vorhand.players import Player, player_named
from vorhand.players.search import hint
from vorhand.players.search.searcher import percent
from vorhand.record import Record, to_text
from vorhand.review import breakable
from vorhand.showing.understood import understood

PATIENCE: Final = 1000
"""So many lines from a pipe may lead nowhere, one after another, before the command gives up."""

LONGEST: Final = 1000
"""A line is read up to so many characters."""


def play_deals(setting: Setting, players: str, seat: int, seed: int | None, deals: int | None, save: str) -> None:
    """Deals of a match, so many or until it is decided."""
    game, options, words = setting.game, setting.options, setting.words
    seats = options.seats
    if not 0 <= seat < seats:
        refuse(words, message("error-seat", n=seat, last=seats - 1))
    others = [other for other in range(seats) if other != seat]
    chosen = zip(others, names_of(words, players, len(others)), strict=True)
    first = secrets.randbits(32) if seed is None else seed
    at_table = {other: player_named(name, first + other) for other, name in chosen}
    random = SystemRandom() if seed is None else Random(seed)
    called = names(seat, seats, words, partners=game.name == "kaiser")
    words = on_terminal(words, called)
    typing = sys.stdin.isatty() and sys.stdout.isatty()
    screen = Screen(words, console_for(), clears=typing)
    table = Table(screen, seat, at_table, typing, Path(save) if save else None)
    match = game.match(options, random)
    screen.say(message(f"game-{game.name}-goal"))
    while not match.over and (deals is None or match.played < deals):
        title = f"{words(message(f'game-{game.name}'))} · {words(message('screen-deal', n=match.played + 1))}"
        state = table.deal(match.deal(random), match.totals, title)
        if state is None:
            return
        match = match.after(state)
        table.finish(state, match)
        if not match.over and typing and match.played != deals and table.line(message("screen-next")) is None:
            return


class Table:
    """A person and the players around him; `past` are the positions he has decided in, for `undo`."""

    def __init__(
        self, screen: Screen, seat: int, players: Mapping[int, Player], typing: bool, file: Path | None
    ) -> None:
        self.screen, self.seat, self.players, self.typing, self.file = screen, seat, players, typing, file
        self.past: list[State] = []
        self.idle = 0

    def deal(self, state: State, totals: Sequence[int], title: str) -> State | None:
        """The deal played to its end; None where the person leaves."""
        self.past.clear()
        while True:
            while state.to_act not in (None, self.seat):
                assert state.to_act is not None
                state = state.apply(self.players[state.to_act].decide(state.view(state.to_act)))
            if state.to_act is None:
                return state
            view = state.view(self.seat)
            if self.past and view.hand - self.past[-1].view(self.seat).hand:  # what has been seen is not unseen
                self.past.clear()
            self.screen.position(view, totals, title)
            after = self.choose(state, view)
            if after is None:
                return None
            state = after
            self.idle = 0

    def choose(self, state: State, view: View) -> State | None:
        """The state after what the person types; None where he leaves."""
        while True:
            text = self.line(message("screen-turn"))
            if text is None or text.lower() == "quit":
                self.leave(state, asked=text is not None)
                return None
            if text.lower() == "undo" and self.past:
                return self.past.pop()
            if not text or self.answered(text.lower(), view):
                continue
            after = self.tried(text, state, view)
            if after is not None:
                self.past.append(state)
                return self.consented(after)

    def consented(self, state: State) -> State:
        """SK 5.5: the players at the table accept a concession that needs their consent."""
        for other in self.players:
            if Agree() in state.may_say(other):
                return state.apply(Agree(), other)
        return state

    def line(self, prompt: Message) -> str | None:
        """A line that was typed or came through the pipe; None at its end."""
        said = self.screen.plain(f"  {self.screen.words(prompt)} ")
        if self.typing:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - `input` edits lines with it
            try:
                return one_line(input(said))
            except EOFError:
                return None
        self.idle += 1
        text = sys.stdin.readline(LONGEST)
        if not text:
            return None
        if self.idle > PATIENCE:
            refuse(self.screen.words, message("error-patience", n=PATIENCE))
        self.screen.print(said + one_line(text)[:60])
        return one_line(text)

    def answered(self, text: str, view: View) -> bool:
        """Whether the text was a question, and has been answered."""
        screen = self.screen
        if text in ("?", "help"):
            for line in screen.words(message("screen-help")).splitlines():
                screen.print("  " + line)
        elif text == "last":
            if not screen.last(view):
                screen.say(message("screen-no-trick"))
        elif text == "hint":
            found = hint(view)
            screen.say(message("screen-hint", action=found.action), *found.reasons)
            key = "hint-third" if "less" in dict(found.reasons[0].args) else "hint-other"
            for other in found.candidates[2:]:  # the reason tells the first two
                screen.say(message(key, action=other.action, chance=percent(other)))
        elif text == "undo":
            screen.say(message("screen-no-undo"))
        else:
            return False
        return True

    def tried(self, text: str, state: State, view: View) -> State | None:
        """The state after the action that the text names, or the reason why not, told."""
        try:
            return state.apply(understood(text, view, self.screen.words), self.seat)
        except NotationError:
            self.screen.say(message("screen-not-understood", text=text[:40]))
        except IllegalAction as refused:
            why = breakable(view) if isinstance(refused.action, Claim) else None
            reason = self.screen.words(why or refused.reason)
            self.screen.say(message("screen-refused", reason=reason, rule=refused.rule))
        return None

    def finish(self, state: State, match: Match) -> None:
        """The end of a deal: all cards, the reckoning, the score sheet; and of the match."""
        screen = self.screen
        screen.print()
        screen.rule(screen.words(message("screen-over")))
        report(screen, state)
        screen.say(message("screen-scores", scores=screen.scores(match.totals, self.seat)))
        if match.winners is not None and match.length != 1:
            screen.say(message("screen-match-over", seats=match.winners))
        if match.label is not None:
            screen.say(match.label)
        if self.file is not None:
            self.save(state, self.file)

    def leave(self, state: State, asked: bool) -> None:
        """Says goodbye; whoever asked to leave gets the record of the deal."""
        if asked:
            self.save(state, self.file or free_path(state.view(self.seat).game))
        else:
            self.screen.say(message("screen-input-ended"))

    def save(self, state: State, path: Path) -> None:
        """Adds the record of the deal to a file."""
        game = state.view(self.seat).game
        try:
            with path.open("a", encoding="utf-8") as file:
                file.write(to_text(Record.of(game, state)) + "\n")
        except OSError as error:
            refuse(self.screen.words, message("error-file", name=str(path), reason=error.strerror or ""))
        self.screen.say(message("screen-saved", path=str(path)))


def free_path(game: str) -> Path:
    """A file in this folder that is not there yet."""
    number = 1
    while (path := Path(f"{game}-{number}.vorhand")).exists():
        number += 1
    return path
