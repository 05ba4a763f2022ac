"""The command line: whole deals through a pipe, commands at the table, and one line for whatever is wrong."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

import vorhand
from vorhand.action import Action, Bid, Discard, Play
from vorhand.cards import Card
from vorhand.cli.app import app
from vorhand.formats import open_records
from vorhand.game import State, message
from vorhand.games import GAMES
from vorhand.options import fields
from vorhand.showing.menu import menu_of
from vorhand.showing.tricks import tricks
from vorhand.showing.understood import understood
from vorhand.words import LANGUAGES, Words

PRESETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets]
COMMAND = [sys.executable, "-m", "vorhand.cli"]
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(Path(vorhand.__file__).parents[1])}


def run(*args: str, typed: str = "") -> Result:
    """The command in this process, in English unless it says otherwise."""
    lang = [] if "--lang" in args else ["--lang", "en"]
    return CliRunner().invoke(app, [*args, *lang], input=typed)


def out(*args: str, typed: str = "") -> str:
    """What a command that succeeds prints."""
    result = run(*args, typed=typed)
    assert (result.exit_code, result.stderr) == (0, ""), result.stderr
    return result.stdout


# Errors


@pytest.mark.parametrize(
    ("args", "listed"),
    [
        (["play"], "letzter-stich kaiser schnapsen skat"),
        (["play", "whist"], "letzter-stich kaiser schnapsen skat"),
        (["options", "whist"], "letzter-stich kaiser schnapsen skat"),
        (["simulate", "sk\nat"], "“sk at”"),
        (["play", "skat", "--lang", "fr"], "en de es pt"),
        (["play", "skat", "--style", "tarot"], "french german schnapsen austrian"),
        (["play", "skat", "--set", "foo=1"], "preset steps pass_out score kontra"),
        (["play", "skat", "--set", "kontra=maybe"], "on off"),
        (["play", "skat", "--set", "deals=0"], "1 to 360"),
        (["play", "skat", "--set", "deals=5"], "SK 7.1"),
        (["play", "kaiser", "--set", "opponents_cap=46"], "0 45 47"),
        (["play", "skat", "--set", "preset=nope"], "table isko"),
        (["play", "skat", "--set", "kontra"], "name=value"),
        (["play", "skat", "--seat", "3"], "0 to 2"),
        (["play", "skat", "--seat", "-1"], "0 to 2"),
        (["play", "skat", "--players", "deep-blue"], "random heuristic"),
        (["simulate", "skat", "--players", "random,random"], "3 are needed"),
        (["play", "skat", "--seed", "x"], "--seed"),
        (["simulate", "skat", "--deals", "0"], "--deals"),
        (["play", "skat", "--nonsense"], "--nonsense"),
        (["deal"], "deal"),
        (["replay"], "No file"),
        (["replay", "/no/such/file"], "/no/such/file: No such file"),
        (["simulate", "letzter-stich", "--set", "penultimate=on", "--set", "stake=on"], "LS 6.3"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(args: list[str], listed: str) -> None:
    """A command that cannot be followed ends with 2 and one line that lists what exists."""
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert listed in result.stderr


@pytest.mark.parametrize(("lang", "word"), [("de", "Unbekanntes"), ("es", "desconocido"), ("pt", "desconhecido")])
def test_errors_are_in_the_language_asked_for(lang: str, word: str) -> None:
    """An error speaks the language of ``--lang``."""
    assert word in run("play", "whist", "--lang", lang).stderr


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"vorhand 1\ngame skat\n", b"{", b"(;GM[Skat];)", b"vorhand 9\n"]
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    """Whatever a file holds, replay says what is wrong with it in one line that names the file."""
    path = tmp_path / "file"
    path.write_bytes(content)
    result = run("replay", str(path))
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert str(path) in result.stderr


def test_a_record_that_breaks_a_rule_says_which(tmp_path: Path) -> None:
    """An illegal action in a record is told with its rule and the reason in the reader's language."""
    path = tmp_path / "record"
    out("play", "letzter-stich", "--seed", "3", "--save", str(path), typed="1\n" * 9)
    lines = path.read_text().splitlines()
    first = next(number for number, line in enumerate(lines) if number and not lines[number - 1])
    cards = lines[first].split()
    wrong = next(card for line in lines if line.startswith("hand") for card in line.split()[1:] if card not in cards)
    path.write_text("\n".join([*lines[:first], f"{wrong} {' '.join(cards[1:])}", *lines[first + 1 :]]))
    result = run("replay", str(path), "--lang", "de")
    assert result.exit_code == 2
    assert "is illegal" in result.stderr
    assert "verstößt gegen eine Regel (" in result.stderr
    assert "hast du nicht auf der Hand" in result.stderr or "bedienen" in result.stderr
    path.write_text(path.read_text().replace("game letzter-stich\n", ""))
    result = run("replay", str(path), "--lang", "pt")
    assert "line 1: the line 'game' is missing" in result.stderr
    assert "Falta a entrada “game”." in result.stderr


