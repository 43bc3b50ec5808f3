"""Several processes: a connection about a table is handed on to the one at which the table is at home."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from ludotheque.server.homes import Homes
from ludotheque.store.corridor import Corridor, build

from .people import Person
from .running import Inside, inside


@asynccontextmanager
async def two_processes(folder: Path) -> AsyncIterator[list[Inside]]:
    """Both in this loop, each with a port of its own, so that it is known who has accepted."""
    async with AsyncExitStack() as stack:
        words, connections = build(2), build(2)
        for ends in (*words, *connections):
            for end in ends.values():
                stack.callback(end.close)
        yield [
            await stack.enter_async_context(
                inside(
                    f"sqlite:///{folder}/tables.sqlite",
                    corridor=Corridor(words[number]),
                    homes=Homes(number, 2, Corridor(connections[number])),
                )
            )
            for number in range(2)
        ]


def test_a_table_is_at_home_where_it_was_opened_and_people_are_brought_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_processes(tmp_path) as (one, other), AsyncExitStack() as stack:
            host = await stack.enter_async_context(Person(one.url, "Host"))
            opened = await host.open_table(seats=4)
            table = opened["table"]["id"]
            home, elsewhere = (one, other) if one.house.hall.homes.is_here(table) else (other, one)
            assert not elsewhere.house.hall.homes.is_here(table)

            guest = await stack.enter_async_context(Person(elsewhere.url, "Guest"))
            await guest.join(opened)
            place = await stack.enter_async_context(guest.at(table, url=elsewhere.url))
            await place.welcome()
            assert elsewhere.house.hall.awake(table) is None
            live = home.house.hall.awake(table)
            assert live is not None
            assert live.people_here()[0]  # the socket that the other process has accepted
            answer = await place.ask("say", text="there")
            assert answer["t"] == "done"

    asyncio.run(story())


def test_new_tables_find_their_home_at_all_processes(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_processes(tmp_path) as (one, _), AsyncExitStack() as stack:
            here = 0
            for _ in range(40):
                host = await stack.enter_async_context(Person(one.url, "Host"))
                opened = await host.open_table(seats=4)
                here += one.house.hall.homes.is_here(opened["table"]["id"])
            assert 0 < here < 40

    asyncio.run(story())


def test_whoever_asks_for_something_else_is_served_where_he_came(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_processes(tmp_path) as houses:
            for house in houses:
                async with httpx.AsyncClient(base_url=house.url) as browser:
                    for path in ("/api/health", "/api/games", "/api/tables/no-such-table", "/nothing"):
                        answer = await browser.get(path)
                        assert answer.status_code == (404 if "no" in path else 200)

    asyncio.run(story())


def test_a_connection_that_cannot_be_handed_on_is_served_where_it_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Corridor, "hand", lambda *_: False)  # its line is full

    async def story() -> None:
        async with two_processes(tmp_path) as (one, other), AsyncExitStack() as stack:
            host = await stack.enter_async_context(Person(one.url, "Host"))
            opened = await host.open_table(seats=4)
            table = opened["table"]["id"]
            place, elsewhere = [await stack.enter_async_context(host.at(table, url=one.url)) for one in (one, other)]
            await place.welcome()
            await elsewhere.welcome()
            assert other.house.hall.awake(table) is not None
            said = await elsewhere.ask("say", text="from elsewhere")
            while place.seq < said["seq"]:  # the corridor tells them
                await place.receive()

    asyncio.run(story())
