"""Several server processes on one database: one table is played across them, and one of them may die."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.postgres import Cluster

from ludotheque.store.log import open_log
from ludotheque.table.pieces import ALLOWED, Pace, Rang

from .people import At, Person
from .processes import children, is_alive, is_spawned
from .running import Outside, inside
from .stubborn import Stubborn, Truth, check, seated, until


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture(params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """What the processes of one house may share: one file, too."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    database = request.getfixturevalue("database")
    assert isinstance(database, str)
    return database


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[tuple[Outside, Outside]]:
    one, other = (Outside(database, tmp_path, "--grace", "2") for _ in range(2))
    try:
        yield one.start(), other.start()
        for server in (one, other):
            assert '"fault"' not in server.log()
    finally:
        one.kill()
        other.kill()


async def read_log(database: str, table: str) -> Truth:
    log = open_log(database)
    await log.open()
    try:
        return Truth(table, await log.read(table))
    finally:
        await log.close()


async def at_both(stack: AsyncExitStack, people: list[Stubborn], urls: list[str]) -> list[At]:
    """A socket for each, at one process and the other in turn; everybody sees everybody."""
    places = []
    for seat, one in enumerate(people):
        place = await stack.enter_async_context(one.person.at(one.table, url=urls[seat % len(urls)]))
        await place.welcome()
        places.append(place)
    for place in places:
        while not all(place.presence["here"]):
            await place.receive()
    return places


