"""The other side: bots of the package `schnapsen`, asked by lines of JSON on standard input.

Runs in that package's own environment and knows nothing of ours. One object a line, one line answers it:

    {"new": "rdeep", "seed": 7}                     a new bot, for a deal
    {"decide": {..}}                                what its seat may know, as a view; answers an action
    {"replay": {"dealer", "hands", "stock", "actions"}}     a finished deal; answers what that engine made of it
"""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from schnapsen.bots import BullyBot, RandBot, RdeepBot
from schnapsen.deck import Card, Rank, Suit
from schnapsen.game import (
    Bot,
    BotState,
    GameState,
    Hand,
    Marriage,
    Move,
    PlayerPerspective,
    RegularMove,
    SchnapsenGamePlayEngine,
    Talon,
    TrumpExchange,
)

BOTS: dict[str, Callable[[Random], Bot]] = {
    "rand": RandBot,
    "bully": BullyBot,
    "rdeep": lambda random: RdeepBot(num_samples=16, depth=4, rand=random),
}
SUITS = {"C": Suit.CLUBS, "S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS}
RANKS = {"A": Rank.ACE, "K": Rank.KING, "Q": Rank.QUEEN, "J": Rank.JACK, "T": Rank.TEN}
CARDS = {s + r: Card.get_card(rank, suit) for s, suit in SUITS.items() for r, rank in RANKS.items()}
NAMES = {card: name for name, card in CARDS.items()}
ENGINE = SchnapsenGamePlayEngine()
DRAWS = 5
"""How many tricks are drawn after: the stock has ten cards."""

Ask = Callable[[int, PlayerPerspective, Move | None], Move]


# Words


def move_of(text: str, trump: Suit) -> Move:
    """The platform's move for the text of an action."""
    verb, *words = text.split()
    if verb == "exchange":
        return TrumpExchange(Card.get_card(Rank.JACK, trump))
    card = CARDS[words[0]]
    if verb == "marry":
        return Marriage(Card.get_card(Rank.QUEEN, card.suit), card)
    return RegularMove(card)


def text_of(move: Move) -> str:
    """The text of the action that a move of the platform is."""
    if move.is_trump_exchange():
        return "exchange"
    if move.is_marriage():
        return f"marry {NAMES[move.as_marriage().underlying_regular_move().card]}"
    return f"play {NAMES[move.as_regular_move().card]}"


def names(cards: Iterable[Card]) -> list[str]:
    """The cards by their names, sorted."""
    return sorted(NAMES[card] for card in cards)


# The platform's engine, at a table of ours


class Seat(Bot):
    """Hands every question of the engine on, with the number of the seat that was asked."""

    def __init__(self, seat: int, ask: Ask) -> None:
        super().__init__(f"seat {seat}")
        self.seat, self.ask, self.score = seat, ask, 0

    def get_move(self, perspective: PlayerPerspective, leader_move: Move | None) -> Move:
        return self.ask(self.seat, perspective, leader_move)

    def notify_game_end(self, won: bool, perspective: PlayerPerspective) -> None:
        self.score = perspective.get_my_score().direct_points


def run(dealer: int, hands: Sequence[Sequence[str]], stock: Sequence[str], ask: Ask) -> dict[str, Any]:
    """The deal from its first card on, by the platform's engine; what it was worth."""
    seats = [Seat(seat, ask) for seat in range(2)]
    leader, follower = [
        BotState(implementation=seats[seat], hand=Hand([CARDS[name] for name in hands[seat]]))
        for seat in (1 - dealer, dealer)
    ]
    talon = Talon([CARDS[name] for name in stock])
    state = GameState(leader=leader, follower=follower, talon=talon, previous=None)
    winner, points, _ = ENGINE.play_game_from_state(state, leader_move=None)
    return {"winner": seats.index(winner), "game_points": points, "points": [seat.score for seat in seats]}


class Answered(Exception):
    """Leaves the engine with the answer to a decision."""


def decide(bot: Bot, view: dict[str, Any]) -> dict[str, Any]:
    """What the bot does: the deal so far is played again, and then the engine asks it."""
    script = iter(view["history"])

    def ask(seat: int, perspective: PlayerPerspective, leader_move: Move | None) -> Move:
        for actor, action in script:
            assert actor == seat, f"seat {seat} was asked, seat {actor} had acted"
            return move_of(action, perspective.get_trump_suit())
        assert seat == view["seat"], f"seat {seat} was asked, not seat {view['seat']}"
        legal, hand = sorted(map(text_of, perspective.valid_moves())), names(perspective.get_hand())
        assert hand == sorted(view["hand"].split()), f"the hand was rebuilt as {hand}"
        start = time.perf_counter()
        move = bot.get_move(perspective, leader_move)
        seconds = time.perf_counter() - start
        raise Answered({"action": text_of(move), "legal": legal, "seconds": seconds})

    try:
        run(view["dealer"], *dealt(view), ask)
    except Answered as answer:
        return dict(answer.args[0])
    raise AssertionError("the deal ended before the decision")


def replay(deal: dict[str, Any]) -> dict[str, Any]:
    """What the engine made of a finished deal: the position and the legal actions at each decision, the end."""
    script, decisions = iter(deal["actions"]), []

    def ask(seat: int, perspective: PlayerPerspective, leader_move: Move | None) -> Move:
        mine, other = perspective.get_my_score(), perspective.get_opponent_score()
        scores = (mine, other) if seat == 0 else (other, mine)
        turn_up = perspective.get_trump_card()
        decisions.append(
            {
                "seat": seat,
                "leads": leader_move is None,
                "hand": names(perspective.get_hand()),
                "legal": sorted(map(text_of, perspective.valid_moves())),
                "stock": perspective.get_talon_size(),
                "turn_up": turn_up and NAMES[turn_up],
                "points": [score.direct_points for score in scores],
                "pending": [score.pending_points for score in scores],
            }
        )
        return move_of(next(script), perspective.get_trump_suit())

    end = run(deal["dealer"], deal["hands"], deal["stock"], ask)
    return end | {"decisions": decisions, "left": len(list(script))}


# A deal that the seat cannot tell from the true one


def dealt(view: dict[str, Any]) -> tuple[list[list[str]], list[str]]:
    """Hands and stock at the deal: true where the seat knows them, else one way in which it may have been.

    The opponent's cards are placed by when he showed them, the earliest in his hand at the deal; the cards that the
    seat has not seen fill what is left, in the order of the pack.
    """
    me, winners, indicator = view["seat"], view["winners"], view["indicator"]
    jack = indicator[0] + "J"
    mine, shown, exchanger = set(view["hand"].split()), dict[str, int](), None
    laid = 0
    for seat, action in view["history"]:
        verb, *words = action.split()
        cards = words
        if verb == "exchange":
            exchanger, cards = seat, [jack]
        elif verb == "marry":
            cards = [words[0], words[0][0] + "Q"]
        if seat == me:
            mine.update(cards)
        else:
            for card in cards:
                shown.setdefault(card, laid // 2)  # the number of the trick by which he had it
        laid += verb != "exchange"
    # Nobody was dealt the indicator, nor the jack that lay in its place and that the other had put there.
    mine -= {indicator, jack if exchanger == 1 - me else indicator}
    shown.pop(indicator, None)
    if exchanger == me:
        shown.pop(jack, None)

    stock: list[str | None] = [None] * 9 + [indicator]
    theirs: list[tuple[int, int]] = []  # the places in the stock that he drew, with the first trick they serve
    drawn = iter(view["drawn"])
    for trick, winner in enumerate(winners[:DRAWS]):
        for place, seat in enumerate((winner, 1 - winner), 2 * trick):
            card = next(drawn) if seat == me else None
            if place == 9:
                continue
            if seat == me:
                stock[place] = card
                mine.discard(card)
            else:
                theirs.append((trick + 1, place))

    known = sorted(shown, key=lambda card: shown[card])
    rest = [card for card in CARDS if card not in mine and card not in shown and card not in stock]
    known += rest[: 5 + len(theirs) - len(known)]
    rest = [card for card in rest if card not in known]
    for (since, place), card in zip(theirs, known[5:], strict=True):
        assert shown.get(card, since) >= since, f"{card} was shown before it was drawn"
        stock[place] = card
    stock = [card or rest.pop(0) for card in stock]
    assert len(mine) == 5, f"{sorted(mine)} is no hand of five"
    assert not rest, f"{rest} are left over"
    hands = [sorted(mine), known[:5]]
    return (hands if me == 0 else hands[::-1]), stock


def main() -> None:
    """Answers every line, until there are no more."""
    answers, sys.stdout = sys.stdout, sys.stderr  # what a bot prints is no answer
    bot: Bot | None = None
    for line in sys.stdin:
        (kind, body), *more = json.loads(line).items()
        try:
            if kind == "new":
                bot = BOTS[body](Random(dict(more)["seed"]))
                answer: dict[str, Any] = {}
            elif kind == "decide":
                assert bot is not None
                answer = decide(bot, body)
            else:
                answer = replay(body)
        except Exception:
            answer = {"error": traceback.format_exc()}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
