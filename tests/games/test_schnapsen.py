"""Schnapsen, rule by rule; the addresses are those of the rulebook (SN)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace
from strategies import Moment, deals, half_played, moments, play_out, seeds

from vorhand.action import Close, Exchange, Marry, Play, parse_action
from vorhand.cards import Card, Cards, Suit
from vorhand.game import Deal, IllegalAction, State
from vorhand.games import GAMES
from vorhand.games.schnapsen.match import deal_out, start
from vorhand.games.schnapsen.play import Over, Playing, SchnapsenView
from vorhand.games.schnapsen.score import Closing, SchnapsenResult, Tally, game_points, worth
from vorhand.games.schnapsen.table import ORDERS, PACK, VU, Schnapsen, card_points
from vorhand.options import SetupError
from vorhand.players.maxims.schnapsen import advise
from vorhand.players.player import Decision

GAME = GAMES["schnapsen"]
SEED = Schnapsen()
CUT = Random(0)


def dealt(
    mine: str, theirs: str, turn_up: str, draws: str = "", standing: tuple[int, ...] = (), dealer: int = 1
) -> Deal:
    """A deal with these hands for seats 0 and 1, these first cards of the stock and this turn-up."""
    hands, first, last = (Cards(mine), Cards(theirs)), Cards(draws), Cards(turn_up)
    others = PACK - hands[0] - hands[1] - first - last
    rest = (*map(Card, draws.split()), *others, Card(turn_up))
    return Deal(dealer=dealer, hands=hands, rest=rest, turn_up=Card(turn_up), standing=standing)


def begun(mine: str, theirs: str, turn_up: str, draws: str = "", **options: Any) -> Playing:
    """The first state of such a deal; seat 0 leads."""
    state = start(Schnapsen(**options), dealt(mine, theirs, turn_up, draws))
    assert isinstance(state, Playing)
    return state


def position(
    mine: str,
    theirs: str,
    stock: str = "",
    points: tuple[int, int] = (0, 0),
    winners: tuple[int, ...] = (),
    closing: Closing | None = None,
    **options: Any,
) -> Playing:
    """A moment late in a deal with Hearts as trumps; seat 0 leads."""
    state = begun("CA CT CK CQ CJ", "SA ST SK SQ SJ", "HA", **options)
    return replace(
        state,
        hands=(Cards(mine), Cards(theirs)),
        stock=tuple(map(Card, stock.split())),
        tally=Tally(points=points, winners=winners, closing=closing),
    )


def playing(state: State, text: str) -> Playing:
    """The state after these actions, which do not end the deal."""
    after = play_out(state, text)
    assert isinstance(after, Playing)
    return after


def finished(state: State, text: str) -> SchnapsenResult:
    """The result after these actions, which end the deal."""
    after = play_out(state, text)
    assert isinstance(after, Over)
    return after.result


def seen(state: State, seat: int) -> SchnapsenView:
    """The view of a seat."""
    view = state.view(seat)
    assert isinstance(view, SchnapsenView)
    return view


def tally_of(state: State) -> Tally:
    """What both have, before or after the end."""
    assert isinstance(state, Playing | Over)
    return state.tally if isinstance(state, Playing) else state.result.tally


def listed(state: State) -> set[str]:
    """The legal actions by their text."""
    return {str(action) for action in state.actions()}


def refusal(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason for which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_action(text), seat)
    return caught.value.rule, caught.value.reason.key


def keys(result: SchnapsenResult) -> list[str]:
    """The keys of the reckoning."""
    return [step.key for step in result.reckoning()]


# SN 1 Pack


def test_sn_1_1_twenty_cards_count_120() -> None:
    """The pack has A T K Q J in four suits, which count 11, 10, 4, 3, 2: 120 in all."""
    assert len(PACK) == 20
    assert [card_points([Card("S" + rank)]) for rank in "ATKQJ"] == [11, 10, 4, 3, 2]
    assert card_points(PACK) == 120


@pytest.mark.parametrize("suit", "CSHD")
def test_sn_1_1_the_ten_ranks_above_the_koenig(suit: str) -> None:
    """In every suit, trumps or not, a card beats those behind it in A T K Q J and no other of its suit."""
    for trump in Suit:
        cards = [Card(suit + rank) for rank in "ATKQJ"]
        for place, card in enumerate(cards):
            for below in cards[place + 1 :]:
                assert ORDERS[trump].winner([card, below]) == 0
                assert ORDERS[trump].winner([below, card]) == 1


# SN 2 Deal


def test_sn_2_1_the_first_dealer_is_cut() -> None:
    """Either seat may be the first dealer."""
    assert {GAME.match(SEED, Random(seed)).dealer for seed in range(20)} == {0, 1}


def test_sn_2_1_the_deal_alternates_whoever_won() -> None:
    """The dealer changes after every deal, after one that he won and after one that he lost."""
    won = set()
    for seed in range(5):
        random = Random(seed)
        match = GAME.match(SEED, random)
        while not match.over:
            last = moments(match.deal(random), random)[-1]
            after = match.after(last)
            assert isinstance(last, Over)
            assert after.dealer == 1 - match.dealer == 1 - last.deal.dealer
            won.add(last.result.winner == match.dealer)
            match = after
    assert won == {True, False}


@pytest.mark.parametrize("dealer", [0, 1])
def test_sn_2_1_three_turn_up_two(dealer: int) -> None:
    """Three cards each, the non-dealer first, the turn-up, two more each; nine on top of the turn-up."""
    cards = list(PACK)
    deal = deal_out(SEED, cards, dealer)
    assert deal.hands[1 - dealer] == Cards(cards[0:3] + cards[7:9])
    assert deal.hands[dealer] == Cards(cards[3:6] + cards[9:11])
    assert deal.turn_up == cards[6]
    assert deal.rest == (*cards[11:], cards[6])
    assert len(deal.rest) == 10


def test_sn_2_1_a_deal_that_cannot_be_is_refused() -> None:
    """Hands of five, a stock of ten with the turn-up last: any other deal says what is wrong."""
    deal = dealt("CA CT CK CQ CJ", "SA ST SK SQ SJ", "HA")
    assert isinstance(start(SEED, deal), Playing)
    for wrong, words in [
        (replace(deal, turn_up=None), r"turn-up None .* HA \(SN 2\.1\)"),
        (replace(deal, turn_up=deal.rest[0]), r"not the last card of the stock, HA \(SN 2\.1\)"),
        (replace(deal, rest=deal.rest[::-1]), r"SN 2\.1"),
        (replace(deal, hands=(Cards("CA CT CK CQ"), Cards("SA ST SK SQ SJ CJ"))), r"4 and 6 cards.*SN 2\.1"),
        (replace(deal, rest=deal.rest[1:]), "missing from the deal"),
        (replace(deal, rest=(*deal.rest, Card("CA"))), "CA is there twice"),
        (replace(deal, hands=(*deal.hands, Cards())), "3 hands"),
        (replace(deal, dealer=2), "dealer is seat 2"),
    ]:
        with pytest.raises(SetupError, match=words):
            start(SEED, wrong)


@pytest.mark.parametrize("dealer", [0, 1])
def test_sn_2_2_the_non_dealer_leads(dealer: int) -> None:
    """The first to act is the seat that did not deal."""
    deal = dealt("CA CT CK CQ CJ", "SA ST SK SQ SJ", "HA", dealer=dealer)
    assert start(SEED, deal).to_act == 1 - dealer


# SN 3 Play while the stock is open

OPEN = ("CA CK SA HQ DJ", "CT CJ ST HJ DA", "HA", "SK SJ DK DQ")


def test_sn_3_1_no_duty_to_follow_while_the_stock_is_open() -> None:
    """The follower may play any card of his hand, with the suit led in it or a trump."""
    state = playing(begun(*OPEN), "CK")
    assert listed(state) == {"play CT", "play CJ", "play ST", "play HJ", "play DA"}


@pytest.mark.parametrize(
    ("trick", "winner"), [("CK, CT", 1), ("CK, CJ", 0), ("CK, DA", 0), ("CA, HJ", 1), ("HQ, HJ", 0), ("HQ, CT", 0)]
)
def test_sn_3_1_the_higher_card_of_the_suit_or_a_trump_wins(trick: str, winner: int) -> None:
    """The higher card of the suit led wins, unless it is trumped; the card points go to the winner."""
    state = playing(begun(*OPEN), trick)
    assert state.tally.winners == (winner,)
    assert state.tally.points[winner] == card_points(Cards(trick.replace(",", "")))
    assert state.tally.points[1 - winner] == 0


@pytest.mark.parametrize(("trick", "winner"), [("CK, CT", 1), ("CK, CJ", 0)])
def test_sn_3_2_the_winner_draws_first_and_leads(trick: str, winner: int) -> None:
    """The top card of the stock goes to the winner, the next to the loser; the winner leads."""
    before = begun(*OPEN)
    after = playing(before, trick)
    assert after.to_act == winner
    assert Card("SK") in after.hands[winner]
    assert Card("SJ") in after.hands[1 - winner]
    assert after.stock == before.stock[2:]
    assert [len(hand) for hand in after.hands] == [5, 5]


def test_sn_3_2_the_loser_of_the_last_draw_takes_the_turn_up() -> None:
    """With two cards left the winner draws the one face down and the loser the turn-up; then it is exhausted."""
    state = playing(position("CA CK SA HQ DJ", "CT CJ ST HJ DA", "SQ HA"), "CA, CJ")
    assert Card("SQ") in state.hands[0]
    assert Card("HA") in state.hands[1]
    assert state.stock == ()
    assert not state.open


def test_sn_3_2_after_an_exchange_the_turn_up_is_the_bube() -> None:
    """The loser of the last draw takes the Bube that an exchange put there."""
    state = playing(position("CA CK SA HJ DJ", "CT CJ ST HQ DA", "SQ HA"), "exchange, CA, CJ")
    assert Card("HA") in state.hands[0]
    assert Card("HJ") in state.hands[1]
    assert seen(state, 0).turn_up is None


# SN 4 Strict play

STRICT: list[tuple[Any, ...]] = [
    ("CK", "CA CT CJ SA HA", "CA CT", ("CJ", "refuse-sn-head"), ("HA", "refuse-follow")),
    ("CT", "CA CK SA HA", "CA", ("CK", "refuse-sn-head"), ("SA", "refuse-follow")),
    ("CA", "CT CJ SA HA", "CT CJ", ("HA", "refuse-follow"), ("SA", "refuse-follow")),
    ("CA", "SA ST HJ HQ", "HJ HQ", ("SA", "refuse-sn-trump"), ("ST", "refuse-sn-trump")),
    ("CA", "SA ST DJ", "SA ST DJ"),
    ("HK", "HA HQ SA", "HA", ("HQ", "refuse-sn-head"), ("SA", "refuse-follow")),
    ("HA", "HT HQ SA", "HT HQ", ("SA", "refuse-follow")),
    ("HA", "SA DJ", "SA DJ"),
]


@pytest.mark.parametrize("closed", [True, False], ids=["closed", "exhausted"])
@pytest.mark.parametrize("case", STRICT, ids=[case[0] + " " + case[1] for case in STRICT])
def test_sn_4_1_head_then_follow_then_trump_then_any(case: tuple[Any, ...], closed: bool) -> None:
    """Head the trick, else follow, else trump, else any card; what is refused says which duty it breaks."""
    led, hand, legal, *refused = case
    stock, closing = ("SQ DQ", Closing(0, 0, 0)) if closed else ("", None)
    state = playing(position(led + " DA", hand, stock, closing=closing), led)
    assert listed(state) == {f"play {card}" for card in Cards(legal)}
    for card, reason in refused:
        assert refusal(state, f"play {card}") == ("SN 4.1", reason)


def test_sn_4_1_the_leader_leads_what_he_likes() -> None:
    """In strict play too any card may be led."""
    state = position("CA CT SA HA", "CK CJ SK HK")
    assert listed(state) == {"play CA", "play CT", "play SA", "play HA"}


def test_sn_4_2_after_a_close_nobody_draws() -> None:
    """Every trick after a close makes both hands smaller, and the stock stays as it was."""
    before = begun(*OPEN)
    state = playing(before, "close, CA, CJ")
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert state.stock == before.stock
    assert state.drawn == ((), ())


# SN 5 The leader's extra actions

EXTRA = ("HJ HQ CA ST DJ", "CT CJ SA HT DA", "HK", "SK SJ DK DQ")


def test_sn_5_1_exchange_close_and_marriage_in_one_turn() -> None:
    """The exchanged König completes the marriage that is declared after the close, all before one lead."""
    state = begun(*EXTRA)
    assert {"exchange", "close"} <= listed(state)
    assert not any(words.startswith("marry") for words in listed(state))
    state = playing(state, "exchange")
    assert "exchange" not in listed(state)
    assert {"close", "marry HK", "marry HQ"} <= listed(state)
    state = playing(state, "close")
    assert not {"exchange", "close"} & listed(state)
    assert {"marry HK", "marry HQ"} <= listed(state)
    state = playing(state, "marry HQ")
    assert state.to_act == 1
    assert state.tally.pending == (40, 0)


def test_sn_5_1_the_bube_and_the_turn_up_change_places() -> None:
    """No trick is needed; the turn-up goes into the hand, the Bube under the stock, and it is still his turn."""
    before = begun(*EXTRA)
    state = playing(before, "exchange")
    assert state.hands == (Cards("HK HQ CA ST DJ"), before.hands[1])
    assert state.stock == (*before.stock[:-1], Card("HJ"))
    assert state.to_act == 0
    for seat in (0, 1):
        assert seen(state, seat).turn_up == Card("HJ")
        assert seen(state, seat).shown[0] == Cards("HK")


@pytest.mark.parametrize(("least", "left", "may"), [(2, 4, True), (2, 2, True), (4, 4, True), (4, 2, False)])
def test_sn_5_1_the_stock_must_have_cards_enough(least: int, left: int, may: bool) -> None:
    """Two cards with the turn-up are enough; with `exchange_min_stock` 4 they are not, four are."""
    stock = " ".join(["SQ", "SK", "DQ", "HA"][4 - left :])
    state = position("HJ CA CK SA DJ", "CT CJ ST HQ DA", stock, exchange_min_stock=least)
    assert ("exchange" in listed(state)) == may
    if not may:
        assert refusal(state, "exchange") == ("SN 5.1", "refuse-sn-stock")


def test_sn_5_1_what_forbids_an_exchange() -> None:
    """Not without the trump Bube, not by the follower, not once the stock is closed or exhausted."""
    assert refusal(begun(*OPEN), "exchange") == ("SN 5.1", "refuse-not-held")
    assert refusal(playing(begun(*OPEN), "CK"), "exchange") == ("SN 5.1", "refuse-sn-lead")
    assert refusal(begun(*OPEN), "exchange", seat=1) == ("G 2", "refuse-turn")
    assert refusal(playing(begun(*EXTRA), "close"), "exchange") == ("SN 5.1", "refuse-sn-closed")
    assert refusal(position("HJ CA", "CT HQ"), "exchange") == ("SN 5.1", "refuse-sn-stock")


@pytest.mark.parametrize(("couple", "bonus"), [("H", 40), ("C", 20), ("S", 20), ("D", 20)])
@pytest.mark.parametrize("rank", "KQ")
def test_sn_5_2_twenty_and_in_trumps_forty(couple: str, bonus: int, rank: str) -> None:
    """Either card of the couple may be led; the marriage counts 20, in trumps 40."""
    hand = Cards(f"{couple}K {couple}Q CJ SJ DJ")
    state = position(str(hand), "CT ST DA DT HJ", "SA HA", points=(11, 0), winners=(0,))
    state = playing(state, f"marry {couple}{rank}")
    assert state.tally.points == (11 + bonus, 0)
    assert state.trick == (Card(couple + rank),)
    assert state.to_act == 1


def test_sn_5_2_auto_declares_with_either_card() -> None:
    """By default neither card of the couple can be led silently, and the refusal says so."""
    state = position("CK CQ SA SJ DJ", "CT ST DA DT HJ", "HQ HA")
    assert listed(state) == {"close", "marry CK", "marry CQ", "play SA", "play SJ", "play DJ"}
    assert refusal(state, "play CK") == ("SN 5.2", "refuse-sn-declare")
    assert refusal(state, "play CQ") == ("SN 5.2", "refuse-sn-declare")


def test_sn_5_2_optional_allows_a_silent_lead() -> None:
    """With `declare` optional both ways are listed, and a silent lead counts and shows nothing."""
    state = position("CK CQ SA SJ DJ", "CT ST DA DT HJ", "HQ HA", points=(5, 0), winners=(0,), declare="optional")
    assert {"marry CK", "marry CQ", "play CK", "play CQ"} <= listed(state)
    silent, declared = playing(state, "CK"), playing(state, "marry CK")
    assert silent.tally.points == (5, 0)
    assert seen(silent, 1).shown[0] == Cards()
    assert declared.tally.points == (25, 0)
    assert seen(declared, 1).shown[0] == Cards("CQ")


def test_sn_5_2_once_a_suit_and_player() -> None:
    """The card that is left declares nothing when it is led later."""
    state = playing(position("CK CQ SA", "CJ ST DA", points=(5, 0), winners=(0,)), "marry CK, CJ")
    assert listed(state) == {"play CQ", "play SA"}
    assert refusal(state, "marry CQ") == ("SN 5.2", "refuse-sn-marriage")


@pytest.mark.parametrize("closing", [None, Closing(0, 0, 0), Closing(1, 0, 0)])
def test_sn_5_2_also_after_a_close_or_exhaustion(closing: Closing | None) -> None:
    """A marriage counts as well when the stock is exhausted, or closed by either player."""
    state = position("DK DQ SA", "DJ ST CA", "SQ HA" if closing else "", winners=(0,), closing=closing)
    assert playing(state, "marry DQ").tally.points == (20, 0)


def test_sn_5_2_what_forbids_a_marriage() -> None:
    """Not without the partner in the hand, not by the follower, not with another card."""
    state = position("CK SQ SA SK DJ", "CQ DK DQ DT HJ", "HQ HA")
    assert refusal(state, "marry CK") == ("SN 5.2", "refuse-sn-marriage")
    assert refusal(state, "marry SA") == ("SN 5.2", "refuse-sn-marriage")
    assert refusal(state, "marry HK") == ("G 4", "refuse-not-held")
    assert refusal(playing(state, "SA"), "marry DK") == ("SN 5.2", "refuse-sn-lead")


def test_sn_5_3_without_a_trick_the_bonus_is_pending() -> None:
    """It counts for nothing until his first trick, and is credited with that trick's cards."""
    state = playing(begun("CK CQ SA DA HQ", "CT CJ ST DT HJ", "HA", "SK SQ DK DQ"), "marry CQ")
    assert (state.tally.points, state.tally.pending) == ((0, 0), (20, 0))
    lost = playing(state, "CT")
    assert (lost.tally.points, lost.tally.pending) == ((0, 13), (20, 0))
    credited = playing(lost, "DT, DA")
    assert (credited.tally.points, credited.tally.pending) == ((20 + 21, 13), (0, 0))


