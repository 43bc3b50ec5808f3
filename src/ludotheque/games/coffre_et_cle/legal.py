"""What may be done, and why the rest may not."""

from typing import assert_never

from mypy_extensions import i64

from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.moves import Moves
from ludotheque.kernel.pieces import CLOCK, LUCK, NOBODY, Action, Seat, TimeOut

from . import faces, moves
from .claims import refuse_claim
from .moves import designate, force, name, observe, swap
from .pieces import PLACES, Actions, Claim, Designate, EndTurn, Force, Name, No, Observe, Pass, Phase, Swap
from .rules import NONE
from .state import ACTION, CLOSING, NAMING, OVER, State, has_named, held, is_locked, is_seat, is_snared, left_of

# -- the rules, one sentence each ------------------------------------------------------------------------------


def may_swap(state: State, seat: i64) -> bool:
    return not is_locked(state, seat)  # CC-13


def may_be_forced(state: State, seat: i64) -> bool:
    return not is_locked(state, seat)  # CC-14


def designation_is_open(state: State) -> bool:
    return state.turn >= state.rules.first_designation  # CC-21


def may_point(state: State, seat: i64) -> bool:
    card = held(state, seat)
    return card == faces.TREASURE or card == faces.FALSE_TREASURE  # CC-22, CC-34a


def may_be_named(state: State, by: i64, target: i64) -> bool:
    if target == by:
        return False  # CC-26
    cannot_hold_it = target == state.treasure or target == state.designated
    return not (state.rules.plausible_names and cannot_hold_it)  # CC-26b


def has_yet_to_name(state: State, seat: i64) -> bool:
    is_silent = seat == state.treasure and not state.rules.treasure_names  # CC-26c
    return not is_silent and not has_named(state, seat)


def next_to_name(state: State) -> i64:
    """From the left of the Treasure's holder, ending with him (CC-26); or NONE. At once, order means nothing."""
    last = state.seats - 1 if state.rules.at_once else state.treasure
    seat = left_of(state, last)
    while seat != last and not has_yet_to_name(state, seat):
        seat = left_of(state, seat)
    return seat if has_yet_to_name(state, seat) else NONE


# -- all that may be done --------------------------------------------------------------------------------------


def turn(state: State) -> i64:
    """Who is next: a seat, LUCK, or NOBODY when it is over."""
    phase = state.phase
    if phase is ACTION or phase is CLOSING:
        return state.mover
    if phase is NAMING:
        return next_to_name(state)
    return NOBODY if phase is OVER else LUCK


def to_act(state: State) -> list[Seat]:
    if state.phase is NAMING and state.rules.at_once:
        return [seat for seat in range(state.seats) if has_yet_to_name(state, seat)]
    seat = turn(state)
    return [seat] if seat >= 0 else []


def legal(state: State, seat: int) -> list[Action]:
    if seat == CLOCK:
        return [TimeOut(late) for late in to_act(state)]  # CC-33
    if seat not in to_act(state):
        return []
    numbers = Moves()
    legal_moves(state, seat, numbers)
    return [moves.ACTION[numbers.nth(index)] for index in range(numbers.count)]


def legal_moves(state: State, seat: i64, into: Moves) -> None:
    """All that this seat, whose move is awaited, may do."""
    if state.phase is ACTION:
        _turn_moves(state, seat, into)
    elif state.phase is CLOSING:
        _closing_moves(state, seat, into)
    else:
        _names(state, seat, into)


def _turn_moves(state: State, seat: i64, into: Moves) -> None:
    if not is_snared(state, seat):  # CC-34b
        into.add(observe(0))
        into.add(observe(1))
        if may_swap(state, seat):
            into.add(swap(0))
            into.add(swap(1))
        for other in range(state.seats):
            if other != seat and may_be_forced(state, other):  # CC-11
                into.add(force(other, 0))
                into.add(force(other, 1))
    into.add(moves.PASS)


