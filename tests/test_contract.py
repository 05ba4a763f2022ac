"""The laws that every game keeps, over all its options."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from random import Random
from typing import Final

import pytest
import strategies
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace
from strategies import Moment, actions, as_json, deals, half_played, seeds

from vorhand.action import (
    ACTIONS,
    CONTRACTS,
    Action,
    Announce,
    Bid,
    Discard,
    Exchange,
    Give,
    Marry,
    Play,
    Take,
    parse_action,
)
from vorhand.cards import RANKS, Card, Cards
from vorhand.game import Deal, Event, Game, IllegalAction, State, result_of
from vorhand.games import GAMES
from vorhand.options import SetupError

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
ADDRESSES: Final = {"letzter-stich": "LS", "kaiser": "KA", "schnapsen": "SN", "skat": "SK"}

NAMEABLE: Final[list[Action]] = [
    *(kind() for kind in ACTIONS.values() if not kind.__struct_fields__),
    *(kind(Card(suit + rank)) for kind in (Play, Marry) for suit in "CSHD" for rank in RANKS),
    *(Bid(value, no_trump) for value in range(30) for no_trump in (False, True)),
    *(Announce(contract, flags) for contract in CONTRACTS for flags in [(), ("hand",), ("low",), ("ouvert",)]),
    *(Discard(), Give()),
]


def may(state: State, seat: int, action: Action) -> bool:
    """Whether the state lists the action for the seat, in its turn or out of it."""
    if seat == state.to_act and action in state.actions():
        return True
    return seat in range(state.options.seats) and action in state.may_say(seat) and state.holds(seat, action)


# States


@games
def test_random_play_ends_with_a_result(game: Game) -> None:
    """Every deal under every options ends, and then names a score for every seat and how it came about."""

    @given(deals(game), seeds)
    def check(first: State, seed: int) -> None:
        last = strategies.moments(first, Random(seed))[-1]
        assert last.to_act is None
        assert last.actions() == ()
        assert len(result_of(last).scores) == last.options.seats
        assert all(step.key for step in result_of(last).reckoning())

    check()


@games
def test_a_state_is_the_replay_of_its_actions(game: Game) -> None:
    """The deal and the actions alone give every state again, equal and with equal bytes of its views."""

    @given(half_played(game))
    def check(moment: Moment) -> None:
        first, state = moment.states[0], moment.state
        again = game.start(first.options, first.deal)
        assert again == first
        for event in state.history:
            again = again.apply(event.action, event.seat)
        assert again == state
        for seat in range(state.options.seats):
            assert as_json(again.view(seat)) == as_json(state.view(seat))

    check()


@games
def test_an_action_leaves_the_old_state_as_it_was(game: Game) -> None:
    """A state shows the same after all that followed it."""

    @given(deals(game), seeds)
    def check(first: State, seed: int) -> None:
        state, random, shown = first, Random(seed), []
        while state.to_act is not None:
            shown.append((state, as_json(state)))
            state = strategies.step(state, random)
        assert all(as_json(old) == before for old, before in shown)

    check()


@games
def test_the_history_grows_by_the_action_just_done(game: Game) -> None:
    """Every action is written down with its seat, at the end, and nothing else changes in the history."""

    @given(half_played(game))
    def check(moment: Moment) -> None:
        for before, after in pairwise(moment.states):
            assert after.history[:-1] == before.history
            seat, action = after.history[-1]
            assert may(before, seat, action)
            assert before.apply(action, seat) == after

    check()


# Actions


@games
def test_actions_are_without_doubles_and_never_empty_before_the_end(game: Game) -> None:
    """As long as somebody is to act he has something to do, and everything once."""

    @given(half_played(game))
    def check(moment: Moment) -> None:
        for state in moment.states:
            listed = [str(action) for action in state.actions()]
            assert len(set(listed)) == len(listed)
            assert bool(listed) == (state.to_act is not None)
            assert state.to_act is None or 0 <= state.to_act < state.options.seats
            assert state.actions() == state.actions()

    check()


@games
def test_an_action_round_trips_through_its_text(game: Game) -> None:
    """Every legal action is read back from what it is written as."""

    @given(half_played(game))
    def check(moment: Moment) -> None:
        for state in moment.states:
            said = [aside for seat in range(state.options.seats) for aside in state.may_say(seat)]
            for action in [*state.actions(), *said]:
                assert parse_action(str(action)) == action

    check()


def refused(state: State, seat: int, action: Action, letters: str) -> None:
    """Asserts that the action is refused as it should be."""
    before = as_json(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply(action, seat)
    error = caught.value
    assert error.state is state
    assert as_json(state) == before
    assert (error.seat, error.action) == (seat, action)
    assert re.fullmatch(rf"G [1-8]|{letters} \d{{1,2}}\.\d{{1,2}}", error.rule), error.rule
    assert re.fullmatch(r"refuse(-[a-z0-9]+)+", error.reason.key), error.reason.key
    assert error.rule in str(error)
    assert str(action) in str(error)


@games
def test_apply_succeeds_exactly_for_what_is_listed(game: Game) -> None:
    """Any action that can be named is accepted if it is listed, and else refused with the state and a rule."""

    @settings(max_examples=15)
    @given(half_played(game), st.integers(-1, 6), st.lists(actions, max_size=20))
    def check(moment: Moment, stranger: int, more: list[Action]) -> None:
        state = moment.state
        earlier = [action for old in moment.states[-12:] for action in old.actions()]
        for seat in {stranger, state.to_act, (state.to_act or 0) + 1} - {None}:
            assert seat is not None
            for action in {str(action): action for action in [*NAMEABLE, *earlier, *more]}.values():
                if may(state, seat, action):
                    after = state.apply(action, seat)
                    assert after.history == (*state.history, Event(seat, action))
                else:
                    refused(state, seat, action, ADDRESSES[game.name])

    check()


@games
def test_nothing_is_accepted_from_a_finished_deal(game: Game) -> None:
    """When the deal is over every action of every seat is refused, and a seat need not be named."""

    @settings(max_examples=10)
    @given(deals(game), seeds)
    def check(first: State, seed: int) -> None:
        states = strategies.moments(first, Random(seed))
        for action in {str(event.action): event.action for event in states[-1].history}.values():
            for seat in range(first.options.seats):
                refused(states[-1], seat, action, ADDRESSES[game.name])
        with pytest.raises(IllegalAction, match="refuse-over"):
            states[-1].apply(states[0].actions()[0])

    check()


# Cards


class Table(Struct):
    """Where every card lies and who has seen it, told from the deal and the events without the game's code.

    `away` are the cards that nobody holds and nobody plays; `open` those that everybody has seen, `known[seat]`
    those that a seat has seen beside them.
    """

    name: str
    seats: int
    hands: list[Cards]
    away: list[Card]
    open: Cards
    known: list[Cards]
    trick: list[Card]
    given: dict[int, Cards]
    declarer: int | None = None
    turn_up: Card | None = None
    closed: bool = False

    @classmethod
    def of(cls, game: Game, first: State) -> Table:
        """The table before the first action."""
        deal = first.deal
        return cls(
            name=game.name,
            seats=first.options.seats,
            hands=list(deal.hands),
            away=list(deal.rest),
            open=Cards([deal.turn_up]) if deal.turn_up is not None else Cards(),
            known=list(deal.hands),
            trick=[],
            given={},
            turn_up=deal.turn_up,
        )

    def sees(self, seat: int) -> Cards:
        """The cards whose place this seat can tell."""
        return self.known[seat] | self.open

    def happens(self, event: Event, after: State) -> None:
        """Goes on by an event; `after` says who is to act next and in which phase."""
        seat, action = event
        if isinstance(action, Play):
            self.plays(seat, action.card)
            if isinstance(action, Marry):
                partner = {"K": "Q", "Q": "K"}[str(action.card)[1]]
                self.open |= Cards(str(action.card)[0] + partner)
        elif isinstance(action, Give):
            self.given[seat] = action.cards
            if len(self.given) == self.seats:  # all at once
                for giver, cards in self.given.items():
                    self.hands[giver] -= cards
                for giver, cards in self.given.items():
                    self.receives((giver + 2) % 4, cards)
        elif isinstance(action, Discard):
            self.hands[seat] -= action.cards
            self.away = list(action.cards)
        elif isinstance(action, Exchange):
            assert self.turn_up is not None
            knave = Card(str(self.turn_up)[0] + "J")
            self.open |= Cards([knave])
            self.hands[seat] = self.hands[seat].without(knave) | Cards([self.turn_up])
            self.away[-1] = self.turn_up = knave
        elif str(action) == "close":
            self.closed = True
        getattr(self, self.name.replace("-", "_"))(event, after)

    def plays(self, seat: int, card: Card) -> None:
        """A card goes face up from a hand to the trick."""
        self.hands[seat] = self.hands[seat].without(card)
        self.open |= Cards([card])
        self.trick = [*self.trick, card]

    def receives(self, seat: int, cards: Cards) -> None:
        """Cards come into a hand, seen by its player."""
        self.hands[seat] |= cards
        self.known[seat] |= cards

    def letzter_stich(self, event: Event, after: State) -> None:
        """Nothing but what is played is ever seen."""

    def kaiser(self, event: Event, after: State) -> None:
        """The declarer takes the kitty once the contract is named."""
        if isinstance(event.action, Bid | Take):
            self.declarer = event.seat
        if len(self.away) == 4 and after.hands != tuple(self.hands) and self.declarer is not None:
            self.receives(self.declarer, Cards(self.away))
            self.away = []

    def schnapsen(self, event: Event, after: State) -> None:
        """After a trick the winner draws first, as long as the stock is open and the deal goes on."""
        if not isinstance(event.action, Play) or len(self.trick) < 2:
            return
        self.trick = []
        if after.to_act is not None and self.away and not self.closed:
            for seat in (after.to_act, 1 - after.to_act):
                self.receives(seat, Cards([self.away.pop(0)]))

    def skat(self, event: Event, after: State) -> None:
        """The declarer takes the skat; an ouvert hand lies open."""
        if isinstance(event.action, Take):
            self.receives(event.seat, Cards(self.away))
            self.away = []
        if isinstance(event.action, Announce) and "ouvert" in event.action.flags:
            self.open |= self.hands[event.seat]


def told(game: Game, states: list[State]) -> Iterator[tuple[Table, State]]:
    """Every state with the table as it is told independently."""
    table = Table.of(game, states[0])
    yield table, states[0]
    for state in states[1:]:
        table.happens(state.history[-1], state)
        yield table, state


@games
def test_every_card_of_the_pack_lies_in_one_place(game: Game) -> None:
    """Hands, played cards and cards lying away make up the pack, and the hands are those of the events."""

    @given(deals(game), seeds)
    def check(first: State, seed: int) -> None:
        pack = Cards([*first.deal.rest, *(card for hand in first.deal.hands for card in hand)])
        for table, state in told(game, strategies.moments(first, Random(seed))):
            played = [action.card for _, action in state.history if isinstance(action, Play)]
            held = [card for hand in table.hands for card in hand]
            everywhere = [*held, *played, *table.away]
            assert Cards(everywhere) == pack
            assert len(everywhere) == len(pack)
            if state.to_act is not None:
                assert state.hands == tuple(table.hands)

    check()


# Views


@games
def test_a_view_is_the_seats_own_and_lists_what_it_may_do(game: Game) -> None:
    """A view holds the seat's hand, its actions in its turn, its asides, and every event in order."""

    @given(half_played(game))
    def check(moment: Moment) -> None:
        state = moment.state
        for seat in range(state.options.seats):
            view = state.view(seat)
            assert (view.game, view.seat, view.options) == (game.name, seat, state.options)
            assert view.hand == state.hands[seat]
            assert view.sizes == tuple(map(len, state.hands))
            assert view.to_act == state.to_act
            assert view.actions == (state.actions() if seat == state.to_act else ())
            assert view.asides == state.may_say(seat)
            assert [event.seat for event in view.history] == [event.seat for event in state.history]
            assert (view.result is None) == (state.to_act is not None)

    check()


