"""Entries: in order, each place once, whoever races for it. On both databases."""

import asyncio
from collections import Counter

import pytest
from tests.store.stories import filing, opened, tell

from ludotheque.store import EventLog, StoreFailed, Taken, open_log


def test_what_is_appended_is_read_in_order_and_after_a_restart(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            for seq in range(1, 13):  # by number, not by letter: 10 comes after 9
                await log.append("here", seq, f"entry {seq}".encode())
            await log.append("there", 1, b"\x00\xff another table")
        async with opened(url) as log:
            assert await log.read("here") == [f"entry {seq}".encode() for seq in range(1, 13)]
            assert await log.read("here", after=10) == [b"entry 11", b"entry 12"]
            assert await log.read("here", after=12) == []
            assert await log.read("there") == [b"\x00\xff another table"]
            assert await log.read("nowhere") == []

    tell(story())


def test_a_place_that_is_taken_stays_as_it_is(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            await log.append("t", 1, b"mine")
            with pytest.raises(Taken):
                await log.append("t", 1, b"yours")
            assert await log.read("t") == [b"mine"]

    tell(story())


def test_the_same_data_twice_is_no_conflict_and_files_nothing_anew(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            await log.append("t", 1, b"mine", filing(line=b"first"))
            await log.append("t", 2, b"more", filing(listing="open", line=b"second"))
            await log.append("t", 1, b"mine", filing(line=b"first"))
            assert await log.read("t") == [b"mine", b"more"]
            assert await log.listed("open") == [b"second"]

    tell(story())


def test_one_conflict_does_not_hurt_the_others_of_its_batch(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            await log.append("taken", 1, b"mine")
            batch = [log.append(f"t{i}", 1, b"x") for i in range(20)]
            batch.insert(10, log.append("taken", 1, b"yours"))
            batch += [log.append("twice", 1, b"first"), log.append("twice", 1, b"second")]
            batch += [log.append("same", 1, b"one"), log.append("same", 1, b"one")]
            outcomes = await asyncio.gather(*batch, return_exceptions=True)
            refused = [number for number, outcome in enumerate(outcomes) if isinstance(outcome, Taken)]
            assert refused == [10, 22]
            assert Counter(outcomes)[None] == len(batch) - 2
            assert [await log.read(f"t{i}") for i in range(20)] == [[b"x"]] * 20
            assert await log.read("twice") == [b"first"]

    tell(story())


def test_of_two_writers_who_race_one_wins_each_place(url: str) -> None:
    tables, length = [f"t{i}" for i in range(8)], 40
    won: Counter[tuple[str, bytes]] = Counter()

    async def race(log: EventLog, table: str, name: str) -> int:
        """Append to the end of the log until it is long enough; how often somebody was quicker."""
        lost = 0
        while (seq := len(await log.read(table)) + 1) <= length:
            data = f"{seq} {name}".encode()
            try:
                await log.append(table, seq, data)
                won[table, data] += 1
            except Taken:
                lost += 1
        return lost

    async def story() -> None:
        async with opened(url) as one, opened(url) as other:
            racers = [
                race(log, table, f"{name}{number}")
                for number in range(2)
                for table in (tables if number else tables[::-1])
                for name, log in (("one", one), ("other", other))
            ]
            assert sum(await asyncio.gather(*racers)) > 0
            for table in tables:
                entries = await one.read(table)
                assert [int(entry.split()[0]) for entry in entries] == list(range(1, length + 1))
                assert [won[table, entry] for entry in entries] == [1] * length
            assert won.total() == length * len(tables)

    tell(story())


def test_who_stops_waiting_does_not_stop_the_writer(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            waiting = [asyncio.ensure_future(log.append(f"t{i}", 1, b"x")) for i in range(50)]
            await asyncio.sleep(0)
            for task in waiting[::2]:
                task.cancel()
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            assert outcomes[1::2] == [None] * 25
            await log.append("after", 1, b"still here")
            assert [await log.read(f"t{i}") for i in range(1, 50, 2)] == [[b"x"]] * 25

    tell(story())


def test_closing_saves_what_waits(url: str) -> None:
    async def story() -> None:
        log = open_log(url)
        await log.open()
        waiting = [asyncio.ensure_future(log.append("t", seq, b"x")) for seq in range(1, 101)]
        await asyncio.sleep(0)
        await log.close()
        assert await asyncio.gather(*waiting) == [None] * 100
        async with opened(url) as log:
            assert len(await log.read("t")) == 100

    tell(story())


def test_whoever_reads_from_a_store_that_is_shut_is_told_so(url: str) -> None:
    async def story() -> None:
        async with opened(url) as log:
            await log.append("t", 1, b"x")
        with pytest.raises(StoreFailed):
            await log.read("t")

    tell(story())


@pytest.mark.parametrize("address", ["", "sqlite://", "sqlite:///:memory:", "mysql://host/name", "/a/path"])
def test_what_is_no_store_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="a store is sqlite:///file or postgresql://"):
        open_log(address)
