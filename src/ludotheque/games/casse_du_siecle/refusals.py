"""Why something may not be done: a code and its rule. Only the mover's own keys and what everybody sees decide."""

from itertools import permutations
from typing import assert_never

from msgspec.structs import replace

from ludotheque.kernel.errors import IllegalAction, Refusal

from .doors import is_open_to_laying, lays
from .legal import legal, may_keep, to_act
from .pieces import (
    BUNCH,
    DOORS,
    KEY_NUMBER,
    MOST_HELD,
    Actions,
    Dial,
    Finish,
    Keep,
    Key,
    Lay,
    Look,
    No,
    Pick,
    PutBack,
    Take,
    TakeDoor,
)
from .rules import FITS, NONE, letter_of, lock_of, numbered
from .state import (
    DIALLING,
    LAYING,
    LOOKING,
    OVER,
    PICKING,
    PUTTING_BACK,
    TAKING,
    TAKING_DOOR,
    State,
    is_shut,
    lays_freely,
    may_dial,
    may_lay,
    must_lay,
)

WHEN = {
    Take: ((TAKING,), "CS-06"),
    Lay: ((LAYING,), "CS-07"),
    Finish: ((LAYING,), "CS-21"),
    Keep: ((LAYING,), "CS-29"),
    PutBack: ((LAYING, PUTTING_BACK), "CS-08"),
    Look: ((LOOKING,), "CS-09"),
    Dial: ((TAKING, LAYING, DIALLING), "CS-12"),
    Pick: ((PICKING,), "CS-10"),
    TakeDoor: ((TAKING_DOOR,), "CS-20"),
}


def refuse(state: State, seat: int, action: Actions) -> None:
    """Raise IllegalAction, unless this is legal."""
    if action not in legal(state, seat):
        raise _why_not_now(state, seat, action) or _why_in_no_order(state, seat, action) or _why(state, seat, action)


def _why_not_now(state: State, seat: int, action: Actions) -> IllegalAction | None:
    phases, rule = WHEN[type(action)]
    if seat not in range(state.rules.seats):
        return IllegalAction(Refusal.NO_SUCH_SEAT)
    if state.phase is OVER:
        return IllegalAction(Refusal.OVER)
    if seat not in to_act(state):
        return IllegalAction(Refusal.NOT_YOUR_TURN, rule)
    return None if state.phase in phases else IllegalAction(Refusal.WRONG_STEP, rule)


def _why(state: State, seat: int, action: Actions) -> IllegalAction:
    rule = WHEN[type(action)][1]
    match action:
        case Take():
            return IllegalAction(No.NO_BUNCH, rule)
        case Lay():
            return _why_no_lay(state, seat, action)
        case Finish():
            return _why_no_finish(state, seat, action)
        case Keep() | PutBack():
            return _why_not_done(state, seat, action)
        case Look():
            return IllegalAction(No.NO_SUCH_GEAR, "CS-18")
        case Dial():
            is_twice = state.phase is DIALLING or may_dial(state, seat)
            return IllegalAction(No.DIGIT_TWICE if is_twice else No.MAY_NOT_DIAL, rule)
        case Pick():
            return IllegalAction(No.NOT_COMPLETE, rule)
        case TakeDoor():
            return IllegalAction(No.NOT_SPARE, rule)
    assert_never(action)


def _why_in_no_order(state: State, seat: int, action: Actions) -> IllegalAction | None:
    if not isinstance(action, Finish | Keep | PutBack) or len(action.keys) > BUNCH:
        return None
    possible = legal(state, seat)
    if any(replace(action, keys=keys) in possible for keys in permutations(action.keys)):
        return IllegalAction(No.KEYS_OUT_OF_ORDER, WHEN[type(action)][1])
    return None


def _holds(keys: list[int], wanted: tuple[Key, ...]) -> bool:
    numbers = numbered(wanted)
    return all(keys.count(number) >= numbers.count(number) for number in numbers)


