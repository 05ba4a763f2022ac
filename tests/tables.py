"""Tables without a server: what `vorhand.room` would store and tell, step by step, for the tests of the room."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from strategies import any_action

from vorhand.action import Claim
from vorhand.games import GAMES
from vorhand.room import conduct, log, wire
from vorhand.room.live import Live
from vorhand.room.log import Entry, Seat, Setup
from vorhand.room.store import chained
from vorhand.room.table import Table, opened, options_of

SETTINGS: dict[str, list[tuple[str, ...]]] = {
    "letzter-stich": [(), ("players=2",), ("players=5",), ("players=3", "trump=any")],
    "kaiser": [(), ("kitty=on", "passing=on")],
    "schnapsen": [(), ("marriage_pending=on", "king_led=on"), ("declare=optional",)],
    "skat": [(), ("pass_out=ramsch", "kontra=on"), ("preset=isko",), ("duplicate=on", "deals=36")],
}
"""Some option sets of every game."""

GAMES_SET = [(game, settings) for game, all_ in SETTINGS.items() for settings in all_]


def setup(game: str, *settings: str, **manners: Any) -> Setup:
    """How a table is made."""
    return Setup(game=cast(Any, game), settings=settings, **manners)


def person(number: int) -> str:
    """The id of a person."""
    return f"person-{number}"


class Book:
    """A table whose seats belong to persons 0, 1 .. (or as `seats` say), and the log that makes it."""

    def __init__(self, made: Setup, seats: Sequence[Seat] | None = None) -> None:
        count = options_of(made).seats
        chairs = tuple(seats or [Seat(person=person(number), name=f"P{number}") for number in range(count)])
        head = log.Opened(setup=made, host=person(0), seats=chairs)
        body = log.written(head)
        self.live = Live("table", opened(head), chained(b"", body), 1, cast(Any, None), cast(Any, None))
        self.first, self.rows = 1, [(body, self.live.last)]
        self.put(log.Promised(secret=bytes(32).hex()))

    @property
    def table(self) -> Table:
        """The table now."""
        return self.live.table

    @property
    def entries(self) -> list[log.AnyEntry]:
        """The log as it is stored."""
        return [log.read(body) for body, _ in self.rows]

    @property
    def stored(self) -> list[tuple[int, bytes, bytes]]:
        """The rows of the log."""
        return [(v, *row) for v, row in enumerate(self.rows, start=self.first)]

    def put(self, *entries: Entry) -> Table:
        """The table after these entries and what follows of them."""
        self.live.table, self.live.last, bodies, fold = self.live.written(entries)
        self.rows += bodies
        if fold:
            self.rows, self.first = self.rows[fold - self.first :], fold
        return self.table

    def ask(self, number: int, request: wire.AnyRequest) -> Table:
        """A person asks; raises `Refusal`."""
        return self.put(*conduct.asked(self.table, person(number), f"P{number}", request))

    def deal(self, nonce: str = "") -> Table:
        """All who play are ready."""
        for seat in self.table.people:
            self.put(log.Ready(seat=seat, nonce=nonce and f"{nonce}{seat}"))
        return self.table

    def act(self, random: Random) -> Table:
        """Somebody does something, most often the seat to act."""
        state = self.table.state
        assert state is not None
        assert state.to_act is not None
        seat, action = state.to_act, any_action(state, random)
        if random.random() < 0.03:
            other = random.randrange(len(self.table.seats))
            said = [each for each in state.may_say(other) if not isinstance(each, Claim)]
            if said:
                seat, action = other, random.choice(said)
        return self.put(log.Acted(seat=seat, action=str(action)))

    def finish(self, random: Random) -> Table:
        """The deal is played to its end."""
        while self.table.playing:
            self.act(random)
        return self.table


__all__ = ["GAMES", "GAMES_SET", "Book", "person", "setup"]
