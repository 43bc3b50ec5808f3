"""The path and the way of the sleeve, as the server replays them, in whole numbers. The screen counts the same way."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isqrt
from typing import Final

from ..contract import AS_WRITTEN, Cast
from .pieces import FINE, BlownFrom, Figures, NoseBlow, NosePath, NosePoint, Sleeve, SleeveSteering

# Half a circle in eight chords, in thousandths of its radius: along the lane's end, and up from it.
BEND: Final = ((-924, 383), (-707, 707), (-383, 924), (0, 1000), (383, 924), (707, 707), (924, 383))
WHOLE: Final = 1000
STEP: Final = 10  # ms between two looks at where the sleeve is,
NEAR: Final = 3 * FINE  # and how far it may have gone meanwhile: no trace hops from lane to lane
DICE: Final = 6  # of PATH
SIDES: Final = 100
SIGN: Final = {SleeveSteering.LEFT: -1, SleeveSteering.STRAIGHT: 0, SleeveSteering.RIGHT: 1}


def drawn_path(figures: Figures, dice: Sequence[int]) -> NosePath:
    """Four upright lanes and the three bends between them: where each bend is, whether the first one is above, and how
    the path sways."""
    lanes, is_first_above = figures.lanes, dice[3] * 2 <= SIDES
    xs = [(lanes.first + nth * lanes.apart) * FINE for nth in range(4)]
    half = lanes.apart * FINE // 2
    points = [NosePoint(xs[0], (lanes.bottom if is_first_above else lanes.top) * FINE)]
    for nth, die in enumerate(dice[:3]):
        is_above = is_first_above == (nth != 1)
        inward = lanes.jitter * FINE * die // SIDES + half
        y, up = (lanes.top * FINE + inward, -half) if is_above else (lanes.bottom * FINE - inward, half)
        middle = xs[nth] + half
        points.append(NosePoint(xs[nth], y))
        points += [NosePoint(middle + half * x // WHOLE, y + up * z // WHOLE) for x, z in BEND]
        points.append(NosePoint(xs[nth + 1], y))
    points.append(NosePoint(xs[3], points[0].y))
    return NosePath(tuple(points), dice[4] % SIDES, dice[5] % SIDES)


# -- what moves --------------------------------------------------------------------------------------------------


def arch(ms: int, length: int, height: int) -> int:
    """A hump: from 0 to `height` in the middle and back to 0."""
    return 4 * ms * (length - ms) * height // (length * length)


def wave(ms: int, period: int, height: int) -> int:
    """To and fro, each half of it a hump."""
    half = period // 2
    within = ms % period
    return arch(within, half, height) if within < half else -arch(within - half, half, height)


def sway(figures: Figures, cast: Cast, path: NosePath, ms: int) -> NosePoint:
    """How far the path is from its place, in tenths of a px."""
    one = figures.sway
    wide, high = cast.time(one.sideways_period), cast.time(one.upright_period)
    return NosePoint(
        wave(ms + wide * path.sideways_phase // SIDES, wide, one.sideways * FINE),
        wave(ms + high * path.upright_phase // SIDES, high, one.upright * FINE),
    )


def push(figures: Figures, cast: Cast, blows: Sequence[NoseBlow], ms: int) -> int:
    """How far the sleeve is pushed to the right, in tenths of a px."""
    length, pushed = cast.time(figures.blow.push), 0
    for blow in blows:
        if 0 <= ms - blow.since <= length:
            far = arch(ms - blow.since, length, figures.blow.reach * FINE)
            pushed += far if blow.side is BlownFrom.LEFT else -far
    return pushed


# -- on the path or not ------------------------------------------------------------------------------------------


def is_near(points: Sequence[NosePoint], x: int, y: int, far: int) -> bool:
    """Within so much of a line through these points."""
    return any(_is_near(one, other, x, y, far) for one, other in pairwise(points))


def _is_near(one: NosePoint, other: NosePoint, x: int, y: int, far: int) -> bool:
    along_x, along_y, from_x, from_y = other.x - one.x, other.y - one.y, x - one.x, y - one.y
    length = along_x * along_x + along_y * along_y
    along = from_x * along_x + from_y * along_y
    if along <= 0:
        return from_x * from_x + from_y * from_y <= far * far
    if along >= length:
        return (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y) <= far * far
    across = from_x * along_y - from_y * along_x
    return across * across <= far * far * length


def lengths(points: Sequence[NosePoint]) -> list[int]:
    """Of each straight piece."""
    return [isqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)) for a, b in pairwise(points)]


def at_length(points: Sequence[NosePoint], way: int) -> NosePoint:
    """The place on the path so far from its beginning."""
    for (one, other), length in zip(pairwise(points), lengths(points), strict=True):
        if way < length:
            return NosePoint(one.x + (other.x - one.x) * way // length, one.y + (other.y - one.y) * way // length)
        way -= length
    return points[-1]


# -- the trace -----------------------------------------------------------------------------------------------------

At = tuple[int, int, int]  # when (ms of the run) and where, before anybody blows


def between(one: At, other: At) -> Iterator[At]:
    """Moments after `one` up to `other`, close to each other: nobody leaves the path between two of them."""
    (ms, x, y), (then, to_x, to_y) = one, other
    far = isqrt((to_x - x) * (to_x - x) + (to_y - y) * (to_y - y))
    looks = max((then - ms - 1) // STEP, far // NEAR) + 1
    for look in range(1, looks):
        yield ms + (then - ms) * look // looks, x + (to_x - x) * look // looks, y + (to_y - y) * look // looks
    yield other


def steered(figures: Figures, cast: Cast, path: NosePath, sleeve: Sleeve, ms: int) -> Sleeve:
    """By keys: it advances by itself, and sideways as long as a key is down."""
    one = figures.steered
    most = one.most * FINE * WHOLE
    off = sleeve.off + SIGN[sleeve.steering] * one.speed * FINE * (ms - sleeve.ms) * AS_WRITTEN // cast.pace
    off = max(-most, min(most, off))
    way = sum(lengths(path.points)) * (ms - sleeve.began) // cast.time(one.way)
    place = at_length(path.points, way)
    return Sleeve(sleeve.led_by, ms, place.x + off // WHOLE, place.y, sleeve.began, off, sleeve.steering)


def is_jump(figures: Figures, one: At, other: At) -> bool:
    """Further than a hand gets in that time; the first moment of a trace is that of the nose from which it is taken."""
    (ms, x, y), (then, to_x, to_y) = one, other
    time = min(then - ms, figures.every) if then > ms else figures.every
    far = figures.jump * FINE * time // figures.every
    return (to_x - x) ** 2 + (to_y - y) ** 2 > far * far
