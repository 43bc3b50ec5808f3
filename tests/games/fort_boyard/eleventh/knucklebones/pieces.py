"""The nouns of knucklebones."""

from enum import StrEnum

from msgspec import Struct

from ludotheque.games.fort_boyard.trials.contract import Scene, Stage
from ludotheque.kernel.pieces import Action, Event, Seat


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    guess: int


class BoneHand(StrEnum):
    LEFT = "left"
    RIGHT = "right"


HANDS = tuple(BoneHand)


class GuessBone(Action, frozen=True):
    hand: BoneHand


class BoneGuessed(Event, frozen=True):
    seat: Seat
    hand: BoneHand


class BoneShown(Event, frozen=True):
    hand: BoneHand


class KnucklebonesScene(Scene, frozen=True, tag="knucklebones"):
    until: int
    guess: BoneHand | None = None
    is_right: bool | None = None


class KnucklebonesStage(Stage, frozen=True, tag="knucklebones"):
    guess: BoneHand | None
