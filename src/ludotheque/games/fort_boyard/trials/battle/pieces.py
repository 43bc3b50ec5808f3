"""The nouns of the battle: signs, rounds, who has chosen."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, Seat

from ..contract import Scene, Stage


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    choose: int
    again: int


class Sign(StrEnum):
    """Each beats the next, and the last the first."""

    WELL = "well"
    SCISSORS = "scissors"
    LEAF = "leaf"


SIGNS = tuple(Sign)


class ChooseSign(Action, frozen=True):
    sign: Sign


class SignChosen(Event, frozen=True):
    """Only who chose it sees which."""

    seat: Seat
    sign: Sign | None


class SignsShown(Event, frozen=True):
    """`winner` None: equal signs, and they choose again."""

    candidate: Seat
    opponent: Seat
    candidate_sign: Sign
    opponent_sign: Sign
    winner: Seat | None


class BattleScene(Scene, frozen=True, tag="battle"):
    until: int  # the end of this choice
    round: Annotated[int, Meta(ge=0)] = 0  # against cast.opponents[round]
    equal: int = 0  # how often in a row the signs were
    won: int = 0  # rounds, by the candidate
    signs: tuple[Sign | None, Sign | None] = (None, None)  # the candidate's, his opponent's
    is_up: bool = False  # the time to choose: luck chooses for whoever has not


class BattleStage(Stage, frozen=True, tag="battle"):
    opponent: Seat | None  # of this round; None when it is decided
    round: int
    equal: int
    won: int
    lost: int
    enough: int
    chosen: tuple[Seat, ...]  # who has
    mine: Sign | None  # what I have
