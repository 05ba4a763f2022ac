"""What a browser keeps of a deal before it is dealt, and what it says of the cards after."""

from __future__ import annotations

import pytest
from visitor import GAMES, Visit, Visitor

FORGED = {
    "commitment": "seal.commitment = '0'.repeat(64)",
    "nonce": "seal.nonce = '00'",
    "hands": "seal.plan.seats.reverse()",
}
"""As if the browser had been promised something else."""


def said(visitor: Visitor) -> str | None:
    """What the result says of the cards."""
    return visitor.page.locator(".result [data-verdict]").get_attribute("data-verdict")


def kept(visitor: Visitor, change: str) -> None:
    """Changes what is kept of the table's first deal, and comes again."""
    visitor.page.evaluate(
        """(change) => { const place = Object.keys(sessionStorage).find((each) => each.startsWith("vorhand.seals."));
        const seals = JSON.parse(sessionStorage.getItem(place)), seal = seals.find((each) => each.deal === 1);
        new Function("seal", "seals", change)(seal, seals);
        sessionStorage.setItem(place, JSON.stringify(seals)); }""",
        change,
    )
    visitor.page.reload()
    visitor.page.locator(".result").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_checked_against_what_was_kept(visit: Visit, game: str) -> None:
    """The seal is shown in play, outlives a reload, and any other promise, part or hand is found out."""
    visitor = visit()
    visitor.sit(game)
    visitor.ready()
    visitor.click(".tabs [data-tab=sheet]")
    assert len(visitor.page.locator("#beside .seal code").inner_text()) == 64
    visitor.page.reload()
    visitor.play(visitor.click)
    assert said(visitor) == "fair"
    kept(visitor, "")
    assert said(visitor) == "fair"
    if game == "schnapsen":
        for change in FORGED.values():
            before = "window.name = JSON.stringify({ ...seal }); "
            kept(visitor, before + change)
            assert said(visitor) == "unfair"
            kept(visitor, "Object.assign(seals[0], JSON.parse(window.name))")
        kept(visitor, "seals.length = 0")
        assert said(visitor) == "unseen"


def test_cards_that_go_round_are_proven_late(visit: Visit) -> None:
    """In a duplicate list the third deal proves all three, whose players reloaded meanwhile."""
    visitor = visit()
    visitor.sit("skat", "duplicate=on", "deals=3")
    for number in (1, 2, 3):
        visitor.play(visitor.click)
        if number < 3:
            assert visitor.page.locator(".result [data-verdict]").count() == 0
            visitor.page.reload()
            visitor.click(".result button.main")
            visitor.page.locator(".result").wait_for(state="detached")
    assert said(visitor) == "fair"
