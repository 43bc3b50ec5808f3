"""How the web client is handed out: its pages, its parts, its icons; and what is said where there is none."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.types import ASGIApp

from ludotheque.games import shelf
from ludotheque.server import client

from .running import inside

PAGES = [
    "/",
    "/open/coffre-et-cle",
    "/t/FRstapZslWttmb5GRCtYmg",
    "/join",
    "/me",
    "/replay/FRstapZslWttmb5GRCtYmg",
    "/games/fort-boyard/cards",
]


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    for name, text in {
        "index.html": "the page",
        "index.html.br": "the page, by br",
        "index.html.gz": "the page, by gzip",
        "manifest.webmanifest": "{}",
        "icon.svg": "<svg/>",
        "light.js": "day()",
        "assets/index-a1b2.js": "run()",
        "assets/index-a1b2.js.gz": "run(), by gzip",
        "assets/letters-c3.woff2": "letters",
    }.items():
        (dist / name).write_text(text)
    (tmp_path / "secret.js").write_text("secret")
    return dist


class Browser:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        return asyncio.run(self._ask(method, path, {"accept-encoding": "identity"} | (headers or {})))

    async def _ask(self, method: str, path: str, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(self._app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as browser:
            async with browser.stream(method, path, headers=headers) as answer:
                answer._content = b"".join([chunk async for chunk in answer.aiter_raw()])  # as it was sent
            return answer


@pytest.fixture
def browser(dist: Path) -> Browser:
    return Browser(Starlette(routes=client.routes(dist)))


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_same_document_and_is_asked_for_again(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, "the page")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", [*PAGES, "/light.js", "/assets/index-a1b2.js"])
def test_nothing_from_elsewhere_and_no_script_in_a_page(browser: Browser, path: str) -> None:
    headers = browser.get(path).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "http" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/assets/index-a1b2.js", "text/javascript; charset=utf-8"), ("/assets/letters-c3.woff2", "font/woff2")],
)
def test_what_is_named_by_its_hash_is_kept_for_ever(browser: Browser, path: str, kind: str) -> None:
    headers = browser.get(path).headers
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"] == kind


@pytest.mark.parametrize(
    ("path", "kind"), [("/manifest.webmanifest", "application/manifest+json"), ("/icon.svg", "image/svg+xml")]
)
def test_manifest_and_icons_are_there_by_their_names(browser: Browser, path: str, kind: str) -> None:
    headers = browser.get(path).headers
    assert (headers["content-type"], headers["cache-control"]) == (kind, "no-cache")


@pytest.mark.parametrize(
    ("accepted", "coding", "text"),
    [
        ("gzip, deflate, br, zstd", "br", "the page, by br"),
        ("gzip", "gzip", "the page, by gzip"),
        ("br;q=0, gzip;q=0.5", "gzip", "the page, by gzip"),
        ("identity", None, "the page"),
    ],
)
def test_a_browser_gets_the_smallest_form_that_it_can_read(
    browser: Browser, accepted: str, coding: str | None, text: str
) -> None:
    answer = browser.ask("GET", "/", {"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.content == text.encode()


def test_who_has_it_already_is_told_so(browser: Browser, dist: Path) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.ask("GET", "/", {"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"
    (dist / "index.html").write_text("another page")
    assert browser.ask("GET", "/", {"if-none-match": tag}).text == "another page"


@pytest.mark.parametrize("path", ["/", "/assets/index-a1b2.js"])
def test_head_tells_what_get_would(browser: Browser, path: str) -> None:
    head, get = browser.ask("HEAD", path), browser.get(path)
    assert head.status_code == 200
    assert head.headers == get.headers


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/t",
        "/t/",
        "/t/a/b",
        "/index.html",
        "/index.html.br",
        "/assets",
        "/assets/",
        "/assets/nothing.js",
        "/assets/..%2f..%2fsecret.js",
        "/assets/%2e%2e/light.js",
        "/assets/%2e%2e",
    ],
)
def test_there_is_nothing_else(browser: Browser, path: str) -> None:
    assert browser.get(path).status_code == 404


def test_without_a_client_each_page_says_in_a_sentence_how_to_get_one() -> None:
    browser = Browser(Starlette(routes=client.routes(None)))
    for path in PAGES:
        answer = browser.get(path)
        assert answer.status_code == 503
        assert "make web" in answer.text
    assert browser.get("/light.js").status_code == 404


def test_the_house_has_its_doors_beside_the_pages(dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "found", lambda: dist)

    async def visit() -> list[tuple[int, str]]:
        async with (
            inside(f"sqlite:///{tmp_path}/tables.sqlite") as server,
            httpx.AsyncClient(base_url=server.url) as http,
        ):
            asked = [
                ("GET", "/light.js"),
                ("HEAD", "/light.js"),
                ("GET", "/api/health"),
                ("GET", "/nowhere"),
                ("POST", "/join"),
            ]
            answers = [await http.request(method, path) for method, path in asked]
            return [(answer.status_code, answer.text.partition(",")[0]) for answer in answers]

    assert asyncio.run(visit()) == [
        (200, "day()"),
        (200, ""),
        (200, '{"ok":true'),
        (404, '{"code":"no-such-page"'),
        (405, '{"code":"wrong-method"'),
    ]


def test_only_what_is_the_same_for_everybody_is_compressed_on_the_way(tmp_path: Path) -> None:
    async def visit() -> dict[str, str | None]:
        async with (
            inside(f"sqlite:///{tmp_path}/tables.sqlite") as server,
            httpx.AsyncClient(base_url=server.url) as http,
        ):
            paths = ("/api/games", "/api/schema.json", "/api/me", "/api/tables")
            answers = {path: await http.get(path, headers={"accept-encoding": "gzip"}) for path in paths}
            assert len(answers["/api/games"].json()["games"]) == len(shelf())
            plain = await http.get("/api/games", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            return {path: answer.headers.get("content-encoding") for path, answer in answers.items()}

    assert asyncio.run(visit()) == {
        "/api/games": "gzip",
        "/api/schema.json": "gzip",
        "/api/me": None,
        "/api/tables": None,
    }


def test_a_checkout_serves_what_was_built_in_it_and_a_wheel_what_is_packed(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "PACKED", tmp_path / "nothing")
    monkeypatch.setattr(client, "BUILT", tmp_path / "nothing")
    assert client.found() is None
    monkeypatch.setattr(client, "BUILT", dist)
    assert client.found() == dist
    packed = tmp_path / "packed"
    packed.mkdir()
    (packed / "index.html").touch()
    monkeypatch.setattr(client, "PACKED", packed)
    assert client.found() == packed
