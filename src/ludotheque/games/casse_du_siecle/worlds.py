"""Other worlds that a seat cannot tell from this one.

A seat knows what it sees, what it has put back and nobody has touched since, and what it has laid. All other keys
change places at random, as far as the rules let them lie there: keys that a player put back are none that he would have
had to lay (`Pile.cannot`), and keys face down on a door are of its locks' letters and agree with each other (CS-23,
CS-24). What a seat may have worked out beyond that, by following through many turns where a key went, is taken for
forgotten.
"""

from typing import Final, final

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Seat

from .pieces import AXLES, DOORS, GEARS
from .rules import FITS, LOCKS, NONE, SETS, letter_of
from .state import OVER, PUTTING_BACK, Pile, State, is_face_down

SWEEPS: Final = 5  # in each of which a key changes places about twice


def resample(state: State, seat: Seat | None, luck: Luck) -> State:
    other = state.clone()
    me = NONE if seat is None else seat
    if state.digit:
        _deal_gears(other, me, luck)
    if state.dial and state.mover != me and state.phase is not OVER:
        other.dial = [index + 1 for index in luck.shuffle(GEARS)[: len(state.dial)]]
    Unknown(state, me).deal(luck, other)
    return other


def _deal_gears(state: State, me: int, luck: Luck) -> None:
    shown = AXLES + state.added if state.phase is OVER else 0
    hidden = [gear for gear in range(shown, GEARS) if me == NONE or not state.seen[gear] >> me & 1]
    digits = [state.digit[gear] for gear in hidden]
    for gear, index in zip(hidden, luck.shuffle(len(hidden)), strict=True):
        state.digit[gear] = digits[index]


@final
class Unknown:
    """The keys that a seat does not know, each in a slot. They change places many times over, always so that the rules
    allow it: every way to lie there comes up as often as the others."""

    def __init__(self, state: State, me: int) -> None:
        self.state: State = state
        self.me: int = me
        self.keys: list[int] = []  # by slot
        self.cannot: list[int] = []  # by slot, bits by key
        self.lock: list[int] = []  # by slot: where it lies face down; NONE: not on a door
        self.slots: list[list[int]] = [[] for _ in range(DOORS)]  # by door, face down on it
        for bunch in state.bunches:
            for pile in bunch:
                if not self._knows(pile):
                    self._add(pile.keys, pile.cannot)
        for seat in range(state.rules.seats):
            if seat != me:
                self._add(state.hands[seat], 0)
        if self._aside_is_hidden():
            self._add(state.aside, state.cannot)
        for lock in self._locks():
            self.slots[lock // LOCKS].append(len(self.keys))
            self._add([state.locks[lock]], 0)
            self.lock[-1] = lock

    def _knows(self, pile: Pile) -> bool:
        return pile.seat == self.me and self.me != NONE

    def _aside_is_hidden(self) -> bool:
        """Keys taken back from face up are known until they are mixed with what is left over."""
        state = self.state
        return state.mover != self.me and (state.rules.hidden or state.phase is PUTTING_BACK)

    def _locks(self) -> list[int]:
        state = self.state
        doors = [door for door in range(DOORS) if is_face_down(state, door) and state.owner[door] != self.me]
        locks = [lock for door in doors for lock in range(door * LOCKS, door * LOCKS + LOCKS)]
        return [lock for lock in locks if state.locks[lock] != NONE]

    def _add(self, keys: list[int], cannot: int) -> None:
        self.keys += keys
        self.cannot += [cannot] * len(keys)
        self.lock += [NONE] * len(keys)

    # -- changing places ---------------------------------------------------------------------------------------

    def deal(self, luck: Luck, into: State) -> None:
        slots = len(self.keys)
        begun = [door for door in range(DOORS) if self.slots[door]]
        for _ in range(SWEEPS):
            for door in begun:
                self._begin_otherwise(door, luck)
            for slot in range(slots):
                self._change(slot, luck.below(slots))
        self._lay_out(into)

    def _change(self, one: int, other: int) -> None:
        """Two keys change places, if both may lie there."""
        key, there = self.keys[one], self.keys[other]
        if key == there or self.cannot[one] >> there & 1 or self.cannot[other] >> key & 1:
            return
        self._swap(one, other)
        if not self._fits(one) or not self._fits(other):
            self._swap(one, other)

    def _swap(self, one: int, other: int) -> None:
        self.keys[one], self.keys[other] = self.keys[other], self.keys[one]

    def _may_lie(self, slot: int) -> bool:
        return not self.cannot[slot] >> self.keys[slot] & 1 and self._fits(slot)

    def _fits(self, slot: int) -> bool:
        lock = self.lock[slot]
        return lock == NONE or (letter_of(self.keys[slot]) == lock % LOCKS and self._agree(lock // LOCKS))

    def _agree(self, door: int) -> bool:
        manners = self.state.rules.manners
        for slot in self.slots[door]:
            manners &= FITS[door][self.keys[slot]]
        return manners != 0

    def _begin_otherwise(self, door: int, luck: Luck) -> None:
        """All keys of a door at once are changed for those of another manner, which one by one they could not be."""
        slots = self.slots[door]
        wanted = SETS[door][luck.below(len(SETS[door]))]
        moved: list[tuple[int, int]] = []
        ways, ways_back = 1, 1
        for slot in slots:
            key, new = self.keys[slot], wanted[self.lock[slot] % LOCKS]
            holders = [other for other in range(len(self.keys)) if self.keys[other] == new and other not in slots]
            if len(slots) > 1 and key != new and holders:
                ways *= len(holders)
                moved.append((slot, holders[luck.below(len(holders))]))
                self._swap(*moved[-1])
                ways_back *= sum(1 for other, there in enumerate(self.keys) if there == key and other not in slots)
        # As often there as back: who has more ways to go is held back (Metropolis and Hastings).
        is_taken = all(self._may_lie(slot) for pair in moved for slot in pair) and luck.below(ways_back) < ways
        if not is_taken:
            for one, other in reversed(moved):
                self._swap(one, other)

    # -- into a state ------------------------------------------------------------------------------------------

    def _lay_out(self, state: State) -> None:
        """In the order in which they were taken up."""
        keys = self.keys
        at = 0
        for bunch in state.bunches:
            for index, pile in enumerate(bunch):
                if not self._knows(pile):
                    bunch[index] = Pile(pile.seat, pile.turn, sorted(keys[at : at + len(pile.keys)]), pile.cannot)
                    at += len(pile.keys)
        for seat in range(state.rules.seats):
            if seat != self.me:
                count = len(state.hands[seat])
                state.hands[seat] = sorted(keys[at : at + count])
                at += count
        if self._aside_is_hidden():
            state.aside = keys[at : at + len(state.aside)]
            at += len(state.aside)
        for lock in self._locks():
            state.locks[lock] = keys[at]
            at += 1
