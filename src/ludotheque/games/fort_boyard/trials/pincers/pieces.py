"""The nouns of the pincers: a card dropped, a card caught."""

from enum import StrEnum

from msgspec import Struct

from ludotheque.kernel.pieces import Action, Event, RoundTrip, Seat

from ..ambush import AmbushScene, AmbushStage, Times
from ..reflex import Bout, OwnTime


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    fall: int
    first: int
    last: int
    times: Times


class DropCard(Action, frozen=True):
    pass


class PinchCard(Action, frozen=True):
    """`ms` counts from the fall; 0: before it was on the screen."""

    bout: Bout
    ms: OwnTime
    line: RoundTrip = 0


class Pinch(StrEnum):
    """What became of a card."""

    CAUGHT = "caught"
    EARLY = "early"  # pressed before it fell
    HIGH = "high"  # before it came between the fingers
    LOW = "low"  # after it had gone through
    NONE = "none"  # not pressed
    UNFIT = "unfit"  # the report does not fit, a second time
    AGAIN = "again"  # the report does not fit: once more


class CardDropped(Event, frozen=True):
    dropper: Seat


class CardPinched(Event, frozen=True):
    """How a fall ended."""

    candidate: Seat
    dropper: Seat
    pinch: Pinch
    ms: int


class PincersScene(AmbushScene, frozen=True, tag="pincers"):
    pass


class PincersStage(AmbushStage, frozen=True, tag="pincers"):
    fall: int  # ms, at this pace, as are the two between which a press catches
    first: int
    last: int
