"""What comes of a person's command: records to be saved, or a refusal. Nothing changes here."""

from collections.abc import Sequence
from typing import assert_never

from ludotheque.kernel.pieces import Seat

from .commands import (
    Act,
    Arrange,
    Commands,
    Free,
    Leave,
    Mute,
    Rematch,
    Return,
    Say,
    SeatBot,
    Settle,
    Sit,
    Start,
    Undo,
    Wear,
)
from .hosting import hosted
from .pieces import Absence, Person, Records
from .playing import act, undo
from .refusals import TableFault, TableRefuses
from .seating import came_back, leave, say, sit, wear
from .table import Table


def decide(
    table: Table, command: Commands, person: Person, seat: Seat | None, at: int, trip: int = 0
) -> Sequence[Records]:
    """What comes of this command of a person, who looks through the eyes of `seat`. `trip`: how long his line takes
    there and back, in ms, with what the house itself took."""
    match command:
        case Act():
            return act(table, command, _own(table, person, seat if command.seat is None else command.seat), at, trip)
        case Undo():
            return undo(table, _own(table, person, seat), person)
        case Say():
            return say(table, command, _own(table, person, seat), person, at)
        case Sit():
            return sit(table, command, person)
        case Wear():
            return wear(table, command, person)
        case Leave():
            return leave(table, person)
        case Return():
            return came_back(table, person, {Absence.LOST, Absence.LEFT})
        case Arrange() | Settle() | Start() | Rematch() | Mute() | SeatBot() | Free():
            if person != table.host:
                raise TableRefuses(TableFault.NOT_HOST)
            return hosted(table, command, at)
    assert_never(command)


def _own(table: Table, person: Person, seat: Seat | None) -> Seat:
    if seat is None:
        raise TableRefuses(TableFault.NOT_SEATED)
    if seat not in table.seats_of(person):
        raise TableRefuses(TableFault.NOT_YOUR_SEAT)
    return seat
