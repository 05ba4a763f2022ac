"""Records of the Skat server: reading, checking, writing; nothing that was altered goes unnoticed (SK 10).

`tests/data/iss.sgf` holds nine deals of our own; the server's real games are read where they are at hand.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace
from skat_deals import auction, dealt
from strategies import play_out
from typer.testing import CliRunner

from vorhand.action import Agree, Announce, Claim, Concede, Discard
from vorhand.cards import PACK_32, Cards
from vorhand.cli.app import app
from vorhand.formats import read_any
from vorhand.formats.iss import IssGame, read_game, read_iss, write_game
from vorhand.game import State
from vorhand.games import GAMES
from vorhand.games.skat.score import SkatResult
from vorhand.record import Forfeit, Record, RecordError, from_json, from_text, to_json, to_text

OURS: Final = Path(__file__).parents[1] / "data" / "iss.sgf"
REAL: Final = Path(__file__).parents[3] / "shared" / "data" / "iss" / "real_games.sgf"
LINES: Final = OURS.read_text(encoding="utf-8").splitlines()
SERVER: Final = REAL.read_text(encoding="utf-8").splitlines() if REAL.exists() else []
EXCEPTION: Final = "10330141"

needs_real = pytest.mark.skipif(not SERVER, reason=f"the server's games are not at hand: {REAL}")
any_line = pytest.mark.parametrize("line", [*LINES, *SERVER], ids=lambda line: "-".join(read_game(line).place.split()))


def said(line: str) -> dict[str, str]:
    """What the server's result says, by its own letters: a look at the line that does not use the reader."""
    found = re.search(r"\]R\[([^\]]*)\] ;\)$", line)
    assert found
    words = found[1].split()
    return dict(word.split(":") for word in words if ":" in word) | {"words": found[1]}


def moves(line: str) -> list[tuple[str, str]]:
    """The pairs of who and what, the deal first."""
    found = re.search(r"MV\[([^\]]*)\]", line)
    assert found
    words = found[1].split()
    return list(zip(words[::2], words[1::2], strict=True))


def with_moves(line: str, pairs: list[tuple[str, str]]) -> str:
    """The line with other moves."""
    return re.sub(r"MV\[[^\]]*\]", f"MV[{' '.join(f'{who} {what}' for who, what in pairs)} ]", line)


def result_of(game: IssGame) -> Any:
    return getattr(game.record.replay(), "result", None)


def named(name: str) -> str:
    """One of our own records, by its remark."""
    (line,) = [line for line in LINES if f"CO[{name}]" in line]
    return line


# What the files hold


@any_line
def test_sk_10_the_server_and_the_rules_agree(line: str) -> None:
    """Points, tricks, matadors and value of every game that was played are those of the rules."""
    game, wanted = read_game(line), said(line)
    assert game.check() == ()
    result = result_of(game)
    if isinstance(result, SkatResult):
        numbers = (result.declarer, result.value, result.matadors, result.points, result.tricks)
        assert numbers == tuple(int(wanted[key]) for key in "dvmpt")
        assert (result.won, result.overbid) == ("win" in wanted["words"], "overbid" in wanted["words"])
        assert (result.schneider, result.schwarz) == (wanted["s"] == "1", wanted["z"] == "1")
        assert result.scores[result.declarer] == int(wanted["v"])
    elif result is not None:
        assert (result.scores, wanted["words"]) == ((0, 0, 0), "passed")
    else:
        assert game.record.forfeit is not None
        assert game.record.result["value"] == int(wanted["v"])
        assert game.record.forfeit.seat == max(int(wanted["l"]), int(wanted["to"]))


