"""Skat, rule by rule: from the pack to the last trick (SK 1 to SK 5)."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from skat_deals import SKAT, auction, card_points, deal_of, dealt, ending, playing
from strategies import moments, play_out, seeds

from vorhand.action import Agree, Announce, Bid, Claim, Concede, Discard, Hold, Pass, parse_action
from vorhand.cards import PACK_32, Card, Cards, Suit
from vorhand.game import IllegalAction, State
from vorhand.games.skat.auction import Announcing, Auction, Discarding, Pickup
from vorhand.games.skat.match import deal_out, new_match, start
from vorhand.games.skat.play import Playing
from vorhand.games.skat.score import BASE, BIDS, ORDERS, POINTS, PassedResult, SkatResult
from vorhand.games.skat.table import Over, Skat, SkatView
from vorhand.options import SetupError, read_options
from vorhand.trick import seats_from

SOLID = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
"""All ten tricks in Grand and Acorns, whoever leads."""

LOW = "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7"
"""No trick in Null, whoever leads."""


def refused(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason for which a seat, by default the one to act, may not do this."""
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_action(text), seat)
    assert caught.value.state is state
    return caught.value.rule, caught.value.reason.key


def offered(state: State) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in state.actions()]


def result(state: State) -> SkatResult:
    """The result of a finished deal with a declarer."""
    assert isinstance(state, Over)
    assert isinstance(state.result, SkatResult)
    return state.result


def view_of(state: State, seat: int) -> SkatView:
    """The view of a seat."""
    view = state.view(seat)
    assert isinstance(view, SkatView)
    return view


def won_auction(state: State) -> Pickup:
    """The state in which the declarer turns to the skat."""
    assert isinstance(state, Pickup)
    return state


def play_of(state: State) -> Playing:
    """The state in the phase of play."""
    assert isinstance(state, Playing)
    return state


def bid_for(place: int, bid: int, *hands: str, skat: str = "", preset: str = "table", dealer: int = 2) -> Pickup:
    """The state after the auction that makes this place declarer at this bid."""
    return won_auction(play_out(dealt(*hands, skat=skat, preset=preset, dealer=dealer), auction(place, bid)))


def tricks_from(state: State, *tricks: str) -> State:
    """The state after these tricks."""
    return play_out(state, ", ".join(card for trick in tricks for card in trick.split()))


def first_cards(state: State, number: int) -> State:
    """The state after so many cards, each the first that may be played."""
    for _ in range(number):
        state = state.apply(state.actions()[0])
    return state


def ruled(steps: list[str]) -> list[Announce]:
    """The announcements with these flags, the suits from high, then Grand."""
    games = ("clubs", "spades", "hearts", "diamonds", "grand")
    return [Announce(game, tuple(flags.split())) for game in games for flags in steps]


# SK 1 Pack


