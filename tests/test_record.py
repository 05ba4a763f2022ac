"""Records: both forms say the same as the deal, and a bad one is refused with place and reason."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace
from strategies import Moment, first_state, half_played, moments, seeds

from vorhand.action import Claim, Concede, Hold, Pass, Play
from vorhand.cards import Card
from vorhand.formats import open_records, read_any
from vorhand.game import State, plain, result_of
from vorhand.games import GAMES
from vorhand.record import (
    Forfeit,
    Move,
    Record,
    RecordError,
    from_json,
    from_text,
    read_records,
    record_parts,
    to_json,
    to_text,
)
from vorhand.record import text as text_form

PRESETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets]


def played(game: str, preset: str, seed: int, part: float = 1.0) -> State:
    """A random deal, played to the end or a part of it."""
    random = Random(seed)
    state = GAMES[game].match(GAMES[game].presets[preset], random).deal(random)
    states = [state]
    while state.to_act is not None:
        state = state.apply(random.choice(state.actions()))
        states.append(state)
    return states[round(part * (len(states) - 1))]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
@given(seed=seeds, part=st.floats(0, 1))
def test_both_forms_come_back_equal(game: str, preset: str, seed: int, part: float) -> None:
    """A record read from its text or its JSON is the record, and replays to the state."""
    state = played(game, preset, seed, part)
    record = Record.of(game, state, [f"player {seat}" for seat in range(state.options.seats)])
    for found in (from_text(to_text(record)), from_json(to_json(record)), *read_records(to_text(record) * 2)):
        assert found == record
        assert found.replay() == state
        assert found.check() == ()


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_under_any_options_comes_back_equal(game: str) -> None:
    """Options, match score, claims out of turn: a record holds all of it, and replays to the very state."""

    @given(half_played(GAMES[game]))
    def check(moment: Moment) -> None:
        record = Record.of(game, moment.state)
        for found in (from_text(to_text(record)), from_json(to_json(record))):
            assert found == record
            assert list(found.states()) == moment.states

    check()


@pytest.mark.parametrize("game", GAMES)
@given(seed=seeds)
def test_seats_may_be_written_where_they_need_not(game: str, seed: int) -> None:
    """A record may name the seat of every action; it keeps the names in both forms, and plays the same."""
    state = played(game, next(iter(GAMES[game].presets)), seed)
    record = replace(Record.of(game, state), moves=tuple(Move(*event) for event in state.history))
    assert from_text(to_text(record)) == from_json(to_json(record)) == record
    assert record.replay() == state
    wrong = (record.moves[0].seat + 1) % state.options.seats if record.moves[0].seat is not None else 0
    with pytest.raises(RecordError, match=r"action 1, .* is illegal"):
        from_text(to_text(replace(record, moves=(Move(wrong, record.moves[0].action), *record.moves[1:]))))


@given(seed=seeds)
def test_a_file_holds_many_records(seed: int) -> None:
    """Records follow one another in a file, as texts or a line of JSON each."""
    records = [Record.of(game, played(game, preset, seed)) for game, preset in PRESETS]
    assert read_records("\n".join(map(to_text, records))) == records
    assert read_records("\n".join(map(to_json, records)) + "\n") == records
    assert [reading.record for reading in read_any("# a remark\n" + to_text(records[0]))] == records[:1]


def test_the_text_is_a_trick_a_line() -> None:
    """The head is a line an entry; the words of the auction share one line, then every trick has its own."""
    whole = (Record.of("skat", played("skat", "isko", seed)) for seed in range(99))
    text = to_text(next(record for record in whole if sum(type(action) is Play for _, action in record.moves) == 30))
    lines = text.splitlines()
    assert [line.split()[0] for line in lines[:10]] == (
        ["vorhand", "game", "preset", "dealer", "standing", "hand", "hand", "hand", "rest", "result"]
    )
    auction, *tricks = lines[lines.index("") + 1 :]
    assert auction.split(", ")[-1].startswith("announce")
    assert [len(trick.split()) for trick in tricks] == [3] * 10
    married = Record.of("schnapsen", played("schnapsen", "seed", 9))
    text = to_text(married).partition("\n\n")[2]
    assert "marry" in text
    assert all(sum(len(word) == 2 for word in line.replace(",", "").split()) <= 2 for line in text.splitlines())


def test_actions_out_of_turn_name_their_seat() -> None:
    """SK 5.5: a concession is written with its seat, whoever is to act."""
    state = played("skat", "isko", 1, 0.0)
    for text in ("pass", "pass", "bid 18", "take"):
        state = state.apply(Move.read(text, 3).action)
    state = state.apply(state.actions()[0])
    state = state.apply(state.actions()[0])
    declarer = state.declarer  # type: ignore[attr-defined]
    over = state.apply(Concede(), (declarer + 1) % 3).apply(Concede(), (declarer + 2) % 3)
    record = Record.of("skat", over)
    assert record.moves[-1] == Move((declarer + 2) % 3, Concede())
    assert f"{(declarer + 1) % 3}: concede" in to_text(record)
    assert from_text(to_text(record)).replay() == from_json(to_json(record)).replay() == over


def test_a_deal_broken_off_keeps_who_and_why() -> None:
    """SK 11: a forfeit comes back in both forms, and the written result stands."""
    record = replace(
        Record.of("skat", played("skat", "isko", 1, 0.1)), forfeit=Forfeit(2, "timeout"), result={"value": -288}
    )
    assert from_text(to_text(record)) == from_json(to_json(record)) == record
    assert record.check() == ()


@pytest.mark.parametrize(("game", "preset"), PRESETS)
@given(seed=seeds)
def test_every_number_of_a_result_can_be_written_down(game: str, preset: str, seed: int) -> None:
    """Any number of the rules' result may stand in a record; each is compared, and one more or less is found."""
    record = Record.of(game, played(game, preset, seed))
    numbers = {name: value for name, value in plain(result_of(record.replay())).items() if is_number(value)}
    full = replace(record, result=numbers)
    assert full.check() == ()
    assert from_text(to_text(full)) == from_json(to_json(full)) == full
    for name, value in numbers.items():
        other = [value[0] + 1, *value[1:]] if isinstance(value, list) else int(value) + 1
        (fault,) = replace(record, result=numbers | {name: other}).check()
        assert fault.startswith(f"{name}: ")
    assert len(replace(record, result={"reckoning": 1}).check()) == 1


