"""What a player has kept of all that everybody has seen of the castle: everything, or a part of it.

Of each square it is settled beforehand whether what is seen of it will stay in mind: so whoever is asked again, even in
another process, has forgotten the same, and what was forgotten does not come back unless it is seen again.
"""

from typing import Final, final

from ludotheque.kernel.luck import QuickLuck

from .castle import ANYWHERE, CARD_SQUARES, INDEX, NONE, OPPOSITE, PLACES, ROOM_AT
from .pieces import CARDS, Dropped, Events, Fell, Jumped, Spot, Stepped
from .sight import Sight

NO_HUNCHES: Final = [1.0] * PLACES


@final
class Memory:
    """`slips`: the share of the squares of which nothing stays in mind for longer than until the turn after."""

    def __init__(self, slips: float = 0.0) -> None:
        self.slips: float = slips

    def suspects(self, sight: Sight) -> list[int]:
        """By card, bits by square: where its trap may be, as far as it remembers."""
        known = sight.suspects()
        if self.slips == 0.0:
            return known
        in_mind = self._in_mind(sight)
        return [_recalled(card, known[card], in_mind) for card in range(CARDS)]

    def hunches(self, sight: Sight) -> list[float]:
        """By square, how much more or less than it should it suspects it in this turn. Else who has forgotten a trap
        for good would walk into it turn after turn."""
        if self.slips == 0.0:
            return NO_HUNCHES
        luck = QuickLuck(f"{_table(sight)}/{sight.view.turn}")
        return [0.5 + luck.chance() for _ in range(PLACES)]

    def _in_mind(self, sight: Sight) -> list[bool]:
        """By square, whether it remembers what was seen there."""
        luck = QuickLuck(_table(sight))
        found = [luck.chance() >= self.slips for _ in range(PLACES)]
        for spot in _seen(sight.view.last_turn):
            found[sight.place_then(spot)] = True
        for spot in _seen(sight.view.this_turn):
            found[sight.place(spot)] = True
        for spot in sight.view.traps:  # marked: before everybody's eyes (RN-17)
            found[sight.place(spot)] = True
        for place in sight.at:  # and so is a knight that stands there, held by nobody
            if ROOM_AT[place] == NONE and sight.on[OPPOSITE[place]] == NONE:
                found[place] = True
        return found


def _table(sight: Sight) -> str:
    """What does not change in a game, and is not the same in the next."""
    return f"{sight.me}/{sight.seats}/{sight.view.starter}/{sight.rooms}"


def _seen(events: tuple[Events, ...]) -> list[Spot]:
    """The squares of which something was seen."""
    found: list[Spot] = []
    for event in events:
        match event:
            case Stepped(to=to) | Jumped(to=to) if to is not None:
                found.append(to)
            case Fell(trap=trap) | Dropped(trap=trap) if trap is not None:
                found.append(trap)
            case _:
                pass
    return found


def _recalled(card: int, known: int, in_mind: list[bool]) -> int:
    """Who remembers the trap knows the whole card; who remembers some squares without one suspects the others."""
    suspects = ANYWHERE
    for place in CARD_SQUARES[card]:
        if in_mind[place]:
            bit = 1 << INDEX[place]
            if known == bit:
                return known
            if not known & bit:
                suspects &= ~bit
    return suspects
