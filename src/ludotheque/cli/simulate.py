"""`ludotheque simulate`: bots play many games; a bar while they do, a summary at the end."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.bots import usual_level
from ludotheque.kernel.game import AnyGame
from ludotheque.lab.simulate import Length, Report, Share, simulate
from ludotheque.texts import Texts
from ludotheque.texts.speaker import word_id

from . import form
from .conversation import BRASS, INK
from .faults import BadCommand, CommandFault
from .play import read_options
from .rooms import texts_of

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 61  # as many as Windows lets one process wait for


LABELS: Final = 28  # columns at least; a longer label goes on in the next line, a figure is never cut


class Wishes(Struct, frozen=True):
    """What is to be simulated, as asked for on the command line."""

    games: int
    seats: int
    bots: str | None
    preset: str | None
    options: tuple[str, ...]
    seed: int
    jobs: int


def run(game: AnyGame, wishes: Wishes, language: str, console: Console) -> None:
    if wishes.games < 1:
        raise BadCommand(CommandFault.TOO_FEW_GAMES)
    if wishes.jobs < 1:
        raise BadCommand(CommandFault.TOO_FEW_JOBS)
    if wishes.games > MOST_GAMES:
        raise BadCommand(CommandFault.TOO_MANY_GAMES, most=str(MOST_GAMES))
    if wishes.jobs > MOST_JOBS:
        raise BadCommand(CommandFault.TOO_MANY_JOBS, most=MOST_JOBS)
    options = read_options(game, wishes.seats, wishes.preset, wishes.options)
    levels = wishes.bots.split(",") if wishes.bots else [usual_level(game)]
    if len(levels) > wishes.seats:
        raise BadCommand(CommandFault.TOO_MANY_LEVELS, levels=len(levels), seats=wishes.seats)
    texts = texts_of(game, language)
    with _bar(console) as bar:
        task = bar.add_task(texts.say("simulate-progress"), total=wishes.games)
        report = simulate(
            game, options, wishes.seats, levels, wishes.games, wishes.seed, wishes.jobs, lambda n: bar.advance(task, n)
        )
    _show(report, texts, console)
    if form.is_slow():
        console.print(Text(form.line(texts), style="dim"))


def _bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)


def _show(report: Report, texts: Texts, console: Console) -> None:
    say = texts.say
    levels = ", ".join(dict.fromkeys(report.levels))
    title = say("simulate-title", game=say("game-name"), games=report.games, seats=report.seats, bots=levels)
    console.print(Text(title, style=f"bold {BRASS}"))
    seats = [(say("simulate-seat", seat=seat), wins) for seat, wins in enumerate(report.by_seat)]
    for heading, rows in (
        ("simulate-endings", [(say(f"how-{how}"), share) for how, share in report.endings.items()]),
        ("simulate-parts", [(say(f"face-{part}"), wins) for part, wins in report.parts.items()]),
        ("simulate-levels", list(report.by_level.items())),
        ("simulate-seats", seats),
        ("simulate-order", [(say("simulate-place", place=at + 1), wins) for at, wins in enumerate(report.by_order)]),
        ("simulate-credits", [(say(word_id(what)), wins) for what, wins in report.credits.items()]),
    ):
        if rows:
            console.print(shares(say(heading), rows, texts))
    console.print(Text(say("simulate-length", **_figures(report.length, texts))))
    for what, measure in report.measures.items():
        figures = _figures(measure, texts)
        console.print(Text(say("simulate-measure", what=say(f"measure-{what}"), **figures)))
    means = [(say("simulate-claims"), report.sentences)] if report.sentences else []  # many a game has none
    means += [(say(f"counted-{event}"), mean) for event, mean in report.happened.items()]
    for what, mean in means:
        console.print(Text(say("simulate-happened", what=what, mean=_tenths(mean, texts))))
    console.print(Text(say("simulate-seed", seed=str(report.seed)), style="dim"))


def _figures(length: Length, texts: Texts) -> dict[str, str | int]:
    return {
        "mean": _tenths(length.mean, texts),
        "low": _tenths(length.low, texts),
        "high": _tenths(length.high, texts),
        "least": length.least,
        "median": length.median,
        "most": length.most,
    }


def shares(heading: str, rows: Sequence[tuple[str, Share]], texts: Texts) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, header_style="", pad_edge=False)
    grid.add_column(Text(heading, style=INK), min_width=LABELS)
    counts = max((2 * len(str(share.of)) + 3 for _, share in rows), default=0)
    for name, width in (("simulate-share", 7), ("simulate-interval", 15), ("simulate-count", counts)):
        grid.add_column(texts.say(name), justify="right", no_wrap=True, min_width=width)
    for label, share in rows:
        percent = texts.say("simulate-percent", percent=_tenths(100 * share.share, texts))
        low, high = _tenths(100 * share.low, texts), _tenths(100 * share.high, texts)
        grid.add_row(label, percent, texts.say("simulate-from-to", low=low, high=high), f"{share.count} / {share.of}")
    return grid


def _tenths(number: float, texts: Texts) -> str:
    """One digit after the point, or after the comma: that is for the language to say."""
    return texts.say("number", number=number)
