"""Pictures of the card room, for whoever changes its look: build/screens/*.png.

    scripts/setup dev
    .venv/bin/python bench/screenshots.py [--only skat] [--lang pt]

Starts a server of its own on a free loopback port and plays by mouse, as far as each picture needs it. Needs Chromium
(on Debian: apt-get install chromium).
"""

from __future__ import annotations

import argparse
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

try:
    from playwright.sync_api import Browser, Page, sync_playwright
except ImportError:
    sys.exit("bench/screenshots.py needs Playwright: run scripts/setup dev first.")

OUT = Path(__file__).resolve().parent.parent / "build" / "screens"
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--no-proxy-server"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
SIZES = {"desktop": (1280, 800), "phone": (375, 740)}
GAMES = ("skat", "schnapsen", "kaiser", "letzter-stich")


@contextmanager
def server() -> Iterator[str]:
    """A server over a database of its own; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "vorhand.cli", "serve", "--port", str(port)]
        running = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/room.db"], stdout=subprocess.DEVNULL)
        try:
            yield reached(f"http://127.0.0.1:{port}")
        finally:
            running.terminate()
            running.wait(20)


def reached(address: str, seconds: float = 120) -> str:
    """The address, once a server answers there."""
    end = time.monotonic() + seconds
    while True:
        try:
            build_opener(ProxyHandler({})).open(f"{address}/health", timeout=1)
            return address
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


@contextmanager
def page(browser: Browser, size: str, lang: str, **look: object) -> Iterator[Page]:
    """A page of this size whose look is chosen."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale=lang)
    kept = json.dumps({"speed": 100, "lang": lang, **look})
    context.add_init_script(f"localStorage.getItem('vorhand.look') || localStorage.setItem('vorhand.look', {kept!r})")
    opened = context.new_page()
    try:
        yield opened
    finally:
        context.close()


def sit(opened: Page, address: str, game: str) -> None:
    """Sits down at a table."""
    opened.goto(address)
    opened.locator(".games li button.main").nth(GAMES.index(game)).click()
    opened.wait_for_selector(".hand button[data-card], .text .cards")


def moves(opened: Page) -> Iterator[str]:
    """Plays on by mouse; says before every decision what it is about: choice, lay or card; ends with the deal."""
    end = time.monotonic() + 120
    while time.monotonic() < end and not opened.locator(".result").count():
        lay = opened.locator(".lay button")
        said = ".choices > button[data-action], .choices .contract button[data-action]"
        choices = [action for action in listed(opened, said) if action not in ("close", "exchange", "kontra")]
        if lay.count():
            yield "lay"
            for card in opened.locator(".hand button[data-card]").all()[: int(lay.get_attribute("data-count") or 2)]:
                card.click()
            for card in opened.locator(".hand button[data-card][aria-pressed=false]").all():
                if lay.get_attribute("aria-disabled") != "true":
                    break
                card.click()
            lay.click()
        elif choices:
            yield "announce" if choices[0].startswith("announce") else "choice"
            wanted = next((action for action in choices if action.split()[0] in ("bid", "hold", "take")), choices[0])
            opened.locator(f'.choices button[data-action="{wanted}"]').first.click(timeout=3000)
        elif opened.locator('.hand[data-plays="true"]').count():
            yield "card"
            playable = opened.locator(".hand button[data-card]:not([aria-disabled=true])")
            if playable.count():
                playable.first.click(timeout=3000)
                for way in opened.locator(".ways button").all()[:1]:
                    way.click(timeout=3000)
        opened.wait_for_timeout(120)


def listed(opened: Page, selector: str) -> list[str]:
    """The actions that these buttons stand for."""
    return [str(button.get_attribute("data-action")) for button in opened.locator(selector).all()]


