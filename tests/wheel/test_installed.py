"""What `make` has installed: an extension beside each compiled module, their libraries, and nothing else that compiling
leaves."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import files
from pathlib import Path

import hatch_build

from ludotheque.cli import form

HOUSE = Path(__file__).parents[2]
SUFFIX = EXTENSION_SUFFIXES[0]


def installed() -> set[str]:
    return {str(path) for path in files("ludotheque") or () if path.suffix != ".pyc" and ".dist-info" not in str(path)}


def test_an_extension_lies_beside_each_module_that_is_compiled() -> None:
    modules = hatch_build.modules(HOUSE / "src")
    sources = {str(path.relative_to(HOUSE / "src")) for path in modules}
    libraries = {f"ludotheque/{name}__mypyc{SUFFIX}" for name in hatch_build.libraries(modules)}
    extensions = {name for name in installed() if name.endswith(SUFFIX)}
    assert extensions == {source.removesuffix(".py") + SUFFIX for source in sources} | libraries
    assert sources <= installed(), "the source stays, to be read"


def test_nothing_is_installed_but_source_texts_extensions_and_the_command() -> None:
    kinds = {"".join(Path(name).suffixes) for name in installed() if not name.startswith(f"{hatch_build.CLIENT}/")}
    assert kinds <= {".py", ".ftl", ".toml", ".txt", ".json", SUFFIX, ""}


def test_the_pages_for_browsers_are_installed_compressed_too() -> None:
    pages = {name.removeprefix(f"{hatch_build.CLIENT}/") for name in installed() if name.startswith(hatch_build.CLIENT)}
    assert {"index.html", "index.html.br", "index.html.gz", "manifest.webmanifest", "icon.svg"} <= pages
    assert any(name.startswith("assets/") and name.endswith(".js") for name in pages)


def test_the_wheel_says_that_it_is_compiled() -> None:
    assert form.built() == form.Built("compiled", "compiled")
