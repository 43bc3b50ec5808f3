"""A row of up to fifteen small numbers (0 … 15 each) in one integer.

Compiled, such a row is a machine word: reading, writing and copying it cost next to nothing, where a list is an object
with objects in it. States that bots clone by the million keep what they have one of a seat, a card or a place in rows.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

LONGEST: Final = 15
LARGEST: Final = 15


def nth(row: i64, index: i64) -> i64:
    return row >> 4 * index & 15


def put(row: i64, index: i64, number: i64) -> i64:
    """The row with this number at this index."""
    return row ^ (nth(row, index) ^ number) << 4 * index  # not by a mask: compiled, 15 << 32 is a C int, and wrong


def row_of(numbers: Iterable[int]) -> i64:
    """Refuses what a row cannot hold; `put` and `nth`, which have to be quick, trust their callers."""
    row: i64 = 0
    for index, number in enumerate(numbers):
        if index >= LONGEST or not 0 <= number <= LARGEST:
            raise ValueError(f"{number} at {index} does not fit into a row")
        row = put(row, index, number)
    return row


def numbers_of(row: i64, length: i64) -> list[int]:
    return [nth(row, index) for index in range(length)]


def bit(number: i64) -> i64:
    """For sets of small numbers. Compiled this is a C int's shift, which is enough for the fifteen of a row."""
    return 1 << number