def shoot(opened: Page, name: str, *, full: bool = False) -> None:
    """Takes a picture, with what is below the screen where it is `full`."""
    if full:  # pictures that wait to be seen
        opened.evaluate("document.querySelectorAll('img').forEach((each) => (each.loading = 'eager'))")
        opened.wait_for_load_state("networkidle")
    opened.wait_for_timeout(250)
    opened.screenshot(path=OUT / f"{name}.png", full_page=full)
    print(OUT / f"{name}.png")


def game_pictures(browser: Browser, address: str, game: str, size: str, lang: str) -> None:
    """A game from the first decision to the reckoning."""
    with page(browser, size, lang) as opened:
        sit(opened, address, game)
        seen: set[str] = set()
        for about in moves(opened):
            several = about == "card" and opened.locator(".laid").count() < 2
            if about not in seen and not several:
                seen.add(about)
                shoot(opened, f"{game}-{about}-{size}")
                if about == "card":
                    opened.locator(".choices .quiet").click()
                    opened.wait_for_selector(".hint", timeout=90_000)
                    shoot(opened, f"{game}-hint-{size}")
        shoot(opened, f"{game}-reckoning-{size}")


def learning(browser: Browser, address: str, size: str, lang: str) -> None:
    """What comes after a deal: its review, what if, the best line, statistics, luck, the position of the day."""
    with page(browser, size, lang) as opened:
        for game in ("skat", "schnapsen"):
            sit(opened, address, game)
            for _ in moves(opened):
                pass
            opened.locator('.result a[href^="/replay"]').click()
            opened.locator("button.review").click()
            opened.wait_for_selector(".waits, .moments")
            shoot(opened, f"{game}-review-waits-{size}")
            opened.wait_for_selector(".every summary", timeout=120_000)
            shoot(opened, f"{game}-review-{size}", full=True)
            if opened.locator(".moments button").count():
                opened.locator(".moments button").first.click()
                shoot(opened, f"{game}-review-moment-{size}", full=True)
            opened.locator(".every summary").click()
            shoot(opened, f"{game}-review-table-{size}", full=True)
        opened.locator("button.best-line").click()
        opened.wait_for_selector(".line")
        shoot(opened, f"best-line-{size}", full=True)
        opened.go_back()
        for name, path in {"import": "/import", "daily": "/daily/skat", "statistics": "/statistics"}.items():
            opened.goto(address + path)
            opened.wait_for_selector("h1")
            opened.wait_for_load_state("networkidle")
            shoot(opened, f"{name}-{size}", full=True)


def main() -> None:
    """Takes all pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=["pages", "learning", *GAMES])
    parser.add_argument("--lang", default="en", choices=["en", "de", "es", "pt"])
    asked = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for size in SIZES:
            if asked.only in (None, "pages"):
                pages(browser, address, size, asked.lang)
            if asked.only in (None, "learning"):
                learning(browser, address, size, asked.lang)
            for game in GAMES:
                if asked.only in (None, game):
                    game_pictures(browser, address, game, size, asked.lang)
        browser.close()


def pages(browser: Browser, address: str, size: str, lang: str) -> None:
    """The pages beside the tables, and the looks of a table."""
    with page(browser, size, lang) as opened:
        for name, path in {
            "start": "/",
            "gallery": f"/{lang}/gallery",
            "tradition": f"/{lang}/gallery/prussian",
            "rules-pt": "/pt/rules/kaiser",
            "new": "/new/kaiser",
            "settings": "/settings",
            "records": "/records",
        }.items():
            opened.goto(address + path)
            opened.wait_for_selector("h1")
            shoot(opened, f"{name}-{size}", full=name in ("start", "gallery", "tradition"))
    looks: dict[str, dict[str, object]] = {
        "dark": {"theme": "dark"},
        "four-colour": {"packs": {"skat": "four-colour"}},
        "colour-safe": {"safe": True},
        "text-table": {"text": True},
        "warm": {"temperature": 90, "grain": 90, "contrast": 70},
    }
    for name, look in looks.items():
        with page(browser, size, lang, **look) as opened:
            sit(opened, address, "skat")
            shoot(opened, f"{name}-{size}")


if __name__ == "__main__":
    main()
