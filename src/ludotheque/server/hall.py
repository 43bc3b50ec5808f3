"""The hall: every table that is awake in this process, and what the other processes on the same database say."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
from msgspec import Struct

from ludotheque.kernel.pieces import kebab
from ludotheque.store.log import CodeTaken, EventLog, StoreFailed
from ludotheque.table.hosting import new_code
from ludotheque.table.pieces import Entry, Opened, Person, Records, read_entry
from ludotheque.table.refusals import TableFault, TableRefuses
from ludotheque.table.table import Table

from . import filing
from .company import Company
from .faults import ServerFault, ServerRefuses
from .homes import Homes
from .line import TRY_AGAIN, Outbox
from .live import LiveTable
from .mailbox import Letter
from .metrics import Metrics
from .offers import Offers
from .thinking import Thinkers
from .wire import Goodbye, GoOn, OneMoment, encode

log = logging.getLogger(__name__)

BEAT: Final = 2.0  # seconds between signs of life to the other processes
GREETING: Final = 0.3  # seconds for the others to say that they are there, before anybody comes in
SILENT: Final = 10.0  # after which a process is taken for dead
PATIENCE: Final = 3.0  # how long the process that wrote last has to do what must be done next
CLOSING: Final = 10.0  # seconds for what is being saved when the house closes
DUE: Final = 100  # tables that are looked at in one sweep
SWEEP: Final = 10.0  # seconds between looks for sleeping tables whose clock has run down
IN_ONE_GO: Final = 50  # entries that are folded before others have a turn: a long evening has thousands
TABLE_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)


class Peer(Struct, frozen=True, tag_field="peer", tag=kebab):
    """What processes tell each other. It never leaves the house."""

    process: str


class Beat(Peer, frozen=True):
    """I am here, in a house that is open since then."""

    open_since: int


class Who(Peer, frozen=True):
    """I have just woken this table: who is there through you?"""

    table: str


class Here(Peer, frozen=True):
    """Numbered, because what is told at once may be heard in another order."""

    number: int
    table: str
    people: tuple[Person, ...]
    watchers: int


read_peer: Final = msgspec.json.Decoder(Beat | Who | Here).decode


class Manner(Struct, frozen=True):
    """How the house behaves; tests and benchmarks are in a hurry."""

    thinkers: int = 1
    grace: float = 30.0  # seconds until a bot sits in for a lost line
    bot_speed: float = 1.0  # 0: bots do not pause
    sleep_after: float = 60.0  # seconds without anybody
    messages: int = 40  # of one socket at once; a quarter of that a second


class Hall:
    def __init__(self, store: EventLog, manner: Manner, offers: Offers, homes: Homes) -> None:
        self.store = store
        self.offers = offers
        self.homes = homes
        self.opened_at = self.now()  # or when the first of those opened that are still at work
        self.metrics = Metrics()
        self.outbox = Outbox()
        self.grace = manner.grace
        self.messages = manner.messages
        self.is_stopping = False
        self.is_waiting = False  # for the database, which has gone
        self._manner = manner
        self._process = secrets.token_hex(4)
        self._thinkers = Thinkers(manner.thinkers)
        self._awake: dict[str, LiveTable] = {}
        self._company: dict[str, Company] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._naps: dict[str, asyncio.TimerHandle] = {}
        self._peers: dict[str, float] = {}  # other processes, and when they were last heard
        self._elsewhere: dict[str, dict[str, Here]] = {}  # by table, by process
        self._told = 0  # how often the others were told who is here
        self._unwakeable: set[str] = set()  # tables whose clock nobody can look at: of other rules, say
        self._chores: list[asyncio.Task[None]] = []

    # -- the day ---------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        self.store.heard = self._heard
        self.store.appended = self._appended
        self.store.lost = self._lost
        self.store.back = self._back
        await self.store.open()
        if self.store.is_shared:
            self._tell(self._sign())
            await asyncio.sleep(GREETING)
        self._chores = [asyncio.create_task(self._beat()), asyncio.create_task(self._sweep())]
        try:
            yield
        finally:
            await self._close()

    async def _close(self) -> None:
        """Everybody is told to come back in a moment; what is being saved is saved."""
        self.say_goodbye()
        for chore in self._chores:
            chore.cancel()
        for company in self._company.values():
            company.leave()
        with suppress(TimeoutError):  # a database that is away cannot save what nobody was told is saved
            async with asyncio.timeout(CLOSING):
                while any(live.is_busy for live in self._awake.values()):
                    await asyncio.sleep(0.01)
        for live in self._awake.values():
            live.fall_asleep()
        self._thinkers.close()
        await self.store.close()

    def say_goodbye(self) -> None:
        if self.is_stopping:
            return
        self.is_stopping = True
        for live in self._awake.values():
            for line in live.lines:
                line.send(encode(Goodbye()))
                line.close(TRY_AGAIN)

    # -- tables ----------------------------------------------------------------------------------------------------

    async def open_table(self, opened: Opened, first: Sequence[Records]) -> LiveTable:
        """A new table, with what happens at once (the host sits down, bots too)."""
        ident = self._new_ident()
        while True:
            entry = Entry(self.now(), (opened, *first), opened.host)
            table, happened = Table(ident, opened).after(entry, 1)
            try:
                await self.store.append(ident, 1, encode(entry), filing.filing(table))
                break
            except CodeTaken:
                opened = msgspec.structs.replace(opened, code=new_code())
            except StoreFailed as fault:
                raise ServerRefuses(ServerFault.NOT_SAVED) from fault
        live = LiveTable(self, table, 1)
        live.recall(entry, 1, table, happened)
        live.wrote_last = True
        return self._keep(live)

    def _new_ident(self) -> str:
        """Of a table that is at home here."""
        while not self.homes.is_here(ident := secrets.token_urlsafe(16)):
            pass
        return ident

    def awake(self, ident: str) -> LiveTable | None:
        return self._awake.get(ident)

    async def table(self, ident: str) -> LiveTable:
        """The table, awake."""
        if ident in self._awake:
            self._nap_later(ident)
            return self._awake[ident]
        if not TABLE_ID.fullmatch(ident):
            raise TableRefuses(TableFault.NO_SUCH_TABLE)  # the database is not asked about just anything
        if ident not in self._waking:
            self._waking[ident] = asyncio.create_task(self._wake(ident))
        return await asyncio.shield(self._waking[ident])

    async def _wake(self, ident: str) -> LiveTable:
        try:
            entries = [read_entry(data) for data in await self.store.read(ident)]
            if not entries or not isinstance(entries[0].records[0], Opened):
                raise TableRefuses(TableFault.NO_SUCH_TABLE)
            live = LiveTable(self, Table(ident, entries[0].records[0]), 0)
            for seq, entry in enumerate(entries, 1):
                after, happened = live.table.after(entry, seq)
                live.recall(entry, seq, after, happened)
                if seq % IN_ONE_GO == 0:
                    await asyncio.sleep(0)
            self._keep(live)
            self._tell(Who(self._process, ident))
            live.post(Letter(None))  # whatever another process wrote between the reading and now
            return live
        finally:
            del self._waking[ident]

    def _keep(self, live: LiveTable) -> LiveTable:
        ident = live.table.id
        self._awake[ident] = live
        self._company[ident] = Company(live, self._thinkers, self._manner.bot_speed)
        self._company[ident].rouse()
        self.metrics.tables = len(self._awake)
        self._nap_later(ident)
        return live

    def _nap_later(self, ident: str) -> None:
        if ident in self._naps:
            self._naps[ident].cancel()
        self._naps[ident] = asyncio.get_running_loop().call_later(self._manner.sleep_after, self._nap, ident)

    def _nap(self, ident: str) -> None:
        """A table with nobody costs nothing: all it was is in the log."""
        live = self._awake[ident]
        if live.callers or live.is_busy or self._company[ident].is_playing:
            self._nap_later(ident)
            return
        live.fall_asleep()
        self._company.pop(ident).leave()
        del self._awake[ident], self._naps[ident]
        self._elsewhere.pop(ident, None)
        self.metrics.tables = len(self._awake)

    async def entries(self, ident: str) -> list[Entry]:
        return [read_entry(data) for data in await self.store.read(ident)]

    # -- what a table needs of the house ---------------------------------------------------------------------------

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def patience(self) -> float:
        return PATIENCE if self._peers else 0.0

    def people_elsewhere(self, table: str) -> tuple[set[Person], int]:
        there = self._elsewhere.get(table, {}).values()
        return {person for here in there for person in here.people}, sum(here.watchers for here in there)

    def presence_changed(self, live: LiveTable) -> None:
        people, watchers = live.people_here()
        self._told += 1
        self._tell(Here(self._process, self._told, live.table.id, tuple(sorted(people)), watchers))

    # -- other processes -------------------------------------------------------------------------------------------

    def _sign(self) -> Beat:
        return Beat(self._process, self.opened_at)

    def _tell(self, message: Peer) -> None:
        task = asyncio.create_task(self.store.tell(encode(message)))
        task.add_done_callback(_forget)

    def _heard(self, message: bytes) -> None:
        peer = read_peer(message)
        if peer.process == self._process:
            return
        is_new = peer.process not in self._peers
        self._peers[peer.process] = time.monotonic()
        match peer:
            case Beat(open_since=since):
                self.opened_at = min(self.opened_at, since)
                if is_new:
                    self._tell(self._sign())
            case Who(table=table) if table in self._awake:
                self.presence_changed(self._awake[table])
            case Here(table=table) if table in self._awake:
                there = self._elsewhere.setdefault(table, {})
                if peer.process not in there or there[peer.process].number < peer.number:
                    there[peer.process] = peer
                    self._presence_moved(table)

    def _presence_moved(self, ident: str) -> None:
        live = self._awake.get(ident)
        if live is not None:
            live.show_presence()
            live.watch_absences()

    def _appended(self, table: str, seq: int) -> None:
        live = self._awake.get(table)
        if live is not None and seq > live.seq:
            live.post(Letter(None))

    async def _beat(self) -> None:
        """Tell that this process lives; forget those that do not."""
        while True:
            self._tell(self._sign())
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            for process in [one for one, heard in self._peers.items() if now - heard > SILENT]:
                del self._peers[process]
                for table in [one for one, there in self._elsewhere.items() if there.pop(process, None)]:
                    self._presence_moved(table)

    async def _sweep(self) -> None:
        """Wake tables of days whose clock has run down while nobody was there."""
        while True:
            try:
                for ident in await self.store.due(self.now(), DUE + len(self._unwakeable)):
                    await self._look_at_clock(ident)
            except Exception:
                log.exception("looking for clocks failed")
            await asyncio.sleep(SWEEP)

    async def _look_at_clock(self, ident: str) -> None:
        """A table that cannot be woken (other rules …) holds up no other."""
        try:
            (await self.table(ident)).look_at_clock()
            self._unwakeable.discard(ident)
        except Exception:
            if ident not in self._unwakeable:
                self._unwakeable.add(ident)
                log.exception("a sleeping table could not be woken")

    # -- trouble ---------------------------------------------------------------------------------------------------

    def _lost(self) -> None:
        self.is_waiting = True
        self._broadcast(encode(OneMoment()))

    def _back(self) -> None:
        """While the database was away other processes were not heard: read on everywhere."""
        self.is_waiting = False
        self._broadcast(encode(GoOn()))
        for live in self._awake.values():
            live.post(Letter(None))
            self._tell(Who(self._process, live.table.id))

    def _broadcast(self, message: bytes) -> None:
        for live in self._awake.values():
            for line in live.lines:
                line.send(message)


def _forget(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.warning("another process was not told", exc_info=task.exception())
