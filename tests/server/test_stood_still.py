"""A house that was shut in the middle of a trial, and opened again: what nobody could use is no time of the game."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from ludotheque.server.hall import Hall
from ludotheque.store.corridor import Corridor, build
from ludotheque.table.clock import deadline
from ludotheque.table.pieces import StoodStill
from ludotheque.table.table import Table

from .courtyard import begin, courtyard, sit_down, start, starts
from .gathering import Gathering, entries, eventually, folded
from .running import GENEROUS, Inside, inside
from .worlds import PATIENT, in_a_hurry

SHUT: Final = 3_600_000  # ms


@asynccontextmanager
async def opened_again(folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    """An hour later."""
    now = Hall.now
    patch.setattr(Hall, "now", lambda hall: now(hall) + SHUT)
    async with courtyard(folder) as server:
        yield server


async def left_in_a_trial(folder: Path) -> Gathering:
    """Three people in the middle of a trial when the house is shut."""
    async with courtyard(folder) as server, AsyncExitStack() as stack:
        gathering = await sit_down(server, stack, "hot-hand")
        await start(gathering, "hot-hand")
        await begin(gathering)
    return gathering


@pytest.mark.rule("FB-43")
def test_the_time_for_which_the_house_was_shut_is_taken_from_nobody(tmp_path: Path) -> None:
    async def evening(patch: pytest.MonkeyPatch) -> None:
        gathering = await left_in_a_trial(tmp_path)
        async with opened_again(tmp_path, patch) as server:
            before = await folded(server, gathering.ident)
            rings = left(before)
            assert rings < SHUT, "nobody could have been in time"
            live = await server.house.hall.table(gathering.ident)
            async with gathering.people[0].at(gathering.ident, url=server.url) as place:
                await place.welcome()
                await eventually(lambda: live.seq > before.seq)
                [stood] = (await entries(server, gathering.ident))[before.seq].records
                assert isinstance(stood, StoodStill)
                assert stood.ms >= SHUT
                after = await folded(server, gathering.ident, before.seq + 1)
                assert (after.game_time(after.at), left(after)) == (before.game_time(before.at), rings)
                told = await place.until(lambda message: message["t"] == "update" and message["seq"] > before.seq)
                assert told["game"]["deadline"] == deadline(after), "who was there before it is told until when he has"

    with pytest.MonkeyPatch.context() as patch:
        asyncio.run(evening(patch))


@pytest.mark.rule("FB-43")
def test_where_one_process_of_a_house_has_been_open_all_along_no_time_is_given_back(tmp_path: Path) -> None:
    async def story() -> None:
        terms, database = replace(GENEROUS, manner=PATIENT), f"sqlite:///{tmp_path}/tables.sqlite"
        starts()
        async with AsyncExitStack() as stack:
            words = build(2)
            for ends in words:
                for end in ends.values():
                    stack.callback(end.close)
            one = await stack.enter_async_context(inside(database, terms, corridor=Corridor(words[0])))
            gathering = await sit_down(one, stack, "hot-hand")
            await start(gathering, "hot-hand")
            await begin(gathering)
            other = await stack.enter_async_context(inside(database, terms, corridor=Corridor(words[1])))
            assert other.house.hall.opened_at == one.house.hall.opened_at
            async with gathering.people[0].at(gathering.ident, url=other.url) as tab:
                await tab.welcome()
                await tab.ask("say", text="here, too")  # what the tab's coming has brought about is in the log by now
            log = await entries(one, gathering.ident)
            assert not any(isinstance(record, StoodStill) for entry in log for record in entry.records)

    with pytest.MonkeyPatch.context() as patch:
        in_a_hurry(patch)
        asyncio.run(story())


def left(table: Table) -> int:
    """ms from the last entry to the next ring of the clock."""
    moment = deadline(table)
    assert moment is not None
    return moment - table.at
