"""What may be done."""

from itertools import combinations

from ludotheque.kernel.pieces import CLOCK, Action, Seat, TimeOut

from .doors import finishes, lays
from .pieces import (
    AXLES,
    BUNCH,
    DOORS,
    GEARS,
    KEYS,
    MOST_HELD,
    PLACES,
    Dial,
    Finish,
    Keep,
    Lay,
    Level,
    Look,
    Pick,
    PutBack,
    Take,
    TakeDoor,
)
from .rules import NONE, named
from .state import (
    DIALLING,
    LAYING,
    LOOKING,
    PICKING,
    PUTTING_BACK,
    TAKING,
    TAKING_DOOR,
    State,
    filling,
    is_shut,
    may_dial,
    may_lay,
    must_lay,
    size_of,
)

TAKE = [Take(place) for place in range(PLACES)]
LAY = [[Lay(key, door) for door in range(DOORS)] for key in KEYS]
LOOK = [[Look(axle, level) for level in Level] for axle in range(AXLES)]
DIAL = [Dial(digit) for digit in range(1, GEARS + 1)]
TAKE_DOOR = [TakeDoor(door) for door in range(DOORS)]


def to_act(state: State) -> list[Seat]:
    if state.phase is LOOKING:
        return [state.looker]
    if state.phase in (TAKING, LAYING, DIALLING, PUTTING_BACK, PICKING, TAKING_DOOR):
        return [state.mover]
    return []


def legal(state: State, seat: int) -> list[Action]:
    waiting = to_act(state)
    if seat == CLOCK:
        return [TimeOut(late) for late in waiting]
    if seat not in waiting:
        return []
    if state.phase is TAKING:
        return [*_takes(state), *_dials(state, seat)]
    if state.phase is LAYING:
        return _while_laying(state, seat)
    if state.phase is LOOKING:
        return _looks(state)
    if state.phase is DIALLING:
        return _dials(state, seat)
    if state.phase is PUTTING_BACK:
        return _put_backs(state, state.aside)
    if state.phase is PICKING:
        return _picks(state)
    return [TAKE_DOOR[door] for door in range(DOORS) if is_shut(state, door)]


def _takes(state: State) -> list[Action]:
    return [TAKE[place] for place in range(PLACES) if state.bunches[place]]


def _dials(state: State, seat: int) -> list[Action]:
    """The next digit: no two gears have the same (CS-05)."""
    if state.phase is not DIALLING and not may_dial(state, seat):
        return []
    return [DIAL[digit - 1] for digit in range(1, GEARS + 1) if digit not in state.dial]


def _while_laying(state: State, seat: int) -> list[Action]:
    found: list[Action] = []
    if may_lay(state):
        found += [LAY[key][door] for key, door in lays(state, seat)]
    is_done = not found or not must_lay(state)
    if may_lay(state):
        found += [Finish(door, named(keys)) for door, keys in finishes(state, seat)]
    found += _dials(state, seat)
    if is_done:
        found += _keeps(state, seat) if may_keep(state) else _put_backs(state, state.hands[seat] + state.aside)
    return found


def may_keep(state: State) -> bool:
    """CS-29."""
    return state.rules.in_hand and not must_lay(state)


def _keeps(state: State, seat: int) -> list[Action]:
    """From none to three of the keys in hand."""
    hand = state.hands[seat]
    return [Keep(named(keys)) for count in range(MOST_HELD + 1) for keys in choices(hand, count)]


def _put_backs(state: State, keys: list[int]) -> list[Action]:
    return [PutBack(named(chosen)) for chosen in choices(keys, room_for(state, keys))]


def room_for(state: State, keys: list[int]) -> int:
    """How many of these keys go to the place that is being filled (CS-08)."""
    place = filling(state)
    return 0 if place == NONE else min(BUNCH - size_of(state, place), len(keys))


def choices(keys: list[int], count: int) -> list[list[int]]:
    """So many of these keys: each choice once, in order."""
    return [list(chosen) for chosen in dict.fromkeys(combinations(sorted(keys), count))]


def _looks(state: State) -> list[Action]:
    found: list[Action] = []
    for axle in range(AXLES):
        found.append(LOOK[axle][0])
        if state.upper[axle] != NONE:
            found.append(LOOK[axle][1])
    return found


def _picks(state: State) -> list[Action]:
    complete = [place for place in range(PLACES) if size_of(state, place) == BUNCH]
    return [Pick(first, second) for first, second in combinations(complete, 2)]
