"""The catalogues: complete, alike in all four languages, and in step with the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import vorhand
from vorhand import words as words_module
from vorhand.action import ACTIONS, CONTRACTS, FLAGS, Announce, Bid, Give, Play, parse_action
from vorhand.cards import RANKS, Card, Cards, Suit
from vorhand.game import IllegalAction, Message, State, View, message, result_of
from vorhand.games import GAMES
from vorhand.options import fields
from vorhand.players.heuristic import advise
from vorhand.showing.facts import facts
from vorhand.words import LANGUAGES, STYLES, MissingWords, Words, catalogues

PRESETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets]


# The catalogues


class Variables(Visitor):
    """The variables that a pattern mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@lru_cache
def variables(lang: str) -> dict[str, frozenset[str]]:
    """The variables of every message of a language, by its key."""
    found: dict[str, frozenset[str]] = {}
    for text in catalogues(lang).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message):
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = frozenset(visitor.names)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_parse_without_junk(lang: str) -> None:
    """Every entry of every catalogue is a message or a comment, and no key is there twice."""
    keys = []
    for name, text in catalogues(lang).items():
        body = FluentParser().parse(text).body
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == [], name
        keys += [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_files_keys_and_variables_of_english(lang: str) -> None:
    """A message has the same file, key and variables in all four languages."""
    assert list(catalogues(lang)) == list(catalogues("en"))
    assert variables(lang).keys() == variables("en").keys()
    assert [key for key, names in variables(lang).items() if names != variables("en")[key]] == []


@pytest.mark.parametrize(
    ("lang", "form"), [("en", "of 100"), ("de", "von 100"), ("es", "de cada 100"), ("pt", "de cada 100")]
)
def test_a_share_of_a_hundred_is_said_in_one_way(lang: str, form: str) -> None:
    """Wherever a figure is out of a hundred, the catalogue says so in the same words."""
    said = [line for text in catalogues(lang).values() for line in text.splitlines() if re.search(r"\b100\b", line)]
    assert len(said) > 10
    assert [line for line in said if len(re.findall(r"\b100\b", line)) != len(re.findall(rf"}} {form}\b", line))] == []


def test_spanish_says_tu() -> None:
    """No message takes the person for a usted."""
    formal = (
        r"\b(usted|ofrezca|acepte|juegue|salga|saque|ponga|asista|descarte|quédese|deshágase|déjelo|busque|tome|"
        r"llévese|guarde|tire|eche|anuncie|pida|mantenga|evite|cambie|elija|apueste|retenga)\b"
    )
    text = "\n".join(catalogues("es").values())
    assert re.findall(formal, text.lower()) == []


def test_there_are_words_for_the_vocabulary() -> None:
    """Every game, option, verb, contract, flag, suit and rank has its messages."""
    ranks = {Words(style=style).ranks for style in STYLES}
    wanted = {f"game-{game}" for game in GAMES} | {f"game-{game}-goal" for game in GAMES}
    wanted |= {f"option-{game}-{name}" for game in GAMES for name in fields(GAMES[game].options)}
    wanted |= {f"action-{verb}" for verb in ACTIONS} | {"action-give-hidden", "action-discard-hidden"}
    wanted |= {f"contract-{name}" for name in CONTRACTS if name not in {suit.word for suit in Suit}}
    wanted |= {f"flag-{flag}" for flag in FLAGS} | {f"rest-{game}" for game in GAMES}
    wanted |= {f"suit-{style}-{suit.word}" for style in ("french", "german") for suit in Suit}
    wanted |= {f"rank-{rank}" for rank in RANKS.values() if rank < 10}
    wanted |= {f"rank-{style}-{rank}" for style in ranks for rank in range(10, 15)}
    wanted |= {f"mark-{style}-{rank}" for style in ranks for rank in range(11, 15)}
    assert sorted(wanted - variables("en").keys()) == []


# The code


class Call(NamedTuple):
    """A message that the code builds: where, which keys it may have, the names of its arguments."""

    place: str
    keys: re.Pattern[str]
    names: frozenset[str] | None


@lru_cache
def modules() -> dict[str, ast.Module]:
    """Every module of the package, by its path in it."""
    root = Path(vorhand.__file__).parent
    return {str(path.relative_to(root)): ast.parse(path.read_text("utf-8")) for path in sorted(root.rglob("*.py"))}


def pattern(node: ast.expr, scope: ast.AST) -> str:
    """A regular expression for the texts that an expression may give."""
    match node:
        case ast.Constant(value=str() as text):
            return re.escape(text)
        case ast.IfExp():
            return f"(?:{pattern(node.body, scope)}|{pattern(node.orelse, scope)})"
        case ast.JoinedStr():
            return "".join(pattern(part, scope) for part in node.values)
        case ast.FormattedValue():
            return pattern(node.value, scope)
        case ast.Subscript(value=ast.Tuple(elts=elements)):
            return f"(?:{'|'.join(pattern(element, scope) for element in elements)})"
        case ast.Name():
            values = [
                step.value
                for step in ast.walk(scope)
                if isinstance(step, ast.Assign)
                and any(isinstance(target, ast.Name) and target.id == node.id for target in step.targets)
            ]
            if values:
                return f"(?:{'|'.join(pattern(value, ast.Module([], [])) for value in values)})"
    return r"[a-z0-9_-]+"


def calls() -> Iterator[Call]:
    """Every call of `message` in the package but that in its own definition."""
    for path, module in modules().items():
        scopes = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
        inner = {id(node): scope for scope in scopes for node in ast.walk(scope)}  # the innermost comes last
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message":
                names = [keyword.arg for keyword in node.keywords]
                yield Call(
                    f"{path}:{node.lineno}",
                    re.compile(pattern(node.args[0], inner.get(id(node), module))),
                    None if None in names else frozenset(filter(None, names)),
                )


CALLS = list(calls())


def test_every_message_of_the_code_is_in_the_catalogues() -> None:
    """A key that the code builds is there, and takes just the arguments that the code gives."""
    assert len(CALLS) > 100
    faults = []
    for call in CALLS:
        keys = {key: names for key, names in variables("en").items() if call.keys.fullmatch(key)}
        if not keys:
            faults.append(f"{call.place}: no message {call.keys.pattern}")
        elif call.names is not None and call.names not in keys.values():
            faults.append(f"{call.place}: {call.keys.pattern} is given {sorted(call.names)}, takes {keys}")
    assert faults == []


def test_no_message_is_left_over() -> None:
    """Every key of the catalogues is built somewhere in the code."""
    texts, patterns = set(), [call.keys for call in CALLS]
    for module in modules().values():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                patterns.append(re.compile(pattern(node, module)))
    left = [key for key in variables("en") if key not in texts and not any(p.fullmatch(key) for p in patterns)]
    assert left == []


# Saying


def deal(game: str, preset: str, seed: int) -> Iterator[State]:
    """The states of one deal between random players."""
    random = Random(seed)
    state = GAMES[game].match(GAMES[game].presets[preset], random).deal(random)
    while state.to_act is not None:
        yield state
        state = state.apply(random.choice(state.actions()))
    yield state


def sentences(state: State) -> Iterator[Message]:
    """What a table may say at this moment: facts, actions, a hint, refusals, the reckoning."""
    if state.to_act is None:
        yield from result_of(state).reckoning()
        return
    view = state.view(state.to_act)
    yield from facts(view)
    yield message("screen-hint", action=view.actions[0])
    yield advise(view).reason
    yield from refusals(state, view)


def refusals(state: State, view: View) -> Iterator[Message]:
    """The reasons why actions of every kind are refused."""
    texts = ["bid 10", "bid 500", "bid 12nt", "pass", "hold", "take", "exchange", "close", "kontra", "re", "agree"]
    texts += ["play D7", "marry HK", "announce null", "announce hearts low", "discard C7", "give C7"]
    for action in (*map(parse_action, texts), *map(Play, view.hand)):
        try:
            state.apply(action)
        except IllegalAction as refused:
            yield refused.reason


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_table_can_say_everything_in_every_language(game: str, preset: str) -> None:
    """What comes up in random deals is said in every language without a gap."""
    said = {words: Words(words, strict=True) for words in LANGUAGES}
    for seed in range(4):
        for state in deal(game, preset, seed):
            for sentence in sentences(state):
                for words in said.values():
                    assert words(sentence).strip()


def test_arguments_are_rendered_by_their_names() -> None:
    """Cards, suits, seats, contracts and actions become words, numbers stay numbers."""
    words = Words("en", "german", ("Ann", "you"), strict=True)
    assert words(message("refuse-not-held", card=Card("CJ"))) == "You do not hold ♣U."
    assert words(message("refuse-follow", suit=Suit.CLUBS)) == "Follow suit: Acorns."
    assert words(message("fact-dealer", seat=1)) == "Dealer: you"
    assert words(message("fact-dealer", seat=2)) == "Dealer: seat 2"
    assert words(message("fact-side-points", side=(0, 1), points=-3)) == "This deal: Ann and you -3"
    assert words(message("fact-contract", contract="grand")) == "Contract: Grand"
    announced = Announce("diamonds", ("hand", "schneider"))
    assert words(message("fact-contract", contract=announced)) == "Contract: Bells, Hand, Schneider announced"
    assert words(message("screen-hint", action=Bid(7, no_trump=True))) == "Hint: bid 7 at no-trump."
    assert words(message("fact-given", cards=Cards("CA H7"))) == "Passed on: ♣A ♥7"


def test_hidden_cards_are_not_said() -> None:
    """Cards laid away by somebody else are an action without cards."""
    words = Words("en", strict=True)
    assert words.action(Give(Cards("CA C7"))) == "pass on ♣A ♣7"
    assert words.action(Give(Cards("CA C7")).hidden()) == "pass cards on"


@pytest.mark.parametrize(
    ("lang", "style", "card", "short", "name"),
    [
        ("en", "french", "HK", "♥K", "King of Hearts"),
        ("de", "french", "HJ", "♥B", "Herz-Bube"),
        ("de", "german", "SA", "♠A", "Laub-Daus"),
        ("pt", "french", "DA", "♦A", "Ás de Ouros"),
        ("pt", "german", "CJ", "♣U", "Unter de Bolotas"),
        ("es", "german", "DT", "♦10", "Diez de Cascabeles"),
        ("de", "schnapsen", "CT", "♣10", "Kreuz-Zehner"),
        ("en", "schnapsen", "SQ", "♠D", "Dame of Spades"),
        ("en", "austrian", "SQ", "♠D", "Dame of Leaves"),
        ("en", "french", "S3", "♠3", "Three of Spades"),
    ],
)
def test_a_card_has_a_short_text_and_a_name(lang: str, style: str, card: str, short: str, name: str) -> None:
    """A card is shown by symbol and mark, and called by its full name, in the style of the pack."""
    words = Words(lang, style, strict=True)
    assert (words.card(Card(card)), words.name(Card(card))) == (short, name)


def test_cards_can_be_told_apart_without_symbols() -> None:
    """Where suits cannot be printed their letters stand for them."""
    assert Words("en", symbols=False).card(Card("HK")) == "HK"


def test_strict_words_raise_on_gaps() -> None:
    """A missing key and a missing variable raise where it is strict."""
    words = Words("es", strict=True)
    with pytest.raises(MissingWords, match="no message 'no-such-key'"):
        words(message("no-such-key"))
    with pytest.raises(MissingWords, match="refuse-not-held"):
        words(message("refuse-not-held"))


def test_english_stands_in_for_a_missing_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is not strict a missing key is said in English, and one that is missing there is shown itself."""
    whole = words_module.bundle
    monkeypatch.setattr(words_module, "bundle", lambda lang: FluentBundle([lang]) if lang == "de" else whole(lang))
    assert Words("de")(message("refuse-turn")) == "It is not your turn."
    assert Words("de")(message("no-such-key")) == "no-such-key"


def test_unknown_languages_and_styles_are_refused() -> None:
    """A language or a pack that does not exist is refused with those that do."""
    with pytest.raises(ValueError, match="'fr' is not one of en de es pt"):
        Words("fr")
    with pytest.raises(ValueError, match="'tarot' is not one of french german schnapsen"):
        Words("en", "tarot")
