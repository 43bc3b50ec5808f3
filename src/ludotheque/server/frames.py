"""A short way out and in for text: most of what this server does is to tell five people what one has done.

uvicorn's own way out makes a task, a frame object and two copies for each message, its way in a queue, a task that
wakes up, and two calls to stop and start reading. A text frame of a server is a header and the text (RFC 6455, §5.2),
so as long as the line is free it is written at once; when it is not, everything takes the long way and waits there in
order. What comes in is handed over at once. (Measured: benchmarks/server/README.md.)

The line itself can be measured: a ping right behind a message meets the delays that the message meets, and every
client's library answers it. It counts from the moment at which the message was news, so what the house itself took to
save it is among them. These are not the pings by which uvicorn finds out whether anybody is still there.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .text_frames import begin_of_whole, framed, is_text, text_of

SHORT_WAY: Final = "ludotheque.short-way"  # the extension of the ASGI scope by which an application finds it
PING: Final = 0x89  # the first byte of a ping
KEPT: Final = 10  # pings, under way or back


class ShortWay(Protocol):
    """What a socket offers that has one."""

    hear: Callable[[bytes], None] | None  # set by the application: gets every text from then on

    @property
    def round_trip(self) -> int:
        """The largest of the last ten pings that have come back, in ms; 0 before the first has."""

    def ping(self, since: float) -> None:
        """Measure the line, behind what has been written, which has been under way since then (`time.monotonic`)."""

    def write(self, texts: list[bytes]) -> bool:
        """Send these now; or return False, and nothing has been sent."""

    def forget(self) -> None:
        """What was said at the handshake is not needed any more."""

    def abort(self) -> None:
        """Cut the line now, whatever still waits to be sent."""


class Inbox:
    """uvicorn's queue of what has come in, for one reader: a socket that is silent most of its life need not keep
    room for thousands of messages."""

    __slots__ = ("_events", "_woken")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._woken: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
        self._woken = None
        return self._events.pop(0)

    def empty(self) -> bool:
        return not self._events


class Gate:
    """uvicorn's sign that the line is free, for one that waits, and as small."""

    __slots__ = ("_is_open", "_woken")

    def __init__(self) -> None:
        self._is_open = True
        self._woken: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self._is_open

    def set(self) -> None:
        self._is_open = True
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    def clear(self) -> None:
        self._is_open = False

    async def wait(self) -> None:
        while not self._is_open:
            if self._woken is None or self._woken.done():
                self._woken = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._woken)


class Pings:
    """Those of one socket: since when each is under way, and how long each took that has come back."""

    __slots__ = ("_left", "_number", "_took")

    def __init__(self) -> None:
        self._number = 0
        self._left: deque[tuple[bytes, float]] = deque(maxlen=KEPT)
        self._took: deque[int] = deque((0,), maxlen=KEPT)  # ms

    def leave(self, since: float) -> bytes:
        """What the next one says: two bytes, and uvicorn's own say four."""
        self._number = (self._number + 1) % (1 << 16)
        said = self._number.to_bytes(2, "big")
        self._left.append((said, since))
        return said

    def come_back(self, said: bytes, now: float) -> None:
        """Whoever answers one has got those before it: they are not waited for any more (RFC 6455, §5.5.3)."""
        for number, (one, left) in enumerate(self._left, 1):
            if one == said:
                self._took.append(round((now - left) * 1000))
                for _ in range(number):
                    self._left.popleft()
                return

    @property
    def largest(self) -> int:
        return max(self._took)


class QuickProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a short way."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue: Any = Inbox()
        self.writable: Any = Gate()
        self.hear: Callable[[bytes], None] | None = None
        self._comes_whole = True
        self._pings: Pings | None = None  # most sockets are never measured

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[SHORT_WAY] = self
        await super().run_asgi()

    def write(self, texts: list[bytes]) -> bool:
        transport = self.transport
        is_gone = self.close_sent or self.disconnected or transport.is_closing()
        if is_gone or not self.handshake_complete or not self.writable.is_set():
            return False
        transport.write(framed(texts))
        return True

    def ping(self, since: float) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if self._pings is None:
            self._pings = Pings()
        said = self._pings.leave(since)
        self.transport.write(bytes((PING, len(said))) + said)

    def handle_pong(self, event: Frame) -> None:
        if self._pings is not None:
            self._pings.come_back(bytes(event.data), time.monotonic())
        super().handle_pong(event)

    @property
    def round_trip(self) -> int:
        return 0 if self._pings is None else self._pings.largest

    def abort(self) -> None:
        self.transport.abort()

    def forget(self) -> None:
        nothing: Any = None
        self.request.headers.clear()  # the library's reader still holds the request itself
        self.request = self.response = nothing
        self.scope["headers"] = []

    def data_received(self, data: bytes) -> None:
        """One whole text message, which is what almost always comes, is unmasked and handed over. Once a message has
        come in pieces, the library reads all that follows: it alone knows what it still waits for."""
        begin = begin_of_whole(data) if self.handshake_initiated and self._comes_whole else None
        if begin is not None and self.hear is not None and not self.close_sent:  # while one is unread, nothing comes
            text = text_of(data, begin)
            if text is not None:
                self.hear(text)
                return
        self._comes_whole = begin is not None or not self.handshake_initiated
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """What the library has put together."""
        text = b"".join(self.frames)
        is_first = self.queue.empty()  # whatever came before and has not been read yet goes first
        if self.hear is None or self.curr_msg_data_type != "text" or not is_first or self.close_sent:
            super().send_receive_event_to_app()
        elif not is_text(text):
            super().send_receive_event_to_app()  # which closes the line
        else:
            self.frames = []
            self.hear(text)


class LongWay:
    """For a server that has no short one, and whose pings are its own affair."""

    hear: Callable[[bytes], None] | None = None
    round_trip = 0

    def write(self, texts: list[bytes]) -> bool:
        return False

    def ping(self, since: float) -> None:
        pass

    def forget(self) -> None:
        pass

    def abort(self) -> None:
        pass
