"""A WebSocket client that does as little as possible, so that a part of one core can keep thousands of sockets busy.

No compression, no fragments, no tasks, no event loop but `Lines`: a frame is cut out of what arrived and handed on. The
`websockets` library, or asyncio, is right for people, but does more for each message, and then it would be measured.
"""

import base64
import os
import select
import socket
import time
from collections.abc import Mapping
from typing import Final, NamedTuple

FINAL_TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A

MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a client must mask; with zeros the text stays as it is
TWO_BYTES: Final = 126  # in the place of a length: it follows, in so many
EIGHT_BYTES: Final = 127

ROOM: Final = 1 << 12  # bytes read at once: room for most messages, and quickly had
READABLE: Final = select.EPOLLIN | select.EPOLLRDHUP | select.EPOLLET  # told once for all that has arrived
LONG: Final = 60.0  # seconds that a connection may take


class Address(NamedTuple):
    host: str
    port: int


class Listener:
    """Whose sockets they are."""

    def heard(self, seat: int, text: bytes) -> None:
        raise NotImplementedError

    def lost(self) -> None:
        raise NotImplementedError


class Socket:
    def __init__(self, line: socket.socket, seat: int, listener: Listener) -> None:
        self.line = line
        self.is_open = False  # from when the server has agreed to speak WebSocket
        self._seat = seat
        self._listener = listener
        self._rest = b""
        self._ended = False

    def read(self) -> None:
        """Called whenever something has arrived. All of it is read, since nothing else will tell of it."""
        while not self._ended:
            try:
                data = self.line.recv(ROOM)
            except BlockingIOError:
                return
            except OSError:
                data = b""
            if not data:
                self._lose()
                return
            self.take(data)
            if len(data) < ROOM:
                return

    def take(self, data: bytes) -> None:
        size = len(data)
        if (  # nearly always this is one whole view: nothing to cut
            self.is_open
            and not self._rest
            and size > 4
            and data[0] == FINAL_TEXT
            and data[1] == TWO_BYTES
            and (data[2] << 8 | data[3]) == size - 4
        ):
            self._listener.heard(self._seat, data[4:])
            return
        data = self._rest + data
        self._rest = b""
        self._rest = self._cut(data) if self.is_open else self._greeted(data)

    def send(self, text: bytes) -> None:
        self._write(FINAL_TEXT, text)

    def close(self) -> None:
        """Ours to end: nobody is told."""
        if not self._ended:
            self._ended = True
            self.line.close()

    def _lose(self) -> None:
        if not self._ended:
            self.close()
            self._listener.lost()

    def _greeted(self, data: bytes) -> bytes:
        """Reads the answer to our request; what is left once that is whole, and the frames after it are cut."""
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        status = head.partition(b"\r\n")[0]
        if b" 101 " not in status:
            raise ConnectionError(status.decode("latin-1"))
        self.is_open = True
        return self._cut(rest)

    def _cut(self, data: bytes) -> bytes:
        """Hands on every whole frame; what is left of the last one."""
        begin, end = 0, len(data)
        while end - begin >= 2:
            length, text = data[begin + 1], begin + 2
            if length == TWO_BYTES:
                length, text = int.from_bytes(data[begin + 2 : begin + 4], "big"), begin + 4
            elif length == EIGHT_BYTES:
                length, text = int.from_bytes(data[begin + 2 : begin + 10], "big"), begin + 10
            if end < text + length:
                break
            self._take(data[begin], data[text : text + length])
            begin = text + length
        return data[begin:]

    def _take(self, kind: int, text: bytes) -> None:
        if kind == FINAL_TEXT:
            self._listener.heard(self._seat, text)
        elif kind == PING:
            self._write(PONG, text)
        elif kind != CLOSE and kind != PONG:  # after a close comes the end of the connection, which is told
            raise ValueError(f"a frame of kind {kind:#x}: this client knows whole texts only")

    def _write(self, kind: int, text: bytes) -> None:
        if self._ended:
            return
        length = len(text)
        if length < TWO_BYTES:
            head = bytes((kind, MASKED | length))
        elif length < 1 << 16:
            head = bytes((kind, MASKED | TWO_BYTES)) + length.to_bytes(2, "big")
        else:
            head = bytes((kind, MASKED | EIGHT_BYTES)) + length.to_bytes(8, "big")
        data = head + NO_MASK + text
        try:
            sent = self.line.send(data)
        except OSError:  # a server that leaves so much unread that not even this fits is as good as gone
            sent = 0
        if sent < len(data):
            self._lose()


class Lines:
    """All the sockets, and which of them has something to be read."""

    def __init__(self) -> None:
        self._sockets: dict[int, Socket] = {}
        self._arrived = select.epoll()

    def open(self, address: Address, path: str, headers: Mapping[str, str], seat: int, listener: Listener) -> Socket:
        """Connected, and asked to become a WebSocket; to be greeted next."""
        line = socket.create_connection(address, LONG)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {address.host}:{address.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            *[f"{name}: {value}" for name, value in headers.items()],
        ]
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        line.setblocking(False)
        opened = Socket(line, seat, listener)
        self._sockets[line.fileno()] = opened
        self._arrived.register(line.fileno(), READABLE)
        return opened

    def greet(self, socket: Socket) -> None:
        """Waits until it is open. A call of its own, so that its owner knows it before the first message comes."""
        patience = time.perf_counter() + LONG
        while not socket.is_open:
            if time.perf_counter() > patience:
                raise ConnectionError("the server does not agree to speak WebSocket")
            self.read(1)

    def read(self, patience: float) -> None:
        """Everything that has arrived; if nothing has, waits so many seconds for it."""
        for number, _ in self._arrived.poll(patience):
            self._sockets[number].read()
