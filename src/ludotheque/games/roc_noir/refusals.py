"""Why something may not be done: a code and its rule. Nothing hidden decides, so nothing hidden is told."""

from typing import assert_never

from ludotheque.kernel.errors import IllegalAction, Refusal

from .castle import JUMPS, NONE, ROOM_AT, STEPS, TREASURE, place_of
from .legal import legal, to_act
from .paths import beside
from .pieces import (
    MOST_STEPS,
    NUMBER_OF_HELMET,
    Actions,
    Choose,
    Exchange,
    Jump,
    No,
    Rob,
    Spot,
    Step,
    Stop,
    Swap,
)
from .rules import knight_of
from .state import CHOOSING, EXCHANGING, MOVING, OVER, State, has_portraits

WHEN = {
    Choose: (CHOOSING, "RN-08"),
    Step: (MOVING, "RN-10"),
    Jump: (MOVING, "RN-18"),
    Exchange: (EXCHANGING, "RN-24"),
    Swap: (MOVING, "RN-30"),
    Rob: (MOVING, "RN-31"),
    Stop: (MOVING, "RN-09"),
}


def refuse(state: State, seat: int, action: Actions) -> None:
    """Raise IllegalAction, unless this is legal."""
    if action not in legal(state, seat):
        raise _why_not_now(state, seat, action) or _why(state, action)


def _why_not_now(state: State, seat: int, action: Actions) -> IllegalAction | None:
    phase, rule = WHEN[type(action)]
    if seat not in range(state.rules.seats):
        return IllegalAction(Refusal.NO_SUCH_SEAT)
    if state.phase is OVER:
        return IllegalAction(Refusal.OVER)
    if seat not in to_act(state):
        return IllegalAction(Refusal.NOT_YOUR_TURN, rule)
    if state.phase is EXCHANGING and phase is MOVING:
        return IllegalAction(Refusal.WRONG_STEP, "RN-25")
    return None if state.phase is phase else IllegalAction(Refusal.WRONG_STEP, rule)


def _why(state: State, action: Actions) -> IllegalAction:
    match action:
        case Choose():
            return IllegalAction(No.NOT_TO_CHOOSE, "RN-08")
        case Step():
            return _why_not_there(state, action.to, STEPS, "RN-10")
        case Jump():
            if not state.ropes[state.mover]:
                return IllegalAction(No.NO_ROPE, "RN-18")
            return _why_not_there(state, action.to, JUMPS, "RN-20")
        case Exchange():
            return IllegalAction(No.NOT_YOUR_PORTRAITS, "RN-24")
        case Swap():
            return IllegalAction(No.NO_SWAP, "RN-30")
        case Rob():
            return IllegalAction(No.NO_ROBBERY, "RN-32" if _is_beside(state, action) else "RN-31")
        case Stop():
            return IllegalAction(Refusal.WRONG_STEP, "RN-09")
    assert_never(action)


def _is_beside(state: State, action: Rob) -> bool:
    """RN-31: the moving knight has come beside that enemy."""
    victim = knight_of(action.victim, NUMBER_OF_HELMET[action.helmet])
    return state.arrived and action.victim != state.mover and victim in beside(state, state.at[state.moving])


def _why_not_there(state: State, to: Spot, reach: list[list[int]], rule: str) -> IllegalAction:
    place = place_of(to, state.rooms, state.orientation)
    if state.steps >= MOST_STEPS:
        return IllegalAction(No.TOO_MANY_STEPS, "RN-09")
    if place == NONE or place not in reach[state.at[state.moving]]:
        return IllegalAction(No.TOO_FAR, rule)
    if ROOM_AT[place] == NONE:
        return IllegalAction(No.OCCUPIED, "RN-11")
    if place == TREASURE:
        return IllegalAction(No.NO_PAIR, "RN-33")
    if not has_portraits(state, state.moving):
        return IllegalAction(No.NO_PORTRAITS, "RN-21")
    return IllegalAction(No.VISITED, "RN-27")
