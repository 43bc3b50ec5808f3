"""Plays whole games of Le Coffre et la Clé against a running server, with a socket a seat, and tells how it went.

`python -m benchmarks.server.load boardgame.io --port 8000 --pid 123 --tables 500 --mode paced`, one line of JSON.

paced: every table acts once a second, the tables spread evenly over it. What counts is how long everybody waits.
flood: every table acts again as soon as everybody has heard of its last action. What counts is how many a second.
idle:  everybody is connected and has seen the deal, and nothing happens. What counts is the server's memory.
"""

import argparse
import asyncio
import gc
import json
import random
import resource
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

import uvloop
from benchmarks.server.boardgame_io import BoardgameIo
from benchmarks.server.choice import SEATS, Choice
from benchmarks.server.driver import Driver, News
from benchmarks.server.ludotheque import Ludotheque
from benchmarks.server.usage import cpu_seconds, resident_kb
from benchmarks.server.wire import Address

DRIVERS: Final[dict[str, type[Driver]]] = {driver.name: driver for driver in (BoardgameIo, Ludotheque)}

EVERYBODY: Final = (1 << SEATS) - 1
PERIOD: Final = 1.0  # seconds between two actions of a table, when paced
PATIENCE: Final = 10.0  # seconds until an action counts as lost, or a deal as failed
CONNECTING: Final = 40  # tables that connect at the same time

now = time.perf_counter


class Outcome(Enum):
    DONE = auto()
    REFUSED = auto()
    LOST = auto()


@dataclass
class Window:
    """The stretch of time that counts, and what happened in it."""

    begin: float = float("inf")
    end: float = float("inf")
    acknowledged: list[float] = field(default_factory=list)  # seconds, of the actions sent in the window
    everybody: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # how much later than due an action was sent: our own fault
    answered: int = 0  # acknowledgements that came in the window
    missed: int = 0  # turns of a table at which its last action was still under way
    games: int = 0
    errors: Counter[str] = field(default_factory=Counter)

    def holds(self, moment: float) -> bool:
        return self.begin <= moment < self.end


class Table:
    """A driver, and the action under way at it."""

    def __init__(self, driver: Driver, window: Window) -> None:
        self.driver = driver
        self.window = window
        self.broken = False
        self.sent = 0.0
        self._actor = 0
        self._waiting = 0  # bit s: seat s has not heard yet
        self._acknowledged = 0.0
        self._outcome: asyncio.Future[Outcome] | None = None

    async def seat_everybody(self) -> None:
        await self.driver.connect(self.heard, self.lost)
        await self.driver.deal()

    def act(self, choice: Choice) -> asyncio.Future[Outcome]:
        self._outcome = asyncio.get_running_loop().create_future()
        self._actor, self._waiting, self._acknowledged = choice.seat, EVERYBODY, 0.0
        self.sent = now()
        self.driver.act(choice)
        return self._outcome

    def heard(self, seat: int, message: bytes) -> None:
        news = self.driver.hears(seat, message)
        if news is News.NOTHING or not self._waiting:
            return
        if news is News.REFUSED:
            self._settle(Outcome.REFUSED)
            return
        if seat == self._actor and not self._acknowledged:
            self._acknowledged = now()
        if news is News.EVENT:
            self._waiting &= ~(1 << seat)
            if not self._waiting:
                self._count()
                self._settle(Outcome.DONE)

    def lost(self) -> None:
        self.broken = True
        self.window.errors["disconnected"] += 1
        self._settle(Outcome.LOST)

    def give_up_after(self, patience: float) -> None:
        if self._waiting and now() - self.sent > patience:
            self._settle(Outcome.LOST)

    def _settle(self, outcome: Outcome) -> None:
        self._waiting = 0
        if self._outcome is not None and not self._outcome.done():
            self._outcome.set_result(outcome)

    def _count(self) -> None:
        if self.window.holds(self.sent):
            self.window.acknowledged.append(self._acknowledged - self.sent)
            self.window.everybody.append(now() - self.sent)
        if self.window.holds(self._acknowledged):
            self.window.answered += 1


# -- playing ---------------------------------------------------------------------------------------------------


async def next_choice(table: Table) -> Choice | None:
    """What is done next, in a new game if the last one is over; None: this table cannot go on."""
    while not table.broken:
        if choice := table.driver.choose():
            return choice
        table.window.games += table.window.holds(now())
        await deal(table)
    return None


async def deal(table: Table) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await table.driver.deal()
    except TimeoutError:
        table.window.errors["no deal"] += 1
        table.broken = True


async def take_turn(table: Table, choice: Choice) -> None:
    outcome = await table.act(choice)
    if outcome is not Outcome.DONE:
        table.window.errors[outcome.name.lower()] += 1
        if not table.broken:
            await deal(table)  # whatever went wrong: from here on both sides agree again


