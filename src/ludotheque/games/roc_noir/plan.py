"""What a turn can bring: which places are worth going to, and what a change of portraits is worth."""

from math import exp
from typing import Final, final

from .belief import Piles
from .castle import NONE, ROOM_AT, STEPS, TREASURE
from .memory import Memory
from .pieces import KNIGHTS
from .rules import helmet_of, knight_of, knights_of, seat_of
from .sight import Sight
from .ways import Risk, Ways

Rail = list[tuple[int, int]]  # the portraits of a player's three knights, (0, 0) where there are none

# What a knight has come to,
FIRST: Final = 1.0  # with any two portraits
PAIR: Final = 2.0
HOME: Final = 2.0  # in the treasure chamber, besides the pair
WIN: Final = 50.0
# what half a pair promises,
IN_A_PILE: Final = 0.15
WITH_AN_ENEMY: Final = 0.25
SOON: Final = 1.0  # what is added where a pair may be brought home in this very turn
# and what else counts.
ENVY: Final = 0.8  # of what others lose or win, shared by their number
ROPE: Final = 0.5  # as much as a risk of 0.4
HASTE: Final = 0.5  # a fall costs the rest of a turn, not the way
LITTLE: Final = 0.02  # the least that is worth a step
DIE: Final = 1 / 3  # that a knight is thrown


class Goal:
    """A place worth going to: what it brings, how likely it is reached in this turn, what the way costs (`Ways`), and
    whether the turn ends there."""

    def __init__(self, place: int, gain: float, chance: float, cost: float, ends: bool) -> None:
        self.place: int = place
        self.value: float = gain * exp(-HASTE * cost)
        # What comes first: whatever puts least at stake of all that may follow.
        self.rank: float = self.value / (1.0 if ends else 1.0 - chance + LITTLE)


