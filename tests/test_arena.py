"""The arena: the same figures however it is run, true intervals, paired plays, and players that fail."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import threading
import time
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from vorhand.arena import ArenaError, Contest, Finished, Journal, Play, arena, report
from vorhand.arena.figures import BOUNDS, mean_of, share_of, timing, wilson
from vorhand.arena.worker import Worker
from vorhand.cli.app import app
from vorhand.games import GAMES

SIX = ["--deals", "6", "--seed", "5"]


def contest(game: str, *players: str, seed: int = 1, match: bool = False, limit: float = 60) -> Contest:
    """A contest with the options of the first preset."""
    options = next(iter(GAMES[game].presets.values()))
    return Contest(game=game, options=options, players=players, seed=seed, match=match, limit=limit)


def run(*args: str) -> Result:
    """The command in this process, in English."""
    return CliRunner().invoke(app, ["arena", *args, "--lang", "en"])


def figures(*args: str) -> str:
    """The JSON of a run without its times, as text."""
    result = run(*args, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    fields = json.loads(result.stdout)
    del fields["times"]
    return json.dumps(fields)


# The same results


@pytest.mark.parametrize("game", ["kaiser", "skat"])
def test_workers_do_not_change_the_figures(game: str) -> None:
    """One worker and two give the same JSON but for the times."""
    args = [game, "heuristic", "random", *SIX]
    assert figures(*args, "--workers", "1") == figures(*args, "--workers", "2")


def test_a_run_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    """A file cut in the middle of a line gives the figures of a whole run; the finished deals are kept."""
    file, args = tmp_path / "run", ["schnapsen", "heuristic", "random", *SIX, "--workers", "1"]
    whole = figures(*args, "--resume", str(file))
    full = file.read_bytes()
    lines = full.splitlines(keepends=True)
    assert len(lines) == 7
    for kept in (full[:30], b"".join(lines[:4]) + lines[4][:40], full):
        file.write_bytes(kept)
        assert figures(*args, "--resume", str(file)) == whole
        after = file.read_bytes()
        assert after.count(b"\n") == 7
        complete = kept[: kept.rfind(b"\n") + 1]
        assert after.startswith(complete)


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    """More deals, and no seed, go on with the file's run."""
    file = str(tmp_path / "run")
    figures("kaiser", "heuristic", "random", "--deals", "2", "--seed", "9", "--resume", file)
    longer = figures("kaiser", "heuristic", "random", "--deals", "4", "--resume", file)
    assert longer == figures("kaiser", "heuristic", "random", "--deals", "4", "--seed", "9")


@pytest.mark.parametrize(
    ("line", "number", "told"),
    [
        (b"something else\n", 0, "not the file of an arena"),
        (b'{"arena":{}}\n', 0, "not the file of an arena"),
        (b"[]\n", 0, "not the file of an arena"),
        (b'{"deal": 1}\n', 2, "line 3"),
    ],
)
def test_a_file_that_is_none_is_refused(line: bytes, number: int, told: str, tmp_path: Path) -> None:
    """What is not the file of a run, or has a bad line, is refused in one line and left as it is."""
    file, args = tmp_path / "run", ["schnapsen", "heuristic", "random", *SIX]
    asked = contest("schnapsen", "heuristic", "random", seed=5)
    for deal in range(2):
        Journal(asked, file).add(made_up(deal, (1, 0), (1, 0)))
    lines = file.read_bytes().splitlines(keepends=True)
    lines[number] = line
    file.write_bytes(b"".join(lines))
    result = run(*args, "--resume", str(file))
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert file.read_bytes() == b"".join(lines)


# Pairing


@pytest.mark.parametrize(
    ("game", "match"), [("schnapsen", False), ("schnapsen", True), ("kaiser", True), ("skat", False)]
)
def test_a_player_against_itself_differs_by_nothing(game: str, match: bool) -> None:
    """The paired difference of `heuristic` and `heuristic` is exactly 0 in every deal, and so is its interval."""
    asked = contest(game, "heuristic", "heuristic", match=match)
    found = report(asked, arena(asked, 3))
    points = found.differences[0].points
    assert points is not None
    assert (points.value, points.low, points.high) == (0, 0, 0)


@pytest.mark.parametrize(
    ("game", "players", "seatings"),
    [
        ("schnapsen", 2, ((0, 1), (1, 0))),
        ("kaiser", 2, ((0, 1, 0, 1), (1, 0, 1, 0))),
        ("skat", 2, ((0, 1, 1), (1, 0, 1), (1, 1, 0))),
        ("skat", 3, ((0, 1, 2), (1, 2, 0), (2, 0, 1))),
        ("letzter-stich", 2, ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))),
    ],
)
def test_seats_go_round(game: str, players: int, seatings: tuple[tuple[int, ...], ...]) -> None:
    """Every player sits at every seat equally often."""
    assert contest(game, *["random"] * players).seatings == seatings


