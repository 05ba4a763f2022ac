"""Records of the International Skat Server: read, check and write.

A line a game: tags in brackets, the moves in ``MV`` as pairs of who and what, the server's result in ``R``.
The server's players are 0 forehand, 1 middlehand, 2 rearhand, so here the dealer is seat 2 (SK 10).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct, field

from vorhand.action import Action, Agree, Announce, Bid, Claim, Concede, Discard, Hold, Pass, Play, Take
from vorhand.cards import Card, Cards, NotationError
from vorhand.game import Deal, State, message
from vorhand.games import game_named
from vorhand.games.skat import score
from vorhand.games.skat.auction import Discarding
from vorhand.options import SetupError
from vorhand.record import Forfeit, Move, Record, RecordError, applied

_SKAT: Final = game_named("skat")
_CONTRACTS: Final = {
    "G": "grand",
    "C": "clubs",
    "S": "spades",
    "H": "hearts",
    "D": "diamonds",
    "N": "null",
}
_CONTRACT: Final = re.compile(r"([GCSHDN])(O?H?S?Z?)((?:\.[CSHD][AKQJT987])*)")
_TAG: Final = re.compile(r"\s*([A-Z][A-Z0-9]*)\[((?:[^\]\\]|\\.)*+)\]")
_RESULT: Final = re.compile(
    "d:(?P<declarer>-1|[0-2]) (?P<outcome>win|loss|penalty) v:(?P<value>-?[0-9]{1,4}) m:(?P<matadors>-?[0-9]{1,2}) "
    "(?P<fate>bidok|overbid) p:(?P<points>[0-9]{1,3}) t:(?P<tricks>[0-9]{1,2}) s:(?P<schneider>[01]) "
    "z:(?P<schwarz>[01]) p0:(?P<p0>[0-9]) p1:(?P<p1>[0-9]) p2:(?P<p2>[0-9]) l:(?P<l>-1|[0-2]) to:(?P<to>-1|[0-2])"
    "(?: r:(?P<r>[01]))?"
)
_ENDING: Final[tuple[str, ...]] = ("p0", "p1", "p2", "l", "to", "r")
_CAUSES: Final = {"TI": "timeout", "LE": "left"}


class IssGame(Struct, frozen=True, kw_only=True):
    """A game of the server: our record of it and what only the server writes.

    `tags` beside players, moves and result; `ending` what its result says of how the game ended: penalties
    `p0 p1 p2`, who left `l`, who timed out `to`, and `r` (not in old records), 1 after a claim or resignation;
    `shown` the seats that laid their cards open, each with the number of moves before; `unfinished` a contract
    named before a discard that never came.
    """

    record: Record
    tags: dict[str, str] = field(default_factory=dict)
    ending: dict[str, int] = field(default_factory=dict)
    shown: tuple[tuple[int, int], ...] = ()
    unfinished: str = ""

    @property
    def place(self) -> str:
        """The key of the record: place and number."""
        return f"{self.tags.get('PC', '?')} {self.tags.get('ID', '?')}"

    def check(self) -> tuple[str, ...]:
        """Where the server's result differs from the rules', a sentence each.

        The value of a game that was broken off is the server's; what stood when it was, is compared.
        """
        ending, result = _ending(self.record), self.record.result
        pairs: list[tuple[str, int | None, int]] = [(name, said, ending[name]) for name, said in self.ending.items()]
        if self.record.forfeit is not None and result:
            pairs += [(name, result.get(name), value) for name, value in _broken_off(self.record).items()]
        return self.record.check() + tuple(
            f"{name}: the server says {said}, the moves {value}" for name, said, value in pairs if said != value
        )


# Reading


def read_iss(text: str) -> list[IssGame]:
    """Every game of a file; raises `RecordError` naming line and place."""
    return [read() for read in iss_parts(text)]


def iss_parts(text: str) -> list[Callable[[], IssGame]]:
    """The games of a file, each still to be read, so that a faulty one does not keep the others back."""
    return [partial(_placed, number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]


def _placed(number: int, line: str) -> IssGame:
    try:
        return read_game(line)
    except RecordError as error:
        raise error.at(f"line {number}", message("fault-line", n=str(number))) from error


def read_game(line: str) -> IssGame:
    """One game from its line; raises `RecordError`."""
    text = line.strip()
    if other := re.match(r"\(;GM\[(?!Skat\])(\w{1,40})\]", text):
        what = f"a record of another game, {other[1]}: one of Skat begins with '(;GM[Skat]'"
        raise RecordError(what, message("fault-other", name=other[1]))
    if not text.startswith("(;GM[Skat]"):
        raise RecordError("no record of the server: it begins with '(;GM[Skat]'", message("fault-server"))
    if not text.endswith(";)"):
        raise RecordError("the record is cut off: it does not end with ';)'", message("fault-cut"))
    tags = _read_tags(text[2:-2])
    for name in ("MV", "R"):
        if name not in tags:
            raise RecordError(f"the tag {name} is missing", message("fault-missing", name=name))
    words = tags.pop("MV").split()
    if len(words) % 2:
        raise RecordError("MV: the moves are not pairs of who and what", message("fault-entry", name="MV"))
    reader = _Reader(list(zip(words[::2], words[1::2], strict=True)))
    result, ending = _read_result(tags.pop("R"))
    players = tuple(tags.pop(f"P{seat}", "") for seat in range(3))
    record = Record(
        game="skat",
        options=_SKAT.presets["isko"],
        deal=reader.deal,
        moves=tuple(reader.moves),
        players=players if any(players) else (),
        result=result,
        forfeit=reader.forfeit,
    )
    return IssGame(record=record, tags=tags, ending=ending, shown=tuple(reader.shown), unfinished=reader.unfinished)


def _read_tags(text: str) -> dict[str, str]:
    tags: dict[str, str] = {}
    end = 0
    while match := _TAG.match(text, end):
        name, value = match.groups()
        if name in tags:
            raise RecordError(f"the tag {name} is there twice", message("fault-twice", name=name[:60]))
        tags[name] = re.sub(r"\\(.)", r"\1", value)
        end = match.end()
    if rest := text[end:].strip():
        what = f"{rest[:60]!r}: here begins no tag, or one that is not closed"
        raise RecordError(what, message("fault-tag", text=rest[:60]))
    return tags


def _read_result(text: str) -> tuple[dict[str, Any], dict[str, int]]:
    """The server's result by the names of ours, and what it says of how the game ended."""
    if text == "passed":
        return {"scores": [0, 0, 0]}, {}
    match = _RESULT.fullmatch(text)
    if match is None:
        what = "write passed, or d: v: m: p: t: s: z: as the server does"
        raise RecordError(f"R: {text[:60]!r} is no result: {what}", message("fault-entry", name="R"))
    words = match.groupdict()
    won, overbid = words.pop("outcome") == "win", words.pop("fate") == "overbid"
    numbers = {name: int(word) for name, word in words.items() if word is not None}
    ending = {name: numbers.pop(name) for name in _ENDING if name in numbers}
    if ("penalty" in text) != (numbers["declarer"] < 0):
        what = "a penalty is without declarer (d:-1), and nothing else is"
        raise RecordError(f"R: {what}", message("fault-entry", name="R"))
    return numbers | {"won": int(won), "overbid": int(overbid)}, ending


