"""Tables with a clock, and what plays itself: both are seen, and read out."""

from __future__ import annotations

import re

from visitor import Visit

HEARD = """() => { window.heard = []; new MutationObserver((found) => found.forEach((each) => each.addedNodes.forEach(
  (node) => node.textContent && heard.push(node.textContent)))).observe(document.querySelector(
  "main > [aria-live=polite]"), { childList: true }); }"""
"""Keeps what is read out."""


def test_the_clock_runs_out(visit: Visit) -> None:
    """The time that is left is shown; then an AI plays, which is said, its card is read out, and one takes over."""
    visitor = visit()
    visitor.sit("schnapsen", pace="move", seconds=5, tempo="calm")
    visitor.ready()
    page = visitor.page
    page.evaluate(HEARD)
    first = page.locator("[role=timer]").inner_text()
    assert re.fullmatch("You: 0:0[1-5]", first)
    page.wait_for_function("(first) => document.querySelector('[role=timer]').innerText !== first", arg=first)
    page.reload()
    page.locator("[role=timer]").wait_for()
    page.evaluate(HEARD)
    page.locator(".away").wait_for(timeout=9000)
    assert "An AI plays for you: your time was up." in page.locator("main > [aria-live=assertive]").inner_text()
    page.wait_for_function("() => heard.some((each) => each.startsWith('You: '))")
    visitor.click(".away button")
    page.locator(".away").wait_for(state="detached")
    page.locator("[role=timer]").get_by_text("You").wait_for()


def test_a_card_that_plays_itself_is_read_out(visit: Visit) -> None:
    """The last card of a hand is played by itself and told; a card that was pressed is not told again."""
    visitor = visit(look={"forced": True})
    visitor.sit("letzter-stich", "players=2", seats=("me", "heuristic"))
    visitor.ready()
    visitor.page.evaluate(HEARD)
    visitor.play(visitor.click, lambda scene: len(scene["cards"]) < 8)
    assert [each for each in visitor.page.evaluate("heard") if each.startswith("You: ")] == []
    visitor.play(visitor.click, lambda scene: len(scene["cards"]) == 1)
    visitor.page.locator(".result").wait_for()
    assert any(each.startswith("You: play") for each in visitor.page.evaluate("heard"))