def test_one_table_is_played_across_two_processes(database: str, two: tuple[Outside, Outside]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = await seated(two[0].url, stack, "across", seats=5)
            for one in people[::2]:
                one.url = two[1].url
            for one in people:
                stack.enter_context(one.at_it())
            await until(lambda: all(one.is_done for one in people), people)
            check(await read_log(database, people[0].table), people, [one.done for one in people])

    asyncio.run(story())


def test_what_both_do_at_the_same_moment_happens_once_each(database: str, two: tuple[Outside, Outside]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            urls = [server.url for server in two]
            people = await seated(urls[0], stack, "race", seats=8)
            places = await at_both(stack, people, urls)
            said: list[int] = []
            for word in range(5):
                answers = await asyncio.gather(*(place.ask("say", text=f"{word}") for place in places))
                said += [answer["seq"] for answer in answers]
            assert len(set(said)) == len(said)  # each has an entry of its own
            assert sorted(said) == list(range(min(said), min(said) + 40))

            # The same command at both processes at the same moment: two tabs, or a line that was lost and is back.
            mover = people[places[0].game["view"]["to_act"][0]] if places[0].game else people[0]
            tabs = [await stack.enter_async_context(mover.person.at(mover.table, url=url)) for url in urls]
            for tab in tabs:
                await tab.welcome()
            wish = {"action": {"do": "pass"}, "seq": tabs[0].seq, "id": "twice"}
            done = await asyncio.gather(*(tab.ask("act", **wish) for tab in tabs))
            assert [answer["t"] for answer in done] == ["done", "done"]
            assert done[0]["seq"] == done[1]["seq"]

            # Two different ones of which only one can be: the other is refused, on whatever process it came.
            wishes = [{"action": {"do": "end-turn"}, "seq": tab.seq} for tab in tabs]
            both = await asyncio.gather(*(tab.ask("act", **wish) for tab, wish in zip(tabs, wishes, strict=True)))
            assert sorted(answer["t"] for answer in both) == ["done", "refusal"]
            last = max(answer.get("seq", 0) for answer in both)
            for place in places:
                while place.seq < last:
                    await place.receive()
            truth = await read_log(database, people[0].table)
            assert len(truth.entries) == last
            assert [entry.id for entry in truth.entries].count("twice") == 1

    asyncio.run(story())


def test_two_who_want_one_seat_at_two_processes_do_not_both_get_it(two: tuple[Outside, Outside]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(Person(two[0].url, "Host"))
            opened = await host.open_table(seats=8)
            for seat in range(1, 8):
                rivals = [await stack.enter_async_context(Person(one.url, f"{seat} {one.port}")) for one in two]
                wishes = [{"nickname": one.name, "invite": opened["invite"], "seat": seat} for one in rivals]
                path = f"/api/tables/{opened['table']['id']}/join"
                joined = await asyncio.gather(
                    *(one.http.post(path, json=w) for one, w in zip(rivals, wishes, strict=True))
                )
                assert sorted(answer.status_code for answer in joined) == [200, 409]
                assert {answer.json().get("code") for answer in joined} == {None, "seat-taken"}

    asyncio.run(story())


def test_when_one_process_is_killed_its_people_and_its_bots_go_on_at_the_other(
    database: str, two: tuple[Outside, Outside]
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            dies, stays = two
            long = {"max_rounds": 20, "designate_from_round": 20}
            people = await seated(dies.url, stack, "killed", seats=5, options=long)
            with_bots = await seated(dies.url, stack, "bots", seats=4, options={"max_rounds": 2}, bots=2)
            for one in [*people[::2], with_bots[1]]:
                one.url = stays.url
            gone = with_bots[0]  # who does not come back: his seat is played on
            everybody = [*people, *with_bots]
            for one in everybody:
                stack.enter_context(one.at_it())
            await until(lambda: people[1].seq > 60 and all(with_bots[1].presence["here"][:2]), everybody)
            dies.kill()
            for one in people:
                one.url = stays.url
            await until(lambda: all(one.is_done for one in people), people)
            check(await read_log(database, people[0].table), people, [one.done for one in people])

            left = with_bots[1]
            await until(lambda: not left.presence["here"][0] or left.is_done, [left])
            assert not left.presence["here"][0]  # the dead process's people are not there any more
            await until(lambda: left.is_done, [left], patience=120)
            truth = await read_log(database, left.table)
            check(truth, with_bots, [one.done for one in with_bots])
            assert truth.table(left.seq).sitters[0].away is not None  # type: ignore[union-attr]  # somebody sits there
            assert gone.trouble

    asyncio.run(story())


def test_the_clock_rings_once_and_whoever_is_left_looks_at_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALLOWED, Pace.QUICK, 1500)

    def rings(truth: Truth) -> int:
        return sum(isinstance(record, Rang) for entry in truth.entries for record in entry.records)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            stays = await stack.enter_async_context(inside(database))
            async with inside(database) as goes:
                people = await seated(goes.url, stack, "clock", seats=4, pace="quick", options={"max_rounds": 20})
                places = await at_both(stack, people, [goes.url, stays.url])
                while not any(one.get("event") == "timed-out" for one in places[1].happened):
                    await places[1].receive()
                rung = places[1].seq
                assert rings(await read_log(database, people[0].table)) == 1  # not once by each process
            while places[1].seq < rung + 2:  # the process that wrote last has stopped
                await places[1].receive()
            assert rings(await read_log(database, people[0].table)) >= 2

    asyncio.run(story())


def workers_of(server: Outside) -> list[int]:
    return [child for child in children(server.pid) if is_spawned(child)]


async def replaced(server: Outside, dies: int, people: list[Stubborn]) -> None:
    """Killed, and the people go on."""
    (stays,) = set(workers_of(server)) - {dies}
    os.kill(dies, signal.SIGKILL)
    await until(lambda: len(workers_of(server)) == 2 and dies not in workers_of(server), people)
    assert stays in workers_of(server)
    seen = people[0].seq
    await until(lambda: people[0].seq > seen + 10 or people[0].is_done, people)


def test_a_worker_that_is_killed_is_replaced(shared: str, tmp_path: Path) -> None:
    async def story(server: Outside) -> None:
        async with AsyncExitStack() as stack:
            await until(lambda: len(workers_of(server)) == 2)
            long = {"max_rounds": 20, "designate_from_round": 20}
            people = await seated(server.url, stack, "workers", seats=5, options=long)
            for one in people:
                stack.enter_context(one.at_it())
            await until(lambda: people[0].seq > 30, people)
            for dies in workers_of(server):  # the table is at home at one of them
                await replaced(server, dies, people)
            await until(lambda: all(one.is_done for one in people), people)
            check(await read_log(shared, people[0].table), people, [one.done for one in people])
            left = workers_of(server)
            server.stop()
            assert not any(map(is_alive, left))

    server = Outside(shared, tmp_path, "--workers", "2").start()
    try:
        asyncio.run(story(server))
    finally:
        server.kill()


def test_workers_do_not_outlive_who_started_them(shared: str, tmp_path: Path) -> None:
    async def story(server: Outside) -> None:
        await until(lambda: len(workers_of(server)) == 2)
        left = workers_of(server)
        server.kill()
        await until(lambda: not any(map(is_alive, left)))
        server.start()  # the port is free again

    server = Outside(shared, tmp_path, "--workers", "2").start()
    try:
        asyncio.run(story(server))
    finally:
        server.stop()