# Checking


def _ending(record: Record) -> dict[str, int]:
    """How the game ended, in the server's names: a penalty for who breaks an auction off, a claim or resignation."""
    broken, cause = -1, ""
    if record.forfeit is not None:
        broken, cause = _position(record.forfeit.seat, record), record.forfeit.cause
    penalty = _declarer(record) is None
    return {
        **{f"p{position}": int(penalty and position == broken) for position in range(3)},
        "l": broken if cause == "left" else -1,
        "to": broken if cause == "timeout" else -1,
        "r": int(bool(record.moves) and isinstance(record.moves[-1].action, Claim | Concede | Agree)),
    }


def _declarer(record: Record) -> int | None:
    state = record.replay()
    declarer: int | None = getattr(state, "declarer", getattr(getattr(state, "result", None), "declarer", None))
    return declarer


def _broken_off(record: Record) -> dict[str, int]:
    """What stood when a game was broken off; without declarer it is worth nothing."""
    state, declarer = record.replay(), _declarer(record)
    if declarer is None:
        return {"declarer": -1} | dict.fromkeys(("value", "won", "overbid", *_NUMBERS.values()), 0)
    tricks = getattr(state, "tricks", (0, 0, 0))
    aside = getattr(state, "aside", Cards(record.deal.rest))
    taken = getattr(state, "points", (0, 0, 0))
    points = taken[declarer] + score.card_points(aside)
    return {"declarer": _position(declarer, record), "tricks": tricks[declarer], "points": points}


