"""The commands and what they have in common: one line for an error, and 2 as the exit code."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from vorhand import __version__
from vorhand.cli.setting import one_line, said, shown, words_for
from vorhand.words import STYLE_OF

USAGE_ERROR: Final = typer.BadParameter.__mro__[2]
"""What every fault in the words of a command derives from."""


class OneLine(TyperGroup):
    """Says what is wrong in one line, and ends with 2; never with a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115 - closed by whoever started us
        sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            with contextlib.suppress(AttributeError):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        try:
            code = super().main(*args, **extra | {"standalone_mode": False})
        except (KeyboardInterrupt, typer.Abort):
            code = 130
        except BrokenPipeError:  # whoever read us has gone; nothing more can be written
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 1
        except Exception as error:
            if not isinstance(error, USAGE_ERROR):
                raise
            print("vorhand:", one_line(error.format_message()), file=sys.stderr)  # type: ignore[attr-defined]
            code = 2
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    cls=OneLine,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Game = Annotated[str, typer.Argument(metavar="GAME", help=said("cli-game"), show_default=False)]
Set = Annotated[list[str], typer.Option("--set", metavar="NAME=VALUE", help=said("cli-set"))]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help=said("cli-seed"))]
Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help=said("cli-lang"), show_default=False)]
Style = Annotated[str, typer.Option("--style", metavar="STYLE", help=said("cli-style"), show_default=False)]
Json = Annotated[bool, typer.Option("--json", help=said("cli-json"))]
One = Annotated[str, typer.Option("--record", metavar="N", help=said("cli-record"), show_default=False)]
Players = Annotated[str, typer.Option("--players", metavar="A,B,..", help=said("cli-players"))]


@app.callback(invoke_without_command=True, help=said("cli-vorhand"))
def vorhand(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=said("cli-version"))] = False,
) -> None:
    if version:
        print(f"vorhand {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command(help=said("cli-play"))
def play(
    game: Game = "",
    settings: Set = [],  # noqa: B006 (typer copies it)
    players: Players = "strong",
    seat: Annotated[int, typer.Option("--seat", metavar="N", help=said("cli-seat"))] = 0,
    seed: Seed = None,
    deals: Annotated[int, typer.Option("--deals", metavar="N", min=1, help=said("cli-deals"))] = 1,
    match: Annotated[bool, typer.Option("--match", help=said("cli-match"))] = False,
    save: Annotated[str, typer.Option("--save", metavar="FILE", help=said("cli-save"), show_default=False)] = "",
    lang: Lang = "",
    style: Style = "",
) -> None:
    from vorhand.cli.play import play_deals

    setting = shown(game, settings, lang, style)
    play_deals(setting, players, seat, seed, None if match else deals, save)


@app.command(help=said("cli-simulate"))
def simulate(
    game: Game = "",
    settings: Set = [],  # noqa: B006
    players: Annotated[
        str, typer.Option("--players", metavar="A,B,..", help=said("cli-players-simulated"))
    ] = "heuristic",
    deals: Annotated[int, typer.Option("--deals", metavar="N", min=1, help=said("cli-deals"))] = 1000,
    seed: Seed = None,
    json: Json = False,
    lang: Lang = "",
    style: Style = "",
) -> None:
    from vorhand.cli.simulate import simulate_deals

    simulate_deals(shown(game, settings, lang, style), players, deals, seed, json)


@app.command(help=said("cli-arena"))
def arena(
    game: Game = "",
    names: Annotated[
        list[str], typer.Argument(metavar="A B ..", help=said("cli-arena-names"), show_default=False)
    ] = [],  # noqa: B006
    settings: Set = [],  # noqa: B006
    deals: Annotated[int, typer.Option("--deals", metavar="N", min=1, help=said("cli-arena-deals"))] = 1000,
    seed: Seed = None,
    match: Annotated[bool, typer.Option("--match", help=said("cli-arena-match"))] = False,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, help=said("cli-workers"))] = None,
    backend: Annotated[str, typer.Option("--backend", metavar="WHERE", help=said("cli-backend"))] = "local",
    limit: Annotated[float, typer.Option("--limit", metavar="SECONDS", min=0.1, help=said("cli-limit"))] = 60,
    resume: Annotated[str, typer.Option("--resume", metavar="FILE", help=said("cli-resume"), show_default=False)] = "",
    json: Json = False,
    lang: Lang = "",
    style: Style = "",
) -> None:
    from vorhand.cli.arena import Wanted, contest

    wanted = Wanted(
        players=names,
        deals=deals,
        seed=seed,
        match=match,
        workers=workers,
        backend=backend,
        limit=limit,
        resume=resume,
        json=json,
    )
    contest(shown(game, settings, lang, style), wanted)