def swapper(one: Card, other: Card) -> Callable[[Cards], Cards]:
    """Puts each of two cards in the place of the other."""
    both = Cards([one, other])

    def swap(cards: Cards) -> Cards:
        return Cards(int(cards) ^ both) if len(cards & both) == 1 else cards

    return swap


def swapped(deal: Deal, one: Card, other: Card) -> Deal:
    """The deal in which two cards have changed their places."""
    swap, place = swapper(one, other), {one: other, other: one}
    return replace(deal, hands=tuple(map(swap, deal.hands)), rest=tuple(place.get(card, card) for card in deal.rest))


def replayed(game: Game, states: list[State], one: Card, other: Card) -> list[State] | None:
    """The same events after a deal with two cards swapped, in hidden actions too; None where one is illegal."""
    first, swap = states[0], swapper(one, other)
    try:
        state = game.start(first.options, swapped(first.deal, one, other))
        again = [state]
        for seat, action in states[-1].history:
            if isinstance(action, Discard):
                action = type(action)(swap(action.cards))
            state = state.apply(action, seat)
            again.append(state)
    except (SetupError, IllegalAction):
        return None
    return again


SWAPS: Final = {"letzter-stich": (500, 0), "kaiser": (500, 20), "schnapsen": (500, 0), "skat": (500, 20)}
"""How many legal swaps the next test must have seen at the least, and how many that change a hidden action."""


