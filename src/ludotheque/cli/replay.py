"""`ludotheque replay` and `ludotheque verify`: what a log tells, and whether it can be believed."""

import sys
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ludotheque.kernel.log import Log, Step, verify
from ludotheque.kernel.pieces import CLOCK, LUCK, Seat, SeatReady

from .conversation import BRASS, INK, Conversation, tidy_name
from .faults import BadCommand, CommandFault
from .records import read
from .rooms import texts_of
from .stage import Stage

PUBLIC = "public"


def eyes_of(log: Log, text: str) -> Seat | None:
    """A seat by its number or its player's name; `public` for nobody's."""
    names = [tidy_name(name).casefold() for name in log.header.seats]
    if text == PUBLIC:
        return None
    if text.isascii() and text.isdecimal() and len(text) < 4 and int(text) < len(names):
        return int(text)
    if names.count(text.casefold()) == 1:
        return names.index(text.casefold())
    raise BadCommand(CommandFault.NO_SUCH_EYES, seat=text, most=len(names) - 1)


def replay(path: Path, eyes: str, language: str, console: Console, *, straight: bool) -> None:
    log = read(path)
    viewer = eyes_of(log, eyes)
    conversation = Conversation(texts_of(log.game, language), console)
    Replay(log, viewer, conversation, waits=not straight and console.is_terminal and sys.stdin.isatty()).run()


class Replay:
    def __init__(self, log: Log, viewer: Seat | None, conversation: Conversation, *, waits: bool) -> None:
        names = [
            tidy_name(name) or conversation.say("player-number", number=number)
            for number, name in enumerate(log.header.seats, 1)
        ]
        self.log = log
        self.viewer = viewer
        self.conversation = conversation
        self.stage = Stage(conversation.console, conversation.texts, log.game, names)
        self.names = names
        self.waits = waits

    def run(self) -> None:
        say = self.conversation.say
        eyes = say("eyes-public") if self.viewer is None else say("eyes-seat", name=self.names[self.viewer])
        title = say("replay-title", game=say("game-name"), eyes=eyes)
        self.conversation.console.print(Rule(Text(title, style=f"bold {BRASS}"), style=BRASS))
        number = 0
        for number, step in enumerate(self.log.steps(), 1):
            if not self._step(number, step):
                return
        if self.log.end is None:
            self.conversation.print(say("replay-unfinished", steps=number), INK)
        else:
            self.conversation.print(say("replay-finished", steps=number), INK)

    def _step(self, number: int, step: Step) -> bool:
        """Show a step; false if the person has seen enough."""
        if all(isinstance(event, SeatReady) for event in step.events):
            return True  # or none at all: a shuffle whose cards nobody has seen yet
        match = self.log.match
        seconds = f"{step.at // 60000}:{step.at // 1000 % 60:02}"
        line = self.conversation.say("replay-step", number=number, time=seconds, who=self._who(step.seat))
        self.conversation.console.print(Text(line, style="dim"))
        self.stage.hear(match, step.events, self.viewer)
        self.stage.tell(self.viewer)
        self.stage.show(match, self.viewer)
        return not self.waits or self.conversation.ask(self.conversation.say("ask-next")).casefold() != "q"

    def _who(self, seat: int) -> str:
        say = self.conversation.say
        return {LUCK: say("luck"), CLOCK: say("clock")}.get(seat) or self.names[seat]


def prove(path: Path, conversation: Conversation) -> None:
    log = read(path)
    proof = verify(log)
    conversation.print(conversation.say("verified", proven=proof.proven, told=proof.told))
    conversation.print(conversation.say("sealed", seal=log.header.commitment), "dim")
