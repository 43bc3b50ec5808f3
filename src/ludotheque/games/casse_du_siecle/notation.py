"""A whole position as JSON, both ways: keys, phases and endings by their names."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludotheque.kernel.notation import encode

from .options import Options
from .pieces import (
    AXLES,
    BUNCH,
    DOORS,
    GEARS,
    KEY_NUMBER,
    KEYS,
    LEAST,
    MOST,
    PLACES,
    Digit,
    Door,
    Ending,
    Events,
    Key,
    Phase,
    Place,
)
from .rules import LOCKS, NONE, Rules, named, numbered
from .state import Pile, State

Somebody = Annotated[int, Meta(ge=NONE, lt=MOST)]  # a seat, or NONE
Gear = Annotated[int, Meta(ge=NONE, lt=GEARS)]
Seats = Annotated[int, Meta(ge=0, lt=1 << MOST)]  # bits
Bits = Annotated[int, Meta(ge=0, lt=1 << len(KEYS))]  # by key
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]


class Layer(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Somebody
    turn: Count
    keys: tuple[Key, ...]
    cannot: Bits


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    seats: Annotated[int, Meta(ge=LEAST, le=MOST)]
    deals: Annotated[int, Meta(ge=1, le=MOST)]
    phase: Phase
    starter: Somebody
    mover: Somebody
    turn: Count
    bunches: Annotated[list[list[Layer]], Meta(min_length=PLACES, max_length=PLACES)]
    locks: Annotated[list[Key | None], Meta(min_length=DOORS * LOCKS, max_length=DOORS * LOCKS)]
    hands: list[tuple[Key, ...]]
    aside: tuple[Key, ...]
    owner: Annotated[list[Somebody], Meta(min_length=DOORS, max_length=DOORS)]
    spares: Annotated[int, Meta(ge=0, lt=1 << DOORS)]
    has_spare: Seats
    opened: list[Door]
    earned: bool
    digit: list[Digit]
    upper: Annotated[list[Gear], Meta(min_length=AXLES, max_length=AXLES)]
    added: Annotated[int, Meta(ge=0, le=AXLES)]
    seen: Annotated[list[Seats], Meta(min_length=GEARS, max_length=GEARS)]
    glimpse: list[Gear]
    looker: Somebody
    dial: list[Digit]
    has_dialled: bool
    has_just_looked: bool
    has_laid: bool
    idle: Count
    cannot: Bits
    picked: list[Place]
    this_turn: list[Events]
    last_turn: list[Events]
    tokens: list[Count]
    before: list[Count]
    door_pot: Count
    safe_pot: Count
    ending: Ending | None
    winner: Somebody


def position(state: State) -> bytes:
    translated: dict[str, Any] = {
        "options": state.rules.options,
        "seats": state.rules.seats,
        "deals": state.rules.deals,
        "bunches": [[_layer(pile) for pile in bunch] for bunch in state.bunches],
        "locks": [None if key == NONE else KEYS[key] for key in state.locks],
        "hands": [named(hand) for hand in state.hands],
        "aside": named(state.aside),
    }
    plain = {name: getattr(state, name) for name in Position.__struct_fields__ if name not in translated}
    return encode(Position(**translated, **plain))


def _layer(pile: Pile) -> Layer:
    return Layer(pile.seat, pile.turn, named(pile.keys), pile.cannot)


def from_position(text: bytes) -> State:
    """The state of such a JSON. A ValueError if a piece is missing, doubled or at a seat that there is not; whether
    play could lead there is not asked."""
    read = msgspec.json.decode(text, type=Position)
    if not (_fits_its_seats(read) and _has_every_piece(read)):
        raise ValueError("not a position of this game")
    state = State(Rules(read.options, read.seats, read.deals))
    for name in Position.__struct_fields__:
        if name not in ("options", "seats", "deals", "bunches", "locks", "hands", "aside"):
            setattr(state, name, getattr(read, name))
    state.bunches = [[_pile(layer) for layer in bunch] for bunch in read.bunches]
    state.locks = [NONE if key is None else KEY_NUMBER[key] for key in read.locks]
    state.hands = [numbered(hand) for hand in read.hands]
    state.aside = numbered(read.aside)
    return state


def _fits_its_seats(read: Position) -> bool:
    layers = [layer for bunch in read.bunches for layer in bunch]
    somebody = [read.starter, read.mover, read.looker, read.winner, *read.owner, *(layer.seat for layer in layers)]
    return (
        all(len(one) == read.seats for one in (read.hands, read.glimpse, read.tokens, read.before))
        and all(seat < read.seats for seat in somebody)
        and all(seats < 1 << read.seats for seats in (read.has_spare, *read.seen))
    )


def _has_every_piece(read: Position) -> bool:
    """No key before they are stacked, then two of each (CS-02); no gear before they are laid, then ten (CS-05)."""
    bunches = [[key for layer in bunch for key in layer.keys] for bunch in read.bunches]
    elsewhere = [*(key for key in read.locks if key is not None), *(key for hand in read.hands for key in hand)]
    keys = [*(key for bunch in bunches for key in bunch), *elsewhere, *read.aside]
    have_gears = read.phase not in (Phase.STARTER, Phase.GEARS)
    have_keys = have_gears and read.phase is not Phase.KEYS
    return (
        sorted(keys) == sorted(KEYS * 2 if have_keys else ())
        and all(len(bunch) <= BUNCH for bunch in bunches)
        and sorted(read.digit) == list(range(1, GEARS + 1) if have_gears else ())
    )


def _pile(layer: Layer) -> Pile:
    return Pile(layer.seat, layer.turn, numbered(layer.keys), layer.cannot)
