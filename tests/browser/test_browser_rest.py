"""Claims, the last trick, stillness and paper."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute
from visitor import PATIENCE, PHONE, Visit, Visitor

CONTROLS = """() => [...document.querySelectorAll(
  "button:not([data-slot]), .button, select, input, textarea, nav, summary")]
  .filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 90))"""
"""What can be pressed and is seen."""

INK = """() => [...document.querySelectorAll("main :is(p, li, td, th, h1, h2, h3, span)")]
  .filter((each) => each.checkVisibility() && each.innerText.trim() && !each.closest(".hidden"))
  .filter((each) => Math.max(...getComputedStyle(each).color.match(/\\d+/g).slice(0, 3)) > 150)
  .map((each) => each.outerHTML.slice(0, 90))"""
"""Text too light for paper."""


CUT = """() => [...document.querySelectorAll(".result, #beside")]
  .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 1).map((each) => each.id)"""
"""What would have to be scrolled."""


def on_paper(visitor: Visitor) -> None:
    """The page as it is printed."""
    visitor.page.emulate_media(media="print")


def test_a_deal_is_conceded(visit: Visit) -> None:
    """An unproved claim is refused by its rule; a concession to which the others agree ends the deal, and is told."""
    visitor = visit()
    visitor.sit("skat")
    visitor.play(visitor.click, lambda scene: scene["plays"] and not scene["lay"] and len(scene["cards"]) == 10)
    visitor.key(".asides summary")
    visitor.key('.asides [data-action="claim"]')
    visitor.page.locator(".refused").get_by_text("SK 5.5").first.wait_for()
    visitor.key('.asides [data-action="concede"]')
    visitor.page.locator(".result").wait_for()
    assert "Conceded by: you" in visitor.page.locator(".result .steps").inner_text()
    assert visitor.page.locator(".fair:not(.bad)").count() == 1


def test_a_late_refusal_covers_no_newer_position(visit: Visit) -> None:
    """Why a claim is refused is told when it is found out; of a position that is gone it is not told any more."""
    visitor = visit()
    page = visitor.page
    pages: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        route.connect_to_server()
        pages.append(route)

    def refuse(v: int) -> None:
        told = {"t": "refused", "cid": "late", "v": v, "reason": {"key": "refuse-turn", "args": {}}}
        pages[-1].send(json.dumps([told]))

    page.route_web_socket("**/socket?*", between)
    visitor.sit("letzter-stich")
    visitor.play(visitor.click, lambda scene: len(scene["cards"]) == 6)
    visitor.settled()
    refuse(1)
    page.wait_for_timeout(300)
    assert page.locator(".refused").count() == 0
    refuse(10_000)
    page.locator(".refused").wait_for()


def test_the_last_trick_can_be_looked_at(visit: Visit) -> None:
    """Its cards lie beside the table with those who played them, and who took it; before there is one, it says so."""
    visitor = visit()
    visitor.sit("letzter-stich")
    visitor.ready()
    visitor.click(".tabs [data-tab=last]")
    beside = visitor.page.locator("#beside")
    assert "No trick has been completed yet." in beside.inner_text()
    visitor.play(visitor.click, lambda scene: len(scene["cards"]) == 6)
    assert beside.locator("li .card-box").count() == 4
    assert beside.locator("li.taken").count() == 1
    assert beside.locator("p").inner_text().startswith("Trick to: ")


def test_what_a_phone_opens_comes_up(visit: Visit) -> None:
    """A tab that is tapped shows its page on the screen, not below it."""
    visitor = visit(**PHONE)
    visitor.sit("skat")
    visitor.ready()
    for tab in ("rules", "sheet", "last", "look"):
        visitor.tap(f".tabs [data-tab={tab}]")
        heading = visitor.page.locator("#beside :is(h2, h3)").first
        heading.wait_for()
        assert 0 < visitor.page.evaluate("document.querySelector('#beside').getBoundingClientRect().top") < 700


def test_words_follow_the_pack(visit: Visit) -> None:
    """With German suits nobody speaks of Clubs, with French ones nobody of Acorns; names are typed as they are read."""
    visitor = visit(look={"text": True})
    visitor.sit("schnapsen")
    page, french, german = visitor.page, re.compile("Clubs|Spades|Diamonds"), re.compile("Acorns|Leaves|Bells")
    page.locator(".menu").wait_for()
    assert german.search(page.locator("main").inner_text())
    assert not french.search(page.locator("main").inner_text())
    name = page.locator(".cards li").first.inner_text()[2:].strip()
    page.locator("#line").fill(name)
    page.locator("#line").press("Enter")
    page.locator(".log").get_by_text("You: play").first.wait_for()
    visitor.click(".text > p button")
    visitor.click(".tabs [data-tab=look]")
    page.locator("#beside select").first.select_option("french")
    assert french.search(page.locator(".board").inner_text())
    assert not german.search(page.locator(".board").inner_text())
    visitor.click(".tabs [data-tab=rules]")
    page.locator("#beside section").first.wait_for()
    assert not german.search(page.locator("#beside").inner_html())


def test_nothing_moves_for_who_wants_it_still(visit: Visit) -> None:
    """With reduced motion no card slides and no dot blinks, at the slowest speed too; full tricks still lie a while."""
    visitor = visit(reduced_motion="reduce", look={"speed": 0})
    visitor.page.add_init_script(
        """window.moving = 0; const look = () => {
        moving += document.getAnimations().filter((each) => each.effect.getTiming().duration > 1).length;
        requestAnimationFrame(look); }; look();"""
    )
    visitor.sit("letzter-stich")
    visitor.play(visitor.click, lambda scene: len(scene["cards"]) == 5)
    assert visitor.page.evaluate("window.moving") == 0
    visitor.play(visitor.click)
    visitor.page.locator(".result").wait_for()


def test_the_table_is_printed_without_controls(visit: Visit) -> None:
    """On paper there is the table, then the reckoning, then the score sheet, dark on light, and nothing to press."""
    visitor = visit(look={"theme": "dark"}, viewport={"width": 794, "height": 1123})
    visitor.sit("kaiser")
    visitor.play(visitor.click, lambda scene: scene["plays"] and len(scene["cards"]) == 7)
    page = visitor.page

    def sees(*which: str) -> None:
        on_paper(visitor)
        assert page.evaluate(CONTROLS) == []
        assert page.evaluate(INK) == []
        assert [each for each in (".board", ".result", "#beside table") if page.locator(each).first.is_visible()] == [
            *which
        ]
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
        assert page.evaluate(CUT) == []
        page.emulate_media(media="screen")

    sees(".board")
    visitor.play(visitor.click)
    page.locator(".result").wait_for(timeout=PATIENCE)
    sees(".result")
    visitor.click(".tabs [data-tab=sheet]")
    sees("#beside table")
    visitor.click(".tabs [data-tab=rules]")
    page.locator("#beside section").first.wait_for()
    sees("#beside table")


@pytest.mark.parametrize("path", ["/en/rules/kaiser", "/de/rules/skat", "/settings", "/records"])
def test_pages_are_printed_without_controls(visit: Visit, path: str) -> None:
    """A page of rules on paper is text alone."""
    visitor = visit(look={"theme": "dark"})
    visitor.context.request.post("/api/session", data={"name": "Lena"})
    visitor.page.goto(path)
    visitor.page.locator("h1").wait_for()
    on_paper(visitor)
    assert visitor.page.evaluate(CONTROLS) == []
    assert visitor.page.evaluate(INK) == []
    assert visitor.page.locator("h1").is_visible()