@needs_real
def test_sk_10_nineteen_real_games_are_read() -> None:
    """Fifteen contracts, one of them with a value no rule gives besides; one passed, two broken off in the auction."""
    games = read_iss(REAL.read_text(encoding="utf-8"))
    results = [result_of(game) for game in games]
    broken = [game for game in games if game.record.forfeit is not None]
    assert len(games) == len({game.place for game in games}) == 19
    assert sum(isinstance(result, SkatResult) for result in results) == 15
    assert sum(game.record.result == {"scores": [0, 0, 0]} for game in games) == 1
    assert sum(game.record.result.get("declarer") == -1 for game in broken) == 2
    (exception,) = [game for game in broken if game.record.result["value"]]
    assert exception.tags["ID"] == EXCEPTION
    assert (exception.record.result["value"], exception.record.result["matadors"]) == (-288, -11)
    assert exception.unfinished == "C"


def test_our_own_games_are_of_every_kind() -> None:
    """The file holds what the tests need: every way a game of the server can run and end."""
    kinds = {}
    for line in LINES:
        game = read_game(line)
        actions = [move.action for move in game.record.moves]
        contract = next((action for action in actions if isinstance(action, Announce)), None)
        kinds[game.tags["CO"]] = (str(contract).removeprefix("announce "), str(game.record.forfeit or actions[-1]))
    assert kinds == {
        "null ouvert": ("null ouvert", "play CK"),
        "hand": ("grand hand", "play D7"),
        "claim": ("hearts", "claim"),
        "both resign": ("grand hand", "concede"),
        "passed": ("None", "pass"),
        "left": ("None", "1 left"),
        "two-step": ("clubs", "play HA"),
        "declarer resigns": ("spades", "agree"),
        "timed out in play": ("grand", "0 timeout"),
    }


@any_line
def test_what_is_written_reads_the_same(line: str) -> None:
    """Reading, writing and reading again give the same game; the second writing gives the same line."""
    game = read_game(line)
    written = write_game(game)
    assert read_game(written) == game
    assert write_game(read_game(written)) == written
    assert said(written) == said(line)


@any_line
def test_our_own_forms_hold_the_servers_games(line: str) -> None:
    """A record of the server can be kept in either form of ours, and says the same there."""
    record = read_game(line).record
    assert from_json(to_json(record)) == record
    assert from_text(to_text(record)) == record
    assert from_text(to_text(record)).check() == ()


def test_our_lines_are_written_as_they_stand() -> None:
    """The writer keeps the server's order and spelling; only the two-step contract becomes one step."""
    for line in LINES:
        assert write_game(read_game(line)) == line.replace("0 C 0 ST.HT", "0 C.ST.HT")


# Replay from the command line


@needs_real
def test_replay_reads_the_real_games_and_fails_when_one_is_altered(tmp_path: Path) -> None:
    """``vorhand replay`` ends with 0 on the server's games and names the exception, and with 1 on an altered game."""
    result = CliRunner().invoke(app, ["replay", str(REAL), "--lang", "en"])
    assert (result.exit_code, result.stderr) == (0, "")
    assert "Records: 19" in result.stdout
    assert EXCEPTION in result.stdout.splitlines()[-1] or EXCEPTION in result.stdout.splitlines()[-2]
    altered = tmp_path / "altered.sgf"
    altered.write_text(REAL.read_text(encoding="utf-8").replace("loss v:-54", "loss v:-56"), encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(altered), "--lang", "en"])
    assert result.exit_code == 1
    assert "541932" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "code", "told"),
    [
        ("", "", 0, "Records: 9"),
        ("v:96 m:2", "v:72 m:2", 1, "value: the record says 72, the rules 96"),
        ("0 SA 1 S7 2 S9", "0 SA 1 S7 2 S3", 2, "line 4: MV"),
    ],
)
def test_replay_tells_by_its_exit_code(tmp_path: Path, old: str, new: str, code: int, told: str) -> None:
    """Our own games end with 0; a result altered with 1; a record that cannot be with 2, the others shown."""
    path = tmp_path / "games.sgf"
    path.write_text("\n".join(LINES).replace(old, new) if old else "\n".join(LINES), encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(path), "--lang", "en"])
    assert result.exit_code == code
    assert told in " ".join((result.stdout + result.stderr).split())
    assert ("Records: 8" in result.stdout) == (code == 2)


# Alterations

