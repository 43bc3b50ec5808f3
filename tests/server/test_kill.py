"""The server is killed at random moments under load, and nothing that it acknowledged is lost or done twice."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.postgres import Cluster

from ludotheque.store.log import EventLog, open_log

from .processes import children, is_alive
from .running import Outside
from .stubborn import Stubborn, Truth, check, seated, until

SEED: Final = 20_241
LIVES: Final = 150  # how often people are told of something, at most, before the server that is back dies again
# Refusals that are right: somebody talked too much, or moved and took back at the same moment, or was late.
TALK: Final = {"too-much-talk", "talked-enough", "talk-closed"}
LATE: Final = {"cannot-take-back", "stale", "not-playing", "wrong-step", "not-your-turn", "over"}
LONG: Final = {"max_rounds": 20, "designate_from_round": 20, "match": 2}
KINDS: Final[list[dict[str, Any]]] = [
    {"seats": 4, "options": LONG},
    {"seats": 5, "preset": "advanced", "options": LONG},
    {"seats": 4, "preset": "as_printed", "options": LONG},
    {"seats": 4, "options": {"max_rounds": 2}, "bots": 1},
]


async def check_all(log: EventLog, tables: list[tuple[Truth, list[Stubborn]]]) -> int:
    """How many entries there are."""
    for truth, people in tables:
        done = [dict(one.done) for one in people]
        truth.grow(await log.read(truth.ident))
        check(truth, people, done)
    return sum(len(truth.entries) for truth, _ in tables)


async def kill_and_start(server: Outside, people: list[Stubborn]) -> None:
    """Everybody is there again afterwards, and nothing that the server had started is."""
    welcomes = [one.welcomes for one in people]
    left = children(server.pid)
    server.kill()
    await asyncio.to_thread(server.start)
    back = [one for one in zip(people, welcomes, strict=True) if not one[0].is_done]
    await until(lambda: all(one.is_done or one.welcomes > before for one, before in back), people)
    await until(lambda: not any(map(is_alive, left)), people)


async def live(luck: Random, people: list[Stubborn]) -> None:
    """For a while, which is the same on any machine: until so much has been told."""
    told = sum(one.seq for one in people) + luck.randrange(1, LIVES)
    await until(lambda: sum(one.seq for one in people) >= told or all(one.is_done for one in people), people)
    await asyncio.sleep(luck.uniform(0, 0.02))  # at any moment of what the server does


async def killed_again_and_again(
    database: str, folder: Path, kinds: list[dict[str, Any]], kills: int, *flags: str
) -> None:
    luck = Random(SEED)
    server = Outside(database, folder, "--grace", "600", *flags).start()
    log = open_log(database)
    try:
        async with AsyncExitStack() as stack:
            tables = [await seated(server.url, stack, f"{SEED} {number}", **kind) for number, kind in enumerate(kinds)]
            everybody = [one for people in tables for one in people]
            truths = [(Truth(people[0].table), people) for people in tables]
            for one in everybody:
                stack.enter_context(one.at_it())
            await log.open()
            stack.push_async_callback(log.close)
            lengths = []
            for _ in range(kills):
                await live(luck, everybody)
                await kill_and_start(server, everybody)
                lengths.append(await check_all(log, truths))
            await until(lambda: all(one.is_done for one in everybody), everybody, patience=120)
            lengths.append(await check_all(log, truths))
            assert all(one.sent == {*one.done, *one.refused} for one in everybody)
            assert lengths == sorted(lengths)
            assert len(set(lengths)) > kills // 2  # they went on between one death and the next
            assert {code for one in everybody for code in one.refused.values()} <= TALK | LATE
            assert '"fault"' not in server.log()
    finally:
        server.kill()


def test_a_server_killed_again_and_again_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    asyncio.run(killed_again_and_again(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, KINDS, kills=20))


def test_nor_does_one_on_postgresql(cluster: Cluster, tmp_path: Path) -> None:
    asyncio.run(killed_again_and_again(cluster.database(), tmp_path, KINDS[1:], kills=4))


def test_nor_does_one_of_several_processes_on_one_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    asyncio.run(killed_again_and_again(database, tmp_path, KINDS, 4, "--workers", "2"))
