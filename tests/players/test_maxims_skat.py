"""The maxims of Skat (SK 12): how often they play, what they win, and the reckoning behind their bids."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from vorhand.action import Announce, Discard, Pass
from vorhand.cards import PACK_32, Cards
from vorhand.game import Deal
from vorhand.games import game_named
from vorhand.games.skat.score import PassedResult, SkatResult
from vorhand.players import player_named
from vorhand.players.heuristic import advise
from vorhand.players.maxims.skat.worth import games, gaps, intended, null_chance

SKAT = game_named("skat")


def results(deals: int, seed: int) -> list[object]:
    """The results of so many deals among three heuristic players."""
    random, player = Random(seed), player_named("heuristic")
    match = SKAT.match(SKAT.presets["isko"], random)
    found: list[object] = []
    for _ in range(deals):
        state = match.deal(random)
        while state.to_act is not None:
            state = state.apply(player.decide(state.view(state.to_act)))
        found.append(state.result)  # type: ignore[attr-defined]
        match = match.after(state)
        if match.over:
            match = SKAT.match(SKAT.presets["isko"], random)
    return found


def test_sk_12_most_deals_are_played_and_most_games_won() -> None:
    """Of 200 deals among heuristic players 60 to 97 % are played, and 70 to 95 % of the games won."""
    found = results(200, seed=3)
    played = [result for result in found if isinstance(result, SkatResult)]
    assert all(isinstance(result, SkatResult | PassedResult) for result in found)
    assert 0.60 < len(played) / len(found) < 0.97
    assert 0.70 < sum(result.won for result in played) / len(played) < 0.95
    assert len(Counter(result.contract.contract for result in played)) >= 5


def test_sk_12_a_hand_bids_what_its_game_is_worth() -> None:
    """Four Unters, the Ace, Ten and King of Acorns and two Aces are worth a dear game; a poor hand is not."""
    strong = intended(Cards("CJ SJ HJ DJ CA CT CK SA HA H7"), forehand=True)
    assert strong.contract.contract in ("grand", "clubs")
    assert strong.chance > 0.95
    assert strong.value >= 96
    weak = intended(Cards("DJ C9 C8 SK S9 HQ H9 DK D9 D8"), forehand=False)
    assert weak.expected < 0


def test_sk_12_null_needs_low_cards_under_every_gap() -> None:
    """Seven, Eight and Nine have no gap; an Ace behind a Seven alone has."""
    safe, gappy = Cards("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7"), Cards("C7 CA S8 SK H9 HA D7 DQ DK DA")
    assert gaps(safe) == 0
    assert gaps(gappy) > 2
    assert null_chance(safe, drawing=False) > 0.8 > 0.2 > null_chance(gappy, drawing=False)


@pytest.mark.parametrize("bid", [18, 24, 40, 48, 96])
def test_sk_6_6_no_game_below_the_bid_is_offered(bid: int) -> None:
    """The games of a hand are all worth the bid, best first."""
    hand = Cards("CJ SJ CA CT CK C9 SA S9 HA H7")
    found = games(SKAT.presets["isko"], hand, skat=Cards("D7 D8"), bid=bid, forehand=True)  # type: ignore[arg-type]
    assert all(game.value >= bid for game in found)
    assert [game.expected for game in found] == sorted((game.expected for game in found), reverse=True)


def test_sk_12_unters_and_aces_stay_in_the_hand() -> None:
    """Of 60 discards none holds an Unter, and none for a suit game or Grand an Ace."""
    random, seen = Random(1), 0
    while seen < 60:
        state = SKAT.match(SKAT.presets["table"], random).deal(random)
        while state.to_act is not None and type(state).__name__ != "Discarding":
            state = state.apply(advise(state.view(state.to_act)).action)
        if state.to_act is None or type(state).__name__ != "Discarding":
            continue
        seen += 1
        action = advise(state.view(state.to_act)).action
        assert isinstance(action, Discard)
        after = state.apply(action)
        assert after.to_act is not None
        announced = advise(after.view(after.to_act)).action
        assert isinstance(announced, Announce)
        if announced.contract != "null":
            assert not action.cards & Cards("CJ SJ HJ DJ")
            assert not any(card.rank == 14 for card in action.cards)


def test_sk_3_a_poor_hand_passes_with_a_reason() -> None:
    """Whoever has no game passes, and is told why."""
    hands = (Cards("DJ C9 C8 SK S9 HQ H9 DK D9 D8"), Cards("CJ SJ CA CT CK SA ST HA HT DA"))
    rest = PACK_32 - hands[0] - hands[1]
    skat = tuple(rest)[:2]
    deal = Deal(dealer=1, hands=(*hands, rest - Cards(skat)), rest=skat)
    state = SKAT.start(SKAT.presets["table"], deal)
    assert state.to_act == 0
    decision = advise(state.view(0))
    assert decision.action == Pass()
    assert decision.reason.key == "hint-sk-pass"
