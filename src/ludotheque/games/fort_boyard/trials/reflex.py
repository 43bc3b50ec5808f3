"""Reactions (FB-35a): what counts is a player's own time on his own screen, from what was shown to his press; and the
server's hand reacts as quickly to everybody (FB-25a).

A press is an open-ended action with three fields, `bout: Bout`, `ms: OwnTime` and `line: RoundTrip = 0`. The bout is
the one that was on the screen: a press that comes in when the next has begun is none on that, and is refused. A screen
on which somebody has pressed before anything was shown sends ms = 0: a false start, as is a press before the server has
shown anything. The line is the house's to measure: the largest round trip of the last ten pings, written into the
action as it comes in.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Open, Roll

from .contract import Cast, figures


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """How quickly the server's hand presses."""

    dice: int
    sides: int
    base: int
    least: int


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """figures.toml beside this file says what each is."""

    false_start: int
    slack: int
    drift: int
    no_press: int
    on_its_way: int
    hand: Hand


FIGURES: Final = figures(__package__, Figures)
FALSE_START: Final = FIGURES.false_start
SLACK: Final = FIGURES.slack
NO_PRESS: Final = FIGURES.no_press
ON_ITS_WAY: Final = FIGURES.on_its_way
HAND: Final = Roll(secret=True, dice=FIGURES.hand.dice, sides=FIGURES.hand.sides)
LONGEST: Final = 60_000  # ms that any press may report

OwnTime = Annotated[int, Meta(ge=0, le=LONGEST)]  # ms from what was shown to the press, on one's own screen

LIMITS: Final = {"ms": LONGEST}  # for Open(do, LIMITS)
MOST_BOUTS: Final = 100
Bout = Annotated[int, Meta(ge=0, lt=MOST_BOUTS)]  # of a trial, in order: a round that is played again is another


def opened(do: str, bout: int) -> Open:
    """A press on what is shown in this bout."""
    return Open(do, {"bout": bout, **LIMITS})


def check_bout(said: int, bout: int, rule: str) -> None:
    """A press that was made in another bout has come too late: it is none in this one."""
    if said != bout:
        raise IllegalAction(Refusal.WRONG_STEP, rule)


class Finding(StrEnum):
    """What a press is worth."""

    COUNTS = "counts"
    FALSE_START = "false-start"
    AGAIN = "again"  # the report does not fit: the round is played again, once
    LOST = "lost"  # it does not fit the second time


def judge(shown: int | None, at: int, ms: int, line: int, *, is_again: bool) -> Finding:
    """A press that arrived `at`, of something that was shown (sent) at `shown`; None: nothing yet.
    `is_again`: the round has been played again because a report did not fit."""
    if shown is None or ms < FALSE_START:
        return Finding.FALSE_START
    if not fits(shown, at, ms, line):
        return Finding.LOST if is_again else Finding.AGAIN
    return Finding.COUNTS


def fits(shown: int, at: int, ms: int, line: int) -> bool:
    """What was shown and pressed after so long can have come in `at`: neither later than the line takes, nor before."""
    return -FIGURES.drift <= at - shown - ms <= line + SLACK


def patience(cast: Cast, shown: int) -> int:
    """The moment at which who has not pressed has lost. It waits for reports on their way: what a player's own clock
    says of his press counts, not when it comes in."""
    return shown + cast.time(NO_PRESS) + ON_ITS_WAY


def hand_reacts(cast: Cast, drawn: Sequence[int]) -> int:
    """How quickly the server's hand presses, in ms: luck's answer to HAND."""
    return cast.time(max(FIGURES.hand.least, FIGURES.hand.base + sum(drawn)))


def any_time(luck: Luck) -> tuple[int, int]:
    """An own time and a line, for random play: often good, sometimes too early or too late."""
    return int(luck.below(900)), int(luck.below(200))