def is_number(value: Any) -> bool:
    """Whether a value can stand in the text form: a number, or more than one."""
    if isinstance(value, list):
        return len(value) > 1 and all(isinstance(item, int) for item in value)
    return isinstance(value, int)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_changed_result_is_found(game: str, preset: str) -> None:
    """`check` names what the record says and what the rules say."""
    record = Record.of(game, played(game, preset, 5))
    scores = list(record.result["scores"])
    scores[0] += 1
    (fault,) = replace(record, result={"scores": scores}).check()
    assert str(scores) in fault
    assert str(record.result["scores"]) in fault


def test_a_result_of_an_unfinished_deal_is_a_fault() -> None:
    """A deal that is not over has no result."""
    record = replace(Record.of("skat", played("skat", "isko", 5, 0.5)), result={"scores": [0, 0, 0]})
    assert len(record.check()) == 1


# Bad input


@pytest.mark.parametrize("write", [to_text, to_json])
@given(seed=seeds, cut=st.floats(0, 1))
def test_a_truncated_record_never_half_arrives(write, seed: int, cut: float) -> None:  # type: ignore[no-untyped-def]
    """Whatever is cut off, the rest is a shorter record that replays, or refused with a reason."""
    text = write(Record.of("skat", played("skat", "table", seed)))
    part = text[: round(cut * len(text))]
    with suppress(RecordError):
        for record in read_records(part):
            record.replay()


@pytest.mark.parametrize("write", [to_text, to_json])
@given(seed=seeds, rubbish=st.characters(), place=st.floats(0, 1))
def test_a_changed_letter_is_read_or_refused(write, seed: int, rubbish: str, place: float) -> None:  # type: ignore[no-untyped-def]
    """One wrong character gives a record that replays, or a refusal; never another exception."""
    text = write(Record.of("schnapsen", played("schnapsen", "seed", seed)))
    at = round(place * (len(text) - 1))
    with suppress(RecordError):
        for record in read_records(text[:at] + rubbish + text[at + 1 :]):
            record.replay()


GOOD = to_text(Record.of("skat", played("skat", "isko", 3)))
HANDS = [line for line in GOOD.splitlines() if line.startswith("hand")]


