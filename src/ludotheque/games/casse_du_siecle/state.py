"""The position.

A key is a number from 0 to 23 (`pieces.KEYS`); the two copies of a key are not told apart. Keys are in four kinds of
places: in layers of bunches, on locks, in hands, aside (on their way back to bunches), and nowhere else. A gear is a
number as well: 0 to 3 lie lowest on the four axles, the others come from the reserve in this order; `digit` is what is
written on it, and that is the secret.

A layer is what came to a bunch at once: who put it there knows it for as long as the bunch lies untouched, and nobody
else does. So what a seat knows follows from the position, with no record of the past.
"""

from typing import Final, final

from .pieces import AXLES, BUNCH, DOORS, GEARS, PLACES, Ending, Events, Phase
from .rules import FITS, LOCKS, NONE, Rules, owners

STARTER: Final = Phase.STARTER
GEARS_LAID: Final = Phase.GEARS
KEYS_STACKED: Final = Phase.KEYS
CLEARING: Final = Phase.CLEARING
TAKING: Final = Phase.TAKING
LAYING: Final = Phase.LAYING
LOOKING: Final = Phase.LOOKING
DIALLING: Final = Phase.DIALLING
PUTTING_BACK: Final = Phase.PUTTING_BACK
PICKING: Final = Phase.PICKING
SHUFFLING: Final = Phase.SHUFFLING
TAKING_DOOR: Final = Phase.TAKING_DOOR
OVER: Final = Phase.OVER


@final
class Pile:
    """A layer of a bunch. It never changes, so copies of a state share it."""

    def __init__(self, seat: int, turn: int, keys: list[int], cannot: int) -> None:
        self.seat: int = seat  # who put it there; NONE: luck
        self.turn: int = turn
        self.keys: list[int] = keys  # in order
        self.cannot: int = cannot  # bits by key: see `pieces.Layer`


@final
class State:
    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.phase: Phase = STARTER
        self.starter: int = NONE
        self.mover: int = NONE
        self.turn: int = 0
        # the keys
        self.bunches: list[list[Pile]] = [[] for _ in range(PLACES)]
        self.locks: list[int] = [NONE] * (DOORS * LOCKS)
        self.hands: list[list[int]] = [[] for _ in range(rules.seats)]  # each in order
        self.aside: list[int] = []  # taken back (CS-28), or left over
        # the doors
        self.owner: list[int] = owners(rules)
        self.spares: int = sum(1 << door for door in range(DOORS) if self.owner[door] == NONE and rules.own_doors)
        self.has_spare: int = 0  # bits by seat: he has taken one (CS-22)
        self.opened: list[int] = []  # in this turn, or lost in a bet; to be shuffled back in this order
        self.earned: bool = False  # the mover has opened a door of his own (CS-20)
        # the safe
        self.digit: list[int] = []  # by gear
        self.upper: list[int] = [NONE] * AXLES  # the gear there
        self.added: int = 0  # gears from the reserve
        self.seen: list[int] = [0] * GEARS  # by gear, bits by seat
        self.glimpse: list[int] = [NONE] * rules.seats  # the gear that he looked at in this turn, since he last acted
        self.looker: int = NONE
        self.dial: list[int] = []
        # this turn
        self.has_dialled: bool = False
        self.has_just_looked: bool = False  # the mover, so that he may dial
        self.has_laid: bool = False
        self.idle: int = 0  # turns in a row without a key laid (CS-29)
        self.cannot: int = 0  # once he has done with laying: bits by key, see `pieces.Layer`
        self.picked: list[int] = []  # the two bunches that luck is to shuffle
        self.this_turn: list[Events] = []  # what everybody has seen of it,
        self.last_turn: list[Events] = []  # and of the turn before
        # the stakes
        self.tokens: list[int] = [0] * rules.seats
        self.before: list[int] = [0] * rules.seats  # tokens when this game began
        self.door_pot: int = 0
        self.safe_pot: int = 0
        # the end
        self.ending: Ending | None = None
        self.winner: int = NONE

    def clone(self) -> "State":
        other = State(self.rules)
        other.phase = self.phase
        other.starter = self.starter
        other.mover = self.mover
        other.turn = self.turn
        other.bunches = [bunch.copy() for bunch in self.bunches]
        other.locks = self.locks.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.aside = self.aside.copy()
        other.owner = self.owner.copy()
        other.spares = self.spares
        other.has_spare = self.has_spare
        other.opened = self.opened.copy()
        other.earned = self.earned
        other.digit = self.digit.copy()
        other.upper = self.upper.copy()
        other.added = self.added
        other.seen = self.seen.copy()
        other.glimpse = self.glimpse.copy()
        other.looker = self.looker
        other.dial = self.dial.copy()
        other.has_dialled = self.has_dialled
        other.has_just_looked = self.has_just_looked
        other.has_laid = self.has_laid
        other.idle = self.idle
        other.cannot = self.cannot
        other.picked = self.picked.copy()
        other.this_turn = self.this_turn.copy()
        other.last_turn = self.last_turn.copy()
        other.tokens = self.tokens.copy()
        other.before = self.before.copy()
        other.door_pot = self.door_pot
        other.safe_pot = self.safe_pot
        other.ending = self.ending
        other.winner = self.winner
        return other


