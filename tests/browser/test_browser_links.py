"""Links: within a page, to a page that there is not, and to a record that somebody shares."""

from __future__ import annotations

import re

import pytest
from visitor import Visit

PLACE = "() => document.activeElement.id"


def test_links_within_a_page_move_the_focus(visit: Visit) -> None:
    """The link past the head leads into the content, and the contents of the rules lead to their sections."""
    visitor = visit(viewport={"width": 1280, "height": 500})
    page = visitor.page
    page.goto("/tables")
    page.locator("h1").wait_for()
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'main'")
    visitor.sit("skat")
    visitor.ready()
    visitor.click(".tabs [data-tab=rules]")
    link = page.locator('#beside a[href^="#rules-"]').last
    place = (link.get_attribute("href") or "")[1:]
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(place) => { const it = document.activeElement, top = it.getBoundingClientRect().top; "
        "return it.id === place && top >= 0 && top < innerHeight; }",
        arg=place,
    )
    assert page.url.endswith(f"#{place}")
    page.go_back()
    assert page.locator(".hand").count() == 1


@pytest.mark.parametrize("path", ["/sheet/abc", "/new/foo", "/nowhere"])
def test_a_page_that_there_is_not(visit: Visit, path: str) -> None:
    """What is no page says so, and has no key for a title."""
    visitor = visit()
    visitor.page.goto(path)
    visitor.page.get_by_text("There is no such page").first.wait_for()
    assert "ui-" not in visitor.page.title()
    assert not re.search("game-|ui-", visitor.page.locator("body").inner_text())
    visitor.wrong = [each for each in visitor.wrong if not each.startswith("404 ")]


def test_a_replay_is_passed_on(visit: Visit) -> None:
    """The address of a replay, and the link that is copied, show it to somebody who was not at the table."""
    host, guest = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    host.sit("schnapsen")
    host.play(host.click)
    host.click('.result a[href^="/replay/"]')
    host.page.locator(".said").wait_for()
    host.click("main details summary")
    host.click("main details .row button")
    host.page.locator("[role=status]").get_by_text("Copied").wait_for()
    with host.page.expect_download() as found:
        host.click('main details button:has-text("Save the record")')
    assert found.value.path().read_text() == host.latest()["record"]
    for link in (host.page.evaluate("navigator.clipboard.readText()"), host.page.url):
        guest.page.goto("/tables")
        guest.page.goto(link)
        guest.page.locator(".said").wait_for()
        assert guest.page.locator("[role=alert]").count() == 0


def test_copied_is_said_where_it_is_true(visit: Visit) -> None:
    """Without a clipboard the link is selected, and nothing is said to be copied."""
    visitor = visit()
    visitor.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    visitor.sit("schnapsen", seats=("me", "open"))
    visitor.click(".lobby .row button")
    visitor.page.locator("[role=status]").get_by_text("Selected: copy it with Ctrl+C.").wait_for()
    assert visitor.page.get_by_text("Copied").count() == 0
    assert visitor.page.evaluate("getSelection().toString()") == visitor.page.url