DEALER = next(line for line in GOOD.splitlines() if line.startswith("dealer"))


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ("vorhand 1", "vorhand 7", "version 7", "vorhand"),
        ("vorhand 1", "vorhand one", "version one", "vorhand"),
        ("game skat", "game whist", "'whist' is not one of", "game"),
        ("game skat\n", "", "'game' is missing", "vorhand"),
        ("preset isko", "preset mine", "'mine' is not one of table isko", "preset"),
        ("preset isko", "preset isko\nset kontra=maybe", "'maybe' is not on or off", "set"),
        ("preset isko", "preset isko\n# odd\nset trumps=on", "option 'trumps' is not one of", "set"),
        ("dealer", "dealr", "a line begins with one of", "dealr"),
        ("dealer", "dealer 9\ndealer", "twice", DEALER),
        (DEALER, "dealer x", "'x' is not a number", "dealer"),
        ("standing 0", "standing x", "'x' is not a number", "standing"),
        (HANDS[0], HANDS[1], "is there twice", "hand"),
        (HANDS[0], HANDS[0][:-2] + "H5", "H5", HANDS[0][:-2]),
        (HANDS[1], HANDS[1][:-2] + "H5", "H5", HANDS[1][:-2]),
        (HANDS[0], HANDS[0][:-3], "missing", "hand"),
        (DEALER, "dealer 7", "the dealer is seat 7", "dealer"),
        ("standing 0 0 0", "standing 1 2", "the standing names 2 seats", "standing"),
        (HANDS[2], HANDS[2] + " XX", "'XX' is not a card", HANDS[2]),
        ("result scores", "result", "no name of a number: one stands before it, as in 'scores 1 -1'", "result"),
        ("result scores", "result won\nresult scores", "has no number", "result won"),
        ("\n\n", "\nplayers a | b\n\n", "2 names for 3 seats", "players"),
        ("\n\n", "\nforfeit 0 bored\n\n", "write a seat, then timeout or left", "forfeit"),
        ("\n\n", "\n\nfold, ", "action 1: 'fold' is no action", "fold"),
        ("\n\n", "\n\nplay, ", "action 1: 'play': write play CARD", "play"),
        ("\n\n", "\n\n# odd\nhold, ", "action 1, 'hold', is illegal", "hold"),
        ("\n\n", "\n\n9: pass, ", "before the colon stands a seat, 0 to 2", "9"),
        ("\n\n", "\n\n3: pass, ", "before the colon stands a seat, 0 to 2", "3"),
    ],
)
def test_a_bad_record_is_refused_with_place_and_reason(old: str, new: str, reason: str, line: str) -> None:
    """The error names the line of the fault, in the second record of a file too, the place, and what is wrong."""
    assert old in GOOD
    bad = GOOD.replace(old, new, 1)
    for text, before in ((bad, 0), (f"# two\n{GOOD}{bad}", GOOD.count("\n") + 1)):
        with pytest.raises(RecordError, match=r"^line \d+: ") as caught:
            read_records(text)
        number = int(str(caught.value).split()[1].rstrip(":"))
        assert number > before
        assert text.splitlines()[number - 1].startswith(line)
        assert reason in str(caught.value)


def test_a_bad_record_does_not_keep_the_others_back() -> None:
    """Each record of a file is read for itself."""
    first, second, third = record_parts(f"{GOOD}\n{GOOD.replace('game skat', 'game whist')}\n{GOOD}")
    assert first() == third() == from_text(GOOD)
    with pytest.raises(RecordError, match="'whist' is not one of"):
        second()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"vorhand": 9}', "version 9"),
        ('{"vorhand": 1, "game": "skat"}', "deal"),
        ('{"vorhand": 1, "game": "skat", "deal": {"dealer": "x", "hands": []}}', "$.deal.dealer"),
        ('{"vorhand": 1, "game": "skat", "deal": {"dealer": 0, "hands": []}}', "0 hands"),
        ('{"vorhand": 1, "game": "skat", "deal": {"dealer": 0, "hands": [], "code": "1"}}', "code"),
        ("{", "truncated"),
        ("[" * 100_000, "no record"),
        ('{"a":' * 100_000, "no record"),
        ("", "it is empty"),
        ("\n \n", "it is empty"),
        ("hello", "no record"),
    ],
)
def test_bad_json_is_refused_with_place_and_reason(text: str, reason: str) -> None:
    """The error names the field, or says that this is no record."""
    with pytest.raises(RecordError) as caught:
        read_records(text)
    assert reason in str(caught.value)


