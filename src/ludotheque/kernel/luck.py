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
from random import Random
from typing import Final

from msgspec import Struct

from .errors import IllegalAction, Refusal
from .pieces import Drawn, kebab

SEED_BYTES: Final = 32
WORD: Final = 1 << 64


class Request(Struct, frozen=True, tag_field="ask", tag=kebab):
    """What a state asks of luck. `secret` answers are nobody's to see, so people cannot be asked to tell them."""

    secret: bool


class Shuffle(Request, frozen=True):
    """An order of `size` things."""

    size: int


class Roll(Request, frozen=True):
    """`dice` dice with faces 1 … `sides`."""

    dice: int
    sides: int


class Pick(Request, frozen=True):
    """One of `among`, counted from 0."""

    among: int


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


class Luck(ABC):
    """Something that answers. All answers are built from one primitive, `below`."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, each as likely as the others."""

    def shuffle(self, size: int) -> list[int]:
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
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


class ProvableLuck(Luck):
    """The table's luck: a function of a secret seed and a counter."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self.seed = seed
        self.counter = 0

    def below(self, bound: int) -> int:
        fair = WORD - WORD % bound
        while True:
            block = hmac.digest(self.seed, self.counter.to_bytes(8, "big"), "sha256")
            self.counter += 1
            word = int.from_bytes(block[:8], "big")
            if word < fair:
                return word % bound


class QuickLuck(Luck):
    """Luck for simulations, bots and tests: repeatable from a number, and not secret."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)
        self._bits = self._random.getrandbits

    def below(self, bound: int) -> int:
        bits = bound.bit_length()
        number = self._bits(bits)
        while number >= bound:
            number = self._bits(bits)
        return number

    def chance(self) -> float:
        """A number from 0 to 1."""
        return self._random.random()


def commitment(seed: bytes, terms: bytes) -> str:
    """What a table shows of its seed before the game; it binds the terms on which it is played, too."""
    return hashlib.sha256(b"ludotheque" + seed + terms).hexdigest()


def seed_from_number(number: int) -> bytes:
    """A seed for a game that is to be repeatable (`--seed N`); not for one that is to be secret."""
    return hashlib.sha256(b"ludotheque seed %d" % number).digest()
