"""The nouns of a live table: who sits where, its settings, what stands in its log, what everybody is told of that."""

from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ludotheque.kernel.pieces import MOST_SEATS, Seat, kebab

Person = str  # who somebody is, without an account: what his cookie says, and nobody else ever sees
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatCount = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
COLOURS: Final = 8  # which they are is the screen's affair
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Pace(StrEnum):
    NONE = "none"
    RELAXED = "relaxed"
    QUICK = "quick"
    DAYS = "days"


SECOND: Final = 1000  # all times are in milliseconds
ALLOWED: Final = {  # for whatever a seat is awaited for, before the clock plays
    Pace.RELAXED: 180 * SECOND,
    Pace.QUICK: 45 * SECOND,
    Pace.DAYS: 2 * 24 * 3600 * SECOND,
}


class Watching(StrEnum):
    NOBODY = "nobody"
    EVERYONE = "everyone"
    AFTER_END = "after-end"


class Absence(StrEnum):
    """Why a bot sits in for a person."""

    LOST = "lost"
    LEFT = "left"


class Emblem(StrEnum):
    SUN = "sun"
    MOON = "moon"
    STAR = "star"
    WAVE = "wave"
    LEAF = "leaf"
    BELL = "bell"
    ANCHOR = "anchor"
    FLAME = "flame"


class Badge(Struct, frozen=True):
    """By what a seat is known at a glance."""

    colour: Colour
    emblem: Emblem


class Sitter(Struct, frozen=True):
    """Who has a seat: a person, or a bot (`level`); a person who is `away` is stood in for. Somebody away who is nobody
    has left his seat to whoever comes."""

    name: str
    badge: Badge
    person: Person | None = None
    level: str | None = None
    away: Absence | None = None
    muted: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        return self.person is None or self.away is not None

    @property
    def is_vacant(self) -> bool:
        return self.person is None and self.away is not None


class Settings(Struct, frozen=True):
    """What the host decides."""

    game: str
    preset: str | None
    options: dict[str, Any]
    pace: Pace
    watching: Watching
    open: bool  # whether strangers find it in the list and may sit down


# -- the log: what happened at a table, each with all its consequences in one entry ---------------------------------


class Record(Struct, frozen=True, tag_field="rec", tag=kebab, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened. Persons, seeds and invitations stand here and are told to nobody."""


class Opened(Record, frozen=True):
    host: Person
    seats: SeatCount
    settings: Settings
    invite: str
    code: str


class Settled(Record, frozen=True):
    """Other settings, or another number of seats."""

    seats: SeatCount
    settings: Settings


class Sat(Record, frozen=True):
    seat: Seat
    name: str
    person: Person


class BotSat(Record, frozen=True):
    seat: Seat
    name: str
    level: str


class Freed(Record, frozen=True):
    seat: Seat


class Arranged(Record, frozen=True):
    """Who sat at order[i] now sits at i."""

    order: tuple[Seat, ...]


class HostChanged(Record, frozen=True):
    host: Person


class Started(Record, frozen=True):
    rules: int
    seed: str
    commitment: str


class Acted(Record, frozen=True):
    seat: Seat
    do: str


class Drew(Record, frozen=True):
    """What luck answered; `counter` is how much of the seed has been used by then."""

    do: str
    counter: int


class Rang(Record, frozen=True):
    """What the clock did."""

    do: str


class StoodStill(Record, frozen=True):
    """For so long there was no house at which to play: that is no time of the game."""

    ms: int


class TookBack(Record, frozen=True):
    seat: Seat


class Said(Record, frozen=True):
    seat: Seat
    text: str


class Muted(Record, frozen=True):
    seat: Seat
    muted: bool


class Wore(Record, frozen=True):
    seat: Seat
    badge: Badge


class Went(Record, frozen=True):
    """A bot sits in."""

    seat: Seat
    why: Absence


class Returned(Record, frozen=True):
    seat: Seat


class Rematched(Record, frozen=True):
    """Another game: everybody one seat further."""


Records = (
    Opened
    | Settled
    | Sat
    | BotSat
    | Freed
    | Arranged
    | HostChanged
    | Started
    | Acted
    | Drew
    | Rang
    | StoodStill
    | TookBack
    | Said
    | Muted
    | Wore
    | Went
    | Returned
    | Rematched
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of a table's log: all of it happened, or nothing. `by` and `id` let a command that came twice happen
    once."""

    at: int  # ms since the epoch
    records: tuple[Records, ...]
    by: Person | None = None
    id: str | None = None


read_entry: Final = msgspec.json.Decoder(Entry).decode


# -- what everybody is told -----------------------------------------------------------------------------------------


class Notice(Struct, frozen=True, tag_field="table", tag=kebab):
    """Something that happened at the table, beside the game. It holds nothing that anybody may not know."""


class SatDown(Notice, frozen=True):
    seat: Seat
    name: str
    bot: str | None  # its level


class SeatFreed(Notice, frozen=True):
    seat: Seat
    name: str


class SettingsChanged(Notice, frozen=True):
    pass


class SeatsArranged(Notice, frozen=True):
    order: tuple[Seat, ...]


class NewHost(Notice, frozen=True):
    name: str | None


class GameStarted(Notice, frozen=True):
    number: int
    commitment: str


class TakenBack(Notice, frozen=True):
    seat: Seat


class Chat(Notice, frozen=True):
    seat: Seat
    name: str
    text: str
    at: int


class SeatMuted(Notice, frozen=True):
    seat: Seat
    muted: bool


class SeatWears(Notice, frozen=True):
    seat: Seat
    colour: Colour
    emblem: Emblem


class WentAway(Notice, frozen=True):
    seat: Seat
    why: Absence


class CameBack(Notice, frozen=True):
    seat: Seat


class NewGame(Notice, frozen=True):
    number: int


Notices = (
    SatDown
    | SeatFreed
    | SettingsChanged
    | SeatsArranged
    | NewHost
    | GameStarted
    | TakenBack
    | Chat
    | SeatMuted
    | SeatWears
    | WentAway
    | CameBack
    | NewGame
)


class SeatLine(Struct, frozen=True):
    """A seat as everybody knows it."""

    name: str
    bot: str | None
    away: Absence | None
    vacant: bool  # a bot sits in, and whoever is invited may take it
    muted: bool
    host: bool
    colour: Colour
    emblem: Emblem


class Info(Struct, frozen=True):
    """A table as everybody who may come near it knows it."""

    id: str
    phase: Phase
    number: int  # of the game at this table, from 1
    settings: Settings
    seats: tuple[SeatLine | None, ...]
    commitment: str | None
