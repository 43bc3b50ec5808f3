"""People who do not give up: each acts as soon as he may, comes back when his line breaks, and sends again, with the
same id, whatever has not been answered. They remember all that they were told; `check` holds it against the log."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.conformance.leak import difference
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import Event
from ludotheque.server.hall import Manner
from ludotheque.server.limits import Bucket
from ludotheque.server.socket import BUCKET_FILLS_WITHIN
from ludotheque.table.pieces import Entry, Opened, read_entry
from ludotheque.table.table import Table

from .people import At, Person

BROKEN: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)
CLAIM: Final = {"do": "claim", "says": {"says": "suspect", "card": "key", "sureness": "low"}}
BEFORE_ALL: Final = ("open", "join-")  # ids that HTTP gives


class Told(msgspec.Struct):
    """What a seat was told at one time: the table as it is after `seq`, and what happened since `after`."""

    seq: int
    after: int | None  # None: it was to draw the table anew
    happened: list[Any]
    game: dict[str, Any] | None


class Stubborn:
    def __init__(self, person: Person, table: str, seat: int, seed: object, *, is_chatty: bool = True) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.url = person.url
        self.told: list[Told] = []
        self.done: dict[str, int] = {}  # by id: the entry that it was told to be
        self.sent: set[str] = set()
        self.refused: dict[str, str] = {}  # by id: why
        self.trouble: list[str] = []  # one-moment, go-on, goodbye, a broken line
        self.presence: dict[str, Any] = {}
        self.is_over = False
        self.welcomes = 0
        self.seq = 0
        self._game: dict[str, Any] | None = None  # none yet: this process has not read that it has begun
        self._luck = Random(f"{seed} {table} {seat}")
        self._is_chatty = is_chatty
        self._waiting: dict[str, dict[str, Any]] = {}  # by kind: one command of each may wait for its answer
        self._said = count(1)
        self._pace = Bucket(Manner().messages - 5, BUCKET_FILLS_WITHIN, time.monotonic())  # as fast as one may

    @contextmanager
    def at_it(self) -> Iterator[None]:
        """Plays meanwhile."""
        self._playing = asyncio.create_task(self.play())
        try:
            yield
        finally:
            self._playing.cancel()

    @property
    def is_done(self) -> bool:
        return self.is_over and not self._waiting

    def complain(self) -> None:
        """Raise what he found wrong, if he did."""
        if self._playing.done():
            self._playing.result()

    async def play(self) -> None:
        """Until the game is over and everything sent has been answered."""
        while not self.is_done:
            with suppress(*BROKEN):
                async with self.person.at(self.table, url=self.url, seq=self.seq or None) as place:
                    await self._play_at(place)
                    continue
            self.trouble.append("broken")
            await asyncio.sleep(0.1)

    async def _play_at(self, place: At) -> None:
        await place.welcome()
        self._hear(json.loads(place.raw[-1]))
        for command in list(self._waiting.values()):
            await place.send(**command)
        while not self.is_done:
            await self._do_something(place)
            self._hear(await place.receive())

    def _hear(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "welcome":
                assert message["you"]["seat"] == self.seat
                after = None if message["resync"] else self.seq
                self._learn(Told(message["seq"], after, message["happened"], message["game"]))
                self.presence = message["presence"]
                self.welcomes += 1
            case "update":
                # An unasked welcome (he is the host now) comes before the update of the same entry.
                is_again = message["seq"] == self.seq and self.told[-1].after is None
                assert is_again or message["seq"] == self.seq + 1
                self._learn(Told(message["seq"], message["seq"] - 1, message["happened"], message.get("game")))
            case "presence":
                self.presence = message
            case "done":
                self._answered(message["id"])
                assert self.done.setdefault(message["id"], message["seq"]) == message["seq"]
                assert message["seq"] <= self.seq
            case "refusal":
                self.refused[message["id"]] = message["code"]
                self._answered(message["id"])
            case _:
                self.trouble.append(message["t"])

    def _learn(self, told: Told) -> None:
        self.told.append(told)
        self.seq = told.seq
        if told.game is not None:
            self._game = told.game
            self.is_over = told.game["view"]["outcome"] is not None

    def _answered(self, ident: str | None) -> None:
        for kind in [kind for kind, command in self._waiting.items() if command["id"] == ident]:
            del self._waiting[kind]

    async def _do_something(self, place: At) -> None:
        game = self._game
        if game is None or self.is_over:
            return
        if game["legal"]:
            await self._ask(place, "move", t="act", action=self._luck.choice(game["legal"]), seq=self.seq)
        if self._is_chatty and self._luck.random() < 0.02:
            await self._ask(place, "word", t="say", text=f"{self.seat}: {next(self._said)}")
        if game["open"] and self._luck.random() < 0.04:
            says = CLAIM["says"] | {"seat": self._luck.randrange(4)}  # type: ignore[operator]  # a plain dict
            await self._ask(place, "claim", t="act", action=CLAIM | {"says": says}, seq=self.seq)
        if self._luck.random() < 0.01:
            await self._ask(place, "undo", t="undo")

    async def _ask(self, place: At, kind: str, **command: Any) -> None:
        if kind not in self._waiting:
            while not self._pace.take(time.monotonic()):
                await asyncio.sleep(0.02)
            command["id"] = secrets.token_hex(8)
            self._waiting[kind] = command
            self.sent.add(command["id"])
            await place.send(**command)


async def seated(url: str, stack: AsyncExitStack, seed: str, *, bots: int = 0, **wishes: Any) -> list[Stubborn]:
    """People around a new table whose game has begun; the last seats are bots'."""
    seats = wishes["seats"]
    people = [await stack.enter_async_context(Person(url, f"Player {seat}")) for seat in range(seats - bots)]
    opened = await people[0].open_table(**wishes)
    for person in people[1:]:
        await person.join(opened)
    ident = opened["table"]["id"]
    async with people[0].at(ident) as host:
        await host.welcome()
        for seat in range(seats - bots, seats):
            assert (await host.ask("seat-bot", seat=seat, id=f"open-{seat}"))["t"] == "done"
        assert (await host.ask("start", id="open"))["t"] == "done"
    return [Stubborn(person, ident, seat, seed) for seat, person in enumerate(people)]


