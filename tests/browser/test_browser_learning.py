"""Learning from a deal in a real browser: brought along, reviewed, gone on with; by keys and by touch on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from msgspec.structs import replace
from playwright.sync_api import Route
from reviews import played, record_of, stored
from visitor import GAMES, PATIENCE, Visit, Visitor

from vorhand.action import Play
from vorhand.record import Record, from_text, to_text
from vorhand.review import best_line
from vorhand.room.film import film_of
from vorhand.words import LANGUAGES

PHONE = {"viewport": {"width": 375, "height": 740}, "has_touch": True, "is_mobile": True}
LONG = 60_000
"""A review may take so many milliseconds on a loaded machine."""

WORKING = {"state": "working", "ahead": 0, "done": 1, "total": 30}

SWIPE = """(by) => {
  const felt = document.querySelector(".stage .felt");
  const touch = (x) => new Touch({ identifier: 1, target: felt, clientX: x, clientY: 300 });
  const tell = (kind, at) => felt.dispatchEvent(
    new TouchEvent(kind, { touches: kind === "touchend" ? [] : [at], changedTouches: [at], bubbles: true }),
  );
  tell("touchstart", touch(200));
  tell("touchend", touch(200 + by));
}"""

DROP = """(text) => {
  const data = new DataTransfer();
  data.setData("text", text);
  document.querySelector("form").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
}"""


def deal(game: str, number: int = 0) -> Record:
    """A stored deal with something to learn from."""
    return replace(record_of(stored(game)[number]), players=())


def bring(visitor: Visitor, record: Record) -> None:
    """Pastes a record, and waits until it is in the viewer."""
    visitor.page.goto("/import")
    visitor.page.locator("#record").fill(to_text(record))
    visitor.click("form button.main")
    visitor.page.locator("button.review").wait_for()


def reviewed(visitor: Visitor, press: Any) -> None:
    """Asks for the review, and waits for it."""
    press("button.review")
    visitor.page.locator(".every summary").wait_for(timeout=LONG)


def reviews(visitor: Visitor) -> list[str]:
    """The reviews that were asked for."""
    return [url for url in visitor.asked if url.endswith("/api/reviews")]


def at(visitor: Visitor) -> int:
    """How many actions have been."""
    return int(visitor.page.locator(".steps input").input_value())


def faults(visitor: Visitor) -> list[str]:
    """What axe finds."""
    found: dict[str, Any] = Axe().run(visitor.page).response
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found["violations"]]


def test_a_review_by_keys(visit: Visit) -> None:
    """Keys alone ask for the review, step through the deal, go to a mistake and read both measures of it."""
    visitor = visit()
    record = deal("schnapsen")
    bring(visitor, record)
    page = visitor.page
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert at(visitor) == 2
    page.keyboard.press("ArrowLeft")
    assert at(visitor) == 1
    reviewed(visitor, visitor.key)
    page.keyboard.press("End")
    assert at(visitor) == len(record.moves)
    visitor.walk("Tab", ".moments button", 80)
    number = int(page.locator(".moments button b").first.inner_text())
    page.keyboard.press("Enter")
    assert at(visitor) == number
    assert page.locator(".moments [aria-current=step] b").inner_text() == str(number)
    assert page.locator(".both .looked .number").count() == 2
    assert page.locator(".both h3").all_inner_texts() == ["As it looked then", "With open cards"]
    assert (
        page.locator("svg[role=img] circle.mistake").count()
        == page.locator(".moments small", has_text="mistake").count()
    )
    visitor.walk("Tab", ".every summary", 80)
    page.keyboard.press("Enter")
    rows = page.locator("details tbody tr")
    assert rows.count() > 5
    visitor.walk("Tab", "details tbody button", 80)
    page.keyboard.press("Enter")
    assert at(visitor) == int(page.locator("details tbody button").first.inner_text())
    assert faults(visitor) == []


def test_a_review_by_touch(visit: Visit) -> None:
    """A finger asks for the review, steps by buttons and across the felt, finds mistakes; nothing sticks out."""
    visitor = visit(**PHONE)
    bring(visitor, deal("schnapsen"))
    page = visitor.page
    reviewed(visitor, visitor.tap)
    visitor.tap(".steps button.main")
    assert at(visitor) == 1
    for by, place in ((-90, 2), (-90, 3), (90, 2), (20, 2)):
        page.evaluate(SWIPE, by)
        assert at(visitor) == place
    visitor.tap(".moments button")
    assert at(visitor) == int(page.locator(".moments button b").first.inner_text())
    assert page.locator("#measures-title .mark").count() >= 1
    visitor.tap(".every summary")
    assert page.evaluate("document.documentElement.scrollWidth") == 375
    assert faults(visitor) == []


def test_open_cards_call_nothing_a_mistake(visit: Visit) -> None:
    """What is marked as a mistake is so by the second measure alone; a turning point that looked right says so."""
    visitor = visit()
    bring(visitor, deal("skat", 1))
    reviewed(visitor, visitor.click)
    page = visitor.page
    for number in range(page.locator(".moments button").count()):
        page.locator(".moments button").nth(number).click()
        marks = page.locator("#measures-title .mark").all_inner_texts()
        looked = [
            float(text.replace("−", "-").split()[0]) for text in page.locator(".looked .number").all_inner_texts()
        ]
        if "mistake" in marks:
            assert looked[1] > looked[0]
        else:
            assert marks == ["turns the deal"]


def test_a_review_is_cancelled(visit: Visit) -> None:
    """The bar goes, and the deal can be asked for again."""
    visitor = visit(**PHONE)
    bring(visitor, Record.of("skat", played("skat", "club", 77)))
    page = visitor.page
    visitor.tap("button.review")
    page.locator("progress").wait_for()
    visitor.tap(".waits button")
    page.locator("button.review").wait_for()
    assert page.locator("progress").count() == 0
    assert page.locator("[role=alert]").count() == 0


def test_playing_on_by_keys(visit: Visit) -> None:
    """Keys alone turn a position into a table of practice and play it to its end; it is kept as practice."""
    visitor = visit()
    record = deal("schnapsen", 1)
    bring(visitor, record)
    page = visitor.page
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    visitor.walk("Tab", "#on-level", 80)
    page.keyboard.type("random")
    visitor.key(".play-on")
    visitor.ready()
    assert page.locator(".plate .open").count() == 0
    visitor.play(visitor.key)
    page.wait_for_function("() => document.activeElement.matches('.result')")
    assert "practice" in page.locator(".result").inner_text()
    assert page.locator(".fair").count() == 0
    kept = visitor.latest()
    assert kept["practice"] is True
    assert from_text(kept["record"]).moves[:4] == record.moves[:4]
    again = page.locator(".result button.main")
    assert again.inner_text() == "Again, the same cards"
    assert "Total" not in page.locator(".result").inner_text()
    visitor.key(".result button.main")
    visitor.ready()
    assert page.locator(".score .one").all_inner_texts() == ["practice"]


def test_playing_on_by_touch_with_open_cards(visit: Visit) -> None:
    """A finger plays on from a position with all hands in sight."""
    visitor = visit(**PHONE)
    bring(visitor, deal("letzter-stich", 1))
    page = visitor.page
    page.evaluate(SWIPE, -90)
    page.locator("#on-level").select_option("random")
    visitor.tap("[role=switch]")
    visitor.tap(".play-on")
    visitor.ready()
    assert page.locator(".plate .open").count() == 3
    assert page.locator(".backs, .open-hands").count() == 0
    visitor.play(visitor.tap)
    assert visitor.latest()["practice"] is True


def test_a_mistake_is_played_another_way(visit: Visit) -> None:
    """From a mistake one gets to a table at which it has not been made, at the seat that made it, and does better."""
    visitor = visit()
    record = deal("schnapsen", 1)
    bring(visitor, record)
    reviewed(visitor, visitor.click)
    page = visitor.page
    page.locator(".moments button", has_text="mistake").first.click()
    number = at(visitor) - 1
    review = visitor.context.request.post("/api/reviews", data={"record": to_text(record)}).json()["review"]
    made = review["actions"][number]
    better = made["looked"]["other"]
    assert (made["mistake"], made["action"]) == (True, str(record.moves[number].action))
    page.get_by_role("button", name="Play it another way").click()
    visitor.ready()
    visitor.click(f'.hand [data-card="{better.removeprefix("play ")}"]')
    visitor.settled()
    visitor.play(visitor.click)
    kept = visitor.latest()
    again = from_text(kept["record"])
    assert (kept["practice"], kept["seat"], again.deal) == (True, made["seat"], record.deal)
    assert again.moves[:number] == record.moves[:number]
    assert str(again.moves[number].action) == better != made["action"]


def test_the_best_line(visit: Visit) -> None:
    """It is shown step by step and measured by nothing; the way back leads to the position, and to its review."""
    visitor = visit(**PHONE)
    record = deal("schnapsen")
    bring(visitor, record)
    page = visitor.page
    reviewed(visitor, visitor.tap)
    page.evaluate(SWIPE, -90)
    assert page.locator(".both").count() == 1
    visitor.tap(".best-line")
    page.locator(".line").wait_for()
    assert at(visitor) == 1
    visitor.tap(".steps button.main")
    assert page.locator(".said").inner_text().startswith("2. ")
    assert page.locator(".both, .moments, svg[role=img] circle.mistake, button.review").count() == 0
    said = page.locator(".said > span").first.text_content() or ""
    assert said.removeprefix("2. ") == page.locator(".moves [aria-current=step]").text_content()
    assert page.locator(".moves button").count() == len(best_line(record, 1).moves) - 1
    assert page.locator(".steps input").get_attribute("max") == str(len(best_line(record, 1).moves))
    assert page.locator(".tricks h3").all_inner_texts()[:2] == ["Trick 1", "Trick 2"]
    assert page.locator(".end li").count() > 1
    visitor.tap(".line button")
    page.locator(".both").wait_for()
    assert at(visitor) == 1
    assert page.locator(".moves, .line").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_trick_of_the_best_line_says_who_takes_it(visit: Visit, game: str) -> None:
    """The last one too, below its cards and where one steps to it; one in which the deal ends is nobody's."""
    visitor = visit()
    record = deal(game)
    begin = next(at for at, move in enumerate(record.moves) if type(move.action) is Play)
    bring(visitor, record)
    page = visitor.page
    page.locator(".steps input").fill(str(begin))
    visitor.click(".best-line")
    page.locator(".line").wait_for()
    frames = film_of(best_line(record, begin)).frames
    took = [each.taker for each in frames[begin + 1 :]]
    whole = [text.rpartition("Trick to: ")[2] for text in page.locator(".trick:has(p)").all_inner_texts()]
    assert len(whole) == len([seat for seat in took if seat is not None])
    assert page.locator(".trick").count() == len(whole) + (took[-1] is None and bool(frames[-1].trick))
    page.keyboard.press("End")
    told = page.locator(".said .taken").all_inner_texts()
    assert told == ([] if took[-1] is None else [f"Trick to: {whole[-1]}"])


