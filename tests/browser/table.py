"""A table in play, and after its end."""

import re
from collections.abc import Callable
from typing import Final, Literal

from playwright.sync_api import Locator, Page, expect

from .watch import Line
from .words import Words

Kind = Literal["observe", "swap", "force", "pass", "end-turn", "designate", "name"]
PRESSES: Final[dict[str, tuple[str, ...]]] = {  # what is pressed after the disc
    "observe": ("place",),
    "swap": ("place",),
    "force": ("seat", "place"),
    "designate": ("seat",),
    "name": ("seat",),
}


class TableAt:
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

    def wait_for_my_turn(self) -> None:
        expect(self.disc("any").first).to_be_visible()

    def disc(self, kind: str) -> Locator:
        """A stud in the rim of the table: one kind of action."""
        discs = self.board.get_by_role("button")
        return discs.and_(self.page.locator("[data-disc]" if kind == "any" else f'[data-disc="{kind}"]'))

    def target(self, what: str, number: int | None = None) -> Locator:
        """A card in the centre, or a player."""
        mark = f"[data-{what}]" if number is None else f'[data-{what}="{number}"]'
        return self.board.get_by_role("button").and_(self.page.locator(mark))

    def take(self, name: str | re.Pattern[str] | None = None) -> None:
        """By the list: the action of this name, or else the first."""
        before = self.sentence.inner_text()
        actions = self.actions()
        (actions.first if name is None else actions.filter(has_text=name).first).click()
        self.has_moved(before)

    def press(self, kind: Kind, first: int | None = None) -> None:
        """By the board: the disc, then what it asks for."""
        before = self.sentence.inner_text()
        self.close_notebook()
        asks = self.asks(kind)
        self.disc(kind).click()
        for nth, what in enumerate(asks):
            self.target(what, first if nth == 0 else None).first.click()
        self.has_moved(before)

    def asks(self, kind: str) -> tuple[str, ...]:
        """What is pressed after the disc; nothing where there is but one such action, which the disc then names."""
        label = self.disc(kind).get_attribute("aria-label")
        return PRESSES.get(kind, ()) if label == self.words.say(f"board-do-{kind}") else ()

    def has_moved(self, before: str) -> None:
        expect(self.sentence).not_to_have_text(before, use_inner_text=True)
        expect(self.page.locator(".skip")).to_have_count(0)  # and has come to rest

    def first_disc(self) -> str:
        return self.disc("any").first.get_attribute("data-disc") or ""

    def press_anything(self, *wanted: Kind) -> None:
        """The first of these that can be pressed; or whatever comes first."""
        self.wait_for_my_turn()
        kind = next((one for one in wanted if self.disc(one).count()), None) or self.first_disc()
        self.press(kind)  # type: ignore[arg-type]  # the page says which kinds there are

    # -- talk --------------------------------------------------------------------------------------------------------

    @property
    def talk(self) -> Locator:
        self.open_tab("talk")
        return self.page.get_by_role("region", name=self.words.say("talk-title"))

    def claim(self, nth: int = 0) -> str:
        """Say what stands on a strip; the sentence as it is read."""
        button = self.talk.get_by_role("button", name=self.words.like("strip-say", "says")).nth(nth)
        label = button.get_attribute("aria-label") or ""
        button.click()
        return label.removeprefix(self.words.say("strip-say", says="")).strip()

    def write(self, text: str) -> None:
        panel = self.open_tab("talk")
        panel.get_by_label(self.words.say("table-chat-write")).fill(text)
        panel.get_by_role("button", name=self.words.say("table-chat-send"), exact=True).click()

    def claims_board(self) -> Locator:
        name = re.compile(re.escape(self.words.say("record-open", count=7)).replace("7", r"\d+"))
        self.talk.get_by_role("button", name=name).click()
        return self.page.get_by_role("dialog", name=self.words.say("record-title"))

    # -- the end -----------------------------------------------------------------------------------------------------

    def see_the_end(self) -> None:
        expect(self.replay_button).to_be_visible()
        expect(self.map_of_lies).to_be_visible()

    def sit_again(self, host: str) -> None:
        """The host has proposed another game; until now the end was there to be seen."""
        expect(self.proposal.get_by_text(self.words.say("table-proposal", host=host))).to_be_visible()
        expect(self.map_of_lies).to_be_visible()
        self.proposal.get_by_role("button", name=self.words.say("table-proposal-sit")).click()

    @property
    def proposal(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.words.say("table-rematch"))

    @property
    def map_of_lies(self) -> Locator:
        return self.page.get_by_role("region", name=self.words.say("lies-title"))

    def play_alone(self, *wanted: Kind) -> int:
        """Against bots, to the end; how often it was my turn to press."""
        presses = 0
        mine_or_over = self.disc("any").first.or_(self.replay_button).first
        while True:
            expect(mine_or_over).to_be_visible()
            if self.replay_button.count():
                return presses
            self.press_anything(*wanted)
            presses += 1


def play_together(tables: list[TableAt], turn: Callable[[TableAt, int], None]) -> int:
    """Everybody at a browser of his own, in the order of seats; whoever is awaited plays, until the end."""
    moves = 0
    while not tables[0].line.is_over:
        turn(tables[tables[0].line.to_act[0]], moves)
        moves += 1
    return moves
