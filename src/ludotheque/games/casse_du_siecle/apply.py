"""What a move does."""

from typing import assert_never, cast

from ludotheque.kernel import luck
from ludotheque.kernel import pieces as kernel
from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.pieces import CLOCK, LUCK, PUBLIC, Action, Drawn, Event, Request, TimeOut

from . import setup
from .doors import homes_that_all_can_see
from .legal import legal, to_act
from .pieces import (
    ACTIONS,
    AXLES,
    BUNCH,
    KEY_NUMBER,
    LETTERS,
    Actions,
    BetLost,
    BunchesPicked,
    BunchTaken,
    Dial,
    DialWrong,
    DigitDialled,
    DoorFinished,
    DoorOpened,
    Events,
    Finish,
    GearAdded,
    GearSeen,
    Keep,
    KeyLaid,
    KeysKept,
    KeysPutBack,
    KeysTakenBack,
    Lay,
    Level,
    Look,
    Pick,
    Pot,
    PutBack,
    Take,
    TakeDoor,
    TimedOut,
)
from .refusals import refuse
from .rules import LOCKS, NONE, letter_of, lock_of, named, numbered
from .state import (
    CLEARING,
    DIALLING,
    LAYING,
    LOOKING,
    PUTTING_BACK,
    SHUFFLING,
    Pile,
    State,
    count_on,
    filling,
    gear_at,
    gears_on_safe,
    has_seen_all,
    is_face_down,
    keys_at,
    manners,
    may_lay,
    must_lay,
    size_of,
)
from .turn import (
    after_putting_back,
    clear,
    door_to_clear,
    go_on,
    keys_on,
    make_bunches,
    shuffled_keys,
    stake,
    take_door,
    win,
    win_door_pot,
)
from .view import redact


def apply(state: State, seat: int, action: Action) -> list[Event]:
    turn = state.turn
    if seat == LUCK:
        events = _luck(state, action)
    elif seat == CLOCK:
        events = _time_out(state, action)
    else:
        if not isinstance(action, ACTIONS):
            raise IllegalAction(Refusal.MALFORMED)
        refuse(state, seat, action)
        events = perform(state, seat, action)
    _record(state, turn, events)
    return events


def play(state: State, seat: int, action: Action) -> None:
    """A legal action, as `apply` does it."""
    assert isinstance(action, ACTIONS)
    turn = state.turn
    _record(state, turn, perform(state, seat, action))


def _record(state: State, turn: int, events: list[Event]) -> None:
    """What everybody has seen of this turn: whoever comes back to the table reads it there."""
    for event in events:
        state.this_turn.append(cast("Events", redact(event, PUBLIC)))
    if state.turn != turn:
        state.last_turn, state.this_turn = state.this_turn, []


# -- luck and the clock ----------------------------------------------------------------------------------------


def asks(state: State) -> Request | None:
    if state.phase is SHUFFLING:
        return kernel.Shuffle(secret=True, size=len(shuffled_keys(state)))
    if state.phase is CLEARING:
        return kernel.Shuffle(secret=True, size=count_on(state, door_to_clear(state)))
    return setup.asks(state)


def _luck(state: State, action: Action) -> list[Event]:
    request = asks(state)
    if request is None or not isinstance(action, Drawn):
        raise IllegalAction(Refusal.LUCK_NOT_ASKED)
    luck.check(request, action)
    order = list(action.values)
    if state.phase is SHUFFLING:
        keys = shuffled_keys(state)
        return make_bunches(state, [keys[index] for index in order])
    if state.phase is CLEARING:
        keys = keys_on(state, door_to_clear(state))
        return clear(state, [keys[index] for index in order])
    return setup.answer(state, order)


def _time_out(state: State, action: Action) -> list[Event]:
    """The clock goes on for him in the plainest way."""
    if not isinstance(action, TimeOut) or action.seat not in to_act(state):
        raise IllegalAction(Refusal.CLOCK_NOT_ASKED)
    late = action.seat
    if state.phase is DIALLING:
        return [TimedOut(late), *_fail_to_dial(state, late)]
    return [TimedOut(late), *perform(state, late, _plainest(state, late))]


