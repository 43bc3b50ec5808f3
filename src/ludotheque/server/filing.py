"""What the shelf knows of a table without reading its log."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.kernel.pieces import Seat
from ludotheque.store.log import Filing
from ludotheque.table.clock import deadline
from ludotheque.table.pieces import (
    Acted,
    Drew,
    Entry,
    Info,
    Pace,
    Person,
    Phase,
    Rang,
    Said,
    StoodStill,
    TookBack,
    Watching,
)
from ludotheque.table.table import Table

from .wire import encode

QUIET = (
    Acted,
    Drew,
    Rang,
    Said,
    StoodStill,
    TookBack,
)  # records that change nothing on the shelf, unless they end the game


class TableLine(Struct, frozen=True):
    """A table in a list. `to_act`: who is awaited; null if that was not looked up."""

    table: Info
    open_seats: int
    to_act: tuple[Seat, ...] | None


class MyLine(TableLine, frozen=True):
    """A table of mine: which seats I have there, and whether I am its host."""

    seats: tuple[Seat, ...]
    host: bool


class Filed(Struct, frozen=True):
    """What is kept of a table: its line, and whose it is, which is told to nobody."""

    line: TableLine
    people: tuple[Person | None, ...]  # by seat
    host: Person

    def to(self, person: Person) -> MyLine:
        line = self.line
        own = tuple(seat for seat, one in enumerate(self.people) if one == person)
        return MyLine(line.table, line.open_seats, line.to_act, own, self.host == person)


_decode: Final = msgspec.json.Decoder(Filed).decode


def read_filed(lines: Iterable[bytes]) -> Iterator[Filed]:
    for line in lines:
        with suppress(msgspec.ValidationError):  # an older house has filed it in another form: until it is filed anew
            yield _decode(line)


def file(table: Table) -> Filed:
    """The table as it stands now."""
    open_seats = sum(sitter is None or sitter.is_vacant for sitter in table.sitters)
    to_act = () if table.match is None else tuple(table.match.to_act())
    people = tuple(None if sitter is None else sitter.person for sitter in table.sitters)
    return Filed(TableLine(table.info(), open_seats, to_act), people, table.host)


def filing(table: Table) -> Filing:
    filed = file(table)
    if table.phase is Phase.PLAYING and table.settings.pace is not Pace.DAYS:  # then it is not filed at each move
        filed = replace(filed, line=replace(filed.line, to_act=None))
    people = {person for person in filed.people if person is not None}
    return Filing(
        code=None if table.phase is Phase.OVER else table.code,
        listing=_listing(table, filed.line.open_seats),
        line=encode(filed),
        people=tuple(sorted({*people, table.host})),
        wake_at=_wake_at(table) if table.settings.pace is Pace.DAYS else None,
    )


def _wake_at(table: Table) -> int | None:
    """When its clock has run down; at once, if a bot is awaited: the house may have closed while it thought."""
    awaited = table.match.to_act() if table.match is not None else ()
    sitters = [table.sitters[seat] for seat in awaited]
    is_bots_turn = any(sitter is not None and sitter.is_played_by_bot for sitter in sitters)
    return table.at if is_bots_turn and table.phase is Phase.PLAYING else deadline(table)


def _listing(table: Table, open_seats: int) -> str | None:
    if table.phase is Phase.LOBBY and table.settings.open and open_seats:
        return "open"
    if table.phase is Phase.PLAYING and table.settings.watching is Watching.EVERYONE:
        return "watch"
    return None


def changed(before: Table, entry: Entry, after: Table) -> Filing | None:
    """The new filing, if this entry changed it."""
    is_quiet = all(isinstance(record, QUIET) for record in entry.records)
    if is_quiet and before.phase is after.phase and after.settings.pace is not Pace.DAYS:
        return None
    return filing(after)
