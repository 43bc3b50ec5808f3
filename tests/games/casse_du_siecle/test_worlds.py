"""What else might be, as a seat sees it: on positions of which it knows nearly everything, every world is counted."""

from collections import Counter
from itertools import permutations

import pytest
from tests.conformance.test_worlds import chi_square_limit

from ludotheque.games.casse_du_siecle import GAME
from ludotheque.games.casse_du_siecle.rules import FITS
from ludotheque.games.casse_du_siecle.state import Pile, State
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match

from .table import lay_out, numbers

Slot = tuple[str, int, int]  # what is there: a pile, a hand or a lock; which one; the key's place in it


def all_known_to(match: Match, seat: int) -> State:
    """As if this seat had put back every bunch, and looked at every gear."""
    state: State = match.state
    state.seen = [1 << seat] * 10
    for bunch in state.bunches:
        bunch[:] = [Pile(seat, 0, pile.keys, 0) for pile in bunch]
    return state


def forget(state: State, place: int, by: int, cannot: str = "") -> None:
    """This bunch was put back by another seat, who would have laid these keys."""
    bits = sum(1 << key for key in numbers(cannot))
    state.bunches[place][:] = [Pile(by, 0, pile.keys, bits) for pile in state.bunches[place]]


def worlds(state: State, piles: list[int], hands: list[int], doors: list[int]) -> Counter[bytes]:
    """By trying: the keys in these places in any order, where the rules let them lie; and how many orders make each."""
    slots: list[Slot] = [("pile", place, at) for place in piles for at in range(len(state.bunches[place][0].keys))]
    slots += [("hand", seat, at) for seat in hands for at in range(len(state.hands[seat]))]
    slots += [("lock", door, at) for door in doors for at in range(4) if state.locks[door * 4 + at] >= 0]
    keys = [key_in(state, slot) for slot in slots]
    found: Counter[bytes] = Counter()
    for order in permutations(keys):
        world = state.clone()
        for place in piles:
            pile = world.bunches[place][0]
            world.bunches[place] = [Pile(pile.seat, pile.turn, pile.keys.copy(), pile.cannot)]
        for slot, key in zip(slots, order, strict=True):
            put(world, slot, key)
        if is_possible(world, piles, doors):
            for held in (*(world.bunches[place][0].keys for place in piles), *(world.hands[seat] for seat in hands)):
                held.sort()
            found[GAME.position(world)] += 1
    return found


def key_in(state: State, slot: Slot) -> int:
    kind, number, at = slot
    if kind == "lock":
        return state.locks[number * 4 + at]
    return (state.bunches[number][0].keys if kind == "pile" else state.hands[number])[at]


def put(state: State, slot: Slot, key: int) -> None:
    kind, number, at = slot
    if kind == "lock":
        state.locks[number * 4 + at] = key
    else:
        (state.bunches[number][0].keys if kind == "pile" else state.hands[number])[at] = key


def is_possible(state: State, piles: list[int], doors: list[int]) -> bool:
    if any(state.bunches[place][0].cannot >> key & 1 for place in piles for key in state.bunches[place][0].keys):
        return False
    for door in doors:
        manners = 31
        for letter in range(4):
            key = state.locks[door * 4 + letter]
            if key >= 0:
                manners &= FITS[door][key] if key % 4 == letter else 0
        if not manners:
            return False
    return True


def check(state: State, possible: Counter[bytes]) -> None:
    """Drawn often enough, every world comes up as often as it should, and no other."""
    luck = QuickLuck(len(possible))
    draws = 60 * len(possible)
    drawn = Counter(GAME.position(GAME.resample(state, 0, luck)) for _ in range(draws))
    assert set(drawn) == set(possible)
    expected = {world: draws * often / possible.total() for world, often in possible.items()}
    chi_square = sum((drawn[world] - often) ** 2 / often for world, often in expected.items())
    assert chi_square < chi_square_limit(len(possible) - 1)


@pytest.mark.rule("CS-08")
def test_keys_that_others_put_back_may_be_any_that_are_unseen_but_those_with_a_home() -> None:
    state = all_known_to(lay_out(2, bunches=("1C 2O 3D 4E", "5C 6O 1D")), 0)
    forget(state, 0, by=1, cannot="5C 6O")
    forget(state, 1, by=-1)
    possible = worlds(state, piles=[0, 1], hands=[], doors=[])
    assert len(possible) == 5, "5C and 6O lie in the other bunch, with one of five"
    check(state, possible)


@pytest.mark.rule("CS-29")
def test_anothers_hand_may_be_any_keys_that_are_unseen() -> None:
    state = all_known_to(lay_out(2, keys_in_hand=True, hands={1: "1C 2O"}, bunches=("3D 4E 4E",)), 0)
    forget(state, 0, by=1)
    possible = worlds(state, piles=[0], hands=[1], doors=[])
    assert len(possible) == 7
    check(state, possible)


@pytest.mark.rule("CS-24")
def test_keys_face_down_are_of_their_locks_letters_and_agree() -> None:
    match = lay_out(2, hidden_keys=True, doors={1: "2C 3O 4D"}, bunches=("3C 3D", "4C 4O"))
    state = all_known_to(match, 0)
    forget(state, 0, by=1)
    forget(state, 1, by=1)
    possible = worlds(state, piles=[0, 1], hands=[], doors=[1])
    on_the_door = {world[world.index(b'"locks"') :][:60] for world in possible}
    assert len(on_the_door) == 3, "the code, the threes, the fours"
    check(state, possible)


@pytest.mark.rule("CS-05")
def test_gears_that_a_seat_has_not_seen_may_bear_any_digit_that_it_has_not() -> None:
    state = all_known_to(lay_out(2, gears="9 8 7 6"), 0)
    state.seen = [1, 1, 2, 0, 1, 1, 1, 1, 1, 0]
    drawn = {tuple(GAME.resample(state, 0, luck).digit) for luck in [QuickLuck(1)] for _ in range(200)}
    assert len(drawn) == 6
    assert all(digits[:2] == (9, 8) for digits in drawn)
