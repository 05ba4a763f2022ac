"""Deals to review for the tests: stored ones, and what was found of them."""

from __future__ import annotations

import json
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from vorhand.game import State, View
from vorhand.games import GAMES
from vorhand.players import player_named
from vorhand.players.search import Effort, Found, weigh
from vorhand.record import Record, from_json, from_text, to_json
from vorhand.review import Review, Reviewed, plain_review, review
from vorhand.review.looked import DRAWS
from vorhand.words import LANGUAGES, STYLE_OF, Words

STORED = Path(__file__).parent / "data" / "review"
EFFORT = Effort(0.3, weighs=True, auctions=True, sight=2, threads=2)
"""All that the expert does, in fewer worlds."""
LEVELS = ("random", "club", "easy", "heuristic")
"""The levels whose deals are stored, in turn."""
FRESH = 1 + len(DRAWS)
"""A seed that no review draws worlds with."""
DEALS = 12
"""So many deals of each game are stored, every third with other options."""


VARIANT: dict[str, dict[str, Any]] = {
    "letzter-stich": {"players": 3, "penalty": True, "penultimate": True},
    "kaiser": {"kitty": True, "passing": True, "low": True},
    "schnapsen": {"match": False},
    "skat": {"steps": "isko", "score": "seeger-fabian"},
}
"""Other options, by game."""


def played(game: str, level: str, seed: int, variant: bool = False) -> State:
    """A deal with this level in all seats; one that is thrown in is dealt again."""
    random = Random(seed)
    options = next(iter(GAMES[game].presets.values()))
    match = GAMES[game].match(replace(options, **VARIANT[game]) if variant else options, random)
    players = [player_named(level, seed + seat) for seat in range(match.options.seats)]
    while True:
        state = match.deal(random)
        while state.to_act is not None:
            state = state.apply(players[state.to_act].decide(state.view(state.to_act)))
        if len(state.history) > 6:
            return state


def stored(game: str) -> list[dict[str, Any]]:
    """The stored deals of a game: each the record, the review, and the reasons in every language."""
    found: list[dict[str, Any]] = json.loads((STORED / f"{game}.json").read_text("utf-8"))
    return found


def record_of(golden: dict[str, Any]) -> Record:
    """The record of a stored deal."""
    return from_json(json.dumps(golden["record"]))


def as_stored(record: Record) -> dict[str, Any]:
    """What is stored of a deal."""
    found = review(record, EFFORT)
    return {
        "record": json.loads(to_json(record)),
        "review": json.loads(json.dumps(plain_review(found))),
        "text": {lang: told(found, Words(lang, STYLE_OF.get(record.game, "french"))) for lang in LANGUAGES},
    }


def told(found: Review, words: Words) -> dict[str, list[str]]:
    """The sentences, by the number of the action."""
    return {str(each.number): [words(reason) for reason in each.reasons] for each in found.actions if each.reasons}


def mistakes(record: Record, found: Review) -> list[tuple[View, Reviewed]]:
    """The mistakes of a deal, with what the player saw."""
    states = list(record.states())
    return [(states[each.number].view(each.seat), each) for each in found.actions if each.mistake]


def fresh(view: View, each: Reviewed, worlds: int) -> Found:
    """What a search finds in so many worlds that the review has not used, or in all there are."""
    assert each.looked is not None
    asked = (each.action, each.looked.other)
    found = weigh(view, EFFORT, FRESH, asked)
    assert found is not None
    for share in (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0):
        effort = Effort(share, weighs=True, auctions=True, sight=2, threads=2)
        before, found = found, weigh(view, effort, FRESH, asked)
        assert found is not None
        if found.worlds >= worlds or found.worlds == before.worlds:
            break
    return found


def main() -> None:
    """Stores the deals anew: ``PYTHONPATH=tests python tests/reviews.py``."""
    for game in GAMES:
        levels = islice(cycle(LEVELS), DEALS)
        played_by = enumerate(levels, start=1)
        deals = [as_stored(Record.of(game, played(game, level, seed, seed % 3 == 0))) for seed, level in played_by]
        lines = ",\n".join(json.dumps(deal, ensure_ascii=False, separators=(",", ":")) for deal in deals)
        (STORED / f"{game}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()


def firsts(ours: str, server: str) -> list[tuple[str, str]]:
    """Bad first records, one of each kind in each form, with a good one of the same form."""
    line = to_json(from_text(ours))
    return [
        (line[: len(line) // 2], line),
        (line[len(line) // 2 :], line),
        ("Monday evening", line),
        (ours.partition("\n")[2], ours),
        ("Monday evening\n", ours),
        (server[: len(server) // 2], server),
        (server[len(server) // 2 :], server),
    ]
