"""Where everything lies: on phones upright and on their side, on a tablet, beside an open tab, with large text."""

from __future__ import annotations

from typing import Any

import pytest
from visitor import GAMES, PHONE, Visit, Visitor

from vorhand.words import LANGUAGES

LYING: dict[str, Any] = {"viewport": {"width": 740, "height": 375}, "has_touch": True, "is_mobile": True}

OUTSIDE = """() => {
  const { clientWidth: wide, clientHeight: high, scrollWidth } = document.documentElement;
  const found = scrollWidth > wide ? ["the page is " + scrollWidth] : [];
  const parts = ".hand [data-slot], .plate, .score .one, .choices > *, .laid, .stock > *";
  for (const each of document.querySelectorAll(parts)) {
    const box = each.getBoundingClientRect();
    if (box.right > wide + 1 || box.left < -1) found.push(each.className + " " + box.left + " to " + box.right);
  }
  for (const each of document.querySelectorAll(".hand [data-slot]")) {
    const bottom = each.getBoundingClientRect().bottom + scrollY;
    if (bottom > high) found.push("a card ends at " + bottom);
  }
  return found;
}"""
"""What of the table is not on the screen."""

COVERED = """() => {
  const found = [];
  const pressed = "#beside :is(a, button, input, select), .hand [data-slot], .choices button";
  for (const each of document.querySelectorAll(pressed)) {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const beside = document.querySelector("#beside").getBoundingClientRect();
    if (each.closest("#beside") && (y < beside.top || y > beside.bottom)) continue;
    const hit = document.elementFromPoint(x, y);
    if (y < innerHeight && box.width && hit !== each && !each.contains(hit)) found.push(each.outerHTML.slice(0, 90));
  }
  return found;
}"""
"""What can be pressed, and something else lies over it."""

LARGE = 'addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "212.5%"));'
"""Text of twice the size."""


def whole(visitor: Visitor) -> None:
    """A finger plays a deal, and before each tap everything is on the screen."""
    faults: list[str] = []

    def tap(which: str) -> None:
        faults.extend(f"{which}: {fault}" for fault in visitor.page.evaluate(OUTSIDE))
        visitor.tap(which)

    visitor.play(tap)
    assert faults == []


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phone_has_it_all(visit: Visit, lang: str, players: int) -> None:
    """However many play, and however long the words are, nothing of the table is beyond the edge of a phone."""
    visitor = visit(look={"lang": lang}, **PHONE)
    visitor.sit("letzter-stich", f"players={players}", seats=("me", *["heuristic"] * (players - 1)))
    whole(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_has_it_all(visit: Visit, game: str) -> None:
    """On a phone that lies on its side the hand is on the screen from the first bid to the last card."""
    visitor = visit(look={"lang": "de"}, **LYING)
    visitor.sit(game)
    whole(visitor)


@pytest.mark.parametrize("size", ["", "large"])
def test_an_open_tab_covers_nothing(visit: Visit, size: str) -> None:
    """What is open beside the table and what is on it can all be clicked, with text of twice the size too."""
    visitor = visit(viewport={"width": 1280, "height": 1600 if size else 800})
    if size:
        visitor.page.add_init_script(LARGE)
    visitor.sit("skat")
    for until in (lambda scene: len(scene["words"]) > 3, lambda scene: scene["lay"]):
        visitor.play(visitor.click, until)
        for tab in ("rules", "look"):
            visitor.click(f".tabs [data-tab={tab}]")
            visitor.page.locator("#beside :is(h2, h3)").first.wait_for()
            assert visitor.page.evaluate(COVERED) == []
        visitor.click(".tabs [aria-expanded=true]")


def test_felt_fills_a_tablet(visit: Visit) -> None:
    """There is no bare paper below the table."""
    visitor = visit(viewport={"width": 768, "height": 1024})
    visitor.sit("schnapsen")
    visitor.ready()
    assert visitor.page.evaluate("document.querySelector('main').getBoundingClientRect().bottom") >= 1024


def test_what_comes_next_covers_one_row(visit: Visit) -> None:
    """On a phone what comes next stays in sight below the reckoning; the rest is behind it, and all can be reached."""
    visitor = visit(look={"lang": "de"}, **PHONE)
    visitor.sit("skat")
    visitor.play(visitor.tap)
    page = visitor.page
    assert page.locator(".next button").count() == 1
    box = page.locator(".next").bounding_box()
    assert box is not None
    assert box["height"] < 90
    page.locator(".result p.row:not(.next) button").last.scroll_into_view_if_needed()
    assert (
        page.evaluate(
            """() => [...document.querySelectorAll(".result p.row:not(.next) > *")].filter((each) => {
        const box = each.getBoundingClientRect();
        return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) !== each; }).length"""
        )
        == 0
    )


def test_partners_have_one_score(visit: Visit) -> None:
    """In the bar, the result and the score sheet a side is one column."""
    visitor = visit()
    visitor.sit("kaiser")
    visitor.ready()
    assert visitor.page.locator(".score .one").all_inner_texts() == ["You and partner 0", "Left and right 0"]
    visitor.play(visitor.click)
    sides = ["You and partner", "Left and right"]
    assert visitor.page.locator(".result thead th").all_inner_texts() == sides
    visitor.click(".tabs [data-tab=sheet]")
    assert visitor.page.locator("#beside thead th").all_inner_texts()[1:] == sides


def test_points_of_cards_are_no_score(visit: Visit) -> None:
    """The bar says which points are those of the cards, and which those of the match."""
    visitor = visit()
    visitor.sit("schnapsen")
    visitor.ready()
    bar = visitor.page.locator(".top")
    assert {"Card points: you 0", "Card points: opponent 0"} <= set(bar.locator(".facts li").all_inner_texts())
    assert bar.locator(".score > span").first.inner_text() == "Scores:"
    assert bar.locator(".score > span").first.bounding_box()["width"] > 20  # type: ignore[index]