@pytest.mark.parametrize("begin", ["", "{", "vorhand 1\n", "(;GM[Skat]"])
def test_ten_megabytes_of_noise_are_refused_at_once(begin: str) -> None:
    """Noise of any beginning takes less than two seconds to refuse."""
    noise = begin + "".join(chr(32 + Random(number).randrange(90)) for number in range(1000)) * 10_000
    start = time.perf_counter()
    with pytest.raises(RecordError):
        read_any(noise)
    assert time.perf_counter() - start < 2


def test_the_place_is_told_in_every_form() -> None:
    """A fault is told by its line: in JSON that of the record, the third of a file, the first where it has many."""
    line = to_json(from_text(GOOD))
    bad = line.replace('"skat"', '"whist"', 1)
    for text, place in [
        (f"{line}\n\n{bad}", "line 3: game"),
        (json.dumps(json.loads(bad), indent=1), "line 1: game"),
        (f"{GOOD}\n{GOOD.replace('game skat', 'game whist')}", f"line {GOOD.count(chr(10)) + 3}: game"),
    ]:
        with pytest.raises(RecordError, match=rf"^{place}: game 'whist'"):
            read_records(text)
    record = from_text(GOOD)
    with pytest.raises(RecordError, match=r"^action 2, 'hold', is illegal: "):
        replace(record, moves=(Move(None, Pass()), Move(None, Hold()))).replay()


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """The error names the file and the first byte that is not UTF-8."""
    path = tmp_path / "noise.vorhand"
    path.write_bytes(b"vorhand 1\n\xff\xfe")
    with pytest.raises(RecordError, match=r"noise\.vorhand: no text: byte 10"):
        open_records(path)
    with pytest.raises(RecordError, match="No such file"):
        open_records(tmp_path / "nothing")


def test_a_claim_that_does_not_hold_is_no_record() -> None:
    """SK 5.5: a record cannot claim what the rules refuse."""
    state = played("skat", "isko", 3, 0.9)
    claims = [seat for seat in range(3) if Claim() in state.may_say(seat) and not state.holds(seat, Claim())]
    for seat in claims:
        record = Record.of("skat", state)
        text = to_text(replace(record, moves=(*record.moves, Move(seat, Claim()))))
        with pytest.raises(RecordError, match=r"SK 5\.5"):
            from_text(text)


@pytest.mark.parametrize("name", ["a|b", "a\nb", "a\u2028b", " a", "a ", "a\tb", "\ud800"])
def test_a_name_is_one_line(name: str) -> None:
    """A name that would break the lines of the text form is refused wherever it comes from."""
    record = Record.of("schnapsen", played("schnapsen", "seed", 1))
    with pytest.raises(RecordError, match="players"):
        replace(record, players=("Ada", name))
    text = to_json(replace(record, players=("Ada", "Ben"))).replace('"Ben"', json.dumps(name))
    with pytest.raises(RecordError):
        from_json(text)


@pytest.mark.parametrize("names", [("", ""), ("Ada", ""), ("#1", "Ben, 2: pass"), ("Zoë Ü.", "'\"\\")])
def test_other_names_come_back(names: tuple[str, ...]) -> None:
    """Empty names, marks and letters of any language come back from both forms."""
    record = replace(Record.of("schnapsen", played("schnapsen", "seed", 1)), players=names)
    assert from_text(to_text(record)) == from_json(to_json(record)) == record
    with pytest.raises(RecordError, match="3 names for 2 seats"):
        replace(record, players=("a", "b", "c"))


@pytest.mark.parametrize("write", [to_text, to_json])
@given(seed=seeds, cut=st.floats(0, 1, exclude_max=True))
def test_a_finished_deal_cut_off_is_noticed(write: Callable[[Record], str], seed: int, cut: float) -> None:
    """JSON cut anywhere is refused; a text cut behind its result is refused or disagrees with it."""
    text = write(Record.of("skat", played("skat", "table", seed))).rstrip()
    part = text[: int(cut * len(text))]
    try:
        records = read_records(part)
    except RecordError:
        return
    assert write is to_text
    for record in records:
        assert record.check() != () or ("result" not in part and record.moves == ())