def _plainest(state: State, late: int) -> Actions:
    """The first thing that he may do; but no theft and no dial, and rather a gear that he has not seen."""
    possible = [action for action in legal(state, late) if isinstance(action, ACTIONS)]
    if state.phase is LOOKING:
        unseen = [look for look in possible if isinstance(look, Look) and not _has_seen(state, late, look)]
        return [*unseen, *possible][0]
    if state.phase is LAYING:
        done = [action for action in possible if isinstance(action, Keep | PutBack)]
        return [*done, *possible][0]
    return possible[0]


def _has_seen(state: State, seat: int, look: Look) -> bool:
    return state.seen[gear_at(state, look.axle, look.level is Level.UPPER)] >> seat & 1 != 0


# -- a player's move -------------------------------------------------------------------------------------------


def perform(state: State, seat: int, action: Actions) -> list[Event]:
    """Do it: a legal action of this seat."""
    state.glimpse[seat] = NONE
    if seat == state.mover:
        state.has_just_looked = False
    match action:
        case Take():
            return _take(state, seat, action.place)
        case Lay():
            return _lay(state, seat, KEY_NUMBER[action.key], action.door)
        case Finish():
            return _finish(state, seat, action.door, numbered(action.keys))
        case Keep():
            return _keep(state, seat, numbered(action.keys))
        case PutBack():
            return _put_back(state, seat, numbered(action.keys))
        case Look():
            return _look(state, seat, action.axle, action.level)
        case Dial():
            return _dial(state, seat, action.digit)
        case Pick():
            state.picked = [action.first, action.second]
            state.phase = SHUFFLING
            return [BunchesPicked(seat, state.opened[0], action.first, action.second)]
        case TakeDoor():
            return take_door(state, action.door)
    assert_never(action)


def _take(state: State, seat: int, place: int) -> list[Event]:
    """CS-06."""
    staked = stake(state, seat, Pot.DOOR)  # CS-30
    keys = sorted(keys_at(state, place))
    state.bunches[place] = []
    state.hands[seat] = sorted(state.hands[seat] + keys)
    state.phase = LAYING
    return [*staked, BunchTaken(seat, place, named(keys), len(keys))]


# -- doors -----------------------------------------------------------------------------------------------------


def _lay(state: State, seat: int, key: int, door: int) -> list[Event]:
    """CS-07."""
    face_down = is_face_down(state, door)
    _cover(state, seat, door, key)
    laid = KeyLaid(seat, door, LETTERS[letter_of(key)], named([key])[0], face_down)
    return [laid, *(go_on(state) if count_on(state, door) < LOCKS else _open(state, seat, door))]


def _cover(state: State, seat: int, door: int, key: int) -> None:
    state.hands[seat].remove(key)
    state.locks[lock_of(door, letter_of(key))] = key
    state.has_laid = True
    state.idle = 0


def _finish(state: State, seat: int, door: int, keys: list[int]) -> list[Event]:
    """A theft (CS-21), a bet (CS-25), keys changed (CS-28)."""
    face_down = is_face_down(state, door)
    letters = [letter_of(key) for key in keys if state.locks[lock_of(door, letter_of(key))] != NONE]
    back = [state.locks[lock_of(door, letter)] for letter in letters]
    state.aside += back
    for key in keys:
        _cover(state, seat, door, key)
    events: list[Event] = []
    if back:
        what = tuple([LETTERS[letter] for letter in letters])
        events.append(KeysTakenBack(seat, door, what, named(back), len(back), face_down))
    events.append(DoorFinished(seat, door, named(keys), len(keys)))
    return events + (_open(state, seat, door) if manners(state, door) else _lose(state, seat, door))