def test_sk_1_1_thirty_two_cards_and_120_points() -> None:
    """Every suit has Daus 11, Ten 10, König 4, Ober 3, Unter 2 and three cards without points."""
    assert len(PACK_32) == 32
    for suit in "CSHD":
        ranks = {rank: POINTS[Card(suit + rank).rank] for rank in "ATKQJ987"}
        assert ranks == {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
    assert sum(POINTS[card.rank] for card in PACK_32) == card_points(PACK_32) == 120


def test_sk_1_2_acorns_leaves_hearts_bells() -> None:
    """The suits rank Acorns, Leaves, Hearts, Bells: among the Unters and in what a game is worth."""
    assert [suit.letter for suit in sorted(Suit, reverse=True)] == list("CSHD")
    assert ORDERS["grand"].winner([Card("DJ"), Card("HJ"), Card("SJ"), Card("CJ")]) == 3
    assert sorted(BASE, key=lambda game: -BASE[game]) == ["grand", "clubs", "spades", "hearts", "diamonds"]


# SK 2 Deal


@pytest.mark.parametrize("dealer", range(3))
def test_sk_2_1_packets_of_three_the_skat_four_and_three(dealer: int) -> None:
    """Forehand, at the dealer's left, gets cards 1 to 3, 12 to 15 and 24 to 26; cards 10 and 11 are the skat."""
    cards = list(PACK_32)
    dealt = deal_out(cards, dealer)
    forehand, middlehand, rearhand = seats_from(dealer + 1, 3)
    assert rearhand == dealer
    assert dealt.hands[forehand] == Cards(cards[0:3] + cards[11:15] + cards[23:26])
    assert dealt.hands[middlehand] == Cards(cards[3:6] + cards[15:19] + cards[26:29])
    assert dealt.hands[rearhand] == Cards(cards[6:9] + cards[19:23] + cards[29:32])
    assert dealt.rest == tuple(cards[9:11])


def test_sk_2_1_first_dealer_at_random() -> None:
    """Every seat may deal first."""
    assert {new_match(Skat(), Random(seed)).dealer for seed in range(30)} == {0, 1, 2}


def test_sk_2_1_a_deal_of_other_sizes_is_refused() -> None:
    """Eleven cards in a hand, three in the skat, a card twice, a strange card or a turn-up: each is named."""
    good = deal_of()
    card = next(iter(good.hands[0]))
    short = (good.hands[0] - Cards([card]), *good.hands[1:])
    strange = (*good.hands[:2], good.hands[2] - Cards([next(iter(good.hands[2]))]) | Cards("H5"))
    for wrong, words in (
        (replace(good, hands=short, rest=(*good.rest, card)), r"the skat has 3 cards, not two.*\(SK 2.1\)"),
        (replace(good, hands=(short[0], good.hands[1] | Cards([card]), good.hands[2])), r"seat 0 has 9 cards.*SK 2.1"),
        (replace(good, rest=(card, good.rest[1])), f"{card} is there twice"),
        (replace(good, hands=strange), "H5 in the hand of seat 2 is not in the pack"),
        (replace(good, turn_up=card), r"no card is turned up in Skat \(SK 2.1\)"),
        (replace(good, dealer=3), "the dealer is seat 3"),
        (replace(good, hands=good.hands[:2]), "2 hands, the table 3 seats"),
    ):
        with pytest.raises(SetupError, match=words):
            start(Skat(), wrong)


def test_sk_2_1_nobody_sees_the_skat() -> None:
    """Before the skat is taken no view holds it, whatever is bid."""
    for state in (dealt(), bid_for(1, 18)):
        assert [view_of(state, seat).skat for seat in range(3)] == [None] * 3
        assert view_of(state, 1).hand == state.deal.hands[1]


# SK 3 Auction


@pytest.mark.parametrize("dealer", range(3))
def test_sk_3_1_middlehand_bids_to_forehand_and_rearhand_to_the_survivor(dealer: int) -> None:
    """Middlehand speaks first, forehand answers, middlehand raises or passes; then rearhand bids to forehand."""
    state, spoken = dealt(dealer=dealer), []
    for text in ("bid 18", "hold", "bid 20", "hold", "pass", "bid 22", "hold", "pass"):
        spoken.append(state.to_act)
        state = play_out(state, text)
    forehand, middlehand, rearhand = seats_from(dealer + 1, 3)
    assert spoken == [middlehand, forehand] * 2 + [middlehand] + [rearhand, forehand, rearhand]
    assert (won_auction(state).declarer, won_auction(state).bid) == (forehand, 22)


def test_sk_3_1_who_is_asked_holds_or_passes() -> None:
    """A bid is answered by hold, the same value, or pass; a number is no answer."""
    state = play_out(dealt(), "bid 18")
    assert offered(state) == ["hold", "pass"]
    assert refused(state, "bid 20") == ("SK 3.1", "refuse-sk-answer")
    assert refused(state, "pass", 1) == ("G 2", "refuse-turn")
    assert refused(dealt(), "hold") == ("SK 3.1", "refuse-now")


def test_sk_3_1_more_than_the_last_number_and_at_least_18() -> None:
    """Rearhand must say more than the last number said, or at least 18 where none was."""
    assert offered(play_out(dealt(), "pass"))[0] == "bid 18"
    state = play_out(dealt(), "bid 18, hold, bid 24, pass")
    assert (state.to_act, offered(state)[0]) == (2, "bid 27")
    assert refused(state, "bid 24") == ("SK 3.1", "refuse-sk-low")
    assert refused(state, "bid 18") == ("SK 3.1", "refuse-sk-low")


@pytest.mark.parametrize(
    ("said", "declarer", "bid"),
    [
        ("bid 18, pass, pass", 1, 18),
        ("bid 18, hold, pass, pass", 0, 18),
        ("bid 18, hold, bid 20, pass, pass", 1, 20),
        ("bid 20, pass, bid 22, hold, pass", 1, 22),
        ("bid 20, pass, bid 22, hold, bid 30, pass", 2, 30),
        ("pass, bid 18, pass", 2, 18),
        ("pass, bid 18, hold, pass", 0, 18),
        ("bid 18, hold, bid 20, hold, pass, bid 48, pass", 2, 48),
        ("bid 18, hold, pass, bid 264, hold, pass", 0, 264),
        ("pass, pass, bid 18", 0, 18),
    ],
)
def test_sk_3_1_the_bid_is_the_last_value_the_declarer_said_or_held(said: str, declarer: int, bid: int) -> None:
    """The survivor is declarer at the last number, which he has said or held."""
    state = won_auction(play_out(dealt(), said))
    assert (state.declarer, state.bid) == (declarer, bid)
    assert {view_of(state, seat).bid for seat in range(3)} == {bid}


@given(seeds)
def test_sk_3_1_who_has_passed_does_not_come_back(seed: int) -> None:
    """In any auction nobody speaks after his pass, the numbers rise, and the last one binds the declarer."""
    random, state = Random(seed), dealt(dealer=seed % 3)
    passed, last, said = set(), 0, dict.fromkeys(range(3), 0)
    while isinstance(state, Auction):
        seat = state.to_act
        assert seat not in passed
        action = random.choice([*state.actions()[:4], Pass()])
        if isinstance(action, Bid):
            assert action.value > last
            last = said[seat] = action.value
        elif isinstance(action, Hold):
            said[seat] = last
        else:
            passed.add(seat)
        state = state.apply(action)
    if isinstance(state, Pickup):
        assert state.declarer not in passed
        assert state.bid == said[state.declarer] == max(said.values()) == last
    else:
        assert passed == {0, 1, 2}


def test_sk_3_2_the_63_game_values() -> None:
    """The legal bids are the multiples of 9, 10, 11 and 12 up to 18 steps, of 24 up to 11, and the four of Null."""
    values = {base * steps for base in (9, 10, 11, 12) for steps in range(2, 19)}
    values |= {24 * steps for steps in range(2, 12)} | {23, 35, 46, 59}
    assert list(BIDS) == sorted(values)
    assert (len(BIDS), BIDS[:7], BIDS[-1]) == (63, (18, 20, 22, 23, 24, 27, 30), 264)


@pytest.mark.parametrize("preset", ["table", "isko"])
def test_sk_3_2_all_of_them_are_offered_in_both_presets(preset: str) -> None:
    """Jump bids are allowed, up to 264 at once; after 264 the caller can only pass."""
    state = dealt(preset=preset)
    assert offered(state) == [f"bid {value}" for value in BIDS] + ["pass"]
    state = play_out(state, "bid 264, hold")
    assert offered(state) == ["pass"]


@pytest.mark.parametrize("value", [0, 17, 19, 21, 34, 58, 265])
def test_sk_3_2_no_other_number_is_a_bid(value: int) -> None:
    """A number that no game can be worth is refused, and so is a bid at no-trump."""
    assert refused(dealt(), f"bid {value}") == ("SK 3.2", "refuse-sk-no-value")
    assert refused(dealt(), "bid 18nt") == ("SK 3.2", "refuse-sk-no-value")


def test_sk_3_3_forehand_is_asked_for_18() -> None:
    """When middlehand and rearhand have passed forehand takes the game at 18, or passes; no more, no less (SK 8)."""
    state = play_out(dealt(), "pass, pass")
    assert (state.to_act, offered(state)) == (0, ["bid 18", "pass"])
    assert refused(state, "bid 20") == ("SK 3.3", "refuse-sk-eighteen")
    taken = won_auction(play_out(state, "bid 18"))
    assert (taken.declarer, taken.bid) == (0, 18)


def test_sk_3_3_forehand_is_not_asked_after_a_bid() -> None:
    """Who held 18 against middlehand is declarer when rearhand passes; nobody asks him again."""
    assert won_auction(play_out(dealt(), "bid 18, hold, pass, pass")).bid == 18


def test_sk_3_3_passed_scores_nothing_and_the_next_seat_deals() -> None:
    """All passed: the deal is thrown in without score and counts, and the deal passes on."""
    match = new_match(Skat(steps="isko", deals=3), Random(1))
    state = play_out(match.deal(Random(2)), "pass, pass, pass")
    assert isinstance(state, Over)
    assert state.result == PassedResult(scores=(0, 0, 0))
    assert [line.key for line in state.result.reckoning()] == ["sk-passed"]
    after = match.after(state)
    assert (after.played, after.totals, after.dealer) == (1, (0, 0, 0), (match.dealer + 1) % 3)


def test_sk_3_3_or_ramsch_is_played() -> None:
    """With `pass_out=ramsch` the passed deal is played without declarer; by default it is not."""
    state = play_of(play_out(dealt(pass_out="ramsch"), "pass, pass, pass"))
    assert (state.declarer, state.contract, state.to_act) == (None, None, 0)
    assert view_of(state, 1).ramsch
    assert not view_of(dealt(), 1).ramsch
    assert Skat().pass_out == "throw-in"


# SK 4 Skat and announcement


def test_sk_4_1_take_discard_announce_in_this_order() -> None:
    """The skat is taken first, then two cards are discarded, then the game is announced."""
    state: State = bid_for(1, 18)
    assert offered(state)[0] == "take"
    assert not any(word.startswith("discard") for word in offered(state))
    assert refused(state, "discard C7 C8") == ("SK 4.1", "refuse-sk-discard")
    assert refused(state, "announce grand") == ("SK 4.2", "refuse-sk-announce")
    state = play_out(state, "take")
    assert refused(state, "announce grand") == ("SK 4.1", "refuse-sk-discard")
    assert refused(state, "take") == ("SK 4.1", "refuse-now")
    state = state.apply(state.actions()[0])
    assert isinstance(state, Announcing)
    assert refused(state, "announce grand hand") == ("SK 4.2", "refuse-sk-announce")
    assert refused(state, "announce grand", 0) == ("G 2", "refuse-turn")
    assert isinstance(play_out(state, "announce grand"), Playing)


def test_sk_4_1_any_two_of_twelve_are_discarded() -> None:
    """All 66 pairs of the declarer's twelve cards may be discarded, the skat itself among them."""
    state = play_out(bid_for(1, 18, skat="CA DJ"), "take")
    assert isinstance(state, Discarding)
    twelve = state.deal.hands[1] | Cards("CA DJ")
    assert state.hands[1] == twelve
    assert list(state.actions()) == [Discard(Cards(two)) for two in combinations(twelve, 2)]
    assert len(state.actions()) == 66
    other, foreign = next(iter(twelve - Cards("CA DJ"))), next(iter(state.hands[0]))
    for cards in ("CA", f"CA DJ {other}", f"CA {foreign}"):
        assert refused(state, f"discard {cards}") == ("SK 4.1", "refuse-sk-discard")
    assert play_out(state, "discard CA DJ").hands[1] == state.deal.hands[1]


def test_sk_4_1_the_skat_and_the_discard_are_the_declarers_secret() -> None:
    """The declarer sees the skat and his discard, the defenders neither."""
    state = play_out(bid_for(1, 18, "", "C7 C8", skat="CA DJ"), "take")
    assert [view_of(state, seat).skat for seat in range(3)] == [None, Cards("CA DJ"), None]
    for after in (state := play_out(state, "discard C7 C8"), play_out(state, "announce grand")):
        assert [view_of(after, seat).skat for seat in range(3)] == [None, Cards("CA DJ"), None]
        assert [view_of(after, seat).discard for seat in range(3)] == [None, Cards("C7 C8"), None]
        assert "discard C8 C7" in [str(event.action) for event in view_of(after, 1).history]
        assert "discard" in [str(event.action) for event in view_of(after, 0).history]


def test_sk_4_1_hand_is_played_without_looking() -> None:
    """Who plays Hand keeps his ten cards and does not see the skat, but it counts for him."""
    state = play_of(play_out(bid_for(0, 18, SOLID, skat="SA ST"), "announce grand hand"))
    assert state.hands == state.deal.hands
    assert [view_of(state, seat).skat for seat in range(3)] == [None] * 3
    assert result(state.apply(Claim(), 0)).points == 120


@pytest.mark.parametrize("preset", ["table", "isko"])
def test_sk_4_2_what_may_be_announced_with_the_skat(preset: str) -> None:
    """After the discard: a suit, Grand, Null or Null Ouvert; nothing else is promised, in `isko` neither."""
    state = play_out(bid_for(1, 18, "", "C7 C8", preset=preset), "take, discard C7 C8")
    assert list(state.actions()) == [*ruled([""]), Announce("null"), Announce("null", ("ouvert",))]
    for promise in ("grand schneider", "hearts schwarz", "clubs ouvert", "null schneider"):
        assert refused(state, f"announce {promise}") == ("SK 4.2", "refuse-sk-announce")


def test_sk_4_2_what_may_be_announced_as_hand() -> None:
    """In Hand games `isko` adds Schneider announced, Schwarz announced and Ouvert; `table` knows Null Ouvert only."""
    null = [Announce("null", ("hand",)), Announce("null", ("hand", "ouvert"))]
    assert list(bid_for(1, 18).actions())[1:] == [*ruled(["hand"]), *null]
    promised = ["hand", "hand schneider", "hand schwarz", "hand ouvert"]
    assert list(bid_for(1, 18, preset="isko").actions())[1:] == [*ruled(promised), *null]
    for promise in ("grand hand schneider", "hearts hand schwarz", "clubs hand ouvert", "null hand schwarz"):
        assert refused(bid_for(1, 18), f"announce {promise}") == ("SK 4.2", "refuse-sk-announce")


@pytest.mark.parametrize(
    ("bid", "with_skat", "as_hand"),
    [
        (23, ["", "ouvert"], ["hand", "hand ouvert"]),
        (24, ["ouvert"], ["hand", "hand ouvert"]),
        (35, ["ouvert"], ["hand", "hand ouvert"]),
        (36, ["ouvert"], ["hand ouvert"]),
        (46, ["ouvert"], ["hand ouvert"]),
        (48, [], ["hand ouvert"]),
        (59, [], ["hand ouvert"]),
        (60, [], []),
    ],
)
def test_sk_4_3_null_only_where_its_own_value_is_the_bid(bid: int, with_skat: list[str], as_hand: list[str]) -> None:
    """[ruling] Null may be announced if its value, 23, 35, 46 or 59, is at least the bid."""
    start = bid_for(1, bid, "", "C7 C8")
    after = play_out(start, "take, discard C7 C8")
    for state, announced in ((start, as_hand), (after, with_skat)):
        assert [" ".join(a.flags) for a in state.actions() if isinstance(a, Announce) and a.contract == "null"] == (
            announced
        )
    if "" not in with_skat:
        assert refused(after, "announce null") == ("SK 4.3", "refuse-sk-null")


@pytest.mark.parametrize(("flags", "value"), [("", 23), ("hand", 35), ("ouvert", 46), ("hand ouvert", 59)])
def test_sk_4_3_null_has_a_fixed_value(flags: str, value: int) -> None:
    """Null 23, Hand 35, Ouvert 46, Ouvert Hand 59: won so much, lost twice that."""
    for hand, score in ((LOW, value), ("CA" + LOW[2:], -2 * value)):
        before = [] if "hand" in flags else ["take", "discard SJ HJ"]
        state = playing(dealt(hand, "DA", skat="SJ HJ"), 0, 18, *before, f"announce null {flags}")
        state = state.apply(Claim(), 0) if score > 0 else first_cards(play_out(state, "CA"), 2)
        assert result(state).scores == (score, 0, 0)
        assert (result(state).matadors, result(state).won) == (0, score > 0)


def test_sk_4_3_an_overbid_suit_or_grand_may_always_be_announced() -> None:
    """[ruling] At 264 every suit and Grand can still be announced; it is lost at the end."""
    state = play_out(bid_for(1, 264, "", "C7 C8"), "take, discard C7 C8")
    assert list(state.actions()) == ruled([""])


@pytest.mark.parametrize("said", ["take, discard H7 D7, announce null ouvert", "announce null hand ouvert"])
def test_sk_4_4_ouvert_lays_the_ten_cards_open_and_no_discard(said: str) -> None:
    """Before the first lead everybody sees the declarer's ten cards, later those he still has; never the discard."""
    state = play_out(bid_for(1, 18, "CA", "H7 D7 C7"), said)
    assert len(state.hands[1]) == 10
    for seat in (0, 2):
        assert view_of(state, seat).ouvert == state.hands[1]
        assert view_of(state, seat).discard is view_of(state, seat).skat is None
    state = tricks_from(state, "CA C7")
    assert {view_of(state, seat).ouvert for seat in range(3)} == {state.hands[1]}
    assert len(state.hands[1]) == 9
    closed = play_out(bid_for(1, 18, "CA", "H7 D7 C7"), said.replace(" ouvert", ""))
    assert view_of(closed, 0).ouvert is None


def test_sk_4_4_suit_and_grand_ouvert_too() -> None:
    """In `isko` the hand of an Ouvert game lies open before the first lead."""
    state = play_out(bid_for(1, 18, preset="isko"), "announce hearts hand ouvert")
    assert {view_of(state, seat).ouvert for seat in range(3)} == {state.hands[1]}


# SK 5 Play


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("contract", ["hearts", "grand", "null"])
def test_sk_5_1_forehand_leads_whoever_is_declarer(dealer: int, place: int, contract: str) -> None:
    """The first lead is forehand's in every contract of every declarer."""
    state = play_out(bid_for(place, 18, dealer=dealer), f"announce {contract} hand")
    assert state.to_act == (dealer + 1) % 3
    assert len(state.actions()) == 10


def test_sk_5_2_follow_suit_if_able_else_anything() -> None:
    """Who holds the suit led plays it; who is void may throw off or trump, as he likes."""
    state = play_out(bid_for(0, 18, "SA", "SK S7 HJ CA", "CJ HA D7 C7 DA C8 HK H9 DK D9"), "announce hearts hand, SA")
    assert offered(state) == ["play SK", "play S7"]
    assert refused(state, "play HJ") == ("SK 5.2", "refuse-follow")
    assert refused(state, "play D7") == ("G 4", "refuse-not-held")
    state = play_out(state, "S7")
    assert len(offered(state)) == 10


def test_sk_5_2_no_duty_to_head() -> None:
    """A lower card of the suit led may be played by one who could take the trick."""
    state = play_out(bid_for(0, 18, "SK", "SA S7", "ST SQ S9 S8"), "announce hearts hand, SK")
    assert offered(state) == ["play SA", "play S7"]


@pytest.mark.parametrize(
    ("contract", "trick", "winner"),
    [
        ("hearts", "SA ST S7", 0),
        ("hearts", "S7 ST SA", 2),
        ("hearts", "SA H7 D7", 1),
        ("hearts", "SA H7 DJ", 2),
        ("hearts", "HA DJ HT", 1),
        ("hearts", "DJ SJ CJ", 2),
        ("hearts", "S7 DA CA", 0),
        ("hearts", "SK ST SQ", 1),
        ("grand", "HA H7 DJ", 2),
        ("grand", "HK HT HQ", 1),
        ("grand", "H7 SA CA", 0),
        ("null", "HT HJ HA", 2),
        ("null", "HT HJ H9", 1),
        ("null", "HT CJ DJ", 0),
        ("null", "H9 HT H7", 1),
    ],
)
def test_sk_5_2_the_highest_trump_wins_else_the_highest_of_the_suit_led(contract: str, trick: str, winner: int) -> None:
    """Who plays the winning card has the trick with its card points and leads to the next."""
    declarer = (winner + 1) % 3
    state = play_of(play_out(bid_for(declarer, 18), f"announce {contract} hand"))
    hands = [Cards([Card(card), Card(other)]) for card, other in zip(trick.split(), ("D8", "D9", "DQ"), strict=True)]
    state = play_of(tricks_from(replace(state, hands=tuple(hands)), trick))
    assert state.to_act == winner
    assert (state.tricks[winner], state.points[winner]) == (1, card_points(Cards(trick)))


@pytest.mark.parametrize("contract", ["clubs", "spades", "hearts", "diamonds"])
def test_sk_5_3_trumps_of_a_suit_game(contract: str) -> None:
    """Trumps are CJ SJ HJ DJ, then the trump suit A T K Q 9 8 7; each beats those after it and every plain card."""
    trump = contract[0].upper()
    ranked = ["CJ", "SJ", "HJ", "DJ", *(trump + rank for rank in "ATKQ987")]
    check_order(contract, [ranked, *([suit + rank for rank in "ATKQ987"] for suit in "CSHD" if suit != trump)])


def test_sk_5_3_trumps_of_grand() -> None:
    """In Grand the four Unters alone are trumps; plain suits rank A T K Q 9 8 7."""
    check_order("grand", [["CJ", "SJ", "HJ", "DJ"], *([suit + rank for rank in "ATKQ987"] for suit in "CSHD")])


def test_sk_5_4_null_has_no_trumps() -> None:
    """In Null the suits rank A K Q J T 9 8 7, the Unter in its printed suit."""
    check_order("null", [[], *([suit + rank for rank in "AKQJT987"] for suit in "CSHD")])


def check_order(contract: str, suits: list[list[str]]) -> None:
    """Asserts who beats whom among any two cards: `suits` from the top, the trumps first."""
    order = ORDERS[contract]
    assert order.trumps == Cards(" ".join(suits[0]))
    place = {card: (number, rank) for number, suit in enumerate(suits) for rank, card in enumerate(suit)}
    assert len(place) == 32
    for led in place:
        for card in place.keys() - {led}:
            higher = place[card][0] == place[led][0] and place[card][1] < place[led][1]
            trumped = place[card][0] == 0 and place[led][0] != 0
            assert order.winner([Card(led), Card(card)]) == int(higher or trumped), (led, card)
            assert (Card(card) in order.suit[Card(led)]) == (place[card][0] == place[led][0])


def test_sk_5_3_an_unter_does_not_follow_its_printed_suit() -> None:
    """On a plain suit its Unter need not be played, and on a trump it must be."""
    state = play_out(bid_for(0, 18, "SA HA", "SJ D7 D8 DA DT DK DQ D9 C7 C8"), "announce hearts hand")
    assert len(offered(play_out(state, "SA"))) == 10
    led = play_out(state, "HA")
    assert offered(led) == ["play SJ"]
    assert refused(led, "play D7") == ("SK 5.3", "refuse-sk-follow-trump")


def test_sk_5_3_grand_an_unter_led_draws_the_only_unter() -> None:
    """Grand, an Unter led: the Unter of Acorns, the only one in hand, must be played (SK 8)."""
    state = play_out(bid_for(0, 18, "DJ", "CJ DA DT D7", "SJ HJ"), "announce grand hand, DJ")
    assert offered(state) == ["play CJ"]
    assert refused(state, "play DA") == ("SK 5.3", "refuse-sk-follow-trump")


def test_sk_5_3_hearts_a_bell_on_the_leaf_unter_says_nothing_of_leaves() -> None:
    """Rearhand throws a Bell on the Leaf Unter: he has no trump, but still follows when Leaves are led (SK 8)."""
    state = play_out(
        bid_for(0, 18, "SJ S7 CJ HJ DJ HA", "HT HK HQ H9 H8 H7", "SA ST D7 D8 D9 DQ DK DT DA C7"),
        "announce hearts hand",
    )
    assert len(offered(play_out(state, "SJ, HT"))) == 10
    state = tricks_from(state, "SJ HT D7", "S7")
    state = first_cards(state, 1)
    assert offered(state) == ["play SA", "play ST"]


def test_sk_5_4_null_the_unter_follows_its_printed_suit() -> None:
    """Null, Nine of Leaves led, hand {Unter of Leaves, Daus of Hearts}: the Unter must be played (SK 8)."""
    state = play_of(play_out(bid_for(0, 18, LOW, "SJ HA"), "announce null hand"))
    ending = replace(state, hands=(Cards("S9 C7"), Cards("SJ HA"), Cards("CA CK")))
    led = play_out(ending, "S9")
    assert offered(led) == ["play SJ"]
    assert refused(led, "play HA") == ("SK 5.2", "refuse-follow")


def test_sk_5_4_a_trick_of_the_declarer_ends_null_lost() -> None:
    """The declarer's first trick ends the deal at once; the defenders' tricks do not."""
    state = play_out(bid_for(1, 18, "C7 S7", "C8 SA", "C9 S8"), "announce null hand")
    state = tricks_from(state, "C7 C8 C9")
    assert (state.to_act, isinstance(state, Playing)) == (2, True)
    done = result(tricks_from(state, "S8 S7 SA"))
    assert (done.won, done.tricks, done.scores) == (False, 1, (0, -70, 0))


def test_sk_5_4_null_without_a_trick_is_won() -> None:
    """Ten tricks to the defenders, played out, win Null."""
    state = play_out(bid_for(1, 18, "", LOW), "announce null hand")
    done = ending(state, lambda done: done.won)
    assert (done.tricks, done.scores) == (0, (0, 35, 0))


def test_sk_5_5_the_declarer_concedes_with_nine_cards() -> None:
    """He may give up while he holds at least nine cards, in and out of turn: lost, without Schneider or Schwarz."""
    state = play_out(bid_for(1, 18, "CA SA", "C7 S7 CJ H7", "CT ST", skat="H8 H9"), "announce hearts hand")
    for text, seat in (("", 0), ("CA", 1), ("CA, C7", 2), ("CA, C7, CT", 0)):
        now = play_out(state, text)
        assert now.to_act == seat
        done = result(now.apply(Concede(), 1))
        assert (done.conceded, done.won, done.schneider, done.schwarz) == (True, False, False, False)
        assert done.scores == (0, -2 * 3 * 10, 0)
        assert [line.key for line in done.reckoning()][:2] == ["sk-game", "sk-conceded"]


def test_sk_5_5_conceded_is_still_overbid() -> None:
    """Bells at 36 with 1 is overbid also when it is conceded: -72 (SK 6.6)."""
    state = playing(dealt("CJ C7 C8", "SJ"), 0, 36, "take", "discard C7 C8", "announce diamonds")
    done = result(state.apply(Concede(), 0))
    assert (done.overbid, done.scores) == (True, (-72, 0, 0))
    fits = playing(dealt("CJ C7 C8", "SJ"), 0, 18, "take", "discard C7 C8", "announce diamonds")
    assert result(fits.apply(Concede(), 0)).scores == (-36, 0, 0)


def two_tricks_on() -> State:
    """Hearts Hand of middlehand, who has lost two tricks and holds eight cards."""
    state = play_out(bid_for(1, 18, "CA SA", "C7 S7 CJ H7", "CT ST", skat="H8 H9"), "announce hearts hand")
    return tricks_from(state, "CA C7 CT", "SA S7 ST")


def test_sk_5_5_later_a_defender_must_consent() -> None:
    """With eight cards the declarer's concession ends nothing until one defender agrees."""
    state = two_tricks_on().apply(Concede(), 1)
    assert isinstance(state, Playing)
    assert {view_of(state, seat).conceded for seat in range(3)} == {(1,)}
    assert Agree() not in state.may_say(1)
    for defender in (0, 2):
        done = result(state.apply(Agree(), defender))
        assert (done.conceded, done.scores) == (True, (0, -60, 0))
    assert refused(state, "concede", 1) == ("SK 5.5", "refuse-sk-concede")
    assert refused(state, "agree", 1) == ("SK 5.5", "refuse-sk-concede")


def test_sk_5_5_without_consent_play_goes_on() -> None:
    """A defender who plays on has not consented: the concession lapses, and may be made again."""
    assert refused(two_tricks_on(), "agree", 0) == ("SK 5.5", "refuse-sk-concede")
    state = two_tricks_on().apply(Concede(), 1)
    assert result(state.apply(Agree(), 2)).scores == (0, -60, 0)
    while Agree() in state.asides(2):
        state = first_cards(state, 1)
    assert refused(state, "agree", 2) == ("SK 5.5", "refuse-sk-concede")
    assert result(state.apply(Concede(), 1).apply(Agree(), 0)).scores == (0, -60, 0)


def test_sk_5_5_both_defenders_concede_the_rest() -> None:
    """One conceding defender ends nothing; both give the declarer all remaining cards and tricks."""
    state = two_tricks_on().apply(Concede(), 0)
    assert isinstance(state, Playing)
    assert refused(state, "concede", 0) == ("SK 5.5", "refuse-sk-concede")
    done = result(state.apply(Concede(), 2))
    lost = card_points(Cards("CA C7 CT SA S7 ST"))
    assert (done.points, done.tricks, done.conceded) == (120 - lost, 8, False)
    assert (done.won, done.scores) == (True, (0, 30, 0))


def test_sk_5_5_at_once_conceded_is_schwarz() -> None:
    """Defenders who concede before the first card lose every trick."""
    state = play_out(bid_for(1, 18, "SJ", "CJ"), "announce hearts hand").apply(Concede(), 2).apply(Concede(), 0)
    done = result(state)
    assert (done.points, done.tricks, done.schwarz, done.scores) == (120, 10, True, (0, 50, 0))


def test_sk_5_5_conceded_null_is_won_or_lost() -> None:
    """In Null the declarer's concession loses; both defenders' wins, without a trick for the declarer."""
    state = play_out(bid_for(1, 18), "announce null hand")
    assert result(state.apply(Concede(), 1)).scores == (0, -70, 0)
    done = result(state.apply(Concede(), 0).apply(Concede(), 2))
    assert (done.won, done.tricks, done.scores) == (True, 0, (0, 35, 0))


def test_sk_5_5_a_true_claim_scores_all_remaining_tricks() -> None:
    """The declarer claims all ten tricks from the first lead, before he or another plays."""
    for place in range(3):
        hands = ["", "", ""]
        hands[place] = SOLID
        done = result(play_out(bid_for(place, 18, *hands), "announce grand hand").apply(Claim(), place))
        assert (done.won, done.points, done.tricks, done.schwarz) == (True, 120, 10, True)
        assert done.scores[place] == (4 + 4) * 24


def test_sk_5_5_a_claim_that_does_not_hold_is_refused() -> None:
    """A claim that some defence breaks is refused and changes nothing; once the Unter is gone it holds."""
    hand = SOLID.replace("SJ", "C7")
    state: State = play_out(bid_for(0, 18, hand, "SJ SA S7", "ST"), "announce grand hand")
    state = play_out(state, "HJ")
    assert refused(state, "claim", 0) == ("SK 5.5", "refuse-sk-claim")
    assert Claim() in state.may_say(0)
    assert Claim() not in state.asides(0)
    state = tricks_from(state, "SJ ST", "SA")
    assert state.to_act == 2
    assert Claim() in state.asides(0)


def test_sk_5_5_a_claim_in_the_middle_of_a_trick() -> None:
    """A trick on the table goes to the claimant with the rest, whose cards he need not have played to."""
    state = play_out(bid_for(0, 18, SOLID.replace("SJ", "C7"), "SJ SA S7", "ST"), "announce grand hand")
    state = tricks_from(state, "HJ SJ ST", "SA")
    done = result(state.apply(Claim(), 0))
    assert (done.tricks, done.points) == (9, 120 - card_points(Cards("HJ SJ ST")))
    assert refused(state, "claim", 1) == ("SK 5.5", "refuse-sk-claim")


def test_sk_5_5_either_defender_claims_for_his_side() -> None:
    """The defenders' claim gives them every card that is left, and the declarer his skat alone."""
    state = play_out(bid_for(1, 18, SOLID, skat="SA H7"), "announce grand hand")
    assert refused(state, "claim", 1) == ("SK 5.5", "refuse-sk-claim")
    for seat in (0, 2):
        done = result(state.apply(Claim(), seat))
        assert (done.won, done.points, done.tricks, done.schwarz) == (False, 11, 0, True)
        assert done.scores == (0, -2 * 24 * (4 + 4), 0)


def test_sk_5_5_defenders_claim_together_what_neither_could_alone() -> None:
    """Between them the defenders hold every high card: the side claims, though the tricks go to both."""
    state = play_out(bid_for(1, 18, "CJ SJ HJ DJ CA CT CK CQ C9 C8"), "announce grand hand")
    state = play_of(state)
    split = replace(state, hands=(Cards("CA S7"), Cards("C7 SK"), Cards("C8 SA")))
    done = result(split.apply(Claim(), 2))
    assert done.tricks == 0
    alone = replace(split, declarer=0)
    assert refused(alone, "claim", 0) == ("SK 5.5", "refuse-sk-claim")


def test_sk_5_5_in_null_the_declarer_claims_none() -> None:
    """In Null the declarer claims to take no trick, if no defence can give him one; a defender claims nothing."""
    state = play_out(bid_for(1, 18, "", LOW), "announce null hand")
    done = result(state.apply(Claim(), 1))
    assert (done.won, done.tricks, done.scores) == (True, 0, (0, 35, 0))
    assert refused(state, "claim", 0) == ("SK 5.5", "refuse-sk-concede")
    risky = play_out(bid_for(1, 18, "", LOW.replace("S8", "SK")), "announce null hand")
    assert refused(risky, "claim", 1) == ("SK 5.5", "refuse-sk-claim")


def test_sk_5_5_in_null_in_the_middle_of_a_trick() -> None:
    """The declarer who is sure to stay below claims while a trick is on the table."""
    state = play_out(bid_for(1, 18, "CA", LOW), "announce null hand, CA")
    assert result(state.apply(Claim(), 1)).won


@pytest.mark.parametrize("text", ["claim", "concede", "agree"])
def test_sk_5_5_nothing_is_claimed_or_conceded_before_play(text: str) -> None:
    """In the auction and before the announcement nobody claims, concedes or agrees."""
    for state in (dealt(), bid_for(0, 18), play_out(bid_for(0, 18), "take")):
        for seat in range(3):
            assert state.may_say(seat) == ()
            refused(state, text, seat)


@pytest.mark.parametrize("flags", ["hand schwarz", "hand ouvert"])
@pytest.mark.parametrize("contract", ["clubs", "grand"])
def test_sk_5_6_a_trick_of_the_defenders_ends_a_game_that_promised_all(flags: str, contract: str) -> None:
    """Ouvert and Schwarz announced are lost at the defenders' first trick, won tricks before it or not."""
    hand = "CJ SJ HJ DJ CA CT CK CQ C9 S7"
    state = play_out(bid_for(0, 18, hand, "SA ST", "SK SQ", preset="isko"), f"announce {contract} {flags}")
    state = play_out(state, "CJ")
    for _ in range(2):
        state = state.apply(state.actions()[-1])
    assert state.to_act == 0
    done = result(tricks_from(state, "S7 SA SK"))
    promise = 5 if "ouvert" in flags else 4
    assert (done.won, done.tricks, done.schneider, done.schwarz, done.overbid) == (False, 1, False, False, False)
    assert done.scores[0] == -2 * BASE[contract] * (done.matadors + 2 + promise)


@pytest.mark.parametrize("flags", ["hand", "hand schneider"])
def test_sk_5_6_other_games_go_on(flags: str) -> None:
    """Without such a promise the deal goes on after a trick of the defenders."""
    hand = "CJ SJ HJ DJ CA CT CK CQ C9 S7"
    state = play_out(bid_for(0, 18, hand, "SA ST", "SK SQ", preset="isko"), f"announce clubs {flags}")
    assert isinstance(tricks_from(state, "S7 SA SK"), Playing)


# Options


def test_sk_4_2_presets_differ_in_steps_and_length() -> None:
    """`table` is one deal with its steps, `isko` the list of 36 with all; everything else is off in both."""
    assert SKAT.presets == {"table": Skat(), "isko": Skat(steps="isko", deals=36)}
    table = Skat()
    assert (table.steps, table.pass_out, table.score, table.kontra) == ("table", "throw-in", "plain", False)
    assert (table.deals, table.duplicate, table.seats) == (1, False, 3)
    assert read_options(Skat, SKAT.presets, []) == table
    assert read_options(Skat, SKAT.presets, ["preset=isko", "kontra=on"]) == Skat(steps="isko", deals=36, kontra=True)


@given(seeds, st.sampled_from(["table", "isko"]))
def test_sk_5_every_moment_of_random_play_is_legal_by_suit(seed: int, preset: str) -> None:
    """Whoever holds a card of the effective suit led plays one, trump or plain, in every contract."""
    states = moments(dealt(preset=preset, pass_out="ramsch"), Random(seed))
    for before, after in pairwise(states):
        if not isinstance(before, Playing) or not before.trick or not str(after.history[-1].action).startswith("play"):
            continue
        game = before.contract.contract if before.contract else "grand"
        trump = game[0].upper() if game not in ("grand", "null") else ""

        def suit(card: object, game: str = game, trump: str = trump) -> str:
            """The effective suit of a card, from its name."""
            name = str(card)
            return "trump" if game != "null" and (name[1] == "J" or name[0] == trump) else name[0]

        led, hand = suit(before.trick[0]), before.hands[before.to_act]
        card = str(after.history[-1].action).split()[1]
        assert suit(card) == led or led not in map(suit, hand)


def test_sk_11_the_view_of_a_finished_deal_tells_how_it_was_played() -> None:
    """At the end every seat still sees the contract, the declarer, and what each has taken."""
    state = two_tricks_on().apply(Concede(), 0).apply(Concede(), 2)
    for seat in range(3):
        view = view_of(state, seat)
        assert (view.declarer, view.bid, view.to_act, view.actions) == (1, 18, None, ())
        assert view.contract is not None
        assert (sum(view.tricks), view.result) == (10, result(state))
