"""The flight of a die and the way of the cup, as the server replays them. The screen counts the same way."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from ..contract import AS_WRITTEN, Cast
from ..reflex import FALSE_START
from .pieces import MOST, WIDTH, Figures, SlideCup, Throw

MIDDLE: Final = WIDTH // 2
FINE: Final = 1000  # parts of a thousandth in which the cup's way is counted


def landing(figures: Figures, throw: Throw) -> int:
    """Where a die lands: the further from the middle, the more sideways and the stronger it was thrown."""
    reach = figures.weakest + (figures.strongest - figures.weakest) * throw.force // MOST
    return MIDDLE + _towards_zero((2 * throw.direction - MOST) * reach, MOST)


def _towards_zero(number: int, parts: int) -> int:
    return number // parts if number >= 0 else -(-number // parts)


def cup(figures: Figures, cast: Cast, wanted: Iterable[tuple[int, int]]) -> int:
    """Where the cup is when the die lands: it slides towards what was wanted last. What was wanted sooner than anybody
    can react is a false start (FB-35a): the cup stays."""
    here = there = MIDDLE * FINE
    now = 0
    for moment, spot in wanted:
        if moment >= FALSE_START:
            here, now = _slide(figures, cast, here, there, moment - now), moment
            there = spot * FINE
    return _slide(figures, cast, here, there, cast.time(figures.flight) - now) // FINE


def _slide(figures: Figures, cast: Cast, here: int, there: int, ms: int) -> int:
    way = figures.speed * ms * AS_WRITTEN // cast.pace
    return min(there, here + way) if there > here else max(there, here - way)


def is_trace(figures: Figures, cast: Cast, slide: SlideCup) -> bool:
    """Times that follow each other within the flight, and a spot for each."""
    ends = (*slide.moments, cast.time(figures.flight) + 1)
    follows = all(one < other for one, other in pairwise(ends))
    return follows and len(slide.moments) == len(slide.spots)
