"""Browsers, and a house for them. Whatever a page complains of fails its test."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from tests.sockets import folder_for_sockets

from .house import ROOT, Running
from .people import Person

KEPT: Final = Path(__file__).parent / "kept"
# What a browser would make anew for everybody and nobody here looks at: pages of its own for what is typed into its
# address bar, which cost more than ours, and a process kept in stock.
IDLE: Final = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "SpareRendererForSitePerProcess")
# What Playwright turns off: of several lists a browser heeds the last one alone.
PLAYWRIGHTS: Final = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join((*PLAYWRIGHTS, *IDLE))}",
)


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.fail("these tests need Chromium: apt-get install chromium", pytrace=False)
    return found


def build_client() -> None:
    """web/dist, if anything that it is made of is newer."""
    made = ROOT / "web" / "dist" / "index.html"
    sources = [ROOT / "web", ROOT / "docs" / "games", ROOT / "src" / "ludotheque"]
    kinds = (".svelte", ".ts", ".css", ".html", ".ftl", ".md", ".json", ".js")
    newest = max(
        path.stat().st_mtime
        for folder in sources
        for path in folder.rglob("*")
        if path.suffix in kinds and not {"node_modules", "dist"} & set(path.parts)
    )
    if not made.exists() or made.stat().st_mtime < newest:
        subprocess.run([sys.executable, "web/npm.py", "run", "build"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Built once, however many processes test."""
    with (tmp_path_factory.getbasetemp().parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_client()


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    del client  # has been built
    running = Running(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    environment = os.environ | {"TMPDIR": str(folder_for_sockets())}
    browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS), env=dict(environment))
    yield browser
    browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


FAILED: Final = pytest.StashKey[bool]()


@pytest.fixture
def come(
    request: pytest.FixtureRequest, browser: Browser, house: Running, people: list[Person[Any]]
) -> Callable[..., Person[Any]]:
    """`come("Anne", size=PHONE)`: somebody with a browser of his own, for the game whose `Come` the test takes."""
    *_, player = get_args(request.function.__annotations__["come"])

    def arrives(name: str, url: str = house.url, **wishes: Any) -> Person[Any]:
        somebody: Person[Any] = player(browser, url, name, **wishes)
        people.append(somebody)
        return somebody

    return arrives


@pytest.fixture
def people(request: pytest.FixtureRequest) -> Iterator[list[Person[Any]]]:
    """Whoever has come; when he goes, nothing may have gone wrong at his browser."""
    people: list[Person[Any]] = []
    yield people
    faults = [fault for person in people for fault in person.watch.faults]
    folder = KEPT / request.node.name
    for person in people:
        if faults or request.node.stash.get(FAILED, False):
            person.keep(folder)
        person.context.close()
    assert not faults, "\n".join(faults)
