"""The options of a table (FB-20, FB-24, FB-42, FB-44) and its presets."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta

from ludotheque.kernel.options import Options as KernelOptions


class Hourglass(StrEnum):
    """FB-20."""

    CLOCK = "clock"  # the sand runs in real seconds
    ROLLS = "rolls"  # it is counted in rolls of the others


class Sand(StrEnum):
    """How much is in it: seconds, a beat for each five; with `rolls`, as many rolls as beats (FB-20)."""

    S30 = "30"
    S60 = "60"
    S90 = "90"
    S120 = "120"


class Trials(StrEnum):
    """FB-24."""

    SCREEN = "screen"
    TABLE = "table"
    LUCK = "luck"


class Pace(StrEnum):
    """What the times of trials on screen are stretched by, in hundredths (FB-24a)."""

    P100 = "100"
    P150 = "150"
    P200 = "200"


class Riddles(StrEnum):
    """The language of the cards."""

    FR = "fr"
    EN = "en"


MOST_ROUNDS: Final = 999


class Options(KernelOptions, frozen=True):
    hourglass: Hourglass = Hourglass.CLOCK
    sand: Sand = Sand.S60
    trials: Trials = Trials.SCREEN
    pace: Pace = Pace.P100
    riddles: Riddles = Riddles.FR
    tigers: Annotated[int, Meta(ge=4, le=5)] = 5  # FB-44
    max_rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 40  # FB-42; 0: no limit


class BadSet(StrEnum):
    SCREEN_OVER_DAYS = "screen-over-days"
    CLOCK_OVER_DAYS = "clock-over-days"


def presets() -> Mapping[str, Options]:
    """FB-44."""
    return {
        "family": Options(pace=Pace.P150, sand=Sand.S90),
        "as-printed": Options(trials=Trials.TABLE),
        "quick": Options(tigers=4, sand=Sand.S30),
        "by-turns": Options(hourglass=Hourglass.ROLLS, trials=Trials.LUCK),
    }
