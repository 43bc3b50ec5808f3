"""Languages, lights, sizes, motion, and people with strange names."""

import re

import pytest
from playwright.sync_api import expect

from ludotheque.table.words import tidy

from .coffre import SHORT, Come
from .people import DESK, PHONE, SMALL_PHONE, Light
from .seen import fits, seen_well
from .words import words

LOOKS = [
    pytest.param(DESK, "fr", "dark", id="desk-fr-night"),
    pytest.param(PHONE, "en", "light", id="phone-en-day"),
    pytest.param(SMALL_PHONE, "fr", "light", id="small-phone-fr-day"),
]


@pytest.mark.parametrize(("size", "language", "light"), LOOKS)
def test_every_page_is_seen_well_by_day_and_by_night(
    come: Come, size: tuple[int, int], language: str, light: Light
) -> None:
    anne = come("Anne", size=size, language=language, light=light)
    page, say = anne.page, anne.words.say
    shelf = anne.shelf()
    expect(shelf.box()).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("data-light", "night" if light == "dark" else "day")
    seen_well(page, "the shelf")
    box = shelf.take_box()
    seen_well(page, "a box in hand")
    box.open_table()
    page.get_by_text(say("open-more"), exact=True).click()
    seen_well(page, "the form of a new table")
    page.goto("/join")
    expect(page.get_by_label(say("join-code"))).to_be_visible()
    seen_well(page, "joining")
    page.goto("/me")
    page.get_by_role("button", name=say("me-link-make")).click()
    expect(page.get_by_role("img", name=say("me-link-scan"))).to_be_visible()
    seen_well(page, "me")
    table = anne.plays_alone(options=SHORT)
    table.wait_for_my_turn()
    for tab in ("talk", "journal", "rules", "table"):
        panel = table.open_tab(tab)
        expect(panel).not_to_be_empty()
        seen_well(page, f"in play, {tab}")
    table.close_notebook()
    table.claims_board()
    seen_well(page, "the claims board")
    page.keyboard.press("Escape")
    table.close_notebook()
    seen_well(page, "in play")
    table.play_alone("observe", "end-turn")
    table.see_the_end()
    seen_well(page, "the end")


def test_the_language_is_switched_in_mid_game(come: Come) -> None:
    anne = come("Anne", language="en")
    table = anne.plays_alone(options=SHORT)
    table.wait_for_my_turn()
    expect(table.sentence).to_have_text(anne.words.like("board-mine-action", "kinds", name="Anne"))
    table.open_tab("table").get_by_role("radio", name="Français").check()
    anne.words = words("fr", anne.kind.game)
    french = anne.table()
    expect(french.sentence).to_have_text(anne.words.like("board-mine-action", "kinds", name="Anne"))
    expect(anne.page.locator("html")).to_have_attribute("lang", "fr")
    french.take(anne.words.say("action-pass"))
    french.play_alone("end-turn")
    french.see_the_end()


HOSTILE = ["<img src=x onerror=a()>", "W" * 24, "\u202eABC\u202c اسم"]
CHAT = [
    "<img src=x onerror=alert(1)><script>alert(2)</script>",
    "W" * 300,
    "\u202eabc <b>fat</b>",
    "لا \u2067 https://example.org",
]


@pytest.mark.parametrize("name", HOSTILE, ids=("markup", "wide", "right-to-left"))
def test_hostile_names_and_words_are_shown_as_text_and_break_nothing(come: Come, name: str) -> None:
    anne, bruno = come("Anne", size=SMALL_PHONE), come(name, size=SMALL_PHONE)
    lobby = anne.opens(seats=4)
    bruno.comes_by_link(lobby.link)
    expect(lobby.page.get_by_text(tidy(name)).first).to_be_visible()
    fits(lobby.page, "the lobby")
    fits(bruno.page, "the guest's lobby")
    lobby.fill_with_bots()
    lobby.start()
    for person in (anne, bruno):
        person.table().without_hints()
    for text in CHAT:
        bruno.table().write(text)
        expect(anne.table().open_tab("talk").get_by_text(tidy(text)).first).to_be_visible()
    for person in (anne, bruno):
        fits(person.page, "talk")
        person.table().open_tab("table")
        fits(person.page, "the company")
        person.table().close_notebook()
        fits(person.page, "the board")
        assert person.page.locator("img[src=x], b:text-is('fat')").count() == 0


# Whatever has begun to move, by a style sheet or by code, and would be seen to.
MOVED = """(() => {
    window.moved = [];
    const isSeen = (one) => one.effect.getComputedTiming().endTime > 1;
    const note = ({ target }) => target.getAnimations().filter(isSeen)
        .forEach((one) => moved.push("css " + (one.animationName ?? one.transitionProperty)));
    addEventListener("animationstart", note, true);
    addEventListener("transitionrun", note, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const one = animate.apply(this, given);
        if (isSeen(one)) moved.push("js " + this.nodeName);
        return one;
    };
})()"""


def test_with_reduced_motion_nothing_moves(come: Come) -> None:
    calm, lively = come("Anne"), come("Bruno", motion=True)
    for person in (calm, lively):
        person.page.add_init_script(MOVED)
        table = person.plays_alone()
        table.press_anything("swap")
    assert calm.page.evaluate("moved") == []
    for kind in ("css", "js"):
        lively.page.wait_for_function(f"moved.some((one) => one.startsWith('{kind}'))")


def test_the_title_says_that_it_is_my_turn(come: Come) -> None:
    anne = come("Anne")
    table = anne.plays_alone()
    table.wait_for_my_turn()
    expect(anne.page).to_have_title(re.compile("^● " + re.escape(anne.words.say("table-your-turn"))))
