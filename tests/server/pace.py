"""When bots move: an evening with bots in a time of its own, in which every pause is noted and none is waited for."""

import asyncio
import json
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import Action
from ludotheque.server import company
from ludotheque.server.app import Terms
from ludotheque.server.hall import Manner
from ludotheque.server.thinking import Question, Thinkers

from .people import Person
from .running import inside
from .worlds import Leak, Pair, deal_out, in_a_hurry, masked

Notes = list[tuple[object, ...]]


class Heard(Struct):
    """What the person at the table got, and when the bots did what."""

    frames: list[str]
    notes: Notes


def compare_pace(one: Heard, other: Heard) -> None:
    if one.notes != other.notes:
        at = next(at for at, (a, b) in enumerate(zip(one.notes, other.notes, strict=False)) if a != b)
        raise Leak(f"a bot's pace differs: {one.notes[at : at + 3]} / {other.notes[at : at + 3]}")


class OwnTime:
    """In place of `asyncio` and `random` in company.py."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._now = 0.0
        self._luck = Random("pauses")

    def get_running_loop(self) -> "OwnTime":
        return self

    def time(self) -> float:
        return self._now

    def create_task(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        return asyncio.get_running_loop().create_task(work)

    def create_future(self) -> "asyncio.Future[None]":
        return asyncio.get_running_loop().create_future()

    async def wait_for(self, waiting: Coroutine[Any, Any, bool], left: float | None) -> None:
        if left is None:
            await waiting  # for a person
            return
        waiting.close()
        self._now += left
        self._notes.append(("waits", round(left, 6)))
        await asyncio.sleep(0)
        raise TimeoutError

    def uniform(self, least: float, most: float) -> float:
        self._notes.append(("draws", least, most))
        return self._luck.uniform(least, most)


async def with_bots(world: int, of: Pair, database: str, level: str) -> Heard:
    """The watched seat is a person's, all the others are bots', who do what the evening says."""
    assert of.watched == 0
    notes: Notes = []
    moves = iter([step for step in of.steps if step.seat != 0])

    async def ask(_thinkers: Thinkers, asked: Question) -> Action | None:
        notes.append(("thinks", "move" if asked.legal else "word"))
        if not asked.legal:
            return None
        step = next(moves, None)
        if step is None:
            await asyncio.Event().wait()  # the evening is over
        assert step is not None
        return step.actions[world]

    with pytest.MonkeyPatch.context() as patch:
        deal_out(patch, of.deals[world])
        in_a_hurry(patch)
        own = OwnTime(notes)
        patch.setattr(company, "asyncio", own)
        patch.setattr(company, "random", own)
        patch.setattr(Thinkers, "ask", ask)
        terms = Terms(manner=Manner(grace=600, bot_speed=1.0))
        async with inside(database, terms) as server, Person(server.url, "Person") as person:
            opened = await person.open_table(**of.wishes)
            async with person.at(opened["table"]["id"]) as place:
                await place.welcome()
                for seat in range(1, of.wishes["seats"]):
                    await place.ask("seat-bot", id=f"bot {seat}", seat=seat, level=level, name=f"Bot {seat}")
                started = await place.ask("start", id="start")
                for number, step in enumerate(of.steps, 1):
                    if step.seat == 0:
                        action = json.loads(encode(step.actions[world]))
                        assert (await place.act(action, id=f"{number}"))["t"] == "done"
                    while place.seq < started["seq"] + number:
                        await place.receive()
                random = (opened["table"]["id"], opened["invite"], opened["code"])
                return Heard([masked(text, *random) for text in place.raw], notes)


def both_with_bots(of: Pair, folder: Any, levels: tuple[str, str] = ("regular", "regular")) -> tuple[Heard, Heard]:
    one, other = (
        asyncio.run(with_bots(world, of, f"sqlite:///{folder}/bots{world}.sqlite", levels[world])) for world in (0, 1)
    )
    return one, other