def test_back_leads_from_the_best_line_to_the_deal(visit: Visit) -> None:
    """The line is a step of the history; a reload finds the place, the line, and a review that was asked for."""
    visitor = visit()
    bring(visitor, deal("schnapsen"))
    page = visitor.page
    reviewed(visitor, visitor.click)
    page.locator(".moments button").first.click()
    place = at(visitor)
    visitor.click(".instead")
    page.locator(".line").wait_for()
    assert at(visitor) == place - 1
    visitor.click(".steps button.main")
    page.wait_for_function("(place) => location.search === `?at=${place}&line=${place - 1}`", arg=place)
    page.reload()
    page.locator(".line").wait_for()
    assert at(visitor) == place
    page.go_back()
    page.locator(".both").wait_for(timeout=LONG)
    assert page.locator(".line").count() == 0
    assert at(visitor) == place
    page.reload()
    page.locator(".both").wait_for(timeout=LONG)
    assert at(visitor) == place


def test_nothing_is_reviewed_that_was_not_asked_for(visit: Visit) -> None:
    """A reload of a deal that nobody wanted reviewed asks for no review."""
    visitor = visit()
    bring(visitor, deal("schnapsen"))
    visitor.page.reload()
    visitor.page.locator("button.review").wait_for()
    visitor.page.wait_for_timeout(1000)  # a review that was asked for would be on its way by now
    assert not any("/api/reviews" in url for url in visitor.asked)