# Reading moves


class _Reader:
    """Plays the moves of one game, and keeps what it finds."""

    def __init__(self, pairs: Sequence[tuple[str, str]]) -> None:
        if not pairs or pairs[0][0] != "w":
            raise RecordError("MV: it begins with 'w' and the cards", message("fault-entry", name="MV"))
        self.deal = _read_deal(pairs[0][1])
        self.state: State = _SKAT.start(_SKAT.presets["isko"], self.deal)
        self.moves: list[Move] = []
        self.shown: list[tuple[int, int]] = []
        self.forfeit: Forfeit | None = None
        self.unfinished = ""
        self.took = self.asked = False
        self.due = 1  # the number that the next of our actions has
        last_card = max((number for number, (_, what) in enumerate(pairs, start=1) if _is_card(what)), default=0)
        for number, (who, what) in enumerate(pairs[1:], start=2):
            pair = f"{who} {what}"[:60]
            place = f"MV: pair {number} of who and what, '{pair}'"
            try:
                self.read(who, what, cards_follow=number < last_card)
            except RecordError as error:
                raise error.at(place) from None
            except ValueError as error:
                fault = message("fault-pair", n=self.due, text=pair)
                raise RecordError(f"{place}, at action {self.due}: {error}", fault) from None
        self.close()

    def do(self, action: Action, seat: int) -> None:
        """Plays an action of a seat; one that breaks a rule is told by its number among our actions."""
        self.state = applied(self.state, self.due, Move(seat, action))
        self.due += 1
        aside = isinstance(action, Claim | Concede | Agree)
        self.moves.append(Move(seat if aside else None, action))

    def read(self, who: str, what: str, cards_follow: bool) -> None:
        """Plays one pair."""
        if who == "w":
            self.world(what)
            return
        if self.asked or self.forfeit is not None:
            raise NotationError("the server shows the skat first" if self.asked else "the game was broken off")
        if who not in ("0", "1", "2"):
            raise NotationError("who is w, 0, 1 or 2")
        seat = int(who)
        if self.unfinished:  # the newer form: contract first, then the discard
            contract, self.unfinished = self.unfinished, ""
            self.contract(seat, f"{contract}.{what}")
        elif what in ("y", "p"):
            self.do(Hold() if what == "y" else Pass(), seat)
        elif what.isascii() and what.isdigit():
            self.do(Bid(int(what)), seat)
        elif what == "s":
            self.took = self.asked = True
            self.do(Take(), seat)
        elif what == "SC":
            if not hasattr(self.state, "trick"):
                raise NotationError("cards are shown in play only")
            self.shown.append((len(self.moves), seat))
        elif what == "RE":
            self.resign(seat, cards_follow)
        elif _is_card(what):
            self.do(Play(Card(what)), seat)
        elif isinstance(self.state, Discarding) and seat == self.state.to_act and "." not in what:
            base, flags, _ = _letters(what)
            self.due += 1  # the announcement comes behind the discard
            _announce(base, flags)
            self.due -= 1
            self.unfinished = what
        else:
            self.contract(seat, what)

    def world(self, what: str) -> None:
        """What the server says: the skat, or who ran out of time or left."""
        head, _, tail = what.partition(".")
        if head in _CAUSES and tail in ("0", "1", "2"):
            if self.state.to_act is not None and self.forfeit is None:
                self.forfeit = Forfeit(int(tail), "timeout" if head == "TI" else "left")
        elif not self.asked or _cards(what.split(".")) != Cards(self.deal.rest):
            raise NotationError(f"who took the skat is shown {Cards(self.deal.rest)}, once")
        self.asked = False

    def contract(self, seat: int, what: str) -> None:
        """A contract with its flags, discards and, in an ouvert game, the ten open cards."""
        base, flags, tail = _letters(what)
        cards = tail.split(".")[1:]
        if self.took:
            self.do(Discard(_cards(cards[:2])), seat)
            cards = cards[2:]
        announce = _announce(base, flags)
        if cards and _cards(cards) != self.state.hands[seat]:
            raise NotationError(f"the open hand is {self.state.hands[seat]}")
        self.do(announce, seat)

    def resign(self, seat: int, cards_follow: bool) -> None:
        """SK 5.5: the deal ends when both defenders resign; the declarer's word counts when nothing follows it."""
        declarer = getattr(self.state, "declarer", None)
        if seat != declarer or not cards_follow:
            self.do(Concede(), seat)

    def close(self) -> None:
        """The consent to a late concession, and a claim that ended the deal, stand for the server's own end."""
        if self.state.to_act is None or self.forfeit is not None:
            return
        declarer = getattr(self.state, "declarer", None)
        if declarer is not None and declarer in getattr(self.state, "conceded", ()):
            self.do(Agree(), (declarer + 1) % 3)
        elif self.shown:
            seat = self.shown[-1][1]
            try:
                self.do(Claim(), seat)
            except RecordError as error:
                if error.illegal is None:
                    raise
                text = f"MV: it ends with a claim of {seat} that does not hold (SK 5.5)"
                raise RecordError(text, message("fault-claim", rule="SK 5.5")) from None
        else:
            raise RecordError("MV: the moves end before the deal is over", message("fault-short"))


