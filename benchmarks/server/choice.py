"""What a player of Le Coffre et la Clé does next: the same for every server, so that all carry the same load.

Uniformly random among what is legal, but that who may designate does so one time in five: games go on for some rounds
and still end in all ways.
"""

import random
from functools import cache
from typing import Final, NamedTuple

SEATS: Final = 5
PLACES: Final = (0, 1)
DESIGNATE_FROM_ROUND: Final = 2  # CC-35
DESIGNATES: Final = 1 / 5


class Position(NamedTuple):
    """What the seat to act must know of its game."""

    stage: str  # "action", "closing" or "naming"
    seat: int
    locked: tuple[bool, ...]
    has_treasure: bool
    round: int
    treasure: int | None  # in the final phase: who designated,
    designated: int | None  # and whom


class Choice(NamedTuple):
    seat: int
    move: str  # "observe", "swap", "force", "pass", "endTurn", "designate" or "name"
    args: tuple[int, ...] = ()


def choose(position: Position, luck: random.Random) -> Choice:
    seat = position.seat
    if position.stage == "action":
        return luck.choice(_actions(seat, position.locked))
    if position.stage == "naming":
        silent = (seat, position.treasure, position.designated)  # CC-26, CC-26b
        return Choice(seat, "name", (luck.choice([other for other in range(SEATS) if other not in silent]),))
    may_designate = position.has_treasure and position.round >= DESIGNATE_FROM_ROUND  # CC-21
    if may_designate and luck.random() < DESIGNATES:
        return Choice(seat, "designate", (luck.choice([other for other in range(SEATS) if other != seat]),))
    return Choice(seat, "endTurn")


@cache
def _actions(seat: int, locked: tuple[bool, ...]) -> list[Choice]:
    choices = [Choice(seat, "pass"), *[Choice(seat, "observe", (place,)) for place in PLACES]]
    if not locked[seat]:
        choices += [Choice(seat, "swap", (place,)) for place in PLACES]  # CC-13
    for other in range(SEATS):
        if other != seat and not locked[other]:  # CC-11, CC-14
            choices += [Choice(seat, "force", (other, place)) for place in PLACES]
    return choices
