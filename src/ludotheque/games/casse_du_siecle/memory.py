"""What a player has kept of all that his seat was shown: everything, or less and less of it.

What is forgotten, and when, follows from the thing itself and from how long ago it was: so whoever is asked again, even
in another process, has forgotten the same, and a key that was forgotten does not come back.
"""

from math import log2
from typing import Final, final

from ludotheque.kernel.luck import QuickLuck

from .pieces import KEY_NUMBER, GearSeen, GearView, Layer, Level, View

NEVER: Final = 0.0


@final
class Memory:
    """`half_life`: after so many rounds half of what it knew of the bunches is gone; NEVER: nothing is. `slips`: how
    often it cannot call a digit to mind, each round anew."""

    def __init__(self, half_life: float = NEVER, slips: float = 0.0) -> None:
        self.half_life: float = half_life
        self.slips: float = slips

    def keys(self, view: View, place: int, layer: Layer) -> list[int]:
        """Of the keys that it put back there: those that it remembers. Each is forgotten for itself."""
        keys = [KEY_NUMBER[key] for key in layer.keys]
        if self.half_life == NEVER:
            return keys
        return [key for nth, key in enumerate(keys) if self._lasts(view, layer, f"{place}/{nth}/{key}")]

    def cannot(self, view: View, place: int, layer: Layer) -> int:
        """What it remembers having worked out of this layer (see `Layer.cannot`)."""
        if self.half_life == NEVER or not layer.cannot or self._lasts(view, layer, f"{place}/{layer.cannot}"):
            return layer.cannot
        return 0

    def digit(self, view: View, axle: int, level: int, gear: GearView) -> int:
        """What it can say of this gear; 0: nothing. Whatever it has just looked at it can say."""
        if gear.digit is None:
            return 0
        if self.slips == 0.0 or _has_just_seen(view, axle, level):
            return gear.digit
        slips = QuickLuck(f"{view.seat}/{axle}/{level}/{gear.digit}/{view.round}").chance() < self.slips
        return 0 if slips else gear.digit

    def _lasts(self, view: View, layer: Layer, what: str) -> bool:
        """A share of one half outlives each half-life."""
        rounds = (view.turn - layer.turn) / view.seats
        lifetime = -log2(1 - QuickLuck(f"{view.seat}/{layer.turn}/{what}").chance()) * self.half_life
        return rounds < lifetime


def _has_just_seen(view: View, axle: int, level: int) -> bool:
    """It has it before its eyes, or saw it in this turn: the glimpse itself is gone as soon as it begins to dial."""
    wanted = Level.UPPER if level else Level.LOWER
    glimpse = view.glimpse
    if glimpse is not None and glimpse.axle == axle and glimpse.level is wanted:
        return True
    return any(
        isinstance(event, GearSeen) and event.seat == view.seat and event.axle == axle and event.level is wanted
        for event in view.this_turn
    )
