"""Skat (SK 3.2, SK 6, SK 9.1): what a game is worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vorhand.action import Announce
from vorhand.cards import Card, Cards
from vorhand.game import Message, Result, message
from vorhand.trick import Order, order

POINTS: Final = {14: 11, 10: 10, 13: 4, 12: 3, 11: 2, 9: 0, 8: 0, 7: 0}  # SK 1.1, by rank
BASE: Final = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}  # SK 6.4
NULL: Final = {(): 23, ("hand",): 35, ("ouvert",): 46, ("hand", "ouvert"): 59}  # SK 4.3
_UNTERS: Final = ["CJ", "SJ", "HJ", "DJ"]


def card_points(cards: Iterable[Card]) -> int:
    """SK 1.1: Daus 11, Ten 10, König 4, Ober 3, Unter 2; 120 in the pack."""
    return sum([POINTS[card & 15] for card in cards])


def _orders() -> dict[str, Order]:
    plain = {letter: [letter + rank for rank in "ATKQ987"] for letter in "CSHD"}
    orders = {
        "null": order([[letter + rank for rank in "AKQJT987"] for letter in "CSHD"]),  # SK 5.4
        "grand": order(plain.values(), trumps=_UNTERS),
    }
    for name in ("clubs", "spades", "hearts", "diamonds"):
        trump = name[0].upper()
        sides = [suit for letter, suit in plain.items() if letter != trump]
        orders[name] = order(sides, trumps=_UNTERS + plain[trump])
    return orders | {"ramsch": orders["grand"]}  # SK 9.1


ORDERS: Final = _orders()
"""SK 5.3: by contract; the four Unters are the highest trumps, in Null there are none."""


def trumps_from_the_top(contract: str) -> list[Card]:
    """The trumps of a suit or Grand game, from the Unter of Acorns down."""
    ranking = ORDERS[contract]
    return sorted(ranking.trumps, key=lambda card: len(ranking.above[card]))


def matadors(contract: str, cards: Cards) -> int:
    """SK 6.2: the trumps held (positive) or missing (negative) without a gap, from the Unter of Acorns down.

    `cards` are the declarer's twelve: his ten and the skat.

    >>> matadors("hearts", Cards("CJ SJ HA")), matadors("grand", Cards("DJ"))
    (2, -3)
    """
    trumps = trumps_from_the_top(contract)
    held = [card in cards for card in trumps]
    run = held.index(not held[0]) if (not held[0]) in held else len(held)
    return run if held[0] else -run


PROMISE: Final = {"schneider": 1, "schwarz": 2, "ouvert": 3}  # SK 4.2: each implies those before


def promised(contract: Announce) -> int:
    """SK 4.2: the level a suit or Grand game has announced: 1 Schneider, 2 Schwarz, 3 Ouvert (0: none)."""
    return max((PROMISE.get(flag, 0) for flag in contract.flags), default=0)


def steps(contract: Announce, run: int, schneider: bool, schwarz: bool) -> list[tuple[str, int]]:
    """SK 6.3: the steps of a suit or Grand game by name, matadors first, each with the sum so far.

    An announced step counts together with the step it promises, reached or not.
    """
    promise = promised(contract)
    names = ["game"]
    names += ["hand"] * ("hand" in contract.flags)
    names += ["schneider"] * (schneider or promise >= 1) + ["schneider-announced"] * (promise >= 1)
    names += ["schwarz"] * (schwarz or promise >= 2) + ["schwarz-announced"] * (promise >= 2)
    names += ["ouvert"] * (promise == 3)
    return [("with" if run > 0 else "without", abs(run))] + [
        (name, abs(run) + place) for place, name in enumerate(names, start=1)
    ]


def _legal_bids() -> tuple[int, ...]:
    """SK 3.2: every game value that SK 6 can give."""
    values = set(NULL.values())
    for contract, base in BASE.items():
        most = steps(Announce(contract, ("hand", "ouvert")), len(ORDERS[contract].trumps), True, True)[-1][1]
        values |= {base * count for count in range(2, most + 1)}
    return tuple(sorted(values))


BIDS: Final = _legal_bids()


class SkatResult(Result, frozen=True, kw_only=True):
    """The reckoning of a game with a declarer.

    `points` and `tricks` are the declarer's, skat included; `matadors` is negative for "without"; `value` is
    the game value with its sign, doubled where lost, after Kontra; `conceded` where the declarer gave up.
    """

    declarer: int
    contract: Announce
    bid: int
    won: bool
    value: int
    points: int
    tricks: int
    matadors: int = 0
    schneider: bool = False
    schwarz: bool = False
    overbid: bool = False
    conceded: bool = False
    kontra: int = 0
    bonus: bool = False

    def reckoning(self) -> tuple[Message, ...]:
        lines = [message("sk-game", seat=self.declarer, contract=self.contract, bid=self.bid)]
        if self.conceded:
            lines.append(message("sk-conceded", seat=self.declarer))
        if self.contract.contract == "null":
            lines.append(message("sk-null-tricks", n=self.tricks))
            worth = NULL[self.contract.flags]
            lines.append(message("sk-null-value", value=worth))
        else:
            lines.append(message("sk-points", points=self.points, n=self.tricks))
            if (wanted := (61, 90, 120)[min(promised(self.contract), 2)]) > 61:
                lines.append(message("sk-promised", points=wanted))
            base = BASE[self.contract.contract]
            counted = steps(self.contract, self.matadors, self.schneider, self.schwarz)
            lines += [message(f"sk-step-{name}", n=count) for name, count in counted]
            worth = counted[-1][1] * base
            lines.append(message("sk-value", n=counted[-1][1], base=base, value=worth))
            if self.overbid:
                worth = base * -(-self.bid // base)
                lines.append(message("sk-overbid", bid=self.bid, value=worth))
        lines.append(message("sk-won" if self.won else "sk-lost", value=worth if self.won else -2 * worth))
        if self.kontra:
            lines.append(message(f"sk-{'kontra' if self.kontra == 1 else 're'}", value=self.value))
        if self.bonus:
            lines.append(message(f"sk-bonus-{'won' if self.won else 'lost'}"))
        lines.append(message("sk-score", seat=self.declarer, value=self.scores[self.declarer]))
        return tuple(lines)


def reckon(
    contract: Announce,
    declarer: int,
    bid: int,
    cards: Cards,
    points: int,
    tricks: int,
    *,
    conceded: bool = False,
    broken: bool = False,
    kontra: int = 0,
    seeger_fabian: bool = False,
) -> SkatResult:
    """SK 6: the result of a game from the declarer's twelve cards, card points and tricks.

    `conceded`: he gave up, lost without Schneider or Schwarz (SK 5.5); `broken`: the defenders took a trick in
    a game that had promised them none (SK 5.6).
    """
    run, schneider, schwarz, overbid = 0, False, False, False
    if contract.contract == "null":
        won, worth = tricks == 0 and not conceded, NULL[contract.flags]  # SK 4.3, SK 5.4
    else:
        base, promise = BASE[contract.contract], promised(contract)
        run = matadors(contract.contract, cards)
        if not (conceded or broken):
            schneider = not 30 < points < 90  # SK 6.3: a side has at most 30
            schwarz = tricks in (0, 10)
        worth = base * steps(contract, run, schneider, schwarz)[-1][1]  # SK 6.4
        reached = points >= (61, 90, 120)[min(promise, 2)] and (promise < 2 or tricks == 10)
        overbid = worth < bid
        won = reached and not (overbid or conceded or broken)  # SK 6.1
        if overbid:
            worth = base * -(-bid // base)  # SK 6.6: the smallest multiple that covers the bid
    value = (worth if won else -2 * worth) * 2**kontra  # SK 6.5, SK 9.2
    scores = [0, 0, 0]
    scores[declarer] = value
    if seeger_fabian:  # SK 6.7
        scores[declarer] += 50 if won else -50
        if not won:
            scores = [score if seat == declarer else 40 for seat, score in enumerate(scores)]
    return SkatResult(
        scores=tuple(scores),
        declarer=declarer,
        contract=contract,
        bid=bid,
        won=won,
        value=value,
        points=points,
        tricks=tricks,
        matadors=run,
        schneider=schneider,
        schwarz=schwarz,
        overbid=overbid,
        conceded=conceded,
        kontra=kontra,
        bonus=seeger_fabian,
    )


class PassedResult(Result, frozen=True, kw_only=True):
    """SK 3.3: all passed; thrown in without score."""

    scores: tuple[int, ...] = (0, 0, 0)

    def reckoning(self) -> tuple[Message, ...]:
        return (message("sk-passed"),)


class RamschResult(Result, frozen=True, kw_only=True):
    """SK 9.1: card points (the skat with the last trick) and tricks by seat."""

    points: tuple[int, ...]
    tricks: tuple[int, ...]

    def reckoning(self) -> tuple[Message, ...]:
        lines = [
            message("sk-ramsch-points", seat=seat, points=points, n=tricks)
            for seat, (points, tricks) in enumerate(zip(self.points, self.tricks, strict=True))
        ]
        if 10 in self.tricks:
            lines.append(message("sk-durchmarsch", seat=self.tricks.index(10), value=120))
        else:
            if 0 in self.tricks:
                lines.append(message("sk-jungfrau", seat=self.tricks.index(0)))
            lines += [message("sk-score", seat=seat, value=score) for seat, score in enumerate(self.scores) if score]
        return tuple(lines)


def reckon_ramsch(points: tuple[int, ...], tricks: tuple[int, ...]) -> RamschResult:
    """SK 9.1: most points score minus that many, doubled by a player without a trick; all tricks score +120.

    >>> reckon_ramsch((40, 40, 40), (3, 3, 4)).scores, reckon_ramsch((60, 60, 0), (5, 5, 0)).scores
    ((-40, -40, -40), (-120, -120, 0))
    """
    most = max(points)
    factor = 2 if 0 in tricks else 1
    scores = tuple(
        (120 if count == 10 else 0) if 10 in tricks else -most * factor if mine == most else 0
        for mine, count in zip(points, tricks, strict=True)
    )
    return RamschResult(scores=scores, points=points, tricks=tricks)
