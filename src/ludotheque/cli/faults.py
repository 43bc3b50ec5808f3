"""What can go wrong on a command line, as refusals; and how a parser's complaints become ours."""

from enum import StrEnum
from errno import ENAMETOOLONG
from pathlib import Path

import cyclopts

from ludotheque.kernel.errors import Refused


class CommandFault(StrEnum):
    UNKNOWN_COMMAND = "unknown-command"
    UNKNOWN_FLAG = "unknown-flag"
    MISSING_VALUE = "missing-value"
    MISSING_WORD = "missing-word"
    WRONG_VALUE = "wrong-value"
    NOT_A_NUMBER = "not-a-number"
    TWICE = "twice"
    TOO_MANY_WORDS = "too-many-words"
    UNREADABLE = "unreadable"
    UNKNOWN_LANGUAGE = "unknown-language"
    WHICH_GAME = "which-game"
    WHICH_GAME_BOARD = "which-game-board"
    BOARD_FAULTY = "board-faulty"
    TOO_MANY_BOTS = "too-many-bots"
    NO_SUCH_EYES = "no-such-eyes"
    TOO_FEW_GAMES = "too-few-games"
    TOO_FEW_JOBS = "too-few-jobs"
    TOO_MANY_GAMES = "too-many-games"
    TOO_MANY_JOBS = "too-many-jobs"
    TOO_MANY_LEVELS = "too-many-levels"
    FILE_MISSING = "file-missing"
    FILE_FORBIDDEN = "file-forbidden"
    FILE_EXISTS = "file-exists"
    FILE_FAILED = "file-failed"
    FILE_IS_FOLDER = "file-is-folder"
    FILE_NAME_BAD = "file-name-bad"
    FOLDER_FAILED = "folder-failed"
    FOLDER_IS_FILE = "folder-is-file"
    FOLDER_CLOSED = "folder-closed"
    NOT_UTF8 = "not-utf8"
    INPUT_ENDED = "input-ended"
    INTERRUPTED = "interrupted"
    PIPE_CLOSED = "pipe-closed"
    OUTPUT_FAILED = "output-failed"
    NOT_WELL = "not-well"
    PORT_TAKEN = "port-taken"
    BAD_DATABASE = "bad-database"
    DATABASE_FAILED = "database-failed"
    DATABASE_TAKEN = "database-taken"
    NEEDS_POSTGRES = "needs-postgres"
    NOT_OPENED = "not-opened"
    TOO_FEW_WORKERS = "too-few-workers"


class BadCommand(Refused):
    """A command that cannot be carried out."""


def from_parser(fault: cyclopts.CycloptsError) -> BadCommand:
    """The parser's typed complaint, as one of ours."""
    match fault:
        case cyclopts.UnknownCommandError():
            return BadCommand(CommandFault.UNKNOWN_COMMAND, word=_first(fault.unused_tokens))
        case cyclopts.UnknownOptionError(token=token):
            return BadCommand(CommandFault.UNKNOWN_FLAG, word=token.keyword or token.value)
        case cyclopts.MissingArgumentError():
            return _missing(fault)
        case cyclopts.CoercionError(token=token):
            value = "" if token is None else token.value
            return BadCommand(CommandFault.WRONG_VALUE, name=_name(fault), value=value)
        case cyclopts.RepeatArgumentError(token=token):
            return BadCommand(CommandFault.TWICE, name=token.keyword or token.value)
        case cyclopts.UnusedCliTokensError():
            return BadCommand(CommandFault.TOO_MANY_WORDS, word=_first(fault.unused_tokens))
    return BadCommand(CommandFault.UNREADABLE)


def _missing(fault: cyclopts.MissingArgumentError) -> BadCommand:
    name = _name(fault)
    if name.startswith("-"):
        return BadCommand(CommandFault.MISSING_VALUE, name=name)
    return BadCommand(CommandFault.MISSING_WORD, name=name)


def _name(fault: cyclopts.CycloptsError) -> str:
    return fault.argument.name if fault.argument is not None else ""


def _first(words: list[str] | None) -> str:
    return words[0] if words else ""


def from_file(fault: OSError | ValueError, path: Path) -> BadCommand:
    """Why a file cannot be used."""
    return BadCommand(_file_fault(fault, path), path=str(path))


def _file_fault(fault: OSError | ValueError, path: Path) -> CommandFault:
    match fault:
        case FileNotFoundError():
            return CommandFault.FILE_MISSING
        case PermissionError():
            return CommandFault.FILE_FORBIDDEN
        case IsADirectoryError():
            return CommandFault.FILE_IS_FOLDER
        case FileExistsError():
            return CommandFault.FILE_IS_FOLDER if path.is_dir() else CommandFault.FILE_EXISTS
        case NotADirectoryError():
            return CommandFault.FILE_MISSING
        case OSError() if fault.errno != ENAMETOOLONG:
            return CommandFault.FILE_FAILED
    return CommandFault.FILE_NAME_BAD


def from_folder(fault: OSError | ValueError, folder: Path) -> BadCommand:
    """Why a folder for a file cannot be made."""
    match fault:
        case NotADirectoryError() | FileExistsError():
            return BadCommand(CommandFault.FOLDER_IS_FILE, path=str(folder))
        case OSError() if fault.errno != ENAMETOOLONG:
            return BadCommand(CommandFault.FOLDER_FAILED, path=str(folder))
    return BadCommand(CommandFault.FILE_NAME_BAD, path=str(folder))