PLACES: list[tuple[str | int, ...]] = [
    ("vorhand",),
    ("game",),
    ("preset",),
    ("options",),
    ("players",),
    ("deal",),
    ("actions",),
    ("result",),
]
PLACES += [("forfeit",), ("options", "kontra"), ("players", 0), ("deal", "dealer"), ("deal", "hands")]
PLACES += [("deal", "hands", 0), ("deal", "rest"), ("deal", "turn_up"), ("deal", "standing"), ("actions", 0)]
PLACES += [("result", "scores"), ("forfeit", "seat"), ("forfeit", "cause")]
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["CJ", "pass", "0: claim"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
)


@given(seed=seeds, place=st.sampled_from(PLACES), value=junk)
def test_wrong_types_are_refused(seed: int, place: tuple[str | int, ...], value: object) -> None:
    """Whatever stands in the place of a value: the record is read, and comes back, or is refused in one short line."""
    whole: Any = json.loads(to_json(Record.of("skat", played("skat", "isko", seed))))
    inner = whole
    for step in place[:-1]:
        inner = inner.setdefault(step, {}) if isinstance(inner, dict) else inner[step]
    inner[place[-1]] = value
    reason = ""
    try:
        (record,) = read_records(json.dumps(whole))
    except RecordError as error:
        reason = str(error)
    else:
        assert from_text(to_text(record)) == from_json(to_json(record)) == record
    assert len(reason.splitlines()) <= 1
    assert len(reason) < 500


@given(seed=seeds, name=st.text(max_size=8))
def test_an_unknown_entry_is_refused(seed: int, name: str) -> None:
    """A name that the form does not know is an error, at the top and in the deal."""
    record = Record.of("kaiser", played("kaiser", "seed", seed, 0.3))
    for place in ("top", "deal"):
        whole = json.loads(to_json(record))
        inner = whole if place == "top" else whole["deal"]
        if name in (*inner, "players", "result", "forfeit", "options", "rest", "turn_up", "standing", "preset"):
            continue
        inner[name] = 1
        with pytest.raises(RecordError, match="no record in JSON"):
            from_json(json.dumps(whole))


