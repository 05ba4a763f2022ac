"""Hints at the table: what to do and why, by key and by touch, for as long as it is true."""

from __future__ import annotations

import re

import pytest
from visitor import GAMES, PATIENCE, PHONE, Visit, Visitor, chosen

LINES = "() => [...document.querySelectorAll('.hint p')].map((each) => each.innerText)"
ADVISED = """() => [...document.querySelectorAll('.advised')].map((each) =>
  each.dataset.action ?? each.querySelector(".hidden").textContent)"""


COVERS = """() => {
  const box = document.querySelector(".hint").getBoundingClientRect();
  const whole = box.top > -1 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const found = whole ? [] : ["the edge"];
  for (const each of document.querySelectorAll(".laid, .stock > *, .hand [data-slot], .choices > *")) {
    const other = each.getBoundingClientRect();
    const beside = other.right <= box.left || other.left >= box.right;
    if (!beside && other.bottom > box.top && other.top < box.bottom) found.push(each.outerHTML.slice(0, 80));
  }
  const press = document.querySelector(".hint button");
  const at = press.getBoundingClientRect();
  const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
  return hit === press ? found : [...found, "its own button is not to be had"];
}"""
"""What of the trick, the hand and the choices a hint lies over, and whether it is whole on the screen."""


def hint(visitor: Visitor) -> list[str]:
    """The hint that comes, line by line."""
    visitor.page.locator(".hint").wait_for(timeout=3 * PATIENCE)
    found: list[str] = visitor.page.evaluate(LINES)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_by_key(visit: Visit, game: str) -> None:
    """The key h brings it, read out too; what it recommends is marked; Escape and the next action take it away."""
    visitor = visit()
    visitor.sit(game)
    page, now = visitor.page, visitor.ready()
    visitor.walk("Tab", ".choices button, .hand [data-card]", 80)
    held = visitor.focus()
    page.keyboard.press("h")
    lines = hint(visitor)
    assert lines[0].startswith("Hint: ")
    assert len(lines) >= 2
    # A chance is told of the third where it decides.
    decides = r"\." if re.search("on average|match", lines[1]) else r": \d+ of 100\."
    assert all(re.fullmatch(rf"Or [^:]*{decides}", line) for line in lines[3:])
    assert visitor.focus() == held
    advised = page.evaluate(ADVISED)
    assert advised
    assert all(each in now["words"] or "recommended" in each for each in advised)
    polite = page.locator("[aria-live=polite]").inner_text()
    assert "Hint: " in polite
    assert not re.search("[♣♠♥♦]", polite)
    page.keyboard.press("Escape")
    assert page.locator(".hint").count() == page.locator(".advised").count() == 0
    page.keyboard.press("h")
    assert hint(visitor) == lines
    visitor.key(chosen(now))
    visitor.page.wait_for_function("() => !document.querySelector('.hint, .advised')", timeout=PATIENCE)


def test_a_hint_by_touch(visit: Visit) -> None:
    """A finger asks for it, reads it within the screen, and puts it away; no card moves meanwhile."""
    visitor = visit(**PHONE)
    visitor.sit("schnapsen")
    visitor.ready()
    hand = visitor.page.locator(".hand").bounding_box()
    visitor.tap(".choices .quiet")
    assert hint(visitor)
    box = visitor.page.locator(".hint").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 375
    assert visitor.page.locator(".hand").bounding_box() == hand
    visitor.tap(".hint button")
    assert visitor.page.locator(".hint").count() == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(375, 667), (390, 844), (667, 375)])
def test_a_hint_on_a_phone_covers_no_card(visit: Visit, width: int, height: int, game: str) -> None:
    """Upright or on its side, neither the trick nor the own hand is below a hint, which keys reach, scroll, dismiss."""
    visitor = visit(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, look={"lang": "de"})
    visitor.sit(game)
    page = visitor.page
    visitor.ready()
    for laid in (0, 1):
        visitor.play(
            visitor.tap,
            lambda scene, laid=laid: page.locator(".laid").count() >= laid and not scene["lay"],  # type: ignore[misc]
        )
        visitor.tap(".choices .quiet")
        hint(visitor)
        assert page.evaluate(COVERS) == []
        visitor.walk("Shift+Tab", ".hint .lines", 40)
        page.keyboard.press("End")
        page.wait_for_function(
            "() => ((it) => it.scrollTop + it.clientHeight >= it.scrollHeight - 1)(document.querySelector('.lines'))"
        )
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("document.activeElement.matches('.hint button')")
        page.keyboard.press("Escape")
        assert page.locator(".hint").count() == 0
        visitor.has_focus()


def test_a_long_hint_scrolls_in_itself(visit: Visit) -> None:
    """On a phone on its side a hint of Kaiser is longer than its place; what is left out comes by the key."""
    visitor = visit(viewport={"width": 667, "height": 375}, look={"lang": "de"})
    visitor.sit("kaiser")
    page = visitor.page
    visitor.play(visitor.click, lambda scene: bool(page.locator(".laid").count()))
    visitor.click(".choices .quiet")
    hint(visitor)
    lines = page.locator(".hint .lines")
    assert lines.evaluate("(it) => it.scrollHeight > it.clientHeight && it.scrollTop === 0")
    visitor.walk("Shift+Tab", ".hint .lines", 40)
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('.lines').scrollTop > 0")
    assert page.evaluate(COVERS) == []


def test_who_plays_on_needs_no_hint(visit: Visit) -> None:
    """A card is played while the hint is thought about; what comes after it is not shown."""
    visitor = visit()
    visitor.sit("skat")
    visitor.play(visitor.click, lambda scene: scene["plays"] and not scene["lay"])
    visitor.click(".choices .quiet")
    visitor.play(visitor.click, lambda scene: len(scene["cards"]) == 9 or scene["over"])
    assert visitor.page.locator(".hint").count() == 0


def test_a_table_without_hints_says_so(visit: Visit) -> None:
    """There is no button then; whoever types it is refused in words."""
    visitor = visit()
    visitor.sit("schnapsen", hints=False)
    visitor.ready()
    assert visitor.page.locator(".choices .quiet").count() == 0
    visitor.click(".text")
    visitor.page.locator("#line").fill("hint")
    visitor.page.locator("#line").press("Enter")
    visitor.page.locator(".refused").get_by_text("No hints are given at this table.").wait_for()


def test_a_hint_is_typed(visit: Visit) -> None:
    """The text table's line knows the word too."""
    visitor = visit(look={"text": True})
    visitor.sit("letzter-stich")
    visitor.page.locator(".menu").wait_for()
    visitor.page.locator("#line").fill("hint")
    visitor.page.locator("#line").press("Enter")
    assert hint(visitor)[0].startswith("Hint: ")
