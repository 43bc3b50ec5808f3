"""Two worlds that a seat cannot tell apart, and the wire of each: what the same evening looks like in both."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from importlib import import_module
from pathlib import Path
from random import Random
from sqlite3 import Connection
from typing import Any, Final

import msgspec
import pytest
from msgspec import Struct
from tests.conformance.leak import difference

from ludotheque.games import find, room
from ludotheque.games.coffre_et_cle.pieces import Card, Designate
from ludotheque.kernel import options as kernel_options
from ludotheque.kernel.luck import ProvableLuck, seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import CLOCK, LUCK, Action, Drawn, Request, Seat
from ludotheque.server.app import Terms
from ludotheque.server.hall import Hall, Manner
from ludotheque.server.line import Line
from ludotheque.server.live import LiveTable
from ludotheque.store import sqlite
from ludotheque.table import playing

from .gathering import eventually
from .people import At, Person
from .running import inside

STEPS: Final = 16
BEGINS: Final = 1_800_000_000_000  # ms since the epoch: when an evening begins on which time stands still
PATIENT: Final = Manner(grace=600, bot_speed=0.0, messages=1_000_000)  # nobody talks too fast
UNHURRIED: Final = Terms(metrics_token="known to the operator alone", manner=PATIENT)


class Leak(AssertionError):
    """Somebody was sent something that depends on what he cannot know."""


class Step(Struct, frozen=True):
    """What somebody does in each of two worlds: the same, but for what the watched seat cannot see of it."""

    seat: Seat  # or CLOCK
    actions: tuple[Action, Action]
    at: int = 0  # ms of the log, where time goes on by these steps alone


class Deal(Struct, frozen=True):
    """What luck answers: first these, then whatever follows from its seed."""

    seed: bytes
    first: tuple[Drawn, ...] = ()


class Pair(Struct, frozen=True):
    """Two worlds, by their deals, and an evening that can be played in both."""

    watched: Seat | None
    wishes: dict[str, Any]  # for the table; its game among them
    deals: tuple[Deal, Deal]
    steps: tuple[Step, ...]
    is_timed: bool = False  # time goes on by the steps alone


class Stacked(ProvableLuck):
    """Luck that deals as it is told to."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal.seed)
        self._first = list(deal.first)

    def answer(self, request: Request) -> Drawn:
        return self._first.pop(0) if self._first else super().answer(request)


class World:
    """A match and its luck, which answers at once."""

    def __init__(self, match: Match, luck: Stacked, at: int = 0) -> None:
        self.match = match
        self._luck = luck
        while (request := match.asks()) is not None:
            match.apply(LUCK, luck.answer(request), at)

    def after(self, seat: Seat, action: Action, at: int = 0) -> "World":
        """The world in which this was done."""
        match, luck = self.match.clone(), Stacked(Deal(self._luck.seed))
        luck.counter = self._luck.counter
        match.apply(seat, action, at)
        return World(match, luck, at)


# -- finding them ------------------------------------------------------------------------------------------------------


def pair(number: int, watched: Seat | None, differs: Card, **wishes: Any) -> Pair:
    """Worlds in which `differs` lies elsewhere, out of the watched seat's sight; of their evenings the fullest."""
    luck = Random(number)
    wishes["options"] = {"starter": luck.randrange(wishes["seats"])} | wishes.get("options", {})
    deals = [Deal(seed_from_number(1000 * number + more)) for more in range(300)]
    dealt = [world(deal, wishes) for deal in deals]
    true = next(index for index, one in enumerate(dealt) if _holder(one.match, differs) not in (None, watched))
    found = [
        Pair(watched, wishes, (deals[true], deal), tuple(evenings(dealt[true], other, watched, _thinkable, luck)))
        for deal, other in zip(deals, dealt, strict=True)
        if _is_twin(dealt[true].match, other.match, watched, differs)
    ]
    return max(found, key=lambda one: (_reaches_final_phase(one), len(one.steps)))


