"""Luck: unbiased, repeatable from its seed, provable by anybody."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest

from ludotheque.kernel.luck import WORD, Luck, ProvableLuck, QuickLuck, check, commitment, seed_from_number
from ludotheque.kernel.pieces import Drawn, Pick, Request, Roll, Shuffle

SEED = bytes(range(32))


def test_an_answer_can_be_recomputed_with_nothing_but_hmac() -> None:
    """As the module's docstring tells it, written anew."""
    word = int.from_bytes(hmac.new(SEED, (0).to_bytes(8, "big"), hashlib.sha256).digest()[:8], "big")
    assert ProvableLuck(SEED).below(6) == word % 6
    assert commitment(SEED, b"{}") == hashlib.sha256(b"ludotheque" + SEED + b"{}").hexdigest()


def test_the_answers_of_a_seed_never_change() -> None:
    luck = ProvableLuck(SEED)
    assert luck.answer(Roll(secret=False, dice=8, sides=6)) == Drawn((6, 4, 5, 6, 6, 3, 6, 4))
    assert luck.answer(Shuffle(secret=True, size=7)) == Drawn((1, 0, 4, 5, 3, 6, 2))


def test_words_that_would_favour_small_numbers_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    bound = 2**62 + 1  # three of these fit into a word; almost a quarter of all words is one remainder too many
    words = iter([WORD - 1, 3 * bound, 5])
    monkeypatch.setattr(hmac, "digest", lambda *_: next(words).to_bytes(8, "big"))
    luck = ProvableLuck(SEED)
    assert luck.below(bound) == 5
    assert luck.counter == 3


@pytest.mark.parametrize("luck", [ProvableLuck(SEED), QuickLuck(1)], ids=["provable", "quick"])
def test_every_order_of_four_is_as_likely_as_the_others(luck: Luck) -> None:
    counted = Counter(tuple(luck.shuffle(4)) for _ in range(12_000))
    assert len(counted) == 24
    chi_square = sum((times - 500) ** 2 / 500 for times in counted.values())
    assert chi_square < 66.8  # 23 degrees of freedom, one in 300 000


@pytest.mark.parametrize("luck", [ProvableLuck(SEED), QuickLuck(1)], ids=["provable", "quick"])
@pytest.mark.parametrize(
    "request_", [Shuffle(True, 9), Shuffle(True, 1), Roll(False, 3, 6), Pick(False, 5), Pick(False, 1)], ids=repr
)
def test_an_answer_fits_its_request(luck: Luck, request_: Request) -> None:
    for _ in range(50):
        check(request_, luck.answer(request_))


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32"):
        ProvableLuck(b"short")
    assert len(seed_from_number(7)) == 32
    assert seed_from_number(7) != seed_from_number(8)


def sfc32(a: int, b: int, c: int) -> Iterator[int]:
    """The published generator, written once more, in words that wrap."""
    counter = 1
    while True:
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = (((c << 21) | (c >> 11)) + word) % 2**32
        yield word


def test_quick_luck_is_sfc32() -> None:
    seed = hashlib.sha256(b"seven").digest()
    words = sfc32(*(int.from_bytes(seed[at : at + 4], "big") for at in (0, 4, 8)))
    for _ in range(12):
        next(words)
    luck = QuickLuck("seven")
    assert [luck.below(2**31) for _ in range(1000)] == [next(words) >> 1 for _ in range(1000)]


def test_quick_luck_rejects_words_that_would_favour_some_numbers() -> None:
    """2³² words among 3 · 2²⁹ numbers: if none were rejected, two of every three would come up half as often again."""
    bound = 3 * 2**29
    luck = QuickLuck(11)
    thirds = Counter(luck.below(bound) % 3 for _ in range(30_000))
    assert (
        sum((times - 10_000) ** 2 / 10_000 for times in thirds.values()) < 27.6
    )  # 2 degrees of freedom, one in a million


def test_a_chance_lies_anywhere_between_0_and_1() -> None:
    luck = QuickLuck(5)
    tenths = Counter(int(luck.chance() * 10) for _ in range(20_000))
    assert set(tenths) == set(range(10))
    assert (
        sum((times - 2000) ** 2 / 2000 for times in tenths.values()) < 46.5
    )  # 9 degrees of freedom, one in two million


@pytest.mark.parametrize("bound", [0, -1, 2**31 + 1])
def test_quick_luck_refuses_a_bound_that_it_cannot_keep(bound: int) -> None:
    with pytest.raises(ValueError, match="below"):
        QuickLuck(1).below(bound)
