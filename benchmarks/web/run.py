"""What the pages weigh, how soon one can press, and whether the heaviest motion stutters. `make bench-web`.

Weights are as gzip packs them; times are those of this machine, the median of several visits with an empty cache.
"""

import statistics
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.coffre import SHORT, CoffrePlayer
from tests.browser.conftest import FLAGS, build_client, chromium
from tests.browser.house import Running
from tests.browser.people import DESK, PHONE
from tests.browser.weights import MOST_FIRST, MOST_GAME, weigh

RESULTS: Final = Path(__file__).with_name("RESULTS.md")
VISITS: Final = 5
FRAME: Final = 1000 / 60  # ms

# Counts the pictures that the browser draws from now until nothing moves any more.
DRAWN: Final = """() => {
    window.drawn = [];
    const draw = (at) => { window.drawn.push(at); requestAnimationFrame(draw); };
    requestAnimationFrame(draw);
}"""


def first_click(browser: Browser, house: Running, size: tuple[int, int]) -> float:
    """ms from the navigation until a box on the shelf can be pressed."""
    times = []
    for _ in range(VISITS):
        person = CoffrePlayer(browser, house.url, "Anne", size=size)
        shelf = person.shelf()
        expect(shelf.box()).to_be_visible()
        shelf.box().click(trial=True)
        times.append(float(person.page.evaluate("() => performance.now()")))
        person.context.close()
    return statistics.median(times)


def lost_frames(browser: Browser, house: Running) -> tuple[int, int]:
    """The end of a table of eight, at which everything is turned up: pictures lost, of how many."""
    person = CoffrePlayer(browser, house.url, "Anne", size=DESK, motion=True)
    table = person.plays_alone(seats=8, options=SHORT)
    table.press_anything("pass")
    person.page.evaluate(DRAWN)
    table.play_alone("end-turn")
    table.see_the_end()
    drawn: list[float] = person.page.evaluate("() => window.drawn")
    person.context.close()
    whole = round((drawn[-1] - drawn[0]) / FRAME)
    return max(0, whole - len(drawn) + 1), whole


def measured() -> list[str]:
    build_client()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        house = Running(Path(folder)).start()
        try:
            person = CoffrePlayer(browser, house.url, "Anne", size=PHONE, language="fr")
            first, game, way = weigh(person)
            desk, phone = first_click(browser, house, DESK), first_click(browser, house, PHONE)
            lost, whole = lost_frames(browser, house)
        finally:
            house.stop()
            browser.close()
    return [
        "# The web client, measured",
        "",
        "By `make bench-web`, in Debian's Chromium without a graphics card, on one machine with its house. Weights are",
        "kB of gzip, in French, the heavier language; a test holds the limits (`tests/browser/test_weights.py`).",
        "Times are this machine's.",
        "",
        "| what | measured | limit |",
        "|---|---|---|",
        f"| the first page, fonts included | {first.total / 1000:.1f} kB | {MOST_FIRST // 1000} kB |",
        f"| a game's part, its words included | {game.total / 1000:.1f} kB | {MOST_GAME // 1000} kB |",
        f"| all that the way from the shelf to a table adds | {way.total / 1000:.1f} kB | |",
        f"| from navigation to the first usable click, desk | {desk:.0f} ms | |",
        f"| from navigation to the first usable click, phone | {phone:.0f} ms | |",
        f"| frames lost while a table of eight ends and is revealed | {lost} of {whole} | |",
        "",
        "The first page was 151.3 kB while the shelf loaded all the words of every game for the few that are printed",
        "on its box. Those have a part of their own now (`?lid`, `web/texts.ts`); the rest comes when a box is taken.",
    ]


def main() -> None:
    lines = measured()
    print("\n".join(lines))
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
