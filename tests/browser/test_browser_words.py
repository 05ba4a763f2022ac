"""Nothing is said in another language than the one that was chosen, and nothing by its key."""

from __future__ import annotations

import re

import pytest
from visitor import GAMES, Visit

from vorhand.games import GAMES as RULES
from vorhand.room.app import described

BRACKETS = re.compile(r"\((?:on|off|[a-z]+(?:-[a-z]+)*)\)")


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_an_option_is_said(visit: Visit, game: str) -> None:
    """In German no option names a value as the command line does, nor is one offered by its key."""
    visitor = visit(look={"lang": "de"})
    visitor.page.goto(f"/new/{game}")
    visitor.page.locator(".option").first.wait_for()
    keys = {
        str(value)
        for option in described(RULES[game])["options"].values()
        for value in option.get("values", ())
        if isinstance(value, str) and value != "ramsch"
    }
    said = visitor.page.locator(".option option").all_inner_texts()
    assert keys.isdisjoint(said)
    options = "\n".join(visitor.page.locator(".option").all_inner_texts())
    assert BRACKETS.findall(options) == []


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/replay/none/1", "Dieses Spiel dürfen nur die sehen, die es gespielt haben."),
        ("/import", "Das lässt sich nicht als Aufzeichnung lesen"),
        ("/settings", "So nimmt der Server das nicht an."),
    ],
)
def test_what_goes_wrong_is_said_in_the_language(visit: Visit, path: str, said: str) -> None:
    """A sentence says it in German; what the server says of it stands below, small, and as English."""
    visitor = visit(look={"lang": "de"})
    page = visitor.page
    if path == "/settings":
        visitor.context.request.post("/api/session", data={"name": "Lena"})
    page.goto(path)
    page.locator("h1").wait_for()
    if path == "/import":
        page.locator("textarea").fill("nothing")
        visitor.click("form button.main")
    if path == "/settings":
        page.locator("#name").fill("")
        visitor.click("form button")
    alert = page.locator("[role=alert]")
    alert.locator("p").first.get_by_text(said).wait_for()
    if path != "/replay/none/1":
        assert alert.locator("small").get_attribute("lang") == "en"
    visitor.wrong = [each for each in visitor.wrong if not re.match("40[014] ", each)]


def test_others_act_in_the_third_person(visit: Visit) -> None:
    """In German a plate says what its player does, not what there is to do; and the words of the controls are clear."""
    visitor = visit(look={"lang": "de"})
    visitor.sit("kaiser")
    visitor.ready()
    said = visitor.page.locator(".plate .said").all_inner_texts()
    assert said
    assert [each for each in said if not re.match("passt|bietet", each)] == []
    assert visitor.page.locator(".tabs button").last.inner_text() == "Zurücknehmen"


def test_an_ace_is_an_ace_in_english(visit: Visit) -> None:
    """The cards of Schnapsen have German court names in English, but their highest is an Ace."""
    visitor = visit()
    visitor.page.goto("/en/rules/schnapsen")
    assert not re.search(r"\bAss\b", visitor.page.locator("main").inner_text())
    catalogue = visitor.context.request.get("/words/en").text()
    assert "rank-schnapsen-14 = Ace" in catalogue
