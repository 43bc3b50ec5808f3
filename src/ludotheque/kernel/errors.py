"""What is refused. A refusal is a value with a code and the rule behind it; its words live in texts/."""

from enum import StrEnum


class Refusal(StrEnum):
    """Refusals that any game can give; a game adds an enumeration of its own."""

    MALFORMED = "malformed"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_STEP = "wrong-step"
    OVER = "over"
    ALREADY_READY = "already-ready"
    LUCK_NOT_ASKED = "luck-not-asked"
    LUCK_IMPOSSIBLE = "luck-impossible"
    CLOCK_NOT_ASKED = "clock-not-asked"


class Refused(Exception):
    """Anything that Ludothèque declines to do. `details` fill the places in the sentence of `code`."""

    def __init__(self, code: StrEnum, rule: str | None = None, **details: str | int) -> None:
        super().__init__(code.value, rule, details)
        self.code = code
        self.rule = rule
        self.details = details


class IllegalAction(Refused):
    """An action that the rules do not allow now. Nothing has changed."""


class OptionFault(StrEnum):
    UNKNOWN_OPTION = "unknown-option"
    NO_VALUE = "no-value"
    BAD_VALUE = "bad-value"
    UNKNOWN_PRESET = "unknown-preset"
    BAD_SEATS = "bad-seats"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_BOT = "unknown-bot"
    NO_BOARDS = "no-boards"
    NOTHING_TO_TRY = "nothing-to-try"


class BadOptions(Refused):
    """Options, or a number of seats, with which a game cannot be played."""


class BadBoard(BadOptions):
    """A file that is no board: every fault that it has, each with its `line`. As a refusal, it is the first of them."""

    def __init__(self, faults: "list[BadOptions]") -> None:
        first = faults[0]
        super().__init__(first.code, first.rule, **first.details)
        self.faults = faults


class LogFault(StrEnum):
    EMPTY = "log-empty"
    NOT_JSON = "log-not-json"
    NOT_A_LOG = "log-not-a-log"
    FORMAT = "log-format"
    UNKNOWN_GAME = "log-unknown-game"
    OTHER_RULES = "log-other-rules"
    BAD_LINE = "log-bad-line"
    ILLEGAL = "log-illegal"
    TIME_RUNS_BACK = "log-time-runs-back"
    AFTER_END = "log-after-end"
    UNFINISHED = "log-unfinished"
    EARLY_END = "log-early-end"
    WRONG_OUTCOME = "log-wrong-outcome"
    WRONG_DIGEST = "log-wrong-digest"
    WRONG_SEED = "log-wrong-seed"
    WRONG_LUCK = "log-wrong-luck"


class BadLog(Refused):
    """A log that cannot be what it says. `details["line"]` is where."""
