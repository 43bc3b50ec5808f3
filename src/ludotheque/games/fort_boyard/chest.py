"""The chest: opened, notes taken while the sand runs, closed (FB-36 to FB-38)."""

from ludotheque.kernel.pieces import Event

from . import hourglass, keys
from .board import NONE
from .pieces import (
    BonusRolled,
    ChestClosed,
    ChestOpened,
    Closing,
    DieRolled,
    Ending,
    HourglassTurned,
    Moved,
    NoteTaken,
    Space,
)
from .state import BONUS, CHEST, State
from .turn import end


def open_chest(state: State) -> list[Event]:
    """The top note, then the hourglass (FB-36)."""
    seat = state.mover
    state.phase = CHEST
    events: list[Event] = [ChestOpened(seat), take_note(state)]
    if not state.chest:
        return [*events, *_emptied(state)]
    hourglass.turn_over(state)
    return [*events, HourglassTurned(seat)]


def take_note(state: State) -> NoteTaken:
    note = state.chest.pop()
    state.purses[state.mover].append(note)
    return NoteTaken(state.mover, note, len(state.chest))


def _emptied(state: State) -> list[Event]:
    """FB-41: at once; no further roll, no keys put back."""
    return [ChestClosed(state.mover, Closing.EMPTY, None), *end(state, Ending.CHEST)]


def moved(state: State, seat: int, die: int) -> list[Event]:
    """Clockwise (FB-06)."""
    start = state.at[seat]
    to = (start + die) % state.rules.board.size
    state.at[seat] = to
    return [DieRolled(seat, die), Moved(seat, start, to, state.rules.board.kind[to])]


def rolled(state: State, die: int) -> list[Event]:
    """A beat's roll (FB-37): a pawn on a tiger closes the chest, any other roll gives a note."""
    seat = hourglass.roller(state)
    state.throwing = False
    events = moved(state, seat, die)
    if state.rules.board.kind[state.at[seat]] is Space.TIGER:
        hourglass.stop(state)
        return [*events, ChestClosed(state.mover, Closing.TIGER, seat), *keys.begin_putting_back(state)]
    events.append(take_note(state))
    if not state.chest:
        return events + _emptied(state)
    if hourglass.is_out(state):
        state.phase = BONUS
        state.until = NONE
    return events


def bonus(state: State, die: int) -> list[Event]:
    """As many notes as the die shows, or what is left (FB-38, FB-41)."""
    events: list[Event] = [BonusRolled(state.mover, die)]
    events += [take_note(state) for _ in range(min(die, len(state.chest)))]
    if not state.chest:
        return events + _emptied(state)
    return [*events, ChestClosed(state.mover, Closing.SAND, None), *keys.begin_putting_back(state)]
