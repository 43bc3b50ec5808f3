"""How a turn begins and ends, and how the game does when its rounds are played."""

from ludotheque.kernel.pieces import Event

from .board import NONE
from .pieces import Ending, TurnSkipped
from .rules import SIDELINED
from .state import RESTING, State, waits_at_start, way
from .track import end


def settle(state: State) -> list[Event]:
    """FS-05: the turn ends when its roll is made or lost and its card is used."""
    return end_turn(state) if state.phase is RESTING and state.rolled and state.carded else []


def begin_turn(state: State, seat: int) -> None:
    state.mover = seat
    state.carded = False
    state.thrown = False
    state.rolled = waits_at_start(state, seat)  # FS-28c
    state.phase = RESTING


def end_turn(state: State) -> list[Event]:
    events: list[Event] = []
    while state.turn != state.rules.last_turn:
        state.turn += 1
        _mark(state)
        begin_turn(state, (state.mover + 1) % state.rules.seats)  # FS-01
        if not state.sidelined[state.mover]:
            return events
        state.sidelined[state.mover] = False  # FS-20
        state.discards.append(SIDELINED)
        events.append(TurnSkipped(state.mover))
    return events + _rounds_over(state)


def _mark(state: State) -> None:
    """A round is over: so far have they come."""
    if state.turn % state.rules.seats == 0:
        state.race.append([way(state, seat) for seat in range(state.rules.seats)])


def _rounds_over(state: State) -> list[Event]:
    """FS-35."""
    if state.holder != NONE:
        return end(state, Ending.ROUNDS_HOLDER, [state.holder])
    nearest = max(state.at)  # nobody has been in the vault, so all are on their way in
    ahead = [seat for seat in range(state.rules.seats) if state.at[seat] == nearest]
    return end(state, Ending.ROUNDS_NEAREST if len(ahead) == 1 else Ending.SHARED, ahead)
