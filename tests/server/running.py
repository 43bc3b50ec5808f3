"""A real server for tests: in this process, on a real port; or in a process of its own, which can be killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

import httpx

import ludotheque
from ludotheque.server.app import House, Terms
from ludotheque.server.hall import Manner
from ludotheque.server.homes import Homes
from ludotheque.server.serve import Server, bind
from ludotheque.store.corridor import Corridor
from ludotheque.store.log import open_log

HURRIED = Manner(grace=0.3, bot_speed=0.0, sleep_after=0.3)
GENEROUS = Terms(tables_a_minute=100_000, lines_an_address=100_000, manner=HURRIED)


class Inside:
    """A server in the test's own loop: `house` can be looked into."""

    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.url = url


@asynccontextmanager
async def inside(
    database: str, terms: Terms = GENEROUS, *, corridor: Corridor | None = None, homes: Homes | None = None
) -> AsyncIterator[Inside]:
    bound = bind("127.0.0.1", 0)
    house = House(open_log(database, corridor), terms, homes)
    is_ready = asyncio.Event()
    server = Server(house, is_ready.set)
    task = asyncio.create_task(server.serve([bound]))
    try:
        await asyncio.wait({task, asyncio.ensure_future(is_ready.wait())}, return_when=asyncio.FIRST_COMPLETED)
        assert is_ready.is_set(), task
        yield Inside(house, f"http://127.0.0.1:{bound.getsockname()[1]}")
    finally:
        server.should_exit = True
        await task
        bound.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Outside:
    """`ludotheque serve` in a process of its own."""

    def __init__(self, database: str, folder: Path, *flags: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = ["serve", "--port", str(self.port), "--database", database, *flags]
        self._words += ["--tables", "100000", "--lines", "100000"]
        self._folder = folder
        self._log: IO[bytes] | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> "Outside":
        source = str(Path(ludotheque.__file__).parent.parent)
        environment = os.environ | {"PYTHONPATH": source, "XDG_DATA_HOME": str(self._folder)}
        self._log = (self._folder / f"server-{self.port}.log").open("ab")
        command = [sys.executable, "-m", "ludotheque", *self._words]
        self._process = subprocess.Popen(command, env=environment, stdout=self._log, stderr=self._log)
        self._wait()
        return self

    def _wait(self) -> None:
        assert self._process is not None
        for _ in range(600):
            assert self._process.poll() is None, self.log()
            try:
                if httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(self.log())

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and wait; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> int:
        assert self._process is not None
        assert self._log is not None
        if self._process.poll() is None:
            self._process.send_signal(sign)
        code = self._process.wait(30)
        self._log.close()
        return code

    def log(self) -> str:
        return (self._folder / f"server-{self.port}.log").read_text(encoding="utf-8")
