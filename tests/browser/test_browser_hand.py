"""The order of the hand: as it is sorted, and as its cards are put by mouse, finger and keys."""

from __future__ import annotations

import pytest
from visitor import PHONE, Visit, Visitor, chosen

MIDDLES = """() => [...document.querySelectorAll(".hand .slot")].map((each) => {
  const box = each.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
})"""


def held(visitor: Visitor) -> list[str]:
    """The cards from left to right."""
    found: list[str] = visitor.scene()["cards"]
    return found


def test_a_card_is_put_by_keys(visit: Visit) -> None:
    """Alt with an arrow puts the card one place on; it keeps the focus, is told, and lies there after a reload."""
    visitor = visit()
    visitor.sit("skat")
    visitor.ready()
    first, second, *rest = held(visitor)
    visitor.walk("Tab", ".hand [data-card]", 80)
    visitor.page.keyboard.press("Alt+ArrowRight")
    assert held(visitor) == [second, first, *rest]
    assert visitor.focus() == first
    assert "place 2" in visitor.page.locator("[aria-live=polite]").inner_text()
    visitor.page.keyboard.press("Alt+ArrowRight")
    visitor.page.keyboard.press("Alt+ArrowLeft")
    visitor.page.keyboard.press("Alt+ArrowLeft")
    visitor.page.keyboard.press("Alt+ArrowLeft")
    assert held(visitor) == [first, second, *rest]
    visitor.page.keyboard.press("Alt+ArrowRight")
    visitor.page.reload()
    visitor.ready()
    assert held(visitor) == [second, first, *rest]


@pytest.mark.parametrize("speed", [0, 100])
def test_a_card_is_drawn_by_mouse(visit: Visit, speed: int) -> None:
    """The card goes to where it is let go, is not played by that, and is played by the next click."""
    visitor = visit(look={"speed": speed})
    visitor.sit("letzter-stich")
    visitor.ready()
    before, mouse, middles = held(visitor), visitor.page.mouse, visitor.page.evaluate(MIDDLES)
    mouse.move(*middles[0])
    mouse.down()
    mouse.move(*middles[2], steps=6)
    assert visitor.page.locator(".into").count() == 1
    mouse.up()
    visitor.page.wait_for_function(
        "(card) => document.querySelectorAll('.hand [data-slot]')[2].dataset.card === card", arg=before[0]
    )
    assert held(visitor) == [*before[1:3], before[0], *before[3:]]
    visitor.settled()
    assert visitor.page.locator(".into, [data-drawn], .refused, .up").count() == 0
    visitor.click(chosen(visitor.ready()))
    visitor.page.wait_for_function(
        "(count) => document.querySelectorAll('.hand [data-card]').length < count", arg=len(before)
    )


def test_a_card_is_drawn_by_finger(visit: Visit) -> None:
    """On a phone the card follows the finger along its row."""
    visitor = visit(**PHONE)
    visitor.sit("kaiser")
    visitor.ready()
    before, middles = held(visitor), visitor.page.evaluate(MIDDLES)
    finger = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    (left, top), (right, _) = middles[0], middles[3]
    touch("touchStart", (left, top))
    for step in range(1, 9):
        touch("touchMove", (left + (right - left) * step / 8, top))
    touch("touchEnd")
    assert held(visitor) == [*before[1:4], before[0], *before[4:]]


def test_the_hand_is_sorted_as_is_wished(visit: Visit) -> None:
    """By rank, not at all, by suit, trumps on the right; a card that was put lies where the sort wants it."""
    visitor = visit()
    visitor.sit("skat")
    visitor.ready()
    by_suit = held(visitor)
    visitor.walk("Tab", ".hand [data-card]", 80)
    visitor.page.keyboard.press("Alt+ArrowRight")
    assert held(visitor) != by_suit
    visitor.click(".tabs [data-tab=look]")
    sort, found = visitor.page.locator("#sort"), {}
    for wanted in ("rank", "none", "suit"):
        sort.select_option(wanted)
        visitor.page.wait_for_timeout(50)
        found[wanted] = held(visitor)
    plain = [card for card in found["rank"] if card[1] != "J"]
    assert plain == sorted(plain, key=lambda card: "ATKQ987".index(card[1]))
    assert len({tuple(cards) for cards in found.values()}) == 3
    assert {frozenset(cards) for cards in found.values()} == {frozenset(by_suit)}
    visitor.page.locator("#trumps").select_option("right")
    visitor.page.wait_for_timeout(50)
    jacks = [card for card in by_suit if card[1] == "J"]
    assert held(visitor) == [card for card in by_suit if card[1] != "J"] + jacks