@given(seed=seeds)
def test_an_illegal_action_is_refused_with_its_refusal(seed: int) -> None:
    """A card that is not legal where it stands is named with its number and rule, and carries the refusal."""
    random = Random(seed)
    states = moments(first_state(GAMES["skat"], GAMES["skat"].presets["table"], seed), random)
    at, state = random.choice(list(enumerate(states[:-1])))
    record = Record.of("skat", states[-1])
    assert state.to_act is not None
    seat = state.to_act
    assert seat is not None
    illegal = Play(next(iter(state.hands[(seat + 1) % 3] or state.hands[seat])))
    assume(illegal not in state.actions())
    bad = replace(record, moves=(*record.moves[:at], Move(None, illegal), *record.moves[at + 1 :]))
    for text in (to_text(bad), to_json(bad)):
        with pytest.raises(RecordError, match=rf"action {at + 1}, '{illegal}', is illegal: (G|SK) \d") as caught:
            read_records(text)
        assert caught.value.illegal is not None
        assert caught.value.illegal.action == illegal


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("preset isko", "preset isko\nset preset=table", "an option is there twice"),
        ("preset isko", "preset isko\nset kontra=on kontra=off", "an option is there twice"),
        ("preset isko", "preset isko\nset kontra=on\nset kontra=off", "'set' is there twice"),
        ("result", "result scores 1 2 3\nresult", "'result scores' is there twice"),
        ("result scores", "result", "no name of a number"),
        ("result scores", "result\nresult scores", "no number"),
        ("result scores", "result sc=ores", "no name of a number"),
        ("result scores", "result scores 1_0", "'1_0' is not a number"),
        ("result scores", "result scores ٣", "is not a number"),
        ("result scores", "result scores 9999999999", "is not a number"),
        ("\n\n", "\nforfeit 0 left\n\n", "nobody broke it off"),
        ("\n\n", "\nforfeit 3 left\n\n", "seat 3 is not one of 0 to 2"),
        ("\n\n", "\nforfeit 0 bored\n\n", "write a seat, then timeout or left"),
        ("\n\n", "\nforfeit left\n\n", "write a seat, then timeout or left"),
        ("\n\n", "\nplayers a | b\n\n", "2 names for 3 seats"),
        ("standing 0 0 0", "standing 1 2", "standing names 2 seats"),
        ("\n\n", "\nturn-up CJ\n\n", "SK 2.1"),
        ("\n\n", "\nhand\n\n", "4 hands for 3 seats"),
        ("\n\n", "\nsecret 1\n\n", "a line begins with one of"),
        ("vorhand 1", "vorhand 2\nshuffle 1", "version 2"),
    ],
)
def test_what_contradicts_itself_is_refused(old: str, new: str, reason: str) -> None:
    """What is said twice, out of its range or of a deal that is over is refused, not passed over."""
    with pytest.raises(RecordError, match=reason):
        read_records(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    "text",
    [
        to_json(Record.of("skat", played("skat", "isko", 3, 0.0)))[:-1] + ',"result":{"a":' + "[" * 100_000,
        '{"vorhand":1,"x":' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"vorhand":1,"game":"\ud800"}',
        '{"vorhand":' + "9" * 6000 + "}",
        GOOD.replace("dealer ", "dealer " + "9" * 6000),
        GOOD.replace("vorhand 1", "vorhand 1\n" + "hand CA\n" * 400_000, 1),
        GOOD + "CJ " * 1_000_000,
        GOOD.replace("result", "result a 1\nresult", 1).replace("\n\n", "\n" + "result b 1\n" * 300_000 + "\n"),
        "vorhand 1\n" * 400_000,
        "(;GM[Skat]" + "A" * 3_000_000 + ";)",
        "(;GM[Skat]" + "A[" * 1_000_000 + ";)",
        "(;GM[Skat]" + "A[]" * 1_000_000 + ";)",
        "(;GM[Skat]" + "".join(f"A{number}[]" for number in range(300_000)) + ";)",
        "(;GM[Skat]MV[w " + "0 SC " * 500_000 + "]R[passed] ;)",
    ],
    ids=range(14),
)
def test_crafted_noise_is_refused_at_once(text: str) -> None:
    """Deep nesting, endless numbers and lists, tags without end: refused in one short line and little time.

    In less than ten times what it takes to count to ten for each character, as a machine may be slow or busy.
    """
    begin = time.process_time()
    for _ in range(10 * len(text)):
        pass
    start = time.process_time()
    with pytest.raises(RecordError) as caught:
        read_any(text)
    assert time.process_time() - start < max(1.0, 10 * (start - begin))
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("write", [to_text, to_json])
def test_actions_are_read_one_by_one(write: Callable[[Record], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing behind an illegal action is read, however much stands there."""
    record = from_text(GOOD)
    text = write(replace(record, moves=(*record.moves, *[Move(None, Play(Card("CJ")))] * 5000)))
    taken: list[str] = []
    read, lines = Move.read, text_form._actions

    def reads(text: str, seats: int) -> Move:
        taken.append(text)
        return read(text, seats)

    def actions(entries: Any) -> Iterator[Any]:
        for action in lines(entries):
            taken.append("")
            yield action

    monkeypatch.setattr(Move, "read", reads)
    monkeypatch.setattr(text_form, "_actions", actions)
    with pytest.raises(RecordError, match="is illegal"):
        read_any(text)
    assert len(record.moves) < len(taken) <= 2 * (len(record.moves) + 1)


@pytest.mark.parametrize("content", [b"\xff", b'{"vorhand": 1, "game": "\xc3("}', bytes(range(256)) * 100])
def test_bytes_that_are_no_text_are_refused(content: bytes, tmp_path: Path) -> None:
    """JSON from the wire or a file that is not UTF-8 is refused like any other noise."""
    with pytest.raises(RecordError, match="no record in JSON"):
        from_json(content)
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(RecordError, match="is not UTF-8"):
        open_records(path)


def as_written() -> Iterator[str]:
    """The same record as people and programs lay it out."""
    yield "\ufeff" + GOOD
    yield GOOD.replace("\n", "\r\n")
    yield "# made by hand\n\n" + GOOD
    yield GOOD.replace("\n\n", "\n# the play\n\n# begins\n")
    yield GOOD.replace(", ", "\n")
    record = json.loads(to_json(from_text(GOOD)))
    yield json.dumps(record, indent=2)
    yield "\n\n" + json.dumps(record) + "\n\n"


@pytest.mark.parametrize("number", range(7))
def test_the_forms_are_read_as_people_write_them(number: int, tmp_path: Path) -> None:
    """A mark at the beginning, line ends of any system, remarks, a line an action, JSON over many lines."""
    path = tmp_path / "deal.vorhand"
    path.write_text(list(as_written())[number], encoding="utf-8", newline="")
    (reading,) = open_records(path)
    assert reading.record == from_text(GOOD)
    assert reading.faults == ()
