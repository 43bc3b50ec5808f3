"""The hourglass (FB-20, FB-21): one steady beat for riddles and for the chest, whatever anybody does.

Each beat has one roller and one roll, at his press or at the beat's end. With `rolls` a beat is its roll.
"""

from typing import Final

from .board import NONE
from .pieces import Running
from .rules import BEAT
from .state import CHEST, State, left_of

SLEPT: Final = 2_000  # ms: a clock that comes later than that has slept, and beats are not caught up with


def turn_over(state: State) -> None:
    """The sand begins to run."""
    _begin_beat(state, 0, state.now + BEAT)


def _begin_beat(state: State, beat: int, ends: int) -> None:
    is_clock = state.rules.is_clock
    state.sand = Running(state.rules.beats, beat, ends if is_clock else None, rolled=False, is_up=False)
    state.until = ends if is_clock else NONE


def rollers(state: State) -> list[int]:
    """From the left of the one for whom the sand runs: all others at the chest (FB-37), all but the reader at a riddle
    (FB-15)."""
    others = left_of(state, state.mover)
    return others if state.phase is CHEST else others[:-1]


def roller(state: State) -> int:
    sand = state.sand
    assert sand is not None
    others = rollers(state)
    return others[sand.beat % len(others)]


def is_roll_awaited(state: State) -> bool:
    sand = state.sand
    return sand is not None and not sand.rolled and not state.throwing


def throw(state: State) -> None:
    """Luck throws, at the roller's press."""
    state.throwing = True


def ring(state: State) -> None:
    """The beat is at its end: who has not rolled rolls now; else the next one begins."""
    sand = state.sand
    assert sand is not None
    if sand.rolled:
        _next_beat(state)
    else:
        state.sand = Running(sand.beats, sand.beat, sand.ends, rolled=False, is_up=True)
        state.throwing = True


def is_out(state: State) -> bool:
    """After a roll and its effects: whether the sand is (FB-21). If not, this beat goes on to its end, or the next one
    begins."""
    sand = state.sand
    assert sand is not None
    if sand.beat == sand.beats - 1:
        stop(state)
        return True
    if sand.is_up or sand.ends is None:
        _next_beat(state)
    else:
        state.sand = Running(sand.beats, sand.beat, sand.ends, rolled=True, is_up=False)
    return False


def _next_beat(state: State) -> None:
    """Five seconds after the last one's end, not after anybody's press."""
    sand = state.sand
    assert sand is not None
    ends = state.now if sand.ends is None else sand.ends
    if state.now > ends + SLEPT:
        ends = state.now
    _begin_beat(state, sand.beat + 1, ends + BEAT)


def stop(state: State) -> None:
    state.sand = None
    state.until = NONE
