"""A move round the fort, and what the space wants (FB-06 to FB-12)."""

from ludotheque.kernel.pieces import Event

from . import riddle, trial
from .chest import moved
from .keys import keys_in
from .pieces import ENOUGH, Nothing, Space, TurnPassed
from .state import CHOOSING, State, await_people, keys_of
from .turn import TO_DECIDE, end_turn


def move(state: State, die: int) -> list[Event]:
    events = moved(state, state.mover, die)
    why = _why_nothing(state)
    if why is not None:
        return [*events, TurnPassed(state.mover, why), *end_turn(state)]
    return events + _attempt(state)


def _why_nothing(state: State) -> Nothing | None:
    at = state.at[state.mover]
    space = state.rules.board.kind[at]
    if space is Space.TIGER:
        return Nothing.TIGER  # FB-12
    if space is Space.START:
        return Nothing.START
    if space is Space.WALL:
        return Nothing.WALL
    if keys_of(state, state.mover) >= ENOUGH:
        return Nothing.ENOUGH  # FB-36: he plays for no key
    return None if keys_in(state, at) else Nothing.EMPTY  # FB-07


def _attempt(state: State) -> list[Event]:
    space = state.rules.board.kind[state.at[state.mover]]
    if space is Space.EITHER:
        await_people(state, CHOOSING, TO_DECIDE)  # FB-09
        return []
    return riddle.begin(state) if space is Space.GUARDIAN else trial.begin(state)  # FB-08, FB-10, FB-11
