"""Records: both forms say the same as the deal, and a bad one is refused with place and reason."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from strategies import seeds

from vorhand.action import Claim, Concede
from vorhand.formats import open_records, read_any
from vorhand.game import State
from vorhand.games import GAMES
from vorhand.record import Forfeit, Move, Record, RecordError, from_json, from_text, read_records, to_json, to_text

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


@given(seed=seeds)
def test_a_file_holds_many_records(seed: int) -> None:
    """Records follow one another in a file, as texts or a line of JSON each."""
    records = [Record.of(game, played(game, preset, seed)) for game, preset in PRESETS]
    assert read_records("\n".join(map(to_text, records))) == records
    assert read_records("\n".join(map(to_json, records)) + "\n") == records
    assert [reading.record for reading in read_any("# a remark\n" + to_text(records[0]))] == records[:1]


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


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("vorhand 1", "vorhand 7", "version 7"),
        ("vorhand 1", "vorhand one", "version one"),
        ("game skat", "game whist", "'whist' is not one of"),
        ("game skat\n", "", "'game' is missing"),
        ("preset isko", "preset mine", "'mine' is not one of table isko"),
        ("preset isko", "preset isko\nset kontra=maybe", "'maybe' is not on or off"),
        ("preset isko", "preset isko\nset trumps=on", "option 'trumps' is not one of"),
        ("dealer", "dealr", "a line begins with one of"),
        ("dealer", "dealer 9\ndealer", "twice"),
        (HANDS[0], HANDS[1], "is there twice"),
        (HANDS[0], HANDS[0][:-2] + "H5", "H5"),
        (HANDS[0], HANDS[0][:-3], "missing"),
        (HANDS[0], HANDS[0] + " XX", "'XX' is not a card"),
        ("\n\n", "\n\nfold, ", "action 1: 'fold' is no action"),
        ("\n\n", "\n\nplay, ", "action 1: 'play': write play CARD"),
        ("\n\n", "\n\nhold, ", "action 1, 'hold', is illegal"),
        ("\n\n", "\n\n9: pass, ", "before the colon stands a seat"),
    ],
)
def test_a_bad_record_is_refused_with_place_and_reason(old: str, new: str, reason: str) -> None:
    """The error names the line at which the record begins, the place in it, and what is wrong."""
    assert old in GOOD
    with pytest.raises(RecordError) as caught:
        read_records(GOOD.replace(old, new, 1))
    assert str(caught.value).startswith("line 1: ")
    assert reason in str(caught.value)


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
        ("", "no record"),
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
