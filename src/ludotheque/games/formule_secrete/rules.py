"""What the options of a table come to."""

from typing import Final, final

from .board import Board, from_word
from .options import CARDS, BoardChoice, Instruction, Options
from .sheet import shipped

CARD_NUMBER: Final = {card: number for number, card in enumerate(CARDS)}

# The cards as the rules count them, by CARDS.
FORWARD_3: Final = CARD_NUMBER[Instruction.FORWARD_3]
ROLL_AGAIN: Final = CARD_NUMBER[Instruction.ROLL_AGAIN]
NEAREST_LAB: Final = CARD_NUMBER[Instruction.NEAREST_LAB]
SIDELINED: Final = CARD_NUMBER[Instruction.SIDELINED]
PROWLING_GUARD: Final = CARD_NUMBER[Instruction.PROWLING_GUARD]
LAB_1: Final = CARD_NUMBER[Instruction.LAB_1]  # and the two after it
STEPS_OF_FORWARD_3: Final = 3  # FS-19


@final
class Rules:
    """A table's options, as the rules ask for them; shared by every copy of a state."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.seats: int = seats
        self.board: Board = board_of(options)
        self.vault: int = self.board.vault
        self.last_turn: int = options.max_rounds * seats - 1  # FS-35; below 0: no limit


def board_of(options: Options) -> Board:
    """FS-04, FS-04b, or one's own."""
    return from_word(options.own_board) if options.board is BoardChoice.OWN else shipped(options.board)