def test_a_review_goes_on_behind_the_best_line(visit: Visit) -> None:
    """Whoever looks at the best line meanwhile finds the review when he comes back."""
    visitor = visit()
    page = visitor.page
    bring(visitor, Record.of("skat", played("skat", "club", 77)))
    page.locator(".steps input").fill(page.locator(".steps input").get_attribute("max") or "")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    working = True
    page.route(
        "**/api/reviews/*",
        lambda route: (
            route.fulfill(json={"id": route.request.url.split("/")[-1], **WORKING}) if working else route.continue_()
        ),
    )
    visitor.click("button.review")
    page.locator("progress").wait_for()
    visitor.click(".best-line")
    page.locator(".line").wait_for()
    working = False
    visitor.click(".line button")
    page.locator(".every summary").wait_for(timeout=LONG)


def test_a_review_that_failed_is_not_asked_for_again(visit: Visit) -> None:
    """It says so, and a reload leaves it at that."""
    visitor = visit()
    page = visitor.page
    bring(visitor, deal("schnapsen"))
    failed = {"id": "1", "state": "failed", "ahead": 0, "done": 0, "total": 1}
    page.route("**/api/reviews", lambda route: route.fulfill(json=failed))
    visitor.click("button.review")
    page.locator("[role=alert]").wait_for()
    before = len(reviews(visitor))
    page.reload()
    page.locator("button.review").wait_for()
    page.wait_for_timeout(1000)
    assert len(reviews(visitor)) == before
    assert page.locator("[role=alert]").count() == 0


