"""Skat before play, by search: what it bids, plays without the skat, lays away and announces (SK 3, SK 4, SK 6)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from skat_deals import deal_of, dealt, playing
from strategies import play_out

from vorhand import kernel
from vorhand.action import Action, Announce, Bid, Discard, Hold, Pass
from vorhand.cards import Cards
from vorhand.game import State, message
from vorhand.games.skat import Skat, SkatView
from vorhand.games.skat.score import ORDERS, reckon
from vorhand.kernel import Position
from vorhand.players.search import Effort, Searcher, weigh
from vorhand.players.search.skat import play
from vorhand.players.search.skat.auction import Table
from vorhand.players.search.skat.hands import plans
from vorhand.players.search.skat.play import drawn
from vorhand.players.search.skat.stakes import BECOMES, ENDS, LEVELS, Tried, level_of, stake
from vorhand.words import LANGUAGES, Words

EFFORT = Effort(0.5, auctions=True)
LIST = Skat(steps="isko", score="seeger-fabian")


def decides(state: State, effort: Effort = EFFORT, seed: int = 3) -> Action:
    """The action of a searcher in this state."""
    assert state.to_act is not None
    return Searcher(effort, seed).decide(state.view(state.to_act))


def forehand(hand: str, options: Skat = LIST) -> State:
    """The state in which forehand, after two passes, may take the game at 18 (SK 3.3)."""
    state = dealt(hand, preset="isko")
    assert isinstance(state.options, Skat)
    return play_out(replace(state, options=options), "pass, pass")


def contract_of(action: Action) -> str:
    """The contract of an announcement."""
    assert isinstance(action, Announce)
    return action.contract


def test_sk_4_2_a_grand_that_takes_every_trick_is_announced_ouvert() -> None:
    """Four Unters, the four highest of Acorns and the two highest of Leaves, forehand: worth 264."""
    state = forehand("CJ SJ HJ DJ CA CT CK CQ SA ST").apply(Bid(18))
    assert decides(state) == Announce("grand", ("hand", "ouvert"))


def test_sk_4_3_a_null_without_a_gap_is_played_ouvert_from_the_hand() -> None:
    """Seven, Eight and Nine of three suits and a Seven: worth 59, where the skat could only spoil it."""
    state = forehand("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7").apply(Bid(18))
    assert decides(state) == Announce("null", ("hand", "ouvert"))


def test_sk_3_3_a_hopeless_hand_passes() -> None:
    """One Unter, no Ace and no long suit; or a suit too short, which is thought about."""
    for hand in ("DJ C9 C8 SK S9 HQ H9 DK D9 D8", "C9 SA SJ ST S9 HQ HT H8 DQ D8"):
        assert decides(forehand(hand), Effort(2.0, auctions=True), seed=1) == Pass()


def test_sk_6_7_a_game_likely_to_be_won_is_bid_in_a_list() -> None:
    """A hand that the maxims pass has about seven chances in ten."""
    state = forehand("CK CQ CJ CT C9 SK S8 HA H7 D9")
    view = state.view(0)
    assert isinstance(view, SkatView)
    made = Table(view, Effort(2.0, auctions=True), 1).bidding()
    assert made is not None
    assert 0.6 < made.candidates[0].chance < 0.85
    assert Searcher(Effort(0.0)).decide(view) == Pass()
    assert decides(state, Effort(2.0, auctions=True)) == Bid(18)


def test_sk_3_1_a_bid_is_not_held_above_what_the_game_is_worth() -> None:
    """A Grand with one, sure to be won, are held at 18 and left at 264."""
    hand = "CJ HJ DA DT DK DQ D9 CA CT SA"
    for bid, answer in ((18, Hold()), (264, Pass())):
        state = play_out(dealt(hand, preset="isko", score="seeger-fabian"), f"bid {bid}")
        assert decides(state) == answer


def test_sk_4_1_a_discard_saves_the_tens_and_keeps_the_trumps() -> None:
    """The two cards come from the side suits, and the announcement is the game that they were laid away for."""
    state = playing(
        dealt("CJ SJ DJ HA HK H9 H8 CA CK S7", skat="ST DT", preset="isko", score="seeger-fabian"), 0, 18, "take"
    )
    discard = decides(state)
    assert isinstance(discard, Discard)
    assert not discard.cards & ORDERS["hearts"].trumps
    assert contract_of(decides(state.apply(discard))) in ("hearts", "grand")


def test_sk_4_1_one_discard_may_be_the_best_for_several_games() -> None:
    """Another is tried beside it, and the maxims discard where there is no other."""
    state = playing(dealt("CA CJ C8 C7 SQ SJ S9 S8 S7 H9", skat="DK D8", preset="isko"), 0, 18, "take")
    for seed in range(1, 4):
        table = Table(skat_view(state), Effort(0.1, auctions=True), seed)
        found = table.discarding()
        assert found is not None
        assert len({candidate.action for candidate in found.candidates}) > 1
    state = playing(dealt("CJ SJ HJ DJ CA CT CK CQ C9 C8", skat="S7 H7", preset="isko"), 0, 132, "take")
    assert Table(skat_view(state), EFFORT, 1).discarding() is None
    assert decides(state) == decides(state, Effort(0.0))


def skat_view(state: State) -> SkatView:
    """What the seat to act sees."""
    assert state.to_act is not None
    view = state.view(state.to_act)
    assert isinstance(view, SkatView)
    return view


def test_sk_6_6_an_overbid_game_is_lost_unless_a_step_saves_it() -> None:
    """Hearts with one, worth 20, at a bid of 27: won only with Schneider; at 48 not even then."""
    cards = Cards("CJ HJ HA HT HK CA CT SA S7 D7 D8 DQ")
    for level, shares in enumerate(BECOMES):
        assert stake(Skat(), Announce("hearts"), 27, Tried(cards, level)).chance == pytest.approx(sum(shares[3:]))
        assert stake(Skat(), Announce("hearts"), 48, Tried(cards, level)).chance == 0
    assert stake(Skat(), Announce("hearts"), 48, Tried(cards, 3)).worth == -100


def test_sk_6_5_what_a_game_brings_is_what_the_reckoning_says() -> None:
    """At each level the mean of its five ends; chances add up to one, and rise with the level."""
    cards, game = Cards("CJ HJ HA HT HK CA CT SA S7 D7 D8 DQ"), Announce("hearts")
    for level, shares in enumerate(BECOMES):
        assert sum(shares) == pytest.approx(1)
        ends = [reckon(game, 0, 18, cards, *end, seeger_fabian=True) for end in ENDS]
        wanted = sum(share * (end.scores[0] - end.scores[2]) for share, end in zip(shares, ends, strict=True))
        assert stake(LIST, game, 18, Tried(cards, level)).worth == pytest.approx(wanted)
    chances = [stake(LIST, game, 18, Tried(cards, level)).chance for level in range(len(BECOMES))]
    assert chances == sorted(chances)


def test_sk_6_3_the_level_is_the_value_with_open_cards() -> None:
    """All trumps and Aces: every trick; the same Unters and nothing beside them: less."""
    deal = deal_of("CJ SJ HJ DJ CA CT CK CQ SA ST")
    at = Position(hands=deal.hands, leader=0)
    assert level_of("grand", 0, at, Cards(deal.rest)) == len(LEVELS) + 1
    assert level_of("null", 0, at, Cards(deal.rest)) == 0
    weak = deal_of("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7")
    assert level_of("grand", 0, Position(hands=weak.hands, leader=0), Cards(weak.rest)) == 0
    assert level_of("null", 0, Position(hands=weak.hands, leader=0), Cards(weak.rest)) == 1


def test_sk_4_1_a_plan_keeps_ten_of_the_twelve_cards() -> None:
    """At every bid there is one, and the best first; where all are overbid it is the dearest."""
    twelve = Cards("CJ HJ HA HT HK CA CT SA S7 D7 D8 DQ")
    for bid in (0, 18, 48, 264):
        found = plans(LIST, twelve, ["hearts", "grand", "null"], bid, forehand=True)
        assert all(len(plan.away) == 2 and plan.away & twelve == plan.away for plan in found)
        if bid <= 48:
            assert [plan.looks for plan in found] == sorted((plan.looks for plan in found), reverse=True)
            assert all(plan.game.value >= bid for plan in found)
    assert found[0].game.contract.contract == "grand"


def test_levels_differ_in_the_worlds_of_a_lead() -> None:
    """At the first lead an effort of a tenth tries one world, of a third a dozen, the whole three dozen."""
    view = playing(
        dealt("CJ SJ HA HT HK H9 CA CT SA DA", skat="S7 D7"), 0, 18, "take", "discard S7 D7", "announce hearts"
    ).view(0)
    assert isinstance(view, SkatView)
    assert [len(drawn(view, Effort(share), 1)) for share in (0.1, 0.35, 1.0)] == [1, 12, 35]


@pytest.mark.parametrize("share", [0.5, 1.0])
def test_a_costly_decision_is_tried_in_fewer_worlds(share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as fit by what the first third of them took, a third at least; alike on any number of threads."""
    view = playing(
        dealt("CJ SJ HA HT HK H9 CA CT SA DA", skat="S7 D7"), 0, 18, "take", "discard S7 D7", "announce hearts"
    ).view(0)
    assert isinstance(view, SkatView)
    spent, solved = [], kernel.worlds

    def worlds(*asked: Any, **named: Any) -> kernel.Worlds:
        found = solved(*asked, **named)
        spent.append(found.nodes)
        return found

    monkeypatch.setattr(kernel, "worlds", worlds)
    effort = Effort(share)
    every = len(drawn(view, effort, 1))
    third = -(-every // 3)
    for most, tried in ((play.NODES, every), (1, third), (2, 2 * third)):
        monkeypatch.setattr(play, "NODES", most if most != 2 else 2 * spent[0] / share)
        found = weigh(view, effort)
        assert found is not None
        assert found.worlds == tried
        assert all(round(tried * each.chance, 6).is_integer() for each in found.candidates)
        assert weigh(view, replace(effort, threads=2)) == found


def test_sk_4_2_worths_stand_in_the_order_of_the_worlds() -> None:
    """What a game is worth in a world is what it is worth where that world is the only one."""
    view = playing(dealt("CJ SJ HA HT HK H9 CA CT SA DA", skat="S7 D7"), 0, 18, "take", "discard S7 D7").view(0)
    assert isinstance(view, SkatView)
    table = Table(view, EFFORT, 3)
    found = table.announcing()
    assert len({worth for each in found.candidates for worth in each.worths}) > 2
    for place, world in enumerate(table.drawn):
        alone = Table(view, EFFORT, 3)
        alone.__dict__["drawn"] = [world]
        for each, one in zip(found.candidates, alone.announcing().candidates, strict=True):
            assert each.worths[place] == one.worth


def test_a_reason_names_chances_and_points_in_every_language() -> None:
    """Both candidates with their chance and what they bring."""
    told = message("hint-search-game", action=Bid(18), other=Pass(), chance=71, rest=10, value=13, less=-12, n=16)
    for lang in LANGUAGES:
        words = Words(lang, strict=True)(told)
        assert all(number in words for number in ("71", "10", "13", "12"))