def test_sn_5_3_the_marriages_own_trick_credits_it() -> None:
    """Where the led König or Dame wins, the bonus comes with that trick."""
    state = playing(begun("CK CQ SA DA HQ", "CT CJ ST DT HJ", "HA", "SK SQ DK DQ"), "marry CK, CJ")
    assert (state.tally.points, state.tally.pending) == ((26, 0), (0, 0))


def test_sn_5_3_with_a_trick_it_is_credited_at_once() -> None:
    """A player with a trick has the bonus before the led card is played to."""
    state = playing(position("CK CQ SA", "CJ ST DA", winners=(0,)), "marry CQ")
    assert (state.tally.points, state.tally.pending) == ((20, 0), (0, 0))


def test_sn_5_3_never_winning_a_trick_loses_it() -> None:
    """The opponent takes every trick: the pending 40 come to nothing and change nothing in what he scores."""
    state = begun("HK HQ CJ SJ DJ", "HA CA CT SA DA", "HT", "ST SQ DT SK DK DQ")
    result = finished(state, "marry HQ, HA, CA, CJ, CT, SJ, SA, DJ, DA, SQ")
    assert result.tally.points == (0, 66)
    assert result.tally.pending == (40, 0)
    assert result.scores == (0, 3)
    assert "sn-lost" in keys(result)


