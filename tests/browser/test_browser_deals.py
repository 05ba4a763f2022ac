"""Whole deals in a real browser, by every way in which somebody may press."""

from __future__ import annotations

import pytest
from visitor import GAMES, PHONE, Visit

from vorhand.words import LANGUAGES

STRIP = """() => {
  const boxes = [...document.querySelectorAll(".hand [data-slot]")].map((each) => each.getBoundingClientRect());
  const strips = boxes.slice(1).flatMap((box, at) => (box.top === boxes[at].top ? [box.left - boxes[at].left] : []));
  return Math.min(...strips);
}"""
"""How much of each card is not under its neighbour."""

LOWEST = """() => Math.max(...[...document.querySelectorAll(".hand [data-slot]")]
  .map((each) => each.getBoundingClientRect().bottom + scrollY))"""
"""Where the hand ends on the page."""


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_by_keys_alone(visit: Visit, game: str) -> None:
    """Keys alone play a whole deal, from the page of the table on; the focus is never on nothing."""
    visitor = visit()
    visitor.sit(game)
    visitor.play(visitor.key)
    visitor.page.wait_for_function("() => document.activeElement.matches('.result')")
    assert visitor.page.locator(".fair:not(.bad)").count() == 1
    visitor.key(".result button.main")
    visitor.ready()
    visitor.has_focus()


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_by_mouse(visit: Visit, game: str) -> None:
    """The mouse plays a whole deal."""
    visitor = visit()
    visitor.sit(game)
    visitor.play(visitor.click)
    assert visitor.latest()["game"] == game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_twelve_cards_are_on_a_phone(visit: Visit, lang: str) -> None:
    """With the skat in hand, three rows, none is below the screen, however long the words are."""
    visitor = visit(look={"lang": lang}, **PHONE)
    visitor.sit("skat")
    visitor.play(visitor.tap, lambda scene: scene["lay"])
    assert len(visitor.scene()["cards"]) == 12
    assert visitor.page.evaluate(LOWEST) <= PHONE["viewport"]["height"]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_by_touch(visit: Visit, game: str) -> None:
    """A finger plays a whole deal on a phone; no card is ever below the screen, and 44 pixels of each can be hit."""
    visitor = visit(**PHONE)
    visitor.sit(game)
    visitor.ready()
    assert visitor.page.evaluate(STRIP) >= 44
    low: dict[str, float] = {}

    def tap(which: str) -> None:
        low[which] = visitor.page.evaluate(LOWEST)
        visitor.tap(which)

    visitor.play(tap)
    assert {which: bottom for which, bottom in low.items() if bottom > PHONE["viewport"]["height"]} == {}
    assert visitor.latest()["game"] == game
    assert visitor.page.evaluate("document.documentElement.scrollWidth") == 375
