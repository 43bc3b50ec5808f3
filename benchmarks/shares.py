"""Do all contenders play the same game? Each is compared with all the others together.

An ending is one of six, so endings are a table for χ². A seat wins or not, and so does the holder of the Key, of the
Treasure and of the Fake Key: each is a table of its own. Up to three Neutrals win at once, which makes their number
less even than a coin's; its variance is then at most thrice its mean, and that is what it is judged by.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

TOO_UNLIKELY: Final = 1e-6
TOO_FAR: Final = 5.0  # standard errors, for the mean length of a game
NEUTRALS_AT_ONCE: Final = 3
SINGLE_CARDS: Final = ("key", "treasure", "fake-key")


class Tally(NamedTuple):
    """What a contender's games came to, over all rounds."""

    games: int
    steps: int
    endings: Mapping[str, int]
    wins: Sequence[int]
    parts: Mapping[str, int]


class Doubt(NamedTuple):
    """How likely a difference as large as this one is, if both play the same game."""

    contender: str
    about: str
    likely: float

    @property
    def grave(self) -> bool:
        return self.likely < TOO_UNLIKELY


def pooled(tallies: Sequence[Tally]) -> Tally:
    first = tallies[0]
    return Tally(
        sum(tally.games for tally in tallies),
        sum(tally.steps for tally in tallies),
        {how: sum(tally.endings[how] for tally in tallies) for how in first.endings},
        [sum(wins) for wins in zip(*(tally.wins for tally in tallies), strict=True)],
        {card: sum(tally.parts[card] for tally in tallies) for card in first.parts},
    )


def doubts(tallies: Mapping[str, Tally], spread: float) -> Iterator[Doubt]:
    """`spread` is the standard deviation of a game's length."""
    for name, tally in tallies.items():
        rest = pooled([other for another, other in tallies.items() if another != name])
        for about, likely in _compare(tally, rest, spread):
            yield Doubt(name, about, likely)


def _compare(one: Tally, rest: Tally, spread: float) -> Iterator[tuple[str, float]]:
    yield "how games end", same_shares(list(one.endings.values()), list(rest.endings.values()))
    for seat, (won, others_won) in enumerate(zip(one.wins, rest.wins, strict=True)):
        yield f"wins of seat {seat}", same_shares([won, one.games - won], [others_won, rest.games - others_won])
    for card in SINGLE_CARDS:
        won, others_won = one.parts[card], rest.parts[card]
        yield f"wins as {card}", same_shares([won, one.games - won], [others_won, rest.games - others_won])
    uneven = math.sqrt(NEUTRALS_AT_ONCE * (one.parts["neutral"] + rest.parts["neutral"]) / (one.games + rest.games))
    neutral = one.parts["neutral"] / one.games - rest.parts["neutral"] / rest.games
    yield "wins as neutral", two_sided(neutral / _error(uneven, one, rest))
    length = one.steps / one.games - rest.steps / rest.games
    far = length / _error(spread, one, rest)
    yield "steps a game", 0.0 if abs(far) >= TOO_FAR else two_sided(far)


def _error(deviation: float, one: Tally, rest: Tally) -> float:
    return deviation * math.sqrt(1 / one.games + 1 / rest.games) or math.inf


def two_sided(far: float) -> float:
    return math.erfc(abs(far) / math.sqrt(2))


def same_shares(one: Sequence[int], rest: Sequence[int]) -> float:
    """The p-value of Pearson's χ² for two rows; what occurs in neither is left out."""
    columns = [(a, b) for a, b in zip(one, rest, strict=True) if a + b]
    of_one, of_rest = sum(a for a, _ in columns), sum(b for _, b in columns)
    if not of_one or not of_rest or len(columns) < 2:
        return 1.0
    total = of_one + of_rest
    chi_squared = 0.0
    for a, b in columns:
        for seen, row in ((a, of_one), (b, of_rest)):
            expected = (a + b) * row / total
            chi_squared += (seen - expected) ** 2 / expected
    return chance_of_more(chi_squared, len(columns) - 1)


def chance_of_more(chi_squared: float, freedom: int) -> float:
    """The upper tail of χ², from one or two degrees of freedom up in steps of two: exact."""
    half = chi_squared / 2
    if freedom % 2:
        tail, order = math.erfc(math.sqrt(half)), 0.5
    else:
        tail, order = math.exp(-half), 1.0
    while order < freedom / 2:
        tail += math.exp(order * math.log(half) - half - math.lgamma(order + 1)) if half else 0.0
        order += 1
    return tail
