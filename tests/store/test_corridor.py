"""Several processes on one SQLite file: they take turns, and hear of each other through a corridor."""

import asyncio
import fcntl
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from ludotheque.store import EventLog, Taken
from ludotheque.store.corridor import LARGEST, MISSED, MOST, Corridor, build
from ludotheque.store.sqlite import SqliteLog
from ludotheque.store.turn import SharedTurn

from .stories import filing, tell, until

BUILT: Final[list[socket.socket]] = []


def built(processes: int = 2) -> list[dict[int, socket.socket]]:
    """For one test."""
    lines = build(processes)
    BUILT.extend(end for ends in lines for end in ends.values())
    return lines


@pytest.fixture(autouse=True)
def _torn_down() -> Iterator[None]:
    yield
    while BUILT:
        BUILT.pop().close()


@asynccontextmanager
async def sharing(path: Path, processes: int = 2) -> AsyncIterator[list[EventLog]]:
    """As many logs on one file as a house has processes, each with its ends of the corridor."""
    async with AsyncExitStack() as stack:
        logs: list[EventLog] = []
        for ends in built(processes):
            logs.append(SqliteLog(path, Corridor(ends)))
            await logs[-1].open()
            stack.push_async_callback(logs[-1].close)
        yield logs


def test_the_others_hear_of_an_entry_once_it_is_saved_and_the_writer_does_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path / "log.db", 3) as (one, other, third):
            heard: list[tuple[str, int]] = []
            done, third_done = asyncio.Event(), asyncio.Event()
            one.appended = lambda *_: pytest.fail("that was us")
            other.appended = lambda table, seq: done.set() if table == "last" else heard.append((table, seq))
            third.appended = lambda table, _seq: third_done.set() if table == "last" else None
            await one.append("a-table", 1, b"1")
            await one.append("a-table", 2, b"2", filing(code="ROSE"))
            with pytest.raises(Taken):
                await one.append("a-table", 2, b"another")
            await one.append("last", 1, b"1")
            await until(done)
            await until(third_done)
            assert heard == [("a-table", 1), ("a-table", 2)]
            assert await other.read("a-table") == [b"1", b"2"]

    tell(story())


def test_the_others_hear_what_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path / "log.db") as (one, other):
            heard: list[bytes] = []
            done = asyncio.Event()
            one.heard = lambda _: pytest.fail("that was us")
            other.heard = lambda message: done.set() if message == b"last" else heard.append(message)
            told = ['{"été": "à la plage"}'.encode(), b"x" * 7000, b""]
            for message in [*told, b"last"]:
                await one.tell(message)
            await until(done)
            assert heard == told
            with pytest.raises(ValueError, match=str(LARGEST + 1)):
                await one.tell(b"x" * LARGEST)

    tell(story())


def test_of_two_who_want_one_place_one_gets_it_whatever_else_they_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path / "log.db", 3) as logs:
            places = [(f"table-{table}", seq) for seq in range(1, 21) for table in range(5)]
            wishes = [log.append(*place, b"%d" % number) for place in places for number, log in enumerate(logs)]
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            assert sum(answer is None for answer in answers) == len(places)
            assert sum(isinstance(answer, Taken) for answer in answers) == 2 * len(places)
            assert [len(await logs[0].read(f"table-{table}")) for table in range(5)] == [20] * 5

    tell(story())


def test_whoever_waits_for_his_turn_waits_until_it_is_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path / "log.db") as (one, _):
            with (tmp_path / "log.db.turn").open("w") as turn:  # somebody else's process
                fcntl.flock(turn, fcntl.LOCK_EX)
                waiting = [asyncio.ensure_future(one.append("a-table", seq, b"%d" % seq)) for seq in (1, 2, 3)]
                finished, _pending = await asyncio.wait(waiting, timeout=0.2)
                assert not finished
            await asyncio.gather(*waiting)  # it has died, or is done
            assert await one.read("a-table") == [b"1", b"2", b"3"]

    tell(story())


