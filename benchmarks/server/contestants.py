"""Which servers carry the load, and how each is started.

Every command listens on a free port of loopback and then prints one line of JSON, {"port": …, "pids": […]}, or "pid" if
it is one process; the load is sent to that port, and those processes together are what is measured.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.contenders import INSTALLED, NODE_FOLDER, ROOT

FOLDER: Final = "{folder}"  # in a command: an empty folder on the disk, for this server alone
PEER: Final = ("node", str(ROOT / "benchmarks" / "server" / "peer" / "main.js"))
OURS: Final = (sys.executable, "-m", "benchmarks.server.ours")
PEERS_ENVIRONMENT: Final = {"NODE_PATH": str(NODE_FOLDER / "node_modules"), "NODE_ENV": "production"}


class Contestant(NamedTuple):
    name: str
    title: str
    driver: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = {}
    needs: str = ""  # what must be installed first, as benchmarks/peers/install.py calls it


CONTESTANTS: Final = (
    Contestant("ours", "Ludothèque, SQLite", "ludotheque", (*OURS, f"sqlite:///{FOLDER}/tables.sqlite")),
    Contestant("bgio-memory", "boardgame.io, in memory", "boardgame.io", PEER, PEERS_ENVIRONMENT, "node"),
    Contestant(
        "bgio-files", "boardgame.io, in files", "boardgame.io", (*PEER, "--folder", FOLDER), PEERS_ENVIRONMENT, "node"
    ),
)


class Running(NamedTuple):
    port: int
    pids: tuple[int, ...]
    complaints: Path  # what it writes to stderr

    def count_complaints(self) -> int:
        return len(self.complaints.read_text(encoding="utf-8", errors="replace").splitlines())


@contextmanager
def running(contestant: Contestant) -> Iterator[Running]:
    """Started anew, in an empty folder beside the installed peers: /tmp may be memory, and then no disk is used."""
    with tempfile.TemporaryDirectory(dir=INSTALLED) as folder:
        store, complaints = Path(folder) / "store", Path(folder) / "stderr"
        store.mkdir()
        command = [part.replace(FOLDER, str(store)) for part in contestant.command]
        environment = {name: text for name, text in os.environ.items() if name != "NODE_OPTIONS"}
        with (
            complaints.open("wb") as errors,
            subprocess.Popen(
                command, cwd=ROOT, env={**environment, **contestant.environment}, stdout=subprocess.PIPE, stderr=errors
            ) as process,
        ):
            try:
                yield _told(process, complaints)
            finally:
                process.kill()  # it has nothing left to say, and may be deep in work


def _told(process: subprocess.Popen[bytes], complaints: Path) -> Running:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise SystemExit(f"It did not start:\n{complaints.read_text(encoding='utf-8', errors='replace')}")
    told = json.loads(line)
    return Running(told["port"], tuple(told["pids"] if "pids" in told else (told["pid"],)), complaints)
