"""The options of a table (FB-20, FB-24, FB-40, FB-42, FB-44) and its presets."""

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
LONGEST_WORD: Final = 12_000  # characters in which a table keeps its own cards: a client can send them at once


class Options(KernelOptions, frozen=True):
    hourglass: Hourglass = Hourglass.CLOCK
    sand: Sand = Sand.S60
    trials: Trials = Trials.SCREEN
    pace: Pace = Pace.P100
    riddles: Riddles = Riddles.FR
    tigers: Annotated[int, Meta(ge=4, le=5)] = 5  # FB-44
    max_rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 40  # FB-42; 0: no limit
    cards: Annotated[str, Meta(max_length=LONGEST_WORD)] = ""  # the table's own, in one word (`own`), FB-40


class BadSet(StrEnum):
    SCREEN_OVER_DAYS = "screen-over-days"
    CLOCK_OVER_DAYS = "clock-over-days"
    OWN_TRIALS_UNUSED = "own-trials-unused"


class BadCards(StrEnum):
    """What is wrong with cards of one's own (FB-40)."""

    TOO_LONG = "cards-too-long"
    TOO_MUCH = "cards-too-much"
    NOT_TOML = "cards-not-toml"
    OTHER_GAME = "cards-other-game"
    BAD_LANGUAGE = "cards-bad-language"
    NONE = "cards-none"
    TOO_MANY = "cards-too-many"
    NOT_CARDS = "cards-not-cards"
    MISSING = "cards-missing"
    UNKNOWN_KEY = "cards-unknown-key"
    BAD_TEXT = "cards-bad-text"
    BAD_ANSWERS = "cards-bad-answers"
    BAD_ANSWER = "cards-bad-answer"
    SAYS_NOTHING = "cards-says-nothing"
    BAD_SIGN = "cards-bad-sign"
    BAD_FLAG = "cards-bad-flag"
    BAD_SECONDS = "cards-bad-seconds"
    NO_WORD = "cards-no-word"


def presets() -> Mapping[str, Options]:
    """FB-44."""
    return {
        "family": Options(pace=Pace.P150, sand=Sand.S90),
        "as-printed": Options(trials=Trials.TABLE),
        "quick": Options(tigers=4, sand=Sand.S30),
        "by-turns": Options(hourglass=Hourglass.ROLLS, trials=Trials.LUCK),
    }
