"""`ludotheque board check FILE`: a board that somebody has typed in. The file itself says for which game it is."""

import re
import sys
from pathlib import Path

from rich.console import Console

from ludotheque.games import find, shelf
from ludotheque.kernel.errors import BadBoard
from ludotheque.kernel.game import AnyGame
from ludotheque.texts.speaker import Speaker

from .conversation import TEAL, Conversation, printable
from .faults import BadCommand, CommandFault, from_file
from .program import program
from .rooms import texts_of

GAME = re.compile(r"^\s*game\s*=\s*[\"']([^\"']*)[\"']", re.MULTILINE)
LARGEST = 100_000  # characters; no board is as large


def check(path: Path, language: str, console: Console) -> None:
    """All that is wrong with it, line by line; or how to play on it."""
    text = read(path)
    game = game_of(text)
    conversation = Conversation(texts_of(game, language), console)
    try:
        options = game.read_board(text)
    except BadBoard as bad:
        speaker = Speaker(conversation.texts)
        for fault in bad.faults:
            conversation.print(printable(speaker.refusal(fault)))
        raise BadCommand(CommandFault.BOARD_FAULTY, path=str(path), faults=len(bad.faults)) from None
    conversation.print(conversation.say("board-fit", game=conversation.say("game-name")))
    conversation.print(f"  {program(sys.argv[0])} play {game.id} --board {path}", TEAL)
    conversation.print(conversation.say("board-elsewhere"))
    for setting in settings_of(options):
        conversation.print(f"  {setting}", TEAL)


def read(path: Path) -> str:
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(LARGEST)
    except UnicodeDecodeError as fault:
        raise BadCommand(CommandFault.NOT_UTF8, path=str(path)) from fault
    except (OSError, ValueError) as fault:
        raise from_file(fault, path) from fault


def game_of(text: str) -> AnyGame:
    found = GAME.search(text)
    if found is None:
        raise BadCommand(CommandFault.WHICH_GAME_BOARD, known=", ".join(shelf()))
    return find(found[1])


def settings_for(game: AnyGame, path: Path | None) -> list[str]:
    """The board of a file as options, the way that a person would type them."""
    return [] if path is None else settings_of(game.read_board(read(path)))


def settings_of(options: dict[str, object]) -> list[str]:
    return [f"{name}={value}" for name, value in options.items()]