@final
class Plan:
    def __init__(self, sight: Sight, memory: Memory, knight: int) -> None:
        self.sight: Sight = sight
        self.knight: int = knight
        self.helmet: int = helmet_of(knight)
        others = sight.on.copy()
        others[sight.at[knight]] = NONE  # it leaves its square: it holds nothing there (RN-14), and is in nobody's way
        self.risk: Risk = Risk(others, memory.suspects(sight), memory.hunches(sight))
        self.piles: Piles = Piles(sight)
        self.rail: Rail = [(sight.left[one], sight.right[one]) for one in knights_of(sight.me)]
        self.is_home: list[bool] = [sight.at[one] == TREASURE for one in knights_of(sight.me)]
        self.is_last: bool = sum(self.is_home) == KNIGHTS - 1
        price = 0.0 if self.is_last and self.has_pair else ROPE
        self.ways: Ways = Ways(sight, self.risk, sight.at[knight], sight.ropes[sight.me], price)
        self.soon: float = SOON * self.ways.chance[TREASURE]
        self.enemies: list[int] = [
            one for one, at in enumerate(sight.at) if seat_of(one) != sight.me and at != TREASURE and sight.right[one]
        ]
        self.with_enemies: list[int] = [
            half for one in self.enemies if not sight.has_pair(one) for half in (sight.left[one], sight.right[one])
        ]
        self.worth: float = self.worth_of(self.rail)

    @property
    def has_pair(self) -> bool:
        return self.sight.has_pair(self.knight)

    # -- portraits ---------------------------------------------------------------------------------------------

    def worth_of(self, rail: Rail) -> float:
        """Of my knights' portraits, after all the swaps that pay (RN-30)."""
        best = sum([self._knight_worth(helmet, rail[helmet]) for helmet in range(KNIGHTS)])
        for swapped in self._swaps(rail):
            best = max(best, self.worth_of(swapped))
        return best

    def _knight_worth(self, helmet: int, held: tuple[int, int]) -> float:
        one, other = held
        if other == 0:
            return 0.0
        if one == other:
            return FIRST + PAIR + (self.soon if helmet == self.helmet else 0.0)
        return FIRST + self._hope(one) + self._hope(other)

    def _hope(self, half: int) -> float:
        return WITH_AN_ENEMY if half in self.with_enemies else IN_A_PILE

    def _swaps(self, rail: Rail) -> list[Rail]:
        found: list[Rail] = []
        for taker in range(KNIGHTS):
            for giver in range(KNIGHTS):
                if taker != giver and not self.is_home[taker] and not self.is_home[giver]:
                    found += [traded(rail, taker, giver, half) for half in common(rail[taker], rail[giver])]
        return found

    def after_swap(self, taker: int, giver: int, half: int) -> float:
        """What it leaves me with, less what I should have without any swap. A pair cannot be robbed: rather the knight
        has it that is in danger."""
        plain = sum([self._knight_worth(helmet, self.rail[helmet]) for helmet in range(KNIGHTS)])
        danger = self._danger(self._threats(taker), self.sight.at[knight_of(self.sight.me, taker)])
        saved = ENVY * PAIR * danger / (self.sight.seats - 1)
        return self.worth_of(traded(self.rail, taker, giver, half)) - plain + saved

    def after_robbery(self, victim: int, half: int) -> float:
        """What I win by it, and what the victim does not lose."""
        sight = self.sight
        own = (sight.left[self.knight], sight.right[self.knight])
        given = own[0] if own[1] == half else own[1]
        mine = self.rail.copy()
        mine[self.helmet] = (half, half)
        team = knights_of(seat_of(victim))
        theirs: Rail = [(sight.left[one], sight.right[one]) for one in team]
        after = theirs.copy()
        held = theirs[helmet_of(victim)]
        after[helmet_of(victim)] = (held[0] if held[1] == half else held[1], given)
        outside = [sight.at[one] != TREASURE for one in team]
        loss = pairs_within(theirs, outside) - pairs_within(after, outside)
        return self.worth_of(mine) - self.worth + ENVY * PAIR * loss / (sight.seats - 1)

    def after_exchange(self, gallery: int, given: list[int]) -> float:
        """On average (RN-24)."""
        total = 0.0
        kept = [self.rail[self.helmet][0], self.rail[self.helmet][1]]
        for half in given:
            kept.remove(half)
        for chance, drawn in self.piles.draws(gallery, given):
            one, other = kept + drawn
            rail = self.rail.copy()
            rail[self.helmet] = (one, other)
            total += chance * self.worth_of(rail)
        return total - self.worth

    def visit(self, gallery: int) -> float:
        """What entering this gallery brings."""
        sight = self.sight
        if gallery in sight.visited or (not sight.right[self.knight] and gallery != self.helmet):
            return 0.0  # RN-21, RN-27
        if not self.rail[gallery][1]:
            return FIRST + IN_A_PILE  # RN-21, RN-23
        if not sight.sizes[gallery] or self.has_pair:
            return 0.0
        one, other = self.rail[self.helmet]
        choices = [[one], [other], [one, other]]
        return max([self.after_exchange(gallery, choice) for choice in choices])

    # -- places ------------------------------------------------------------------------------------------------

    def best(self) -> Goal | None:
        """Where to go; None: nowhere, the turn may end here."""
        goals = self._rooms() + self._robberies()
        reachable = [goal for goal in goals if goal.value > 0.0]
        return max(reachable, key=lambda goal: goal.rank) if reachable else None

    def _goal(self, place: int, gain: float, ends: bool) -> Goal:
        ways = self.ways
        return Goal(place, gain, ways.chance[place], ways.cost[place], ends)

    def _rooms(self) -> list[Goal]:
        goals: list[Goal] = []
        for gallery, place in enumerate(self.sight.galleries):
            gain = self.visit(gallery)
            if gain > LITTLE:
                goals.append(self._goal(place, gain, ends=False))
        if self.has_pair:
            goals.append(self._goal(TREASURE, WIN if self.is_last else HOME, ends=True))
        return goals

    def _robberies(self) -> list[Goal]:
        """RN-31: squares beside whoever has what I want."""
        goals: list[Goal] = []
        if self.has_pair:
            return goals
        own = self.rail[self.helmet]
        for victim in self.enemies:
            halves = common(own, (self.sight.left[victim], self.sight.right[victim]))
            if halves:
                gain = max([self.after_robbery(victim, half) for half in halves])
                if gain > LITTLE:
                    goals += [self._goal(place, gain, ends=False) for place in self._beside(victim)]
        return goals

    def _beside(self, victim: int) -> list[int]:
        """Where to go to rob this knight. Who stands beside it already has to arrive there first: one step and back."""
        places = beside(self.sight, self.sight.at[victim])
        if self.ways.start not in places:
            return places
        aside = [near for near in STEPS[self.ways.start] if ROOM_AT[near] == NONE or near == self.sight.entrance]
        return [place for place in places + aside if place != self.ways.start]

    # -- being robbed --------------------------------------------------------------------------------------------
    #
    # There is no hiding: where I can go without risk, whoever gets as far as that can go as well. But a pair is safe.

    def _threats(self, helmet: int) -> list[Ways]:
        """The ways of those who have the other half of a portrait of this knight of mine."""
        sight, own = self.sight, self.rail[helmet]
        robbers = [one for one in self.enemies if common(own, (sight.left[one], sight.right[one]))]
        return [Ways(sight, self.risk, sight.at[one], sight.ropes[seat_of(one)], 0.0) for one in robbers]

    def _danger(self, threats: list[Ways], place: int) -> float:
        """How likely a knight of mine is robbed there before I move again."""
        safe = 1.0
        for ways in threats:
            reach = max([ways.chance[near] for near in beside(self.sight, place)], default=0.0)
            safe *= 1.0 - DIE * reach
        return 1.0 - safe


def common(one: tuple[int, int], other: tuple[int, int]) -> list[int]:
    """The portraits of which each of two knights holds a half. A pair has nothing in common with anybody."""
    found = [half for half in one if half and half in other]
    return found[:1] if len(found) > 1 and found[0] == found[1] else found


def traded(rail: Rail, taker: int, giver: int, half: int) -> Rail:
    given = rail[taker][0] if rail[taker][1] == half else rail[taker][1]
    left = rail[giver][0] if rail[giver][1] == half else rail[giver][1]
    after = rail.copy()
    after[taker] = (half, half)
    after[giver] = (left, given)
    return after


def pairs_within(rail: Rail, outside: list[bool]) -> int:
    """The pairs that a player has or may have by swaps."""
    halves = [half for helmet, held in enumerate(rail) if outside[helmet] for half in held if half]
    return sum([1 for half in set(halves) if halves.count(half) > 1])


def beside(sight: Sight, place: int) -> list[int]:
    """From where a knight there may be robbed (RN-31)."""
    return [near for near in STEPS[place] if ROOM_AT[near] == NONE or near == sight.entrance]
