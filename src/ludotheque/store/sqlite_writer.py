"""The thread that writes to SQLite. While it waits for the disk, work gathers; all of that is its next transaction.

So one fsync saves hundreds of entries when the house is full, and one when it is quiet, and nobody waits for a timer.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from .log import CodeTaken, StoreFailed, Taken

T = TypeVar("T")

MOST: Final = 1000  # pieces of work in one transaction: the first of them waits for the last


Row = tuple[str, int, bytes]  # table, seq, data


class Work(NamedTuple):
    do: Callable[[sqlite3.Connection], object]
    answer: "asyncio.Future[Any]"
    row: Row | None  # what it does, if that is to insert one entry: then all such are inserted at once


class Outcome(NamedTuple):
    value: object = None
    refusal: Exception | None = None


class Writer:
    """Owns the one connection that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Work | None] = SimpleQueue()  # None: no more will come
        self._closed = False
        self._thread = Thread(target=self._run, name="ludotheque-writer", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[sqlite3.Connection], T], row: Row | None = None) -> "asyncio.Future[T]":
        """Done and durable when it has come. Work may refuse by Taken or CodeTaken if it has changed nothing by then;
        it may find its row there already."""
        answer: asyncio.Future[T] = self._loop.create_future()
        if self._closed:
            answer.set_exception(StoreFailed("the store is closed"))
        else:
            self._waiting.put(Work(work, answer, row))
        return answer

    async def close(self) -> None:
        """After the work that waits."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread -----------------------------------------------------------------------------------------

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._gather()
            if batch:
                outcomes = self._commit(batch)
                with suppress(RuntimeError):  # the loop has ended without closing us: nobody waits any more
                    self._loop.call_soon_threadsafe(_tell, batch, outcomes)
        self._connection.close()

    def _gather(self) -> tuple[list[Work], bool]:
        """All that waits, at least one; and whether more may come."""
        batch: list[Work] = []
        work = self._waiting.get()
        with suppress(Empty):
            while work is not None:
                batch.append(work)
                if len(batch) == MOST:
                    return batch, True
                work = self._waiting.get_nowait()
            return batch, False
        return batch, True

    def _commit(self, batch: list[Work]) -> list[Outcome]:
        """One transaction. What one piece of work refuses is its own; what the disk refuses is everybody's."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            is_inserted = self._insert([work.row for work in batch if work.row])
            outcomes = [Outcome() if work.row and is_inserted else _outcome(work, self._connection) for work in batch]
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it was, the thread must live on
            with suppress(sqlite3.Error):
                self._connection.rollback()
            return [Outcome(refusal=_failed(error)) for _ in batch]
        return outcomes

    def _insert(self, rows: list[Row]) -> bool:
        """All entries by one statement, since each would let go of the interpreter's lock and wait for it again beside
        a busy loop. False: some are taken, and each must be looked at."""
        if not rows:
            return False
        places = ", ".join(["(?, ?, ?)"] * len(rows))
        values = [value for row in rows for value in row]
        inserting = f"INSERT OR IGNORE INTO entries (table_id, seq, data) VALUES {places}"
        return self._connection.execute(inserting, values).rowcount == len(rows)


def _outcome(work: Work, connection: sqlite3.Connection) -> Outcome:
    try:
        return Outcome(work.do(connection))
    except (Taken, CodeTaken) as refusal:
        return Outcome(refusal=refusal)


def _failed(error: Exception) -> StoreFailed:
    failed = StoreFailed(str(error))
    failed.__cause__ = error
    return failed


def _tell(batch: list[Work], outcomes: list[Outcome]) -> None:
    for work, outcome in zip(batch, outcomes, strict=True):
        if work.answer.done():
            continue  # whoever asked has stopped waiting
        if outcome.refusal:
            work.answer.set_exception(outcome.refusal)
        else:
            work.answer.set_result(outcome.value)
