"""Letzter Stich, rule by rule; the addresses are those of the rulebook (LS)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from strategies import as_json, deals, half_played, moments, option_sets, play_out, seeds

from vorhand.action import Bid, Play, parse_action
from vorhand.cards import PACK_32, Card, Cards, Suit, pack
from vorhand.game import Deal, Event, IllegalAction, State, View, message
from vorhand.games import GAMES
from vorhand.games.letzter_stich import (
    LetzterStich,
    LetzterStichMatch,
    LetzterStichResult,
    Over,
    Playing,
    deal_out,
    hand_size,
    new_match,
    order_of,
    pack_for,
    score,
    start,
)
from vorhand.options import SetupError
from vorhand.players.maxims.letzter_stich import advise

GAME = GAMES["letzter-stich"]
VALUES = (1, 10, 20, 50)
every_number = pytest.mark.parametrize("players", range(2, 7))


# Helpers


def table(*hands: str, dealer: int = -1, turn_up: str | None = None, **options: Any) -> State:
    """The first state of a deal in which these cards are held; the other cards, filled in, change nothing.

    Every hand is filled up from the dead pile's side with the lowest cards that nobody was given; without a
    word the last seat deals, so that seat 0 leads.
    """
    players = len(hands)
    chosen = LetzterStich(players=players, **options)
    given = [Cards(hand) for hand in hands]
    free = [card for card in pack_for(players) if not any(card in hand for hand in given)]
    size = hand_size(chosen, 0)
    full = [hand | Cards([free.pop() for _ in range(size - len(hand))]) for hand in given]
    return start(
        chosen,
        Deal(
            dealer=dealer % players,
            hands=tuple(full),
            rest=tuple(free),
            turn_up=Card(turn_up) if turn_up else None,
        ),
    )


def late(*hands: str, turn_up: str | None = None, **options: Any) -> Playing:
    """The end of a deal: these cards are left, seat 0 leads, and it took every trick before.

    A card turned up may be gone by now; its suit is trump all the same.
    """
    players = len(hands)
    chosen = LetzterStich(players=players, trump="void" if turn_up and "trump" not in options else "off")
    chosen = replace(chosen, **options)
    left = tuple(Cards(hand) for hand in hands)
    return Playing(
        options=chosen,
        deal=Deal(dealer=players - 1, hands=left, turn_up=Card(turn_up) if turn_up else None),
        hands=left,
        turn=tuple(range(players)),
        winners=(0,) * (hand_size(chosen, 0) - len(left[0])),
    )


def finished(*hands: str, actions: str, turn_up: str | None = None, **options: Any) -> LetzterStichResult:
    """The result of a deal that ends in these cards and actions."""
    state = play_out(late(*hands, turn_up=turn_up, **options), actions)
    assert isinstance(state, Over)
    return state.result


def legal(state: State) -> str:
    """The cards that may be played."""
    return " ".join(str(action).removeprefix("play ") for action in state.actions())


def refused(state: State, text: str, seat: int | None = None) -> tuple[str, str, dict[str, Any]]:
    """The rule and the reason for which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_action(text), seat)
    assert caught.value.state is state
    return caught.value.rule, caught.value.reason.key, dict(caught.value.reason.args)


def over(options: LetzterStich, scores: Sequence[int], last: int = 0, chips: Sequence[int] = ()) -> Over:
    """A finished deal that scores this."""
    nothing = (0,) * options.players
    return Over(
        options=options,
        deal=Deal(dealer=0, hands=()),
        hands=(),
        winners=(last,),
        result=LetzterStichResult(
            scores=tuple(scores),
            last=last,
            card=Card("CA"),
            value=options.value,
            doubled=False,
            penalty=options.penalty,
            chips=tuple(chips) or nothing,
        ),
    )


def match_of(options: LetzterStich, *finished: Sequence[int], dealer: int = 0) -> LetzterStichMatch:
    """A match in which the first dealer is this one and these are the scores of the first deals."""
    match = replace(new_match(options, Random(0)), dealer=dealer)
    for scores in finished:
        match = match.after(over(options, scores, last=max(range(options.players), key=lambda seat: scores[seat])))
    return match


def deal_of(match: LetzterStichMatch, seed: int = 1) -> State:
    """The next deal of a match."""
    return match.deal(Random(seed))


# LS 1 Players and pack


@every_number
def test_ls_1_1_two_to_six_play_each_for_himself(players: int) -> None:
    """From two to six seats get cards, and only one scores."""
    state = deal_of(new_match(LetzterStich(players=players), Random(3)))
    assert [bool(hand) for hand in state.hands] == [True] * players
    last = moments(state, Random(3))[-1]
    assert isinstance(last, Over)
    assert sorted(last.result.scores) == [0] * (players - 1) + [1]


def test_ls_1_1_four_play_by_default() -> None:
    """The default is four players; one or seven are refused."""
    assert LetzterStich().players == LetzterStich().seats == 4
    for players in (1, 7):
        with pytest.raises(SetupError, match=r"LS 1\.1"):
            LetzterStich(players=players).check()


def test_ls_1_1_two_have_eight_cards_each() -> None:
    """Two play with eight cards each, by ruling; sixteen lie dead."""
    state = deal_of(new_match(LetzterStich(players=2), Random(3)))
    assert [len(hand) for hand in state.hands] == [8, 8]
    assert len(state.deal.rest) == 16


@pytest.mark.parametrize(("ranking", "ranks"), [("natural", "AKQJT987"), ("ace-ten", "ATKQJ987")])
def test_ls_1_2_the_ranks_from_high_to_low(ranking: str, ranks: str) -> None:
    """Each rank is beaten in its suit by those above it, in every suit alike."""
    order = order_of(ranking, None)
    for suit in Suit:
        for place, rank in enumerate(ranks):
            assert order.above[Card(suit.letter + rank)] == pack(ranks[:place], suit.letter)


def test_ls_1_2_the_ten_is_above_the_king_only_by_option() -> None:
    """A King takes a trick from the Ten in the natural ranking, and loses it in the other."""
    for ranking, last in [("natural", 1), ("ace-ten", 0)]:
        assert finished("CT", "CK", actions="CT, CK", ranking=ranking).last == last


