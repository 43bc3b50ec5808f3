"""Plays whole games of Le Coffre et la Clé against a running server, with a socket a seat, and tells how it went.

`python -m benchmarks.server.load boardgame.io --port 8000 --pid 123 --tables 500 --mode paced`, one line of JSON.

paced: every table acts once a second, the tables spread evenly over it. What counts is how long everybody waits.
flood: every table acts again as soon as everybody has heard of its last action. What counts is how many a second.
idle:  everybody is connected and has seen the deal, and nothing happens. What counts is the server's memory.
"""

import argparse
import gc
import json
import random
import resource
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from benchmarks.server import play
from benchmarks.server.boardgame_io import BoardgameIo
from benchmarks.server.choice import SEATS
from benchmarks.server.driver import Driver
from benchmarks.server.ludotheque import Ludotheque
from benchmarks.server.play import PERIOD, Clock, House, Table, Window, now
from benchmarks.server.usage import cpu_seconds, resident_kb
from benchmarks.server.wire import Address, Lines

DRIVERS: Final[dict[str, type[Driver]]] = {"boardgame.io": BoardgameIo, "ludotheque": Ludotheque}


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


def played(house: House, window: Window, asked: Asked) -> tuple[Used, Used]:
    """Warms up, then opens the window; what had been used when it opened, and when it closed."""
    begin = now()
    window.begin = begin + asked.warm_up
    window.end = window.begin + asked.seconds
    if asked.mode != "idle":
        for number, table in enumerate(house.tables, 1):
            table.begin(begin + PERIOD * number / asked.tables if asked.mode == "paced" else 0)
    house.run_until(window.begin)
    before = Used.until_now(asked.pids)
    house.run_until(window.end)
    after = Used.until_now(asked.pids)
    house.come_to_rest()
    return before, after


def run(asked: Asked) -> dict[str, object]:
    window, clock = Window(), Clock()
    luck = random.Random(asked.seed)
    driver = DRIVERS[asked.driver]
    tables = [
        Table(driver(asked.address, number, random.Random(luck.random())), window, clock)
        for number in range(asked.tables)
    ]
    house = House(tables, Lines(), clock, naps=asked.mode == "flood")
    rss_before = resident_kb(asked.pids)
    began = now()
    house.connect()
    connecting = now() - began
    rss_connected = resident_kb(asked.pids)
    gc.freeze()
    gc.disable()  # nothing here makes cycles that matter in a minute, and its pauses would be taken for the server's
    before, after = played(house, window, asked)
    rss_after = resident_kb(asked.pids)
    for table in tables:
        table.driver.close()
    wall = after.wall - before.wall
    return {
        "driver": asked.driver,
        "load": "interpreted" if (play.__file__ or "").endswith(".py") else "compiled",
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
    print(json.dumps(run(asked)))


if __name__ == "__main__":
    main()
