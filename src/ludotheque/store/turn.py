"""Whose turn it is to write, where several processes share one file.

SQLite alone would have them ask again and again, with pauses. Here they queue, and whoever waits for his turn finds
more to write when it comes. A process that dies leaves its turn to the next: the system sees to that.
"""

import os
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # Windows, where a house has one process
    fcntl = None  # type: ignore[assignment]  # asked for before it is used

Turn = AbstractContextManager[None]
NO_OTHERS: Final[Turn] = nullcontext()


def can_be_taken() -> bool:
    """Whether this system has such locks."""
    return fcntl is not None


class SharedTurn(Turn):
    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)

    def __enter__(self) -> None:
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        os.close(self._file)
