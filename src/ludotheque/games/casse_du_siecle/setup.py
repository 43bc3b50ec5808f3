"""How a game begins: who starts, the gears, the keys. What chance decides is asked for, in that order."""

import msgspec

from ludotheque.kernel import pieces as kernel
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import Event, Request, Standing

from .options import Options
from .pieces import BUNCH, GEARS, PLACES, TOKENS, StarterFound
from .rules import KINDS, NONE, Rules
from .state import GEARS_LAID, KEYS_STACKED, STARTER, TAKING, Pile, State


def deals(options: Options, seats: int) -> int:
    return seats if options.match else 1  # CS-32


def purse(options: Options) -> int:
    return TOKENS if Rules(options, 1, 1).has_stakes else 0  # CS-33


def setup(options: Options, seats: int, standing: Standing) -> State:
    state = State(Rules(options, seats, standing.deals))
    if state.rules.has_stakes:
        state.tokens = list(standing.points)  # a match carries them on (CS-32)
        state.before = state.tokens.copy()
        pots = msgspec.json.decode(standing.carried, type=list[int] | None) or [0, 0]
        state.door_pot, state.safe_pot = pots
    chosen = options.starter if standing.starter is None else standing.starter
    if chosen is not None:
        _start(state, chosen)
    return state


def carry(state: State) -> msgspec.Raw:
    """The pots that nobody has won (CS-31)."""
    return msgspec.Raw(encode([state.door_pot, state.safe_pot]))


def asks(state: State) -> Request | None:
    if state.phase is STARTER:
        return kernel.Pick(secret=False, among=state.rules.seats)
    if state.phase is GEARS_LAID:
        return kernel.Shuffle(secret=True, size=GEARS)
    if state.phase is KEYS_STACKED:
        return kernel.Shuffle(secret=True, size=PLACES * BUNCH)
    return None


def answer(state: State, values: list[int]) -> list[Event]:
    if state.phase is STARTER:
        _start(state, values[0])
        return [StarterFound(values[0])]
    if state.phase is GEARS_LAID:
        state.digit = [value + 1 for value in values]  # CS-05
        state.phase = KEYS_STACKED
        return []
    _stack(state, [value % KINDS for value in values])  # two of each (CS-02)
    state.phase = TAKING
    return []


def _start(state: State, seat: int) -> None:
    state.starter = seat
    state.mover = seat
    state.phase = GEARS_LAID


def _stack(state: State, keys: list[int]) -> None:
    """CS-04."""
    for place in range(PLACES):
        bunch = sorted(keys[place * BUNCH : place * BUNCH + BUNCH])
        state.bunches[place] = [Pile(NONE, 0, bunch, 0)]
