"""What was measured, and what it comes to."""

import statistics
from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.contenders import COMPILED, Contender
from benchmarks.shares import Doubt, Tally


class Quartiles(NamedTuple):
    low: float
    median: float
    high: float


def quartiles(values: Sequence[float]) -> Quartiles:
    if len(values) == 1:
        return Quartiles(values[0], values[0], values[0])
    return Quartiles(*statistics.quantiles(values, n=4, method="inclusive"))


class Measured(NamedTuple):
    """A contender over all rounds."""

    contender: Contender
    games_a_round: int
    speeds: Sequence[float]  # steps a second, by round
    tally: Tally
    versions: dict[str, str]


class Growth(NamedTuple):
    """One form of ours at one number of seats."""

    title: str
    seats: int
    steps_a_second: Sequence[float]  # quartiles
    bytes: float
    clone_seconds: float


class Run(NamedTuple):
    """All that a run found."""

    rounds: int
    seed: int
    scripted: dict[str, int]  # how the scripted games ended
    measured: Sequence[Measured]
    doubts: Sequence[Doubt]
    growth: Sequence[Growth]


def compiled(measured: Sequence[Measured]) -> Measured | None:
    return next((one for one in measured if one.contender.name == COMPILED.name), None)


def ratios(measured: Sequence[Measured], one: Measured) -> Quartiles | None:
    """How many times as fast as this one our compiled form is, round by round: a slow minute is slow for both."""
    ours = compiled(measured)
    if ours is None or ours is one:
        return None
    return quartiles([fast / slow for fast, slow in zip(ours.speeds, one.speeds, strict=True)])


def missed(measured: Sequence[Measured]) -> list[str]:
    """The targets that were not reached."""
    short = []
    for one in measured:
        ratio, least = ratios(measured, one), one.contender.least
        if ratio is not None and least is not None and ratio.median < least:
            short.append(f"{one.contender.title}: {ratio.median:.3g} times as fast, and not {least:g}")
    return short
