"""A slow line on this machine: whatever goes in at one end comes out at the other so much later, in its order. And a
slow disk."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest

from ludotheque.store.sqlite import SqliteLog


@asynccontextmanager
async def slow_line(url: str, way: float) -> AsyncIterator[str]:
    """The address of the same house, to which each way takes so many seconds."""
    house = urlsplit(url)

    async def lead(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(house.hostname, house.port)
        await asyncio.gather(_carry(reader, back, way), _carry(there, writer, way))

    server = await asyncio.start_server(lead, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: float) -> None:
    """What comes while something is under way is under way too: nothing waits for anything but its own time."""
    now = asyncio.get_running_loop().time
    under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def read() -> None:
        data = b"?"
        while data:  # the end of it travels too
            data = await reader.read(65536)
            under_way.put_nowait((now() + way, data))

    reading = asyncio.create_task(read())
    try:
        while True:
            due, data = await under_way.get()
            await asyncio.sleep(due - now())
            if not data:
                return
            writer.write(data)
    finally:
        reading.cancel()
        writer.close()


@contextmanager
def slow_disk(takes: float) -> Iterator[None]:
    """To save an entry takes so many seconds more; whatever else the house does goes on meanwhile."""
    append = SqliteLog.append

    async def later(log: SqliteLog, *entry: Any) -> None:
        await asyncio.sleep(takes)
        await append(log, *entry)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteLog, "append", later)
        yield
