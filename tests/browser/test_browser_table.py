"""What the table promises beside the cards: reasons, undo, words, motion, and that nothing is lost."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from servers import Server
from visitor import PATIENCE, Visit, Visitor, chosen, own_cards

READ_OUT = Path(__file__).parents[1] / "data" / "read-out.txt"
MOVES = "() => [...document.querySelectorAll('.hand [data-slot]')].map((each) => each.dataset.card)"


def log(visitor: Visitor) -> list[str]:
    """What was said at the table, as the page has it."""
    if not visitor.page.locator("[role=log]").count():
        visitor.click(".tabs [data-tab=log]")
    return visitor.page.locator("[role=log] li").all_text_contents()


def test_one_plays_at_once(visit: Visit) -> None:
    """From the start page keys alone lead to cards that have the focus, without an account or a question."""
    visitor = visit()
    visitor.page.goto("/")
    visitor.page.locator(".games").wait_for()
    visitor.key(".games li:nth-child(4) button.main")
    visitor.ready()
    visitor.page.wait_for_function("() => document.activeElement.matches('.hand [data-card]')", timeout=PATIENCE)


def test_a_table_is_set_up(visit: Visit) -> None:
    """What is chosen on the page of a new table holds at the table: the option, the level and the tempo."""
    visitor = visit()
    page = visitor.page
    page.goto("/new/schnapsen")
    page.locator("#seat-1").select_option("heuristic")
    page.locator("#tempo").select_option("instant")
    switch = page.get_by_role("switch").first
    was = switch.is_checked()
    switch.press("Space")
    assert switch.is_checked() != was
    visitor.key("form button.main")
    page.wait_for_url("**/table/*")
    visitor.ready()
    made = visitor.context.request.get("/api" + urlsplit(page.url).path.replace("table", "tables")).json()
    assert (made["tempo"], [seat["level"] for seat in made["seats"]]) == ("instant", ["", "heuristic"])
    assert len(made["settings"]) == 2


def test_an_illegal_card_says_why(visit: Visit) -> None:
    """The reason stands there with the address of the rule, which leads to the rule; the focus stays on the card."""
    visitor = visit()
    visitor.sit("letzter-stich")
    card = visitor.play(visitor.key, lambda scene: bool(scene["shut"]))["shut"][0]
    visitor.key(f'[data-card="{card}"]')
    link = visitor.page.locator(".refused a")
    link.wait_for()
    assert visitor.focus() == card
    said = visitor.page.locator("[aria-live=assertive]").inner_text()
    assert said.endswith(link.inner_text())
    assert not re.search("[♣♠♥♦]", said)
    rule = visitor.context.new_page()
    rule.goto(link.get_attribute("href") or "")
    address = link.inner_text().replace(" ", "-")
    assert rule.locator(f'[id="{address}"]').count() == 1
    visitor.play(visitor.key, lambda scene: card not in scene["shut"] or scene["over"])
    assert visitor.page.locator(".refused").count() == 0


def test_what_is_taken_back_makes_practice(visit: Visit) -> None:
    """Undo gives the card back; the deal is practice from then on, at the table and in the records."""
    visitor = visit()
    visitor.sit("schnapsen")
    held = visitor.ready()["cards"]
    visitor.play(
        visitor.key, lambda scene: (len(scene["cards"]) == len(held) and scene["cards"] != held) or scene["over"]
    )
    before = len(log(visitor))
    visitor.key(".tabs button:last-child")
    visitor.page.wait_for_function(f"() => ({MOVES})().join() === " + json.dumps(",".join(held)), timeout=PATIENCE)
    visitor.has_focus()
    assert len(log(visitor)) < before
    assert visitor.page.locator(".score").inner_text().endswith("practice")
    visitor.play(visitor.key)
    assert "practice" in visitor.page.locator(".result").inner_text()
    assert visitor.latest()["practice"]
    visitor.page.goto("/records")
    assert "practice" in visitor.page.locator("tbody tr").first.inner_text()


def test_the_text_table_plays_by_its_command_line(visit: Visit) -> None:
    """A whole deal is typed; help, the last trick and a refusal are answered in words."""
    visitor = visit(look={"text": True})
    visitor.sit("schnapsen")
    page, line = visitor.page, visitor.page.locator("#line")
    line.wait_for()

    def enter(text: str) -> None:
        line.fill(text)
        line.press("Enter")

    enter("?")
    assert "HK" in page.locator("[role=status]").inner_text()
    enter("last")
    assert page.locator("[role=status]").inner_text() == "No trick has been completed yet."
    enter("nonsense")
    page.locator(".refused").get_by_text("is no action here").wait_for()
    typed = 0
    while True:
        page.wait_for_function("() => document.querySelector('.menu, .text button.main')", timeout=PATIENCE)
        if page.locator(".text button.main").count():
            break
        cards = page.locator(".cards b").all_inner_texts()
        for card in cards:  # some are against the rules
            enter(f"play {card}")
            visitor.settled()
            if not page.locator(".refused").count():
                break
        assert visitor.focus() == "line"
        typed += 1
    assert typed >= 3
    enter("last")
    assert page.locator("[role=status]").inner_text().startswith(("You: ", "Opponent: "))
    deal = visitor.latest()
    assert page.locator(".text a").get_attribute("href") == f"/replay/{deal['table']}/{deal['number']}"
    assert "Dealt fairly" in page.locator(".text .fair").inner_text()
    enter("next")
    page.wait_for_function("() => document.querySelectorAll('.cards b').length === 5", timeout=PATIENCE)


def test_forced_cards_play_themselves(visit: Visit) -> None:
    """With the switch on, the last card of a hand needs nobody."""
    visitor = visit(look={"forced": True})
    visitor.sit("letzter-stich")
    visitor.play(visitor.click, lambda scene: len(scene["cards"]) == 1)
    visitor.page.locator(".result").wait_for()
    assert visitor.scene()["cards"] == []


def test_look_and_language_change_in_the_middle_of_a_deal(visit: Visit) -> None:
    """Everything follows at once, the cards stay, and a reload keeps both; the whole log is in the new language."""
    visitor = visit()
    visitor.sit("skat")
    page = visitor.page
    now = visitor.play(visitor.click, lambda scene: scene["plays"] and len(scene["cards"]) == 9)
    said = log(visitor)
    assert said[0].startswith(("You: ", "Left", "Right"))
    page.locator(".head select").press("d")
    page.wait_for_function("() => document.documentElement.lang === 'de'")
    assert page.evaluate("document.activeElement.matches('.head select')")
    german = log(visitor)
    assert len(german) == len(said)
    assert all(one != other for one, other in zip(said, german, strict=True))
    assert "Dein Blatt" in (page.locator(".hand").get_attribute("aria-label") or "")
    visitor.click(".tabs [data-tab=look]")
    face = page.locator(".hand .card-box").first
    prussian = face.inner_html()
    page.locator("#beside select").first.select_option("french")
    assert face.inner_html() != prussian
    page.locator("#theme").select_option("dark")
    sliders = page.locator("#beside input[type=range]")
    for number, (name, value) in enumerate([("--faces", "contrast"), ("--grain", "1"), ("--faces", "temperature")]):
        sliders.nth(number).press("End")
        assert value in page.evaluate("(name) => document.documentElement.style.getPropertyValue(name)", name)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    french, german = face.inner_html(), log(visitor)
    page.reload()
    assert visitor.ready()["cards"] == now["cards"]
    assert face.inner_html() == french
    assert page.evaluate("[document.documentElement.dataset.theme, document.documentElement.lang]") == ["dark", "de"]
    assert log(visitor) == german


def test_a_quick_click_is_answered_and_counts(visit: Visit) -> None:
    """A card rises in the frame of the click, at any speed; each card that is clicked in motion is the card played."""
    for speed in (0, 50, 100):
        visitor = visit(look={"speed": speed})
        visitor.sit("letzter-stich")
        page, clicked = visitor.page, list[str]()
        page.evaluate(
            """() => { window.answers = []; window.moving = 0; addEventListener("click", (event) => {
            const button = event.target.closest("[data-card]");
            if (button && document.getAnimations().length) moving += 1;
            if (button) requestAnimationFrame(() =>
              answers.push(button.classList.contains("up") || !button.isConnected));
            }, true); }"""
        )
        while not (now := visitor.ready())["over"]:
            card = next(card for card in now["cards"] if card not in now["shut"])
            box = page.locator(f'[data-card="{card}"]').bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + 12, box["y"] + box["height"] / 2)
            clicked.append(card)
            page.wait_for_function(f"() => !document.querySelector('[data-card=\"{card}\"]')", timeout=PATIENCE)
        assert page.evaluate("window.answers") == [True] * len(clicked)
        assert page.evaluate("window.moving > 0") == (speed < 100)
        assert own_cards(visitor.latest()) == clicked


def test_what_is_read_out(visit: Visit) -> None:
    """The live regions say each action of the others once, in order, each trick, each turn, and the end."""
    visitor = visit()
    page = visitor.page
    page.add_init_script(
        """window.heard = { polite: [], assertive: [] };
        new MutationObserver((changes) => {
          for (const change of changes) for (const node of change.addedNodes) {
            const region = change.target.closest?.("[aria-live=polite], [aria-live=assertive]");
            if (region && node.textContent.trim()) heard[region.getAttribute("aria-live")].push(node.textContent);
          }
        }).observe(document, { childList: true, subtree: true });"""
    )
    visitor.sit("kaiser")
    visitor.play(visitor.click)
    page.locator(".result").wait_for()
    heard: dict[str, list[str]] = page.evaluate("window.heard")
    text = "".join(f"[{region}]\n" + "".join(f"{line}\n" for line in lines) for region, lines in heard.items())
    assert text == READ_OUT.read_text()


def test_two_people_and_an_ai(visit: Visit, server: Server) -> None:
    """Two browsers play a deal at one table; a reload and a restart of the server lose nothing."""
    host, guest = visit(nonce=3), visit(nonce=4)
    id = host.sit("skat", seats=("me", "open", "heuristic"))
    host.page.locator(".lobby").wait_for()
    guest.page.goto(f"/table/{id}")
    guest.key(".lobby li button.main")
    for person in (host, guest):
        person.page.locator('.lobby p button.main:not([aria-disabled="true"])').wait_for()
        person.key(".lobby p button.main")
    moves = 0
    while not all(person.scene()["over"] for person in (host, guest)):
        for person in (host, guest):
            now: dict[str, Any] = person.scene()
            if now["over"] or not (now["plays"] or now["words"]):
                continue
            person.click(chosen(now))
            person.settled()
            moves += 1
            if moves == 6:
                person.page.reload()
                person.page.locator(".hand [data-slot]").first.wait_for()
            if moves == 12:
                server.stop()
                server.start()
        host.page.wait_for_timeout(20)
    assert moves > 12
    for person in (host, guest):  # nothing but the line that was lost
        person.wrong = [said for said in person.wrong if not said.startswith("WebSocket connection")]
    results = [person.page.locator(".result .steps").inner_text() for person in (host, guest)]
    assert results[0]
    assert host.page.locator(".fair:not(.bad)").count() == guest.page.locator(".fair:not(.bad)").count() == 1
    assert host.latest()["record"] == guest.latest()["record"]


def test_records_are_replayed_and_saved(visit: Visit) -> None:
    """A deal is saved as a file, found in the list, and stepped through to its reckoning."""
    visitor = visit()
    visitor.sit("letzter-stich")
    visitor.play(visitor.click)
    page = visitor.page
    with page.expect_download() as saved:
        visitor.click(".result p.row button:not(.main)")
    text = saved.value.path().read_text()
    assert text.strip() in visitor.latest()["record"]
    reckoning = page.locator(".result .steps li").all_inner_texts()
    page.goto("/records")
    visitor.key("tbody a")
    page.locator(".said").wait_for()
    steps = int(page.locator("input[type=range]").get_attribute("max") or 0)
    said = [page.locator(".said").inner_text()]
    for _ in range(steps):
        visitor.key("button.main")
        said.append(page.locator(".said").inner_text())
    assert len(set(said)) == steps + 1
    assert len(page.locator("ol li").all_inner_texts()) == len(reckoning)
    page.goto("/records")
    visitor.key('a[href="/import"]')
    page.locator("textarea").fill(text)
    visitor.key("form button.main")
    page.locator(".said").wait_for()
    assert int(page.locator("input[type=range]").get_attribute("max") or 0) == steps
