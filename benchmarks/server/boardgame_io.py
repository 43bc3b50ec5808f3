"""boardgame.io's protocol: its own events in socket.io, in engine.io (version 4), over a WebSocket.

A browser begins with polling and upgrades; this begins with the WebSocket, which is less work for the server. A match
is made by the first seat's `sync`, which is less work than its lobby. It answers a move with nothing: the actor knows
by his own `update` that the move counts. A move that came too late (`stateID`) or is none is dropped in silence, or
the unchanged state is sent again.
"""

import random
from typing import Any, Final

import msgspec
from benchmarks.server.choice import SEATS, Choice, Position, choose
from benchmarks.server.driver import EVENT, EVERYBODY, NOTHING, READY, REFUSED, Driver
from benchmarks.server.views import State, peer_sync, peer_update
from benchmarks.server.wire import Address, Lines, Listener

HEAD: Final = b"42/coffre-et-cle,"
UPDATE: Final = b'42/coffre-et-cle,["update",'
SYNC: Final = b'42/coffre-et-cle,["sync",'
JOINED: Final = b"40/coffre-et-cle,"
OPENED: Final = b"0{"
PING: Final = b"2"
PONG: Final = b"3"

_encode: Final = msgspec.json.Encoder().encode


def _read(message: bytes) -> State:
    text = message[len(HEAD) :]
    if message.startswith(UPDATE):
        return peer_update.decode(text)[2]
    return peer_sync.decode(text)[2].state


class BoardgameIo(Driver):
    def __init__(self, address: Address, number: int, luck: random.Random) -> None:
        super().__init__(address, number, luck)
        self._match = ""
        self._games = 0
        self._latest = [b""] * SEATS  # the message with the latest state, by seat; most are never read
        self._state_id = 0
        self._next_id = b""  # as it stands in the update that is waited for
        self._awaited = 0  # bit s: seat s is not connected, or has not seen the deal

    def connect(self, lines: Lines, listener: Listener) -> None:
        self._awaited = EVERYBODY
        for _ in range(SEATS):
            self.open(lines, listener, "/socket.io/?EIO=4&transport=websocket", {})

    def deal(self) -> None:
        """The first seat makes the match, and is waited for: all at once might make it five times."""
        self._games += 1
        self._match = f"{self.number}-{self._games}"
        self._awaited = EVERYBODY
        self._sync(0)

    def _sync(self, seat: int) -> None:
        self._emit(seat, ("sync", self._match, str(seat), None, SEATS))

    def choose(self) -> Choice | None:
        state = _read(self._latest[0])
        if state.ctx.gameover is not None or not state.ctx.active_players:
            return None
        self._state_id = state.state_id
        self._next_id = b'"_stateID":%d}' % (state.state_id + 1)
        actor, stage = next(iter(state.ctx.active_players.items()))
        view = state.G if actor == "0" else _read(self._latest[int(actor)]).G
        position = Position(
            stage=stage,
            seat=int(actor),
            locked=tuple([lock > 0 for lock in view.lock]),
            has_treasure=view.card == "treasure",
            round=view.turn // SEATS + 1,
            treasure=view.treasure,
            designated=view.designated,
        )
        return choose(position, self.luck)

    def act(self, choice: Choice) -> None:
        player = str(choice.seat)
        payload = {"type": choice.move, "args": choice.args, "playerID": player, "credentials": None}
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(choice.seat, ("update", move, self._state_id, self._match, player))

    def hears(self, seat: int, message: bytes) -> int:
        if message.startswith(UPDATE):
            self._latest[seat] = message
            return EVENT if self._next_id in message else REFUSED
        if message == PING:
            self.sockets[seat].send(PONG)
        elif message.startswith(OPENED):
            self.sockets[seat].send(JOINED)
        elif message.startswith(SYNC):
            self._latest[seat] = message
            if seat == 0:
                for other in range(1, SEATS):
                    self._sync(other)
            return self._is_there(seat)
        elif message.startswith(JOINED):
            return self._is_there(seat)
        return NOTHING

    def _emit(self, seat: int, event: tuple[Any, ...]) -> None:  # Any: socket.io carries whatever JSON can say
        self.sockets[seat].send(HEAD + _encode(event))

    def _is_there(self, seat: int) -> int:
        self._awaited &= ~(1 << seat)
        return NOTHING if self._awaited else READY
