"""Which form of the package is tested: LUDOTHEQUE_FORM says which is meant, and nothing else may run by accident."""

import os
from pathlib import Path

import pytest

import ludotheque
from ludotheque.cli.form import is_compiled

FORM = "LUDOTHEQUE_FORM"
SOURCE = Path(__file__).parent.parent / "src" / "ludotheque"
MADE = (".so", ".pyd", ".pyc", "form.json")  # what building and running add to the source,
CLIENT = "web"  # and the client as a browser gets it
AGAIN = "`make pytest` tests the source; `rm .venv/.play; make compiled` compiles it and tests that"

# About the compiled package alone: `make compiled` tries them.
collect_ignore = [] if is_compiled() else ["test_forms.py", "wheel/test_installed.py"]


def form() -> str:
    return "compiled" if is_compiled() else "interpreted"


def contents(package: Path) -> dict[str, bytes]:
    """Every file that a person wrote."""
    return {
        str(path.relative_to(package)): path.read_bytes()
        for path in package.rglob("*")
        if path.is_file() and not path.name.endswith(MADE) and path.relative_to(package).parts[0] != CLIENT
    }


def pytest_configure() -> None:
    meant = os.environ.get(FORM, "interpreted")
    package = Path(ludotheque.__file__).parent
    if form() != meant:
        raise pytest.UsageError(f"{FORM} is {meant}, but {package} is {form()}: {AGAIN}")
    if package != SOURCE and contents(package) != contents(SOURCE):
        raise pytest.UsageError(f"{package} is not what is in {SOURCE}: {AGAIN}")


def pytest_report_header() -> str:
    return f"ludotheque: {form()}, {Path(ludotheque.__file__).parent}"
