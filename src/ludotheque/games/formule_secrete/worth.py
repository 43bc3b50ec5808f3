"""What a position is worth: how likely I win it, as far as where everybody stands, whose turn is next and my cards
tell. Each player has a weight, and his chance is his share of all weights."""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from .board import NONE, SAFE
from .pace import TWO_DICE
from .pieces import SIDES
from .sight import Sight

# What somebody is about: the same card is worth more to one than to another.
RACER: Final = 0  # nobody has the formula
HOLDER: Final = 1
HUNTER: Final = 2  # on the way out, behind the holder
COMER: Final = 3  # on the way in, while somebody has it
PASSED: Final = 4  # on the way out, before the holder

# Logarithms of weights, as they come out of some three thousand games among bots on both boards with 2 to 4 seats:
# those with which what was expected at the beginning of each turn agrees best with who then won (a multinomial logit),
# rounded.
RACE: Final = -0.8  # a turn to the vault, in those of whoever is nearest to it
HOLD: Final = 1.0
HOME: Final = 3.7  # for a holder who is all but out
HUNT: Final = 0.9
GAP: Final = -0.25  # a turn behind the holder
NEAR: Final = 0.3  # the next throw takes him to the holder for certain
COME: Final = -1.3
INWARD: Final = -0.17  # a turn to the vault,
CHASED: Final = 0.25  # and one that the holder still needs
PAST: Final = -0.5
# What my cards are worth in hand, by what I am about; in the order of CARDS.
WORTH: Final[Sequence[Sequence[float]]] = [
    [0.0, 0.05, 0.0, 0.05, 0.05, -0.05, -0.05, -0.05],
    [0.2, 0.3, 0.2, 0.25, 0.25, 0.05, 0.05, 0.05],
    [0.0, 0.2, 0.1, 0.3, 0.4, 0.05, 0.05, 0.05],
    [0.0, 0.15, 0.1, 0.35, 0.5, 0.0, 0.1, 0.1],
    [0.0, 0.0, 0.0, 0.2, 0.5, 0.0, 0.0, 0.0],
]

FAR: Final = 2 * SIDES + 1  # out of two dice's reach
REACHED: Final[Sequence[float]] = [
    sum([chance for steps, chance in TWO_DICE if steps >= gap], 0.0) if gap else 0.0 for gap in range(FAR + 1)
]


@final
class Position:
    """Where everybody is, and who has the formula: as it is seen, or as it may become."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        self.at: list[int] = sight.at.copy()
        self.outward: list[bool] = sight.outward.copy()
        self.sidelined: list[bool] = sight.sidelined.copy()
        self.holder: int = sight.holder
        # by seat, how much of a round passes until it is their turn, when mine is over
        self.order: list[float] = [(seat - sight.me - 1) % sight.seats / sight.seats for seat in range(sight.seats)]
        self.worth: list[list[float]] = [_beside_others(worth, sight.unseen) for worth in WORTH]
        self.hand: list[float] = []  # by what I am about, how much more my cards are worth than any three others
        self.hold_cards(sight.hand)

    def hold_cards(self, hand: Sequence[int]) -> None:
        """NONE is one that is yet to be drawn."""
        self.hand = [sum([worth[card] for card in hand if card != NONE], 0.0) for worth in self.worth]

    def chance(self) -> float:
        """That I win."""
        turns = [self.turns(seat) for seat in range(self.sight.seats)]
        running = turns[self.holder] if self.holder != NONE else min(turns)
        mine = total = 0.0
        for seat in range(self.sight.seats):
            weight = exp(self._weight(seat, turns[seat], running))
            total += weight
            if seat == self.sight.me:
                mine = weight
        return mine / total

    def _weight(self, seat: int, turns: float, running: float) -> float:
        """Its logarithm. `turns` are his; `running`, those of the holder, or of whoever is nearest to the vault."""
        about = self.about(seat)
        cards = self.hand[about] if seat == self.sight.me else 0.0
        if about == RACER:
            return cards + RACE * turns / (1.0 + running)
        if about == HOLDER:
            return cards + HOLD + HOME / (1.0 + turns)
        if about == HUNTER:
            return cards + HUNT + GAP * (turns - running) + NEAR * self.reach(seat)
        if about == COMER:
            return cards + COME + INWARD * turns + CHASED * running
        return cards + PAST

    def about(self, seat: int) -> int:
        if self.holder == NONE:
            return RACER
        if seat == self.holder:
            return HOLDER
        if not self.outward[seat]:
            return COMER
        return HUNTER if self.at[seat] >= self.at[self.holder] else PASSED

    def turns(self, seat: int) -> float:
        """Until he reaches what he is running for, the vault or the start; a holder need not run longer than the game
        lasts (FS-35)."""
        pace = self.sight.pace.outward if self.outward[seat] else self.sight.pace.inward
        turns = pace[self.at[seat]] + self.order[seat] + (1.0 if self.sidelined[seat] else 0.0)
        return min(turns, float(self.sight.rounds)) if seat == self.holder and self.sight.rounds != NONE else turns

    def reach(self, seat: int) -> float:
        """How likely this hunter's next throw takes him to the holder, who has not moved until then."""
        holder = self.holder
        if self.sight.board.kind[self.at[holder]] == SAFE or self.sidelined[seat]:
            return 0.0
        if self.order[seat] > self.order[holder] and not self.sidelined[holder]:
            return 0.0
        return REACHED[min(self.at[seat] - self.at[holder], FAR)]


def _beside_others(worth: Sequence[float], unseen: list[int]) -> list[float]:
    """How much more a card is worth than one that I have not seen."""
    usual = sum([worth[card] * count for card, count in enumerate(unseen)], 0.0) / max(1, sum(unseen))
    return [one - usual for one in worth]