def test_ls_1_2_the_natural_ranking_is_the_default() -> None:
    """Without a word A K Q J T 9 8 7 holds, over a pack of 32."""
    assert LetzterStich().ranking == "natural"
    assert pack_for(4) == PACK_32
    assert len(PACK_32) == 32


def test_ls_1_3_three_play_without_the_eights() -> None:
    """For three the Eights are out of hands and dead pile; a deal with one is refused."""
    deal = deal_of(new_match(LetzterStich(players=3), Random(3))).deal
    cards = Cards([*deal.rest, *(card for hand in deal.hands for card in hand)])
    assert cards == pack("AKQJT97")
    with_eight = replace(deal, rest=(Card("C8"), *deal.rest[1:]))
    with pytest.raises(SetupError, match="C8 in the rest is not in the pack of 28 cards"):
        start(LetzterStich(players=3), with_eight)


@pytest.mark.parametrize(("players", "size", "dead"), [(2, 8, 16), (3, 8, 4), (4, 7, 4), (5, 6, 2), (6, 5, 2)])
def test_ls_1_4_hand_size_and_dead_pile(players: int, size: int, dead: int) -> None:
    """The hands have 8, 8, 7, 6 or 5 cards, and the rest of the pack lies dead."""
    state = deal_of(new_match(LetzterStich(players=players), Random(5)))
    assert [len(hand) for hand in state.hands] == [size] * players
    assert len(state.deal.rest) == dead


@every_number
def test_ls_1_4_other_hand_sizes_are_refused(players: int) -> None:
    """A hand with a card too many or too few is told how many are wanted."""
    options = LetzterStich(players=players)
    deal = deal_of(new_match(options, Random(5))).deal
    first, *others = deal.hands
    card = next(iter(first))
    short = replace(deal, hands=(first.without(card), *others), rest=(*deal.rest, card))
    with pytest.raises(SetupError, match=r"holds \d \(LS 1\.4\)"):
        start(options, short)
    fewer = tuple(Cards(list(hand)[1:]) for hand in deal.hands)
    freed = [next(iter(hand)) for hand in deal.hands]
    with pytest.raises(SetupError, match=r"LS 1\.4"):
        start(options, replace(deal, hands=fewer, rest=(*deal.rest, *freed)))


def test_ls_1_4_the_dead_pile_is_out_of_play_and_in_no_view() -> None:
    """No seat finds a card of the dead pile in its view before or after the end."""

    @given(deals(GAME), seeds)
    def check(first: State, seed: int) -> None:
        for state in moments(first, Random(seed)):
            for seat in range(state.options.seats):
                view = as_json(replace(state.view(seat), dealer=0)).decode()
                assert not any(f'"{card}"' in view or f"{card} " in view for card in state.deal.rest)
            assert not Cards([event.action.card for event in state.history if isinstance(event.action, Play)]) & (
                Cards(state.deal.rest)
            )

    check()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hands": ()}, "the deal has 0 hands, the table 4 seats"),
        ({"dealer": 4}, "the dealer is seat 4, the seats are 0 to 3"),
        ({"dealer": -1}, "the dealer is seat -1"),
        ({"rest": ()}, "missing from the deal"),
        ({"turn_up": Card("CA")}, "LS 6.1"),
        ({"standing": (0, 0)}, "the standing names 2 seats"),
    ],
)
def test_ls_1_4_a_deal_that_cannot_be_is_refused(change: dict[str, Any], said: str) -> None:
    """Whatever is wrong with a deal, it is said and not stumbled over."""
    deal = deal_of(new_match(LetzterStich(), Random(5))).deal
    with pytest.raises(SetupError) as caught:
        start(LetzterStich(), replace(deal, **change))
    assert said in str(caught.value)


# LS 2 Deal


def test_ls_2_1_the_cut_makes_any_seat_the_first_dealer() -> None:
    """The first dealer comes from the generator, and may be any seat."""
    dealers = [new_match(LetzterStich(players=5), Random(seed)).dealer for seed in range(60)]
    assert set(dealers) == {0, 1, 2, 3, 4}
    assert dealers == [new_match(LetzterStich(players=5), Random(seed)).dealer for seed in range(60)]


def test_ls_2_1_the_deal_passes_clockwise_every_deal() -> None:
    """Whoever wins, the dealer's left neighbour deals next."""
    match = replace(new_match(LetzterStich(players=3, target=100), Random(1)), dealer=1)
    dealers = []
    for seed in range(6):
        state = deal_of(match, seed)
        dealers.append(state.deal.dealer)
        match = match.after(moments(state, Random(seed))[-1])
    assert dealers == [1, 2, 0, 1, 2, 0]


@every_number
def test_ls_2_1_cards_go_round_one_at_a_time_from_the_dealers_left(players: int) -> None:
    """The seat k places after the dealer gets every n-th card from the k-th on, the dead pile the last."""
    options = LetzterStich(players=players)
    cards = list(pack_for(players))
    size = hand_size(options, 0)
    for dealer in range(players):
        deal = deal_out(options, cards, dealer, tuple(range(players)), size)
        for place in range(players):
            got = [cards[place + players * turn] for turn in range(size)]
            assert deal.hands[(dealer + 1 + place) % players] == Cards(got)
        assert list(deal.rest) == cards[players * size :]


def test_ls_2_1_the_same_generator_deals_the_same_cards() -> None:
    """A seed stands for a deal, and another seed for another."""
    match = new_match(LetzterStich(), Random(1))
    assert deal_of(match, 7) == deal_of(match, 7)
    assert deal_of(match, 7).hands != deal_of(match, 8).hands


@every_number
def test_ls_2_2_forehand_leads_without_an_auction(players: int) -> None:
    """The first action of a deal is a card from the seat at the dealer's left; there is no trump."""
    match = new_match(LetzterStich(players=players), Random(2))
    state = deal_of(match)
    assert state.to_act == (match.dealer + 1) % players
    assert isinstance(state, Playing)
    assert state.order.trumps == Cards()
    assert state.deal.turn_up is None
    assert refused(state, "pass") == ("G 4", "refuse-now", {})


# LS 3 Play


