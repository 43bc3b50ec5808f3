"""What a move does."""

from ludotheque.kernel import luck
from ludotheque.kernel import pieces as kernel
from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.pieces import CLOCK, LUCK, PUBLIC, Action, Drawn, Event, Request, TimeOut

from . import chest, hourglass, keys, riddle, setup, trial, walk
from .board import NONE
from .legal import deadline, legal, plainest, to_act
from .pieces import (
    SIDES,
    Abstain,
    Answer,
    AskAgain,
    Decline,
    Declined,
    DrawTrial,
    Join,
    LeaveToHand,
    LeaveToLuck,
    OpenChest,
    PutBack,
    Recall,
    RiddleChosen,
    Roll,
    RuleRight,
    TimedOut,
    TimeIsUp,
    TrialChosen,
    TryRiddle,
    TryTrial,
    TurnHourglass,
    Vote,
    Wait,
)
from .refusals import refuse
from .state import (
    BONUS,
    CHEST,
    DIE,
    DRAWING,
    FANNING,
    GATHERING,
    JUDGING,
    MOVING,
    PUTTING_BACK,
    RIDDLE,
    SHOW,
    TRIAL,
    TURN,
    State,
)
from .trials import PASSING
from .trials.contract import perform
from .turn import end_turn
from .view import redact


def apply(state: State, seat: int, action: Action, at: int) -> list[Event]:
    """Time never runs backwards; where the clock comes before its moment (in a simulation) it is that moment."""
    turn, before = state.turn, state.now
    moment = deadline(state) if seat == CLOCK else None
    state.now = max(before, at, moment if moment is not None else 0)
    try:
        events = _step(state, seat, action)
    except IllegalAction:
        state.now = before
        raise
    _record(state, turn, events)
    return events


def _step(state: State, seat: int, action: Action) -> list[Event]:
    if seat == LUCK:
        return _luck(state, action)
    if seat == CLOCK:
        return _clock(state, action)
    if state.phase is TRIAL and seat in range(state.rules.seats):
        return trial.take(state, perform(trial.trial_of(state), trial.scene_of(state), seat, action, state.now))
    refuse(state, seat, action)
    return _perform(state, seat, action)


def _record(state: State, turn: int, events: list[Event]) -> None:
    """What everybody has seen of this turn: whoever comes back to the table reads it there."""
    for event in events:
        shown = redact(event, PUBLIC)
        if shown is not None and not isinstance(shown, PASSING):
            state.this_turn.append(shown)
    if state.turn != turn:
        state.last_turn, state.this_turn = state.this_turn, []


# -- luck ------------------------------------------------------------------------------------------------------


def asks(state: State) -> Request | None:
    phase = state.phase
    if phase is RIDDLE:
        return kernel.Roll(secret=False, dice=2, sides=SIDES) if state.throwing else None
    if phase is CHEST:
        return kernel.Roll(secret=False, dice=1, sides=SIDES) if state.throwing else None
    if phase is MOVING or phase is DIE or phase is BONUS:
        return kernel.Roll(secret=False, dice=1, sides=SIDES)
    if phase is DRAWING:
        return kernel.Pick(secret=True, among=len(trial.fan(state)))
    if phase is TRIAL or phase is SHOW:
        return trial.asks(state)
    if phase is PUTTING_BACK:
        return kernel.Pick(secret=True, among=len(keys.rooms(state))) if state.by_luck else None
    return setup.asks(state)


def _luck(state: State, action: Action) -> list[Event]:
    request = asks(state)
    if request is None or not isinstance(action, Drawn):
        raise IllegalAction(Refusal.LUCK_NOT_ASKED)
    luck.check(request, action)
    values, phase = action.values, state.phase
    if phase is RIDDLE:
        return riddle.rolled(state, values[0], values[1])
    if phase is CHEST:
        return chest.rolled(state, values[0])
    if phase is MOVING:
        return walk.move(state, values[0])
    if phase is TRIAL:
        return trial.take(state, trial.trial_of(state).drawn(trial.scene_of(state), values, state.now))
    return _rarer_luck(state, list(values))


