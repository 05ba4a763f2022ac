"""What pressing does and does not do: lists, cards with two ways, time to look, and what the system wishes."""

from __future__ import annotations

import pytest
from visitor import PATIENCE, PHONE, Visit, Visitor, chosen

HELD = """
window.lay = [];
let since = 0;
new MutationObserver(() => {
  const full = Boolean(document.querySelector(".trick .on"));
  if (full && !since) since = performance.now();
  if (!full && since) { lay.push(performance.now() - since); since = 0; }
}).observe(document, { childList: true, subtree: true });
"""
"""How long each full trick lies."""

SAID = """
window.said = [];
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes)
    if (change.target.closest?.("[aria-live=assertive]") && node.textContent.trim()) said.push(node.textContent);
}).observe(document, { childList: true, subtree: true });
"""
"""What is said at once."""

GROUND = "(which) => getComputedStyle(document.querySelector(which)).backgroundColor"


def acts(visitor: Visitor) -> int:
    """How many actions there have been."""
    if not visitor.page.locator("[role=log]").count():
        visitor.click(".tabs [data-tab=log]")
    return visitor.page.locator("[role=log] li").count()


def test_an_arrow_chooses_and_does_not_bid(visit: Visit) -> None:
    """An arrow in the list of bids chooses one; only its button makes it."""
    visitor = visit()
    visitor.sit("skat")
    visitor.play(visitor.click, lambda scene: len(scene["words"]) > 3)
    page, before = visitor.page, acts(visitor)
    visitor.walk("Tab", ".choices select", 80)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    bid = page.locator(".choices select").input_value()
    assert bid.startswith("bid ")
    page.wait_for_timeout(300)
    assert acts(visitor) == before
    page.keyboard.press("Tab")
    assert visitor.focus() == bid
    page.keyboard.press("Enter")
    page.wait_for_function("(count) => document.querySelectorAll('[role=log] li').length > count", arg=before)
    assert f"You: {bid}" in page.locator("[role=log]").inner_text()


def test_an_arrow_seats_no_ai(visit: Visit) -> None:
    """An arrow in the list of levels chooses one; only the button lets an AI sit down."""
    visitor = visit()
    visitor.sit("schnapsen", seats=("me", "open"))
    visitor.page.locator(".lobby select").focus()
    visitor.page.keyboard.press("ArrowDown")
    visitor.page.wait_for_timeout(300)
    assert visitor.page.locator(".lobby select").count() == 1
    visitor.key("[data-fill]")
    visitor.page.locator(".plate .level").get_by_text("Strong").wait_for()


@pytest.mark.parametrize("press", ["key", "tap"])
def test_a_card_with_two_ways_asks(visit: Visit, press: str) -> None:
    """On a phone the ways stand where all choices do; Escape leads back to the card, and a way plays it."""
    visitor = visit(nonce=10, look={"lang": "de"}, **PHONE)
    visitor.sit("schnapsen", "declare=optional")
    visitor.ready()
    page, ways = visitor.page, visitor.page.locator(".choices .ways button")
    card = str(page.locator(".hand [aria-expanded]").first.get_attribute("data-card"))
    getattr(visitor, press)(f'[data-card="{card}"]')
    assert ways.count() == 2
    for box in (each.bounding_box() for each in ways.all()):
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 375
    assert visitor.focus() == ways.first.get_attribute("data-action")
    page.keyboard.press("Escape")
    assert ways.count() == 0
    assert visitor.focus() == card
    getattr(visitor, press)(f'[data-card="{card}"]')
    getattr(visitor, press)(f'[data-action="marry {card}"]')
    page.wait_for_function(f"() => !document.querySelector('[data-card=\"{card}\"]')", timeout=PATIENCE)


def test_a_second_refusal_is_read_alone(visit: Visit) -> None:
    """A card that is refused twice is told so twice, and nothing else."""
    visitor = visit()
    visitor.sit("letzter-stich")
    card = visitor.play(visitor.click, lambda scene: bool(scene["shut"]))["shut"][0]
    visitor.page.evaluate(SAID)
    for number in (1, 2, 3):
        visitor.key(f'[data-card="{card}"]')
        visitor.page.wait_for_function(f"() => said.length >= {number}", timeout=PATIENCE)
        visitor.settled()
    said = visitor.page.evaluate("window.said")
    assert len(said) == 3
    assert len(set(said)) == 1


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_a_full_trick_lies_as_long_as_is_wished(visit: Visit, wish: str) -> None:
    """Whoever leads next, a full trick lies for its time, and forced cards wait; a click takes it away before."""
    visitor = visit(look={"speed": 50, "forced": True}, reduced_motion=wish)
    visitor.page.add_init_script(HELD)
    visitor.sit("letzter-stich")

    def later(which: str) -> None:
        visitor.page.locator(".trick .on").wait_for(state="detached")
        visitor.click(which)

    visitor.play(later)
    visitor.page.locator(".result").wait_for()
    lay = visitor.page.evaluate("window.lay")
    assert len(lay) >= 6
    assert min(lay) > 1350
    visitor.click(".result button.main")
    visitor.click(chosen(visitor.ready()))
    visitor.page.locator(".trick .on").click()
    visitor.page.locator(".trick .on").wait_for(state="detached", timeout=900)


def test_switches_show_their_state_without_our_colours(visit: Visit) -> None:
    """Where the system has its own colours, a switch that is on looks otherwise than one that is off."""
    visitor = visit(forced_colors="active")
    visitor.context.request.post("/api/session", data={"name": "Lena"})
    visitor.page.goto("/settings")
    visitor.page.get_by_role("switch").first.wait_for()
    on, off = (visitor.page.evaluate(GROUND, f"[role=switch]{state}") for state in (":checked", ":not(:checked)"))
    assert on != off


def test_the_theme_follows_the_system(visit: Visit) -> None:
    """A change of the system's theme is followed at once; sliders have the house's colour."""
    visitor = visit(color_scheme="light")
    page = visitor.page
    visitor.context.request.post("/api/session", data={"name": "Lena"})
    page.goto("/settings")
    page.get_by_role("switch").first.wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert page.evaluate("getComputedStyle(document.documentElement).accentColor") != "auto"
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