def _reaches_final_phase(one: Pair) -> bool:
    return any(isinstance(step.actions[0], Designate) for step in one.steps)


def world(deal: Deal, wishes: dict[str, Any]) -> World:
    game, seats = find(wishes["game"]), wishes["seats"]
    preset = game.preset(wishes.get("preset") or game.just_play, seats)
    match = Match(game, kernel_options.read(game.options, wishes["options"], preset), seats)
    return World(match, Stacked(deal))


def _is_twin(one: Match, other: Match, watched: Seat | None, differs: Card) -> bool:
    """At the deal he sees the same; the card lies at somebody's seat in both, and not at the same one."""
    holders = [_holder(world, differs) for world in (one, other)]
    return None not in holders and holders[0] != holders[1] and alike(one, other, watched)


def _holder(world: Match, card: Card) -> Seat | None:
    return next((seat for seat in range(world.seats) if world.view(seat).table.card == card), None)


def alike(one: Match, other: Match, watched: Seat | None) -> bool:
    return encode(one.knowledge(watched)) == encode(other.knowledge(watched))


Thinkable = Callable[[Match, Match, Seat, Seat | None, Random], Iterator[Step]]  # what a seat might do in two worlds


def evenings(
    one: World, other: World, watched: Seat | None, thinkable: Thinkable, luck: Random, steps: int = STEPS
) -> Iterator[Step]:
    """Step by step, as long as the watched seat cannot tell the worlds apart and the game goes on in both."""
    for _ in range(steps):
        seat = luck.choice(list(one.match.to_act()))
        for step in thinkable(one.match, other.match, seat, watched, luck):
            worlds = one.after(seat, step.actions[0]), other.after(seat, step.actions[1])
            matches = worlds[0].match, worlds[1].match
            if all(match.outcome() is None for match in matches) and alike(*matches, watched):
                break
        else:
            return
        one, other = worlds
        yield step


def _thinkable(one: Match, other: Match, seat: Seat, watched: Seat | None, luck: Random) -> Iterator[Step]:
    here, there = one.legal(seat), other.legal(seat)
    if one.view(None).table.phase == "naming" and seat != watched:
        yield from (Step(seat, (a, b)) for a in here for b in there if a != b)  # names are secret, if given at once
    both = [action for action in here if action in there]
    luck.shuffle(both)
    both.sort(key=lambda action: not isinstance(action, Designate))  # towards the final phase, where it can be reached
    yield from (Step(seat, (action, action)) for action in both)


def shorter(of: Pair) -> Pair:
    """Its first five turns: everybody has had one."""
    return msgspec.structs.replace(of, steps=of.steps[:10])


# -- the wire ----------------------------------------------------------------------------------------------------------


class Wire(Struct):
    """All that left the server in one world."""

    frames: list[str]  # to the watched socket, in order, what is random in any world masked
    pages: list[str]  # over HTTP, to the same person
    order: list[
        tuple[Seat | None, str, int | None]
    ]  # to whom and of what kind, over all sockets, as the server sent it
    outside: list[str]  # updates that were not sent in the one moment in which their entry was published


def compare(one: Wire, other: Wire) -> None:
    """The leak law on the wire: the same messages, bytes, sizes, order; and all at once."""
    for stray in (*one.outside, *other.outside):
        raise Leak(f"an update came at a moment of its own: {stray}")
    for what, here, there in (("a frame", one.frames, other.frames), ("a page", one.pages, other.pages)):
        for a, b in zip(here, there, strict=False):
            if a != b:
                raise Leak(f"{what} differs: {difference(a.encode(), b.encode())}")
        if len(here) != len(there):
            raise Leak(f"{what} more: {len(here)}, {len(there)}")
    if one.order != other.order:
        at = next(at for at, (a, b) in enumerate(zip(one.order, other.order, strict=False)) if a != b)
        raise Leak(f"the order differs: {one.order[at : at + 3]} / {other.order[at : at + 3]}")


