"""Les Clés de Fort Boyard at a browser: the fort, riddles, the chest; and somebody who plays plainly, so that
a game whose seed is known can be foreseen. By `foreseen` the seeds of the proofs were found.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Final

import msgspec
from playwright.sync_api import Locator, expect

from ludotheque import bots
from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.options import Options
from ludotheque.games.fort_boyard.pieces import (
    Actions,
    Answer,
    Decline,
    OpenChest,
    PutBack,
    RiddleView,
    Roll,
    TryRiddle,
    TryTrial,
    TurnHourglass,
    View,
    Wait,
)
from ludotheque.games.fort_boyard.riddles import riddles_of
from ludotheque.kernel.luck import ProvableLuck, QuickLuck, seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import CLOCK, LUCK, Action, Event, Seat

from .keys import Keys
from .people import Person
from .table import TableAt
from .watch import Line

Says = Callable[[RiddleView], str | None]  # the next answer to a riddle, if there is one to try

WRONG: Final = "une girafe"
# What is cried out over the fort or stamped on a trial, and seen for a moment only.
WITNESS: Final = """(() => {
    window.cried = [];
    const cries = () => document.querySelectorAll(".cry, .verdict b");
    new MutationObserver(() => cries().forEach(({ textContent }) => cried.push(textContent)))
        .observe(document, { subtree: true, childList: true, characterData: true });
})()"""
ORDER: Final = (OpenChest, TryRiddle, Roll, TryTrial, TurnHourglass, PutBack, Wait, Decline)  # what is done rather


# -- somebody who plays ----------------------------------------------------------------------------------------------


def right(riddle: RiddleView) -> str:
    """What stands on the card: everybody may have read them all."""
    cards = {card.question: card.answers[0] for language in ("fr", "en") for card in riddles_of(language)}
    return cards[riddle.question]


def knows(riddle: RiddleView) -> str | None:
    return right(riddle)


def guesses(riddle: RiddleView) -> str | None:
    """Wrong first, then right."""
    return right(riddle) if riddle.tries else WRONG


def errs(riddle: RiddleView) -> str | None:
    return None if riddle.tries else WRONG


def is_silent(_riddle: RiddleView) -> str | None:
    return None


def decides(view: View, legal: Sequence[Action], may_answer: bool, says: Says) -> Action | None:
    """Opens the chest when it can, and tries a riddle rather than a trial; always the same in the same place."""
    said = says(view.riddle) if may_answer and view.riddle is not None else None
    if said is not None:
        return Answer(said)
    return min(legal, key=lambda action: ORDER.index(type(action)), default=None)


class Mind:
    """It knows what its page was sent."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.says: Says = knows

    def view(self) -> View:
        return msgspec.convert(self.line.table, View)

    def legal(self) -> list[Action]:
        assert self.line.game is not None
        legal: list[Action] = msgspec.convert(self.line.game["legal"], list[Actions])
        return legal

    def may(self, word: str) -> bool:
        assert self.line.game is not None
        return any(one["do"] == word for one in self.line.game["open"])

    def decides(self) -> Action | None:
        return decides(self.view(), self.legal(), self.may("answer"), self.says)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """All of this kind that its page was told of, as they happened."""
        told = [one for frame in self.line.frames for one in frame.get("happened", [])]
        return [one for one in told if one.get("event") == kind]


# -- the table -------------------------------------------------------------------------------------------------------


