"""What the tests of a live server share: one house for a file of tests, people around a table, a look into its log."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from ludotheque.server.wire import encode
from ludotheque.table.pieces import Acted, Drew, Entry, Opened, Phase, Rang, TookBack, read_entry
from ludotheque.table.table import Table

from .people import PATIENCE, At, Person
from .running import Inside

Scene = Callable[[Inside, AsyncExitStack], Awaitable[None]]
MOVES = (Acted, Drew, Rang, TookBack)

PASS = {"do": "pass"}
END_TURN = {"do": "end-turn"}
LOOK = {"do": "observe", "place": 0}


@dataclass
class House:
    """A server that stays open for a file of tests; nothing happens in it between them."""

    runner: asyncio.Runner
    server: Inside

    def play(self, scene: Scene) -> None:
        async def played() -> None:
            async with AsyncExitStack() as stack:
                await scene(self.server, stack)

        self.runner.run(played())


def at_the_house(scene: Scene) -> Callable[[House], None]:
    """A test over the net: pytest sees a plain function that wants the `house`."""

    def test(house: House) -> None:
        house.play(scene)

    test.__name__, test.__doc__ = scene.__name__, scene.__doc__
    return test


@dataclass
class Gathering:
    """People who sit at one table, each with one socket, in the order of their seats."""

    server: Inside
    opened: dict[str, Any]
    people: list[Person]
    places: list[At]

    @property
    def ident(self) -> str:
        return str(self.opened["table"]["id"])

    @property
    def mover(self) -> int:
        game = self.places[0].game
        assert game is not None
        return int(game["view"]["to_act"][0])

    @property
    def at_turn(self) -> At:
        return self.places[self.mover]

    @property
    def waiting(self) -> list[At]:
        return [place for place in self.places if place is not self.at_turn]

    async def hear(self, seq: int) -> None:
        """Until everybody has heard of everything up to this entry."""
        for place in self.places:
            while place.seq < seq:
                await place.receive()

    async def do(self, action: dict[str, Any]) -> int:
        """Whose turn it is does this, and everybody hears of it."""
        done = await self.at_turn.act(action)
        assert done["t"] == "done", done
        await self.hear(done["seq"])
        return int(done["seq"])

    async def ask(self, asker: int, t: str, **rest: Any) -> dict[str, Any]:
        """A command that is done, and of which everybody hears."""
        done = await self.places[asker].ask(t, **rest)
        assert done["t"] == "done", done
        await self.hear(done["seq"])
        return done

    async def log(self) -> list[Entry]:
        return await entries(self.server, self.ident)


async def gather(
    server: Inside, stack: AsyncExitStack, people: int = 4, *, start: bool = True, **wishes: Any
) -> Gathering:
    """So many people at a table, which is full of them unless `seats` says otherwise: then bots take the rest."""
    there = [await stack.enter_async_context(Person(server.url, f"Player {number}")) for number in range(people)]
    opened = await there[0].open_table(**({"seats": max(people, 4)} | wishes))
    for person in there[1:]:
        await person.join(opened)
    places = [await stack.enter_async_context(person.at(opened["table"]["id"])) for person in there]
    for place in places:
        await place.welcome()
    gathering = Gathering(server, opened, there, places)
    for seat in range(people, len(opened["table"]["seats"])):
        await gathering.ask(0, "seat-bot", seat=seat, level="random")
    if start:
        await gathering.ask(0, "start")
    return gathering


async def stranger(server: Inside, stack: AsyncExitStack, name: str = "Stranger") -> Person:
    """Somebody with a cookie and no seat."""
    person = await stack.enter_async_context(Person(server.url, name))
    await person.http.post("/api/me", json={"nickname": name})
    return person


# -- a look inside -----------------------------------------------------------------------------------------------------


async def entries(server: Inside, ident: str) -> list[Entry]:
    return [read_entry(data) for data in await server.house.hall.store.read(ident)]


def moves(log: list[Entry]) -> int:
    return sum(isinstance(record, MOVES) for entry in log for record in entry.records)


async def folded(server: Inside, ident: str, upto: int | None = None) -> Table:
    """The table as its log tells it, whole or up to an entry."""
    log = (await entries(server, ident))[:upto]
    first = log[0].records[0]
    assert isinstance(first, Opened)
    table = Table(ident, first)
    for seq, entry in enumerate(log, 1):
        table, _ = table.after(entry, seq)
    return table


def looks(table: Table) -> bytes:
    """Everything that anybody can see of a table, as bytes."""
    match = table.match
    eyes = [None, *range(table.seats)]
    seen = [] if match is None else [(match.view(seat), match.legal(seat) if seat is not None else []) for seat in eyes]
    return encode([table.info(), seen, table.chat, table.host, table.phase is Phase.PLAYING])


@asynccontextmanager
async def unharmed(server: Inside, ident: str) -> AsyncIterator[None]:
    """Whatever is done here changes nothing at this table: not its log, not a byte of what anybody sees."""
    log, seen = await server.house.hall.store.read(ident), looks((await server.house.hall.table(ident)).table)
    yield
    assert await server.house.hall.store.read(ident) == log
    assert looks((await server.house.hall.table(ident)).table) == seen
    assert looks(await folded(server, ident)) == seen


async def nothing_came(*places: At, but: tuple[str, ...] = ()) -> None:
    """These sockets have got no message: the very next one answers a question that is asked only now."""
    for place in places:
        await place.send(t="hello", version=1, seq=place.seq)
        message = await place.receive()
        while message["t"] in but:
            message = await place.receive()
        assert message["t"] == "welcome", message
        assert (message["happened"], message["resync"]) == ([], False)


async def eventually(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def plain(value: object) -> Any:
    """As it looks on the other side of a socket."""
    return json.loads(encode(value))


async def all_leave(gathering: Gathering) -> None:
    """Everybody closes his browser, and the table falls asleep."""
    for place in gathering.places:
        await place.socket.close()
    await eventually(lambda: gathering.ident not in gathering.server.house.hall._awake)


async def play_out(gathering: Gathering) -> None:
    """Everybody passes, until the rounds are over."""
    while gathering.places[0].table["phase"] == "playing" and gathering.places[0].game is not None:
        legal = gathering.at_turn.legal
        if legal == [{"do": "ready"}]:
            return
        await gathering.do(next(action for action in legal if action["do"] in ("pass", "end-turn", "name")))
