"""Legal moves as numbers, in a buffer of the caller's."""

from typing import Final, cast, final

from mypy_extensions import i64

HIGHEST: Final = 1023  # the highest number that a move may have
MOST: Final = 512  # how many moves a seat may have at once

NUMBERS: Final[list[object]] = list(range(HIGHEST + 1))  # as objects: to store one of these makes nothing new


@final
class Moves:
    """What a seat may do, written by the rules. Cleared and filled again it makes nothing new, so a loop that plays
    millions of moves needs one."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self._moves: list[object] = [0] * MOST

    def clear(self) -> None:
        self.count = 0

    def add(self, move: i64) -> None:
        self._moves[self.count] = NUMBERS[move]
        self.count += 1

    def nth(self, index: i64) -> i64:
        return cast("int", self._moves[index])