def test_ls_3_1_cards_are_played_in_turn() -> None:
    """After each card the next seat clockwise is to act, and no other may."""
    state = table("CA", "CK", "CQ", dealer=0)
    for seat in (1, 2, 0):
        assert state.to_act == seat
        for other in {0, 1, 2} - {seat}:
            card = next(iter(state.hands[other]))
            assert refused(state, f"play {card}", other) == ("G 2", "refuse-turn", {})
        state = state.apply(state.actions()[0])


def test_ls_3_1_who_can_follow_suit_must() -> None:
    """Only cards of the suit led are legal, high or low; another is refused with the suit."""
    state = play_out(late("CT", "CA C7 SA DK"), "CT")
    assert legal(state) == "CA C7"
    assert refused(state, "play SA") == ("LS 3.1", "refuse-follow", {"suit": Suit.CLUBS})


def test_ls_3_1_who_is_void_plays_anything() -> None:
    """Without a card of the suit led every card is legal."""
    assert legal(play_out(late("CT", "SA S7 DK"), "CT")) == "SA S7 DK"


def test_ls_3_1_nobody_has_to_head_the_trick() -> None:
    """A lower card of the suit is as legal as a higher one, though it loses."""
    state = play_out(late("CT D7", "CA C7"), "CT, C7")
    assert isinstance(state, Playing)
    assert state.to_act == 0


def test_ls_3_1_a_card_must_be_held() -> None:
    """A card of another hand or of the dead pile is refused by name."""
    state = late("CT D7", "CA C7")
    assert refused(state, "play CA") == ("G 4", "refuse-not-held", {"card": Card("CA")})
    assert refused(state, "play C5") == ("G 4", "refuse-not-held", {"card": Card("C5")})


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("C9 CJ CT C8", 1), ("C7 SA HA DA", 0), ("C7 SA C8 DA", 2), ("D8 D7 DT DK", 3), ("HT SK SA HQ", 3)],
)
def test_ls_3_2_the_highest_card_of_the_suit_led_wins_and_leads(trick: str, winner: int) -> None:
    """An off-suit card never wins, however high; the winner leads to the next trick."""
    cards = trick.split()
    others = [str(card) for card in PACK_32 if str(card)[0] != trick[0] and str(card) not in cards]
    after = play_out(late(*(f"{card} {other}" for card, other in zip(cards, others, strict=False))), ",".join(cards))
    assert isinstance(after, Playing)
    assert (after.to_act, after.trick, after.winners[-1]) == (winner, (), winner)
    assert after.turn == tuple((winner + step) % 4 for step in range(4))


def test_ls_3_3_every_card_is_played() -> None:
    """A deal lasts until no hand holds a card, and the last cards are actions like any other."""

    @given(deals(GAME), seeds)
    def check(first: State, seed: int) -> None:
        states = moments(first, Random(seed))
        cards = sum(map(len, first.hands))
        assert len(states) == cards + 1
        assert not any(states[-1].hands)
        assert len(states[-2].actions()) == 1

    check()


def test_ls_3_legal_cards_are_those_of_the_rulebook() -> None:
    """In any moment the legal cards are those that the sentences of LS 3.1 and LS 6.1 allow, told anew here."""

    @given(half_played(GAME))
    def check(moment: Any) -> None:
        for state in moment.states:
            if not isinstance(state, Playing):
                continue
            hand = list(state.hands[state.to_act])
            up = state.deal.turn_up
            trump = str(up)[0] if up else None
            may = {str(card) for card in hand}
            if state.trick:
                led = str(state.trick[0])[0]
                follow = {str(card) for card in hand if str(card)[0] == led}
                trumps = {str(card) for card in hand if str(card)[0] == trump}
                if follow:
                    may = follow | (trumps if state.options.trump == "any" and led != trump else set())
            assert set(legal(state).split()) == may

    check()


# LS 4 Score


@pytest.mark.parametrize("value", VALUES)
def test_ls_4_1_the_winner_of_the_last_trick_scores_the_deal_value(value: int) -> None:
    """All tricks before are worth nothing, whoever took them."""
    result = finished("CA HK", "SA H7", "DA HA", actions="CA, SA, DA, HK, H7, HA", value=value)
    assert result.scores == (0, 0, value)
    assert (result.last, result.card) == (2, Card("HA"))
    assert result.reckoning() == (
        message("ls-last", seat=2, card=Card("HA")),
        message("ls-last-points", seat=2, n=value),
    )


def test_ls_4_1_other_deal_values_are_refused() -> None:
    """The deal value is 1, 10, 20 or 50, and 1 by default."""
    assert LetzterStich().value == 1
    with pytest.raises(SetupError, match=r"LS 4\.1"):
        LetzterStich(value=5).check()  # type: ignore[arg-type]  # the point of the test


def test_ls_4_1_a_deal_value_of_the_target_or_more_decides_at_once() -> None:
    """With V at least T the first deal is the match."""
    assert match_of(LetzterStich(value=20), (0, 0, 20, 0)).winners == (2,)


def test_ls_4_2_the_first_to_reach_the_target_wins() -> None:
    """The match goes on below the target, ends at it, and more than it will do."""
    options = LetzterStich(target=2)
    assert LetzterStich().target == 10
    match = match_of(options, (1, 0, 0, 0), (0, 1, 0, 0))
    assert (match.totals, match.over, match.played) == ((1, 1, 0, 0), False, 2)
    match = match.after(over(options, (0, 1, 0, 0), last=1))
    assert (match.totals, match.over, match.winners) == ((1, 2, 0, 0), True, (1,))
    assert match_of(LetzterStich(value=20, target=30), (20, 0, 0, 0), (20, 0, 0, 0)).winners == (0,)


def test_ls_4_2_the_target_is_in_the_unit_of_the_deal_value() -> None:
    """A target of 60 with a deal value of 20 takes three last tricks."""
    options = LetzterStich(value=20, target=60)
    two = [(20, 0, 0, 0)] * 2
    assert not match_of(options, *two).over
    assert match_of(options, *two, (20, 0, 0, 0)).winners == (0,)