BROKEN_OFF: Final = re.compile(r" w (TI|LE)\.[012] \]R\[d:[012]")  # with a declarer: its worth is the server's to say


def unlike_the_rules(line: str) -> bool:
    """Whether the line is refused, or disagrees with the rules."""
    try:
        return read_game(line).check() != ()
    except RecordError as error:
        return str(error).startswith(("MV: ", "R: "))


class Altered(NamedTuple):
    """A line with one thing changed: what kind of change, in which cards or words."""

    line: str
    kind: str
    old: str
    new: str
    place: int = 0


def altered(line: str, random: Random) -> Altered:
    """One random alteration: a digit of the result, two cards of the deal swapped, a move dropped or changed."""
    pairs = moves(line)
    kind = random.choice(["digit", "swap", "drop", "what", "what", "who"])
    if kind == "digit":
        begin = line.rindex("]R[")
        places = [place for place in range(begin, len(line)) if line[place].isdigit()]
        places = [place for place in places if line[place - 1] != "p" or line[place + 1] != ":"]  # p0: is a name
        if places:
            place = random.choice(places)
            new = random.choice([digit for digit in "0123456789" if digit != line[place]])
            name = line[:place].rsplit(":", 1)[0].rsplit(" ", 1)[-1].removeprefix("]R[")
            return Altered(line[:place] + new + line[place + 1 :], kind, name, new)
    if kind == "swap":
        cards = pairs[0][1].split(".")
        one, two = random.sample(range(32), 2)
        cards[one], cards[two] = cards[two], cards[one]
        return Altered(with_moves(line, [("w", ".".join(cards)), *pairs[1:]]), kind, cards[one], cards[two])
    index = random.randrange(1, len(pairs))
    who, what = pairs[index]
    if kind == "who":
        other = random.choice([seat for seat in "012w" if seat != who])
        return Altered(with_moves(line, [*pairs[:index], (other, what), *pairs[index + 1 :]]), kind, who, other, index)
    if kind == "what":
        words = [str(card) for card in PACK_32]
        words += ["y", "p", "s", "SC", "RE", "TI.0", "LE.1", "18", "20", "22", "23", "24", "27", "36"]
        words += ["G", "GH", "C", "H.H7.H8", "NO", "N", "DHS", "GO", "GOHSZ"]
        if "." in what and random.random() < 0.8:  # a discard or the skat: change one card of it
            head, _, tail = what.rpartition(".")
            words = [f"{head}.{card}" for card in PACK_32] if tail in words else ["TI.0", "TI.1", "TI.2", "LE.0"]
        new = random.choice([word for word in words if word != what])
        return Altered(with_moves(line, [*pairs[:index], (who, new), *pairs[index + 1 :]]), kind, what, new, index)
    return Altered(with_moves(line, [*pairs[:index], *pairs[index + 1 :]]), "drop", what, "", index)