def _why_no_lay(state: State, seat: int, action: Lay) -> IllegalAction:
    if not may_lay(state):
        return IllegalAction(No.NO_MORE_LAYING, "CS-12")
    if not _holds(state.hands[seat], (action.key,)):
        return IllegalAction(No.NOT_IN_HAND, "CS-07")
    if action.door not in range(DOORS):
        return IllegalAction(No.NO_HOME, "CS-07")
    if not is_open_to_laying(state, action.door):
        return _why_shut(state, action.door)
    if not lays_freely(state, seat, action.door):
        return IllegalAction(No.NOT_YOUR_DOOR, "CS-21")
    return IllegalAction(No.NO_HOME, _rule_of_no_home(state, KEY_NUMBER[action.key], action.door))


def _why_shut(state: State, door: int) -> IllegalAction:
    return IllegalAction(No.DOOR_SHUT, "CS-20" if is_shut(state, door) else "CS-07")


def _rule_of_no_home(state: State, key: int, door: int) -> str:
    """Its number is not the door's; or its lock is covered; or the door was begun in another manner."""
    if not state.rules.master:
        return "CS-07"
    if not FITS[door][key]:
        return "CS-23" if state.rules.hidden else "CS-14"
    return "CS-15" if _is_free(state, door, key) else "CS-07"


def _is_free(state: State, door: int, key: int) -> bool:
    """Whether the lock of its letter is uncovered: everybody sees that."""
    return state.locks[lock_of(door, letter_of(key))] == NONE


def _why_no_finish(state: State, seat: int, action: Finish) -> IllegalAction:
    if not may_lay(state):
        return IllegalAction(No.NO_MORE_LAYING, "CS-12")
    if not _holds(state.hands[seat], action.keys):
        return IllegalAction(No.NOT_IN_HAND, "CS-21")
    if action.door not in range(DOORS):
        return IllegalAction(No.DOES_NOT_FINISH, "CS-21")
    if not is_open_to_laying(state, action.door):
        return _why_shut(state, action.door)
    return _why_not_in_one_move(state, seat, action.door, numbered(action.keys))


def _why_not_in_one_move(state: State, seat: int, door: int, keys: list[int]) -> IllegalAction:
    """Of the keys on the door only where they lie is asked: those that lie face down are not his to know."""
    takes_back = not all(_is_free(state, door, key) for key in keys)
    if takes_back and not state.rules.changing:
        return IllegalAction(No.NO_CHANGING, "CS-28")
    if not takes_back and lays_freely(state, seat, door):
        return IllegalAction(No.LAY_ONE_BY_ONE, "CS-07")
    if state.rules.hidden and _disagree(state, door, keys):
        return IllegalAction(No.KEYS_DISAGREE, "CS-24")
    return IllegalAction(No.DOES_NOT_FINISH, "CS-28" if takes_back else "CS-21")


def _disagree(state: State, door: int, keys: list[int]) -> bool:
    """Each is one of the door's, but they are not of one manner (CS-24)."""
    shared = state.rules.manners
    for key in keys:
        shared &= FITS[door][key]
    return shared == 0 and all(FITS[door][key] for key in keys)


def _why_not_done(state: State, seat: int, action: Keep | PutBack) -> IllegalAction:
    if state.phase is LAYING and may_lay(state) and must_lay(state) and lays(state, seat):
        return IllegalAction(No.MUST_LAY, "CS-07")
    if isinstance(action, Keep):
        if not may_keep(state):
            return IllegalAction(No.NO_KEEPING, "CS-29")
        if len(action.keys) > MOST_HELD:
            return IllegalAction(No.TOO_MANY_KEPT, "CS-29")
        return IllegalAction(No.NOT_IN_HAND, "CS-29")
    if state.phase is LAYING and may_keep(state):
        return IllegalAction(Refusal.WRONG_STEP, "CS-29")
    if not _holds(state.hands[seat] + state.aside if state.phase is LAYING else state.aside, action.keys):
        return IllegalAction(No.NOT_IN_HAND, "CS-08")
    return IllegalAction(No.WRONG_COUNT, "CS-08")
