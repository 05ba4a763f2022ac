"""Skat, rule by rule: what a deal is worth, lists, Ramsch, Kontra, server records (SK 6 to SK 11)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from msgspec.structs import replace
from skat_deals import SKAT, card_points, deal_of, dealt, ending, playing
from strategies import deals, moments, play_out, seeds

from vorhand.action import Agree, Announce, Bid, Claim, Concede, Kontra, Pass, Play, Re, parse_action
from vorhand.cards import PACK_32, Card, Cards
from vorhand.formats.iss import read_iss
from vorhand.game import Deal, IllegalAction, State
from vorhand.games.skat.auction import Announcing, Auction, Discarding, Pickup
from vorhand.games.skat.match import SkatMatch, new_match
from vorhand.games.skat.play import Answering, Playing
from vorhand.games.skat.score import (
    BIDS,
    PassedResult,
    RamschResult,
    SkatResult,
    matadors,
    reckon,
    reckon_ramsch,
)
from vorhand.games.skat.table import Over, Skat, SkatView
from vorhand.options import SetupError

SOLID = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
"""All ten tricks in Grand and Acorns, whoever leads."""

POOR = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"
"""Next to nothing, whatever is played."""

TRUMPS = ("CJ", "SJ", "HJ", "DJ", "HA", "HT", "HK", "HQ", "H9", "H8", "H7")
"""The trumps of Hearts from the top."""


def result(state: State) -> SkatResult:
    """The result of a finished deal with a declarer."""
    assert isinstance(state, Over)
    assert isinstance(state.result, SkatResult)
    return state.result


def taken(points: int, at_least: int = 1) -> Callable[[SkatResult], bool]:
    """Whether the declarer has so many card points and at least so many tricks."""
    return lambda done: done.points == points and done.tricks >= at_least


def lines(done: SkatResult) -> list[str]:
    """The keys of the reckoning, without their `sk-`."""
    return [line.key.removeprefix("sk-") for line in done.reckoning()]


def judged(
    contract: str, cards: str, points: int, tricks: int = 5, bid: int = 18, kontra: int = 0, bonus: bool = False
) -> SkatResult:
    """The result of a game, from the twelve cards that matter for matadors, card points and tricks."""
    announced = parse_action(f"announce {contract}")
    assert isinstance(announced, Announce)
    return reckon(announced, 0, bid, Cards(cards), points, tricks, kontra=kontra, seeger_fabian=bonus)


def with_discard(state: State, place: int, bid: int, discard: str, contract: str) -> State:
    """The state before the first lead of a game in which the skat is taken."""
    return playing(state, place, bid, "take", f"discard {discard}", f"announce {contract}")


def as_hand(state: State, place: int, bid: int, contract: str) -> State:
    """The state before the first lead of a Hand game."""
    return playing(state, place, bid, f"announce {contract}")


# SK 6 Reckoning


@pytest.mark.parametrize(("points", "won"), [(31, False), (59, False), (60, False), (61, True), (89, True)])
def test_sk_6_1_61_card_points_win(points: int, won: bool) -> None:
    """61 card points, skat included, win; 60 : 60 loses."""
    done = judged("hearts", "CJ", points)
    assert (done.won, done.scores[0]) == (won, 20 if won else -40)


@pytest.mark.parametrize("wanted", [60, 61])
def test_sk_6_1_the_skat_is_included(wanted: int) -> None:
    """In a played deal the discarded Daus and Ten count among the 60 or 61."""
    state = dealt("CJ SJ HT HK H9 H8 H7 SK DT CA")
    done = ending(with_discard(state, 0, 18, "CA DT", "hearts"), taken(wanted))
    assert done.won == (wanted == 61)
    assert done.scores == (30 if done.won else -60, 0, 0)


@pytest.mark.parametrize(
    ("contract", "points", "tricks", "won"),
    [
        ("hearts hand schneider", 89, 9, False),
        ("hearts hand schneider", 90, 8, True),
        ("hearts hand schwarz", 120, 9, False),
        ("hearts hand schwarz", 120, 10, True),
        ("grand hand ouvert", 120, 9, False),
        ("grand hand ouvert", 120, 10, True),
    ],
)
def test_sk_6_1_an_announced_step_must_be_reached(contract: str, points: int, tricks: int, won: bool) -> None:
    """Schneider announced needs 90 card points, Schwarz announced and Ouvert all ten tricks."""
    assert judged(contract, "CJ", points, tricks).won == won


@pytest.mark.parametrize("count", range(1, 12))
@pytest.mark.parametrize("held", [True, False])
def test_sk_6_2_trumps_with_or_without_a_gap(count: int, held: bool) -> None:
    """From the Unter of Acorns down the trumps held, or missing, are counted up to the first gap."""
    top = TRUMPS[:count]
    cards = top if held else TRUMPS[count:]
    assert matadors("hearts", Cards(" ".join(cards))) == (count if held else -count)
    if count < 10:  # a trump further down does not count
        after = (*top, TRUMPS[10]) if held else TRUMPS[count:10]
        assert matadors("hearts", Cards(" ".join(after))) == (count if held else -count)


def test_sk_6_2_at_most_eleven_and_four_in_grand() -> None:
    """All trumps or none are 11 in a suit game and 4 in Grand, where the suits do not count."""
    for suit, game in zip("CSHD", ("clubs", "spades", "hearts", "diamonds"), strict=True):
        own = Cards([card for card in PACK_32 if str(card)[0] == suit or str(card)[1] == "J"])
        assert (matadors(game, own), matadors(game, PACK_32 - own)) == (11, -11)
    assert (matadors("grand", Cards("CJ SJ HJ DJ CA CT CK")), matadors("grand", Cards("CA SA"))) == (4, -4)


def test_sk_6_2_over_the_twelve_cards_before_the_discard() -> None:
    """An Unter counts from the skat, and from the discard that holds it, and in a Hand game unseen."""
    hand = "SJ HJ HA HT HK HQ H9 SA C8 C7"
    state = dealt(hand, "DJ", skat="CJ DA")
    for said in ("take, discard C8 C7, announce hearts", "take, discard CJ DA, announce hearts"):
        done = ending(playing(state, 0, 18, said), lambda done: 60 < done.points < 90)
        assert (done.matadors, done.scores) == (3, (40, 0, 0))
    done = ending(as_hand(state, 0, 18, "hearts hand"), lambda done: 60 < done.points < 90)
    assert (done.matadors, done.scores) == (3, (50, 0, 0))


@pytest.mark.parametrize(
    ("contract", "points", "tricks", "steps"),
    [
        ("hearts", 61, 6, 2),
        ("hearts", 89, 8, 2),
        ("hearts", 90, 8, 3),
        ("hearts", 120, 9, 3),
        ("hearts", 120, 10, 4),
        ("hearts", 31, 2, 2),
        ("hearts", 30, 2, 3),
        ("hearts", 22, 0, 4),
        ("hearts hand", 61, 6, 3),
        ("hearts hand", 120, 10, 5),
        ("hearts hand schneider", 61, 6, 5),
        ("hearts hand schneider", 90, 8, 5),
        ("hearts hand schneider", 30, 2, 5),
        ("hearts hand schneider", 120, 10, 6),
        ("hearts hand schneider", 11, 0, 6),
        ("hearts hand schwarz", 120, 10, 7),
        ("hearts hand schwarz", 80, 7, 7),
        ("hearts hand ouvert", 120, 10, 8),
        ("hearts hand ouvert", 3, 0, 8),
    ],
)
def test_sk_6_3_steps_count_once_reached_or_announced(contract: str, points: int, tricks: int, steps: int) -> None:
    """Matadors 1 + game 1, then Hand, Schneider and Schwarz of either side, and what was announced, each once."""
    done = judged(contract, "CJ", points, tricks)
    assert abs(done.value) == steps * 10 * (1 if done.won else 2)
    names = [line for line in lines(done) if line.startswith("step-")]
    assert (len(names), names[:2]) == (steps, ["step-with", "step-game"])


def test_sk_6_3_schneider_and_schwarz_by_play() -> None:
    """A side with 30 is Schneider, with 31 not; a trick without points saves from Schwarz."""
    state = as_hand(dealt("CJ HJ HA HT HK SA ST CA CT D7", "SJ"), 0, 18, "hearts hand")
    assert ending(state, taken(90)).schneider
    assert not ending(state, taken(89)).schneider
    weak = as_hand(dealt("CJ HJ H7 H8 SA S7 C7 C8 D7 D8", "SJ"), 0, 18, "hearts hand")
    assert ending(weak, taken(30)).schneider
    assert not ending(weak, taken(31)).schneider


def test_sk_6_3_all_tricks_but_one_without_points() -> None:
    """All ten tricks but one, 120 card points: Schneider, not Schwarz (SK 8)."""
    hands = ("CJ SJ HJ DJ DA DT DK DQ D7 SA", "D8 S7 S8 S9 H7 H8 H9 C7 C8 C9", "D9 SK SQ ST HK HQ HT CK CQ CT")
    state = as_hand(dealt(*hands, skat="HA CA"), 0, 18, "grand hand")
    done = result(play_out(state, "D7, D8, D9").apply(Claim(), 0))
    assert (done.points, done.tricks, done.schneider, done.schwarz) == (120, 9, True, False)
    assert done.scores == ((4 + 3) * 24, 0, 0)


@pytest.mark.parametrize(
    ("contract", "base"), [("diamonds", 9), ("hearts", 10), ("spades", 11), ("clubs", 12), ("grand", 24)]
)
def test_sk_6_4_steps_times_base(contract: str, base: int) -> None:
    """Bells 9, Hearts 10, Leaves 11, Acorns 12, Grand 24: with two and game are three steps."""
    assert judged(contract, "CJ SJ", 75).value == 3 * base


def test_sk_6_4_hearts_with_two_is_30() -> None:
    """Hearts with two, nothing else: (2 + 1) x 10 = 30."""
    assert judged("hearts", "CJ SJ", 75).scores == (30, 0, 0)


def test_sk_6_5_lost_games_count_twice() -> None:
    """What wins 36 loses 72; the defenders write nothing."""
    assert judged("clubs", "CJ SJ", 61).scores == (36, 0, 0)
    assert judged("clubs", "CJ SJ", 60).scores == (-72, 0, 0)


@pytest.mark.parametrize(
    ("contract", "points", "bid", "score", "overbid"),
    [
        ("diamonds", 75, 18, 18, False),
        ("diamonds", 75, 20, -54, True),
        ("diamonds", 75, 27, -54, True),
        ("diamonds", 75, 30, -72, True),
        ("diamonds", 95, 27, 27, False),
        ("diamonds", 25, 27, -54, False),
        ("diamonds", 25, 30, -72, True),
        ("grand", 75, 48, 48, False),
        ("grand", 75, 50, -144, True),
        ("clubs", 119, 264, -528, True),
    ],
)
def test_sk_6_6_overbid_loses_the_multiple_that_covers_the_bid(
    contract: str, points: int, bid: int, score: int, overbid: bool
) -> None:
    """With 1, below the bid after all steps reached: lost whatever the points, the multiple of the base doubled."""
    done = judged(contract, "CJ", points, bid=bid)
    assert (done.scores[0], done.overbid, "overbid" in lines(done)) == (score, overbid, overbid)


def test_sk_6_6_schneider_reached_saves_the_bid() -> None:
    """Bells with 1 at 27 is worth 27 with 90 card points, and overbid with 89."""
    state = with_discard(dealt("CJ HJ DA DT DK D9 SA ST CA H7 ", "SJ"), 0, 27, "H7 ST", "diamonds")
    won, lost = ending(state, taken(90)), ending(state, taken(89))
    assert (won.scores, won.overbid) == ((27, 0, 0), False)
    assert (lost.scores, lost.overbid) == ((-54, 0, 0), True)


@pytest.mark.parametrize(("points", "score"), [(75, (20 + 50, 0, 0)), (50, (-40 - 50, 40, 40))], ids=["won", "lost"])
def test_sk_6_7_seeger_fabian(points: int, score: tuple[int, ...]) -> None:
    """The declarer writes 50 more or less, each defender of a lost game 40; `plain` writes the value alone."""
    done = judged("hearts", "CJ", points, bonus=True)
    assert done.scores == score
    assert done.value == judged("hearts", "CJ", points).scores[0]
    assert lines(done)[-2:] == ["bonus-won" if done.won else "bonus-lost", "score"]
    assert not any(line.startswith("bonus") for line in lines(judged("hearts", "CJ", points)))


def test_sk_6_7_the_option_reaches_the_score_of_every_declarer() -> None:
    """Each place, won by claim and lost by concession, in suit and in Null."""
    for place in range(3):
        hands = ["", "", ""]
        hands[place] = SOLID
        state = as_hand(dealt(*hands, score="seeger-fabian"), place, 18, "grand hand")
        assert result(state.apply(Claim(), place)).scores == tuple(192 + 50 if s == place else 0 for s in range(3))
        lost = as_hand(dealt(*hands, score="seeger-fabian"), place, 18, "null hand").apply(Concede(), place)
        assert result(lost).scores == tuple(-70 - 50 if s == place else 40 for s in range(3))


def test_sk_6_7_kontra_and_ramsch_do_not_touch_the_bonuses() -> None:
    """Doubled, the value alone is doubled; a Ramsch and a passed deal know no bonus."""
    assert judged("hearts", "CJ", 75, kontra=1, bonus=True).scores == (40 + 50, 0, 0)
    assert judged("hearts", "CJ", 50, kontra=2, bonus=True).scores == (-160 - 50, 40, 40)
    passed = play_out(dealt(score="seeger-fabian"), "pass, pass, pass")
    assert isinstance(passed, Over)
    assert passed.result.scores == (0, 0, 0)
    ramsch = play_out(dealt(SOLID, score="seeger-fabian", pass_out="ramsch"), "pass, pass, pass").apply(Claim(), 0)
    assert isinstance(ramsch, Over)
    assert ramsch.result.scores == (120, 0, 0)


def test_sk_6_the_reckoning_says_every_step() -> None:
    """A Hand game with Schneider announced tells contract, card points, steps, value and score in this order."""
    done = judged("diamonds hand schneider", "CJ SJ", 88)
    steps = ["step-with", "step-game", "step-hand", "step-schneider", "step-schneider-announced"]
    assert lines(done) == ["game", "points", "promised", *steps, "value", "lost", "score"]
    assert [dict(line.args)["n"] for line in done.reckoning() if line.key.startswith("sk-step")] == [2, 3, 4, 5, 6]
    assert [dict(line.args) for line in done.reckoning()[2:3]] == [{"points": 90}]
    *_, value, lost, score = done.reckoning()
    assert dict(value.args) == {"n": 6, "base": 9, "value": 54}
    assert [dict(line.args)["value"] for line in (lost, score)] == [-108, -108]
    won = judged("spades hand schwarz", "SJ", 120, tricks=10).reckoning()
    assert dict(won[2].args) == {"points": 120}
    assert [line.key for line in won[3:4]] == ["sk-step-without"]
    assert [dict(line.args)["value"] for line in won[-3:]] == [88 - 11, 88 - 11, 88 - 11]
    overbid = judged("diamonds", "CJ", 75, bid=36, kontra=1).reckoning()
    assert [dict(line.args)["value"] for line in overbid[-5:]] == [18, 36, -72, -144, -144]
    assert lines(judged("null", "", 0, tricks=1)) == ["game", "null-tricks", "null-value", "lost", "score"]
    assert lines(judged("hearts", "CJ SJ", 70)) == ["game", "points", "step-with", "step-game", "value", "won", "score"]
    null = judged("null", "CJ SJ", 0, tricks=0)
    assert (null.matadors, null.schneider, null.schwarz, null.overbid) == (0, False, False, False)


# SK 7 Length


def played_list(options: Skat, seed: int) -> tuple[list[Over], SkatMatch]:
    """The deals of a list of random play, and the match when it is over."""
    random = Random(seed)
    match, ends = new_match(options, random), list[Over]()
    while not match.over:
        assert match.played < match.length
        state = moments(match.deal(random), random)[-1]
        assert isinstance(state, Over)
        ends.append(state)
        match = match.after(state)
    return ends, match


def test_sk_7_1_one_deal_or_a_list() -> None:
    """`table` is over after one deal; a list adds up its deals, and the deal passes clockwise after each."""
    assert len(played_list(Skat(), 1)[0]) == 1
    ends, match = played_list(Skat(deals=9), 5)
    assert len(ends) == match.played == 9
    assert match.totals == tuple(map(sum, zip(*(end.result.scores for end in ends), strict=True)))
    assert {(after.deal.dealer - before.deal.dealer) % 3 for before, after in pairwise(ends)} == {1}
    assert any(isinstance(end.result, PassedResult) for end in ends)
    for before, after in pairwise(ends):
        assert after.deal.standing == tuple(map(sum, zip(before.deal.standing, before.result.scores, strict=True)))
    assert match.winners == tuple(seat for seat in range(3) if match.totals[seat] == max(match.totals))


def test_sk_7_1_equal_totals_win_together() -> None:
    """A single passed deal has three winners."""
    match = new_match(Skat(), Random(1))
    after = match.after(play_out(match.deal(Random(1)), "pass, pass, pass"))
    assert (after.over, after.winners) == (True, (0, 1, 2))


@pytest.mark.parametrize("number", [2, 4, 35])
def test_sk_7_1_a_list_is_a_multiple_of_three(number: int) -> None:
    """Every seat deals equally often: other lengths are refused, and 36 is the length of `isko`."""
    with pytest.raises(SetupError, match="neither 1 nor a multiple of 3"):
        Skat(deals=number).check()
    Skat(deals=3).check()
    Skat(deals=360).check()
    with pytest.raises(SetupError, match="a number from 1 to 360"):
        Skat(deals=363).check()
    assert new_match(Skat(steps="isko", deals=36), Random(1)).length == 36


def test_sk_7_1_a_duplicate_list_turns_each_deal_through_the_seats() -> None:
    """Each deal is played three times, dealer and cards one seat on, so that every seat plays every hand."""
    ends, match = played_list(Skat(deals=9, duplicate=True), 3)
    assert match.played == 9
    for first in range(0, 9, 3):
        dealer, hands = ends[first].deal.dealer, ends[first].deal.hands
        for turn in (1, 2):
            deal = ends[first + turn].deal
            assert deal.dealer == (dealer + turn) % 3
            assert [deal.hands[(seat + turn) % 3] for seat in range(3)] == list(hands)
            assert deal.rest == ends[first].deal.rest
    assert len({end.deal.rest for end in ends}) == 3
    with pytest.raises(SetupError, match=r"SK 7\.1"):
        Skat(duplicate=True).check()


def test_sk_7_1_the_same_deals_for_several_tables() -> None:
    """Tables that shuffle with the same generator get the same deals, whatever is played at each."""
    tables = []
    for talk in ("pass, pass, pass", "bid 18, pass, pass, announce null hand"):
        shuffles, match = Random(11), new_match(Skat(deals=3), Random(1))
        found = []
        while not match.over:
            state = play_out(match.deal(shuffles), talk)
            found.append(replace(state.deal, standing=()))
            match = match.after(state if isinstance(state, Over) else state.apply(Concede(), state.declarer))  # type: ignore[attr-defined]
        tables.append(found)
    assert tables[0] == tables[1]


# SK 8 Worked results


def test_sk_8_hearts_with_one_from_the_skat() -> None:
    """Bid 24, Hearts with 1 (Acorn Unter in the skat), lost, no Schneider: -60."""
    state = dealt("HJ HA H9 H8 S7 S8 C7 C8 D7 D8", "SJ", skat="CJ DT")
    done = ending(with_discard(state, 0, 24, "C7 C8", "hearts"), lambda done: 30 < done.points < 61)
    assert (done.matadors, done.scores) == (1, (-60, 0, 0))


def test_sk_8_bells_36_overbid() -> None:
    """Bells 36 bid, with 1, 75 points: overbid, -72."""
    state = with_discard(dealt("CJ HJ DA DT DK D9 SA CA H7 H8", "SJ"), 0, 36, "H7 H8", "diamonds")
    done = ending(state, taken(75))
    assert (done.matadors, done.overbid, done.scores) == (1, True, (-72, 0, 0))


def test_sk_8_grand_with_one_and_12_points() -> None:
    """Grand with 1, declarer 12 points and at least one trick: -144; in a Seeger-Fabian list -194."""
    for score, expected in (("plain", (-144, 0, 0)), ("seeger-fabian", (-194, 40, 40))):
        state = dealt("CJ " + POOR.removesuffix(" D8"), "SJ", score=score)
        done = ending(with_discard(state, 0, 18, "C7 C8", "grand"), taken(12))
        assert (done.matadors, done.schneider, done.schwarz, done.scores) == (1, True, False, expected)


def test_sk_8_grand_without_a_trick() -> None:
    """The same without a trick, the Acorn Unter and a Ten discarded: -192."""
    state = dealt(POOR, "SJ", skat="CJ CT")
    done = ending(with_discard(state, 0, 18, "CJ CT", "grand"), lambda done: done.tricks == 0)
    assert (done.points, done.matadors, done.schwarz, done.scores) == (12, 1, True, (-192, 0, 0))


def test_sk_8_bells_hand_schneider_announced() -> None:
    """Bells Hand Schneider announced with 2, 88 points: -108."""
    state = dealt("CJ SJ DA DT DK D9 D8 SA CA H7", "HJ", preset="isko")
    done = ending(as_hand(state, 0, 18, "diamonds hand schneider"), taken(88))
    assert (done.matadors, done.won, done.scores) == (2, False, (-108, 0, 0))


def test_sk_8_leaves_with_two() -> None:
    """Leaves with 2, 89 points: +33."""
    state = with_discard(dealt("CJ SJ SA ST SK S9 HA CA C7 D7", "HJ"), 0, 18, "C7 D7", "spades")
    assert ending(state, taken(89)).scores == (33, 0, 0)


def test_sk_8_hearts_hand_with_the_leaf_unter_in_the_skat() -> None:
    """Hearts Hand, Acorn Unter held, Leaf Unter in the skat, 93 points: with 2, +50."""
    state = as_hand(dealt("CJ DJ HA HT HK H9 H8 SA CA C7", "HJ", skat="SJ D7"), 0, 18, "hearts hand")
    done = ending(state, taken(93))
    assert (done.matadors, done.scores) == (2, (50, 0, 0))


@pytest.mark.parametrize(
    ("skat", "others", "run", "score"), [("CJ C7", "SJ HJ DJ", 1, -90), ("DJ C7", "CJ SJ HJ", -3, 45)]
)
def test_sk_8_bells_hand_bid_40(skat: str, others: str, run: int, score: int) -> None:
    """No Unter held, 75 points: the Acorn Unter in the skat makes it overbid, -90; the Bells Unter wins 45."""
    state = as_hand(dealt("DA DT DK DQ D9 D8 SA ST CA HA", others, skat=skat), 0, 40, "diamonds hand")
    done = ending(state, taken(75))
    assert (done.matadors, done.overbid, done.scores) == (run, score < 0, (score, 0, 0))


def test_sk_8_grand_ouvert_with_four_is_the_highest_value() -> None:
    """Grand Ouvert with 4: 264, which no other game reaches."""
    state = as_hand(dealt("", SOLID, preset="isko"), 1, 264, "grand hand ouvert")
    done = result(state.apply(Claim(), 1))
    assert (done.won, done.overbid, done.scores, max(BIDS)) == (True, False, (0, 264, 0), 264)


def test_sk_8_acorns_ouvert_with_two() -> None:
    """Acorns Ouvert with 2: 9 x 12 = 108, all ten tricks played."""
    state = dealt("CJ SJ CA CT CK CQ C9 C8 C7 SA", "HJ", "DJ", preset="isko")
    state = play_out(as_hand(state, 0, 18, "clubs hand ouvert"), "CJ, HJ, DJ")
    done = ending(state, lambda done: True)
    assert (done.won, done.tricks, done.matadors, done.scores) == (True, 10, 2, (108, 0, 0))


# SK 9.1 Ramsch


def ramsch(*hands: str, skat: str = "", dealer: int = 2) -> Playing:
    """The first lead of a Ramsch over these hands."""
    state = play_out(dealt(*hands, skat=skat, dealer=dealer, pass_out="ramsch"), "pass, pass, pass")
    assert isinstance(state, Playing)
    return state


def ramsch_result(state: State) -> RamschResult:
    """The result of a finished Ramsch."""
    assert isinstance(state, Over)
    assert isinstance(state.result, RamschResult)
    return state.result


@pytest.mark.parametrize("dealer", range(3))
def test_sk_9_1_forehand_leads_and_unters_are_trumps(dealer: int) -> None:
    """Forehand leads, an Unter trumps a plain suit as in Grand, and nobody sees the skat or is declarer."""
    first = ramsch("H7", "DJ CA", "HA", dealer=dealer)
    forehand = (dealer + 1) % 3
    assert first.to_act == forehand
    state = play_out(replace(first, hands=hands_from(forehand, "H7 S7", "DJ CA", "HA S8")), "H7, DJ, HA")
    assert isinstance(state, Playing)
    assert state.to_act == (forehand + 1) % 3
    for seat in range(3):
        view = state.view(seat)
        assert isinstance(view, SkatView)
        assert (view.skat, view.discard, view.declarer, view.ramsch) == (None, None, None, True)


def hands_from(forehand: int, *cards: str) -> tuple[Cards, ...]:
    """The hands by seat, from forehand's, middlehand's and rearhand's cards."""
    return tuple(Cards(cards[(seat - forehand) % 3]) for seat in range(3))


