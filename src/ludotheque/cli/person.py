"""A person's prompt: what he may do, as a numbered menu, and everything else that he may want to know."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from rich.panel import Panel
from rich.text import Text

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.pieces import Seat
from ludotheque.texts import shortened
from ludotheque.texts.speaker import Speaker

from .conversation import BRASS, INK, index
from .talk import NotSaid, Talk

if TYPE_CHECKING:
    from .play import Table  # a table has persons, and a person sits at a table


LONGEST_IN_MENU: Final = 9  # so two columns of the longest actions fit 80


def brief_names(names: Sequence[str]) -> tuple[str, ...]:
    """The beginnings of long names, if they tell the players apart."""
    brief = tuple(shortened(name, LONGEST_IN_MENU) for name in names)
    return brief if len(set(brief)) == len(brief) else tuple(names)


class Quit(Exception):
    """A person has left, after being asked."""


class Person:
    """One person's prompt."""

    def __init__(self, table: "Table", seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.conversation = table.conversation
        self.pages: dict[str, Callable[[], None]] = {"?": self._help, "h": self._history, "n": self._notes}
        self.commands: dict[str, Callable[[], None]] = {
            "t": self._talk,
            "d": self._talk,
            "v": self._look,
            "q": self._quit,
        }

    def move(self) -> None:
        """Ask until a legal action is chosen, and do it."""
        self.table.raise_curtain(self.seat)
        self._look()
        while True:
            legal = self.table.match.legal_to_people(self.seat)
            self.conversation.print(self._status(), INK)
            self.conversation.menu([self._brief().offer(action) for action in legal])
            answer = self.conversation.ask(self.conversation.say("ask-action")).casefold()
            if (chosen := index(answer, len(legal))) is not None:
                self.table.pace.start()
                self.table.step(self.seat, legal[chosen])
                return
            self._command(answer, len(legal))

    def interrupt(self) -> None:
        """Enter was pressed while others play: anything but a move."""
        while True:
            self.conversation.print(self._status(), INK)
            answer = self.conversation.ask(self.conversation.say("ask-meanwhile")).casefold()
            if not answer:
                return
            self._command(answer, 0)

    def _command(self, answer: str, most: int) -> None:
        if answer in self.pages:
            self.pages[answer]()
            self._look()
        elif answer in self.commands:
            self.commands[answer]()
        elif not answer:
            self.conversation.print(self.conversation.say("empty-action", most=most), "red")
        elif most:
            self.conversation.print(self.conversation.say("wrong-action", answer=answer, most=most), "red")
        else:
            self.conversation.print(self.conversation.say("wrong-meanwhile", answer=answer), "red")

    def _speaker(self) -> Speaker:
        return self.table.stage.speaker(self.table.match, self.seat)

    def _brief(self) -> Speaker:
        """For menus: long names would take the room of a column."""
        speaker = self._speaker()
        speaker.names = brief_names(speaker.names)
        return speaker

    def _status(self) -> str:
        return self.table.stage.status(self.table.match, self.seat)

    def _look(self) -> None:
        self.table.stage.show(self.table.match, self.seat)

    def _talk(self) -> None:
        openings = self.table.match.open_to_people(self.seat)
        if not openings:
            self.conversation.print(self.conversation.say("talk-closed"), "red")
            return
        try:
            claim = Talk(self.conversation, self._brief(), self.table.match, self.seat, openings[0]).compose()
            self.table.step(self.seat, claim)
        except NotSaid:
            return
        except IllegalAction as refused:
            self.conversation.print(self._speaker().refusal(refused), "red")

    def _help(self) -> None:
        say = self.conversation.say
        view = self.table.match.view(self.seat).table
        aim = self.table.stage.drawing.aim(view, self._speaker())
        body = Text(say("game-rules"))
        body.append(f"\n\n{aim}" if aim else "", style=INK)
        body.append(f"\n\n{say('help-keys')}", style="")
        self.table.console.print(Panel(body, title=say("help-title"), border_style=BRASS))
        self._wait()

    def _history(self) -> None:
        """The latest screenful, and those before it if they are asked for."""
        *earlier, first = reversed(self.table.stage.recall(self.seat))
        self.table.console.print(first, end="")
        while earlier:
            if self.conversation.ask(self.conversation.say("ask-earlier")).casefold() != "h":
                return
            self.table.console.print(earlier.pop(), end="")
        self._wait()

    def _wait(self) -> None:
        self.conversation.ask(self.conversation.say("ask-back"))  # before the menu pushes the page off the screen

    def _notes(self) -> None:
        view = self.table.match.view(self.seat).table
        self.table.console.print(self.table.stage.drawing.notes(view, self._speaker()))
        self._wait()

    def _quit(self) -> None:
        if self.conversation.confirm(self.conversation.say("ask-quit")):
            raise Quit