# Whole deals


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_ones_through_a_pipe_play_a_deal(game: str, preset: str) -> None:
    """Whoever always chooses 1 plays a whole deal of every preset and sees the reckoning."""
    text = out("play", game, "--set", f"preset={preset}", "--seed", "3", typed="1\n" * 300)
    assert "The deal is over" in text
    assert "Scores: You" in text
    assert "\x1b" not in text


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("letzter-stich", "players=6 progressive=on stake=on low_card_bonus=on trump=any"),
        ("letzter-stich", "players=2 penalty=on penultimate=on"),
        ("kaiser", "kitty=on passing=on low=on no_trump_over_all=on min_bid=8"),
        ("schnapsen", "declare=optional exchange_min_stock=4 bummerl=on"),
        ("skat", "preset=isko pass_out=ramsch kontra=on score=seeger-fabian"),
    ],
)
def test_every_option_can_be_played(game: str, options: str) -> None:
    """The screen shows every phase of every option in every seat and language."""
    settings = [word for setting in options.split() for word in ("--set", setting)]
    for seat, lang in enumerate(("de", "pt")):
        text = out("play", game, *settings, "--seed", "8", "--seat", str(seat), "--lang", lang, typed="1\n" * 300)
        assert Words(lang)(message("screen-over")) in text
        assert len(max(text.splitlines(), key=len)) <= 80


@pytest.mark.parametrize(
    ("style", "unter"), [("french", "♣J"), ("german", "CU"), ("schnapsen", "♣B"), ("austrian", "CB"), ("", "♣J")]
)
def test_a_pack_can_be_chosen(style: str, unter: str) -> None:
    """The pack is shown in the style asked for; French signs never stand beside the words of German suits."""
    text = out("play", "skat", "--seed", "1", "--style", style, typed="1\n" * 40)
    assert f"  {unter} " in text
    assert "  CJ " in text
    assert bool(re.search("[♣♠♥♦]", text)) != bool(re.search("Acorns|Leaves|Bells", text))


def test_schnapsen_keeps_its_ranks() -> None:
    """Its texts speak of Bube and Dame, and so do its cards, which have French suits."""
    assert "♣B" in out("play", "schnapsen", "--seed", "1", typed="1\n" * 9)


def test_the_rules_of_skat_speak_of_one_pack() -> None:
    """They are of German suits, for which a terminal has letters; with French suits there are signs."""
    for style, sign in (("", False), ("german", False), ("french", True)):
        for address in ([], ["SK 5.3"]):
            assert bool(re.search("[♣♠♥♦]", out("rules", "skat", *address, "--style", style))) == sign


def test_a_match_is_played_to_its_end() -> None:
    """With ``--match`` deals follow one another until somebody has won, and the score goes on."""
    text = out("play", "schnapsen", "--seed", "3", "--match", typed="1\n" * 900)
    assert "deal 2" in text
    assert "The match is won by" in text


def test_deals_are_counted() -> None:
    """With ``--deals 2`` two deals are played."""
    text = out("play", "letzter-stich", "--seed", "3", "--deals", "2", typed="1\n" * 90)
    assert text.count("The deal is over") == 2


def test_a_seed_gives_the_same_deal() -> None:
    """The same seed shows the same table, another one another, and none a new one."""
    first = out("play", "skat", "--seed", "3", typed="1\n" * 30)
    assert first == out("play", "skat", "--seed", "3", typed="1\n" * 30)
    assert first != out("play", "skat", "--seed", "4", typed="1\n" * 30)
    assert out("play", "letzter-stich") != out("play", "letzter-stich")


