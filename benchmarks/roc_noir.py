"""How games of Le Château du roc noir go, and how strong its bots are, with 95 % intervals: `make measure`.

Prints tables in Markdown and writes them to docs/games/roc-noir/strength.md.
"""

import argparse
import sys
from collections import Counter
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from typing import Final

from ludotheque import bots
from ludotheque.games.roc_noir import GAME
from ludotheque.games.roc_noir.options import Options, TrapMemory
from ludotheque.games.roc_noir.pieces import KNIGHTS, Dropped, Fell, Robbed
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Event, Seat
from ludotheque.lab.simulate import NORMAL_95, Share, share, simulate

FEWEST_GAMES: Final = 2000
SEED: Final = 7411  # not one that the bots were tried on: they would look better than they are
PAGE: Final = Path(__file__).parent.parent / "docs" / "games" / "roc-noir" / "strength.md"
ORDER: Final = ("first", "second", "third", "fourth")
DUELS: Final = """\
| seats | games | the others | wins | if all were equal |
|---|---|---|---|---|"""
COURSE: Final = """\
| seats | games | all are | traps | rounds (least–most) | turns | falls a game | robberies a game | knights robbed \
| brought home by all three |
|---|---|---|---|---|---|---|---|---|---|"""
SEATS: Final = """\
| seats | games | all are | traps | first | second | third | fourth | if all were equal |
|---|---|---|---|---|---|---|---|---|"""
TABLES: Final = (  # `regular` forgets nothing: it plays the same games where traps are marked
    ("regular", TrapMemory.MEMORY, "any"),
    ("forgetful", TrapMemory.MEMORY, "memory"),
    ("forgetful", TrapMemory.MARKED, "marked"),
)


def percent(known: Share) -> str:
    return f"{known.share:.1%} ({known.low:.1%}–{known.high:.1%})"


def mean(values: list[int]) -> str:
    """With its 95 % interval."""
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    spread = NORMAL_95 * sqrt(variance / len(values))
    return f"{middle:.2f} ±{spread:.2f}"


class Course:
    """Many games among bots of one level, counted."""

    def __init__(self, level: str, options: Options, seats: int) -> None:
        self.level, self.options, self.seats = level, options, seats
        self.rounds: list[int] = []
        self.turns: list[int] = []
        self.falls: list[int] = []
        self.robberies: list[int] = []
        self.victims = 0
        self.won: Counter[int] = Counter()  # by place in the order of play, from the starter on
        self.treasure = 0

    def play(self, games: int, seed: int) -> None:
        for number in range(games):
            self._play_one(QuickLuck(f"{seed}/{number}/luck"), QuickLuck(f"{seed}/{number}/bots"))

    def _play_one(self, luck: QuickLuck, quick: QuickLuck) -> None:
        match = Match(GAME, self.options, self.seats)
        players = [bots.find(GAME, self.level) for _ in range(self.seats)]
        events: list[Event] = []
        while (outcome := match.outcome()) is None:
            if (request := match.asks()) is not None:
                events += match.apply(LUCK, luck.answer(request))
            else:
                seat: Seat = match.to_act()[0]
                events += match.apply(seat, bots.move(match, seat, players[seat], quick))
        table = match.view(None).table
        self.rounds.append(table.round)
        self.turns.append(table.turn + 1)
        self.falls.append(sum(isinstance(event, Fell | Dropped) for event in events))
        robbed = [(event.victim, event.robbed) for event in events if isinstance(event, Robbed)]
        self.robberies.append(len(robbed))
        self.victims += len(set(robbed))
        self.won.update((winner - table.starter) % self.seats for winner in outcome.winners)
        self.treasure += outcome.how == "treasure"

    def row(self, traps: str) -> str:
        games = len(self.rounds)
        cells = [
            str(self.seats),
            str(games),
            f"`{self.level}`",
            traps,
            f"{mean(self.rounds)} ({min(self.rounds)}–{max(self.rounds)})",
            mean(self.turns),
            mean(self.falls),
            mean(self.robberies),
            percent(share(self.victims, games * self.seats * KNIGHTS)),
            percent(share(self.treasure, games)),
        ]
        return f"| {' | '.join(cells)} |"

    def seat_row(self, traps: str) -> str:
        games = len(self.rounds)
        wins = [percent(share(self.won[place], games)) if place < self.seats else "" for place in range(len(ORDER))]
        cells = [str(self.seats), str(games), f"`{self.level}`", traps, *wins, f"{1 / self.seats:.1%}"]
        return f"| {' | '.join(cells)} |"


def duel(others: str, seats: int, games: int, seed: int) -> str:
    """One `regular` among others, who must remember the traps for themselves."""
    report = simulate(GAME, Options(), seats, ["regular", *[others] * (seats - 1)], games, seed)
    cells = [str(seats), str(games), f"`{others}`", percent(report.by_level["regular"]), f"{1 / seats:.1%}"]
    return f"| {' | '.join(cells)} |"


class Page:
    """Grows by a row at a time: whoever has no patience has what was measured until then."""

    def __init__(self, games: int, seed: int) -> None:
        self.games, self.seed = games, seed
        self.duels: list[str] = []
        self.courses: list[str] = []
        self.seats: list[str] = []

    def measure(self) -> None:
        """The quickest first."""
        for seats in GAME.seats:
            self._course(*TABLES[0], seats)
        for others in ("random", "forgetful"):
            for seats in GAME.seats:
                self.duels.append(duel(others, seats, self.games, self.seed))
                self.write(self.duels[-1])
        for table in TABLES[1:]:
            for seats in GAME.seats:
                self._course(*table, seats)

    def _course(self, level: str, memory: TrapMemory, traps: str, seats: int) -> None:
        course = Course(level, Options(trap_memory=memory), seats)
        course.play(self.games, self.seed)
        self.courses.append(course.row(traps))
        self.seats.append(course.seat_row(traps))
        self.write(self.courses[-1])

    def write(self, row: str) -> None:
        print(row, file=sys.stderr)
        if self.games >= FEWEST_GAMES:  # fewer is a try, not a measurement
            PAGE.parent.mkdir(parents=True, exist_ok=True)
            PAGE.write_text(self.text(), encoding="utf-8")

    def text(self) -> str:
        command = f"python benchmarks/roc_noir.py --games {self.games} --seed {self.seed}"
        lines = [
            "# How games go, and how strong the bots are",
            "",
            f"Measured on {datetime.now(UTC).date()} by `{command}`.",
            "Seats change from game to game; luck and bots are repeatable from the seed. In brackets the interval in",
            "which the true share lies 95 times in 100 (Wilson); behind ± half the one of a mean. One line by hand:",
            "",
            "    ludotheque simulate roc-noir --seats 3 --bots regular,random,random",
            "",
            "## How often one `regular` wins",
            "",
            "Found traps are not marked (`trap_memory=memory`).",
            "",
            DUELS,
            *self.duels,
            "",
            "## Games among bots of one level",
            "",
            "`traps`: whether found traps stay marked. `regular` forgets nothing, so it plays the same games either",
            "way. Falls are those of the mover and those of knights whose counterweight left. Knights robbed: of all",
            "knights, those that lost a portrait at least once.",
            "",
            COURSE,
            *self.courses,
            "",
            "## Who wins, by the order of play",
            "",
            SEATS,
            *self.seats,
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