def test_ls_4_2_the_totals_stand_before_the_next_deal() -> None:
    """The score of the match is part of every deal and of every view."""
    state = deal_of(match_of(LetzterStich(), (0, 1, 0, 0), (0, 1, 0, 0)))
    assert state.deal.standing == (0, 2, 0, 0)
    assert all(state.view(seat).standing == (0, 2, 0, 0) for seat in range(4))


@every_number
def test_ls_4_3_the_winner_of_the_last_trick_takes_the_pot(players: int) -> None:
    """Everybody antes a chip; the winner is n-1 up and the others are one down, beside the points."""
    result = score(LetzterStich(players=players, stake=True), tuple(range(players)), (0, 1), Card("CA"))
    assert result.chips == tuple(players - 1 if seat == 1 else -1 for seat in range(players))
    assert sum(result.chips) == 0
    assert result.scores == tuple(int(seat == 1) for seat in range(players))
    assert result.reckoning()[-1] == message("ls-pot", seat=1, n=players - 1)


def test_ls_4_3_without_stakes_there_are_no_chips() -> None:
    """No chip moves and none is told of where nobody anted."""
    result = score(LetzterStich(), (0, 1, 2, 3), (0, 1), Card("CA"))
    assert result.chips == (0, 0, 0, 0)
    assert all(step.key != "ls-pot" for step in result.reckoning())


def chip_match(options: LetzterStich, *lasts: int) -> LetzterStichMatch:
    """A session with stakes in which these seats won the last tricks."""
    match = replace(new_match(options, Random(0)), dealer=0)
    for last in lasts:
        chips = [options.players - 1 if seat == last else -1 for seat in range(options.players)]
        scores = [options.value if seat == last else 0 for seat in range(options.players)]
        match = match.after(over(options, scores, last=last, chips=chips))
    return match


def test_ls_4_3_a_session_lasts_twice_the_number_of_players() -> None:
    """With stakes the target is off: eight deals for four, and most chips win."""
    options = LetzterStich(stake=True, target=1)
    seven = (0, 0, 0, 1, 1, 2, 3)
    assert not chip_match(options, *seven).over
    match = chip_match(options, *seven, 0)
    assert (match.winners, match.chips, match.totals) == ((0,), (8, 0, -4, -4), (4, 2, 1, 1))


def test_ls_4_3_stake_deals_sets_the_length() -> None:
    """A session of three deals ends after the third; without stakes the number means nothing."""
    options = LetzterStich(stake=True, stake_deals=3)
    assert not chip_match(options, 2, 1).over
    assert chip_match(options, 2, 1, 2).winners == (2,)
    assert not match_of(LetzterStich(stake_deals=1), (1, 0, 0, 0)).over


def test_ls_4_3_equal_most_chips_are_settled_by_a_tie_break_deal() -> None:
    """Two with equal most chips play one deal more, and no chip is staked on it (LS 5.2)."""
    options = LetzterStich(stake=True, stake_deals=2)
    match = chip_match(options, 3, 1)
    assert (match.over, match.tied) == (False, (1, 3))
    state = deal_of(match)
    assert [bool(hand) for hand in state.hands] == [False, True, False, True]
    last = moments(state, Random(1))[-1]
    assert isinstance(last, Over)
    assert last.result.chips == (0, 0, 0, 0)
    after = match.after(last)
    assert (after.winners, after.chips) == ((last.result.last,), match.chips)


def test_ls_4_3_most_chips_win_under_penalty_too() -> None:
    """The chips decide a session, not the penalty points written beside them."""
    options = LetzterStich(stake=True, stake_deals=1, penalty=True)
    first = over(options, (1, 0, 1, 1), last=1, chips=(-1, 3, -1, -1))
    assert replace(new_match(options, Random(0)), dealer=0).after(first).winners == (1,)


# LS 5 Ties


def test_ls_5_1_both_scoring_tricks_are_written_before_the_match_is_judged() -> None:
    """Two reach the target in one deal by the last two tricks; the higher total wins."""
    options = LetzterStich(players=3, penultimate=True, low_card_bonus=True, target=10)
    match = match_of(options, *[(1, 1, 0)] * 9)
    assert match.totals == (9, 9, 0)
    assert match.after(over(options, (1, 2, 0), last=1)).winners == (1,)


def test_ls_5_1_the_higher_total_wins_though_the_other_took_the_last_trick() -> None:
    """Neither the last trick nor the seat decides, only the total."""
    options = LetzterStich(players=3, penultimate=True)
    match = match_of(options, *[(1, 1, 0)] * 7, (2, 0, 0), (0, 0, 2))
    assert match.totals == (9, 7, 2)
    assert match.after(over(options, (1, 1, 0), last=1)).winners == (0,)
    match = match_of(options, *[(1, 1, 0)] * 8, (0, 1, 1))
    assert match.totals == (8, 9, 1)
    assert match.after(over(options, (2, 0, 0), last=0)).winners == (0,)
    assert match.after(over(options, (1, 1, 0), last=0)).winners == (1,)


def test_ls_5_1_equal_totals_at_the_target_are_tied() -> None:
    """Equal at or above the target: no winner yet, a tie-break deal is next."""
    options = LetzterStich(penultimate=True, target=3)
    match = match_of(options, (1, 0, 0, 1), (1, 0, 0, 1), (1, 0, 0, 1))
    assert (match.totals, match.over, match.tied) == ((3, 0, 0, 3), False, (0, 3))


def test_ls_5_1_equal_totals_below_the_target_are_no_tie() -> None:
    """Nobody is tied before somebody has reached the target."""
    match = match_of(LetzterStich(target=3), (1, 0, 0, 0), (0, 1, 0, 0))
    assert (match.tied, match.winners) == ((), None)
    assert all(deal_of(match).hands)


def test_ls_5_1_two_tied_below_a_single_leader_are_no_tie() -> None:
    """Only those who stand best can tie."""
    options = LetzterStich(penalty=True, target=2)
    match = match_of(options, (1, 1, 1, 0), (1, 1, 1, 0))
    assert (match.totals, match.winners, match.tied) == ((2, 2, 2, 0), (3,), ())


