"""A table of memory over real sockets: whoever comes back gets no map, and nobody reads the log of a castle in use."""

import json
import random
import re
from contextlib import AsyncExitStack
from typing import Any

import pytest

from .gathering import Gathering, House, gather
from .people import At
from .running import Inside

SQUARE = re.compile(r'"[A-J](?:10|[1-9])"')
CASTLE = {"trap_memory": "memory", "reshuffle_traps": False, "max_rounds": 2}


def events(message: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for one in message["happened"] if "event" in one]


async def walk_until_somebody_falls(gathering: Gathering) -> None:
    any_of = random.Random(17).choice  # whoever always takes the first step goes to and fro
    while "fell" not in [event["event"] for event in heard(gathering.places[0])]:
        legal = gathering.at_turn.legal
        await gathering.do(any_of([action for action in legal if action["do"] == "step"] or legal))


def heard(place: At) -> list[dict[str, Any]]:
    return [one for one in place.happened if "event" in one]


@pytest.mark.rule("RN-17")
def test_who_lost_his_line_is_told_of_no_square(patient_house: House) -> None:
    async def scene(server: Inside, stack: AsyncExitStack) -> None:
        gathering = await gather(server, stack, 2, seats=2, game="roc-noir", options={**CASTLE, "max_rounds": 0})
        before = gathering.places[0].seq
        await walk_until_somebody_falls(gathering)
        assert SQUARE.search(json.dumps(heard(gathering.places[0]))), "who was there saw it"
        again = await stack.enter_async_context(gathering.people[0].at(gathering.ident, seq=before))
        missed = events(await again.welcome())
        assert "fell" in [event["event"] for event in missed]
        assert not SQUARE.search(json.dumps(missed))

    patient_house.play(scene)


@pytest.mark.rule("RN-37")
def test_log_and_replay_of_a_castle_in_use_are_shut(house: House) -> None:
    async def scene(server: Inside, stack: AsyncExitStack) -> None:
        gathering = await gather(server, stack, 2, seats=2, game="roc-noir", options=CASTLE)
        await stop_to_the_end(gathering)
        assert await doors(gathering) == [(409, "still-in-play")] * 2
        await gathering.ask(0, "rematch")
        await gathering.ask(0, "settle", options={**CASTLE, "reshuffle_traps": True})
        assert await doors(gathering) == [(409, "still-in-play")] * 2
        await gathering.ask(0, "start")
        assert await doors(gathering) == [(200, None)] * 2

    house.play(scene)


async def stop_to_the_end(gathering: Gathering) -> None:
    while gathering.places[0].table["phase"] == "playing":
        await gathering.do(next(action for action in gathering.at_turn.legal if action["do"] == "stop"))


async def doors(gathering: Gathering) -> list[tuple[int, str | None]]:
    """The log and the replay of the first game."""
    found: list[tuple[int, str | None]] = []
    for door in ("log", "replay"):
        answer = await gathering.people[0].http.get(f"/api/tables/{gathering.ident}/{door}?game=1")
        found.append((answer.status_code, None if answer.status_code == 200 else answer.json()["code"]))
    return found
