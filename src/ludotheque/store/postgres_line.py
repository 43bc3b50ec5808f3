"""The line to PostgreSQL: one connection that commits what gathers while it commits, and hears what others tell.

Because committing and listening share it, there is one answer to whether the database is there. When it goes, the batch
under way is kept and sent again: if its commit had come through, its own data is found in its places.
"""

import asyncio
from collections import deque
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, NamedTuple

import asyncpg

from .log import EventLog, StoreFailed
from .postgres_batch import LOG_CHANNEL, Entry, save

MOST: Final = 1000  # entries in one transaction: the first of them waits for the last
PULSE: Final = 15.0  # seconds of silence after which we ask whether the other end is there: networks die quietly
PATIENCE: Final = 30.0  # seconds for an answer
PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)  # seconds between attempts to come back; the last again and again

TELL_CHANNEL: Final = "ludotheque_tell"

GONE: Final = (OSError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)


def is_gone(error: Exception) -> bool:
    """Whether the database went away, rather than refused. Of a closed connection asyncpg says InterfaceError."""
    return isinstance(error, GONE) or type(error) is asyncpg.InterfaceError


class Append(NamedTuple):
    entry: Entry
    answer: "asyncio.Future[None]"


class Line:
    def __init__(self, url: str, log: EventLog) -> None:
        self.origin = token_hex(8)  # by which a process knows its own words when it hears them
        self._url = url
        self._log = log
        self._waiting: deque[Append] = deque()
        self._stir = asyncio.Event()  # there is something to do
        self._closing = asyncio.Event()

    async def open(self) -> None:
        self._connection = await self._connect()
        self._task = asyncio.create_task(self._run(), name="ludotheque-line")

    async def close(self) -> None:
        self._closing.set()
        self._stir.set()
        await self._task
        self._connection.remove_termination_listener(self._ended)
        with suppress(*GONE, asyncpg.InterfaceError):
            await self._connection.close(timeout=PATIENCE)

    async def append(self, entry: Entry) -> None:
        if self._closing.is_set():
            raise StoreFailed("the store is closed")
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(entry, answer))
        self._stir.set()
        await answer

    # -- committing --------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while self._waiting or not self._closing.is_set():
            batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            try:
                await self._commit(batch)
            except Exception as error:  # whatever it was, others want to append after this
                if is_gone(error) or self._connection.is_closed():
                    self._waiting.extendleft(reversed(batch))
                    await self._come_back()
                else:
                    _fail(batch, error)

    async def _commit(self, batch: list[Append]) -> None:
        if not batch:
            await self._wait()
            return
        refusals = await save(self._connection, [append.entry for append in batch], self.origin)
        for append, refusal in zip(batch, refusals, strict=True):
            if append.answer.done():
                continue  # whoever asked has stopped waiting
            if refusal:
                append.answer.set_exception(refusal)
            else:
                append.answer.set_result(None)

    async def _wait(self) -> None:
        """Until there is something to do, with a sign of life now and then."""
        try:
            async with asyncio.timeout(PULSE):
                await self._stir.wait()
        except TimeoutError:
            await self._connection.execute("SELECT 1")
        self._stir.clear()
        if self._connection.is_closed():
            raise ConnectionError

    # -- being there -------------------------------------------------------------------------------------------

    async def _connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        await connection.add_listener(LOG_CHANNEL, self._hear_append)
        await connection.add_listener(TELL_CHANNEL, self._hear_message)
        connection.add_termination_listener(self._ended)
        return connection

    async def _come_back(self) -> None:
        """Try until the database is there again, or until we are closed without it."""
        loop = asyncio.get_running_loop()
        loop.call_soon(self._log.lost)  # not called from here: what it raises is its own affair
        self._connection.terminate()
        tries = 0
        while True:
            try:
                self._connection = await self._connect()
            except (*GONE, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if self._closing.is_set():
                    _fail(self._waiting, error)
                    self._waiting.clear()
                    return
            else:
                loop.call_soon(self._log.back)
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSES[min(tries, len(PAUSES) - 1)]):
                    await self._closing.wait()
            tries += 1

    def _ended(self, *_: object) -> None:
        self._stir.set()

    # -- listening ---------------------------------------------------------------------------------------------

    def _hear_append(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        origin, seq, table = str(payload).split(" ", 2)
        if origin != self.origin:
            self._log.appended(table, int(seq))

    def _hear_message(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        origin, message = str(payload).split(" ", 1)
        if origin != self.origin:
            self._log.heard(message.encode())


def _fail(appends: "list[Append] | deque[Append]", error: Exception) -> None:
    for append in appends:
        if not append.answer.done():
            failed = StoreFailed(str(error))
            failed.__cause__ = error
            append.answer.set_exception(failed)
