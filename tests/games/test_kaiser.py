"""Kaiser, rule by rule (KA)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from operator import add
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from strategies import deals, moments, option_sets, play_out, seeds

from vorhand.action import Announce, Bid, Discard, Pass, Play, Take, parse_action
from vorhand.cards import PACK_32, Card, Cards
from vorhand.game import Deal, IllegalAction, Message, State, plain
from vorhand.games.kaiser.auction import Auction, Discarding, Naming, bids
from vorhand.games.kaiser.match import GAME, KaiserMatch, deal_out, new_match, start
from vorhand.games.kaiser.passing import Passing
from vorhand.games.kaiser.play import Over, Playing
from vorhand.games.kaiser.score import KaiserResult, points_of, score
from vorhand.games.kaiser.table import FIVE, PACK, SIDES, THREE, Kaiser, KaiserView, order_of, partner_of
from vorhand.options import SetupError, read_options
from vorhand.players.heuristic import Heuristic
from vorhand.players.maxims.kaiser import advise, worth
from vorhand.players.uniform import Uniform
from vorhand.words import LANGUAGES, Words

SUITS = (
    "CA CK CQ CJ CT C9 C8 C7",
    "SA SK SQ SJ ST S9 S8 S3",
    "HA HK HQ HJ HT H9 H8 H5",
    "DA DK DQ DJ DT D9 D8 D7",
)
"""A suit for every seat; seat 3 deals, so that seat 0 speaks first."""

SLAM = (
    "CA CK CQ CJ CT C9 C8 D7",
    "DA C7 HA HK HQ HJ HT H9",
    "H5 H8 DK DQ DJ DT D9 D8",
    "SA SK SQ SJ ST S9 S8 S3",
)
"""Seat 0 takes seven tricks with 5H at no-trump, seat 1 the last with 3S."""

SLAM_PLAY = (
    "CA, C7, H5, SA, CK, H9, DK, SK, CQ, HT, DQ, SQ, CJ, HJ, DJ, SJ, "
    "CT, HQ, DT, ST, C9, HK, D9, S9, C8, HA, H8, S8, D7, DA, D8, S3"
)

OTHERS = (
    "HK, DK, CK",
    "HQ, DQ, CQ",
    "HJ, DJ, CJ",
    "HT, DT, CT",
    "H9, D9, C9",
    "H8, D8, C8",
    "H5, D7, C7",
)
"""What the other seats throw on the spades of seat 1."""

SEVENS = ("CA CK CQ CJ CT C9 C8", "SA SK SQ SJ ST S9 S8", "HA HK HQ HJ HT H9 H8", "DA DK DQ DJ DT D9 D8")
KITTY = "C7 S3 H5 D7"


def table(hands: tuple[str, ...] = SUITS, *, rest: str = "", standing: tuple[int, ...] = (), **options: Any) -> State:
    """The first state of this deal, dealt by seat 3."""
    dealt = Deal(
        dealer=3,
        hands=tuple(map(Cards, hands)),
        rest=tuple(map(Card, rest.split())),
        standing=standing,
    )
    return start(Kaiser(**options), dealt)


def kitty_table(**options: Any) -> State:
    """A deal with a kitty in which both special cards lie."""
    return table(SEVENS, rest=KITTY, kitty=True, **options)


def refused(state: State, text: str) -> tuple[str, str]:
    """The rule and the reason for which the seat to act may not do this."""
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_action(text))
    assert caught.value.state is state
    return caught.value.rule, caught.value.reason.key


def offered(state: State) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in state.actions()]


def result(state: State) -> KaiserResult:
    """The result of a finished deal."""
    assert isinstance(state, Over)
    return state.result


def outcome(
    bid: str,
    points: int,
    *,
    declarer: int = 0,
    total: int = 10,
    standing: tuple[int, ...] = (),
    **options: Any,
) -> KaiserResult:
    """The result of a bid of side `declarer` that has taken so many points."""
    action = parse_action(bid)
    assert isinstance(action, Bid)
    both = (points, total - points) if declarer % 2 == 0 else (total - points, points)
    contract = Announce("no-trump" if action.no_trump else "clubs")
    return score(Kaiser(**options), standing, declarer, action, contract, both, (4, 4))


def over(match: KaiserMatch, done: KaiserResult) -> KaiserMatch:
    """The match after a deal with this result."""
    return match.after(Over(options=match.options, deal=Deal(dealer=0, hands=()), hands=(), result=done))


def match_at(first: int, second: int, **options: Any) -> KaiserMatch:
    """A match in which the sides stand at these totals."""
    return KaiserMatch(options=Kaiser(**options), dealer=2, totals=(first, second, first, second))


def view_of(state: State, seat: int | None = None) -> KaiserView:
    """The view of a seat, by default of the one to act."""
    seat = state.to_act if seat is None else seat
    assert seat is not None
    view = state.view(seat)
    assert isinstance(view, KaiserView)
    return view


def shown(state: State, seat: int) -> str:
    """The view as JSON."""
    return json.dumps(plain(state.view(seat)))


def random_ends(number: int, **options: Any) -> Iterator[Over]:
    """Finished deals of random play."""
    for seed in range(number):
        random = Random(seed)
        state = moments(new_match(Kaiser(**options), random).deal(random), random)[-1]
        assert isinstance(state, Over)
        yield state


# KA 1 Pack


def test_ka_1_1_five_and_three_stand_for_their_sevens() -> None:
    """The pack has 32 cards, 5H and 3S among them and neither H7 nor S7."""
    assert len(PACK) == 32
    assert Cards("H5 S3") == PACK - PACK_32
    assert Cards("H7 S7") == PACK_32 - PACK


def test_ka_1_2_cards_rank_from_the_ace_down() -> None:
    """A K Q J T 9 8 7 beat one another in this order, 5H and 3S at the bottom of their suits."""
    order = order_of("no-trump", False, "lowest")
    for hand in SUITS:
        ranked = list(map(Card, hand.split()))
        for place, card in enumerate(ranked):
            assert order.above[card] == Cards(ranked[:place])


# KA 2 Deal


def test_ka_2_1_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    """The first card goes to the dealer's left and every fourth after it."""
    cards = list(PACK)
    dealt = deal_out(Kaiser(), cards, dealer=1)
    assert [dealt.hands[seat] for seat in (2, 3, 0, 1)] == [Cards(cards[place::4]) for place in range(4)]
    assert dealt.rest == ()


