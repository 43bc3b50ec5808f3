"""How ours grows from 4 to 8 seats: steps a second, what a copy of a state weighs and how long it takes.

Prints one line of JSON. The state is one in the middle of a random game, with all that a table remembers of it.
"""

import json
import time
import tracemalloc
from statistics import median, quantiles
from typing import Any, Final

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.state import State
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK
from ludotheque.kernel.playout import play_outs

SEATS: Final = range(4, 9)
COPIES: Final = 1000
BATCH: Final = 100  # games between two looks at the clock
SLICES: Final = 9  # seats take turns, and the median is told, because machines are noisy
SECONDS: Final = 0.2
SEED: Final = 7


def play(match: Match, luck: QuickLuck, most: int) -> int:
    """Up to so many steps of seats, chosen at random; how many there were."""
    while (request := match.asks()) is not None:
        match.apply(LUCK, luck.answer(request))
    steps = 0
    while steps < most and (waiting := match.to_act()):
        actions = match.legal(waiting[0])
        match.apply(waiting[0], actions[luck.below(len(actions))])
        steps += 1
    return steps


def new_match(seats: int) -> Match:
    return Match(GAME, GAME.preset("sharper", seats), seats)


def steps_a_second(seats: int, luck: QuickLuck) -> float:
    """By playouts."""
    start = new_match(seats).state
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        steps += play_outs(GAME, start, luck, BATCH)[1]
    return steps / (time.process_time() - begin)


def midgame(seats: int, luck: QuickLuck) -> State:
    """The first turn of the third round, or another game if this one did not last."""
    half = 2 * 2 * seats  # two rounds, two steps a turn
    while True:
        match = new_match(seats)
        if play(match, luck, half) == half and match.to_act():
            state: State = match.state
            return state


def clone_seconds(state: State) -> float:
    begin = time.process_time()
    for _ in range(COPIES):
        GAME.clone(state)
    return (time.process_time() - begin) / COPIES


def bytes_a_state(state: State) -> float:
    """What one more copy weighs; what copies share is counted for none."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [GAME.clone(state) for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(copies)


def growth() -> list[dict[str, Any]]:
    luck = QuickLuck(SEED)
    states = {seats: midgame(seats, luck) for seats in SEATS}
    speeds: dict[int, list[float]] = {seats: [] for seats in SEATS}
    copies: dict[int, list[float]] = {seats: [] for seats in SEATS}
    for _ in range(SLICES):
        for seats, state in states.items():
            speeds[seats].append(steps_a_second(seats, luck))
            copies[seats].append(clone_seconds(state))
    return [
        {
            "seats": seats,
            "steps_a_second": quantiles(speeds[seats], n=4, method="inclusive"),
            "bytes": bytes_a_state(state),
            "clone_seconds": median(copies[seats]),
        }
        for seats, state in states.items()
    ]


if __name__ == "__main__":
    print(json.dumps(growth()))