@games
def test_a_view_shows_nothing_that_its_seat_cannot_see(game: Game) -> None:
    """Two cards that a seat cannot see may change their places: all its views stay the same, byte by byte."""
    swaps = hidden = 0

    @settings(max_examples=100)
    @given(half_played(game), seeds)
    def check(moment: Moment, seed: int) -> None:
        nonlocal swaps, hidden
        states, random = moment.states, Random(seed)
        seat = random.randrange(moment.state.options.seats)
        *_, (table, _) = told(game, states)
        pack = Cards([*states[0].deal.rest, *(card for hand in states[0].deal.hands for card in hand)])
        unseen = pack - table.sees(seat)
        pairs = [pair for pair in combinations(unseen, 2) if swapped(states[0].deal, *pair) != states[0].deal]
        laid = {card for _, action in moment.state.history if isinstance(action, Discard) for card in action.cards}
        random.shuffle(pairs)
        pairs.sort(key=laid.isdisjoint)  # first those that change a hidden action
        for one, other in [*pairs[:6], *pairs[6:][-6:]]:
            if (again := replayed(game, states, one, other)) is None:
                continue
            swaps += 1
            hidden += again[-1].history != states[-1].history
            for before, after in zip(states, again, strict=True):
                if before.to_act is None and result_of(before) != result_of(after):
                    continue  # the reckoning is public, and tells what the hidden cards were worth
                assert as_json(before.view(seat)) == as_json(after.view(seat)), f"{one} {other}"

    check()
    least, least_hidden = SWAPS[game.name]
    assert swaps >= least, f"only {swaps} legal swaps"
    assert hidden >= least_hidden, f"only {hidden} legal swaps that change a hidden action"