def test_ka_2_1_wrong_counts_are_refused() -> None:
    """A deal with nine and seven cards says whose hand is wrong."""
    hands = (SUITS[0] + " S3", SUITS[1].removesuffix(" S3"), *SUITS[2:])
    with pytest.raises(SetupError, match=r"seat 0 has 9 cards, not 8 \(KA 2.1\)"):
        table(hands)


def test_ka_2_1_a_card_of_another_pack_is_refused() -> None:
    """The Seven of Hearts is not in the pack."""
    with pytest.raises(SetupError, match="H7 in the hand of seat 2 is not in the pack"):
        table((*SUITS[:2], SUITS[2].replace("H5", "H7"), SUITS[3]))


def test_ka_2_1_no_card_is_turned_up() -> None:
    """A deal with a turn-up is refused."""
    dealt = replace(table().deal, turn_up=Card("CA"))
    with pytest.raises(SetupError, match="no card is turned up"):
        start(Kaiser(), dealt)


def test_ka_2_1_first_dealer_at_random_then_clockwise() -> None:
    """Every seat may deal first, and the deal passes to the left."""
    assert {new_match(Kaiser(), Random(seed)).dealer for seed in range(40)} == {0, 1, 2, 3}
    match = over(match_at(0, 0), outcome("bid 6", 7))
    assert match.dealer == 3
    assert over(match, outcome("bid 6", 7)).dealer == 0


# KA 3 Auction


def test_ka_3_1_one_turn_each_the_dealer_last() -> None:
    """Seats 0, 1, 2 and the dealer 3 speak once, and the auction is over."""
    state, spoken = table(), []
    for text in ("bid 6", "pass", "bid 7", "pass"):
        spoken.append(state.to_act)
        state = play_out(state, text)
    assert spoken == [0, 1, 2, 3]
    assert isinstance(state, Naming)
    assert (state.declarer, state.bid) == (2, Bid(7))


def test_ka_3_1_nobody_speaks_out_of_turn() -> None:
    """Seat 0 has spoken and may not speak again."""
    with pytest.raises(IllegalAction, match="refuse-turn"):
        play_out(table(), "pass").apply(Bid(7), seat=0)


def test_ka_3_2_bids_run_from_six_to_twelve_no_trump_above_plain() -> None:
    """6 < 6NT < 7 < .. < 12 < 12NT."""
    ladder = [f"bid {value}{kind}" for value in range(6, 13) for kind in ("", "nt")]
    assert offered(table()) == [*ladder, "pass"]
    for place, standing in enumerate(ladder):
        assert offered(play_out(table(), standing)) == [*ladder[place + 1 :], "pass"]


def test_ka_3_2_a_bid_must_be_higher() -> None:
    """An equal bid is refused, a plain bid over no-trump of its number too, and a bid beyond twelve."""
    assert refused(play_out(table(), "bid 7"), "bid 7") == ("KA 3.2", "refuse-ka-higher")
    assert refused(play_out(table(), "bid 7nt"), "bid 7") == ("KA 3.2", "refuse-ka-higher-no-trump")
    assert refused(play_out(table(), "bid 7nt"), "bid 7nt") == ("KA 3.2", "refuse-ka-higher-no-trump")
    assert refused(table(), "bid 13") == ("KA 3.2", "refuse-ka-max-bid")


def test_ka_3_3_a_plain_bid_names_a_suit() -> None:
    """A plain bid offers the four suits and refuses no-trump."""
    state = play_out(table(), "bid 6, pass, pass, pass")
    assert offered(state) == ["announce clubs", "announce spades", "announce hearts", "announce diamonds"]
    assert refused(state, "announce no-trump") == ("KA 3.3", "refuse-ka-no-trump")
    assert refused(state, "announce grand") == ("KA 3.3", "refuse-ka-no-trump")


def test_ka_3_3_a_no_trump_bid_is_played_at_no_trump() -> None:
    """A no-trump bid leaves nothing to name: play begins."""
    state = play_out(table(), "bid 6nt, pass, pass, pass")
    assert isinstance(state, Playing)
    assert state.contract == Announce("no-trump")
    low = play_out(table(low=True), "bid 6nt, pass, pass, pass")
    assert refused(low, "announce hearts") == ("KA 3.3", "refuse-ka-suit")


@pytest.mark.parametrize("bids", ["bid 7, pass, pass", "pass, bid 7, pass", "pass, pass, bid 7"])
def test_ka_3_4_dealer_takes_the_bid_from_either_side(bids: str) -> None:
    """The dealer becomes declarer at the same number, whoever bid it."""
    state = play_out(table(), f"{bids}, take")
    assert isinstance(state, Naming)
    assert (state.declarer, state.bid) == (3, Bid(7))


def test_ka_3_4_a_no_trump_bid_is_taken_as_no_trump() -> None:
    """Taking 8NT gives the dealer 8NT."""
    state = play_out(table(), "pass, bid 8nt, pass, take")
    assert isinstance(state, Playing)
    assert (state.declarer, state.bid, state.to_act) == (3, Bid(8, no_trump=True), 3)


def test_ka_3_4_dealer_may_raise_or_pass() -> None:
    """Over 8 the dealer has every higher bid, take and pass; passing leaves the bidder declarer."""
    state = play_out(table(), "bid 8, pass, pass")
    assert offered(state)[:2] == ["bid 8nt", "bid 9"]
    assert offered(state)[-2:] == ["take", "pass"]
    assert (view_of(play_out(state, "bid 9"), 0).declarer, view_of(play_out(state, "pass"), 0).declarer) == (3, 0)


def test_ka_3_4_only_the_dealer_takes() -> None:
    """Seat 1 may not take the bid of seat 0."""
    assert refused(play_out(table(), "bid 7"), "take") == ("KA 3.4", "refuse-ka-take")
    assert refused(table(), "take") == ("KA 3.4", "refuse-ka-take")


def test_ka_3_4_over_the_top_bid() -> None:
    """Over 12NT the others only pass and the dealer takes or passes; over 12 a 12NT is possible."""
    state = play_out(table(), "bid 12nt")
    assert offered(state) == ["pass"]
    assert offered(play_out(state, "pass, pass")) == ["take", "pass"]
    assert offered(play_out(table(), "bid 12, pass, pass")) == ["bid 12nt", "take", "pass"]


def test_ka_3_5_after_three_passes_the_dealer_must_bid() -> None:
    """The dealer has every bid, and neither pass nor take."""
    state = play_out(table(), "pass, pass, pass")
    assert state.actions() == bids(Kaiser())
    assert refused(state, "pass") == ("KA 3.5", "refuse-ka-forced")
    assert refused(state, "take") == ("KA 3.5", "refuse-ka-forced")
    assert refused(state, "bid 5") == ("KA 7.4", "refuse-ka-min-bid")


