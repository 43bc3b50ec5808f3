"""How the versions of Le Casse du Siècle go, and how strong its bots are, with 95 % intervals.

Prints tables in Markdown and writes them to docs/games/casse-du-siecle/strength.md.
"""

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ludotheque.games.casse_du_siecle import GAME
from ludotheque.games.casse_du_siecle.options import Options, SafeMemory, presets
from ludotheque.lab.simulate import Report, Share, simulate

FEWEST_GAMES: Final = 2000
SEED: Final = 8151  # not one that the bots were tuned on: they would look better than they are
PAGE: Final = Path(__file__).parent.parent / "docs" / "games" / "casse-du-siecle" / "strength.md"
VERSIONS: Final[dict[str, Options]] = {
    **presets(),
    "family, safe_memory=strict": Options(safe_memory=SafeMemory.STRICT),
}
OTHER_SEATS: Final = (2, 6)  # with a tenth of the games
COURSE: Final = """\
| version | seats | games | rounds | actions (least–most) | doors opened | finished in one move | bets lost \
| the starter wins | the safe is opened |
|---|---|---|---|---|---|---|---|---|---|"""


def percent(known: Share) -> str:
    return f"{known.share:.1%} ({known.low:.1%}–{known.high:.1%})"


class Lab:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def play(self, version: str, seats: int, levels: list[str], games: int) -> Report:
        report = simulate(GAME, VERSIONS[version], seats, levels, games, self.seed)
        print(f"{version}, {seats} seats, {', '.join(levels)}: done", file=sys.stderr)
        return report

    def duels(self, version: str, seats: int, games: int) -> Iterator[str]:
        """One `regular` among others."""
        fair = f"{1 / seats:.1%}"
        for others in ("random", "forgetful"):
            report = self.play(version, seats, ["regular", *[others] * (seats - 1)], games)
            cells = [version, str(seats), str(games), f"`{others}`", percent(report.by_level["regular"])]
            yield f"| {' | '.join([*cells, fair])} |"

    def course(self, version: str, seats: int, games: int) -> str:
        """Games among `regular` bots."""
        report = self.play(version, seats, ["regular"], games)
        happened = report.happened
        cells = [
            version,
            str(seats),
            str(games),
            f"{happened['bunch-taken'] / seats:.1f}",
            f"{report.length.mean:.0f} ({report.length.least}–{report.length.most})",
            f"{happened['door-opened']:.1f}",
            f"{happened['door-finished']:.1f}",
            f"{happened['bet-lost']:.1f}",
            percent(report.parts["starter"]),
            percent(report.endings["safe-opened"]),
        ]
        return f"| {' | '.join(cells)} |"


def settings(games: int) -> Iterator[tuple[str, int, int]]:
    for seats in (3, *OTHER_SEATS):
        for version in VERSIONS:
            yield version, seats, games if seats == 3 else games // 10


def page(games: int, seed: int) -> str:
    lab, date = Lab(seed), datetime.now(UTC).date()
    lines = [
        "# How the versions go, and how strong the bots are",
        "",
        f"Measured on {date} by `python benchmarks/casse_du_siecle.py --games {games} --seed {seed}`.",
        "Seats change from game to game; luck and bots are repeatable from the seed. In brackets the interval in which",
        "the true share lies 95 times in 100 (Wilson). One line of it by hand:",
        "",
        "    ludotheque simulate casse-du-siecle --preset pros --seats 3 --bots regular,random,random",
        "",
        "## How often one `regular` wins",
        "",
        "| version | seats | games | the others | wins | if all were equal |",
        "|---|---|---|---|---|---|",
        *(row for setting in settings(games) for row in lab.duels(*setting)),
        "",
        "## Games among `regular` bots",
        "",
        "Doors finished in one move are thefts, changes and bets, won or lost.",
        "",
        COURSE,
        *(lab.course(*setting) for setting in settings(games)),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=FEWEST_GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    text = page(given.games, given.seed)
    print(text, end="")
    if given.games >= FEWEST_GAMES:  # fewer is a try, not a measurement
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
