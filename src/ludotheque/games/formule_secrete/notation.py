"""A whole position as JSON, both ways: cards, phases and endings by their names."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ludotheque.kernel.notation import encode

from .board import NONE
from .options import CARDS, Instruction, Options
from .pieces import HAND, LEAST, MOST, At, Ending, Events, Phase, Stake, Throw
from .rules import CARD_NUMBER, Rules
from .state import State

Somebody = Annotated[int, Meta(ge=NONE, lt=MOST)]  # a seat, or NONE
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    seats: Annotated[int, Meta(ge=LEAST, le=MOST)]
    phase: Phase
    starter: Somebody
    mover: Somebody
    turn: Count
    contenders: list[Somebody]
    at: list[At]
    outward: list[bool]
    holder: Somebody
    grabber: Somebody
    hands: list[list[Instruction | None]]
    eras: list[list[Count]]
    era: Count
    pile: list[Instruction]
    discards: list[Instruction]
    sidelined: list[bool]
    rolled: bool
    carded: bool
    thrown: bool
    runner: Somebody
    why: Throw
    foe: Somebody
    stake: Stake | None
    left: Count
    slot: Annotated[int, Meta(ge=NONE, lt=HAND)]
    card: Instruction | None
    target: Somebody
    this_turn: list[Events]
    last_turn: list[Events]
    ending: Ending | None
    winners: list[Somebody]
    race: list[list[Count]]
    takings: list[tuple[Count, Somebody]]


BY_NAME: Final = ("options", "seats", "hands", "pile", "discards", "card")
BY_SEAT: Final = ("at", "outward", "hands", "eras", "sidelined")


def position(state: State) -> bytes:
    named: dict[str, Any] = {
        "options": state.rules.options,
        "seats": state.rules.seats,
        "hands": [[_name(card) for card in hand] for hand in state.hands],
        "pile": [_name(card) for card in state.pile],
        "discards": [_name(card) for card in state.discards],
        "card": _name(state.card),
    }
    plain = {name: getattr(state, name) for name in Position.__struct_fields__ if name not in BY_NAME}
    return encode(Position(**named, **plain))


def _name(card: int) -> Instruction | None:
    return None if card == NONE else CARDS[card]


def _number(card: Instruction | None) -> int:
    return NONE if card is None else CARD_NUMBER[card]


def from_position(text: bytes) -> State:
    """The state of such a JSON; a ValueError if there is none."""
    read = msgspec.json.decode(text, type=Position)
    state = State(Rules(read.options, read.seats))
    if any(len(getattr(read, name)) != read.seats for name in BY_SEAT) or max(read.at) > state.rules.vault:
        raise ValueError("not a position of this game")
    for name in Position.__struct_fields__:
        if name not in BY_NAME:
            setattr(state, name, getattr(read, name))
    state.hands = [[_number(card) for card in hand] for hand in read.hands]
    state.pile = [_number(card) for card in read.pile]
    state.discards = [_number(card) for card in read.discards]
    state.card = _number(read.card)
    return state
