"""The commands: what may be typed after `ludotheque`. What a command says of itself is in texts/: help-COMMAND."""

import os
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter, Token
from rich.console import Console

from ludotheque import games as house
from ludotheque.kernel.game import AnyGame
from ludotheque.texts import texts

from . import board as boards
from . import doctor, pages, replay, serve, simulate
from .conversation import Conversation
from .faults import BadCommand, CommandFault
from .play import Wishes
from .play import play as play_table
from .rooms import texts_of

COMMANDS = ("games", "play", "serve", "replay", "verify", "board", "simulate", "doctor")


def _whole(_kind: object, tokens: Sequence[Token]) -> int:
    """A whole number as people write it; the library would round 5.5 and read 0x5."""
    text = tokens[0].value
    if not re.fullmatch(r"-?[0-9]{1,40}", text):
        raise BadCommand(CommandFault.NOT_A_NUMBER, name=tokens[0].keyword or "", value=text)
    return int(text)


def _file(_kind: object, tokens: Sequence[Token]) -> Path:
    """A file's name; the library would take none at all for the folder that one is in."""
    if tokens[0].value:
        return Path(tokens[0].value)
    if tokens[0].keyword is None:
        raise BadCommand(CommandFault.MISSING_WORD, name="LOG")
    raise BadCommand(CommandFault.MISSING_VALUE, name=tokens[0].keyword)


Number = Annotated[int, Parameter(converter=_whole)]
File = Annotated[Path, Parameter(converter=_file)]
Flag = Annotated[bool, Parameter(negative=())]
Settings = Annotated[list[str] | None, Parameter(name="--set", negative=())]


def build(language: str, console: Console) -> App:
    """The command line, speaking this language to this console."""
    app = App(name="ludotheque", help_flags=(), version_flags=())
    commands = Commands(language, console)
    for name in COMMANDS:
        app.command(getattr(commands, name), name=name)
    return app


class Commands:
    """One method a command; its arguments are what may be typed after it."""

    def __init__(self, language: str, console: Console) -> None:
        self.language = language
        self.console = console

    def games(self, game: str | None = None, /, *, seats: Number | None = None) -> None:
        if game is None:
            pages.show_shelf(self.language, self.console)
            return
        chosen = house.find(game)
        pages.show_game(chosen, seats_for(chosen, seats), self.language, self.console)

    def play(
        self,
        game: str | None = None,
        /,
        *,
        seats: Number | None = None,
        bots: Number | None = None,
        seed: Number | None = None,
        preset: str | None = None,
        settings: Settings = None,
        board: File | None = None,
        level: str | None = None,
        log: File | None = None,
        dice: Flag = False,
        fast: Flag = False,
    ) -> None:
        chosen = find_game(game) if game or len(house.shelf()) == 1 else ask_game(self.language, self.console)
        around = seats_for(chosen, seats)
        typed = (*(settings or ()), *boards.settings_for(chosen, board))
        wishes = Wishes(around, bots, seed, preset, typed, level, log, dice, fast)
        play_table(chosen, wishes, self.language, self.console)

    def serve(
        self,
        *,
        host: str = "127.0.0.1",
        port: Number = 8000,
        database: str | None = None,
        workers: Number = 1,
        public: str | None = None,
        thinkers: Number = 1,
        grace: Number = 30,
        tables: Number = 30,
        lines: Number = 200,
        boards: File | None = None,
    ) -> None:
        wishes = serve.Wishes(host, port, database, workers, public, thinkers, grace, tables, lines, boards)
        serve.serve(wishes, self.language, self.console)

    def replay(
        self,
        log: File,
        /,
        *,
        eyes: Annotated[str, Parameter(name="--as")] = replay.PUBLIC,
        straight: Annotated[bool, Parameter(name="--all", negative=())] = False,
    ) -> None:
        replay.replay(log, eyes, self.language, self.console, straight=straight)

    def verify(self, log: File, /) -> None:
        replay.prove(log, Conversation(texts(self.language), self.console))

    def board(self, what: Literal["check"], file: File, /) -> None:
        boards.check(file, self.language, self.console)

    def simulate(
        self,
        game: str | None = None,
        /,
        *,
        games: Number = 10_000,
        seats: Number | None = None,
        bots: str | None = None,
        preset: str | None = None,
        settings: Settings = None,
        board: File | None = None,
        seed: Number | None = None,
        jobs: Number = 1,
    ) -> None:
        number = secrets.randbelow(10**9) if seed is None else seed
        chosen = find_game(game)
        around = seats_for(chosen, seats)
        typed = (*(settings or ()), *boards.settings_for(chosen, board))
        wishes = simulate.Wishes(games, around, bots, preset, typed, number, jobs)
        simulate.run(chosen, wishes, self.language, self.console)

    def doctor(self) -> None:
        doctor.examine(self.language, os.environ, self.console)


def find_game(name: str | None) -> AnyGame:
    """The game of this name; with none given, the only one there is."""
    if name is not None:
        return house.find(name)
    shelf = list(house.shelf().values())
    if len(shelf) != 1:
        raise BadCommand(CommandFault.WHICH_GAME, known=", ".join(game.id for game in shelf))
    return shelf[0]


def ask_game(language: str, console: Console) -> AnyGame:
    """Let a person take a game from the shelf."""
    shelf = list(house.shelf().values())
    conversation = Conversation(texts(language), console)
    names = [texts_of(game, language).say("game-name") for game in shelf]
    chosen = conversation.choose(conversation.say("shelf-title"), names)
    if chosen is None:
        raise BadCommand(CommandFault.WHICH_GAME, known=", ".join(game.id for game in shelf))
    return shelf[chosen]


def seats_for(game: AnyGame, asked: int | None) -> int:
    """As many as were asked for, if they fit; else as many as is usual."""
    if asked is not None:
        game.check_seats(asked)
        return asked
    return house.usual_seats(game)