def harmless(line: str, change: Altered) -> str:
    """Why nobody could notice this change: the reason, or nothing where it has to be noticed."""
    pairs, old, new = moves(line), change.old, change.new
    index = change.place
    said_of = " ".join(what for _, what in pairs[1:])
    where = {card: place // 10 for place, card in enumerate(pairs[0][1].split("."))}
    played = sum(what in where for _, what in pairs[1:])
    kind, what = change.kind, pairs[index][1]
    if kind == "digit":
        # FORMAT: what a game with a declarer was worth when it was broken off is the server's to say.
        return "the server's own" if BROKEN_OFF.search(line) and old in "vmsz" else ""
    if kind == "swap":
        if where[old] == where[new]:
            return "the order of the cards within a hand or the skat says nothing"
        return "cards that nobody named" if old not in said_of and new not in said_of else ""
    if what == "SC" and (kind in ("drop", "who") or new in where or new == "RE"):
        return "cards shown without need, the defenders gave up"
    if what == "RE" and any(word == "SC" for _, word in pairs):
        return "a true claim needs no consent" if kind in ("drop", "who") or new == "SC" else ""
    if kind == "who":
        return ""
    if "penalty" in line and not what.startswith(("TI", "LE")):
        return "an auction that nobody won" if kind == "drop" or new in "yp" or new.isdigit() else ""
    if what.isdigit():
        return "the server's result does not hold the bid" if new.isdigit() else ""
    if BROKEN_OFF.search(line) and index == len(pairs) - 2:
        return "the last word before a game was broken off"
    if played < 30 and kind == "what" and new.rpartition(".")[2] not in [word for _, word in pairs]:
        return "another card of a game cut short"
    if played < 30 and what in where and not any(later in where for _, later in pairs[index + 1 :]):
        return "the last card of a game cut short"
    return ""


@any_line
def test_an_altered_record_is_noticed(line: str) -> None:
    """Whatever is altered, the record is refused or disagrees with the rules, unless it is altered harmlessly.

    Harmless is what changes nothing that the server wrote down: the order within a hand, cards that nobody
    named, a bid that won all the same, a word after the deal was decided, the value of a game broken off.
    """
    random = Random(line)
    noticed = 0
    for _ in range(150):
        change = altered(line, random)
        if unlike_the_rules(change.line):
            noticed += 1
        else:
            assert harmless(line, change), change
    assert noticed > 40, noticed


@any_line
def test_every_figure_of_the_result_counts(line: str) -> None:
    """Any other figure after any name of the result is noticed, but those of a game broken off in play."""
    begin = line.rindex("]R[") + 3
    for match in re.finditer(r"(\w+):(-?\d+)", line[begin:]):
        name, value = match.groups()
        for new in {int(value) + 1, int(value) - 1, -int(value), int(value) + 10} - {int(value)}:
            place = begin + match.start(2)
            text = f"{line[:place]}{new}{line[place + len(value) :]}"
            if not unlike_the_rules(text):
                assert BROKEN_OFF.search(line), (name, value, new)
                assert name in "vmsz", (name, value, new)


@any_line
def test_every_word_of_the_result_counts(line: str) -> None:
    """Win for loss, overbid for bidok, passed for played: noticed, but for a game broken off in play."""
    for old, new in [("win", "loss"), ("loss", "win"), ("loss", "penalty"), ("penalty", "loss"), ("bidok", "overbid")]:
        head, found, tail = line.rpartition(f" {old} ")
        if found and not (BROKEN_OFF.search(line) and new != "penalty"):
            assert unlike_the_rules(f"{head} {new} {tail}")
    text = re.sub(r"\]R\[[^\]]*\]", "]R[passed]", line)
    assert unlike_the_rules(text) == (text != line)


@pytest.mark.parametrize("line", LINES[:4], ids=range(4))
def test_a_line_cut_anywhere_is_refused(line: str) -> None:
    """A record cut short at any place is an error, never half a game."""
    for end in range(len(line)):
        if line[:end].strip():
            with pytest.raises(RecordError):
                read_game(line[:end])


# The format's traps


DEAL: Final = "HJ.HA.DJ.HQ.SA.H7.CA.CJ.HT.H8.H9.D7.DT.C7.ST.CK.C9.SK.S9.CT.C8.SQ.HK.S8.D9.DK.SJ.D8.CQ.DA.DQ.S7"


def a_game(rest: str, result: str, deal: str = DEAL, tags: str = "") -> str:
    return f"(;GM[Skat]PC[x]{tags}ID[1]MV[w {deal} {rest} ]R[{result}] ;)"


def won(line: str) -> IssGame:
    """The game that the line holds, which must agree with the rules."""
    game = read_game(line)
    assert game.check() == ()
    return game


def last_contract(game: IssGame) -> str:
    return next(str(move.action) for move in game.record.moves if isinstance(move.action, Announce))


OUVERT: Final = "d:0 win v:192 m:1 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1"


def test_forehand_alone_takes_the_game_at_18() -> None:
    """``1 p 2 p 0 18``: both have passed, forehand says 18 and is declarer (SK 3.3)."""
    game = won(a_game("1 p 2 p 0 18 0 GO 0 CJ 0 SC 1 RE 1 H9 2 RE", OUVERT))
    assert [str(move) for move in game.record.moves][:3] == ["pass", "pass", "bid 18"]


def test_a_word_is_told_by_its_pattern() -> None:
    """``H7`` is a card, ``H`` and ``CH`` are contracts, ``S`` a contract, ``s`` the skat and ``SC`` shown cards."""
    cut = "d:0 loss v:-40 m:1 bidok p:3 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1"
    game = won(a_game("1 p 2 p 0 18 0 s w DQ.S7 0 H 0 DQ.S7 0 H7 0 RE", cut))
    assert last_contract(game) == "announce hearts"
    cut = "d:0 loss v:-72 m:1 bidok p:3 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1"
    assert last_contract(won(a_game("1 p 2 p 0 18 0 CH 0 H7 0 RE", cut))) == "announce clubs hand"


@pytest.mark.parametrize(
    ("letters", "contract"),
    [
        ("GO", "grand hand ouvert"),
        ("GOH", "grand hand ouvert"),
        ("GOHSZ", "grand hand ouvert"),
        ("GO.HJ.HA.DJ.HQ.SA.H7.CA.CJ.HT.H8", "grand hand ouvert"),
        ("GHZ", "grand hand schwarz"),
        ("GHSZ", "grand hand schwarz"),
        ("GHS", "grand hand schneider"),
        ("GH", "grand hand"),
        ("N", None),
        ("NH", "null hand"),
        ("NOH", "null hand ouvert"),
        ("NOH.H8.HT.CJ.CA.H7.SA.HQ.DJ.HA.HJ", "null hand ouvert"),
        ("NO", None),
        ("NHS", None),
        ("NOHSZ", None),
        ("G", None),
        ("GS", None),
        ("GSH", None),
        ("GHO", None),
        ("GOO", None),
        ("GO.HJ", None),
        ("GO.HJ.HA.DJ.HQ.SA.H7.CA.CJ.HT.H9", None),
        ("GH.DQ.S7", None),
        ("X", None),
    ],
)
def test_hand_contracts_by_their_letters(letters: str, contract: str | None) -> None:
    """O implies H, S and Z but in Null; Z implies S; open cards are the hand; nothing else goes without the skat."""
    line = a_game(f"1 p 2 p 0 18 0 {letters} w LE.0", "d:0 loss v:0 m:0 bidok p:3 t:0 s:0 z:0 " + END)
    if contract is None:
        with pytest.raises(RecordError, match="MV: pair 5"):
            read_game(line)
    else:
        assert last_contract(won(line)) == f"announce {contract}"
        assert last_contract(won(write_game(read_game(line)))) == f"announce {contract}"


END: Final = "p0:0 p1:0 p2:0 l:0 to:-1 r:0"


@pytest.mark.parametrize(
    ("words", "legal"),
    [
        ("0 NO.CJ.HJ", True),
        ("0 NO.CJ.HJ.HA.DJ.HQ.SA.H7.CA.HT.H8.DQ.S7", True),
        ("0 NO 0 CJ.HJ", True),
        ("0 NO 0 CJ.HJ.HA.DJ.HQ.SA.H7.CA.HT.H8.DQ.S7", True),
        ("0 NO.CJ.HJ.CJ.HA.DJ.HQ.SA.H7.CA.HT.H8.DQ.S7", False),
        ("0 NO.CJ.HJ.HA", False),
        ("0 NO.CJ", False),
        ("0 NO.CJ.C8", False),
        ("0 NO.CJ.CJ", False),
        ("0 NO 1 CJ.HJ", False),
        ("0 NO 0 NO", False),
        ("0 NS 0 CJ.HJ", False),
        ("1 NO 0 CJ.HJ", False),
        ("0 NOH.CJ.HJ", False),
        ("0 GO.CJ.HJ", False),
        ("0 CJ.HJ", False),
    ],
)
def test_contracts_after_the_skat(words: str, legal: bool) -> None:
    """Two discards in the same word or the next, then the ten open cards where the game is ouvert."""
    line = a_game(f"1 p 2 p 0 18 0 s w S7.DQ {words} w LE.0", f"d:0 loss v:-92 m:0 bidok p:4 t:0 s:0 z:0 {END}")
    if legal:
        game = won(line)
        assert last_contract(game) == "announce null ouvert"
        assert Discard(Cards("CJ HJ")) in [move.action for move in game.record.moves]
    else:
        with pytest.raises(RecordError, match=r"MV: pair [78] of who and what, "):
            read_game(line)


@pytest.mark.parametrize("words", ["0 s", "0 s 0 G.DQ.S7", "0 s w S7.DJ", "0 s w S7.DQ w S7.DQ", "w S7.DQ", "0 s w S7"])
def test_who_took_the_skat_is_shown_it_once(words: str) -> None:
    """The world shows the two cards of the skat after ``s``, and only then."""
    with pytest.raises(RecordError, match="MV: "):
        read_game(a_game(f"1 p 2 p 0 18 {words}", OUVERT))


def test_the_deal_goes_on_after_sc_and_re() -> None:
    """Shown cards and one defender's word do not end the deal; the second defender's does."""
    for words in ("0 SC 1 RE 1 H9 2 RE", "1 RE 1 H9 2 RE", "0 SC 1 H9 2 SJ 0 SC", "0 SC 1 RE 1 H9 2 SJ 0 HJ 2 RE"):
        result = OUVERT if "RE" in words else OUVERT + " r:1"
        game = won(a_game(f"1 p 2 p 0 18 0 GO 0 CJ {words}", result))
        assert any(isinstance(move.action, Claim | Concede) for move in game.record.moves)
        assert read_game(write_game(game)) == replace(game, ending=read_game(write_game(game)).ending)
    for words in ("1 RE 1 H9", "0 SC 1 RE 1 RE", "1 H9 2 SJ", "1 SC"):
        with pytest.raises(RecordError, match="MV: "):
            read_game(a_game(f"1 p 2 p 0 18 0 GO 0 CJ {words}", OUVERT))


def test_cards_shown_before_a_game_is_broken_off_are_kept() -> None:
    """``SC`` and then ``w LE.1``: nothing was claimed, and the word is written again."""
    line = a_game(
        "1 p 2 p 0 18 0 GO 0 CJ 0 SC w LE.1", f"d:0 win v:192 m:1 bidok p:3 t:0 s:0 z:0 {END}".replace("l:0", "l:1")
    )
    game = won(line)
    assert game.shown == ((5, 0),)
    assert read_game(write_game(game)) == game
    assert " 0 SC w LE.1 " in write_game(game)


def test_after_a_claim_the_rest_is_the_claimants() -> None:
    """Points and tricks of a claim hold the tricks that were not played: the whole pack, where none was lost."""
    game = won(a_game("1 p 2 p 0 18 0 GO 0 CJ 0 SC 1 RE 2 RE", OUVERT))
    result = result_of(game)
    assert (result.points, result.tricks) == (120, 10)


def test_a_claim_that_does_not_hold_is_refused() -> None:
    """The word of a player who shows his cards at the end is put to the proof."""
    with pytest.raises(RecordError, match=r"ends with a claim of 1 that does not hold \(SK 5.5\)"):
        read_game(a_game("1 p 2 p 0 18 0 GO 0 CJ 1 SC", OUVERT))


def test_cards_are_shown_in_play_only() -> None:
    """``SC`` in the auction is no move."""
    told = "MV: pair 3 of who and what, '2 SC', at action 2: cards are shown in play only"
    with pytest.raises(RecordError, match=told):
        read_game(a_game("1 p 2 SC 2 p 0 p", "passed"))


def test_a_declarer_who_resigns_late_needs_a_defender() -> None:
    """With fewer than nine cards the declarer's ``RE`` at the end is read as agreed to (SK 5.5)."""
    actions = [move.action for move in read_game(named("declarer resigns")).record.moves]
    assert actions[-2:] == [Concede(), Agree()]


def test_re_of_the_declarer_before_more_cards_ends_nothing() -> None:
    """FORMAT: cards may follow a ``RE``; the declarer's is then a word in the air."""
    game = won(a_game("1 p 2 p 0 18 0 GO 0 RE 0 CJ 0 SC 1 RE 2 RE", OUVERT))
    assert result_of(game).value == 192


def test_unknown_cards_are_named() -> None:
    """``??`` is read as what it is: a deal that cannot be replayed."""
    with pytest.raises(RecordError, match=r"some cards are unknown \(\?\?\)"):
        read_game(a_game("1 p 2 p 0 p", "passed", deal=DEAL.replace("S7", "??")))


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (DEAL.replace("S7", "DQ"), "DQ"),
        (DEAL.replace("HA", "HJ"), "HJ is there twice"),
        (DEAL.replace("S7", "S6"), "S6"),
        (DEAL.replace("S7", "X7"), "'X7' is not a card"),
        (DEAL.removesuffix(".S7"), "31 cards are dealt, not 32"),
        (DEAL + ".S7", "33 cards are dealt, not 32"),
        (DEAL.replace(".", "|"), "1 cards are dealt"),
    ],
)
def test_a_deal_that_cannot_be(deal: str, reason: str) -> None:
    """A card that is there twice, one of another pack, one too few or too many: the card is named."""
    with pytest.raises(RecordError, match=f"MV: .*{re.escape(reason)}"):
        read_game(a_game("1 p 2 p 0 p", "passed", deal=deal))


