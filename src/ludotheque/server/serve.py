"""The program: one process, or several on one port and one PostgreSQL."""

import asyncio
import gc
import logging
import multiprocessing
import socket
import sys
import time
from collections.abc import Callable
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from typing import Final

import uvicorn
from msgspec import Struct

from ludotheque.store.log import open_log

from .app import House, Terms
from .frames import QuickProtocol
from .logs import write_logs
from .orphans import end_with_parent
from .wire import LARGEST

log = logging.getLogger(__name__)

FAREWELL: Final = 0.2  # seconds for the last words to leave before the lines are closed
GRACEFUL: Final = 10  # seconds for what is under way
SWITCH: Final = 0.0005  # seconds: how long the thread that writes to disk waits for its turn beside a busy loop
GARBAGE: Final = (50_000, 20, 50)  # views and messages hold no cycles: looking for some took a tenth of the time
BACKLOG: Final = 4096
AGAIN: Final = 0.5  # seconds before a process that ended is replaced, so that a fault does not become a storm


class Serving(Struct, frozen=True):
    """Where and how to serve."""

    host: str
    port: int
    database: str
    workers: int
    terms: Terms


class Server(uvicorn.Server):
    """Tells when it is open, and says goodbye before it closes."""

    def __init__(self, house: House, ready: Callable[[], None]) -> None:
        super().__init__(_config(house))
        self._house = house
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is here now stays
        gc.set_threshold(*GARBAGE)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.hall.say_goodbye()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def _config(house: House) -> uvicorn.Config:
    return uvicorn.Config(
        house.app(),
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http="httptools",
        ws=QuickProtocol,
        ws_max_size=4 * LARGEST,  # what is larger than LARGEST gets an answer, what is larger than this a closed line
        ws_per_message_deflate=False,  # a compressor for each socket would be most of its memory
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACEFUL,
    )


def bind(host: str, port: int) -> socket.socket:
    """The port, ours before anything else is begun: an OSError says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # TCP by name: only then does asyncio send at once (TCP_NODELAY); else an answer may wait 40 ms for the other side.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.set_inheritable(True)
    except Exception:
        bound.close()
        raise
    return bound


def serve(serving: Serving, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody says stop."""
    if serving.workers == 1:
        _work(serving, ready, [bound])
        return
    write_logs()
    _supervise(serving, bound, ready)


def _supervise(serving: Serving, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Keep as many processes at work as were asked for: whichever dies is replaced, until somebody says stop."""
    spawn = multiprocessing.get_context("spawn")
    is_open = spawn.Event()

    def begin() -> SpawnProcess:
        process = spawn.Process(target=_worker, args=(serving, is_open.set, [bound]))
        process.start()
        return process

    workers = [begin() for _ in range(serving.workers)]
    try:
        while not is_open.wait(0.1) and all(worker.is_alive() for worker in workers):
            pass
        if is_open.is_set():
            ready()
        while is_open.is_set():
            connection.wait([worker.sentinel for worker in workers])
            log.warning("a process ended, another takes its place")
            workers = [worker if worker.is_alive() else begin() for worker in workers]
            time.sleep(AGAIN)
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(3 * GRACEFUL)
            worker.kill()  # if it has not ended by then


def _worker(serving: Serving, ready: Callable[[], None], sockets: list[socket.socket]) -> None:
    """One process of several."""
    end_with_parent()
    _work(serving, ready, sockets)


def _work(serving: Serving, ready: Callable[[], None], sockets: list[socket.socket]) -> None:
    """One process."""
    write_logs()
    sys.setswitchinterval(SWITCH)
    house = House(open_log(serving.database), serving.terms)
    Server(house, ready).run(sockets)