@app.command(help=said("cli-replay"))
def replay(
    files: Annotated[list[str], typer.Argument(metavar="FILE..", help=said("cli-file"), show_default=False)] = [],  # noqa: B006
    record: One = "",
    json: Json = False,
    lang: Lang = "",
    style: Style = "",
) -> None:
    from vorhand.cli.replay import replay_files

    replay_files(files, record, json, lang, style)


@app.command(help=said("cli-solve"))
def solve(
    files: Annotated[list[str], typer.Argument(metavar="FILE..", help=said("cli-file"), show_default=False)] = [],  # noqa: B006
    at: Annotated[int | None, typer.Option("--at", metavar="N", help=said("cli-at"))] = None,
    record: One = "",
    json: Json = False,
    lang: Lang = "",
    style: Style = "",
) -> None:
    from vorhand.cli.solve import solve_files

    solve_files(files, at, record, json, lang, style)


@app.command(help=said("cli-review"))
def review(
    files: Annotated[list[str], typer.Argument(metavar="FILE..", help=said("cli-file"), show_default=False)] = [],  # noqa: B006
    record: One = "",
    json: Json = False,
    lang: Lang = "",
    style: Style = "",
) -> None:
    from vorhand.cli.review import review_files

    review_files(files, record, json, lang, style)


@app.command(help=said("cli-luck"))
def luck(
    files: Annotated[list[str], typer.Argument(metavar="FILE..", help=said("cli-file"), show_default=False)] = [],  # noqa: B006
    player: Annotated[str, typer.Option("--player", metavar="PLAYER", help=said("cli-luck-player"))] = "strong",
    times: Annotated[int, typer.Option("--times", metavar="N", help=said("cli-luck-times"))] = 8,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from vorhand.cli.luck import luck_files

    luck_files(files, player, times, json, lang)


@app.command(help=said("cli-bench"))
def bench(
    what: Annotated[str, typer.Argument(metavar="WHAT", help=said("cli-bench-what"), show_default=False)] = "",
    repeat: Annotated[int, typer.Option("--repeat", metavar="N", min=1, help=said("cli-repeat"))] = 1,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from vorhand.cli.bench import bench

    bench(what, repeat, json, lang)


@app.command(help=said("cli-options"))
def options(game: Game = "", lang: Lang = "") -> None:
    from vorhand.cli.options import show_options

    show_options(shown(game, [], lang, ""))


@app.command("serve", help=said("cli-serve"))
def serve_room(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help=said("cli-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=1, max=65535, help=said("cli-port"))] = 8400,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help=said("cli-database"), show_default=False)
    ] = "",
    thinkers: Annotated[int, typer.Option("--thinkers", metavar="N", min=1, help=said("cli-thinkers"))] = 2,
    redis: Annotated[str, typer.Option("--redis", metavar="URL", help=said("cli-redis"), show_default=False)] = "",
    url: Annotated[str, typer.Option("--url", metavar="URL", help=said("cli-url"), show_default=False)] = "",
    origin: Annotated[
        list[str], typer.Option("--origin", metavar="URL", help=said("cli-origin"), show_default=False)
    ] = [],  # noqa: B006
    browser: Annotated[bool, typer.Option("--open", help=said("cli-open"))] = False,
    lang: Lang = "",
) -> None:
    from vorhand.cli.serve import default_database, serve
    from vorhand.room.node import Settings

    serve(
        words_for(lang, ""),
        Settings(
            database=database or default_database(),
            host=host,
            port=port,
            thinkers=thinkers,
            redis=redis,
            url=url.rstrip("/"),
            secret=os.environ.get("VORHAND_SECRET", ""),
            origins=tuple(each.rstrip("/") for each in origin),
        ),
        browser,
    )


@app.command(help=said("cli-verify"))
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help=said("cli-verify-file"), show_default=False)],
    lang: Lang = "",
) -> None:
    from vorhand.cli.serve import verify_file

    if not verify_file(words_for(lang, ""), Path(file)):
        raise typer.Exit(1)


@app.command(help=said("cli-rules"))
def rules(
    game: Game = "",
    address: Annotated[list[str], typer.Argument(metavar="ADDRESS", help=said("cli-address"), show_default=False)] = [],  # noqa: B006
    lang: Lang = "",
    style: Style = "",
) -> None:
    from vorhand.cli.rules import show_rules

    show_rules(shown(game, [], lang, style or STYLE_OF.get(game, "")), " ".join(address))
