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

from msgspec import Meta

from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Open, Roll

from .contract import Cast

FALSE_START: Final = 80  # ms: nobody reacts quicker, so the pace does not stretch it
SLACK: Final = 100  # ms that a report may take over the slowest round trip
DRIFT: Final = 30  # ms by which two clocks may differ over a press: none comes in before it was made
NO_PRESS: Final = 1500  # ms after which it is lost, at the pace as written
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
    return -DRIFT <= at - shown - ms <= line + SLACK


def patience(cast: Cast, shown: int) -> int:
    """The moment at which who has not pressed has lost. It waits for reports on their way: what a player's own clock
    says of his press counts, not when it comes in."""
    return shown + cast.time(NO_PRESS) + ON_ITS_WAY


ON_ITS_WAY: Final = 500  # ms that a press made in time may need to come in

# Four dice of 104 faces: 210 on average, with a deviation of 60; so 380 ± 60 (FB-25a).
HAND: Final = Roll(secret=True, dice=4, sides=104)
HAND_BASE: Final = 170
HAND_LEAST: Final = 250


def hand_reacts(cast: Cast, drawn: Sequence[int]) -> int:
    """How quickly the server's hand presses, in ms: luck's answer to HAND."""
    return cast.time(max(HAND_LEAST, HAND_BASE + sum(drawn)))


def any_time(luck: Luck) -> tuple[int, int]:
    """An own time and a line, for random play: often good, sometimes too early or too late."""
    return int(luck.below(900)), int(luck.below(200))
