"""Fair dealing: fixed vectors, and proofs of which nothing can be changed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tables import GAMES_SET, Book, setup

from vorhand.cards import Cards
from vorhand.room import log
from vorhand.room.fair import Proof, Shuffle, Unfair, commitment, seed_of, verify

VECTORS = json.loads((Path(__file__).parents[1] / "data/fair.json").read_text("utf-8"))["shuffles"]


@pytest.mark.parametrize("vector", VECTORS)
def test_vectors(vector: dict[str, Any]) -> None:
    """Commitment, seed, order and numbers are those that another implementation found."""
    secret = bytes.fromhex(vector["secret"])
    shuffle, cards = Shuffle(secret, vector["nonces"]), list(vector["cards"])
    shuffle.shuffle(cards)
    assert commitment(secret) == vector["commitment"]
    assert seed_of(vector["nonces"]).hex() == vector["seed"]
    assert cards == vector["order"]
    assert [[n, shuffle.below(n)] for n, _ in vector["numbers"]] == vector["numbers"]


def test_nonces_do_not_run_together() -> None:
    """The same letters shared out otherwise make another seed."""
    assert len({seed_of(nonces) for nonces in (["ab", ""], ["a", "b"], ["", "ab"], ["ab"], ["ab", "", ""])}) == 5


def test_every_order_is_as_likely() -> None:
    """Each of the 24 orders of four cards comes up 100 times in 2400, within five deviations."""
    orders: dict[tuple[int, ...], int] = {}
    for number in range(2400):
        cards = [0, 1, 2, 3]
        Shuffle(number.to_bytes(32, "big"), ()).shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert all(51 < count < 149 for count in orders.values())


def test_nothing_else_is_drawn() -> None:
    """Drawing in any other way is an error, as a browser could not repeat it."""
    shuffle = Shuffle(bytes(32), ())
    for draw in (
        shuffle.random,
        lambda: shuffle.getrandbits(8),
        lambda: shuffle.randrange(1, 5),
        lambda: shuffle.gauss(0, 1),
    ):
        with pytest.raises(TypeError):
            draw()


@pytest.mark.parametrize(("game", "settings"), GAMES_SET)
def test_every_deal_is_proven(game: str, settings: tuple[str, ...]) -> None:
    """Seven deals of every game verify, those of a match that follows the first too; the commitment came before."""
    book, random = Book(setup(game, *settings)), Random(1)
    promised, waiting = "", []
    for _ in range(7):
        if not book.table.again:
            promised = book.table.commitment
        book.deal("nonce")
        assert book.table.committed == promised
        book.finish(random)
        waiting.append(book.table.record())
        proof = book.table.proof()
        assert (proof is None) == book.table.again
        if proof is not None:
            assert proof.commitment == promised
            for record in waiting:
                verify(record, proof)
            waiting.clear()


@pytest.mark.parametrize(("game", "settings"), GAMES_SET)
def test_every_deal_goes_by_its_plan(game: str, settings: tuple[str, ...]) -> None:
    """The plan that was told before a deal says where each card of the order goes, in every deal of a match."""
    book, random = Book(setup(game, *settings)), Random(1)
    for number in range(7):
        plan = book.table.plan
        assert (plan is None) == book.table.again
        book.deal("nonce")
        assert book.table.plan is None
        book.finish(random)
        proof, state = book.table.proof(), book.table.state
        assert state is not None
        if plan is None or proof is None:
            continue
        assert plan.cut == (number == 0 or proof.match["played"] == 0)
        seats = len(state.hands)
        dealer = Shuffle(bytes.fromhex(proof.secret), (*proof.nonces, "dealer")).below(seats) if plan.cut else 0
        hands: list[set[str]] = [set() for _ in range(seats)]
        rest = {}
        for card, place in zip(proof.order, plan.seats, strict=True):
            if place < 0:
                rest[-1 - place] = card
            else:
                hands[(place + dealer) % seats].add(card)
        assert hands == [{str(card) for card in hand} for hand in state.deal.hands]
        assert [rest[place] for place in sorted(rest)] == [str(card) for card in state.deal.rest]


def proven(game: str, settings: tuple[str, ...]) -> tuple[Book, Proof]:
    """A table after its first deal, and the proof of that."""
    book = Book(setup(game, *settings))
    book.deal("nonce")
    book.put(log.Closed())
    proof = book.table.proof()
    assert proof is not None
    return book, proof


@pytest.mark.parametrize(("game", "settings"), GAMES_SET)
def test_nothing_can_be_changed(game: str, settings: tuple[str, ...]) -> None:
    """Another secret, commitment, nonce, order, dealer or card is unfair."""
    book, proof = proven(game, settings)
    record = book.table.record()
    verify(record, proof)
    other = bytes([1] * 32)
    swapped = (proof.order[1], proof.order[0], *proof.order[2:])
    forged = [
        replace(proof, secret=other.hex()),
        replace(proof, secret=other.hex(), commitment=commitment(other)),
        replace(proof, secret="no hex"),
        replace(proof, commitment=commitment(other)),
        replace(proof, nonces=(*proof.nonces[:-1], "other")),
        replace(proof, nonces=proof.nonces[::-1]),
        replace(proof, order=swapped),
        replace(proof, match=None),
    ]
    for each in forged:
        with pytest.raises(Unfair):
            verify(record, each)
    first, second, *others = record.deal.hands
    given, taken = next(iter(first)), next(iter(second))
    hands = (first - Cards([given]) | Cards([taken]), second - Cards([taken]) | Cards([given]), *others)
    with pytest.raises(Unfair):
        verify(replace(record, deal=replace(record.deal, hands=hands)), proof)


def spoilt(value: Any, random: Random) -> Any:
    """The value with something odd somewhere in it."""
    if random.random() < 0.15:
        return random.choice([None, -1, 7, 10**9, "", "SA", [], {}, [1], True, "x"])
    if isinstance(value, dict) and value:
        name = random.choice(sorted(value))
        return value | {name: spoilt(value[name], random)}
    if isinstance(value, list | tuple) and value:
        at = random.randrange(len(value))
        return [*value[:at], spoilt(value[at], random), *value[at + 1 :]]
    return random.choice([None, -1, 7, 10**9, "", "SA", [], {}, "x"])


@pytest.mark.parametrize(("game", "settings"), GAMES_SET)
def test_a_match_that_is_none_is_unfair(game: str, settings: tuple[str, ...]) -> None:
    """Whatever stands for the match in a proof, it verifies or is unfair, and nothing else happens."""
    book, proof = proven(game, settings)
    record, random, unfair = book.table.record(), Random(2), 0
    for _ in range(300):
        try:
            verify(record, replace(proof, match=spoilt(proof.match, random)))
        except Unfair:
            unfair += 1
    assert unfair > 30
