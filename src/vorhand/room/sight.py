"""What a receiver is told of a table: built up from the view of his seat, so that nothing has to be taken away.

The `Sight` of a seat (or of `NOBODY`, for those who watch) at one moment is made from what everybody knows of the table
and from the view that the rules give that seat. A step is the difference of two sights.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple

from msgspec import UNSET, UnsetType

from vorhand.game import NOBODY, View, plain, result_of
from vorhand.games.kaiser.table import partner_of
from vorhand.record import to_text
from vorhand.room.aids import aids, words
from vorhand.room.table import Table
from vorhand.room.wire import Snapshot, Step

STILL: Final = ("game", "options", "seat", "history")
"""The fields of a view that a step does not compare: the history is told action by action."""

TOLD: Final = attrgetter(
    *("setup", "host", "seats", "match", "deals", "sheet", "secret", "origin"),
    *("ready", "practice", "spent", "closed", "playing"),
)
"""What everybody knows of a table stays the same as long as these do."""

FINISHED: Final = attrgetter("moved", "seats", "closed")
"""And what is told of a finished deal as long as these do."""


class Sight(NamedTuple):
    """What a receiver knows at one moment."""

    v: int
    seat: int
    table: dict[str, Any]
    view: View | None


def sight(table: Table, seat: int, shown: dict[str, Any] | None = None) -> Sight:
    """What this seat knows of the table; `shown` is what everybody knows, where that is made already."""
    view = None if table.state is None else table.state.view(seat)
    return Sight(table.v, seat, public(table) if shown is None else shown, view)


class Sights:
    """The sights of one moment: what everybody knows is made once, the sight of a seat when it is asked for."""

    def __init__(self, table: Table, before: Sights | None = None) -> None:
        self.table = table
        self.shown: dict[str, Any] = public(table) if before is None else before.kept(table)
        self.made: dict[int, Sight] = {}

    def kept(self, table: Table) -> dict[str, Any]:
        """What everybody knows of the table a moment later."""
        if not table.shown and TOLD(table) == TOLD(self.table):
            return self.shown
        return public(table, self.shown["over"] if FINISHED(table) == FINISHED(self.table) else UNSET)

    def __getitem__(self, seat: int) -> Sight:
        if seat not in self.made:
            self.made[seat] = sight(self.table, seat, self.shown)
        return self.made[seat]


def public(table: Table, finished: dict[str, Any] | UnsetType | None = UNSET) -> dict[str, Any]:
    """What everybody may know: the seats, the manners of the table, the score sheet; after a deal all its cards."""
    match = table.match
    return {
        "game": table.setup.game,
        "settings": table.setup.settings,
        "pace": table.setup.pace,
        "seconds": table.setup.seconds,
        "watched": table.setup.watched,
        "tempo": table.setup.tempo,
        "hints": table.hinted,
        "host": next((seat for seat, at in enumerate(table.seats) if at.person == table.host), NOBODY),
        "seats": [{"name": at.name, "level": at.level, "away": at.away} for at in table.seats],
        "ready": sorted(seat for seat, _ in table.ready),
        "commitment": table.commitment,
        "committed": table.committed,
        "plan": plain(table.plan),
        "deals": table.deals,
        "practice": table.practice,
        "begun": None if table.begin is None else len(table.begin.moves),
        "shown": shown(table),
        "spent": table.spent,
        "closed": table.closed,
        "sides": sides(table.setup.game, len(table.seats)),
        "sheet": table.sheet,
        "totals": match.totals if match else (),
        "played": match.played if match else 0,
        "length": match.length if match else None,
        "winners": match.winners if match else None,
        "label": words(match.label) if match and match.label else None,
        "over": over(table) if finished is UNSET else finished,
    }


def sides(game: str, seats: int) -> list[list[int]]:
    """The seats that have one score together, as partners have, and those that have their own."""
    partners = game == "kaiser"
    return [[seat, partner_of(seat)] for seat in range(2)] if partners else [[seat] for seat in range(seats)]


def shown(table: Table) -> list[str]:
    """All hands, at a table of practice that is for one person with open cards; else none."""
    return [str(hand) for hand in table.state.hands] if table.shown and table.state is not None else []


def over(table: Table) -> dict[str, Any] | None:
    """A finished deal: its record with all cards, the reckoning, and the proof that it was fair."""
    if table.state is None or (table.playing and not table.closed):
        return None
    done, deal = not table.playing, table.state.deal
    secret = table.again and not table.closed
    return {
        "hands": [] if secret else [str(hand) for hand in deal.hands],
        "rest": [] if secret else [str(card) for card in deal.rest],
        "record": "" if secret else to_text(table.record()),
        "reckoning": [words(step) for step in result_of(table.state).reckoning()] if done else [],
        "proof": plain(table.proof()),
    }


@cache
def moving(kind: type[View]) -> tuple[tuple[str, ...], Callable[[View], tuple[Any, ...]]]:
    """The fields of a view that a step compares, and what gets them."""
    names = tuple(name for name in kind.__struct_fields__ if name not in STILL)
    return names, attrgetter(*names)


def snapshot(seen: Sight, aided: bool = False) -> Snapshot:
    """Everything at once; with the aids where the receiver is `aided`."""
    view = seen.view
    return Snapshot(
        v=seen.v,
        you=seen.seat,
        table=seen.table,
        view=None if view is None else plain(view),
        aids=aids(view) if aided and view is not None else None,
    )


def changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What everybody knows and did not know before."""
    if now is before:
        return {}
    return {name: value for name, value in now.items() if value != before[name]}


def step(before: Sight, now: Sight, changed: dict[str, Any] | None = None, aided: bool = False) -> Step:
    """What has changed between two moments, for the same receiver; `changed` is what has for everybody, if known."""
    table = changes(before.table, now.table) if changed is None else changed
    if now.view is None or now.view is before.view:
        return Step(v=now.v, table=table)
    old, new = before.view, now.view
    help = aids(new) if aided else None
    if old is None or new.history[: len(old.history)] != old.history:
        return Step(v=now.v, table=table, view=plain(new), fresh=True, aids=help)  # another deal, or one taken back
    names, values = moving(type(new))
    view = {
        name: plain(value)
        for name, value, was in zip(names, values(new), values(old), strict=True)
        if value is not was and value != was
    }
    return Step(v=now.v, table=table, view=view, said=plain(new.history[len(old.history) :]), aids=help)
