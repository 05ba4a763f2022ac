"""The levels: legal, reproducible, from the view alone; published positions answered right."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace
from test_solve_outside import SCHNAPSEN, Published, agrees, card_of, moves, needs_data, published

from vorhand.action import Play
from vorhand.cards import Card, Cards, Suit
from vorhand.games import GAMES
from vorhand.games.schnapsen import SchnapsenView
from vorhand.games.schnapsen.score import Closing
from vorhand.games.schnapsen.table import PACK, Schnapsen
from vorhand.players import PLAYERS, player_named
from vorhand.players.search import GOALS, LEVELS, Candidate, Effort, Found, Searcher, weigh
from vorhand.players.search.schnapsen import chance
from vorhand.players.search.searcher import compared
from vorhand.players.worlds import state_of, worlds
from vorhand.words import LANGUAGES, Words

QUICK = Effort(0.02, weighs=True, auctions=True, sight=2)
"""All that the expert does, in a few worlds."""

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "letzter-stich": [{}, {"players": 2, "trump": "any"}, {"players": 3, "penalty": True, "penultimate": True}],
    "kaiser": [{}, {"kitty": True, "passing": True, "low": True}],
    "schnapsen": [{}, {"declare": "optional", "closing": False, "match": False}],
    "skat": [{}, {"pass_out": "ramsch", "kontra": True}, {"steps": "isko", "score": "seeger-fabian"}],
}
CASES = [(game, change) for game, changes in OPTIONS.items() for change in changes]


@pytest.mark.parametrize(("game", "change"), CASES)
def test_every_level_decides_from_the_view_alone(game: str, change: dict[str, Any]) -> None:
    """Legal in every phase; the same for every state with this view; the reason is in words in every language."""
    options, random = replace(next(iter(GAMES[game].presets.values())), **change), Random(f"{game} {change}")
    efforts = [QUICK, LEVELS["easy"], LEVELS["club"]]
    reasons = set()
    for number in range(3):
        state = GAMES[game].match(options, random).deal(random)
        while (seat := state.to_act) is not None:
            view = state.view(seat)
            player = Searcher(efforts[number], number)
            decision = player.explain(view)
            assert decision.action in view.actions
            world = worlds(view, 1, number)[0]
            assert player.explain(state_of(view, world).view(seat)) == decision
            reasons.add(decision.reason.key)
            for lang in LANGUAGES:
                assert Words(lang, strict=True)(decision.reason)
            state = state.apply(decision.action)
    assert any(key.startswith("hint-search-") for key in reasons)


@pytest.mark.parametrize(("game", "change"), [case for case in CASES if case[0] in ("kaiser", "skat")])
def test_before_play_each_world_is_known(game: str, change: dict[str, Any]) -> None:
    """What an action is worth is the mean over the worlds, as many for every one; also where two are asked about."""
    options, random = replace(next(iter(GAMES[game].presets.values())), **change), Random(f"{game} {change}")
    seen = set()
    for number in range(2):
        state = GAMES[game].match(options, random).deal(random)
        while state.to_act is not None and (view := state.view(state.to_act)).phase != "playing":
            for asked in ((), random.sample(view.actions, min(2, len(view.actions)))):
                if (found := weigh(view, QUICK, number, tuple(asked))) is not None:
                    assert {len(each.worths) for each in found.candidates} == {found.worlds}
                    assert all(each.worth == pytest.approx(fmean(each.worths)) for each in found.candidates)
                    seen.add(view.phase)
            state = state.apply(player_named("heuristic", number).decide(view))
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_decides_alike(game: str) -> None:
    """Two players of one seed play the same deal; the number of threads does not matter."""
    random = Random(game)
    state = GAMES[game].match(next(iter(GAMES[game].presets.values())), random).deal(random)
    two = replace(QUICK, threads=2)
    while (seat := state.to_act) is not None:
        action = Searcher(QUICK, 5).decide(state.view(seat))
        assert action == Searcher(two, 5).decide(state.view(seat))
        state = state.apply(action)


def test_levels_are_players() -> None:
    """Each goes by its name, from the weakest up."""
    assert list(PLAYERS) == ["random", "heuristic", "easy", "club", "strong", "expert"]
    assert [effort.share for effort in LEVELS.values()] == sorted(effort.share for effort in LEVELS.values())


def view_of(position: Published) -> SchnapsenView:
    """What `me` sees of a published position."""
    world = position.worlds()[0]
    mine, known = Cards(position.cards("me")), Cards(position.cards("opp")) - Cards(position.cards("lead"))
    talon, unseen = position.cards("talon"), Cards(position.cards("unseen"))
    down = Cards(talon[:-1])
    closer = world.closer
    return SchnapsenView(
        options=Schnapsen(match=False),
        seat=0,
        phase="playing",
        dealer=0,
        to_act=0,
        hand=mine,
        sizes=(len(mine), len(world.hands[1])),
        leader=world.leader,
        trick=(world.led,) if world.led is not None else (),
        actions=tuple(moves(position)),
        turn_up=talon[-1] if talon else None,
        indicator=talon[-1] if talon else next(iter(PACK & Suit(world.trump).cards)),
        stock=len(world.stock),
        shown=(Cards(), known),
        unseen=unseen | down,
        opponent=None,
        drawn=(),
        points=world.points,
        pending=(0, 0),
        tricks=world.tricks,
        winners=(),
        closing=None if closer is None else Closing(closer, world.closing_points, world.closing_tricks),
    )


@needs_data
def test_the_expert_answers_every_published_position() -> None:
    """Its choice is among the best moves, whether these or only their value are published."""
    positions = published()
    rows = [line.split("\t") for line in (SCHNAPSEN / "expected.tsv").read_text().splitlines() if line]
    for name, _, claim in rows:
        values = {card_of(action): value for action, value in moves(positions[name]).items()}
        assert agrees(values, claim)
        best = {move for move, value in values.items() if value >= max(values.values()) - 1e-9}
        choice = player_named("expert", 1).decide(view_of(positions[name]))
        assert card_of(choice) in best, (name, choice, values)


def test_the_chances_of_a_match_add_up() -> None:
    """Level at level; whoever needs less is ahead; a won match is won."""
    for mine in range(1, 8):
        for theirs in range(1, 8):
            assert chance(mine, theirs) + chance(theirs, mine) == pytest.approx(1)
            assert chance(mine, theirs) >= chance(mine + 1, theirs)
    assert chance(0, 3) == 1


def test_reasons_name_what_decides_and_the_next_best() -> None:
    """As a player reads it: first what decides, in the play of Skat the chance, elsewhere the points."""
    best, other = Candidate(Play(Card("HA")), 0.6, 0.44), Candidate(Play(Card("CJ")), 0.25, 0.55)
    told = {goal: Words("en", strict=True)(compared(best, other, Found((best, other), 50, goal))) for goal in GOALS}
    known = compared(best._replace(worths=(0.6,)), other, Found((best, other), 1, "game"))
    assert told["deal"].startswith("play ♥A: on average it brings 0.6 game points, and you win the deal in 44 of 100")
    assert told["score"].startswith("play ♥A: on average your side writes 0.6 points above the other")
    assert Words("en")(known).startswith("play ♥A: on average it brings 1 point above the others")
    assert told["contract"].startswith("play ♥A: your side gets its way with the contract in 44 of 100")
    assert told["match"].startswith("play ♥A: it changes your chance to win the match by 7.5 of 100")
    lost = compared(best._replace(worth=-0.04), other, Found((best, other), 50, "deal"))
    assert "brings 0 game points" in Words("en")(lost)
    assert "0,2 Punkte" in Words("de")(compared(best, other, Found((best, other), 50, "score")))