@given(seeds)
def test_sk_9_1_the_most_card_points_lose(seed: int) -> None:
    """Told from the cards alone: the skat goes to the last trick, the most points lose, doubled by a Jungfrau."""
    random = Random(seed)
    cards = list(PACK_32)
    random.shuffle(cards)
    hands = tuple(Cards(cards[10 * seat : 10 * seat + 10]) for seat in range(3))
    first = SKAT.start(Skat(pass_out="ramsch"), Deal(dealer=seed % 3, hands=hands, rest=tuple(cards[30:])))
    states = [play_out(first, "pass, pass, pass")]
    while states[-1].to_act is not None:
        plays = [action for action in states[-1].actions() if isinstance(action, Play)]
        states.append(states[-1].apply(random.choice(plays)))
    points, tricks = [0, 0, 0], [0, 0, 0]
    events = [event for event in states[-1].history if isinstance(event.action, Play)]
    for number in range(10):
        trick = events[3 * number : 3 * number + 3]
        strengths = [grand_strength(str(e.action)[5:], str(trick[0].action)[5:]) for e in trick]
        winner = trick[strengths.index(max(strengths))].seat
        tricks[winner] += 1
        points[winner] += sum(card_points([e.action.card]) for e in trick if isinstance(e.action, Play))
    points[winner] += card_points(cards[30:])
    done = ramsch_result(states[-1])
    assert (list(done.points), list(done.tricks), sum(points)) == (points, tricks, 120)
    if 10 not in tricks:
        factor = 2 if 0 in tricks else 1
        assert list(done.scores) == [-p * factor if p == max(points) else 0 for p in points]


