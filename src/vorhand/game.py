"""What all games share: deals, states, views, results, matches and messages.

A deal runs as ``state = state.apply(action)`` over immutable states. The record is the log of actions: a state
is always the replay of its record, so undo, review and spectating are one function.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Self

from msgspec import Struct

from vorhand.action import Action, Discard, Play, plays
from vorhand.cards import Card, Cards
from vorhand.options import Options, SetupError

NOBODY: Final = -1
"""The seat of those who only watch: its view holds what everybody at the table knows."""


class Message(Struct, frozen=True):
    """Words to come: the key of a message in the catalogues and its arguments, by name.

    The name says how an argument is rendered: ``card``, ``cards``, ``suit``, ``contract``, ``seat``, ``n`` ..
    """

    key: str
    args: tuple[tuple[str, Any], ...] = ()


def message(key: str, **args: Any) -> Message:
    """The message of this key with these arguments."""
    return Message(key, tuple(args.items()))


class IllegalAction(ValueError):
    """An action that the state does not list.

    Carries the unchanged `state`, the `seat`, the `action`, the `rule` (its address) and the `reason`, a message
    for the player.
    """

    def __init__(self, state: State, seat: int | None, action: Action, rule: str, reason: Message) -> None:
        super().__init__(f"'{action}' is illegal ({rule}: {reason.key})")
        self.state, self.seat, self.action, self.rule, self.reason = state, seat, action, rule, reason


class Deal(Struct, frozen=True, kw_only=True):
    """The dealt cards and what stands before them.

    `hands[seat]` (empty for a seat that only watches), `rest` the cards nobody holds in their order (skat, kitty,
    dead pile, or the stock with the turn-up last), `turn_up` a dealt card everybody has seen, `standing` the
    match score before the deal, by seat.
    """

    dealer: int
    hands: tuple[Cards, ...]
    rest: tuple[Card, ...] = ()
    turn_up: Card | None = None
    standing: tuple[int, ...] = ()


class Event(NamedTuple):
    """An action and the seat that did it."""

    seat: int
    action: Action


class Result(Struct, frozen=True, kw_only=True):
    """What a deal was worth: `scores[seat]` is what each seat writes on the score sheet."""

    scores: tuple[int, ...]

    def reckoning(self) -> tuple[Message, ...]:
        """How the scores came about, step by step."""
        raise NotImplementedError


class View(Struct, frozen=True, kw_only=True):
    """What one seat may know, and nothing else (G 5).

    `hand` are the seat's cards, `sizes[seat]` the number of cards in every hand, `actions` what the seat may do
    in its turn, `asides` what it may say at any time, `history` every action as the seat saw it, `trick` the
    cards on the table in order from `leader`.
    """

    game: str
    options: Options
    seat: int
    phase: str
    dealer: int
    to_act: int | None
    hand: Cards
    sizes: tuple[int, ...]
    leader: int | None = None
    trick: tuple[Card, ...] = ()
    actions: tuple[Action, ...] = ()
    history: tuple[Event, ...] = ()
    standing: tuple[int, ...] = ()
    turn_up: Card | None = None
    asides: tuple[Action, ...] = ()
    result: Result | None = None


class State(Struct, frozen=True, kw_only=True):
    """One moment of a deal: a phase with the fields of that phase.

    A subclass says who is to act, what the legal actions are and what comes after each; `apply` checks.
    """

    options: Options
    deal: Deal
    hands: tuple[Cards, ...]
    history: tuple[Event, ...] = ()

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None when the deal is over."""
        return None

    def actions(self) -> tuple[Action, ...]:
        """The legal actions of the seat to act, without doubles, in a fixed order."""
        return ()

    def may_say(self, seat: int) -> tuple[Action, ...]:
        """Claims and concessions that the seat may try, in or out of its turn, for all it knows."""
        return ()

    def holds(self, seat: int, action: Action) -> bool:
        """Whether one of `may_say` is accepted: a claim has to be true."""
        return True

    def asides(self, seat: int) -> tuple[Action, ...]:
        """The legal actions of a seat beside the turn: those of `may_say` that hold."""
        return tuple(action for action in self.may_say(seat) if self.holds(seat, action))

    def apply(self, action: Action, seat: int | None = None) -> State:
        """The state after this action of this seat (by default the one to act); raises `IllegalAction`."""
        actor = self.to_act if seat is None else seat
        if (actor is not None and 0 <= actor < len(self.hands)) and (
            (actor == self.to_act and action in self.actions())
            or (action in self.may_say(actor) and self.holds(actor, action))
        ):
            return self.after(actor, action)
        raise IllegalAction(self, actor, action, *self.refusal(actor, action))

    def after(self, seat: int, action: Action) -> State:
        """The state after a legal action."""
        raise NotImplementedError

    def kept(self, *events: Event) -> dict[str, Any]:
        """The fields that the next phase takes over, with these events in the history."""
        history = (*self.history, *events)
        return {"options": self.options, "deal": self.deal, "hands": self.hands, "history": history}

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        """The address of the rule that an action breaks, and the reason for the player."""
        if self.to_act is None:
            return "G 4", message("refuse-over")
        if seat != self.to_act:
            return "G 2", message("refuse-turn")
        return "G 4", message("refuse-now")

    def view(self, seat: int) -> View:
        """What this seat may know; what everybody knows for `NOBODY`."""
        raise NotImplementedError

    def seen(self, seat: int) -> dict[str, Any]:
        """The fields of a view that every game shares."""
        to_act = self.to_act
        return {
            "options": self.options,
            "seat": seat,
            "phase": type(self).__name__.lower(),
            "dealer": self.deal.dealer,
            "to_act": to_act,
            "hand": self.hands[seat] if seat != NOBODY else Cards(),
            "sizes": tuple(map(len, self.hands)),
            "actions": self.actions() if seat == to_act else (),
            "history": tuple(
                [
                    Event(event.seat, event.action.hidden())
                    if isinstance(event.action, Discard) and event.seat != seat
                    else event
                    for event in self.history
                ]
            ),
            "standing": self.deal.standing,
            "turn_up": self.deal.turn_up,
            "asides": self.may_say(seat) if seat != NOBODY else (),
        }


