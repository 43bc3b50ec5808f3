"""The doors of the house besides sockets: each with its types, by which it is read, checked, answered and described."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request

from ludotheque.kernel.options import Field
from ludotheque.kernel.pieces import Seat
from ludotheque.table.game_log import Scene
from ludotheque.table.pieces import Info, Pace, SeatCount, SeatLine, Watching

from .filing import MyLine, TableLine
from .identity import Visitor

Nickname = Annotated[str, Meta(max_length=200)]  # tidied, then measured by the table's own rule
Token = Annotated[str, Meta(max_length=1000)]


# -- what goes in and out --------------------------------------------------------------------------------------------


class Boards(Struct, frozen=True):
    """Of a game whose boards (or cards) are data: the option that keeps somebody's own, the files to begin with, and
    those that this house offers to be played with."""

    option: str
    files: tuple[str, ...]
    house: tuple[str, ...]


class GameLine(Struct, frozen=True):
    """A game on the shelf: how many can play, its presets by number of seats, its options as a form needs them."""

    id: str
    rules_version: int
    seats: tuple[int, ...]
    just_play: str
    bots: tuple[str, ...]
    options: list[Field]
    presets: dict[str, dict[str, dict[str, Any]]]
    boards: Boards | None
    spoken: str  # of a game whose cards are words, the option that says in which language
    around: str  # of a game in which time runs, the preset for people who hand one screen around


class Shelf(Struct, frozen=True):
    games: list[GameLine]


class BoardText(Struct, frozen=True, forbid_unknown_fields=True):
    """A board as somebody has typed it in."""

    text: Annotated[str, Meta(max_length=60_000)]  # what is too long for a board its game says itself


class BoardTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has typed in, and an answer to the number-th thing in it that wants one: the card alone will do."""

    text: Annotated[str, Meta(max_length=5_000)]
    number: Annotated[int, Meta(ge=1, le=10_000)]
    said: Annotated[str, Meta(max_length=400)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything but the game has a sane default. `bots` fills the other seats, and `start` begins at once."""

    game: Annotated[str, Meta(max_length=64)]
    nickname: Nickname | None = None
    seats: SeatCount | None = None
    preset: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Any] | None = None
    pace: Pace = Pace.NONE
    watching: Watching = Watching.NOBODY
    open: bool = False
    sit: bool = True
    bots: bool = False
    level: Annotated[str, Meta(max_length=64)] | None = None
    start: bool = False


class TableOpened(Struct, frozen=True):
    table: Info
    invite: str
    code: str
    link: str
    seat: Seat | None


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    nickname: Nickname
    invite: Annotated[str, Meta(max_length=64)] | None = None
    seat: Seat | None = None


class Joined(Struct, frozen=True):
    seat: Seat


class Tables(Struct, frozen=True):
    """Tables with a free seat, tables to watch, and my own."""

    open: list[TableLine]
    watch: list[TableLine]
    mine: list[MyLine]


class CodeFound(Struct, frozen=True):
    table: str
    invite: str


class Me(Struct, frozen=True):
    """Who asks; and the house's address for people, which begins every link that one gives to others."""

    nickname: str
    house: str


class Renamed(Struct, frozen=True, forbid_unknown_fields=True):
    nickname: Nickname


class PersonalLink(Struct, frozen=True):
    token: str
    link: str


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class Replay(Struct, frozen=True):
    """A finished game, step by step, through one seat's eyes or the public's. `seats` are as it began."""

    game: str
    number: int
    seat: Seat | None
    names: tuple[str, ...]
    seats: tuple[SeatLine | None, ...]
    scenes: list[Scene]


class Health(Struct, frozen=True):
    ok: bool
    version: str


class Fault(Struct, frozen=True):
    """Why not: a code and what it needs to be made a sentence of (texts/: refusal-CODE), and the rule behind it."""

    code: str
    rule: str | None
    details: dict[str, str | int]


class BoardRead(Struct, frozen=True):
    """The options of a table with this board, and the board as plain data where its game has a page to write one; or
    neither, and all that is wrong with it, line by line."""

    options: dict[str, Any] | None
    faults: list[Fault]
    sheet: dict[str, Any] | None = None


class BoardTried(Struct, frozen=True):
    """Whether the answer would do; or not, and all that is wrong with the board."""

    passes: bool
    faults: list[Fault]


class Text(Struct, frozen=True):
    """An answer that is no JSON."""

    body: str
    kind: str
    file: str | None = None


# -- a door ----------------------------------------------------------------------------------------------------------


class Asked(Struct, frozen=True):
    """Somebody at a door."""

    visitor: Visitor
    address: str
    request: Request
    body: Any


class Answered(Struct, frozen=True):
    """What he gets; with `visitor`, also a cookie that says who he is from now on."""

    body: Any
    visitor: Visitor | None = None


class Parameter(Struct, frozen=True):
    name: str
    where: str  # path, query, header
    schema: dict[str, Any]
    required: bool = True


class Door(Struct, frozen=True):
    method: str
    path: str
    summary: str
    call: Callable[[Asked], Awaitable[Answered]]
    answer: Any
    body: Any = None
    parameters: tuple[Parameter, ...] = ()
    status: int = HTTPStatus.OK
    refusals: tuple[int, ...] = ()
    kind: str = "application/json"
