"""``vorhand arena``: players against each other over the same cards, with intervals."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict

from vorhand.action import CONTRACTS
from vorhand.arena import (
    BACKENDS,
    BOUNDS,
    ArenaError,
    Contest,
    Estimate,
    Finished,
    Journal,
    Report,
    arena,
    report,
    seed_in,
    timings,
)
from vorhand.cli.screen import capital, console_for
from vorhand.cli.setting import Setting, known, one_line, refuse
from vorhand.cli.simulate import advancing, table
from vorhand.game import message, plain
from vorhand.words import Words

SHOWN = 10
"""So many forfeits are told one by one."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What the command was asked for beside the game."""

    players: list[str]
    deals: int
    seed: int | None
    match: bool
    workers: int | None
    backend: str
    limit: float
    resume: str
    json: bool


def contest(setting: Setting, wanted: Wanted) -> None:
    """Plays the deals that are missing, with a bar on a terminal, and prints what came out."""
    words = setting.words
    known(words, wanted.players)
    if wanted.backend not in BACKENDS:
        refuse(words, message("error-backend", name=wanted.backend[:60], known=" ".join(BACKENDS)))
    file = Path(wanted.resume) if wanted.resume else None
    seed = wanted.seed
    if seed is None:
        kept = seed_in(file) if file else None
        seed = secrets.randbits(32) if kept is None else kept
    asked = Contest(
        game=setting.game.name,
        options=setting.options,
        players=tuple(wanted.players),
        seed=seed,
        match=wanted.match,
        limit=wanted.limit,
    )
    try:
        asked.check()
        deals = played(words, asked, wanted, Journal(asked, file))
    except ArenaError as error:
        refuse(words, error.reason)
    except OSError as error:
        refuse(words, message("error-file", name=str(file or ""), reason=str(error.strerror)))
    found = report(asked, deals)
    if wanted.json:
        print(msgspec.json.encode(as_json(found, deals)).decode())
    else:
        show(words, found, deals)


def played(words: Words, asked: Contest, wanted: Wanted, journal: Journal) -> list[Finished]:
    """The deals, with a bar."""
    with advancing(words, wanted.deals) as advance:
        workers = wanted.workers or os.cpu_count() or 1
        return arena(asked, wanted.deals, workers, wanted.backend, journal, advance)


def as_json(found: Report, deals: list[Finished]) -> dict[str, Any]:
    """The report, the same for the same contest; and apart from it ``times``, which never are."""
    fields = found.contest.header() | {"compared": found.contest.kind, "plays": len(found.contest.seatings)}
    fields |= {name: plain(getattr(found, name)) for name in ("deals", "counted", "figures", "differences")}
    fields["forfeits"] = [
        {"deal": deal, "name": found.contest.players[play.forfeit.player], **asdict(play.forfeit)}
        for deal, play in found.forfeits
        if play.forfeit
    ]
    return fields | {"times": {"bounds": BOUNDS, "players": plain(timings(found.contest, deals))}}


def show(words: Words, found: Report, deals: list[Finished]) -> None:
    """Small tables: what the players scored, how they differ, what they declared, how long they thought."""
    console, asked = console_for(), found.contest
    console.print(
        words(
            message(
                "arena-title-match" if asked.match else "arena-title",
                game=words(message(f"game-{asked.game}")),
                deals=found.deals,
                seed=str(asked.seed),
            )
        )
    )
    console.print(words(message(f"arena-{asked.kind}", n=len(asked.seatings))))
    names = [f"{letter(player)} {one_line(name)}" for player, name in enumerate(asked.players)]
    per = "mean-match" if asked.match else "mean"
    scores = table(words, "player", per, "interval", "won", "won-interval", "forfeits")
    for name, each in zip(names, found.figures, strict=True):
        scores.add_row(name, *signed(each.mean), *share(each.won), str(each.forfeits))
    console.print(scores)
    apart = table(words, "difference", per, "interval")
    for less in found.differences:
        apart.add_row(f"{letter(less.player)} − {letter(less.other)}", *signed(less.points))
    console.print(apart)
    declared(words, names, found)
    thought = table(words, "player", "decisions", "mean-ms", "median", "p95", "max")
    for name, time in zip(names, timings(asked, deals), strict=True):
        values = (f"{value:.2f}" for value in (time.mean, time.median, time.p95, time.max))
        thought.add_row(name, str(time.decisions), *values)
    console.print(thought)
    forfeits(words, names, found)


def declared(words: Words, names: list[str], found: Report) -> None:
    """What each player declared, where there are declarers."""
    if all(each.declared is None for each in found.figures):
        return
    console, games = console_for(), table(words, "player", "contract", "played", "won-games", "share")
    for name, each in zip(names, found.figures, strict=True):
        played = sum(contract.played for contract in each.contracts)
        won = sum(contract.won for contract in each.contracts)
        part = words(message("arena-declared", share=f"{each.declared or 0:.1%}"))
        games.add_row(name, part, str(played), str(won), f"{won / played:.1%}" if played else "–")
        for contract in each.contracts:
            title = words.contract(contract.contract) if contract.contract in CONTRACTS else contract.contract
            rate = f"{contract.won / contract.played:.1%}"
            games.add_row("", capital(title), str(contract.played), str(contract.won), rate)
    console.print(games)


def forfeits(words: Words, names: list[str], found: Report) -> None:
    """Who forfeited what and why; and how many deals do not count for that."""
    console = console_for()
    for deal, play in found.forfeits[:SHOWN]:
        if play.forfeit:
            why = words(message(f"arena-{play.forfeit.why}", what=one_line(play.forfeit.what)))
            told = words(message("arena-forfeit", n=deal, name=names[play.forfeit.player], reason=why))
            console.print(told)
    if len(found.forfeits) > SHOWN:
        console.print(words(message("arena-more", n=len(found.forfeits) - SHOWN)))
    if found.counted < found.deals:
        console.print(words(message("arena-uncounted", n=found.deals - found.counted)))


def letter(player: int) -> str:
    """What a player is called: A, B, C .."""
    return chr(ord("A") + player)


def signed(estimate: Estimate | None) -> tuple[str, str]:
    """A mean and its interval."""
    if estimate is None or estimate.low is None or estimate.high is None:
        return f"{estimate.value:+.3f}" if estimate else "–", "–"
    return f"{estimate.value:+.3f}", f"{estimate.low:+.3f} .. {estimate.high:+.3f}"


def share(estimate: Estimate | None) -> tuple[str, str]:
    """A share and its interval."""
    if estimate is None or estimate.low is None or estimate.high is None:
        return f"{estimate.value:.1%}" if estimate else "–", "–"
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} .. {estimate.high:.1%}"
