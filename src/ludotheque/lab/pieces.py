"""What the lab speaks of."""

from enum import StrEnum

from msgspec import Struct

from ludotheque.kernel.pieces import Outcome, Seat


class Played(Struct, frozen=True):
    """How a match went: its outcome, who began (the last deal, if there were several), how many actions and sentences
    it took, the events that its game counts, what was done and whether by a winner, and what the game measures."""

    outcome: Outcome
    starter: Seat
    actions: int
    sentences: int
    happened: dict[str, int]
    credits: tuple[tuple[StrEnum, bool], ...]
    measures: tuple[int, ...]
