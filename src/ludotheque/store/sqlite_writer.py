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
from .turn import Turn

T = TypeVar("T")

MOST: Final = 1000  # pieces of work in one transaction: the first of them waits for the last


Place = tuple[str, int]  # table, seq
Row = tuple[str, int, bytes]  # and data


class Work(NamedTuple):
    do: Callable[[sqlite3.Connection], object]
    answer: "asyncio.Future[Any]"
    place: Place | None  # where it appends an entry
    row: Row | None  # what it does, if that is to insert one entry: then all such are inserted at once


class Outcome(NamedTuple):
    value: object = None
    refusal: Exception | None = None


class Writer:
    """Owns the one connection that writes."""

    def __init__(self, connection: sqlite3.Connection, turn: Turn, saved: Callable[[list[Place]], None]) -> None:
        self._connection = connection
        self._turn = turn
        self._saved = saved  # told, on the loop, what has been appended
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Work | None] = SimpleQueue()  # None: no more will come
        self._closed = False
        self._thread = Thread(target=self._run, name="ludotheque-writer", daemon=True)
        self._thread.start()

    def do(
        self, work: Callable[[sqlite3.Connection], T], place: Place | None = None, row: Row | None = None
    ) -> "asyncio.Future[T]":
        """Done and durable when it has come. Work may refuse by Taken or CodeTaken if it has changed nothing by then;
        it may find its row there already."""
        answer: asyncio.Future[T] = self._loop.create_future()
        if self._closed:
            answer.set_exception(StoreFailed("the store is closed"))
        else:
            self._waiting.put(Work(work, answer, place, row))
        return answer

    async def close(self) -> None:
        """After the work that waits."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread -----------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            try:
                with self._turn:
                    self._gather(batch)
                    outcomes = self._commit(batch)
            except OSError as error:  # no turn is to be had
                outcomes = [Outcome(refusal=_failed(error)) for _ in batch]
            with suppress(RuntimeError):  # the loop has ended without closing us: nobody waits any more
                self._loop.call_soon_threadsafe(self._answer, batch, outcomes)
        self._connection.close()

    def _gather(self, batch: list[Work]) -> None:
        """All that waits by now goes with the first."""
        with suppress(Empty):
            while len(batch) < MOST:
                work = self._waiting.get_nowait()
                if work is None:
                    self._waiting.put(None)  # the last word, also of the next round
                    break
                batch.append(work)

    def _commit(self, batch: list[Work]) -> list[Outcome]:
        """One transaction. What one piece of work refuses is its own; what the disk refuses is everybody's."""
        try:
            rows = [work.row for work in batch if work.row]
            if len(rows) == len(batch) and self._insert(rows):
                return [Outcome()] * len(batch)
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [_outcome(work, self._connection) for work in batch]
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it was, the thread must live on
            with suppress(sqlite3.Error):
                self._connection.rollback()
            return [Outcome(refusal=_failed(error)) for _ in batch]
        return outcomes

    def _answer(self, batch: list[Work], outcomes: list[Outcome]) -> None:
        """On the loop."""
        for work, outcome in zip(batch, outcomes, strict=True):
            if work.answer.done():
                continue  # whoever asked has stopped waiting
            if outcome.refusal:
                work.answer.set_exception(outcome.refusal)
            else:
                work.answer.set_result(outcome.value)
        self._saved([work.place for work, done in zip(batch, outcomes, strict=True) if work.place and not done.refusal])

    def _insert(self, rows: list[Row]) -> bool:
        """All entries by one statement, which is a transaction by itself: each call lets go of the interpreter's lock
        and waits for it again beside a busy loop, while the turn is ours. False: some are taken, and each must be
        looked at; those that were not are in their places."""
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