def _read_deal(text: str) -> Deal:
    names = text.split(".")
    if "??" in names:
        what = "MV: some cards are unknown (??), so the deal cannot be replayed"
        raise RecordError(what, message("fault-hidden"))
    if len(names) != 32:
        raise RecordError(f"MV: {len(names)} cards are dealt, not 32", message("fault-deal"))
    try:
        hands = tuple(_cards(names[start : start + 10]) for start in (0, 10, 20))
        deal = Deal(dealer=2, hands=hands, rest=tuple(map(Card, names[30:])))
        _SKAT.start(_SKAT.presets["isko"], deal)
    except (NotationError, SetupError) as error:
        raise RecordError(f"MV: {error}", message("fault-deal")) from None
    return deal


def _letters(what: str) -> tuple[str, str, str]:
    """The letter of a contract, its flags, and the cards behind them."""
    match = _CONTRACT.fullmatch(what)
    if match is None:
        raise NotationError("no move: a bid, y, p, s, a contract, a card, SC or RE")
    return match[1], match[2], match[3]


def _announce(base: str, flags: str) -> Announce:
    """The server's flags: O ouvert, H Hand, S Schneider, Z Schwarz; of those that imply others, the highest."""
    if base == "N" and "S" not in flags and "Z" not in flags:
        return Announce("null", tuple(name for flag, name in (("H", "hand"), ("O", "ouvert")) if flag in flags))
    if base == "N" or (("S" in flags or "Z" in flags) and not ("H" in flags or "O" in flags)):
        raise NotationError("S and Z go with H in suit and Grand")
    for flag, name in (("O", "ouvert"), ("Z", "schwarz"), ("S", "schneider")):
        if flag in flags:
            return Announce(_CONTRACTS[base], ("hand", name))
    return Announce(_CONTRACTS[base], ("hand",) if "H" in flags else ())


def _cards(names: Sequence[str]) -> Cards:
    return Cards(" ".join(names))


def _is_card(text: str) -> bool:
    return re.fullmatch("[CSHD][AKQJT987]", text) is not None


# Writing


def write_game(game: IssGame) -> str:
    """The line of a game; raises `RecordError` where the server has no words for it (Ramsch, Kontra)."""
    record = game.record
    if record.game != "skat":
        raise RecordError(f"the server plays Skat, not {record.game}", message("fault-unwritten"))
    result = _write_result(game)
    players = {f"P{seat}": record.players[_seat(seat, record)] for seat in range(3) if record.players}
    tags = {"GM": "Skat"} | game.tags | players
    escaped = {name: re.sub(r"([\]\\])", r"\\\1", value) for name, value in tags.items()}
    head = "".join(f"{name}[{escaped[name]}]" for name in sorted(tags, key=_place))
    moves = " ".join(f"{who} {what}" for who, what in _moves(game))
    return f"(;{head}MV[{moves} ]R[{result}] ;)"


