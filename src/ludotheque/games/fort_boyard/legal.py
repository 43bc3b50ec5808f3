"""What may be done, by whom, and until when."""

from typing import Final

from ludotheque.kernel.pieces import CLOCK, Action, Open, Seat, TimeOut

from . import hourglass, keys, riddle, trial
from .board import NONE
from .pieces import (
    ENOUGH,
    LONGEST_ANSWER,
    STRENGTHS,
    Abstain,
    Decline,
    DrawTrial,
    Join,
    LeaveToHand,
    LeaveToLuck,
    OpenChest,
    PutBack,
    Roll,
    TimeIsUp,
    TryRiddle,
    TryTrial,
    TurnHourglass,
    Verdict,
    Vote,
    Wait,
)
from .state import (
    BONUS,
    CHEST,
    CHOOSING,
    DECIDING,
    DIE,
    DRAWING,
    FANNING,
    FILLING,
    GATHERING,
    JUDGING,
    MAKING_UP,
    MOVING,
    OVER,
    PUTTING_BACK,
    READING,
    RIDDLE,
    SHOW,
    SHUFFLING,
    STARTING,
    TRIAL,
    TURN,
    State,
    keys_of,
    reader_of,
)

LAST: Final = 3  # the turn with keys enough in which he must open, FB-36
NOBODYS: Final = (FILLING, SHUFFLING, STARTING, MOVING, DRAWING, DIE, SHOW, BONUS, OVER)
HIS_OWN: Final = (TURN, CHOOSING, FANNING, MAKING_UP, DECIDING)

ROLL: Final = [Roll()]
OPEN: Final = [OpenChest()]
TIME_IS_UP: Final = TimeIsUp()
FAN: Final[list[Action]] = [DrawTrial(), *(LeaveToLuck(strength) for strength in STRENGTHS)]
GATHER: Final[list[Action]] = [Join(), LeaveToHand()]
VOTES: Final[list[Action]] = [Vote(Verdict.SUCCESS), Vote(Verdict.FAILURE), Abstain()]
PUT_BACK: Final = [PutBack(space) for space in range(200)]


def to_act(state: State) -> list[Seat]:
    phase = state.phase
    if phase in NOBODYS:
        return []
    if phase in HIS_OWN:
        return [state.mover]
    if phase is RIDDLE or phase is CHEST:
        return _at_the_hourglass(state)
    if phase is TRIAL:
        return list(trial.trial_of(state).to_act(trial.scene_of(state)))
    if phase is GATHERING:
        return trial.missing(state)
    if phase is JUDGING:
        return trial.voters(state)
    if phase is READING:
        return [reader_of(state)]
    assert phase is PUTTING_BACK
    return [] if state.by_luck else [state.mover]


def _at_the_hourglass(state: State) -> list[Seat]:
    asked = state.asked
    if asked is not None and asked.has_word:
        return [state.mover]  # FB-21
    return [hourglass.roller(state)] if hourglass.is_roll_awaited(state) else []


def legal(state: State, seat: int) -> list[Action]:
    if seat == CLOCK:
        return _by_the_clock(state)
    if seat not in to_act(state):
        return []
    phase = state.phase
    if phase is TRIAL:
        return trial.trial_of(state).legal(trial.scene_of(state), seat)
    if phase is RIDDLE:
        return [Wait()] if seat == state.mover else [*ROLL]
    if phase is CHEST:
        return [*ROLL]
    if phase is TURN:
        return _at_the_start(state)
    if phase is PUTTING_BACK:
        return [PUT_BACK[space] for space in keys.rooms(state)]
    if phase is GATHERING:
        return GATHER
    if phase is JUDGING:
        return VOTES
    if phase is FANNING:
        return FAN
    return _choices(state)


def _choices(state: State) -> list[Action]:
    phase = state.phase
    if phase is CHOOSING:
        return [TryTrial(), TryRiddle()]  # FB-09
    if phase is MAKING_UP:
        return [TryRiddle(), Decline()]  # FB-08
    if phase is DECIDING:
        return [OpenChest(), Decline()]  # FB-36
    assert phase is READING
    return [TurnHourglass()]


def _at_the_start(state: State) -> list[Action]:
    """FB-36."""
    if keys_of(state, state.mover) < ENOUGH:
        return [*ROLL]
    return [*OPEN] if state.held[state.mover] >= LAST else [*ROLL, *OPEN]


def acts_openly(state: State) -> bool:
    """Dice, keys, votes and answers are everybody's to see. The reader looks at the answers before he turns the
    hourglass (FB-14); what is done in a trial on screen is often hidden."""
    return state.phase is not READING and state.phase is not TRIAL


# -- open-ended actions ----------------------------------------------------------------------------------------------


def open_ended(state: State, seat: Seat) -> list[Open]:
    """Answers are written, and nobody waits for them; nor for what the reader may rule."""
    if state.phase is TRIAL:
        return trial.trial_of(state).open_ended(trial.scene_of(state), seat)
    if state.phase is not RIDDLE or state.throwing:
        return []
    found: list[Open] = []
    asked = riddle.asked(state)
    if seat == state.mover:
        if state.rules.is_clock or asked.has_word:
            found += [Open("answer", {"text": LONGEST_ANSWER}), Open("recall", {})]
        if riddle.may_ask_again(state):
            found.append(Open("ask-again", {}))
    if seat == reader_of(state) and asked.tries:
        found.append(Open("rule-right", {}))
    return found


# -- time ------------------------------------------------------------------------------------------------------------


def deadline(state: State) -> int | None:
    """None where luck is asked, and where people may take their time."""
    if state.phase is TRIAL:
        return trial.trial_of(state).deadline(trial.scene_of(state))
    if state.throwing or state.by_luck or state.until == NONE:
        return None
    return state.until


def _by_the_clock(state: State) -> list[Action]:
    """The rules' own moments; where they have none, the table's pace may hurry whoever is awaited."""
    if deadline(state) is not None:
        return [TIME_IS_UP]
    return [TimeOut(late) for late in to_act(state)]


def plainest(state: State) -> Action:
    """What the clock does for who does not act (FB-43)."""
    phase = state.phase
    if phase is TURN:
        return OPEN[0] if keys_of(state, state.mover) >= ENOUGH else ROLL[0]
    if phase is CHOOSING:
        return TryTrial()
    if phase is MAKING_UP:
        return TryRiddle()
    if phase is DECIDING:
        return OPEN[0]
    if phase is READING:
        return TurnHourglass()
    asked = state.asked
    return Wait() if asked is not None and asked.has_word else ROLL[0]
