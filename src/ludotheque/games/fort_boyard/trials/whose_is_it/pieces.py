"""The nouns of whose is it?: things, strokes, drawings and what one can say of them."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, Seat

from ..contract import Scene, Stage

SHEET: Final = 200
LONGEST_STROKE: Final = 48  # points
MOST_SENT: Final = 500  # numbers of a kind: more than any sheet holds
MOST_DRAWINGS: Final = 5

Dot = Annotated[int, Meta(ge=0, le=SHEET)]
Dots = Annotated[tuple[Dot, ...], Meta(max_length=MOST_SENT)]
Length = Annotated[int, Meta(ge=1, le=LONGEST_STROKE)]
Nth = Annotated[int, Meta(ge=0, lt=MOST_DRAWINGS)]  # of the drawings, as they are shown


class StoredHand(Struct, frozen=True, forbid_unknown_fields=True):
    """How the server's hand draws at one seat."""

    lean: int
    wide: int
    high: int
    tremble: int
    pieces: int


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    draw: int
    name: int
    strokes: int
    least: int
    enough: tuple[int, int, int, int]
    most_strokes: int
    most_points: int
    hands: tuple[StoredHand, StoredHand, StoredHand, StoredHand, StoredHand, StoredHand]


class BodyThing(StrEnum):
    """What everybody draws."""

    NOSE = "nose"
    EAR = "ear"
    EYE = "eye"
    MOUTH = "mouth"
    HAND = "hand"
    FOOT = "foot"
    ELBOW = "elbow"
    KNEE = "knee"


THINGS: Final = tuple(BodyThing)


class ReadyStroke(StrEnum):
    LINE = "line"
    BAR = "bar"
    SLOPE = "slope"
    HOOK = "hook"
    ARCH = "arch"
    BOWL = "bowl"
    WAVE = "wave"
    ZIGZAG = "zigzag"
    LOOP = "loop"
    SPIRAL = "spiral"
    CORNER = "corner"
    DOT = "dot"


class StrokeForm(StrEnum):
    """A stroke in words."""

    DOT = "dot"
    SHORT_LINE = "short-line"
    LONG_LINE = "long-line"
    SHORT_CURVE = "short-curve"
    LONG_CURVE = "long-curve"
    ZIGZAG = "zigzag"
    LOOP = "loop"


class SketchSize(StrEnum):
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


class SketchLine(StrEnum):
    STEADY = "steady"
    SHAKY = "shaky"


class SketchLean(StrEnum):
    LEFT = "left"
    UPRIGHT = "upright"
    RIGHT = "right"


class HandInDrawing(Action, frozen=True):
    """The whole of it at once, so that nobody can count its strokes: with the brush, through these points from the
    upper left of the sheet, each stroke through the next `lengths` of them; or without pointer, ready-made."""

    lengths: Annotated[tuple[Length, ...], Meta(max_length=MOST_SENT)]
    xs: Dots
    ys: Dots
    ready: Annotated[tuple[ReadyStroke, ...], Meta(max_length=len(ReadyStroke))]


class NameDrawings(Action, frozen=True):
    """Each of these drawings is by each of these."""

    drawings: Annotated[tuple[Nth, ...], Meta(max_length=MOST_DRAWINGS)]
    names: Annotated[tuple[Seat, ...], Meta(max_length=MOST_DRAWINGS)]


class DrawingFault(StrEnum):
    BAD_DRAWING = "bad-drawing"
    BAD_STROKE = "bad-stroke"
    SHEET_FULL = "sheet-full"
    STROKE_USED = "stroke-used"
    BAD_NAMES = "bad-names"


class Stroke(Struct, frozen=True, forbid_unknown_fields=True):
    xs: tuple[int, ...]
    ys: tuple[int, ...]


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has handed in, if anything; `ready` is what of it was ready-made."""

    strokes: tuple[Stroke, ...] = ()
    ready: tuple[ReadyStroke, ...] = ()


class Sketch(Struct, frozen=True, forbid_unknown_fields=True):
    """A drawing for everybody, to see and to hear, without its maker."""

    strokes: tuple[Stroke, ...]
    forms: tuple[StrokeForm, ...]
    size: SketchSize
    line: SketchLine
    lean: SketchLean


class Gallery(Struct, frozen=True, forbid_unknown_fields=True):
    sketches: tuple[Sketch, ...]


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """What the candidate has said."""

    drawings: tuple[int, ...]
    names: tuple[Seat, ...]


class ThingTold(Event, frozen=True):
    thing: BodyThing


class DrawingHandedIn(Event, frozen=True):
    """Whoever made it sees it, nobody else."""

    seat: Seat


class DrawingUnfinished(Event, frozen=True):
    seat: Seat


class DrawingsShown(Event, frozen=True):
    candidate: Seat
    count: int
    gallery: Gallery


class DrawingsNamed(Event, frozen=True):
    """`authors` of the drawings as they were shown; `recognised` with those that were unfinished."""

    candidate: Seat
    authors: tuple[Seat, ...]
    naming: Naming
    recognised: int
    enough: int


class WhosePhase(StrEnum):
    THING = "thing"  # luck says what
    DRAW = "draw"
    HANDS = "hands"  # luck leads the server's hands
    SHUFFLE = "shuffle"
    NAME = "name"


class WhoseScene(Scene, frozen=True, tag="whose-is-it"):
    phase: WhosePhase
    until: int = 0
    thing: BodyThing | None = None
    drawings: tuple[Drawing, ...] = ()  # of cast.opponents
    order: tuple[int, ...] = ()  # in which they are shown: indexes of cast.opponents
    is_won: bool | None = None


class WhoseStage(Stage, frozen=True, tag="whose-is-it"):
    phase: WhosePhase
    thing: BodyThing | None
    mine: Drawing | None  # what I have handed in: nothing as long as I draw
    strokes: int  # of a finished drawing
    least: int  # how long each of them is, to count
    most_strokes: int  # of any drawing
    most_points: int
    gallery: Gallery | None  # as soon as it is shown
    own: int | None  # which of these is mine
    names: tuple[Seat, ...]  # who has drawn them, in no order of theirs
    unfinished: tuple[Seat, ...]  # counts as recognised
    enough: int