async def flood(table: Table) -> None:
    while now() < table.window.end and (choice := await next_choice(table)):
        await take_turn(table, choice)


async def pace(table: Table, first: float) -> None:
    due = first
    while choice := await next_choice(table):
        while due < now():  # the last action, or the deal, took longer than there was
            table.window.missed += table.window.holds(due)
            due += PERIOD
        if due >= table.window.end:
            return
        await asyncio.sleep(due - now())
        if table.window.holds(due):
            table.window.late.append(now() - due)
        await take_turn(table, choice)
        due += PERIOD


async def watch(tables: Sequence[Table]) -> None:
    """One clock for all, since one for every action would cost more than the action."""
    while True:
        await asyncio.sleep(1)
        for table in tables:
            table.give_up_after(PATIENCE)


# -- a run -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Asked:
    driver: str
    address: Address
    pids: Sequence[int]
    tables: int
    mode: str
    seconds: float
    warm_up: float
    seed: int


@dataclass(frozen=True)
class Used:
    wall: float
    ours: float
    server: float

    @staticmethod
    def until_now(pids: Sequence[int]) -> "Used":
        return Used(now(), time.process_time(), cpu_seconds(pids))


async def connect(tables: Sequence[Table]) -> None:
    gate = asyncio.Semaphore(CONNECTING)

    async def one(table: Table) -> None:
        async with gate:
            await table.seat_everybody()

    await asyncio.gather(*map(one, tables))


async def play(tables: Sequence[Table], window: Window, asked: Asked) -> tuple[Used, Used]:
    """Warms up, then opens the window; what had been used when it opened, and when it closed."""
    begin = now()
    window.begin = begin + asked.warm_up
    window.end = window.begin + asked.seconds
    watching = asyncio.create_task(watch(tables))
    playing = [
        asyncio.create_task(
            pace(table, begin + PERIOD * (number + 1) / len(tables)) if asked.mode == "paced" else flood(table)
        )
        for number, table in enumerate(tables)
        if asked.mode != "idle"
    ]
    await asyncio.sleep(window.begin - now())
    before = Used.until_now(asked.pids)
    await asyncio.sleep(window.end - now())
    after = Used.until_now(asked.pids)
    await asyncio.gather(*playing)
    watching.cancel()
    return before, after


async def run(asked: Asked) -> dict[str, object]:
    window = Window()
    luck = random.Random(asked.seed)
    driver = DRIVERS[asked.driver]
    tables = [
        Table(driver(asked.address, number, random.Random(luck.random())), window) for number in range(asked.tables)
    ]
    rss_before = resident_kb(asked.pids)
    began = now()
    await connect(tables)
    connecting = now() - began
    rss_connected = resident_kb(asked.pids)
    gc.freeze()
    gc.disable()  # nothing here makes cycles that matter in a minute, and its pauses would be taken for the server's
    before, after = await play(tables, window, asked)
    rss_after = resident_kb(asked.pids)
    for table in tables:
        table.driver.close()
    wall = after.wall - before.wall
    return {
        "driver": asked.driver,
        "mode": asked.mode,
        "tables": asked.tables,
        "sockets": asked.tables * SEATS,
        "connecting_seconds": round(connecting, 2),
        "seconds": asked.seconds,
        "actions": window.answered,
        "actions_a_second": round(window.answered / wall, 1),
        "games": window.games,
        "acknowledged_ms": milliseconds(window.acknowledged),
        "everybody_ms": milliseconds(window.everybody),
        "sent_late_ms": milliseconds(window.late),
        "missed": window.missed,
        "errors": dict(window.errors),
        "cpu_share": {
            "load": round((after.ours - before.ours) / wall, 3),
            "server": round((after.server - before.server) / wall, 3),
        },
        "rss_kb": {"before": rss_before, "connected": rss_connected, "after": rss_after},
        "kb_a_table": round((rss_connected - rss_before) / asked.tables, 1),
    }


def milliseconds(seconds: Sequence[float]) -> dict[str, float] | None:
    if not seconds:
        return None
    ordered = sorted(seconds)
    last = len(ordered) - 1
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * ordered[round(share * last)], 2) for name, share in shares.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("driver", choices=sorted(DRIVERS))
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--pid", type=int, nargs="+", required=True, help="the server's processes")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--mode", choices=("paced", "flood", "idle"), default="paced")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # thousands of sockets
    asked = Asked(
        driver=given.driver,
        address=Address(given.host, given.port),
        pids=given.pid,
        tables=given.tables,
        mode=given.mode,
        seconds=given.seconds,
        warm_up=given.warm_up,
        seed=given.seed,
    )
    print(json.dumps(uvloop.run(run(asked))))


if __name__ == "__main__":
    main()