def _place(tag: str) -> int:
    """The server's order of tags; unknown ones come last."""
    order = ("GM", "PC", "CO", "SE", "ID", "DT", "P0", "P1", "P2", "R0", "R1", "R2")
    return order.index(tag) if tag in order else len(order)


def _seat(position: int, record: Record) -> int:
    """Our seat of the server's player: forehand sits at the dealer's left."""
    return (record.deal.dealer + 1 + position) % 3


def _position(seat: int, record: Record) -> int:
    return (seat - record.deal.dealer - 1) % 3


def _moves(game: IssGame) -> Iterator[tuple[str, str]]:
    record = game.record
    hands = [card for position in range(3) for card in record.deal.hands[_seat(position, record)]]
    yield "w", ".".join(map(str, [*hands, *record.deal.rest]))
    discard = ""
    states = record.states()
    for number, (state, move) in enumerate(zip(states, record.moves, strict=False)):
        for before, seat in game.shown:
            if before == number:
                yield str(_position(seat, record)), "SC"
        actor = state.to_act if move.seat is None else move.seat
        assert actor is not None
        who, action = str(_position(actor, record)), move.action
        if isinstance(action, Discard):
            discard = "".join(f".{card}" for card in action.cards)
        elif isinstance(action, Announce):
            yield who, _written(action) + discard
        elif isinstance(action, Take):
            yield who, "s"
            yield "w", ".".join(map(str, record.deal.rest))
        elif isinstance(action, Claim):
            if not game.shown or game.shown[-1][1] != actor:
                yield who, "SC"
        elif not isinstance(action, Agree):
            yield who, _word(action)
    for before, seat in game.shown:
        if before >= len(record.moves):
            yield str(_position(seat, record)), "SC"
    if game.unfinished:
        yield str(_position(getattr(record.replay(), "declarer", 0), record)), game.unfinished
    if record.forfeit is not None:
        cause = "TI" if record.forfeit.cause == "timeout" else "LE"
        yield "w", f"{cause}.{_position(record.forfeit.seat, record)}"


def _word(action: Action) -> str:
    match action:
        case Play(card):
            return str(card)
        case Bid(value):
            return str(value)
        case Hold():
            return "y"
        case Pass():
            return "p"
        case Concede():
            return "RE"
    raise RecordError(f"the server has no word for '{action}'", message("fault-unwritten"))


def _written(contract: Announce) -> str:
    """The server's letters: base, then O H S Z; Z is written with S, and O in suit and Grand alone."""
    base = next(letter for letter, name in _CONTRACTS.items() if name == contract.contract)
    flags = contract.flags
    if base != "N" and "ouvert" in flags:
        return base + "O"
    return (
        base
        + "O" * ("ouvert" in flags)
        + "H" * ("hand" in flags)
        + "S" * ("schneider" in flags or "schwarz" in flags)
        + "Z" * ("schwarz" in flags)
    )


def _write_result(game: IssGame) -> str:
    record = game.record
    result = getattr(record.replay(), "result", None)
    if isinstance(result, score.PassedResult):
        return "passed"
    found: dict[str, Any] = record.result
    if isinstance(result, score.SkatResult):
        found = {name: getattr(result, name) for name in result.__struct_fields__}
        found["declarer"] = _position(result.declarer, record)
    elif record.forfeit is not None and not found:
        found = _broken_off(record)
    if "value" not in found:
        raise RecordError("the server has no result for this deal", message("fault-unwritten"))
    numbers = {key: int(found.get(name, 0)) for key, name in _NUMBERS.items()}
    outcome = "penalty" if found["declarer"] < 0 else "win" if found.get("won") else "loss"
    fields = [f"d:{found['declarer']} {outcome} v:{found['value']} m:{numbers['m']}"]
    fields.append("overbid" if found.get("overbid") else "bidok")
    fields += [f"{key}:{numbers[key]}" for key in "ptsz"]
    fields += [f"{name}:{value}" for name, value in (game.ending or _ending(record)).items()]
    return " ".join(fields)


_NUMBERS: Final = {"m": "matadors", "p": "points", "t": "tricks", "s": "schneider", "z": "schwarz"}
