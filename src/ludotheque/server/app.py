"""The whole server as an ASGI application: doors, sockets, and who may knock."""

import gzip
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hmac import compare_digest
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludotheque.kernel.errors import BadOptions, Refused
from ludotheque.store.log import EventLog
from ludotheque.table.refusals import TableFault

from . import client, plan, schema
from .doors import Asked, Door, Fault, Text
from .faults import ServerFault, ServerRefuses
from .frames import SHORT_WAY, LongWay
from .hall import Hall, Manner
from .homes import Homes
from .identity import COOKIE, YEAR, Signer, Visitor
from .limits import Buckets
from .offers import Offers
from .pages import Often, Pages
from .socket import LONGEST_WHY, converse
from .wire import encode

SOCKET: Final = re.compile(r"/api/tables/([^/]+)/socket")
LARGEST_BODY: Final = 64_000
MINUTE: Final = 60.0
SAME_FOR_ALL: Final = ("/api/games", "/api/openapi.json", "/api/schema.json")  # large, and no secret in it
LOOPBACK: Final = ("127.0.0.1", "::1")

STATUS: Final[dict[str, HTTPStatus]] = {
    TableFault.NO_SUCH_TABLE: HTTPStatus.NOT_FOUND,
    TableFault.NOT_INVITED: HTTPStatus.FORBIDDEN,
    TableFault.NO_WATCHING: HTTPStatus.FORBIDDEN,
    TableFault.BAD_NAME: HTTPStatus.BAD_REQUEST,
    ServerFault.NO_SUCH_CODE: HTTPStatus.NOT_FOUND,
    ServerFault.NO_SUCH_GAME: HTTPStatus.NOT_FOUND,
    ServerFault.NO_SUCH_PAGE: HTTPStatus.NOT_FOUND,
    ServerFault.WRONG_METHOD: HTTPStatus.METHOD_NOT_ALLOWED,
    ServerFault.FOREIGN_ORIGIN: HTTPStatus.FORBIDDEN,
    ServerFault.OPERATORS_ONLY: HTTPStatus.FORBIDDEN,
    ServerFault.TOO_MANY_GUESSES: HTTPStatus.TOO_MANY_REQUESTS,
    ServerFault.TOO_MANY_TABLES: HTTPStatus.TOO_MANY_REQUESTS,
    ServerFault.TOO_MANY_BOARDS: HTTPStatus.TOO_MANY_REQUESTS,
    ServerFault.TOO_MANY_LINES: HTTPStatus.TOO_MANY_REQUESTS,
    ServerFault.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    ServerFault.UNREADABLE: HTTPStatus.BAD_REQUEST,
    ServerFault.BAD_LINK: HTTPStatus.BAD_REQUEST,
    ServerFault.NOT_SAVED: HTTPStatus.SERVICE_UNAVAILABLE,
    ServerFault.STOPPING: HTTPStatus.SERVICE_UNAVAILABLE,
    ServerFault.FAILED: HTTPStatus.INTERNAL_SERVER_ERROR,
}


class Terms(Struct, frozen=True):
    """On which terms the house is open."""

    public: str = ""  # its address for people; empty: whatever they typed
    nearby: str = ""  # for people in the same network, if whoever opens a table has typed 127.0.0.1
    metrics_token: str = ""
    tables_a_minute: int = 30  # by address
    guesses_a_minute: int = 10
    boards_a_minute: int = 60
    lines_an_address: int = 200
    boards: dict[str, dict[str, str]] = {}  # of the house's own, by game and by name: files for whoever opens a table
    manner: Manner = Manner()


