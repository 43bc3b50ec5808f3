"""One whole game by keyboard alone, and always visible where one is."""

from typing import Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from .people import Come

# A ring, an outline, or a frame round what holds the field: something must show where the keys go.
VISIBLE: Final = """() => {
  const here = document.activeElement;
  if (here === null || here === document.body) return "nothing"; // past the last, the browser has it
  if (!here.matches(":focus-visible")) return "the focus is not shown: " + here.outerHTML.slice(0, 120);
  const drawn = (style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  const rings = here.querySelectorAll(".ring");
  const near = [here, here.nextElementSibling, here.closest("label"), here.parentElement, ...rings];
  for (const one of near) {
    if (one === null) continue;
    const style = getComputedStyle(one);
    if (drawn(style)) return "";
    const stroked = style.stroke !== "none" && style.stroke !== "rgba(0, 0, 0, 0)" && parseFloat(style.strokeWidth) > 0;
    if (one.matches(".ring") && stroked && style.opacity !== "0" && style.visibility === "visible") return "";
  }
  return "no ring round " + here.outerHTML.slice(0, 160);
}"""
MOST: Final = 120  # presses of Tab before something counts as unreachable


class Keys:
    def __init__(self, page: Page) -> None:
        self.page = page

    def to(self, wanted: Locator) -> None:
        """Tab until it has the focus, which is seen at every step."""
        expect(wanted).to_be_visible()
        for _ in range(MOST):
            if wanted.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
            self.is_seen()
        raise AssertionError(f"keys do not reach {wanted}")

    def is_seen(self) -> None:
        try:
            self.page.wait_for_function(f"() => ['', 'nothing'].includes(({VISIBLE})())")
        except TookTooLong as fault:
            raise AssertionError(self.page.evaluate(VISIBLE)) from fault

    def press(self, wanted: Locator, key: str = "Enter") -> None:
        self.to(wanted)
        self.page.keyboard.press(key)


def test_one_whole_game_by_keyboard_alone(come: Come) -> None:
    anne = come("Anne")
    say, page = anne.words.say, anne.page
    keys = Keys(page)
    shelf = anne.shelf()
    keys.press(shelf.box())
    sheet = page.get_by_role("dialog", name=say("game-name"))
    keys.to(sheet.get_by_label(say("shelf-name")))
    page.keyboard.type("Anne")
    keys.press(sheet.get_by_role("button", name=say("shelf-play"), exact=True))
    table = anne.table()
    keys.press(page.get_by_role("button", name=say("table-guide-skip")))
    is_on_board = True
    mine_or_over = table.disc("any").first.or_(table.replay_button).first
    while True:
        expect(mine_or_over).to_be_visible()
        if table.replay_button.count():
            break
        before = table.sentence.inner_text()
        kind = table.first_disc()
        if is_on_board:
            asks = table.asks(kind)
            keys.press(table.disc(kind), " ")
            for what in asks:
                keys.press(table.target(what).first)
        else:
            if table.list_button.get_attribute("aria-expanded") == "false":
                keys.press(table.list_button)
            keys.press(table.after.get_by_role("list").get_by_role("button").first)
        table.has_moved(before)
        is_on_board = not is_on_board
    keys.press(table.after.get_by_role("button", name=say("table-verify")))
    expect(page.get_by_role("heading", name=say("table-verified-yes"))).to_be_visible()
    keys.press(table.replay_button)
    slider = page.get_by_role("slider")
    keys.to(slider)
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