def test_a_review_where_the_browser_keeps_nothing(visit: Visit) -> None:
    """A browser that refuses to note what was asked for reviews all the same."""
    visitor = visit()
    bring(visitor, deal("schnapsen"))
    visitor.page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); } }"
    )
    reviewed(visitor, visitor.click)


def test_a_line_that_comes_late_does_not_win(visit: Visit) -> None:
    """A step, the browser's Back or another page count more than a best line asked for before them."""
    visitor = visit()
    page = visitor.page
    bring(visitor, deal("schnapsen"))
    held: list[Route] = []

    def asked(press: str) -> Route:
        """The request that is made by this button, and waits."""
        before = len(held)
        visitor.click(press)
        while len(held) == before:
            page.wait_for_timeout(20)
        return held[-1]

    def arrives(route: Route) -> None:
        """Lets it be answered, and gives the page time for what it does then."""
        route.continue_()
        page.wait_for_timeout(700)

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.route("**/api/lines", lambda route: held.append(route))
    late = asked(".best-line")
    page.keyboard.press("ArrowRight")
    arrives(late)
    assert (at(visitor), page.locator(".line").count()) == (3, 0)
    assert page.evaluate("location.search") == "?at=3"
    shown = asked(".best-line")
    shown.continue_()
    page.locator(".line").wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.search === '?at=4&line=3'")
    visitor.click(".line button")
    page.locator(".best-line").wait_for()
    assert (at(visitor), page.evaluate("location.search")) == (3, "?at=3")
    before = len(held)
    page.evaluate("history.forward()")
    while len(held) == before:
        page.wait_for_timeout(20)
    page.wait_for_timeout(400)
    assert page.evaluate("location.search") == "?at=4&line=3"
    page.evaluate("history.back()")
    page.wait_for_function("() => location.search === '?at=3'")
    arrives(held[-1])
    assert (at(visitor), page.locator(".line").count()) == (3, 0)
    late = asked(".best-line")
    page.evaluate("history.back()")
    page.wait_for_function("() => location.pathname === '/import'")
    arrives(late)
    assert page.evaluate("location.pathname + location.search") == "/import"


def test_the_way_back_from_a_line_is_a_step_of_the_history(visit: Visit) -> None:
    """Behind it the browser's Back leads out of the deal at once."""
    visitor = visit()
    page = visitor.page
    bring(visitor, deal("schnapsen"))
    page.keyboard.press("ArrowRight")
    visitor.click(".best-line")
    page.locator(".line").wait_for()
    visitor.click(".line button")
    page.locator(".best-line").wait_for()
    page.go_back()
    page.wait_for_function("() => location.pathname === '/import'")


