"""Watches over every page of a test: what it complained of, whom it asked, what it was told."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket


class Line:
    """The sockets of one page: every frame that came."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.both: list[tuple[bool, str]] = []  # whether we sent it, and what
        self.game: dict[str, Any] | None = None
        self.games = 0  # how often it was told
        self.welcomes = 0
        self.sockets: list[WebSocket] = []  # those that are open

    def take(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        message: dict[str, Any] = json.loads(text)
        self.both.append((False, text))
        self.frames.append(message)
        self.game = message.get("game") or self.game
        self.games += bool(message.get("game"))
        self.welcomes += message["t"] == "welcome"

    def give(self, frame: str | bytes) -> None:
        self.both.append((True, frame if isinstance(frame, str) else frame.decode()))

    def wait(self) -> None:
        """Until the next frame has come."""
        self.sockets[-1].wait_for_event("framereceived")

    @property
    def seq(self) -> int:
        """How far this page has been told."""
        return max((frame["seq"] for frame in self.frames if frame.get("game")), default=0)

    @property
    def to_act(self) -> list[int]:
        assert self.game is not None
        seats: list[int] = self.game["view"]["to_act"]
        return seats

    @property
    def is_over(self) -> bool:
        return self.game is not None and self.game["view"]["outcome"] is not None

    @property
    def table(self) -> dict[str, Any]:
        assert self.game is not None
        view: dict[str, Any] = self.game["view"]["table"]
        return view


class Watch:
    """Over one browser context. `faults` must be empty when the test is done."""

    def __init__(self, context: BrowserContext, house: str, who: str) -> None:
        self.faults: list[str] = []
        self.console: list[str] = []
        self.bodies: list[tuple[str, str]] = []  # of the house's doors: address, text
        self.lines: dict[Page, Line] = {}
        self._house = urlsplit(house).netloc
        self._who = who
        self._is_rough = False  # the line or the house is gone on purpose
        self._statuses: set[int] = set()
        context.on("page", self._page)
        context.on("console", self._said)
        context.on("weberror", lambda error: self._fault(f"an error: {error.error}"))
        context.on("request", self._asked)
        context.on("response", self._answered)
        context.on("requestfinished", self._keep)

    @contextmanager
    def rough(self) -> Iterator[None]:
        """The line breaks, or the house stops: requests may fail, and the browser says so."""
        self._is_rough = True
        yield
        self._is_rough = False

    @contextmanager
    def refused(self, *statuses: int) -> Iterator[None]:
        self._statuses = set(statuses)
        yield
        self._statuses = set()

    def _fault(self, what: str) -> None:
        self.faults.append(f"{self._who}: {what}")

    def _page(self, page: Page) -> None:
        self.lines[page] = Line()
        page.on("websocket", lambda socket: self._socket(page, socket))

    def _socket(self, page: Page, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self._house:
            self._fault(f"a socket to {socket.url}")
        line = self.lines[page]
        line.sockets.append(socket)
        socket.on("framereceived", line.take)
        socket.on("framesent", line.give)
        socket.on("close", lambda closed: line.sockets.remove(closed))

    def _said(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        is_told = "status of" in message.text and any(str(status) in message.text for status in self._statuses)
        if message.type in ("error", "warning") and not self._is_rough and not is_told:
            self._fault(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != self._house:
            self._fault(f"a request to {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self._statuses and not self._is_rough:
            self._fault(f"{response.status} from {response.url}")

    def _keep(self, request: Request) -> None:
        """The text of all that comes by HTTP, but for pictures and letters."""
        response = request.response()
        if response is not None and request.resource_type in ("fetch", "xhr", "document"):
            self.bodies.append((request.url, response.text()))
