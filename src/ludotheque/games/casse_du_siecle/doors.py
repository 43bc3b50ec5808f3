"""What may be laid on doors, and how a door is finished in one move."""

from typing import Final

from .pieces import DOORS
from .rules import FITS, KINDS, LOCKS, NONE, SETS, letter_of, lock_of
from .state import State, count_on, is_face_down, is_shut, lays_freely, manners

ALL_LOCKS: Final = (1 << LOCKS) - 1


def is_open_to_laying(state: State, door: int) -> bool:
    """Not while it is spare (CS-20), and not once it was opened in this turn (CS-07)."""
    return not is_shut(state, door) and door not in state.opened


def free_doors(state: State, seat: int) -> list[int]:
    """Those on which this seat lays as it likes (CS-21)."""
    return [door for door in range(DOORS) if is_open_to_laying(state, door) and lays_freely(state, seat, door)]


def has_home(state: State, key: int, door: int) -> bool:
    """An uncovered lock of its letter, on a door that goes on in a manner which this key fits (CS-07, CS-15)."""
    return state.locks[lock_of(door, letter_of(key))] == NONE and FITS[door][key] & manners(state, door) != 0


def lays(state: State, seat: int) -> list[tuple[int, int]]:
    """Each key in hand, with each of its homes (CS-16). As `has_home` says, but the manners of each door are worked out
    once: half the time, in what every playout asks most."""
    doors = [(door, manners(state, door)) for door in free_doors(state, seat)]
    hand = sorted(set(state.hands[seat]))
    return [
        (key, door)
        for key in hand
        for door, still in doors
        if FITS[door][key] & still and state.locks[lock_of(door, letter_of(key))] == NONE
    ]


def could_lay(state: State, seat: int) -> bool:
    """Whether any key that lies in a bunch or is in any hand has a home where this seat lays freely (CS-13)."""
    doors = free_doors(state, seat)
    keys = {key for bunch in state.bunches for pile in bunch for key in pile.keys}
    for hand in state.hands:
        keys.update(hand)
    return any(has_home(state, key, door) for door in doors for key in keys)


def homes_that_all_can_see(state: State, seat: int) -> int:
    """Every key that this seat would have to lay now, as bits: where its keys lie face down, nobody can tell."""
    found = 0
    for door in free_doors(state, seat):
        if not is_face_down(state, door) or count_on(state, door) == 0:
            for key in range(KINDS):
                if has_home(state, key, door):
                    found |= 1 << key
    return found


# -- in one move -----------------------------------------------------------------------------------------------


def finishes(state: State, seat: int) -> list[tuple[int, list[int]]]:
    """Every way to cover all locks of a door in one move: the door, and the keys from hand in the order of letters."""
    found: list[tuple[int, list[int]]] = []
    if not state.rules.own_doors and not state.rules.changing:
        return found
    hand = 0
    for key in state.hands[seat]:
        hand |= 1 << key
    for door in range(DOORS):
        if is_open_to_laying(state, door):
            found += [(door, keys) for keys in _finishes_of(state, seat, door, hand)]
    return found


def _finishes_of(state: State, seat: int, door: int, hand: int) -> list[list[int]]:
    """`hand` has a bit for each key in it; letters are bits below, too."""
    found: list[list[int]] = []
    is_own = lays_freely(state, seat, door)
    is_bet = is_face_down(state, door) and not is_own
    covered = _covered(state, door)
    for manner, keys in enumerate(SETS[door]):
        held = sum(1 << letter for letter, key in enumerate(keys) if hand >> key & 1)
        if not state.rules.manners >> manner & 1 or (held | covered) != ALL_LOCKS:
            continue
        misfits = covered & held if is_bet else _misfits(state, door, keys)
        for replaced in _subsets(misfits) if is_bet else [misfits]:
            if replaced & ~held == 0 and _may_replace(state, replaced, is_own):
                chosen = [key for letter, key in enumerate(keys) if (replaced | ~covered) >> letter & 1]
                if chosen not in found:  # one key alone may stand for two manners
                    found.append(chosen)
    return found


def _covered(state: State, door: int) -> int:
    locks = state.locks[door * LOCKS : door * LOCKS + LOCKS]
    return sum(1 << letter for letter, key in enumerate(locks) if key != NONE)


def _misfits(state: State, door: int, keys: list[int]) -> int:
    """Those keys on the door that would have to go."""
    locks = state.locks[door * LOCKS : door * LOCKS + LOCKS]
    return sum(1 << letter for letter, key in enumerate(locks) if key not in (NONE, keys[letter]))


def _subsets(letters: int) -> list[int]:
    """Any of the keys face down, or none of them: nobody says which would have to go (CS-25, CS-28)."""
    return [chosen for chosen in range(letters + 1) if chosen & ~letters == 0]


def _may_replace(state: State, replaced: int, is_own: bool) -> bool:
    """Without any key taken back it is laying, on a door where one lays freely, and theft elsewhere (CS-21, CS-28)."""
    return state.rules.changing if replaced else not is_own
