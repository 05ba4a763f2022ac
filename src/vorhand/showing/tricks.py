"""The tricks of a deal, from its history."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from vorhand.action import Play
from vorhand.cards import Card
from vorhand.game import Event, View
from vorhand.showing.facts import order_of


class Trick(Struct, frozen=True):
    """A trick: the cards as they were played, and what was said before and between them."""

    plays: tuple[Event, ...] = ()
    said: tuple[Event, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order of play."""
        return tuple(event.action.card for event in self.plays if isinstance(event.action, Play))


def tricks(history: Iterable[Event], sizes: Sequence[int]) -> list[Trick]:
    """The tricks of a deal, the last one perhaps unfinished; `sizes` are the cards still in every hand."""
    events = list(history)
    seats = {event.seat for event in events if isinstance(event.action, Play)}
    seats |= {seat for seat, size in enumerate(sizes) if size}
    found = [Trick()]
    for event in events:
        plays, said = found[-1].plays, found[-1].said
        if type(event.action) is not Play:
            said += (event,)
        if isinstance(event.action, Play):
            plays += (event,)
        found[-1] = Trick(plays, said)
        if len(plays) == len(seats):
            found.append(Trick())
    return found if found[-1] != Trick() else found[:-1]


def on_table(view: View) -> tuple[Event, ...]:
    """Who has played to the trick on the table, in order."""
    return tricks(view.history, view.sizes)[-1].plays if view.trick else ()


def last_trick(view: View) -> Trick | None:
    """The last full trick, that of a deal that is over too; None before there is one."""
    full = tricks(view.history, view.sizes)
    if view.trick or (full and not full[-1].plays):
        full = full[:-1]
    return full[-1] if full else None


def taker(view: View, trick: Trick) -> int:
    """The seat that takes a full trick."""
    return trick.plays[order_of(view).winner(trick.cards)].seat


def taken(view: View) -> int | None:
    """The seat that took the trick which the last action filled, the last of a deal too; None where it filled none."""
    full = last_trick(view)
    return taker(view, full) if full is not None and full.plays[-1] == view.history[-1] else None
