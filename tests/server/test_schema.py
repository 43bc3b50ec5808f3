"""The schema that others read is valid, complete, and what really goes over the sockets."""

import asyncio
import json
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from tests.conformance.walks import MANY_STEPS, walk

from ludotheque.games import find, shelf
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.server import schema, wire

from .people import At, Person
from .running import inside
from .schemas import strictly

Frames = list[dict[str, Any]]


async def take_part(place: At) -> None:
    """Until the end, whatever stands first in the list."""
    while place.game is None or place.game["view"]["outcome"] is None:
        if place.legal:
            await place.act(place.legal[0])
        else:
            await place.receive()


async def an_evening(url: str) -> Frames:
    """Two people, bots and a watcher: everything that they are sent, until the rematch."""
    async with AsyncExitStack() as stack:
        anne, bruno, zoe = [await stack.enter_async_context(Person(url, name)) for name in ("Anne", "Bruno", "Zoé")]
        opened = await anne.open_table(watching="everyone", pace="relaxed", options={"match": 2}, preset="advanced")
        await bruno.join(opened)
        ident = opened["table"]["id"]
        host, guest = [await stack.enter_async_context(one.at(ident)) for one in (anne, bruno)]
        watcher = await stack.enter_async_context(zoe.at(ident, invite=opened["invite"]))
        for seat in (2, 3, 4):
            await host.ask("seat-bot", seat=seat, level="random")
        await guest.ask("say", text="Bonsoir !")
        await host.ask("mute", seat=1)
        await guest.ask("say", text="!")
        await guest.ask("wear", seat=1, colour=6, emblem="bell")
        await host.ask("arrange", order=[1, 0, 2, 3, 4])
        await host.ask("start")
        await host.ask("undo")
        await asyncio.gather(*(take_part(place) for place in (host, guest, watcher)))
        await guest.ask("leave")
        await host.ask("rematch")
        await watcher.until(lambda message: {"table": "new-game", "number": 2} in message.get("happened", []))
        return [json.loads(text) for place in (host, guest, watcher) for text in place.raw]


@pytest.fixture(scope="module")
def frames(tmp_path_factory: pytest.TempPathFactory) -> Frames:
    async def play() -> Frames:
        async with inside(f"sqlite:///{tmp_path_factory.mktemp('schema')}/tables.sqlite") as server:
            return await an_evening(server.url)

    return asyncio.run(play())


def test_the_schema_is_one_of_2020_12() -> None:
    jsonschema_rs.meta.validate(schema.sockets())


def test_whatever_a_whole_evening_sends_is_in_the_schema(frames: Frames) -> None:
    for frame in frames:
        strictly("ServerMessage").validate(frame)
    assert {frame["t"] for frame in frames} >= {"welcome", "update", "presence", "done", "refusal"}


def test_what_is_told_of_a_game_is_of_its_own_types(frames: Frames) -> None:
    told = [one for frame in frames for one in frame.get("happened", [])]
    prompts = [frame["game"] for frame in frames if frame.get("game") is not None]
    for one in told:
        strictly("coffre-et-cle event" if "event" in one else "Notice").validate(one)
    for prompt in prompts:
        strictly("coffre-et-cle view").validate(prompt["view"]["table"])
        for action in prompt["legal"]:
            strictly("coffre-et-cle action").validate(action)
    assert {"deal-began", "deal-ended", "ended"} <= {one["event"] for one in told if "event" in one}


@pytest.mark.parametrize("name", list(shelf()))
def test_what_any_game_tells_is_of_its_own_types(name: str) -> None:
    """Each of its presets for a while, through the eyes of who moves and of the public."""
    game = find(name)
    event, view, action = (strictly(f"{name} {noun}") for noun in ("event", "view", "action"))
    told: set[str] = set()
    for seed, options in enumerate(game.presets(seats := max(game.seats)).values()):
        match = Match(game, options, seats)
        for mover, doing, at in walk(match, QuickLuck(seed), steps=MANY_STEPS):
            happened = match.clone().apply(mover, doing, at)
            for eyes in {None, mover if mover >= 0 else None}:
                view.validate(plainly(match.view(eyes).table))
                for seen in [match.redact(one, eyes) for one in happened]:
                    if seen is not None:
                        event.validate(plainly(seen))
                        told.add(str(seen.__struct_config__.tag))
            for one in match.legal(mover) if mover >= 0 else []:
                action.validate(plainly(one))
    assert len(told) > 5


def plainly(one: object) -> Any:
    return json.loads(encode(one))


def test_the_schema_refuses_what_nobody_sends() -> None:
    moved = {"t": "update", "seq": 1, "happened": [{"event": "peeked", "card": "key"}]}
    assert not strictly("ServerMessage").is_valid(moved)
    assert not strictly("ServerMessage").is_valid({"t": "done", "id": "1", "seq": 1, "person": "secret"})


@pytest.mark.parametrize("game", list(shelf()))
def test_every_game_is_in_the_schema(game: str) -> None:
    assert {f"{game} {noun}" for noun in ("action", "event", "view", "options")} <= set(schema.sockets()["messages"])


def test_the_schema_can_be_printed() -> None:
    source = str(Path(schema.__file__).parents[2])
    command = [sys.executable, "-W", "error", "-m", "ludotheque.server.schema"]
    printed = subprocess.run(command, env={"PYTHONPATH": source}, capture_output=True, check=True, timeout=60)
    assert json.loads(printed.stdout) == json.loads(wire.encode(schema.sockets()))
