"""The pages that the server makes itself: whole, alike in every language, and nothing from elsewhere."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import urljoin, urlsplit
from xml.etree.ElementTree import Element

import html5lib
import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from vorhand.cards import Card
from vorhand.games import GAMES
from vorhand.pages import anchor, rule, traditions
from vorhand.pages.source import PAGES
from vorhand.room.app import make_app
from vorhand.room.node import Settings
from vorhand.room.policy import POLICY
from vorhand.room.site import read_client
from vorhand.words import LANGUAGES

ADDRESSES = (Path(__file__).parents[1] / "data" / "rule-addresses.txt").read_text().splitlines()
READER = {"accept": "text/html,*/*;q=0.8"}
PATHS = [
    "/rules",
    *(f"/rules/{page}" for page in PAGES.values()),
    "/gallery",
    *(f"/gallery/{tradition.id}" for tradition in traditions("en")),
]
SHELLS = [
    "/",
    "/tables",
    "/new/skat",
    "/table/abc",
    "/records",
    "/import",
    "/statistics",
    "/daily",
    "/daily/skat",
    "/replay",
    "/replay/a/b",
    "/settings",
]
NONSENSE = [
    "/nonsense",
    "/sheet/abc",
    "/new/foo",
    "/daily/foo",
    "/fr/rules",
    "/en/rules/whist",
    "/en/gallery/tarot",
    "/de/rules/skat/no",
    "/assets/../app.py",
]
NEEDS_CLIENT = pytest.mark.skipif(not read_client().built, reason="the browser client has not been built")

Site = TestClient[Litestar]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The room over an empty database."""
    database = f"sqlite:///{tmp_path_factory.mktemp('site') / 'room.db'}"
    with TestClient(make_app(Settings(database=database, thinkers=1))) as client:
        yield client


@pytest.fixture
def site(room: Site) -> Site:
    """The room as somebody new sees it."""
    room.cookies.clear()
    return room


def fetch(site: Site, path: str, status: int = 200, **headers: str) -> httpx.Response:
    """The answer to a reader's browser."""
    answer = site.get(path, headers=READER | {name.replace("_", "-"): value for name, value in headers.items()})
    assert answer.status_code == status, path
    return answer


def parsed(text: str) -> Element:
    """A document; fails where it is not valid."""
    root: Element = html5lib.HTMLParser(namespaceHTMLElements=False, strict=True).parse(text)
    return root


def values(root: Element, *attributes: str) -> list[str]:
    """The values of these attributes, in the order of the page."""
    return [element.attrib[name] for element in root.iter() for name in attributes if name in element.attrib]


def text_of(element: Element | None) -> str:
    """What an element says."""
    assert element is not None
    return " ".join("".join(element.itertext()).split())


