"""The table before the game."""

import re

from playwright.sync_api import Locator, Page, expect

from .words import Words


class Lobby:
    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words
        expect(page.get_by_role("group", name=words.say("lobby-table"))).to_be_visible()

    @property
    def link(self) -> str:
        return self.page.get_by_label(self.words.say("lobby-link"), exact=True).input_value()

    @property
    def code(self) -> str:
        spelled = self.page.get_by_role("img", name=self.words.like("lobby-spelled", "letters"))
        return "".join(re.findall("[A-Z0-9]", (spelled.text_content() or "")))

    def chair(self, name: str) -> Locator:
        """The card of somebody who sits here."""
        return self.page.get_by_role("button", name=re.compile(rf":\s{re.escape(name)}(,|$)"))

    def empty_chair(self, number: int) -> Locator:
        return self.page.get_by_role("button", name=self.words.say("lobby-chair", number=number))

    def open_sheet(self, name: str) -> Locator:
        self.chair(name).click()
        sheet = self.page.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        return sheet

    def dress(self, name: str, colour: int, emblem: str) -> None:
        """Choose a colour and an emblem."""
        sheet = self.open_sheet(name)
        dab = sheet.get_by_role(
            "button", name=self.words.say("lobby-colour", colour=colour, **{"is": "free"}), exact=True
        )
        sign = sheet.get_by_role(
            "button", name=self.words.say("lobby-emblem", emblem=emblem, **{"is": "free"}), exact=True
        )
        for button in (dab, sign):
            button.click()
            expect(button).to_have_attribute("aria-pressed", "true")
        sheet.get_by_role("button", name=self.words.say("shelf-close")).click()

    def seat_another(self, name: str) -> None:
        """Somebody at this screen."""
        say = self.words.say
        self.page.get_by_label(say("lobby-another-name")).fill(name)
        self.page.get_by_role("button", name=say("lobby-another-go"), exact=True).click()
        expect(self.chair(name)).to_be_visible()

    def fill_with_bots(self) -> None:
        self.page.get_by_role("button", name=self.words.counted("lobby-fill")).click()
        expect(self.start_button).to_be_enabled()

    @property
    def start_button(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.say("lobby-start"), exact=True)

    def start(self) -> None:
        self.start_button.click()
