"""Le Château du roc noir at a browser: the castle, and somebody who walks through it and remembers falls."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Final, TypeVar

import msgspec
from playwright.sync_api import Locator, expect

from ludotheque.games.roc_noir.castle import CORNERS, NONE, ROOM_AT, STEPS, place_of, spot_at, turned
from ludotheque.games.roc_noir.pieces import (
    HELMETS,
    ROOMS,
    Actions,
    Choose,
    Exchange,
    Helmet,
    Jump,
    Knight,
    Rob,
    Room,
    Spot,
    Step,
    Stop,
    Swap,
    View,
)
from ludotheque.kernel.pieces import Action

from .keys import Keys
from .people import Person
from .table import TableAt
from .watch import Line

Wish = Callable[[View, Sequence[Action]], Action | None]
AnyAction = TypeVar("AnyAction", bound=Action)

SIDE: Final = 10
WAYS: Final = {"ArrowUp": (0, -1), "ArrowRight": (1, 0), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0)}
SQUARES: Final = tuple(spot for spot in Spot if spot[0] in "ABCDEFGHIJ")

# What a page shows or says for a moment only: slabs that open, words for ears.
WITNESS: Final = """(() => {
    window.witnessed = { trapdoors: [], heard: [] };
    const doors = (node) => [...node.parentElement?.querySelectorAll("[data-at=trapdoor]") ?? []];
    new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => {
        [...addedNodes].flatMap(doors).filter((door) => !door.isKnown).forEach((door) => {
            door.isKnown = true;
            witnessed.trapdoors.push(door.getAttribute("transform"));
        });
        const ears = (target.parentElement ?? target).closest?.(".roc > .heard");
        if (ears?.textContent) witnessed.heard.push(ears.textContent);
    })).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
HERE: Final = """() => {
    const here = document.activeElement;
    return here === document.body ? "nowhere" : here.dataset.at ?? "elsewhere";
}"""
# How often each square is named anywhere in the page, attributes and all.
NAMED: Final = r"""() => [...document.documentElement.outerHTML.matchAll(/\b[A-J](?:10|[1-9])\b/g)]
    .reduce((counts, [name]) => ({ ...counts, [name]: (counts[name] ?? 0) + 1 }), {})"""


# -- the castle as it is seen ----------------------------------------------------------------------------------------


def corners(view: View) -> list[int]:
    return [ROOMS.index(room) for room in view.rooms]


def place(view: View, spot: Spot) -> int:
    return place_of(spot, corners(view), 0)


def spot_of(view: View, seen: int) -> Spot:
    return spot_at(ROOM_AT[seen] if ROOM_AT[seen] != NONE else seen, corners(view), 0)


def quarter(spot: Spot) -> Spot:
    """How a square is called after a turn of the castle (RN-36)."""
    return spot_at(turned(place_of(spot, [], 0), 1), [], 0)


def towards(view: View, start: Spot, way: tuple[int, int], far: int) -> list[Spot]:
    """What lies so far in this direction: out of a room there are two."""
    first = place(view, start)
    size = 1 if ROOM_AT[first] == NONE else 2
    found: list[Spot] = []
    for nth in range(size * size):
        column, row = first % SIDE + nth % size + way[0] * far, first // SIDE + nth // size + way[1] * far
        over = (column - way[0], row - way[1])
        if 0 <= column < SIDE and 0 <= row < SIDE and (far == 1 or ROOM_AT[over[1] * SIDE + over[0]] != first):
            found.append(spot_of(view, row * SIDE + column))
    return [spot for spot in dict.fromkeys(found) if spot != start]


def card_at_the_entrance(view: View) -> list[Spot]:
    """The squares of a card beside it, in the order of a walk around; the first and the last touch the entrance."""
    corner = view.rooms.index(Room.ENTRANCE)
    column, row = CORNERS[corner] % SIDE, CORNERS[corner] // SIDE
    near, far = (2, 3) if column == 0 else (7, 6)
    around = [(near, row), (far, row), (far, row + 1), (near, row + 1)]
    return [spot_of(view, y * SIDE + x) for x, y in around]


def opposite(card: Sequence[Spot], square: Spot) -> Spot:
    """On the card's diagonal (RN-14)."""
    return card[(card.index(square) + 2) % len(card)]


# -- somebody who walks ----------------------------------------------------------------------------------------------


