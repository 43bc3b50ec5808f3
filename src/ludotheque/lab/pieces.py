"""What the lab speaks of."""

from msgspec import Struct

from ludotheque.kernel.pieces import Outcome


class Played(Struct, frozen=True):
    """How a match went: its outcome, how many actions and sentences it took, and the events that its game counts."""

    outcome: Outcome
    actions: int
    sentences: int
    happened: dict[str, int]
