"""How games of Les Clés de Fort Boyard go, and how strong its bots are, with 95 % intervals: `make measure`.

Prints tables in Markdown and writes them to docs/games/fort-boyard/strength.md.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from typing import Final

from ludotheque import bots
from ludotheque.bots.ask import chatter
from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.options import Options, Sand, Trials
from ludotheque.games.fort_boyard.pieces import (
    NOTES,
    ChestClosed,
    ChestOpened,
    Closing,
    NoteTaken,
    PurseShown,
    RiddleEnd,
    RiddleEnded,
    TrialLost,
    TrialWon,
)
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import CLOCK, LUCK, Event
from ludotheque.lab.simulate import NORMAL_95, Share, share, simulate

FEWEST_GAMES: Final = 1000
SEED: Final = 5209  # not one that the bots were tried on: they would look better than they are
PAGE: Final = Path(__file__).parent.parent / "docs" / "games" / "fort-boyard" / "strength.md"
FORTUNE: Final = max(NOTES)
NEXT: Final = sorted(NOTES)[-2]
A_TURN, A_TRIAL = 8, 25  # seconds, that people take: to roll, walk and choose, and for a trial (FB-25b)
DUELS: Final = """\
| seats | games | one | among | trials | wins | if all were equal |
|---|---|---|---|---|---|---|"""
COURSE: Final = """\
| seats | games | sand | tigers | trials | turns (least–most) | minutes | trials won | riddles won | ended by \
an empty chest |
|---|---|---|---|---|---|---|---|---|---|"""
CHEST: Final = """\
| seats | sand | tigers | openings a game | notes an opening | money an opening | closed by a tiger | with the bonus |
|---|---|---|---|---|---|---|---|"""
FORTUNES: Final = """\
| seats | sand | tigers | notes of 500 000 that come out | winners who hold one | who holds one wins \
| of the winner's sum, the largest note | the same winner if it were 100 000 |
|---|---|---|---|---|---|---|---|"""
SEATS: Final = """\
| seats | sand | tigers | first | second | third | fourth | fifth | sixth | if all were equal |
|---|---|---|---|---|---|---|---|---|---|"""
TABLES: Final = (Options(), Options(sand=Sand.S30, tigers=4), Options(sand=Sand.S90))


def percent(known: Share) -> str:
    return f"{known.share:.1%} ({known.low:.1%}–{known.high:.1%})"


def mean(values: Sequence[float], digits: int = 1) -> str:
    """With its 95 % interval."""
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{middle:.{digits}f} ±{NORMAL_95 * sqrt(variance / len(values)):.{digits}f}"


def line(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


class Course:
    """Many games among `regular` bots, counted."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options, self.seats = options, seats
        self.turns: list[int] = []
        self.minutes: list[float] = []
        self.openings: list[int] = []
        self.notes: list[int] = []  # by opening, and
        self.money: list[int] = []  # in thousands
        self.fortunes: list[int] = []
        self.largest: list[float] = []
        self.closed: Counter[Closing] = Counter()
        self.riddles: Counter[RiddleEnd] = Counter()
        self.won: Counter[int] = Counter()  # by place in the order of play, from the starter on
        self.trials_won = self.trials = self.emptied = 0
        self.holders = self.holders_won = self.winners_hold = self.same_winner = 0

    def play(self, games: int, seed: int) -> None:
        for number in range(games):
            self._play_one(QuickLuck(f"{seed}/{number}/luck"), QuickLuck(f"{seed}/{number}/bots"))

    def _play_one(self, luck: QuickLuck, quick: QuickLuck) -> None:
        match = Match(GAME, self.options, self.seats)
        players = {seat: bots.find(GAME, "regular") for seat in range(self.seats)}
        events: list[Event] = []
        while match.outcome() is None:
            if (request := match.asks()) is not None:
                events += match.apply(LUCK, luck.answer(request))
            elif match.to_act():
                seat = match.to_act()[0]
                events += match.apply(seat, bots.move(match, seat, players[seat], quick))
            else:
                events += match.apply(CLOCK, match.legal(CLOCK)[0])
            for speaker, said in chatter(match, players, quick):
                events += match.apply(speaker, said)
        self._count(match, events)

    def _count(self, match: Match, events: list[Event]) -> None:
        self.turns.append(match.state.turn + 1)
        trials = [event for event in events if isinstance(event, TrialWon | TrialLost)]
        self.trials += len(trials)
        self.trials_won += sum(isinstance(event, TrialWon) for event in trials)
        self.riddles.update(event.end for event in events if isinstance(event, RiddleEnded))
        self.minutes.append(match.state.now / 60_000 + (self.turns[-1] * A_TURN + len(trials) * A_TRIAL) / 60)
        self._count_openings(events)
        outcome = match.outcome()
        assert outcome is not None
        self.emptied += outcome.how == "chest"
        self.won.update((winner - match.state.starter) % self.seats for winner in outcome.winners)
        self._count_fortunes([event for event in events if isinstance(event, PurseShown)], outcome.winners)

    def _count_openings(self, events: list[Event]) -> None:
        """Each is what lies between ChestOpened and ChestClosed."""
        self.openings.append(0)
        for event in events:
            if isinstance(event, ChestOpened):
                self.openings[-1] += 1
                self.notes.append(0)
                self.money.append(0)
            elif isinstance(event, NoteTaken):
                assert event.note is not None
                self.notes[-1] += 1
                self.money[-1] += event.note // 1000
            elif isinstance(event, ChestClosed):
                self.closed[event.why] += 1

    def _count_fortunes(self, purses: list[PurseShown], winners: Sequence[int]) -> None:
        held = {purse.seat: purse.notes.count(FORTUNE) for purse in purses}
        self.fortunes.append(sum(held.values()))
        holders = {seat for seat, count in held.items() if count}
        self.holders += len(holders)
        self.holders_won += len(holders & set(winners))
        self.winners_hold += bool(holders & set(winners))
        self.largest += [max(purse.notes) / purse.total for purse in purses if purse.seat in winners and purse.total]
        smaller = {purse.seat: purse.total - held[purse.seat] * (FORTUNE - NEXT) for purse in purses}
        self.same_winner += {seat for seat in smaller if smaller[seat] == max(smaller.values())} == set(winners)

    # -- rows --------------------------------------------------------------------------------------------------------

    @property
    def _table(self) -> tuple[object, ...]:
        return f"{self.options.sand.value} s", self.options.tigers

    def course_row(self) -> str:
        games, turns = len(self.turns), self.turns
        return line(
            self.seats,
            games,
            *self._table,
            f"`{self.options.trials.value}`",
            f"{mean(turns)} ({min(turns)}–{max(turns)})",
            mean(self.minutes),
            percent(share(self.trials_won, self.trials)),
            percent(share(self.riddles[RiddleEnd.ANSWERED], self.riddles.total())),
            percent(share(self.emptied, games)),
        )

    def chest_row(self) -> str:
        openings = len(self.notes)
        return line(
            self.seats,
            *self._table,
            mean(self.openings),
            mean(self.notes),
            f"{mean(self.money)} thousand",
            percent(share(self.closed[Closing.TIGER], openings)),
            percent(share(self.closed[Closing.SAND], openings)),
        )

    def fortune_row(self) -> str:
        games = len(self.turns)
        return line(
            self.seats,
            *self._table,
            mean(self.fortunes, 2),
            percent(share(self.winners_hold, games)),
            percent(share(self.holders_won, self.holders)),
            f"{sum(self.largest) / len(self.largest):.0%}",
            percent(share(self.same_winner, games)),
        )

    def seat_row(self) -> str:
        games = len(self.turns)
        wins = [percent(share(self.won[place], games)) if place < self.seats else "" for place in range(6)]
        return line(self.seats, *self._table, *wins, f"{1 / self.seats:.1%}")


