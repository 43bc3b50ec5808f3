"""Servers under the same load, one after the other, each started anew: `python -m benchmarks.server.run`.

One line of JSON a run goes to stdout, what a person wants to know to stderr. What is fair about it: README.md.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.contenders import INSTALLED, ROOT
from benchmarks.peers.install import install
from benchmarks.server import compiled, report
from benchmarks.server.contestants import CONTESTANTS, Contestant, running


class Load(NamedTuple):
    mode: str
    tables: int
    seconds: float
    warm_up: float


FULL: Final = (
    Load("idle", 500, seconds=5, warm_up=0),
    Load("paced", 500, seconds=30, warm_up=5),
    Load("flood", 50, seconds=15, warm_up=8),
    Load("flood", 200, seconds=15, warm_up=8),
    Load("flood", 500, seconds=15, warm_up=8),
)


def measure(contestant: Contestant, load: Load, seed: int) -> dict[str, Any]:
    with running(contestant) as server:
        load_command, environment = compiled.command()
        command = [
            *(*load_command, contestant.driver),
            *("--port", str(server.port), "--pid", *map(str, server.pids), "--seed", str(seed)),
            *("--mode", load.mode, "--tables", str(load.tables)),
            *("--seconds", str(load.seconds), "--warm-up", str(load.warm_up)),
        ]
        done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, stdout=subprocess.PIPE, check=True)
        found: dict[str, Any] = json.loads(done.stdout)
        return {"server": contestant.name, **found, "complaints": server.count_complaints(), "seed": seed}


def told(contestant: Contestant, found: dict[str, Any]) -> str:
    words = [f"{contestant.title}, {found['mode']}, {found['tables']} tables:"]
    if found["mode"] == "idle":
        words.append(f"{found['kb_a_table']} kB a table")
    else:
        words.append(f"{found['actions_a_second']:,.0f} actions/s, everybody knows after {found['everybody_ms']} ms")
    share = found["cpu_share"]
    words.append(f"(cores used: server {share['server']}, load {share['load']}; errors {found['errors']})")
    return " ".join(words)


def run(contestants: Sequence[Contestant], loads: Sequence[Load], rounds: int, result: Path | None) -> None:
    INSTALLED.mkdir(exist_ok=True)
    install(contestant.needs for contestant in contestants if contestant.needs)
    all_found: list[dict[str, Any]] = []
    for seed in range(1, rounds + 1):
        for load in loads:
            for contestant in contestants:  # in turn, so that a noisy minute is everybody's
                found = measure(contestant, load, seed)
                all_found.append(found)
                print(json.dumps(found), flush=True)
                print(told(contestant, found), file=sys.stderr, flush=True)
    if result is not None:
        report.write(all_found, result)


def main() -> None:
    names = [contestant.name for contestant in CONTESTANTS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", choices=names)
    parser.add_argument("--mode", action="append", choices=sorted({load.mode for load in FULL}))
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="a try: a few seconds each")
    parser.add_argument("--write", action="store_true", help="RESULTS.md, from everything that was measured")
    given = parser.parse_args()
    chosen = [contestant for contestant in CONTESTANTS if given.only is None or contestant.name in given.only]
    loads = [load for load in FULL if given.mode is None or load.mode in given.mode]
    if given.quick:
        loads = [load._replace(seconds=3, warm_up=min(load.warm_up, 2)) for load in loads]
    run(chosen, loads, given.rounds, Path(__file__).with_name("RESULTS.md") if given.write else None)


if __name__ == "__main__":
    main()
