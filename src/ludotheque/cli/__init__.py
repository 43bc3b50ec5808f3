"""`ludotheque …`: the terminal.

From the outside in: `app` (the commands), `language` and `faults` (how to say what went wrong), `pages` (help and the
shelf), `play` (a table: `seating`, `pace`, `person` with `conversation` and `talk`, `stage` with each game's own
drawing found by `rooms`, on `screen`), `records` (log files), `program` (how it was started), `replay`, `board`
(one that somebody has typed in), `simulate`, `doctor` (what all this stands on; `form`: compiled or not).
"""

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import TextIO

import cyclopts

from ludotheque import games
from ludotheque.kernel.errors import Refused
from ludotheque.texts import texts
from ludotheque.texts.speaker import Speaker

from . import pages
from .app import COMMANDS, build
from .conversation import printable
from .faults import BadCommand, CommandFault, from_parser
from .language import asked_for, without_flag
from .screen import Screen

HELP = ("--help", "-h")
FAILED = 1
INTERRUPTED = 130
TERMINATED = 143
NARROW = 80  # columns of a terminal that does not say how many it has


def main(words: Sequence[str] | None = None) -> None:
    """The entry point: runs a command and exits with its code."""
    _open_streams()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))  # so that what was begun is tidied up
    sys.exit(run(sys.argv[1:] if words is None else words))


def _open_streams() -> None:
    """A stream that was closed before we began is an empty one; a sign that a terminal lacks is shown as another."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # stays open
        else:
            stream.reconfigure(errors="replace")


def run(words: Sequence[str]) -> int:
    """Do what the command line asks; whatever goes wrong becomes one sentence on stderr and a code."""
    language = asked_for(words, os.environ)
    console = Screen()
    try:
        _command(without_flag(words), language, console)
        sys.stdout.flush()
    except OSError as fault:  # files have refusals of their own: this is the output
        _silence(sys.stdout)
        closed = isinstance(fault, BrokenPipeError)
        return _refuse(BadCommand(CommandFault.PIPE_CLOSED if closed else CommandFault.OUTPUT_FAILED), language)
    except cyclopts.CycloptsError as fault:
        return _refuse(from_parser(fault), language)
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # the terminal has shown the keys
        return _refuse(BadCommand(CommandFault.INTERRUPTED), language)
    except Refused as refused:
        return _refuse(refused, language)
    return 0


def _command(words: list[str], language: str, console: Screen) -> None:
    app = build(language, console)
    if not words or any(word in HELP for word in words):
        command = next((word for word in words if word not in HELP), None)
        if command in COMMANDS:
            pages.help_of_command(app, command, texts(language), console)
            return
        if command is None:
            pages.help_of_house(app, COMMANDS, texts(language), console)
            return
    call, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    call(*bound.args, **bound.kwargs)


def _refuse(refused: Refused, language: str) -> int:
    """Say why, in one line. A game's own refusals have their words in its room."""
    sentence = _speaker(refused, language).refusal(refused)
    try:
        print(_fitted(printable(sentence.replace("\n", " "))), file=sys.stderr, flush=True)
    except OSError:
        _silence(sys.stderr)
    return INTERRUPTED if refused.code is CommandFault.INTERRUPTED else FAILED


def _fitted(sentence: str) -> str:
    """In a terminal, lines that break between words; anywhere else one line."""
    if not sys.stderr.isatty():
        return sentence
    columns = os.get_terminal_size(sys.stderr.fileno()).columns or NARROW
    return fill(sentence, columns, break_long_words=False, break_on_hyphens=False)


def _speaker(refused: Refused, language: str) -> Speaker:
    """Whoever knows the words for this refusal: the house, or the room in which its code is defined."""
    fault: BaseException | None = refused
    while isinstance(fault, Refused):
        module = type(fault.code).__module__
        if module.startswith(f"{games.__name__}."):
            return Speaker(texts(language, module.rpartition(".")[0]))
        fault = fault.__cause__
    return Speaker(texts(language))


def _silence(stream: TextIO) -> None:
    """Nobody reads this any more: what is still to be flushed goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
