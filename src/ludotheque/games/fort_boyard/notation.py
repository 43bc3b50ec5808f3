"""A whole position as JSON, both ways."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.notation import encode

from .board import NONE
from .options import Options
from .pieces import LEAST, MOST, NOTES, Asked, At, Count, Ending, Events, Phase, Running
from .rules import Rules
from .state import State
from .trials import AnyScene

Somebody = Annotated[int, Meta(ge=NONE, lt=MOST)]  # a seat, or NONE
Moment = Annotated[int, Meta(ge=NONE)]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    seats: Annotated[int, Meta(ge=LEAST, le=MOST)]
    phase: Phase
    now: Count
    until: Moment
    starter: Somebody
    mover: Somebody
    turn: Count
    contenders: list[Somebody]
    black: list[Count]
    red: list[Count]
    supply: Count
    gone: Count
    at: list[At]
    own_black: list[Count]
    own_red: list[Count]
    held: list[Count]
    purses: list[list[int]]
    chest: list[int]
    pile: tuple[Count, ...]
    unseen: Count
    card: str
    last_card: str
    strength: Annotated[int, Meta(ge=NONE, le=100)]
    joined: tuple[Somebody, ...]
    hands: tuple[Somebody, ...]
    ayes: tuple[Somebody, ...]
    noes: tuple[Somebody, ...]
    abstaining: tuple[Somebody, ...]
    scene: AnyScene | None
    asked: Asked | None
    sand: Running | None
    throwing: bool
    by_luck: bool
    this_turn: list[Events]
    last_turn: list[Events]
    ending: Ending | None
    winners: list[Somebody]


OF_RULES: Final = ("options", "seats")
BY_SEAT: Final = ("at", "own_black", "own_red", "held", "purses")
BY_SPACE: Final = ("black", "red")
PLAIN: Final = tuple(name for name in Position.__struct_fields__ if name not in OF_RULES)


def position(state: State) -> bytes:
    plain = [getattr(state, name) for name in PLAIN]
    return encode(Position(state.rules.options, state.rules.seats, *plain))


def from_position(text: bytes) -> State:
    """The state of such a JSON; a ValueError if there is none."""
    read = msgspec.json.decode(text, type=Position)
    try:
        state = State(Rules(read.options, read.seats))
    except BadOptions as fault:
        raise ValueError("not the cards of a table") from fault
    fits = (
        all(len(getattr(read, name)) == read.seats for name in BY_SEAT)
        and all(len(getattr(read, name)) == state.rules.board.size for name in BY_SPACE)
        and max(read.at) < state.rules.board.size
        and all(note in NOTES for purse in [read.chest, *read.purses] for note in purse)
        and all(card == "" or card in state.rules.cards for card in (read.card, read.last_card))
    )
    if not fits:
        raise ValueError("not a position of this game")
    for name in PLAIN:
        setattr(state, name, getattr(read, name))
    return state
