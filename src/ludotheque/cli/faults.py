"""What can go wrong on a command line, as refusals; and how a parser's complaints become ours."""

from enum import StrEnum

import cyclopts

from ludotheque.kernel.errors import Refused


class CommandFault(StrEnum):
    UNKNOWN_COMMAND = "unknown-command"
    UNKNOWN_FLAG = "unknown-flag"
    MISSING_VALUE = "missing-value"
    MISSING_WORD = "missing-word"
    WRONG_VALUE = "wrong-value"
    TWICE = "twice"
    TOO_MANY_WORDS = "too-many-words"
    UNREADABLE = "unreadable"
    UNKNOWN_LANGUAGE = "unknown-language"
    WHICH_GAME = "which-game"
    TOO_MANY_BOTS = "too-many-bots"
    NO_SUCH_EYES = "no-such-eyes"
    TOO_FEW_GAMES = "too-few-games"
    TOO_FEW_JOBS = "too-few-jobs"
    TOO_MANY_GAMES = "too-many-games"
    TOO_MANY_JOBS = "too-many-jobs"
    FILE_MISSING = "file-missing"
    FILE_FORBIDDEN = "file-forbidden"
    FILE_EXISTS = "file-exists"
    FILE_FAILED = "file-failed"
    NOT_UTF8 = "not-utf8"
    INPUT_ENDED = "input-ended"
    INTERRUPTED = "interrupted"
    PIPE_CLOSED = "pipe-closed"
    OUTPUT_FAILED = "output-failed"


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


def from_file(fault: OSError, path: str) -> BadCommand:
    match fault:
        case FileNotFoundError():
            return BadCommand(CommandFault.FILE_MISSING, path=path)
        case PermissionError():
            return BadCommand(CommandFault.FILE_FORBIDDEN, path=path)
        case FileExistsError():
            return BadCommand(CommandFault.FILE_EXISTS, path=path)
    return BadCommand(CommandFault.FILE_FAILED, path=path)
