"""RESULTS.md of the servers: medians over the rounds, and ratios round by round."""

import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.server.contestants import CONTESTANTS

Found = dict[str, Any]
OURS: Final = "ours"
SHARES: Final = ("p50", "p95", "p99", "max")

HEAD: Final = """\
# Our server under load, beside boardgame.io's

Measured on {date} by `make bench-server`: whole games of Le Coffre et la Clé, 5 seats, a WebSocket each, loopback, the
load in a process of its own. Rounds: {rounds} (medians); [README.md](README.md) says what is fair.

- Machine: {cores} cores; {system}; the load shares them with the servers. Ours serves with as many processes on one
  SQLite file (`ludotheque serve --workers {cores}`); boardgame.io's server is one process.
- Python {python} ({build}), Node {node}.
- Ours saves every action durably (SQLite, WAL, synchronous=FULL) before anybody is told; boardgame.io keeps games in
  memory by default, and `in files` by the only lasting storage that it brings along, which does not wait for the disk.
"""


def page(found: Sequence[Found]) -> str:
    rounds = max(one["seed"] for one in found)
    date = datetime.now(UTC).date()
    head = HEAD.format(
        date=date,
        rounds=rounds,
        cores=os.cpu_count(),
        system=platform.system(),
        python=platform.python_version(),
        build="the system's own build" if sys.base_prefix == "/usr" else "a build of its own",
        node=subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip(),
    )
    return "\n".join([head, *_idle(found), *_paced(found), *_flood(found)])


def write(found: Sequence[Found], path: Path) -> None:
    path.write_text(page(found), encoding="utf-8")


def _of(found: Sequence[Found], mode: str, server: str, tables: int | None = None) -> list[Found]:
    return [one for one in found if (one["mode"], one["server"]) == (mode, server) and tables in (None, one["tables"])]


def _idle(found: Sequence[Found]) -> Iterator[str]:
    yield "## Idle: 500 tables dealt, five sockets each, nobody acts\n"
    yield "| server | kB a table, its five sockets included |\n|---|---|"
    for contestant in CONTESTANTS:
        if runs := _of(found, "idle", contestant.name):
            yield f"| {contestant.title} | {median(one['kb_a_table'] for one in runs):.0f} |"
    yield ""


def _paced(found: Sequence[Found]) -> Iterator[str]:
    yield "## Paced: 500 tables, each acts once a second\n"
    yield "From an action until all five seats have heard of it, in ms:\n"
    yield "| server | actions a second | p50 | p95 | p99 | max | cores used |\n|---|---|---|---|---|---|---|"
    for contestant in CONTESTANTS:
        if runs := _of(found, "paced", contestant.name):
            waits = [
                f"{median(one['everybody_ms'][share] for one in runs):.1f}" for share in ("p50", "p95", "p99", "max")
            ]
            rate = median(one["actions_a_second"] for one in runs)
            cores = median(one["cpu_share"]["server"] for one in runs)
            yield f"| {contestant.title} | {rate:.0f} | {' | '.join(waits)} | {cores:.2f} |"
    yield ""


def _flood(found: Sequence[Found]) -> Iterator[str]:
    yield "## Flood: every table acts again as soon as everybody has heard\n"
    yield "Acknowledged actions a second; in brackets, how many times as many ours makes (median of the rounds):\n"
    tables = sorted({one["tables"] for one in found if one["mode"] == "flood"})
    yield "| server | " + " | ".join(f"{number} tables" for number in tables) + " |\n|---|" + "---|" * len(tables)
    for contestant in CONTESTANTS:
        cells = [_rate(found, contestant.name, number) for number in tables]
        if any(cells):
            yield f"| {contestant.title} | {' | '.join(cells)} |"
    yield ""


def _rate(found: Sequence[Found], server: str, tables: int) -> str:
    runs = _of(found, "flood", server, tables)
    if not runs:
        return ""
    rate = f"{median(one['actions_a_second'] for one in runs):,.0f}"
    ours = {one["seed"]: one["actions_a_second"] for one in _of(found, "flood", OURS, tables)}
    ratios = [ours[one["seed"]] / one["actions_a_second"] for one in runs if one["seed"] in ours]
    return rate if server == OURS or not ratios else f"{rate} ({median(ratios):.1f} ×)"
