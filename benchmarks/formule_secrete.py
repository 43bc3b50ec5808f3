"""How games of La formule secrète go, and how strong its bots are, with 95 % intervals: `make measure`.

Prints tables in Markdown and writes them to docs/games/formule-secrete/strength.md.
"""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ludotheque.games.formule_secrete import GAME
from ludotheque.games.formule_secrete.options import CARDS, Options
from ludotheque.lab.simulate import Length, Report, Share, simulate

FEWEST_GAMES: Final = 2000
SEED: Final = 5503  # not one that the bots were tuned on: they would look better than they are
PAGE: Final = Path(__file__).parent.parent / "docs" / "games" / "formule-secrete" / "strength.md"
MOST_SEATS: Final = GAME.seats[-1]
DUELS: Final = """\
| board | seats | games | the others | wins | if all were equal |
|---|---|---|---|---|---|"""
COURSE: Final = """\
| board | seats | games | turns: median (least–most) | turns: mean | the formula is taken | the first to take it wins \
| carried out |
|---|---|---|---|---|---|---|---|"""
EVENTS: Final = """\
| board | seats | battles | challenges | throws against guards | cards played | discarded | sent back | turns skipped |
|---|---|---|---|---|---|---|---|---|"""
SEATS: Final = """\
| board | seats | games | first | second | third | fourth | if all were equal |
|---|---|---|---|---|---|---|---|"""
FINDINGS: Final = """\
## Which board "just play" has

Wanted: at a full table a game of 60 to 120 turns in the median, in which the first to take the formula wins between 35%
and 60% of the time. With four the standard board is long enough, but the first is robbed too often; the long one, with
fewer attacks in its deck, keeps to both. With three the standard board does. With two, whoever is first wins nearly
always on either board, for nobody else is there to stop him; the standard one leaves the other a little more. So the
preset `usual`, which "just play" plays, has the long board at four seats and else the standard one. Neither the boards
nor the decks were altered: they are those of FS-04 and FS-04b."""
WORTH: Final = f"""\
| board | seats | {" | ".join(card.value for card in CARDS)} | if all were equal |
|---|---|{"---|" * len(CARDS)}---|"""


def usual(seats: int) -> str:
    """The board that "just play" has for this number."""
    options: Options = GAME.preset(GAME.just_play, seats)
    return options.board.value


def percent(known: Share) -> str:
    return f"{known.share:.1%} ({known.low:.1%}–{known.high:.1%})"


def mean(length: Length) -> str:
    return f"{length.mean:.1f} ±{length.high - length.mean:.1f}"


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


class Page:
    """Grows by a line at a time: whoever has no patience has what was measured until then."""

    def __init__(self, games: int, seed: int) -> None:
        self.games, self.seed = games, seed
        self.duels: list[str] = []
        self.courses: list[str] = []
        self.events: list[str] = []
        self.seats: list[str] = []
        self.worth: list[str] = []

    def measure(self) -> None:
        """First what "just play" plays; on it are the duels."""
        for seats in GAME.seats:
            self._course(usual(seats), seats)
        for others in ("random", "hasty"):
            for seats in GAME.seats:
                self._duel(usual(seats), seats, others)
        for seats in GAME.seats:
            self._course("long" if usual(seats) == "standard" else "standard", seats)

    def _play(self, board: str, seats: int, levels: list[str]) -> Report:
        return simulate(GAME, GAME.preset(board, seats), seats, levels, self.games, self.seed)

    def _duel(self, board: str, seats: int, others: str) -> None:
        """One `regular` among others."""
        wins = self._play(board, seats, ["regular", *[others] * (seats - 1)]).by_level["regular"]
        self.duels.append(row(board, seats, self.games, f"`{others}`", percent(wins), f"{1 / seats:.1%}"))
        self.write(self.duels[-1])

    def _course(self, board: str, seats: int) -> None:
        """Games among `regular` bots."""
        report = self._play(board, seats, ["regular"])
        at, fair, turns, happened = (board, seats), f"{1 / seats:.1%}", report.measures["turns"], report.happened
        median = f"{turns.median} ({turns.least}–{turns.most})"
        taken = f"{happened['formula-taken']:.1f} times"
        first, out = percent(report.parts["grabber"]), percent(report.endings["out"])
        self.courses.append(row(*at, self.games, median, mean(turns), taken, first, out))
        told = ("battle-began", "challenged", "guard-rolled", "card-played", "card-discarded", "sent-back")
        self.events.append(row(*at, *[f"{happened[event]:.1f}" for event in (*told, "turn-skipped")]))
        wins = [percent(place) for place in report.by_order] + [""] * (MOST_SEATS - seats)
        self.seats.append(row(*at, self.games, *wins, fair))
        self.worth.append(row(*at, *[percent(report.credits[card]) for card in CARDS], fair))
        self.write(self.courses[-1])

    def write(self, line: str) -> None:
        print(line, file=sys.stderr, flush=True)
        if self.games >= FEWEST_GAMES:  # fewer is a try, not a measurement
            PAGE.parent.mkdir(parents=True, exist_ok=True)
            PAGE.write_text(self.text(), encoding="utf-8")

    def text(self) -> str:
        command = f"python benchmarks/formule_secrete.py --games {self.games} --seed {self.seed}"
        boards = ", ".join([f"at {seats} seats the board `{usual(seats)}`" for seats in GAME.seats])
        lines = [
            "# How games go, and how strong the bots are",
            "",
            f"Measured on {datetime.now(UTC).date()} by `{command}`.",
            "Seats change from game to game; luck and bots are repeatable from the seed. In brackets the interval in",
            "which the true share lies 95 times in 100 (Wilson); behind ± half the one of a mean. One line by hand:",
            "",
            f"    ludotheque simulate formule-secrete --seats 4 --bots regular --games {self.games} --seed {self.seed}",
            "",
            f'"Just play" has {boards}. What follows from these figures: [the rules](en.md#what-simulations-show).',
            "",
            "## How often one `regular` wins",
            "",
            DUELS,
            *self.duels,
            "",
            "## Games among `regular` bots",
            "",
            "Turns are those of all seats together, skipped ones included. The formula is taken once in the",
            "vault, then by each theft.",
            "",
            COURSE,
            *self.courses,
            "",
            "In a game, on average:",
            "",
            EVENTS,
            *self.events,
            "",
            *FINDINGS.splitlines(),
            "",
            "## Who wins, by the order of play",
            "",
            SEATS,
            *self.seats,
            "",
            "## What a card is worth",
            "",
            "Each time that it was played: how often whoever played it won. Winners play more cards than others, so",
            "nearly all are above the last column: compare them with each other. Plays of one game hang together,",
            "so the true intervals are a little wider than these.",
            "",
            WORTH,
            *self.worth,
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
