"""What the options of a table come to, and which key fits which door in which manner."""

from typing import Final, final

from .options import Options, SafeMemory, Stakes
from .pieces import AXLES, DOORS, KEY_NUMBER, KEYS, Key

NONE: Final = -1  # no seat, no key, no gear
LOCKS: Final = 4  # of a door
KINDS: Final = len(KEYS)

CODE: Final = 1  # the manner of a door's own code; master keys are the bits above it
PATIENCE: Final = 3  # whole rounds without a key laid (CS-29)


def key_of(number: int, letter: int) -> int:
    """Both counted from 0."""
    return number * LOCKS + letter


def letter_of(key: int) -> int:
    return key % LOCKS


def named(keys: list[int]) -> tuple[Key, ...]:
    return tuple([KEYS[key] for key in keys])


def numbered(keys: tuple[Key, ...]) -> list[int]:
    return [KEY_NUMBER[key] for key in keys]


def lock_of(door: int, letter: int) -> int:
    return door * LOCKS + letter


def _code(door: int) -> list[int]:
    """CS-03: door k reads kC, (k+1)O, (k+2)D, (k+3)E."""
    return [key_of((door + letter) % DOORS, letter) for letter in range(LOCKS)]


def _master(door: int, which: int) -> list[int]:
    """CS-14: four keys of one of its numbers."""
    return [key_of((door + which) % DOORS, letter) for letter in range(LOCKS)]


# By door and manner, the key for each lock: the code first, then the four master keys.
SETS: Final = [[_code(door), *[_master(door, which) for which in range(LOCKS)]] for door in range(DOORS)]


def _manners(door: int, key: int) -> int:
    return sum(1 << manner for manner, keys in enumerate(SETS[door]) if key in keys)


# By door and key, the manners that it fits, as bits.
FITS: Final = [[_manners(door, key) for key in range(KINDS)] for door in range(DOORS)]


@final
class Rules:
    """A table's options, as the rules ask for them; shared by every copy of a state."""

    def __init__(self, options: Options, seats: int, deals: int) -> None:
        self.options: Options = options
        self.seats: int = seats
        self.deals: int = deals
        self.strict: bool = options.safe_memory is SafeMemory.STRICT  # CS-12
        self.hidden: bool = options.hidden_keys
        self.own_doors: bool = options.own_doors or options.hidden_keys  # CS-20
        self.master: bool = options.master_keys or options.hidden_keys  # CS-14
        self.changing: bool = options.changing_keys and self.master  # CS-28
        self.in_hand: bool = options.keys_in_hand  # CS-29
        self.manners: int = 31 if self.master else CODE
        self.gears: int = options.combination if options.long_combination else AXLES  # at most on the safe (CS-19)
        self.stakes_bunches: bool = options.stakes in (Stakes.BUNCHES, Stakes.BOTH)  # CS-30
        self.stakes_digits: bool = options.stakes in (Stakes.DIGITS, Stakes.BOTH)  # CS-31
        self.has_stakes: bool = options.stakes is not Stakes.NONE
        self.last_turn: int = options.max_rounds * seats - 1  # CS-34; NONE: no limit
        self.patience: int = PATIENCE * seats  # turns without a key laid (CS-29)


def owners(rules: Rules) -> list[int]:
    """CS-20: dealt round in seat order, as many to each; what is over is spare. NONE: nobody's."""
    if not rules.own_doors:
        return [NONE] * DOORS
    dealt = DOORS // rules.seats * rules.seats
    return [door % rules.seats if door < dealt else NONE for door in range(DOORS)]