def test_ka_3_5_the_forced_bid_keeps_both_minima() -> None:
    """With `min_bid` 7 and `no_trump_min` 8 the forced dealer may say 7, 8, 8NT and so on."""
    state = play_out(table(min_bid=7, no_trump_min=8), "pass, pass, pass")
    assert offered(state)[:4] == ["bid 7", "bid 8", "bid 8nt", "bid 9"]


def test_ka_3_6_the_declarer_names_trump_and_leads() -> None:
    """Seat 1 bids highest, names spades and leads."""
    state = play_out(table(), "pass, bid 6, pass, pass, announce spades")
    assert isinstance(state, Playing)
    assert (state.to_act, state.contract) == (1, Announce("spades"))
    assert view_of(state, 2).contract == Announce("spades")


# KA 4 Play

MIXED = (
    "CA CK H8 H5 S9 S8 D7 D8",
    "CQ CJ HA HK SA SK DA DK",
    "CT C9 HQ HJ SQ SJ DQ DJ",
    "C8 C7 HT H9 ST S3 DT D9",
)


def test_ka_4_1_follow_suit_if_able() -> None:
    """Clubs are led: seat 1 must play a club."""
    state = play_out(table(MIXED), "bid 6, pass, pass, pass, announce hearts, CA")
    assert offered(state) == ["play CQ", "play CJ"]
    assert refused(state, "play HA") == ("KA 4.1", "refuse-follow")
    assert refused(state, "play CT") == ("G 4", "refuse-not-held")


def test_ka_4_1_a_void_player_plays_anything() -> None:
    """Whoever has no card of the suit led may play every card, trumps included, and needs not trump or head."""
    state = play_out(table(), "bid 6, pass, pass, pass, announce spades, CA")
    assert state.actions() == tuple(Play(card) for card in Cards(SUITS[1]))


def test_ka_4_1_no_duty_to_head() -> None:
    """A follower may stay below the card that is winning."""
    state = play_out(table(MIXED), "bid 6, pass, pass, pass, announce hearts, S8, SA, SQ")
    assert offered(state) == ["play ST", "play S3"]


def test_ka_4_1_five_and_three_belong_to_their_suits() -> None:
    """5H must follow hearts and 3S spades."""
    state = play_out(table(), "pass, pass, pass, bid 6, announce clubs, DA, CA, S3, H5")
    assert view_of(state).points == (3, 0)
    hearts = play_out(table(MIXED), "pass, bid 6, pass, pass, announce clubs, HA, HQ, H9")
    assert offered(hearts) == ["play H8", "play H5"]


def test_ka_4_2_the_highest_trump_wins_else_the_suit_led() -> None:
    """A trump beats any other card, a card of a third suit never wins; the winner leads."""
    trick = "CA, S8, H5, DA"
    for trump, winner in [("clubs", 0), ("spades", 1), ("hearts", 2), ("diamonds", 3)]:
        assert play_out(table(), f"bid 6, pass, pass, pass, announce {trump}, {trick}").to_act == winner
    assert play_out(table(), f"bid 6nt, pass, pass, pass, {trick}").to_act == 0


def test_ka_4_2_five_and_three_are_the_lowest_trumps() -> None:
    """As trumps 5H and 3S beat the Ace of another suit, and lose to the Eight of their own."""
    for special, eight in [("H5", "H8"), ("S3", "S8")]:
        order = order_of(Card(special).suit.word, False, "lowest")
        assert order.winner([Card("CA"), Card(special), Card("CK")]) == 1
        assert order.winner([Card("CA"), Card(special), Card(eight)]) == 2


def test_ka_4_3_all_tricks_are_played() -> None:
    """A bid that is long made does not end the deal: eight tricks of four cards."""
    for state in random_ends(30):
        assert sum(isinstance(event.action, Play) for event in state.history) == 32
        assert sum(state.result.tricks) == 8


# KA 5 Score of a deal


def test_ka_5_1_a_trick_counts_one_five_adds_five_three_takes_three() -> None:
    """A trick is worth 1, 6, -2 or 3."""
    cards = [Card("CA"), Card("CK")]
    assert [points_of((*cards, *more)) for more in [(), (FIVE,), (THREE,), (FIVE, THREE)]] == [1, 6, -2, 3]


def test_ka_5_1_points_go_to_the_side_that_takes_the_trick() -> None:
    """With all eight tricks a side has ten points."""
    rounds = ", ".join(", ".join(cards) for cards in zip(*(hand.split() for hand in SUITS), strict=True))
    done = result(play_out(table(), f"bid 10, pass, pass, pass, announce clubs, {rounds}"))
    assert (done.points, done.tricks, done.scores) == ((10, 0), (8, 0), (10, 0, 10, 0))


def test_ka_5_2_a_side_may_have_twelve_and_the_other_minus_two() -> None:
    """Seven tricks with 5H against one trick with 3S: 12 to -2, and a bid of 12NT is made."""
    done = result(play_out(table(SLAM), f"bid 12nt, pass, pass, pass, {SLAM_PLAY}"))
    assert (done.points, done.tricks, done.made) == ((12, -2), (7, 1), True)
    assert done.scores == (24, -2, 24, -2)


def test_ka_5_2_points_sum_to_ten_and_stay_in_range() -> None:
    """Random deals: the two sides' points are 10 together, none below -2."""
    for state in random_ends(100):
        assert sum(state.result.points) == 10
        assert min(state.result.points) >= -2


def test_ka_5_3_a_made_bid_scores_the_points_taken() -> None:
    """Nine points for a bid of 7 score 9, exactly 7 score 7."""
    assert outcome("bid 7", 9).scores == (9, 1, 9, 1)
    assert outcome("bid 7", 7).made
    assert outcome("bid 7", 9, declarer=3).scores == (1, 9, 1, 9)


def test_ka_5_3_a_set_bid_is_lost() -> None:
    """Six points for a bid of 7 score -7, the other side its 4."""
    assert outcome("bid 7", 6).scores == (-7, 4, -7, 4)
    assert outcome("bid 12", 10).scores == (-12, 0, -12, 0)


def test_ka_5_3_made_score_bid() -> None:
    """With `made_score` bid, 9 points for 7 score 7, doubled at no-trump to 14; a set bid is the same as ever."""
    assert outcome("bid 7", 9, made_score="bid").scores == (7, 1, 7, 1)
    assert outcome("bid 7nt", 9, made_score="bid").scores == (14, 1, 14, 1)
    assert outcome("bid 7nt", 9, made_score="bid", no_trump_double="off").scores == (7, 1, 7, 1)
    assert outcome("bid 7", 6, made_score="bid").scores == (-7, 4, -7, 4)


