"""What lies in the galleries, as far as it can be told from what everybody has seen."""

from typing import Final, final

from .pieces import KNIGHTS
from .rules import BACKS, gallery_portraits
from .sight import Sight

HALVES: Final = 2
Draw = tuple[float, list[int]]  # how likely these portraits are drawn


@final
class Piles:
    """What is on top of a pile was there from the beginning; what was put under it is known (RN-24)."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        pairs = KNIGHTS * sight.seats
        seen = [0] * (pairs + 1)
        for portrait in sight.left + sight.right:
            seen[portrait] += 1
        for tail in sight.tails:
            for portrait in tail:
                seen[portrait] += 1
        self.unseen: list[int] = [HALVES - count for count in seen]  # by portrait; the first is nobody's

    def likely(self, gallery: int) -> list[tuple[int, float]]:
        """What may lie in the unseen part of this pile, each with its weight. If one half of a pair has been seen, it
        may have come from here or from the other gallery: then the fuller one has the other half rather."""
        unseen = self._unseen(gallery)
        found: list[tuple[int, float]] = []
        for portrait in gallery_portraits(gallery, self.sight.seats):
            one, other = BACKS[portrait % len(BACKS)]
            there = self._unseen(other if one == gallery else one)
            if self.unseen[portrait] == HALVES:
                found.append((portrait, 1.0))
            elif self.unseen[portrait] and unseen:
                found.append((portrait, unseen / (unseen + there)))
        return found

    def _unseen(self, gallery: int) -> int:
        return self.sight.sizes[gallery] - len(self.sight.tails[gallery])

    def draws(self, gallery: int, given: list[int]) -> list[Draw]:
        """What may come from the top, when these have been put under the pile."""
        count = len(given)
        below = self.sight.tails[gallery] + sorted(given)
        hidden = min(self._unseen(gallery), count)
        known = below[: count - hidden]
        likely = self.likely(gallery)
        total = sum([weight for _, weight in likely])
        if hidden == 0 or total == 0.0:
            return [(1.0, below[:count])]
        found: list[Draw] = []
        for portrait, weight in likely:
            if hidden == 1:
                found.append((weight / total, [portrait, *known]))
                continue
            rest = total - weight
            for second, again in likely:
                if second != portrait:
                    found.append((weight / total * again / rest, [portrait, second]))
        return found