def round_number(state: State) -> int:
    """Counted from 1: a round is a turn for everybody, from the starter on."""
    return state.turn // state.rules.seats + 1


# -- bunches ---------------------------------------------------------------------------------------------------


def size_of(state: State, place: int) -> int:
    size = 0
    for pile in state.bunches[place]:
        size += len(pile.keys)
    return size


def keys_at(state: State, place: int) -> list[int]:
    return [key for pile in state.bunches[place] for key in pile.keys]


def filling(state: State) -> int:
    """Where keys go next: the incomplete bunch, or else the first empty place (CS-08)."""
    empty = NONE
    for place in range(PLACES):
        size = size_of(state, place)
        if 0 < size < BUNCH:
            return place
        if size == 0 and empty == NONE:
            empty = place
    return empty


# -- doors -----------------------------------------------------------------------------------------------------


def is_shut(state: State, door: int) -> bool:
    """A spare door (CS-20)."""
    return state.spares >> door & 1 != 0


def lays_freely(state: State, seat: int, door: int) -> bool:
    """CS-21."""
    return not state.rules.own_doors or state.owner[door] == seat


def is_face_down(state: State, door: int) -> bool:
    """Its keys are known to its owner alone (CS-23)."""
    return state.rules.hidden and door not in state.opened


def manners(state: State, door: int) -> int:
    """The manners that are still open to it, as bits (CS-15)."""
    still = state.rules.manners
    for lock in range(door * LOCKS, door * LOCKS + LOCKS):
        key = state.locks[lock]
        if key != NONE:
            still &= FITS[door][key]
    return still


def count_on(state: State, door: int) -> int:
    """Its keys."""
    return LOCKS - state.locks[door * LOCKS : door * LOCKS + LOCKS].count(NONE)


# -- the safe --------------------------------------------------------------------------------------------------


def gear_at(state: State, axle: int, upper: bool) -> int:
    """NONE where there is none."""
    return state.upper[axle] if upper else axle


def gears_on_safe(state: State) -> list[int]:
    """Axle 1 to 4, the lower before the upper (CS-12)."""
    return [gear for axle in range(AXLES) for gear in (axle, state.upper[axle]) if gear != NONE]


def has_seen_all(state: State, seat: int) -> bool:
    return all(state.seen[gear] >> seat & 1 for gear in gears_on_safe(state))


# -- this turn -------------------------------------------------------------------------------------------------


def must_lay(state: State) -> bool:
    """Every key that has a home (CS-07); with keys in hand only when nobody has laid one for long (CS-29)."""
    return not state.rules.in_hand or state.idle >= state.rules.patience


def may_lay(state: State) -> bool:
    """Not after a wrong dial (CS-12)."""
    return not state.has_dialled


def may_dial(state: State, seat: int) -> bool:
    """CS-12: once a turn, at its start or right after a look."""
    if not state.rules.strict or state.has_dialled or seat != state.mover:
        return False
    if state.phase is LAYING and not state.has_just_looked:
        return False
    return (state.phase is TAKING or state.phase is LAYING) and has_seen_all(state, seat)