def test_tags_may_be_missing_and_are_kept() -> None:
    """CO may be missing; unknown tags are kept, a bracket in a name is written with a backslash."""
    game = won(a_game("1 p 2 p 0 p", "passed", tags=r"CO[a \] b\\]XX[1]P0[A\]]P1[B]P2[C]"))
    assert game.tags == {"GM": "Skat", "PC": "x", "CO": "a ] b\\", "ID": "1", "XX": "1"}
    assert game.record.players == ("A]", "B", "C")
    assert read_game(write_game(game)) == game
    assert "CO" not in won(a_game("1 p 2 p 0 p", "passed")).tags


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "begins with"),
        ("(;GM[Chess]MV[]R[] ;)", "a record of another game, Chess: one of Skat begins with '\\(;GM\\[Skat\\]'"),
        ("(;GM[Skat]MV[w x", "the record is cut off: it does not end with ';\\)'"),
        ("(;GM[Skat] ;)", "the tag MV is missing"),
        ("(;GM[Skat]MV[] ;)", "the tag R is missing"),
        ("(;GM[Skat]MV[]R[passed] ;)", "MV: it begins with 'w'"),
        ("(;GM[Skat]MV[w ]R[passed] ;)", "MV: the moves are not pairs"),
        ("(;GM[Skat]MV[w x]MV[w x]R[passed] ;)", "the tag MV is there twice"),
        ("(;GM[Skat]R[passed]MV[w x ;)", "'MV\\[w x': here begins no tag, or one that is not closed"),
        (a_game("1 p 2 p 0 p", "passed", deal="x"), "MV: 1 cards are dealt"),
        (a_game("1 p 2 p 3 p", "passed"), "MV: pair 4 of who and what, '3 p', at action 3: who is w, 0, 1 or 2"),
        (a_game("1 p 2 p 0 q", "passed"), "MV: pair 4 of who and what, '0 q', at action 3: no move"),
        (a_game("1 p 2 p 0 ²", "passed"), "MV: pair 4 of who and what, '0 ²', at action 3: no move"),
        (a_game("1 p 2 p 0 21", "passed"), "MV: pair 4 of .*, '0 21': action 3, '0: bid 21', is illegal: SK 3.2"),
        (a_game("1 p 0 p", "passed"), "MV: pair 3 of .*, '0 p': action 2, '0: pass', is illegal: G 2"),
        (a_game("1 p 2 p", "passed"), "MV: the moves end before the deal is over"),
        (a_game("1 p 2 p 0 p 0 p", "passed"), "MV: pair 5 of .*, '0 p': action 4, '0: pass', is illegal: G 4"),
        (a_game("1 p w TI.2 2 p", "passed"), "MV: pair 4 of who and what, '2 p', at action 2: the game was broken off"),
        (a_game("1 p w TI.3", "passed"), "MV: pair 3"),
        (a_game("1 p 2 p 0 p", "pass"), "R: 'pass' is no result"),
        (a_game("1 p 2 p 0 p", OUVERT.replace("v:192", "v:x")), "R: .* is no result"),
        (a_game("1 p 2 p 0 p", OUVERT.replace("d:0", "d:-1")), "R: a penalty is without declarer"),
    ],
)
def test_what_is_no_record_is_refused_with_place_and_reason(line: str, reason: str) -> None:
    """Every fault of a line is told by the tag, the pair, the action as we number them and what is wrong with it."""
    with pytest.raises(RecordError, match=reason):
        read_game(line)


