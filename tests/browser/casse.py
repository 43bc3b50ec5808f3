"""Le Casse du Siècle at a browser: the plan of the heist, and a mind that plays by what its page was sent."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, TypeVar

import msgspec
from playwright.sync_api import Locator, expect

from ludotheque.games.casse_du_siecle.bots import RegularBot
from ludotheque.games.casse_du_siecle.pieces import (
    KEYS,
    LETTERS,
    Actions,
    Finish,
    Keep,
    Key,
    Lay,
    Level,
    Look,
    Pick,
    PutBack,
    Take,
    TakeDoor,
    View,
)
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Action, MatchView, Ready

from .people import Person
from .table import TableAt
from .watch import Line

Gear = tuple[int, str]  # axle and level
Wish = Callable[[View, Sequence[Action]], Action | None]
AnyAction = TypeVar("AnyAction", bound=Action)

AXLES: Final = ("I", "II", "III", "IV")
SECRET: Final = ("place", "gear", "lock", "key", "notebook")  # pieces that do not look the same to everybody

# What stands on each part of the plan, by its name: only what is drawn, not what is said to ears.
DRAWN: Final = """() => Object.fromEntries([...document.querySelectorAll("[data-at]")].map((part) =>
    [part.dataset.at, [...part.querySelectorAll("text")].map((text) => text.textContent.trim())]))"""
ENGRAVED: Final = tuple(
    tuple(f"{(door + nth) % 6 + 1}{letter}" for nth, letter in enumerate(LETTERS)) for door in range(6)
)


class Mind:
    """Remembers the digits that were shown, and otherwise plays like the regular bot: by the view that its page was
    sent. `wish` comes first."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.wish: Wish | None = None
        self.digits: dict[Gear, int] = {}
        self._bot = RegularBot()
        self._luck = QuickLuck(0)

    def view(self) -> View:
        return msgspec.convert(self.line.table, View)

    def legal(self) -> list[Action]:
        assert self.line.game is not None
        legal: list[Action] = msgspec.convert(self.line.game["legal"], list[Actions | Ready])
        return legal

    def notice(self) -> None:
        """A digit is shown once (CS-12)."""
        if (glimpse := self.view().glimpse) is not None:
            self.digits[glimpse.axle, glimpse.level.value] = glimpse.digit

    def decides(self) -> Action:
        view, legal = self.view(), self.legal()
        if legal == [Ready()]:
            return legal[0]
        wanted = self.wish and self.wish(view, legal)
        return self._as_bot(view, legal) if wanted is None else wanted

    def _as_bot(self, view: View, legal: Sequence[Action]) -> Action:
        assert self.line.game is not None
        match = msgspec.convert(self.line.game["view"], MatchView)
        return self._bot.choose(msgspec.structs.replace(match, table=view), legal, self._luck)


