"""A move is a number: its kind, whom it is about, and a centre place. Rules play moves; a table hands in actions."""

from typing import Final, assert_never

from mypy_extensions import i64

from ludotheque.kernel.pieces import Action

from . import pieces
from .pieces import PLACES, Designate, EndTurn, Force, Name, Observe, Pass, Swap

# The first number of each kind. Kinds that are about a place have a number for each, those about a seat one for each;
# Force has two for each seat.
OBSERVE: Final = 0
SWAP: Final = 2
FORCE: Final = 4
PASS: Final = 20
END_TURN: Final = 21
DESIGNATE: Final = 22
NAME: Final = 30
NUMBERS: Final = 39

NO_ONE: Final = 8  # whom a player names whose time is up (CC-33)


def observe(place: i64) -> i64:
    return OBSERVE + place


def swap(place: i64) -> i64:
    return SWAP + place


def force(seat: i64, place: i64) -> i64:
    return FORCE + 2 * seat + place


def designate(seat: i64) -> i64:
    return DESIGNATE + seat


def name(seat: i64) -> i64:
    return NAME + seat


def kind_of(move: i64) -> i64:
    """Its first number."""
    if move >= DESIGNATE:
        return NAME if move >= NAME else DESIGNATE
    if move >= PASS:
        return move
    if move >= FORCE:
        return FORCE
    return SWAP if move >= SWAP else OBSERVE


def seat_of(move: i64) -> i64:
    """Whom a Force, a designation or a name is about."""
    if move >= NAME:
        return move - NAME
    return move - DESIGNATE if move >= DESIGNATE else (move - FORCE) >> 1


def place_of(move: i64) -> i64:
    """Which place an Observe, a Swap or a Force is about."""
    return move & 1


# -- as a table knows it ---------------------------------------------------------------------------------------


def number_of(action: Observe | Swap | Force | Pass | EndTurn | Designate | Name) -> i64:
    match action:
        case Observe(place):
            return observe(place)
        case Swap(place):
            return swap(place)
        case Force(seat, place):
            return force(seat, place)
        case Pass():
            return PASS
        case EndTurn():
            return END_TURN
        case Designate(seat):
            return designate(seat)
        case Name(seat):
            return name(seat)
        case _:
            assert_never(action)


def _by_number() -> list[Action]:
    """Every simple action at its number; where there is none, a Pass that nobody asks for."""
    by_number: list[Action] = [pieces.PASS] * NUMBERS
    by_number[END_TURN] = pieces.END_TURN
    for place in PLACES:
        by_number[observe(place)] = pieces.OBSERVE[place]
        by_number[swap(place)] = pieces.SWAP[place]
        for seat in range(pieces.MOST):
            by_number[force(seat, place)] = pieces.FORCE[seat][place]
    for seat in range(pieces.MOST):
        by_number[designate(seat)] = pieces.DESIGNATE[seat]
        by_number[name(seat)] = pieces.NAME[seat]
    return by_number


ACTION: Final[list[Action]] = _by_number()
