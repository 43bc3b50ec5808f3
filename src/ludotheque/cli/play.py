"""`ludotheque play`: one table at one terminal, from the first shuffle to the last line of the log."""

import os
import secrets
import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ludotheque import bots as programs
from ludotheque.kernel import options as kernel_options
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.errors import IllegalAction, Refused
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.log import Writer
from ludotheque.kernel.luck import ProvableLuck, QuickLuck, seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import Options
from ludotheque.kernel.pieces import CLOCK, LUCK, Action, Drawn, Event, Ready, Request, Seat

from .conversation import BRASS, INK, Conversation
from .faults import BadCommand, CommandFault
from .pace import STEP, WORD, Pace
from .person import Person, Quit
from .program import program
from .records import Record, default_path
from .rooms import texts_of
from .seating import Seating, sit_down
from .stage import Stage

LONGEST_OPTION = 60  # characters of one that was set by hand; a board may be long


class Wishes(Struct, frozen=True):
    """How the game is to be played, as asked for on the command line."""

    seats: int
    bots: int | None
    seed: int | None
    preset: str | None
    options: tuple[str, ...]
    level: str | None
    log: Path | None
    dice: bool
    fast: bool


def read_options(game: AnyGame, seats: int, preset: str | None, texts: Sequence[str], language: str = "") -> Options:
    """Cards that are words are read in the language that is spoken here, unless another is wished."""
    game.check_seats(seats)
    base = game.preset(preset or game.just_play, seats)
    if game.spoken and language:
        base = kernel_options.read(game.options, {game.spoken: language}, base)
    options: Options = kernel_options.read_text(game.options, list(texts), base)
    game.check(options, seats)
    return options


def play(game: AnyGame, wishes: Wishes, language: str, console: Console) -> None:
    bots = wishes.seats - 1 if wishes.bots is None else wishes.bots
    options = read_options(game, wishes.seats, wishes.preset, wishes.options, language)
    if not 0 <= bots <= wishes.seats:
        raise BadCommand(CommandFault.TOO_MANY_BOTS, bots=bots, seats=wishes.seats)
    level = wishes.level or programs.usual_level(game)
    programs.find(game, level)
    match = Match(game, options, wishes.seats)
    conversation = Conversation(texts_of(game, language), console)
    record = Record(wishes.log or default_path(game, os.environ))
    try:
        _welcome(conversation, game, wishes)
        seating = sit_down(conversation, wishes.seats, bots)
        players = {seat: programs.find(game, level) for seat in range(wishes.seats) if seat not in seating.persons}
        Table(match, seating, players, record, conversation, wishes).run()
    except Refused:
        _tell_log(conversation, record)
        raise
    except KeyboardInterrupt as interrupt:
        console.print()  # the prompt, or the sign of the keys, still stands on the line
        _tell_log(conversation, record)
        raise BadCommand(CommandFault.INTERRUPTED) from interrupt
    except Quit:
        conversation.print(conversation.say("left"))
        _tell_log(conversation, record)
    finally:
        record.close()


def _tell_log(conversation: Conversation, record: Record) -> None:
    if record.begun:
        conversation.print(conversation.say("log-kept", path=str(record.path)))


def _welcome(conversation: Conversation, game: AnyGame, wishes: Wishes) -> None:
    preset = wishes.preset or game.just_play
    body = Text.assemble(
        (conversation.say("game-line"), ""),
        "\n",
        (conversation.say("table-preset", preset=conversation.say(f"preset-{preset}")), INK),
        " ",
        conversation.say(f"preset-{preset}-why"),
    )
    if wishes.options:
        options = [one if len(one) <= LONGEST_OPTION else f"{one[:LONGEST_OPTION]}…" for one in wishes.options]
        body.append("\n" + conversation.say("table-options", options=" ".join(options)))
    title = Text(conversation.say("game-name"), style=f"bold {BRASS}")
    conversation.console.print(Panel(body, title=title, border_style=BRASS, width=min(80, conversation.console.width)))


