"""How a game begins: notes into the chest, riddles shuffled, everybody rolls for the start (FB-01 to FB-05)."""

from typing import Final

from ludotheque.kernel import pieces as kernel
from ludotheque.kernel.pieces import Event, Request

from .options import Options
from .pieces import FROM_EACH, NOTES, SIDES, ChestFilled, StarterFound, StartRolled
from .rules import Rules
from .state import FILLING, SHUFFLING, STARTING, State
from .turn import begin_turn

ALL_NOTES: Final = [note for note, count in NOTES.items() for _ in range(count)]


def setup(options: Options, seats: int) -> State:
    return State(Rules(options, seats))


def asks(state: State) -> Request | None:
    if state.phase is FILLING:
        return kernel.Shuffle(secret=True, size=len(ALL_NOTES))
    if state.phase is SHUFFLING:
        return kernel.Shuffle(secret=True, size=len(state.rules.riddles))
    if state.phase is STARTING:
        return kernel.Roll(secret=False, dice=len(state.contenders), sides=SIDES)
    return None


def answer(state: State, values: list[int]) -> list[Event]:
    if state.phase is FILLING:
        return _fill(state, values)
    if state.phase is SHUFFLING:
        state.pile = tuple(values)
        state.unseen = len(values)
        state.phase = STARTING
        return []
    return _roll_for_start(state, values)


def _fill(state: State, order: list[int]) -> list[Event]:
    """FB-03: ten from each, unseen; the rest leaves the game."""
    count = FROM_EACH * state.rules.seats
    state.chest = [ALL_NOTES[index] for index in order[:count]]
    state.phase = SHUFFLING
    return [ChestFilled(count)]


def _roll_for_start(state: State, dice: list[int]) -> list[Event]:
    """FB-01: the highest; of equals only they roll again."""
    events: list[Event] = [StartRolled(seat, die) for seat, die in zip(state.contenders, dice, strict=True)]
    highest = max(dice)
    tied = [seat for seat, die in zip(state.contenders, dice, strict=True) if die == highest]
    if len(tied) > 1:
        state.contenders = tied
        return events
    state.contenders = []
    state.starter = tied[0]
    begin_turn(state, state.starter)
    return [*events, StarterFound(state.starter)]
