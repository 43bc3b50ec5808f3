"""What the options of a table come to."""

from typing import Final, final

from .board import NONE, Board, board_of
from .options import Hourglass, Options, Trials
from .riddles import Riddle, riddles_of
from .trials import TRIALS

BEAT: Final = 5_000  # ms, FB-21


@final
class Rules:
    """A table's options, as the rules ask for them; shared by every copy of a state."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.seats: int = seats
        self.board: Board = board_of(options.tigers)
        self.is_clock: bool = options.hourglass is Hourglass.CLOCK
        self.beats: int = int(options.sand.value) * 1_000 // BEAT  # FB-20, FB-21
        self.trials: Trials = options.trials
        self.pace: int = int(options.pace.value)
        self.riddles: tuple[Riddle, ...] = cards_of(options)
        self.cards: list[str] = list(TRIALS)
        self.last_turn: int = options.max_rounds * seats - 1 if options.max_rounds else NONE  # FB-42


def cards_of(options: Options) -> tuple[Riddle, ...]:
    """The riddle cards of a table (FB-05); those of its own will be added here (FB-40)."""
    return riddles_of(options.riddles.value)
