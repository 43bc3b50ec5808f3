"""Luck that can be proved.

A state asks (`Shuffle`, `Roll`, `Pick`), luck answers with a `Drawn` action, and the answer stands in the log:
replaying needs no generator. At a table the answers come from a secret seed of 32 bytes, and anybody can check
them once the seed is shown:

    block i     HMAC-SHA256(key = seed, message = i as 8 bytes, big-endian), i = 0, 1, 2 …
    number      the first 8 bytes of a block, big-endian, is used if it is below the largest multiple of `bound`
                that fits into 2⁶⁴, else the next block is tried; the number is its remainder by `bound`
    shuffle     for j = size−1 … 1, the item at j changes places with the item at number(j + 1)
    commitment  SHA-256(b"ludotheque" + seed + terms), in the log's first line; the seed is in its last. The terms are
                that first line without its commitment, as JSON: game, rules, options and names are committed to as well
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .errors import IllegalAction, Refusal
from .pieces import Drawn, Pick, Request, Roll, Shuffle
from .row import nth, put

SEED_BYTES: Final = 32
WORD: Final = 1 << 64
BITS_32: Final = (1 << 32) - 1
MOST: Final = 1 << 31  # below which luck draws: a word times this still fits into an i64


def check(request: Request, drawn: Drawn) -> None:
    """Refuse an answer that this request cannot have."""
    match request:
        case Shuffle(size=size):
            possible = sorted(drawn.values) == list(range(size))
        case Roll(dice=dice, sides=sides):
            possible = len(drawn.values) == dice and all(1 <= pips <= sides for pips in drawn.values)
        case Pick(among=among):
            possible = len(drawn.values) == 1 and 0 <= drawn.values[0] < among
        case _:
            raise TypeError(request)
    if not possible:
        raise IllegalAction(Refusal.LUCK_IMPOSSIBLE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(ABC):
    """Something that answers. All answers are built from one primitive, `below`."""

    @abstractmethod
    def below(self, bound: i64) -> i64:
        """A number from 0 to bound − 1, each as likely as the others."""

    def shuffle(self, size: int) -> list[int]:
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def shuffle_row(self, size: i64) -> i64:
        """The same for up to fifteen things, as a row."""
        order: i64 = 0
        for index in range(size):
            order = put(order, index, index)
        last = size - 1
        while last > 0:
            other = self.below(last + 1)
            here, there = nth(order, last), nth(order, other)
            order = put(put(order, last, there), other, here)
            last -= 1
        return order

    def answer(self, request: Request) -> Drawn:
        match request:
            case Shuffle(size=size):
                return Drawn(tuple(self.shuffle(size)))
            case Roll(dice=dice, sides=sides):
                return Drawn(tuple(1 + self.below(sides) for _ in range(dice)))
            case Pick(among=among):
                return Drawn((self.below(among),))
        raise TypeError(request)


@mypyc_attr(allow_interpreted_subclasses=True)
class ProvableLuck(Luck):
    """The table's luck: a function of a secret seed and a counter."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self.seed = seed
        self.counter = 0

    def below(self, bound: i64) -> i64:
        among = int(bound)  # words are larger than what a machine counts to
        fair = WORD - WORD % among
        while True:
            block = hmac.digest(self.seed, self.counter.to_bytes(8, "big"), "sha256")
            self.counter += 1
            word = int.from_bytes(block[:8], "big")
            if word < fair:
                return word % among


@final
class QuickLuck(Luck):
    """Luck for simulations, bots and tests: repeatable from a number or a text, and not secret.

    The generator is Chris Doty-Humphrey's sfc32: quick when compiled, where calling the library's would cost more than
    a step of the rules, and the same numbers when not, because words of 32 bits overflow in neither form.
    """

    def __init__(self, seed: int | str) -> None:
        begin = hashlib.sha256(str(seed).encode()).digest()
        self._a: i64 = int.from_bytes(begin[0:4], "big")
        self._b: i64 = int.from_bytes(begin[4:8], "big")
        self._c: i64 = int.from_bytes(begin[8:12], "big")
        self._counter: i64 = 1
        for _ in range(12):  # until the seed is stirred in
            self._word()

    def _word(self) -> i64:
        """The next number of 32 bits."""
        word = self._a + self._b + self._counter & BITS_32
        self._counter = self._counter + 1 & BITS_32
        self._a = self._b ^ self._b >> 9
        self._b = self._c + (self._c << 3) & BITS_32
        self._c = (self._c << 21 | self._c >> 11) + word & BITS_32
        return word

    def below(self, bound: i64) -> i64:
        """Lemire's way: the upper half of word × bound, but for the few words that would favour some numbers.
        For bounds up to MOST."""
        if not 0 < bound <= MOST:
            raise ValueError(f"no number below {bound}")
        while True:
            product = self._word() * bound
            low = product & BITS_32
            if low >= bound or low >= (1 << 32) % bound:
                return product >> 32

    def chance(self) -> float:
        """A number from 0 to 1, of 53 bits."""
        high, low = self._word() >> 5, self._word() >> 6
        return int(high << 26 | low) / (1 << 53)


def commitment(seed: bytes, terms: bytes) -> str:
    """What a table shows of its seed before the game; it binds the terms on which it is played, too."""
    return hashlib.sha256(b"ludotheque" + seed + terms).hexdigest()


def seed_from_number(number: int) -> bytes:
    """A seed for a game that is to be repeatable (`--seed N`); not for one that is to be secret."""
    return hashlib.sha256(b"ludotheque seed %d" % number).digest()