class Tap:
    """Listens to everything that the server sends."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.order: list[tuple[Seat | None, str, int | None]] = []
        self.outside: list[str] = []
        self._publishing = 0
        send, publish = Line.send, LiveTable._publish

        def tapped(line: Line, message: bytes) -> None:
            told = json.loads(message)
            self.order.append((line.seat, told["t"], told.get("seq")))
            if told["t"] == "update" and not self._publishing:
                self.outside.append(f"seat {line.seat}, entry {told['seq']}")
            send(line, message)

        def published(live: LiveTable, *args: Any) -> None:
            self._publishing += 1
            publish(live, *args)  # no coroutine: nothing else moves before everybody has been sent his
            self._publishing -= 1

        patch.setattr(Line, "send", tapped)
        patch.setattr(LiveTable, "_publish", published)


def masked(text: str, *secrets: str) -> str:
    """Without what is random, or the time of day, in any world."""
    for secret in secrets:
        text = text.replace(secret, "*" * len(secret))
    text = re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":"*"', text)
    return re.sub(r'"(at|now)":\d+', r'"\1":0', text)


class Seeds:
    """In place of the `secrets` of playing.py."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def token_bytes(self, size: int) -> bytes:
        assert size == len(self._seed)
        return self._seed


def deal_out(patch: pytest.MonkeyPatch, deal: Deal) -> None:
    """The server's luck gives this deal when the game begins, and goes on by its seed."""
    to_come = [deal]
    patch.setattr(playing, "secrets", Seeds(deal.seed))
    patch.setattr(playing, "ProvableLuck", lambda seed: Stacked(to_come.pop() if to_come else Deal(seed)))