@pytest.mark.parametrize(
    ("double", "made", "failed"),
    [("made", 18, -7), ("off", 9, -7), ("both", 18, -14)],
)
def test_ka_5_4_no_trump_bonus(double: str, made: int, failed: int) -> None:
    """9 points for 7NT, and 5 points: doubled when made, never, or either way; the other side is not doubled."""
    assert outcome("bid 7nt", 9, no_trump_double=double).scores == (made, 1, made, 1)
    assert outcome("bid 7nt", 5, no_trump_double=double).scores == (failed, 5, failed, 5)
    assert outcome("bid 7", 9, no_trump_double=double).scores == (9, 1, 9, 1)
    assert outcome("bid 7", 5, no_trump_double=double).scores == (-7, 5, -7, 5)


def test_ka_5_5_the_other_side_scores_what_it_took() -> None:
    """Negative points too."""
    assert outcome("bid 7", 12).scores == (12, -2, 12, -2)
    assert outcome("bid 12", 4).scores == (-12, 6, -12, 6)


@pytest.mark.parametrize(("cap", "before", "added"), [(45, 44, 3), (45, 45, 0), (47, 46, 3), (47, 47, 0), (0, 50, 3)])
def test_ka_5_5_opponents_cap(cap: int, before: int, added: int) -> None:
    """From the cap on the other side adds nothing."""
    done = outcome("bid 7", 7, standing=(0, before, 0, before), opponents_cap=cap)
    assert (done.scores, done.capped) == ((7, added, 7, added), added == 0)


def test_ka_5_5_the_cap_holds_back_only_positive_points_of_the_other_side() -> None:
    """Negative points are written at the cap, and the bidding side scores beyond it."""
    done = outcome("bid 7", 12, standing=(50, 50, 50, 50), opponents_cap=45)
    assert (done.scores, done.capped) == ((12, -2, 12, -2), False)
    assert not outcome("bid 7", 7, opponents_cap=45).capped  # no standing: all at 0


def test_ka_5_5_the_deal_knows_the_standing() -> None:
    """A deal played at 46 writes nothing for the side that did not bid."""
    later = ", ".join(f"S{rank}, {other}" for rank, other in zip("KQJT983", OTHERS, strict=True))
    actions = f"bid 6, pass, pass, pass, announce spades, CA, SA, HA, DA, {later}"
    assert result(play_out(table(), actions)).scores == (-6, 10, -6, 10)
    capped = table(standing=(0, 46, 0, 46), opponents_cap=45)
    assert result(play_out(capped, actions)).scores == (-6, 0, -6, 0)
    with pytest.raises(SetupError, match="standing of partners"):
        table(standing=(0, 46, 1, 46))


@pytest.mark.parametrize("double", ["made", "off", "both"])
@pytest.mark.parametrize("made_score", ["points", "bid"])
def test_ka_5_6_a_kaiser_is_worth_24(double: str, made_score: str) -> None:
    """A made 12NT scores 24 under every option; a failed one loses 12, or 24 with `both`."""
    made = outcome("bid 12nt", 12, no_trump_double=double, made_score=made_score)
    assert made.scores == (24, -2, 24, -2)
    assert "ka-kaiser" in [step.key for step in made.reckoning()]
    failed = outcome("bid 12nt", 9, no_trump_double=double, made_score=made_score)
    assert failed.scores[0] == (-24 if double == "both" else -12)
    assert "ka-kaiser" not in [step.key for step in failed.reckoning()]


def test_ka_5_reckoning_tells_the_deal_step_by_step() -> None:
    """The contract, what each side took, the verdict, and the two scores."""
    done = result(play_out(table(SLAM), f"bid 8nt, pass, pass, pass, {SLAM_PLAY}"))
    assert done.reckoning() == (
        Message("ka-contract", (("seat", 0), ("bid", 8), ("contract", Announce("no-trump")))),
        Message("ka-tricks", (("side", (0, 2)), ("n", 7))),
        Message("ka-five", (("side", (0, 2)), ("card", FIVE))),
        Message("ka-tricks", (("side", (1, 3)), ("n", 1))),
        Message("ka-three", (("side", (1, 3)), ("card", THREE))),
        Message("ka-made", (("side", (0, 2)), ("points", 12), ("bid", 8))),
        Message("ka-doubled"),
        Message("ka-score", (("side", (0, 2)), ("n", 24))),
        Message("ka-score", (("side", (1, 3)), ("n", -2))),
    )


def test_ka_5_reckoning_names_the_side_of_each_special_card() -> None:
    """What it says of 5H and 3S agrees with the tricks that were played."""
    for state in random_ends(60):
        taken: dict[Card, tuple[int, int]] = {}
        plays = [event for event in state.history if isinstance(event.action, Play)]
        order = order_of(state.result.contract.contract, False, "lowest")
        for number in range(0, 32, 4):
            trick = [event.action.card for event in plays[number : number + 4] if isinstance(event.action, Play)]
            for card in (FIVE, THREE):
                if card in trick:
                    taken[card] = SIDES[plays[number + order.winner(trick)].seat % 2]
        told = {
            args["card"]: args["side"]
            for args in (dict(step.args) for step in state.result.reckoning())
            if "card" in args
        }
        assert told == taken


# KA 6 Match


def test_ka_6_1_the_first_side_with_52_wins() -> None:
    """51 goes on, 52 wins, whichever side has bid; totals may be negative."""
    assert not over(match_at(44, 0), outcome("bid 7", 7)).over
    assert over(match_at(45, 0), outcome("bid 7", 7)).winners == (0, 2)
    assert over(match_at(0, 49), outcome("bid 7", 7)).winners == (1, 3)
    assert over(match_at(-5, 49), outcome("bid 7", 5)).totals == (-12, 54, -12, 54)


def test_ka_6_1_the_bidding_side_wins_when_both_are_there() -> None:
    """Both reach 52 in one deal: the bidding side wins with fewer points, on either seats."""
    assert over(match_at(45, 50), outcome("bid 7", 7)).winners == (0, 2)
    assert over(match_at(50, 45), outcome("bid 7", 7, declarer=1)).winners == (1, 3)


