"""What a position is worth to one seat: which doors it may open now, which later, and what others get."""

from typing import Final, final

from .belief import FACE_DOWN, TOGETHER, Belief, Bunch, likely_manner
from .pieces import DOORS, KEY_NUMBER, Key, View
from .rules import FITS, KINDS, LOCKS, NONE, SETS, Rules, letter_of, lock_of

# How easily a key is at hand on a later turn; one that lies nobody knows where is taken by its odds.
HELD: Final = 0.95
PUT_BACK: Final = 0.65  # in a bunch that this seat knows, unless somebody takes it before
OUT_OF_REACH: Final = 0.1  # all copies lie on doors, or with others

# In openings: what a door that may soon be opened is worth,
OWN_DOOR: Final = 0.6
SHARED_DOOR: Final = -0.1  # those who move before me gain more by it than I do
PATIENCE: Final = 10  # rounds, after which I bring them on myself: else all would wait for the others for ever
OTHERS_DOOR: Final = -0.3
NEW: Final = 0.05  # and what it is to see a key for the first time

Wish = tuple[float, list[int]]  # what it is worth to have these keys


@final
class Plan:
    def __init__(self, view: View, belief: Belief) -> None:
        assert view.seat is not None
        self.view: View = view
        self.belief: Belief = belief
        self.rules: Rules = Rules(view.options, view.seats, 1)
        self.me: int = view.seat
        self.locks: list[int] = belief.locks.copy()
        self._wants: list[list[list[int]] | None] = [None] * DOORS  # what each wants, until a key comes or goes
        self.is_open: list[bool] = [not door.shut and not door.opened for door in view.doors]  # to laying, this turn
        self.is_mine: list[bool] = [
            not door.shut and (not self.rules.own_doors or door.owner == self.me) for door in view.doors
        ]
        for door in view.to_shuffle:
            self._empty(door)  # as it will be when this turn is over
        patience = 1.0 - view.round / PATIENCE
        self.weight: float = OWN_DOOR if self.rules.own_doors else SHARED_DOOR * patience  # of a door on which I lay
        self.anywhere: list[float] = [max(OUT_OF_REACH, chance**0.5) for chance in belief.reach()]

    # -- doors -------------------------------------------------------------------------------------------------

    def _put(self, lock: int, key: int) -> None:
        self.locks[lock] = key
        self._wants[lock // LOCKS] = None

    def _empty(self, door: int) -> None:
        for lock in range(door * LOCKS, door * LOCKS + LOCKS):
            self._put(lock, NONE)

    def manners(self, door: int) -> int:
        """Still open, as far as its keys are known (CS-15)."""
        still = self.rules.manners
        for lock in range(door * LOCKS, door * LOCKS + LOCKS):
            if self.locks[lock] >= 0:
                still &= FITS[door][self.locks[lock]]
        return still

    def missing(self, door: int, manner: int) -> list[int]:
        """The keys that it wants in this manner."""
        return [key for letter, key in enumerate(SETS[door][manner]) if self.locks[lock_of(door, letter)] == NONE]

    def wants(self, door: int) -> list[list[int]]:
        """The keys that open it, for every manner still open."""
        found = self._wants[door]
        if found is None:
            still = self.manners(door)
            found = [self.missing(door, manner) for manner in range(len(SETS[door])) if still >> manner & 1]
            self._wants[door] = found
        return found

    def promise(self, door: int, ease: list[float]) -> float:
        """How near it is to being opened, from 0 to 1."""
        fails = 1.0
        for keys in self.wants(door):
            comes = 1.0
            for key in keys:
                comes *= ease[key]
            fails *= 1.0 - comes
        return 1.0 - fails

    # -- what is worth how much --------------------------------------------------------------------------------

    def ease(self, held: list[int], put_back: list[int]) -> list[float]:
        """For each key, how easily I have it on a later turn."""
        ease = self.anywhere.copy()
        for keys in (*self.belief.known, put_back):
            for key in keys:
                ease[key] = max(ease[key], PUT_BACK)
        for key in held:
            ease[key] = HELD
        return ease

    def worth(self, now: list[int], ease: list[float]) -> float:
        """The doors on which I lay: those that these keys open now, and what the others promise for later."""
        worth = 0.0
        for door in range(DOORS):
            if self.is_mine[door]:
                is_opened = self.is_open[door] and self.opens(door, now)
                worth += 1.0 if is_opened else self.weight * self.promise(door, ease)
        return worth

    def opens(self, door: int, hand: list[int]) -> bool:
        """Whether these keys open it now."""
        return any(all(key in hand for key in keys) for keys in self.wants(door))

    def laying(self, hand: list[int]) -> float:
        """With these keys still in hand."""
        return self.worth(hand, self.ease(hand, []) if self.rules.in_hand else self.ease([], hand))

    def keeping(self, kept: list[int]) -> float:
        """With these keys kept, and the rest put back (CS-29)."""
        return self.worth([], self.ease(kept, self.belief.hand))

    def after_lay(self, key: int, door: int) -> float:
        """What it is worth to lay this key there."""
        lock = lock_of(door, letter_of(key))
        self._put(lock, key)
        hand = self.belief.hand.copy()
        hand.remove(key)
        worth = self.laying(hand)
        self._put(lock, NONE)
        return worth

    # -- in one move -------------------------------------------------------------------------------------------

    def odds(self, door: int, keys: list[int]) -> float:
        """How likely these keys open it: surely, unless keys lie there face down."""
        if FACE_DOWN not in self.locks[door * LOCKS : door * LOCKS + LOCKS]:
            return 1.0
        return likely_manner(self.locks, self.belief.unseen, door, keys)

    def looks_missing(self, seat: int) -> int:
        """How many gears he has yet to look at, those to come included (CS-19)."""
        seen = sum(1 for axle in self.view.axles for gear in axle if seat in gear.seen_by)
        return max(1, self.rules.gears - seen)

    def cost_of_losing(self, door: int) -> float:
        """The owner's look, in looks of mine (CS-27): the nearer he is to the end, and the fewer we are, the dearer."""
        owner = self.view.doors[door].owner
        if owner is None or owner == self.me:
            return 0.0
        return self.looks_missing(self.me) / (self.looks_missing(owner) * (self.rules.seats - 1))

    def bet(self, door: int, odds: float) -> float:
        """What a look at these odds is worth."""
        # Tried among three with hidden keys: who weighed a loss twice won 27 % of 900 games, who did not weigh it at
        # all 31 % of 3 000; from half as much to a quarter more no difference showed.
        return odds - (1.0 - odds) * self.cost_of_losing(door)

    def after_finish(self, door: int, keys: list[int]) -> float:
        """What it is worth to cover all locks of this door at once."""
        hand = self.belief.hand.copy()
        for key in keys:
            hand.remove(key)
        worth = self.bet(door, self.odds(door, keys))
        if not self.is_mine[door]:
            worth -= OTHERS_DOOR * self.promise(door, self.anywhere)
        on_it = self.locks[door * LOCKS : door * LOCKS + LOCKS]
        self._empty(door)
        self.is_open[door] = False
        worth += self.laying(hand)
        self.is_open[door] = True
        for letter, key in enumerate(on_it):
            self._put(lock_of(door, letter), key)
        return worth

    # -- a bunch -----------------------------------------------------------------------------------------------

    def wishes(self) -> list[list[Wish]]:
        """For each door that could be opened in this turn: the sets of keys that would be worth to have."""
        return [self._wishes_of(door) for door in range(DOORS) if self.is_open[door]]

    def _wishes_of(self, door: int) -> list[Wish]:
        if self.is_mine[door]:
            return [(1.0, keys) for keys in self.wants(door)]
        bets = [(self.bet(door, self.odds(door, keys)), keys) for keys in self.wants(door)]
        return [wish for wish in bets if wish[0] > 0.0]

    def taking(self, bunch: Bunch, wishes: list[list[Wish]], worth: list[float]) -> float:
        """What it is worth to take it. `worth`: what it would be to lay each key, where nothing is opened."""
        has = bunch.has.copy()
        for key in self.belief.hand:
            has[key] = 1.0
        total = NEW * bunch.unknown
        for door in wishes:
            fails = 1.0
            for value, keys in door:
                fails *= 1.0 - value * _all_there(keys, bunch, has)
            total += 1.0 - fails
        for key in range(KINDS):
            total += has[key] * worth[key]
        return total

    def progress(self, ease: list[float]) -> list[float]:
        """For each key, what laying it is worth where it fits best, or hurts least."""
        worth = [0.0] * KINDS
        fits = [False] * KINDS
        for door in range(DOORS):
            if not self.is_mine[door]:
                continue
            before = self.promise(door, ease)
            for key in {key for keys in self.wants(door) for key in keys}:
                lock = lock_of(door, letter_of(key))
                self._put(lock, key)
                change = self.weight * (self.promise(door, ease) - before)
                self._put(lock, NONE)
                if not fits[key] or change > worth[key]:
                    worth[key] = change
                fits[key] = True
        return worth


def _all_there(keys: list[int], bunch: Bunch, has: list[float]) -> float:
    chance = 1.0
    unsure = 0
    for key in keys:
        chance *= has[key]
        if has[key] < 1.0:
            unsure += 1
    return chance * TOGETHER[bunch.unknown][unsure]


def numbers(keys: tuple[Key, ...]) -> list[int]:
    return [KEY_NUMBER[key] for key in keys]
