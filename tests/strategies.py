"""Hypothesis strategies and helpers for all games: option sets, deals, matches and moments of a deal.

A test file that imports this module runs under its profile: the same examples every time, and no data base of them.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, NamedTuple, get_args

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from vorhand.action import (
    ACTIONS,
    CONTRACTS,
    FLAGS,
    Action,
    Announce,
    Bid,
    Discard,
    Give,
    Marry,
    Play,
    parse_action,
)
from vorhand.cards import RANKS, Card, Cards
from vorhand.game import Game, Match, State, plain
from vorhand.options import Options, SetupError, fields

settings.register_profile(
    "vorhand",
    database=None,
    deadline=None,
    derandomize=True,
    max_examples=60,
    phases=[Phase.explicit, Phase.generate],  # deals come from seeds: to shrink them takes minutes and tells nothing
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("vorhand")

seeds = st.integers(0, 2**32 - 1)


# Options


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Any value that the annotation of an option admits; for a number its ends are likely."""
    bare, meta = kind.__origin__, kind.__metadata__[0]
    if bare is bool:
        return st.booleans()
    if bare is int:
        low, high = meta.ge, meta.le
        return st.one_of(st.integers(low, min(low + 3, high)), st.just(high), st.integers(low, high))
    return st.sampled_from(get_args(bare))


def is_legal(options: Options) -> bool:
    """Whether these options may stand together."""
    try:
        options.check()
    except SetupError:
        return False
    return True


@st.composite
def option_sets(draw: st.DrawFn, game: Game) -> Options:
    """Any legal option set: a preset in which some options are changed, one after another."""
    options = draw(st.sampled_from(list(game.presets.values())))
    for name, kind in fields(game.options).items():
        if draw(st.booleans()):
            changed = replace(options, **{name: draw(values(kind))})
            options = changed if is_legal(changed) else options
    return options


# Play


def any_action(state: State, random: Random) -> Action:
    """A legal action: any kind is as likely as any other, so that an auction does not end at its top."""
    actions = state.actions()
    kind = random.choice(sorted({type(action).__name__ for action in actions}))
    return random.choice([action for action in actions if type(action).__name__ == kind])


def step(state: State, random: Random) -> State:
    """The state after a random action; now and then after something said out of turn, by any seat."""
    if random.random() < 0.04:
        seat = random.randrange(state.options.seats)
        said = state.may_say(seat)
        if said and state.holds(seat, aside := random.choice(said)):
            return state.apply(aside, seat)
    return state.apply(any_action(state, random))


def moments(state: State, random: Random) -> list[State]:
    """Every state of a deal that is played to its end at random, the first and the last among them."""
    states = [state]
    while state.to_act is not None:
        state = step(state, random)
        states.append(state)
    return states


def first_state(game: Game, options: Options, seed: int) -> State:
    """The first deal of a match, by seed."""
    random = Random(seed)
    match: Match = game.match(options, random)
    return match.deal(random)


def later_match(match: Match, random: Random, deals: int) -> Match:
    """The match after so many deals of random play, or as it stands before the deal that decides it."""
    for _ in range(deals):
        after = match.after(moments(match.deal(random), random)[-1])
        if after.over:
            break
        match = after
    return match


class Moment(NamedTuple):
    """A deal under way: all its states so far; the last is the moment."""

    game: Game
    states: list[State]

    @property
    def state(self) -> State:
        return self.states[-1]


@st.composite
def deals(draw: st.DrawFn, game: Game, most: int = 6) -> State:
    """The first state of any deal of a match under any options, a tie-break deal among them."""
    options, random = draw(option_sets(game)), Random(draw(seeds))
    match = later_match(game.match(options, random), random, draw(st.integers(0, most)))
    return match.deal(random)


@st.composite
def half_played(draw: st.DrawFn, game: Game) -> Moment:
    """Any moment of any deal under any options, with the states before it."""
    states = moments(draw(deals(game)), Random(draw(seeds)))
    return Moment(game, states[: draw(st.integers(1, len(states)))])


# Actions

cards = st.sampled_from([Card(suit + rank) for suit in "CSHD" for rank in RANKS])
card_sets = st.lists(cards, max_size=5, unique=True).map(Cards)
actions: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([kind() for kind in ACTIONS.values() if not kind.__struct_fields__]),
    st.builds(Play, cards),
    st.builds(Marry, cards),
    st.builds(Bid, st.integers(0, 999), st.booleans()),
    st.builds(Discard, card_sets),
    st.builds(Give, card_sets),
    st.builds(
        Announce,
        st.sampled_from(CONTRACTS),
        st.sets(st.sampled_from(FLAGS)).map(lambda flags: tuple(flag for flag in FLAGS if flag in flags)),
    ),
)
"""Any action of any kind, whether a game knows it or not."""

# Helpers


def as_json(value: Any) -> bytes:
    """The bytes of a value on the wire."""
    return json.dumps(plain(value)).encode()


def play_out(state: State, text: str) -> State:
    """The state after these actions, separated by commas; `play` may be left out before a card.

    >>> from vorhand.games import GAMES
    >>> game = GAMES["letzter-stich"]
    >>> state = first_state(game, game.presets["seed"], 1)
    >>> play_out(state, str(state.actions()[0])).history == state.apply(state.actions()[0]).history
    True
    """
    for words in filter(None, (part.strip() for part in text.split(","))):
        state = state.apply(parse_action(words if words.split()[0] in ACTIONS else f"play {words}"))
    return state