class Mind:
    """Goes the shortest way to the next room that its knight needs, around squares where it has seen somebody fall. It
    knows what its page was sent. `wish` comes first."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.wish: Wish | None = None

    def view(self) -> View:
        return msgspec.convert(self.line.table, View)

    def legal(self) -> list[Action]:
        assert self.line.game is not None
        legal: list[Action] = msgspec.convert(self.line.game["legal"], list[Actions])
        return legal

    def events(self) -> Iterator[dict[str, Any]]:
        """All that this page was told of, as it happened."""
        for frame in self.line.frames:
            yield from (one for one in frame.get("happened", []) if "event" in one)

    def traps(self) -> set[Spot]:
        """Where somebody fell, as the castle lies now."""
        known: set[Spot] = set()
        for event in self.events():
            match event["event"]:
                case "fell" | "dropped":
                    known.add(Spot(event["trap"]))
                case "castle-turned":
                    known = {quarter(trap) for trap in known}
        return known

    def decides(self) -> Action:
        view, legal = self.view(), self.legal()
        wanted = self.wish and self.wish(view, legal)
        return self._usual(view, legal) if wanted is None else wanted

    def _usual(self, view: View, legal: Sequence[Action]) -> Action:
        for kind in (Rob, Swap, Choose):
            if found := those(legal, kind):
                return found[0]
        if exchanges := those(legal, Exchange):
            return exchanges[-1]
        return self.step_to(goals(view), legal) or Stop()

    def step_to(self, goals: set[Spot], legal: Sequence[Action], within: Sequence[Spot] = SQUARES) -> Step | None:
        """The first step of the shortest way, over squares that are free and not known to be traps."""
        view = self.view()
        full = {knight.at for knights in view.knights for knight in knights} | self.traps()
        may = {step.to for step in those(legal, Step)}
        first: dict[int, Spot] = {}
        queue = [place(view, moving(view).at)]
        for here in queue:  # which grows
            for there in STEPS[here]:
                spot = spot_of(view, there)
                begin = first.get(here, spot)
                if there in first or begin not in may or (spot in full - goals):
                    continue
                first[there] = begin
                if spot in goals:
                    return Step(begin)
                if spot in within:
                    queue.append(there)
        return None


def moving(view: View) -> Knight:
    assert view.mover is not None
    assert view.moving is not None
    return view.knights[view.mover][HELMETS.index(view.moving)]


def goals(view: View) -> set[Spot]:
    assert view.moving is not None
    match moving(view).portraits:
        case ():
            rooms = {view.moving}
        case (one, other) if one == other:
            return {Spot.TREASURE}
        case _:
            rooms = set(Helmet)
    return {Spot(room.value) for room in rooms - set(view.visited)}


def those(legal: Sequence[Action], kind: type[AnyAction]) -> list[AnyAction]:
    return [action for action in legal if isinstance(action, kind)]


# -- the table -------------------------------------------------------------------------------------------------------


class RocTable(TableAt):
    game: ClassVar = "roc-noir"
    secret: ClassVar = frozenset(f'"{square.value}"' for square in SQUARES)

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.press: Callable[[Locator], None] = lambda button: button.click()  # or by keyboard
        self.keys: Keys | None = None  # a walk by arrows
        self.mind = Mind(self.line)

    def by_keyboard(self) -> None:
        self.keys = Keys(self.page)
        self.press = self.keys.press

    # -- what is seen ------------------------------------------------------------------------------------------------

    def part(self, name: str) -> Locator:
        return self.page.locator(f'[data-at="{name}"]')

    def square(self, spot: Spot) -> Locator:
        """Or a room: a button that is always there."""
        return self.part(f"place-{spot.value}")

    @property
    def castle(self) -> Locator:
        """What turns."""
        return self.page.locator('.turning > g[transform^="rotate"]')

    @property
    def ending(self) -> Locator:
        return self.page.locator("article.ending")

    def shows_the_castle(self) -> None:
        """As it lies now: rooms in their corners, knights where they are."""
        self.come_to_rest()
        view = self.mind.view()
        expect(self.castle).to_have_attribute("transform", f"rotate({view.orientation * 90} 500 500)")
        for corner, room in zip(CORNERS, view.rooms, strict=True):
            hit = self.square(Spot(room.value)).locator(".hit")
            expect(hit).to_have_attribute("x", str(corner % SIDE * 100))
            expect(hit).to_have_attribute("y", str(corner // SIDE * 100))

    def witnessed(self, what: str) -> list[str]:
        found: list[str] = self.page.evaluate(f"witnessed.{what}")
        return found

    def sees_a_fall(self, number: int, trap: Spot) -> None:
        """This many slabs have opened before these eyes; the last under that square, which ears are told."""
        self.page.wait_for_function(f"() => witnessed.trapdoors.length === {number}")
        self.come_to_rest()
        column, row = (half // 2 * 200 + 100 for half in ("ABCDEFGHIJ".index(trap[0]), int(trap[1:]) - 1))
        assert self.witnessed("trapdoors")[-1] == f"translate({column} {row})"
        heard = self.witnessed("heard")
        assert any(trap.value in words for words in heard), heard

    def keeps_no_map(self, trap: Spot) -> None:
        """RN-17: to the page this square is like any other."""
        expect(self.page.locator(".roc > .heard")).to_be_empty()
        expect(self.part("trapdoor")).to_have_count(0)
        journal = self.open_tab("journal")
        expect(journal).not_to_be_empty()
        text = self.page.locator("body").inner_text()
        assert trap.value not in text.replace("\n", " ").split(), text
        named: dict[str, int] = self.page.evaluate(NAMED)
        held = {knight.at for knights in self.mind.view().knights for knight in knights}
        plain = {named[square] for square in SQUARES if square not in held | {trap}}
        assert {named[trap]} == plain, f"{trap} is named {named[trap]} times, others {plain}"
        self.close_notebook()

    # -- what is done ------------------------------------------------------------------------------------------------

    @property
    def is_awaited(self) -> bool:
        return self.line.game is not None and bool(self.line.game["legal"])

    def wait_for_my_turn(self) -> bool:
        """Until I am awaited; False if the game is over instead."""
        while not self.is_awaited and not self.line.is_over:
            self.line.wait()
        return not self.line.is_over

    def come_to_rest(self) -> None:
        """I have seen it."""
        moving = self.page.locator(".skip")
        if moving.count():
            self.page.keyboard.press("Escape")
        expect(moving).to_have_count(0)

    def play(self) -> Action:
        """One move, as my mind decides."""
        action = self.mind.decides()
        self.do(action)
        return action

    def do(self, action: Action) -> None:
        """By the board: whatever has to be pressed for it. Then the house has answered."""
        self.come_to_rest()
        known = self.line.games
        self._press_for(action)
        while self.line.games == known:
            self.line.wait()
        assert self._sent() == msgspec.json.decode(msgspec.json.encode(action))

    def _sent(self) -> Any:
        """What my page asked for last."""
        sent = [msgspec.json.decode(text) for is_sent, text in self.line.both if is_sent]
        return next(message["action"] for message in reversed(sent) if "action" in message)

    def _press_for(self, action: Action) -> None:
        match action:
            case Step(to):
                self._walk(to, with_rope=False)
            case Jump(to):
                self._walk(to, with_rope=True)
            case Stop():
                self.press(self.part("stop"))
            case Choose(helmet):
                self.press(self.part(f"choose-{helmet.value}"))
            case Exchange(portraits):
                self._exchange([portrait.value for portrait in portraits])
            case Swap(taker, giver, portrait):
                self.press(self.part(f"swap-{taker.value}-{giver.value}-{portrait.value}"))
            case Rob(victim, helmet, portrait):
                self.press(self.part(f"rob-{victim}-{helmet.value}-{portrait.value}"))
            case _:
                raise AssertionError(action)

    def _exchange(self, portraits: list[str]) -> None:
        for nth, portrait in enumerate(moving(self.mind.view()).portraits):
            if portrait.value in portraits:
                portraits.remove(portrait.value)
                self.press(self.part(f"half-{nth}"))
        self.press(self.part("exchange"))

    def _walk(self, to: Spot, *, with_rope: bool) -> None:
        if self.keys is not None:
            self._walk_by_arrows(to, with_rope=with_rope)
            return
        if with_rope and self.is_phone:
            self.press(self.part("rope"))
        elif with_rope:
            self.press(self.square(to))  # a jump costs a rope: pressed twice
            expect(self.square(to)).to_have_attribute("aria-pressed", "true")
        self.press(self.square(to))

    def _walk_by_arrows(self, to: Spot, *, with_rope: bool) -> None:
        """In the picture's directions; where a room has two doors on that side, to the door and through it."""
        assert self.keys is not None
        view, far = self.mind.view(), 2 if with_rope else 1
        may = [one.to for one in self.mind.legal() if isinstance(one, Jump if with_rope else Step)]
        at = moving(view).at
        arrow, way = next((arrow, way) for arrow, way in WAYS.items() if to in towards(view, at, way, far))
        if self.page.evaluate(HERE) != "nowhere":
            self.keys.to(self.part("my-knight"))
        self.page.keyboard.press(f"Shift+{arrow}" if with_rope else arrow)
        doors = [spot for spot in towards(view, at, way, far) if spot in may]
        if len(doors) == 1:
            return
        expect(self.square(doors[0])).to_be_focused()
        self.keys.is_seen()
        if to != doors[0]:
            self.page.keyboard.press("ArrowRight" if way[0] == 0 else "ArrowDown")
            expect(self.square(to)).to_be_focused()
        self.page.keyboard.press("Enter")
        if with_rope:
            expect(self.square(to)).to_have_attribute("aria-pressed", "true")
            self.page.keyboard.press("Enter")


class RocPlayer(Person[RocTable]):
    kind = RocTable

    def __init__(self, *given: Any, **wishes: Any) -> None:
        super().__init__(*given, **wishes)
        self.context.add_init_script(WITNESS)


Come = Callable[..., RocPlayer]
