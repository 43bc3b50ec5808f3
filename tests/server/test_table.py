"""A table over real sockets, from the first hello to the replay."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from ludotheque.games import shelf
from ludotheque.kernel.log import Log, verify

from .people import Person, five_people, play_to_the_end
from .running import inside


def test_five_people_play_a_game_and_keep_its_log(tmp_path: Path) -> None:
    async def play() -> str:
        async with inside(f"sqlite:///{tmp_path}/tables.sqlite") as server, AsyncExitStack() as stack:
            opened, places = await five_people(server.url, stack)
            await play_to_the_end(places)
            person = await stack.enter_async_context(Person(server.url, "Anybody"))
            closed = await person.http.get(f"/api/tables/{opened['table']['id']}/log")
            assert closed.json()["code"] == "no-watching"
            await places[0].ask("settle", watching="after-end")
            log = await person.http.get(f"/api/tables/{opened['table']['id']}/log")
            assert log.status_code == 200
            return log.text

    proof = verify(Log(asyncio.run(play()), shelf()))
    assert proof.proven > 0