def test_other_numbers_of_players_are_refused() -> None:
    """There are two players, or one for each seat."""
    with pytest.raises(ArenaError, match="error-arena-players 3 4"):
        contest("kaiser", "random", "random", "random").check()


# Figures


def made_up(deal: int, first: tuple[int, int], second: tuple[int, int]) -> Finished:
    """A deal of Schnapsen with these scores in its two plays."""
    plays = tuple(Play(scores=scores, winners=(scores.index(max(scores)),)) for scores in (first, second))
    return Finished(deal=deal, plays=plays, times=((1000,), (2000,)))


def test_a_deal_with_its_plays_is_one_observation() -> None:
    """Means over plays make the clusters: here 2, 0.5, 0 and 1.5 for A."""
    deals = [
        made_up(0, (3, 0), (0, 1)),
        made_up(1, (1, 0), (2, 0)),
        made_up(2, (0, 1), (3, 0)),
        made_up(3, (2, 0), (0, 1)),
    ]
    found = report(contest("schnapsen", "random", "random"), deals)
    mine, points = found.figures[0], found.differences[0].points
    assert mine.mean is not None
    assert mine.won is not None
    assert points is not None
    # clusters 2, .5, 0, 1.5: mean 1, deviation sqrt(2.5/3), error 0.45644, t(3) = 3.1824
    assert (mine.mean.value, mine.mean.low, mine.mean.high) == pytest.approx((1, -0.45257, 2.45257), abs=1e-4)
    # differences 2, -.5, -2, 1.5: mean 0.25, squares 10.5 - 0.25, error sqrt(10.25/12)
    assert (points.value, points.high) == pytest.approx((0.25, 0.25 + 3.1824 * (10.25 / 12) ** 0.5), abs=1e-4)
    assert mine.won.value == 0.625


def test_intervals_of_known_numbers() -> None:
    """Student's and Wilson's intervals as tables give them; one deal has none."""
    ten = mean_of([Fraction(value) for value in range(10)])
    assert ten is not None
    assert (ten.value, ten.high) == pytest.approx((4.5, 4.5 + 2.2622 * 0.95743), abs=1e-3)
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(1, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    one = mean_of([Fraction(3)])
    assert one is not None
    assert (one.value, one.low) == (3, None)
    assert mean_of([]) is share_of([], 2) is None
    many = share_of([Fraction(place % 2) for place in range(1000)], 1)
    assert many is not None
    assert (many.low, many.high) == pytest.approx(wilson(0.5, 1000), abs=1e-3)
    split = share_of([Fraction(1, 2)] * 50, 2)
    assert split is not None
    assert (split.low, split.high) == wilson(0.5, 100)


def test_times_have_classes_with_fixed_bounds() -> None:
    """A time belongs to the first class whose bound it does not pass; the last one is open."""
    counts = timing("a", [10, 11, 2_000, 60_000_000]).counts
    assert [place for place, count in enumerate(counts) if count] == [0, 1, BOUNDS.index(2), len(BOUNDS)]


# Faults


@pytest.mark.parametrize(
    ("bot", "why", "what"),
    [
        ("Raising", "raised", "LookupError: lost my way"),
        ("Illegal", "illegal", "bid 18 (G 4)"),
        ("Nothing", "illegal", "NoneType, no action"),
        ("Hanging", "hung", "0.5 s"),
        ("Dying", "died", ""),
        ("unborn", "raised", "RuntimeError: no"),
    ],
)
def test_a_player_that_fails_forfeits_and_the_run_goes_on(bot: str, why: str, what: str) -> None:
    """Both plays of a deal are forfeited with the reason, for three game points each; the deals after it are played."""
    asked = contest("schnapsen", f"arena_bots:{bot}", "heuristic", limit=0.5 if bot == "Hanging" else 60)
    deals = arena(asked, 1 if bot in ("Hanging", "Dying") else 2, workers=1)
    forfeits = [play.forfeit for deal in deals for play in deal.plays if play.forfeit]
    assert {(forfeit.player, forfeit.why, forfeit.what) for forfeit in forfeits} == {(0, why, what)}
    assert {forfeit.seat for forfeit in forfeits} == {0, 1}
    found = report(asked, deals)
    assert found.figures[0].forfeits == len(forfeits)
    assert found.counted == len(deals)
    assert all(
        sum(play.scores) == 3 and play.winners == (1 - play.forfeit.seat,)
        for deal in deals
        for play in deal.plays
        if play.forfeit
    )


def test_a_forfeited_deal_of_skat_does_not_count() -> None:
    """Outside Schnapsen all plays of a deal with a forfeit are left out, and the table says so."""
    asked = contest("skat", "arena_bots:Raising", "heuristic")
    found = report(asked, arena(asked, 2))
    assert (found.deals, found.counted, found.figures[0].mean) == (2, 0, None)
    shown = run("skat", "arena_bots:Raising", "heuristic", "--deals", "2", "--seed", "1").stdout
    assert "Deal 0 forfeited by A arena_bots:Raising: raised LookupError: lost my way" in " ".join(shown.split())


def test_a_killed_worker_is_replaced() -> None:
    """A worker killed while it plays or between plays is replaced, and its play played again."""
    asked = contest("schnapsen", "heuristic", "random", match=True)
    worker = Worker()
    try:
        before = worker.play(asked, 0, 0)[0]
        assert worker.process is not None
        first = worker.process.pid
        os.kill(first, signal.SIGKILL)
        assert worker.play(asked, 0, 0)[0] == before
        assert worker.process.pid != first
    finally:
        worker.stop()
    slow = contest("schnapsen", "arena_bots:Hanging", "heuristic", limit=1)
    worker = Worker()

    def kill() -> None:
        time.sleep(0.6)
        assert worker.process is not None
        os.kill(worker.process.pid, signal.SIGKILL)

    try:
        threading.Thread(target=kill).start()
        forfeit = worker.play(slow, 0, 0)[0].forfeit
    finally:
        worker.stop()
    assert forfeit is not None
    assert forfeit.why == "hung"


# The command


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["schnapsen"], "2 or 2 are needed"),
        (["schnapsen", "heuristic"], "2 or 2 are needed"),
        (["kaiser", "random", "random", "random"], "2 or 4 are needed"),
        (["schnapsen", "heuristic", "deep-blue"], "random heuristic"),
        (["schnapsen", "heuristic", "no_such_module:Bot"], "No module named 'no_such_module'"),
        (["schnapsen", "heuristic", "arena_bots:Bot"], "package.module:factory"),
        (["schnapsen", "heuristic", "arena_bots:COUNTED"], "not callable"),
        (["whist", "heuristic", "random"], "letzter-stich kaiser schnapsen skat"),
        (["schnapsen", "heuristic", "random", "--backend", "moon"], "local ray"),
        (["schnapsen", "heuristic", "random", "--workers", "0"], "--workers"),
        (["schnapsen", "heuristic", "random", "--limit", "0"], "--limit"),
        (["schnapsen", "heuristic", "random", "--resume", "/no/such/folder/run"], "No such file"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(args: list[str], told: str) -> None:
    """A contest that cannot be ends with 2 and one line."""
    result = run(*args, "--deals", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "differs"),
    [
        (["schnapsen", "heuristic", "random", "--seed", "6"], "seed"),
        (["schnapsen", "random", "heuristic", "--seed", "5"], "players"),
        (["schnapsen", "heuristic", "random", "--seed", "5", "--match"], "match"),
        (["schnapsen", "heuristic", "random", "--seed", "5", "--set", "preset=vu"], "options"),
        (["letzter-stich", "heuristic", "random", "--seed", "5"], "game"),
    ],
)
def test_the_file_of_another_run_is_refused(args: list[str], differs: str, tmp_path: Path) -> None:
    """A file of another game, options, players or seed is refused, and what differs is named."""
    file = tmp_path / "run"
    Journal(contest("schnapsen", "heuristic", "random", seed=5), file)
    before = file.read_bytes()
    result = run(*args, "--deals", "1", "--resume", str(file))
    assert result.exit_code == 2
    assert result.stderr.strip().endswith(f"what differs: {differs}")
    assert file.read_bytes() == before


