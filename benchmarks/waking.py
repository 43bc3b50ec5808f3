"""What a table's log weighs, and how long it takes to wake a table from it: ADR 7.

    PYTHONPATH=src python -m benchmarks.waking --games 10

Plays games of Le Coffre et la Clé at one table, without wires, by `regular` bots in the seats of five people.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec

from ludotheque import bots
from ludotheque.games import find
from ludotheque.kernel.errors import Refused
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Action, Seat
from ludotheque.server import filing
from ludotheque.server.live import LiveTable
from ludotheque.server.wire import encode
from ludotheque.store.log import Filing, open_log
from ludotheque.table.commands import Commands, Rematch, Sit, Start
from ludotheque.table.decide import decide
from ludotheque.table.hosting import opened, settings_for
from ludotheque.table.pieces import Entry, Opened, Person, Phase, Records, read_entry
from ludotheque.table.playing import move
from ludotheque.table.table import Table

GAME = "coffre-et-cle"
TABLE = "t" * 22  # as long as a real id, and so are those below
PEOPLE = [f"person-{number}".ljust(22, "-") for number in range(5)]
COMMAND = "c" * 32
A_MOMENT = 4000  # ms between two entries
COPIES = 40  # tables in the file
TIMES = 15


class Evening:
    """A table that writes down what it would save."""

    def __init__(self) -> None:
        game = find(GAME)
        first = opened(PEOPLE[0], len(PEOPLE), settings_for(game, len(PEOPLE), None, {}))
        self.table = Table(TABLE, first)
        self.at = 1_794_800_000_000
        self.saved: list[tuple[bytes, Filing | None]] = []
        self._bot = bots.find(game, "regular")
        self._luck = QuickLuck("waking")
        self._save([first], PEOPLE[0])
        for number, person in enumerate(PEOPLE):
            self._ask(Sit(COMMAND, f"Player {number}"), person)

    def _save(self, records: list[Records], by: Person | None) -> None:
        self.at += A_MOMENT
        entry = Entry(self.at, tuple(records), by, COMMAND)
        before = self.table
        self.table, _ = before.after(entry, len(self.saved) + 1)
        filed = filing.changed(before, entry, self.table) if self.saved else filing.filing(self.table)
        self.saved.append((encode(entry), filed))

    def _ask(self, command: Commands, person: Person) -> None:
        self._save(list(decide(self.table, command, person, None, self.at)), person)

    def play(self, games: int) -> None:
        for number in range(games):
            if number:
                self._ask(Rematch(COMMAND), PEOPLE[0])
            self._ask(Start(COMMAND), PEOPLE[0])
            while self.table.phase is Phase.PLAYING:
                self._talk()
                self._move()

    def _talk(self) -> None:
        for seat in range(len(PEOPLE)):
            match = self.table.match
            assert match is not None
            openings = match.open_ended(seat)
            said = self._bot.speak(match.view(seat), openings, self._luck) if openings else None
            if said is not None:
                self._act(seat, said)

    def _move(self) -> None:
        match = self.table.match
        assert match is not None
        seat = match.to_act()[0]
        self._act(seat, self._bot.choose(match.view(seat), match.legal(seat), self._luck))

    def _act(self, seat: Seat, action: Action) -> None:
        sitter = self.table.sitters[seat]
        assert sitter is not None
        try:
            self._save(list(move(self.table, seat, action, self.at, len(self.saved))), sitter.person)
        except Refused:
            return  # one claim too many


def wake(log: list[bytes]) -> LiveTable:
    """As server/hall.py does it."""
    entries = [read_entry(data) for data in log]
    first = entries[0].records[0]
    assert isinstance(first, Opened)
    live = LiveTable(cast("Any", None), Table(TABLE, first), 0)
    for seq, entry in enumerate(entries, 1):
        after, happened = live.table.after(entry, seq)
        live.recall(entry, seq, after, happened)
    return live


def median(work: Callable[[], object]) -> float:
    """In ms."""
    times = []
    for _ in range(TIMES):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return statistics.median(times) * 1000


def weigh(log: list[bytes]) -> float:
    """kB of memory of a table that is awake, with nobody at it."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    awake = [wake(log) for _ in range(TIMES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(awake) / 1024


async def on_disk(saved: list[tuple[bytes, Filing | None]]) -> float:
    """kB of a SQLite file for each table in it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        log = open_log(f"sqlite:///{path}")
        await log.open()
        for number in range(COPIES):
            for seq, (data, filed) in enumerate(saved, 1):
                own = None if filed is None else msgspec.structs.replace(filed, code=str(number))
                await log.append(f"{number:022}", seq, data, own)
        await log.close()
        return path.stat().st_size / COPIES / 1024


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1)
    evening = Evening()
    evening.play(parser.parse_args().games)
    log = [data for data, _ in evening.saved]
    sizes = [len(data) for data in log]
    woken = median(lambda: wake(log))
    disk = asyncio.run(on_disk(evening.saved))
    print(f"{len(log)} entries, {statistics.mean(sizes):.0f} bytes each, at most {max(sizes)}")
    print(f"on disk: {disk:.1f} kB, {disk * 1024 / len(log):.0f} bytes an entry")
    print(f"awake after {woken:.1f} ms, {woken / len(log) * 1000:.0f} µs an entry")
    print(f"in memory: {weigh(log):.0f} kB")


if __name__ == "__main__":
    main()
