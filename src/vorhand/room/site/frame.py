"""What stands around every page: the document, its head and foot, and the shell that the client fills."""

from __future__ import annotations

from html import escape
from typing import Final

from vorhand.room.site.client import Asset, Client
from vorhand.room.site.saying import button, say_in
from vorhand.words import Words

NAMES: Final = {"pt": "Português", "es": "Español", "en": "English", "de": "Deutsch"}
"""The languages in their own words, in the order of the selector."""

ICON: Final = "cards/prussian/D.svg"


def page(client: Client, words: Words, path: str, title: str, body: str, about: str = "") -> Asset:
    """A whole page; `path` is its address without the language, empty where it has none of its own."""
    say = say_in(words)
    links = "".join(
        f'<link rel="alternate" hreflang="{lang}" href="/{lang}{path}">' for lang in (NAMES if path else ())
    )
    about = f'<meta name="description" content="{escape(about)}">' if about else ""
    look = script(client, "src/look/page.ts", ' blocking="render"')
    return document(
        words.lang,
        title,
        styles(client, "src/site.css") + look + about + links,
        f'<a class="skip" href="#main">{say("ui-skip")}</a>{head(words, path)}'
        f'<main id="main" tabindex="-1">{body}</main>{foot(words)}',
        client,
    )


def shell(client: Client, words: Words) -> Asset:
    """The document that the client fills; without script, the way to the pages that need none."""
    say = say_in(words)
    if not client.built:
        body = (
            f'<div class="prose"><h1>{say("site-not-built")}</h1><p>{say("site-not-built-how")}</p>{ways(words)}</div>'
        )
        return page(client, words, "", say("site-not-built"), body)
    return document(
        words.lang,
        "Vorhand",
        styles(client, "src/site.css", "src/main.ts") + script(client, "src/main.ts"),
        f'<div id="app"></div><noscript>{head(words, "")}<main class="prose"><h1>Vorhand</h1>'
        f"<p>{say('site-no-script')}</p>{ways(words)}</main></noscript>",
        client,
    )


def missing(client: Client, words: Words) -> Asset:
    """The page for what does not exist."""
    say = say_in(words)
    body = f'<div class="prose"><h1>{say("site-missing")}</h1><p>{say("site-missing-why")}</p>{ways(words)}</div>'
    return page(client, words, "", say("site-missing"), body)


def document(lang: str, title: str, head: str, body: str, client: Client) -> Asset:
    """An HTML document."""
    name = title if title == "Vorhand" else f"{title} · Vorhand"
    icon = f'<link rel="icon" type="image/svg+xml" href="/{ICON}">' if ICON in client.assets else ""
    text = (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{escape(name)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n{head}{icon}\n</head>\n<body>\n{body}\n</body>\n</html>\n'
    )
    return Asset(text.encode(), ".html")


def styles(client: Client, *sources: str) -> str:
    """The style sheets of these entries."""
    return "".join(f'<link rel="stylesheet" href="{address}">' for address in client.styles(*sources))


def script(client: Client, source: str, attributes: str = "") -> str:
    """A module of the client and what it imports."""
    if not (address := client.script(source)):
        return ""
    preloads = "".join(f'<link rel="modulepreload" href="{other}">' for other in client.preloads(source))
    return f'{preloads}<script type="module" src="{address}"{attributes}></script>'


def head(words: Words, path: str) -> str:
    """The name of the house, where one can go, and the same page in the other languages."""
    say, lang = say_in(words), words.lang
    places = {
        "/": say("site-play"),
        "/tables": say("ui-page-tables"),
        f"/{lang}/rules": say("ui-rules"),
        f"/{lang}/gallery": say("ui-gallery"),
        "/records": say("ui-page-records"),
        "/settings": say("ui-page-settings"),
    }
    here = f"/{lang}{path}"
    ways = "".join(f'<li><a href="{place}"{current(here, place)}>{label}</a></li>' for place, label in places.items())
    languages = "".join(
        f'<li><a href="{address}" lang="{other}" hreflang="{other}"{current(here, address)}>{name}</a></li>'
        for other, name in NAMES.items()
        for address in [f"/{other}{path or '/rules'}"]
    )
    return (
        f'<header class="head"><a class="brand" href="/">Vorhand</a>'
        f'<nav aria-label="{say("ui-nav")}"><ul>{ways}</ul></nav>'
        f'<nav class="languages" aria-label="{say("ui-language")}"><ul>{languages}</ul></nav></header>'
    )


def current(here: str, place: str) -> str:
    """Marks the way to this page, or to the part that it belongs to."""
    if here == place:
        return ' aria-current="page"'
    return ' aria-current="true"' if place != "/" and here.startswith(f"{place}/") else ""


def foot(words: Words) -> str:
    """Whose this is."""
    return f'<footer class="foot"><p>{say_in(words)("site-foot")}</p></footer>'


def ways(words: Words) -> str:
    """Buttons to the pages that need no script."""
    buttons = (button(f"/{words.lang}/{page}", say_in(words)(f"ui-{page}")) for page in ("rules", "gallery"))
    return f'<p class="row">{"".join(buttons)}</p>'
