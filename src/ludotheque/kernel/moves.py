"""Legal moves as numbers, in a buffer of the caller's."""

from typing import Final, final

from mypy_extensions import i64

IN_A_WORD: Final = 60  # moves with numbers below this are bits of one word: to add one is to set a bit


@final
class Moves:
    """What a seat may do, written by the rules. Cleared and filled again it makes nothing new, so a loop that plays
    millions of moves needs one.

    A move is a number from 0 on, added once; nobody checks, because this has to be quick. Those below 60 come first, in
    ascending order, then the others, in the order of their adding.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self._word: i64 = 0
        self._in_word: i64 = 0
        self._others: list[i64] = []
        self._one: i64 = 1  # compiled, 1 << move would be a C int's shift

    def clear(self) -> None:
        self.count = 0
        self._word = 0
        self._in_word = 0
        if self._others:
            self._others.clear()

    def add(self, move: i64) -> None:
        self.count += 1
        if move < IN_A_WORD:
            self._word |= self._one << move
            self._in_word += 1
        else:
            self._others.append(move)

    def nth(self, index: i64) -> i64:
        """Counted from 0."""
        if not 0 <= index < self.count:
            raise IndexError(index)
        if index >= self._in_word:
            return self._others[index - self._in_word]
        word = self._word
        while index:
            word &= word - 1  # without its lowest bit
            index -= 1
        return _lowest(word)


def _lowest(word: i64) -> i64:
    """The number of the lowest bit that is set, by halves."""
    number: i64 = 0
    if not word & 0xFFFFFFFF:
        number += 32
        word >>= 32
    if not word & 0xFFFF:
        number += 16
        word >>= 16
    if not word & 0xFF:
        number += 8
        word >>= 8
    if not word & 0xF:
        number += 4
        word >>= 4
    if not word & 3:
        number += 2
        word >>= 2
    return number if word & 1 else number + 1
