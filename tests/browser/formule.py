"""La formule secrète at a browser: the road, the cards, the dice; and somebody who likes trouble."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Final

import msgspec
from playwright.sync_api import Locator, expect

from ludotheque.games.formule_secrete import GAME
from ludotheque.games.formule_secrete.board import SPACE_OF
from ludotheque.games.formule_secrete.options import CARDS, LAB_CARDS
from ludotheque.games.formule_secrete.pieces import (
    Actions,
    Challenge,
    Decline,
    Discard,
    EndTurn,
    Fight,
    Play,
    Roll,
    RunOn,
    Stop,
    View,
)
from ludotheque.kernel.pieces import Action

from .keys import Keys
from .people import Person
from .table import TableAt
from .watch import Line
from .words import escaped

SHORT: Final = "..G1NTS.R2GN.F:6,5,4,5,5,4,3,3:4,6,8"  # a board on which everything happens soon


def typed_in(word: str) -> str:
    """A board in one word, as the file that somebody would type in."""
    letters, deck, labs = word.split(":")
    spaces = "".join(f'    "{SPACE_OF[letter].value}",\n' for letter in letters)
    return f'game = "{GAME.id}"\nspaces = [\n{spaces}]\n[deck]\n{_table(CARDS, deck)}[labs]\n{_table(LAB_CARDS, labs)}'


def _table(names: Sequence[str], numbers: str) -> str:
    return "".join(f"{name} = {number}\n" for name, number in zip(names, numbers.split(","), strict=True))


# -- somebody who plays ----------------------------------------------------------------------------------------------


def decides(view: View, legal: Sequence[Action]) -> Action:
    """Stops for the formula, picks fights, plays cards on whoever is ahead; always the same in the same place."""

    def worth(action: Action) -> int:
        match action:
            case Stop() | Challenge() | Fight():
                return 90
            case Play(target=target) if target is not None:
                return 60 if target != view.seat else 0
            case Roll():
                return 50
            case Play():
                return 40
            case Discard():
                return 30
            case EndTurn():
                return 20
            case _:
                return 10

    return max(legal, key=worth)


class Mind:
    """It knows what its page was sent."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.decides: Callable[[View, Sequence[Action]], Action] = decides

    def view(self) -> View:
        return msgspec.convert(self.line.table, View)

    def legal(self) -> list[Action]:
        assert self.line.game is not None
        legal: list[Action] = msgspec.convert(self.line.game["legal"], list[Actions])
        return legal

    def events(self, kind: str) -> Iterator[dict[str, Any]]:
        """All of this kind that its page was told of, as they happened."""
        for frame in self.line.frames:
            yield from (one for one in frame.get("happened", []) if one.get("event") == kind)


def holding(words: str) -> re.Pattern[str]:
    """These words, among others; `space 1` is not `space 12`."""
    return re.compile(rf"(?<!\w){escaped(words)}(?!\w)")


# -- the table -------------------------------------------------------------------------------------------------------


class FormuleTable(TableAt):
    game: ClassVar = GAME.id
    secret: ClassVar = frozenset(f'"{card.value}"' for card in CARDS)

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.press: Callable[[Locator], None] = lambda button: button.click()  # or by keyboard
        self.mind = Mind(self.line)

    def by_keyboard(self) -> None:
        self.press = Keys(self.page).press

    # -- what is seen ------------------------------------------------------------------------------------------------

    def part(self, name: str) -> Locator:
        return self.page.locator(f'[data-at="{name}"]')

    @property
    def ending(self) -> Locator:
        return self.page.locator("article.ending")

    def shows_where_everybody_is(self) -> None:
        """In words, on every agent of the picture."""
        self.come_to_rest()
        view = self.mind.view()
        for seat, at in enumerate(view.at):
            if at not in (0, len(view.spaces) - 1):
                place = self.words.say("board-space", number=at)
                expect(self.part(f"pawn-{seat}")).to_have_attribute("aria-label", holding(place))
        if view.holder is not None:
            holds = holding(self.words.say("table-holder"))
            expect(self.part(f"pawn-{view.holder}")).to_have_attribute("aria-label", holds)

    def shows_my_cards(self) -> None:
        for slot, card in enumerate(self.mind.view().hand):
            expect(self.part(f"card-{slot}")).to_contain_text(self.words.say(f"instruction-{card.value}"))

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
        action = self.mind.decides(self.mind.view(), self.mind.legal())
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
            case Roll():
                self.press(self.part("roll"))
            case EndTurn():
                self.press(self.part("end"))
            case Stop():
                self.press(self.part("stop"))
            case RunOn():
                self.press(self.part("run-on"))
            case Decline():
                self.press(self.part("decline"))
            case Fight(foe) | Challenge(foe):
                self.press(self.part(f"on-{foe}"))
            case Play(slot, _, target):
                self.take_up(slot)
                self.press(self.part("play" if target is None else f"on-{target}"))
            case Discard(slot, _):
                self.take_up(slot)
                self.press(self.part("discard"))
            case _:
                raise AssertionError(action)

    def take_up(self, slot: int) -> None:
        card = self.part(f"card-{slot}")
        self.press(card)
        expect(card).to_have_attribute("aria-pressed", "true")


class FormulePlayer(Person[FormuleTable]):
    kind = FormuleTable
    first: ClassVar = {}  # dice say who begins


Come = Callable[..., FormulePlayer]
