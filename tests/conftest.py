"""Which form of the package is tested: LUDOTHEQUE_FORM says which is meant, and nothing else may run by accident.

And what tests of any folder may ask for: a private PostgreSQL."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.postgres import Cluster

import ludotheque
from ludotheque.cli.form import is_compiled

FORM = "LUDOTHEQUE_FORM"
SOURCE = Path(__file__).parent.parent / "src" / "ludotheque"
MADE = (".so", ".pyd", ".pyc", "form.json")  # what building and running add to the source,
CLIENT = "web"  # and the client as a browser gets it
AGAIN = "`make pytest` tests the source; `rm .venv/.play; make compiled` compiles it and tests that"

# About the compiled package alone: `make compiled` tries them.
collect_ignore = [] if is_compiled() else ["test_forms.py", "wheel/test_installed.py"]

# What has passed once does not fail by chance, nor because the machine is slow.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if form() == "interpreted":
        return
    inside = [item for item in items if item.get_closest_marker("source")]
    config.hook.pytest_deselected(items=inside)
    items[:] = [item for item in items if item not in inside]


def pytest_report_header() -> str:
    return f"ludotheque: {form()}, {Path(ludotheque.__file__).parent}"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Each worker's own, made when the first test asks for it."""
    cluster = Cluster()
    try:
        cluster.make()
        cluster.start()
        yield cluster
    finally:
        cluster.end()
