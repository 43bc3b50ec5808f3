"""The nouns of the hot hand: feints, strikes, a hand pulled away."""

from enum import StrEnum

from msgspec import Struct

from ludotheque.kernel.pieces import Action, Event, RoundTrip, Seat

from ..ambush import AmbushScene, AmbushStage, Times
from ..reflex import Bout, OwnTime


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    window: tuple[int, int, int, int]
    touch: int
    times: Times


class FeintHand(Action, frozen=True):
    """The hand twitches."""


class StrikeHand(Action, frozen=True):
    pass


class PulledBy(StrEnum):
    TOUCH = "touch"
    MOUSE = "mouse"
    KEYS = "keys"


class PullHand(Action, frozen=True):
    """`ms` counts from the strike; 0: before it was on the screen."""

    bout: Bout
    ms: OwnTime
    by: PulledBy
    line: RoundTrip = 0


class Pull(StrEnum):
    """What became of an attack. In all but the first the hand is touched, or the attack comes again."""

    EVADED = "evaded"
    LATE = "late"  # pulled, but not within the window
    NONE = "none"  # not pulled
    EARLY = "early"  # before the strike
    FEINT = "feint"  # on the feint
    UNFIT = "unfit"  # the report does not fit, a second time
    AGAIN = "again"  # the report does not fit: once more


class HandFeinted(Event, frozen=True):
    attacker: Seat


class HandStruck(Event, frozen=True):
    attacker: Seat


class HandPulled(Event, frozen=True):
    """How an attack ended."""

    candidate: Seat
    attacker: Seat
    pull: Pull
    ms: int


class HotHandScene(AmbushScene, frozen=True, tag="hot-hand"):
    has_feinted: bool = False  # this attacker


class HotHandStage(AmbushStage, frozen=True, tag="hot-hand"):
    has_feinted: bool
    window: int  # ms to pull away, at this pace
    touch: int  # more by touch