def grand_strength(card: str, led: str) -> int:
    """How strong a card is on this lead in Grand."""
    if card[1] == "J":
        return 100 + "DHSC".index(card[0])
    return "789QKTA".index(card[1]) if card[0] == led[0] and led[1] != "J" else -1


def test_sk_9_1_the_skat_goes_to_the_last_trick() -> None:
    """Who takes the last trick gets 21 card points of the skat, and no trick more."""
    state = replace(ramsch(skat="DA DT"), hands=(Cards("CA"), Cards("C7"), Cards("C8")), tricks=(3, 3, 3))
    done = ramsch_result(play_out(state, "CA, C7, C8"))
    assert (done.points, done.tricks) == ((32, 0, 0), (4, 3, 3))


@pytest.mark.parametrize(
    ("points", "tricks", "scores"),
    [
        ((40, 40, 40), (3, 3, 4), (-40, -40, -40)),
        ((50, 50, 20), (5, 3, 2), (-50, -50, 0)),
        ((61, 30, 29), (5, 3, 2), (-61, 0, 0)),
        ((61, 59, 0), (5, 5, 0), (-122, 0, 0)),
        ((60, 60, 0), (6, 4, 0), (-120, -120, 0)),
        ((70, 50, 0), (8, 1, 1), (-70, 0, 0)),
        ((0, 120, 0), (0, 10, 0), (0, 120, 0)),
        ((0, 120, 0), (0, 9, 1), (0, -240, 0)),
    ],
)
def test_sk_9_1_ties_jungfrau_and_durchmarsch(
    points: tuple[int, ...], tricks: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    """Equal highest all lose; a player without a trick (not one without points) doubles; all ten tricks win 120."""
    done = reckon_ramsch(points, tricks)
    assert done.scores == scores
    said = [line.key for line in done.reckoning()]
    assert ("sk-jungfrau" in said) == (0 in tricks and 10 not in tricks)
    assert ("sk-durchmarsch" in said) == (10 in tricks)
    written = [dict(line.args)["value"] for line in done.reckoning() if line.key in ("sk-score", "sk-durchmarsch")]
    assert written == [score for score in scores if score]


def test_sk_9_1_three_at_forty_in_play() -> None:
    """Three players who end at 40 each write -40."""
    state = replace(
        ramsch(skat="C9 S9"),
        hands=(Cards("CA"), Cards("CT"), Cards("C8")),
        points=(19, 40, 40),
        tricks=(2, 4, 3),
    )
    assert ramsch_result(play_out(state, "CA, CT, C8")).scores == (-40, -40, -40)


def test_sk_9_1_all_tricks_are_claimed() -> None:
    """Each plays for himself: a player claims every trick, the Durchmarsch, for +120; nobody can concede."""
    state = ramsch("", SOLID)
    done = ramsch_result(state.apply(Claim(), 1))
    assert (done.points, done.tricks, done.scores) == ((0, 120, 0), (0, 10, 0), (0, 120, 0))
    for text, seat in (("claim", 0), ("claim", 2), ("concede", 0), ("concede", 1), ("agree", 0)):
        with pytest.raises(IllegalAction, match=r"SK 5\.5"):
            state.apply(parse_action(text), seat)


# SK 9.2 Kontra


def doubled(kontra: bool = True, hands: tuple[str, ...] = (SOLID,), place: int = 0) -> State:
    """Grand Hand of this place, before the first lead."""
    return as_hand(dealt(*hands, kontra=kontra), place, 18, "grand hand")


def test_sk_9_2_off_by_default() -> None:
    """Without the option nobody doubles."""
    assert not Skat().kontra
    state = play_out(doubled(kontra=False), "C8")
    assert Kontra() not in state.actions()


def test_sk_9_2_a_defender_doubles_before_his_first_card() -> None:
    """Each defender may in his first turn, the declarer never; after a defender's first card it is too late."""
    state = doubled()
    assert Kontra() not in state.actions()
    state = play_out(state, "C8")
    assert (state.to_act, Kontra() in state.actions()) == (1, True)
    state = state.apply(state.actions()[0])
    assert (state.to_act, Kontra() in state.actions()) == (2, True)
    state = state.apply(state.actions()[0])
    for _ in range(27):
        assert Kontra() not in state.actions()
        state = state.apply(state.actions()[0])
    assert result(state).kontra == 0


def test_sk_9_2_forehand_doubles_before_he_leads() -> None:
    """A defender who leads may double first, and then leads."""
    state = doubled(hands=("", SOLID), place=1)
    assert (state.to_act, Kontra() in state.actions()) == (0, True)
    state = state.apply(Kontra())
    assert isinstance(state, Answering)
    assert (state.to_act, state.actions()) == (1, (Re(), Pass()))
    state = play_out(state, "pass")
    assert state.to_act == 0
    assert Kontra() not in state.actions()


@pytest.mark.parametrize(("answer", "kontra", "factor"), [("pass", 1, 2), ("re", 2, 4)])
def test_sk_9_2_the_declarer_answers_at_once(answer: str, kontra: int, factor: int) -> None:
    """Only the declarer answers, before another card; x2 or x4 on the final value, and nobody doubles again."""
    state = play_out(doubled(), "C8, kontra")
    assert state.to_act == 0
    view = state.view(2)
    assert isinstance(view, SkatView)
    assert (view.kontra, view.trick, view.phase) == (1, (Card("C8"),), "answering")
    with pytest.raises(IllegalAction):
        state.apply(Re(), 2)
    assert all(state.may_say(seat) == () for seat in range(3))
    state = play_out(state, answer)
    assert state.to_act == 1
    assert Kontra() not in state.actions()
    state = state.apply(state.actions()[0])
    assert Kontra() not in state.actions()
    done = result(state.apply(Claim(), 0))
    assert (done.kontra, done.value, done.scores) == (kontra, 192 * factor, (192 * factor, 0, 0))
    assert ("kontra" if kontra == 1 else "re") in lines(done)
    assert result(state.apply(Concede(), 1).apply(Concede(), 2)).scores == done.scores


@pytest.mark.parametrize(("kontra", "score"), [(0, -72), (1, -144), (2, -288)])
def test_sk_9_2_after_overbidding(kontra: int, score: int) -> None:
    """The covering multiple is doubled; the doubling does not help a game to its bid."""
    done = judged("diamonds", "CJ", 75, bid=36, kontra=kontra)
    assert (done.overbid, done.scores[0]) == (True, score)


def test_sk_9_2_conceded_and_null_are_doubled_too() -> None:
    """A doubled game that is given up loses double, in Null as well."""
    state = play_out(as_hand(dealt(kontra=True), 1, 18, "null hand"), "kontra, re")
    assert result(state.apply(Concede(), 1)).scores == (0, -70 * 4, 0)


def test_sk_9_2_no_kontra_in_ramsch() -> None:
    """Without declarer nothing is doubled."""
    state = play_out(dealt(kontra=True, pass_out="ramsch"), "pass, pass, pass")
    for _ in range(3):
        assert Kontra() not in state.actions()
        state = state.apply(state.actions()[0])


# SK 10 Server records

ISS = Path(__file__).parents[3] / "shared" / "data" / "iss" / "real_games.sgf"


def test_sk_10_records_are_isko() -> None:
    """The preset of a record is `isko`; a record of the server is replayed to its result."""
    assert SKAT.record_preset == "isko"
    hands = deal_of(SOLID, skat="H8 H7").hands
    cards = ".".join(str(card) for hand in hands for card in hand)
    moves = f"w {cards}.H8.H7 1 p 2 p 0 18 0 GH 1 RE 2 RE"
    told = "d:0 win v:192 m:4 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:1"
    (game,) = read_iss(f"(;GM[Skat]P0[a]P1[b]P2[c]MV[{moves} ]R[{told}] ;)")
    assert game.check() == ()
    assert game.record.options.steps == "isko"  # type: ignore[attr-defined]


@pytest.mark.skipif(not ISS.exists(), reason="the real games of a server lie beside the repository")
def test_sk_10_real_games_have_the_servers_results() -> None:
    """Replaying the real games reproduces points, tricks, matadors and value; of those broken off, what stood."""
    games = read_iss(ISS.read_text())
    assert len(games) == 19
    assert [game.place for game in games if game.check()] == []


# SK 11 Invariants


@given(deals(SKAT), seeds)
def test_sk_11_every_moment(first: State, seed: int) -> None:
    """10 + 10 + 10 + 2, then 12 and 10 for the declarer; 120 card points; every bid is one of the 63."""
    for state in moments(first, Random(seed)):
        sizes = list(map(len, state.hands))
        if isinstance(state, Auction | Pickup):
            assert (sizes, len(state.deal.rest)) == ([10, 10, 10], 2)
        elif isinstance(state, Discarding):
            assert sizes == [12 if seat == state.declarer else 10 for seat in range(3)]
        elif isinstance(state, Announcing):
            assert (sizes, len(state.aside)) == ([10, 10, 10], 2)
        elif isinstance(state, Playing):
            aside = state.aside or Cards(state.deal.rest)
            live = [*aside, *state.trick, *(card for hand in state.hands for card in hand)]
            assert card_points(live) + sum(state.points) == 120
            assert len(live) + 3 * sum(state.tricks) == 32
            assert max(sizes) - min(sizes) <= 1
        assert all(event.action.value in BIDS for event in state.history if isinstance(event.action, Bid))


@given(deals(SKAT), seeds)
def test_sk_11_exactly_one_declarer_or_passed_or_ramsch(first: State, seed: int) -> None:
    """A deal ends with one declarer at a bid he made, or passed at value 0, or as Ramsch with all 120 points."""
    state = moments(first, Random(seed))[-1]
    assert isinstance(state, Over)
    done = state.result
    announced = [event.seat for event in state.history if isinstance(event.action, Announce)]
    if isinstance(done, SkatResult):
        assert announced == [done.declarer]
        assert done.bid in BIDS
        assert done.value != 0
        assert (done.value > 0) == done.won
        assert 0 <= done.points <= 120
        assert state.options.score == "seeger-fabian" or sum(map(bool, done.scores)) == 1
    elif isinstance(done, RamschResult):
        assert (announced, sum(done.points), sum(done.tricks)) == ([], 120, 10)
        assert any(done.scores)
    else:
        assert (announced, done.scores) == ([], (0, 0, 0))
        assert sum(isinstance(event.action, Pass) for event in state.history) == 3
    assert not any(isinstance(event.action, Agree) for event in state.history) or getattr(done, "conceded", False)