def tied_match(players: int, tied: Sequence[int], dealer: int, **options: Any) -> LetzterStichMatch:
    """A match that came to a tie between these seats in a deal of this dealer."""
    chosen = LetzterStich(players=players, penalty=True, target=1, **options)
    scores = [1 if seat in tied else 2 for seat in range(players)]
    match = replace(new_match(chosen, Random(0)), dealer=dealer)
    return match.after(over(chosen, scores, last=tied[0]))


@pytest.mark.parametrize(
    ("players", "tied", "size", "dead"),
    [
        (3, (0, 2), 8, 16),
        (4, (1, 2), 8, 16),
        (4, (0, 1, 3), 8, 4),
        (5, (0, 1, 3), 8, 4),
        (5, (0, 1, 3, 4), 7, 4),
        (6, (0, 1, 2, 3, 5), 6, 2),
        (6, (2, 5), 8, 16),
    ],
)
def test_ls_5_2_only_the_tied_are_dealt_in_by_their_number(
    players: int, tied: tuple[int, ...], size: int, dead: int
) -> None:
    """The tied get the hands of LS 1.4 for as many as they are, three of them without the Eights."""
    state = deal_of(tied_match(players, tied, dealer=0))
    assert [len(hand) for hand in state.hands] == [size if seat in tied else 0 for seat in range(players)]
    assert len(state.deal.rest) == dead
    everything = Cards([*state.deal.rest, *(card for hand in state.hands for card in hand)])
    assert everything == pack_for(len(tied))
    assert len(everything) == (28 if len(tied) == 3 else 32)


@pytest.mark.parametrize(
    ("players", "tied", "dealer", "next_dealer", "order"),
    [
        (4, (0, 2), 0, 2, (0, 2)),
        (4, (0, 2), 1, 2, (0, 2)),
        (4, (0, 2), 2, 0, (2, 0)),
        (4, (0, 2), 3, 0, (2, 0)),
        (5, (1, 3, 4), 1, 3, (4, 1, 3)),
        (5, (1, 3, 4), 4, 1, (3, 4, 1)),
        (6, (5, 0), 5, 0, (5, 0)),
        (3, (0, 1, 2), 2, 0, (1, 2, 0)),
    ],
)
def test_ls_5_2_the_next_tied_seat_clockwise_deals(
    players: int, tied: tuple[int, ...], dealer: int, next_dealer: int, order: tuple[int, ...]
) -> None:
    """The deal passes on clockwise to the next tied seat, and the tied seat after it leads; the others are skipped."""
    match = tied_match(players, sorted(tied), dealer)
    state = deal_of(match)
    assert (match.dealer, state.deal.dealer) == (next_dealer, next_dealer)
    assert isinstance(state, Playing)
    assert state.turn == order


def test_ls_5_2_the_winner_of_its_last_trick_wins_the_match() -> None:
    """One deal decides, whatever the totals; they stay as they were."""

    @given(st.integers(3, 6), seeds)
    def check(players: int, seed: int) -> None:
        random = Random(seed)
        tied = sorted(random.sample(range(players), random.randrange(2, players + 1)))
        match = tied_match(players, tied, random.randrange(players))
        last = moments(match.deal(random), random)[-1]
        assert isinstance(last, Over)
        after = match.after(last)
        assert after.winners == (last.winners[-1],)
        assert last.winners[-1] in tied
        assert (after.totals, after.tied, after.played) == (match.totals, (), match.played + 1)

    check()


def test_ls_5_2_ranking_and_trump_stay_and_all_other_options_are_off() -> None:
    """Penalty, bonus, penultimate, stakes, progressive hands and the deal value are gone in a tie-break deal."""
    match = tied_match(
        4,
        (0, 1),
        0,
        ranking="ace-ten",
        trump="any",
        value=50,
        low_card_bonus=True,
        penultimate=True,
        progressive=True,
    )
    state = deal_of(match)
    assert state.options == LetzterStich(players=4, ranking="ace-ten", trump="any")
    assert state.deal.turn_up is not None
    assert state.deal.turn_up in state.hands[1]
    last = moments(state, Random(4))[-1]
    assert isinstance(last, Over)
    result = last.result
    assert (result.doubled, result.penultimate, result.penalty) == (False, None, False)
    assert sorted(result.scores) == [0, 0, 0, 1]
    assert result.scores[result.last] == 1


def test_ls_5_2_a_deal_for_some_seats_only_keeps_no_other_option() -> None:
    """A record that deals in two of four under penalty is refused."""
    deal = deal_of(tied_match(4, (0, 1), 0)).deal
    start(LetzterStich(), deal)
    for options in (LetzterStich(penalty=True), LetzterStich(value=10), LetzterStich(progressive=True)):
        with pytest.raises(SetupError, match=r"LS 5\.2"):
            start(options, deal)


def test_ls_5_2_the_dealer_is_one_of_those_dealt_in() -> None:
    """A dealer without cards, or a single hand, is refused."""
    deal = deal_of(tied_match(4, (0, 1), 0)).deal
    with pytest.raises(SetupError, match=r"LS 2\.1"):
        start(LetzterStich(), replace(deal, dealer=2))
    alone = replace(deal, hands=(*(Cards(),) * 3, PACK_32), rest=(), dealer=3)
    with pytest.raises(SetupError, match=r"LS 2\.1"):
        start(LetzterStich(), alone)


def test_ls_5_2_the_others_watch_and_see_public_cards_only() -> None:
    """Who is not tied has no cards, is never to act, and sees what is played."""
    match = tied_match(4, (0, 2), 1)
    for state in moments(deal_of(match), Random(6)):
        for seat in (1, 3):
            view = state.view(seat)
            assert (view.hand, view.actions, state.to_act == seat) == (Cards(), (), False)
            assert view.history == state.history
            assert replace(state.view(1), seat=3) == state.view(3)


def test_ls_5_2_all_may_be_tied() -> None:
    """When every seat is tied all are dealt in as ever."""
    options = LetzterStich(players=3, penalty=True, penultimate=True, target=6)
    match = match_of(options, (1, 2, 1), (2, 1, 1), (1, 1, 2), (2, 2, 2))
    assert match.tied == (0, 1, 2)
    state = deal_of(match)
    assert [len(hand) for hand in state.hands] == [8, 8, 8]
    assert state.options == LetzterStich(players=3)


# LS 6.1 Trump


