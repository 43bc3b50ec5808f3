"""What processes use, as Linux tells it."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

TICKS_A_SECOND: Final = os.sysconf("SC_CLK_TCK")
PROC: Final = Path("/proc")


def resident_kb(pids: Sequence[int]) -> int:
    return sum(_resident_kb(pid) for pid in pids)


def cpu_seconds(pids: Sequence[int]) -> float:
    """User and system time of all threads, until now."""
    return sum(_ticks(pid) for pid in pids) / TICKS_A_SECOND


def _resident_kb(pid: int) -> int:
    for line in (PROC / str(pid) / "status").read_text(encoding="ascii", errors="replace").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ProcessLookupError(f"process {pid} has no memory: it has ended")


def _ticks(pid: int) -> int:
    after_name = (PROC / str(pid) / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    return int(after_name[11]) + int(after_name[12])  # utime and stime, the 14th and 15th field of all
