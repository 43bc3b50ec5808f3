"""The line over which an action came, in the action itself.

A game in which own times count has actions with a field of type `RoundTrip` (kernel/pieces.py). The house measures the
line, with what it takes itself to save and to decide, and writes it in before the action is judged and logged: so
nobody's own word counts, and a replay needs no line.
"""

from functools import cache
from typing import get_args

from msgspec import inspect
from msgspec.structs import replace

from ludotheque.games import find
from ludotheque.kernel.pieces import SLOWEST, Action, type_of_round_trip


@cache
def _fields(kind: type[Action]) -> tuple[str, ...]:
    """Those of such an action that the house fills in."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(
        field.name
        for field in info.fields
        if isinstance(field.type, inspect.Metadata) and field.type.extra == type_of_round_trip
    )


def with_trip(action: Action, trip: int) -> Action:
    """The action, come over a line with this round trip, in ms."""
    fields = _fields(type(action))
    return replace(action, **dict.fromkeys(fields, min(trip, SLOWEST))) if fields else action


@cache
def counts_own_times(game: str) -> bool:
    """Whether lines are to be measured where this game is played."""
    actions = find(game).actions
    return any(_fields(kind) for kind in get_args(actions) or (actions,))
