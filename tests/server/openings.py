"""Les Clés de Fort Boyard in two worlds: the notes in the chest differ, and the purses of the others, who open it."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from ludotheque.games.fort_boyard.pieces import Decline, OpenChest, TryTrial
from ludotheque.games.fort_boyard.setup import ALL_NOTES
from ludotheque.kernel.luck import QuickLuck, seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Drawn, Seat

from .worlds import Deal, Pair, Step, evenings, world

RIDDLES: Final = 180
LONG: Final = 48  # steps: until somebody has four keys
WISHES: Final = {"game": "fort-boyard", "seats": 3, "preset": "by-turns", "options": {"sand": "30"}}


def pair(number: int, watched: Seat | None) -> Pair:
    """An evening on which somebody else opens the chest; it ends where the watched one would see a note himself."""
    luck = Random(number)
    cards = Drawn(tuple(QuickLuck(f"{number} riddles").shuffle(RIDDLES)))
    notes = [Drawn(tuple(QuickLuck(f"{number} {which}").shuffle(len(ALL_NOTES)))) for which in ("one", "other")]
    true, other = [Deal(seed_from_number(number), (order, cards)) for order in notes]
    wishes: dict[str, Any] = {**WISHES}
    steps = evenings(world(true, wishes), world(other, wishes), watched, _thinkable, luck, LONG)
    return Pair(watched, wishes, (true, other), tuple(steps))


def _thinkable(one: Match, other: Match, seat: Seat, _watched: Seat | None, _luck: Random) -> Iterator[Step]:
    """A die rather than a riddle, which takes long; the chest as soon as it may be opened."""
    both = [action for action in one.legal(seat) if action in other.legal(seat)]
    both.sort(key=lambda action: not isinstance(action, TryTrial | Decline | OpenChest))
    both.sort(key=lambda action: not isinstance(action, OpenChest))
    yield from (Step(seat, (action, action)) for action in both)
