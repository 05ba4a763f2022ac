"""How pages and files are answered: tags and 304, packed where the browser unpacks, in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import Cookie

from vorhand.room.policy import YEAR
from vorhand.room.site.client import Asset, Client
from vorhand.words import LANGUAGES

LANGUAGE: Final = "lang"
"""The cookie with the language that somebody reads in."""


def client_of(request: Request[Any, Any, Any]) -> Client:
    """The client that the server hands out."""
    client: Client = request.app.state.client
    return client


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language of the cookie, or the one the browser likes best of those there are."""
    kept = request.cookies.get(LANGUAGE, "")
    return kept if kept in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first of our languages by the weights of an Accept-Language header.

    >>> preferred("fr, de-AT;q=0.8, es;q=0.9"), preferred("fr"), preferred("de;q=x,pt")
    ('es', 'en', 'pt')
    """
    liked = []
    for place, part in enumerate(header.split(",")[:20]):
        name, _, weight = part.strip().partition(";q=")
        lang = name.split("-")[0].lower()
        try:
            liked.append((-float(weight or 1), place, lang))
        except ValueError:
            continue
    return next((lang for weight, _, lang in sorted(liked) if lang in LANGUAGES and weight < 0), "en")


def answer(
    request: Request[Any, Any, Any], asset: Asset, lang: str = "", status: int = 200, keep: bool = False
) -> Response[bytes]:
    """The asset, or 304 where the browser has it; `keep` remembers the language for the pages without one."""
    packs = "gzip" in request.headers.get("accept-encoding", "")
    body = (packs and asset.packed) or asset.body
    tag = f'"{asset.tag}{"-gz" if body is not asset.body else ""}"'
    headers = {"etag": tag, "cache-control": asset.keeping, "vary": "accept-encoding"}
    if lang:
        headers |= {"content-language": lang, "vary": "accept-encoding, accept-language, cookie"}
    cookies = []
    if keep and language_of(request) != lang:
        secure = request.url.scheme == "https"
        cookies = [Cookie(key=LANGUAGE, value=lang, max_age=YEAR, samesite="lax", secure=secure)]
    known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and (tag in known or "*" in known):
        return Response(b"", status_code=304, headers=headers, cookies=cookies, media_type=asset.media)
    if body is not asset.body:
        headers |= {"content-encoding": "gzip"}
    return Response(body, status_code=status, headers=headers, cookies=cookies, media_type=asset.media)