class CasseTable(TableAt):
    game: ClassVar = "casse-du-siecle"
    secret: ClassVar = frozenset(f'"{key.value}"' for key in KEYS)

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.press: Callable[[Locator], None] = lambda button: button.click()  # or by keyboard
        self.mind = Mind(self.line)

    # -- what is seen ------------------------------------------------------------------------------------------------

    def part(self, name: str) -> Locator:
        """A piece of the plan, whether it can be pressed or not."""
        return self.page.locator(f'[data-at="{name}"]')

    def button(self, name: str) -> Locator:
        return self.part(name).and_(self.page.get_by_role("button"))

    @property
    def dial(self) -> Locator:
        return self.page.get_by_role("dialog", name=self.words.say("board-dial-title"))

    @property
    def ending(self) -> Locator:
        return self.page.locator("article.ending")

    def open_notes(self) -> Locator:
        self.press(self.button("notebook"))
        notes = self.page.get_by_role("region", name=self.words.say("board-notebook-title"))
        expect(notes).to_be_visible()
        return notes

    def close_notes(self) -> None:
        self.page.get_by_role("button", name=self.words.say("board-close"), exact=True).click()

    # -- what is done ------------------------------------------------------------------------------------------------

    @property
    def is_awaited(self) -> bool:
        return self.line.game is not None and bool(self.line.game["legal"])

    def wait_for_my_turn(self) -> bool:
        """Until I am awaited; False if the game is over instead."""
        while not self.is_awaited and not self.line.is_over:
            self.line.wait()
        self.mind.notice()
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

    def play_alone(self) -> list[Action]:
        """Against bots, to the end; all that I did."""
        done: list[Action] = []
        while self.wait_for_my_turn():
            done.append(self.play())
        return done

    def do(self, action: Action) -> None:
        """By the board: whatever has to be pressed for it. Then the house has answered."""
        self.come_to_rest()
        known = self.line.games
        self._press_for(action)
        while self.line.games == known:
            self.line.wait()
        self.mind.notice()

    def _press_for(self, action: Action) -> None:
        match action:
            case Take(place):
                self.press(self.button(f"place-{place}"))
            case Lay(key, door):
                self.press(self.button(f"key-{self._hand().index(key)}"))
                self.press(self.button(f"lock-{door}-{letter_of(key)}"))
            case Finish(door, keys):
                self.press(self.button(f"door-{door}"))
                self._choose(keys)
            case Look(axle, level):
                self.press(self.button(f"gear-{axle}-{level.value}"))
            case Keep(keys) | PutBack(keys):
                self._put_back(keys)
            case Pick(first, second):
                self.press(self.button(f"place-{first}"))
                self.press(self.button(f"place-{second}"))
            case TakeDoor(door):
                self.press(self.button(f"door-{door}"))
            case Ready():
                self.press(self.ending.get_by_role("button", name=self.words.say("board-do-ready")))
            case _:
                raise AssertionError(action)

    def _put_back(self, keys: tuple[Key, ...]) -> None:
        """Done with laying; where there is something to choose, these."""
        done, confirm = self.button("plate-done"), self.button("plate-confirm").or_(self.part("plate-confirm"))
        expect(done.or_(confirm).first).to_be_visible()
        if done.count():
            is_all = len([one for one in self.mind.legal() if isinstance(one, Keep | PutBack)]) == 1
            self.press(done)
            if is_all or not self._hand():
                return
        self._choose(keys)

    def _choose(self, keys: Sequence[Key]) -> None:
        """These keys of mine, and no others; then the plate that says so. One key may bring or drive out another."""
        while (nth := self._to_press(keys)) is not None:
            self.press(self.button(f"key-{nth}"))
        self.press(self.button("plate-confirm" if keys else "plate-keep-none"))

    def _to_press(self, keys: Sequence[Key]) -> int | None:
        """A key that is still to be chosen; if there is none, one to be given up."""
        wanted, too_much = list(keys), None
        for nth, key in enumerate(self._hand()):
            is_chosen = self.part(f"key-{nth}").get_attribute("aria-pressed") == "true"
            if key in wanted:
                wanted.remove(key)
                if not is_chosen:
                    return nth
            elif is_chosen:
                too_much = nth
        return too_much

    def _hand(self) -> list[Key]:
        """What lies before me: my hand, then what I have taken back (CS-28)."""
        view = self.mind.view()
        return [*view.hand, *view.mine_aside]

    def set_dial(self, digits: Sequence[int]) -> None:
        """The dial opened, if it is not, and all digits set."""
        self.come_to_rest()
        if not self.dial.count():
            self.press(self.button("plate-dial"))
        for digit in digits:
            name = self.words.say("board-dial-digit", digit=digit)
            self.press(self.dial.get_by_role("button", name=name, exact=True))

    def send_dial(self) -> None:
        """It is named digit by digit (CS-12)."""
        told = self.line.games + sum(map(len, self.mind.view().axles))
        self.press(self.dial.get_by_role("button", name=self.words.say("board-dial-send")))
        while self.line.games < told:
            self.line.wait()

    def combination(self) -> list[int] | None:
        """As I remember it: axle 1 to 4, the lower gear before the upper; None while I have not seen it all."""
        gears = [
            (axle, level.value)
            for axle, both in enumerate(self.mind.view().axles)
            for level in list(Level)[: len(both)]
        ]
        found = [self.mind.digits[gear] for gear in gears if gear in self.mind.digits]
        return found if len(found) == len(gears) else None

    # -- secrets -----------------------------------------------------------------------------------------------------

    def shows_what_it_may(self) -> None:
        """What is drawn is what this pair of eyes was sent, key by key and gear by gear."""
        self.come_to_rest()
        view = self.mind.view()
        drawn: dict[str, list[str]] = self.page.evaluate(DRAWN)
        for part, texts in drawn.items():
            if part.split("-")[0] in SECRET:
                told = {text for text in texts if text.isdigit() or part != "notebook"}
                assert told <= may_be_drawn(view, part), f"{part} shows {texts}"
        shown = {part for part in drawn if part.startswith("key-")}
        assert len(shown) == len(self._hand()), f"{shown} are not {self._hand()}"


def may_be_drawn(view: View, part: str) -> set[str]:
    """Everything that this piece of the plan may bear in these eyes."""
    kind, *numbers = part.split("-")
    match kind, numbers:
        case "place", [place]:
            known = [key.value for layer in view.bunches[int(place)] for key in layer.keys]
            return {str(int(place) + 1), " ".join(known[:2]), " ".join(known[2:])}
        case "gear", [axle, level]:
            return {AXLES[int(axle)], *digits_known(view, int(axle), Level(level))}
        case "lock", [door, lock]:
            here = view.doors[int(door)].locks[int(lock)]
            return {here.key.value} if here.key else set() if here.covered else {ENGRAVED[int(door)][int(lock)]}
        case "notebook", []:
            gears = [(axle, level) for axle in range(len(view.axles)) for level in Level]
            return {digit for axle, level in gears for digit in digits_known(view, axle, level)}
        case "key", [nth]:
            return {[*view.hand, *view.mine_aside][int(nth)].value}
    return set()


def digits_known(view: View, axle: int, level: Level) -> set[str]:
    nth, gears = list(Level).index(level), view.axles[axle]
    noted = {gears[nth].digit} if nth < len(gears) else set()
    glimpse = view.glimpse
    seen = {glimpse.digit} if glimpse and (glimpse.axle, glimpse.level) == (axle, level) else set()
    return {str(digit) for digit in noted | seen if digit is not None}


def letter_of(key: Key) -> int:
    """Which lock of a door it is for."""
    return next(nth for nth, letter in enumerate(LETTERS) if key.value.endswith(letter.value))


def those(legal: Sequence[Action], kind: type[AnyAction]) -> list[AnyAction]:
    return [action for action in legal if isinstance(action, kind)]


class CassePlayer(Person[CasseTable]):
    kind = CasseTable


Come = Callable[..., CassePlayer]
