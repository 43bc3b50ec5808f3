"""Any piece of a trace, for random play: mostly along the path, sometimes beside it."""

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action

from . import way
from .pieces import FURTHEST, LeadSleeve, NosePoint, Sleeve, SleeveLedBy, SleeveSteering, SteerSleeve
from .replay import Run

BY_HAND = (SleeveLedBy.TOUCH, SleeveLedBy.MOUSE)
PIECE = 4  # moments
EVERY = 100  # ms
STRIDE = 120  # tenths of a px from one to the next
WILD = 40  # one in so many moments is anywhere


def any_trace(run: Run, bout: int, sleeve: Sleeve | None, luck: Luck) -> Action | None:
    by_keys = luck.below(2) == 0 if sleeve is None else sleeve.led_by is SleeveLedBy.KEYS
    last = run.cast.time(run.figures.run)
    begun = luck.below(300) if sleeve is None else sleeve.ms + EVERY
    moments = tuple(range(begun, min(begun + PIECE * EVERY, last + 1), EVERY))
    if not moments:  # the trace has come to the end of the time
        return None
    if by_keys:
        return SteerSleeve(bout, moments[:1], (list(SleeveSteering)[luck.below(3)],), moments[-1])
    led_by = BY_HAND[luck.below(len(BY_HAND))] if sleeve is None else sleeve.led_by
    places = [_anywhere(luck) if luck.below(WILD) == 0 else place for place in along(run, sleeve, moments)]
    return LeadSleeve(bout, led_by, moments, tuple([one.x for one in places]), tuple([one.y for one in places]))


def _anywhere(luck: Luck) -> NosePoint:
    return NosePoint(luck.below(FURTHEST), luck.below(FURTHEST))


def along(run: Run, sleeve: Sleeve | None, moments: tuple[int, ...]) -> list[NosePoint]:
    """Where somebody leads it who sees well: on with the path, against sway and blows."""
    points, gone = run.path.points, 0
    if sleeve is not None:
        sway = way.sway(run.figures, run.cast, run.path, sleeve.ms)
        pushed = way.push(run.figures, run.cast, run.blows, sleeve.ms)
        gone = _length_at(points, sleeve.x + pushed - sway.x, sleeve.y - sway.y)
    found: list[NosePoint] = []
    for moment in moments:
        gone += STRIDE if sleeve is not None or found else 0
        place, sway = way.at_length(points, gone), way.sway(run.figures, run.cast, run.path, moment)
        pushed = way.push(run.figures, run.cast, run.blows, moment)
        found.append(NosePoint(_within(place.x + sway.x - pushed), _within(place.y + sway.y)))
    return found


def _within(place: int) -> int:
    return max(0, min(FURTHEST, place))


def _length_at(points: tuple[NosePoint, ...], x: int, y: int) -> int:
    """How far along the path the place is that is nearest to this one."""
    whole = sum(way.lengths(points))
    places = [(way.at_length(points, gone), gone) for gone in range(0, whole + 1, STRIDE // 4)]
    return min(places, key=lambda one: (one[0].x - x) ** 2 + (one[0].y - y) ** 2)[1]
