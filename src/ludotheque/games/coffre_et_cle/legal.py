"""What may be done, and why the rest may not."""

from typing import assert_never

from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.pieces import CLOCK, Action, Seat, TimeOut

from .claims import refuse_claim
from .options import FinalVote
from .pieces import (
    DESIGNATE,
    END_TURN,
    FALSE_TREASURE,
    FORCE,
    NAME,
    OBSERVE,
    PASS,
    PLACES,
    SWAP,
    TREASURE,
    Actions,
    Claim,
    Designate,
    EndTurn,
    Force,
    Name,
    No,
    Observe,
    Pass,
    Swap,
)
from .state import ACTION, CLOSING, NAMING, OVER, Phase, State, held, is_snared, mover, round_number

# -- the rules, one sentence each ------------------------------------------------------------------------------


def may_swap(state: State, seat: Seat) -> bool:
    return not state.lock[seat]  # CC-13


def may_be_forced(state: State, seat: Seat) -> bool:
    return not state.lock[seat]  # CC-14


def designation_is_open(state: State) -> bool:
    return round_number(state) >= state.options.designate_from_round  # CC-21


def may_point(state: State, seat: Seat) -> bool:
    card = held(state, seat)
    return card is TREASURE or card is FALSE_TREASURE  # CC-22, CC-34a


def may_be_named(state: State, by: Seat, target: Seat) -> bool:
    if target == by:
        return False  # CC-26
    cannot_hold_it = target in (state.treasure, state.designated)
    return not (state.options.plausible_names and cannot_hold_it)  # CC-26b


def namers(state: State) -> list[Seat]:
    """Who still has to name, in order: from the left of the Treasure's holder, ending with him (CC-26)."""
    order = [(state.treasure + 1 + step) % state.seats for step in range(state.seats)]
    if not state.options.treasure_names:
        order.pop()  # CC-26c
    return [seat for seat in order if not state.named[seat]]


# -- all that may be done --------------------------------------------------------------------------------------


def to_act(state: State) -> list[Seat]:
    phase = state.phase
    if phase is ACTION or phase is CLOSING:
        return [mover(state)]
    if phase is NAMING:
        waiting = namers(state)
        return sorted(waiting) if state.options.final_vote is FinalVote.AT_ONCE else waiting[:1]
    return []


def legal(state: State, seat: int) -> list[Action]:
    phase = state.phase
    if seat == CLOCK:
        return [TimeOut(late) for late in to_act(state)]  # CC-33
    if phase is ACTION:
        return _turn_actions(state, seat) if seat == mover(state) else []
    if phase is CLOSING:
        return _closing_actions(state, seat) if seat == mover(state) else []
    if phase is NAMING and seat in to_act(state):
        return [NAME[target] for target in range(state.seats) if may_be_named(state, seat, target)]
    return []


def _turn_actions(state: State, seat: Seat) -> list[Action]:
    if is_snared(state, seat):
        return [PASS]  # CC-34b
    actions: list[Action] = [*OBSERVE]
    if may_swap(state, seat):
        actions += SWAP
    for other in range(state.seats):
        if other != seat and may_be_forced(state, other):  # CC-11
            actions += FORCE[other]
    actions.append(PASS)
    return actions


def _closing_actions(state: State, seat: Seat) -> list[Action]:
    actions: list[Action] = [END_TURN]
    if may_point(state, seat) and designation_is_open(state):
        actions += [DESIGNATE[other] for other in range(state.seats) if other != seat]
    return actions


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
        if seat != mover(state):
            raise IllegalAction(Refusal.NOT_YOUR_TURN, rule="CC-05")
        if state.phase is phase:
            return
    raise IllegalAction(Refusal.WRONG_STEP, rule)


def _refuse_nobody(state: State, target: Seat, rule: str) -> None:
    if not 0 <= target < state.seats:
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
        raise IllegalAction(No.TOO_EARLY, rule="CC-21", round=state.options.designate_from_round)
    if target == seat:
        raise IllegalAction(No.DESIGNATE_SELF, rule="CC-22")


def _refuse_name(state: State, seat: Seat, target: Seat) -> None:
    if state.phase is not NAMING:
        raise IllegalAction(Refusal.OVER if state.phase is OVER else Refusal.WRONG_STEP, rule="CC-26")
    if seat == state.treasure and not state.options.treasure_names:
        raise IllegalAction(No.TREASURE_SILENT, rule="CC-26c")
    if state.named[seat]:
        raise IllegalAction(No.ALREADY_NAMED, rule="CC-26")
    if seat not in to_act(state):
        raise IllegalAction(Refusal.NOT_YOUR_TURN, rule="CC-26")
    _refuse_nobody(state, target, rule="CC-26")
    if target == seat:
        raise IllegalAction(No.NAME_SELF, rule="CC-26")
    if not may_be_named(state, seat, target):
        raise IllegalAction(No.IMPLAUSIBLE, rule="CC-26b")
