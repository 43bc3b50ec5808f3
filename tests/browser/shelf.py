"""The first page, a box taken from it, the form of a new table."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .words import Words


class Shelf:
    def __init__(self, page: Page, words: Words, name: str) -> None:
        self.page = page
        self.words = words
        self.name = name

    def box(self, title: str | None = None) -> Locator:
        begins = re.compile("^" + re.escape(title or self.words.say("game-name")))
        return self.page.get_by_role("button", name=begins)

    def take_box(self) -> "Box":
        self.box().click()
        return self.box_in_hand()

    def box_in_hand(self) -> "Box":
        return Box(self.page, self.words, self.name)

    def drawer(self, name: str) -> Locator:
        title = self.words.say(f"shelf-{name}")
        return self.page.get_by_role("button", name=self.words.say("shelf-drawer", title=title))

    def pull(self, name: str) -> Locator:
        self.drawer(name).click()
        return self.page.get_by_role("dialog", name=self.words.say(f"shelf-{name}"))

    def type_code(self, code: str) -> None:
        self.drawer("code").click()
        self.page.get_by_label(self.words.say("join-code")).fill(code.lower())
        self.page.get_by_role("button", name=self.words.say("join-go")).click()


class Box:
    """A box in hand: the ways into it."""

    def __init__(self, page: Page, words: Words, name: str) -> None:
        self.page = page
        self.words = words
        self.name = name
        self.sheet = page.get_by_role("dialog", name=words.say("game-name"))
        expect(self.sheet).to_be_visible()

    def just_play(self) -> None:
        field = self.sheet.get_by_label(self.words.say("shelf-name"))
        if field.count():
            field.fill(self.name)
        self.sheet.get_by_role("button", name=self.words.say("shelf-play"), exact=True).click()

    def open_table(self) -> "WishForm":
        self.sheet.get_by_role("link", name=self.words.say("shelf-open-table")).click()
        return WishForm(self.page, self.words)


class WishForm:
    """Opening a table."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words

    def lay(self, name: str, *, seats: int = 5, way: str = "own", watching: str = "nobody", **options: Any) -> None:
        say, page = self.words.say, self.page
        page.get_by_role("group", name=say("open-seats")).get_by_role("radio", name=str(seats)).check()
        if way != "own":
            ways = page.get_by_role("group", name=say("open-way"))
            ways.get_by_role("radio", name=re.compile("^" + re.escape(say(f"open-way-{way}")))).check()
        if watching != "nobody" or options:
            page.get_by_text(say("open-more"), exact=True).click()
        if watching != "nobody":
            page.get_by_label(say("open-watching")).select_option(label=say(f"open-watching-{watching}"))
        for option, value in options.items():
            self.wish(page.get_by_label(say(f"option-{option}"), exact=True), value)
        field = page.get_by_label(say("shelf-name"))
        if field.count():
            field.fill(name)
        page.get_by_role("button", name=say("open-go")).click()

    def wish(self, field: Locator, value: bool | int | str) -> None:
        if isinstance(value, bool):
            field.set_checked(value)
        elif isinstance(value, int):
            field.fill(str(value))
        else:
            field.select_option(value)