def test_ka_6_1_a_match_adds_up_its_deals() -> None:
    """Every deal of a match starts from the totals, which the result of the deal then joins."""
    random = Random(3)
    match, deals_played = new_match(Kaiser(), random), 0
    while not match.over:
        assert max(match.totals) < 52
        state = match.deal(random)
        assert state.deal.standing == match.totals
        while state.to_act is not None:
            state = state.apply(advise(view_of(state)).action)
        before, match, deals_played = match.totals, match.after(state), deals_played + 1
        assert match.totals == tuple(map(add, before, result(state).scores))
    assert match.winners is not None
    assert match.totals[match.winners[0]] >= 52
    assert match.played == deals_played


def test_ka_6_2_must_bid_to_win() -> None:
    """Only the side that has just made its own bid wins; at 52 or more a side plays on until then."""
    rule = {"must_bid_to_win": True}
    waiting = over(match_at(0, 49, **rule), outcome("bid 7", 7))
    assert (waiting.totals[1], waiting.over) == (52, False)
    assert not over(match_at(0, 60, **rule), outcome("bid 7", 5, declarer=1)).over  # set, and still at 53
    assert over(match_at(0, 60, **rule), outcome("bid 7", 7, declarer=1)).winners == (1, 3)
    assert over(match_at(45, 60, **rule), outcome("bid 7", 7)).winners == (0, 2)


def test_ka_6_3_a_skunk() -> None:
    """A win over a side at 0 or less is a skunk; over one with a point it is not."""
    assert over(match_at(45, -3), outcome("bid 7", 7)).label == Message("ka-skunk", (("side", (0, 2)),))
    assert over(match_at(45, -8), outcome("bid 7", 7)).label == Message("ka-skunk", (("side", (0, 2)),))
    assert over(match_at(45, -2), outcome("bid 7", 7)).label is None
    assert over(match_at(0, -3), outcome("bid 7", 7)).label is None


def test_ka_6_4_an_unfinished_match_has_no_winners() -> None:
    """However far ahead a side is, before 52 the match reports no result."""
    match = over(match_at(40, -30), outcome("bid 7", 10))
    assert (match.over, match.winners, match.played) == (False, None, 1)


# KA 7 Variants


def test_ka_7_1_no_trump_over_all() -> None:
    """6NT is over 12; with a no-trump bid standing no plain bid is legal."""
    ladder = [f"bid {value}" for value in range(6, 13)] + [f"bid {value}nt" for value in range(6, 13)]
    assert offered(table(no_trump_over_all=True)) == [*ladder, "pass"]
    assert offered(play_out(table(no_trump_over_all=True), "bid 12"))[0] == "bid 6nt"
    state = play_out(table(no_trump_over_all=True), "bid 6nt")
    assert offered(state)[:2] == ["bid 7nt", "bid 8nt"]
    assert refused(state, "bid 12") == ("KA 7.1", "refuse-ka-over-all")
    assert refused(state, "bid 6nt") == ("KA 3.2", "refuse-ka-higher-no-trump")


def test_ka_7_1_no_trump_min() -> None:
    """With 8 neither 6NT nor 7NT is offered, whatever `min_bid`; plain bids are."""
    state = table(no_trump_min=8)
    assert offered(state)[:5] == ["bid 6", "bid 7", "bid 8", "bid 8nt", "bid 9"]
    assert refused(state, "bid 6nt") == ("KA 7.1", "refuse-ka-no-trump-min")
    assert refused(play_out(state, "bid 6"), "bid 7nt") == ("KA 7.1", "refuse-ka-no-trump-min")
    assert offered(table(no_trump_min=8, no_trump_over_all=True))[6:9] == ["bid 12", "bid 8nt", "bid 9nt"]
    assert offered(table(no_trump_min=6, min_bid=8))[:2] == ["bid 8", "bid 8nt"]


def test_ka_7_2_low_is_announced_with_the_trump() -> None:
    """The declarer has each suit high and low, also after a no-trump bid; without the option low is refused."""
    state = play_out(table(low=True), "bid 6, pass, pass, pass")
    assert offered(state)[:3] == ["announce clubs", "announce clubs low", "announce spades"]
    assert len(offered(state)) == 8
    no_trump = play_out(table(low=True), "bid 6nt, pass, pass, pass")
    assert offered(no_trump) == ["announce no-trump", "announce no-trump low"]
    assert refused(play_out(table(), "bid 6, pass, pass, pass"), "announce clubs low") == ("KA 7.2", "refuse-ka-low")


def test_ka_7_2_low_turns_the_ranks_of_every_suit() -> None:
    """From the top: Hearts 8 9 T J Q K A 5, Spades 8 .. A 3, the others 7 .. A."""
    for trump in ("no-trump", "clubs", "hearts"):
        order = order_of(trump, True, "lowest")
        for ranked in ("H8 H9 HT HJ HQ HK HA H5", "S8 S9 ST SJ SQ SK SA S3", "C7 C8 C9 CT CJ CQ CK CA"):
            cards = [Card(name) for name in ranked.split()]
            assert [len(order.above[card] & order.suit[card]) for card in cards] == list(range(8))


def test_ka_7_2_low_specials_invert() -> None:
    """Inverted, 5H and 3S are on top when low is announced, and only then."""
    order = order_of("hearts", True, "invert")
    assert order.winner([Card("H8"), Card("H5"), Card("H9")]) == 1
    assert order.winner([Card("S3"), Card("S8"), Card("SA")]) == 0
    assert order_of("hearts", False, "invert") == order_of("hearts", False, "lowest")


def test_ka_7_2_low_in_play_keeps_values_and_bids() -> None:
    """In a low deal the Seven of Clubs beats the Ace, 5H counts its five; the order of bids is the same."""
    assert bids(Kaiser(low=True)) == bids(Kaiser())
    state = play_out(table(MIXED, low=True), "bid 6nt, pass, pass, pass, announce no-trump low")
    state = play_out(state, "CA, CJ, C9, C7")
    assert state.to_act == 3
    low = play_out(table(MIXED, low=True), "bid 6, pass, pass, pass, announce hearts low, H5, HA, HJ, H9")
    assert (low.to_act, view_of(low).points) == (3, (0, 6))


GIVING = "give CA CK, give SA SK, give HA HK, give DA DK"


def test_ka_7_3_passing_comes_before_the_auction() -> None:
    """From the dealer's left each chooses two of his eight cards, then the auction begins."""
    state, chosen = table(passing=True), []
    for text in GIVING.split(", "):
        assert isinstance(state, Passing)
        assert len(state.actions()) == 28
        chosen.append(state.to_act)
        state = play_out(state, text)
    assert chosen == [0, 1, 2, 3]
    assert isinstance(state, Auction)
    assert state.to_act == 0


