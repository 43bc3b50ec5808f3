"""Strokes on a sheet: how long they are, what one says of them, and how the server's hand draws."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import accumulate, pairwise
from math import isqrt
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import Struct

from .pieces import (
    SHEET,
    BodyThing,
    Drawing,
    Figures,
    ReadyStroke,
    Sketch,
    SketchLean,
    SketchLine,
    SketchSize,
    Stroke,
    StrokeForm,
)

Dots = list[tuple[int, int]]

HUNDRED: Final = 100
MIDDLE: Final = SHEET // 2
DENSE: Final = 12  # how far the points of a trembling line are from each other
SHIFT: Final = 21  # faces of a die: by how much the server's hand begins beside the middle
DICE_OF_HAND: Final = 2

LONG: Final = 90
BENT: Final = 104  # a line is a curve if it is longer than so many hundredths of the way between its ends
CLOSED: Final = 4  # a loop ends within a fourth of its length from its beginning
TURNS: Final = 3  # of a zigzag, to and fro,
WIDE: Final = 14  # each so wide at least
SHAKES: Final = 3  # turns of any width on a length of a hundred: what is shaky
SMALL, LARGE = 90, 150
LEANS: Final = 22  # hundredths


class Stored(Struct, frozen=True, forbid_unknown_fields=True):
    things: dict[BodyThing, list[str]]
    ready: dict[ReadyStroke, str]


def _dots(text: str) -> Dots:
    return [(int(x), int(y)) for x, y in (point.split(",") for point in text.split())]


def _stroke(dots: Dots) -> Stroke:
    return Stroke(tuple([_within(x) for x, _ in dots]), tuple([_within(y) for _, y in dots]))


def _within(place: int) -> int:
    return max(0, min(SHEET, place))


_STORED: Final = msgspec.convert(
    tomllib.loads((files(__package__) / "strokes.toml").read_text(encoding="utf-8")), Stored
)
OUTLINES: Final[Mapping[BodyThing, list[Dots]]] = MappingProxyType(
    {thing: [_dots(one) for one in strokes] for thing, strokes in _STORED.things.items()}
)
READY: Final[Mapping[ReadyStroke, Stroke]] = MappingProxyType(
    {name: _stroke(_dots(one)) for name, one in _STORED.ready.items()}
)


# -- the server's hand ---------------------------------------------------------------------------------------------


def by_hand(figures: Figures, seat: int, thing: BodyThing, dice: Sequence[int]) -> Drawing:
    """A thing as the stored hand of this seat draws it; luck moves it a little on the sheet."""
    hand = figures.hands[seat % len(figures.hands)]
    aside, below = (die - (SHIFT + 1) // 2 for die in dice)
    strokes: list[Stroke] = []
    for outline in OUTLINES[thing]:
        drawn: Dots = []
        for x, y in outline:
            high = (y - MIDDLE) * hand.high // HUNDRED
            drawn.append((MIDDLE + (x - MIDDLE) * hand.wide // HUNDRED - high * hand.lean // HUNDRED + aside, high))
        drawn = [(x, MIDDLE + high + below) for x, high in drawn]
        pieces = _pieces(drawn, hand.pieces)
        strokes += [_stroke(_trembling(one, hand.tremble) if hand.tremble else one) for one in pieces]
    return Drawing(tuple(strokes[: figures.most_strokes]))


def _pieces(dots: Dots, count: int) -> list[Dots]:
    """A long line in so many pieces."""
    if count == 1 or len(dots) < 2 * count:
        return [dots]
    middle = len(dots) // 2
    return [dots[: middle + 1], dots[middle:]]


def _trembling(dots: Dots, far: int) -> Dots:
    found: Dots = []
    for (x, y), (to_x, to_y) in pairwise(dots):
        parts = max(1, isqrt((to_x - x) ** 2 + (to_y - y) ** 2) // DENSE)
        for part in range(parts):
            side = far if len(found) % 2 else -far
            found.append((x + (to_x - x) * part // parts + side, y + (to_y - y) * part // parts - side // 2))
    return [*found, dots[-1]]


# -- people's hands ------------------------------------------------------------------------------------------------


def by_brush(lengths: Sequence[int], xs: tuple[int, ...], ys: tuple[int, ...]) -> Drawing:
    """Strokes one after another, each through so many points."""
    ends = list(accumulate(lengths, initial=0))
    return Drawing(tuple([Stroke(xs[start:end], ys[start:end]) for start, end in pairwise(ends)]))


def ready_made(names: tuple[ReadyStroke, ...]) -> Drawing:
    return Drawing(tuple([READY[name] for name in names]), names)


# -- in words --------------------------------------------------------------------------------------------------------


def length(stroke: Stroke) -> int:
    dots = zip(stroke.xs, stroke.ys, strict=True)
    return sum(isqrt((x - to_x) ** 2 + (y - to_y) ** 2) for (x, y), (to_x, to_y) in pairwise(dots))


def is_finished(figures: Figures, drawing: Drawing) -> bool:
    """FB-26: at least 3 strokes; a dot is none."""
    return sum(length(stroke) >= figures.least for stroke in drawing.strokes) >= figures.strokes


def described(figures: Figures, drawing: Drawing) -> Sketch:
    strokes = drawing.strokes
    return Sketch(
        strokes=strokes,
        forms=tuple([_form(figures, stroke) for stroke in strokes]),
        size=_size(strokes),
        line=_line(strokes),
        lean=_lean(strokes),
    )


def _form(figures: Figures, stroke: Stroke) -> StrokeForm:
    way = length(stroke)
    if way < figures.least:
        return StrokeForm.DOT
    straight = length(Stroke((stroke.xs[0], stroke.xs[-1]), (stroke.ys[0], stroke.ys[-1])))
    if straight * CLOSED <= way:
        return StrokeForm.LOOP
    if max(_turns(stroke.xs, WIDE), _turns(stroke.ys, WIDE)) >= TURNS:
        return StrokeForm.ZIGZAG
    is_long = way >= LONG
    if way * HUNDRED > straight * BENT:
        return StrokeForm.LONG_CURVE if is_long else StrokeForm.SHORT_CURVE
    return StrokeForm.LONG_LINE if is_long else StrokeForm.SHORT_LINE


def _turns(places: Sequence[int], wide: int = 1) -> int:
    """How often it goes so far back where it came from, in one direction."""
    found, way, furthest = 0, 0, places[0]
    for place in places:
        back = (furthest - place) * way if way else abs(place - furthest)
        if back >= wide:
            found += way != 0
            way = 1 if place > furthest else -1
            furthest = place
        elif way and (place - furthest) * way > 0:
            furthest = place
    return found


def _size(strokes: Sequence[Stroke]) -> SketchSize:
    xs, ys = [x for one in strokes for x in one.xs], [y for one in strokes for y in one.ys]
    across = max(max(xs) - min(xs), max(ys) - min(ys))
    if across < SMALL:
        return SketchSize.SMALL
    return SketchSize.LARGE if across >= LARGE else SketchSize.MEDIUM


def _line(strokes: Sequence[Stroke]) -> SketchLine:
    turns = sum(_turns(one.xs) + _turns(one.ys) for one in strokes)
    way = sum(length(one) for one in strokes)
    return SketchLine.SHAKY if turns * HUNDRED > way * SHAKES else SketchLine.STEADY


def _lean(strokes: Sequence[Stroke]) -> SketchLean:
    """Whither it goes upwards, on the whole."""
    aside = upward = 0
    for one in strokes:
        for (x, y), (to_x, to_y) in pairwise(zip(one.xs, one.ys, strict=True)):
            up = y - to_y
            upward += abs(up)
            aside += (to_x - x) if up > 0 else (x - to_x) if up < 0 else 0
    if abs(aside) * HUNDRED <= upward * LEANS:
        return SketchLean.UPRIGHT
    return SketchLean.RIGHT if aside > 0 else SketchLean.LEFT
