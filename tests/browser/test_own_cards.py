"""FB-40 at browsers: a riddle is written, tried, taken along as a file, loaded by somebody else, drawn at his table."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.games.fort_boyard import GAME

from .house import Running
from .keys import Keys
from .people import PHONE, Person
from .seen import seen_well
from .table import TableAt

ON_TOP: Final = 728  # a seed: of 181 riddles the last, which is one's own, lies on top
QUESTION: Final = "Je tourne sans bouger de mon mur,\nmes deux mains ne tiennent rien.\nQue suis-je ?"
ANSWERS: Final = "l'horloge\nla pendule"


class FortTable(TableAt):
    game: ClassVar = GAME.id
    secret: ClassVar = frozenset[str]()

    def step(self) -> None:
        """By the list: the first action. The sentence may be the same afterwards, so the house's answer is awaited."""
        before = len(self.line.frames)
        self.actions().first.click()
        while len(self.line.frames) == before:
            self.page.wait_for_timeout(20)
        expect(self.page.locator(".skip")).to_have_count(0)


class Writer(Person[FortTable]):
    kind = FortTable
    first: ClassVar[dict[str, Any]] = {}

    # -- the page of the cards ---------------------------------------------------------------------------------------

    def card(self, number: int = 1) -> Locator:
        cards = self.page.locator("details.own-card")
        return cards.filter(has_text=self.words.say("cards-riddle", number=number))

    def field(self, name: str) -> Locator:
        return self.card().get_by_label(self.words.say(f"cards-{name}"), exact=True)

    def says(self, message: str, **details: Any) -> Locator:
        return self.page.get_by_text(self.words.say(message, **details))

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=self.words.say(message), exact=True)

    def tries(self, answer: str) -> None:
        self.field("try").fill(answer)
        self.card().get_by_role("button", name=self.words.say("cards-try-go"), exact=True).click()


Come = Callable[..., Writer]


@pytest.mark.rule("FB-40")
def test_a_riddle_is_written_tried_shared_and_drawn(come: Come, house: Running, tmp_path: Path) -> None:
    anne, bruno = come("Anne", size=PHONE, language="fr"), come("Bruno", language="en")
    file = tmp_path / "cartes.toml"
    written(anne, file)
    loaded(bruno, file)
    drawn(bruno, house)


def written(anne: Writer, file: Path) -> None:
    """From the box to the page; a card with a fault, then a good one; right and wrong answers; a file."""
    sheet = anne.shelf().take_box().sheet
    sheet.get_by_role("link", name=anne.words.say("page-cards")).click()
    anne.field("question").fill("x" * 401)
    anne.field("answers").fill(ANSWERS)
    anne.field("answers").blur()
    expect(anne.card().get_by_role("alert")).to_contain_text("400")
    expect(anne.button("cards-use")).to_be_disabled()
    anne.field("question").fill(QUESTION)
    anne.field("question").blur()
    expect(anne.says("cards-good")).to_be_visible()
    anne.tries("Les HORLOGES")
    expect(anne.says("cards-passes", said="Les HORLOGES")).to_be_visible()
    anne.tries("la lune")
    expect(anne.says("cards-fails", said="la lune")).to_be_visible()
    seen_well(anne.page, "the page of the cards")
    anne.page.reload()
    expect(anne.card()).to_contain_text("Je tourne sans bouger")  # this browser has kept it
    with anne.page.expect_download() as download:
        anne.button("cards-download").click()
    download.value.save_as(file)
    assert "Je tourne sans bouger" in file.read_text(encoding="utf-8")


def loaded(bruno: Writer, file: Path) -> None:
    """Somebody else's page, by the keyboard alone but for the file."""
    bruno.page.goto(f"/games/{GAME.id}/cards")
    keys = Keys(bruno.page)
    keys.to(bruno.field("question"))
    bruno.page.locator("input[type=file]").set_input_files(file)
    expect(bruno.card()).to_contain_text("Je tourne sans bouger")
    keys.press(bruno.card().locator("summary"))
    expect(bruno.field("question")).to_have_value(QUESTION)
    expect(bruno.field("answers")).to_have_value(ANSWERS)
    keys.press(bruno.button("cards-use"))
    expect(bruno.page.locator("#option-cards-told")).to_contain_text(bruno.words.say("board-say-good"))
    expect(bruno.page.locator("#option-cards")).to_have_value(file.read_text(encoding="utf-8"))


def drawn(bruno: Writer, house: Running) -> None:
    """With two bots, by turns: the first riddle of the game is his."""
    page, say = bruno.page, bruno.words.say
    page.get_by_role("radio", name=re.compile("^" + say("preset-by-turns"))).check()  # begins anew, without the cards
    page.get_by_role("button", name=say("board-say-kept")).click()
    expect(page.locator("#option-cards-told")).to_contain_text(say("board-say-good"))
    page.get_by_role("group", name=say("open-seats")).get_by_role("radio", name="3").check()
    page.get_by_label(say("shelf-name")).fill("Bruno")
    page.get_by_role("button", name=say("open-go"), exact=True).click()
    lobby = bruno.lobby()
    expect(page.get_by_text(say("option-cards-given", value="1+0"))).to_be_visible()
    lobby.fill_with_bots()
    with house.luck(ON_TOP):
        lobby.start()
        table = bruno.table()
        table.without_hints()
    while table.line.table["riddle"] is None:
        table.step()
    riddle = table.line.table["riddle"]
    assert (riddle["number"], riddle["question"]) == (181, QUESTION)
    expect(reading(page)).to_contain_text("Je tourne sans bouger")
    answers = ANSWERS.split("\n")
    is_reader = table.line.table["reader"] == table.line.table["seat"]
    assert riddle["answers"] == (answers if is_reader else [])
    told = " ".join(str(frame) for frame in table.line.frames)
    assert is_reader or "pendule" not in told


def reading(page: Page) -> Locator:
    return page.locator("main")
