"""A table with thousands of entries is woken and replayed beside others, who go on meanwhile."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from ludotheque.games import find
from ludotheque.server import hall
from ludotheque.server.wire import encode
from ludotheque.store.log import EventLog
from ludotheque.table.pieces import Entry, Muted, Opened, Pace, Records, Sat, Settings, Watching

from .running import inside

HOST: Final = "host"
LONG: Final = 1000


async def long_evening(store: EventLog) -> str:
    game = find("coffre-et-cle")
    settings = Settings(game.id, None, {}, Pace.NONE, Watching.NOBODY, open=False)
    first = (Opened(HOST, 4, settings, "invitation", "ABCDEF"), Sat(0, "Host", HOST))
    rest: list[tuple[Records, ...]] = [(Muted(0, one % 2 == 0),) for one in range(LONG - 1)]
    for seq, records in enumerate([first, *rest], 1):
        await store.append("evening", seq, encode(Entry(seq, records, HOST)))
    return "evening"


def test_waking_a_long_evening_lets_others_have_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> int:
        async with inside(f"sqlite:///{tmp_path}/tables.sqlite") as server:
            store = server.house.hall.store
            table = await long_evening(store)
            entries = await store.read(table)

            async def at_once(_table: str, after: int = 0) -> list[bytes]:
                return entries[after:]

            monkeypatch.setattr(store, "read", at_once)  # so that only the folding takes turns
            waking = asyncio.ensure_future(server.house.hall.table(table))
            turns = 0
            while not waking.done():
                await asyncio.sleep(0)
                turns += 1
            assert (await waking).seq == LONG
            return turns

    assert asyncio.run(story()) >= LONG // hall.IN_ONE_GO
