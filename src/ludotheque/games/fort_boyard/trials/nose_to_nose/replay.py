"""A piece of the trace is replayed: where the sleeve comes to, and whether that is its end."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from ludotheque.kernel.errors import IllegalAction

from ..contract import Cast
from . import way
from .pieces import (
    FINE,
    Figures,
    LeadSleeve,
    NoseBlow,
    NoseFault,
    NosePath,
    Sleeve,
    SleeveFate,
    SleeveLedBy,
    SleeveSteering,
    SteerSleeve,
)
from .way import At

RULE = "FB-29"


class Run(NamedTuple):
    """What a trace is replayed on."""

    figures: Figures
    cast: Cast
    path: NosePath
    blows: tuple[NoseBlow, ...]

    def fate(self, led_by: SleeveLedBy, here: At) -> SleeveFate | None:
        """At this moment: off the path, at its end, or on the way."""
        ms, x, y = here
        sway = way.sway(self.figures, self.cast, self.path, ms)
        x, y = x + way.push(self.figures, self.cast, self.blows, ms) - sway.x, y - sway.y
        if not way.is_near(self.path.points, x, y, width(self.figures, self.cast, led_by) * FINE // 2):
            return SleeveFate.LEFT_PATH
        end = self.path.points[-1]
        return SleeveFate.ARRIVED if way.is_near((end, end), x, y, self.figures.goal * FINE) else None


def width(figures: Figures, cast: Cast, led_by: SleeveLedBy) -> int:
    """Of the path, in px: the slower the pace, the wider (FB-24a)."""
    written = {SleeveLedBy.TOUCH: figures.touch, SleeveLedBy.MOUSE: figures.mouse, SleeveLedBy.KEYS: figures.keys}
    return min(cast.wide(written[led_by]), figures.widest)


class Replayed(NamedTuple):
    sleeve: Sleeve | None
    fate: SleeveFate | None  # AGAIN: the trace does not fit


def last_moment(run: Run, sleeve: Sleeve | None, action: LeadSleeve | SteerSleeve) -> int:
    """Of a trace; one that cannot be is refused. Nothing is replayed for that."""
    return _check_lead(run, sleeve, action) if isinstance(action, LeadSleeve) else _check_steer(run, sleeve, action)


def replayed(run: Run, sleeve: Sleeve | None, action: LeadSleeve | SteerSleeve) -> Replayed:
    """A trace that can be."""
    return _lead(run, sleeve, action) if isinstance(action, LeadSleeve) else _steer(run, sleeve, action)


# -- by hand -------------------------------------------------------------------------------------------------------


def _check_lead(run: Run, sleeve: Sleeve | None, action: LeadSleeve) -> int:
    led_by, count = action.led_by, len(action.moments)
    if led_by is SleeveLedBy.KEYS or count == 0 or (len(action.xs), len(action.ys)) != (count, count):
        raise IllegalAction(NoseFault.BAD_SLEEVE_TRACE, RULE)
    _check(run, sleeve, led_by, action.moments, action.moments[-1])
    return action.moments[-1]


def _lead(run: Run, sleeve: Sleeve | None, action: LeadSleeve) -> Replayed:
    led_by = action.led_by
    trace: list[At] = list(zip(action.moments, action.xs, action.ys, strict=True))
    before = _taken(run, trace[0]) if sleeve is None else (sleeve.ms, sleeve.x, sleeve.y)
    for one, other in pairwise([before, *trace]):
        if other[0] - one[0] > run.figures.gap or way.is_jump(run.figures, one, other):
            return Replayed(sleeve, SleeveFate.AGAIN)
        for here in way.between(one, other):
            sleeve = Sleeve(led_by, *here)
            fate = run.fate(led_by, here)
            if fate is not None:
                return Replayed(sleeve, fate)
    return Replayed(sleeve, None)


def _taken(run: Run, first: At) -> At:
    """The nose from which it is taken sways with the path; there it may wait."""
    start, sway = run.path.points[0], way.sway(run.figures, run.cast, run.path, first[0])
    return first[0], start.x + sway.x, start.y + sway.y


# -- by keys -------------------------------------------------------------------------------------------------------


def _check_steer(run: Run, sleeve: Sleeve | None, action: SteerSleeve) -> int:
    _check(run, sleeve, SleeveLedBy.KEYS, action.moments, action.until)
    if len(action.moments) != len(action.steerings) or (sleeve is None and not action.moments):
        raise IllegalAction(NoseFault.BAD_SLEEVE_TRACE, RULE)
    return action.until


def _steer(run: Run, sleeve: Sleeve | None, action: SteerSleeve) -> Replayed:
    if sleeve is None:
        sleeve = _set_off(run, action.moments[0])
    changes = list(zip(action.moments, action.steerings, strict=True))
    for moment, steering in [*changes, (action.until, None)]:
        for here in _moments(run, sleeve, moment):
            fate = _steered_fate(run, here)
            if fate is not None:
                return Replayed(here, fate)
        here = way.steered(run.figures, run.cast, run.path, sleeve, moment)
        sleeve = here if steering is None else replace(here, steering=steering)
    return Replayed(sleeve, None)


def _set_off(run: Run, moment: int) -> Sleeve:
    """From the middle of the path, wherever it is then."""
    start, sway = run.path.points[0], way.sway(run.figures, run.cast, run.path, moment)
    return Sleeve(
        SleeveLedBy.KEYS, moment, start.x + sway.x, start.y, moment, sway.x * way.WHOLE, SleeveSteering.STRAIGHT
    )


def _moments(run: Run, sleeve: Sleeve, until: int) -> Iterator[Sleeve]:
    for now in (*range(sleeve.ms, until, way.STEP), until):
        yield way.steered(run.figures, run.cast, run.path, sleeve, now)


def _steered_fate(run: Run, sleeve: Sleeve) -> SleeveFate | None:
    """It has arrived when its way is over, not before."""
    fate = run.fate(SleeveLedBy.KEYS, (sleeve.ms, sleeve.x, sleeve.y))
    if fate is SleeveFate.LEFT_PATH:
        return fate
    return SleeveFate.ARRIVED if sleeve.ms - sleeve.began >= run.cast.time(run.figures.steered.way) else None


def _check(run: Run, sleeve: Sleeve | None, led_by: SleeveLedBy, moments: tuple[int, ...], last: int) -> None:
    """Moments that follow each other and what came before, within the run; and nobody changes hands."""
    if sleeve is not None and sleeve.led_by is not led_by:
        raise IllegalAction(NoseFault.LED_OTHERWISE, RULE)
    before = -1 if sleeve is None else sleeve.ms
    follows = all(one < other for one, other in pairwise((before, *moments, last + 1)))
    if not follows or not before < last <= run.cast.time(run.figures.run):
        raise IllegalAction(NoseFault.BAD_SLEEVE_TRACE, RULE)
