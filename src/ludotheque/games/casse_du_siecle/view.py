"""Who sees what: views and events built up from nothing."""

from ludotheque.kernel.pieces import PUBLIC, Event, Seat

from .pieces import (
    AXLES,
    DOORS,
    KEYS,
    PLACES,
    BunchTaken,
    DigitDialled,
    DoorView,
    GearSeen,
    GearView,
    Glimpse,
    KeyLaid,
    KeysKept,
    KeysPutBack,
    KeysTakenBack,
    Layer,
    Level,
    Lock,
    View,
)
from .rules import LOCKS, NONE, named
from .state import (
    LAYING,
    OVER,
    PUTTING_BACK,
    STARTER,
    Pile,
    State,
    filling,
    is_face_down,
    is_shut,
    may_lay,
    must_lay,
    round_number,
    size_of,
)
from .turn import winners


def view(state: State, seat: Seat | None) -> View:
    return _view(state, seat, not state.rules.strict)


def knowledge(state: State, seat: Seat | None) -> View:
    """The view with every note kept, whatever the table's option forgets."""
    return _view(state, seat, keep_notes=True)


def _view(state: State, seat: Seat | None, keep_notes: bool) -> View:
    rules = state.rules
    me = NONE if seat is None else seat
    is_mine = me == state.mover and me != NONE
    begun = state.phase is not STARTER
    puts_back = state.phase is LAYING or state.phase is PUTTING_BACK
    return View(
        seat=seat,
        seats=rules.seats,
        options=rules.options,
        phase=state.phase,
        starter=somebody(state.starter),
        mover=somebody(state.mover) if begun else None,
        looker=somebody(state.looker),
        turn=state.turn,
        round=round_number(state),
        must_lay=must_lay(state),
        may_lay=may_lay(state),
        doors=tuple([_door(state, door, me) for door in range(DOORS)]),
        bunches=tuple([_bunch(state, place, me, keep_notes) for place in range(PLACES)]),
        filling=somebody(filling(state)) if puts_back else None,
        held=tuple([len(hand) for hand in state.hands]),
        aside=len(state.aside),
        axles=tuple([_axle(state, axle, me, keep_notes) for axle in range(AXLES)]),
        reserve=len(state.digit) - AXLES - state.added if state.digit else 0,
        to_shuffle=tuple(state.opened),
        dialled=len(state.dial),
        tokens=tuple(state.tokens) if rules.has_stakes else (),
        door_pot=state.door_pot,
        safe_pot=state.safe_pot,
        this_turn=tuple(state.this_turn),
        last_turn=tuple(state.last_turn),
        hand=named(state.hands[me]) if me != NONE else (),
        mine_aside=named(sorted(state.aside)) if is_mine else (),
        my_dial=tuple(state.dial) if is_mine else (),
        glimpse=_glimpse(state, me),
        ending=state.ending,
        winner=somebody(state.winner),
        winners=winners(state),
    )


def somebody(seat: int) -> Seat | None:
    return None if seat == NONE else seat


def _door(state: State, door: int, me: int) -> DoorView:
    owner = state.owner[door]
    visible = not is_face_down(state, door) or (owner == me and me != NONE)  # CS-23
    return DoorView(
        owner=somebody(owner),
        shut=is_shut(state, door),
        opened=door in state.opened,
        locks=tuple([_lock(key, visible) for key in state.locks[door * LOCKS : door * LOCKS + LOCKS]]),
    )


def _lock(key: int, visible: bool) -> Lock:
    if key == NONE:
        return Lock(covered=False, key=None)
    return Lock(covered=True, key=KEYS[key] if visible else None)


def _bunch(state: State, place: int, me: int, keep_notes: bool) -> tuple[Layer, ...]:
    if not keep_notes and state.bunches[place]:
        return (Layer(None, 0, size_of(state, place), 0, ()),)  # CS-12: who put back what is for people to remember
    return tuple([_layer(pile, pile.seat == me and me != NONE) for pile in state.bunches[place]])


def _layer(pile: Pile, noted: bool) -> Layer:
    return Layer(somebody(pile.seat), pile.turn, len(pile.keys), pile.cannot, named(pile.keys) if noted else ())


def _axle(state: State, axle: int, me: int, keep_notes: bool) -> tuple[GearView, ...]:
    gears = [gear for gear in (axle, state.upper[axle]) if gear != NONE]
    return tuple([_gear(state, gear, me, keep_notes) for gear in gears])


def _gear(state: State, gear: int, me: int, keep_notes: bool) -> GearView:
    noted = me != NONE and keep_notes and state.seen[gear] >> me & 1 != 0
    digit = state.digit[gear] if noted or state.phase is OVER else None
    return GearView(tuple([seat for seat in range(state.rules.seats) if state.seen[gear] >> seat & 1]), digit)


def _glimpse(state: State, me: int) -> Glimpse | None:
    gear = NONE if me == NONE else state.glimpse[me]
    if gear == NONE:
        return None
    if gear < AXLES:
        return Glimpse(gear, Level.LOWER, state.digit[gear])
    return Glimpse(state.upper.index(gear), Level.UPPER, state.digit[gear])


# -- events ----------------------------------------------------------------------------------------------------


def reread(state: State, event: Event, seat: Seat | None) -> Event:
    """Where everything is kept in the head, one reads again what everybody saw, and no more (CS-12)."""
    return redact(event, PUBLIC if state.rules.strict else seat)


def redact(event: Event, seat: Seat | None) -> Event:
    match event:
        case BunchTaken(by, place, _, count) if by != seat:
            return BunchTaken(by, place, (), count)  # CS-06
        case KeyLaid(by, door, letter, _, face_down) if face_down and by != seat:
            return KeyLaid(by, door, letter, None, face_down)  # CS-23
        case KeysTakenBack(by, door, letters, _, count, face_down) if face_down and by != seat:
            return KeysTakenBack(by, door, letters, (), count, face_down)  # CS-28
        case GearSeen(by, axle, level, _) if by != seat:
            return GearSeen(by, axle, level, None)  # CS-09
        case DigitDialled(by, nth, _) if by != seat:
            return DigitDialled(by, nth, None)  # CS-12
        case KeysKept(by, _, count) if by != seat:
            return KeysKept(by, (), count)  # CS-29
        case KeysPutBack(by, place, _, count) if by != seat:
            return KeysPutBack(by, place, (), count)  # CS-08
    return event
