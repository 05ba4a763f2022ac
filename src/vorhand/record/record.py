"""What a record is, and how it is checked and replayed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import repeat
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct, field

from vorhand.action import Action, Agree, Claim, Concede, parse_action
from vorhand.cards import Card, Cards, NotationError
from vorhand.game import Deal, IllegalAction, Message, State, message, plain
from vorhand.games import GAMES, game_named
from vorhand.options import Options, SetupError, read_options

VERSION: Final = 1


class RecordError(NotationError):
    """A record that cannot be read or replayed: names the place and the reason exactly.

    `reasons` say the same to people, from the place to the kind of fault; what is quoted of the record can be written
    anywhere. `illegal` is the refusal where an action of the record breaks a rule, `place` the part of the record at
    fault, and `line` the line of the record's text.
    """

    def __init__(
        self, text: str, *reasons: Message, illegal: IllegalAction | None = None, place: str = "", line: int = 1
    ) -> None:
        told = " ".join(_writable(text).splitlines())
        super().__init__(told if len(told) <= 400 else f"{told[:400]} ..")
        self.reasons, self.illegal, self.place, self.line = tuple(map(_quoted, reasons)), illegal, place, line

    def at(self, place: str, *reasons: Message) -> RecordError:
        """The same fault, seen from a text in which the record stands at this place."""
        return RecordError(f"{place}: {self}", *reasons, *self.reasons, illegal=self.illegal)


def _writable(text: str) -> str:
    """A text without halves of characters, which JSON and files refuse.

    >>> _writable("game \\ud800"), _writable("Grün")
    ('game ?', 'Grün')
    """
    return text.encode(errors="replace").decode()


def _quoted(reason: Message) -> Message:
    return Message(
        reason.key, tuple((name, _writable(arg) if isinstance(arg, str) else arg) for name, arg in reason.args)
    )


class Move(NamedTuple):
    """An action of a record; the seat is written only where it need not be the one to act."""

    seat: int | None
    action: Action

    def __str__(self) -> str:
        return str(self.action) if self.seat is None else f"{self.seat}: {self.action}"

    @classmethod
    def read(cls, text: str, seats: int) -> Move:
        """The move that a text writes, at a table of so many seats; raises `NotationError`."""
        head, colon, words = text.partition(":")
        if not colon:
            return cls(None, parse_action(text))
        if head not in map(str, range(seats)):
            raise NotationError(f"{text[:60]!r}: before the colon stands a seat, 0 to {seats - 1}")
        return cls(int(head), parse_action(words))


class Forfeit(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that somebody broke off: `seat` ran out of time or left (SK 11)."""

    seat: int
    cause: Literal["timeout", "left"]

    def __str__(self) -> str:
        return f"{self.seat} {self.cause}"


class Record(Struct, frozen=True, kw_only=True):
    """A deal on file.

    `result` is what was written down at the table, by the fields of the game's result (``{"scores": [..]}``);
    `check` compares it with the rules. After a `forfeit` it stands as written.
    """

    game: str
    options: Options
    deal: Deal
    moves: tuple[Move, ...] = ()
    players: tuple[str, ...] = ()
    result: dict[str, Any] = field(default_factory=dict)
    forfeit: Forfeit | None = None

    def __post_init__(self) -> None:
        if self.players and len(self.players) != self.options.seats:
            text = f"players: {len(self.players)} names for {self.options.seats} seats"
            raise RecordError(text, faulty("players"), place="players")
        for name in self.players:
            if "|" in name or not name.isprintable() or name != name.strip():
                what = "a name is one line without '|' and spaces around it"
                raise RecordError(f"players: {name[:60]!r}: {what}", faulty("players"), place="players")

    @classmethod
    def of(cls, game: str, state: State, players: Sequence[str] = ()) -> Record:
        """The record of a deal up to this state."""
        moves = tuple(
            Move(event.seat if isinstance(event.action, Claim | Concede | Agree) else None, event.action)
            for event in state.history
        )
        result = getattr(state, "result", None)
        return cls(
            game=game,
            options=state.options,
            deal=state.deal,
            moves=moves,
            players=tuple(players),
            result={"scores": list(result.scores)} if result is not None else {},
        )

    def states(self) -> Iterator[State]:
        """Every state of the deal, from the dealt cards on; raises `RecordError` at an illegal action."""
        state = game_named(self.game).start(self.options, self.deal)
        yield state
        for number, move in enumerate(self.moves, start=1):
            state = applied(state, number, move)
            yield state

    def replay(self) -> State:
        """The state after the last action."""
        state = None
        for state in self.states():  # noqa: B007 - the last one is wanted
            pass
        assert state is not None
        return state

    def check(self) -> tuple[str, ...]:
        """Where the written result differs from the rules', a sentence each; also an unfinished deal with one."""
        if self.forfeit is not None or not self.result:
            return ()
        found = plain(getattr(self.replay(), "result", None))
        if found is None:
            return ("the record has a result, but the deal is not over",)
        return tuple(
            f"{name}: the record says {plain(wanted)}, the rules {found.get(name)}"
            for name, wanted in self.result.items()
            if found.get(name) != plain(wanted)
        )

    def preset(self) -> tuple[str, dict[str, Any]]:
        """The preset nearest to the options, and the options that differ from it."""

        def changes(preset: Options) -> dict[str, Any]:
            fields = self.options.__struct_fields__
            mine = {name: getattr(self.options, name) for name in fields}
            return {name: value for name, value in mine.items() if value != getattr(preset, name)}

        presets = game_named(self.game).presets
        return min(((name, changes(preset)) for name, preset in presets.items()), key=lambda pair: len(pair[1]))