class TrickPlay(State, frozen=True, kw_only=True):
    """The phase of play: `turn` the seats in the order in which they play to the trick, `trick` its cards so far.

    A subclass says which cards are `legal`, why another is not (`why_not`) and what a full trick does.
    """

    turn: tuple[int, ...]
    trick: tuple[Card, ...] = ()

    @property
    def to_act(self) -> int:
        return self.turn[len(self.trick)]

    def legal(self) -> Cards:
        """The cards that the seat to act may play."""
        raise NotImplementedError

    def why_not(self, card: Card) -> tuple[str, Message]:
        """The rule that forbids a card which is in the hand."""
        raise NotImplementedError

    def actions(self) -> tuple[Action, ...]:
        return plays(self.legal())

    def refusal(self, seat: int | None, action: Action) -> tuple[str, Message]:
        if seat == self.to_act and isinstance(action, Play):
            if action.card not in self.hands[seat]:
                return "G 4", message("refuse-not-held", card=action.card)
            if action.card not in self.legal():
                return self.why_not(action.card)
        return super().refusal(seat, action)

    def seen(self, seat: int) -> dict[str, Any]:
        return super().seen(seat) | {"leader": self.turn[0], "trick": self.trick}

    def laid(self, action: Action) -> dict[str, Any]:
        """The fields that a played card changes, whatever the game."""
        assert isinstance(action, Play)
        seat = self.to_act
        hands = list(self.hands)
        hands[seat] = hands[seat].without(action.card)
        return {
            "hands": tuple(hands),
            "trick": (*self.trick, action.card),
            "history": (*self.history, Event(seat, action)),
        }

    def turned(self, winner: int) -> tuple[int, ...]:
        """The order of the next trick, led by the seat at the index `winner` of this one (G 3)."""
        return self.turn[winner:] + self.turn[:winner]


