"""What may be done. It follows from what everybody sees: the list never says where a trap is."""

from ludotheque.kernel.pieces import CLOCK, Action, Seat, TimeOut

from .castle import spot_at
from .paths import jumps, robberies, steps, swaps
from .pieces import HELMETS, PORTRAITS, Choose, Exchange, Jump, Portrait, Rob, Spot, Step, Stop, Swap
from .rules import helmet_of, seat_of
from .state import CHOOSING, EXCHANGING, MOVING, State, outside

STEP = {spot: Step(spot) for spot in Spot}
JUMP = {spot: Jump(spot) for spot in Spot}
CHOOSE = [Choose(helmet) for helmet in HELMETS]
STOP = Stop()


def to_act(state: State) -> list[Seat]:
    return [state.mover] if state.phase is MOVING or state.phase is CHOOSING or state.phase is EXCHANGING else []


def legal(state: State, seat: int) -> list[Action]:
    waiting = to_act(state)
    if seat == CLOCK:
        return [TimeOut(late) for late in waiting]
    if seat not in waiting:
        return []
    if state.phase is CHOOSING:
        return [CHOOSE[helmet_of(knight)] for knight in outside(state, seat)]  # RN-08
    if state.phase is EXCHANGING:
        return [Exchange(named(portraits)) for portraits in exchanges(state)]
    return _moves(state)


def count(state: State) -> int:
    """How many legal actions the mover has."""
    if state.phase is CHOOSING:
        return len(outside(state, state.mover))
    if state.phase is EXCHANGING:
        return len(exchanges(state))
    return len(steps(state)) + len(jumps(state)) + len(swaps(state)) + len(robberies(state)) + 1


def _moves(state: State) -> list[Action]:
    found: list[Action] = [STEP[called(state, place)] for place in steps(state)]
    found += [JUMP[called(state, place)] for place in jumps(state)]
    for taker, giver, portrait in swaps(state):
        found.append(Swap(HELMETS[helmet_of(taker)], HELMETS[helmet_of(giver)], PORTRAITS[portrait - 1]))
    for victim, portrait in robberies(state):
        found.append(Rob(seat_of(victim), HELMETS[helmet_of(victim)], PORTRAITS[portrait - 1]))
    found.append(STOP)  # RN-09: also before the first step
    return found


def exchanges(state: State) -> list[list[int]]:
    """RN-24: none, one or both of the knight's portraits."""
    one, other = state.left[state.moving], state.right[state.moving]
    return [[], [one], [one, other]] if one == other else [[], [one], [other], [one, other]]


def called(state: State, place: int) -> Spot:
    return spot_at(place, state.rooms, state.orientation)


def named(portraits: list[int]) -> tuple[Portrait, ...]:
    return tuple([PORTRAITS[portrait - 1] for portrait in portraits])
