"""One play: a deal or a match from its seeds alone, so that it is the same wherever and whenever it is played."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter_ns
from typing import Final, Literal

from vorhand.action import Action
from vorhand.arena.contest import Contest, Declared, Forfeit, Play, Times, forfeited
from vorhand.game import IllegalAction, Result, State, result_of
from vorhand.games import GAMES
from vorhand.games.kaiser.score import KaiserResult
from vorhand.games.letzter_stich import LetzterStichResult
from vorhand.games.schnapsen.score import SchnapsenResult
from vorhand.games.skat.score import SkatResult
from vorhand.players import Player, player_named

LONGEST: Final = 1000
"""A match that is not over after so many deals is drawn."""

Thinking = Callable[[int | None], object]
"""Told whose decision is awaited, and None after it."""


class Fault(Exception):
    """A player's fault, which forfeits the play."""

    def __init__(self, seat: int, why: Literal["raised", "illegal"], what: str) -> None:
        super().__init__(what)
        self.seat, self.why = seat, why
        self.what = shortened(what)


def shortened(text: str) -> str:
    """The text in one line of at most 200 letters."""
    return " ".join(text.split())[:200]


def raised(seat: int, error: BaseException) -> Fault:
    """The fault of a player that raised this."""
    try:
        return Fault(seat, "raised", f"{type(error).__name__}: {error}")
    except Exception:  # an error whose text cannot be had
        return Fault(seat, "raised", type(error).__name__)


class Table:
    """The players of one play at their seats, made afresh, each from a seed of its own."""

    def __init__(self, contest: Contest, deal: int, play: int, thinking: Thinking) -> None:
        self.seating, self.thinking = contest.seatings[play], thinking
        self.times: list[list[int]] = [[] for _ in contest.players]
        self.players: list[Player] = []
        for seat, player in enumerate(self.seating):
            seed = Random(f"{contest.seed} {deal} {play} {seat}").getrandbits(32)
            thinking(seat)
            try:
                self.players.append(player_named(contest.players[player], seed))
            except BaseException as error:
                raise raised(seat, error) from error
            finally:
                thinking(None)

    def after(self, state: State, seat: int) -> State:
        """The state after the decision of this seat, which is timed; raises `Fault`."""
        view, decide = state.view(seat), self.players[seat].decide
        self.thinking(seat)
        began = perf_counter_ns()
        try:
            action = decide(view)
        except BaseException as error:
            raise raised(seat, error) from error
        finally:
            self.times[self.seating[seat]].append((perf_counter_ns() - began) // 1000)
            self.thinking(None)
        if not isinstance(action, Action):
            raise Fault(seat, "illegal", f"{type(action).__name__}, no action")
        try:
            return state.apply(action)
        except IllegalAction as error:
            raise Fault(seat, "illegal", f"{action} ({error.rule})") from error


def play_out(contest: Contest, deal: int, play: int, thinking: Thinking = lambda seat: None) -> tuple[Play, Times]:
    """What one play of this deal leaves, and the times of its decisions."""
    random = Random(f"{contest.seed} {deal}")
    match = GAMES[contest.game].match(contest.options, random)
    scores, declared = (0,) * contest.options.seats, list[Declared]()
    times: list[list[int]] = [[] for _ in contest.players]
    try:
        table = Table(contest, deal, play, thinking)
        times = table.times
        while True:
            state = match.deal(random)
            while (seat := state.to_act) is not None:
                state = table.after(state, seat)
            result, match = result_of(state), match.after(state)
            scores = tuple(map(sum, zip(scores, written(result), strict=True)))
            declared += game_of(result)
            if not contest.match or match.over or match.played == LONGEST:
                break
    except Fault as fault:
        forfeit = Forfeit(contest.seatings[play][fault.seat], fault.seat, fault.why, fault.what)
        return forfeited(contest, scores, match.played + 1, forfeit), tuple(map(tuple, times))
    winners = match.winners or () if contest.match else winners_of(result)
    found = Play(scores=scores, winners=winners, deals=match.played, declared=tuple(declared))
    return found, tuple(map(tuple, times))


def written(result: Result) -> tuple[int, ...]:
    """The points of a deal by seat; LS 4.3: chips, where they decide."""
    if isinstance(result, LetzterStichResult) and any(result.chips):
        return result.chips
    return result.scores


def winners_of(result: Result) -> tuple[int, ...]:
    """The seats that won a deal: in Kaiser the side, or both, that wrote most; in Skat nobody."""
    match result:
        case SchnapsenResult():
            return (result.winner,)
        case LetzterStichResult():
            return (result.last,)
        case KaiserResult():
            most = max(result.scores)
            return tuple(seat for seat, score in enumerate(result.scores) if score == most)
    return ()


def game_of(result: Result) -> list[Declared]:
    """The game of the deal's declarer, where it had one."""
    match result:
        case SkatResult():
            return [Declared(result.declarer, result.contract.contract, result.won)]
        case KaiserResult():
            return [Declared(result.declarer, result.contract.contract, result.made)]
    return []
