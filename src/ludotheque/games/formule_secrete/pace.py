"""How long a way takes: by space, the turns that somebody alone in the fortress needs, on average, without cards."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from .board import GUARD, REPLAY, SPACE_OF, START, Board
from .pieces import SIDES

Chances = Sequence[tuple[int, float]]  # so many spaces, so often

ONE_DIE: Final[Chances] = [(steps, 1 / SIDES) for steps in range(1, SIDES + 1)]
TWO_DICE: Final[Chances] = [(total, (SIDES - abs(SIDES + 1 - total)) / SIDES**2) for total in range(2, 2 * SIDES + 1)]
# The higher of two dice advances by the difference, ties roll again (FS-08, FS-11): each wins half the time.
GAINS: Final[Chances] = [(gain, 2 * (SIDES - gain) / (SIDES * (SIDES - 1))) for gain in range(1, SIDES)]
KEPT: Final = 16  # boards, so that they are worked out once


@final
class Pace:
    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.inward: list[float] = _turns(board, board.vault, 1, ONE_DIE)
        self.outward: list[float] = _turns(board, START, -1, TWO_DICE)


def _turns(board: Board, goal: int, step: int, dice: Chances) -> list[float]:
    """By space where a turn begins, the turns until the goal; worked out from the goal backwards."""
    turns = [0.0] * (board.vault + 1)
    landed = [0.0] * (board.vault + 1)  # and those that follow when a move has ended there
    at = goal
    for _ in range(board.vault):
        at -= step
        ahead = (goal - at) * step
        after_throw = sum([chance * landed[at + step * min(steps, ahead)] for steps, chance in dice], 0.0)
        after_guard = sum([chance * landed[at + step * min(steps, ahead)] for steps, chance in GAINS], 0.0)
        if board.kind[at] == GUARD:
            turns[at] = 2.0 + after_guard  # he is beaten every second time (FS-11)
            landed[at] = (turns[at] + after_guard) / 2.0
        else:
            turns[at] = 1.0 + after_throw
            landed[at] = after_throw if board.kind[at] == REPLAY else turns[at]
    return turns


@lru_cache(maxsize=KEPT)
def pace_of(spaces: str, deck: tuple[int, ...], labs: tuple[int, ...]) -> Pace:
    """Of the board that a view tells."""
    return Pace(Board([SPACE_OF[letter] for letter in spaces[1:-1]], list(deck), list(labs)))
