"""The rule pages: the list of the games, and the rules of each, whole or to stand beside the table."""

from __future__ import annotations

import re
from html import escape

from vorhand.games import GAMES
from vorhand.pages import Page, marked, rules
from vorhand.room.site.client import Asset, Client
from vorhand.room.site.faces import FANS, PACKS, fan, folder_of, inline
from vorhand.room.site.frame import page
from vorhand.room.site.saying import button, listed, say_in
from vorhand.words import Words


def rule_list(client: Client, words: Words) -> Asset:
    """Every game with its fan of cards, what it is about, and the ways to its rules and to a table."""
    say = say_in(words)
    tiles = listed((tile(game, words) for game in GAMES), "tiles")
    common = marked(rules("common", words.lang).title, words.lang)
    body = (
        f'<div class="wide"><h1>{say("ui-rules")}</h1><p class="intro">{say("site-rules-lead")}</p>{tiles}'
        f'<p><a href="/{words.lang}/rules/common">{common}</a></p></div>'
    )
    return page(client, words, "/rules", words.text("ui-rules", {}), body, words.text("site-rules-lead", {}))


def tile(game: str, words: Words) -> str:
    """A game in the list."""
    say, address = say_in(words), f"/{words.lang}/rules/{game}"
    name, label = say(f"game-{game}"), say("site-rules-of", game=words.text(f"game-{game}", {}))
    return (
        f'<a class="felt" href="{address}" tabindex="-1" aria-hidden="true">{fan(folder_of(game), FANS[game])}</a>'
        f'<div><h2><a href="{address}">{name}</a></h2><p>{say(f"game-{game}-goal")}</p>'
        f'<p class="row">{button(address, label)}{play_button(game, words)}</p></div>'
    )


def play_button(game: str, words: Words) -> str:
    """The way to a table."""
    label = say_in(words)("site-play-game", game=words.text(f"game-{game}", {}))
    return button(f"/new/{game}", label, "button main")


def rule_page(client: Client, words: Words, game: str) -> Asset:
    """The rules of a game."""
    read = rules(game, words.lang)
    return page(client, words, f"/rules/{game}", read.title, rule_body(words, game), plain(read.lead))


def plain(html: str) -> str:
    """The text of a piece of HTML, its first sentences."""
    text = " ".join(re.sub(r"<[^>]*>", "", html).replace("&amp;", "&").split())
    return text if len(text) < 200 else text[:200].rpartition(" ")[0] + " …"


def rule_body(words: Words, game: str, pack: str = "") -> str:
    """The rules without head and foot, in the words and pictures of a pack where one is named."""
    read, folder = rules(game, words.lang, PACKS.get(pack, "")), pack or folder_of(game)
    art = fan(folder, FANS[game]) if game in FANS else ""
    play = f'<p class="no-print">{play_button(game, words)}</p>' if game in GAMES else ""
    parts = "".join(
        f'<section id="{part.id}"><h2>{marked(part.heading, words.lang)}</h2>'
        f"{tables(inline(part.html, folder))}</section>"
        for part in read.sections
    )
    return (
        f'<article class="rules" lang="{words.lang}"><header class="felt opening"><div>'
        f"<h1>{marked(read.title, words.lang)}</h1>{inline(read.lead, folder)}{play}</div>{art}</header>"
        f'<div class="columns">{contents(read, words)}<div class="chapters">{parts}</div></div></article>'
    )


def contents(read: Page, words: Words) -> str:
    """The table of contents."""
    items = (f'<a href="#{part.id}">{marked(part.heading, words.lang)}</a>' for part in read.sections)
    label = escape(words.text("site-contents", {}))
    return f'<nav class="contents" aria-label="{label}">{listed(items, "plain")}</nav>'


def tables(html: str) -> str:
    """Lets wide tables scroll by themselves."""
    return html.replace("<table>", '<div class="scrolls" tabindex="0"><table>').replace("</table>", "</table></div>")
