"""A whole position as JSON, both ways: every slot of the state by its name."""

import msgspec
from msgspec import Struct

from ludotheque.kernel.notation import encode

from .options import Options
from .pieces import Card, Done, Ending, Spoken
from .state import Phase, Remembered, State


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    seats: int
    phase: Phase
    starter: int
    turn: int
    face: list[Card]
    at: list[int]
    changes: list[int]
    lock: list[int]
    known: list[int]
    met: list[int]
    may_be: list[frozenset[Card]]
    forced_by: list[int]
    notes: list[list[Remembered]]
    done: list[Done]
    claims: list[Spoken]
    talked: list[int]
    laid_open: list[int]
    treasure: int
    designated: int
    named: list[bool]
    names: list[int]
    ending: Ending | None
    winners: tuple[int, ...]


def position(state: State) -> bytes:
    return encode({name: getattr(state, name) for name in Position.__struct_fields__})


def from_position(text: bytes) -> State:
    read = msgspec.json.decode(text, type=Position)
    state = State(read.options, read.seats)
    for name in Position.__struct_fields__:
        setattr(state, name, getattr(read, name))
    return state