class Match(Struct, frozen=True, kw_only=True):
    """Deals one after another, as a value: who deals next, what has been written, who has won.

    `totals[seat]` is the score sheet, `played` counts the deals, `winners` are the seats that won, once over.
    """

    options: Options
    dealer: int
    totals: tuple[int, ...]
    played: int = 0
    winners: tuple[int, ...] | None = None

    def deal(self, random: Random) -> State:
        """The first state of the next deal, its cards shuffled by this generator (G 1)."""
        raise NotImplementedError

    def after(self, state: State) -> Self:
        """The match with a finished deal written down."""
        raise NotImplementedError

    def written(self, scores: Sequence[int]) -> tuple[int, ...]:
        """The totals with these scores added."""
        return tuple(total + score for total, score in zip(self.totals, scores, strict=True))

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return self.winners is not None

    @property
    def label(self) -> Message | None:
        """A name that a won match has of its own."""
        return None

    @property
    def length(self) -> int | None:
        """How many deals it lasts, where that is agreed beforehand."""
        return None


class Game(Struct, frozen=True):
    """A game: its name, its options and their presets, and how a deal and a match begin."""

    name: str
    options: type[Options]
    presets: Mapping[str, Options]
    start: Callable[[Any, Deal], State]
    """The first state of a deal; raises `SetupError` where the deal cannot be."""
    match: Callable[[Any, Random], Match]
    """A new match; the generator cuts for the first dealer."""
    record_preset: str
    """The preset that a record means where it names none."""


def result_of(state: State) -> Result:
    """The result of a finished deal."""
    result = getattr(state, "result", None)
    assert isinstance(result, Result), "the deal is not over"
    return result


_PLAIN: Final = frozenset({int, bool, str})
_TEXTS: Final = (Card, Cards, Action)
_LISTS: Final = (tuple, list)


def plain(value: Any) -> Any:
    """The value as JSON knows it: cards and actions by their text, structs as objects, sets of cards as text."""
    if value is None or type(value) in _PLAIN:
        return value
    if isinstance(value, _TEXTS):
        return str(value)
    if isinstance(value, Event):
        return [value.seat, str(value.action)]
    if isinstance(value, _LISTS):
        return [plain(item) for item in value]
    if isinstance(value, Struct):
        return {name: plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    return value


def shuffled(cards: Cards, random: Random) -> list[Card]:
    """The pack in the order in which it is dealt."""
    pack = list(cards)
    random.shuffle(pack)
    return pack


def check_cards(deal: Deal, seats: int, pack: Cards) -> None:
    """Raises `SetupError` unless the deal has so many hands and just the cards of this pack, each once."""
    if len(deal.hands) != seats:
        raise SetupError(f"the deal has {len(deal.hands)} hands, the table {seats} seats")
    if not 0 <= deal.dealer < seats:
        raise SetupError(f"the dealer is seat {deal.dealer}, the seats are 0 to {seats - 1}")
    hands = {f"the hand of seat {seat}": tuple(hand) for seat, hand in enumerate(deal.hands)}
    there: dict[Card, str] = {}
    for place, cards in (hands | {"the rest": deal.rest}).items():
        for card in cards:
            if card in there:
                raise SetupError(f"{card} is there twice: in {there[card]} and in {place}")
            if card not in pack:
                raise SetupError(f"{card} in {place} is not in the pack of {len(pack)} cards")
            there[card] = place
    if missing := pack - Cards(there):
        raise SetupError(f"missing from the deal: {missing}")
    if deal.standing and len(deal.standing) != seats:
        raise SetupError(f"the standing names {len(deal.standing)} seats, the table has {seats}")
