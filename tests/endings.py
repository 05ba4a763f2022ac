"""Random endings for the kernel and its judges: any suits, any cards' values, any sides, on or between tricks."""

from __future__ import annotations

from random import Random

from vorhand import oracle
from vorhand.cards import Card, Cards, Suit, pack
from vorhand.kernel import SchnapsenPosition
from vorhand.oracle import Position, Tables
from vorhand.trick import Order, order

EVERY = list(pack("AKQJT98765432"))

POINTS = {  # what a card may count, by kind of game
    "card points": (0, 0, 0, 2, 3, 4, 10, 11),
    "specials": (0, 0, 0, 0, 5, -3),
    "tricks": (0,),
    "close": (-2, -1, 0, 1, 2, 3),
}
WORTH = {"card points": (0, 0, 0, 1), "specials": (1,), "tricks": (0, 1, 2, -1), "close": (-1, 0, 1)}
TRICKS = {2: 4, 3: 3, 4: 2, 5: 2, 6: 2}  # at most, by seats


def suits(random: Random, cards: list[Card]) -> Order:
    """Two to five effective suits of these cards, in any order of strength; often one of them trumps."""
    many = random.randint(2, 5)
    lists: list[list[Card]] = [[] for _ in range(many)]
    for card in cards:
        random.choice([found for found in lists if len(found) < 12]).append(card)
    return order(lists[1:], lists[0]) if random.random() < 0.7 else order(lists)


def tables(random: Random, seats: int, cards: list[Card]) -> Tables:
    """Any tables over these cards."""
    kind = random.choice(list(POINTS))
    bonus = random.random() < 0.4
    sides = [tuple(seat for seat in range(seats) if random.random() < 0.5) for _ in range(2)]
    return Tables(
        seats=seats,
        order=suits(random, cards),
        points=tuple((card, random.choice(POINTS[kind])) for card in cards),
        worth=tuple(random.choice(WORTH[kind]) for _ in range(random.randint(0, 6))),
        bonus_cards=Cards([card for card in cards if random.random() < 0.4]) if bonus else Cards(),
        bonus=random.randint(-3, 5) if bonus else 0,
        takers=sides[0],
        maxers=sides[0] if random.random() < 0.5 else sides[1],
        ruff_freely=random.random() < 0.3,
    )


def ending(random: Random, seats: int = 0, tricks: int = 0, *, mid_trick: bool = True) -> tuple[Tables, Position]:
    """Any tables with a position: a few cards each, often some legally played to the trick."""
    seats = seats or random.choice([2, 2, 3, 3, 3, 4, 4, 5, 6])
    tricks = tricks or random.randint(1, TRICKS[seats])
    cards = random.sample(EVERY, seats * tricks + random.randint(0, 4))
    of = tables(random, seats, cards)
    random.shuffle(cards)
    hands = tuple(Cards(cards[tricks * seat : tricks * (seat + 1)]) for seat in range(seats))
    position = Position(hands=hands, leader=random.randrange(seats))
    for _ in range(random.randrange(seats) if mid_trick else 0):
        _, position = oracle.play(of, position, random.choice(list(oracle.legal(of, position))))
    return of, position


# Small positions to ask about

SMALL = Tables(
    seats=3,
    order=order([["CA", "CT", "CK"], ["HA", "HT", "HK"]], ["SA", "ST", "SK"]),
    points=((Card("CA"), 11), (Card("CT"), 10), (Card("HA"), 11), (Card("HT"), 10), (Card("SK"), 4)),
    worth=(3, 1),
    bonus_cards=Cards("CA SA HK ST HA"),
    bonus=7,
    takers=(0,),
    maxers=(0,),
)
SCHNAPSEN = SchnapsenPosition(
    hands=(Cards("HJ CK CQ SA DK"), Cards("HT CT ST DT SK")),
    stock=tuple(map(Card, ["DA", "CA", "SQ", "HA"])),
    trump=Suit.HEARTS,
    leader=0,
    points=(20, 11),
    tricks=(1, 1),
)
GOOD = Position(hands=(Cards("CA HK SA"), Cards("CK HA SK"), Cards("CT HT ST")), leader=0)