# Every page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_a_page_is_whole(site: Site, path: str, lang: str) -> None:
    """A page is valid, in its language, with one first heading, no level left out, every id once."""
    answer = fetch(site, f"/{lang}{path}")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-language"] == lang
    root = parsed(answer.text)
    assert root.attrib["lang"] == lang
    levels = [int(element.tag[1]) for element in root.iter() if re.fullmatch("h[1-6]", str(element.tag))]
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert [name for name, times in Counter(values(root, "id")).items() if times > 1] == []
    assert text_of(root.find("head/title")).endswith("Vorhand")
    assert not re.search(r"\b(site|ui)-\w", "".join(root.itertext()))
    assert {link.attrib["hreflang"]: link.attrib["href"] for link in root.iterfind("head/link[@hreflang]")} == {
        other: f"/{other}{path}" for other in LANGUAGES
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_a_page_needs_no_script_and_nothing_from_elsewhere(site: Site, path: str, lang: str) -> None:
    """Scripts and styles are files of this server, and no address leads to another."""
    answer = fetch(site, f"/{lang}{path}")
    assert answer.headers["content-security-policy"] == POLICY
    root = parsed(answer.text)
    assert all(text_of(script) == "" for script in root.iter("script"))
    assert list(root.iter("style")) == []
    names = {name for element in root.iter() for name in element.attrib}
    assert [name for name in names if name == "style" or name.startswith("on")] == []
    assert all(re.match(r"[/#](?!/)", address) for address in values(root, "href", "src"))


@NEEDS_CLIENT
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_link_and_picture_leads_somewhere(site: Site, lang: str) -> None:
    """Pages, places on pages, pictures, scripts and styles are all there."""
    pages: dict[str, set[str]] = {}
    for path in PATHS:
        root = parsed(fetch(site, f"/{lang}{path}").text)
        assert [image for image in root.iter("img") if "alt" not in image.attrib] == []
        for address in values(root, "href", "src"):
            target = urlsplit(urljoin(f"/{lang}{path}", address))
            if target.path not in pages:
                found = fetch(site, target.path)
                is_page = found.headers["content-type"].startswith("text/html")
                pages[target.path] = set(values(parsed(found.text), "id")) if is_page else set()
            assert not target.fragment or target.fragment in pages[target.path], address
    assert sum(path.startswith("/cards/") for path in pages) > 150


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_can_be_linked_and_asked_for(site: Site, lang: str) -> None:
    """Each address is an anchor of its page with a small link, and is told with its text for refusals."""
    for prefix, page in PAGES.items():
        root = parsed(fetch(site, f"/{lang}/rules/{page}").text)
        wanted = [address for address in ADDRESSES if address.startswith(f"{prefix} ")]
        links = [text_of(link) for link in root.iter("a") if link.attrib.get("class") == "address"]
        assert sorted(links) == sorted(wanted)
        assert set(values(root, "id")) >= {anchor(address) for address in wanted}
    for address in ("SK 6.2", "SK-6.2", "sk-6.2"):
        assert site.get(f"/{lang}/rule/{address}").json() == {
            "address": "SK 6.2",
            "text": rule("SK 6.2", lang),
            "page": f"/{lang}/rules/skat#SK-6.2",
        }


def test_the_rules_beside_a_table_speak_of_its_pack(site: Site) -> None:
    """Words and pictures are those of the pack that the table is shown with; there is no other pack."""
    usual = fetch(site, "/en/rules/schnapsen/part").text
    part = fetch(site, "/en/rules/schnapsen/part?pack=schnapsen").text
    assert "of Spades" in usual
    assert "of Leaves" in part
    assert "of Spades" not in part
    assert "/cards/schnapsen/" in part
    assert site.get("/en/rule/SK 6.1?pack=french").json()["text"] == rule("SK 6.1", "en", "french")
    for path in ("/en/rules/schnapsen/part?pack=tarot", "/en/rule/SK 6.1?pack=tarot"):
        assert site.get(path).status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAGES.values())
def test_the_part_is_the_page_without_head_and_foot(site: Site, name: str, lang: str) -> None:
    """What stands beside the table is just what the page shows."""
    whole = fetch(site, f"/{lang}/rules/{name}").text
    part = fetch(site, f"/{lang}/rules/{name}/part").text
    assert f'<main id="main" tabindex="-1">{part}</main>' in whole
    assert part.startswith('<article class="rules"')


def test_cards_in_the_text_are_pictures_with_names(site: Site) -> None:
    """A card is its suit's picture and its rank, and is called by its full name."""
    text = fetch(site, "/en/rules/skat").text
    picture = '<img src="/cards/prussian/C.svg" alt="" width="100" height="100">'
    assert f'<span class="card" role="img" aria-label="Unter of Acorns">{picture}U</span>' in text
    assert "data-card" not in text


def test_a_game_can_be_played_from_its_page(site: Site) -> None:
    """The page of a game leads to a new table, the page of the common rules to none."""
    for page in PAGES.values():
        links = values(parsed(fetch(site, f"/es/rules/{page}").text), "href")
        assert [link for link in links if link.startswith("/new/")] == [f"/new/{page}"] * (page in GAMES)


# The gallery


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tradition_shows_all_its_cards_small_and_large(site: Site, lang: str) -> None:
    """Every card of the pack is there twice with the same name, the large one where the small one leads."""
    for tradition in traditions(lang):
        root = parsed(fetch(site, f"/{lang}/gallery/{tradition.id}").text)
        small = [link for shelf in root.iter("ul") if shelf.attrib.get("class") == "shelf" for link in shelf.iter("a")]
        large = {figure.attrib["id"]: figure for figure in root.iter("figure")}
        assert len(small) == len(large) == tradition.cards
        for link in small:
            image = link.find("img")
            assert image is not None
            card = link.attrib["href"].removeprefix("#")
            assert Card(card)
            assert image.attrib["src"].endswith(f"/{card}.svg")
            assert text_of(large[card].find("figcaption")) == image.attrib["alt"] != ""


def test_cards_are_called_by_the_suits_they_show(site: Site) -> None:
    """Schnapsen's double German pack has a Dame of Acorns, not of Clubs."""
    assert 'alt="Dame of Acorns"' in fetch(site, "/en/gallery/schnapsen").text
    assert 'alt="Herz-Dame"' in fetch(site, "/de/gallery/french-skat").text


# The client


