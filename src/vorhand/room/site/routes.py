"""Where the pages are."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from msgspec import Struct

from vorhand.games import GAMES
from vorhand.pages import anchor, rule, traditions
from vorhand.pages.source import PAGES
from vorhand.room.site.answer import answer, client_of, language_of
from vorhand.room.site.client import Asset, Client
from vorhand.room.site.faces import PACKS
from vorhand.room.site.frame import missing, shell
from vorhand.room.site.gallery import gallery, tradition_page
from vorhand.room.site.rulebooks import rule_body, rule_list, rule_page
from vorhand.words import LANGUAGES, Words

Short = Annotated[str, Parameter(max_length=40)]

SHELL: Final = [
    *("/", "/tables", "/new/{game:str}", "/table/{table:str}", "/settings"),
    *("/records", "/import", "/replay", "/replay/{record:path}"),
    *("/statistics", "/daily", "/daily/{game:str}"),
]
"""The addresses that the client answers."""


class Rule(Struct, frozen=True):
    """What a rule says, and the place on its page."""

    address: str
    text: str
    page: str


@lru_cache(maxsize=200)
def made(client: Client, lang: str, kind: str, name: str = "", pack: str = "") -> Asset:
    """A page; raises `LookupError` where there is none of that name."""
    if lang not in LANGUAGES or pack not in ("", *PACKS):
        raise LookupError(f"no language {lang!r}, or no pack {pack!r}")
    words = Words(lang)
    match kind:
        case "rules":
            return rule_page(client, words, name) if name else rule_list(client, words)
        case "part":
            return Asset(rule_body(words, name, pack).encode(), ".html")
        case "gallery" if not name:
            return gallery(client, words)
        case "gallery":
            found = {tradition.id: tradition for tradition in traditions(lang)}
            return tradition_page(client, words, found[name])
        case "missing":
            return missing(client, words)
    return shell(client, words)


def shown(request: Request[Any, Any, Any], lang: str, kind: str, name: str = "", pack: str = "") -> Response[bytes]:
    """A page in a language that the address names; raises 404."""
    try:
        asset = made(client_of(request), lang, kind, name, pack)
    except LookupError as error:
        raise NotFoundException(f"there is no page {kind}/{name[:40]} in {lang[:10]!r}") from error
    return answer(request, asset, lang, keep=kind != "part")


@get(SHELL, sync_to_thread=False, include_in_schema=False)
def app_shell(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The document of the client; raises 404 for a game that there is not."""
    if request.path_params.get("game", "skat") not in GAMES:
        raise NotFoundException(f"there is no such game; there are: {' '.join(GAMES)}")
    lang = language_of(request)
    return answer(request, made(client_of(request), lang, "shell"), lang)


@get(["/{lang:str}/rules", "/{lang:str}/rules/{game:str}"], sync_to_thread=False, include_in_schema=False)
def show_rules(request: Request[Any, Any, Any], lang: Short, game: Short = "") -> Response[bytes]:
    """The rules of a game, or the games."""
    return shown(request, lang, "rules", game)


@get("/{lang:str}/rules/{game:str}/part", sync_to_thread=False, include_in_schema=False)
def show_part(request: Request[Any, Any, Any], lang: Short, game: Short, pack: Short = "") -> Response[bytes]:
    """The rules of a game to stand beside the table, in the words of its pack."""
    return shown(request, lang, "part", game, pack)


@get("/{lang:str}/rule/{address:str}", sync_to_thread=False, raises=[NotFoundException])
def show_rule(lang: Short, address: Short, pack: Short = "") -> Rule:
    """What one rule says (``SK 6.2``, also written ``SK-6.2``), in the words of a pack."""
    address = address.upper().replace("-", " ", 1)
    if lang not in LANGUAGES:
        raise NotFoundException(f"language {lang[:10]!r} is not one of {' '.join(LANGUAGES)}")
    try:
        text = rule(address, lang, PACKS[pack] if pack else "")
    except LookupError as error:
        raise NotFoundException(str(error)) from error
    return Rule(address, text, f"/{lang}/rules/{PAGES[address.split()[0]]}#{anchor(address)}")


@get(["/{lang:str}/gallery", "/{lang:str}/gallery/{tradition:str}"], sync_to_thread=False, include_in_schema=False)
def show_gallery(request: Request[Any, Any, Any], lang: Short, tradition: Short = "") -> Response[bytes]:
    """A tradition of cards, or all."""
    return shown(request, lang, "gallery", tradition)


@get(["/assets/{name:path}", "/cards/{name:path}"], sync_to_thread=False, include_in_schema=False)
def show_asset(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client."""
    asset = client_of(request).assets.get(request.url.path.lstrip("/"))
    if asset is None:
        raise NotFoundException("there is no such file")
    return answer(request, asset)


def reads_pages(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody is reading, and not a program asking."""
    return "text/html" in request.headers.get("accept", "")


def page_missing(request: Request[Any, Any, Any]) -> Response[bytes]:
    """404 as a page."""
    first = request.url.path.split("/")[1]
    lang = first if first in LANGUAGES else language_of(request)
    return answer(request, made(client_of(request), lang, "missing"), lang, status=404)


routes: Final = [app_shell, show_rules, show_part, show_rule, show_gallery, show_asset]