def test_a_fault_among_good_lines_is_told_by_its_line() -> None:
    """One bad record spoils the file, nothing of it is handed out; the line is named, the refusal kept."""
    told = "line 4: MV: pair 2 of who and what, '0 18': action 1, '0: bid 18', is illegal: G 2"
    with pytest.raises(RecordError, match=told) as caught:
        read_any("\n".join([*LINES[:2], "", a_game("0 18", "passed"), *LINES[2:]]))
    assert caught.value.illegal is not None
    assert [reading.faults for reading in read_any("\r\n".join([*LINES, ""]))] == [()] * 9


# Writing what the server did not play


def of_seats(state: State, **more: Any) -> IssGame:
    record = Record.of("skat", state, ("Ann", "Bob", "Cid"))
    return IssGame(record=replace(record, **more), tags={"ID": "1"})


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_sk_10_the_server_counts_from_forehand(dealer: int) -> None:
    """A deal of any dealer is written by places at the table: forehand is 0, with his name, and scores the same."""
    state = play_out(
        dealt("CJ SJ HJ DJ CA CT CK CQ C9 C8", dealer=dealer, preset="isko"),
        f"{auction(0, 18)}, announce grand hand ouvert",
    )
    declarer = (dealer + 1) % 3
    state = state.apply(Claim(), declarer)
    game = read_game(write_game(of_seats(state)))
    assert game.check() == ()
    result = result_of(game)
    assert (result.declarer, result.scores[0]) == (0, getattr(state, "result").scores[declarer])  # noqa: B009
    assert game.record.players[0] == ("Ann", "Bob", "Cid")[declarer]


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("cause", ["timeout", "left"])
def test_a_game_broken_off_is_written_with_a_penalty(seat: int, cause: Any) -> None:
    """Who breaks an auction off has the penalty, and the line reads back so."""
    state = play_out(dealt(dealer=1, preset="isko"), "bid 18, hold")
    line = write_game(of_seats(state, forfeit=Forfeit(seat, cause)))
    game = won(line)
    position = (seat - 2) % 3
    assert game.record.forfeit == Forfeit(position, cause)
    assert game.ending[f"p{position}"] == 1
    assert sum(game.ending[f"p{place}"] for place in range(3)) == 1


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (play_out(dealt(preset="isko"), "bid 18, hold"), "no result"),
        (play_out(dealt(kontra=True), f"{auction(0, 18)}, announce grand hand, CA, kontra"), "no result"),
        (play_out(dealt(pass_out="ramsch"), "pass, pass, pass, CA"), "no result"),
    ],
)
def test_what_the_server_has_no_words_for_is_refused(state: State, reason: str) -> None:
    """An unfinished deal, Kontra and Ramsch cannot be written; the reason is said."""
    with pytest.raises(RecordError, match=reason):
        write_game(of_seats(state))


def test_another_game_is_refused() -> None:
    """The server plays Skat."""
    rules = GAMES["kaiser"]
    state = rules.match(rules.presets["seed"], Random(1)).deal(Random(1))
    with pytest.raises(RecordError, match="the server plays Skat, not kaiser"):
        write_game(IssGame(record=Record.of("kaiser", state)))
