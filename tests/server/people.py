"""A person at a server, as a test needs one: a browser with a cookie, and sockets."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0  # seconds after which a test gives up; nothing is measured by it


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)  # no certificates to load

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def open_table(self, **wishes: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": "coffre-et-cle", "nickname": self.name} | wishes)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    async def join(self, opened: dict[str, Any], **wishes: Any) -> int:
        body = {"nickname": self.name, "invite": opened["invite"]} | wishes
        answer = await self.http.post(f"/api/tables/{opened['table']['id']}/join", json=body)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table: str, *, url: str | None = None, **hello: Any) -> AsyncIterator["At"]:
        """A socket at this table, after its hello."""
        async with self.socket(table, url=url) as socket:
            place = At(socket)
            await place.send(t="hello", version=1, **hello)
            yield place

    def socket(self, table: str, *, url: str | None = None, origin: str | None = None) -> connect:
        address = (url or self.url).replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if origin is not None:
            headers["Origin"] = origin
        return connect(address, additional_headers=headers, compression=None, max_size=None)


def _heard(message: dict[str, Any]) -> bool:
    """An answer to some command. Who is told to slow down would wait for his for ever."""
    is_answer = message["t"] in ("done", "refusal")
    assert not (is_answer and message["id"] is None and message["code"] == "too-fast"), message
    return is_answer


class At:
    """One socket. Keeps every message that came, as bytes and as JSON."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.seq = 0
        self.seat: int | None = None
        self.game: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self.happened: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] in ("welcome", "update"):
            self.seq = message["seq"]
            self.table = message.get("table") or self.table
            self.game = message.get("game") or self.game
            self.happened += message.get("happened", [])
        if message["t"] == "welcome":
            self.seat = message["you"]["seat"]
            self.presence = message["presence"]
        if message["t"] == "presence":
            self.presence = message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of which this is true."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def welcome(self) -> dict[str, Any]:
        return await self.until(lambda message: message["t"] == "welcome")

    async def ask(self, t: str, **rest: Any) -> dict[str, Any]:
        """Send a command and wait for its `done` or `refusal`."""
        ident = rest.pop("id", None) or secrets.token_hex(8)
        await self.send(t=t, id=ident, **rest)
        return await self.until(lambda message: _heard(message) and message["id"] == ident)

    async def act(self, action: dict[str, Any], **rest: Any) -> dict[str, Any]:
        return await self.ask("act", **({"action": action, "seq": self.seq} | rest))

    @property
    def legal(self) -> list[dict[str, Any]]:
        return [] if self.game is None else self.game["legal"]


async def play_to_the_end(places: list[At]) -> None:
    """Whoever is awaited takes the first legal action of the longest list; everybody hears of it."""
    while True:
        game = places[0].game
        assert game is not None
        if game["view"]["outcome"] is not None:
            return
        mover = places[game["view"]["to_act"][0]]
        done = await mover.act(mover.legal[len(mover.legal) // 2])
        assert done["t"] == "done"
        for place in places:
            while place.seq < done["seq"]:
                await place.receive()


async def five_people(url: str, stack: AsyncExitStack, **wishes: Any) -> tuple[dict[str, Any], list[At]]:
    people = [await stack.enter_async_context(Person(url, f"Player {number}")) for number in range(5)]
    opened = await people[0].open_table(**wishes)
    for person in people[1:]:
        await person.join(opened)
    places = [await stack.enter_async_context(person.at(opened["table"]["id"])) for person in people]
    for place in places:
        await place.welcome()
    done = await places[0].ask("start")
    for place in places:
        while place.seq < done["seq"]:
            await place.receive()
    return opened, places