def test_sn_5_3_it_survives_a_close_and_is_no_part_of_the_record() -> None:
    """The opponent closes with 20 pending: the record names no points, and the 20 come with the first trick."""
    state = begun("CK CQ SA DA HQ", "CT CJ ST DT HJ", "HA", "SK SQ DK DQ")
    state = playing(state, "marry CQ, CT, close")
    assert state.tally.closing == Closing(seat=1, points=0, tricks=0)
    assert state.tally.pending == (20, 0)
    assert playing(state, "DT, DA").tally.points == (41, 13)


def test_sn_5_3_it_survives_the_declarers_own_close() -> None:
    """He closes, declares without a trick and loses that trick: 20 are still pending, then credited."""
    state = begun("CK CQ SA DA HQ", "CT CJ ST DT HJ", "HA", "SK SQ DK DQ")
    state = playing(state, "close, marry CQ, CT")
    assert state.tally.pending == (20, 0)
    assert playing(state, "DT, DA").tally.points == (41, 13)


def test_sn_5_4_a_marriage_that_reaches_66_ends_the_deal_at_once() -> None:
    """With a trick already won the deal ends before the opponent can play to the card led."""
    before = position("HK HQ CJ SJ DJ", "HT HJ CA SA DA", "SQ HA", points=(26, 40), winners=(0, 1))
    after = before.apply(Marry(Card("HQ")))
    assert isinstance(after, Over)
    assert after.to_act is None
    assert after.trick == (Card("HQ"),)
    assert after.hands[1] == before.hands[1]
    assert after.result.tally.points == (66, 40)
    assert after.result.scores == (1, 0)
    for seat in (0, 1):
        assert (after.view(seat).trick, after.view(seat).leader) == ((Card("HQ"),), 0)


