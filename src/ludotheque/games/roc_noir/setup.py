"""How a game begins: who starts, rooms, traps, galleries. What chance decides is asked for, in that order."""

import msgspec

from ludotheque.kernel import pieces as kernel
from ludotheque.kernel.pieces import Event, Request, Standing

from .castle import CARD_SQUARES, CORNERS, ENTRANCE, IN_A_CARD, reaches_every_room, rooms_as_seen
from .notation import Castle, castle, from_castle
from .options import Options
from .pieces import CARDS, KNIGHTS, ROOMS, LayoutRedrawn, RoomsLaid, StarterFound
from .rules import Rules, gallery_portraits
from .state import DIE, PILES_SHUFFLED, ROOMS_LAID, STARTER, TRAPS_HIDDEN, State, put


def setup(options: Options, seats: int, standing: Standing) -> State:
    state = State(Rules(options, seats))
    if not options.reshuffle_traps:
        inherited = from_castle(standing.carried)
        if inherited is not None:
            _stay(state, inherited)
    chosen = options.starter if standing.starter is None else standing.starter
    if chosen is not None:
        _start(state, chosen)
    return state


def legacy(state: State) -> msgspec.Raw:
    """RN-37: the castle, with what has been seen of it."""
    return castle(state) if state.trap and not state.rules.options.reshuffle_traps else msgspec.Raw(b"null")


def _stay(state: State, inherited: Castle) -> None:
    """RN-37: rooms and traps are as they were."""
    state.orientation = inherited.orientation
    state.trap = list(inherited.trap)
    state.suspects = list(inherited.suspects)
    state.found = inherited.found
    _lay_rooms(state, list(inherited.rooms))


def asks(state: State) -> Request | None:
    if state.phase is STARTER:
        return kernel.Pick(secret=False, among=state.rules.seats)
    if state.phase is ROOMS_LAID:
        return kernel.Shuffle(secret=False, size=len(ROOMS))
    if state.phase is TRAPS_HIDDEN:
        return kernel.Roll(secret=True, dice=CARDS, sides=IN_A_CARD)
    if state.phase is PILES_SHUFFLED:
        return kernel.Shuffle(secret=True, size=2 * state.rules.seats)  # RN-06: two portraits a player
    return None


def answer(state: State, values: list[int]) -> list[Event]:
    if state.phase is STARTER:
        _start(state, values[0])
        return [StarterFound(values[0])]
    if state.phase is ROOMS_LAID:
        _lay_rooms(state, values)
        state.phase = TRAPS_HIDDEN
        return [RoomsLaid(rooms_as_seen(state.rooms, state.orientation))]
    if state.phase is TRAPS_HIDDEN:
        return _hide_traps(state, [CARD_SQUARES[card][value - 1] for card, value in enumerate(values)])
    portraits = gallery_portraits(len(state.piles), state.rules.seats)
    state.piles.append([portraits[value] for value in values])
    if len(state.piles) == KNIGHTS:
        state.phase = DIE
    return []


def _start(state: State, seat: int) -> None:
    state.starter = seat
    state.mover = seat
    state.phase = PILES_SHUFFLED if state.trap else ROOMS_LAID


def _lay_rooms(state: State, rooms: list[int]) -> None:
    """RN-02; and every knight is at the entrance (RN-04)."""
    state.rooms = rooms
    state.entrance = CORNERS[rooms.index(ENTRANCE)]
    for knight in range(state.rules.knights):
        put(state, knight, state.entrance)


def _hide_traps(state: State, trap: list[int]) -> list[Event]:
    """RN-03."""
    if not reaches_every_room(trap, state.entrance):
        return [LayoutRedrawn()]
    state.trap = trap
    state.phase = PILES_SHUFFLED
    return []
