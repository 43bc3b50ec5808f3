"""The load generator, compiled by mypyc into benchmarks/.peers/load, once: it shares the processor with the servers.

Where that cannot be done it does the same, interpreted; its results say which it was. This file is also the step that
runs in that folder, as a process of its own.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks.contenders import INSTALLED, ROOT

HERE: Final = Path(__file__).resolve().parent
FOLDER: Final = INSTALLED / "load"
MADE: Final = FOLDER / "made"
STAMP: Final = FOLDER / "stamp"
MODULES: Final = ("boardgame_io", "choice", "driver", "ludotheque", "play", "wire")
WITH_THEM: Final = ("views",)  # whose types they use, and which stays as it is
CONFIG: Final = "[mypy]\nnamespace_packages = true\nexplicit_package_bases = true\n"


def command() -> tuple[list[str], dict[str, str]]:
    """What runs the load, and in which environment."""
    folders = [str(MADE), str(ROOT)] if _make() else [str(ROOT)]
    before = os.environ.get("PYTHONPATH")
    paths = os.pathsep.join([*folders, *([before] if before else [])])
    return [sys.executable, "-P", "-m", "benchmarks.server.load"], {"PYTHONPATH": paths}


def _make() -> bool:
    """Whether there is a compiled form of these very sources."""
    wanted = _digest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return True
    shutil.rmtree(FOLDER, ignore_errors=True)
    sources = FOLDER / "benchmarks" / "server"
    sources.mkdir(parents=True)
    for name in (*MODULES, *WITH_THEM):
        shutil.copy(HERE / f"{name}.py", sources)
    (FOLDER / "mypy.ini").write_text(CONFIG, encoding="utf-8")
    print("Compiling the load generator into benchmarks/.peers/load (once)…", file=sys.stderr, flush=True)
    step = [sys.executable, str(HERE / "compiled.py")]
    done = subprocess.run(step, cwd=FOLDER, env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    if done.returncode:
        last = (done.stdout + done.stderr).strip().splitlines()[-1:]
        print(f"It could not be compiled, and is interpreted: {' '.join(last)}", file=sys.stderr, flush=True)
        return False
    STAMP.write_text(wanted, encoding="utf-8")
    return True


def _digest() -> str:
    files = [HERE / f"{name}.py" for name in (*MODULES, *WITH_THEM, "compiled")]
    return hashlib.sha256(b"\0".join([sys.version.encode(), *(file.read_bytes() for file in files)])).hexdigest()


def compile_here() -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    sources = [str(Path("benchmarks") / "server" / f"{name}.py") for name in MODULES]
    extensions = mypycify(["--config-file=mypy.ini", *sources], opt_level="2", debug_level="0", target_dir="c")
    words = ["build_ext", f"--build-lib={MADE.name}", "--build-temp=objects"]
    setup(name="load", packages=[], py_modules=[], ext_modules=extensions, script_args=words)


if __name__ == "__main__":
    compile_here()
