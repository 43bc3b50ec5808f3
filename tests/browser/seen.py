"""Whether a page can be seen and used by everybody: axe-core's judgement, and nothing beside the screen."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from .house import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """async () => {
  const tooLong = new Promise((_, fail) => setTimeout(fail, 60000, "axe took too long"));
  const { violations } = await Promise.race([axe.run(document, { resultTypes: ["violations"] }), tooLong]);
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}"""


def seen_well(page: Page, what: str) -> None:
    """By day and by night: nothing that axe calls serious or critical, and no scrolling sideways."""
    before = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'")
    faults: list[str] = []
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        expect(page.locator("html")).to_have_attribute("data-light", "night" if light == "dark" else "day")
        settled(page)
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        faults += [f"{what}, {light}: {fault}" for fault in page.evaluate(RUN)]
    page.emulate_media(color_scheme=before)
    assert not faults, "\n".join(faults)
    fits(page, what)


def settled(page: Page) -> None:
    """What moves is at its end, but for what never is. Colours are handed down from one element to the next, and with
    less motion that takes a moment each: so until nothing begins any more. What has not come to rest after 600 frames
    never will, and its name is told."""
    page.evaluate(
        """async () => {
            const ends = (one) => one.playState !== "finished" && one.effect?.getComputedTiming().endTime !== Infinity;
            const named = (one) => `${one.transitionProperty} of ${one.effect.target.outerHTML.slice(0, 200)}`;
            for (let still = 0, frame = 0; still < 3; still++, frame++) {
                const moving = document.getAnimations().filter(ends);
                if (frame > 600) throw new Error(`without rest: ${moving.map(named)}`);
                if (moving.length) still = 0;
                moving.forEach((one) => one.finish());
                await new Promise(requestAnimationFrame);
            }
        }"""
    )


def fits(page: Page, what: str) -> None:
    wide: dict[str, Any] = page.evaluate(
        "() => ({ page: document.documentElement.scrollWidth, screen: document.documentElement.clientWidth })"
    )
    assert wide["page"] <= wide["screen"], f"{what} scrolls sideways: {wide}"
