"""The nouns of the catapult: a throw, the trace of the cup, a die that lands."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, RoundTrip, Seat

from ..ambush import AmbushScene, AmbushStage, Times
from ..reflex import Bout, OwnTime

MOST: Final = 100  # of a direction, of a force
WIDTH: Final = 1000
LONGEST_TRACE: Final = 120

Setting = Annotated[int, Meta(ge=0, le=MOST)]
Spot = Annotated[int, Meta(ge=0, le=WIDTH)]  # in thousandths of the width, from the left as the candidate sits
Four = tuple[int, int, int, int]  # with 3, 4, 5, 6 players


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    flight: int
    near: Four
    enough: Four
    speed: int
    weakest: int
    strongest: int
    times: Times


class ThrowDie(Action, frozen=True):
    direction: Setting  # 0 leftmost, 50 straight on, 100 rightmost, as the candidate sits
    force: Setting


class SlideCup(Action, frozen=True):
    """The trace of one flight: at each of these own times, after the die was shown flying, where the cup was to go."""

    bout: Bout
    moments: Annotated[tuple[OwnTime, ...], Meta(max_length=LONGEST_TRACE)]
    spots: Annotated[tuple[Spot, ...], Meta(max_length=LONGEST_TRACE)]
    line: RoundTrip = 0


class CatapultFault(StrEnum):
    BAD_TRACE = "bad-trace"


class Landing(StrEnum):
    """What became of a die."""

    CAUGHT = "caught"
    MISSED = "missed"
    NONE = "none"  # nobody held the cup
    UNFIT = "unfit"  # the report does not fit, a second time
    AGAIN = "again"  # the report does not fit: once more


class DieThrown(Event, frozen=True):
    thrower: Seat
    direction: int
    force: int


class DieLanded(Event, frozen=True):
    candidate: Seat
    thrower: Seat
    landing: Landing
    spot: int  # where it landed
    cup: int  # where the cup was


class Throw(Struct, frozen=True, forbid_unknown_fields=True):
    direction: Setting
    force: Setting


class CatapultScene(AmbushScene, frozen=True, tag="catapult"):
    throw: Throw | None = None  # the die that flies


class CatapultStage(AmbushStage, frozen=True, tag="catapult"):
    throw: Throw | None
    spot: int | None  # where it will land
    flight: int  # ms, at this pace
    near: int
    speed: int  # thousandths of the width in a second, at this pace
    weakest: int  # how far from the middle the outermost direction throws, with the least force
    strongest: int  # and with the greatest
