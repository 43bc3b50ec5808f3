"""PostgreSQL goes away in the middle of a game: everybody is told to wait, nothing is lost, nothing happens twice."""

import asyncio
import json
import signal
from contextlib import AsyncExitStack

import pytest
from tests.postgres import Cluster

from .people import At, Person, five_people
from .running import inside
from .stubborn import Stubborn, Truth, check, seated, until

RESTARTS = [pytest.param(signal.SIGINT, id="restart"), pytest.param(signal.SIGQUIT, id="crash")]


def words_of(place: At) -> list[str]:
    return [json.loads(text)["t"] for text in place.raw]


async def trouble(place: At) -> str:
    """The next word of trouble, or of its end."""
    message = await place.until(lambda message: message["t"] in ("one-moment", "go-on"))
    return str(message["t"])


@pytest.mark.parametrize("how", RESTARTS)
def test_what_is_sent_while_the_database_is_away_is_done_once_when_it_is_back(
    cluster: Cluster, how: signal.Signals
) -> None:
    async def story() -> None:
        async with inside(cluster.database()) as server, AsyncExitStack() as stack:
            opened, places = await five_people(server.url, stack, watching="everyone")
            ident = opened["table"]["id"]
            watcher = await stack.enter_async_context(Person(server.url, "Watcher"))
            game = places[0].game
            assert game is not None
            mover = places[game["view"]["to_act"][0]]
            before = mover.seq
            await asyncio.to_thread(cluster.stop, how)
            try:
                assert [await trouble(place) for place in places] == ["one-moment"] * 5
                late = await stack.enter_async_context(watcher.at(ident))
                assert await trouble(late) == "one-moment"  # also for who comes now
                words = [asyncio.create_task(place.ask("say", text=f"{place.seat}")) for place in places]
                await mover.send(t="act", id="a move", action=mover.legal[0], seq=before)
                await mover.send(t="act", id="a move", action=mover.legal[0], seq=before)  # a double click
                await asyncio.sleep(0.5)
                assert not any(word.done() for word in words)
                assert {place.seq for place in places} == {before}  # nothing is told that is not saved
            finally:
                await asyncio.to_thread(cluster.start)
            answers = await asyncio.gather(*words)
            assert [answer["t"] for answer in answers] == ["done"] * 5
            for place in [*places, late]:
                while place.seq < before + 6:
                    await place.receive()
                assert words_of(place).index("one-moment") < words_of(place).index("go-on")
                assert words_of(place).count("go-on") == 1
            truth = Truth(ident, await server.house.hall.store.read(ident))
            assert [entry.id for entry in truth.entries].count("a move") == 1
            assert len(truth.entries) == before + 6

    asyncio.run(story())


def told_to_go_on(one: Stubborn, times: int) -> bool:
    return one.is_done or one.trouble.count("go-on") >= times


@pytest.mark.parametrize("how", RESTARTS)
def test_games_go_on_through_restarts_of_the_database(cluster: Cluster, how: signal.Signals) -> None:
    async def story() -> None:
        async with inside(cluster.database()) as server, AsyncExitStack() as stack:
            options = {"max_rounds": 10, "designate_from_round": 10}
            tables = [await seated(server.url, stack, f"{how} {number}", seats=5, options=options) for number in "12"]
            everybody = [one for people in tables for one in people]
            for one in everybody:
                stack.enter_context(one.at_it())
            for restart in range(1, 4):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(cluster.restart, how)
                await until(lambda: all(told_to_go_on(one, restart) for one in everybody), everybody)  # noqa: B023  # awaited
            await until(lambda: all(one.is_done for one in everybody), everybody, patience=120)
            for people in tables:
                truth = Truth(people[0].table, await server.house.hall.store.read(people[0].table))
                check(truth, people, [one.done for one in people])
            for one in everybody:
                # Whoever has heard the end of his game has gone, and need not hear the last one.
                assert one.trouble == (["one-moment", "go-on"] * 3)[: len(one.trouble)]
                assert one.welcomes == 1  # no line was lost

    asyncio.run(story())