class Table:
    """The live match: luck, then whose move is awaited, then talk. Each step is saved before it is shown."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        bots: dict[Seat, Bot],
        record: Record,
        conversation: Conversation,
        wishes: Wishes,
    ) -> None:
        seed = secrets.token_bytes(32) if wishes.seed is None else seed_from_number(wishes.seed)
        self.match = match
        self.seating = seating
        self.bots = bots
        self.record = record
        self.conversation = conversation
        self.console = conversation.console
        self.dice = wishes.dice
        self.stage = Stage(self.console, conversation.texts, match.game, seating.shown)
        self.luck = ProvableLuck(seed)
        self.bot_luck = QuickLuck(f"bots {seed.hex()}")
        self.started = time.monotonic()
        self.writer = Writer(match, seating.names, seed, record.save, told=wishes.dice)
        self.together = len(seating.persons) > 1
        self.viewer: Seat | None = seating.persons[0] if len(seating.persons) == 1 else None
        self.looking: Seat | None = self.viewer  # whose eyes the screen is for
        on_screen = self.console.is_terminal and not wishes.fast
        self.pace = Pace(slow=on_screen, listens=self.viewer is not None and sys.stdin.isatty())

    # -- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        self.conversation.print(self.conversation.say("sealed", seal=self.writer.commitment), "dim")
        if self.viewer is not None and self.console.is_terminal:
            self.conversation.print(self.conversation.say("while-waiting"), "dim")
        while True:
            if (request := self.match.asks()) is not None:
                self._luck(request)
            elif self.match.outcome() is not None:
                break
            elif not self.match.to_act():
                self._await_clock()
            else:
                self._turn(self.match.to_act()[0])
        self.writer.end()
        self._farewell()

    def _await_clock(self) -> None:
        """Until the moment for which the rules wait; whoever has something to say meanwhile presses Enter."""
        moment = self.match.deadline()
        assert moment is not None
        left = moment / 1000 - (time.monotonic() - self.started)
        if not self._is_interrupted(max(0.0, left)):
            self.step(CLOCK, self.match.legal(CLOCK)[0])

    def _turn(self, seat: Seat) -> None:
        if seat in self.bots:
            self._bot(seat)
        elif self.match.legal(seat) == [Ready()]:
            self.conversation.ask_afresh(self.conversation.say("ask-ready", name=self.seating.shown[seat]))
            self.step(seat, Ready())
        else:
            Person(self, seat).move()
            self._lower_curtain(seat)

    def _bot(self, seat: Seat) -> None:
        action = programs.move(self.match, seat, self.bots[seat], self.bot_luck)
        while action != Ready() and self._is_interrupted(STEP):
            action = programs.move(self.match, seat, self.bots[seat], self.bot_luck)  # something may have been said
        self.step(seat, action)

    def _is_interrupted(self, seconds: float) -> bool:
        """Wait for the moment of a step, unless the person has something to say first."""
        if not self.pace.wait(seconds) or self.viewer is None:
            return False
        sys.stdin.readline()
        Person(self, self.viewer).interrupt()
        self.pace.start()
        return True

    def _luck(self, request: Request) -> None:
        told = self.dice and not request.secret
        drawn = self._told(request) if told else self.luck.answer(request)
        self.step(LUCK, drawn, told=told)

    def step(self, seat: int, action: Action, *, told: bool = False) -> None:
        """Do it, save it, show it; then let bots say what they think of it."""
        self._do(seat, action, told=told)
        self._show_end()
        for speaker, said in programs.chatter(self.match, self.bots, self.bot_luck):
            self.pace.wait(WORD)  # Enter pressed now is heard at the next step
            self._do(speaker, said)

    def _do(self, seat: int, action: Action, *, told: bool = False) -> None:
        at = int((time.monotonic() - self.started) * 1000)
        events = self.match.apply(seat, action, at)
        self.writer.action(seat, action, at, told=told)
        self._hear(events)

    def _hear(self, events: Sequence[Event]) -> None:
        for person in self.seating.persons:
            self.stage.hear(self.match, events, person)
        if self.viewer is None:
            self.stage.hear(self.match, events, None)
        if not self.together:
            self.stage.tell(self.viewer)
        elif self.looking is not None:
            self.stage.tell(self.looking)

    # -- several people at one terminal ------------------------------------------------------------------------

    def raise_curtain(self, seat: Seat) -> None:
        if not self.together or self.looking == seat:
            return
        self.stage.clear()
        name = self.seating.shown[seat]
        self.conversation.ask_afresh(self.conversation.say("curtain", name=name))
        self.stage.clear()
        self.looking = seat
        self.stage.tell(seat)
        self.stage.forget(None)

    def _lower_curtain(self, seat: Seat) -> None:
        """His move is made: nothing of his stays on the screen."""
        if self.together and self.match.outcome() is None and seat not in list(self.match.to_act())[:1]:
            self.looking = None
            self.conversation.ask_afresh(self.conversation.say("curtain-after"))
            self.stage.clear()
            self.conversation.print(self.conversation.say("others-play"), "dim")

    # -- luck told by people -----------------------------------------------------------------------------------

    def _told(self, request: Request) -> Drawn:
        say = self.conversation.say
        seats = ", ".join(
            say("list-seat", number=number, name=name) for number, name in enumerate(self.seating.shown, 1)
        )
        phase = getattr(self.match.view(None).table, "phase", None)
        if phase is not None and self.conversation.texts.has(what := f"luck-{phase}"):
            self.conversation.print(say(what), INK)
        self.conversation.print(say(f"dice-{request.__struct_config__.tag}", **_sizes(request), seats=seats), INK)
        while True:
            answer = self.conversation.ask(say("ask-dice"))
            try:
                drawn = Drawn(_drawn(request, answer))
                self.match.clone().apply(LUCK, drawn)
            except (ValueError, IllegalAction):
                self.conversation.print(say("wrong-dice", answer=answer), "red")
            else:
                return drawn

    # -- the end -----------------------------------------------------------------------------------------------

    def _show_end(self) -> None:
        """A deal has ended: everybody may see everything."""
        view = self.match.view(None)
        if view.outcome is None and not (view.between_deals and len(view.to_act) == self.match.seats):
            return
        if self.together:
            self.looking = None
            self.stage.clear()
            self.stage.tell(None)
        self.stage.show(self.match, self.viewer)

    def _farewell(self) -> None:
        outcome = self.match.outcome()
        assert outcome is not None
        say = self.conversation.say
        if self.viewer is not None:
            won = self.viewer in outcome.winners
            self.conversation.print(self._result(won=won), f"bold {BRASS}" if won else INK)
        path = str(self.record.path)
        self.conversation.print(say("log-finished", path=path), "dim")
        eyes = "public" if self.viewer is None else str(self.viewer)
        typed = shlex.quote(path)
        start = program(sys.argv[0])
        lang = f"--lang {self.conversation.texts.language}"
        for command in (f"{start} replay {typed} --as {eyes} {lang}", f"{start} verify {typed} {lang}"):
            self.console.print(Text(f"  {command}"), soft_wrap=True)  # to be copied: never broken into lines

    def _result(self, *, won: bool) -> str:
        say = self.conversation.say
        if self.match.standing.deals > 1:
            return say("result-match-won") if won else say("result-match-lost")
        return say("result-won") if won else say("result-lost")


def _sizes(request: Request) -> dict[str, int]:
    return {name: getattr(request, name) for name in request.__struct_fields__ if name != "secret"}


def _drawn(request: Request, answer: str) -> tuple[int, ...]:
    """What people counted from 1, as the kernel counts; dice show what they show."""
    numbers = tuple(int(part) for part in answer.replace(",", " ").split())
    return numbers if request.__struct_config__.tag == "roll" else tuple(number - 1 for number in numbers)
