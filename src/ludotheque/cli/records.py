"""Log files: where they are kept, how they are written and read."""

import os
import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import TextIO

from ludotheque.games import shelf
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.log import Log

from .faults import BadCommand, CommandFault, from_file, from_folder


def data_folder(environment: Mapping[str, str]) -> Path:
    """Ours among the user's own data."""
    given = Path(environment.get("XDG_DATA_HOME", ""))
    try:
        data = given if given.is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError as fault:  # an account without a home
        raise BadCommand(CommandFault.FILE_FAILED, path="~") from fault
    return data / "ludotheque"


def default_path(game: AnyGame, environment: Mapping[str, str]) -> Path:
    """A new file there."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return data_folder(environment) / "logs" / f"{game.id}-{stamp}-{secrets.token_hex(2)}.jsonl"


class Record:
    """A log being written. Every line is in the file before anybody sees what it says."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.begun = False
        self._file = self._create()

    def _create(self) -> TextIO:
        folder = self.path.parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as fault:  # a ValueError: a name that no file can have
            raise from_folder(fault, folder) from fault
        try:
            return self.path.open("x", encoding="utf-8", newline="\n")  # "x": an older log is never overwritten
        except (OSError, ValueError) as fault:
            raise from_file(fault, self.path) from fault

    def save(self, line: str) -> None:
        try:
            self.begun = True
            self._file.write(line)
            self._file.flush()
        except OSError as fault:
            raise BadCommand(CommandFault.FILE_FAILED, path=str(self.path)) from fault

    def close(self) -> None:
        """Done. A file into which nothing was ever written is taken away again."""
        try:
            self._file.close()
            if not self.begun:
                self.path.unlink()
        except OSError as fault:
            raise BadCommand(CommandFault.FILE_FAILED, path=os.fspath(self.path)) from fault


def read(path: Path) -> Log:
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as fault:
        raise BadCommand(CommandFault.NOT_UTF8, path=str(path)) from fault
    except (OSError, ValueError) as fault:
        raise from_file(fault, path) from fault
    return Log(text, shelf())
