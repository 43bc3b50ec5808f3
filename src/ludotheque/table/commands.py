"""What a person asks of a table. Each carries an id of the asker's own: sent twice, it happens once."""

from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.kernel.pieces import Seat, kebab

from .pieces import Colour, CommandId, Emblem, Pace, SeatCount, Watching


class Command(Struct, frozen=True, tag_field="t", tag=kebab, forbid_unknown_fields=True):
    id: CommandId


class Act(Command, frozen=True):
    """A move, or a claim: an action of the game's own. `seq` is the last that the actor had seen: a move meant for
    another position is refused. `seat`: for which of one's own; absent for the one through whose eyes one looks."""

    action: msgspec.Raw
    seq: int
    seat: Seat | None = None


class Undo(Command, frozen=True):
    pass


class Say(Command, frozen=True):
    text: str


class Sit(Command, frozen=True):
    """Take a seat, or the first that is free. `another`: one more, for somebody who shares this screen."""

    name: str
    seat: Seat | None = None
    another: bool = False


class Wear(Command, frozen=True):
    """Another colour and emblem: for a seat of one's own, or a bot's if one is the host."""

    seat: Seat
    colour: Colour
    emblem: Emblem


class Leave(Command, frozen=True):
    pass


class Return(Command, frozen=True):
    """Take my seat back from the bot that sits in for me."""


class SeatBot(Command, frozen=True):
    seat: Seat
    level: str | None = None
    name: str | None = None


class Free(Command, frozen=True):
    seat: Seat


class Arrange(Command, frozen=True):
    order: tuple[Seat, ...]


class Settle(Command, frozen=True):
    """Whatever is given changes; the rest stays."""

    seats: SeatCount | None = None
    preset: str | None = None
    options: dict[str, Any] | None = None
    pace: Pace | None = None
    watching: Watching | None = None
    open: bool | None = None


class Start(Command, frozen=True):
    pass


class Rematch(Command, frozen=True):
    pass


class Mute(Command, frozen=True):
    seat: Seat
    muted: bool = True


Commands = Act | Undo | Say | Sit | Wear | Leave | Return | SeatBot | Free | Arrange | Settle | Start | Rematch | Mute
