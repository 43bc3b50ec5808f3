"""The program: one process, or several on one port and one database."""

import asyncio
import gc
import logging
import multiprocessing
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple

import uvicorn
from msgspec import Struct

from ludotheque.store import corridor
from ludotheque.store.corridor import Corridor, Ends
from ludotheque.store.log import open_log

from .app import House, Terms
from .frames import QuickProtocol
from .homes import Homes, Reception
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


class Place(NamedTuple):
    """One process's among those that serve one house: its lines to the others, for words and for connections."""

    number: int
    processes: int
    words: Ends
    connections: Ends


class NotOpened(Exception):
    """A process ended before the house was open: why, it has said itself."""


class Server(uvicorn.Server):
    """Tells when it is open, and says goodbye before it closes."""

    def __init__(self, house: House, ready: Callable[[], None]) -> None:
        super().__init__(_config(house))
        self._house = house
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._house.hall.homes.open(self._take_over)
        gc.freeze()  # what is here now stays
        gc.set_threshold(*GARBAGE)
        if self.started:
            self._ready()

    def _take_over(self, brought: bytes) -> Reception:
        """For a connection that another process has accepted."""
        homes, state = self._house.hall.homes, self.lifespan.state
        return Reception(homes, brought, config=self.config, server_state=self.server_state, app_state=state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.hall.homes.close()
        self._house.hall.say_goodbye()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def _config(house: House) -> uvicorn.Config:
    reception: Any = partial(Reception, house.hall.homes)  # uvicorn asks for a class, and only ever calls it
    return uvicorn.Config(
        house.app(),
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=reception,
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
        _work(serving, ready, [bound], None)
        return
    write_logs()
    _supervise(serving, bound, ready)


def _supervise(serving: Serving, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Keep as many processes at work as were asked for: whichever dies is replaced, until somebody says stop."""
    spawn = multiprocessing.get_context("spawn")
    is_open = spawn.Event()
    places = _places(serving.workers)

    def begin(place: Place) -> SpawnProcess:
        process = spawn.Process(target=_worker, args=(serving, is_open.set, [bound], place))
        process.start()
        return process

    workers = [begin(place) for place in places]
    try:
        while not is_open.wait(0.1) and all(worker.is_alive() for worker in workers):
            pass
        if not is_open.is_set():
            raise NotOpened
        ready()
        while is_open.is_set():
            connection.wait([worker.sentinel for worker in workers])
            log.warning("a process ended, another takes its place")
            workers = [one if one.is_alive() else begin(place) for one, place in zip(workers, places, strict=True)]
            time.sleep(AGAIN)
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(3 * GRACEFUL)
            worker.kill()  # if it has not ended by then


def _places(processes: int) -> list[Place]:
    if not corridor.can_be_built():
        return [Place(0, 1, {}, {})] * processes  # each is at home everywhere
    words, connections = corridor.build(processes), corridor.build(processes)
    return [Place(number, processes, words[number], connections[number]) for number in range(processes)]


def _worker(serving: Serving, ready: Callable[[], None], sockets: list[socket.socket], place: Place) -> None:
    """One process of several."""
    end_with_parent()
    _work(serving, ready, sockets, place)


def _work(serving: Serving, ready: Callable[[], None], sockets: list[socket.socket], place: Place | None) -> None:
    """One process."""
    write_logs()
    sys.setswitchinterval(SWITCH)
    if place is None:
        house = House(open_log(serving.database), serving.terms)
    else:
        homes = Homes(place.number, place.processes, Corridor(place.connections))
        house = House(open_log(serving.database, Corridor(place.words)), serving.terms, homes)
    Server(house, ready).run(sockets)