class BoyardTable(TableAt):
    game: ClassVar = GAME.id
    secret: ClassVar = frozenset(('"answers"', '"all_notes"'))

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.keys: Keys | None = None  # whoever uses nothing else
        self.mind = Mind(self.line)

    def by_keyboard(self) -> None:
        self.keys = Keys(self.page)

    # -- what is seen ------------------------------------------------------------------------------------------------

    def part(self, name: str) -> Locator:
        return self.page.locator(f'[data-at="{name}"]')

    @property
    def board(self) -> Locator:
        return self.page.locator(".board.boyard")

    @property
    def ending(self) -> Locator:
        return self.page.locator("article.ending")

    @property
    def answer(self) -> Locator:
        """What the riddle's answer was, as everybody reads it."""
        return self.page.locator(".answer")

    def hears(self, cry: str) -> None:
        self.has_seen(f"board-cry-{cry}")

    def has_seen(self, message: str, **details: Any) -> None:
        """It is seen over the fort, or has been."""
        self.page.wait_for_function("(words) => cried.includes(words)", arg=self.words.say(message, **details))

    def come_to_rest(self) -> None:
        """I have seen it."""
        moving = self.page.locator(".skip")
        if moving.count():
            self.page.keyboard.press("Escape")
        expect(moving).to_have_count(0)

    # -- what is done ------------------------------------------------------------------------------------------------

    def play_until(self, happens: Callable[[], bool]) -> None:
        """As my mind decides, while the others play theirs."""
        while not happens():
            assert not self.line.is_over, "over before it happened"
            self.play_on()

    def play_on(self) -> None:
        action = self.mind.decides()
        if action is None:
            self.line.wait()
        else:
            self.do(action)

    def do(self, action: Action) -> None:
        """By the board: whatever has to be pressed for it. Then the house has answered."""
        self.come_to_rest()
        known = self._answers()
        self._press_for(action)
        while self._answers() == known:
            self.line.wait()
        assert self._sent() == msgspec.json.decode(msgspec.json.encode(action))

    def _answers(self) -> int:
        return sum(frame["t"] in ("done", "refused") for frame in self.line.frames)

    def _sent(self) -> Any:
        """What my page asked for last."""
        sent = [msgspec.json.decode(text) for is_sent, text in self.line.both if is_sent]
        return next(message["action"] for message in reversed(sent) if "action" in message)

    def _press_for(self, action: Action) -> None:
        match action:
            case Answer(text):
                self.write_answer(text)
            case PutBack(space):
                self.press(self.part(f"put-{space}"))
            case _:
                self.press(self.part(f"do-{type(action).__struct_config__.tag}"))

    def press(self, button: Locator) -> None:
        if self.keys is None:
            button.click()
        else:
            self.keys.press(button)

    def write_answer(self, text: str) -> None:
        field = self.part("answer")
        if self.keys is None:
            field.fill(text)
            self.part("say").click()
        else:
            self.keys.to(field)
            self.page.keyboard.type(text)
            self.page.keyboard.press("Enter")


class BoyardPlayer(Person[BoyardTable]):
    kind = BoyardTable
    first: ClassVar = {}  # dice say who begins

    def __init__(self, *given: Any, **wishes: Any) -> None:
        super().__init__(*given, **wishes)
        self.page.add_init_script(WITNESS)


Come = Callable[..., BoyardPlayer]


# -- what comes of a seed --------------------------------------------------------------------------------------------


def foreseen(seed: int, seats: int, people: int, options: Options, says: Says) -> Iterator[Event]:
    """The game that such players play, event by event: people on the first seats, then bots, who do not pause."""
    luck, chance = ProvableLuck(seed_from_number(seed)), QuickLuck(seed)
    match, at = Match(GAME, options, seats), 0
    while match.outcome() is None:
        if (request := match.asks()) is not None:
            yield from match.apply(LUCK, luck.answer(request), at)
            continue
        moves = [(seat, _move(match, seat, seat < people, says, chance)) for seat in range(seats)]
        chosen = next(((seat, action) for seat, action in moves if action is not None), None)
        if chosen is not None:
            yield from match.apply(*chosen, at)
        else:
            at = match.deadline() or at
            yield from match.apply(CLOCK, match.legal(CLOCK)[0], at)


def _move(match: Match, seat: Seat, is_person: bool, says: Says, chance: QuickLuck) -> Action | None:
    view, legal, openings = match.view(seat), match.legal(seat), match.open_ended(seat)
    if is_person:
        return decides(view.table, legal, any(one.do == "answer" for one in openings), says)
    bot = bots.find(GAME, "regular")
    said = bot.speak(view, openings, chance)
    return said if said is not None or not legal else bot.choose(view, legal, chance)