def test_ka_7_3_the_exchange_is_made_all_at_once() -> None:
    """No hand changes before all four have chosen; then two cards go to the partner."""
    state = play_out(table(passing=True), "give CA CK, give SA SK, give HA HK")
    assert state.hands == table().hands
    after = play_out(state, "give DA DK")
    assert after.hands[0] == Cards("CQ CJ CT C9 C8 C7 HA HK")
    assert after.hands[2] == Cards("HQ HJ HT H9 H8 H5 CA CK")
    assert after.hands[3] == Cards("DQ DJ DT D9 D8 D7 SA SK")


def test_ka_7_3_received_cards_may_not_be_passed_back() -> None:
    """A seat chooses from the hand it was dealt."""
    state = play_out(table(passing=True), "give CA CK, give SA SK")
    assert refused(state, "give CA HA") == ("G 4", "refuse-not-held")
    assert refused(state, "give HA") == ("KA 7.3", "refuse-ka-give")
    assert refused(state, "give HA HK HQ") == ("KA 7.3", "refuse-ka-give")
    assert refused(state, "bid 6") == ("G 4", "refuse-now")


def test_ka_7_3_special_cards_may_be_passed() -> None:
    """5H and 3S may be given away."""
    state = play_out(table(passing=True), "give CA CK, give SA S3, give HA H5, give DA DK")
    assert (FIVE in state.hands[0], THREE in state.hands[3]) == (True, True)


def test_ka_7_3_each_knows_what_he_gave_and_got_and_no_more() -> None:
    """Before the exchange a view shows nothing but the seat's own choice; after it, given and received."""
    before = play_out(table(passing=True), "give CA CK, give SA SK, give HA HK")
    for seat in range(4):
        assert (view_of(before, seat).given, view_of(before, seat).received) == (None, None)
    others = play_out(table(passing=True), "give CA CK, give SJ SK, give HA H5")
    assert shown(before, 0) == shown(others, 0)
    assert shown(before, 3) == shown(others, 3)
    after = play_out(before, "give DA DK")
    assert (view_of(after, 0).given, view_of(after, 0).received) == (Cards("CA CK"), Cards("HA HK"))
    assert (view_of(after, 3).given, view_of(after, 3).received) == (Cards("DA DK"), Cards("SA SK"))
    assert [str(event.action) for event in view_of(after, 0).history] == ["give CA CK", "give", "give", "give"]


@pytest.mark.parametrize("minimum", [6, 7, 8])
def test_ka_7_4_min_bid(minimum: int) -> None:
    """The lowest bid is the one agreed, for the forced dealer too."""
    assert offered(table(min_bid=minimum))[0] == f"bid {minimum}"
    assert offered(play_out(table(min_bid=minimum), "pass, pass, pass"))[0] == f"bid {minimum}"
    assert refused(table(min_bid=minimum), f"bid {minimum - 1}nt") == ("KA 7.4", "refuse-ka-min-bid")


def test_ka_7_5_seven_cards_each_and_the_last_four_are_the_kitty() -> None:
    """The kitty is the last four cards of the pack as dealt; other counts are refused."""
    cards = list(PACK)
    dealt = deal_out(Kaiser(kitty=True), cards, dealer=0)
    assert dealt.rest == tuple(cards[28:])
    assert [len(hand) for hand in dealt.hands] == [7] * 4
    with pytest.raises(SetupError, match=r"seat 0 has 8 cards, not 7 \(KA 7.5\)"):
        table(kitty=True)


def test_ka_7_5_twelve_is_not_offered() -> None:
    """11NT is the highest bid; over it the dealer takes or passes."""
    assert offered(kitty_table())[-3:] == ["bid 11", "bid 11nt", "pass"]
    assert refused(kitty_table(), "bid 12") == ("KA 7.5", "refuse-ka-max-bid")
    state = play_out(kitty_table(), "bid 11nt")
    assert offered(state) == ["pass"]
    assert offered(play_out(state, "pass, pass")) == ["take", "pass"]


def test_ka_7_5_the_declarer_names_then_takes_the_kitty_then_discards_then_leads() -> None:
    """Passing, auction, naming with seven cards, eleven cards, the discard, the lead."""
    state = play_out(kitty_table(passing=True), "give CA CK, give SA SK, give HA HK, give DA DK")
    state = play_out(state, "bid 6, pass, pass, pass")
    assert isinstance(state, Naming)
    assert len(state.hands[0]) == 7
    state = play_out(state, "announce clubs")
    assert isinstance(state, Discarding)
    assert view_of(state, 1).sizes == (11, 7, 7, 7)
    state = play_out(state, "discard HA HK C7 D7")
    assert isinstance(state, Playing)
    assert (state.to_act, state.hands[0]) == (0, Cards("CQ CJ CT C9 C8 S3 H5"))
    no_trump = play_out(kitty_table(), "pass, pass, pass, bid 6nt")
    assert isinstance(no_trump, Discarding)
    assert no_trump.to_act == 3


def test_ka_7_5_five_and_three_may_not_be_discarded() -> None:
    """Only choices of four other cards are legal: 126 with both special cards in hand."""
    state = play_out(kitty_table(), "bid 6, pass, pass, pass, announce clubs")
    assert len(state.actions()) == 126
    assert not any(isinstance(action, Discard) and {FIVE, THREE} & set(action.cards) for action in state.actions())
    assert refused(state, "discard H5 C9 C8 C7") == ("KA 7.5", "refuse-ka-discard-special")
    assert refused(state, "discard C9 C8 C7") == ("KA 7.5", "refuse-ka-discard")
    assert refused(state, "discard C9 C8 C7 HA") == ("G 4", "refuse-not-held")
    assert refused(state, "play CA") == ("G 4", "refuse-now")


def test_ka_7_5_kitty_and_discards_are_the_declarers_secret() -> None:
    """The declarer sees both, nobody else either, to the end of the deal and beyond."""
    state = play_out(kitty_table(), "bid 6, pass, pass, pass, announce clubs")
    assert (view_of(state, 0).kitty, view_of(state, 0).discard) == (Cards(KITTY), None)
    done = play_out(state, "discard C9 C8 C7 D7")
    other = play_out(state, "discard CT C9 C8 C7")
    for seat in (1, 2, 3):
        assert (view_of(done, seat).kitty, view_of(done, seat).discard) == (None, None)
        assert shown(done, seat) == shown(other, seat)
    assert (view_of(done, 0).kitty, view_of(done, 0).discard) == (Cards(KITTY), Cards("C9 C8 C7 D7"))
    auction = play_out(kitty_table(), "bid 6, pass")
    assert view_of(auction, 0).kitty is None
    end = moments(done, Random(1))[-1]
    assert (view_of(end, 0).discard, view_of(end, 2).discard) == (Cards("C9 C8 C7 D7"), None)


