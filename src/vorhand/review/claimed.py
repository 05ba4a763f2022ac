"""Why a claim could fail: from what its seat sees, and nothing else, so that the refusal tells no card (SK 5.5)."""

from __future__ import annotations

from typing import Final

from vorhand.action import Claim
from vorhand.claims import MOST, TooLong, lost_trick
from vorhand.game import Message, View, message
from vorhand.games.skat.play import Playing
from vorhand.players.worlds import state_of, worlds

WORLDS: Final = 6
"""So many ways the cards may lie are looked at."""


def breakable(view: View) -> Message | None:
    """SK 5.5: a trick that the side of a claim could lose for all it sees; None where no such way is found.

    It is the same in every deal that looks the same to the seat: whether the claim holds in this one it does not know.
    All worlds together take as many positions as a proof (`MOST`), so that it is the same on every machine too.
    """
    if Claim() not in view.asides:
        return None
    positions = iter(range(MOST))
    for world in worlds(view, WORLDS, 0):
        state = state_of(view, world)
        assert isinstance(state, Playing)
        side = state.side(view.seat)
        takers = tuple(seat for seat in range(3) if seat != view.seat) if state.null else side
        try:
            found = lost_trick(state.ranking, state.hands, state.turn, state.trick, side, takers, positions)
        except TooLong:
            return None
        if found is not None:
            return message("refuse-sk-claim-lost", cards=found[0], seat=found[1])
    return None