def _closing_moves(state: State, seat: i64, into: Moves) -> None:
    into.add(moves.END_TURN)
    if may_point(state, seat) and designation_is_open(state):
        for other in range(state.seats):
            if other != seat:
                into.add(designate(other))


def _names(state: State, seat: i64, into: Moves) -> None:
    for target in range(state.seats):
        if may_be_named(state, seat, target):
            into.add(name(target))


# -- why not ---------------------------------------------------------------------------------------------------


def refuse(state: State, seat: Seat, action: Actions) -> None:
    """Raise if this seat may not do this now. Nothing that the seat does not know decides what is raised."""
    match action:
        case Observe() | Swap() | Force() | Pass():
            _refuse_step(state, seat, ACTION, rule="CC-06")
            _refuse_turn_action(state, seat, action)
        case EndTurn():
            _refuse_step(state, seat, CLOSING, rule="CC-21")
        case Designate(target):
            _refuse_step(state, seat, CLOSING, rule="CC-21")
            _refuse_designation(state, seat, target)
        case Name(target):
            _refuse_name(state, seat, target)
        case Claim():
            refuse_claim(state, seat, action)
        case _:
            assert_never(action)


def _refuse_step(state: State, seat: Seat, phase: Phase, rule: str) -> None:
    if state.phase is OVER:
        raise IllegalAction(Refusal.OVER)
    if state.phase is ACTION or state.phase is CLOSING:
        if seat != state.mover:
            raise IllegalAction(Refusal.NOT_YOUR_TURN, rule="CC-05")
        if state.phase is phase:
            return
    raise IllegalAction(Refusal.WRONG_STEP, rule)


def _refuse_nobody(state: State, target: Seat, rule: str) -> None:
    if not is_seat(state, target):
        raise IllegalAction(Refusal.NO_SUCH_SEAT, rule)


def _refuse_turn_action(state: State, seat: Seat, action: Observe | Swap | Force | Pass) -> None:
    if not isinstance(action, Pass) and is_snared(state, seat):
        raise IllegalAction(No.SNARED, rule="CC-34b")
    if not isinstance(action, Pass) and action.place not in PLACES:
        raise IllegalAction(No.NO_SUCH_PLACE, rule="CC-04")
    if isinstance(action, Swap) and not may_swap(state, seat):
        raise IllegalAction(No.LOCKED, rule="CC-13")
    if isinstance(action, Force):
        _refuse_nobody(state, action.seat, rule="CC-09")
        if action.seat == seat:
            raise IllegalAction(No.FORCE_SELF, rule="CC-11")
        if not may_be_forced(state, action.seat):
            raise IllegalAction(No.TARGET_LOCKED, rule="CC-14")


def _refuse_designation(state: State, seat: Seat, target: Seat) -> None:
    _refuse_nobody(state, target, rule="CC-21")
    if not may_point(state, seat):
        raise IllegalAction(No.NOT_TREASURE, rule="CC-22")
    if not designation_is_open(state):
        raise IllegalAction(No.TOO_EARLY, rule="CC-21", round=state.rules.options.designate_from_round)
    if target == seat:
        raise IllegalAction(No.DESIGNATE_SELF, rule="CC-22")


def _refuse_name(state: State, seat: Seat, target: Seat) -> None:
    if state.phase is not NAMING:
        raise IllegalAction(Refusal.OVER if state.phase is OVER else Refusal.WRONG_STEP, rule="CC-26")
    if seat == state.treasure and not state.rules.treasure_names:
        raise IllegalAction(No.TREASURE_SILENT, rule="CC-26c")
    if has_named(state, seat):
        raise IllegalAction(No.ALREADY_NAMED, rule="CC-26")
    if seat not in to_act(state):
        raise IllegalAction(Refusal.NOT_YOUR_TURN, rule="CC-26")
    _refuse_nobody(state, target, rule="CC-26")
    if target == seat:
        raise IllegalAction(No.NAME_SELF, rule="CC-26")
    if not may_be_named(state, seat, target):
        raise IllegalAction(No.IMPLAUSIBLE, rule="CC-26b")
