"""A move is a number: its kind, whom it is about, and a centre place. Rules play moves; a table hands in actions."""

from typing import Final, assert_never

from mypy_extensions import i64

from ludotheque.kernel.pieces import Action

from . import pieces
from .pieces import PLACES, Designate, EndTurn, Force, Name, Observe, Pass, Swap

OBSERVE: Final = 0
SWAP: Final = 1
FORCE: Final = 2
PASS: Final = 3
END_TURN: Final = 4
DESIGNATE: Final = 5
NAME: Final = 6
KINDS: Final = 7

NO_ONE: Final = 15  # whom a player names whose time is up (CC-33)


def move(kind: i64, seat: i64 = 0, place: i64 = 0) -> i64:
    return kind << 5 | seat << 1 | place


def kind_of(move: i64) -> i64:
    return move >> 5


def seat_of(move: i64) -> i64:
    return move >> 1 & 15


def place_of(move: i64) -> i64:
    return move & 1


# -- as a table knows it ---------------------------------------------------------------------------------------


def number_of(action: Observe | Swap | Force | Pass | EndTurn | Designate | Name) -> i64:
    match action:
        case Observe(place):
            return move(OBSERVE, place=place)
        case Swap(place):
            return move(SWAP, place=place)
        case Force(seat, place):
            return move(FORCE, seat, place)
        case Pass():
            return move(PASS)
        case EndTurn():
            return move(END_TURN)
        case Designate(seat):
            return move(DESIGNATE, seat)
        case Name(seat):
            return move(NAME, seat)
        case _:
            assert_never(action)


def _by_number() -> list[Action]:
    """Every simple action at its number; where there is none, a Pass that nobody asks for."""
    by_number: list[Action] = [pieces.PASS] * move(KINDS)
    by_number[move(END_TURN)] = pieces.END_TURN
    for place in PLACES:
        by_number[move(OBSERVE, place=place)] = pieces.OBSERVE[place]
        by_number[move(SWAP, place=place)] = pieces.SWAP[place]
        for seat in range(pieces.MOST):
            by_number[move(FORCE, seat, place)] = pieces.FORCE[seat][place]
    for seat in range(pieces.MOST):
        by_number[move(DESIGNATE, seat)] = pieces.DESIGNATE[seat]
        by_number[move(NAME, seat)] = pieces.NAME[seat]
    return by_number


ACTION: Final[list[Action]] = _by_number()
