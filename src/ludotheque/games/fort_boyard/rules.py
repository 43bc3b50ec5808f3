"""What the options of a table come to."""

from typing import Final, final

from msgspec.structs import replace

from .board import NONE, Board, board_of
from .options import Hourglass, Options, Trials
from .own import cards_in, sign
from .pieces import OwnTrial, Riddle
from .riddles import riddles_of
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
        self.own_trials: dict[str, OwnTrial] = own_trials_of(options)  # by card
        self.cards: list[str] = [*TRIALS, *self.own_trials]
        self.shown: Options = shown(options)
        self.last_turn: int = options.max_rounds * seats - 1 if options.max_rounds else NONE  # FB-42


def cards_of(options: Options) -> tuple[Riddle, ...]:
    """The riddle cards of a table (FB-05), and then its own (FB-40)."""
    ours = riddles_of(options.riddles.value)
    return (*ours, *cards_in(options.cards).riddles) if options.cards else ours


def own_trials_of(options: Options) -> dict[str, OwnTrial]:
    """FB-40. Nobody but the people there can judge them, so they are drawn at the table alone (FB-24)."""
    if not options.cards or options.trials is not Trials.TABLE:
        return {}
    return {f"own-{number}": trial for number, trial in enumerate(cards_in(options.cards).trials, 1)}


def shown(options: Options) -> Options:
    """As everybody may read them: without the answers that are in the table's own cards."""
    return replace(options, cards=sign(options.cards)) if options.cards else options
