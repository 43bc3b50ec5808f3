"""The log in one SQLite file, for a house of one process, or of several on one machine.

WAL lets reading go on beside writing, on a connection and a thread of its own; synchronous=FULL makes every commit wait
for the disk. Several processes take turns at the file (`turn.py`), and tell each other what they have appended
(`corridor.py`).
"""

import asyncio
import os
import secrets
import sqlite3
import time
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic.util import CommandError

from .corridor import LARGEST, Corridor
from .log import CodeTaken, EventLog, Filing, StoreFailed, Taken
from .migrate import migrate
from .sqlite_writer import Place, Writer
from .turn import NO_OTHERS, SharedTurn

PATIENCE: Final = 10.0  # seconds for another process, say a backup, to let go of the file
PAGES: Final = -32_000  # kB of the file that a writer remembers, and need not read again
AHEAD: Final = 8_000  # pages (of 4 kB) that may lie in the WAL: many entries share a page, and that is moved but once

APPENDED: Final = b"a"  # the first byte of what goes through the corridor: `table seq`, a line each,
SAID: Final = b"s"  # or a message

FILE: Final = """
INSERT INTO tables (id, code, listing, line, wake_at, changed) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET code = excluded.code, listing = excluded.listing, line = excluded.line,
    wake_at = excluded.wake_at, changed = excluded.changed"""
OF_PERSON: Final = """
SELECT line FROM sitters JOIN tables ON id = table_id WHERE person = ? ORDER BY changed DESC LIMIT ?"""


class SqliteLog(EventLog):
    def __init__(self, path: Path, corridor: Corridor | None = None) -> None:
        super().__init__()
        self._path = path
        self._corridor = corridor
        self.is_shared = corridor is not None

    async def open(self) -> None:
        try:
            await asyncio.to_thread(_prepare, self._path)
            self._turn = SharedTurn(Path(f"{self._path}.turn")) if self._corridor else None
            self._writer = Writer(_connect(self._path), self._turn or NO_OTHERS, self._saved)
            self._reading = _connect(self._path)
        except (OSError, sqlite3.Error, sa.exc.DBAPIError, CommandError) as error:
            raise StoreFailed(str(error)) from error
        self._reader = ThreadPoolExecutor(1, "ludotheque-reader")
        if self._corridor:
            self._corridor.open(self._hear)

    async def close(self) -> None:
        if self._corridor:
            self._corridor.close()  # first: nobody is asked to read on from what is closed
        await self._writer.close()
        if self._turn:
            self._turn.close()
        self._reader.shutdown()
        self._reading.close()

    def append(self, table: str, seq: int, data: bytes, filing: Filing | None = None) -> Awaitable[None]:
        row = (table, seq, data) if filing is None else None
        return self._writer.do(lambda connection: _append(connection, table, seq, data, filing), (table, seq), row)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self._column("SELECT data FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", table, after)

    async def find(self, code: str) -> str | None:
        found = await self._column("SELECT id FROM tables WHERE code = ?", code)
        return found[0] if found else None

    async def listed(self, listing: str, limit: int = 50) -> list[bytes]:
        return await self._column(
            "SELECT line FROM tables WHERE listing = ? ORDER BY changed DESC LIMIT ?", listing, limit
        )

    async def of_person(self, person: str, limit: int = 50) -> list[bytes]:
        return await self._column(OF_PERSON, person, limit)

    async def due(self, now: int, limit: int = 100) -> list[str]:
        return await self._column("SELECT id FROM tables WHERE wake_at <= ? ORDER BY wake_at LIMIT ?", now, limit)

    async def secret(self, name: str) -> bytes:
        return await self._writer.do(lambda connection: _secret(connection, name))

    async def tell(self, message: bytes) -> None:
        if self._corridor:
            self._corridor.tell_all(SAID + message)

    # -- through the corridor ----------------------------------------------------------------------------------

    def _saved(self, places: list[Place]) -> None:
        if self._corridor is None:
            return
        lines = [f"{table} {seq}\n".encode() for table, seq in places]
        while lines:
            packet = bytearray(APPENDED)
            while lines and len(packet) + len(lines[-1]) <= LARGEST:
                packet += lines.pop()
            self._corridor.tell_all(bytes(packet))

    def _hear(self, packet: bytes, _files: list[int]) -> None:
        if packet.startswith(APPENDED):
            for line in packet[len(APPENDED) :].splitlines():
                table, seq = line.decode().split(" ")
                self.appended(table, int(seq))
        elif packet.startswith(SAID):
            self.heard(packet[len(SAID) :])
        else:
            self.back()  # what was missed is in the file

    # -- reading -----------------------------------------------------------------------------------------------

    async def _column(self, query: str, *values: object) -> list[Any]:
        """The first column of what is found."""

        def rows() -> list[Any]:
            return [row[0] for row in self._reading.execute(query, values)]

        try:
            reading = asyncio.get_running_loop().run_in_executor(self._reader, rows)
        except RuntimeError as closed:  # somebody was about to read on when the house was shut
            raise StoreFailed("the store is closed") from closed
        return await reading


# -- the file ---------------------------------------------------------------------------------------------------


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA cache_size = {PAGES}")
    connection.execute(f"PRAGMA wal_autocheckpoint = {AHEAD}")
    return connection


def _prepare(path: Path) -> None:
    """Make the file, for its owner alone because it holds secrets, and migrate it while nobody else does."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    engine = sa.create_engine("sqlite://", creator=lambda: _connect(path), poolclass=sa.NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        migrate(connection)
        connection.commit()


# -- in the writer's transaction --------------------------------------------------------------------------------


def _append(connection: sqlite3.Connection, table: str, seq: int, data: bytes, filing: Filing | None) -> None:
    try:
        connection.execute("INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)", (table, seq, data))
    except sqlite3.IntegrityError:
        there = connection.execute("SELECT data FROM entries WHERE table_id = ? AND seq = ?", (table, seq))
        if there.fetchone() != (data,):
            raise Taken(table, seq) from None
        return
    if filing:
        try:
            _file(connection, table, filing)
        except sqlite3.IntegrityError:  # the entry is undone alone: others share the transaction
            connection.execute("DELETE FROM entries WHERE table_id = ? AND seq = ?", (table, seq))
            raise CodeTaken(filing.code) from None


def _file(connection: sqlite3.Connection, table: str, filing: Filing) -> None:
    changed = time.time_ns() // 1000
    connection.execute(FILE, (table, filing.code, filing.listing, filing.line, filing.wake_at, changed))
    sitting = {person for (person,) in connection.execute("SELECT person FROM sitters WHERE table_id = ?", (table,))}
    if sitting != (people := set(filing.people)):
        connection.execute("DELETE FROM sitters WHERE table_id = ?", (table,))
        connection.executemany("INSERT INTO sitters (table_id, person) VALUES (?, ?)", [(table, one) for one in people])


def _secret(connection: sqlite3.Connection, name: str) -> bytes:
    made = secrets.token_bytes(32)
    connection.execute("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, made))
    value: bytes = connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0]
    return value
