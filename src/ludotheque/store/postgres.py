"""The log in PostgreSQL, for a house of several processes."""

import asyncio
import secrets
from typing import Any, Final

import asyncpg
from alembic.util import CommandError

from .log import LONGEST_MESSAGE, EventLog, Filing, StoreFailed
from .migrate import steps_from
from .postgres_batch import Entry
from .postgres_line import PATIENCE, TELL_CHANNEL, Line, is_gone

READERS: Final = 4  # connections that only ask
PAUSE: Final = 0.2  # seconds between questions to a database that has gone
MIGRATING: Final = 0x6C75646F  # the number of our advisory lock ("ludo")

OF_PERSON: Final = """
SELECT line FROM sitters JOIN tables ON id = table_id WHERE person = $1 ORDER BY changed DESC LIMIT $2"""


class PostgresLog(EventLog):
    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    async def open(self) -> None:
        self._closed = False
        self._line = Line(self._url, self)
        try:
            await _migrate(self._url)
            self._readers = await asyncpg.create_pool(
                self._url, min_size=0, max_size=READERS, timeout=PATIENCE, command_timeout=PATIENCE
            )
            await self._line.open()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, CommandError) as error:
            raise StoreFailed(str(error)) from error

    async def close(self) -> None:
        self._closed = True
        await self._line.close()
        await self._readers.close()

    async def append(self, table: str, seq: int, data: bytes, filing: Filing | None = None) -> None:
        await self._line.append(Entry(table, seq, data, filing))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self._column(
            "SELECT data FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after
        )

    async def find(self, code: str) -> str | None:
        found = await self._column("SELECT id FROM tables WHERE code = $1", code)
        return found[0] if found else None

    async def listed(self, listing: str, limit: int = 50) -> list[bytes]:
        return await self._column(
            "SELECT line FROM tables WHERE listing = $1 ORDER BY changed DESC LIMIT $2", listing, limit
        )

    async def of_person(self, person: str, limit: int = 50) -> list[bytes]:
        return await self._column(OF_PERSON, person, limit)

    async def due(self, now: int, limit: int = 100) -> list[str]:
        return await self._column("SELECT id FROM tables WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2", now, limit)

    async def secret(self, name: str) -> bytes:
        made = secrets.token_bytes(32)
        await self._column("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, made)
        found: bytes = (await self._column("SELECT value FROM secrets WHERE name = $1", name))[0]
        return found

    async def tell(self, message: bytes) -> None:
        if len(message) > LONGEST_MESSAGE:
            raise ValueError(f"a message has at most {LONGEST_MESSAGE} bytes")
        await self._column("SELECT pg_notify($1, $2)", TELL_CHANNEL, f"{self._line.origin} {message.decode()}")

    async def _column(self, query: str, *values: object) -> list[Any]:
        """The first column of what is found; while the database is away, it is asked again."""
        while True:
            try:
                return [row[0] for row in await self._readers.fetch(query, *values)]
            except Exception as error:
                if self._closed:
                    raise StoreFailed("the store is closed") from error
                if not is_gone(error):
                    raise
            await asyncio.sleep(PAUSE)


async def _migrate(url: str) -> None:
    """In one transaction, and one process at a time: those who wait find that it has been done."""
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            known = await connection.fetchval("SELECT to_regclass('alembic_version')")
            revision = await connection.fetchval("SELECT version_num FROM alembic_version") if known else None
            if steps := steps_from(revision, "postgresql"):
                await connection.execute(steps)
    finally:
        await connection.close()