def test_ka_7_5_seven_tricks_and_nine_points() -> None:
    """The discards count for nobody: seven tricks, nine points, none below -2."""
    for state in random_ends(60, kitty=True):
        assert (sum(state.result.tricks), sum(state.result.points)) == (7, 9)
        assert min(state.result.points) >= -2


def test_ka_7_6_presets() -> None:
    """`seed` is all defaults and the preset of records, `pagat` doubles both ways and caps at 45."""
    assert list(GAME.presets) == ["seed", "pagat"]
    assert GAME.presets["seed"] == Kaiser()
    assert GAME.record_preset == "seed"
    assert read_options(Kaiser, GAME.presets, ["preset=pagat"]) == Kaiser(no_trump_double="both", opponents_cap=45)
    with pytest.raises(SetupError, match="opponents_cap"):
        read_options(Kaiser, GAME.presets, ["opponents_cap=46"])


# KA 8 What a good player does


def advised(state: State) -> tuple[str, str]:
    """The advice for the seat to act, and the maxim behind it."""
    action, reason = advise(view_of(state))
    return str(action), reason.key


def test_ka_8_five_trumps_with_the_ace_and_side_aces_are_a_bid_of_eight() -> None:
    """Clubs from the Ace with the other Aces are worth 8."""
    assert int(worth(Cards("CA CJ CT C9 C8 SA HA DA"), Announce("clubs"), Kaiser())) == 8


def test_ka_8_five_in_hand_is_worth_a_level() -> None:
    """5H in the place of another low heart is worth a point more."""
    hands = [Cards(f"CA CK CT C9 SA HK {card} D8") for card in ("H5", "H8")]
    with_five, without = (worth(hand, Announce("clubs"), Kaiser()) for hand in hands)
    assert with_five == pytest.approx(without + 1)


STRONG = (
    "CA CK CQ CJ C9 H5 S8 D8",
    "SA SK SQ HA HK HQ DA DK",
    "CT C8 C7 HJ HT DQ DJ DT",
    "SJ ST S9 S3 H9 H8 D9 D7",
)


def test_ka_8_bid_the_longest_strong_suit_and_lead_trumps() -> None:
    """A club hand bids, names clubs, draws trumps from the top and stops when nobody else has any."""
    state = table(STRONG)
    assert advised(state) == ("bid 6", "hint-ka-bid-five")
    state = play_out(state, "bid 6, pass, pass, pass")
    assert advised(state) == ("announce clubs", "hint-ka-name")
    state = play_out(state, "announce clubs")
    assert advised(state) == ("play CA", "hint-ka-draw")
    state = play_out(state, "CA, SQ, C7, S3, CK, SK, C8, S9, CQ, SA, CT, ST")
    assert advised(state)[1] != "hint-ka-draw"


def test_ka_8_keep_a_small_trump() -> None:
    """The last trump is not led while the others may hold any, but another sure card is."""
    hands = (
        "CA C9 S8 S9 D8 D9 HA H9",
        "CK CQ CJ SA SK SQ SJ ST",
        "CT C8 C7 H8 HK HQ HJ HT",
        "S3 H5 DA DK DQ DJ DT D7",
    )
    state = play_out(table(hands), "bid 6, pass, pass, pass, announce clubs")
    assert advised(state) == ("play CA", "hint-ka-draw")
    assert advised(play_out(state, "CA, CJ, C7, D7")) == ("play HA", "hint-ka-cash")


def test_ka_8_a_weak_hand_passes_and_leaves_the_partner_his_bid() -> None:
    """Without length and tops one passes; over the partner's bid too."""
    weak = ("CT C9 ST S9 HT H9 DT D9", "CA CK CQ CJ C8 SA HA DA", "C7 SK SQ HK HQ HJ DK DQ", "SJ S8 S3 H8 H5 DJ D8 D7")
    assert advised(table(weak)) == ("pass", "hint-ka-pass")
    strong = play_out(table((weak[1], weak[0], *weak[2:])), "bid 6nt, pass")
    assert advised(strong) == ("pass", "hint-ka-partner-bid")


def test_ka_8_the_dealer_takes_a_bid_that_his_hand_is_worth() -> None:
    """Seat 3 holds the clubs and takes the opponents' 6; after three passes a weak dealer bids the least."""
    hands = (STRONG[1], STRONG[2], STRONG[3], STRONG[0])
    assert advised(play_out(table(hands), "bid 6, pass, pass")) == ("take", "hint-ka-take")
    weak = (STRONG[0], STRONG[1], STRONG[3], STRONG[2])
    action, reason = advised(play_out(table(weak), "pass, pass, pass"))
    assert (action.removesuffix("nt"), reason) == ("bid 6", "hint-ka-forced")


def test_ka_8_give_and_discard_keep_the_trumps() -> None:
    """What is passed and what is discarded is short, neither from the best suit nor 5H."""
    assert advised(table(STRONG, passing=True)) == ("give S8 D8", "hint-ka-give")
    state = play_out(kitty_table(), "bid 6, pass, pass, pass, announce clubs")
    action, reason = advised(state)
    assert reason == "hint-ka-discard"
    assert action == "discard C9 C8 C7 D7"


# A trick in hearts at no-trump, led by seat 0; what seat 2, seat 3 and seat 1 do with the special cards.
THROW = (
    "HA HK HQ C7 C8 S8 D8 D9",
    "HJ HT H9 S3 SA SK DA DK",
    "H5 H8 CA CK CQ CJ DT DJ",
    "CT C9 SQ SJ ST S9 DQ D7",
)


def test_ka_8_five_goes_to_the_partners_trick() -> None:
    """Seat 2 gives 5H to the Ace of its partner."""
    state = play_out(table(THROW), "bid 6nt, pass, pass, pass, HA, H9")
    assert advised(state) == ("play H5", "hint-ka-five")


def test_ka_8_five_is_not_given_to_the_opponents() -> None:
    """Under an opponent's sure heart seat 2 keeps 5H back."""
    hands = (THROW[0].replace("HA", "HJ"), THROW[1].replace("HJ", "HA"), *THROW[2:])
    state = play_out(table(hands), "bid 6nt, pass, pass, pass, HJ, HA")
    assert advised(state)[0] == "play H8"


