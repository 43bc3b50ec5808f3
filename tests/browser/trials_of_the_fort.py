"""The trials of the fort at browsers: how somebody comes to the one that he wants, hands that are quick enough for it,
and how it is seen that it was won or lost.

What has to come within a moment is done in the page (HANDS), as it is seen there; everything else by mouse, finger and
keyboard from here.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, cast

from playwright.sync_api import CDPSession, expect

from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.options import Options
from ludotheque.games.fort_boyard.pieces import (
    DrawTrial,
    Join,
    Keys,
    Moved,
    Phase,
    Roll,
    Space,
    StarterFound,
    TrialDrawn,
)
from ludotheque.kernel.luck import ProvableLuck, seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Event

from .fort_boyard import BoyardPlayer, BoyardTable
from .house import Running

SEATS: Final = 3
FIRST: Final = 0  # the seat of the candidate
LIVE: Final = ".pad.live"  # a press counts now

Places = Sequence[tuple[float, float]]

# What keys have hung on my hooks: bots play on at once, and take everybody to another room.
HOOKS: Final = """(() => {
    window.hung = new Set();
    const hooks = () => document.querySelector('[data-at="my-keys"]')?.getAttribute("aria-label");
    const what = { subtree: true, childList: true, attributeFilter: ["aria-label"] };
    new MutationObserver(() => hung.add(hooks())).observe(document, what);
})()"""
# Quick hands, in the page. `whenever` this comes into sight, that is pressed so many ms later, if it is still there.
# `slides` the cup to where the die will land, or far from it. `leads` the sleeve along the middle of its path, so many
# px in a second, with the pointer that takes it.
HANDS: Final = """(() => {
    const find = (selector) => document.querySelector(selector);
    const everyFrame = (look) => requestAnimationFrame(function frame(now) {
        if (look(now) !== false) requestAnimationFrame(frame);
    });
    const point = (kind, at, pointerType, more) =>
        at?.dispatchEvent(new PointerEvent(kind, { pointerType, bubbles: true, cancelable: true, ...more }));
    const type = (key) =>
        (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
        );
    window.hands = {
        whenever([seen, pressed, after, by]) {
            let was = null;
            everyFrame(() => {
                const here = find(seen);
                const isNew = here !== null && here !== was;
                was = here;
                if (!isNew) return;
                setTimeout(() => {
                    if (find(seen) !== here) return;
                    if (by === "keys") type(pressed);
                    else point("pointerdown", find(pressed), by);
                }, after);
            });
        },
        slides([does, by]) {
            const PLACES = [100, 300, 500, 700, 900];
            let typed = null;
            everyFrame(() => {
                const [svg, shadow] = [find(".catapult > svg"), find(".catapult > svg > ellipse")];
                if (!shadow) return void (typed = null);
                const size = shadow.rx.baseVal.value / 26;
                const part = 1 - (1 / size - 1) / 3;
                if (part < 0.2) return;
                const width = svg.viewBox.baseVal.width;
                const way = width === 960 ? 760 : 340;
                const lands = 500 + ((shadow.cx.baseVal.value - width / 2) / way) * 1000 / (part * size);
                const spot = does === "catches" ? lands : lands < 500 ? 1000 : 0;
                if (by === "keys") {
                    const nearest = [...PLACES].sort((one, other) => Math.abs(one - spot) - Math.abs(other - spot))[0];
                    if (typed === null) type((typed = String(PLACES.indexOf(nearest) + 1)));
                    return;
                }
                const at = new DOMPoint(width / 2 + ((spot - 500) / 1000) * way, 0).matrixTransform(svg.getScreenCTM());
                point("pointermove", find('[data-at="lead"]'), by, { clientX: at.x, clientY: at.y });
            });
        },
        leads([speed]) {
            const STEP = 25; // px: where frames are late, nobody cuts a bend
            const lead = find('[data-at="lead"]');
            const moved = (name) => find(`[data-at="${name}"]`).transform.baseVal.consolidate().matrix;
            lead.addEventListener("pointerdown", ({ pointerId, pointerType, clientX, clientY }) => {
                const road = find('[data-at="path"] path');
                const scale = find(".air").clientWidth / 340;
                const from = moved("sleeve");
                let [gone, last] = [0, performance.now()];
                everyFrame((now) => {
                    if (!find('[data-at="lead"]')) return false;
                    gone = Math.min(road.getTotalLength(), gone + Math.min(STEP, (speed * (now - last)) / 1000));
                    last = now;
                    const [there, sway] = [road.getPointAtLength(gone), moved("path")];
                    const [x, y] = [there.x + sway.e - from.e, there.y + sway.f - from.f];
                    const at = { clientX: clientX + x * scale, clientY: clientY + y * scale };
                    point("pointermove", lead, pointerType, { pointerId, ...at });
                });
            });
        },
    };
})()"""


# -- somebody who is tried -------------------------------------------------------------------------------------------


class TrialTable(BoyardTable):
    @property
    def stage(self) -> Any:
        """The trial through my eyes."""
        return self.mind.view().stage

    def told(self, kind: str) -> list[dict[str, Any]]:
        return self.mind.events(kind)

    # -- waiting -----------------------------------------------------------------------------------------------------

    def wait_until(self, happens: Callable[[], Any]) -> None:
        while not happens():
            self.line.wait()

    def wait_for(self, *kinds: str, times: int = 1) -> None:
        """So often my page is told of one of these."""
        self.wait_until(lambda: sum(len(self.told(kind)) for kind in kinds) >= times)

    def wait_for_the_trial(self) -> None:
        self.wait_until(lambda: self.mind.view().phase in (Phase.TRIAL, Phase.JUDGING))

    # -- hands -------------------------------------------------------------------------------------------------------

    def joins(self) -> None:
        self.wait_until(lambda: Join() in self.mind.legal())
        self.do(Join())

    def tap(self, name: str) -> None:
        """By finger where there is one, else by mouse."""
        button = self.part(name)
        if self.is_phone:
            button.tap()
        else:
            button.click()

    def whenever(self, seen: str, pressed: str, after: int, by: str) -> None:
        """What is pressed is a key, or something in the page."""
        self.page.evaluate("hands.whenever", [seen, pressed, after, by])

    def finger(self) -> "Finger":
        return Finger(self.page.context.new_cdp_session(self.page))

    # -- the end -----------------------------------------------------------------------------------------------------

    def wins(self) -> None:
        """It is told and stamped on the trial; and then I have a key."""
        self.wait_for("trial-won", "trial-lost")
        assert FIRST in [event["seat"] for event in self.told("trial-won")]
        self.has_seen("board-trial-won")
        self.wait_until(lambda: self.mind.view().keys[FIRST] == Keys(1, 0))
        one_key = self.words.say("board-keys", black=1, red=0)
        self.page.wait_for_function("(keys) => hung.has(keys)", arg=one_key)

    def loses(self) -> None:
        """It is told and stamped on the trial; I have no key, and may try a riddle to make up for it (FB-08)."""
        self.wait_for("trial-won", "trial-lost")
        assert FIRST in [event["seat"] for event in self.told("trial-lost")]
        self.has_seen("board-trial-lost")
        self._is_left_without_a_key()

    def _is_left_without_a_key(self) -> None:
        assert self.mind.view().keys[FIRST] == Keys(0, 0)
        self.come_to_rest()
        expect(self.part("do-try-riddle")).to_be_visible()
        expect(self.part("my-keys")).to_have_attribute("aria-label", self.words.say("board-no-key"))

    def has_lost_meanwhile(self) -> None:
        """I was not there to see it."""
        self.wait_until(lambda: self.mind.view().phase is Phase.MAKING_UP)
        self._is_left_without_a_key()


class Finger:
    """One that moves: a tap needs none."""

    def __init__(self, line: CDPSession) -> None:
        self._line = line

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", x, y)

    def up(self) -> None:
        self._touch("touchEnd")

    def draw(self, places: Places) -> None:
        first, *rest = places
        self.down(*first)
        for place in rest:
            self._touch("touchMove", *place)
        self.up()

    def _touch(self, kind: str, *place: float) -> None:
        points = [{"x": place[0], "y": place[1]}] if place else []
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Candidate(BoyardPlayer):
    kind = TrialTable

    def __init__(self, *given: Any, **wishes: Any) -> None:
        super().__init__(*given, **wishes)
        for script in (HANDS, HOOKS):
            self.page.add_init_script(script)

    def table(self) -> TrialTable:
        return cast("TrialTable", super().table())


Come = Callable[..., Candidate]


# -- how he comes to a trial -----------------------------------------------------------------------------------------


def comes_to(card: str, house: Running, *people: Candidate, by_keys: bool = False, **options: Any) -> list[TrialTable]:
    """The first of them begins the game, walks to a trial and draws this card; the others join. Chairs that are left
    are bots', whom the server's hand plays (FB-25a)."""
    tables = sit_down(card, house, people, by_keys, options)
    candidate, *others = tables
    candidate.do(Roll())
    candidate.do(DrawTrial())
    if options.get("trials") != "table":
        for other in others:
            other.joins()
    for table in tables:
        table.wait_for_the_trial()
    return tables


def sit_down(
    card: str, house: Running, people: Sequence[Candidate], by_keys: bool, options: dict[str, Any]
) -> list[TrialTable]:
    """Nobody's time runs before all pages are there."""
    host, *guests = people
    wishes = {"riddles": host.words.language} | options
    link = host.table_laid(seats=SEATS, bots=not guests, start=False, options=wishes)
    host.page.goto(link)
    for guest in guests:
        guest.comes_by_link(link.removeprefix(host.url))
    lobby = host.lobby()
    if 1 < len(people) < SEATS:
        lobby.fill_with_bots()
    with house.luck(seed_of(card)):
        lobby.start()
        tables = [person.table() for person in people]
        for table in tables:
            table.without_hints()
    if by_keys:
        tables[FIRST].by_keyboard()
    return tables


@cache
def seed_of(card: str) -> int:
    """By which the first seat begins, walks to a trial, and draws this card. No option changes these draws."""
    seed = 0
    while drawn(seed) != card:
        seed += 1
    return seed


def drawn(seed: int) -> str | None:
    luck, match = ProvableLuck(seed_from_number(seed)), Match(GAME, Options(), SEATS)
    while True:
        request = match.asks()
        events = match.apply(LUCK, luck.answer(request), 0) if request else match.apply(FIRST, match.legal(FIRST)[0], 0)
        for event in events:
            if isinstance(event, TrialDrawn):
                return event.card
            if is_elsewhere(event):
                return None


def is_elsewhere(event: Event) -> bool:
    match event:
        case StarterFound(seat):
            return seat != FIRST
        case Moved(space=space):
            return space is not Space.TRIAL
    return False
