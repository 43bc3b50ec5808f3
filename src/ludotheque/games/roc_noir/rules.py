"""What the options of a table come to; how knights are counted, and which portraits there are."""

from typing import Final, final

from .options import Enchanted, Options, TrapMemory
from .pieces import KNIGHTS

FACES: Final = 6  # of the die, two for each helmet (RN-07)
RING_OF: Final = {Enchanted.OFF: [], Enchanted.ONE: [2], Enchanted.THREE: [2, 4, 6]}  # the faces with a ring (RN-36)


@final
class Rules:
    """A table's options, as the rules ask for them; shared by every copy of a state."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.seats: int = seats
        self.knights: int = seats * KNIGHTS
        self.marked: bool = options.trap_memory is TrapMemory.MARKED  # RN-17
        self.shows_traps: bool = options.reshuffle_traps  # at the end: they are no use to anybody any more (RN-37)
        self.ringed: list[int] = RING_OF[options.enchanted]
        self.last_turn: int = options.max_rounds * seats - 1  # RN-38; below 0: no limit


def knight_of(seat: int, helmet: int) -> int:
    return seat * KNIGHTS + helmet


def seat_of(knight: int) -> int:
    return knight // KNIGHTS


def helmet_of(knight: int) -> int:
    return knight % KNIGHTS


def knights_of(seat: int) -> range:
    return range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS)


def gallery_portraits(gallery: int, seats: int) -> list[int]:
    """RN-05, RN-06: the portraits whose backs send them to this gallery."""
    pairs = range(1, 3 * seats + 1)
    return [pair for pair in pairs if gallery in BACKS[pair % 3]]


# The galleries of the two halves of a pair, by its number mod 3: white and black, black and grey, grey and white.
BACKS: Final = [[2, 0], [0, 1], [1, 2]]
