"""Le Coffre et la Clé at a browser: its board of discs, its talk, its map of lies."""

import re
from collections.abc import Callable
from typing import Any, ClassVar, Final, Literal

from playwright.sync_api import Locator, Page, expect

from ludotheque.games.coffre_et_cle.pieces import Card

from .people import MINE_FIRST, Person
from .table import TableAt

Kind = Literal["observe", "swap", "force", "pass", "end-turn", "designate", "name"]
PRESSES: Final[dict[str, tuple[str, ...]]] = {  # what is pressed after the disc
    "observe": ("place",),
    "swap": ("place",),
    "force": ("seat", "place"),
    "designate": ("seat",),
    "name": ("seat",),
}
SHORT: Final = MINE_FIRST | {"max_rounds": 1, "designate_from_round": 1}  # one turn each
FACES: Final = """() => [...document.querySelectorAll("use")].filter((use) => !use.closest("symbol, defs"))
    .map((use) => (use.getAttribute("href") ?? "").replace("#cc-", ""))"""


class CoffreTable(TableAt):
    game: ClassVar = "coffre-et-cle"
    secret: ClassVar = frozenset(f'"{card.value}"' for card in Card)

    # -- what is done ------------------------------------------------------------------------------------------------

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

    def claims_board(self) -> Locator:
        name = re.compile(re.escape(self.words.say("record-open", count=7)).replace("7", r"\d+"))
        self.talk.get_by_role("button", name=name).click()
        return self.page.get_by_role("dialog", name=self.words.say("record-title"))

    # -- the end -----------------------------------------------------------------------------------------------------

    def see_the_end(self) -> None:
        super().see_the_end()
        expect(self.map_of_lies).to_be_visible()

    def sit_again(self, host: str) -> None:
        """The host has proposed another game; until now the end was there to be seen."""
        expect(self.proposal.get_by_text(self.words.say("table-proposal", host=host))).to_be_visible()
        expect(self.map_of_lies).to_be_visible()
        self.proposal.get_by_role("button", name=self.words.say("table-proposal-sit")).click()

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


def faces_shown(page: Page) -> set[str]:
    """The cards that are drawn face up on this page."""
    return {face for face in page.evaluate(FACES) if face in {card.value for card in Card}}


def faces_known(view: dict[str, Any]) -> set[str]:
    """Those that this pair of eyes knows: its own, what it has seen, what lies open."""
    own = [view["card"]] if view["card"] else []
    designated = ["treasure"] if view["treasure"] is not None else []  # who designates shows it
    return {*own, *designated, *(note["card"] for note in view["notes"]), *view["laid_open"]}


class CoffrePlayer(Person[CoffreTable]):
    kind = CoffreTable


Come = Callable[..., CoffrePlayer]