def test_sn_5_4_one_point_short_goes_on() -> None:
    """With 65 the led card is played to as always."""
    state = position("HK HQ CJ SJ DJ", "HT HJ CA SA DA", "SQ HA", points=(25, 40), winners=(0, 1))
    assert playing(state, "marry HQ").to_act == 1


def test_sn_5_5_the_record_is_taken_at_closing() -> None:
    """It holds the opponent's card points and tricks of that moment, whatever follows."""
    state = position("CA CT SA DA HQ", "CK CJ ST DT HJ", "SQ HA", points=(20, 31), winners=(0, 1, 1))
    state = playing(state, "close")
    assert state.tally.closing == Closing(seat=0, points=31, tricks=2)
    state = playing(state, "HQ, HJ, CA, CJ")
    assert state.tally.closing == Closing(seat=0, points=31, tricks=2)


def test_sn_5_5_strict_play_begins_with_this_very_lead() -> None:
    """The first follower after the close must head the trick."""
    state = playing(begun(*OPEN), "close, CK")
    assert listed(state) == {"play CT"}


@pytest.mark.parametrize(("stock", "may"), [("SQ SK DQ HA", True), ("SQ HA", True), ("", False)])
def test_sn_5_5_one_card_face_down_and_the_turn_up_are_enough(stock: str, may: bool) -> None:
    """The stock may be closed as long as there is one."""
    state = position("CA CK SA HQ DJ", "CT CJ ST HJ DA", stock)
    assert ("close" in listed(state)) == may
    if not may:
        assert refusal(state, "close") == ("SN 5.5", "refuse-sn-exhausted")


