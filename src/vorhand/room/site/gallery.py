"""The gallery of card traditions: the packs side by side, and each with its history, its games and all its cards."""

from __future__ import annotations

from html import escape
from itertools import chain

from vorhand.pages import Tradition, marked, traditions
from vorhand.room.site.client import Asset, Client
from vorhand.room.site.faces import SHOWN, face, fan, words_with
from vorhand.room.site.frame import page
from vorhand.room.site.rulebooks import play_button
from vorhand.room.site.saying import button, listed, say_in
from vorhand.words import Words


def gallery(client: Client, words: Words) -> Asset:
    """Every tradition, with a fan of its cards."""
    say = say_in(words)
    tiles = listed((tile(tradition, words) for tradition in traditions(words.lang)), "tiles packs")
    body = (
        f'<div class="wide"><h1>{say("site-traditions")}</h1><p class="intro">{say("site-traditions-lead")}</p>'
        f"{tiles}</div>"
    )
    about = words.text("site-traditions-lead", {})
    return page(client, words, "/gallery", words.text("site-traditions", {}), body, about)


def tile(tradition: Tradition, words: Words) -> str:
    """A tradition in the gallery."""
    address, shown = f"/{words.lang}/gallery/{tradition.id}", SHOWN[tradition.id]
    return (
        f'<a class="felt" href="{address}" tabindex="-1" aria-hidden="true">{fan(shown.folder, shown.fan)}</a>'
        f'<div><p class="origin">{origin(tradition, words)}</p>'
        f'<h2><a href="{address}">{marked(tradition.title, words.lang)}</a></h2>'
        f"<p>{marked(tradition.what, words.lang)}</p></div>"
    )


def origin(tradition: Tradition, words: Words) -> str:
    """Where a pack comes from, and of how many cards it is."""
    return f"{escape(tradition.country)} · {say_in(words)('site-cards', n=tradition.cards)}"


def tradition_page(client: Client, words: Words, tradition: Tradition) -> Asset:
    """A tradition with its cards, each of which can be looked at large."""
    say, lang = say_in(words), words.lang
    shown = SHOWN[tradition.id]
    games = listed((game(name, words) for name in tradition.games), "its-games")
    body = (
        f'<article class="tradition"><header class="felt opening"><div>'
        f'<p class="origin"><a href="/{lang}/gallery">{say("site-traditions")}</a></p>'
        f"<h1>{marked(tradition.title, lang)}</h1>"
        f'<p class="origin">{origin(tradition, words)}</p><p>{marked(tradition.what, lang)}</p></div>'
        f"{fan(shown.folder, shown.fan)}</header>"
        f'<div class="wide story"><section><h2>{say("site-history")}</h2>'
        f"<p>{marked(tradition.history, lang)}</p></section>"
        f"<section><h2>{say('site-games')}</h2>{games}</section></div>"
        f'<section class="wide" id="cards"><h2>{say("site-all-cards")}</h2>{cards(tradition, words)}</section>'
        f"</article>{closeups(tradition, words)}"
    )
    return page(client, words, f"/gallery/{tradition.id}", tradition.title, body, tradition.what)


def game(name: str, words: Words) -> str:
    """A game that the pack is for."""
    say = say_in(words)
    label = say("site-rules-of", game=words.text(f"game-{name}", {}))
    return (
        f"<h3>{say(f'game-{name}')}</h3><p>{say(f'game-{name}-goal')}</p>"
        f'<p class="row">{play_button(name, words)}{button(f"/{words.lang}/rules/{name}", label)}</p>'
    )


def cards(tradition: Tradition, words: Words) -> str:
    """All cards by suits, each with a link to its closeup."""
    return "".join(
        f"<h3>{marked(words_with(tradition, words).suit(suit[0].suit), words.lang)}</h3>"
        + listed((f'<a href="#{card}">{face(card, tradition, words)}</a>' for card in suit), "shelf")
        for suit in SHOWN[tradition.id].suits()
    )


def closeups(tradition: Tradition, words: Words) -> str:
    """Every card large, seen while it is where the address leads, with links to its neighbours and back."""
    order = list(chain(*SHOWN[tradition.id].suits()))
    found = ""
    for place, card in enumerate(order):
        name = marked(words_with(tradition, words).name(card), words.lang)
        before, after = order[place - 1], order[(place + 1) % len(order)]
        ways = "".join(
            button(f"#{target}", say_in(words)(key))
            for target, key in ((before, "site-previous"), ("cards", "site-close"), (after, "site-next"))
        )
        found += (
            f'<figure class="closeup" id="{card}"><a class="away" href="#cards" tabindex="-1" aria-hidden="true"></a>'
            f'{face(card, tradition, words)}<figcaption>{name}</figcaption><p class="row">{ways}</p></figure>'
        )
    return found
