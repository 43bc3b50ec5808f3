"""Coming, sitting down, talking, going, coming back."""

from collections.abc import Sequence
from typing import Final

from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Seat

from . import words
from .badges import spare
from .commands import Say, Sit, Wear
from .pieces import Absence, Badge, Freed, HostChanged, Person, Phase, Records, Returned, Said, Sat, Sitter, Went, Wore
from .refusals import TableFault, TableRefuses
from .table import Table

TALK: Final = 5  # lines of chat that a person may write
TALK_WITHIN: Final = 10_000  # in this many ms


def sit(table: Table, wish: Sit, person: Person) -> Sequence[Records]:
    may_share = wish.another and table.phase is Phase.LOBBY  # later on he would see one more hand of the same game
    if table.seats_of(person) and not may_share:
        raise TableRefuses(TableFault.ALREADY_SEATED)
    if table.phase is Phase.OVER:
        raise TableRefuses(TableFault.NOT_IN_LOBBY)
    name = words.name(wish.name)
    seat = _free_seat(table, person) if wish.seat is None else wish.seat
    check_seat(table, seat)
    if not _may_be_taken(table, seat):
        raise TableRefuses(TableFault.SEAT_TAKEN)
    if not _is_innocent(table, person, seat):
        raise TableRefuses(TableFault.KNOWS_A_HAND)
    check_name(table, name, but=seat)
    return [Sat(seat, name, person)]


def _free_seat(table: Table, person: Person) -> Seat:
    for seat in range(table.seats):
        if _may_be_taken(table, seat) and _is_innocent(table, person, seat):
            return seat
    raise TableRefuses(TableFault.TABLE_FULL)


def _is_innocent(table: Table, person: Person, seat: Seat) -> bool:
    """Whoever has looked through one seat's eyes in this game may have that seat again, and no other."""
    held = {its for who, its in table.hands if who == person}
    return table.phase is not Phase.PLAYING or not held or seat in held


def _may_be_taken(table: Table, seat: Seat) -> bool:
    sitter = table.sitters[seat]
    return sitter is None or sitter.is_vacant


def check_seat(table: Table, seat: Seat) -> None:
    if seat >= table.seats:
        raise TableRefuses(TableFault.SEAT_EMPTY)


def check_name(table: Table, name: str, but: Seat) -> None:
    """Nobody may be called like somebody else at the table."""
    others = (sitter.name for seat, sitter in enumerate(table.sitters) if sitter is not None and seat != but)
    if any(words.alike(name, other) for other in others):
        raise TableRefuses(TableFault.NAME_TAKEN)


def wear(table: Table, wish: Wear, person: Person) -> Sequence[Records]:
    in_lobby(table)
    check_seat(table, wish.seat)
    sitter = sitter_at(table, wish.seat)
    if sitter.person not in (None, person):
        raise TableRefuses(TableFault.NOT_YOUR_SEAT)
    if sitter.person is None and person != table.host:
        raise TableRefuses(TableFault.NOT_HOST)
    badge = Badge(wish.colour, wish.emblem)
    if badge not in spare(table.badges(but=wish.seat)):
        raise TableRefuses(TableFault.BADGE_TAKEN)
    return [Wore(wish.seat, badge)]


def leave(table: Table, person: Person) -> Sequence[Records]:
    seats = table.seats_of(person)
    if not seats and not _pass_host(table, person):
        raise TableRefuses(TableFault.NOT_SEATED)
    if table.phase is not Phase.PLAYING:
        return [*(Freed(seat) for seat in seats), *_pass_host(table, person)]
    left = [seat for seat in seats if sitter_at(table, seat).away is not Absence.LEFT]
    if seats and not left:
        raise TableRefuses(TableFault.IS_AWAY)
    return [*(Went(seat, Absence.LEFT) for seat in left), *_pass_host(table, person)]


def _pass_host(table: Table, leaver: Person) -> Sequence[Records]:
    """The next person who is there is the host, if there is one."""
    if table.host != leaver:
        return []
    there = [one.person for one in table.sitters if one and one.person not in (None, leaver) and one.away is None]
    return [HostChanged(there[0])] if there and there[0] is not None else []


def lost(table: Table, person: Person) -> Sequence[Records]:
    """This person's line has been gone for too long: bots sit in, with what his seats know."""
    playing(table)
    seats = [seat for seat in table.seats_of(person) if sitter_at(table, seat).away is None]
    if not seats:
        raise TableRefuses(TableFault.IS_AWAY)
    return [*(Went(seat, Absence.LOST) for seat in seats), *_pass_host(table, person)]


def host_gone(table: Table, here: set[Person]) -> Sequence[Records]:
    """The host, who has no game to play here, has been gone for too long: somebody who is there takes his place."""
    there = [one.person for one in table.sitters if one is not None and one.person is not None and one.person in here]
    if table.host in here or not there:
        raise TableRefuses(TableFault.NOT_AWAY)
    return [HostChanged(there[0])]


def came_back(table: Table, person: Person, reasons: set[Absence]) -> Sequence[Records]:
    """The person takes his seats back."""
    seats = [seat for seat in table.seats_of(person) if sitter_at(table, seat).away in reasons]
    if not seats:
        raise TableRefuses(TableFault.NOT_AWAY)
    return [Returned(seat) for seat in seats]


def sitter_at(table: Table, seat: Seat) -> Sitter:
    sitter = table.sitters[seat]
    if sitter is None:
        raise TableRefuses(TableFault.SEAT_EMPTY)
    return sitter


def say(table: Table, wish: Say, seat: Seat, person: Person, at: int) -> Sequence[Records]:
    said = words.sentence(wish.text)
    own = table.seats_of(person)
    if person in table.muted:
        raise TableRefuses(TableFault.IS_MUTED)
    if table.match is not None and table.phase is Phase.PLAYING:
        table.match.refuse_chat()
    names = [table.names()[one] for one in own]  # a name stays when seats are arranged anew
    lately = [line for line in table.chat if line.name in names and line.at > at - TALK_WITHIN]
    if len(lately) >= TALK:
        raise TableRefuses(TableFault.TOO_MUCH_TALK)
    return [Said(seat, said)]


def in_lobby(table: Table) -> None:
    if table.phase is not Phase.LOBBY:
        raise TableRefuses(TableFault.NOT_IN_LOBBY)


def playing(table: Table) -> Match:
    if table.match is None or table.phase is not Phase.PLAYING:
        raise TableRefuses(TableFault.NOT_PLAYING)
    return table.match
