"""Where the moving knight may go, what may be swapped, who may be robbed. Nothing here looks at a trap."""

from .castle import JUMPS, NONE, ROOM_AT, STEPS, TREASURE, gallery_of
from .pieces import MOST_STEPS
from .rules import helmet_of, knights_of, seat_of
from .state import State, has_pair, has_portraits, in_common, room_at

Theft = tuple[int, int]  # from this knight, this portrait
Trade = tuple[int, int, int]  # who takes, from whom, this portrait


def may_enter(state: State, place: int) -> bool:
    """Whether the moving knight may go onto this square, or into this room."""
    if ROOM_AT[place] == NONE:
        return state.on[place] == NONE  # RN-11
    if place == TREASURE:
        return has_pair(state, state.moving)  # RN-33
    gallery = gallery_of(room_at(state, place))
    if gallery == NONE:
        return True  # RN-11: the entrance is open to all
    if state.visited >> gallery & 1:
        return False  # RN-27
    return has_portraits(state, state.moving) or helmet_of(state.moving) == gallery  # RN-21, RN-22


def steps(state: State) -> list[int]:
    """RN-10."""
    if state.steps >= MOST_STEPS:
        return []  # RN-09
    return [place for place in STEPS[state.at[state.moving]] if may_enter(state, place)]


def jumps(state: State) -> list[int]:
    """RN-18: over anything, onto what one may enter; for a rope."""
    if state.steps >= MOST_STEPS or not state.ropes[state.mover]:
        return []
    return [place for place in JUMPS[state.at[state.moving]] if may_enter(state, place)]


def swaps(state: State) -> list[Trade]:
    """RN-30: two of his knights hold one half each of a pair; either may take the other's."""
    own = [knight for knight in knights_of(state.mover) if state.right[knight] and state.at[knight] != TREASURE]
    found: list[Trade] = []
    for taker in own:
        for giver in own:
            if giver != taker:
                found += [(taker, giver, portrait) for portrait in in_common(state, taker, giver)]
    return found


def robberies(state: State) -> list[Theft]:
    """RN-31, RN-32."""
    knight = state.moving
    if not state.arrived or not state.right[knight]:
        return []
    found: list[Theft] = []
    for victim in beside(state, state.at[knight]):
        if seat_of(victim) != state.mover:
            found += [(victim, portrait) for portrait in in_common(state, knight, victim)]
    return sorted(found)


def beside(state: State, here: int) -> list[int]:
    """The knights on squares beside this square, or beside the entrance; and in the entrance, if it is beside."""
    found: list[int] = []
    for place in STEPS[here]:
        if ROOM_AT[place] == NONE:
            if state.on[place] != NONE:
                found.append(state.on[place])
        elif place == state.entrance:
            found += [knight for knight in range(state.rules.knights) if state.at[knight] == place]
    return found


def has_a_choice(state: State) -> bool:
    """Whether there is anything to do but to stop."""
    if state.steps < MOST_STEPS:
        for place in STEPS[state.at[state.moving]]:
            if may_enter(state, place):
                return True
    return bool(jumps(state)) or bool(swaps(state)) or bool(robberies(state))
