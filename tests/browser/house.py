"""A real house for browsers to visit: a process of its own, whose bots do not pause, and whose luck can be told before.
It is patient with reports of presses: a machine that tests is slower than anybody's screen (FB-35a).

python -m tests.browser.house PORT DATABASE
"""

import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final
from unittest.mock import patch

from tests.server.running import free_port

from ludotheque.games.fort_boyard.trials import reflex
from ludotheque.kernel.luck import seed_from_number
from ludotheque.server.app import Terms
from ludotheque.server.hall import Manner
from ludotheque.server.serve import Serving, bind, serve
from ludotheque.table import playing

ROOT: Final = Path(__file__).resolve().parents[2]
SEED: Final = "seed"  # a file beside the tables
HURRIED: Final = Manner(grace=600.0, bot_speed=0.0)
PATIENT: Final = 3_000  # ms that a report may take; what it may take in a house is tried by tests of the rule
GENEROUS: Final = Terms(tables_a_minute=100_000, guesses_a_minute=100_000, lines_an_address=100_000, manner=HURRIED)


class Running:
    """The process; it can be stopped and started again on the same port and the same file."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = f"sqlite:///{folder}/tables.sqlite"
        self._log = folder / "house.log"
        self._seed = folder / SEED
        self._file: IO[bytes] | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Running":
        environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
        self._file = self._log.open("ab")
        words = [sys.executable, "-m", "tests.browser.house", str(self.port), self._database]
        self._process = subprocess.Popen(words, env=environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=self._file)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"open\n", self._log.read_text(encoding="utf-8")
        return self

    @contextmanager
    def luck(self, number: int) -> Iterator[None]:
        """Games that begin meanwhile have this seed."""
        self._seed.write_text(str(number), encoding="utf-8")
        yield
        self._seed.unlink()

    def stop(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        assert self._file is not None
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)
        self._process.stdout.close()
        self._file.close()


class Luck:
    """Stands for the module `secrets` where a game begins: by a seed that lies there, or by chance."""

    def __init__(self, seed: Path) -> None:
        self._seed = seed

    def token_bytes(self, size: int) -> bytes:
        if not self._seed.exists():
            return secrets.token_bytes(size)
        return seed_from_number(int(self._seed.read_text(encoding="utf-8")))


def main(port: str, database: str) -> None:
    bound = bind("127.0.0.1", int(port))
    seed = Path(database.removeprefix("sqlite:///")).with_name(SEED)
    with bound, patch.object(playing, "secrets", Luck(seed)), patch.object(reflex, "SLACK", PATIENT):
        serve(Serving("127.0.0.1", int(port), database, 1, GENEROUS), bound, lambda: print("open", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
