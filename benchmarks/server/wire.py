"""A WebSocket client that does as little as possible, so that one core can keep thousands of sockets busy.

No compression, no fragments, no tasks: a frame is cut out of what arrived and handed to a function. The `websockets`
library is right for people, but it does more for each message, and then it would be what is measured.
"""

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, cast

FINAL_TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A

MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a client must mask; with zeros the text stays as it is

Heard = Callable[[bytes], None]
Lost = Callable[[], None]


class Address(NamedTuple):
    host: str
    port: int


class Socket(asyncio.Protocol):
    def __init__(self, request: bytes, heard: Heard, lost: Lost) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._heard = heard
        self._lost = lost
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # which uvloop's is by its methods only

    async def greet(self) -> None:
        """Asks for the WebSocket. A call of its own, so that its owner knows it before the first message comes."""
        assert self._transport is not None
        self._transport.write(self._request)
        await self.ready

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("closed before it was open"))
        if self._transport is not None:
            self._lost()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        self._rest = self._cut(data) if self.ready.done() else self._greeted(data)

    def send(self, text: bytes) -> None:
        self._write(FINAL_TEXT, text)

    def close(self) -> None:
        """Ours to end: nobody is told."""
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.close()

    def _greeted(self, data: bytes) -> bytes:
        """Reads the answer to our request; what is left once that is whole, and the frames after it are cut."""
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        status = head.partition(b"\r\n")[0]
        if b" 101 " not in status:
            self.ready.set_exception(ConnectionError(status.decode("latin-1")))
            return b""
        self.ready.set_result(None)
        return self._cut(rest)

    def _cut(self, data: bytes) -> bytes:
        """Hands on every whole frame; what is left of the last one."""
        begin, end = 0, len(data)
        while end - begin >= 2:
            length, text = data[begin + 1], begin + 2
            if length == 126:
                length, text = int.from_bytes(data[begin + 2 : begin + 4], "big"), begin + 4
            elif length == 127:
                length, text = int.from_bytes(data[begin + 2 : begin + 10], "big"), begin + 10
            if end < text + length:
                break
            self._take(data[begin], data[text : text + length])
            begin = text + length
        return data[begin:]

    def _take(self, kind: int, text: bytes) -> None:
        if kind == FINAL_TEXT:
            self._heard(text)
        elif kind == PING:
            self._write(PONG, text)
        elif kind != CLOSE and kind != PONG:  # after a close comes the end of the connection, which is told
            raise ValueError(f"a frame of kind {kind:#x}: this client knows whole texts only")

    def _write(self, kind: int, text: bytes) -> None:
        if self._transport is None:
            return
        length = len(text)
        if length < 126:
            head = bytes((kind, MASKED | length))
        elif length < 1 << 16:
            head = bytes((kind, MASKED | 126)) + length.to_bytes(2, "big")
        else:
            head = bytes((kind, MASKED | 127)) + length.to_bytes(8, "big")
        self._transport.write(head + NO_MASK + text)


async def open_socket(address: Address, path: str, headers: Mapping[str, str], heard: Heard, lost: Lost) -> Socket:
    """Connected, and yet to be greeted."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {address.host}:{address.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request, heard, lost), *address)
    return socket
