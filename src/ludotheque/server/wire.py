"""What goes over a socket, both ways: JSON, one message each, by their types. docs/protocol.md has examples.

The client's messages are a table's commands and `hello`; the server's are here. Every message has a tag `t`.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ludotheque.kernel.errors import Refused as KernelRefused
from ludotheque.kernel.pieces import Action, MatchView, Open, Seat, kebab
from ludotheque.table import commands
from ludotheque.table.pieces import Chat, Info

VERSION: Final = 1
LARGEST: Final = 16_384  # bytes of a client's message


# -- from the client -------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag_field="t", tag=kebab, forbid_unknown_fields=True):
    """The first message, and again to look through other eyes. `seq`: the last that this client has seen.
    `seat`: which of one's own; null for the public board; absent for one's only seat."""

    version: Literal[1]
    seq: int | None = None
    seat: Seat | UnsetType | None = UNSET
    invite: Annotated[str, Meta(max_length=64)] | None = None


ClientMessage = Hello | commands.Commands
read_message: Final = msgspec.json.Decoder(ClientMessage).decode


class AnyHello(Struct, frozen=True, tag_field="t", tag="hello"):
    """What every version's hello has in common."""

    version: int


read_any_hello: Final = msgspec.json.Decoder(AnyHello).decode


def version_of(text: bytes) -> int | None:
    """The version of a hello, ours or not; of anything else None."""
    try:
        return read_any_hello(text).version
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Identified(Struct, frozen=True):
    """What every command has in common."""

    id: str


read_identified: Final = msgspec.json.Decoder(Identified).decode


# -- from the server -------------------------------------------------------------------------------------------------


class ServerMessage(Struct, frozen=True, tag_field="t", tag=kebab):
    """Whatever the server sends."""


class You(Struct, frozen=True):
    """Who the one at this socket is: which seats are his, through whose eyes he looks."""

    seats: tuple[Seat, ...]
    seat: Seat | None
    host: bool
    invite: str | None  # for those who may invite others: who sit there
    code: str | None


class Hand(Struct, frozen=True):
    """What a seat may do before everybody's eyes."""

    seat: Seat
    legal: list[Action]
    open: list[Open]


class Prompt(Struct, frozen=True, omit_defaults=True):
    """The game through one pair of eyes: what is seen, what may be done, until when. `hands`: for whoever has several
    seats, those that may do something before everybody's eyes, so that nobody needs to look through them."""

    view: MatchView
    legal: list[Action]
    open: list[Open]
    deadline: int | None
    hands: tuple[Hand, ...] = ()


class Presence(ServerMessage, frozen=True):
    """Whose line is there now. A bot's seat and an empty one have none."""

    here: tuple[bool, ...]
    watchers: int


class Welcome(ServerMessage, frozen=True):
    """All that a client needs to draw the table. `happened` is what it has missed since `hello.seq`; with `resync` that
    is not known any more, and it draws anew."""

    version: int
    seq: int
    now: int  # the server's clock, for deadlines
    you: You
    table: Info
    game: Prompt | None
    happened: list[Any]
    resync: bool
    chat: tuple[Chat, ...]
    presence: Presence


class Update(ServerMessage, frozen=True, omit_defaults=True):
    """Something has happened, and has been saved. `happened`: events of the game as this seat may see them, notices of
    the table. `table` and `game` are as they are now, if they have changed."""

    seq: int
    happened: list[Any]
    table: Info | None = None
    game: Prompt | None = None


class Done(ServerMessage, frozen=True):
    """The command of this id has been done, and is saved. Sent again if the command comes again."""

    id: str
    seq: int


class Refusal(ServerMessage, frozen=True):
    """Nothing has happened. `code` and `details` make a sentence in texts/; `rule` is the rulebook's paragraph."""

    id: str | None
    code: str
    rule: str | None
    details: dict[str, str | int]


class OneMoment(ServerMessage, frozen=True):
    """The table cannot save for now, so nothing moves; what has been sent is kept and tried until it can."""


class GoOn(ServerMessage, frozen=True):
    """It can save again."""


class Goodbye(ServerMessage, frozen=True):
    """This server stops: come again in a moment, with the last `seq`."""


ServerMessages = Welcome | Update | Presence | Done | Refusal | OneMoment | GoOn | Goodbye

_encoder: Final = msgspec.json.Encoder(order="deterministic")
encode: Final = _encoder.encode


class Pad:
    """On which long messages are written, one after the other: its room is kept, where `encode` looks for more and more
    with each."""

    def __init__(self) -> None:
        self._room = bytearray()

    def write(self, message: ServerMessage) -> bytes:
        _encoder.encode_into(message, self._room)
        return bytes(self._room)


def refusal(fault: KernelRefused, command: str | None) -> Refusal:
    return Refusal(command, fault.code.value, fault.rule, fault.details)