def test_ka_8_three_goes_to_the_opponents_trick_and_not_to_the_partners() -> None:
    """Void in clubs, seat 1 throws 3S on an opponent's trick and another card on its partner's."""
    hands = (
        "CA C7 HA HK HQ HJ D8 D9",
        "S3 S8 SA SK DT DJ D7 H8",
        "CK CQ CJ C8 HT H9 H5 DQ",
        "CT C9 SQ SJ ST S9 DA DK",
    )
    theirs = play_out(table(hands), "bid 6nt, pass, pass, pass, CA")
    assert advised(theirs) == ("play S3", "hint-ka-three")
    ours = play_out(table(hands), "pass, pass, bid 6nt, pass, C8, CT, C7")
    assert advised(ours)[1] == "hint-ka-partner"
    assert advised(ours)[0] != "play S3"


def test_ka_8_a_trick_with_three_is_left_to_the_opponents() -> None:
    """A trick worth -2 is not taken where a lower card will do."""
    hands = (
        "S8 S9 CA CK CQ HA HK DA",
        "S3 HJ HT H9 H8 CJ CT DK",
        "SA ST HQ H5 C9 C8 C7 DQ",
        "SK SQ SJ DJ DT D9 D8 D7",
    )
    last = play_out(table(hands), "pass, pass, pass, bid 6nt, SJ, S8, S3")
    assert advised(last) == ("play ST", "hint-ka-duck")


def test_ka_8_the_special_cards_are_not_counted_as_sevens() -> None:
    """H8 is a sure lead when only 5H is out in hearts: no Seven is to come, and the Five is below it."""
    hands = (
        "H8 HA HK C8 CJ DT S9 S8",
        "HQ HJ SQ SJ ST SK CQ CT",
        "CA CK C9 C7 SA DA DK DQ",
        "HT H9 H5 DJ D9 D8 D7 S3",
    )
    state = play_out(table(hands), "bid 6nt, pass, pass, pass, HA, HQ, C7, HT, HK, HJ, C9, H9")
    assert advised(state) == ("play H8", "hint-ka-cash")


def test_ka_8_against_no_trump_lead_the_declarers_short_suit() -> None:
    """The declarer has shown out of diamonds: a defender without a sure trick leads them."""
    hands = (
        "CA CQ C9 HA HQ H9 SA SQ",
        "CK CT HK HT SK ST DK D9",
        "CJ C8 HJ H8 SJ S9 DQ DJ",
        "C7 H5 S8 S3 DA DT D8 D7",
    )
    state = play_out(table(hands), "bid 6nt, pass, pass, pass, CQ, CK, C8, C7, DK, DJ, D7, C9")
    assert advised(state) == ("play D9", "hint-ka-short")


def test_ka_8_setting_a_bid_is_pointed_out() -> None:
    """The trick that leaves the bidding side short of its bid is named as such."""
    state = play_out(table(), "bid 10, pass, pass, pass, announce diamonds, CA, S3, H5")
    assert advised(state)[1] == "hint-ka-set"


@settings(max_examples=80)
@given(option_sets(GAME), seeds)
def test_ka_8_advice_is_legal_at_every_moment(options: Kaiser, seed: int) -> None:
    """Under any options and after any play, the advice is one of the actions and can be said in all languages."""
    random = Random(seed)
    for state in moments(new_match(options, random).deal(random), random)[:-1]:
        view = view_of(state)
        action, reason = advise(view)
        assert action in view.actions
        assert advise(view) == (action, reason)
        assert reason.key.startswith("hint-ka-")
        assert all(Words(lang, strict=True)(reason) for lang in LANGUAGES)


@pytest.mark.parametrize("options", [Kaiser(), Kaiser(low=True, passing=True), Kaiser(kitty=True)])
def test_ka_8_the_maxims_beat_random_play(options: Kaiser) -> None:
    """In thirty deals played from both sides the maxims are far ahead, by more than five points a deal."""
    lead = 0
    for seed in range(30):
        random = Random(seed)
        first = new_match(options, random).deal(random)
        for side in (0, 1):
            players = [Heuristic() if seat % 2 == side else Uniform(seed) for seat in range(4)]
            state = first
            while state.to_act is not None:
                state = state.apply(players[state.to_act].decide(state.view(state.to_act)))
            scores = result(state).scores
            lead += scores[side] - scores[1 - side]
    assert lead > 60 * 5


# KA 9 Invariants


@settings(max_examples=60)
@given(deals(GAME), seeds)
def test_ka_9_invariants_of_any_deal(first: State, seed: int) -> None:
    """Sum 10, or 9 with a kitty; one declarer; the winner's suit is the suit led or trump."""
    states = moments(first, Random(seed))
    last = states[-1]
    assert isinstance(last, Over)
    options, done = last.options, last.result
    assert sum(done.points) == 10 - options.kitty
    assert done.scores[:2] == done.scores[2:]
    spoken = [event for event in last.history if isinstance(event.action, Bid | Take | Pass)]
    assert len(spoken) == 4
    assert done.declarer == [event.seat for event in spoken if not isinstance(event.action, Pass)][-1]
    order = order_of(done.contract.contract, "low" in done.contract.flags, options.low_specials)
    for before, after in pairwise(states):
        if isinstance(before, Playing) and len(before.trick) == 3 and isinstance(after, Playing):
            trick = (*before.trick, next(iter(before.hands[before.to_act] - after.hands[before.to_act])))
            best = trick[before.turn.index(after.to_act)]
            assert best.suit == trick[0].suit or best in order.trumps


@given(deals(GAME, most=3), st.randoms(use_true_random=False))
def test_ka_9_swapping_the_sides_swaps_the_result(first: State, random: Random) -> None:
    """The same deal one seat on gives the same result one seat on."""
    last, dealt = moments(first, Random(random.randrange(1000)))[-1], first.deal
    assert isinstance(last, Over)
    turned = replace(
        dealt,
        dealer=(dealt.dealer + 1) % 4,
        hands=(dealt.hands[3], *dealt.hands[:3]),
        standing=(*dealt.standing[1:], dealt.standing[0]),
    )
    state = start(last.options, turned)
    for event in last.history:
        state = state.apply(event.action, (event.seat + 1) % 4)
    there, here = result(state), result(last)
    assert there.scores == (here.scores[3], *here.scores[:3])
    assert there.points == here.points[::-1]


def test_ka_9_partners_sit_opposite() -> None:
    """Seats 0 and 2 play against 1 and 3."""
    assert [(seat, partner_of(seat)) for seat in (0, 1)] == list(SIDES)
