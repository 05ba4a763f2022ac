"""Kaiser: the cards to pass to the partner, and to lay away from the kitty (KA 7.3, KA 7.5).

Those that the maxims would miss least are tried in worlds, where the others pass, bid and name by the maxims (KA 8).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Final

from vorhand.action import Action, Discard, Give
from vorhand.cards import Cards
from vorhand.game import State
from vorhand.games import GAMES
from vorhand.games.kaiser.auction import KITTY
from vorhand.games.kaiser.passing import GIVEN
from vorhand.games.kaiser.table import KaiserView
from vorhand.players.maxims.kaiser import advise, by_need, to_give
from vorhand.players.search.candidate import Asked, Found
from vorhand.players.search.effort import Effort
from vorhand.players.search.kaiser.auction import End, average, end, settled, solved
from vorhand.players.worlds import World, state_of, worlds
from vorhand.players.worlds.kaiser import order
from vorhand.players.worlds.world import dealt

WORLDS: Final = 48
"""How many worlds are thought over with all effort."""
LEAST: Final = {Give: 6, Discard: 7}
"""The cards are chosen among so many, those that are missed least ..."""
NARROW: Final = 4
"""... all choices tried in a quarter of the worlds, and so many of them in all."""


def search(view: KaiserView, effort: Effort, seed: int, also: Asked = ()) -> Found:
    """What the likeliest choices bring, and `also` these."""
    starts = [start_of(view, world) for world in worlds(view, max(4, round(effort.share * WORLDS)), seed)]
    few = len(starts) // 4
    every = list(also if len(also) > 1 else dict.fromkeys([*choices(view), *also]))
    with ThreadPoolExecutor(effort.threads) as pool:

        def tried(action: Action, some: Sequence[State]) -> list[End]:
            return list(pool.map(lambda start: ended(view, start, action), some))

        first = {action: tried(action, starts[:few]) for action in every}
        ranked = sorted(every, key=lambda action: -average(action, first[action]).worth)
        kept = [action for place, action in enumerate(ranked) if place < NARROW or action in also]
        found = tuple(average(action, first[action] + tried(action, starts[few:])) for action in kept)
    return Found(found, len(starts), "score")


def choices(view: KaiserView) -> Iterable[Action]:
    """The choices that are tried, the maxims' first."""
    if view.phase == "passing":
        return (Give(Cards(cards)) for cards in combinations(to_give(view)[: LEAST[Give]], GIVEN))
    return (Discard(Cards(cards)) for cards in combinations(by_need(view.hand, order(view))[: LEAST[Discard]], KITTY))


def start_of(view: KaiserView, world: World) -> State:
    """The state of a world; what others have passed unseen, they have passed by the maxims."""
    if view.phase != "passing":
        return state_of(view, world)
    state = GAMES[view.game].start(view.options, dealt(view, world.hands, world.rest))
    while state.to_act is not None and state.to_act != view.seat:
        state = advised(state)
    return state


def advised(state: State) -> State:
    """The state after what the maxims advise."""
    assert state.to_act is not None
    view = state.view(state.to_act)
    assert isinstance(view, KaiserView)
    return state.apply(advise(view).action)


def ended(view: KaiserView, start: State, action: Action) -> End:
    """What becomes of an action in a world."""
    state = settled(start.apply(action))
    return end(view, state.declarer, state.bid, state.contract, solved(state))
