"""Several processes on one PostgreSQL: they hear of each other, and outlive its restarts."""

import asyncio
import signal
from collections.abc import Sequence
from typing import Any

import pytest
from tests.postgres import Cluster
from tests.store.stories import filing, opened, tell, until

from ludotheque.store import EventLog, StoreFailed, open_log, postgres_line
from ludotheque.store.postgres_batch import Entry, save


def test_others_hear_of_an_entry_and_the_writer_does_not(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            heard: list[tuple[str, int]] = []
            done = asyncio.Event()
            one.appended = lambda *_: pytest.fail("that was us")
            other.appended = lambda table, seq: done.set() if table == "last" else heard.append((table, seq))
            await one.append("a table", 1, b"1")
            await one.append("a table", 2, b"2", filing(code="ROSE"))
            await one.append("a table", 2, b"2")  # nothing new
            await one.append("last", 1, b"1")
            await until(done)
            assert heard == [("a table", 1), ("a table", 2)]
            assert await other.read("a table") == [b"1", b"2"]  # saved before it is said

    tell(story())


def test_others_hear_what_is_told(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            heard: list[bytes] = []
            done = asyncio.Event()
            one.heard = lambda _: pytest.fail("that was us")
            other.heard = lambda message: done.set() if message == b"last" else heard.append(message)
            told = ['{"été": "à la plage"}'.encode(), b"x" * 7000, b""]
            for message in [*told, b"last"]:
                await one.tell(message)
            await until(done)
            assert heard == told
            with pytest.raises(ValueError, match="7000"):
                await one.tell(b"x" * 7001)

    tell(story())


class Watch:
    """Counts how often a log's database went and came."""

    def __init__(self, log: EventLog) -> None:
        self.seen: list[str] = []
        self.gone, self.here = asyncio.Event(), asyncio.Event()
        log.lost, log.back = self._lost, self._back

    def _lost(self) -> None:
        self.seen.append("lost")
        self.gone.set()

    def _back(self) -> None:
        self.seen.append("back")
        self.here.set()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["restart", "crash"])
def test_a_restart_under_load_loses_nothing_and_doubles_nothing(
    cluster: Cluster, postgres_url: str, how: signal.Signals
) -> None:
    over = asyncio.Event()

    async def append(log: EventLog, table: str) -> int:
        seq = 0
        while not over.is_set():
            seq += 1
            await log.append(table, seq, f"{table} {seq}".encode(), filing(line=b"%d" % seq, people=(table,)))
        return seq

    async def story() -> None:
        async with opened(postgres_url) as log:
            watch = Watch(log)
            tasks = [asyncio.create_task(append(log, f"t{i}")) for i in range(30)]
            for restarts in range(1, 4):
                await asyncio.sleep(0.2)
                await asyncio.to_thread(cluster.restart, how)
                await until(watch.here)
                watch.here.clear()
                assert watch.seen == ["lost", "back"] * restarts
            over.set()
            for table, last in zip([f"t{i}" for i in range(30)], await asyncio.gather(*tasks), strict=True):
                assert await log.read(table) == [f"{table} {seq}".encode() for seq in range(1, last + 1)]
                assert await log.of_person(table) == [b"%d" % last]

    tell(story())


def test_a_commit_whose_answer_is_lost_is_found_to_be_ours(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([False])

    async def save_and_lose(connection: Any, batch: Sequence[Entry], origin: str) -> list[Any]:
        saved = await save(connection, batch, origin)
        if not next(answers, True):
            raise ConnectionResetError
        return list(saved)

    monkeypatch.setattr(postgres_line, "save", save_and_lose)

    async def story() -> None:
        async with opened(postgres_url) as log, opened(postgres_url) as other:
            watch = Watch(log)
            heard: list[int] = []
            done = asyncio.Event()
            other.appended = lambda _, seq: done.set() if seq == 2 else heard.append(seq)
            await log.append("t", 1, b"once")
            assert watch.seen == ["lost", "back"]
            await log.append("t", 2, b"more")
            await until(done)
            assert [await log.read("t"), heard] == [[b"once", b"more"], [1]]

    tell(story())


def test_an_idle_house_notices_and_what_is_asked_meanwhile_waits(cluster: Cluster, postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            watch = Watch(one)
            await one.append("t", 1, b"1")
            await asyncio.to_thread(cluster.stop)
            await until(watch.gone)
            waiting = [one.append("t", 2, b"2"), one.read("t"), one.find("ROSE"), one.tell(b"hello")]
            tasks = [asyncio.ensure_future(what) for what in waiting]
            await asyncio.sleep(0.5)
            assert not any(task.done() for task in tasks)
            await asyncio.to_thread(cluster.start)
            await asyncio.gather(*tasks)
            assert watch.seen == ["lost", "back"]
            told = asyncio.Event()
            one.heard = lambda _: told.set()
            await other.tell(b"they listen again")
            await until(told)

    tell(story())


def test_a_house_can_close_without_its_database(cluster: Cluster, postgres_url: str) -> None:
    async def story() -> None:
        log = open_log(postgres_url)
        await log.open()
        watch = Watch(log)
        await asyncio.to_thread(cluster.stop)
        try:
            await until(watch.gone)
            waiting = asyncio.ensure_future(log.append("t", 1, b"x"))
            await asyncio.sleep(0)
            await log.close()
            with pytest.raises(StoreFailed):
                await waiting
            with pytest.raises(StoreFailed):
                await open_log(postgres_url).open()
        finally:
            await asyncio.to_thread(cluster.start)

    tell(story())


def test_a_refusal_by_the_database_is_no_loss_of_it(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as log:
            watch = Watch(log)
            with pytest.raises(StoreFailed):
                await log.append("no text in PostgreSQL\0", 1, b"x")
            await log.append("t", 1, b"x")
            assert watch.seen == []

    tell(story())
