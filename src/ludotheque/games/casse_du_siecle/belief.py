"""Where the keys lie, as far as one seat can tell from what it is shown and remembers."""

from typing import Final, final

from .memory import Memory
from .pieces import BUNCH, DOORS, KEY_NUMBER, PLACES, View
from .rules import KINDS, LOCKS, NONE, SETS

FACE_DOWN: Final = -2  # a key on a lock that is not ours to know
COPIES: Final = 2  # of each key (CS-02)
ROUNDS: Final = 3  # of fitting chances to what is known
# How much less likely several given keys lie in a bunch than each for itself would say: they need a slot each.
# By unknown keys of the bunch, by keys looked for.
TOGETHER: Final[list[list[float]]] = [
    [1.0, 0.0, 0.0, 0.0, 0.0],
    [1.0, 1.0, 0.0, 0.0, 0.0],
    [1.0, 1.0, 0.5, 0.0, 0.0],
    [1.0, 1.0, 0.667, 0.222, 0.0],
    [1.0, 1.0, 0.75, 0.375, 0.094],
]


@final
class Belief:
    def __init__(self, view: View, memory: Memory) -> None:
        self.view: View = view
        self.locks: list[int] = _locks(view)  # the key on each; NONE: not covered
        self.hand: list[int] = [KEY_NUMBER[key] for key in view.hand]
        self.aside: list[int] = [KEY_NUMBER[key] for key in view.mine_aside]
        self.known: list[list[int]] = []  # by place: its keys that this seat put there, and remembers
        self.unknown: list[list[tuple[int, int]]] = []  # by place and layer: how many others, and what they are not
        for place in range(PLACES):
            self._remember(place, memory)
        self.unseen: list[int] = self._count_unseen()

    def _remember(self, place: int, memory: Memory) -> None:
        known: list[int] = []
        unknown: list[tuple[int, int]] = []
        for layer in self.view.bunches[place]:
            keys = memory.keys(self.view, place, layer)
            known += keys
            if len(keys) < layer.count:
                unknown.append((layer.count - len(keys), memory.cannot(self.view, place, layer)))
        self.known.append(known)
        self.unknown.append(unknown)

    def _count_unseen(self) -> list[int]:
        """How many copies of each key lie this seat knows not where."""
        unseen = [COPIES] * KINDS
        for keys in (self.locks, self.hand, self.aside, *self.known):
            for key in keys:
                if key >= 0:
                    unseen[key] -= 1
        return unseen

    def reach(self) -> list[float]:
        """For each key: how likely it lies in a bunch of which nothing is known."""
        total = max(1, sum(self.unseen))
        by_copies = [1 - (1 - copies / total) ** BUNCH for copies in range(COPIES + 1)]
        return [by_copies[copies] for copies in self.unseen]

    # -- the bunches, one by one -------------------------------------------------------------------------------

    def bunches(self) -> list["Bunch"]:
        """What may be taken."""
        slots = Slots(self.unseen)
        groups = [[(slots.add(count, cannot), count) for count, cannot in layers] for layers in self.unknown]
        for lock in range(DOORS * LOCKS):
            if self.locks[lock] == FACE_DOWN:
                slots.add(1, ~_fitting(lock))
        for seat, count in enumerate(self.view.held):
            if seat != self.view.seat and count:
                slots.add(count, 0)
        slots.fit()
        return [
            Bunch(place, self.known[place], groups[place], slots) for place in range(PLACES) if self.view.bunches[place]
        ]


@final
class Slots:
    """Where unseen keys lie: slots of which the same keys are ruled out make one group."""

    def __init__(self, unseen: list[int]) -> None:
        self.unseen: list[int] = unseen
        self.cannot: list[int] = []  # by group, bits by key
        self.size: list[int] = []
        self.chance: list[list[float]] = []  # by group and key: how likely a slot of this group holds it

    def add(self, count: int, cannot: int) -> int:
        if cannot in self.cannot:
            group = self.cannot.index(cannot)
            self.size[group] += count
            return group
        self.cannot.append(cannot)
        self.size.append(count)
        return len(self.size) - 1

    def fit(self) -> None:
        """Every slot has a key and every key a slot: by turns the chances are made to say the one and the other."""
        self.chance = [
            [0.0 if cannot >> key & 1 else float(self.unseen[key]) for key in range(KINDS)] for cannot in self.cannot
        ]
        for round_ in range(ROUNDS):
            for chances in self.chance:
                _scale(chances, 1.0)
            if round_ < ROUNDS - 1:
                self._share_out()

    def _share_out(self) -> None:
        for key in range(KINDS):
            placed = 0.0
            for group, chances in enumerate(self.chance):
                placed += chances[key] * self.size[group]
            if placed > 0.0:
                for chances in self.chance:
                    chances[key] *= self.unseen[key] / placed


def _scale(chances: list[float], to: float) -> None:
    total = sum(chances, 0.0)
    if total > 0.0:
        for key in range(KINDS):
            chances[key] *= to / total


@final
class Bunch:
    """What lies in one bunch."""

    def __init__(self, place: int, known: list[int], layers: list[tuple[int, int]], slots: Slots) -> None:
        self.place: int = place
        self.known: list[int] = known
        self.unknown: int = 0  # how many of its keys are
        self.has: list[float] = [1.0] * KINDS  # for each key, how likely it is there
        for group, count in layers:
            self.unknown += count
            for key, chance in enumerate(slots.chance[group]):
                self.has[key] *= (1.0 - chance) ** count
        for key in range(KINDS):
            self.has[key] = 1.0 - self.has[key]
        for key in known:
            self.has[key] = 1.0


def _locks(view: View) -> list[int]:
    found: list[int] = []
    for door in view.doors:
        for lock in door.locks:
            if not lock.covered:
                found.append(NONE)
            else:
                found.append(FACE_DOWN if lock.key is None else KEY_NUMBER[lock.key])
    return found


def _fitting(lock: int) -> int:
    """The keys that may lie there face down, as bits (CS-23)."""
    bits = 0
    for keys in SETS[lock // LOCKS]:
        bits |= 1 << keys[lock % LOCKS]
    return bits


def likely_manner(locks: list[int], unseen: list[int], door: int, keys: list[int]) -> float:
    """How likely these keys, each on the lock of its letter, open a door whose other keys lie face down (CS-26): of all
    that its owner may have laid there, by how many copies are unseen, the share that agrees."""
    mine = [NONE] * LOCKS
    for key in keys:
        mine[key % LOCKS] = key
    covered = [letter for letter in range(LOCKS) if locks[door * LOCKS + letter] == FACE_DOWN]
    tried: list[list[int]] = []
    agreeing = possible = 0.0
    for manner in SETS[door]:
        laid = [manner[letter] for letter in covered]
        if laid in tried:
            continue  # one key alone may stand for two manners
        tried.append(laid)
        weight = 1.0
        for key in laid:
            weight *= unseen[key]
        possible += weight
        after = mine.copy()
        for letter, key in zip(covered, laid, strict=True):
            if after[letter] == NONE:
                after[letter] = key
        if after in SETS[door]:
            agreeing += weight
    return agreeing / possible if possible > 0.0 else 0.0
