"""Le Casse du Siècle in two worlds: the gears, the bunches and the keys face down differ, out of the watched seat's
sight. Seat 0 begins, opens a door and looks at a gear."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from ludotheque.games.casse_du_siecle.pieces import (
    BUNCH,
    GEARS,
    KEY_NUMBER,
    KEYS,
    PLACES,
    Keep,
    Key,
    Lay,
    Pick,
    PutBack,
)
from ludotheque.kernel.luck import seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Drawn, Seat

from .worlds import Deal, Pair, Step, evenings, world

OPENS_DOOR_0: Final = [KEY_NUMBER[key] for key in (Key.C1, Key.O2, Key.D3, Key.E4)]
ALIKE: Final = 2 * BUNCH  # keys: the first bunch, which ends face up, and another for the watched seat to take


def pair(number: int, watched: Seat | None, **wishes: Any) -> Pair:
    luck = Random(number)
    wishes = {"game": "casse-du-siecle", **wishes, "options": {"starter": 0} | wishes["options"]}
    keys = [key for key in range(len(KEYS) * 2) if key not in OPENS_DOOR_0]
    gears = list(range(GEARS))
    luck.shuffle(keys)
    luck.shuffle(gears)
    true = _deal(number, gears, [*OPENS_DOOR_0, *keys])
    rest, unseen = keys[ALIKE - BUNCH :], gears[1:] if watched == 0 else gears.copy()
    luck.shuffle(rest)
    luck.shuffle(unseen)
    seen = gears[: GEARS - len(unseen)]  # the gear that he looks at, if it is he who looks
    other = _deal(number, [*seen, *unseen], [*OPENS_DOOR_0, *keys[: ALIKE - BUNCH], *rest])
    steps = evenings(world(true, wishes), world(other, wishes), watched, _thinkable, luck)
    return Pair(watched, wishes, (true, other), tuple(steps))


def _deal(number: int, gears: list[int], keys: list[int]) -> Deal:
    assert len(keys) == PLACES * BUNCH
    return Deal(seed_from_number(number), (Drawn(tuple(gears)), Drawn(tuple(keys))))


def _thinkable(one: Match, other: Match, seat: Seat, watched: Seat | None, _luck: Random) -> Iterator[Step]:
    """He lays whatever he can; what is done out of the watched seat's sight differs where it can."""
    here, there = one.legal(seat), other.legal(seat)
    both = [Step(seat, (action, action)) for action in here if action in there]
    apart = [Step(seat, (a, b)) for a in here for b in there if type(a) is type(b) and a != b and seat != watched]
    yield from (step for step in (*apart, *both) if isinstance(step.actions[0], Lay))
    yield from (step for step in apart if isinstance(step.actions[0], Keep | PutBack))
    yield from (step for step in reversed(both) if isinstance(step.actions[0], Pick))
    yield from both
