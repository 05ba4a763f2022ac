"""A visitor: one page of a real browser that sees everything go by, and a hand that plays."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Response
from servers import Server

GAMES = ("skat", "schnapsen", "kaiser", "letzter-stich")
PHONE: dict[str, Any] = {"viewport": {"width": 375, "height": 740}, "has_touch": True, "is_mobile": True}

PATIENCE = 20_000
"""So many milliseconds may anything take on a loaded machine."""

FIXED = """
const drawn = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (room) => (room.length === 16 ? room.fill(NONCE) : drawn(room));
"""
"""The browser's part in the cards is the same in every run; the server's is too (`conftest`)."""

LOOK = """
if (!localStorage.getItem("vorhand.look")) localStorage.setItem("vorhand.look", JSON.stringify(LOOKS));
"""

SCENE = """() => {
  const all = (which) => [...document.querySelectorAll(which)];
  const lay = document.querySelector(".lay button");
  return {
    over: all(".result").length > 0,
    plays: document.querySelector(".hand")?.dataset.plays === "true",
    cards: all(".hand [data-slot]").map((each) => each.dataset.card),
    shut: all('.hand [data-slot][aria-disabled="true"]').map((each) => each.dataset.card),
    picked: all('.hand [data-slot][aria-pressed="true"]').map((each) => each.dataset.card),
    lay: lay ? (lay.getAttribute("aria-disabled") === "true" ? "wait" : "ready") : "",
    words: all(".choices > button, .choices > .contract button").map((each) => each.dataset.action),
    ways: all(".ways button").length,
  };
}"""
READY = f"""() => {{
  const now = ({SCENE})();
  const settled = document.querySelector(".room")?.dataset.open === "0";
  return settled && (now.over || now.plays || now.words.length > 0) && now;
}}"""
"""What can be done, once everything that was asked is answered."""

Scene = dict[str, Any]


class Visitor:
    """One page, the person who has it, and what went wrong on it."""

    def __init__(
        self, browser: Browser, server: Server, nonce: int = 7, look: dict[str, Any] | None = None, **how: Any
    ):
        self.server = server
        self.context = browser.new_context(base_url=server.url, **({"locale": "en"} | how))
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(FIXED.replace("NONCE", str(nonce)))
        looks = {"speed": 100, "lang": "en"} | (look or {})
        self.context.add_init_script(LOOK.replace("LOOKS", json.dumps(looks)))
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.asked: list[str] = []
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.page.on("websocket", lambda socket: self.asked.append(socket.url))
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.context.on("response", self.answered)
        self.page.on("console", self.said)

    def answered(self, answer: Response) -> None:
        """Notes an answer that is none."""
        if answer.status >= 400:
            self.wrong.append(f"{answer.status} {answer.url}")

    def said(self, said: ConsoleMessage) -> None:
        """Notes what the browser complains about."""
        if said.type in ("error", "warning") and not said.text.startswith("Failed to load resource"):
            self.wrong.append(said.text)

    def close(self) -> None:
        """Goes; nothing went wrong meanwhile, and nothing was asked of another machine."""
        self.context.close()
        ours = urlsplit(self.server.url).netloc
        assert [url for url in self.asked if urlsplit(url).netloc not in (ours, "")] == []
        assert self.wrong == [], self.wrong

    def sit(
        self, game: str, *settings: str, level: str = "heuristic", seats: tuple[str, ...] = (), **manners: Any
    ) -> str:
        """Sits down at a new table; alone against AIs, unless the seats say otherwise."""
        self.context.request.post("/api/session", data={"name": "Lena"})
        count = {"skat": 3, "schnapsen": 2, "kaiser": 4, "letzter-stich": 4}[game]
        setup = {"game": game, "settings": settings, "tempo": "instant", "stand_in": "heuristic"} | manners
        made = self.context.request.post(
            "/api/tables", data={"setup": setup, "seats": seats or ("me", *[level] * (count - 1))}
        )
        assert made.ok, made.text()
        id = str(made.json()["id"])
        self.page.goto(f"/table/{id}")
        return id

    # What there is

    def scene(self) -> Scene:
        """What can be done now, as the page shows it."""
        found: Scene = self.page.evaluate(SCENE)
        return found

    def ready(self) -> Scene:
        """Waits until there is something to do, or the deal is over."""
        found: Scene = self.page.wait_for_function(READY, timeout=PATIENCE).json_value()
        return found

    def settled(self) -> None:
        """Waits until everything that was asked is answered."""
        self.page.wait_for_function("() => document.querySelector('.room')?.dataset.open === '0'", timeout=PATIENCE)

    def focus(self) -> str:
        """What has the focus, in a word."""
        return str(
            self.page.evaluate(
                "() => { const it = document.activeElement; return it.dataset.card ?? it.dataset.action ?? "
                "(it.id || it.className || it.tagName); }"
            )
        )

    def has_focus(self) -> None:
        """Something has the focus, and where there is something to do, something that a key can act on."""
        self.page.wait_for_function(
            f"() => document.activeElement !== document.body && (!({READY})() || document.activeElement.id !== 'main')",
            timeout=PATIENCE,
        )

    def latest(self) -> dict[str, Any]:
        """The deal that was played last."""
        found: dict[str, Any] = self.context.request.get("/api/records?limit=1").json()[0]
        return found

    # Playing

    def play(self, press: Callable[[str], None], until: Callable[[Scene], bool] = lambda scene: scene["over"]) -> Scene:
        """Plays until the deal is over; `press` does what a person does with what this selector finds."""
        while not until(now := self.ready()):
            if now["over"]:
                raise AssertionError("the deal is over")
            press(chosen(now))
            self.settled()
            self.has_focus()
        return now

    def click(self, which: str) -> None:
        """Presses with the mouse."""
        self.page.locator(which).first.click()

    def tap(self, which: str) -> None:
        """Presses with a finger."""
        self.page.locator(which).first.tap()

    def key(self, which: str) -> None:
        """Presses with keys alone: from where the focus is from control to control, and along the hand."""
        if "[data-card" in which:
            self.walk("Tab", ".hand [data-card]", 80)
            self.page.keyboard.press("Home")
            self.walk("ArrowRight", which, 12)
        else:
            self.walk("Tab", which, 80)
        self.page.keyboard.press("Enter")

    def walk(self, key: str, which: str, most: int) -> None:
        """Presses a key until the focus is there."""
        for _ in range(most):
            if self.page.evaluate("(which) => document.activeElement.matches(which)", which):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{which} is not reached with {key}; the focus is at {self.focus()}")


Visit = Callable[..., Visitor]


def chosen(now: Scene) -> str:
    """The selector of what a lively player does: bids what is next, lays the first cards away, plays the first."""
    if now["ways"]:
        return ".ways button"
    if now["lay"] == "ready":
        return ".lay button"
    open = [card for card in now["cards"] if card not in now["shut"] + now["picked"]]
    if now["plays"]:
        return f'.hand [data-card="{open[0]}"]'
    words = [word for word in now["words"] if word not in ("pass", "hand", "close", "claim", "concede", "kontra")]
    with suppress(StopIteration):
        return f'[data-action="{next(word for word in words if word.startswith(("hold", "take")))}"]'
    return f'[data-action="{(words or now["words"])[0]}"]'


def own_cards(deal: dict[str, Any]) -> list[str]:
    """The dealt cards that the person played in a recorded deal, in order."""
    head, played = deal["record"].split("\n\n", 1)
    hands = [line.split()[1:] for line in head.splitlines() if line.startswith("hand ")]
    cards = re.findall(r"\b[CSHD][AKQJT987]\b", played)
    return [card for card in cards if card in hands[deal["seat"]]]
