"""What the shelf knows of a table without reading its log."""

from msgspec import Struct

from ludotheque.store.log import Filing
from ludotheque.table.clock import deadline
from ludotheque.table.pieces import Acted, Drew, Entry, Info, Pace, Phase, Rang, Said, TookBack, Watching
from ludotheque.table.table import Table

from .wire import encode

QUIET = (Acted, Drew, Rang, Said, TookBack)  # records that change nothing on the shelf, unless they end the game


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: Info
    open_seats: int


def filing(table: Table) -> Filing:
    info = table.info()
    line = TableLine(info, sum(sitter is None or sitter.is_vacant for sitter in table.sitters))
    people = {sitter.person for sitter in table.sitters if sitter is not None and sitter.person is not None}
    return Filing(
        code=None if table.phase is Phase.OVER else table.code,
        listing=_listing(table, line.open_seats),
        line=encode(line),
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