def test_a_name_announces_nothing(visit: Visit) -> None:
    """What tells a record from others looks for the announcement among the actions, not among the names."""
    visitor = visit()
    page = visitor.page
    page.goto("/import")
    record = replace(deal("schnapsen"), players=("announce hearts", "lena"))
    page.locator("#record").fill(to_text(record) + "\n" + to_text(deal("schnapsen", 1)))
    visitor.click("form button.main")
    told = page.locator("ol li").first
    told.wait_for()
    assert " ".join(told.inner_text().split()) == "Schnapsen · announce hearts +3, lena 0 · actions: 11"


def test_there_is_no_best_line_before_the_first_trick(visit: Visit) -> None:
    """The button is off in the auction, and says why."""
    visitor = visit()
    bring(visitor, deal("skat", 1))
    button = visitor.page.locator(".best-line")
    assert button.get_attribute("aria-disabled") == "true"
    assert visitor.page.locator("#line-hint").inner_text() == "There is a best line only from positions in play."


def test_those_of_one_name_are_told_apart(visit: Visit) -> None:
    """Two AIs of a level go by their places where the own seat is known, which is chosen to play on from."""
    visitor = visit(look={"name": "lena"})
    bring(visitor, replace(deal("skat", 1), players=("strong", "lena", "strong")))
    offered = visitor.page.locator("#on-seat option").all_inner_texts()
    assert offered == ["Strong (right)", "lena", "Strong (left)"]
    assert visitor.page.locator("#on-seat").input_value() == "1"
    bring(visitor, replace(deal("skat", 1), players=("strong", "player2", "strong")))
    assert visitor.page.locator("#on-seat option").all_inner_texts() == ["Strong 1", "player2", "Strong 2"]


def test_from_the_result_to_the_review(visit: Visit) -> None:
    """What comes after a deal is in sight; one press opens the replay and starts the review, oneself first."""
    for how in ({"viewport": {"width": 1280, "height": 800}}, PHONE):
        visitor = visit(**how)
        visitor.sit("schnapsen")
        visitor.play(visitor.click)
        page = visitor.page
        better = page.locator(".result .better")
        box = better.bounding_box()
        assert box is not None
        assert better.evaluate(
            "(it, [x, y]) => it.contains(document.elementFromPoint(x, y))",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
        )
        better.click()
        page.locator(".every summary").wait_for(timeout=LONG)
        assert page.locator("#on-seat option:checked").inner_text() == "Lena"
        own = page.locator(".own").inner_text()
        assert re.match(r"You: As it looked then: (no|\d+) mistakes? in \d+ choices?\.", own)


def test_a_table_of_the_review_fits_a_phone(visit: Visit) -> None:
    """It is closed until it is asked for; every action stands there whole, by its parts; the sums name their unit."""
    visitor = visit(**PHONE)
    bring(visitor, deal("skat", 1))
    reviewed(visitor, visitor.tap)
    page = visitor.page
    assert not page.locator(".every table").is_visible()
    visitor.tap(".every summary")
    assert page.locator(".every table").is_visible()
    assert page.evaluate("document.querySelector('.every').scrollWidth <= document.querySelector('.every').clientWidth")
    assert "card point" in page.locator(".every ul").inner_text()
    headings = page.locator(".every thead th").all_text_contents()
    assert len(set(headings)) == len(headings)
    costs = page.locator('.every td[data-label="Cost, cards open"]').all_inner_texts()
    assert any(costs)
    assert all(
        re.fullmatch(r"\d*", each) for each in costs
    )  # a figure where it costs nothing, too, and no other beside
    assert page.locator(".every tbody button").first.get_attribute("aria-label") == "Position " + (
        page.locator(".every tbody button").first.inner_text()
    )
    assert faults(visitor) == []


