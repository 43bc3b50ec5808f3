"""One socket: who is at it, through whose eyes he looks, and what waits to be sent to him."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Final, final

from ludotheque.kernel.pieces import Seat
from ludotheque.table.pieces import Person

from .frames import ShortWay

log = logging.getLogger(__name__)

MOST_WAITING: Final = 256  # messages; whoever reads slower than that is cut off, and may come back
Sending = Callable[[MutableMapping[str, Any]], Awaitable[None]]

TRY_AGAIN: Final = 1012  # close codes of WebSocket: the server stops,
TOO_MUCH: Final = 1008  # something was against the house's manners,
TOO_SLOW: Final = 1013  # too much waits for you (which you will not hear: the line is cut)
BROKEN: Final = 1011  # something of ours broke,
GONE: Final = 4403  # ours: you may not look at this table (any more)


@final
class Outbox:
    """The lines to which something is to be sent: all of that leaves together at the end of this turn of the loop."""

    __slots__ = ("_lines",)

    def __init__(self) -> None:
        self._lines: list[Line] = []

    def put(self, line: "Line") -> None:
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._empty)
        self._lines.append(line)

    def _empty(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.flush()
            except Exception:
                log.exception("a line could not be written to")
                line.close(BROKEN)


@final
class Line:
    """Sending never waits: a slow reader holds up nobody but himself."""

    __slots__ = (
        "_closing", "_measured_since", "_outbox", "_ready", "_send", "_sender", "_short_way", "_waiting",
        "chosen", "is_invited", "person", "seat",
    )  # fmt: skip

    def __init__(self, send: Sending, short_way: ShortWay, outbox: Outbox, person: Person) -> None:
        self.person = person
        self.seat: Seat | None = None
        self.chosen = False  # whether he asked for these eyes; else they are those of his only seat
        self.is_invited = False
        self._send = send
        self._short_way = short_way
        self._outbox = outbox
        self._ready: list[bytes] = []  # what leaves together at the end of this turn of the loop
        self._measured_since: float | None = None  # with what leaves then
        self._waiting: list[MutableMapping[str, Any]] = []  # what has to wait for a slow reader
        self._sender: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def is_closing(self) -> bool:
        return self._closing

    def send(self, message: bytes) -> None:
        if self._closing:
            return
        if not self._ready:
            self._outbox.put(self)
        self._ready.append(message)

    def measure(self, late: int) -> None:
        """How long the way takes, there and back, of what has just been sent, and was news so many ms ago."""
        since = time.monotonic() - late / 1000
        self._measured_since = since if self._measured_since is None else min(since, self._measured_since)

    @property
    def round_trip(self) -> int:
        """The largest of the last ten, in ms."""
        return self._short_way.round_trip

    def flush(self) -> None:
        messages, self._ready = self._ready, []
        since, self._measured_since = self._measured_since, None
        if not messages:
            return
        if self._sender is None and self._short_way.write(messages):
            if since is not None:
                self._short_way.ping(since)  # right behind: it meets what they meet
            return
        if len(self._waiting) + len(messages) > MOST_WAITING:
            self.close(TOO_SLOW)
            return
        for message in messages:
            self._post({"type": "websocket.send", "text": message.decode()})

    def close(self, code: int) -> None:
        """After what has been sent; a reader who is too slow gets no more."""
        if self._closing:
            return
        if code == TOO_SLOW:
            self._closing = True
            self._waiting.clear()
            self._short_way.abort()  # a word about it would wait behind all the others
        else:
            self.flush()
            self._closing = True
        self._post({"type": "websocket.close", "code": code})

    def _post(self, event: MutableMapping[str, Any]) -> None:
        self._waiting.append(event)
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        with suppress(Exception):  # whatever a broken line says: the reader's side hears of it and tidies up
            while self._waiting:
                await self._send(self._waiting.pop(0))
        self._waiting.clear()
        self._sender = None

    async def sent(self) -> None:
        """Until nothing waits any more."""
        if self._sender is not None:
            await self._sender

    def hang_up(self) -> None:
        """The other end has gone."""
        self._closing = True
        self._ready.clear()
        if self._sender is not None:
            self._sender.cancel()
