"""A table in play, and after its end: what all games have."""

import re
from collections.abc import Callable
from typing import ClassVar, TypeVar

from playwright.sync_api import Locator, Page, expect

from .watch import Line
from .words import Words


class TableAt:
    """Each game has its own kind, with what can be pressed on its board."""

    game: ClassVar[str]
    secret: ClassVar[frozenset[str]]  # words that are sent nowhere but in a view or an event

    def __init__(self, page: Page, words: Words, line: Line) -> None:
        self.page = page
        self.words = words
        self.line = line

    # -- what is seen ------------------------------------------------------------------------------------------------

    @property
    def sentence(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.words.say("board-table"))

    @property
    def after(self) -> Locator:
        """What one can do, now or after the end."""
        return self.page.get_by_role("region", name=self.words.say("table-strip"))

    @property
    def replay_button(self) -> Locator:
        return self.after.get_by_role("button", name=self.words.say("table-replay"))

    @property
    def ribbon(self) -> Locator:
        return self.page.locator(".ribbon")

    @property
    def is_phone(self) -> bool:
        return self.page.viewport_size is not None and self.page.viewport_size["width"] <= 820

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=self.words.say(f"table-tab-{name}"))

    def open_tab(self, name: str) -> Locator:
        """A page of the notebook; on a phone it is pulled up."""
        tab, notebook = self.tab(name), self.page.locator(".notebook")
        is_open = "open" in (notebook.get_attribute("class") or "").split()
        if tab.get_attribute("aria-selected") != "true" or (self.is_phone and not is_open):
            tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        return self.page.get_by_role("tabpanel")

    def close_notebook(self) -> None:
        notebook = self.page.locator(".notebook")
        if self.is_phone and "open" in (notebook.get_attribute("class") or "").split():
            notebook.locator('[role=tab][aria-selected="true"]').click()

    # -- what is done ------------------------------------------------------------------------------------------------

    def without_hints(self) -> None:
        """The guide is put away; it comes once for each person."""
        skip = self.page.get_by_role("button", name=self.words.say("table-guide-skip"))
        expect(skip.or_(self.replay_button)).to_be_visible()
        if skip.count():
            skip.click()
            expect(skip).to_have_count(0)

    @property
    def list_button(self) -> Locator:
        """How many actions there are; pressing it shows them."""
        return self.page.get_by_role("button", name=self.words.counted("table-actions"))

    def actions(self) -> Locator:
        """All that I may do now, as plain buttons."""
        if self.is_phone:
            panel = self.open_tab("actions")
            return panel.get_by_role("list").get_by_role("button")
        expect(self.list_button).to_be_enabled()
        if self.list_button.get_attribute("aria-expanded") == "false":
            self.list_button.click()
        return self.after.get_by_role("list").get_by_role("button")

    def take(self, name: str | re.Pattern[str] | None = None) -> None:
        """By the list: the action of this name, or else the first."""
        before = self.sentence.inner_text()
        actions = self.actions()
        (actions.first if name is None else actions.filter(has_text=name).first).click()
        self.has_moved(before)

    def has_moved(self, before: str) -> None:
        expect(self.sentence).not_to_have_text(before, use_inner_text=True)
        expect(self.page.locator(".skip")).to_have_count(0)  # and has come to rest

    # -- talk --------------------------------------------------------------------------------------------------------

    def write(self, text: str) -> None:
        panel = self.open_tab("talk")
        panel.get_by_label(self.words.say("table-chat-write")).fill(text)
        panel.get_by_role("button", name=self.words.say("table-chat-send"), exact=True).click()

    # -- the end -----------------------------------------------------------------------------------------------------

    def see_the_end(self) -> None:
        expect(self.replay_button).to_be_visible()

    @property
    def proposal(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.words.say("table-rematch"))


AnyTable = TypeVar("AnyTable", bound=TableAt)


def play_together(tables: list[AnyTable], turn: Callable[[AnyTable, int], None]) -> int:
    """Everybody at a browser of his own, in the order of seats; whoever is awaited plays, until the end."""
    moves = 0
    while not tables[0].line.is_over:
        mover = tables[tables[0].line.to_act[0]]
        turn(mover, moves)
        moves += 1
        while tables[0].line.seq < mover.line.seq:  # what his page has been told the first one's is told in a moment
            tables[0].line.wait()
    return moves