class House:
    """Everything that one process serves."""

    def __init__(self, store: EventLog, terms: Terms, homes: Homes | None = None) -> None:
        self.hall = Hall(store, terms.manner, Offers(terms.boards), homes or Homes())
        self._terms = terms
        self._lines: Counter[str] = Counter()  # sockets by address
        self._signer = Signer()
        often = Often(
            guesses=Buckets(terms.guesses_a_minute, MINUTE),
            openings=Buckets(terms.tables_a_minute, MINUTE),
            boards=Buckets(terms.boards_a_minute, MINUTE),
        )
        self.doors = plan.doors(Pages(self.hall, self._signer, (terms.public, terms.nearby), often))

    def app(self) -> ASGIApp:
        """Sockets are taken at the entrance: Starlette's layers would stay around each of them for its whole life."""
        behind_doors = self._behind_doors()

        async def entrance(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "websocket":
                await self._converse(scope, receive, send)
            else:
                await behind_doors(scope, receive, send)

        return entrance

    def _behind_doors(self) -> Starlette:
        described = {"/api/openapi.json": plan.openapi(self.doors), "/api/schema.json": schema.sockets()}
        routes: list[BaseRoute] = [
            *(Route(path, self._open(there), methods=list(there)) for path, there in self._by_path().items()),
            *(Route(path, _told(page)) for path, page in described.items()),
            *client.routes(client.found()),
        ]
        handlers: Any = {HTTPException: _wrong_door, Exception: _broken}
        app = Starlette(routes=routes, lifespan=self._lifespan, exception_handlers=handlers)
        app.router.redirect_slashes = False  # a door has one address; another is no-such-page
        return app

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        async with self.hall.opened():
            self._signer.key = await self.hall.store.secret("cookies")
            yield

    # -- doors -----------------------------------------------------------------------------------------------------

    def _by_path(self) -> dict[str, dict[str, Door]]:
        """Doors at one place are one route by method, so that whoever takes a wrong one is told of all."""
        by_path: dict[str, dict[str, Door]] = {}
        for door in self.doors:
            by_path.setdefault(door.path, {})[door.method] = door
        return by_path

    def _open(self, there: dict[str, Door]) -> Callable[[Request], Awaitable[Response]]:
        async def knocked(request: Request) -> Response:
            door = there["GET" if request.method == "HEAD" else request.method]
            try:
                asked = await self._asked(door, request)
                answered = await door.call(asked)
            except Refused as refused:
                self.hall.metrics.refused_log.write(refused)
                return _refusal(refused)
            response = _response(answered.body, door.status)
            _compress(response, request)
            if answered.visitor is not None:
                self._hand_cookie(response, request, answered.visitor)
            return response

        return knocked

    async def _asked(self, door: Door, request: Request) -> Asked:
        address = _address(request)
        if door.method != "GET":
            self._check_origin(request)
        if door.path == "/metrics":
            self._check_operator(request, address)
        body = await _body(request, door.body) if door.body is not None else None
        return Asked(self._signer.visitor(request.cookies), address, request, body)

    def _hand_cookie(self, response: Response, request: Request, visitor: Visitor) -> None:
        is_https = urlsplit(self._terms.public).scheme == "https" or request.url.scheme == "https"
        cookie = self._signer.cookie(visitor)
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=is_https)

    def _check_origin(self, knock: HTTPConnection) -> None:
        """A page from elsewhere must not act in the name of who looks at it."""
        origin = knock.headers.get("origin")
        if origin is not None and _host(origin) not in self._own_hosts(knock):
            raise ServerRefuses(ServerFault.FOREIGN_ORIGIN)

    def _own_hosts(self, knock: HTTPConnection) -> set[str]:
        return {knock.headers.get("host", ""), urlsplit(self._terms.public).netloc} - {""}

    def _check_operator(self, knock: HTTPConnection, address: str) -> None:
        token = self._terms.metrics_token
        given = knock.headers.get("authorization", "").removeprefix("Bearer ")
        if not (compare_digest(given.encode(), token.encode()) if token else address in LOOPBACK):
            raise ServerRefuses(ServerFault.OPERATORS_ONLY)

    # -- sockets ---------------------------------------------------------------------------------------------------

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        address = _address(socket)
        try:
            table = self._check_socket(socket, address)
        except ServerRefuses as refused:
            self.hall.metrics.refused_log.write(refused)
            await socket.send_denial_response(_refusal(refused))
            return
        person = self._signer.visitor(socket.cookies).person
        short_way = scope.get("extensions", {}).get(SHORT_WAY) or LongWay()
        del socket  # it holds what the handshake said
        self._lines[address] += 1
        try:
            await converse(self.hall, table, person, receive, send, short_way)
        finally:
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]

    def _check_socket(self, socket: WebSocket, address: str) -> str:
        """The table that is asked for, if this socket may be opened at all."""
        path = SOCKET.fullmatch(socket.url.path)
        if path is None:
            raise ServerRefuses(ServerFault.NO_SUCH_PAGE)
        self._check_origin(socket)
        if self._lines[address] >= self._terms.lines_an_address:
            raise ServerRefuses(ServerFault.TOO_MANY_LINES)
        return path[1]


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # http://[
        return None


def _address(knock: HTTPConnection) -> str:
    return knock.client.host if knock.client is not None else ""


async def _body(request: Request, kind: Any) -> Any:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_BODY:
            raise ServerRefuses(ServerFault.TOO_LARGE)
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise ServerRefuses(ServerFault.UNREADABLE, why=str(fault)[:LONGEST_WHY]) from fault


def _response(body: Any, status: int) -> Response:
    headers = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}
    if not isinstance(body, Text):
        return Response(encode(body), status, headers, "application/json")
    if body.file is not None:
        headers["Content-Disposition"] = f'attachment; filename="{body.file}"'
    return Response(body.body, status, headers, body.kind)


def _compress(response: Response, request: Request) -> None:
    """Never what holds a secret: how well that compresses would tell of it."""
    if request.url.path not in SAME_FOR_ALL:
        return
    response.headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(response.body, mtime=0)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))


def _refusal(refused: Refused) -> Response:
    is_bad = isinstance(refused, BadOptions)
    status = STATUS.get(refused.code.value, HTTPStatus.BAD_REQUEST if is_bad else HTTPStatus.CONFLICT)
    return _response(Fault(refused.code.value, refused.rule, refused.details), status)


def _told(page: Any) -> Callable[[Request], Awaitable[Response]]:
    async def told(request: Request) -> Response:
        response = _response(page, HTTPStatus.OK)
        _compress(response, request)
        return response

    return told


async def _wrong_door(_request: Request, fault: HTTPException) -> Response:
    is_missing = fault.status_code == HTTPStatus.NOT_FOUND
    response = _refusal(ServerRefuses(ServerFault.NO_SUCH_PAGE if is_missing else ServerFault.WRONG_METHOD))
    response.headers.update(fault.headers or {})
    return response


async def _broken(_request: Request, _fault: Exception) -> Response:
    return _refusal(ServerRefuses(ServerFault.FAILED))