@every_number
def test_ls_6_1_the_dealers_last_card_is_turned_up(players: int) -> None:
    """The last card actually dealt makes trumps, stays in the dealer's hand and is seen by all."""
    options = LetzterStich(players=players, trump="void")
    cards = list(pack_for(players))
    size = hand_size(options, 0)
    for dealer in range(players):
        deal = deal_out(options, cards, dealer, tuple(range(players)), size)
        assert deal.turn_up == cards[players * size - 1]
        assert deal.turn_up in deal.hands[dealer]
        state = start(options, deal)
        assert isinstance(state, Playing)
        assert state.order.trumps == pack("AKQJT987", deal.turn_up.suit.letter)
        assert all(state.view(seat).turn_up == deal.turn_up for seat in range(players))


def test_ls_6_1_a_turn_up_belongs_to_a_trump_game_and_to_the_dealer() -> None:
    """A deal with trumps and no turn-up, or one that the dealer does not hold, is refused."""
    options = LetzterStich(trump="any")
    deal = deal_of(new_match(options, Random(1))).deal
    other = next(iter(deal.hands[(deal.dealer + 1) % 4]))
    for turn_up in (None, other, deal.rest[0]):
        with pytest.raises(SetupError, match=r"LS 6\.1"):
            start(options, replace(deal, turn_up=turn_up))


@pytest.mark.parametrize("trump", ["void", "any"])
def test_ls_6_1_a_trump_beats_any_other_card(trump: str) -> None:
    """The lowest trump takes the trick from an Ace; a higher trump takes it from a lower."""
    assert finished("CA", "H7", actions="CA, H7", turn_up="HK", trump=trump).last == 1
    result = finished("CA", "H7", "H9", "H8", actions="CA, H7, H9, H8", turn_up="HK", trump=trump)
    assert (result.last, result.card) == (2, Card("H9"))


def test_ls_6_1_void_trumps_only_when_void() -> None:
    """By the default rule who holds the suit led may not trump, who does not may, without a duty."""
    end = late("CT D9", "CA H7", "H9 S7", turn_up="HK")
    assert end.options.trump == "void"
    state = play_out(end, "CT")
    assert legal(state) == "CA"
    assert refused(state, "play H7") == ("LS 6.1", "refuse-follow", {"suit": Suit.CLUBS})
    assert legal(play_out(state, "CA")) == "S7 H9"


def test_ls_6_1_any_trumps_at_any_time() -> None:
    """By the rule `any` the suit led and all trumps are legal, and nothing else while the suit is held."""
    state = play_out(late("CT D9 D8", "CA H7 S8", "H9 S7 D7", turn_up="HK", trump="any"), "CT")
    assert legal(state) == "CA H7"
    assert refused(state, "play S8") == ("LS 6.1", "refuse-ls-follow-or-trump", {"suit": Suit.CLUBS})
    assert legal(play_out(state, "H7")) == "S7 H9 D7"


@pytest.mark.parametrize("trump", ["void", "any"])
def test_ls_6_1_a_trump_lead_must_be_followed(trump: str) -> None:
    """Trumps are a suit like any other to follow, and who has none plays anything."""
    state = play_out(late("H8 D9 D8", "CA H7 HA", "C9 S7 D7", turn_up="HK", trump=trump), "H8")
    assert legal(state) == "HA H7"
    assert refused(state, "play CA") == ("LS 6.1", "refuse-follow", {"suit": Suit.HEARTS})
    assert legal(play_out(state, "H7")) == "C9 S7 D7"


@pytest.mark.parametrize("trump", ["void", "any"])
def test_ls_6_1_trump_may_always_be_led(trump: str) -> None:
    """The leader may lead any card, a trump too, by ruling."""
    assert legal(late("CA H7 D8", "CK HA S7", turn_up="HK", trump=trump)) == "CA H7 D8"


def test_ls_6_1_off_suit_without_trumps_the_rule_is_to_follow() -> None:
    """A plain card of another suit breaks LS 3.1 where only void players may trump."""
    state = play_out(late("CT D9", "CA S8", turn_up="HK"), "CT")
    assert refused(state, "play S8") == ("LS 3.1", "refuse-follow", {"suit": Suit.CLUBS})


# LS 6.2 to LS 6.4 Bonus, penultimate, penalty


@pytest.mark.parametrize(("card", "factor"), [("C7", 2), ("C8", 2), ("C9", 2), ("CT", 1), ("CJ", 1), ("CA", 1)])
@pytest.mark.parametrize("value", VALUES)
def test_ls_6_2_a_seven_eight_or_nine_doubles(card: str, factor: int, value: int) -> None:
    """A last trick won by a card below the Ten counts double, with the option only."""
    result = finished(card, "DA", actions=f"{card}, DA", value=value, low_card_bonus=True)
    assert result.scores == (value * factor, 0)
    assert result.doubled == (factor == 2)
    bonus = message("ls-bonus", card=Card(card))
    assert (bonus in result.reckoning()) == (factor == 2)
    assert message("ls-last-points", seat=0, n=value * factor) in result.reckoning()
    assert finished(card, "DA", actions=f"{card}, DA", value=value).scores == (value, 0)


def test_ls_6_2_a_trump_seven_counts_too() -> None:
    """The Seven of trumps wins the last trick and doubles it."""
    assert finished("CA", "H7", actions="CA, H7", turn_up="HK", low_card_bonus=True).scores == (0, 2)


def test_ls_6_2_only_the_winning_card_is_looked_at() -> None:
    """Low cards that lose, and low cards in the trick before, double nothing."""
    assert finished("CT", "C9", actions="CT, C9", low_card_bonus=True).scores == (1, 0)
    result = finished("C9 CT", "C8 C7", actions="C9, C8, CT, C7", low_card_bonus=True)
    assert result.scores == (1, 0)


def test_ls_6_3_the_last_two_tricks_score() -> None:
    """Each of the last two tricks scores V for its winner, two for one who takes both."""
    hands = ("CA HK", "C7 HA")
    split = finished(*hands, actions="CA, C7, HK, HA", penultimate=True, value=10)
    assert split.scores == (10, 10)
    assert split.reckoning()[1:] == (
        message("ls-last-points", seat=1, n=10),
        message("ls-penultimate-points", seat=0, n=10),
    )
    assert finished("CA HA", "C7 HK", actions="CA, C7, HA, HK", penultimate=True).scores == (2, 0)
    assert finished(*hands, actions="CA, C7, HK, HA", value=10).scores == (0, 10)


