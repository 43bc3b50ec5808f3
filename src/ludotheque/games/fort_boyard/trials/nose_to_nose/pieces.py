"""The nouns of nose to nose: a path that sways, blows, the trace of a sleeve."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, Seat

from ..contract import Scene, Stage
from ..moments import Span
from ..reflex import Bout

FINE: Final = 10  # places are counted in tenths of a px
FURTHEST: Final = 4_000  # tenths, of any place in a trace
LONGEST: Final = 60_000  # ms of any trace
MOST: Final = 60  # moments of one piece of a trace

Moment = Annotated[int, Meta(ge=0, le=LONGEST)]  # ms since the run began
Place = Annotated[int, Meta(ge=0, le=FURTHEST)]


class Blowing(Struct, frozen=True, forbid_unknown_fields=True):
    warning: int
    push: int
    reach: int


class Swaying(Struct, frozen=True, forbid_unknown_fields=True):
    sideways: int
    sideways_period: int
    upright: int
    upright_period: int


class Steered(Struct, frozen=True, forbid_unknown_fields=True):
    way: int
    speed: int
    most: int


class Lanes(Struct, frozen=True, forbid_unknown_fields=True):
    width: int
    first: int
    apart: int
    top: int
    bottom: int
    jitter: int


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    look: int
    run: int
    touch: int
    mouse: int
    keys: int
    widest: int
    jump: int
    every: int
    gap: int
    ahead: int
    late: int
    goal: int
    blow: Blowing
    sway: Swaying
    steered: Steered
    lanes: Lanes


class SleeveLedBy(StrEnum):
    """What leads the sleeve."""

    TOUCH = "touch"
    MOUSE = "mouse"
    KEYS = "keys"


class BlownFrom(StrEnum):
    """From which one blows."""

    LEFT = "left"
    RIGHT = "right"


class SleeveSteering(StrEnum):
    LEFT = "left"
    STRAIGHT = "straight"
    RIGHT = "right"


class BlowSleeve(Action, frozen=True):
    side: BlownFrom


class LeadSleeve(Action, frozen=True):
    """A piece of the trace by hand: where the sleeve was at these moments."""

    bout: Bout  # 0; 1: once more, on another path
    led_by: SleeveLedBy  # not by keys
    moments: Annotated[tuple[Moment, ...], Meta(max_length=MOST)]
    xs: Annotated[tuple[Place, ...], Meta(max_length=MOST)]
    ys: Annotated[tuple[Place, ...], Meta(max_length=MOST)]


class SteerSleeve(Action, frozen=True):
    """The same by keys: from each of these moments on it was steered so, and that is all until `until`. It sets off at
    the first moment of all."""

    bout: Bout
    moments: Annotated[tuple[Moment, ...], Meta(max_length=MOST)]
    steerings: Annotated[tuple[SleeveSteering, ...], Meta(max_length=MOST)]
    until: Moment


class NoseFault(StrEnum):
    BAD_SLEEVE_TRACE = "bad-sleeve-trace"
    LED_OTHERWISE = "led-otherwise"


class SleeveFate(StrEnum):
    """What became of the sleeve."""

    ARRIVED = "arrived"
    LEFT_PATH = "left-path"
    TIME = "time"  # it was up
    UNFIT = "unfit"  # the trace does not fit, a second time
    AGAIN = "again"  # the trace does not fit: once more


class Sleeve(Struct, frozen=True, forbid_unknown_fields=True):
    """Where it is, as far as the trace goes."""

    led_by: SleeveLedBy
    ms: int
    x: int
    y: int
    began: int = 0  # what keys steer: when it set off,
    off: int = 0  # how far it is from the middle, in thousandths of a tenth,
    steering: SleeveSteering = SleeveSteering.STRAIGHT  # and what is pressed


class NosePoint(Struct, frozen=True, forbid_unknown_fields=True):
    """In tenths of a px, from the upper left."""

    x: int
    y: int


class NosePath(Struct, frozen=True, forbid_unknown_fields=True):
    points: tuple[NosePoint, ...]  # its middle, straight from each to the next
    sideways_phase: int  # of its sway, in hundredths
    upright_phase: int


class NosePathShown(Event, frozen=True):
    candidate: Seat
    path: NosePath


class SleeveTaken(Event, frozen=True):
    candidate: Seat
    led_by: SleeveLedBy


class SleeveMoved(Event, frozen=True):
    """So far the trace goes."""

    candidate: Seat
    sleeve: Sleeve


class SleeveBlown(Event, frozen=True):
    """It pushes from `since` on, in ms of the run."""

    opponent: Seat
    side: BlownFrom
    since: int


class SleeveEnded(Event, frozen=True):
    candidate: Seat
    fate: SleeveFate
    ms: int


class NoseBlow(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    side: BlownFrom
    since: int  # ms of the run


class NosePhase(StrEnum):
    PATH = "path"  # luck draws it
    LOOK = "look"
    RUN = "run"


class NoseScene(Scene, frozen=True, tag="nose-to-nose"):
    phase: NosePhase
    until: int = 0  # the end of the look; then of the run
    start: int = 0  # of the run, a moment of the log
    path: NosePath | None = None
    span: Span | None = None  # in which the server's hand blows
    is_asked: bool = False  # luck, whether it is now
    blows: tuple[NoseBlow, ...] = ()
    sleeve: Sleeve | None = None  # None: still on the other's nose
    is_again: bool = False
    is_won: bool | None = None

    @property
    def bout(self) -> int:
        return int(self.is_again)


class NoseStage(Stage, frozen=True, tag="nose-to-nose"):
    phase: NosePhase
    start: int  # a moment of the log; in the look, the one at which the run will begin
    run: int  # ms, at this pace, as are all times here
    path: NosePath | None
    blows: tuple[NoseBlow, ...]
    sleeve: Sleeve | None
    bout: int
    is_again: bool
    touch: int  # widths of the path, in px
    mouse: int
    keys: int
    jump: int
    every: int
    goal: int
    warning: int
    push: int
    reach: int
    sideways: int
    sideways_period: int
    upright: int
    upright_period: int
    way: int
    speed: int  # px in a second, at this pace
    most: int
