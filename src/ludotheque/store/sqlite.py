"""The log in one SQLite file, for a house of one process.

WAL lets reading go on beside writing, on a connection and a thread of its own; synchronous=FULL makes every commit wait
for the disk.
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

from .log import CodeTaken, EventLog, Filing, StoreFailed, Taken
from .migrate import migrate
from .sqlite_writer import Writer

PATIENCE: Final = 10.0  # seconds for another process, say a backup, to let go of the file

FILE: Final = """
INSERT INTO tables (id, code, listing, line, wake_at, changed) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET code = excluded.code, listing = excluded.listing, line = excluded.line,
    wake_at = excluded.wake_at, changed = excluded.changed"""
OF_PERSON: Final = """
SELECT line FROM sitters JOIN tables ON id = table_id WHERE person = ? ORDER BY changed DESC LIMIT ?"""


class SqliteLog(EventLog):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    async def open(self) -> None:
        try:
            await asyncio.to_thread(_prepare, self._path)
            self._writer = Writer(_connect(self._path))
            self._reading = _connect(self._path)
        except (OSError, sqlite3.Error, sa.exc.DBAPIError, CommandError) as error:
            raise StoreFailed(str(error)) from error
        self._reader = ThreadPoolExecutor(1, "ludotheque-reader")

    async def close(self) -> None:
        await self._writer.close()
        self._reader.shutdown()
        self._reading.close()

    def append(self, table: str, seq: int, data: bytes, filing: Filing | None = None) -> Awaitable[None]:
        row = (table, seq, data) if filing is None else None
        return self._writer.do(lambda connection: _append(connection, table, seq, data, filing), row)

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
        """There is nobody else."""

    async def _column(self, query: str, *values: object) -> list[Any]:
        """The first column of what is found."""

        def rows() -> list[Any]:
            return [row[0] for row in self._reading.execute(query, values)]

        return await asyncio.get_running_loop().run_in_executor(self._reader, rows)


# -- the file ---------------------------------------------------------------------------------------------------


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
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