def test_ls_6_3_the_bonus_looks_at_the_last_trick_only() -> None:
    """A low card doubles the last trick, and not the trick before."""
    options: dict[str, Any] = {"penultimate": True, "low_card_bonus": True}
    assert finished("C9 CT", "C8 C7", actions="C9, C8, CT, C7", **options).scores == (2, 0)
    assert finished("CA C9", "H7 H8", actions="CA, H7, C9, H8", **options).scores == (3, 0)
    assert finished("CJ C9", "CQ H9", actions="CJ, CQ, H9, C9", **options).scores == (0, 3)


def test_ls_6_3_not_together_with_stakes() -> None:
    """There is one pot: the two options exclude each other, in either order of setting them."""
    with pytest.raises(SetupError, match=r"penultimate and stake .* \(LS 6\.3\)"):
        LetzterStich(penultimate=True, stake=True).check()
    with pytest.raises(SetupError, match=r"LS 6\.3"):
        new_match(LetzterStich(penultimate=True, stake=True), Random(1))


@pytest.mark.parametrize("value", VALUES)
def test_ls_6_4_all_but_the_winner_get_the_penalty(value: int) -> None:
    """Everyone who did not win the last trick is charged V, the winner nothing."""
    result = finished("CA", "CK", "CQ", actions="CA, CK, CQ", penalty=True, value=value)
    assert result.scores == (0, value, value)
    assert result.reckoning()[1:] == (message("ls-last-penalty", seat=0, n=value),)


def test_ls_6_4_with_bonus_and_penultimate() -> None:
    """The bonus doubles the last trick's penalty; the trick before charges everyone who did not win it."""
    options: dict[str, Any] = {"penalty": True, "penultimate": True}
    actions = "CA, C7, CK, HK, HA, H9"
    hands = ("CA HK", "C7 HA", "CK H9")
    assert finished(*hands, actions=actions, **options).scores == (1, 1, 2)
    low = finished("CA H9", "C7 H7", "CK D9", actions="CA, C7, CK, H9, H7, D9", low_card_bonus=True, **options)
    assert low.scores == (0, 3, 3)
    assert low.reckoning()[2:] == (
        message("ls-last-penalty", seat=0, n=2),
        message("ls-penultimate-penalty", seat=0, n=1),
    )


def test_ls_6_4_somebody_reaches_the_target_and_the_lowest_total_wins() -> None:
    """The match ends when the first has T penalty points, for whoever has least."""
    options = LetzterStich(penalty=True, target=3)
    match = match_of(options, (0, 1, 1, 1), (1, 0, 1, 1))
    assert not match.over
    match = match.after(over(options, (0, 1, 1, 1), last=0))
    assert (match.totals, match.winners) == ((1, 2, 3, 3), (0,))


def test_ls_6_4_equal_lowest_play_a_tie_break_deal() -> None:
    """Ties at the bottom are the common end; those at the top do not matter."""
    options = LetzterStich(penalty=True, target=2)
    match = match_of(options, (0, 1, 1, 1), (1, 0, 1, 1))
    assert (match.totals, match.tied) == ((1, 1, 2, 2), (0, 1))


# LS 6.5 Progressive hands


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, [*range(5, 17), *range(15, 4, -1), 6, 7]),
        (3, [5, 6, 7, 8, 9, 8, 7, 6, 5, 6, 7]),
        (4, [5, 6, 7, 8, 7, 6, 5, 6, 7, 8, 7]),
        (5, [5, 6, 5, 6, 5, 6]),
        (6, [5, 5, 5, 5]),
    ],
)
def test_ls_6_5_hands_grow_to_the_packs_limit_and_shrink_again(players: int, sizes: list[int]) -> None:
    """The hands have 5, 6 .. max .. 5, 6 .. cards; the turning points are not repeated."""
    options = LetzterStich(players=players, progressive=True, target=100)
    match = new_match(options, Random(1))
    for size in sizes:
        state = deal_of(match)
        assert [len(hand) for hand in state.hands] == [size] * players
        match = match.after(moments(state, Random(1))[-1])


def test_ls_6_5_the_limit_is_as_many_cards_as_the_pack_has() -> None:
    """One card more a hand than at the top would not come out of the pack."""
    for players, most in [(2, 16), (3, 9), (4, 8), (5, 6), (6, 5)]:
        sizes = {hand_size(LetzterStich(players=players, progressive=True), played) for played in range(40)}
        assert (min(sizes), max(sizes)) == (5, most)
        assert players * most <= len(pack_for(players)) < players * (most + 1)


def test_ls_6_5_a_record_may_have_any_of_these_sizes() -> None:
    """A deal of eight for four starts under progressive hands only; one of four cards never."""
    cards = list(PACK_32)
    eight = deal_out(LetzterStich(), cards, 0, (0, 1, 2, 3), 8)
    start(LetzterStich(progressive=True), eight)
    with pytest.raises(SetupError, match=r"LS 1\.4"):
        start(LetzterStich(), eight)
    with pytest.raises(SetupError, match=r"5 to 8 \(LS 6\.5\)"):
        start(LetzterStich(progressive=True), deal_out(LetzterStich(), cards, 0, (0, 1, 2, 3), 4))


def test_ls_6_5_the_turn_up_is_the_last_card_of_the_growing_hands() -> None:
    """With the whole pack dealt the turn-up is its last card, and the dead pile is empty."""
    match = replace(new_match(LetzterStich(progressive=True, trump="void", target=100), Random(1)), played=3)
    state = deal_of(match)
    assert state.deal.rest == ()
    assert state.deal.turn_up is not None
    assert state.deal.turn_up in state.hands[match.dealer]


# LS 6 and LS 8 All options together


