"""Rule pages and the gallery: complete, the same in every language, and what refusals point to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import vorhand
from vorhand.games import GAMES
from vorhand.options import Options, fields
from vorhand.pages import Section, anchor, marked, rule, rules, traditions
from vorhand.pages.render import GERMAN
from vorhand.pages.source import CARD, PAGES, parser, source, tokens
from vorhand.words import LANGUAGES, STYLES

ROOT = Path(__file__).parents[1]
RULEBOOKS = ROOT.parent / "shared" / "rules"
ADDRESSES = (Path(__file__).parent / "data" / "rule-addresses.txt").read_text().splitlines()
ADDRESS = r"(?:G \d+|(?:LS|KA|SN|SK) \d+\.\d+)"
SHEETS = [(page, lang) for page in PAGES.values() for lang in LANGUAGES]
OPTIONS = [(game, lang) for game in GAMES for lang in LANGUAGES]
SECTIONS = {"table", "players", "pack", "goal", "setup", "play", "scoring", "winning", "variants", "tips", "glossary"}


def html(page: str, lang: str) -> str:
    """A whole page as it reaches a browser."""
    read = rules(page, lang)
    return read.lead + "".join(section.html for section in read.sections)


def section(page: str, lang: str, name: str) -> Section:
    """One section of a page."""
    return next(section for section in rules(page, lang).sections if section.id == name)


def ids(text: str) -> list[str]:
    """Every id in a piece of HTML."""
    return re.findall(r'\bid="([^"]*)"', text)


# Addresses


@pytest.mark.parametrize(("page", "lang"), SHEETS)
def test_every_rule_stands_once_on_its_page(page: str, lang: str) -> None:
    """Each numbered rule of a rulebook is stated exactly once, in every language."""
    wanted = [anchor(address) for address in ADDRESSES if PAGES[address.split()[0]] == page]
    assert Counter(ids(html(page, lang))) == Counter(wanted)


def test_the_list_of_addresses_is_that_of_the_rulebooks() -> None:
    """The list beside the tests holds every address of the rulebooks, and no other."""
    if not RULEBOOKS.is_dir():
        pytest.skip("the rulebooks are not beside this copy; the list in tests/data stands for them")
    texts = [path.read_text("utf-8") for path in RULEBOOKS.glob("*.md")]
    assert sorted(ADDRESSES) == sorted(
        found for text in texts for found in re.findall(rf"^- ({ADDRESS}) ", text, re.MULTILINE)
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_address_in_the_code_has_a_text(lang: str) -> None:
    """Whatever rule a refusal, an option or an error names can be shown to the player."""
    texts = [path.read_text("utf-8") for path in (Path(vorhand.__file__).parent / "games").rglob("*.py")]
    texts.append((Path(vorhand.__file__).parent / "game.py").read_text("utf-8"))
    named = {found for text in texts for found in re.findall(rf'["(]({ADDRESS})[")]', text)}
    named |= {meta for game in GAMES.values() for meta in sources(game.options)}
    assert len(named) > 40
    for address in named:
        text = rule(address, lang)
        assert len(text) > 20, address
        assert not re.search(r"[{}<>*`]|\[\[", text), address


def sources(options: type[Options]) -> Iterator[str]:
    """The rules that the options of a game come from."""
    for kind in fields(options).values():
        yield kind.__metadata__[0].extra["rule"]


def test_a_link_to_a_rule_shows_its_address() -> None:
    """The paragraph has the id, and ends with a small link to itself."""
    assert anchor("LS 3.2") == "LS-3.2"
    text = html("letzter-stich", "en")
    assert '<li id="LS-3.2">' in text
    assert ' <a class="address" href="#LS-3.2">LS 3.2</a></li>' in text


def test_unknown_rules_and_pages_are_refused() -> None:
    """What does not exist is a `LookupError`."""
    for address in ("LS 9.9", "XX 1.1", ""):
        with pytest.raises(LookupError):
            rule(address, "en")
    for page, lang in (("whist", "en"), ("skat", "fr")):
        with pytest.raises(LookupError):
            rules(page, lang)


# Sections, options, examples


@pytest.mark.parametrize("page", PAGES.values())
def test_the_sections_are_the_same_in_every_language(page: str) -> None:
    """Ids, their order, and the numbers of items and tables do not depend on the language."""
    shapes = []
    for lang in LANGUAGES:
        read = rules(page, lang)
        assert read.lead.startswith("<p>")
        assert all(part.heading and part.html.strip() for part in read.sections)
        counts = [
            (part.id, [part.html.count(tag) for tag in ("<h3>", "<table>", "<tr>")])
            for part in read.sections
            if part.id != "glossary"
        ]
        shapes.append((counts, [part.html.count("<li") for part in read.sections if part.id != "glossary"]))
    assert all(shape == shapes[0] for shape in shapes)
    if page in GAMES:
        assert {part.id for part in rules(page, "en").sections} >= SECTIONS


def settings(options: type[Options], default: Any) -> Iterator[str]:
    """Every value of every option as it is typed; of a range the default and its ends."""
    for name, kind in fields(options).items():
        bare, meta = kind.__origin__, kind.__metadata__[0]
        if bare is bool:
            yield from (f"{name}=on", f"{name}=off")
        elif bare is int:
            yield from (f"{name}={getattr(default, name)}", str(meta.ge), str(meta.le))
        else:
            yield from (f"{name}={value}" for value in get_args(bare))


@pytest.mark.parametrize(("game", "lang"), OPTIONS)
def test_every_option_and_value_is_explained(game: str, lang: str) -> None:
    """The variants name each option, each of its values and each preset."""
    text = section(game, lang, "variants").html
    presets = GAMES[game].presets
    wanted = [*settings(GAMES[game].options, next(iter(presets.values()))), *(f"preset={name}" for name in presets)]
    assert [setting for setting in wanted if not re.search(rf"(?<![\w=-]){re.escape(setting)}(?![\w-])", text)] == []


@pytest.mark.parametrize(("game", "lang"), OPTIONS)
def test_no_page_names_a_setting_that_does_not_exist(game: str, lang: str) -> None:
    """What stands in code type is a setting that the program takes, or the name of an option."""
    known = fields(GAMES[game].options)
    values = {name: set(settings(GAMES[game].options, GAMES[game].options())) for name in known}
    for code in re.findall(r"<code>([^<]*)</code>", html(game, lang)):
        name, equals, value = code.partition("=")
        if name == "preset":
            assert value in GAMES[game].presets
        elif not equals:
            assert name in known or any(code == setting.partition("=")[2] for setting in values["trump"]), code
        elif known[name].__origin__ is not int:
            assert code in values[name], code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_worked_example(lang: str) -> None:
    """The scoring sections reckon something through, with cards or with a table."""
    for game in GAMES:
        text = section(game, lang, "scoring").html
        assert "<p><strong>" in text
        assert "data-card" in text
    assert "× 10 = 40</em>" in " ".join(section("skat", lang, "scoring").html.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_of_the_kaiser_page_adds_up(lang: str) -> None:
    """The points of both sides are 10 in every row, and the last column is the sum of what was written."""
    rows = re.findall(r"<tr>\n((?:<td>.*</td>\n)+)</tr>", section("kaiser", lang, "scoring").html)
    totals = [0, 0]
    for row in rows:
        _, we, they, *written, score = (cell.replace("−", "-") for cell in re.findall(r"<td>(.*)</td>", row))
        assert int(we.split(" = ")[1]) + int(they.split(" = ")[1]) == 10
        totals = [total + int(points) for total, points in zip(totals, written, strict=True)]
        assert score == f"{totals[0]} : {totals[1]}"
    assert len(rows) == 3


# Cards, languages, safety


@pytest.mark.parametrize(("page", "lang"), SHEETS)
def test_cards_are_cards_of_the_game(page: str, lang: str) -> None:
    """Every inline card parses and is of the pack; nothing in double brackets is left over."""
    found = CARD.findall(source(page, lang))
    packs = {"letzter-stich": "AKQJT987", "kaiser": "AKQJT98753", "schnapsen": "AKQJT", "skat": "AKQJT987"}
    assert all(name[1:] in packs[page] for name in found)
    text = html(page, lang)
    assert "[[" not in text
    assert re.findall(r'data-(?:card|suit)="(\w+)"', text) == found


def test_a_card_shows_its_pack_and_says_its_name() -> None:
    """A card is a span with its notation, its face and its full name, in the pack of the game or another."""
    said = '<span class="card" data-card="CJ" role="img" aria-label="{}">{}</span>'
    assert said.format("Unter of Acorns", "♣U") in html("skat", "en")
    assert '<span class="suit" data-suit="D" role="img" aria-label="Schellen">♦</span>' in html("skat", "de")
    french = "".join(part.html for part in rules("skat", "pt", "french").sections)
    assert said.format("Valete de Paus", "♣J") in french


@pytest.mark.parametrize(("page", "lang"), SHEETS)
def test_pages_hold_no_html_of_their_own(page: str, lang: str) -> None:
    """The sources are Markdown only; every brace and star has been read."""
    assert not re.search(r"<[a-z/!]", source(page, lang))
    text = re.sub(r"<code>[^<]*</code>|<[^>]*>", "", html(page, lang))
    assert not re.search(r"[{}*_`]", text)
    assert "<ol" not in html(page, lang)


def test_html_in_a_source_stays_text() -> None:
    """Markup that slips into a page is shown, never obeyed."""
    assert "<script" not in parser().render("<script>alert(1)</script> <b>x</b>")
    assert marked("<b>Ober</b>", "en") == '&lt;b&gt;<span lang="de">Ober</span>&lt;/b&gt;'


@pytest.mark.parametrize(("page", "lang"), SHEETS)
def test_german_words_are_marked_in_other_languages(page: str, lang: str) -> None:
    """A German card word in an English, Portuguese or Spanish page says so to a screen reader; no German page does."""
    text = re.sub(r'aria-label="[^"]*"', "", html(page, lang))
    outside = re.sub(r'<span lang="de">[^<]*</span>|<code>[^<]*</code>', "", text)
    if lang == "de":
        assert 'lang="de"' not in text
    else:
        assert GERMAN.findall(outside) == []
        assert page not in ("skat", "schnapsen") or text.count('<span lang="de">König</span>') > 2


def test_every_paragraph_carries_one_address_at_most() -> None:
    """So that the text shown for a rule is that rule's."""
    for page, lang in SHEETS:
        for token in tokens(page, lang):
            assert sum(child.type == "address" for child in token.children or ()) <= 1


# The gallery


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_is_the_same_in_every_language(lang: str) -> None:
    """Packs, their order, cards and games agree; the words are the language's own."""
    found = traditions(lang)
    assert [(t.id, t.place, t.cards, t.style, t.games) for t in found] == [
        (t.id, t.place, t.cards, t.style, t.games) for t in traditions("en")
    ]
    assert all(len(tradition.history) > 80 and len(tradition.what) > 60 for tradition in found)
    assert lang == "en" or {t.history for t in found}.isdisjoint(t.history for t in traditions("en"))


def test_the_gallery_shows_a_pack_for_every_game() -> None:
    """Every game is played with some pack of the gallery, every pack with a game, in a style that exists."""
    found = traditions("en")
    assert {game for tradition in found for game in tradition.games} == set(GAMES)
    assert all(tradition.games and tradition.style in STYLES for tradition in found)
    assert len({tradition.id for tradition in found}) == len(found) >= 5
