"""Which badges are left to be worn: no two seats are taken for each other, by colour or by emblem."""

from collections.abc import Collection, Iterable
from itertools import product
from typing import TypeVar

from .pieces import COLOURS, Badge, Emblem

T = TypeVar("T")


def spare(worn: Collection[Badge]) -> list[Badge]:
    """The badges that can be worn beside these. With more seats than colours they come again, in other pairs."""
    colours = _unused(range(COLOURS), {badge.colour for badge in worn})
    emblems = _unused(Emblem, {badge.emblem for badge in worn})
    pairs = (Badge(colour, emblem) for colour, emblem in product(colours, emblems))
    return [pair for pair in pairs if pair not in worn]


def _unused(every: Iterable[T], used: Collection[T]) -> list[T]:
    return [one for one in every if one not in used] or list(every)
