"""The keyboard, and always visible where one is."""

from typing import Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

# A ring, an outline, or a frame round what holds the field: something must show where the keys go.
VISIBLE: Final = """() => {
  const here = document.activeElement;
  if (here === null || here === document.body) return "nothing"; // past the last, the browser has it
  if (!here.matches(":focus-visible")) return "the focus is not shown: " + here.outerHTML.slice(0, 120);
  const drawn = (style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  const rings = here.querySelectorAll(".ring, .halo");
  const near = [here, here.nextElementSibling, here.closest("label"), here.parentElement, ...rings];
  for (const one of near) {
    if (one === null) continue;
    const style = getComputedStyle(one);
    if (drawn(style)) return "";
    const stroked = style.stroke !== "none" && style.stroke !== "rgba(0, 0, 0, 0)" && parseFloat(style.strokeWidth) > 0;
    if (one.matches(".ring, .halo") && stroked && style.opacity !== "0" && style.visibility === "visible") return "";
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
