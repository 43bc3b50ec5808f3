"""Players for the tests who get somewhere: blind walks almost never rob or reach the treasure.

They look at what is public alone: knights, portraits, and where traps have been seen.
"""

from collections.abc import Iterator
from enum import Enum
from heapq import heappop, heappush

from ludotheque.games.roc_noir.castle import CARD_OF, INDEX, ROOM_AT, STEPS, TREASURE
from ludotheque.games.roc_noir.legal import called
from ludotheque.games.roc_noir.paths import may_enter
from ludotheque.games.roc_noir.pieces import Jump, Phase, Rob, Step, Stop, Swap
from ludotheque.games.roc_noir.state import State, has_pair
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Action, Event


class Walker(Enum):
    RANDOM = "random"
    WARY = "wary"  # goes a long way round what might be a trap
    GREEDY = "greedy"  # goes straight on


def play(match: Match, walker: Walker, luck: QuickLuck) -> Iterator[list[Event]]:
    """A whole game of such players, step by step."""
    while match.outcome() is None:
        request = match.asks()
        if request is not None:
            yield match.apply(LUCK, luck.answer(request))
        else:
            seat = match.to_act()[0]
            yield match.apply(seat, choose(match.state, match.legal(seat), walker, luck))


def choose(state: State, legal: list[Action], walker: Walker, luck: QuickLuck) -> Action:
    wild = legal[luck.below(len(legal))]
    if walker is Walker.RANDOM or state.phase is not Phase.MOVING or luck.below(12) == 0:
        return wild
    thefts = [action for action in legal if isinstance(action, Rob | Swap)]
    if thefts:
        return thefts[0]
    path = way(state, walker)
    if not path:
        return Stop()
    if walker is Walker.WARY and is_risky(state, path[0]):
        jumps = [action for action in legal if isinstance(action, Jump)]
        if len(path) > 1 and (jump := Jump(called(state, path[1]))) in jumps:
            return jump
    return Step(called(state, path[0]))


def is_risky(state: State, place: int) -> bool:
    return ROOM_AT[place] < 0 and state.suspects[CARD_OF[place]] >> INDEX[place] & 1 != 0


def cost(state: State, place: int, walker: Walker) -> int:
    if not is_risky(state, place):
        return 1
    left = bin(state.suspects[CARD_OF[place]]).count("1")
    return 50 if left == 1 else (1 if walker is Walker.GREEDY else 6)


def way(state: State, walker: Walker) -> list[int]:
    """The cheapest way to a room worth a visit: the treasure with a pair, else a gallery."""
    start = state.at[state.moving]
    queue = [(0, start)]
    best, came = {start: 0}, {start: start}
    while queue:
        spent, here = heappop(queue)
        if here != start and ROOM_AT[here] >= 0:
            if here != state.entrance and (here == TREASURE or not has_pair(state, state.moving)):
                return _back(came, here, start)
            if here != state.entrance:
                continue
        for there in STEPS[here]:
            if may_enter(state, there):
                total = spent + cost(state, there, walker)
                if total < best.get(there, 1000):
                    best[there], came[there] = total, here
                    heappush(queue, (total, there))
    return []


def _back(came: dict[int, int], end: int, start: int) -> list[int]:
    path = [end]
    while came[path[0]] != start:
        path.insert(0, came[path[0]])
    return path
