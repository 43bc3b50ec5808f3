"""Our own protocol (docs/protocol.md): five people, each with a cookie and a socket; the first is the host."""

import random
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any, Final

import msgspec
from benchmarks.server.choice import SEATS, Choice, Position, choose
from benchmarks.server.driver import ACKNOWLEDGED, EVENT, EVERYBODY, NOTHING, READY, REFUSED, Driver
from benchmarks.server.views import our_update
from benchmarks.server.wire import LONG, Address, Lines, Listener

UPDATE: Final = b'{"t":"update"'
WELCOME: Final = b'{"t":"welcome"'
REFUSAL: Final = b'{"t":"refusal"'
GAME: Final = b'"game":{'
TO_ACT: Final = b'"to_act":['
STAGES: Final = ("action", "closing", "naming")
ACTIONS: Final = {"endTurn": "end-turn"}
FIELDS: Final = {
    "observe": ("place",), "swap": ("place",), "force": ("seat", "place"), "designate": ("seat",), "name": ("seat",),
}  # fmt: skip

_encode: Final = msgspec.json.Encoder().encode


class Ludotheque(Driver):
    def __init__(self, address: Address, number: int, luck: random.Random) -> None:
        super().__init__(address, number, luck)
        self._latest = [b""] * SEATS  # the last update with a game in it, by seat
        self._awaited = 0  # bit s: seat s has not been welcomed, or has not seen the deal
        self._seq = 0  # of the view that was chosen from
        self._commands = 0
        self._games = 0
        self._done = b'{"t":"done"'  # how the acknowledgement of the last command begins

    def connect(self, lines: Lines, listener: Listener) -> None:
        self._awaited = EVERYBODY
        made, cookie = self._post("/api/tables", {"game": "coffre-et-cle", "nickname": "Player 0"})
        table, cookies = made["table"]["id"], [cookie]
        for seat in range(1, SEATS):
            body = {"nickname": f"Player {seat}", "invite": made["invite"]}
            cookies.append(self._post(f"/api/tables/{table}/join", body)[1])
        for cookie in cookies:
            self.open(lines, listener, f"/api/tables/{table}/socket", {"Cookie": f"ludotheque={cookie}"})
            self.sockets[-1].send(b'{"t":"hello","version":1}')

    def _post(self, path: str, body: dict[str, str]) -> tuple[Any, str]:
        """What is answered, and the cookie of who asked: everybody is a browser of his own."""
        browser = HTTPConnection(self.address.host, self.address.port, timeout=LONG)
        browser.request("POST", path, _encode(body), {"Content-Type": "application/json"})
        answer = browser.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise ConnectionError(f"{path}: {answer.status} {text.decode(errors='replace')}")
        browser.close()
        return msgspec.json.decode(text), SimpleCookie(answer.headers["Set-Cookie"])["ludotheque"].value

    def deal(self) -> None:
        self._games += 1
        if self._games > 1:
            self._send(0, "rematch", {})
        self._awaited = EVERYBODY
        self._send(0, "start", {})

    def choose(self) -> Choice | None:
        text = self._latest[0]
        seat = text[text.index(TO_ACT) + len(TO_ACT)] - ord("0")
        if not 0 <= seat < SEATS:  # a bracket: nobody is to act
            return None
        socket = (seat + self._games - 1) % SEATS  # a rematch moves everybody one seat on
        update = our_update.decode(self._latest[socket])
        table = update.game.view.table
        if table.phase not in STAGES:
            return None
        self._seq = update.seq
        position = Position(
            stage=table.phase,
            seat=seat,
            locked=tuple(table.locked),
            has_treasure=table.card == "treasure",
            round=table.round,
            treasure=table.treasure,
            designated=table.designated,
        )
        return choose(position, self.luck)._replace(seat=socket)

    def act(self, choice: Choice) -> None:
        action = {"do": ACTIONS.get(choice.move, choice.move)}
        fields = dict(zip(FIELDS.get(choice.move, ()), choice.args, strict=True))
        self._send(choice.seat, "act", {"seq": self._seq, "action": action | fields})

    def _send(self, seat: int, command: str, fields: dict[str, Any]) -> None:  # Any: whatever JSON can say
        self._commands += 1
        name = f"{self.number}-{self._commands}"
        self._done = b'{"t":"done","id":"%b"' % name.encode()
        self.sockets[seat].send(_encode({"t": command, "id": name} | fields))

    def hears(self, seat: int, message: bytes) -> int:
        if message.startswith(UPDATE):
            if GAME not in message:
                return EVENT
            self._latest[seat] = message
            return EVENT if not self._awaited else self._is_there(seat)
        if message.startswith(WELCOME):
            return NOTHING if self._games else self._is_there(seat)  # a rematch welcomes everybody again
        if message.startswith(self._done):
            return ACKNOWLEDGED
        return REFUSED if message.startswith(REFUSAL) else NOTHING

    def _is_there(self, seat: int) -> int:
        self._awaited &= ~(1 << seat)
        return NOTHING if self._awaited else READY
