"""boardgame.io's protocol: its own events in socket.io, in engine.io (version 4), over a WebSocket.

A browser begins with polling and upgrades; this begins with the WebSocket, which is less work for the server. A match
is made by the first seat's `sync`, which is less work than its lobby. It answers a move with nothing: the actor knows
by his own `update` that the move counts. A move that came too late (`stateID`) or is none is dropped in silence, or
the unchanged state is sent again.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from benchmarks.server.choice import SEATS, Choice, Position, choose
from benchmarks.server.driver import Driver, News
from benchmarks.server.wire import Address

SPACE: Final = "/coffre-et-cle"
EVENT: Final = f"42{SPACE},".encode()
UPDATE: Final = EVENT + b'["update",'
SYNC: Final = EVENT + b'["sync",'
JOINED: Final = f"40{SPACE},".encode()
OPENED: Final = b"0{"
PING: Final = b"2"
PONG: Final = b"3"


class View(msgspec.Struct):
    turn: int
    lock: list[int]
    treasure: int | None
    designated: int | None
    card: str = ""


class Ending(msgspec.Struct):
    how: str


class Context(msgspec.Struct, rename="camel"):
    active_players: dict[str, str] | None
    gameover: Ending | None = None


class State(msgspec.Struct):
    G: View
    ctx: Context
    state_id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


_update: Final = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_sync: Final = msgspec.json.Decoder(tuple[str, str, Synced])
_encode: Final = msgspec.json.Encoder().encode


def _read(message: bytes) -> State:
    text = memoryview(message)[len(EVENT) :]
    if message.startswith(UPDATE):
        return _update.decode(text)[2]
    return _sync.decode(text)[2].state


class BoardgameIo(Driver):
    name = "boardgame.io"

    def __init__(self, address: Address, number: int, luck: random.Random) -> None:
        super().__init__(address, number, luck)
        self._match = ""
        self._games = 0
        self._latest = [b""] * SEATS  # the message with the latest state, by seat; most are never read
        self._state_id = 0
        self._next_id = b""  # as it stands in the update that is waited for
        self._awaited: set[int] = set()
        self._all_there: asyncio.Future[None] | None = None

    async def connect(self, heard: Callable[[int, bytes], None], lost: Callable[[], None]) -> None:
        everybody = self._wait_for(range(SEATS))
        for _ in range(SEATS):
            await self.open(heard, lost, "/socket.io/?EIO=4&transport=websocket")
        await everybody

    async def deal(self) -> None:
        self._games += 1
        self._match = f"{self.number}-{self._games}"
        for seats in ((0,), range(1, SEATS)):  # the first makes the match; all at once might make it five times
            everybody = self._wait_for(seats)
            for seat in seats:
                self._emit(seat, "sync", self._match, str(seat), None, SEATS)
            await everybody

    def choose(self) -> Choice | None:
        state = _read(self._latest[0])
        if state.ctx.gameover is not None or not state.ctx.active_players:
            return None
        self._state_id = state.state_id
        self._next_id = b'"_stateID":%d}' % (state.state_id + 1)
        actor, stage = next(iter(state.ctx.active_players.items()))
        view = state.G if actor == "0" else _read(self._latest[int(actor)]).G
        return choose(
            Position(
                stage=stage,
                seat=int(actor),
                locked=[lock > 0 for lock in view.lock],
                has_treasure=view.card == "treasure",
                round=view.turn // SEATS + 1,
                treasure=view.treasure,
                designated=view.designated,
            ),
            self.luck,
        )

    def act(self, choice: Choice) -> None:
        player = str(choice.seat)
        payload = {"type": choice.move, "args": choice.args, "playerID": player, "credentials": None}
        self._emit(
            choice.seat, "update", {"type": "MAKE_MOVE", "payload": payload}, self._state_id, self._match, player
        )

    def hears(self, seat: int, message: bytes) -> News:
        if message.startswith(UPDATE):
            self._latest[seat] = message
            return News.EVENT if self._next_id in message else News.REFUSED
        if message == PING:
            self.sockets[seat].send(PONG)
        elif message.startswith(OPENED):
            self.sockets[seat].send(JOINED)
        elif message.startswith(SYNC):
            self._latest[seat] = message
            self._is_there(seat)
        elif message.startswith(JOINED):
            self._is_there(seat)
        return News.NOTHING

    def _emit(self, seat: int, *event: Any) -> None:  # Any: socket.io carries whatever JSON can say
        self.sockets[seat].send(EVENT + _encode(event))

    def _wait_for(self, seats: Sequence[int]) -> asyncio.Future[None]:
        self._awaited = set(seats)
        self._all_there = asyncio.get_running_loop().create_future()
        return self._all_there

    def _is_there(self, seat: int) -> None:
        self._awaited.discard(seat)
        if not self._awaited and self._all_there is not None and not self._all_there.done():
            self._all_there.set_result(None)
