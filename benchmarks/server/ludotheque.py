"""Our own protocol (docs/protocol.md): five people, each with a cookie and a socket; the first is the host."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, Final

import httpx
import msgspec
from benchmarks.server.choice import SEATS, Choice, Position, choose
from benchmarks.server.driver import Driver, News
from benchmarks.server.wire import Address

UPDATE: Final = b'{"t":"update"'
WELCOME: Final = b'{"t":"welcome"'
DONE: Final = b'{"t":"done"'
REFUSAL: Final = b'{"t":"refusal"'
STAGES: Final = ("action", "closing", "naming")
ACTIONS: Final = {"endTurn": "end-turn"}
FIELDS: Final = {
    "observe": ("place",), "swap": ("place",), "force": ("seat", "place"), "designate": ("seat",), "name": ("seat",),
}  # fmt: skip


class Table(msgspec.Struct):
    phase: str
    locked: list[bool]
    round: int
    treasure: int | None
    designated: int | None
    card: str | None


class View(msgspec.Struct):
    to_act: list[int]
    table: Table


class Prompt(msgspec.Struct):
    view: View


class Told(msgspec.Struct):
    """The part of an update that a player needs."""

    seq: int
    game: Prompt | None = None


_told: Final = msgspec.json.Decoder(Told)
_encode: Final = msgspec.json.Encoder().encode


class Ludotheque(Driver):
    name = "ludotheque"

    def __init__(self, address: Address, number: int, luck: random.Random) -> None:
        super().__init__(address, number, luck)
        self._url = f"http://{address.host}:{address.port}"
        self._latest = [b""] * SEATS  # the last update with a game in it, by seat
        self._seen = [0] * SEATS  # the last seq, by seat
        self._commands = 0
        self._games = 0
        self._stirred = asyncio.Event()

    async def connect(self, heard: Callable[[int, bytes], None], lost: Callable[[], None]) -> None:
        table, invite, cookies = "", "", []
        for seat in range(SEATS):
            async with httpx.AsyncClient(base_url=self._url, timeout=60, verify=False) as browser:
                name = f"Player {seat}"
                if seat == 0:
                    answer = await browser.post("/api/tables", json={"game": "coffre-et-cle", "nickname": name})
                    table, invite = answer.json()["table"]["id"], answer.json()["invite"]
                else:
                    body = {"nickname": name, "invite": invite}
                    answer = await browser.post(f"/api/tables/{table}/join", json=body)
                answer.raise_for_status()
                cookies.append(f"ludotheque={answer.cookies['ludotheque']}")
        for seat in range(SEATS):
            await self.open(heard, lost, f"/api/tables/{table}/socket", {"Cookie": cookies[seat]})
            self.sockets[seat].send(b'{"t":"hello","version":1}')
        await self._until(lambda: all(self._seen))

    async def deal(self) -> None:
        self._games += 1
        if self._games > 1:
            self._send(0, "rematch")
        self._latest = [b""] * SEATS
        self._send(0, "start")
        await self._until(lambda: all(b'"game":{' in message for message in self._latest))

    async def _until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self._stirred.clear()
            await self._stirred.wait()

    def choose(self) -> Choice | None:
        game = self._game(0)
        if game.view.table.phase not in STAGES:
            return None
        seat = game.view.to_act[0]
        socket = (seat + self._games - 1) % SEATS  # a rematch moves everybody one seat on
        table = self._game(socket).view.table
        choice = choose(
            Position(
                stage=table.phase,
                seat=seat,
                locked=table.locked,
                has_treasure=table.card == "treasure",
                round=table.round,
                treasure=table.treasure,
                designated=table.designated,
            ),
            self.luck,
        )
        return choice._replace(seat=socket)

    def _game(self, seat: int) -> Prompt:
        told = _told.decode(self._latest[seat])
        assert told.game is not None
        self._seen[seat] = told.seq
        return told.game

    def act(self, choice: Choice) -> None:
        action = {"do": ACTIONS.get(choice.move, choice.move)}
        fields = dict(zip(FIELDS.get(choice.move, ()), choice.args, strict=True))
        self._send(choice.seat, "act", seq=self._seen[choice.seat], action=action | fields)

    def _send(self, seat: int, command: str, **fields: Any) -> None:  # Any: whatever JSON can say
        self._commands += 1
        self.sockets[seat].send(_encode({"t": command, "id": f"{self.number}-{self._commands}"} | fields))

    def hears(self, seat: int, message: bytes) -> News:
        news = News.NOTHING
        if message.startswith(UPDATE):
            news = News.EVENT
            if b'"game":{' in message:
                self._latest[seat] = message
        elif message.startswith(DONE):
            news = News.ACKNOWLEDGED
        elif message.startswith(WELCOME):
            self._seen[seat] = 1
            self._latest[seat] = message
        elif message.startswith(REFUSAL):
            news = News.REFUSED
        if not self._stirred.is_set():
            self._stirred.set()
        return news
