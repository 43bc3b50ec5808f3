"""Why something may not be done: a code and its rule. Only the mover is told of his own hand."""

from typing import assert_never

from ludotheque.kernel.errors import IllegalAction, Refusal

from .cards import needs_target, why_no_move, why_not_against
from .legal import legal, to_act
from .pieces import (
    Actions,
    Challenge,
    Decline,
    Discard,
    EndTurn,
    Fight,
    No,
    Play,
    Roll,
    RunOn,
    Stop,
)
from .rules import CARD_NUMBER
from .state import CHALLENGING, OVER, PICKING, RESTING, STOPPING, State

WHEN = {
    Roll: (RESTING, "FS-05"),
    Play: (RESTING, "FS-05"),
    Discard: (RESTING, "FS-07"),
    EndTurn: (RESTING, "FS-05"),
    Fight: (PICKING, "FS-09"),
    Challenge: (CHALLENGING, "FS-15"),
    Decline: (CHALLENGING, "FS-15"),
    Stop: (STOPPING, "FS-31"),
    RunOn: (STOPPING, "FS-31"),
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
    return None if state.phase is phase else IllegalAction(Refusal.WRONG_STEP, rule)


def _why(state: State, action: Actions) -> IllegalAction:
    match action:
        case Roll():
            return IllegalAction(No.ALREADY_ROLLED, "FS-05")
        case EndTurn():
            return IllegalAction(No.MUST_ROLL, "FS-05")
        case Play():
            return _why_not_played(state, action)
        case Discard():
            return IllegalAction(No.ONE_CARD_A_TURN if state.carded else No.NOT_IN_HAND, "FS-07")
        case Fight():
            return IllegalAction(No.NOT_HERE, "FS-09")
        case Challenge():
            return IllegalAction(No.NOT_TO_CHALLENGE, "FS-15")
        case Decline():
            return IllegalAction(Refusal.WRONG_STEP, "FS-15")
        case Stop() | RunOn():
            return IllegalAction(Refusal.WRONG_STEP, "FS-31")
    assert_never(action)


def _why_not_played(state: State, action: Play) -> IllegalAction:
    hand, card, target = state.hands[state.mover], CARD_NUMBER[action.card], action.target
    if state.carded:
        return IllegalAction(No.ONE_CARD_A_TURN, "FS-05")
    if action.slot not in range(len(hand)) or hand[action.slot] != card:
        return IllegalAction(No.NOT_IN_HAND, "FS-05")
    if target is None:
        why = (No.NEEDS_A_TARGET, "FS-20") if needs_target(card) else why_no_move(state, card)
    elif not needs_target(card):
        why = (No.HAS_NO_TARGET, "FS-19")
    elif target not in range(state.rules.seats):
        return IllegalAction(Refusal.NO_SUCH_SEAT)
    else:
        why = why_not_against(state, card, target)
    assert why is not None
    return IllegalAction(*why)
