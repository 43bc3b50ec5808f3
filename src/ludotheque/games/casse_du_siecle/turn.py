"""How a turn goes on, how it ends, and how the game does."""

from ludotheque.kernel.pieces import Event, Seat

from .doors import could_lay, free_doors
from .pieces import (
    BUNCH,
    DOORS,
    PLACES,
    BunchesMade,
    DoorCleared,
    DoorTaken,
    Ended,
    Ending,
    LuckPutBack,
    Pot,
    Staked,
)
from .rules import LOCKS, NONE
from .state import (
    CLEARING,
    LAYING,
    OVER,
    PICKING,
    TAKING,
    TAKING_DOOR,
    Pile,
    State,
    count_on,
    filling,
    gears_on_safe,
    is_shut,
    keys_at,
    may_dial,
    size_of,
)


def go_on(state: State) -> list[Event]:
    """The mover goes on laying, if he has anything left to do."""
    state.phase = LAYING
    if state.hands[state.mover] or state.aside or may_dial(state, state.mover):
        return []
    return after_putting_back(state)


def after_putting_back(state: State) -> list[Event]:
    """CS-10, door by door; then a spare door (CS-20); then it is the next one's turn."""
    if state.opened:
        state.phase = PICKING
        return []
    if not state.earned or not state.spares or state.has_spare >> state.mover & 1:
        return next_turn(state)
    spares = [door for door in range(DOORS) if is_shut(state, door)]
    if len(spares) == 1:
        return take_door(state, spares[0])
    state.phase = TAKING_DOOR
    return []


def take_door(state: State, door: int) -> list[Event]:
    state.owner[door] = state.mover
    state.spares &= ~(1 << door)
    state.has_spare |= 1 << state.mover  # CS-22
    return [DoorTaken(state.mover, door), *next_turn(state)]


def next_turn(state: State) -> list[Event]:
    if not state.has_laid:
        state.idle += 1
    if state.turn == state.rules.last_turn:
        return _rounds_over(state)
    state.turn += 1
    state.mover = (state.mover + 1) % state.rules.seats
    state.earned = False
    state.has_dialled = False
    state.has_just_looked = False
    state.has_laid = False
    state.cannot = 0
    state.dial = []
    state.glimpse = [NONE] * state.rules.seats  # shown once: who looked on another's turn has not acted since (CS-12)
    state.phase = TAKING
    return _no_deadlock(state)


# -- luck's part -----------------------------------------------------------------------------------------------


def shuffled_keys(state: State) -> list[int]:
    """What luck is to shuffle: the keys of the door first opened, and of the two bunches (CS-10)."""
    first, second = state.picked
    return keys_on(state, state.opened[0]) + keys_at(state, first) + keys_at(state, second)


def keys_on(state: State, door: int) -> list[int]:
    return [key for key in state.locks[door * LOCKS : door * LOCKS + LOCKS] if key != NONE]


def make_bunches(state: State, keys: list[int]) -> list[Event]:
    """On the two freed places and the lowest-numbered empty one (CS-10)."""
    door, (first, second) = state.opened.pop(0), state.picked
    third = next(place for place in range(PLACES) if not state.bunches[place])
    for number, place in enumerate((first, second, third)):
        state.bunches[place] = [Pile(NONE, state.turn, sorted(keys[number * BUNCH : number * BUNCH + BUNCH]), 0)]
    _empty(state, door)
    state.picked = []
    return [BunchesMade(door, first, second, third), *after_putting_back(state)]


def _no_deadlock(state: State) -> list[Event]:
    if could_lay(state, state.mover):
        return []
    door = door_to_clear(state)
    if door == NONE:
        return []
    state.phase = CLEARING
    return [DoorCleared(state.mover, door, count_on(state, door))]


def door_to_clear(state: State) -> int:
    """The one with the fewest keys, but at least one; of equals the lowest number (CS-13)."""
    begun = [door for door in free_doors(state, state.mover) if count_on(state, door)]
    return min(begun, key=lambda door: count_on(state, door), default=NONE)


def clear(state: State, keys: list[int]) -> list[Event]:
    """Back to the bunches, as luck has shuffled them (CS-13)."""
    _empty(state, door_to_clear(state))
    events: list[Event] = []
    while keys:
        place = filling(state)
        room = BUNCH - size_of(state, place)
        state.bunches[place].append(Pile(NONE, state.turn, sorted(keys[:room]), 0))
        events.append(LuckPutBack(place, len(keys[:room])))
        keys = keys[room:]
    state.phase = TAKING
    return events


def _empty(state: State, door: int) -> None:
    for lock in range(door * LOCKS, door * LOCKS + LOCKS):
        state.locks[lock] = NONE


# -- stakes ----------------------------------------------------------------------------------------------------


def stake(state: State, seat: int, pot: Pot) -> list[Event]:
    """One token; who has none does not stake, and plays on (CS-33)."""
    is_played = state.rules.stakes_bunches if pot is Pot.DOOR else state.rules.stakes_digits
    if not is_played or not state.tokens[seat]:
        return []
    state.tokens[seat] -= 1
    if pot is Pot.DOOR:
        state.door_pot += 1
    else:
        state.safe_pot += 1
    return [Staked(seat, pot)]


def win_door_pot(state: State, seat: int) -> int:
    """CS-30."""
    won = state.door_pot
    state.tokens[seat] += won
    state.door_pot = 0
    return won


# -- the end ---------------------------------------------------------------------------------------------------


def win(state: State, seat: int) -> list[Event]:
    """CS-11."""
    return _end(state, Ending.SAFE_OPENED, seat)


def _rounds_over(state: State) -> list[Event]:
    """Who has looked at the most gears lying on the safe (CS-34)."""
    gears = gears_on_safe(state)
    counts = [sum(state.seen[gear] >> seat & 1 for gear in gears) for seat in range(state.rules.seats)]
    if counts.count(max(counts)) > 1:
        return _end(state, Ending.NOBODY_AHEAD, NONE)
    return _end(state, Ending.ROUNDS_OVER, counts.index(max(counts)))


def _end(state: State, how: Ending, winner: int) -> list[Event]:
    tokens = 0
    if winner != NONE:  # else the pots stay for the next game (CS-31)
        tokens = win_door_pot(state, winner) + state.safe_pot
        state.tokens[winner] += state.safe_pot
        state.safe_pot = 0
    state.phase = OVER
    state.looker = NONE
    state.ending = how
    state.winner = winner
    combination = tuple([state.digit[gear] for gear in gears_on_safe(state)])
    return [Ended(how, None if winner == NONE else winner, tokens, winners(state), combination)]


def winners(state: State) -> tuple[Seat, ...]:
    """With stakes the most tokens decide, also of a single game; nobody wins where nobody has any (CS-32)."""
    if state.ending is None:
        return ()
    if not state.rules.has_stakes:
        return () if state.winner == NONE else (state.winner,)
    most = max(state.tokens)
    return tuple([seat for seat in range(state.rules.seats) if state.tokens[seat] == most]) if most else ()


def scores(state: State) -> tuple[int, ...]:
    """Tokens, or what a game of a match has made of them; without stakes a point for the game (CS-32)."""
    if not state.rules.has_stakes:
        return tuple([1 if seat == state.winner else 0 for seat in range(state.rules.seats)])
    if state.rules.deals == 1:
        return tuple(state.tokens)
    return tuple([now - before for now, before in zip(state.tokens, state.before, strict=True)])