def test_ls_6_options_may_be_combined() -> None:
    """Any option set that is not stakes with penultimate is legal and can be dealt."""

    @given(option_sets(GAME))
    def check(options: LetzterStich) -> None:
        assert not (options.stake and options.penultimate)
        assert isinstance(deal_of(new_match(options, Random(1))), Playing)

    check()
    everything = LetzterStich(
        players=5, ranking="ace-ten", trump="any", low_card_bonus=True, penultimate=True, penalty=True, progressive=True
    )
    everything.check()


def test_ls_8_the_points_of_a_deal_add_up() -> None:
    """A deal writes V, 2V with bonus or penultimate, 3V with both, each times n-1 under penalty."""

    @given(deals(GAME), seeds)
    def check(first: State, seed: int) -> None:
        last = moments(first, Random(seed))[-1]
        assert isinstance(last, Over)
        options, result = last.options, last.result
        seats = sum(map(bool, first.hands))
        factor = 1 + result.doubled + options.penultimate
        assert sum(result.scores) == options.value * factor * (seats - 1 if options.penalty else 1)
        assert sum(result.chips) == 0
        assert all(score == 0 for score, hand in zip(result.scores, first.hands, strict=True) if not hand)

    check()


def test_ls_8_exactly_one_player_leads_each_trick() -> None:
    """The leader of a trick is the winner of the one before, and everybody dealt in plays once to it."""

    @given(deals(GAME), seeds)
    def check(first: State, seed: int) -> None:
        last = moments(first, Random(seed))[-1]
        assert isinstance(last, Over)
        seats = [event.seat for event in last.history]
        dealt_in = sum(map(bool, first.hands))
        tricks = [seats[at : at + dealt_in] for at in range(0, len(seats), dealt_in)]
        assert all(len(set(trick)) == dealt_in for trick in tricks)
        assert [trick[0] for trick in tricks] == [first.to_act, *last.winners[:-1]]

    check()


def test_ls_8_two_reach_the_target_at_once_only_with_penultimate_or_penalty() -> None:
    """Without these options and stakes no match of any length comes to a tie-break deal."""

    @given(option_sets(GAME), seeds)
    def check(options: LetzterStich, seed: int) -> None:
        options = replace(options, penultimate=False, penalty=False, stake=False, target=options.value * 3)
        random = Random(seed)
        match = new_match(options, random)
        while not match.over:
            assert match.tied == ()
            match = match.after(moments(match.deal(random), random)[-1])
        assert match.winners is not None
        assert len(match.winners) == 1
        assert max(match.totals) == match.totals[match.winners[0]] >= options.target

    check()


def test_ls_5_a_match_under_any_options_has_one_winner() -> None:
    """A match that is played to its end has just one winner, who stood best or was tied for it."""
    tie_breaks = 0

    @given(option_sets(GAME), seeds)
    def check(options: LetzterStich, seed: int) -> None:
        nonlocal tie_breaks
        random = Random(seed)
        match = new_match(replace(options, target=options.value * 3, stake_deals=4), random)
        best: tuple[int, ...] = ()
        while not match.over:
            best = match.tied
            match = match.after(moments(match.deal(random), random)[-1])
        tie_breaks += bool(best)
        assert match.winners is not None
        (winner,) = match.winners
        ledger = match.chips if options.stake else match.totals
        mark = min(ledger) if options.penalty and not options.stake else max(ledger)
        assert ledger[winner] == mark
        leaders = tuple(seat for seat, total in enumerate(ledger) if total == mark)
        assert leaders == (best or (winner,))

    check()
    assert tie_breaks >= 5


# LS 7 What a good player does


def advice(*hands: str, actions: str = "", **options: Any) -> tuple[str, str]:
    """The card and the maxim that the seat to act is advised."""
    state = play_out(late(*hands, **options), actions)
    assert state.to_act is not None
    view: View = state.view(state.to_act)
    decision = advise(view)  # type: ignore[arg-type]  # the view of this game
    return str(decision.action).removeprefix("play "), decision.reason.key


def test_ls_7_lead_a_suit_where_you_are_low() -> None:
    """A low card draws the strength of others while the Ace is kept."""
    assert advice("CA S7 HK D8 DQ", "SA ST HA H7 DA", actions="") == ("S7", "hint-ls-draw")


def test_ls_7_keep_a_strong_card_and_part_with_the_weakest() -> None:
    """The King that cannot win any more than the Seven is kept for later."""
    assert advice("CA S7 HK D8 DQ", "CK C7 HA H7 DA", actions="CA") == ("C7", "hint-ls-keep")


def test_ls_7_empty_a_suit_early() -> None:
    """Void of the suit led, the weakest card goes, of the shorter suit first."""
    assert advice("CA S8 HK D8 DQ", "S7 SA HT H7 DA", actions="CA") == ("H7", "hint-ls-empty")
    assert advice("CA S8 HK D8 DQ", "S7 ST H7 DA D7", actions="CA")[0] == "H7"


def test_ls_7_take_the_trick_that_gives_the_last_lead() -> None:
    """With two cards left the trick is taken by the lowest card that does."""
    assert advice("CT D7", "CA CJ", actions="CT") == ("CJ", "hint-ls-control")


def test_ls_7_when_the_aces_are_gone_the_kings_are_high() -> None:
    """The King is led through once its Ace has been played, and not before."""
    end = late("CK HK", "D9 S7", "C7 S8")
    assert advise(end.view(0)).reason.key == "hint-ls-draw"
    gone = replace(end, history=(Event(1, Play(Card("CA"))), Event(2, Play(Card("DA")))))
    assert advise(gone.view(0)) == (Play(Card("CK")), message("hint-ls-cash", card=Card("CK")))


def test_ls_7_a_trump_is_not_spent_on_the_way() -> None:
    """Who still holds a plain card does not trump before the last trick."""
    assert advice("CA S8 D9", "H7 DQ S7", actions="CA", turn_up="HK")[0] != "H7"


def test_ls_7_the_only_card_is_called_the_only_card() -> None:
    """Where one card is legal there is nothing to advise."""
    assert advice("CT D7", "CA SJ", actions="CT") == ("CA", "hint-ls-only")


def test_actions_of_other_games_are_refused() -> None:
    """A bid has no place in this game."""
    with pytest.raises(IllegalAction, match="refuse-now"):
        late("CA", "CK").apply(Bid(18))