_PROOFS: Final[ContextVar[Iterator[bool]]] = ContextVar("proofs")


@contextmanager
def proving_at_most(most: int) -> Iterator[None]:
    """So many claims are proved in here, one as often as it is replayed; a record with another cannot be read.

    A proof takes long beside all else that is read, and what follows it in the record does not undo its cost.
    """
    before = _PROOFS.set(repeat(True, most))
    try:
        yield
    finally:
        _PROOFS.reset(before)


def applied(state: State, number: int, move: Move) -> State:
    """The state behind a record's action of this number, from 1; raises `RecordError` where it breaks a rule."""
    if isinstance(move.action, Claim) and not next(_PROOFS.get(repeat(True)), False):
        place = f"action {number}"
        what = "there are more claims before it than are proved at once"
        raise RecordError(f"{place}, '{move}': {what}", message("ui-fault-much"), place=place)
    try:
        return state.apply(move.action, move.seat)
    except IllegalAction as error:
        broken = message("fault-illegal", n=number, action=move.action, rule=error.rule)
        place = f"action {number}"
        text = f"{place}, '{move}', is illegal: {error.rule}"
        raise RecordError(text, broken, error.reason, illegal=error, place=place) from error


# Building from texts


def unknown_version(version: object) -> RecordError:
    """The fault of a record of another version."""
    text = f"version {version} of the record form is unknown; this program reads version {VERSION}"
    return RecordError(text, message("fault-version", name=str(version), known=VERSION), place="vorhand")


def faulty(place: str) -> Message:
    """The fault of an entry of a record, by its name."""
    return message("fault-entry", name=place)


def build(
    *,
    version: int,
    game: str,
    preset: str | None,
    settings: Sequence[str],
    dealer: int,
    hands: Sequence[str],
    rest: str,
    turn_up: str | None,
    standing: Sequence[int],
    actions: Iterable[str],
    players: Sequence[str],
    result: dict[str, Any],
    forfeit: Forfeit | None,
) -> Record:
    """The record from its parts as texts; each is checked, and every action played, before it is handed out."""
    if version != VERSION:
        raise unknown_version(version)
    place, fault = "game", message("error-game", name=game[:60], known=" ".join(GAMES))
    try:
        rules = game_named(game)
        place, fault = "options", message("fault-options")
        settings = [f"preset={preset or rules.record_preset}", *settings]
        if len({setting.partition("=")[0] for setting in settings}) < len(settings):
            raise SetupError("an option is there twice")
        options = read_options(rules.options, rules.presets, settings)
        place, fault = "hands", message("fault-deal")
        if len(hands) != options.seats:
            raise SetupError(f"{len(hands)} hands for {options.seats} seats")
        cards = []
        for seat, hand in enumerate(hands):
            place, fault = f"hand of seat {seat}", message("fault-hand", seat=seat)
            cards.append(Cards(hand))
        place, fault = "rest", faulty("rest")
        pile = tuple(map(Card, rest.split()))
        place, fault = "turn-up", faulty("turn-up")
        shown = None if turn_up is None else Card(turn_up)
        place, fault = "deal", message("fault-deal")
        deal = Deal(dealer=dealer, hands=tuple(cards), rest=pile, turn_up=shown, standing=tuple(standing))
        state = rules.start(options, deal)
        moves = []
        for number, text in enumerate(actions, start=1):
            place, fault = f"action {number}", message("fault-action", n=number)
            moves.append(Move.read(text, options.seats))
            state = applied(state, number, moves[-1])
        place, fault = "forfeit", faulty("forfeit")
        if forfeit is not None and not 0 <= forfeit.seat < options.seats:
            raise SetupError(f"seat {forfeit.seat} is not one of 0 to {options.seats - 1}")
        if forfeit is not None and state.to_act is None:
            raise SetupError("the deal is over, nobody broke it off")
        place, fault = "result", faulty("result")
        for name in result:
            check_name(name)
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(f"{place}: {error}", fault, place=place) from error
    return Record(
        game=game,
        options=options,
        deal=deal,
        moves=tuple(moves),
        players=tuple(players),
        result=result,
        forfeit=forfeit,
    )


def check_name(name: str) -> None:
    """The name of a number of the result is of small letters; raises `RecordError`."""
    if not re.fullmatch("[a-z_]+", name):
        text = f"result: {name[:60]!r} is no name of a number: one stands before it, as in 'scores 1 -1'"
        raise RecordError(text, message("fault-name", name=name[:60]), place="result")


def settings_of(options: Mapping[str, Any]) -> list[str]:
    """The options as texts like ``trump=any``."""
    words = {True: "on", False: "off"}
    return [f"{name}={words[value] if isinstance(value, bool) else value}" for name, value in options.items()]
