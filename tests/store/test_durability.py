"""What is acknowledged is on the disk: after a kill, with a full disk, with one commit for many."""

import asyncio
import multiprocessing
import resource
import stat
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url
from tests.store.stories import opened, tell

from ludotheque.store import StoreFailed, open_log
from ludotheque.store.sqlite import SqliteLog

PROCESSES = multiprocessing.get_context("spawn")


# -- one commit for many ----------------------------------------------------------------------------------------


def commits_in(wal: Path) -> int:
    """Frames of a SQLite WAL that end a transaction: those that give the size of the database after them."""
    header, frame, page = 32, 24, 4096
    content = wal.read_bytes()
    starts = range(header, len(content), frame + page)
    return sum(content[start + 4 : start + 8] != bytes(4) for start in starts)


async def commits(url: str) -> int:
    """How many transactions have written."""
    if url.startswith("sqlite"):
        return commits_in(Path(f"{make_url(url).database}-wal"))
    connection = await asyncpg.connect(url)
    number: int = await connection.fetchval("SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint")
    await connection.close()
    return number


@pytest.mark.parametrize("at_once", [1, 400])
def test_those_who_wait_together_share_a_commit(url: str, at_once: int) -> None:
    async def story() -> None:
        async with opened(url) as log:
            before = await commits(url)
            for start in range(0, 400, at_once):
                await asyncio.gather(*(log.append(f"t{start + i}", 1, b"x") for i in range(at_once)))
            made = await commits(url) - before
            assert made >= 400 if at_once == 1 else made <= 10

    tell(story())


# -- a writer is killed -----------------------------------------------------------------------------------------


def in_a_process(
    work: Callable[[str, Connection], None], url: str
) -> tuple[multiprocessing.process.BaseProcess, Connection]:
    ours, theirs = PROCESSES.Pipe()
    process = PROCESSES.Process(target=work, args=(url, theirs), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def write_on(url: str, answers: Connection) -> None:
    async def append(table: str) -> None:
        for seq in count(1):
            await log.append(table, seq, f"{table} {seq}".encode())
            answers.send((table, seq))

    async def story() -> None:
        await log.open()
        await asyncio.gather(*(append(f"t{i}") for i in range(20)))

    log = open_log(url)
    asyncio.run(story())


def test_what_was_acknowledged_outlives_kill_9(url: str) -> None:
    process, answers = in_a_process(write_on, url)
    acknowledged = dict(answers.recv() for _ in range(2000))
    process.kill()
    process.join()
    with suppress(EOFError):
        while True:  # what it said before it died
            acknowledged.update([answers.recv()])
    answers.close()
    assert len(acknowledged) == 20

    async def story() -> None:
        async with opened(url) as log:
            for table, last in acknowledged.items():
                entries = await log.read(table)
                assert entries == [f"{table} {seq}".encode() for seq in range(1, len(entries) + 1)]
                assert len(entries) >= last
                await log.append(table, len(entries) + 1, b"and on")

    tell(story())


# -- SQLite's disk ----------------------------------------------------------------------------------------------


def fill_the_disk(url: str, answers: Connection) -> None:
    """In a process that may not make files larger than this; then it may."""

    async def story() -> None:
        async with opened(url) as log:
            await log.append("t", 1, b"before")
            resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
            large = [log.append(f"large{i}", 1, bytes(50_000)) for i in range(20)]
            outcomes = await asyncio.gather(*large, return_exceptions=True)
            answers.send([i for i, outcome in enumerate(outcomes) if isinstance(outcome, StoreFailed)])
            answers.send([i for i in range(20) if not await log.read(f"large{i}")])
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            await log.append("t", 2, b"after")
            answers.send(await log.read("t"))

    tell(story())


def test_a_full_disk_is_said_and_work_goes_on_when_there_is_room(sqlite_url: str) -> None:
    process, answers = in_a_process(fill_the_disk, sqlite_url)
    failed = answers.recv()
    assert len(failed) >= 15
    assert answers.recv() == failed
    assert answers.recv() == [b"before", b"after"]
    process.join()
    answers.close()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def story() -> None:
        with pytest.raises(StoreFailed):
            async with opened(f"sqlite:///{tmp_path}/file/log.db"):
                pass

    tell(story())


def test_the_file_is_its_owners_alone(sqlite_url: str) -> None:
    async def story() -> None:
        async with opened(sqlite_url) as log:
            await log.secret("key")
            files = list(Path(str(make_url(sqlite_url).database)).parent.iterdir())
            assert len(files) == 3  # with the WAL and its index
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}

    tell(story())


def test_every_commit_of_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """No test can pull the plug: so SQLite is asked whether it would wait."""

    async def story() -> None:
        log = SqliteLog(tmp_path / "log.sqlite")
        await log.open()
        modes = await log._writer.do(
            lambda connection: [
                connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "journal_mode")
            ]
        )
        await log.close()
        assert modes == [FULL, "wal"]

    asyncio.run(story())


FULL = 2  # as SQLite numbers them
