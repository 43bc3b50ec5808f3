"""Why something may not be done: a code and its rule."""

from typing import Final

from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.pieces import Action

from . import riddle
from .legal import LAST, legal, open_ended, to_act
from .pieces import (
    ENOUGH,
    OWN_ACTIONS,
    Abstain,
    Answer,
    AskAgain,
    Decline,
    DrawTrial,
    Join,
    LeaveToHand,
    LeaveToLuck,
    No,
    OpenChest,
    PutBack,
    Recall,
    Roll,
    RuleRight,
    TryRiddle,
    TryTrial,
    TurnHourglass,
    Vote,
    Wait,
)
from .state import CHEST, OVER, PUTTING_BACK, RIDDLE, TURN, State, keys_of, reader_of

RULE_OF: Final[dict[type[Action], str]] = {
    Roll: "FB-06",
    OpenChest: "FB-36",
    Decline: "FB-08",
    TryTrial: "FB-09",
    TryRiddle: "FB-09",
    DrawTrial: "FB-23",
    Join: "FB-25a",
    LeaveToHand: "FB-25a",
    LeaveToLuck: "FB-25a",
    Vote: "FB-24",
    Abstain: "FB-24",
    TurnHourglass: "FB-14",
    Answer: "FB-16",
    Recall: "FB-16",
    AskAgain: "FB-16",
    Wait: "FB-21",
    RuleRight: "FB-18",
    PutBack: "FB-39",
}
ROLLS: Final = {RIDDLE: "FB-15", CHEST: "FB-37"}  # whose rolls these are; else the mover's own


def refuse(state: State, seat: int, action: Action) -> None:
    """Raise IllegalAction, unless this action of the room's own may be taken."""
    if action in legal(state, seat):
        return
    if seat not in range(state.rules.seats):
        raise IllegalAction(Refusal.NO_SUCH_SEAT)
    if state.phase is OVER:
        raise IllegalAction(Refusal.OVER)
    if not isinstance(action, OWN_ACTIONS) or type(action) not in RULE_OF:
        raise IllegalAction(Refusal.MALFORMED)
    if state.phase is RIDDLE and isinstance(action, (Answer, Recall, AskAgain, RuleRight)):
        _refuse_open(state, seat, action)
        return
    raise _why(state, seat, action)


def _refuse_open(state: State, seat: int, action: Answer | Recall | AskAgain | RuleRight) -> None:
    rule = RULE_OF[type(action)]
    if seat != (reader_of(state) if isinstance(action, RuleRight) else state.mover):
        raise IllegalAction(Refusal.NOT_YOUR_TURN, rule)
    if state.throwing:
        raise IllegalAction(Refusal.WRONG_STEP, rule)
    if isinstance(action, Answer):
        riddle.refuse_answer(state, action.text)
    elif isinstance(action, Recall):
        riddle.refuse_word(state)
    elif isinstance(action, AskAgain) and not riddle.may_ask_again(state):
        raise IllegalAction(No.REPEATED, rule)
    elif isinstance(action, RuleRight) and not riddle.asked(state).tries:
        raise IllegalAction(No.NO_ANSWER_YET, rule)


def _why(state: State, seat: int, action: Action) -> IllegalAction:
    rule = ROLLS.get(state.phase, RULE_OF[Roll]) if isinstance(action, Roll) else RULE_OF[type(action)]
    if seat not in to_act(state):
        asked = open_ended(state, seat)
        return IllegalAction(Refusal.WRONG_STEP if asked else Refusal.NOT_YOUR_TURN, rule)
    if state.phase is TURN and isinstance(action, Roll) and state.held[seat] >= LAST:
        return IllegalAction(No.MUST_OPEN, "FB-36")
    if state.phase is TURN and isinstance(action, OpenChest) and keys_of(state, seat) < ENOUGH:
        return IllegalAction(No.NOT_ENOUGH_KEYS, rule)
    if state.phase is PUTTING_BACK and isinstance(action, PutBack):
        return IllegalAction(No.NO_ROOM, rule)
    return IllegalAction(Refusal.WRONG_STEP, rule)
