"""The nouns of the tiger's paw: the signal, presses, what they are worth."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, RoundTrip, Seat

from ..contract import Scene, Stage
from ..moments import Span
from ..reflex import Bout, OwnTime


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    ready: int
    first: int
    last: int
    again: int


class PressPaw(Action, frozen=True):
    """`ms` 0: before the signal was on the screen."""

    bout: Bout
    ms: OwnTime
    line: RoundTrip = 0


class Paw(StrEnum):
    """What a press is worth."""

    TIMED = "timed"
    EARLY = "early"  # a false start
    STILL = "still"  # no press, because the other one started too early
    NONE = "none"  # no press in time
    AGAIN = "again"  # the report does not fit: once more
    UNFIT = "unfit"  # it does not fit a second time: lost
    HIDDEN = "hidden"  # pressed after the signal: how quickly, nobody else is told yet


class PawPress(Struct, frozen=True, forbid_unknown_fields=True):
    paw: Paw
    ms: int
    is_before: bool = False  # the signal: then everybody has seen that it was too early


class PawSignal(Event, frozen=True):
    candidate: Seat
    opponent: Seat


class PawPressed(Event, frozen=True):
    """That he has, everybody sees; how quickly, nobody else before both have."""

    seat: Seat
    paw: Paw
    ms: int
    is_before: bool


class PawsCompared(Event, frozen=True):
    """`winner` None: they play it again."""

    candidate: Seat
    opponent: Seat
    candidate_paw: Paw
    opponent_paw: Paw
    candidate_ms: int
    opponent_ms: int
    winner: Seat | None


class PawPhase(StrEnum):
    READY = "ready"  # no press counts yet
    WAITING = "waiting"  # for the signal
    SHOWN = "shown"


class TigersPawScene(Scene, frozen=True, tag="tigers-paw"):
    phase: PawPhase
    until: int  # the end of this phase, unless it waits for the signal
    span: Span | None = None  # in which the signal comes
    is_asked: bool = False  # luck, whether it comes now
    shown: int | None = None  # the moment at which it came
    is_up: bool = False  # the time to press
    round: Annotated[int, Meta(ge=0)] = 0  # against cast.opponents[round]
    bout: Bout = 0  # so many there have been, those played again too
    equal: int = 0  # how often this round was won by nobody
    is_again: bool = False  # this round, because of a report that did not fit
    won: int = 0  # rounds, by the candidate
    presses: tuple[PawPress | None, PawPress | None] = (None, None)  # the candidate's, his opponent's


class TigersPawStage(Stage, frozen=True, tag="tigers-paw"):
    opponent: Seat | None  # of this round; None when it is decided
    phase: PawPhase
    round: int
    bout: int
    equal: int
    won: int
    lost: int
    enough: int
    mine: PawPress | None  # my own press
    pressed: tuple[Seat, ...]  # who has, in this round
