"""How a turn begins and ends, and how the game does."""

from ludotheque.kernel.pieces import Event

from .castle import NONE, TREASURE
from .legal import called
from .paths import has_a_choice
from .pieces import (
    HELMETS,
    KNIGHTS,
    PATIENCE,
    CastleTurned,
    DieRolled,
    Ended,
    Ending,
    Halt,
    KnightChosen,
    RopeGiven,
    Spot,
    Stopped,
)
from .rules import helmet_of, knight_of, knights_of
from .state import CHOOSING, DIE, MOVING, OVER, State, has_pair, outside

QUARTER = 1


def begin(state: State, face: int) -> list[Event]:
    """RN-07: the die has fallen. Faces 1 and 2 are black, 3 and 4 grey, 5 and 6 white."""
    seat = state.mover
    state.die = (face - 1) // 2
    state.ringed = face in state.rules.ringed
    events: list[Event] = [DieRolled(seat, HELMETS[state.die], state.ringed)]
    if state.ringed:
        state.orientation = (state.orientation + QUARTER) % 4  # RN-36: before the knight moves or is chosen
        events.append(CastleTurned(state.orientation))
    knight = knight_of(seat, state.die)
    if state.at[knight] != TREASURE:
        return events + take_up(state, knight)
    left = outside(state, seat)
    if len(left) > 1:
        state.phase = CHOOSING  # RN-08
        return events
    events.append(KnightChosen(seat, HELMETS[helmet_of(left[0])]))
    return events + take_up(state, left[0])


def take_up(state: State, knight: int) -> list[Event]:
    """The knight of this turn."""
    state.moving = knight
    state.began = state.at[knight]
    state.phase = MOVING
    return go_on(state)


def go_on(state: State) -> list[Event]:
    """He goes on with his move, if there is anything left to do; a knight that cannot move stops (RN-39)."""
    return [] if has_a_choice(state) else stop(state, Halt.NO_WAY)


def stop(state: State, why: Halt) -> list[Event]:
    return [Stopped(state.mover, HELMETS[helmet_of(state.moving)], why), *end_turn(state)]


def end_turn(state: State) -> list[Event]:
    events = _count_idle(state)
    if len(outside(state, state.mover)) == 0:
        return events + _end(state, Ending.TREASURE, [state.mover])  # RN-34
    if state.turn == state.rules.last_turn:
        return events + _rounds_over(state)
    state.turn += 1
    state.mover = (state.mover + 1) % state.rules.seats  # RN-01
    _clear(state)
    state.phase = DIE
    return events


def _clear(state: State) -> None:
    state.die = NONE
    state.ringed = False
    state.moving = NONE
    state.began = NONE
    state.steps = 0
    state.visited = 0
    state.gallery = NONE
    state.arrived = False
    state.robbed = False


def _count_idle(state: State) -> list[Event]:
    """RN-39."""
    seat = state.mover
    is_where_it_began = state.at[state.moving] == state.began
    if state.ropes[seat] or not is_where_it_began or state.visited or state.robbed:
        state.idle[seat] = 0
        return []
    state.idle[seat] += 1
    if state.idle[seat] < PATIENCE:
        return []
    state.idle[seat] = 0
    state.ropes[seat] += 1
    return [RopeGiven(seat, state.ropes[seat])]


# -- the end ---------------------------------------------------------------------------------------------------


def in_treasure(state: State, seat: int) -> int:
    return KNIGHTS - len(outside(state, seat))


def _pairs(state: State, seat: int) -> int:
    return sum([1 for knight in knights_of(seat) if has_pair(state, knight)])


def _rounds_over(state: State) -> list[Event]:
    """RN-38."""
    ranks = [(in_treasure(state, seat), _pairs(state, seat)) for seat in range(state.rules.seats)]
    best = max(ranks)
    ahead = [seat for seat in range(state.rules.seats) if ranks[seat] == best]
    return _end(state, Ending.ROUNDS_OVER if len(ahead) == 1 else Ending.SHARED, ahead)


def _end(state: State, how: Ending, winners: list[int]) -> list[Event]:
    state.phase = OVER
    state.ending = how
    state.winners = winners
    return [Ended(how, tuple(winners), all_traps(state) if state.rules.shows_traps else ())]


def all_traps(state: State) -> tuple[Spot, ...]:
    return tuple([called(state, place) for place in state.trap])
