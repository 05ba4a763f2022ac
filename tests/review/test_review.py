"""Reviews of stored deals, and what both measures must keep to."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from reviews import DEALS, EFFORT, as_stored, fresh, mistakes, played, record_of, stored
from skat_deals import playing
from strategies import play_out

from vorhand.action import Action, Play
from vorhand.cards import Card
from vorhand.game import Event, View, message
from vorhand.games import GAMES
from vorhand.games.skat import SkatView
from vorhand.players.search import GOALS, Effort, hint, weigh
from vorhand.players.search.skat.auction import DRAWN, READY
from vorhand.players.search.skat.hands import promising
from vorhand.players.worlds import state_of, worlds
from vorhand.record import Record
from vorhand.review import Looked, Open, Review, Reviewed, looked, opened, review, to_json
from vorhand.review.deal import reviewed
from vorhand.review.looked import EXPERT
from vorhand.review.why import why
from vorhand.room.told import told
from vorhand.solve import solve
from vorhand.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]
NONE = Effort(0.0)
"""One world: for what is asked about open cards alone."""
QUICK = Effort(0.05, weighs=True, auctions=True, sight=2)
BELIEVED = 1000
"""In so many fresh worlds a mistake has to be one."""

games = pytest.mark.parametrize("game", GAMES)
numbers = pytest.mark.parametrize(
    "number", [pytest.param(number, marks=pytest.mark.slow if number > 2 else ()) for number in range(DEALS)]
)
"""The stored deals of a game; three of them in every run."""


@games
@numbers
def test_stored_deals_are_reviewed_as_they_were(game: str, number: int) -> None:
    """Both measures of every action and all sentences in four languages; tests/reviews.py stores new ones."""
    golden = stored(game)[number]
    assert as_stored(record_of(golden)) == golden


def test_the_stored_deals_have_something_to_tell() -> None:
    """Mistakes in play and before it, turning points, and right actions that turned the deal; each in all languages."""
    deals = [deal for game in GAMES for deal in stored(game)]
    actions = [each for deal in deals for each in deal["review"]["actions"]]
    assert {each["looked"]["by"] for each in actions if each["mistake"]} == {"chance", "worth"}
    assert any(each["turning"] and not each["mistake"] for each in actions)
    for deal in deals:
        assert deal["text"].keys() == set(LANGUAGES)
        assert len({tuple(map(tuple, told.values())) for told in deal["text"].values()} - {()}) in (0, 4)


@games
def test_the_looks_follow_from_the_view_alone(game: str) -> None:
    """In every other deal that the seat could believe in, an action looks the same, and so does a hint."""
    for number, state in enumerate(Record.of(game, played(game, "easy", 4)).states()):
        if state.to_act is None or number % 5:
            continue
        view = state.view(state.to_act)
        for world in worlds(view, 2, number):
            other = state_of(view, world).view(view.seat)
            assert looked(other, view.actions[0], QUICK) == looked(view, view.actions[0], QUICK)
            assert hint(other, QUICK) == hint(view, QUICK)


@games
def test_the_cost_is_what_best_play_brings_more(game: str) -> None:
    """Never negative, nothing for the best and for them alone; None outside play and without a choice."""
    states = list(Record.of(game, played(game, "random", 5)).states())
    for state in states[:3] + states[len(states) // 2 :]:
        for action in state.actions():
            found, solution = opened(state, action), solve(state)
            if solution is None or len(state.actions()) < 2 or action not in solution.actions:
                assert found is None
                continue
            assert found is not None
            assert found.cost == abs(solution.value.low - solution.actions[action].low)
            assert (found.cost == 0) == (action in found.best)
            assert found.points is None or found.points >= 0
            assert not found.lost or found.cost


@pytest.mark.parametrize("contract", ["null", "null hand", "null ouvert", "grand", "spades", "ramsch"])
def test_sk_5_4_the_sheet_follows_the_cost_in_every_contract(contract: str) -> None:
    """No choice gains on the sheet with open cards, the declarer's or a defender's; all of it goes over the wire."""
    costly = 0
    for seed in range(12):
        random = Random(seed)
        options = replace(GAMES["skat"].presets["isko"], pass_out="ramsch" if contract == "ramsch" else "throw-in")
        state = GAMES["skat"].match(options, random).deal(random)
        if contract == "ramsch":
            state = play_out(state, "pass, pass, pass")
        else:
            before = [] if "hand" in contract else ["take", f"discard {' '.join(map(str, state.deal.rest))}"]
            state = playing(state, seed % 3, 18, *before, f"announce {contract}")
        found = []
        while (seat := state.to_act) is not None:
            cards = [action for action in state.actions() if isinstance(action, Play)]
            action = random.choice(cards)
            found.append(reviewed(state, Event(seat, action), state.history, NONE))
            state = state.apply(action)
        sent = told(Review(game="skat", seats=3, actions=tuple(found)))
        for each in sent.actions:
            if each.open is not None:
                assert (each.open.points is None) == (contract == "ramsch")
                assert (each.open.points or 0) >= 0
                costly += each.open.cost > 0
    assert costly


VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("letzter-stich", {"players": 3, "penalty": True, "penultimate": True}),
    ("kaiser", {"kitty": True, "passing": True, "low": True}),
    ("skat", {"steps": "isko", "score": "seeger-fabian"}),
    ("skat", {"kontra": True}),
]


@pytest.mark.parametrize(("game", "change"), VARIANTS)
def test_whatever_is_chosen_is_measured(game: str, change: dict[str, Any]) -> None:
    """However bad: but for what docs/review.md names, the looks leave no choice out."""
    options = replace(next(iter(GAMES[game].presets.values())), **change)
    for number in range(3):
        state = GAMES[game].match(options, Random(number)).deal(Random(number))
        chance = Random(number)
        while state.to_act is not None:
            view = state.view(state.to_act)
            action = chance.choice(view.actions)
            single = sum(isinstance(each, Play) for each in view.actions) == 1
            if len(view.actions) > 1 and not single and not unsearched(view, action):
                assert looked(view, action, QUICK) is not None, (number, view.phase, str(action))
            state = state.apply(action)


def unsearched(view: View, action: Action) -> bool:
    """What docs/review.md names: Kontra and Re, and with a hand that no game is thought of, passing or the skat."""
    if not isinstance(view, SkatView):
        return False

    def hopeless(*, drawing: bool) -> bool:
        least = DRAWN if drawing else READY
        return not promising(view.options, view.hand, view.seat == (view.dealer + 1) % 3, drawing=drawing, least=least)

    if view.phase == "answering" or str(action) == "kontra":
        return True
    if str(action) == "pass":
        return hopeless(drawing=True)
    return str(action) == "take" and hopeless(drawing=False)


@pytest.mark.parametrize("phase", ["passing", "discarding"])
def test_ka_7_3_ka_7_5_a_suspicion_is_tried_again(phase: str) -> None:
    """Fresh worlds try both actions, also where the search would leave one out; some bad choices are mistakes."""
    suspected = mistakes = 0
    for seed in range(8):
        for state in Record.of("kaiser", played("kaiser", "random", seed, variant=True)).states():
            if state.to_act is None or (view := state.view(state.to_act)).phase != phase:
                continue
            found = looked(view, Random(seed).choice(view.actions), EXPERT)
            assert found is not None
            if found.suspected:
                suspected += 1
                mistakes += found.mistake
                again = weigh(view, EXPERT, 1, (Random(seed).choice(view.actions), found.other))
                assert again is not None
                assert found.other in {each.action for each in again.candidates}
    assert suspected >= mistakes > 0


def test_sk_4_1_the_worst_discards_are_measured() -> None:
    """Two jacks, or trumps and aces: each looks worse than the best other one."""
    measured = 0
    for seed in range(1, 9):
        for state in Record.of("skat", played("skat", "club", seed)).states():
            if state.to_act is None or (view := state.view(state.to_act)).phase != "discarding":
                continue
            jacks = sorted(view.actions, key=lambda each: -str(each).count("J"))[:2]
            for action in jacks:
                found = looked(view, action, QUICK)
                assert found is not None
                assert found.worth <= found.other_worth
                measured += 1
    assert measured > 4


def test_every_goal_has_words() -> None:
    """What a seat plays for is told in hints, reviews and positions to practise."""
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        for goal in GOALS:
            told = {"action": Play(Card("CA")), "other": Play(Card("CK")), "chance": 40, "rest": 30}
            told_of = message(f"hint-search-{goal}", **told, value=1.5, less=0.5)
            others = [] if goal == "game" else [message(f"review-{goal}", **told), message(f"daily-{goal}", **told)]
            for each in (told_of, *others):
                assert "{" not in words(each)
                assert "40" in words(each)


OPENED = Open(
    unit="card-points", side=(0,), value=70, after=50, cost=20, points=60, best=(Play(Card("CA")),), lost=True
)
LOOKED = Looked(
    chance=0.8,
    worth=0.9,
    other=Play(Card("CA")),
    other_chance=0.4,
    other_worth=0.5,
    worlds=50,
    goal="contract",
    by="chance",
    suspected=False,
    mistake=False,
)


def test_open_cards_make_no_mistake() -> None:
    """What lost the deal was none where it looked right: that is said; without the looks nothing is said of them."""
    each = Reviewed(number=9, seat=0, phase="playing", action=Play(Card("C7")), open=OPENED, looked=LOOKED)
    assert each.turning
    assert not each.mistake
    assert not replace(each, looked=None).mistake
    state = played("skat", "club", 2)
    view = next(iter(Record.of("skat", state).states())).view(0)
    told = [told.key for told in why(view, each.action, LOOKED, OPENED)]
    assert told == ["review-turning", "review-unseen"]
    assert [told.key for told in why(view, each.action, None, OPENED)] == ["review-turning"]
    doubt = replace(LOOKED, suspected=True)
    assert [told.key for told in why(view, each.action, doubt, None)] == ["review-unsure"]


def test_the_looks_do_not_change_with_the_cost() -> None:
    """The json keeps the two measures in two objects, and each is whole without the other."""
    found = review(Record.of("schnapsen", played("schnapsen", "club", 2)), QUICK)
    for each in json.loads(to_json(found))["actions"]:
        assert not {"chance", "worth", "mistake"} & (each["open"] or {}).keys()
        assert not {"cost", "value", "best", "lost"} & (each["looked"] or {}).keys()
    assert sum(total.mistakes for total in found.totals()) == sum(each.mistake for each in found.actions)


def test_progress_is_told_after_every_action() -> None:
    """As often as there are actions; the review of half a deal is the first half of the review."""
    record = Record.of("letzter-stich", played("letzter-stich", "random", 1))
    steps: list[None] = []
    found = review(record, QUICK, lambda: steps.append(None))
    assert len(steps) == len(record.moves) == len(found.actions)
    half = review(replace(record, moves=record.moves[:12], result={}), QUICK)
    assert [each.looked for each in half.actions] == [each.looked for each in found.actions[:12]]


def better(view: Any, each: Reviewed) -> bool:
    """Whether the other action is better in fresh worlds by the number that decided."""
    assert each.looked is not None
    found = {one.action: one for one in fresh(view, each, BELIEVED).candidates}
    mine, other = found[each.action], found[each.looked.other]
    return other.chance > mine.chance if each.looked.by == "chance" else other.worth > mine.worth


@games
@numbers
def test_mistakes_are_mistakes_in_fresh_worlds(game: str, number: int) -> None:
    """The last one in play of each stored deal: over 1,000 worlds that the review has not used, the other wins more."""
    record = record_of(stored(game)[number])
    found = [(view, each) for view, each in mistakes(record, review(record, EFFORT)) if view.phase == "playing"]
    for view, each in found[-1:]:
        assert better(view, each), (each.number, each.looked)


@pytest.mark.slow
@games
def test_mistakes_of_many_deals_are_mistakes_in_fresh_worlds(game: str) -> None:
    """By the expert's review, before play too."""
    for seed in range(10, 15):
        for level in ("random", "club"):
            record = Record.of(game, played(game, level, seed))
            for view, each in mistakes(record, review(record)):
                assert better(view, each), (seed, level, each.number, each.looked)


def levels(game: str, names: list[str], deals: int) -> list[float]:
    """The mean cost of a choice by these levels."""
    bench = runpy.run_path(str(ROOT / "bench" / "review_levels.py"))
    return [bench["costs"](game, name, deals)[0].value for name in names]


@games
def test_worse_players_pay_more(game: str) -> None:
    """With open cards, on deals that they play themselves: random more than club."""
    costs = levels(game, ["random", "club"], 30)
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > costs[-1]


@pytest.mark.slow
@games
def test_the_expert_pays_least(game: str) -> None:
    """With open cards: random more than club, club than expert; Schnapsen takes more deals to tell (docs/review.md)."""
    costs = levels(game, ["random", "club", "expert"], 100 if game == "letzter-stich" else 40)
    assert costs[0] > max(costs[1:])
    assert game == "schnapsen" or costs[1] > costs[2]
