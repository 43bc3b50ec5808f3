"""Puts the peers into benchmarks/.peers, once: `make play` never does.

`python -m benchmarks.peers.install --lock` pins anew what they need, with hashes and without addresses (it needs uv).
"""

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from benchmarks.contenders import INSTALLED, LIMIT, NODE_FOLDER, PEERS, PEERS_PYTHON

REQUIREMENTS: Final = PEERS / "requirements.lock"
NODE_FILES: Final = tuple(PEERS / "boardgame_io" / name for name in ("package.json", "package-lock.json", ".npmrc"))
SOURCE: Final = PEERS / "limit.cpp"
NEEDED_BY: Final = {
    "node": "boardgame.io runs on it (Node.js 18 or newer)",
    "npm": "boardgame.io is installed by it",
    "g++": "the C++ program is built by it",
}


def install(needs: Iterable[str]) -> None:
    for need in sorted(set(needs) & set(INSTALLERS)):
        INSTALLERS[need]()


def _python() -> None:
    if not _changed("python", REQUIREMENTS, said=sys.version):
        return
    print("Installing PettingZoo and OpenSpiel into benchmarks/.peers/venv (once)…", flush=True)
    _run(sys.executable, "-m", "venv", "--clear", str(INSTALLED / "venv"))
    pip = (str(PEERS_PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet")
    _run(*pip, "install", "--require-hashes", "-r", str(REQUIREMENTS))
    _remember("python", REQUIREMENTS, said=sys.version)


def _node() -> None:
    _require("node", "npm")
    if not _changed("node", *NODE_FILES):
        return
    print("Installing boardgame.io into benchmarks/.peers/boardgame_io (once)…", flush=True)
    NODE_FOLDER.mkdir(parents=True, exist_ok=True)
    for file in NODE_FILES:
        shutil.copy(file, NODE_FOLDER)
    _run("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", folder=NODE_FOLDER)
    _remember("node", *NODE_FILES)


def _cpp() -> None:
    _require("g++")
    if not _changed("c++", SOURCE):
        return
    print("Building the C++ program (once)…", flush=True)
    _run("g++", "-std=c++17", "-O3", "-o", str(LIMIT), str(SOURCE))
    _remember("c++", SOURCE)


INSTALLERS: Final[dict[str, Callable[[], None]]] = {"python": _python, "node": _node, "c++": _cpp}


def _require(*programs: str) -> None:
    for program in programs:
        if shutil.which(program) is None:
            sys.exit(f"`{program}` is not on this machine, and {NEEDED_BY[program]}: nothing was measured.")


def _run(*command: str, folder: Path | None = None) -> None:
    try:
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    except subprocess.CalledProcessError as failed:
        sys.exit(f"This failed, see above: {' '.join(failed.cmd)}")


# -- what was installed, so that it is done once ---------------------------------------------------------------


def _digest(files: tuple[Path, ...], said: str) -> str:
    return hashlib.sha256(b"\0".join([said.encode(), *(file.read_bytes() for file in files)])).hexdigest()


def _changed(what: str, *files: Path, said: str = "") -> bool:
    stamp = INSTALLED / f"{what}.stamp"
    return not stamp.exists() or stamp.read_text(encoding="utf-8") != _digest(files, said)


def _remember(what: str, *files: Path, said: str = "") -> None:
    (INSTALLED / f"{what}.stamp").write_text(_digest(files, said), encoding="utf-8")


# -- pinning ---------------------------------------------------------------------------------------------------


def lock() -> None:
    _run(
        *("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"),
        *("--no-header", "--no-annotate", "--no-emit-index-url"),
        *(str(PEERS / "requirements.in"), "-o", str(REQUIREMENTS)),
    )
    _run("npm", "install", "--package-lock-only", "--no-audit", "--no-fund", folder=PEERS / "boardgame_io")
    _drop_addresses(PEERS / "boardgame_io" / "package-lock.json")


def _drop_addresses(lock_file: Path) -> None:
    """npm notes who asks for money, by address; it installs the same without."""
    locked = json.loads(lock_file.read_text(encoding="utf-8"))
    for package in locked["packages"].values():
        package.pop("funding", None)
    lock_file.write_text(json.dumps(locked, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lock", action="store_true")
    if parser.parse_args().lock:
        lock()
    else:
        INSTALLED.mkdir(exist_ok=True)
        install(INSTALLERS)


if __name__ == "__main__":
    main()