def _rarer_luck(state: State, values: list[int]) -> list[Event]:
    phase = state.phase
    if phase is DIE:
        return trial.rolled(state, values[0])
    if phase is DRAWING:
        return trial.drawn(state, values[0])
    if phase is SHOW:
        return trial.left_to_luck(state, values[0])
    if phase is BONUS:
        return chest.bonus(state, values[0])
    if phase is PUTTING_BACK:
        return keys.put_back(state, keys.rooms(state)[values[0]])
    return setup.answer(state, values)


# -- the clock -------------------------------------------------------------------------------------------------


def _clock(state: State, action: Action) -> list[Event]:
    if action not in legal(state, CLOCK):
        raise IllegalAction(Refusal.CLOCK_NOT_ASKED)
    if isinstance(action, TimeOut):
        return _late(state, action.seat)
    assert isinstance(action, TimeIsUp)
    phase = state.phase
    if phase is RIDDLE or phase is CHEST:
        hourglass.ring(state)
        return []
    if phase is TRIAL:
        return trial.take(state, trial.trial_of(state).rang(trial.scene_of(state), state.now))
    if phase is GATHERING:
        return trial.begin_without(state)
    if phase is JUDGING:
        return trial.count(state)
    if phase is SHOW:
        trial.show_is_over(state)
        return []
    return _late(state, to_act(state)[0])


def _late(state: State, seat: int) -> list[Event]:
    """FB-43: nobody waits for him."""
    phase = state.phase
    if phase is FANNING:
        events = trial.fail(state)
    elif phase is GATHERING:
        events = trial.leave_to_hand(state, seat)
    elif phase is JUDGING:
        events = trial.abstain(state, seat)
    elif phase is PUTTING_BACK:
        keys.leave_to_luck(state)
        events = []
    else:
        events = _perform(state, seat, plainest(state))
    return [TimedOut(seat), *events]


# -- a player's move -------------------------------------------------------------------------------------------


def _perform(state: State, seat: int, action: Action) -> list[Event]:
    """Do it: something that this seat may do."""
    if isinstance(action, Roll):
        return _roll(state)
    if state.phase is RIDDLE:
        return _at_the_riddle(state, action)
    if isinstance(action, OpenChest):
        return chest.open_chest(state)
    if isinstance(action, PutBack):
        return keys.put_back(state, action.space)
    if isinstance(action, TurnHourglass):
        return riddle.turn_hourglass(state)
    if isinstance(action, TryTrial):
        return [TrialChosen(seat), *trial.begin(state)]
    if isinstance(action, TryRiddle):
        return [RiddleChosen(seat), *riddle.begin(state)]
    if isinstance(action, Decline):
        return [Declined(seat), *end_turn(state)]
    return _at_the_trial(state, seat, action)


def _roll(state: State) -> list[Event]:
    """Luck throws: the die of the turn, or those of the beat."""
    if state.phase is TURN:
        state.phase = MOVING
        state.until = NONE
    else:
        hourglass.throw(state)
    return []


def _at_the_riddle(state: State, action: Action) -> list[Event]:
    if isinstance(action, Answer):
        return riddle.answer(state, action.text)
    if isinstance(action, Recall):
        return riddle.recall(state)
    if isinstance(action, Wait):
        return riddle.wait(state)
    if isinstance(action, AskAgain):
        return riddle.ask_again(state)
    assert isinstance(action, RuleRight)
    return riddle.rule_right(state)


def _at_the_trial(state: State, seat: int, action: Action) -> list[Event]:
    if isinstance(action, DrawTrial):
        return trial.draw(state, NONE)
    if isinstance(action, LeaveToLuck):
        return trial.draw(state, action.strength)
    if isinstance(action, Join):
        return trial.join(state, seat)
    if isinstance(action, LeaveToHand):
        return trial.leave_to_hand(state, seat)
    if isinstance(action, Vote):
        return trial.vote(state, seat, action.verdict)
    assert isinstance(action, Abstain)
    return trial.abstain(state, seat)
