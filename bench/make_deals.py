"""Makes the deals that `vorhand bench kernel` solves: 100 of each kind, always the same.

    .venv/bin/python bench/make_deals.py

Plausible deals come from auctions of the heuristic players: somebody has bid on the declarer's hand. A line is the
contract, who leads, who declares, the declarer's discarded card points, and the hands by seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

from vorhand.cards import PACK_32, Cards
from vorhand.game import State
from vorhand.games import GAMES
from vorhand.games.kaiser.play import Playing as KaiserPlay
from vorhand.games.letzter_stich import Playing as LetzterStichPlay
from vorhand.games.schnapsen.play import Playing as SchnapsenPlay
from vorhand.games.skat.play import Playing as SkatPlay
from vorhand.games.skat.score import card_points
from vorhand.players import player_named

DEALS = Path(__file__).resolve().parent.parent / "src" / "vorhand" / "bench" / "deals"


def states(game: str, preset: str, seed: int) -> Iterator[State]:
    """Every state of deals among heuristic players."""
    random, player = Random(seed), player_named("heuristic")
    while True:
        state = GAMES[game].match(GAMES[game].presets[preset], random).deal(random)
        while state.to_act is not None:
            yield state
            state = state.apply(player.decide(state.view(state.to_act)))


def line(contract: str, leader: int, declarer: int, aside: int, hands: tuple[Cards, ...]) -> str:
    """A deal on a line."""
    return " | ".join([f"{contract} {leader} {declarer} {aside}", *map(str, hands)])


def skat(wanted: Callable[[str], bool], seed: int) -> Iterator[str]:
    """First leads of Skat whose contract is wanted."""
    for state in states("skat", "isko", seed):
        if isinstance(state, SkatPlay) and len(state.history) and sum(map(len, state.hands)) == 30 and state.contract:
            name, declarer = state.contract.contract, state.declarer or 0
            if not state.trick and wanted(name):
                yield line(name, state.turn[0], declarer, card_points(state.aside), state.hands)


def skat_random(seed: int) -> Iterator[str]:
    """Random deals of Skat with a random suit as trumps."""
    random = Random(seed)
    while True:
        pack = list(PACK_32)
        random.shuffle(pack)
        hands = tuple(Cards(pack[start : start + 10]) for start in (0, 10, 20))
        contract = random.choice(["clubs", "spades", "hearts", "diamonds"])
        yield line(contract, random.randrange(3), random.randrange(3), card_points(pack[30:]), hands)


def kaiser(no_trump: bool, seed: int) -> Iterator[str]:
    """First leads of Kaiser."""
    for state in states("kaiser", "pagat", seed):
        if isinstance(state, KaiserPlay) and sum(map(len, state.hands)) == 32:
            contract = state.contract.contract
            if no_trump == (contract == "no-trump"):
                yield line(contract, state.turn[0], state.declarer, 0, state.hands)


def letzter_stich(seed: int) -> Iterator[str]:
    """First leads of Letzter Stich, seven cards each; forehand is the one against all."""
    for state in states("letzter-stich", "seed", seed):
        if isinstance(state, LetzterStichPlay) and sum(map(len, state.hands)) == 28:
            yield line("no-trump", state.turn[0], state.turn[0], 0, state.hands)


def schnapsen(seed: int) -> Iterator[str]:
    """Schnapsen with the stock just exhausted: the card points of seats 0 and 1 stand as declarer and aside."""
    for state in states("schnapsen", "seed", seed):
        if not isinstance(state, SchnapsenPlay) or state.stock or state.trick or state.tally.closing:
            continue
        if len(state.hands[0]) == 5:
            yield line(state.trump.word, state.turn[0], *state.tally.points, state.hands)


SUITS = ("clubs", "spades", "hearts", "diamonds")
KINDS = {
    "skat-suit-plausible": lambda: skat(lambda name: name in SUITS, 1),
    "skat-suit-random": lambda: skat_random(2),
    "skat-grand-plausible": lambda: skat(lambda name: name == "grand", 3),
    "skat-null-plausible": lambda: skat(lambda name: name == "null", 4),
    "kaiser-trump": lambda: kaiser(False, 5),
    "kaiser-no-trump": lambda: kaiser(True, 6),
    "letzter-stich": lambda: letzter_stich(7),
    "schnapsen-strict": lambda: schnapsen(8),
}

if __name__ == "__main__":
    DEALS.mkdir(parents=True, exist_ok=True)
    for kind, source in KINDS.items():
        (DEALS / f"{kind}.txt").write_text("\n".join(islice(source(), 100)) + "\n", encoding="utf-8")