def test_sn_5_5_what_forbids_a_close() -> None:
    """Not by the follower and not twice, by either player."""
    assert refusal(playing(begun(*OPEN), "CK"), "close") == ("SN 5.5", "refuse-sn-lead")
    assert refusal(playing(begun(*OPEN), "close"), "close") == ("SN 5.5", "refuse-sn-closed")
    assert refusal(playing(begun(*OPEN), "close, CK, CT"), "close") == ("SN 5.5", "refuse-sn-closed")


def test_sn_5_5_a_close_before_the_first_trick_is_worth_three_either_way() -> None:
    """The opponent's record is no trick: the closer scores 3 with 66, and the opponent 3 where he falls short."""
    weak = "SJ SQ DJ DQ CJ"
    made = finished(begun("HA HK HQ CA CT", weak, "HJ"), "close, marry HK, DJ, HA, SJ, CA, CJ")
    assert (made.tally.closing, made.tally.points, made.scores) == (Closing(0, 0, 0), (72, 0), (3, 0))
    short = finished(begun("HA HT HK CA CT", weak, "HJ"), "close, HA, SJ, HT, DJ, CA, CJ, CT, SQ, HK, DQ")
    assert (short.tally.closing, short.tally.points, short.scores) == (Closing(0, 0, 0), (58, 0), (0, 3))


def test_sn_5_5_the_indicator_stays_known() -> None:
    """The card under a closed stock is in both views to the end."""
    state = playing(begun(*OPEN), "close, CA, CJ, SA, ST")
    assert [seen(state, seat).turn_up for seat in (0, 1)] == [Card("HA"), Card("HA")]


# SN 6 End of the deal


def test_sn_6_1_66_is_recognised_after_a_trick() -> None:
    """The deal ends with the trick that brings 66, although there are cards left, and with 65 it does not."""
    hands = ("CA CT SA DA HQ", "CK CJ ST DT HJ", "SQ HA")
    assert isinstance(play_out(position(*hands, points=(51, 20), winners=(0, 1)), "CA, CK"), Over)
    state = play_out(position(*hands, points=(50, 20), winners=(0, 1)), "CA, CK")
    assert isinstance(state, Playing)
    assert state.tally.points == (65, 20)


def test_sn_6_1_the_follower_may_reach_66_too() -> None:
    """Whoever wins the trick is looked at, not whoever leads."""
    result = finished(position("CT CJ", "CA SJ", points=(30, 45), winners=(0, 1)), "CT, CA")
    assert (result.winner, result.tally.points) == (1, (30, 66))


def test_sn_6_1_credited_marriages_are_card_points() -> None:
    """Twenty for a marriage lift the loser over 33, and the winner scores 1."""
    state = position("DK DQ CJ", "DA ST SA", points=(14, 53), winners=(0, 1))
    result = finished(state, "marry DQ, DA")
    assert result.tally.points == (34, 67)
    assert result.scores == (0, 1)


OUTCOMES = [
    ("6.2", (66, 33), (0, 1), None, 0, (0, 1)),
    ("6.2", (66, 32), (0, 1), None, 0, (0, 2)),
    ("6.2", (66, 0), (0, 0), None, 0, (0, 3)),
    ("6.2", (40, 70), (0, 1), None, 1, (1, 1)),
    ("6.3", (66, 60), (1, 1, 0), Closing(0, 33, 2), 0, (0, 1)),
    ("6.3", (66, 60), (1, 1, 0), Closing(0, 32, 1), 0, (0, 2)),
    ("6.3", (66, 40), (1, 1, 0), Closing(0, 0, 0), 0, (0, 3)),
    ("6.3", (12, 80), (1, 0, 1), Closing(1, 12, 1), 1, (1, 2)),
    ("6.4", (50, 66), (0, 1, 1), Closing(0, 10, 1), 1, (1, 2)),
    ("6.4", (50, 66), (0, 1, 1), Closing(0, 40, 2), 1, (1, 2)),
    ("6.4", (50, 66), (0, 1, 1), Closing(0, 0, 0), 1, (1, 3)),
    ("6.4", (65, 40), (0, 1, 0), Closing(0, 5, 1), 0, (1, 2)),
    ("6.4", (65, 40), (0, 1, 1), Closing(0, 0, 0), 1, (1, 3)),
    ("6.4", (70, 20), (0, 1, 0), Closing(1, 9, 1), 0, (0, 2)),
    ("6.5", (64, 56), (0, 1), None, 1, (1, 1)),
    ("6.5", (50, 65), (0, 1), None, 0, (0, 1)),
    ("6.5", (66, 32), (0, 1), None, 0, (0, 2)),
]


@pytest.mark.parametrize("case", OUTCOMES, ids=[f"{case[0]}-{number}" for number, case in enumerate(OUTCOMES)])
def test_sn_6_2_to_6_5_who_scores_what(case: tuple[Any, ...]) -> None:
    """The winner and the game points for what both have, the record at closing and the winner of the last trick."""
    _, points, winners, closing, last, outcome = case
    assert game_points(Tally(points=points, winners=winners, closing=closing), last) == outcome


def test_sn_6_2_exactly_33_gives_one() -> None:
    """33 card points are enough, 32 are not, and no trick is no trick."""
    assert [worth(33, 1), worth(32, 1), worth(0, 1), worth(0, 0)] == [1, 2, 2, 3]


def test_sn_6_2_against_no_trick_three() -> None:
    """An opponent who never won a trick gives 3."""
    result = finished(position("CA CT", "CK CJ", points=(53, 0), winners=(0, 0, 0, 0)), "CA, CJ")
    assert result.scores == (3, 0)
    assert "sn-worth-3" in keys(result)


def test_sn_6_3_what_the_opponent_takes_after_the_close_does_not_count() -> None:
    """He had no trick at closing and has one at the end: 3 all the same."""
    state = position("HA HK HQ CA DJ", "DA DT CK SJ SQ", "DK HT", points=(26, 0), winners=(0,))
    result = finished(state, "close, DJ, DA, DT, HQ, HA, SJ, CA, CK")
    assert result.tally.closing == Closing(0, 0, 0)
    assert result.tally.tricks(1) == 1
    assert result.scores == (3, 0)
    assert "sn-made-3" in keys(result)


