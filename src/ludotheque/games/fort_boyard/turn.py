"""How a turn begins and ends, and the game with it (FB-07, FB-36, FB-41, FB-42)."""

from typing import Final

from ludotheque.kernel.pieces import Event

from .board import NONE
from .pieces import ENOUGH, Ended, Ending, PurseShown
from .state import OVER, TURN, State, await_people, keys_of, sums

TO_DECIDE: Final = 15_000  # ms to roll, or for any choice (FB-43)


def begin_turn(state: State, seat: int) -> None:
    state.mover = seat
    if keys_of(state, seat) >= ENOUGH:
        state.held[seat] += 1
    await_people(state, TURN, TO_DECIDE)


def end_turn(state: State) -> list[Event]:
    """To the left; or it was the last turn of the last round (FB-42)."""
    if state.turn == state.rules.last_turn:
        return end(state, Ending.ROUNDS)
    state.turn += 1
    begin_turn(state, (state.mover + 1) % state.rules.seats)
    return []


def end(state: State, how: Ending) -> list[Event]:
    """The largest sum wins, equal sums share; all notes are shown (FB-41)."""
    totals = sums(state)
    state.phase = OVER
    state.until = NONE
    state.sand = None
    state.ending = how
    state.winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    shown: list[Event] = [
        PurseShown(seat, tuple(sorted(purse)), totals[seat]) for seat, purse in enumerate(state.purses)
    ]
    return [*shown, Ended(how, tuple(state.winners))]
