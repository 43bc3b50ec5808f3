"""What the lab speaks of."""

from msgspec import Struct

from ludotheque.kernel.pieces import Outcome


class Played(Struct, frozen=True):
    """How a match went: its outcome, and how many actions and sentences it took."""

    outcome: Outcome
    actions: int
    sentences: int
