"""RESULTS.md: what was measured, where, and how."""

import os
import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from benchmarks.measured import Measured, Quartiles, Run, quartiles, ratios
from benchmarks.shares import TOO_UNLIKELY

HEAD: Final = """\
# How quick the rules are

Measured on {date} by `make bench`. The work: Le Coffre et la Clé, preset `sharper`, 5 seats, whole games of uniformly
random legal actions, one core. A step is an action of a seat: its legal actions are listed, one is chosen and applied.

![Steps a second of each contender, on a logarithmic scale](results.svg)

- Machine: {cpu}, {cores} cores; {system}, kernel {kernel}
- Versions: {versions}
"""

SAME_WORK: Final = """\
## The same work

- {games} scripted games, deal and choices given: every one ends alike (how, who wins, after how many steps) in
  all {contenders}. They end {endings}.
- Random games: endings, wins by seat, wins by card held and steps a game, each contender against all the others.
  Of {comparisons} comparisons the least likely has p = {likely:.2g} ({contender}: {about}); below {limit:g} the run
  fails.
"""

HOW: Final = """\
## How it is measured

- {rounds} rounds; in each, every contender plays once, in an order shuffled anew (seed {seed}), in a process of its
  own, about 1.5 s and at least 1000 games. Ratios are taken round by round, then their median and quartiles.
- Time is processor time of that process, all its threads together, over the playing alone: after the start and a
  warm-up, and with the deal, which is no step. Node's helpers (compiler, collector) work for it, so they count.
- Ludothèque: by playouts (`kernel/playout.py`). The record of public moves, from which everybody's knowledge follows,
  is kept; events are not made. How games ended is counted outside the time; the others count, a tuple a game, within
  theirs.
  At a table (compiled too): by `Match`, actions checked and applied, every event made.
- boardgame.io: phases and stages, a local client a game, moves dispatched, `NODE_ENV=production`, 1000 games of
  warm-up. Stages are what its manual wants for the steps of a turn; a flag in the state instead may be quicker.
- PettingZoo: an AEC environment with action masks, `last()` and `step()`; dead steps are played but not counted. The
  wrappers are those of its classic games.
- OpenSpiel: a game in Python, as in its python/games; its games in C++ would be far faster.
- The C++ program keeps what the rules need and what each seat has seen, and nothing for a table: no log, no notes,
  no events. It is what ours could come near to, not a rival.
- Games a round: {games}.
- From 4 to 8 seats: medians of nine short slices, the numbers of seats taking turns; where quartiles overlap,
  the difference is noise. A state in the middle of a game; its bytes are what one more copy adds, without what
  views have worked out from its record.
"""


def page(run: Run) -> str:
    speeds, endings, growth = ("\n".join(table(run)) for table in (_speeds, _endings, _growth))
    return "\n".join([_head(run), speeds, "", _same_work(run), endings, "", growth, "", _how(run)])


def _head(run: Run) -> str:
    return HEAD.format(
        date=datetime.now(UTC).date(),
        cpu=cpu(),
        cores=os.cpu_count(),
        system=system(),
        kernel=platform.release(),
        versions=", ".join(f"{name} {number}" for name, number in versions(run).items()),
    )


def _same_work(run: Run) -> str:
    least = min(run.doubts, key=lambda doubt: doubt.likely)
    return SAME_WORK.format(
        games=sum(run.scripted.values()),
        contenders=len(run.measured),
        endings=", ".join(f"{how} {count}" for how, count in sorted(run.scripted.items(), key=lambda pair: -pair[1])),
        comparisons=len(run.doubts),
        likely=least.likely,
        contender=least.contender,
        about=least.about,
        limit=TOO_UNLIKELY,
    )


def _how(run: Run) -> str:
    games = "; ".join(f"{one.contender.title}: {one.games_a_round:,}" for one in run.measured)
    return HOW.format(rounds=run.rounds, seed=run.seed, games=games)


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, platform.machine())


def system() -> str:
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        return platform.system()


def versions(run: Run) -> dict[str, str]:
    every = {name: number for one in run.measured for name, number in one.versions.items()}
    return {name: every[name] for name in sorted(every, key=str.lower) if name != "form"}


# -- the tables ------------------------------------------------------------------------------------------------


def _speeds(run: Run) -> Iterator[str]:
    yield "| contender | steps a second (quartiles) | ours, compiled, is so many times as fast (quartiles) | target |"
    yield "|---|---|---|---|"
    for one in _fastest_first(run):
        yield f"| {one.contender.title} | {_speed(quartiles(one.speeds))} | {_ratio(run, one)} | {_target(run, one)} |"


def _fastest_first(run: Run) -> list[Measured]:
    return sorted(run.measured, key=lambda one: -quartiles(one.speeds).median)


def _speed(speed: Quartiles) -> str:
    return f"**{speed.median:,.0f}** ({speed.low:,.0f} – {speed.high:,.0f})"


def _ratio(run: Run, one: Measured) -> str:
    ratio = ratios(run.measured, one)
    if ratio is None:
        return "–"
    return f"**{times(ratio.median)}** ({times(ratio.low)} – {times(ratio.high)})"


def times(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.1f}" if ratio >= 1 else f"{ratio:.3f}"


def _target(run: Run, one: Measured) -> str:
    ratio, least = ratios(run.measured, one), one.contender.least
    if ratio is None or least is None:
        return "–"
    return f"≥ {least:g}: {'reached' if ratio.median >= least else 'missed'}"


def _endings(run: Run) -> Iterator[str]:
    endings = list(run.measured[0].tally.endings)
    yield f"| contender | games | steps a game | {' | '.join(endings)} |"
    yield "|---" * (3 + len(endings)) + "|"
    for one in _fastest_first(run):
        tally = one.tally
        cells = [f"{tally.endings[how] / tally.games:.2%}" for how in endings]
        yield f"| {one.contender.title} | {tally.games:,} | {tally.steps / tally.games:.2f} | {' | '.join(cells)} |"


def _growth(run: Run) -> Iterator[str]:
    yield "## From 4 to 8 seats"
    yield ""
    yield "| form | seats | steps a second (quartiles) | bytes a state | a copy takes |"
    yield "|---|---|---|---|---|"
    for row in run.growth:
        cells = (_speed(Quartiles(*row.steps_a_second)), f"{row.bytes:,.0f}", f"{row.clone_seconds * 1e6:.2f} µs")
        yield f"| {row.title} | {row.seats} | {' | '.join(cells)} |"