@NEEDS_CLIENT
@pytest.mark.parametrize("path", SHELLS)
def test_the_client_answers_its_addresses(site: Site, path: str) -> None:
    """They all get the same document, with the built script, and ways that need none."""
    root = parsed(fetch(site, path, accept_language="pt-BR,pt;q=0.9").text)
    assert root.attrib["lang"] == "pt"
    assert root.find("body/div[@id='app']") is not None
    sources = values(root, "src")
    assert [bool(re.fullmatch(r"/assets/app-[\w-]{8}\.js", source)) for source in sources] == [True]
    assert "/pt/gallery" in fetch(site, path, accept_language="pt").text


def test_a_client_that_was_not_built_says_so(site: Site, tmp_path: Path) -> None:
    """The page says what to do, and the rules are there all the same."""
    built = site.app.state.client
    site.app.state.client = read_client(tmp_path)
    try:
        root = parsed(fetch(site, "/", accept_language="en").text)
        assert "scripts/setup" in text_of(root.find("body/main"))
        assert values(root, "src") == []
        assert "SK-6.2" in values(parsed(fetch(site, "/en/rules/skat").text), "id")
    finally:
        site.app.state.client = built


def test_the_language_read_in_is_kept(site: Site) -> None:
    """A page in another language than the browser's leaves a cookie, and the client starts in that language."""
    answer = fetch(site, "/es/rules", accept_language="de")
    assert answer.cookies["lang"] == "es"
    assert parsed(fetch(site, "/", accept_language="de").text).attrib["lang"] == "es"
    site.cookies.clear()
    assert "set-cookie" not in fetch(site, "/es/rules", accept_language="es").headers
    assert parsed(fetch(site, "/", accept_language="de").text).attrib["lang"] == "de"


# Files and what is not there


@NEEDS_CLIENT
def test_files_are_typed_tagged_and_packed(site: Site) -> None:
    """Hashed names are kept for good, pictures for an hour, pages asked for again; who has a file is told so."""
    sheet = parsed(fetch(site, "/en/rules").text).find("head/link[@rel='stylesheet']")
    assert sheet is not None
    for path, kind, fresh in (
        (sheet.attrib["href"], "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/cards/prussian/CJ.svg", "image/svg+xml", "public, max-age=3600"),
        ("/en/rules", "text/html; charset=utf-8", "no-cache"),
    ):
        plain = fetch(site, path, accept_encoding="identity")
        packed = fetch(site, path, accept_encoding="gzip")
        assert plain.headers["content-type"] == kind
        assert plain.headers["cache-control"] == fresh
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        assert packed.headers["etag"] != plain.headers["etag"]
        for answer, encoding in ((plain, "identity"), (packed, "gzip")):
            again = fetch(site, path, 304, if_none_match=answer.headers["etag"], accept_encoding=encoding)
            assert again.content == b""
        assert fetch(site, path, if_none_match='"other"').content == plain.content


@pytest.mark.parametrize("path", NONSENSE)
def test_what_is_not_there_is_a_page_for_readers(site: Site, path: str) -> None:
    """404, with a heading and a way on."""
    answer = fetch(site, path, 404, accept_language="de")
    root = parsed(answer.text)
    assert root.attrib["lang"] == (path[1:3] if path[1:3] in LANGUAGES else "de")
    assert text_of(root.find(".//h1"))
    assert f"/{root.attrib['lang']}/rules" in values(root, "href")
    assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize("path", ["/api/nonsense", "/api/tables/abc", "/en/rule/SK 99.9", "/fr/rule/SK 6.2", "/rule"])
def test_what_is_not_there_is_json_for_programs(site: Site, path: str) -> None:
    """404 as the API says it."""
    answer = site.get(path)
    assert answer.status_code == 404
    assert answer.json()["status_code"] == 404


@pytest.mark.parametrize("path", ["/cards/../manifest.json", "/assets/%2e%2e/manifest.json", "/cards//etc/passwd"])
def test_no_path_leads_out_of_the_client(site: Site, path: str) -> None:
    """Only the files that the build wrote can be asked for."""
    assert site.get(path).status_code == 404


def test_only_names_with_a_hash_are_kept_for_good(tmp_path: Path) -> None:
    """A file that keeps its name when it changes is asked for again."""
    for name in ("assets/app-BvRk9kiK.js", "assets/plain.js", "cards/prussian/CJ.svg", "other.txt"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * 2000)
    assets = read_client(tmp_path).assets
    assert {name for name, asset in assets.items() if asset.hashed} == {"assets/app-BvRk9kiK.js"}
    assert "other.txt" not in assets
    packed = assets["assets/plain.js"].packed
    assert packed is not None
    assert gzip.decompress(packed) == b"x" * 2000
