"""Who was started by whom, as Linux tells it."""

from pathlib import Path


def children(pid: int) -> list[int]:
    """The processes that this one has started, and theirs."""
    own = [int(folder.name) for folder in Path("/proc").glob("[0-9]*") if _stat(int(folder.name))[1:2] == [str(pid)]]
    return [*own, *(one for child in own for one in children(child))]


def is_alive(pid: int) -> bool:
    return _stat(pid)[:1] not in ([], ["Z"])


def _stat(pid: int) -> list[str]:
    """Its state, the process that started it, and so on; nothing if it has gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def is_spawned(pid: int) -> bool:
    """Whether it is one of multiprocessing's own, and not the one that tidies up after them."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return False
