"""Keys: won from a cell (FB-13), and put back into cells (FB-39)."""

from typing import Final

from ludotheque.kernel.pieces import Event

from .pieces import ENOUGH, KEPT, Colour, KeyPutBack, KeysWon
from .state import DECIDING, PUTTING_BACK, State, await_people, keys_of
from .turn import TO_DECIDE, end_turn

TO_PUT_BACK: Final = 20_000  # ms, FB-39


def keys_in(state: State, space: int) -> int:
    return state.black[space] + state.red[space]


def win(state: State) -> list[Event]:
    """All keys of the cell; each black one is at once replaced by a red one of the supply (FB-13)."""
    seat, space = state.mover, state.at[state.mover]
    black, red = state.black[space], state.red[space]
    state.own_black[seat] += black
    state.own_red[seat] += red
    replaced = min(black, state.supply)
    state.supply -= replaced
    state.black[space] = 0
    state.red[space] = replaced
    won = KeysWon(seat, space, black, red, replaced)
    if keys_of(state, seat) < ENOUGH:
        return [won, *end_turn(state)]
    await_people(state, DECIDING, TO_DECIDE)  # FB-36
    return [won]


# -- back into the cells -------------------------------------------------------------------------------------------


def rooms(state: State) -> list[int]:
    """Cells with fewer keys than lay there at first."""
    room = state.rules.board.room
    return [space for space in state.rules.board.cells if keys_in(state, space) < room[space]]


def begin_putting_back(state: State) -> list[Event]:
    await_people(state, PUTTING_BACK, TO_PUT_BACK)
    return _go_on(state)


def _go_on(state: State) -> list[Event]:
    """Until he has two left; where no cell has room, a key goes back to the supply."""
    seat = state.mover
    events: list[Event] = []
    while keys_of(state, seat) > KEPT:
        if rooms(state):
            return events
        events.append(_to_supply(state, seat))
    state.by_luck = False
    state.held[seat] = 0
    return [*events, *end_turn(state)]


def _take_away(state: State, seat: int) -> Colour:
    """Red ones first."""
    if state.own_red[seat]:
        state.own_red[seat] -= 1
        return Colour.RED
    state.own_black[seat] -= 1
    return Colour.BLACK


def _to_supply(state: State, seat: int) -> Event:
    key = _take_away(state, seat)
    if key is Colour.RED:
        state.supply += 1
    else:
        state.gone += 1
    return KeyPutBack(seat, key, None, None)


def put_back(state: State, space: int) -> list[Event]:
    """A black one is exchanged for a red one of the supply and leaves the game; if there is none, it lies there
    itself."""
    seat = state.mover
    key = _take_away(state, seat)
    laid = key
    if key is Colour.BLACK and state.supply:
        state.supply -= 1
        state.gone += 1
        laid = Colour.RED
    if laid is Colour.RED:
        state.red[space] += 1
    else:
        state.black[space] += 1
    return [KeyPutBack(seat, key, laid, space), *_go_on(state)]


def leave_to_luck(state: State) -> None:
    """All that he has still to put back: he has not chosen in time."""
    state.by_luck = True