def duel(one: str, others: str, options: Options, seats: int, games: int, seed: int) -> str:
    report = simulate(GAME, options, seats, [one, *[others] * (seats - 1)], games, seed)
    wins = percent(report.by_level[one])
    return line(seats, games, f"`{one}`", f"`{others}`", f"`{options.trials.value}`", wins, f"{1 / seats:.1%}")


class Page:
    """Grows by a row at a time: whoever has no patience has what was measured until then."""

    def __init__(self, games: int, seed: int) -> None:
        self.games, self.seed = games, seed
        self.duels: list[str] = []
        self.courses: list[Course] = []

    def measure(self) -> None:
        for options in (*TABLES, Options(trials=Trials.LUCK)):
            for seats in GAME.seats:
                course = Course(options, seats)
                course.play(self.games, self.seed)
                self.courses.append(course)
                self.write(course.course_row())
        for one, others in (("regular", "random"), ("regular", "clumsy"), ("champion", "regular")):
            for trials in (Trials.SCREEN, Trials.LUCK):
                for seats in (GAME.seats[0], GAME.seats[-1]):
                    self.duels.append(duel(one, others, Options(trials=trials), seats, self.games, self.seed))
                    self.write(self.duels[-1])

    def write(self, row: str) -> None:
        print(row, file=sys.stderr)
        if self.games >= FEWEST_GAMES:  # fewer is a try, not a measurement
            PAGE.write_text(self.text(), encoding="utf-8")

    def text(self) -> str:
        command = f"python benchmarks/fort_boyard.py --games {self.games} --seed {self.seed}"
        by_skill = [course for course in self.courses if course.options.trials is Trials.SCREEN]
        lines = [
            "# How games go, and how strong the bots are",
            "",
            f"Measured on {datetime.now(UTC).date()} by `{command}`.",
            "Seats change from game to game; luck and bots are repeatable from the seed. In brackets the interval in",
            "which the true share lies 95 times in 100 (Wilson); behind ± half the one of a mean. One line by hand:",
            "",
            "    ludotheque simulate fort-boyard --seats 4 --bots regular,clumsy,clumsy,clumsy",
            "",
            "Trials `screen`: each bot succeeds with the skill of its level (FB-25a). Trials `luck`: a die decides.",
            "",
            "## Games among `regular` bots",
            "",
            f"Minutes are reckoned: the sand as it ran, {A_TURN} s for the roll and the choices of a turn, {A_TRIAL} s",
            "for each trial.",
            "",
            COURSE,
            *[course.course_row() for course in self.courses],
            "",
            "## The chest",
            "",
            CHEST,
            *[course.chest_row() for course in by_skill],
            "",
            "## What one note decides",
            "",
            "Five of the 112 notes are worth 500 000; ten notes a player lie in the chest.",
            "",
            FORTUNES,
            *[course.fortune_row() for course in by_skill],
            "",
            "## Who wins, by the order of play",
            "",
            SEATS,
            *[course.seat_row() for course in by_skill],
            "",
            "## How often one bot wins among others",
            "",
            DUELS,
            *self.duels,
        ]
        return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=FEWEST_GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    page = Page(given.games, given.seed)
    page.measure()
    print(page.text(), end="")


if __name__ == "__main__":
    main()
