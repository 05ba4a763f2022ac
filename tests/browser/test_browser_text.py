"""The table in words: its command line comes first, in every language, and everything can be chosen."""

from __future__ import annotations

import pytest
from visitor import Visit

from vorhand.words import LANGUAGES

ORDERS = {"en": "last", "de": "letzter", "es": "última", "pt": "última"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_is_first(visit: Visit, lang: str) -> None:
    """It is the first control, and understands the language's words and the English ones."""
    visitor = visit(look={"text": True, "lang": lang})
    visitor.sit("letzter-stich")
    page = visitor.page
    line = page.locator("#line")
    line.wait_for()
    first = "() => document.querySelector('.text').querySelector('button, input, summary, a').id"
    assert page.evaluate(first) == "line"
    catalogue = visitor.context.request.get(f"/words/{lang}").text()
    (none,) = [row.split(" = ")[1] for row in catalogue.splitlines() if row.startswith("screen-no-trick = ")]
    for word in (ORDERS[lang], "last"):
        line.fill(word)
        line.press("Enter")
        page.locator("[role=status]").get_by_text(none).wait_for()
        line.fill("?")
        line.press("Enter")
        page.locator("[role=status]").get_by_text(ORDERS[lang]).wait_for()


def test_every_bid_can_be_chosen(visit: Visit) -> None:
    """However many bids there are, none is missing: the first are shown, the others unfold."""
    visitor = visit(look={"text": True})
    visitor.sit("skat")
    page = visitor.page
    for _ in range(20):
        page.locator(".menu, .text button.main").first.wait_for()
        texts = page.locator(".menu li").all_inner_texts()
        if any(text.strip().startswith("bid") for text in texts):
            break
        page.locator("#line").fill("pass")
        page.locator("#line").press("Enter")
        page.locator(".text button.main").wait_for()
        visitor.click(".text button.main")
        page.locator(".text button.main").wait_for(state="detached")
    page.locator(".text summary").first.click()
    assert page.locator(".menu li").filter(has_text="bid 264").is_visible()
