"""A table's menu, names that are told apart, and the list of what was played."""

from __future__ import annotations

from visitor import Visit, Visitor


def two(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two people, both called as nobody in particular, in the middle of a deal."""
    host, guest = visit(nonce=3), visit(nonce=4)
    for person in (host, guest):
        person.context.request.post("/api/session", data={"name": "Guest"})
    id = host.sit("schnapsen", seats=("me", "open"), watched=True)
    guest.page.goto(f"/table/{id}")
    guest.click(".lobby li button.main")
    for person in (host, guest):
        person.click('.lobby p button.main:not([aria-disabled="true"])')
    host.page.locator(".hand").wait_for()
    return host, guest


def test_equal_names_are_numbered(visit: Visit) -> None:
    """Whoever sits down under a name that is taken gets a number behind it."""
    host, guest = two(visit)
    assert host.page.locator(".plate .name b").inner_text() == "Guest 2"
    assert guest.page.locator(".plate .name b").inner_text() == "Guest"


def test_a_seat_is_left_and_the_table_closed(visit: Visit) -> None:
    """In mid-deal a player leaves his seat to an AI and watches; only the host may close the table, and does."""
    host, guest = two(visit)
    for person in (host, guest):
        person.click(".tabs [data-tab=table]")
    assert guest.page.locator("[data-do=close]").count() == 0
    guest.click('#beside summary:has-text("Leave the seat")')
    guest.click("[data-do=stand]")
    guest.page.locator(".watching").wait_for()
    host.page.locator(".plate .name b").get_by_text("Opponent").wait_for()
    host.click('#beside summary:has-text("Close the table")')
    host.click("[data-do=close]")
    host.page.locator("#beside").get_by_text("This table is closed.").wait_for()


def test_what_was_played_says_how_it_ended(visit: Visit) -> None:
    """The records name the others and the points, and one game can be looked at alone."""
    visitor = visit()
    for game in ("schnapsen", "letzter-stich"):
        visitor.sit(game)
        visitor.play(visitor.click)
        visitor.page.locator(".result").wait_for()
    score = visitor.latest()["record"].split("result scores ")[1].splitlines()[0].split()[visitor.latest()["seat"]]
    visitor.page.goto("/records")
    row = visitor.page.locator("tbody tr").first
    row.wait_for()
    assert row.locator("td").last.inner_text() == "By the maxims (left), By the maxims (across), By the maxims (right)"
    assert row.locator("td.number").inner_text().lstrip("+").replace("−", "-") == score
    assert visitor.page.locator("tbody tr").count() == 2
    visitor.page.locator("#game").select_option("schnapsen")
    assert visitor.page.locator("tbody tr").count() == 1