def test_sn_6_4_the_opponent_of_a_closer_reaches_66_first() -> None:
    """He scores 2, or 3 if he had no trick at closing, whatever the closer has taken."""
    for winners, scores, reason in [((1, 0), (0, 2), "sn-failed-2"), ((0, 0), (0, 3), "sn-failed-3")]:
        state = position("CT CJ SJ DJ DQ", "CA SA DA HA HT", "HJ HQ", points=(40, 45), winners=winners)
        result = finished(state, "close, CT, CA")
        assert result.tally.points == (40, 66)
        assert result.scores == scores
        assert reason in keys(result)


def test_sn_6_4_a_closer_who_takes_the_last_trick_below_66_loses() -> None:
    """The last trick means nothing after a close: the cards run out, and the opponent scores."""
    state = position("CA SJ", "CJ SQ", "HJ HQ", points=(20, 40), winners=(0, 1), closing=Closing(0, 40, 1))
    result = finished(state, "SJ, SQ, CJ, CA")
    assert result.tally.winners[-1] == 0
    assert result.scores == (0, 2)


def test_sn_6_5_the_last_trick_scores_one_without_a_bonus() -> None:
    """Exhausted, not closed, nobody at 66: its winner scores 1, though he has less, and gets no ten card points."""
    result = finished(position("CA", "CJ", points=(30, 65), winners=(0, 1)), "CA, CJ")
    assert result.tally.points == (43, 65)
    assert result.scores == (1, 0)
    assert "sn-last-trick" in keys(result)


def test_sn_6_5_a_last_trick_that_brings_66_is_scored_as_66() -> None:
    """SN 6.2 applies first: the loser has fewer than 33, the winner scores 2."""
    result = finished(position("CA", "CJ", points=(60, 32), winners=(0, 1)), "CA, CJ")
    assert result.scores == (2, 0)
    assert "sn-worth-2" in keys(result)


def test_sn_6_2_the_reckoning_tells_points_record_and_reason() -> None:
    """Card points and tricks of both, the close with its record, the reason, game points and match score."""
    state = begun("HA HK HQ CA CT", "SJ SQ DJ DQ CJ", "HJ")
    result = finished(state, "close, marry HK, DJ, HA, SJ, CA, CJ")
    steps = [(step.key, dict(step.args)) for step in result.reckoning()]
    assert steps == [
        ("sn-card-points", {"seat": 0, "points": 72, "n": 3}),
        ("sn-card-points", {"seat": 1, "points": 0, "n": 0}),
        ("sn-closed", {"seat": 0}),
        ("sn-record", {"seat": 1, "points": 0, "n": 0}),
        ("sn-made-3", {"seat": 0}),
        ("sn-game-points", {"seat": 0, "n": 3}),
        ("sn-standing", {"seat": 0, "n": 4}),
        ("sn-standing", {"seat": 1, "n": 7}),
    ]


# SN 7 Match


def ended(standing: tuple[int, int], **options: Any) -> Over:
    """A deal that seat 0 wins with 3 from this match score."""
    deal = dealt("HA HK HQ CA CT", "SJ SQ DJ DQ CJ", "HJ", standing=standing)
    over = play_out(start(Schnapsen(**options), deal), "close, marry HK, DJ, HA, SJ, CA, CJ")
    assert isinstance(over, Over)
    return over


def test_sn_7_1_game_points_come_off_the_winners_score() -> None:
    """Both start with 7, and only the winner's score falls."""
    match = GAME.match(SEED, CUT)
    assert match.totals == (7, 7)
    after = match.after(ended((7, 7)))
    assert after.totals == (4, 7)
    assert (after.played, after.winners) == (1, None)


@pytest.mark.parametrize(("mine", "over"), [(4, False), (3, True), (2, True), (1, True)])
def test_sn_7_1_zero_or_less_wins_and_is_shown_as_zero(mine: int, over: bool) -> None:
    """Three game points win from 3 and less."""
    state = ended((mine, 5))
    match = GAME.match(SEED, CUT).after(state)
    assert match.over == over
    assert match.winners == ((0,) if over else None)
    assert match.totals == (max(0, mine - 3), 5)
    assert ("sn-match" in keys(state.result)) == over


def test_sn_7_1_the_match_score_is_part_of_every_view() -> None:
    """It is 7 each where a deal does not say, and else what stands, to the end of the deal."""
    assert begun(*OPEN).view(0).standing == (7, 7)
    for seat in (0, 1):
        assert ended((5, 2)).view(seat).standing == (5, 2)
    match = replace(GAME.match(SEED, CUT), totals=(3, 6))
    assert match.deal(CUT).view(1).standing == (3, 6)


@pytest.mark.parametrize("standing", [(0, 7), (7, 8), (7, -1), (7,)])
def test_sn_7_1_a_match_score_that_cannot_be_is_refused(standing: tuple[int, ...]) -> None:
    """Before a deal each has 7 to 1."""
    with pytest.raises(SetupError, match=r"standing|match score"):
        start(SEED, dealt("CA CT CK CQ CJ", "SA ST SK SQ SJ", "HA", standing=standing))


@pytest.mark.parametrize(
    ("bummerl", "standing", "double"),
    [(True, (3, 7), True), (True, (3, 6), False), (True, (4, 7), False), (False, (3, 7), False)],
)
def test_sn_7_1_bummerl_labels_a_loser_still_at_seven(bummerl: bool, standing: tuple[int, int], double: bool) -> None:
    """With the option, and only when the match is over, a loser at 7 loses a double game; it is a label."""
    result = ended(standing, bummerl=bummerl).result
    assert result.double == double
    assert ("sn-double" in keys(result)) == double
    assert result.scores == (3, 0)


# SN 8 Options beyond the seed


def test_sn_8_1_the_profile_is_made_of_options() -> None:
    """No closing, no match, marriages pending, König led, silent leads, dealt one by one; the rest as by default."""
    assert GAME.presets["vu"] == VU
    assert (
        Schnapsen(
            closing=False, match=False, marriage_pending=True, king_led=True, declare="optional", dealing="single"
        )
        == VU
    )


