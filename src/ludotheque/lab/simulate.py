"""Many games between bots, counted. The same seed gives the same report, however many processes share the work."""

import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from enum import StrEnum
from math import sqrt
from multiprocessing import get_context
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from ludotheque import bots
from ludotheque.games import find as find_game
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import Options
from ludotheque.kernel.pieces import Seat

from .pieces import Played
from .play import play

NORMAL_95: Final = 1.959964  # a normal variable lies within this many deviations 95 times in 100
CHUNK: Final = 50  # games sent to a process at once: enough to be worth the journey, few enough to show progress


# -- what is reported ------------------------------------------------------------------------------------------


class Share(Struct, frozen=True):
    """So many of so many, and the Wilson interval in which the true share lies 95 times in 100."""

    count: int
    of: int
    share: float
    low: float
    high: float


class Length(Struct, frozen=True):
    """How long games are, in actions of the seats (talk not counted), or how great whatever else is measured; the mean
    with its 95 % interval."""

    mean: float
    low: float
    high: float
    least: int
    median: int
    most: int


class Report(Struct, frozen=True):
    """What came out. `part` is what a seat was at the end; shares by part, seat and level are of seats that won."""

    game: str
    options: Options
    seats: int
    levels: tuple[str, ...]
    games: int
    seed: int
    endings: dict[str, Share]  # of all games
    parts: dict[str, Share]
    by_seat: tuple[Share, ...]
    by_order: tuple[Share, ...]  # from whoever began, clockwise
    by_level: dict[str, Share]
    by_level_and_part: dict[str, dict[str, Share]]
    endings_by_level_and_part: dict[str, dict[str, dict[str, Share]]]  # how games ended for such a bot as such a part
    length: Length
    sentences: float  # open-ended actions a game, on average,
    happened: dict[str, float]  # and the events that the game counts
    credits: dict[StrEnum, Share]  # how often whoever did it won, each time that it was done
    measures: dict[str, Length]


def share(count: int, of: int) -> Share:
    """Wilson's interval: it holds for small numbers, and near 0 and 1, where the usual one fails."""
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    z = NORMAL_95
    observed = count / of
    middle = (observed + z * z / (2 * of)) / (1 + z * z / of)
    spread = z / (1 + z * z / of) * sqrt(observed * (1 - observed) / of + z * z / (4 * of * of))
    return Share(count, of, observed, max(0.0, middle - spread), min(1.0, middle + spread))


# -- counting --------------------------------------------------------------------------------------------------

Placed = tuple[str, str, str, Seat, bool, int]  # level, part, ending, seat, won, how far after whoever began
Group = TypeVar("Group")


class Tally(Struct):
    """Plain counts: adding two is playing both lots of games."""

    placed: Counter[Placed]
    endings: Counter[str]
    lengths: Counter[int]
    sentences: int
    happened: Counter[str]
    credits: Counter[tuple[StrEnum, bool]]  # what was done, and whether he won
    measures: list[Counter[int]]

    def count(self, seated: Sequence[str], played: Played) -> None:
        outcome = played.outcome
        for seat, (level, part) in enumerate(zip(seated, outcome.parts, strict=True)):
            order = (seat - played.starter) % len(seated)
            self.placed[level, part, outcome.how, seat, seat in outcome.winners, order] += 1
        self.endings[outcome.how] += 1
        self.lengths[played.actions] += 1
        self.sentences += played.sentences
        self.happened.update(played.happened)
        self.credits.update(played.credits)
        for counts, number in zip(self.measures, played.measures, strict=True):
            counts[number] += 1

    def add(self, other: "Tally") -> None:
        self.placed += other.placed
        self.endings += other.endings
        self.lengths += other.lengths
        self.sentences += other.sentences
        self.happened.update(other.happened)
        self.credits.update(other.credits)
        for counts, more in zip(self.measures, other.measures, strict=True):
            counts.update(more)


