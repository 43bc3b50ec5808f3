"""A whole position as JSON, both ways: phases, endings and rooms by their names."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludotheque.kernel.notation import encode

from .castle import CARD_OF, NONE, PLACES
from .options import Options
from .pieces import CARDS, KNIGHTS, LEAST, MOST, MOST_STEPS, PORTRAITS, ROOMS, Ending, Events, Orientation, Phase
from .rules import Rules
from .state import State, put

Somebody = Annotated[int, Meta(ge=NONE, lt=MOST)]  # a seat, or NONE
Knight = Annotated[int, Meta(ge=NONE, lt=MOST * KNIGHTS)]
Place = Annotated[int, Meta(ge=NONE, lt=PLACES)]
Helmet = Annotated[int, Meta(ge=NONE, lt=KNIGHTS)]
Portrait = Annotated[int, Meta(ge=0, le=len(PORTRAITS))]  # 0: none
Squares = Annotated[int, Meta(ge=1, lt=16)]  # of a card, bits
Cards = Annotated[int, Meta(ge=0, lt=1 << CARDS)]  # bits
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]
Rooms = Annotated[tuple[Annotated[int, Meta(ge=0, lt=4)], ...], Meta(max_length=4)]
Traps = Annotated[tuple[Place, ...], Meta(max_length=CARDS)]
Suspects = Annotated[tuple[Squares, ...], Meta(min_length=CARDS, max_length=CARDS)]
Falls = Annotated[tuple[Count, ...], Meta(min_length=CARDS, max_length=CARDS)]


class Castle(Struct, frozen=True, forbid_unknown_fields=True):
    """What stays for the next game at the table (RN-37)."""

    rooms: Rooms
    orientation: Orientation
    trap: Traps
    suspects: Suspects
    found: Cards


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    seats: Annotated[int, Meta(ge=LEAST, le=MOST)]
    phase: Phase
    starter: Somebody
    mover: Somebody
    turn: Count
    orientation: Orientation
    rooms: Rooms
    entrance: Place
    trap: Traps
    suspects: Suspects
    found: Cards
    falls: Falls
    at: tuple[Place, ...]
    left: tuple[Portrait, ...]
    right: tuple[Portrait, ...]
    ropes: tuple[Count, ...]
    idle: tuple[Count, ...]
    piles: tuple[tuple[Portrait, ...], ...]
    known: Annotated[tuple[Count, ...], Meta(min_length=KNIGHTS, max_length=KNIGHTS)]
    die: Helmet
    ringed: bool
    moving: Knight
    began: Place
    steps: Annotated[int, Meta(ge=0, le=MOST_STEPS)]
    visited: Annotated[int, Meta(ge=0, lt=1 << KNIGHTS)]
    gallery: Helmet
    arrived: bool
    robbed: bool
    this_turn: tuple[Events, ...]
    last_turn: tuple[Events, ...]
    ending: Ending | None
    winners: tuple[Somebody, ...]


CASTLE = ("rooms", "trap", "suspects", "falls")
LISTS = (*CASTLE, "left", "right", "ropes", "idle", "known", "this_turn", "last_turn", "winners")
APART = ("options", "seats", "at", "piles", *LISTS)


def position(state: State) -> bytes:
    lists: dict[str, Any] = {name: tuple(getattr(state, name)) for name in (*LISTS, "at")}
    plain = {name: getattr(state, name) for name in Position.__struct_fields__ if name not in APART}
    piles = tuple(tuple(pile) for pile in state.piles)
    return encode(Position(options=state.rules.options, seats=state.rules.seats, piles=piles, **lists, **plain))


def from_position(text: bytes) -> State:
    """The state of such a JSON; a ValueError if there is none."""
    read = msgspec.json.decode(text, type=Position)
    state = State(Rules(read.options, read.seats))
    by_knight, by_seat = (read.at, read.left, read.right), (read.ropes, read.idle)
    if any(len(one) != state.rules.knights for one in by_knight) or any(len(one) != read.seats for one in by_seat):
        raise ValueError("not a position of this game")
    for name in Position.__struct_fields__:
        if name in LISTS:
            setattr(state, name, list(getattr(read, name)))
        elif name not in APART:
            setattr(state, name, getattr(read, name))
    state.piles = [list(pile) for pile in read.piles]
    for knight, place in enumerate(read.at):
        if place != NONE:
            put(state, knight, place)
    return state


# -- what stays for the next game --------------------------------------------------------------------------------


def castle(state: State) -> msgspec.Raw:
    marks = state.found if state.rules.marked else 0  # a game of memory hands none on
    kept = Castle(tuple(state.rooms), state.orientation, tuple(state.trap), tuple(state.suspects), marks)
    return msgspec.Raw(encode(kept))


def from_castle(text: msgspec.Raw) -> Castle | None:
    """What an earlier game has left; a ValidationError if that is no castle."""
    left = msgspec.json.decode(text, type=Castle | None)
    if left is not None and not _is_whole(left):
        raise msgspec.ValidationError("no castle")
    return left


def _is_whole(left: Castle) -> bool:
    """All rooms once, and a trap on each card."""
    are_rooms = sorted(left.rooms) == list(range(len(ROOMS)))
    return are_rooms and [CARD_OF[trap] for trap in left.trap] == list(range(CARDS))
