"""Where a knight can get in one turn, and how likely: the surest way to every place, over what may be a trap."""

from heapq import heappop, heappush
from math import log
from typing import Final, final

from .castle import CARD_OF, CARD_SQUARES, IN_A_CARD, INDEX, JUMPS, NONE, OPPOSITE, PLACES, ROOM_AT, STEPS
from .sight import Sight

FAR: Final = 1e9
STEP: Final = 0.001  # of two ways as sure, the shorter one


@final
class Risk:
    """How likely no trap opens under whoever steps on a square. `hunches` say by square how much more, or less, it is
    suspected than the others of its card."""

    def __init__(self, on: list[int], suspects: list[int], hunches: list[float]) -> None:
        self.on: list[int] = on  # by square, the knight there
        self.is_suspect: list[bool] = [False] * PLACES
        self.holds: list[float] = [1.0] * PLACES  # by square: the chance,
        self.holds_then: list[float] = [1.0] * PLACES  # and if another suspect of its card has just turned out safe
        for card, squares in enumerate(CARD_SQUARES):
            among = sum([suspects[card] >> index & 1 for index in range(IN_A_CARD)])
            for place in squares:
                if suspects[card] >> INDEX[place] & 1 and on[OPPOSITE[place]] == NONE:  # RN-14
                    self.is_suspect[place] = True
                    self.holds[place] = _holds(among, hunches[place])
                    self.holds_then[place] = _holds(among - 1, hunches[place])


def _holds(among: int, hunch: float) -> float:
    """One of so many squares is the trap."""
    return max(0.0, 1.0 - hunch / among) if among > 1 else 0.0


@final
class Ways:
    """From where a knight stands, over free squares and the entrance; other rooms are ends. `price`: what a rope is
    worth, against risk."""

    def __init__(self, sight: Sight, risk: Risk, start: int, ropes: int, price: float) -> None:
        self.start: int = start
        self.entrance: int = sight.entrance
        self.risk: Risk = risk
        self.ropes: int = ropes
        self.price: float = price
        self.cost: list[float] = [FAR] * PLACES
        self.chance: list[float] = [0.0] * PLACES  # of getting there
        self.used: list[int] = [0] * PLACES  # ropes
        self.came: list[int] = [NONE] * PLACES
        self._find()

    def _find(self) -> None:
        risk, start = self.risk, self.start
        self.cost[start] = 0.0
        self.chance[start] = 1.0
        queue = [(0.0, start)]
        while queue:
            cost, here = heappop(queue)
            if cost > self.cost[here] or (ROOM_AT[here] != NONE and here != start and here != self.entrance):
                continue
            was_suspect = here != start and risk.is_suspect[here]
            for there in STEPS[here]:
                if cost + STEP < self.cost[there]:
                    known = was_suspect and CARD_OF[here] == CARD_OF[there]
                    self._try(queue, here, there, risk.holds_then[there] if known else risk.holds[there], 0)
            if self.used[here] < self.ropes:
                for there in JUMPS[here]:
                    if cost + STEP + self.price < self.cost[there]:
                        self._try(queue, here, there, risk.holds[there], 1)

    def _try(self, queue: list[tuple[float, int]], here: int, there: int, holds: float, ropes: int) -> None:
        if holds <= 0.0 or self.risk.on[there] != NONE:
            return
        cost = self.cost[here] + STEP + ropes * self.price - (log(holds) if holds < 1.0 else 0.0)
        if cost < self.cost[there]:
            self.cost[there] = cost
            self.chance[there] = self.chance[here] * holds
            self.used[there] = self.used[here] + ropes
            self.came[there] = here
            heappush(queue, (cost, there))

    def first(self, end: int) -> int:
        """The first place on the way there."""
        while self.came[end] != self.start:
            end = self.came[end]
        return end
