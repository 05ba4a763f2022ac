"""Those who have no seat: they watch, or take one."""

from __future__ import annotations

import re

from visitor import PATIENCE, Visit, Visitor, chosen

HAND = ".hand, .choices, .lay"


def watches(visitor: Visitor) -> str:
    """Waits until the table says that one watches, without a hand; what there is to read."""
    visitor.page.locator("p.watching").get_by_text("You are watching.").wait_for()
    assert visitor.page.locator(HAND).count() == 0
    return str(visitor.page.locator(".board").inner_text())


def together(*people: Visitor) -> None:
    """They play a deal to its end."""
    while not people[0].scene()["over"]:
        for person in people:
            now = person.scene()
            if not now["over"] and (now["plays"] or now["words"]):
                person.click(chosen(now))
                person.settled()
        people[0].page.wait_for_timeout(20)


def test_a_third_person_watches(visit: Visit) -> None:
    """Two play, a third follows their deal without a hand to the reckoning, and is counted; nobody's cards are told."""
    host, guest, third = visit(nonce=3), visit(nonce=4), visit(nonce=5)
    id = host.sit("skat", seats=("me", "open", "heuristic"), watched=True, listed=True)
    guest.page.goto("/tables")
    guest.click(f'a[href="/table/{id}"]')
    guest.click(".lobby li button.main")
    third.page.goto(f"/table/{id}")
    third.page.locator(".lobby").wait_for()
    for person in (host, guest):
        person.click('.lobby p button.main:not([aria-disabled="true"])')
    assert "Dealer: " in watches(third)
    host.page.locator(".score").get_by_text("Watching: 1").wait_for(timeout=PATIENCE)
    together(host, guest)
    third.page.locator(".result .steps").wait_for()
    steps = [person.page.locator(".result .steps").inner_text() for person in (host, third)]
    assert re.findall("[0-9]+", steps[0]) == re.findall("[0-9]+", steps[1])
    assert not re.search(r"\byou\b", steps[1], re.IGNORECASE)
    assert third.page.locator(".result button.main").count() == 0


def test_who_watches_takes_the_seat_that_is_given_up(visit: Visit) -> None:
    """Behind a deal a player leaves, the watcher takes the seat, and the match goes on with him."""
    host, guest, third = visit(nonce=3), visit(nonce=4), visit(nonce=5)
    id = host.sit("schnapsen", seats=("me", "open"), watched=True)
    guest.page.goto(f"/table/{id}")
    guest.key(".lobby li button.main")
    for person in (host, guest):
        person.click('.lobby p button.main:not([aria-disabled="true"])')
    third.page.goto(f"/table/{id}")
    watches(third)
    together(host, guest)
    guest.click(".result .row button.plain")
    guest.page.locator(".result li button.main").wait_for()
    third.click(".result li button.main")
    for person in (host, third):
        person.click('.result .row button.main:not([aria-disabled="true"])')
    for person in (host, third):
        person.page.wait_for_function("() => document.querySelectorAll('.hand [data-card]').length === 5")
    watches(guest)


def test_where_nobody_watches(visit: Visit) -> None:
    """Who comes to a full table that is not to be watched is told so."""
    host, late = visit(), visit()
    id = host.sit("schnapsen")
    host.ready()
    late.page.goto(f"/table/{id}")
    late.page.locator("[role=alert]").get_by_text("This table is full, and nobody watches here.").wait_for()
