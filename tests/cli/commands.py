"""Calling the command line, in this process or for one of its own."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import ludotheque
from ludotheque import cli

SOURCE = str(Path(ludotheque.__file__).parents[1])
LUDOTHEQUE = [sys.executable, "-c", "from ludotheque.cli import main; main()"]


GAME = "coffre-et-cle"  # what these tests play, whatever else is on the shelf


def named(words: Sequence[str]) -> list[str]:
    """The words with the game's name put in, where a command that plays has none."""
    command, *rest = words or [""]
    plays = command in ("play", "simulate") and (not rest or rest[0].startswith("-"))
    return [command, GAME, *rest] if plays else list(words)


class Done(NamedTuple):
    code: int
    out: str
    err: str


Command = Callable[..., Done]


def environment(data: Path, language: str = "en_GB.UTF-8") -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return kept | {"PYTHONPATH": SOURCE, "XDG_DATA_HOME": str(data), "LANG": language, "COLUMNS": "80"}


def call(words: Sequence[str], typed: str = "") -> Done:
    """The command in this process, with this typed in."""
    out, err = StringIO(), StringIO()
    with patch.object(sys, "stdin", StringIO(typed)), redirect_stdout(out), redirect_stderr(err):
        code = cli.run(named(words))
    return Done(code, out.getvalue(), err.getvalue())