def _open(state: State, seat: int, door: int) -> list[Event]:
    """CS-09."""
    state.opened.append(door)
    if state.owner[door] == seat:
        state.earned = True  # CS-20
    won = win_door_pot(state, seat) if state.rules.has_stakes else 0  # CS-30: before he looks
    state.looker = seat
    state.phase = LOOKING
    return [DoorOpened(seat, door, named(keys_on(state, door)), won)]


def _lose(state: State, seat: int, door: int) -> list[Event]:
    """CS-27."""
    state.opened.append(door)
    owner = state.owner[door]
    state.looker = owner
    state.phase = LOOKING
    return [BetLost(seat, door, owner, named(keys_on(state, door)))]


# -- the safe --------------------------------------------------------------------------------------------------


def _look(state: State, seat: int, axle: int, level: Level) -> list[Event]:
    """CS-09, CS-18."""
    events = stake(state, seat, Pot.SAFE)  # CS-31
    gear = gear_at(state, axle, level is Level.UPPER)
    state.seen[gear] |= 1 << seat
    state.glimpse[seat] = gear
    state.looker = NONE
    events.append(GearSeen(seat, axle, level, state.digit[gear]))
    if AXLES + state.added < state.rules.gears and state.upper[axle] == NONE:  # CS-17, CS-19
        state.upper[axle] = AXLES + state.added
        state.added += 1
        events.append(GearAdded(seat, axle))
    if not state.rules.strict and has_seen_all(state, seat):
        return events + win(state, seat)  # CS-11
    state.has_just_looked = seat == state.mover
    return events + go_on(state)


def _dial(state: State, seat: int, digit: int) -> list[Event]:
    """CS-12."""
    state.has_dialled = True
    state.dial.append(digit)
    state.phase = DIALLING
    events: list[Event] = [DigitDialled(seat, len(state.dial) - 1, digit)]
    combination = [state.digit[gear] for gear in gears_on_safe(state)]
    if len(state.dial) < len(combination):
        return events
    if state.dial == combination:
        return events + win(state, seat)
    return events + _fail_to_dial(state, seat)


def _fail_to_dial(state: State, seat: int) -> list[Event]:
    state.dial = []
    return [DialWrong(seat), *go_on(state)]


# -- keys back to the bunches ----------------------------------------------------------------------------------


def _keep(state: State, seat: int, keys: list[int]) -> list[Event]:
    """CS-29."""
    _stop_laying(state, seat)
    left = state.hands[seat].copy()
    for key in keys:
        left.remove(key)
    state.hands[seat] = keys
    state.aside += left
    events: list[Event] = [KeysKept(seat, named(keys), len(keys))]
    return events + _put_back_what_is_left(state, seat)


def _put_back(state: State, seat: int, keys: list[int]) -> list[Event]:
    """CS-08."""
    if state.phase is LAYING:
        _stop_laying(state, seat)
        state.aside += state.hands[seat]
        state.hands[seat] = []
    events = _onto_a_bunch(state, seat, keys) if keys else []
    return events + _put_back_what_is_left(state, seat)


def _stop_laying(state: State, seat: int) -> None:
    """What is left has no home; but a key taken back might have one."""
    is_telling = must_lay(state) and may_lay(state) and not state.aside
    state.cannot = homes_that_all_can_see(state, seat) if is_telling else 0


def _onto_a_bunch(state: State, seat: int, keys: list[int]) -> list[Event]:
    place = filling(state)
    for key in keys:
        state.aside.remove(key)
    state.bunches[place].append(Pile(seat, state.turn, keys, state.cannot))
    return [KeysPutBack(seat, place, named(keys), len(keys))]


def _put_back_what_is_left(state: State, seat: int) -> list[Event]:
    """Whether there is a choice depends on their number alone: what the keys are must not show."""
    events: list[Event] = []
    if state.aside and len(state.aside) <= BUNCH - size_of(state, filling(state)):
        events = _onto_a_bunch(state, seat, sorted(state.aside))
    if not state.aside:
        return events + after_putting_back(state)
    state.phase = PUTTING_BACK
    return events