def seating(levels: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Who sits where in this game: the levels in their order, one seat further on each game."""
    return tuple(levels[(seat + number) % len(levels)] for seat in range(seats))


def _empty(game: AnyGame) -> Tally:
    return Tally(Counter(), Counter(), Counter(), 0, Counter(), Counter(), [Counter() for _ in game.measured])


def _play_some(
    name: str, options: bytes, seats: int, levels: tuple[str, ...], seed: int, first: int, end: int
) -> Tally:
    """One process's work: everything it needs comes as names and numbers."""
    game = find_game(name)
    chosen = msgspec.json.decode(options, type=game.options)
    tally = _empty(game)
    for number in range(first, end):
        seated = seating(levels, seats, number)
        players = {seat: bots.find(game, level) for seat, level in enumerate(seated)}
        luck, quick = QuickLuck(f"{seed}/{number}/luck"), QuickLuck(f"{seed}/{number}/bots")
        tally.count(seated, play(Match(game, chosen, seats), players, luck, quick))
    return tally


# -- the run ---------------------------------------------------------------------------------------------------


def simulate(
    game: AnyGame,
    options: Options,
    seats: int,
    levels: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play and count. Seats rotate through `levels` game by game; `progress` is told of each lot of games finished."""
    Match(game, options, seats)  # refuses bad seats and options here, not in some other process
    for level in levels:
        bots.find(game, level)
    lots = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    task = (game.id, msgspec.json.encode(options), seats, tuple(levels), seed)
    tally = _empty(game)
    for played, lot in _in_processes(task, lots, jobs) if jobs > 1 else _here(task, lots):
        tally.add(lot)
        if progress is not None:
            progress(played)
    return _report(game, options, seats, tuple(levels), seed, tally)


Task = tuple[str, bytes, int, tuple[str, ...], int]


def _here(task: Task, lots: Iterable[tuple[int, int]]) -> Iterator[tuple[int, Tally]]:
    for first, end in lots:
        yield end - first, _play_some(*task, first, end)


def _in_processes(task: Task, lots: Iterable[tuple[int, int]], jobs: int) -> Iterator[tuple[int, Tally]]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        sent = {pool.submit(_play_some, *task, first, end): end - first for first, end in lots}
        for done in as_completed(sent):
            yield sent[done], done.result()
    finally:  # also when a person has had enough: no lot is begun that nobody will count
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- summing up ------------------------------------------------------------------------------------------------


def _report(game: AnyGame, options: Options, seats: int, levels: tuple[str, ...], seed: int, tally: Tally) -> Report:
    games = tally.endings.total()
    placed = tally.placed
    known = sorted(set(levels), key=levels.index)
    by_seat = _wins(placed, lambda at: at[3])
    by_order = _wins(placed, lambda at: at[5])
    by_level = _wins(placed, lambda at: at[0])
    by_both = _wins(placed, lambda at: (at[0], at[1]))
    return Report(
        game=game.id,
        options=options,
        seats=seats,
        levels=levels,
        games=games,
        seed=seed,
        endings={how: share(count, games) for how, count in sorted(tally.endings.items())},
        parts=_wins(placed, lambda at: at[1]),
        by_seat=tuple(by_seat.get(seat, share(0, 0)) for seat in range(seats)),
        by_order=tuple(by_order.get(place, share(0, 0)) for place in range(seats)),
        by_level={level: by_level.get(level, share(0, 0)) for level in known},
        by_level_and_part={
            level: {part: wins for (by, part), wins in by_both.items() if by == level} for level in known
        },
        endings_by_level_and_part={level: _endings_by_part(placed, level) for level in known},
        length=_length(tally.lengths),
        sentences=tally.sentences / games if games else 0.0,
        happened={event: count / games for event, count in tally.happened.items()},
        credits=_credits(tally.credits),
        measures={what: _length(numbers) for what, numbers in zip(game.measured, tally.measures, strict=True)},
    )


def _credits(done: Counter[tuple[StrEnum, bool]]) -> dict[StrEnum, Share]:
    known = sorted({what for what, _ in done})
    return {what: share(done[what, True], done[what, True] + done[what, False]) for what in known}


def _wins(placed: Counter[Placed], group: Callable[[Placed], Group]) -> dict[Group, Share]:
    """How many of the seats in each group won."""
    seen: Counter[Group] = Counter()
    won: Counter[Group] = Counter()
    for at, count in sorted(placed.items()):
        seen[group(at)] += count
        won[group(at)] += count * at[4]
    return {one: share(won[one], seen[one]) for one in seen}


def _endings_by_part(placed: Counter[Placed], level: str) -> dict[str, dict[str, Share]]:
    counts: dict[str, Counter[str]] = {}
    for (by, part, how, _, _, _), count in sorted(placed.items()):
        if by == level:
            counts.setdefault(part, Counter())[how] += count
    return {
        part: {how: share(count, endings.total()) for how, count in endings.items()} for part, endings in counts.items()
    }


def _length(lengths: Counter[int]) -> Length:
    number = lengths.total()
    if not number:
        return Length(0.0, 0.0, 0.0, 0, 0, 0)
    mean = sum(length * count for length, count in lengths.items()) / number
    variance = sum((length - mean) ** 2 * count for length, count in sorted(lengths.items())) / max(1, number - 1)
    spread = NORMAL_95 * sqrt(variance / number)
    ordered = sorted(lengths.elements())
    return Length(mean, mean - spread, mean + spread, ordered[0], ordered[number // 2], ordered[-1])
