"""The position of the day over HTTP: what its seat sees, and after a try the solution with its reason.

Until something is tried nothing is told that the seat does not see.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import get, post
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct

from vorhand.action import parse_action
from vorhand.cards import NotationError
from vorhand.game import Message, View, message, plain
from vorhand.players.heuristic import advise
from vorhand.record import from_json, to_text
from vorhand.review.daily import Position, of_day, positions
from vorhand.room.aids import aids
from vorhand.room.film import reason
from vorhand.room.http import REPLAYING
from vorhand.room.store import now
from vorhand.room.wire import Advised, Reason

DAY: Final = 24 * 60 * 60 * 1000

GameName = Literal["letzter-stich", "kaiser", "schnapsen", "skat"]
Number = Annotated[int | None, Parameter(ge=0, le=10_000)]


class Exercise(Struct, frozen=True, kw_only=True):
    """A position to practise: the view of its seat, and what helps to show it; one of so many (`count`)."""

    game: str
    number: int
    count: int
    view: dict[str, Any]
    aids: dict[str, Any]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would do there."""

    action: Annotated[str, Meta(max_length=80)]


class Answered(Struct, frozen=True, kw_only=True):
    """Whether it was right, what is, every action's chance over the worlds, why, and how many of the AIs missed it."""

    right: bool
    best: list[str]
    candidates: list[Advised]
    worlds: int
    missed: float
    reasons: list[Reason]
    record: str
    at: int


@get("/api/daily/{game:str}", middleware=REPLAYING, raises=[NotFoundException])
async def exercise(game: FromPath[str], number: Number = None) -> Exercise:
    """The position of today, or another one by its number."""
    found = at_hand(game)
    place = of_day(game, now() // DAY) if number is None else number
    if place >= len(found):
        raise NotFoundException(f"there are {len(found)} positions")
    view = await asyncio.to_thread(view_of, game, place)
    return Exercise(game=game, number=place, count=len(found), view=plain(view), aids=aids(view))


@post("/api/daily/{game:str}/{number:int}", middleware=REPLAYING, raises=[NotFoundException])
async def tried(game: FromPath[str], number: FromPath[int], data: JSONBody[Try]) -> Answered:
    """The solution, for whoever has tried."""
    found = at_hand(game)
    if not 0 <= number < len(found):
        raise NotFoundException(f"there are {len(found)} positions")
    return await asyncio.to_thread(answered, game, number, data.action)


def at_hand(game: str) -> tuple[Position, ...]:
    """The positions of a game; raises 404."""
    if game not in GameName.__args__:  # type: ignore[attr-defined]
        raise NotFoundException("there is no such game")
    return positions(game)


@lru_cache(256)
def view_of(game: str, number: int) -> View:
    """What the seat to act sees in a position."""
    state = positions(game)[number].state()
    assert state.to_act is not None
    return state.view(state.to_act)


def answered(game: str, number: int, text: str) -> Answered:
    """What there is to say of an action; raises 400 where it cannot be done."""
    position, view = positions(game)[number], view_of(game, number)
    try:
        action = parse_action(text)
    except NotationError as error:
        raise ClientException(str(error)) from error
    if action not in view.actions:
        raise ClientException("that cannot be done here")
    record = from_json(msgspec.json.encode(position.record))
    right = str(action) in position.right
    return Answered(
        right=right,
        best=list(position.right),
        candidates=[Advised(*each) for each in position.candidates],
        worlds=position.worlds,
        missed=position.missed,
        reasons=[reason(each) for each in why(position, view, str(action))],
        record=to_text(record),
        at=len(record.moves),
    )


def why(position: Position, view: View, tried: str) -> list[Message]:
    """How what was tried compares with the best, or the best with what comes next; and the maxim that says the same."""
    chances = {action: chance for action, _, chance in position.candidates}
    wrong = [action for action in chances if action not in position.right]
    mine, best = (wrong[0], tried) if tried in position.right else (tried, position.right[0])
    told = message(
        f"daily-{position.goal}",
        action=parse_action(mine),
        other=parse_action(best),
        chance=round(100 * chances[mine]),
        rest=round(100 * chances[best]),
    )
    maxim = advise(view)
    return [told, maxim.reason] if str(maxim.action) in position.right else [told]


routes: Final = [exercise, tried]
