"""One batch of appends as one PostgreSQL transaction: entries, filings, and word of them to other processes.

Processes race for places in logs, so two batches may name the same places: both go through them in one order, or each
would wait for the other.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from asyncpg import Connection, DeadlockDetectedError, Record, UniqueViolationError

from .log import CodeTaken, Filing, Taken

Place = tuple[str, int]  # a table and a number in its log
Refused = Taken | CodeTaken | None

LOG_CHANNEL: Final = "ludotheque_log"

INSERT: Final = f"""
WITH new AS (
    INSERT INTO entries (table_id, seq, data)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS entry (table_id, seq, data) ORDER BY table_id, seq
    ON CONFLICT DO NOTHING RETURNING table_id, seq
)
SELECT table_id, seq, pg_notify('{LOG_CHANNEL}', $4 || ' ' || seq || ' ' || table_id) FROM new"""

THERE: Final = """
SELECT table_id, seq, data FROM entries
WHERE (table_id, seq) IN (SELECT * FROM unnest($1::text[], $2::bigint[]))"""

FILE: Final = """
INSERT INTO tables (id, code, listing, line, wake_at, changed)
SELECT *, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint
FROM unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::bigint[]) AS filing (id) ORDER BY id
ON CONFLICT (id) DO UPDATE SET code = excluded.code, listing = excluded.listing, line = excluded.line,
    wake_at = excluded.wake_at, changed = excluded.changed"""

RISE: Final = """
DELETE FROM sitters
WHERE table_id = ANY($1::text[]) AND (table_id, person) NOT IN (SELECT * FROM unnest($2::text[], $3::text[]))"""

SIT: Final = """
INSERT INTO sitters (table_id, person)
SELECT DISTINCT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING"""


class Entry(NamedTuple):
    table: str
    seq: int
    data: bytes
    filing: Filing | None

    @property
    def place(self) -> Place:
        return self.table, self.seq


async def save(connection: "Connection[Record]", batch: Sequence[Entry], origin: str) -> list[Refused]:
    """Why each was refused, None where it was not. Whatever is raised instead, the batch may be saved again."""
    while True:
        try:
            async with connection.transaction(isolation="read_committed"):  # see what others commit meanwhile
                return await _write(connection, batch, origin)
        except DeadlockDetectedError:
            continue  # two processes that want two codes of each other: one of them had to give way
        except UniqueViolationError:
            if len(batch) == 1:
                return [CodeTaken(*(entry.filing.code for entry in batch if entry.filing))]
            half = len(batch) // 2  # somewhere in there is a code that is taken: by halves, until it is found
            return [*await save(connection, batch[:half], origin), *await save(connection, batch[half:], origin)]


async def _write(connection: "Connection[Record]", batch: Sequence[Entry], origin: str) -> list[Refused]:
    first = {entry.place: entry for entry in reversed(batch)}  # of those who want one place in this very batch
    wanted = [(*place, entry.data) for place, entry in first.items()]
    new = {(row[0], row[1]) for row in await connection.fetch(INSERT, *_columns(wanted, 3), origin)}
    there = {place: first[place].data for place in new}
    if others := [place for place in first if place not in new]:
        there |= await _there(connection, others)
    if filings := {place[0]: filing for place in sorted(new) if (filing := first[place].filing)}:  # a table's latest
        await _file(connection, filings)
    return [None if there[entry.place] == entry.data else Taken(*entry.place) for entry in batch]


async def _there(connection: "Connection[Record]", places: Sequence[Place]) -> dict[Place, bytes]:
    rows = await connection.fetch(THERE, *_columns(places, 2))
    return {(row[0], row[1]): row[2] for row in rows}


async def _file(connection: "Connection[Record]", filings: Mapping[str, Filing]) -> None:
    shelf = [(table, filing.code, filing.listing, filing.line, filing.wake_at) for table, filing in filings.items()]
    sitting = [(table, person) for table, filing in filings.items() for person in filing.people]
    await connection.execute(FILE, *_columns(shelf, 5))
    await connection.execute(RISE, list(filings), *_columns(sitting, 2))
    await connection.execute(SIT, *_columns(sitting, 2))


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    """Rows as PostgreSQL's unnest takes them: an array for each column."""
    return [[row[column] for row in rows] for column in range(width)]