def test_players_can_be_mixed() -> None:
    """A comma list gives every other seat a player of its own."""
    both = out("play", "skat", "--seed", "3", "--players", "random,heuristic", typed="1\n" * 30)
    assert both != out("play", "skat", "--seed", "3", "--players", "heuristic,random", typed="1\n" * 30)


# At the table


def test_the_end_of_the_input_is_a_goodbye(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe that ends in the middle of a deal ends the table, saves nothing and is no error."""
    monkeypatch.chdir(tmp_path)
    assert "nothing was saved" in out("play", "skat", "--seed", "3")
    assert list(tmp_path.iterdir()) == []


def test_quit_saves_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``quit`` saves the record of the deal under a name that is free, and it replays to where one left."""
    monkeypatch.chdir(tmp_path)
    for number in (1, 2):
        text = out("play", "letzter-stich", "--seed", "3", typed="1\n2\nquit\n")
        assert f"letzter-stich-{number}.vorhand" in text
    (reading,) = open_records(tmp_path / "letzter-stich-1.vorhand")
    own = [event for event in reading.record.replay().history if event.seat == 0]
    assert len(own) == 2
    assert "not finished" in out("replay", "letzter-stich-1.vorhand")


def test_save_adds_every_deal_to_one_file(tmp_path: Path) -> None:
    """``--save`` collects the records of the deals, which replay to the same results."""
    path = tmp_path / "deals"
    out("play", "letzter-stich", "--seed", "3", "--deals", "3", "--save", str(path), typed="1\n" * 90)
    assert [reading.faults for reading in open_records(path)] == [(), (), ()]
    text = out("replay", str(path))
    assert text.count("Dead pile") == 3
    lines = [json.loads(line) for line in out("replay", str(path), "--json").splitlines()]
    assert [sum(line["result"]["scores"]) for line in lines] == [1, 1, 1]
    assert all(line["reckoning"] for line in lines)


def test_a_file_that_cannot_be_written_is_an_error() -> None:
    """A path that cannot be written is told in one line."""
    result = run("play", "skat", "--seed", "3", "--save", "/no/such/place", typed="quit\n")
    assert result.exit_code == 2
    assert "/no/such/place" in result.stderr


def test_an_illegal_card_is_refused_with_its_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An illegal card is refused in the player's language with the rule, and nothing has changed."""
    monkeypatch.chdir(tmp_path)
    for lang, reason in [("en", "Follow suit"), ("de", "Farbe bedienen"), ("es", "asistir"), ("pt", "seguir o naipe")]:
        text = out("play", "letzter-stich", "--seed", "3", "--lang", lang, typed="sk\nquit\n")
        assert reason in text
        assert "(LS 3.1)" in text
        assert text.count("SK ") == 1  # the position was shown once


def test_questions_change_nothing() -> None:
    """Help, the last trick, a hint and nonsense leave the position as it is."""
    text = out("play", "letzter-stich", "--seed", "3", typed="?\nHELP\nlast\nhint\nnonsense\n99\nundo\n\n")
    assert text.count("take your last action back") == 2
    for sentence in ("No trick has been completed", "Hint: play", "“nonsense” is no action", "“99” is no action"):
        assert sentence in text
    assert "nothing to take back" in text
    assert text.count("CA ") == 1


def test_undo_takes_the_last_own_action_back() -> None:
    """After ``undo`` the position before the last own card is there again, as often as one likes."""
    text = out("play", "letzter-stich", "--seed", "3", typed="1\n1\nundo\nundo\n")
    hands = [line for line in text.splitlines() if line.startswith("  C") and ":" not in line]
    assert hands[0] == hands[4]
    assert hands[1] == hands[3]
    assert hands[1] != hands[2]


def test_the_last_trick_stays_in_sight() -> None:
    """After a trick its cards and its winner are shown above the next one, and for ``last``."""
    text = out("play", "letzter-stich", "--seed", "3", typed="1\nlast\n")
    assert text.count("Last trick: ") - text.count("Last trick: 1 point") == 2


def positions(game: str, preset: str, seed: int) -> list[State]:
    """The states of a deal between random players in which there is something to decide."""
    random, found = Random(seed), []
    state = GAMES[game].match(GAMES[game].presets[preset], random).deal(random)
    while state.to_act is not None:
        found.append(state)
        state = state.apply(random.choice(state.actions()))
    return found


@pytest.mark.parametrize(("game", "preset"), PRESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_action_is_understood_however_it_is_written(game: str, preset: str, lang: str) -> None:
    """Every legal action is understood by its text in any case, its words, its number, and its cards alone."""
    words = Words(lang, "german", strict=True)
    for state in positions(game, preset, 1)[::3]:
        assert state.to_act is not None
        view = state.view(state.to_act)
        for number, action in menu_of(view).numbered()[:40]:
            assert understood(str(action).upper(), view, words) == action
            assert understood(words.action(action), view, words) == action
            if not isinstance(action, Bid):
                assert understood(str(number), view, words) == action
            if isinstance(action, Bid):
                assert understood(str(action).split()[1], view, words) == action
            if isinstance(action, Discard):
                assert understood(words.cards(action.cards), view, words) == action
            if isinstance(action, Play) and menu_of(view).number_of(action.card) == number:
                for text in (str(action.card).lower(), words.card(action.card), words.name(action.card)):
                    assert understood(f" {text} ", view, words) == action


def test_a_number_that_is_a_bid_is_that_bid() -> None:
    """In an auction a number is a bid, legal or not, but for 1, the lowest bid, and the few that are listed with it."""
    view = positions("kaiser", "seed", 1)[0].view(positions("kaiser", "seed", 1)[0].to_act or 0)
    words = Words("en")
    assert understood("6", view, words) == Bid(6)
    assert understood("12NT", view, words) == Bid(12, no_trump=True)
    assert understood("4", view, words) == Bid(4)
    assert understood("1", view, words) == Bid(6)
    assert str(understood("2", view, words)) == "pass"


def test_a_card_that_is_not_listed_is_still_that_card() -> None:
    """A card that may not be played is understood as such, so that the rules can refuse it."""
    state = positions("letzter-stich", "seed", 1)[0]
    view = state.view(state.to_act or 0)
    other: Action = Play(next(card for card in map(Card, ["C7", "C8", "C9", "CA"]) if card not in view.hand))
    assert understood(str(other).split()[1].lower(), view, Words("en")) == other


def test_tricks_are_told_from_the_history() -> None:
    """The history of a deal falls into its tricks, each with as many cards as there are players."""
    state = positions("skat", "table", 2)[-1]
    found = tricks(state.history, [len(hand) for hand in state.hands])
    cards = [card for trick in found for card in trick.cards]
    assert [len(trick.plays) for trick in found[:-1]] == [3] * (len(found) - 1)
    assert len(cards) == len(set(cards)) == sum(isinstance(event.action, Play) for event in state.history)


# The other commands


@pytest.mark.parametrize("game", GAMES)
def test_options_are_listed(game: str) -> None:
    """Every option is shown with its default and its rule."""
    text = out("options", game)
    for name in fields(GAMES[game].options):
        assert f"\n{name}   " in text
    assert "default: off" in text
    assert all(preset in text for preset in GAMES[game].presets)


def test_simulation_prints_tables_and_sums() -> None:
    """A simulation shows every seat, every outcome and the invariant."""
    text = out("simulate", "skat", "--deals", "12", "--seed", "1", "--players", "random,heuristic,random")
    assert "12 deals, seed 1" in text
    assert text.count("random") == 2
    assert "120 × 12" in text


def test_simulation_as_json_is_one_object() -> None:
    """``--json`` prints one object, the same for the same seed."""
    text = out("simulate", "kaiser", "--deals", "12", "--seed", "1", "--players", "random", "--json")
    found = json.loads(text)
    assert (found["game"], found["deals"], found["sums"]) == ("kaiser", 12, {"10": 12})
    assert sum(sum(fates.values()) for fates in found["outcomes"].values()) == 12
    assert text == out("simulate", "kaiser", "--deals", "12", "--seed", "1", "--players", "random", "--json")


# Real processes


def shell(command: str, **env: str) -> subprocess.CompletedProcess[str]:
    """A command line in a shell; ``vorhand`` in it is this package's."""
    script = f'vorhand() {{ {" ".join(COMMAND)} "$@"; }}; {command}'
    return subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, timeout=60, env={**ENVIRONMENT, **env}
    )


def test_yes_plays_a_deal_of_skat() -> None:
    """``yes 1 | vorhand play skat --seed 3`` plays a deal and prints the reckoning."""
    done = shell("yes 1 | vorhand play skat --seed 3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The deal is over" in done.stdout


def test_a_pipe_that_never_says_anything_useful_is_given_up() -> None:
    """An endless pipe of nonsense ends with 2 and one line."""
    done = shell("yes nonsense | vorhand play letzter-stich > /dev/null")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_reader_that_goes_away_is_no_traceback() -> None:
    """Output into a closed pipe ends quietly."""
    assert shell("vorhand simulate skat --deals 20 --json | true; yes 1 | vorhand play skat | head -1").stderr == ""


@pytest.mark.parametrize("closed", ["<&-", ">&- </dev/null", "2>&- </dev/null"])
def test_closed_streams_are_no_traceback(closed: str) -> None:
    """Without a standard stream the command still ends in order."""
    done = shell(f"vorhand play letzter-stich {closed}")
    assert "Traceback" not in done.stderr + done.stdout


def test_a_terminal_without_unicode_gets_letters() -> None:
    """Where symbols cannot be encoded letters and plain frames stand for them."""
    done = shell(
        "printf '\\377\\n1\\n' | vorhand play letzter-stich --seed 3", PYTHONIOENCODING="ascii", PYTHONUTF8="0"
    )
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "#=====#" in done.stdout
    assert "CA   C9" in done.stdout


def test_the_language_comes_from_the_environment() -> None:
    """Without ``--lang`` the environment's language is spoken, and English for one that is not there."""
    assert "Unbekanntes Spiel" in shell("vorhand play whist", LC_ALL="de_AT.UTF-8").stderr
    assert "Unknown game" in shell("vorhand play whist", LC_ALL="fr_FR.UTF-8").stderr


def test_at_a_terminal_the_screen_is_cleared_and_lines_are_edited(tmp_path: Path) -> None:
    """At a terminal every position begins on an empty screen, in colours, and ``quit`` leaves."""
    master, slave = pty.openpty()
    command = [*COMMAND, "play", "letzter-stich", "--seed", "3", "--lang", "en"]
    env = {**ENVIRONMENT, "TERM": "xterm-256color", "NO_COLOR": ""}
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, cwd=tmp_path, env=env) as process:
        os.close(slave)
        os.write(master, b"1\nquit\n")
        shown = b""
        while True:
            try:
                chunk = os.read(master, 65536)
            except OSError:  # the terminal has gone with the process
                break
            if not chunk:
                break
            shown += chunk
    os.close(master)
    assert process.returncode == 0
    assert shown.count(b"\x1b[2J") == 2
    assert [path.name for path in tmp_path.iterdir()] == ["letzter-stich-1.vorhand"]


def test_a_record_that_disagrees_ends_with_one(tmp_path: Path) -> None:
    """`vorhand replay` ends with 0 where the records agree with the rules, with 1 where one does not."""
    text = (Path(__file__).parent / "data" / "iss.sgf").read_text()
    good, bad = tmp_path / "good.sgf", tmp_path / "bad.sgf"
    good.write_text(text)
    bad.write_text(text.replace(" m:1 ", " m:2 ", 1))
    assert text != bad.read_text()
    assert run("replay", str(good)).exit_code == 0
    assert run("replay", str(bad)).exit_code == 1


def test_sk_4_1_the_skat_is_not_unseen_by_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has taken the skat cannot take that back and play Hand."""
    monkeypatch.chdir(tmp_path)
    text = out("play", "skat", "--seed", "3", typed="18\ntake\nundo\nquit\n")
    assert "There is nothing to take back." in text
    assert "take" in (tmp_path / "skat-1.vorhand").read_text()


def test_sk_5_5_a_concession_at_the_table_ends_the_deal() -> None:
    """A declarer who concedes late gets the defenders' consent, and the reckoning."""
    moves = "18\n1\n1\n1\n" + "1\n" * 3 + "concede\n"
    text = out("play", "skat", "--seed", "3", typed=moves)
    assert "Conceded by" in text
    assert "The deal is over" in text