@pytest.mark.parametrize("width", [320, 667])
def test_the_table_of_the_review_opens_by_keys_and_never_sideways(visit: Visit, width: int) -> None:
    """A disclosure that keys open and close; in no language is there anything to scroll sideways."""
    visitor = visit(viewport={"width": width, "height": 667})
    bring(visitor, deal("kaiser"))
    reviewed(visitor, visitor.click)
    page = visitor.page
    table = page.locator(".every table")
    visitor.walk("Tab", ".every summary", 80)
    for lang in LANGUAGES:
        page.locator("header select").select_option(lang)
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)
        page.locator(".every summary").focus()
        page.keyboard.press("Enter")
        assert table.is_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert (
            page.evaluate(
                "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.every'))"
            )
            == 0
        )
        page.keyboard.press("Enter")
        assert not table.is_visible()


def test_another_s_deal_is_not_shown(visit: Visit) -> None:
    """Who has no session gets one, and is told in a sentence whose deal it is."""
    host = visit()
    id = host.sit("schnapsen", level="random")
    host.play(host.click)
    visitor = visit()
    visitor.page.goto(f"/replay/{id}/1")
    alert = visitor.page.locator("[role=alert]")
    alert.wait_for()
    assert alert.inner_text().startswith("Only those who played this deal may see it.")
    assert "session" not in alert.inner_text()
    visitor.wrong.clear()  # 404: that is what was wanted


def test_every_announcement_has_a_label(visit: Visit) -> None:
    """No button of a Skat announcement is empty, and what comes with Null is named."""
    visitor = visit()
    record = deal("skat", 1)
    begin = next(at for at, move in enumerate(record.moves) if str(move).startswith("announce"))
    bring(visitor, record)
    page = visitor.page
    page.locator(".steps input").fill(str(begin))
    visitor.click(".play-on")
    visitor.ready()
    labels = page.locator(".choices button").all()
    assert [each.get_attribute("data-action") for each in labels if not (each.inner_text() or "").strip()] == []
    null = page.locator('[data-action="announce null ouvert"]')
    assert null.evaluate("(it) => it.firstElementChild?.textContent || it.firstChild.textContent") == "Ouvert"


def test_a_file_of_records_is_brought_along(visit: Visit, tmp_path: Path) -> None:
    """Of several records in a file one is chosen; a Skat server's lands in the viewer; nonsense is said to be that."""
    visitor = visit()
    page = visitor.page
    file = tmp_path / "deals.txt"
    file.write_text("\n".join(to_text(deal(game)) for game in ("skat", "kaiser")))
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(file)
    assert page.locator("main ol button").first.inner_text().startswith("Skat · ")
    assert re.search(r"[+−]\d", page.locator("main ol button").first.inner_text())
    page.locator("main ol button").nth(1).click()
    page.locator("button.review").wait_for()
    assert "Kaiser" in page.locator("h1").inner_text()
    page.goto("/import")
    file.write_text("no record")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("[role=alert]").wait_for(timeout=PATIENCE)
    visitor.wrong.clear()  # 400: that is what was wanted
    iss = Path(__file__).parents[1] / "data" / "iss.sgf"
    line = next(line for line in iss.read_text().splitlines() if line.startswith("(;"))
    page.evaluate(DROP, line)
    page.locator("form button.main").click()
    page.locator("button.review").wait_for()
    assert "Skat" in page.locator("h1").inner_text()


def test_the_position_of_the_day_by_keys(visit: Visit) -> None:
    """Keys alone try an action; the answer has the focus, says what is best, and leads to the deal and on."""
    visitor = visit()
    page = visitor.page
    page.goto("/daily/schnapsen")
    page.locator(".cards button").first.wait_for()
    visitor.walk("Tab", '.position button:not([aria-disabled="true"])', 80)
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.answer')")
    title = page.locator("#answer-title").inner_text()
    assert title.startswith(("Right: ", "Better: "))
    best = page.locator(".answer tr.best th").first.inner_text().removeprefix("▸ ")
    assert best.lower() in title.lower()
    assert page.locator('.position button:not([aria-disabled="true"])').count() == 0
    assert faults(visitor) == []
    number = page.locator(".hint").last.inner_text()
    visitor.key(".answer button.main")
    page.wait_for_function(
        "(before) => [...document.querySelectorAll('.hint')].at(-1).textContent !== before", arg=number
    )
    assert page.locator(".answer").count() == 0
    page.locator('.position button:not([aria-disabled="true"])').first.click()
    page.get_by_role("button", name="Look at the deal").click()
    page.locator("button.review").wait_for()
    assert at(visitor) == int(page.locator(".steps input").get_attribute("max") or 0) > 0


