"""How much better `regular` plays than `random`, with 95 % intervals: `make measure`.

Prints a table in Markdown and writes it to docs/games/coffre-et-cle/strength.md.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.pieces import Card, Ending
from ludotheque.lab.simulate import Report, Share, share, simulate

FEWEST_GAMES: Final = 2000
SEED: Final = 4117  # not one that the bots were tuned on: they would look better than they are
PAGE: Final = Path(__file__).parent.parent / "docs" / "games" / "coffre-et-cle" / "strength.md"
SETTINGS: Final = (("sharper", 5), ("sharper", 4), ("sharper", 8), ("as_printed", 5), ("advanced", 5))
UNDECIDED: Final = (Ending.ROUNDS_OVER, Ending.FALSE_TREASURE_WON)  # the Treasure has not designated

HEADER: Final = """\
| preset, seats | table | level | Treasure's designation finds the Key | wins as Treasure | wins as Key \
| wins as Fake Key | wins as Neutral | wins |
|---|---|---|---|---|---|---|---|---|"""


def tables(seats: int) -> Iterator[tuple[str, list[str]]]:
    yield "all `random`", ["random"]
    yield "all `regular`", ["regular"]
    yield "one `regular`, the rest `random`", ["regular", *["random"] * (seats - 1)]
    yield "one `random`, the rest `regular`", ["random", *["regular"] * (seats - 1)]


def found(report: Report, level: str) -> Share:
    """Of the designations that a Treasure of this level made: how many found the Key."""
    endings = report.endings_by_level_and_part[level].get(Card.TREASURE, {})
    made = sum(ending.count for how, ending in endings.items() if how not in UNDECIDED)
    hits = endings.get(Ending.KEY_FOUND)
    return share(hits.count if hits else 0, made)


def percent(known: Share | None) -> str:
    if known is None or not known.of:
        return "–"
    return f"{known.share:.1%} ({known.low:.1%}–{known.high:.1%})"


def rows(preset: str, seats: int, games: int, seed: int, jobs: int) -> Iterator[str]:
    for name, levels in tables(seats):
        report = simulate(GAME, GAME.preset(preset, seats), seats, levels, games, seed, jobs)
        for level, wins in report.by_level.items():
            parts = report.by_level_and_part[level]
            cells = [
                f"{preset}, {seats}",
                name,
                f"`{level}`",
                percent(found(report, level)),
                *(percent(parts.get(card)) for card in (Card.TREASURE, Card.KEY, Card.FAKE_KEY, Card.NEUTRAL)),
                percent(wins),
            ]
            yield f"| {' | '.join(cells)} |"
        print(f"{preset}, {seats} seats, {name}: done", file=sys.stderr)


def endings(games: int, seed: int, jobs: int) -> Iterator[str]:
    report = simulate(GAME, GAME.preset("sharper", 5), 5, ["regular"], games, seed, jobs)
    yield "| how it ends | share of games |"
    yield "|---|---|"
    for how, known in sorted(report.endings.items(), key=lambda one: -one[1].count):
        yield f"| {how} | {percent(known)} |"
    yield ""
    length = report.length
    yield (
        f"A game takes {length.mean:.1f} actions on average ({length.least} to {length.most}), and the bots say "
        f"{report.sentences / 5:.1f} sentences each."
    )


def page(games: int, seed: int, jobs: int) -> str:
    date = datetime.now(UTC).date()
    lines = [
        "# How strong the bots are",
        "",
        f"Measured on {date} by `make measure` (`python benchmarks/coffre_et_cle.py --games {games} --seed {seed}`):",
        f"{games} games a table, seats rotated from game to game, luck and bots repeatable from the seed. In brackets",
        "the interval in which the true share lies 95 times in 100 (Wilson). A part is the card held at the end.",
        "",
        HEADER,
        *(row for preset, seats in SETTINGS for row in rows(preset, seats, games, seed, jobs)),
        "",
        "At a mixed table the Key's wins depend on who holds the Treasure: they tell of his level above all.",
        "",
        "## Games between `regular` bots, sharper, 5 seats",
        "",
        *endings(games, seed, jobs),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=FEWEST_GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    text = page(given.games, given.seed, given.jobs)
    print(text, end="")
    if given.games >= FEWEST_GAMES:  # fewer is a try, not a measurement
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