@pytest.mark.parametrize("args", [["schnapsen", "--match"], ["kaiser"], ["letzter-stich"]])
def test_the_table_shows_players_and_difference(args: list[str]) -> None:
    """The table names both players and their difference, for deals and matches."""
    result = run(args[0], "heuristic", "random", "--deals", "2", "--seed", "3", "--workers", "1", *args[1:])
    assert result.exit_code == 0
    assert "A heuristic" in result.stdout
    assert "A − B" in result.stdout


def test_own_players_simulate_too() -> None:
    """A player of your own is named to `simulate` as to the arena."""
    args = ["simulate", "schnapsen", "--players", "arena_bots:Good", "--deals", "3", "--seed", "1", "--json"]
    theirs = json.loads(CliRunner().invoke(app, args).stdout)
    ours = json.loads(CliRunner().invoke(app, [*args[:3], "heuristic", *args[4:]]).stdout)
    assert theirs["points"] == ours["points"]


# Ray

HAS_RAY = importlib.util.find_spec("ray") is not None


@pytest.mark.skipif(HAS_RAY, reason="ray is installed")
def test_without_ray_the_extra_is_named() -> None:
    """The backend ray says how it is installed."""
    result = run("schnapsen", "heuristic", "random", "--deals", "1", "--backend", "ray")
    assert result.exit_code == 2
    assert "pip install 'vorhand[ray]'" in result.stderr


@pytest.mark.skipif(not HAS_RAY, reason="ray is not installed (the extra vorhand[ray]; scripts/ray-arena tries it)")
def test_ray_gives_the_same_figures() -> None:
    """The backend ray and the local one give the same JSON but for the times."""
    args = ["schnapsen", "heuristic", "random", *SIX, "--workers", "2"]
    assert figures(*args, "--backend", "ray") == figures(*args)
