"""The nouns of the straight face: faces, who chooses them, what the candidate does on seeing one."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, RoundTrip, Seat

from ..contract import Scene, Stage
from ..reflex import OwnTime


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    ready: int
    lasts: int
    beat: int
    turn: int
    press: int
    alike: int
    mistakes: int


class Face(StrEnum):
    SERIOUS = "serious"
    FUNNY = "funny"


FACES = tuple(Face)
MOST_FACES = 1000  # that any figures could show


class ChooseFace(Action, frozen=True):
    """The face that comes next."""

    face: Face


class PressOnFace(Action, frozen=True):
    """On the face of this number, counted from 1: a press that comes in after the next one was shown is none on that.
    `ms` is one's own time from seeing it, `line` what the report may take, as the house has measured it."""

    number: Annotated[int, Meta(ge=1, le=MOST_FACES)]
    ms: OwnTime
    line: RoundTrip = 0


class FaceChosen(Event, frozen=True):
    """Only who chose it sees which."""

    seat: Seat
    face: Face | None


class FaceShown(Event, frozen=True):
    """`seat` is the opponent of the moment."""

    seat: Seat
    face: Face
    number: int


class FaceMet(Event, frozen=True):
    """The candidate has pressed on a serious face, in time."""

    seat: Seat
    ms: int


class LaughSlipped(Event, frozen=True):
    """A mistake of the candidate's: he pressed on a funny face, or did not on a serious one, or too late."""

    seat: Seat
    face: Face
    mistakes: int
    is_last: bool


class StraightFaceScene(Scene, frozen=True, tag="straight-face"):
    next: int  # when the next face comes; after the last one, when it is over
    number: int = 0  # of faces shown
    face: Face | None = None  # the last one
    alike: int = 0  # how many like it came in a row
    shown: int = 0  # when it came
    is_pressed: bool = False
    mistakes: int = 0
    chosen: Face | None = None  # what comes next, as its chooser will have it
    is_due: bool = False  # the next face, which nobody has chosen: luck does
    has_lasted: bool = False


class StraightFaceStage(Stage, frozen=True, tag="straight-face"):
    number: int
    faces: int  # in all
    face: Face | None
    by: Seat | None  # whose choice it was
    is_pressed: bool  # on this face
    mistakes: int
    allowed: int  # with so many he laughs
    press: int  # ms in which a serious face is to be pressed on, at this pace
    beat: int  # ms from face to face
    chooser: Seat | None  # of the next face; None when there is none to choose
    is_chosen: bool
    mine: Face | None  # what I have chosen
