"""At which of a house's processes a table is at home.

Any process can serve any table, since the log is the lock. But where five people at one table are five sockets of one
process, its game is folded once, and nobody has to be told from outside. So a connection whose first words are about a
table of another process is handed on to that one, open as it is.
"""

import asyncio
import re
import secrets
import socket
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from zlib import crc32

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludotheque.store.corridor import Corridor

ABOUT_A_TABLE: Final = re.compile(rb"[A-Z]{1,10} /api/tables/([\w-]{1,64})/")
NEW_TABLE: Final = b"POST /api/tables "  # at home wherever it is opened: anywhere, so that all have as much to do
Build = Callable[[bytes], asyncio.Protocol]  # from what the other process has read


class Homes:
    """As one of several processes knows them."""

    def __init__(self, own: int = 0, processes: int = 1, corridor: Corridor | None = None) -> None:
        self._own = own
        self._processes = processes
        self._corridor = corridor

    def open(self, build: Build) -> None:
        """Connections may come."""
        if self._corridor is not None:
            self._corridor.open(partial(_welcome, build))

    def close(self) -> None:
        if self._corridor is not None:
            self._corridor.close()

    def is_here(self, table: str) -> bool:
        return self._corridor is None or self._of(table.encode()) == self._own

    def hand_on(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Whether this connection, which began with these words, is another process's now."""
        home = self._meant_for(data)
        if self._corridor is None or home == self._own:
            return False
        if not self._corridor.hand(home, data, transport.get_extra_info("socket").fileno()):
            return False
        transport.abort()  # here; the connection itself stays open as long as one process has it
        return True

    def _meant_for(self, data: bytes) -> int:
        if about := ABOUT_A_TABLE.match(data):
            return self._of(about[1])
        return secrets.randbelow(self._processes) if data.startswith(NEW_TABLE) else self._own

    def _of(self, table: bytes) -> int:
        return crc32(table) % self._processes


def _welcome(build: Build, data: bytes, files: list[int]) -> None:
    for file in files:
        connection = socket.socket(fileno=file)
        connecting = asyncio.get_running_loop().connect_accepted_socket(partial(build, data), connection)
        _UNDER_WAY.add(task := asyncio.ensure_future(connecting))
        task.add_done_callback(_UNDER_WAY.discard)


_UNDER_WAY: Final[set[asyncio.Future[Any]]] = set()  # a loop alone would not keep them


class Reception(HttpToolsProtocol):
    """uvicorn's HTTP, which looks at the first words of a connection before anything is made of them."""

    def __init__(self, homes: Homes, brought: bytes = b"", **named: Any) -> None:  # Any: uvicorn's own affairs
        super().__init__(**named)
        self._homes: Homes | None = None if brought else homes  # until the first words
        self._brought = brought

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self._brought:
            brought, self._brought = self._brought, b""
            self.data_received(brought)

    def data_received(self, data: bytes) -> None:
        homes, self._homes = self._homes, None
        if homes is None or not homes.hand_on(self.transport, data):
            super().data_received(data)