def test_a_turn_is_one_process_at_a_time(tmp_path: Path) -> None:
    one, other = SharedTurn(tmp_path / "turn"), os.open(tmp_path / "turn", os.O_RDWR)
    with one, pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    os.close(other)
    one.close()


def test_many_entries_of_one_commit_are_told_in_packets_that_fit(tmp_path: Path) -> None:
    async def story() -> None:
        async with sharing(tmp_path / "log.db") as (one, other):
            heard: set[tuple[str, int]] = set()
            done = asyncio.Event()

            def hear(table: str, seq: int) -> None:
                heard.add((table, seq))
                if len(heard) == 3000:
                    done.set()

            other.appended = hear
            await asyncio.gather(*(one.append(f"{'t' * 60}{table}", 1, b"x") for table in range(3000)))
            await until(done)

    tell(story())


# -- the corridor alone ----------------------------------------------------------------------------------------------


def test_whoever_does_not_listen_holds_up_nobody_and_is_told_that_he_missed_something() -> None:
    async def story() -> None:
        loud, deaf = (Corridor(one) for one in built())
        loud.open(lambda _packet, _files: None)
        for number in range(3 * MOST):
            loud.tell_all(b"%d" % number)
        heard: list[bytes] = []
        done = asyncio.Event()

        def hear(packet: bytes, _files: list[int]) -> None:
            heard.append(packet)
            if packet == b"%d" % (3 * MOST - 1):
                done.set()

        deaf.open(hear)
        await until(done)
        numbers = [int(packet) for packet in heard if packet != MISSED]
        assert numbers == sorted(set(numbers))  # in order, none twice
        gap = heard.index(MISSED)
        assert int(heard[gap - 1]) + 1 < int(heard[gap + 1])

    tell(story())


def test_an_open_file_is_handed_over_and_its_owner_may_close_it() -> None:
    async def story() -> None:
        giver, taker = (Corridor(one) for one in built())
        come: asyncio.Future[tuple[bytes, list[int]]] = asyncio.get_running_loop().create_future()
        giver.open(lambda _packet, _files: None)
        taker.open(lambda packet, files: come.set_result((packet, files)))
        here, there = socket.socketpair()
        assert giver.hand(1, b"first words", here.fileno())
        here.close()
        packet, files = await come
        assert packet == b"first words"
        with socket.socket(fileno=files[0]) as handed, there:
            handed.send(b"still open")
            assert there.recv(100) == b"still open"
        assert not giver.hand(1, b"x" * (LARGEST + 1), there.fileno() if there.fileno() >= 0 else 0)

    tell(story())


def test_nothing_is_handed_into_a_line_that_is_full() -> None:
    async def story() -> None:
        ends = built()
        giver = Corridor(ends[0])
        giver.open(lambda _packet, _files: None)
        here, there = socket.socketpair()
        with here, there:
            handed = 0
            while giver.hand(1, b"x" * LARGEST, here.fileno()):
                handed += 1
            assert handed > 0

    tell(story())


def test_whoever_has_missed_something_reads_on_everywhere(tmp_path: Path) -> None:
    async def story() -> None:
        ends = built()
        log = SqliteLog(tmp_path / "log.db", Corridor(ends[0]))
        reads_on = asyncio.Event()
        log.back = reads_on.set
        await log.open()
        ends[1][0].send(MISSED)
        await until(reads_on)
        await log.close()

    tell(story())


def test_a_corridor_that_is_closed_holds_up_nobody() -> None:
    async def story() -> None:
        ends = built()
        closed = Corridor(ends[0])
        closed.open(lambda _packet, _files: None)
        closed.close()
        for _ in range(100):
            closed.tell_all(b"x" * LARGEST)  # more than the line holds

    tell(story())


def test_what_is_sent_to_a_process_that_has_died_waits_for_its_successor() -> None:
    async def story() -> None:
        ends = built()
        one = Corridor(ends[0])
        one.open(lambda _packet, _files: None)
        one.tell_all(b"while nobody was there")
        heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        Corridor(ends[1]).open(lambda packet, _files: heard.set_result(packet))
        assert await heard == b"while nobody was there"

    tell(story())