def in_a_hurry(patch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the disk: that is not what is tried here."""
    connect = sqlite._connect

    def quick(path: Path) -> Connection:
        connection = connect(path)
        connection.execute("PRAGMA synchronous = OFF")
        return connection

    patch.setattr(sqlite, "_connect", quick)


def attempts(game: str) -> Any:
    """What is refused in this game: `REFUSED`, which the watched one tries, and `in_vain(seat)`."""
    return import_module(f"tests.games.{room(find(game)).rpartition('.')[2]}.attempts")


class StillTime:
    """In place of the house's clock: nothing is late, however slow the machine is."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = BEGINS
        patch.setattr(Hall, "now", lambda _hall: self.now)

    def go_on(self, live: LiveTable, at: int) -> None:
        """To this moment of the log."""
        self.now = live.table.started_at + at

    async def ring(self, live: LiveTable, at: int) -> int:
        """The clock is looked at then; what came of it is entry number so."""
        before = live.seq
        self.go_on(live, at)
        live.look_at_clock()
        await eventually(lambda: live.seq > before)
        return live.seq


async def evening(world: int, of: Pair, database: str) -> Wire:
    """Play it, and note what the watched person is sent."""
    with pytest.MonkeyPatch.context() as patch:
        deal_out(patch, of.deals[world])
        in_a_hurry(patch)
        tap = Tap(patch)
        clock = StillTime(patch) if of.is_timed else None
        async with inside(database, UNHURRIED) as server, AsyncExitStack() as stack:
            seats = of.wishes["seats"]
            people = [await stack.enter_async_context(Person(server.url, f"Player {seat}")) for seat in range(seats)]
            opened = await people[0].open_table(watching="everyone", **of.wishes)
            ident = opened["table"]["id"]
            for person in people[1:]:
                await person.join(opened)
            people.append(await stack.enter_async_context(Person(server.url, "Watcher")))
            places: list[At] = []
            for person in people[:seats]:
                places.append(await stack.enter_async_context(person.at(ident)))
                await _settle(places)
            started = await places[0].ask("start", id="start")
            places.append(await stack.enter_async_context(people[-1].at(ident)))
            await _settle(places, started["seq"])
            live = await server.house.hall.table(ident)
            await _play(world, of, places, lambda step: _in_time(step, live, clock))
            eyes = -1 if of.watched is None else of.watched
            pages = [page async for page in _pages(people[eyes], ident)]
            random = (ident, opened["invite"], opened["code"], server.url)
            frames = [masked(text, *random) for text in places[eyes].raw]
            return Wire(frames, [masked(page, *random) for page in pages], tap.order, tap.outside)


async def _settle(places: Sequence[At], seq: int = 0) -> None:
    """Everybody has heard everything: a refused word each, of which nobody else hears, comes after all the rest."""
    for place in places:
        assert (await place.ask("rematch", id="settle"))["t"] == "refusal"
        while place.seq < seq:
            await place.receive()


async def _in_time(step: Step, live: LiveTable, clock: StillTime | None) -> int:
    """The entry with which the clock has made this step, or 0: then it is somebody's to make, now."""
    if clock is None:
        return 0
    if step.seat == CLOCK:
        return await clock.ring(live, step.at)
    clock.go_on(live, step.at)
    return 0


async def _play(world: int, of: Pair, places: list[At], in_time: Callable[[Step], Awaitable[int]]) -> None:
    watched = places[-1 if of.watched is None else of.watched]
    tried = attempts(of.wishes["game"])
    for number, step in enumerate(of.steps):
        if (rung := await in_time(step)) > 0:
            await _settle(places, rung)
            continue
        mover = places[step.seat]
        for attempt, action in enumerate(tried.REFUSED):
            if number % 4 == attempt % 4:  # the watched one's own attempts: the same refusals in both worlds
                await watched.ask("act", id=f"{number} try {attempt}", action=action, seq=0)
        # Somebody's refused attempt, refused for another reason in each world, is nobody else's to hear of.
        for attempt, action in enumerate(tried.in_vain(step.seat)):
            assert (await mover.act(action, id=f"{number} in vain {attempt}"))["t"] == "refusal"
        await places[(step.seat + 1) % of.wishes["seats"]].ask("undo", id=f"{number} not mine")
        action = json.loads(encode(step.actions[world]))
        done = await mover.act(action, id=f"{number}")
        assert done["t"] == "done", (number, step, done)
        await _settle(places, done["seq"])
        back = await mover.ask("undo", id=f"{number} back")
        if back["t"] == "done":  # whether it may be is for everybody to see
            await _settle(places, back["seq"])
            done = await mover.act(action, id=f"{number} again")
            await _settle(places, done["seq"])
        if number % 3 == 0:
            said = await places[number % of.wishes["seats"]].ask("say", id=f"{number} say", text=f"word {number}")
            await _settle(places, said.get("seq", 0))
            says = {"says": "hold", "seat": step.seat, "cards": ["key"]}
            claim = await mover.act({"do": "claim", "says": says}, id=f"{number} claim")
            await _settle(places, claim.get("seq", 0))


async def _pages(person: Person, ident: str) -> Any:
    table = f"/api/tables/{ident}"
    paths = [table, f"{table}/replay", f"{table}/replay?seat=0", f"{table}/log", "/api/tables", "/api/me"]
    for path in [*paths, "/api/health", "/metrics", f"{table}/join", "/api/codes/NOBODY"]:
        answer = await person.http.get(path)
        headers = sorted(f"{k}: {v}" for k, v in answer.headers.items() if k not in ("date", "set-cookie"))
        yield f"{path} {answer.status_code} {headers} {answer.text}"
    taken = await person.http.post(f"{table}/join", json={"nickname": "Again"})
    yield f"join {taken.status_code} {taken.text}"


def both(of: Pair, folder: Any) -> tuple[Wire, Wire]:
    wires = [asyncio.run(evening(world, of, f"sqlite:///{folder}/world{world}.sqlite")) for world in (0, 1)]
    return wires[0], wires[1]