# -- what is true ------------------------------------------------------------------------------------------------------


class Truth:
    """A table's log, folded: the table after each entry, and what happened by it."""

    def __init__(self, ident: str, data: Sequence[bytes] = ()) -> None:
        self.ident = ident
        self.entries: list[Entry] = []
        self._data: list[bytes] = []
        self._tables: list[Table] = []
        self._happened: list[list[Any]] = []
        self.grow(data)

    def grow(self, data: Sequence[bytes]) -> None:
        """The log as it is read now. What stood there stands there, and more may have come."""
        assert self._data == list(data[: len(self._data)])
        for line in data[len(self._data) :]:
            self._append(line)

    def _append(self, line: bytes) -> None:
        entry = read_entry(line)
        first = entry.records[0]
        before = self._tables[-1] if self._tables else Table(self.ident, first) if isinstance(first, Opened) else None
        assert before is not None
        after, happened = before.after(entry, len(self.entries) + 1)
        self._data.append(line)
        self.entries.append(entry)
        self._tables.append(after)
        self._happened.append(list(happened))

    def table(self, seq: int) -> Table:
        return self._tables[seq - 1]

    def game(self, seq: int, seat: int) -> Any:
        table = self.table(seq)
        if table.match is None:
            return None
        legal = table.legal[seat] if table.match.outcome() is None else []
        return _plain({"view": table.match.view(seat), "legal": legal})

    def happened(self, seq: int, seat: int) -> list[Any]:
        match = self.table(seq).match
        seen = [match.redact(one, seat) if isinstance(one, Event) and match else one for one in self._happened[seq - 1]]
        return [_plain(one) for one in seen if one is not None]


def _plain(told: Any) -> Any:
    return json.loads(encode(told))


def check(truth: Truth, people: Sequence[Stubborn], done: Sequence[dict[str, int]]) -> None:
    """Whatever was acknowledged by the time `done` was noted stands in the log once, where it was told to be; nothing
    stands there twice, or that nobody sent; and everybody was told exactly what the log says."""
    ids = [entry.id for entry in truth.entries if entry.id is not None]
    assert len(set(ids)) == len(ids)
    ours = {ident for ident in ids if not ident.startswith(BEFORE_ALL)}
    assert ours <= {ident for one in people for ident in one.sent}
    assert not ours & {ident for one in people for ident in one.refused}  # what was done is never said to be refused
    for acknowledged in done:
        for ident, seq in acknowledged.items():
            assert truth.entries[seq - 1].id == ident
    for one in people:
        for told in list(one.told):
            if told.seq <= len(truth.entries):  # else the log was read before this was told
                one.told.remove(told)
                _check_told(truth, one.seat, told)


def _check_told(truth: Truth, seat: int, told: Told) -> None:
    if told.game is not None:
        _same({key: told.game[key] for key in ("view", "legal")}, truth.game(told.seq, seat))
    if told.after is not None:
        between = range(told.after + 1, told.seq + 1)
        _same(told.happened, [one for seq in between for one in truth.happened(seq, seat)])


def _same(told: Any, true: Any) -> None:
    """pytest would take minutes to draw the difference of two views."""
    if told != true:
        pytest.fail(difference(json.dumps(told).encode(), json.dumps(true).encode()))


async def until(condition: Callable[[], bool], people: Sequence[Stubborn] = (), patience: float = 60.0) -> None:
    """Wait for it, unless one of these people has found something wrong. Nothing is measured by the patience."""
    async with asyncio.timeout(patience):
        while not condition():
            for one in people:
                one.complain()
            await asyncio.sleep(0.02)
