"""Who plays, by which command: the one place that says so.

Every command takes `--games N --seed S` or `--script FILE` and prints JSON, as contender.py tells.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
PEERS: Final = HERE / "peers"
INSTALLED: Final = HERE / ".peers"  # what the benchmark installs, and nobody else uses

PEERS_PYTHON: Final = INSTALLED / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
NODE_FOLDER: Final = INSTALLED / "boardgame_io"
LIMIT: Final = INSTALLED / "limit"


class Contender(NamedTuple):
    name: str
    title: str
    command: tuple[str, ...]
    needs: str = ""  # what must be installed first: "python", "node", "c++", or nothing
    environment: Mapping[str, str] = {}
    least: float | None = None  # our compiled form should reach this many times its speed


COMPILED: Final = Contender(
    "compiled",
    "Ludothèque, compiled",
    (sys.executable, "-m", "benchmarks.ours"),  # the installed package
)
INTERPRETED: Final = Contender(
    "interpreted",
    "Ludothèque, interpreted",
    (sys.executable, "-m", "benchmarks.ours"),
    environment={"PYTHONPATH": str(ROOT / "src")},  # the sources come before what is installed
    least=6,
)
AT_A_TABLE: Final = Contender(
    "compiled-table",
    "Ludothèque, at a table",  # compiled; what telling everybody costs: actions, events, refusals
    (*COMPILED.command, "--table"),
)
LIMIT_OF_ALL: Final = Contender("c++", "C++ -O3 (the physical limit)", (str(LIMIT),), needs="c++", least=0.10)

CONTENDERS: Final = (
    COMPILED,
    AT_A_TABLE,
    INTERPRETED,
    Contender(
        "boardgame.io",
        "boardgame.io",
        ("node", str(PEERS / "boardgame_io" / "main.js")),
        needs="node",
        environment={"NODE_PATH": str(NODE_FOLDER / "node_modules"), "NODE_ENV": "production"},
        least=300,
    ),
    Contender(
        "pettingzoo",
        "PettingZoo, raw",
        (str(PEERS_PYTHON), "-m", "benchmarks.peers.petting_zoo"),
        needs="python",
        least=40,
    ),
    Contender(
        "pettingzoo-wrapped",
        "PettingZoo, with its wrappers",
        (str(PEERS_PYTHON), "-m", "benchmarks.peers.petting_zoo", "--wrapped"),
        needs="python",
    ),
    Contender(
        "openspiel",
        "OpenSpiel, in Python",
        (str(PEERS_PYTHON), "-m", "benchmarks.peers.open_spiel_game"),
        needs="python",
        least=40,
    ),
    LIMIT_OF_ALL,
)


def environment(contender: Contender) -> dict[str, str]:
    """Ours, without what would change whose code runs."""
    kept = {name: text for name, text in os.environ.items() if name not in ("PYTHONPATH", "NODE_OPTIONS")}
    return {**kept, **contender.environment}