def test_sn_8_1_without_closing_the_stock_is_not_closed() -> None:
    """Closing is not listed, and the refusal says that the table has none."""
    state = begun(*OPEN, closing=False)
    assert "close" not in listed(state)
    assert refusal(state, "close") == ("SN 8.1", "refuse-sn-no-closing")


def test_sn_8_1_without_a_match_one_deal_decides() -> None:
    """A deal is a match: nothing stands before it, its game points are the score, its winner has won."""
    options, random = Schnapsen(match=False), Random(5)
    match = GAME.match(options, random)
    assert match.totals == (0, 0)
    last = moments(match.deal(random), random)[-1]
    assert isinstance(last, Over)
    assert last.view(0).standing == ()
    after = match.after(last)
    assert after.totals == last.result.scores
    assert after.winners == (last.result.winner,)
    with pytest.raises(SetupError, match=r"SN 8\.1"):
        start(options, dealt("CA CT CK CQ CJ", "SA ST SK SQ SJ", "HA", standing=(7, 7)))


def test_sn_8_1_marriages_wait_for_the_next_trick() -> None:
    """With a trick already won the bonus is pending too, brings no 66 by itself, and comes with the next trick."""
    hands = ("HK HQ CA SJ DJ", "HT HJ CJ SA DA", "SQ HA")
    state = playing(position(*hands, points=(26, 0), winners=(0,), marriage_pending=True), "marry HK")
    assert (state.tally.points, state.tally.pending) == ((26, 0), (40, 0))
    assert playing(state, "HT").tally.pending == (40, 0)
    assert finished(state, "HJ").tally.points == (26 + 40 + 6, 0)


def test_sn_8_1_the_koenig_is_always_led() -> None:
    """Leading the König declares; the Dame cannot, and may be led like any card."""
    hands = ("CK CQ SA SJ DJ", "CT ST DA DT HJ", "HQ HA")
    for declare, silent in [("auto", {"play CQ"}), ("optional", {"play CQ", "play CK"})]:
        state = position(*hands, king_led=True, declare=declare)
        clubs = {words for words in listed(state) if words.split()[-1] in ("CK", "CQ")}
        assert clubs == {"marry CK"} | silent
        assert refusal(state, "marry CQ") == ("SN 8.1", "refuse-sn-king")


@pytest.mark.parametrize("dealer", [0, 1])
def test_sn_8_1_dealt_one_by_one(dealer: int) -> None:
    """The cards go out singly, the non-dealer's first; the last card of the pack is turned up."""
    cards = list(PACK)
    deal = deal_out(Schnapsen(dealing="single"), cards, dealer)
    assert deal.hands[1 - dealer] == Cards(cards[0:10:2])
    assert deal.hands[dealer] == Cards(cards[1:10:2])
    assert deal.rest == tuple(cards[10:])
    assert deal.turn_up == cards[-1]


@given(half_played(GAME))
def test_sn_8_2_memory_governs_only_what_a_table_shows(moment: Moment) -> None:
    """A view with `last` holds all that it holds with `all`."""
    state = moment.state
    full, last = (replace(state.options, memory=memory) for memory in ("all", "last"))
    for seat in (0, 1):
        view = replace(state, options=last).view(seat)
        assert replace(view, options=full) == replace(state, options=full).view(seat)


# SN 9 What a view knows


@given(half_played(GAME))
def test_sn_9_1_a_view_tells_what_lies_open(moment: Moment) -> None:
    """Indicator, stock, points, tricks, pending and the close are in both views, and are what they are."""
    state = moment.state
    tally = tally_of(state)
    assert isinstance(state, Playing | Over)
    for seat in (0, 1):
        view = seen(state, seat)
        assert view.indicator == state.deal.turn_up
        assert view.turn_up == (state.stock[-1] if state.stock else None)
        assert view.stock == len(state.stock)
        assert (view.points, view.pending, view.winners) == (tally.points, tally.pending, tally.winners)
        assert view.tricks == (tally.winners.count(0), tally.winners.count(1))
        assert view.closing == tally.closing
        assert list(view.history) == list(state.history)


@given(half_played(GAME))
def test_sn_9_1_every_card_is_own_played_shown_or_unseen(moment: Moment) -> None:
    """What a seat has not seen are just the opponent's hand and the stock, without what has been shown."""
    state = moment.state
    assert isinstance(state, Playing | Over)
    for seat in (0, 1):
        view = seen(state, seat)
        away = Cards(state.stock) | state.hands[1 - seat]
        assert view.unseen == away - view.shown[1 - seat] - (1 << view.turn_up if view.turn_up else 0)
        assert view.shown[1 - seat] == view.shown[1 - seat] & state.hands[1 - seat]


@given(half_played(GAME))
def test_sn_9_1_the_opponents_hand_by_elimination(moment: Moment) -> None:
    """Where a view names the opponent's hand it is right; once the stock is exhausted it always does."""
    state = moment.state
    assert isinstance(state, Playing | Over)
    for seat in (0, 1):
        view = seen(state, seat)
        assert view.opponent in (None, state.hands[1 - seat])
        if not state.stock:
            assert view.opponent == state.hands[1 - seat]


def test_sn_9_1_a_closed_stock_leaves_the_opponents_hand_open() -> None:
    """After a close, and as long as a card lies face down, the hand does not follow."""
    state = playing(begun(*OPEN), "close, CA, CJ")
    assert seen(state, 0).opponent is None
    assert seen(state, 1).opponent is None


def test_sn_9_1_a_last_card_that_was_shown_is_certain() -> None:
    """The partner of a marriage, as the only card left, is known although the stock is closed."""
    state = position("CK CQ", "CJ SJ", "SQ HA", closing=Closing(0, 0, 0))
    state = playing(state, "marry CK, CJ")
    assert seen(state, 1).opponent == Cards("CQ")
    assert seen(state, 0).opponent is None


