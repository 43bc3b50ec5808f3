"""`ludotheque board check FILE`: a board that somebody has typed in, or cards of his own. The file itself says for
which game it is. `ludotheque serve --boards FOLDER` offers such files to whoever opens a table."""

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
NAME = re.compile(r"[A-Za-z0-9_-]{1,60}")  # it stands in an address


def check(path: Path, language: str, console: Console) -> None:
    """All that is wrong with it, line by line; or how to play on it."""
    text = read(path)
    game = game_of(text)
    options = _options(game, text, path, language, console)
    conversation = Conversation(texts_of(game, language), console)
    conversation.print(conversation.say("board-fit", game=conversation.say("game-name")))
    conversation.print(f"  {program(sys.argv[0])} play {game.id} --board {path}", TEAL)
    conversation.print(conversation.say("board-elsewhere"))
    for setting in settings_of(options):
        conversation.print(f"  {setting}", TEAL)


def _options(game: AnyGame, text: str, path: Path, language: str, console: Console) -> dict[str, object]:
    try:
        return game.read_board(text)
    except BadBoard as bad:
        conversation = Conversation(texts_of(game, language), console)
        speaker = Speaker(conversation.texts)
        for fault in bad.faults:
            conversation.print(printable(speaker.refusal(fault)))
        raise BadCommand(CommandFault.BOARD_FAULTY, path=str(path), faults=len(bad.faults)) from None


def of_folder(folder: Path, language: str, console: Console) -> dict[str, dict[str, str]]:
    """The boards that a house offers, by game and by name; whatever is wrong with one is told at once."""
    if not folder.is_dir():
        raise BadCommand(CommandFault.WRONG_VALUE, name="--boards", value=str(folder))
    found: dict[str, dict[str, str]] = {}
    for path in sorted(folder.glob("*.toml")):
        text = read(path)
        game = game_of(text)
        if NAME.fullmatch(path.stem) is None or path.stem in game.boards():
            raise BadCommand(CommandFault.WRONG_VALUE, name="--boards", value=str(path))
        _options(game, text, path, language, console)
        found.setdefault(game.id, {})[path.stem] = text
    return found


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