def test_the_position_of_the_day_by_touch(visit: Visit) -> None:
    """A finger tries an action on a phone; nothing sticks out; other games are a press away."""
    visitor = visit(**PHONE)
    page = visitor.page
    page.goto("/daily/letzter-stich")
    visitor.tap('.position button:not([aria-disabled="true"])')
    page.locator(".answer").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 375
    visitor.tap('main nav a[href="/daily/schnapsen"]')
    page.get_by_role("heading", name="Schnapsen").wait_for()


def test_what_is_wrong_with_a_record_is_said_in_the_language_of_the_page(visit: Visit) -> None:
    """In words for people first; the server's exact words stand below, marked as English."""
    visitor = visit(look={"lang": "de"})
    page = visitor.page
    page.goto("/import")
    page.locator("#record").fill("(;GM[Skat]")
    visitor.click("form button.main")
    page.locator("[role=alert] p").first.wait_for()
    told = page.locator("[role=alert] p").all_inner_texts()
    assert "Aufzeichnung" in " ".join(told[:-1])
    assert page.locator("[role=alert] small[lang=en]").inner_text() == told[-1]
    visitor.wrong.clear()  # 400: that is what was wanted


def test_one_bad_record_keeps_no_other_back(visit: Visit) -> None:
    """On a phone, in German: two are there to be looked at, each under its number, and beneath them what is wrong."""
    visitor = visit(look={"lang": "de"}, **PHONE)
    page = visitor.page
    page.goto("/import")
    bad = to_text(deal("kaiser")).replace("\n\n", "\n\nplay C2, ", 1)
    worse = "vorhand 1\n" + "x" * 300
    page.locator("#record").fill("\n".join([to_text(deal("skat")), bad, to_text(deal("schnapsen")), worse]))
    visitor.tap("form button.main")
    page.locator(".unread li").first.wait_for()
    assert page.locator("[role=status] h2").inner_text() == "Gefundene Aufzeichnungen: 2"
    assert page.locator("[role=alert]").all_inner_texts() == ["Aufzeichnungen, die nicht zu lesen sind: 2"]
    numbers = "(lists) => lists.map((list) => [...list.children].map((item) => item.value))"
    assert page.locator("main ol").evaluate_all(numbers) == [[1, 3], [2, 4]]
    line, fault, refusal, exact = page.locator(".unread li").first.locator("p").all_inner_texts()
    assert line.startswith("In Zeile ")
    assert fault.startswith("Aktion 1 (")
    assert refusal == "Das geht jetzt nicht."
    assert exact == page.locator(".unread li small[lang=en]").first.inner_text()
    assert ": action 1, 'play C2', is illegal: " in exact
    assert page.evaluate("document.documentElement.scrollWidth") == 375
    assert faults(visitor) == []
    visitor.tap("main ol li:nth-child(2) button")
    page.locator("button.review").wait_for()
    assert "Schnapsen" in page.locator("h1").inner_text()


def test_a_single_good_record_among_bad_ones_waits_to_be_looked_at(visit: Visit) -> None:
    """The page does not leave for the viewer before it has said what was wrong with the others; so many are counted."""
    visitor = visit()
    page = visitor.page
    page.goto("/import")
    page.locator("#record").fill(to_text(deal("kaiser")) + "\n" + "vorhand 9\n" * 103)
    visitor.click("form button.main")
    page.locator("[role=alert] h2").get_by_text("Records that cannot be read: 103").wait_for()
    assert page.locator(".unread li").count() == 100
    assert page.locator(".unread + p").inner_text() == "And 3 more."
    assert page.locator("main ol").first.locator("button").count() == 1
    page.locator("#record").fill("nothing")
    visitor.click("form button.main")
    page.locator("[role=alert] p").first.wait_for()
    assert page.locator("[role=status] h2, .unread").count() == 0
    visitor.wrong.clear()  # 400: that is what was wanted