def test_sn_9_1_cards_shown_until_they_are_played() -> None:
    """The partner in a marriage and the exchanged card are shown to both, and no longer once played."""
    state = playing(begun(*EXTRA), "exchange, marry HQ")
    for seat in (0, 1):
        assert seen(state, seat).shown == (Cards("HK"), Cards())
    state = playing(state, "CJ, HK, DA")
    for seat in (0, 1):
        assert seen(state, seat).shown == (Cards(), Cards())


def test_sn_9_1_a_view_knows_what_its_seat_drew() -> None:
    """The cards drawn are there in order, for the seat alone."""
    state = playing(begun(*OPEN), "CA, CJ, CK, CT")
    assert seen(state, 0).drawn == (Card("SK"), Card("DQ"))
    assert seen(state, 1).drawn == (Card("SJ"), Card("DK"))


# SN 10 Invariants


def bonuses(state: State) -> int:
    """What all marriages declared so far count together."""
    assert state.deal.turn_up is not None
    married = [event.action.card for event in state.history if isinstance(event.action, Marry)]
    return sum(40 if card.suit == state.deal.turn_up.suit else 20 for card in married)


@given(deals(GAME), seeds)
def test_sn_10_1_all_card_points_are_somewhere(first: State, seed: int) -> None:
    """Piles, hands, trick and stock count 120; marriages, credited or pending, at most 100 beside them."""
    for state in moments(first, Random(seed)):
        assert isinstance(state, Playing | Over)
        tally = tally_of(state)
        lying = card_points([*state.hands[0], *state.hands[1], *state.trick, *state.stock])
        assert sum(tally.points) + sum(tally.pending) + lying == 120 + bonuses(state)
        assert bonuses(state) <= 100


@given(deals(GAME), seeds)
def test_sn_10_1_pending_means_no_trick_and_the_non_dealer(first: State, seed: int) -> None:
    """Unless every marriage waits, only the non-dealer before his first trick has something pending."""
    assert isinstance(first, Playing)
    first = start(replace(first.options, marriage_pending=False), first.deal)
    for state in moments(first, Random(seed)):
        tally = tally_of(state)
        for seat in (0, 1):
            if tally.pending[seat]:
                assert tally.tricks(seat) == 0
                assert seat == 1 - state.deal.dealer


@given(deals(GAME), seeds)
def test_sn_10_1_results_are_one_two_or_three(first: State, seed: int) -> None:
    """One seat scores 1, 2 or 3; against a closer 2 or 3; never do both have 66."""
    over = moments(first, Random(seed))[-1]
    assert isinstance(over, Over)
    result = over.result
    value = result.scores[result.winner]
    assert result.scores[1 - result.winner] == 0
    assert value in (1, 2, 3)
    if result.tally.closing and result.tally.closing.seat != result.winner:
        assert value in (2, 3)
    assert min(result.tally.points) < 66


@given(half_played(GAME))
def test_sn_10_1_only_the_player_on_lead_does_more_than_play(moment: Moment) -> None:
    """Nobody exchanges, closes or declares when a card lies on the table; at most one exchange and one close."""
    for state in moment.states:
        if isinstance(state, Playing) and state.trick:
            assert all(type(action) is Play for action in state.actions())
    done = [type(event.action) for event in moment.state.history]
    assert done.count(Exchange) <= 1
    assert done.count(Close) <= 1


# SN 11 What a good player does


@given(half_played(GAME))
def test_sn_11_1_the_advice_is_legal_and_always_the_same(moment: Moment) -> None:
    """At any moment under any options the maxims name one of the legal actions, and name it again."""
    for state in moment.states:
        if state.to_act is not None:
            view = seen(state, state.to_act)
            assert advise(view).action in view.actions
            assert advise(view) == advise(view)


def advised_deals(count: int) -> list[tuple[Playing, Decision, State]]:
    """Every moment of so many deals between two players who follow the maxims: before, advice, after."""
    random, steps = Random(11), []
    for number in range(count):
        state = start(SEED, deal_out(SEED, random.sample(list(PACK), 20), number % 2))
        while isinstance(state, Playing):
            decision = advise(seen(state, state.to_act))
            after = state.apply(decision.action)
            steps.append((state, decision, after))
            state = after
    return steps


def test_sn_11_1_every_maxim_does_what_it_says() -> None:
    """In many deals every maxim is heard, and what it promises comes true, whatever the opponent answers."""
    steps, heard, closes = advised_deals(400), set(), []
    for before, decision, after in steps:
        seat, key = before.to_act, decision.reason.key.removeprefix("hint-sn-")
        heard.add(key)
        ends = (
            [after]
            if not isinstance(after, Playing) or not after.trick
            else [after.apply(reply) for reply in after.actions()]
        )
        last = {tally_of(end).winners[-1:] for end in ends}
        if key in ("marriage-wins", "finish"):
            assert {isinstance(end, Over) and end.result.winner for end in ends} == {seat}
        if key in ("sure", "draw", "win", "deny", "take", "trump"):
            assert last == {(seat,)}
        if key in ("throw", "last-open"):
            assert last == {(1 - seat,)}
        if key in ("cheap", "last-open"):
            assert before.open
        if isinstance(after, Over) and (closing := after.result.tally.closing):
            closes.append(after.result.winner == closing.seat)
    assert heard == {
        *("only", "exchange", "marriage-wins", "marriage", "finish", "close", "cheap", "draw", "sure", "low"),
        *("win", "deny", "last-open", "take", "trump", "throw"),
    }
    assert sum(closes) > 0.85 * len(closes) > 50


@pytest.mark.parametrize("preset", ["seed", "vu"])
def test_sn_11_1_the_maxims_beat_random_play(preset: str) -> None:
    """Of the same deals from both seats the maxims win four in five against chance."""
    options, random, won = GAME.presets[preset], Random(3), 0
    assert isinstance(options, Schnapsen)
    for number in range(150):
        deal = deal_out(options, random.sample(list(PACK), 20), number % 2)
        for seat in (0, 1):
            state = start(options, deal)
            while isinstance(state, Playing):
                mine = state.to_act == seat
                state = state.apply(advise(seen(state, seat)).action if mine else random.choice(state.actions()))
            assert isinstance(state, Over)
            won += state.result.winner == seat
    assert won > 0.8 * 300
