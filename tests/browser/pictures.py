"""The pictures of docs/pictures/: plays to the moments that are worth one. `make pictures`."""

import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, expect, sync_playwright

from .coffre import SHORT, CoffrePlayer
from .conftest import FLAGS, build_client, chromium
from .fort_boyard import BoyardPlayer
from .house import ROOT, Running
from .people import DESK, PHONE, TELEVISION, Person
from .seen import settled

FOLDER: Final = ROOT / "docs" / "pictures"
LARGEST: Final = 250_000  # bytes


def take(person: Person[Any], name: str) -> None:
    settled(person.page)
    path = FOLDER / f"{name}.jpg"
    for quality in (86, 74, 60):
        person.page.screenshot(path=path, type="jpeg", quality=quality)
        if path.stat().st_size <= LARGEST:
            return
    raise AssertionError(f"{path} is too large")


def shelves(browser: Browser, url: str) -> None:
    for name, size, light in (
        ("shelf-day", DESK, "light"),
        ("shelf-night", DESK, "dark"),
        ("shelf-phone", PHONE, "light"),
    ):
        person = CoffrePlayer(browser, url, "Anne", size=size, light=light, language="fr")  # type: ignore[arg-type]  # from a row of plain words
        expect(person.shelf().box()).to_be_visible()
        take(person, name)
        person.context.close()


def lobby(browser: Browser, url: str) -> None:
    anne, bruno = CoffrePlayer(browser, url, "Anne", language="fr"), CoffrePlayer(browser, url, "Bruno", language="fr")
    opened = anne.opens(seats=5)
    bruno.comes_by_link(opened.link)
    expect(opened.chair("Bruno")).to_be_visible()
    take(anne, "lobby")
    for person in (anne, bruno):
        person.context.close()


def in_play(browser: Browser, url: str) -> None:
    for name, size, light in (
        ("table-day", DESK, "light"),
        ("table-night", DESK, "dark"),
        ("table-phone", PHONE, "light"),
    ):
        person = CoffrePlayer(browser, url, "Anne", size=size, light=light, language="fr")  # type: ignore[arg-type]  # from a row of plain words
        table = person.plays_alone(seats=6)
        for wanted in ("observe", "end-turn"):
            table.press_anything(wanted)
        table.wait_for_my_turn()
        take(person, name)
        if name == "table-day":
            table.claims_board()
            take(person, "claims-board")
            person.page.keyboard.press("Escape")
            table.play_alone("swap", "end-turn")
            table.see_the_end()
            take(person, "end")
            table.map_of_lies.scroll_into_view_if_needed()
            take(person, "map-of-lies")
            table.replay_button.click()
            slider = person.page.get_by_role("slider")
            slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
            take(person, "replay")
        person.context.close()


def one_screen(browser: Browser, url: str) -> None:
    anne = CoffrePlayer(browser, url, "Anne", language="fr")
    opened = anne.opens(seats=4, way="around")
    for name in ("Bruno", "Chloé", "Denis"):
        opened.seat_another(name)
    opened.start()
    expect(anne.page.get_by_role("alertdialog")).to_be_visible()
    take(anne, "curtain")
    anne.context.close()


def big_screen(browser: Browser, url: str) -> None:
    screen = CoffrePlayer(browser, url, "Écran", size=TELEVISION, language="fr", light="dark")
    opened = screen.opens(seats=4, way="big", **{key: value for key, value in SHORT.items() if key != "starter"})
    hand = CoffrePlayer(browser, url, "Zoé", size=PHONE, language="fr")
    hand.comes_by_link(opened.link)
    opened.fill_with_bots()
    opened.start()
    hand.table().without_hints()
    hand.table().press_anything("observe")
    expect(screen.page.get_by_role("img", name=screen.words.say("table-big-qr"))).to_be_visible()
    take(screen, "big-screen")
    for person in (screen, hand):
        person.context.close()


def fort(browser: Browser, url: str) -> None:
    by_turns = {"hourglass": "rolls", "trials": "luck", "riddles": "fr"}
    for name, size, light in (("fort-day", DESK, "light"), ("riddle-phone", PHONE, "dark")):
        person = BoyardPlayer(browser, url, "Anne", size=size, light=light, language="fr")
        table = person.plays_alone(seats=6, options=by_turns)
        if name == "riddle-phone":
            table.play_until(lambda: table.mind.view().sand is not None)  # noqa: B023  # called at once
        table.come_to_rest()
        take(person, name)
        person.context.close()


def main() -> None:
    build_client()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        house = Running(Path(folder)).start()
        try:
            for page in (shelves, lobby, in_play, one_screen, big_screen, fort):
                page(browser, house.url)
        finally:
            house.stop()
            browser.close()


if __name__ == "__main__":
    main()
